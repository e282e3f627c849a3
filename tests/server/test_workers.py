"""Bots in processes of their own: given only what they may know, replaced when they die."""

import json
import os
import signal
import sys
from pathlib import Path

import pytest

import portside
from portside import Dice, State
from portside.client import Client
from portside.core.simulate import settle
from portside.games import rules_of
from portside.server import wire, workers
from portside.server.settings import Settings
from portside.server.workers import Workers, pace_of
from tests.server.conftest import serving
from tests.server.playing import me, until

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
        assert await made.choose(level, s) in s.legal_in_words()
    finally:
        await made.close()


async def test_a_worker_that_was_killed_is_replaced_and_asked_again() -> None:
    s, made = asked_state(), Workers(1)
    try:
        await made.choose("deckhand", s)
        process = made.all[0].process
        assert process is not None
        process.kill()
        assert await made.choose("deckhand", s) in s.legal_in_words()
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
        assert await made.choose("mate", s) in s.legal_in_words()
    finally:
        await made.close()


async def test_no_table_waits_for_a_busy_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_WAITED", 0.1)
    s, made = asked_state(), Workers(1)
    made.idle.get_nowait()  # somebody else has it for ever
    assert await made.choose("mate", s) in s.legal_in_words()


async def test_a_bot_never_sees_the_true_hands(tmp_path: Path) -> None:
    """A worker that writes down what it is given: the hidden hands vary, the known stay."""
    seen = tmp_path / "seen"
    program = (
        "import json, sys\n"
        "for line in sys.stdin:\n"
        f"    open({str(seen)!r}, 'a').write(line)\n"
        '    print(\'{"words": "pass"}\', flush=True)\n'
    )
    s, made = asked_state(), Workers(1, [sys.executable, "-c", program])
    try:
        for _ in range(30):
            await made.choose("mate", s)
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
        tables = client.app.state.service.tables  # type: ignore[attr-defined]
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
