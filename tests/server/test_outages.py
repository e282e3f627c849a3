"""The time in which nobody was there is taken from nobody's clock."""

import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from portside.server.outages import SILENCE, Outages
from portside.server.settings import Settings
from portside.server.storage import New, Row, Storage, make_storage
from portside.server.storage.files import FILE
from portside.wire import Clock
from tests.server.conftest import serving
from tests.server.playing import two_people, until

pytestmark = pytest.mark.anyio
DAY = 86_400.0


def test_a_deadline_moves_by_what_was_lost() -> None:
    outages = Outages([(100.0, 150.0), (200.0, 210.0)])
    assert outages.deadline(90.0, 5.0) == 95.0  # over before anything was lost
    assert outages.deadline(90.0, 30.0) == 170.0
    assert outages.deadline(120.0, 30.0) == 180.0  # asked while nobody was there: from its end on
    assert outages.deadline(90.0, 61.0) == 211.0  # both add up
    assert outages.deadline(150.0, 50.0) == 200.0  # over when the second begins
    assert outages.deadline(300.0, 5.0) == 305.0
    assert (outages.lost(90.0, 205.0), outages.lost(150.0, 200.0)) == (55.0, 0.0)


def test_what_two_processes_noticed_is_one_outage() -> None:
    assert Outages([(5.0, 9.0), (1.0, 3.0), (2.0, 6.0)]).past == [(1.0, 9.0)]


def test_no_clock_runs_out_in_a_silence() -> None:
    """After a sleep, or when the wall clock is put forward, first it must be known how long."""
    outages = Outages()
    outages.beaten = 100.0
    assert outages.is_over(101.0, 102.0)
    assert not outages.is_over(103.0, 102.0)
    assert not outages.is_over(101.0, 101.0 + SILENCE)
    assert not outages.is_over(None, 102.0)


async def test_only_the_first_sees_how_long_it_was_and_tables_wake_later(
    settings: Settings,
) -> None:
    storages: list[Storage] = [make_storage(settings)]
    await storages[0].open(lambda _: None)
    if settings.database:
        storages.append(make_storage(settings))
        await storages[1].open(lambda _: None)
    first = storages[0]
    for table, wakes in (("a", 90.0), ("b", 120.0)):
        await first.make(New(table, b"", False, 1.0, "", "", ""), Row("running", wakes, b""))
    assert await first.beat(100.0) is None
    seen = [await storage.beat(200.0) for storage in storages]
    assert [last for last in seen if last == 100.0] == [100.0]
    for storage in storages:
        await storage.add_outage(100.0, 200.0)  # even if both had: it counts once
    assert await first.outages() == [(100.0, 200.0)]
    assert await first.due(90.0, 9) == ["a"] and await first.due(219.0, 9) == ["a"]
    assert await first.due(220.0, 9) == ["a", "b"]
    for storage in storages:
        await storage.close()


def put_back(data: Path, seconds: float) -> None:
    """As if everything had happened, and the server had stopped, so much earlier."""
    with sqlite3.connect(data / FILE) as db:
        for table, seq, body in db.execute("select * from entries").fetchall():
            entry = msgspec.json.decode(body)
            entry["at"] -= seconds
            given = (msgspec.json.encode(entry), table, seq)
            db.execute("update entries set body=? where table_id=? and seq=?", given)
        for table, body in db.execute("select id, head from tables").fetchall():
            head = msgspec.json.decode(body)
            head["made"] -= seconds
            db.execute("update tables set head=? where id=?", (msgspec.json.encode(head), table))
        db.execute("update tables set made=made-?, wakes=wakes-?", (seconds, seconds))
        [pulse] = db.execute("select value from house where key='pulse'").fetchone()
        db.execute("update house set value=?", (b"%r" % (float(pulse) - seconds),))


async def test_a_server_that_was_down_for_two_days(sqlite_settings: Settings) -> None:
    async with serving(sqlite_settings) as client:
        seats = await two_people(client, clock=Clock(60))
        before = (await seats[0].look()).info.deadline
    put_back(sqlite_settings.data, 2 * DAY)
    async with serving(sqlite_settings) as client:
        [one] = [client.seat(seats[0].ticket)]
        info = (await one.look()).info
        assert before is not None and info.deadline is not None
        assert 45.0 < info.deadline - time.time() <= 60.0
        assert info.deadline >= before
        assert all(seat.stand_in is None for seat in info.seats)
        storage = client.app.service.tables.storage  # type: ignore[attr-defined]
        assert await storage.due(time.time() + 40.0, 9) == []


async def test_a_wall_clock_that_is_put_forward(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_settings) as client:
        seats = await two_people(client, clock=Clock(60))
        really = time.time
        monkeypatch.setattr(time, "time", lambda: really() + 2 * DAY)

        async def moved() -> bool:
            deadline = (await seats[0].look()).info.deadline
            return deadline is not None and deadline > time.time()

        await until(moved)
        info = (await seats[0].look()).info
        assert info.deadline is not None and info.deadline - time.time() <= 61.0
        assert all(seat.stand_in is None for seat in info.seats)
