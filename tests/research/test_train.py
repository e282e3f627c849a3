"""`portside train`: a course comes to the same weights, however often it was interrupted."""

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from portside.bots.levels import make_bot
from portside.bots.searcher import SearchBot
from portside.core.errors import Malformed
from portside.core.learned import LearnedJudge
from portside.core.vectors import ints
from portside.games import GAMES, game_of
from portside.research import cluster, training
from portside.research.course import Course, Run
from portside.research.selfplay import SelfPlay, play_game, states
from tests.cli.test_commands import run

LEARNERS = [name for name in GAMES if game_of(name).sight is not None]
SMALL = ("--games", "8", "--round", "4", "--simulations", "2", "--hidden", "4", "--boards", "0")


def test_a_game_of_self_play_is_a_game_and_always_the_same() -> None:
    plan = SelfPlay("santiago", 10, 3)
    row = play_game(plan, 4)
    assert row == play_game(plan, 4) != play_game(plan, 6)
    s = game_of("santiago").rules.new_game(row["seats"])
    for answer in row["answers"]:
        assert answer in s.legal()
        s.play(answer)
    assert s.finished
    winners = s.winners()
    assert row["shares"] == [
        1 / len(winners) if seat in winners else 0 for seat in range(row["seats"])
    ]
    assert all(s.to_move >= 0 and len(s.legal()) > 1 for s in states(game_of("santiago"), row))


def made_up(many: int, seed: int) -> training.Moments:
    """Two or three seats; the first number counts, the second only where the third is 1."""
    chance = np.random.default_rng(seed)
    seen = chance.integers(-3, 4, (many, 3, 3)).astype(np.int16)
    seen[:, :, 2] = chance.integers(0, 2, (many, 3))
    plays = np.ones((many, 3), dtype=bool)
    plays[::2, 2] = False
    power = (seen[:, :, 0] * 0.5 + seen[:, :, 1] * seen[:, :, 2]).astype(np.float32)
    given = training.shares(power, plays)
    won = np.stack([chance.multinomial(1, row / row.sum()) for row in given.astype(float)])
    return training.Moments(seen, won.astype(np.float32), plays)


def test_the_fit_finds_what_the_world_was_made_of() -> None:
    known, others = made_up(12_000, 1), made_up(6000, 2)
    power = others.seen[:, :, 0] * 0.5 + others.seen[:, :, 1] * others.seen[:, :, 2]
    true = training.shares(power.astype(np.float32), others.plays)
    least = -np.log(true[others.won == 1]).mean()
    weights, told = training.fit(known, others, 16, 20, 1)
    assert abs(min(told) - least) < 0.03 < told[0] - least
    net = weights.net()
    row = ints([int(number) for number in others.seen[5].ravel()])
    powers = [net.power(row, 3 * seat) / 4096**2 for seat in range(3)]
    assert powers == pytest.approx(training.powers(weights, weights.alike(others))[0][5], abs=0.01)


def test_a_course_goes_on_where_it_stopped(tmp_path: Path) -> None:
    command = ("train", "santiago", *SMALL, "--processes", "2", "--output")
    whole, begun = tmp_path / "whole.json", tmp_path / "begun.json"
    assert "all 2 rounds" in run(*command, str(whole))
    run(*command, str(begun), "--hours", "0")  # over when it begins
    half = list(command)
    half[half.index("8")] = "4"
    assert "all 1 rounds" in run(*half, str(begun))
    assert "all 2 rounds" in run(*command, str(begun))
    assert begun.read_text() == whole.read_text()
    rows = list(csv.DictReader(begun.with_suffix(".csv").open()))
    assert [row["games"] for row in rows] == ["4", "8"]
    assert all(0 < float(row["surprise"]) <= float(row["surprise_before"]) for row in rows)
    bot = make_bot(f"search+{whole}@5", "santiago", 1)
    assert isinstance(bot, SearchBot) and isinstance(bot.judge, LearnedJudge)
    assert json.loads(whole.read_text())["course"]["games"] == 8


def test_a_course_in_the_folder_of_another_is_refused(tmp_path: Path) -> None:
    with cluster.open_pool(None, 1) as pool:
        Run(Course(LEARNERS[0]), tmp_path, pool)
        Run(Course(LEARNERS[0], games=50_000), tmp_path, pool)  # the same, only longer
        with pytest.raises(Malformed, match="another course"):
            Run(Course(LEARNERS[0], seed=2), tmp_path, pool)


def test_a_game_without_a_sight_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(GAMES, "blind", game_of("santiago").__class__(game_of("santiago").rules))
    with (
        cluster.open_pool(None, 1) as pool,
        pytest.raises(Malformed, match="the game has no sight"),
    ):
        Run(Course("blind"), tmp_path, pool)
