"""All tables: setting one, finding one again, joining, the rematch."""

import asyncio
import contextlib
import logging
import random
import time

from portside.core.errors import Malformed
from portside.core.game import NOBODY
from portside.games import rules_of
from portside.server import chance, wire
from portside.server import entries as stored
from portside.server.catalogue import checked_options
from portside.server.entries import Claimed, Head, HeadSeat, Joined, Rematched
from portside.server.live import LiveTable, row_of
from portside.server.metrics import METRICS
from portside.server.problems import Refused
from portside.server.settings import Settings
from portside.server.storage import Conflict, Stored, make_storage
from portside.server.table import Table
from portside.server.tokens import hashed, new_table_id, new_token, successor
from portside.server.workers import Workers

LOG = logging.getLogger("portside.tables")
MOST_LISTED = 100
SWEEP = 1.0  # seconds between looks for clocks that have run out and bots that were left alone


class Tables:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = make_storage(settings)
        self.workers = Workers(settings.worker_count())
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.refreshing: set[asyncio.Task[None]] = set()
        self.stopping = False

    async def open(self) -> None:
        await self.storage.open(self.heard)
        self.sweeper = asyncio.create_task(self.sweep())
        METRICS.gauge("portside_live_tables", lambda: len(self.live))
        METRICS.gauge("portside_sockets", lambda: sum(len(at.viewers) for at in self.live.values()))

    async def close(self) -> None:
        """Let what is being written be written; nothing new begins."""
        self.stopping = True
        self.sweeper.cancel()
        drivers = [at.driver for at in self.live.values() if at.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(self.sweeper, *drivers, *self.refreshing, return_exceptions=True)
        await self.workers.close()
        await self.storage.close()

    # -------------------------------------------------------------------------- finding

    async def get(self, table: str) -> LiveTable:
        at = self.live.get(table)
        if at is None:
            try:
                async with self.loading.setdefault(table, asyncio.Lock()):
                    at = self.live.get(table) or await self.load(table)
            finally:
                self.loading.pop(table, None)
        at.used = time.monotonic()
        return at

    async def load(self, table: str) -> LiveTable:
        found = await self.storage.load(table)
        if found is None:
            raise Refused("unknown-table", "there is no such table")
        try:
            return self.keep(LiveTable(self, fold(found)))
        except Malformed as error:
            raise Refused("old-rules", str(error)) from None

    def keep(self, at: LiveTable) -> LiveTable:
        """The one live table of its name: whoever came first with it stays."""
        if len(self.live) >= self.settings.live_tables:
            self.let_go()
        return self.live.setdefault(at.table.head.table, at)

    def let_go(self) -> None:
        """Forget tables that nobody looks at, the longest unused first; storage has them all."""
        idle = [
            at
            for at in self.live.values()
            if not at.viewers and not at.lock.locked() and (at.driver is None or at.driver.done())
        ]
        idle.sort(key=lambda at: at.used)
        for at in idle[: max(1, len(self.live) // 10)]:
            del self.live[at.table.head.table]

    async def seated(self, table: str, token: str | None) -> tuple[LiveTable, int]:
        """The table, and the seat of whoever asks; NOBODY without a token."""
        at = await self.get(table)
        if token is None:
            return at, NOBODY
        seat = at.table.seat_of(hashed(token))
        if seat is None and self.storage.several_processes:
            await at.refresh()
            seat = at.table.seat_of(hashed(token))
        if seat is None:
            raise Refused("bad-token", "this token opens no seat at this table")
        return at, seat

    async def player(self, table: str, token: str | None) -> tuple[LiveTable, int]:
        at, seat = await self.seated(table, token)
        if seat == NOBODY:
            raise Refused("bad-token", "a seat's token is needed: Authorization: Bearer …")
        return at, seat

    async def listed(self, state: str) -> list[bytes]:
        return await self.storage.public(state, MOST_LISTED)

    # -------------------------------------------------------------------------- setting

    async def make(self, new: wire.NewTable) -> wire.TableMade:
        rules = rules_of(new.game)
        options = checked_options(new.options)
        try:
            rules.new_game(len(new.seats), options)
        except Malformed as error:
            raise Refused("bad-options", str(error)) from None
        secret, salt = chance.new_secret(), chance.new_salt()
        if new.same_luck_as is not None:
            other = (await self.get(new.same_luck_as)).table
            if other.state != "over":
                raise Refused("not-over", "that table's chance is still a secret")
            secret, salt = other.head.secret, other.salt
        order = list(new.seats)
        if new.shuffle:
            random.SystemRandom().shuffle(order)
        tokens = [new_token() for _ in order]
        seats = [head_seat(seat, token) for seat, token in zip(order, tokens, strict=True)]
        name_all(seats)
        table = await self.begin(
            Head(
                table=new_table_id(), game=new.game, revision=rules.revision, options=options,
                title=new.title.strip(), seats=seats, clock=new.clock, public=new.public,
                made=time.time(), secret=secret, salt=salt, same_luck=new.same_luck_as is not None,
            )
        )  # fmt: skip
        with_tokens = list(enumerate(zip(order, tokens, strict=True)))
        return wire.TableMade(
            table,
            [wire.Ticket(table, i, token) for i, (seat, token) in with_tokens if seat.kind == "me"],
            [wire.Invitation(i, token) for i, (seat, token) in with_tokens if seat.kind == "open"],
        )

    async def begin(self, head: Head) -> str:
        folded = Table(head)
        row = row_of(folded, self.settings.patience)
        await self.storage.make(head.table, stored.encode(head), head.public, head.made, row)
        at = self.keep(LiveTable(self, folded))
        if folded.full:
            await at.settle()
            at.kick()
        LOG.info("table made", extra={"table": head.table, "game": head.game})
        return head.table

    async def join(self, table: str, body: wire.Join) -> wire.Ticket:
        """An open seat; with a token of one's own it is given once, however often one asks."""
        at = await self.get(table)
        async with at.lock:
            at.stale = at.stale or self.storage.several_processes
            await at.be_current()
            token = body.token or new_token()
            while (seat := at.table.seat_of(hashed(token))) is None:
                free, name = open_seat(at.table, body), unique(tidy(body.name), at.table)
                await at.commit([], [Joined(free, name, hashed(token), body.luck)])
        if at.table.full:
            await at.settle()
            at.kick()
        return wire.Ticket(table, seat, token)

    # -------------------------------------------------------------------------- rematch

    async def rematch(self, table: str, token: str | None, body: wire.Rematch) -> wire.TableMade:
        """The first to ask sets it; everybody else finds it."""
        at, seat = await self.player(table, token)
        assert token is not None
        async with at.lock:
            await at.be_current()
            if at.table.state != "over":
                raise Refused("not-over", "the game is not over yet")
            if not at.table.rematch:
                await at.write_note(Rematched(new_table_id()))
        if not await self.storage.load(at.table.rematch):
            head = rematch_head(at.table, body)
            with contextlib.suppress(Conflict):  # somebody else has just set it
                await self.begin(head)
        return wire.TableMade(at.table.rematch, [await self.claim_seat(at.table, seat, token)], [])

    async def claim(self, table: str, token: str | None) -> wire.Ticket:
        """A person's own seat at the rematch."""
        at, seat = await self.player(table, token)
        assert token is not None
        if not at.table.rematch and self.storage.several_processes:
            await at.refresh()
        if not at.table.rematch:
            raise Refused("not-found", "nobody has asked for a rematch yet")
        return await self.claim_seat(at.table, seat, token)

    async def claim_seat(self, before: Table, seat: int, token: str) -> wire.Ticket:
        there, fresh = shifted(seat, len(before.seats)), successor(token, before.rematch)
        at = await self.get(before.rematch)
        async with at.lock:
            await at.be_current()
            if hashed(fresh) not in at.table.seats[there].tokens:
                await at.write_note(Claimed(there, hashed(fresh)))
        return wire.Ticket(before.rematch, there, fresh)

    # ------------------------------------------------------------------------- sweeping

    async def sweep(self) -> None:
        """Clocks, and tables whose bots were left alone: by a restart, or by another process."""
        first = True
        while True:
            try:
                before = float("inf") if first else time.time()
                for table in await self.storage.due(before, 10_000 if first else 100):
                    try:
                        at = await self.get(table)
                        if at.driver is None or at.driver.done():
                            if self.storage.several_processes:
                                await at.refresh()
                            at.kick()
                    except Refused:
                        LOG.warning("cannot be played on", extra={"table": table})
                first = False
            except Exception:
                LOG.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    def heard(self, table: str) -> None:
        """Another process has written to this table (or, with '', to any)."""
        for at in list(self.live.values()) if not table else [self.live.get(table)]:
            if at is not None:
                task = asyncio.create_task(at.refresh())
                self.refreshing.add(task)
                task.add_done_callback(self.refreshing.discard)


def fold(found: Stored) -> Table:
    """A table from what is stored of it. Raises Malformed if its rules are not known any more."""
    table = Table(stored.read_head(found.head))
    for note in found.notes:
        table.note(stored.read_note(note))
    for entry in found.entries:
        table.add(stored.read_entry(entry))
    return table


def head_seat(seat: wire.NewSeat, token: str) -> HeadSeat:
    if seat.kind == "bot":
        return HeadSeat("bot", seat.name or "", seat.level or "mate")
    if seat.kind == "open":
        return HeadSeat("open", "", invite=hashed(token))
    return HeadSeat("person", tidy(seat.name or ""), token=hashed(token))


def name_all(seats: list[HeadSeat]) -> None:
    """Everybody at a table has a name of their own."""
    taken: set[str] = set()
    for seat in seats:
        if seat.kind == "bot":
            seat.name = tidy(seat.name, (seat.level or "bot").capitalize())
        if seat.kind != "open":
            seat.name = apart(seat.name, taken)
            taken.add(seat.name)


def tidy(name: str, otherwise: str = "Player") -> str:
    """A name that can stand in a record: one line, no blanks around it."""
    return "".join(letter for letter in name if letter.isprintable()).strip() or otherwise


def unique(name: str, table: Table) -> str:
    return apart(name, {seat.name for seat in table.seats})


def apart(name: str, taken: set[str]) -> str:
    number, wanted = 2, name
    while wanted in taken:
        wanted, number = f"{name} {number}", number + 1
    return wanted


def open_seat(table: Table, body: wire.Join) -> int:
    """The seat that somebody may take."""
    if body.invite is not None:
        for seat, sitting in enumerate(table.seats):
            if sitting.kind == "open" and sitting.invite == hashed(body.invite):
                return seat
        raise Refused("bad-token", "this invitation is not valid, or it is spent")
    if not table.head.public:
        raise Refused("bad-token", "this table is by invitation only")
    free = [seat for seat, sitting in enumerate(table.seats) if sitting.kind == "open"]
    if body.seat is not None:
        free = [seat for seat in free if seat == body.seat]
    if not free:
        raise Refused("seat-taken", "no such seat is free")
    return free[0]


def shifted(seat: int, seats: int) -> int:
    """Everybody moves up by one: who sat second begins."""
    return (seat - 1) % seats


def rematch_head(before: Table, body: wire.Rematch) -> Head:
    old, seats = before.head, len(before.seats)
    moved: list[HeadSeat] = [HeadSeat("open")] * seats
    for number, sitting in enumerate(before.seats):
        kind = "bot" if sitting.kind == "bot" else "person"
        moved[shifted(number, seats)] = HeadSeat(kind, sitting.name, sitting.level)  # type: ignore[arg-type]
    return Head(
        table=before.rematch, game=old.game, revision=rules_of(old.game).revision,
        options=old.options, title=old.title, seats=moved, clock=old.clock, public=old.public,
        made=time.time(), secret=old.secret if body.same_luck else chance.new_secret(),
        salt=before.salt if body.same_luck else chance.new_salt(), before=old.table,
        same_luck=body.same_luck,
    )  # fmt: skip
