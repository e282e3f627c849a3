"""Answers that the server gives by itself, and those it must not give."""

import pytest

import portside
from portside import Dice
from portside.core.game import NOBODY
from portside.games import game_of
from portside.server.forced import forced
from tests.every_game.walks import EVERY_GAME, walk

SCREENED = {"load", "use", "use-own", "alonso", "zorro", "drive"}


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_only_what_everybody_can_see_to_be_forced_is_played(game: str, seats: int) -> None:
    for seed in range(4):
        for s in walk(portside.new_game(game, seats), seed):
            answer = forced(s)
            if answer is not None:
                assert s.legal() == [answer]
                assert game != "santiago" or s.question() not in SCREENED


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_behind_a_screen_decides_what_is_asked_in_the_open(seats: int) -> None:
    """Of a question that counts as public, other holdings of the seat change no answer."""
    for seed in range(3):
        for s in walk(portside.new_game("santiago", seats), seed):
            if s.to_move >= 0 and game_of(s.rules().name).has_open_choice(s):
                written = s.position()
                table = written["table"]
                seat = int(s.to_move)
                table["pesos"][seat] += 3  # type: ignore[index]
                table["vp"][seat] += 2  # type: ignore[index]
                other = portside.read_position(written)
                assert other.legal_in_words() == s.legal_in_words()


def test_open_screens_hide_nothing() -> None:
    s = portside.new_game("santiago", 2, {"screens": "open"})
    found = 0
    for state in walk(s, 1):
        if state.to_move >= 0 and len(state.legal()) == 1:
            assert forced(state) is not None
            found += 1
    assert found


def test_hidden_cash_makes_every_choice_in_manila_a_secret() -> None:
    for state in walk(portside.new_game("manila", 3, {"cash_is_public": False}), 1):
        assert forced(state) is None
    assert forced(portside.new_game("manila", 3)) is None  # chance is asked


def test_where_cash_is_hidden_even_the_only_start_is_asked_for() -> None:
    """MA-4.5, MA-11.4. One start triple makes 0; whether a loan can be repaid hangs on the cash."""
    at = {"start_space_sum": 0, "shares_dealt_per_player": 0}
    for hidden in (False, True):
        s = portside.new_game("manila", 3, {**at, "cash_is_public": not hidden})
        for words in ("bid 1", "pass", "pass", "decline", "ashore jade"):
            s.play(s.read(words))
        assert s.legal_in_words() == ["launch 0 0 0"]
        assert (forced(s) is None) == hidden


def test_nothing_is_forced_once_the_game_is_over() -> None:
    s = portside.new_game("cargo_noir", 2)
    portside.simulate.playout(s, Dice(1))
    assert s.to_move == NOBODY and forced(s) is None
