"""The files of SQLite: made, checked, copied, restored. Only their owner may read them.

A file that is there and cannot be read is never replaced by a new one: that is said, and left to
whoever runs the server.
"""

import contextlib
import os
import shutil
import sqlite3
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO
from urllib.parse import quote

from portside.core.errors import Malformed

FILE = "portside.sqlite"
LOG, INDEX = "-wal", "-shm"  # what SQLite keeps beside its file
MAGIC = b"SQLite format 3\0"
OURS = {"tables", "entries", "notes"}
OWN_FILE, OWN_FOLDER = 0o600, 0o700

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
    """
    alter table tables add column version integer not null default 0;
    update tables set version = (select count(*) from entries where table_id = id)
        + (select count(*) from notes where table_id = id);
    alter table tables add column edition integer not null default 0;
    alter table tables add column maker text not null default '';
    alter table tables add column luck text not null default '';
    alter table tables add column grouped text not null default '';
    alter table tables add column ended real;
    create unique index tables_luck on tables(luck) where luck != '';
    create index tables_group on tables(grouped) where grouped != '';
    create index tables_ended on tables(ended) where ended is not null;
    create table house(key text primary key, value blob not null) strict, without rowid;
    create table bans(
        kind text not null, value text not null, until real, why text not null,
        primary key (kind, value)) strict, without rowid;
    """,
    """
    alter table tables add column changed real not null default 0;
    update tables set changed = cast(strftime('%s', 'now') as real);
    alter table tables add column nameless integer not null default 0;
    alter table tables add column broken text;
    create index tables_named on tables(made) where nameless = 0;
    create index tables_maker on tables(maker) where maker != '';
    create index tables_broken on tables(made) where broken is not null;
    create table outages(start real primary key, stop real not null) strict, without rowid;
    create table acts(at real not null, act text not null) strict;
    """,
    """
    create table pieces(
        table_id text not null, number integer not null, body blob not null,
        primary key (table_id, number)) strict, without rowid;
    """,
]


def connect(path: Path) -> sqlite3.Connection:
    """To a file that is there, to work with it."""
    db = look_into(path)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    return db


def look_into(path: Path) -> sqlite3.Connection:
    """Nothing about the file is changed by that."""
    address = f"file:{quote(str(path.absolute()))}?mode=rw"
    db = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    db.execute("pragma busy_timeout=10000")
    return db


def lock(data: Path) -> IO[str]:
    """Only one server at a time; the system lets go of it however the server ends."""
    held = open(data / "lock", "w", opener=for_the_owner)  # noqa: SIM115
    try:
        import fcntl
    except ImportError:  # Windows: a file that is open cannot be replaced, which must do
        return held
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Malformed(f"another server is using {data}") from None
    return held


def for_the_owner(path: str, flags: int) -> int:
    """What root makes belongs to whom the folder belongs to: the server must be able to read it."""
    made = os.open(path, flags, OWN_FILE)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        folder = os.stat(os.path.dirname(path) or ".")
        os.fchown(made, folder.st_uid, folder.st_gid)
    return made


def migrate(db: sqlite3.Connection) -> None:
    version = schema_of(db)
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        db.executescript(f"begin;{script};pragma user_version={number};commit;")


def schema_of(db: sqlite3.Connection) -> int:
    """The version of its schema; refused if it is newer than ours, or not of a Portside."""
    version = int(db.execute("pragma user_version").fetchone()[0])
    if version > len(MIGRATIONS):
        raise Malformed(f"the data are of a newer Portside (schema {version})")
    names = {name for (name,) in db.execute("select name from sqlite_master where type='table'")}
    if version and not names >= OURS:
        raise Malformed("it is a database, but not Portside's")
    return version


# ---------------------------------------------------------------------------------- opening


def open_folder(data: Path) -> IO[str]:
    """Lock the folder, make it and the file where there is nothing yet, and check what there is."""
    path = data / FILE
    try:
        data.mkdir(OWN_FOLDER, parents=True, exist_ok=True)
        held = lock(data)
    except OSError as error:
        raise Malformed(f"{data} cannot be used: {error.strerror or error}") from None
    try:
        if not path.exists() and not beside(path, LOG).exists():
            make(path)
        look_over(path)
        with contextlib.closing(look_into(path)) as db:
            schema_of(db)
        with contextlib.closing(connect(path)) as db:
            migrate(db)
    except BaseException as error:
        held.close()
        if isinstance(error, (OSError, sqlite3.Error)):
            raise Malformed(f"{path} cannot be opened: {error}") from None
        raise
    return held


