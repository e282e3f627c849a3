"""Tables that were set before the rules were revised: they are played, shown and kept as before."""

import sys
from typing import Any

import pytest

import portside
from portside import read_record, wire
from portside.client import Client, Seat
from portside.server import workers
from portside.server.settings import Settings
from tests.newer_rules import FIRST, upgrade
from tests.server.conftest import serving
from tests.server.playing import BOT, answer_once, me, play_out, two_people, until

pytestmark = pytest.mark.anyio


async def some_answers(seats: list[Seat], number: int = 12) -> None:
    for _ in range(number):
        await answer_once(seats)


def back(client: Client, seats: list[Seat]) -> list[Seat]:
    """The same people at the same table, at a server that was started again."""
    return [client.seat(seat.ticket) for seat in seats]


def view(seen: wire.Snapshot | wire.Moment) -> dict[str, Any]:
    assert seen.view is not None
    return seen.view


async def test_a_running_table_is_played_to_its_end_by_its_rules(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings) as client:
        seats = await two_people(client)
        await some_answers(seats)
        before = await seats[0].look()
    upgrade(monkeypatch)
    async with serving(settings) as client:
        seats = back(client, seats)
        seen = await seats[0].look()
        assert (seen.seq, seen.info.revision) == (before.seq, 1)
        assert seen.info.options == view(seen)["options"] == FIRST
        assert view(seen)["table"] == view(before)["table"]
        end = await play_out(seats)
        record = read_record(await seats[0].record())
    monkeypatch.undo()
    assert record.revision == 1 and record.options == {}
    assert portside.replay(record).scores() == end.info.scores


async def test_an_old_table_tells_how_it_differs_from_what_is_played_now(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_settings) as client:
        old = await two_people(client)
        changed = await two_people(client, options={"ships": 6})
        assert (await old[0].look()).info.changes == []
    upgrade(monkeypatch)
    paid = wire.Change("owner_vp_when_pawn_stayed", [], True, False)
    async with serving(sqlite_settings) as client:
        info = (await back(client, old)[0].look()).info
        assert info.changes == [wire.Change("ships", [], 7, 6), paid]
        assert (await back(client, changed)[0].look()).info.changes == [paid]
        assert (await (await two_people(client))[0].look()).info.changes == []


async def test_a_finished_table_tells_the_same_story(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where what it had changed is what everybody plays by now."""
    async with serving(sqlite_settings) as client:
        seats = await two_people(client, options={"ships": 6, "start_vp": 2})
        await play_out(seats)
        record, moment = await seats[0].record(), await seats[0].moment(9)
    upgrade(monkeypatch)
    async with serving(sqlite_settings) as client:
        seats = back(client, seats)
        assert await seats[0].record() == record and "Options: ships=6\n" in record
        seen, then = await seats[0].look(), await seats[0].moment(9)
        assert view(then)["table"] == view(moment)["table"]
        assert seen.info.options == view(then)["options"] == {"owner_vp_when_pawn_stayed": True}
        verified = await client.ask("GET", f"{seats[0].path}/fairness/verify", wire.Verified)
        assert verified.fair


async def test_the_rematch_of_an_old_table_has_its_rules_in_new_words(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_settings) as client:
        seats = await two_people(client, options={"ships": 1})
        await play_out(seats)
    upgrade(monkeypatch)
    async with serving(sqlite_settings) as client:
        again = await back(client, seats)[0].rematch()
        info = (await again.look()).info
        assert info.revision == 2
        assert info.options == {"ships": 1, "owner_vp_when_pawn_stayed": True}


async def test_a_new_table_has_the_new_rules(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade(monkeypatch)
    async with serving(sqlite_settings) as client:
        seats = await two_people(client)
        info = (await seats[0].look()).info
        assert info.revision == 2 and info.options == {}
        await play_out(seats)
        record = read_record(await seats[0].record())
        assert record.revision == 2 and portside.replay(record).scores() == record.result


async def test_bots_think_by_the_old_rules_too(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_settings) as client:
        made = await client.make(wire.NewTable("santiago", [me("Ada"), BOT], shuffle=False))
        seat = client.seat(made.tickets[0])
    upgrade(monkeypatch)
    monkeypatch.setattr(workers, "COMMAND", [sys.executable, "-m", "tests.newer_rules"])
    async with serving(sqlite_settings) as client:
        tables = client.app.service.tables  # type: ignore[attr-defined]
        [seat] = back(client, [seat])

        async def asked_of_me() -> bool:
            return (await seat.look()).question.seat == 0

        for _ in range(6):
            await until(asked_of_me)
            await answer_once([seat])
        ledger = tables.live[seat.ticket.table].ledger
        by_bot = [played.entry for played in ledger.past if played.entry.who == "bot"]
        assert by_bot and not any(entry.hasty for entry in by_bot)
