"""What every storage promises, and what is special to each."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from portside import Malformed
from portside.server.settings import Settings
from portside.server.storage import (
    Conflict,
    New,
    Rewriting,
    Row,
    Storage,
    make_storage,
    sqlite,
)
from portside.server.storage.base import Addition
from portside.server.storage.files import FILE, MIGRATIONS
from portside.server.storage.sqlite import SQLiteStorage

pytestmark = pytest.mark.anyio
ROW = Row("running", None, b"{}")
NEW = New("t", b"head", True, 1.0, "", "", "")


def addition(
    first: int, *entries: bytes, note: int = 1, notes: list[bytes] | None = None
) -> Addition:
    return Addition("t", first, list(entries), note, notes or [], ROW)


@pytest.fixture
async def storage(settings: Settings) -> AsyncIterator[Storage]:
    made = make_storage(settings)
    await made.open(lambda _: None)
    await made.make(NEW, ROW)
    yield made
    await made.close()


async def test_entries_and_notes_come_back_in_order(storage: Storage) -> None:
    await storage.add(addition(1, b"a", b"b", notes=[b"x"]))
    await storage.add(addition(3, b"c", note=2, notes=[b"y", b"z"]))
    found = await storage.load("t")
    assert found is not None
    assert (found.head, found.entries, found.notes) == (
        b"head",
        [b"a", b"b", b"c"],
        [b"x", b"y", b"z"],
    )
    later = await storage.load("t", 2, 1)
    assert later is not None and (later.entries, later.notes) == ([b"c"], [b"y", b"z"])
    assert await storage.load("unknown") is None


async def test_a_conflicting_write_is_refused_whole(storage: Storage) -> None:
    await storage.add(addition(1, b"a"))
    with pytest.raises(Conflict):
        await storage.add(addition(1, b"other", b"and more", notes=[b"x"]))
    with pytest.raises(Conflict):
        await storage.make(NEW, ROW)
    found = await storage.load("t")
    assert found is not None and (found.entries, found.notes) == ([b"a"], [])


async def test_an_entry_and_a_note_at_once_do_not_both_make_the_row(storage: Storage) -> None:
    """Neither knows of the other, so the later one's row would be wrong: it must look again."""
    over = addition(1, b"the last entry")
    over.row = Row("over", None, b"{}", 5.0)
    await storage.add(over)
    with pytest.raises(Conflict):
        await storage.add(addition(1, notes=[b"gg"]))
    assert [name async for name in storage.everything("over")] == ["t"]


async def test_a_name_that_was_taken_away_does_not_come_back_with_the_next_row(
    storage: Storage,
) -> None:
    """Another process has not heard of it yet, and writes the row as it knows it."""
    await storage.add(addition(1, b"a", notes=[b"Ada joins", b"Ada speaks"]))
    await storage.rewrite(Rewriting("t", 3, 0, b"new head", {2: b"nothing"}, b"without Ada", True))
    with pytest.raises(Conflict):
        await storage.add(addition(2, b"b", note=3))
    with pytest.raises(Conflict):
        await storage.rewrite(Rewriting("t", 3, 0, b"", {}, b"", False))
    again = addition(2, b"b", note=3)
    again.edition = 1
    await storage.add(again)
    found = await storage.load("t")
    assert found is not None and (found.head, found.edition) == (b"new head", 1)
    assert found.notes == [b"Ada joins", b"nothing"] and found.entries == [b"a", b"b"]
    assert await storage.expired(9e9, 9) == []


async def test_a_table_is_marked_counted_listed_and_whole_again(storage: Storage) -> None:
    await storage.mark("t", "it makes no sense")
    assert await storage.count_broken() == 1 and await storage.due(9e9, 9) == []
    [row] = await storage.listing(None, True, 9)
    assert (row.table, row.state, row.broken) == ("t", "running", "it makes no sense")
    await storage.mark("t", None, Row("running", 5.0, b"{}"))
    assert await storage.listing(None, True, 9) == [] and await storage.due(9e9, 9) == ["t"]


