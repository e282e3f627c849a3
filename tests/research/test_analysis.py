"""Reports: right where the truth is known, readable, and refused where they would mislead."""

from pathlib import Path

import numpy as np
import pytest

from portside import GAMES, Malformed
from portside.research.analysis import Deeds, by_seat, deeds, worth_in
from portside.research.report import write_report
from portside.research.simulation import Plan, Row, play_chunk


def test_a_known_worth_is_found() -> None:
    """Points made from known worths and noise: every interval holds the truth."""
    luck = np.random.default_rng(1)
    games, seats, truth = 400, 3, np.array([2.0, -1.0, 0.0])
    counts = luck.poisson(2.0, (games * seats, 3)).astype(float)
    game = np.repeat(np.arange(games), seats)
    scores = counts @ truth + luck.normal(0, 1, games * seats) + 10 * luck.random(games)[game]
    names = [("use", "good"), ("use", "bad"), ("use", "idle")]
    seat = np.tile(np.arange(seats), games)
    done = Deeds(names, counts, scores, game, ["x"] * len(game), seat, board=game)
    found = worth_in(done, seat >= 0, "all")
    for one, known in zip(found, truth, strict=True):
        assert one.low < known < one.high and one.high - one.low < 0.5


def test_what_strong_players_like_is_not_worth_more_for_that() -> None:
    luck = np.random.default_rng(2)
    games, seats = 400, 2
    game, seat = np.repeat(np.arange(games), seats), np.tile(np.arange(seats), games)
    bots = ["strong", "weak"] * games
    counts = luck.poisson(np.where(seat == 0, 5.0, 1.0))[:, None].astype(float)  # and worth nothing
    scores = np.where(seat == 0, 20.0, 0.0) + luck.normal(0, 1, games * seats)
    done = Deeds([("use", "fashion")], counts, scores, game, bots, seat, board=game)
    (found,) = worth_in(done, seat >= 0, "all")
    assert found.low < 0 < found.high and found.high - found.low < 0.5


def won_by(winner: int, number: int, bots: str = "mate") -> Row:
    return {"seats": 3, "seed": 1, "bots": [bots] * 3, "number": number, "winners": [winner]}


def test_intervals_are_over_boards() -> None:
    """Equal bots play one and the same game three times on a board: two boards won, two lost."""
    rows = [won_by(0 if number < 6 else 1, number) for number in range(12)]
    first, *_ = by_seat(rows)
    assert (first.mean, first.low, first.high, first.n) == (0.5, 0.0, 1.0, 12)
    apart = [{**row, "seed": number} for number, row in enumerate(rows)]  # as many boards as games
    first, *_ = by_seat(apart)  # Student, 11 degrees: 1/2 ± 2.201 · √(3/11) / √12
    assert (first.low, first.high) == pytest.approx((0.1682, 0.8318), abs=1e-3)


def test_intervals_neither_shrink_to_a_point_nor_leave_what_there_is() -> None:
    """Twelve games, all won: Wilson's lower bound is 75.8 %, and that of none is 24.2 %."""
    first, second, _ = by_seat([won_by(0, number) for number in range(12)])
    assert (first.mean, second.mean) == (1.0, 0.0)
    assert (first.low, first.high) == pytest.approx((0.7575, 1.0), abs=1e-4)
    assert (second.low, second.high) == pytest.approx((0.0, 0.2425), abs=1e-4)


def test_the_same_game_told_twice_makes_no_worth_surer() -> None:
    luck = np.random.default_rng(3)
    counts, scores = luck.poisson(2.0, (40, 1)).astype(float), luck.normal(0, 1, 40)
    game, seat = np.repeat(np.arange(20), 2), np.tile([0, 1], 20)
    once = Deeds([("use", "good")], counts, scores, game, ["x"] * 40, seat, board=game)
    twice = Deeds(
        once.names, np.tile(counts, (2, 1)), np.tile(scores, 2), np.concatenate([game, 20 + game]),
        ["x"] * 80, np.tile(seat, 2), board=np.tile(game, 2),
    )  # fmt: skip
    (one,), (other,) = (worth_in(done, done.seat >= 0, "all") for done in (once, twice))
    assert (other.points, other.low, other.high) == pytest.approx((one.points, one.low, one.high))


@pytest.mark.parametrize(("boards", "told"), [(1, 0), (2, 0), (3, 1)])
def test_few_boards_say_nothing_about_worths(boards: int, told: int) -> None:
    """A worth and a mean are two numbers: two boards fit them and leave nothing to chance."""
    counts = np.array([[40.0], [20.0], [30.0], [25.0], [10.0], [35.0]])
    scores, game = np.array([9.0, 1.0, 4.0, 5.0, 2.0, 3.0]), np.repeat(np.arange(3), 2)
    seat = np.tile([0, 1], 3)
    done = Deeds([("use", "good")], counts, scores, game, ["x"] * 6, seat, board=game % boards)
    assert len(worth_in(done, seat >= 0, "all")) == told


def test_shares_of_victory_add_up_to_one() -> None:
    rows = play_chunk(Plan("manila", 4, 20, seed=1), 0, 20)
    assert sum(one.mean for one in by_seat(rows)) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_report_is_written(game: str, tmp_path: Path) -> None:
    bots = ("greedy", "random", "random")
    rows = play_chunk(Plan(game, 3, 120, seed=1), 0, 120)
    rows += play_chunk(Plan(game, 3, 6, seed=2, bots=bots), 0, 6)
    made = write_report(rows, tmp_path)
    page = made[0].read_text("utf-8")
    assert len(made) > 4 and page.count("data:image/png") == len(made) - 1
    assert all(path.read_bytes()[:4] == b"\x89PNG" for path in made[1:])
    assert "greedy" in page and "share of victories by seat" in page and "too few games" not in page
    few = write_report(rows[:9], tmp_path / "few")
    assert "too few games" in few[0].read_text("utf-8")


def test_deeds_are_counted() -> None:
    rows = play_chunk(Plan("cargo_noir", 2, 3, seed=4), 0, 3)
    found = deeds(rows)
    bought = sum(line.count("want ") for row in rows for line in row["record"].splitlines())
    assert found.counts.sum() == bought > 0


def test_unlike_games_are_not_mixed(tmp_path: Path) -> None:
    rows = play_chunk(Plan("manila", 3, 2, seed=1), 0, 2)
    rows += play_chunk(Plan("manila", 4, 2, seed=1), 0, 2)
    with pytest.raises(Malformed, match="manila with 3 seats, manila with 4 seats"):
        write_report(rows, tmp_path)
    with pytest.raises(Malformed, match="at least two"):
        write_report(rows[:1], tmp_path)
