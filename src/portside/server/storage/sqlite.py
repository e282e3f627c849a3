"""SQLite: one thread writes, one reads. What waits together is made durable together."""

import asyncio
import contextlib
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

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
from portside.server.storage.files import (
    FILE,
    MIGRATIONS,
    connect,
    damage,
    look_over,
    open_folder,
    schema_of,
)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], object]
TIDYING = 2.0  # seconds
MOST_AT_ONCE = 200  # writes in one transaction
LONG = 4000  # pages in the log
TIDY = "pragma wal_checkpoint(passive)"
ROOM = 1 << 20  # bytes that must be free on the disk
INSPECTING = 60.0  # seconds between looks for damage, and longer where one takes long
PATIENCE = 5.0  # seconds that the first of them may keep the start waiting


class Job:
    """A write that waits for its turn."""

    def __init__(self, work: Work, future: "asyncio.Future[Any]") -> None:
        self.work = work
        self.future = future
        self.result: object = None


class SQLiteStorage(Storage):
    def __init__(self, data: Path) -> None:
        self.data = data
        self.path = data / FILE
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.reader = ThreadPoolExecutor(1, "reader")
        self.writer: threading.Thread | None = None
        self.seen: sqlite3.Connection | None = None  # the reader's connection
        self.lock: IO[str] | None = None  # held by the server
        self.version = 0  # of the data: another one's write changes it
        self.damage = ""  # what is known to be wrong
        self.log_is_long = False
        self.helpers: list[threading.Thread] = []
        self.closing = threading.Event()

    async def open(self, heard: Heard) -> None:
        self.lock = await asyncio.to_thread(open_folder, self.data)
        self.start(heard)
        self.db.execute("pragma wal_autocheckpoint=0")  # left to a thread that nobody waits for
        self.inspected = threading.Event()
        for name, work in (("tidier", self.tidy_up), ("inspector", self.inspect_on)):
            self.helpers.append(threading.Thread(target=work, name=name, daemon=True))
            self.helpers[-1].start()
        await asyncio.to_thread(self.inspected.wait, PATIENCE)
        if self.damage:
            wrong = self.damage
            await self.close()
            hint = "restore a copy with `portside restore`"
            raise Malformed(f"{self.path} is damaged ({wrong}); {hint}")

    async def open_beside(self) -> None:
        await self.open_to_read()
        self.start(lambda _: None)

    async def open_to_read(self) -> None:
        if not self.path.exists():
            raise Malformed(f"there are no tables in {self.data}")
        look_over(self.path)
        try:
            self.seen = connect(self.path)
            version = schema_of(self.seen)
        except sqlite3.Error as error:
            raise Malformed(f"{self.path} cannot be opened: {error}") from None
        if version < len(MIGRATIONS):
            raise Malformed("the data are of an older Portside: start the server of this one first")

    def start(self, heard: Heard) -> None:
        """The writer."""
        self.db = connect(self.path)
        self.db.execute("pragma secure_delete=on")  # what is taken away is not left in free pages
        self.seen = self.seen or connect(self.path)
        self.version = data_version(self.db)
        self.heard = heard
        self.loop = asyncio.get_running_loop()
        self.writer = threading.Thread(target=self.write_on, name="writer", daemon=True)
        self.writer.start()

    async def close(self) -> None:
        self.closing.set()
        if self.writer is not None:
            self.jobs.put(None)
            for thread in (self.writer, *self.helpers):
                await asyncio.to_thread(thread.join)
            self.writer = None
            self.db.close()
        self.reader.shutdown()
        if self.seen is not None:
            self.seen.close()
        if self.lock is not None:
            self.lock.close()

    def tidy_up(self) -> None:
        """Move what is durable in the log into the file now and then, beside the writer."""
        with contextlib.closing(connect(self.path)) as db:
            while not self.closing.wait(TIDYING):
                with contextlib.suppress(sqlite3.Error):
                    _, pages, _ = db.execute(TIDY).fetchone()
                    self.log_is_long = pages > LONG

    def inspect_on(self) -> None:
        """Look for damage now and then; it takes a five-hundredth of the time at the most."""
        wait = 0.0
        while not self.closing.wait(wait):
            start = time.monotonic()
            self.inspect()
            self.inspected.set()
            wait = max(INSPECTING, 500 * (time.monotonic() - start))

    def inspect(self) -> None:
        """A connection of its own sees what is on the disk, not what another remembers."""
        try:
            with contextlib.closing(connect(self.path)) as db:
                db.set_progress_handler(self.closing.is_set, 10_000)
                self.damage = damage(db)
        except sqlite3.OperationalError:  # not to be had now: look again later
            pass
        except sqlite3.DatabaseError as error:
            self.damage = str(error)

    # -------------------------------------------------------------------------- writing

    def write_on(self) -> None:
        """The writer's thread."""
        stopping = False
        while not stopping:
            waiting = [self.jobs.get()]
            while len(waiting) < MOST_AT_ONCE and not self.jobs.empty():
                waiting.append(self.jobs.get())
            stopping = None in waiting
            self.write_together([job for job in waiting if job is not None])
            if self.log_is_long:
                self.begin_log_anew()

    def begin_log_anew(self) -> None:
        """Under steady writing the other thread is never quite done; the little rest is moved here.

        Then the next write begins the log from its start.
        """
        self.log_is_long = False
        with contextlib.suppress(sqlite3.Error):
            self.db.execute(TIDY).fetchone()

    def write_together(self, jobs: list[Job]) -> None:
        """All in one transaction; if one of them is refused, each in one of its own."""
        failure: Exception | None = None
        try:
            self.db.execute("begin immediate")
            version = data_version(self.db)
            for job in jobs:
                job.result = job.work(self.db)
            self.db.execute("commit")
            self.look_around(version)
        except Exception as error:  # nothing of it is durable
            with contextlib.suppress(sqlite3.Error):
                self.db.execute("rollback")
            if isinstance(error, sqlite3.IntegrityError) and len(jobs) > 1:
                for job in jobs:
                    self.write_together([job])
                return
            failure = self.meaning(error)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
            self.loop.call_soon_threadsafe(tell, jobs, failure)

    def look_around(self, version: int) -> None:
        """Whoever runs the server may have written to the same file: any table may be another."""
        if version != self.version:
            self.version = version
            with contextlib.suppress(RuntimeError):
                self.loop.call_soon_threadsafe(self.heard, "")

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        job = Job(work, self.loop.create_future())
        self.jobs.put(job)
        result: T = await job.future
        return result

    async def make(self, new: New, row: Row) -> None:
        values = (
            new.table, new.head, int(new.public), new.made, row.state, row.wakes, row.line,
            new.maker, new.luck, new.group, row.ended, new.made,
        )  # fmt: skip

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "insert into tables(id, head, public, made, state, wakes, line, maker, luck, "
                "grouped, ended, changed) values(?,?,?,?,?,?,?,?,?,?,?,?)",
                values,
            )

        await self.write(work)

    async def add(self, addition: Addition) -> None:
        table, row = addition.table, addition.row
        entries = [
            (table, number, body)
            for number, body in enumerate(addition.entries, addition.first_entry)
        ]
        notes = [(table, n, body) for n, body in enumerate(addition.notes, addition.first_note)]

        def work(db: sqlite3.Connection) -> None:
            changed = db.execute(
                "update tables set state=?, wakes=?, line=?, ended=coalesce(ended, ?), "
                "version=version+?, changed=? where id=? and version=? and edition=?",
                (row.state, row.wakes, row.line, row.ended, addition.size, time.time(), table,
                 addition.version, addition.edition),
            )  # fmt: skip
            if changed.rowcount != 1:
                raise sqlite3.IntegrityError("something was added meanwhile")
            db.executemany("insert into entries values(?,?,?)", entries)
            db.executemany("insert into notes values(?,?,?)", notes)

        await self.write(work)

    # -------------------------------------------------------------------------- reading

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self.seen is not None
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.reader, work, self.seen)
        except sqlite3.Error as error:
            raise self.meaning(error) from error

    async def load(self, table: str, after_entry: int = 0, after_note: int = 0) -> Stored | None:
        def work(db: sqlite3.Connection) -> Stored | None:
            db.execute("begin")
            try:
                head = db.execute(
                    "select head, edition, broken, line from tables where id=?", (table,)
                ).fetchone()
                if head is None:
                    return None
                return Stored(
                    head[0],
                    column(db, "select body from entries where table_id=? and seq>? order by seq",
                           table, after_entry),
                    column(db, "select body from notes where table_id=? and number>? "
                           "order by number", table, after_note),
                    *head[1:],
                )  # fmt: skip
            finally:
                db.execute("commit")

        return await self.read(work)

    async def keep_piece(self, table: str, number: int, body: bytes) -> None:
        await self.write(
            lambda db: db.execute(
                "insert or replace into pieces select id, ?2, ?3 from tables where id=?1",
                (table, number, body),
            )
        )

    async def pieces(self, table: str) -> dict[int, bytes]:
        query = "select number, body from pieces where table_id=?"
        return await self.read(lambda db: dict(db.execute(query, (table,)).fetchall()))

    async def public(self, state: str, most: int) -> list[bytes]:
        query = """
            select line from (
                select line, made, row_number() over (
                    partition by case maker when '' then id else maker end order by made desc
                ) as place
                from (select id, line, made, maker from tables where public=1 and state=?
                      order by made desc limit ?))
            where place<=? order by made desc limit ?"""
        return await self.read(lambda db: column(db, query, state, 20 * most, MOST_OF_ONE, most))

    async def gathering_of(self, maker: str) -> int:
        query = "select count(*) from tables where maker=? and public=1 and state='gathering'"
        return await self.read(lambda db: int(column(db, query, maker)[0]))

    async def due(self, before: float, most: int) -> list[str]:
        return await self.read(
            lambda db: column(db, "select id from tables where wakes is not null and wakes<=? "
                              "order by wakes limit ?", before, most)
        )  # fmt: skip

    async def page(self, after: str, state: str | None) -> list[str]:
        return await self.read(
            lambda db: column(db, "select id from tables where id>?1 and (?2 is null or state=?2) "
                              "order by id limit 500", after, state)
        )  # fmt: skip

    async def running(self, group: str) -> int:
        query = "select count(*) from tables where grouped=? and state!='over'"
        return int(await self.read(lambda db: db.execute(query, (group,)).fetchone()[0]))

    async def house(self, key: str, value: bytes | None = None) -> bytes | None:
        if value is not None:
            given = (key, value)
            await self.write(
                lambda db: db.execute("insert or ignore into house values(?,?)", given)
            )
        found = await self.read(lambda db: column(db, "select value from house where key=?", key))
        return found[0] if found else None

    async def put(self, key: str, value: bytes | None) -> None:
        def work(db: sqlite3.Connection) -> None:
            if value is None:
                db.execute("delete from house where key=?", (key,))
            else:
                db.execute("insert or replace into house values(?,?)", (key, value))

        await self.write(work)

    # --------------------------------------------------------- for whoever runs the server

    async def rewrite(self, rewriting: Rewriting) -> None:
        table = rewriting.table
        notes = [(body, table, number) for number, body in rewriting.notes.items()]

        def work(db: sqlite3.Connection) -> None:
            changed = db.execute(
                "update tables set head=?, line=?, nameless=max(nameless, ?), "
                "maker=case ? when 1 then '' else maker end, edition=edition+1 "
                "where id=? and version=? and edition=?",
                (rewriting.head, rewriting.line, rewriting.nameless, rewriting.nameless, table,
                 rewriting.version, rewriting.edition),
            )  # fmt: skip
            if changed.rowcount != 1:
                raise sqlite3.IntegrityError("something has changed meanwhile")
            db.executemany("update notes set body=? where table_id=? and number=?", notes)

        await self.write(work)

    async def delete(self, table: str) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            db.execute("delete from entries where table_id=?", (table,))
            db.execute("delete from notes where table_id=?", (table,))
            db.execute("delete from pieces where table_id=?", (table,))
            return db.execute("delete from tables where id=?", (table,)).rowcount == 1

        return await self.write(work)

    async def listing(self, state: str | None, broken: bool, most: int) -> list[Listed]:
        only = "and broken is not null" if broken else ""
        query = (
            "select id, state, public, made, changed, maker, broken from tables "
            f"where (?1 is null or state=?1) {only} order by made desc limit ?2"
        )
        return await self.read(
            lambda db: [
                Listed(row[0], row[1], bool(row[2]), *row[3:])
                for row in db.execute(query, (state, most))
            ]
        )

    async def mark(self, table: str, broken: str | None, row: Row | None = None) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("update tables set broken=?, wakes=null where id=?", (broken, table))
            if row is not None:
                db.execute(
                    "update tables set state=?, wakes=?, line=? where id=?",
                    (row.state, row.wakes, row.line, table),
                )

        await self.write(work)

    async def count_broken(self) -> int:
        query = "select count(*) from tables where broken is not null"
        return await self.read(lambda db: int(column(db, query)[0]))

    async def expired(self, before: float, most: int) -> list[tuple[str, str]]:
        query = (
            "select id, state from tables where nameless=0 and made<?1 "
            "and coalesce(ended, changed)<?1 order by made limit ?2"
        )
        return await self.read(lambda db: list(db.execute(query, (before, most))))

    async def bans(self) -> list[Ban]:
        query = "select kind, value, until, why from bans order by kind, value"
        return await self.read(lambda db: [Ban(*row) for row in db.execute(query)])

    async def ban(self, ban: Ban) -> None:
        given = (ban.kind, ban.value, ban.until, ban.why)
        await self.write(
            lambda db: db.execute("insert or replace into bans values(?,?,?,?)", given)
        )

    async def unban(self, kind: str, value: str) -> bool:
        query = "delete from bans where kind=? and value=?"
        return await self.write(lambda db: db.execute(query, (kind, value)).rowcount == 1)

    async def write_down(self, at: float, act: str) -> None:
        await self.write(lambda db: db.execute("insert into acts values(?,?)", (at, act)))

    async def acts(self, most: int) -> list[tuple[float, str]]:
        query = "select at, act from acts order by at desc limit ?"
        return await self.read(lambda db: list(db.execute(query, (most,))))

    # ------------------------------------------------------------- whether somebody is there

    async def beat(self, now: float) -> float | None:
        def work(db: sqlite3.Connection) -> list[bytes]:
            last = column(db, "select value from house where key='pulse'")
            db.execute("insert or replace into house values('pulse', ?)", (b"%r" % now,))
            return last

        last = await self.write(work)
        return float(last[0]) if last else None

    async def add_outage(self, start: float, stop: float) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("insert into outages values(?,?)", (start, stop))
            db.execute("delete from outages where stop<?", (start - MATTERS,))
            db.execute("update tables set wakes=wakes+? where wakes>?", (stop - start, start))

        with contextlib.suppress(Conflict):  # another process has said so
            await self.write(work)

    async def outages(self) -> list[tuple[float, float]]:
        query = "select start, stop from outages order by start"
        return await self.read(lambda db: list(db.execute(query)))

    async def check(self) -> None:
        """As much as an answer needs is written, and taken away again."""
        if self.damage:
            raise Unavailable(self.damage)
        if shutil.disk_usage(self.data).free < ROOM:
            raise Unavailable("the disk is full")

        def work(db: sqlite3.Connection) -> None:
            db.execute("insert or replace into house values('check', zeroblob(8192))")
            db.execute("delete from house where key='check'")

        await self.write(work)

    def meaning(self, error: Exception) -> Exception:
        """In the words of every storage."""
        if isinstance(error, sqlite3.IntegrityError):
            return Conflict()
        if isinstance(error, sqlite3.Error):
            if getattr(error, "sqlite_errorname", "").startswith(
                ("SQLITE_CORRUPT", "SQLITE_NOTADB")
            ):
                self.damage = str(error)
            return Unavailable(str(error))
        return error


def data_version(db: sqlite3.Connection) -> int:
    return int(db.execute("pragma data_version").fetchone()[0])


def column(db: sqlite3.Connection, query: str, *values: Any) -> list[Any]:
    return [row[0] for row in db.execute(query, values)]


def tell(jobs: list[Job], failure: Exception | None) -> None:
    for job in jobs:
        if job.future.cancelled():
            continue
        if failure is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(failure)
