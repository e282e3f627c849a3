"""Reviews of tables: only once the game is over, made beside the play, kept with the table."""

import asyncio

import pytest

import portside
from portside import read_record, wire
from portside.client import Client, Seat
from portside.insight.reviewing import Piece
from portside.server import reviews
from portside.server.settings import Settings
from portside.server.storage import make_storage
from portside.server.worker import LookBack
from portside.server.workers import Queue, Worker, Workers
from tests.server.conftest import serving
from tests.server.playing import answer_once, play_out, refused, two_people

pytestmark = pytest.mark.anyio
SHORT = {"ships": 1}  # SC-10.1: the game is over with the first ship
QUICK = 0.005


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "EFFORT", QUICK)


async def reviewed(seat: Seat) -> wire.ReviewState:
    """Asked for again and again, as a browser does."""
    seen = await seat.review()
    while seen.done < seen.pieces:
        await asyncio.sleep(0.05)
        later = await seat.review()
        assert later.done >= seen.done
        seen = later
    return seen


async def test_a_finished_game_is_looked_back_on(client: Client) -> None:
    seats = await two_people(client, options=SHORT)
    end = await play_out(seats)
    seen = await reviewed(seats[0])
    made = seen.review
    assert made is not None and seen.entries == list(range(1, end.seq + 1))
    record = read_record(await seats[0].record())
    assert made.seats == record.seats == ["Ada", "Ben"]
    assert made.scores == end.info.scores and made.winners == end.info.winners
    assert made == portside.review(record, reviews.SEED, QUICK)  # anybody can make the same
    watching = client.watch(seats[0].ticket.table)
    assert (await watching.review()).review == made


async def test_a_running_game_is_not(client: Client) -> None:
    seats = await two_people(client, options=SHORT)
    await answer_once(seats)
    for who in (*seats, client.watch(seats[0].ticket.table)):
        problem = await refused(who.review(), "not-over")
        assert problem.snapshot is None and problem.legal == []


async def test_a_game_that_was_given_up_is_not(client: Client) -> None:
    seats = await two_people(client, options=SHORT)
    await seats[0].resign()
    assert (await seats[1].look()).info.state == "over"
    await refused(seats[1].review(), "not-over")


async def test_it_goes_on_where_a_server_stopped(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings) as client:
        seats = await two_people(client, options=SHORT)
        await play_out(seats)
        whole = await reviewed(seats[0])
        ticket = seats[0].ticket
    storage = make_storage(settings)
    await storage.open_beside()
    stored = await storage.pieces(ticket.table)
    assert sorted(stored) == list(range(whole.pieces)) and whole.pieces > 2
    assert all(b"Ada" not in body and b"Ben" not in body for body in stored.values())
    await storage.keep_piece(ticket.table, 1, b"{}")  # as if another version had written it
    await storage.close()
    asked: list[int] = []
    look_back = Workers.look_back

    async def counted(self: Workers, task: LookBack, *, owner: str) -> Piece:
        asked.append(task.number)
        return await look_back(self, task, owner=owner)

    monkeypatch.setattr(Workers, "look_back", counted)
    async with serving(settings) as client:
        again = client.watch(ticket.table)
        assert (await again.review()).done == 1
        assert await reviewed(again) == whole
    assert asked == [1]


async def test_it_goes_with_its_table(settings: Settings) -> None:
    async with serving(settings) as client:
        seats = await two_people(client, options=SHORT)
        await play_out(seats)
        await reviewed(seats[0])
    storage = make_storage(settings)
    await storage.open_beside()
    table = seats[0].ticket.table
    assert await storage.delete(table)
    assert await storage.pieces(table) == {}
    await storage.keep_piece(table, 0, b"too late")
    assert await storage.pieces(table) == {}
    await storage.close()


async def test_whoever_plays_comes_first() -> None:
    """A review that has waited for long still waits for a bot's answer."""
    queue, told = Queue([worker := Worker([])]), []

    async def use(name: str, lent: object) -> None:
        async with lent:  # type: ignore[attr-defined]
            told.append(name)

    queue.idle.clear()
    waiting = [
        asyncio.create_task(use(name, lent))
        for name, lent in (
            ("review", queue.spare_worker("ada")),
            ("bots", queue.worker("ben", False)),
            ("people", queue.worker("cy", True)),
        )
    ]
    await asyncio.sleep(0)
    queue.give(worker)
    await asyncio.gather(*waiting)
    assert told == ["people", "bots", "review"]
    assert list(queue.idle) == [worker]
