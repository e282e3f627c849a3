"""No secret in a prompt: worlds that a seat cannot tell apart are told alike, byte for byte."""

import random

import pytest

from portside import Event, Malformed, State
from portside.research.doors import Doors, House
from portside.text.prompts import Prompts
from portside.text.teller import LANGUAGES
from tests.text.playing import (
    Prompted,
    behind_screens,
    everybody,
    other_deal,
    play_at_random,
    play_script,
    told_now,
)

SEEDS = dict(zip(LANGUAGES, (3, 4, 5, 6), strict=True))
DEALT = "manila"  # hides what was dealt, so the whole game is dealt anew
SCREENED = "santiago"  # hides what is behind screens, so every position is


def alike_with_other_hands(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, renamed: int | None = None
) -> tuple[Prompted, Prompted, bool]:
    """What one seat is told in two whole games, and whether their hands differ at all."""
    seed = SEEDS[language]
    env = everybody(game, language=language, renamed=renamed)
    seat = seed % 3
    mine = play_at_random(env, seed, only=seat)
    past = env.match.past
    script = other_deal(past, seat, random.Random(seed))
    other = everybody(game, language=language, renamed=renamed)
    again = play_script(other, script, seat, monkeypatch)
    return mine, again, [told.words for told in other.match.past] != [told.words for told in past]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["santiago", "manila", "cargo_noir"])
def test_a_game_with_other_luck_and_other_hands_is_told_alike(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, again, unlike = alike_with_other_hands(game, language, monkeypatch)
    assert len(mine) > 3 and mine == again
    assert unlike or game != DEALT


def test_a_renamed_game_is_told_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    mine, again, unlike = alike_with_other_hands(DEALT, "pl", monkeypatch, renamed=4)
    assert mine == again and unlike


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_is_alike_whatever_is_behind_the_screens(language: str) -> None:
    env, dice = everybody(SCREENED, language=language), random.Random(1)
    compared = 0

    def look() -> None:
        nonlocal compared
        true, seat, told = env.match.s, int(env.match.s.to_move), told_now(env)
        try:
            env.match.s = behind_screens(env, seat, dice)
        except Malformed:
            return  # no such table can be
        assert env.match.s.position() != true.position()
        assert told_now(env) == told
        env.match.s = true
        compared += 1

    prompted = play_at_random(env, SEEDS[language], look)
    assert compared == len(prompted) > 50


def test_a_leaking_board_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests themselves are tried."""
    board = Prompts.board

    def leak(prompts: Prompts, s: State, seat: int) -> str:
        return board(prompts, s, seat) + board(prompts, s, (seat + 1) % 3)

    monkeypatch.setattr(Prompts, "board", leak)
    mine, again, _ = alike_with_other_hands(DEALT, "en", monkeypatch)
    assert mine != again


def test_a_leaking_story_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(prompts: Prompts, events: list[Event], _seat: int) -> list[str]:
        return [prompts.teller.event(event, prompts.names, event.seat) for event in events]

    monkeypatch.setattr(Prompts, "happened", leak)
    mine, again, _ = alike_with_other_hands(DEALT, "en", monkeypatch)
    assert mine != again


def test_the_doors_tell_no_more_than_the_environment() -> None:
    env, dice = everybody(SCREENED), random.Random(2)
    env.reset(5)
    for _ in range(20):
        env.step(dice.choice(env.offers()).words)
    doors = Doors(House(seed=1, patience=100))
    doors.tables["1"] = env
    said: list[list[str]] = []
    true, seat = env.match.s, int(env.match.s.to_move)
    for s in (true, behind_screens(env, seat, dice)):
        env.match.s, env.bad[seat] = s, 0
        said.append([doors.observe("1"), doors.why_not("1", "load rum 3")])
        said[-1] += [doors.answer("1", "drive 99"), str(doors.result("1"))]
        env.refused = ""
    assert said[0] == said[1]
    assert "record" not in doors.result("1") and "seed" not in doors.result("1")
