"""Bots in processes of their own: given only what they may know, replaced when they die."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

import portside
from portside import Dice, State, wire
from portside.client import Client
from portside.core.game import NOBODY
from portside.core.simulate import settle
from portside.games import rules_of
from portside.server import workers
from portside.server.settings import Settings
from portside.server.table import Elsewhere, Table, Viewer
from portside.server.workers import Workers, by_habit, pace_of
from tests.server.conftest import serving
from tests.server.playing import BOT, ME, OPEN, me, refused, until

pytestmark = pytest.mark.anyio


def asked_state(game: str = "manila") -> State:
    s = portside.new_game(game, 3)
    settle(s, Dice(3))
    return s


@pytest.mark.parametrize("level", ["deckhand", "mate", "navigator"])
@pytest.mark.parametrize("game", ["santiago", "manila", "cargo_noir"])
async def test_every_level_answers(game: str, level: str) -> None:
    s, made = asked_state(game), Workers(1)
    try:
        chosen = await made.choose(level, s, owner="ada", people=True)
        assert chosen.words in s.legal_in_words() and not chosen.hasty
    finally:
        await made.close()


async def test_a_worker_that_was_killed_is_replaced_and_asked_again() -> None:
    s, made = asked_state(), Workers(1)
    try:
        await made.choose("deckhand", s, owner="ada", people=True)
        process = made.all[0].process
        assert process is not None
        process.kill()
        chosen = await made.choose("deckhand", s, owner="ada", people=True)
        assert chosen.words in s.legal_in_words() and not chosen.hasty
        assert made.all[0].process is not process
    finally:
        await made.close()


@pytest.mark.parametrize(
    "program",
    [
        "import sys; sys.exit(1)",
        "import sys; sys.stdin.readline(); print('nonsense', flush=True)",
        'import sys; sys.stdin.readline(); print(\'{"words": "bid 999"}\', flush=True)',
        "import time; time.sleep(60)",
    ],
)
async def test_no_table_waits_for_a_dead_bot(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 0.3)
    s, made = asked_state(), Workers(1, [sys.executable, "-c", program])
    try:
        chosen = await made.choose("mate", s, owner="ada", people=True)
        assert chosen.words in s.legal_in_words() and chosen.hasty
    finally:
        await made.close()


async def test_no_table_waits_for_a_busy_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_WAITED", 0.1)
    s, made = asked_state(), Workers(1)
    made.queue.idle.clear()  # somebody else has it for ever
    chosen = await made.choose("mate", s, owner="ada", people=True)
    assert chosen.words in s.legal_in_words() and chosen.hasty
    assert not made.queue.with_people


@pytest.mark.parametrize("game", ["santiago", "manila", "cargo_noir"])
async def test_a_bot_without_time_does_not_answer_at_random(game: str) -> None:
    """Against seats that do, habits win nearly every game; dice would win half, or a third."""
    assert sum(beats_dice(game, seed) for seed in range(16)) >= 14


def beats_dice(game: str, seed: int) -> bool:
    s, dice = portside.new_game(game, 3 if game == "manila" else 2), Dice(seed)
    settle(s, dice)
    while s.to_move >= 0:
        habitual = s.to_move == seed % s.seats
        legal = s.legal()
        s.play(s.read(by_habit(s)) if habitual else legal[dice.below(len(legal))])
        settle(s, dice)
    return seed % s.seats in s.winners()


# ------------------------------------------------------------------------- whose turn it is

SLOW = (
    "import sys, time\n"
    "for line in sys.stdin:\n"
    "    time.sleep(0.02)\n"
    '    print(\'{"words": "pass"}\', flush=True)\n'
)


@contextlib.asynccontextmanager
async def crowd() -> AsyncIterator[tuple[Callable[..., asyncio.Task[None]], list[str]]]:
    """Asks one slow worker; says who was answered, in order."""
    s, made = asked_state(), Workers(1, [sys.executable, "-c", SLOW])
    answered: list[str] = []
    asking: list[asyncio.Task[None]] = []

    async def ask(owner: str, people: bool) -> None:
        await made.choose("mate", s, owner=owner, people=people)
        answered.append(owner)

    def start(owner: str, people: bool = True) -> asyncio.Task[None]:
        asking.append(asyncio.create_task(ask(owner, people)))
        return asking[-1]

    try:
        yield start, answered
    finally:
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        assert list(made.queue.idle) == made.all  # whoever has left waits no more
        await made.close()


async def test_who_floods_the_workers_delays_nobody_else() -> None:
    async with crowd() as (ask, answered):
        first, *_ = [ask("flood") for _ in range(150)]
        await first
        await ask("ada")  # one is under way, one is next, then it is her turn
        assert answered == ["flood", "flood", "flood", "ada"]


async def test_everybody_gets_a_thought_in_turn() -> None:
    async with crowd() as (ask, answered):
        await asyncio.gather(*[ask(owner) for owner in "aaaabbc"])
        assert "".join(answered) == "aabcaba"  # the worker was idle for the first


async def test_people_come_before_tables_without_people() -> None:
    async with crowd() as (ask, answered):
        first, *_ = [ask(f"bots of {number}", people=False) for number in range(50)]
        await first
        await asyncio.gather(ask("ada"), ask("ben"))
        assert answered == ["bots of 0", "bots of 1", "ada", "ben"]


async def test_who_waits_no_more_leaves_the_queue() -> None:
    async with crowd() as (ask, answered):
        asked = [ask("ada") for _ in range(3)]
        await asked[0]
        asked[2].cancel()
        await asyncio.gather(asked[1], ask("ada"))
        assert asked[2].cancelled() and answered == ["ada"] * 3


async def test_a_worker_given_to_somebody_who_just_left_is_not_lost() -> None:
    worker = workers.Worker([])
    queue = workers.Queue([worker])

    async def use() -> None:
        async with queue.worker("ada", True):
            await asyncio.sleep(0)

    queue.idle.clear()
    waiting = asyncio.create_task(use())
    await asyncio.sleep(0)
    queue.give(worker)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert list(queue.idle) == [worker]
    queue.idle.clear()
    waiting = asyncio.create_task(use())
    await asyncio.sleep(0)
    waiting.cancel()
    queue.give(worker)
    assert list(queue.idle) == [worker]
    await asyncio.gather(waiting, return_exceptions=True)
    assert not queue.with_people


# ------------------------------------------------------------------------------ at a table


async def test_the_table_says_that_a_bot_had_no_time(sqlite_settings: Settings) -> None:
    async with serving(sqlite_settings) as client:
        tables = client.app.service.tables  # type: ignore[attr-defined]
        seats = [wire.NewSeat("bot", level="deckhand"), me("Ada")]
        made = await client.make(wire.NewTable("santiago", seats, shuffle=False))
        ada = client.seat(made.tickets[0])

        async def answered() -> list[bool]:
            seen = await ada.look()
            if seen.question.seat == 1:
                await ada.answer(seen.question.offers[0].answer, seen.seq)
            return [m.hasty for m in seen.log if m.by == 0]

        assert not any(await until(answered))
        tables.workers = Workers(1, [sys.executable, "-c", "import sys; sys.exit(1)"])

        async def hastily() -> bool:
            return any(await answered())

        await until(hastily)
        assert all(not m.hasty for m in (await ada.look()).log if m.by != 0)


async def test_tables_without_people_are_not_for_strangers(sqlite_settings: Settings) -> None:
    sqlite_settings.bot_tables = False
    async with serving(sqlite_settings) as client:
        await refused(client.make(wire.NewTable("santiago", [BOT, BOT])), "no-bot-tables")
        await client.make(wire.NewTable("santiago", [OPEN, BOT]))
        made = await client.make(wire.NewTable("santiago", [ME, BOT, BOT]))
        ada = client.seat(made.tickets[0])
        await ada.resign()
        assert (await ada.look()).info.state == "over"  # the bots do not play on alone


@pytest.mark.parametrize("who", ["bot", "adviser"])
async def test_no_process_ever_sees_the_true_hands(tmp_path: Path, who: str) -> None:
    """A worker that writes down what it is given: the hidden hands vary, the known stay."""
    seen = tmp_path / "seen"
    told = '{"words": "pass", "options": [], "line": [], "simulations": 0}'
    program = (
        "import json, sys\n"
        "for line in sys.stdin:\n"
        f"    open({str(seen)!r}, 'a').write(line)\n"
        f"    print({told!r}, flush=True)\n"
    )
    s, made = asked_state(), Workers(1, [sys.executable, "-c", program])
    try:
        for _ in range(30):
            if who == "bot":
                await made.choose("mate", s, owner="ada", people=True)
            else:
                assert await made.advise(s, None, compare=True, owner="ada")
    finally:
        await made.close()
    worlds = [json.loads(line)["world"] for line in seen.read_text().splitlines()]
    hands = [world["table"]["shares"] for world in worlds]
    own = s.position()["table"]["shares"][0]  # type: ignore[index]
    assert all(hand[0] == own for hand in hands)
    assert len({json.dumps(hand[1]) for hand in hands}) > 3


async def test_bots_play_a_table_of_their_own_to_the_end(sqlite_client: Client) -> None:
    bots = [wire.NewSeat("bot", level="deckhand")] * 3
    made = await sqlite_client.make(wire.NewTable("cargo_noir", bots, public=True))
    watcher = sqlite_client.watch(made.table)

    async def over() -> bool:
        return (await watcher.look()).info.state == "over"

    await until(over)
    assert [seat.name for seat in (await watcher.look()).info.seats] == [
        "Deckhand", "Deckhand 2", "Deckhand 3",
    ]  # fmt: skip


async def test_a_table_goes_on_when_its_worker_is_killed(sqlite_settings: Settings) -> None:
    async with serving(sqlite_settings) as client:
        tables = client.app.service.tables  # type: ignore[attr-defined]
        seats = [wire.NewSeat("bot", level="navigator"), wire.NewSeat("bot", level="deckhand")]
        made = await client.make(wire.NewTable("santiago", [*seats, me("Ada")], shuffle=False))
        ada = client.seat(made.tickets[0])
        killed = 0
        for _ in range(6):

            async def is_asked() -> bool:
                return (await ada.look()).question.seat == 2

            await until(is_asked)
            seen = await ada.look()
            await ada.answer(seen.question.offers[0].answer, seen.seq)
            process = tables.workers.all[0].process
            if process is not None and process.returncode is None:
                os.kill(process.pid, signal.SIGKILL)
                killed += 1
        await until(is_asked)
        assert killed


@pytest.mark.parametrize(
    ("game", "level", "house", "waits"),
    [
        ("santiago", "captain", 0.7, 1.0),  # screens
        ("manila", "captain", 0.7, 1.0),  # hands
        ("cargo_noir", "captain", 0.7, 0.7),  # all is on the table
        ("manila", "mate", 0.7, 0.7),
        ("manila", "captain", 0.0, 0.0),
    ],
)
async def test_the_time_a_bot_takes_tells_nothing_of_what_it_holds(
    game: str, level: str, house: float, waits: float
) -> None:
    assert pace_of(rules_of(game), level, house) == waits


@pytest.mark.parametrize(
    ("game", "level", "waits"),
    [("manila", "mate", 0.0), ("cargo_noir", "captain", 0.0), ("manila", "captain", 1.0)],
)
def test_who_hurries_a_bot_learns_nothing_of_what_it_holds(
    game: str, level: str, waits: float
) -> None:
    assert pace_of(rules_of(game), level, 0.7, hurried=True) == waits


def test_bots_hurry_only_if_everybody_who_plays_wants_it() -> None:
    at = object.__new__(Table)
    at.viewers, at.elsewhere = set(), {}
    assert not at.hurried()  # nobody is here to want it
    ada, ben, eve = Viewer(0, print), Viewer(1, print), Viewer(NOBODY, print)
    at.viewers |= {ada, eve}
    assert not at.hurried()
    ada.hurries = True
    assert at.hurried()  # who only looks on has no say
    at.viewers.add(ben)
    assert not at.hurried()
    ben.hurries = True
    assert at.hurried()
    at.elsewhere["another process"] = Elsewhere(frozenset({2}), 0, 0.0)
    assert not at.hurried()  # what they want is not known here
