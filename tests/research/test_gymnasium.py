"""Gymnasium's own checker, and a learner's seat among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import portside.research.gymnasium  # noqa: F401  it registers the ids
from portside import NOBODY, Malformed
from portside.core.observation import blank

IDS = ["portside/Santiago-v0", "portside/Manila-v0", "portside/CargoNoir-v0"]


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    seen, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, over = 0.0, False
    while not over:
        seen, reward, over, _, info = env.step(env.action_space.sample(seen["action_mask"]))
        total += reward
    return total, info


@pytest.mark.parametrize("key", IDS)
def test_the_checker(key: str) -> None:
    env = gymnasium.make(key, render_mode="ansi")
    check_env(env.unwrapped)
    env = gymnasium.make(key, render_mode="rgb_array", opponents="mate")
    check_env(env.unwrapped, skip_render_check=True)


def test_a_captain_can_be_met() -> None:
    env = gymnasium.make("portside/Manila-v0", opponents="captain@5")
    seen, _ = env.reset(seed=1)
    for _ in range(5):
        seen, *_ = env.step(env.action_space.sample(seen["action_mask"]))


@pytest.mark.parametrize("key", IDS)
def test_whole_games_repeat_from_a_seed(key: str) -> None:
    env = gymnasium.make(key, opponents=["random", "deckhand"])
    for seed in (1, 2):
        first, second = play(env, seed), play(env, seed)
        assert first == second
        won, info = first
        best = max(info["scores"])
        assert won == 0 or info["scores"][info["seat"]] == best


def test_the_learner_may_choose_its_seat() -> None:
    for seat in range(3):
        env = gymnasium.make("portside/Santiago-v0", seat=seat)
        assert env.reset(seed=1)[1]["seat"] == seat
    drawn = gymnasium.make("portside/Santiago-v0")
    assert len({drawn.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 3


@pytest.mark.parametrize("key", IDS)
@pytest.mark.parametrize("seat", range(3))
def test_every_seat_earns_its_own_reward_and_sees_with_its_own_eyes(key: str, seat: int) -> None:
    env: Any = gymnasium.make(key, seat=seat, reward="score").unwrapped
    row = blank(env.tables.observer.width)
    for seed in (4, 5):
        total, seen = 0.0, env.reset(seed=seed)[0]
        env.action_space.seed(seed)
        while env.to_move() != NOBODY:
            seen, reward, *_ = env.step(env.action_space.sample(seen["action_mask"]))
            total += reward
        s = env.tables.table(0)
        assert total == s.scores()[seat]
        env.tables.observer.observe(s, seat, row, 0)
        assert seen["observation"].tolist() == list(row)


def test_an_illegal_action_loses_or_raises() -> None:
    env = gymnasium.make("portside/Manila-v0", illegal_reward=-5.0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-5.0, True, True)
    strict = gymnasium.make("portside/Manila-v0", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        strict.step(0)


def test_an_id_can_name_its_module() -> None:
    env = gymnasium.make("portside.research.gymnasium:portside/Manila-v0")
    assert env.spec is not None and env.spec.id == "portside/Manila-v0"


def test_masks_as_other_libraries_want_them() -> None:
    env: Any = gymnasium.make("portside/CargoNoir-v0").unwrapped
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))


def test_opponents_must_fit() -> None:
    with pytest.raises(Malformed, match="2 opponents are wanted"):
        gymnasium.make("portside/Manila-v0", opponents=["random"])
