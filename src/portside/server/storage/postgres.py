"""PostgreSQL: several processes serve the same tables, and hear of each other's writes."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterator
from typing import Any

import asyncpg

from portside.core.errors import Malformed
from portside.server.bans import Ban
from portside.server.storage.base import (
    MATTERS,
    MOST_OF_ONE,
    Addition,
    Conflict,
    Heard,
    Listed,
    New,
    Rewriting,
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
    """
    alter table tables add column version integer not null default 0;
    update tables set version = (select count(*) from entries where table_id = id)
        + (select count(*) from notes where table_id = id);
    alter table tables add column edition integer not null default 0;
    alter table tables add column maker text not null default '';
    alter table tables add column luck text not null default '';
    alter table tables add column grouped text not null default '';
    alter table tables add column ended double precision;
    create unique index tables_luck on tables(luck) where luck != '';
    create index tables_group on tables(grouped) where grouped != '';
    create index tables_ended on tables(ended) where ended is not null;
    create table house(key text primary key, value bytea not null);
    create table bans(
        kind text not null, value text not null, until double precision, why text not null,
        primary key (kind, value));
    """,
    """
    alter table tables add column changed double precision not null default 0;
    update tables set changed = extract(epoch from now());
    alter table tables add column nameless boolean not null default false;
    alter table tables add column broken text;
    create index tables_named on tables(made) where not nameless;
    create index tables_maker on tables(maker) where maker != '';
    create index tables_broken on tables(made) where broken is not null;
    create table outages(start double precision primary key, stop double precision not null);
    create table acts(at double precision not null, act text not null);
    """,
    """
    create table pieces(
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
            async with self.pool.acquire() as db:
                await migrate(db)
        except FAILURES as error:
            raise Malformed(f"the database cannot be used: {type(error).__name__}") from None

    async def open_beside(self) -> None:
        await self.open_to_read()

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
        writer, _, said = str(payload).partition(" ")
        if writer == self.me:
            return
        if said.startswith("{"):
            if self.overheard is not None:
                self.overheard(writer, said.encode())
        else:
            self.heard(said)

    async def whisper(self, message: bytes) -> None:
        with contextlib.suppress(*FAILURES):  # the next one will do
            await self.db.execute(
                "select pg_notify($1, $2)", CHANNEL, f"{self.me} {message.decode()}"
            )

    # -------------------------------------------------------------------------- writing

    @property
    def db(self) -> "asyncpg.Pool":
        assert self.pool is not None
        return self.pool

    async def make(self, new: New, row: Row) -> None:
        with failures():
            await self.db.execute(
                "insert into tables(id, head, public, made, state, wakes, line, maker, luck, "
                "grouped, ended, changed) values($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$4)",
                new.table, new.head, new.public, new.made, row.state, row.wakes, row.line,
                new.maker, new.luck, new.group, row.ended,
            )  # fmt: skip

    async def add(self, addition: Addition) -> None:
        """One statement, so one round trip: the row, the entries, the notes, and the news.

        The row's version decides: of two additions to the same table only one finds it as it was.
        """
        row = addition.row
        with failures():
            added = await self.db.fetchval(
                """
                with t as (update tables set state=$6, wakes=$7, line=$8,
                            ended=coalesce(ended, $9), version=version+$10, changed=$14
                        where id=$1 and version=$11 and edition=$15 returning 1),
                    e as (insert into entries
                        select $1, $2::int + n - 1, body
                        from unnest($3::bytea[]) with ordinality as u(body, n), t),
                    o as (insert into notes
                        select $1, $4::int + n - 1, body
                        from unnest($5::bytea[]) with ordinality as u(body, n), t)
                select count(pg_notify($12, $13)) from t
                """,
                addition.table, addition.first_entry, addition.entries, addition.first_note,
                addition.notes, row.state, row.wakes, row.line, row.ended, addition.size,
                addition.version, CHANNEL, f"{self.me} {addition.table}", time.time(),
                addition.edition,
            )  # fmt: skip
        if not added:
            raise Conflict

    # -------------------------------------------------------------------------- reading

    async def load(self, table: str, after_entry: int = 0, after_note: int = 0) -> Stored | None:
        with failures():
            async with self.db.acquire() as db, db.transaction(isolation="repeatable_read"):
                head = await db.fetchrow(
                    "select head, edition, broken, line from tables where id=$1", table
                )
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
        return Stored(head[0], [row[0] for row in entries], [row[0] for row in notes], *head[1:])

    async def column(self, query: str, *values: Any) -> list[Any]:
        with failures():
            return [row[0] for row in await self.db.fetch(query, *values)]

    async def keep_piece(self, table: str, number: int, body: bytes) -> None:
        await self.execute(
            "insert into pieces select id, $2, $3 from tables where id=$1 "
            "on conflict (table_id, number) do update set body=$3",
            table, number, body,
        )  # fmt: skip

    async def pieces(self, table: str) -> dict[int, bytes]:
        with failures():
            rows = await self.db.fetch("select number, body from pieces where table_id=$1", table)
        return {row[0]: row[1] for row in rows}

    async def public(self, state: str, most: int) -> list[bytes]:
        return await self.column(
            """
            select line from (
                select line, made, row_number() over (
                    partition by case maker when '' then id else maker end order by made desc
                ) as place
                from (select id, line, made, maker from tables where public and state=$1
                      order by made desc limit $2) as newest) as placed
            where place<=$3 order by made desc limit $4
            """,
            state, 20 * most, MOST_OF_ONE, most,
        )  # fmt: skip

    async def gathering_of(self, maker: str) -> int:
        query = "select count(*) from tables where maker=$1 and public and state='gathering'"
        return int((await self.column(query, maker))[0])

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

    async def running(self, group: str) -> int:
        query = "select count(*) from tables where grouped=$1 and state!='over'"
        return int((await self.column(query, group))[0])

    async def house(self, key: str, value: bytes | None = None) -> bytes | None:
        if value is not None:
            with failures():
                await self.db.execute(
                    "insert into house values($1,$2) on conflict do nothing", key, value
                )
        found = await self.column("select value from house where key=$1", key)
        return found[0] if found else None

    async def put(self, key: str, value: bytes | None) -> None:
        if value is None:
            await self.execute("delete from house where key=$1", key)
        else:
            await self.execute(
                "insert into house values($1,$2) on conflict(key) do update set value=$2",
                key, value,
            )  # fmt: skip

    # --------------------------------------------------------- for whoever runs the server

    async def execute(self, query: str, *values: Any) -> int:
        """How many rows it changed."""
        with failures():
            done = await self.db.execute(query, *values)
        return int(str(done).rpartition(" ")[2])

    async def rewrite(self, rewriting: Rewriting) -> None:
        with failures():
            changed = await self.db.fetchval(
                """
                with t as (update tables set head=$2, line=$3, nameless=nameless or $4,
                            maker=case when $4 then '' else maker end, edition=edition+1
                        where id=$1 and version=$5 and edition=$6 returning 1),
                    n as (update notes set body=u.body
                        from unnest($7::int[], $8::bytea[]) as u(number, body), t
                        where table_id=$1 and notes.number=u.number)
                select count(pg_notify($9, $10)) from t
                """,
                rewriting.table, rewriting.head, rewriting.line, rewriting.nameless,
                rewriting.version, rewriting.edition, list(rewriting.notes),
                list(rewriting.notes.values()), CHANNEL, f"{self.me} {rewriting.table}",
            )  # fmt: skip
        if not changed:
            raise Conflict

    async def delete(self, table: str) -> bool:
        with failures():
            found = await self.db.fetchval(
                """
                with t as (delete from tables where id=$1 returning 1),
                    e as (delete from entries where table_id=$1),
                    n as (delete from notes where table_id=$1),
                    p as (delete from pieces where table_id=$1)
                select count(pg_notify($2, $3)) from t
                """,
                table, CHANNEL, f"{self.me} {table}",
            )  # fmt: skip
        return bool(found)

    async def listing(self, state: str | None, broken: bool, most: int) -> list[Listed]:
        only = "and broken is not null" if broken else ""
        with failures():
            rows = await self.db.fetch(
                "select id, state, public, made, changed, maker, broken from tables "
                f"where ($1::text is null or state=$1) {only} order by made desc limit $2",
                state, most,
            )  # fmt: skip
        return [Listed(*row) for row in rows]

    async def mark(self, table: str, broken: str | None, row: Row | None = None) -> None:
        await self.execute("update tables set broken=$2, wakes=null where id=$1", table, broken)
        if row is not None:
            await self.execute(
                "update tables set state=$2, wakes=$3, line=$4 where id=$1",
                table, row.state, row.wakes, row.line,
            )  # fmt: skip

    async def count_broken(self) -> int:
        return int((await self.column("select count(*) from tables where broken is not null"))[0])

    async def expired(self, before: float, most: int) -> list[tuple[str, str]]:
        with failures():
            rows = await self.db.fetch(
                "select id, state from tables where not nameless and made<$1 "
                "and coalesce(ended, changed)<$1 order by made limit $2",
                before, most,
            )  # fmt: skip
        return [(row[0], row[1]) for row in rows]

    async def bans(self) -> list[Ban]:
        with failures():
            rows = await self.db.fetch(
                "select kind, value, until, why from bans order by kind, value"
            )
        return [Ban(*row) for row in rows]

    async def ban(self, ban: Ban) -> None:
        await self.execute(
            "insert into bans values($1,$2,$3,$4) "
            "on conflict(kind, value) do update set until=$3, why=$4",
            ban.kind, ban.value, ban.until, ban.why,
        )  # fmt: skip

    async def unban(self, kind: str, value: str) -> bool:
        return bool(await self.execute("delete from bans where kind=$1 and value=$2", kind, value))

    async def write_down(self, at: float, act: str) -> None:
        await self.execute("insert into acts values($1,$2)", at, act)

    async def acts(self, most: int) -> list[tuple[float, str]]:
        with failures():
            rows = await self.db.fetch("select at, act from acts order by at desc limit $1", most)
        return [(row[0], row[1]) for row in rows]

    # ------------------------------------------------------------- whether somebody is there

    async def beat(self, now: float) -> float | None:
        """Of several processes after an outage only the first sees how long it was."""
        new = b"%r" % now
        await self.house("pulse", new)
        last = await self.column(
            "update house set value=$1 from "
            "(select value as last from house where key='pulse' for update) as o "
            "where key='pulse' returning o.last",
            new,
        )
        return float(last[0]) if last and last[0] != new else None

    async def add_outage(self, start: float, stop: float) -> None:
        with failures(), contextlib.suppress(asyncpg.UniqueViolationError):
            async with self.db.acquire() as db, db.transaction():
                await db.execute("insert into outages values($1,$2)", start, stop)
                await db.execute("delete from outages where stop<$1", start - MATTERS)
                await db.execute(
                    "update tables set wakes=wakes+$1 where wakes>$2", stop - start, start
                )

    async def outages(self) -> list[tuple[float, float]]:
        with failures():
            rows = await self.db.fetch("select start, stop from outages order by start")
        return [(row[0], row[1]) for row in rows]

    async def check(self) -> None:
        await self.put("check", b"written")


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
