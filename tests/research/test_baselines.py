"""The baselines: weights that are what they say, a policy that plays them, a table that holds."""

import json
import re
import shutil
from pathlib import Path

import gymnasium
import numpy as np
import pytest

import portside
import portside.research.gymnasium  # registers the environments
from bench.baselines import (
    BOARDS,
    OPPONENTS,
    PAGE,
    SEATS,
    TRAINED,
    Row,
    line,
    measured,
    players,
    weights,
)
from bench.text_reference import filled_in
from examples.trained import WEIGHTS, Policy, TrainedBot, checksum, read
from portside import Malformed
from portside.bots.arena import Contest, play_one
from portside.bots.bot import SeatView
from portside.bots.intervals import wilson
from portside.core.simulate import settle
from portside.games import game_of
from portside.research.vector import VectorEnv
from tests.published import PUBLISHED

TABLES = 255  # as many of each seat


@pytest.mark.parametrize("game", PUBLISHED)
def test_weights_are_small_and_what_their_description_says(game: str) -> None:
    path = WEIGHTS / f"{game}.npz"
    about = Policy.of(game).about
    assert path.stat().st_size < 1_000_000
    assert about["sha256"] == checksum(path)
    assert (about["game"], about["seats"], about["rules"]) == (game, SEATS, 1)
    low, high = about["measured"]["ci95"]
    share, games = about["measured"]["share"], about["measured"]["games"]
    assert wilson(share, games) == pytest.approx((low, high), abs=2e-4)


@pytest.mark.parametrize("game", PUBLISHED)
def test_the_policy_beats_random_as_far_as_was_measured(game: str) -> None:
    """On games of its own: their interval meets the one that is kept, and is above a fair share."""
    policy = Policy.of(game)
    env = VectorEnv(game, TABLES, SEATS, reward="win")
    env.reset(seed=77)
    seats, shares = np.arange(TABLES) % SEATS, np.full(TABLES, np.nan)
    while np.isnan(shares).any():
        actions = env.sample()
        mine = np.flatnonzero(env.to_move == seats)
        if len(mine):
            actions[mine] = policy.act(env.observations[mine], env.masks[mine])
        env.step(actions)  # which refuses what is not legal
        ended = np.flatnonzero(env.done & np.isnan(shares))
        shares[ended] = env.rewards[ended, seats[ended]]
    low, high = wilson(float(shares.mean()), TABLES)
    least, most = policy.about["measured"]["ci95"]
    assert low <= most and high >= least
    assert low > 1 / SEATS + (least - 1 / SEATS) / 2


@pytest.mark.parametrize("game", PUBLISHED)
def test_the_bot_answers_legally_and_as_in_an_environment(game: str) -> None:
    bot, dice, asked = TrainedBot(game, 1), portside.Dice(5), set[str]()
    s = portside.new_game(game, SEATS)
    settle(s, dice)
    while s.to_move != portside.NOBODY:
        answer = bot.choose(SeatView(s, dice=portside.Dice(len(asked))))
        assert answer in s.legal()
        assert answer == bot.choose(SeatView(s, dice=portside.Dice(99)))  # secrets do not matter
        asked.add(s.question())
        s.play(answer if dice.below(2) else s.legal()[dice.below(len(s.legal()))])
        settle(s, dice)
    assert len(asked) > 3
    env = gymnasium.make(f"portside/{game_of(game).environment_name()}-v0", illegal="raise")
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        action = int(bot.policy.act(seen["observation"], seen["action_mask"]))
        seen, _, over, _, _ = env.step(action)
    env.close()


def test_the_bot_plays_in_an_arena() -> None:
    game = PUBLISHED[0]
    contest = Contest(game, (TRAINED, "random", "random"), 1)
    played = [play_one(contest, 0, seat)[0] for seat in range(SEATS)]
    assert [one.faults for one in played] == [[], [], []]
    assert [one.bots.index(TRAINED) for one in played] == [0, 1, 2]


def test_what_does_not_fit_is_refused_in_a_sentence(tmp_path: Path) -> None:
    game = PUBLISHED[0]
    bot = TrainedBot(game, 1)
    s = portside.new_game(game, SEATS + 1)
    settle(s, portside.Dice(1))
    with pytest.raises(Malformed, match="trained with 3 seats, not 4"):
        bot.choose(SeatView(s))
    with pytest.raises(Malformed, match="no trained policy"):
        read(game, tmp_path)
    for ending in (".npz", ".json"):
        shutil.copy(WEIGHTS / f"{game}{ending}", tmp_path)
    about = tmp_path / f"{game}.json"
    told = json.loads(about.read_text("utf-8"))
    about.write_text(json.dumps({**told, "rules": 99}), "utf-8")
    with pytest.raises(Malformed, match="revision 99"):
        read(game, tmp_path)
    with (tmp_path / f"{game}.npz").open("ab") as file:
        file.write(b"\0")
    with pytest.raises(Malformed, match="SHA-256 differs"):
        read(game, tmp_path)


# -------------------------------------------------------------------------------- the table


@pytest.mark.parametrize("game", PUBLISHED)
def test_a_row_of_the_table_can_be_made_again(game: str) -> None:
    for player in ("random", "greedy"):
        row = Row(game, "random", player)
        assert line(row, measured(row)) in PAGE.read_text("utf-8").splitlines()


def test_the_table_is_whole() -> None:
    page = PAGE.read_text("utf-8")
    assert filled_in(page, {"weights": "\n".join(weights())}) == page, "python -m bench.baselines"
    rows = re.findall(r"^\| (\w+) \| ([a-z]+) \| (.+?) \| (\d+) \| ", page, re.M)
    assert rows == [
        (game, opponent, "trained policy" if name == TRAINED else name, str(BOARDS * SEATS))
        for game in PUBLISHED
        for opponent in OPPONENTS
        for name in players(game)
    ]
