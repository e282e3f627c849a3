"""A row that cannot be read stops one table: it is marked, counted, listed; the others go on."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from portside import wire
from portside.cli.app import app
from portside.cli.doing.serving import export_records
from portside.client import Client, Seat
from portside.server.settings import Settings
from portside.server.storage.files import FILE
from portside.wire import Clock
from tests.server.conftest import serving
from tests.server.playing import answer_once, play_out, refused, two_people, until

pytestmark = pytest.mark.anyio
HOUR = 3600.0


def last_entry(data: Path, table: str) -> tuple[int, bytes]:
    with sqlite3.connect(data / FILE) as db:
        found: tuple[int, bytes] = db.execute(
            "select seq, body from entries where table_id=? order by seq desc", (table,)
        ).fetchone()
    return found


def replace_entry(data: Path, table: str, seq: int, body: bytes) -> None:
    with sqlite3.connect(data / FILE) as db:
        given = (body, table, seq)
        db.execute("update entries set body=? where table_id=? and seq=?", given)


def make_late(data: Path, seats: list[Seat], hours: float) -> None:
    """Whoever is asked there has had so much time."""
    table = seats[0].ticket.table
    seq, body = last_entry(data, table)
    entry = {**msgspec.json.decode(body), "at": time.time() - hours * HOUR}
    replace_entry(data, table, seq, msgspec.json.encode(entry))
    with sqlite3.connect(data / FILE) as db:
        db.execute("update tables set wakes=? where id=?", (entry["at"] + 30.0, table))


def unreadable(_: dict[str, object]) -> bytes:
    return b"\xff\x00 not JSON"


def impossible(entry: dict[str, object]) -> bytes:
    return msgspec.json.encode({**entry, "by": 77, "kind": "resign"})


@pytest.mark.parametrize("harm", [unreadable, impossible])
async def test_one_unreadable_row_stops_one_table(
    sqlite_settings: Settings, harm: Callable[[dict[str, object]], bytes]
) -> None:
    data = sqlite_settings.data
    async with serving(sqlite_settings) as client:
        all_seats = [await two_people(client, clock=Clock(30)) for _ in range(4)]
    for hours, seats in enumerate(reversed(all_seats), 1):
        make_late(data, seats, hours)
    first, *others = (seats[0].ticket.table for seats in all_seats)  # the latest comes first
    seq, body = last_entry(data, first)
    replace_entry(data, first, seq, harm(msgspec.json.decode(body)))
    async with serving(sqlite_settings) as client:
        for table in others:
            await until(partial(is_played_for, client, table))
        await refused(client.watch(first).look(), "broken-table")
        assert "portside_broken_tables 1" in (await client.http.get("/metrics")).text
        listed = await admin(data, "broken")
        assert first in listed and not any(table in listed for table in others)
        assert f"{first}  santiago  broken" in await admin(data, "list")

        replace_entry(data, first, seq, body)  # put right by hand
        await admin(data, "mend", first)
        await until(partial(is_played_for, client, first))
        assert await admin(data, "broken") == ""


async def is_played_for(client: Client, table: str) -> bool:
    seats = (await client.watch(table).look()).info.seats
    return any(seat.stand_in is not None for seat in seats)


async def admin(data: Path, *words: str) -> str:
    given = ["admin", *words, "--data", str(data)]
    run = await asyncio.to_thread(CliRunner(env={"DATABASE_URL": ""}).invoke, app, given)
    assert run.exit_code == 0, run.exception
    return run.stdout


async def test_a_row_that_breaks_under_a_running_table(sqlite_client: Client) -> None:
    """Another process wrote what this one cannot read."""
    seats = await two_people(sqlite_client)
    other = await two_people(sqlite_client)
    house = sqlite_client.app.service.tables  # type: ignore[attr-defined]
    table, seq = seats[0].ticket.table, (await seats[0].look()).seq
    with sqlite3.connect(house.storage.path) as db:
        db.execute("insert into entries values(?,?,?)", (table, seq + 1, b"{}"))
        db.execute("update tables set version=version+1 where id=?", (table,))
    await refused(answer_once(seats), "broken-table")
    await refused(seats[0].look(), "broken-table")
    await answer_once(other)


async def test_what_can_be_read_again_comes_back_by_itself(sqlite_settings: Settings) -> None:
    """A table of rules that a later version knows again."""
    data = sqlite_settings.data
    async with serving(sqlite_settings) as client:
        seats = await two_people(client)
    table = seats[0].ticket.table
    with sqlite3.connect(data / FILE) as db:
        [head] = db.execute("select head from tables").fetchone()
        newer = msgspec.json.encode({**msgspec.json.decode(head), "revision": 99})
        db.execute("update tables set head=?", (newer,))
    async with serving(sqlite_settings) as client:
        await refused(client.watch(table).look(), "unknown-rules")
        assert table in await admin(data, "broken")
    with sqlite3.connect(data / FILE) as db:
        db.execute("update tables set head=?", (head,))
    async with serving(sqlite_settings) as client:

        async def none_is_broken() -> bool:
            return await admin(data, "broken") == ""

        await until(none_is_broken)
        await answer_once([client.seat(seat.ticket) for seat in seats])


async def test_export_leaves_out_what_cannot_be_read(
    sqlite_settings: Settings, tmp_path: Path
) -> None:
    async with serving(sqlite_settings) as client:
        tickets = []
        for _ in range(2):
            seats = await two_people(client, options={"ships": 1})
            await play_out(seats)
            tickets.append(seats[0].ticket)
    tables = [ticket.table for ticket in tickets]
    mine = wire.Mine([wire.MyTicket(ticket.table, ticket.token) for ticket in tickets])
    seq, _ = last_entry(sqlite_settings.data, tables[0])
    replace_entry(sqlite_settings.data, tables[0], seq, b"nonsense")
    number, left_out = await export_records(sqlite_settings, tmp_path / "records")
    assert number == 1 and list(left_out) == [tables[0]]
    async with serving(sqlite_settings) as client:
        lines = (await client.ask("POST", "/mine", wire.Tables, mine)).tables
        assert [line.table for line in lines] == [tables[1]]