async def test_a_secret_serves_one_table(storage: Storage) -> None:
    await storage.make(New("a", b"", False, 1.0, "", "promised", ""), ROW)
    with pytest.raises(Conflict):
        await storage.make(New("b", b"", False, 1.0, "", "promised", ""), ROW)


async def test_tables_of_a_group_are_counted_until_they_are_over(storage: Storage) -> None:
    for table, state in (("a", "running"), ("b", "over"), ("c", "gathering")):
        await storage.make(New(table, b"", False, 1.0, "", "", "together"), Row(state, None, b""))
    assert await storage.running("together") == 2


async def test_the_house_keeps_what_was_said_first(storage: Storage) -> None:
    assert await storage.house("key") is None
    assert await storage.house("key", b"one") == b"one"
    assert await storage.house("key", b"two") == b"one"


async def test_of_many_at_once_one_wins(storage: Storage) -> None:
    tries = [storage.add(addition(1, f"{i}".encode())) for i in range(30)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(isinstance(result, Conflict) for result in results) == [False] + [True] * 29
    found = await storage.load("t")
    assert found is not None and found.entries == [f"{results.index(None)}".encode()]


async def test_lists(storage: Storage) -> None:
    for number in range(5):
        row = Row("gathering" if number % 2 else "over", float(number), f"{number}".encode())
        await storage.make(New(f"n{number}", b"", number != 3, float(number), "", "", ""), row)
    assert await storage.public("over", 2) == [b"4", b"2"]
    assert await storage.public("gathering", 9) == [b"1"]
    assert await storage.due(2.0, 9) == ["n0", "n1", "n2"]
    assert await storage.due(9.0, 1) == ["n0"]
    assert [name async for name in storage.everything("over")] == ["n0", "n2", "n4"]
    assert len([name async for name in storage.everything()]) == 6
    await storage.check()


async def test_the_schema_is_brought_up_to_date_once(settings: Settings) -> None:
    for _ in range(2):
        storage = make_storage(settings)
        await storage.open(lambda _: None)
        await storage.close()


async def test_newer_data_are_not_touched(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute(f"pragma user_version={len(MIGRATIONS) + 1}")
    storage = SQLiteStorage(tmp_path)
    with pytest.raises(Malformed, match="newer Portside"):
        await storage.open(lambda _: None)


async def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    first, second = SQLiteStorage(tmp_path), SQLiteStorage(tmp_path)
    await first.open(lambda _: None)
    with pytest.raises(Malformed, match="another server"):
        await second.open(lambda _: None)
    await first.close()
    await second.open(lambda _: None)
    await second.close()


async def test_sqlite_writes_are_durable(tmp_path: Path) -> None:
    storage = SQLiteStorage(tmp_path)
    await storage.open(lambda _: None)
    assert storage.db.execute("pragma synchronous").fetchone() == (2,)
    assert storage.db.execute("pragma journal_mode").fetchone() == ("wal",)
    await storage.close()


async def test_a_long_log_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that is being written all the time would grow for ever."""
    monkeypatch.setattr(sqlite, "TIDYING", 3600.0)
    storage = SQLiteStorage(tmp_path)
    await storage.open(lambda _: None)
    await storage.make(NEW, ROW)
    for number in range(1, 51):
        await storage.add(addition(number, b"x"))
    storage.log_is_long = True
    await storage.add(addition(51, b"the last of the old log"))
    await storage.add(addition(52, b"the first of the new one"))
    assert pages_in_log(tmp_path) < 10
    found = await storage.load("t")
    assert found is not None and len(found.entries) == 52
    await storage.close()


def pages_in_log(data: Path) -> int:
    with contextlib.closing(sqlite3.connect(data / FILE)) as db:
        return int(db.execute("pragma wal_checkpoint(passive)").fetchone()[1])
