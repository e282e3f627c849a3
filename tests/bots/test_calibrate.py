"""Calibration: a judge's shares of victory are set against how the games ended."""

import math

import pytest

from portside.games import game_of
from tools.calibrate import Game, Judgement, judged, play_game, report, surprise


def test_the_same_board_is_the_same_game() -> None:
    game = play_game("santiago", "greedy", 3, board=5)
    assert game == play_game("santiago", "greedy", 3, board=5)
    assert sum(game.shares) == pytest.approx(1.0)


def test_every_question_of_a_game_is_judged_from_the_seat_that_is_asked() -> None:
    game = play_game("manila", "greedy", 3, board=2)
    found = list(judged("manila", game, game_of("manila").judge))
    assert {"bid", "ashore", "launch", "place"} <= {one.question for one in found}
    for one in found:
        assert sorted(one.won) == sorted(game.shares)
        assert sum(one.shares(1.0)) == pytest.approx(1.0)


def test_even_shares_surprise_by_the_logarithm_of_the_seats() -> None:
    even = Judgement("bid", [30.0, 30.0, 30.0], 10.0, [0.0, 1.0, 0.0])
    assert surprise([even], 1.0) == pytest.approx(math.log(3))


def test_a_judge_that_is_right_surprises_less_and_one_that_is_wrong_more() -> None:
    right = Judgement("bid", [40.0, 30.0, 30.0], 10.0, [1.0, 0.0, 0.0])
    wrong = Judgement("bid", [40.0, 30.0, 30.0], 10.0, [0.0, 1.0, 0.0])
    assert surprise([right], 1.0) < math.log(3) < surprise([wrong], 1.0)
    assert surprise([wrong], 0.36) > surprise([wrong], 2.0)


def test_the_report_has_a_row_for_each_question() -> None:
    game = Game([], [1.0, 0.0, 0.0])
    rows = list(
        report(
            [
                Judgement("bid", [40.0, 30.0, 30.0], 10.0, game.shares),
                Judgement("launch", [30.0, 30.0, 30.0], 10.0, game.shares),
            ]
        )
    )
    assert rows[2].startswith("| bid | 1 | ")
    assert rows[3].startswith("| launch | 1 | 33.3 / 33.3 / 33.3 | 100.0 / 0.0 / 0.0 |")
