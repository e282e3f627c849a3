"""Tuning: what is tried is tried alone, on the same boards, against the shipped weights."""

import argparse

import pytest

from portside import Malformed
from portside.bots.searcher import SearchBot
from portside.games import game_of
from tools.tune import challenger, changed_judge, play_board, play_boards, read_try


def test_a_try_is_written_as_names_and_numbers() -> None:
    assert read_try("explore=0.3 first=5") == {"explore": 0.3, "first": 5.0}
    assert read_try("") == {}
    with pytest.raises(Malformed, match="'explore': a name and a number are wanted"):
        read_try("explore")


def test_weights_go_to_the_judge_and_settings_to_the_search() -> None:
    bot = challenger("manila", "first=7 raises=3 explore=0.25 cut=2 split=50", "50", seed=1)
    assert isinstance(bot, SearchBot)
    weights = bot.judge.weights  # type: ignore[attr-defined]
    assert (weights.first, weights.raises) == (7.0, 3)
    settings = bot.search_for(seats=3).settings
    assert (settings.explore, settings.cut, settings.split) == (0.25, 2, 50)
    assert bot.budget.simulations == 50


@pytest.mark.parametrize(("game", "weight"), [("manila", "first"), ("cargo_noir", "coin")])
def test_the_shipped_judge_stays_as_it_is(game: str, weight: str) -> None:
    before = getattr(game_of(game).judge.weights, weight)  # type: ignore[attr-defined]
    tried = changed_judge(game, {weight: before + 1})
    assert getattr(tried.weights, weight) == before + 1  # type: ignore[attr-defined]
    assert getattr(game_of(game).judge.weights, weight) == before  # type: ignore[attr-defined]


def test_a_name_that_means_nothing_is_refused() -> None:
    with pytest.raises(Malformed, match="'expolre' is neither a setting"):
        challenger("manila", "expolre=1", "50", seed=1)


def test_the_challenger_sits_in_every_seat_and_boards_repeat() -> None:
    found = play_board("santiago", "", "20", ["random", "random"], board=3)
    assert len(found) == 3
    assert all(0 <= share <= 1 for share, _ in found)
    assert found == play_board("santiago", "", "20", ["random", "random"], board=3)


def test_an_outcome_counts_games_and_its_interval_boards() -> None:
    asked = argparse.Namespace(game="santiago", limit="20", pool="random,random", processes=1)
    outcome = play_boards(asked, "", first=7, boards=2)
    assert (outcome.games, outcome.boards) == (6, "7-8")
    assert outcome.wins == 1.0  # search never loses to random answers
    assert outcome.margin == 0.0
