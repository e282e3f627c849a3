"""Reports: right where the truth is known, readable, and refused where they would mislead."""

from pathlib import Path

import numpy as np
import pytest

from portside import GAMES, Malformed
from portside.research.analysis import Deeds, by_seat, deeds, interval, worth_in
from portside.research.report import write_report
from portside.research.simulation import Plan, play_chunk


def test_a_known_worth_is_found() -> None:
    """Points made from known worths and noise: every interval holds the truth."""
    luck = np.random.default_rng(1)
    games, seats, truth = 400, 3, np.array([2.0, -1.0, 0.0])
    counts = luck.poisson(2.0, (games * seats, 3)).astype(float)
    game = np.repeat(np.arange(games), seats)
    scores = counts @ truth + luck.normal(0, 1, games * seats) + 10 * luck.random(games)[game]
    names = [("use", "good"), ("use", "bad"), ("use", "idle")]
    seat = np.tile(np.arange(seats), games)
    found = worth_in(Deeds(names, counts, scores, game, ["x"] * len(game), seat), seat >= 0, "all")
    for one, known in zip(found, truth, strict=True):
        assert one.low < known < one.high and one.high - one.low < 0.5


def test_what_strong_players_like_is_not_worth_more_for_that() -> None:
    luck = np.random.default_rng(2)
    games, seats = 400, 2
    game, seat = np.repeat(np.arange(games), seats), np.tile(np.arange(seats), games)
    bots = ["strong", "weak"] * games
    counts = luck.poisson(np.where(seat == 0, 5.0, 1.0))[:, None].astype(float)  # and worth nothing
    scores = np.where(seat == 0, 20.0, 0.0) + luck.normal(0, 1, games * seats)
    done = Deeds([("use", "fashion")], counts, scores, game, bots, seat)
    (found,) = worth_in(done, seat >= 0, "all")
    assert found.low < 0 < found.high and found.high - found.low < 0.5


def test_intervals() -> None:
    one = interval("seat 0", [1.0, 0.0, 1.0, 0.0] * 100)
    assert one.mean == 0.5 and one.low == pytest.approx(0.451) and one.high == pytest.approx(0.549)


def test_shares_of_victory_add_up_to_one() -> None:
    rows = play_chunk(Plan("manila", 4, 20, seed=1), 0, 20)
    assert sum(one.mean for one in by_seat(rows)) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_report_is_written(game: str, tmp_path: Path) -> None:
    bots = ("greedy", "random", "random")
    rows = play_chunk(Plan(game, 3, 40, seed=1), 0, 40)
    rows += play_chunk(Plan(game, 3, 6, seed=2, bots=bots), 0, 6)
    made = write_report(rows, tmp_path)
    page = made[0].read_text("utf-8")
    assert len(made) > 4 and page.count("data:image/png") == len(made) - 1
    assert all(path.read_bytes()[:4] == b"\x89PNG" for path in made[1:])
    assert "greedy" in page and "share of victories by seat" in page


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
