"""What matches add up to: shares, ranks, intervals, ratings, and runs that are resumed."""

import json
from pathlib import Path

import pytest

from portside import Malformed
from portside.bots import arena
from portside.bots.arena import Contest, Played, play_all, rank, ratings, seated, standings

CONTEST = Contest("santiago", ("greedy", "random"), 4)


def played(board: int, rotation: int, bots: list[str], scores: list[int]) -> Played:
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    times = [0.5] * len(bots)
    return Played(board, rotation, bots, scores, winners, times, times, [10] * len(bots))


def test_bots_are_seated_as_they_are_counted() -> None:
    assert seated(["captain", "greedy:2", "random"], 4) == ("captain", "greedy", "greedy", "random")
    assert seated(["captain", "greedy"], 3) == ("captain", "greedy", "greedy")
    assert seated(["my.module:Bot:2"], 2) == ("my.module:Bot", "my.module:Bot")
    with pytest.raises(Malformed, match="3 bots do not fit at 2 seats"):
        seated(["greedy:3"], 2)


def test_a_shared_victory_counts_in_equal_parts() -> None:
    games = [played(0, 0, ["a", "b", "b"], [9, 9, 3]), played(0, 1, ["b", "a", "b"], [1, 5, 2])]
    first, second = standings(games)
    assert (first.bot, first.wins, first.win_rate, first.games) == ("a", 1.5, 0.75, 2)
    assert (second.wins, second.games) == (0.5, 4)
    assert first.seconds_per_answer == 0.05


def test_equal_scores_share_their_ranks_and_winners_come_first() -> None:
    game = played(0, 0, ["a", "b", "c", "d"], [5, 7, 5, 1])
    assert [rank(game, seat) for seat in range(4)] == [2.5, 1, 2.5, 4]
    tie = Played(0, 0, ["a", "b"], [5, 5], [1], [0, 0], [0, 0], [1, 1])
    assert [rank(tie, seat) for seat in range(2)] == [2, 1]


def test_the_interval_is_over_boards_not_over_games() -> None:
    """Two boards, won in every rotation or in none: the mean is 1/2, nothing is sure."""
    games = [
        played(board, rotation, ["a", "b"], [9, 1] if board else [1, 9])
        for board in range(2)
        for rotation in range(50)
    ]
    one = next(one for one in standings(games) if one.bot == "a")
    assert one.win_rate == 0.5
    assert one.ci95 == (0.0, 1.0)


def test_ratings_follow_the_odds() -> None:
    """Three wins to one are 191 points of Elo; the half games that keep it finite take a little."""
    games = [played(n, 0, ["a", "b"], [1, 0] if n % 4 else [0, 1]) for n in range(4000)]
    rated = ratings(games, ["a", "b"])
    assert rated["a"] - rated["b"] == pytest.approx(190.8, abs=1)
    assert rated["a"] + rated["b"] == pytest.approx(0)


def test_an_interrupted_run_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    whole = sorted(play_all(CONTEST, 4, 1, None, None), key=lambda one: (one.board, one.rotation))
    begun = play_all(CONTEST, 4, 1, kept, None)
    next(begun)
    begun.close()
    with kept.open("a") as file:
        file.write('{"board": 9, "rot')  # a line that was cut short
    again = sorted(play_all(CONTEST, 4, 1, kept, None), key=lambda one: (one.board, one.rotation))
    assert [(one.bots, one.scores) for one in again] == [(one.bots, one.scores) for one in whole]


def test_results_of_another_contest_are_not_mixed_in(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    list(play_all(CONTEST, 2, 1, kept, None))
    other = Contest("santiago", ("random", "random"), 4)
    with pytest.raises(Malformed, match="belongs to another contest"):
        list(play_all(other, 2, 1, kept, None))


def test_every_rotation_of_a_board_meets_the_same_set_up() -> None:
    games = [arena.play_one(CONTEST, 3, rotation)[0] for rotation in range(2)]
    assert [one.bots for one in games] == [["greedy", "random"], ["random", "greedy"]]
    assert json.dumps(arena.as_json(CONTEST, games))