def make(path: Path) -> None:
    """Aside, then put in its place: an empty file is never what is left of an attempt."""
    new = beside(path, ".new")
    new.unlink(missing_ok=True)
    os.close(for_the_owner(str(new), os.O_CREAT | os.O_RDWR))
    with contextlib.closing(connect(new)) as db:
        migrate(db)
    new.rename(path)


def look_over(path: Path) -> None:
    """What can be seen from outside; and from now on only its owner may read it."""
    hint = "restore a copy with `portside restore`"
    if not path.exists():
        raise Malformed(f"{path} is missing, but its log is there; {hint}")
    with open(path, "rb") as file:
        start = file.read(len(MAGIC))
    if not start:
        raise Malformed(f"{path} is empty; {hint}, or remove it (and its log) to begin anew")
    if start != MAGIC:
        raise Malformed(f"{path} is not a database; {hint}")
    for part in (path, beside(path, LOG), beside(path, INDEX)):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            part.chmod(OWN_FILE)


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def damage(db: sqlite3.Connection, thorough: bool = False) -> str:
    """What is wrong with a file, in SQLite's words; empty: nothing."""
    try:
        check = "integrity_check" if thorough else "quick_check"
        [found] = db.execute(f"pragma {check}(1)").fetchone()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if found == "ok" else str(found).replace("\n", " ")


# ------------------------------------------------------------------------ copies and back again


def backup(data: Path, target: Path) -> None:
    """A whole copy, while the server may be running."""
    if not (data / FILE).exists():
        raise Malformed(f"there are no tables in {data}")
    look_over(data / FILE)
    os.close(os.open(target, os.O_CREAT | os.O_RDWR, OWN_FILE))
    target.chmod(OWN_FILE)
    with (
        contextlib.closing(connect(data / FILE)) as db,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        db.backup(copy)
        copy.execute("pragma journal_mode=delete")  # one file, whole by itself


@dataclass
class Restored:
    tables: int
    finished: int
    newest: float | None  # when the newest entry was made
    aside: list[Path] = field(default_factory=list)  # what was there before


def restore(copy: Path, data: Path) -> Restored:
    """Put a copy in the place of what is there, which is kept beside it."""
    path = data / FILE
    new = beside(path, ".new")
    try:
        data.mkdir(OWN_FOLDER, parents=True, exist_ok=True)
        with lock(data):
            try:
                whole_copy(copy, new)
                restored = checked(copy, new)
                restored.aside = put_aside(path)
                new.rename(path)
            finally:
                for ending in ("", LOG, INDEX):
                    beside(new, ending).unlink(missing_ok=True)
    except OSError as error:
        raise Malformed(f"{copy} cannot be restored to {data}: {error}") from None
    return restored


def whole_copy(copy: Path, new: Path) -> None:
    log = beside(copy, LOG)
    if log.exists() and log.stat().st_size:
        raise Malformed(f"{copy} has a log beside it: only `portside backup` makes whole copies")
    new.unlink(missing_ok=True)
    with open(copy, "rb") as source, open(new, "wb", opener=for_the_owner) as target:
        shutil.copyfileobj(source, target)
        target.flush()
        os.fsync(target.fileno())


def checked(copy: Path, new: Path) -> Restored:
    """What is in the copy, if it is sound."""
    try:
        if not new.stat().st_size:
            raise Malformed("it is empty")
        with contextlib.closing(connect(new)) as db:
            if wrong := damage(db, thorough=True):
                raise Malformed(wrong)
            if not schema_of(db):
                raise Malformed("it is a database, but not Portside's")
            migrate(db)
            return described(db)
    except (Malformed, sqlite3.Error) as error:
        raise Malformed(f"{copy} cannot be restored: {error}; nothing was changed") from None


def put_aside(path: Path) -> list[Path]:
    """What a crash has left belongs to the old file, and goes with it."""
    stamp = time.strftime(".%Y%m%d-%H%M%S")
    kept = []
    for ending in ("", LOG):
        part = beside(path, ending)
        if part.exists():
            kept.append(part.rename(path.with_name(path.name + stamp + ending)))
    beside(path, INDEX).unlink(missing_ok=True)
    return kept


def described(db: sqlite3.Connection) -> Restored:
    tables, finished = db.execute(
        "select count(*), count(*) filter (where state='over') from tables"
    ).fetchone()
    [newest] = db.execute(
        "select max(cast(json_extract(cast(body as text), '$.at') as real)) from entries "
        "where json_valid(cast(body as text))"
    ).fetchone()
    return Restored(tables, finished, newest)
