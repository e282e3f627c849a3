"""SQLite: one thread writes, one reads. What waits together is made durable together."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

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

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], None]
FILE = "portside.sqlite"
TIDYING = 2.0  # seconds
MOST_AT_ONCE = 200  # writes in one transaction
LONG = 4000  # pages in the log
TIDY = "pragma wal_checkpoint(passive)"

# Each script leads from one version of the schema to the next; none is ever changed.
MIGRATIONS = [
    """
    create table tables(
        id text primary key, head blob not null, public integer not null, made real not null,
        state text not null, wakes real, line blob not null) strict, without rowid;
    create index tables_public on tables(state, made) where public = 1;
    create index tables_due on tables(wakes) where wakes is not null;
    create table entries(
        table_id text not null, seq integer not null, body blob not null,
        primary key (table_id, seq)) strict, without rowid;
    create table notes(
        table_id text not null, number integer not null, body blob not null,
        primary key (table_id, number)) strict, without rowid;
    """,
]


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    db.execute("pragma busy_timeout=10000")
    return db


def lock(path: Path) -> IO[str]:
    """Only one server at a time; the system lets go of it however the server ends."""
    held = open(path, "w")  # noqa: SIM115
    try:
        import fcntl
    except ImportError:  # Windows: a file that is open cannot be replaced, which must do
        return held
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Malformed(f"another server is using {path.parent}") from None
    return held


def migrate(db: sqlite3.Connection) -> None:
    version = db.execute("pragma user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise Malformed(f"the data are of a newer Portside (schema {version})")
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        db.executescript(f"begin;{script};pragma user_version={number};commit;")


def backup(data: Path, target: Path) -> None:
    """A whole copy, while the server may be running."""
    if not (data / FILE).exists():
        raise Malformed(f"there are no tables in {data}")
    with (
        contextlib.closing(connect(data / FILE)) as db,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        db.backup(copy)


class Job:
    """A write that waits for its turn."""

    def __init__(self, work: Work, future: "asyncio.Future[None]") -> None:
        self.work = work
        self.future = future


class SQLiteStorage(Storage):
    def __init__(self, data: Path) -> None:
        self.data = data
        self.path = data / FILE
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.reader = ThreadPoolExecutor(1, "reader")
        self.writer: threading.Thread | None = None
        self.seen: sqlite3.Connection | None = None  # the reader's connection

    async def open(self, heard: Heard) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        self.lock = lock(self.data / "lock")
        self.db = connect(self.path)
        migrate(self.db)
        self.seen = connect(self.path)
        self.db.execute("pragma wal_autocheckpoint=0")  # left to a thread that nobody waits for
        self.loop = asyncio.get_running_loop()
        self.log_is_long = False
        self.closing = threading.Event()
        self.tidier = threading.Thread(target=self.tidy_up, name="tidier", daemon=True)
        self.writer = threading.Thread(target=self.write_on, name="writer", daemon=True)
        self.tidier.start()
        self.writer.start()

    async def open_to_read(self) -> None:
        self.seen = connect(self.path)

    async def close(self) -> None:
        if self.writer is not None:
            self.jobs.put(None)
            self.closing.set()
            await asyncio.to_thread(self.writer.join)
            await asyncio.to_thread(self.tidier.join)
            self.writer = None
            self.db.close()
            self.lock.close()
        self.reader.shutdown()
        if self.seen is not None:
            self.seen.close()

    def tidy_up(self) -> None:
        """Move what is durable in the log into the file now and then, beside the writer."""
        with contextlib.closing(connect(self.path)) as db:
            while not self.closing.wait(TIDYING):
                with contextlib.suppress(sqlite3.Error):
                    _, pages, _ = db.execute(TIDY).fetchone()
                    self.log_is_long = pages > LONG

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
            for job in jobs:
                job.work(self.db)
            self.db.execute("commit")
        except Exception as error:  # nothing of it is durable
            with contextlib.suppress(sqlite3.Error):
                self.db.execute("rollback")
            if isinstance(error, sqlite3.IntegrityError) and len(jobs) > 1:
                for job in jobs:
                    self.write_together([job])
                return
            failure = meaning(error)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
            self.loop.call_soon_threadsafe(tell, jobs, failure)

    async def write(self, work: Work) -> None:
        job = Job(work, self.loop.create_future())
        self.jobs.put(job)
        await job.future

    async def make(self, table: str, head: bytes, public: bool, made: float, row: Row) -> None:
        values = (table, head, int(public), made, row.state, row.wakes, row.line)

        def work(db: sqlite3.Connection) -> None:
            db.execute("insert into tables values(?,?,?,?,?,?,?)", values)

        await self.write(work)

    async def add(self, addition: Addition) -> None:
        table, row = addition.table, addition.row
        entries = [
            (table, number, body)
            for number, body in enumerate(addition.entries, addition.first_entry)
        ]
        notes = [(table, n, body) for n, body in enumerate(addition.notes, addition.first_note)]

        def work(db: sqlite3.Connection) -> None:
            db.executemany("insert into entries values(?,?,?)", entries)
            db.executemany("insert into notes values(?,?,?)", notes)
            db.execute(
                "update tables set state=?, wakes=?, line=? where id=?",
                (row.state, row.wakes, row.line, table),
            )

        await self.write(work)

    # -------------------------------------------------------------------------- reading

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self.seen is not None
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.reader, work, self.seen)
        except sqlite3.Error as error:
            raise meaning(error) from error

    async def load(self, table: str, after_entry: int = 0, after_note: int = 0) -> Stored | None:
        def work(db: sqlite3.Connection) -> Stored | None:
            db.execute("begin")
            try:
                head = db.execute("select head from tables where id=?", (table,)).fetchone()
                if head is None:
                    return None
                return Stored(
                    head[0],
                    column(db, "select body from entries where table_id=? and seq>? order by seq",
                           table, after_entry),
                    column(db, "select body from notes where table_id=? and number>? "
                           "order by number", table, after_note),
                )  # fmt: skip
            finally:
                db.execute("commit")

        return await self.read(work)

    async def public(self, state: str, most: int) -> list[bytes]:
        return await self.read(
            lambda db: column(db, "select line from tables where public=1 and state=? "
                              "order by made desc limit ?", state, most)
        )  # fmt: skip

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

    async def alive(self) -> bool:
        return await self.read(lambda db: db.execute("select 1").fetchone() == (1,))


def column(db: sqlite3.Connection, query: str, *values: Any) -> list[Any]:
    return [row[0] for row in db.execute(query, values)]


def meaning(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict()
    return Unavailable(str(error)) if isinstance(error, sqlite3.Error) else error


def tell(jobs: list[Job], failure: Exception | None) -> None:
    for job in jobs:
        if job.future.cancelled():
            continue
        if failure is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(failure)
