"""What whoever runs the server can do to tables, beside the servers that may be running.

Every act is written down, here and in the storage: what was done and to what, never a secret.
"""

import contextlib
import getpass
import json
import logging
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import msgspec

from portside import wire
from portside.core.errors import Malformed
from portside.server import entries as stored
from portside.server import forgetting, viewers
from portside.server.bans import Ban, checked_value
from portside.server.entries import Closed, Spoke
from portside.server.folding import fold
from portside.server.housekeeping import ANNOUNCEMENT
from portside.server.ledger import Ledger
from portside.server.settings import Settings
from portside.server.storage import Conflict, Listed, Storage, Stored, make_storage
from portside.server.storage.base import Addition
from portside.server.table import row_of

LOG = logging.getLogger("portside.admin")


class Admin:
    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage

    async def done(self, act: str, **what: object) -> None:
        said = {key: value for key, value in what.items() if value is not None}
        LOG.info(act, extra=said)
        said = {"act": act, **said, "by": user()}
        await self.storage.write_down(time.time(), json.dumps(said, ensure_ascii=False))

    async def found(self, table: str) -> Stored:
        found = await self.storage.load(table)
        if found is None:
            raise Malformed(f"there is no table {table!r}")
        return found

    # ---------------------------------------------------------------------------- tables

    async def tables(self, state: str | None, most: int) -> list["Described"]:
        return [await self.described(row) for row in await self.storage.listing(state, False, most)]

    async def described(self, row: Listed) -> "Described":
        found = await self.found(row.table)
        try:
            head = stored.read_head(found.head)
            notes = [stored.read_note(body) for body in found.notes]
        except msgspec.MsgspecError:
            return Described(row)
        return Described(row, head.game, head.title, forgetting.names_of(head, notes))

    async def close(self, table: str) -> None:
        """The game ends as it stands, without a winner; everybody can still look at it."""
        while True:
            found = await self.found(table)
            folded = fold(found)
            if folded.state == "over":
                raise Malformed(f"table {table} is over already")
            try:
                await self.storage.add(closing(folded, found.edition, self.settings.patience))
            except Conflict:
                continue
            break
        await self.done("table closed", table=table)

    async def delete(self, table: str) -> None:
        if not await self.storage.delete(table):
            raise Malformed(f"there is no table {table!r}")
        await self.done("table deleted", table=table)

    async def mend(self, table: str) -> None:
        """Try to read it again."""
        folded = fold(await self.found(table))
        await self.storage.mark(table, None, row_of(folded, self.settings.patience))
        await self.done("table mended", table=table)

    # ------------------------------------------------------------------------------ chat

    async def chat(self, table: str) -> list[wire.ChatLine]:
        notes = enumerate((await self.found(table)).notes, 1)
        said = [(number, stored.read_note(body)) for number, body in notes]
        return [viewers.chat_line(number, note) for number, note in said if isinstance(note, Spoke)]

    async def unsay(self, table: str, number: int) -> None:
        if not await forgetting.rewrite(self.storage, table, forgetting.unsaid(number)):
            raise Malformed(f"there is no table {table!r}")
        await self.done("line removed", table=table, number=number)

    # ------------------------------------------------------------------------------ bans

    async def ban(self, kind: str, value: str, seconds: float | None, why: str) -> str:
        """What is banned: of an IPv6 address its network, as everywhere."""
        value = checked_value(kind, value)
        until = None if seconds is None else time.time() + seconds
        await self.storage.ban(Ban(kind, value, until, why))
        await self.done("banned", kind=kind, value=value, seconds=seconds)
        return value

    async def unban(self, kind: str, value: str) -> None:
        if not await self.storage.unban(kind, checked_value(kind, value)):
            raise Malformed(f"{value!r} is not banned")
        await self.done("ban lifted", kind=kind, value=value)

    # --------------------------------------------------------------------- announcements

    async def announce(self, text: str, at: float | None) -> None:
        said = wire.Announcement(text, at) if text else None
        await self.storage.put(ANNOUNCEMENT, msgspec.json.encode(said) if said else None)
        await self.done("announced" if text else "announcement withdrawn", text=text or None, at=at)


@dataclass
class Described:
    """A table in a list, with what its rows say; nothing where they cannot be read."""

    row: Listed
    game: str = ""
    title: str = ""
    names: list[str] = field(default_factory=list)


def closing(table: Ledger, edition: int, patience: float) -> Addition:
    """What makes a table closed."""
    note = Closed(time.time(), table.seq)
    table.note(note)
    row = row_of(table, patience)
    row.ended = note.at
    body = stored.encode(note)
    return Addition(table.head.table, table.seq + 1, [], table.notes, [body], row, edition)


def user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "unknown"


@contextlib.asynccontextmanager
async def administration(settings: Settings) -> AsyncIterator[Admin]:
    """Beside the servers that may be running."""
    storage = make_storage(settings)
    await storage.open_beside()
    try:
        yield Admin(settings, storage)
    finally:
        await storage.close()
