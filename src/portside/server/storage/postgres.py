"""PostgreSQL: several processes serve the same tables, and hear of each other's writes."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterator
from typing import Any

import asyncpg

from portside.core.errors import Malformed
from portside.server.storage.base import (
    Addition,
    Conflict,
    Heard,
    Row,
    Storage,
    Stored,
    Unavailable,
)

LOG = logging.getLogger("portside.storage")
CHANNEL = "portside"
CONNECTIONS = 8
PATIENCE = 10.0  # seconds for a connection, and for a statement
PAUSE = 1.0  # seconds before a lost connection is made anew
MIGRATING = 0x706F727473  # the advisory lock: one process at a time brings the schema up to date

# What a connection that breaks, or cannot be made, is met with. OSError counts time-outs too.
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

# Each script leads from one version of the schema to the next; none is ever changed.
MIGRATIONS = [
    """
    create table tables(
        id text primary key, head bytea not null, public boolean not null,
        made double precision not null, state text not null, wakes double precision,
        line bytea not null);
    create index tables_public on tables(state, made) where public;
    create index tables_due on tables(wakes) where wakes is not null;
    create table entries(
        table_id text not null, seq integer not null, body bytea not null,
        primary key (table_id, seq));
    create table notes(
        table_id text not null, number integer not null, body bytea not null,
        primary key (table_id, number));
    """,
]


class PostgresStorage(Storage):
    several_processes = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.me = secrets.token_hex(4)  # whose notifications need not be heard
        self.pool: asyncpg.Pool | None = None
        self.listener: asyncio.Task[None] | None = None

    async def open_to_read(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=CONNECTIONS,
                timeout=PATIENCE, command_timeout=PATIENCE,
            )  # fmt: skip
        except FAILURES as error:
            raise Malformed(f"the database cannot be reached: {type(error).__name__}") from None
        async with self.pool.acquire() as db:
            await migrate(db)

    async def open(self, heard: Heard) -> None:
        self.heard = heard
        await self.open_to_read()
        ready = asyncio.Event()
        self.listener = asyncio.create_task(self.listen(ready))
        await ready.wait()

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listener
        if self.pool is not None:
            await self.pool.close()

    # ------------------------------------------------------------------------ listening

    async def listen(self, ready: asyncio.Event) -> None:
        """A connection of its own; after a loss, every table may have changed unheard."""
        while True:
            try:
                db = await asyncpg.connect(self.address)
                lost = asyncio.Event()
                db.add_termination_listener(lambda _, lost=lost: lost.set())
                await db.add_listener(CHANNEL, self.notified)
                if ready.is_set():
                    self.heard("")
                ready.set()
                try:
                    await lost.wait()
                finally:
                    if not db.is_closed():
                        await db.close(timeout=2)
            except FAILURES as error:
                LOG.warning("listening again", extra={"reason": type(error).__name__})
            await asyncio.sleep(PAUSE)

    def notified(self, _db: Any, _pid: int, _channel: str, payload: Any) -> None:
        writer, _, table = str(payload).partition(" ")
        if writer != self.me:
            self.heard(table)

    # -------------------------------------------------------------------------- writing

    @property
    def db(self) -> "asyncpg.Pool":
        assert self.pool is not None
        return self.pool

    async def make(self, table: str, head: bytes, public: bool, made: float, row: Row) -> None:
        with failures():
            await self.db.execute(
                "insert into tables values($1,$2,$3,$4,$5,$6,$7)",
                table, head, public, made, row.state, row.wakes, row.line,
            )  # fmt: skip

    async def add(self, addition: Addition) -> None:
        """One statement, so one round trip: the entries, the notes, the row, and the news."""
        row = addition.row
        with failures():
            await self.db.execute(
                """
                with e as (insert into entries
                        select $1, $2::int + n - 1, body
                        from unnest($3::bytea[]) with ordinality as u(body, n)),
                    o as (insert into notes
                        select $1, $4::int + n - 1, body
                        from unnest($5::bytea[]) with ordinality as u(body, n)),
                    t as (update tables set state=$6, wakes=$7, line=$8 where id=$1)
                select pg_notify($9, $10)
                """,
                addition.table, addition.first_entry, addition.entries, addition.first_note,
                addition.notes, row.state, row.wakes, row.line, CHANNEL,
                f"{self.me} {addition.table}",
            )  # fmt: skip

    # -------------------------------------------------------------------------- reading

    async def load(self, table: str, after_entry: int = 0, after_note: int = 0) -> Stored | None:
        with failures():
            async with self.db.acquire() as db, db.transaction(isolation="repeatable_read"):
                head = await db.fetchval("select head from tables where id=$1", table)
                if head is None:
                    return None
                entries = await db.fetch(
                    "select body from entries where table_id=$1 and seq>$2 order by seq",
                    table, after_entry,
                )  # fmt: skip
                notes = await db.fetch(
                    "select body from notes where table_id=$1 and number>$2 order by number",
                    table, after_note,
                )  # fmt: skip
        return Stored(head, [row[0] for row in entries], [row[0] for row in notes])

    async def column(self, query: str, *values: Any) -> list[Any]:
        with failures():
            return [row[0] for row in await self.db.fetch(query, *values)]

    async def public(self, state: str, most: int) -> list[bytes]:
        return await self.column(
            "select line from tables where public and state=$1 order by made desc limit $2",
            state, most,
        )  # fmt: skip

    async def due(self, before: float, most: int) -> list[str]:
        return await self.column(
            "select id from tables where wakes is not null and wakes<=$1 order by wakes limit $2",
            before, most,
        )  # fmt: skip

    async def page(self, after: str, state: str | None) -> list[str]:
        return await self.column(
            "select id from tables where id>$1 and ($2::text is null or state=$2) "
            "order by id limit 500",
            after, state,
        )  # fmt: skip

    async def alive(self) -> bool:
        return await self.column("select 1") == [1]


@contextlib.contextmanager
def failures() -> Iterator[None]:
    """What the driver raises, in the words of every storage."""
    try:
        yield
    except asyncpg.UniqueViolationError:
        raise Conflict from None
    except FAILURES as error:
        raise Unavailable(type(error).__name__) from error


async def migrate(db: Any) -> None:
    async with db.transaction():
        await db.execute("select pg_advisory_xact_lock($1)", MIGRATING)
        await db.execute("create table if not exists portside_schema(version integer not null)")
        version = await db.fetchval("select max(version) from portside_schema") or 0
        if version > len(MIGRATIONS):
            raise Malformed(f"the data are of a newer Portside (schema {version})")
        for number, script in enumerate(MIGRATIONS[version:], version + 1):
            await db.execute(script)
            await db.execute("insert into portside_schema values($1)", number)
