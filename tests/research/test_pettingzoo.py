"""PettingZoo's own conformance tests, and what they do not look at."""

import pickle
import warnings
from copy import deepcopy
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import (  # type: ignore[import-untyped]
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from portside.core.observation import blank
from portside.research.pettingzoo import cargo_noir_v0, manila_v0, santiago_v0
from tests.research.test_gymnasium import EVERY_SIZE, OPTIONS

EVERY = pytest.mark.parametrize("module", [santiago_v0, manila_v0, cargo_noir_v0])


def any_legal(env: Any, number: int = 0) -> int:
    legal = env.last()[0]["action_mask"].nonzero()[0]
    return int(legal[number % len(legal)])


@EVERY
def test_the_api(module: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation ")  # that it is a dict, with a mask
        api_test(module.env(reward="potential"), num_cycles=100)


@EVERY_SIZE
@pytest.mark.parametrize("with_options", [False, True])
def test_the_api_and_seeds_of_every_size(game: str, seats: int, with_options: bool) -> None:
    module = import_module(f"portside.research.pettingzoo.{game}_v0")
    how = {"seats": seats, "options": OPTIONS[game] if with_options else None}
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation ")  # that it is a dict, with a mask
        api_test(module.env(**how), num_cycles=100)
        seed_test(lambda: module.env(**how), num_cycles=50)


@EVERY
def test_rendering(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env, {"ansi": lambda text: "P0" in text and "P2" in text})
    assert "P1" in capsys.readouterr().out


@EVERY
def test_max_cycles_truncates(module: Any) -> None:
    """PettingZoo's own max_cycles_test needs simultaneous moves; this is the same for turns."""
    env = module.env(max_cycles=25)
    for _ in range(2):
        env.reset(seed=2)
        decisions = 0
        left = []
        for agent in env.agent_iter():
            _, reward, terminated, truncated, _ = env.last()
            if truncated:
                assert not terminated and reward == 0
                left.append(agent)
                env.step(None)
            else:
                env.step(any_legal(env, decisions))
                decisions += 1
        assert decisions == 25 and left == env.possible_agents


@EVERY
def test_rewards_go_to_the_winners(module: Any) -> None:
    env = module.env()
    env.reset(seed=3)
    rewards = {}
    number = 0
    for agent in env.agent_iter():
        _, reward, terminated, _, _ = env.last()
        if terminated:
            rewards[agent] = reward
            env.step(None)
        else:
            number += 7
            env.step(any_legal(env, number))
    winners = env.state_of_play().winners()
    assert [seat for seat, reward in enumerate(rewards.values()) if reward > 0] == winners
    assert sum(rewards.values()) == pytest.approx(1)


def test_an_illegal_action_raises_or_loses() -> None:
    env = manila_v0.env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        env.step(0)
    wrapped = OrderEnforcingWrapper(TerminateIllegalWrapper(manila_v0.env(), illegal_reward=-1))
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.last()
    wrapped.step(0)
    assert wrapped.terminations[agent] and wrapped.rewards[agent] == -1


def test_an_observation_stays_as_it_was() -> None:
    env = santiago_v0.env()
    env.reset(seed=1)
    seen = env.last()[0]
    kept = seen["observation"].copy()
    env.step(any_legal(env))
    assert np.array_equal(seen["observation"], kept)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()


@EVERY
def test_every_agent_sees_with_its_own_eyes(module: Any) -> None:
    env = module.env()
    env.reset(seed=2)
    row = blank(env.tables.observer.width)
    for number in range(60):
        for seat, agent in enumerate(env.possible_agents):
            env.tables.observer.observe(env.state_of_play(), seat, row, 0)
            assert env.observe(agent)["observation"].tolist() == list(row)
        env.step(any_legal(env, 5 * number))


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(manila_v0.env(seats=5, reward="rank")))
    env.reset(seed=1)
    assert len(env.agents) == 5 and str(env) == "manila_v0"


@EVERY
def test_a_copy_plays_on_alike_and_alone(module: Any) -> None:
    env = module.env(reward="potential", max_cycles=60)
    env.reset(seed=3)
    for number in range(20):
        env.step(any_legal(env, number))
    for other in (deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.agent_selection == env.agent_selection
        assert str(other.last()) == str(env.last())
        before = str(env.last())
        other.step(any_legal(other))
        assert str(env.last()) == before
        twin = deepcopy(other)
        while other.agents:
            over = other.terminations[other.agent_selection]
            over = over or other.truncations[other.agent_selection]
            action = None if over else any_legal(other, 1)
            other.step(action)
            twin.step(action)
            assert other.rewards == twin.rewards
        assert not twin.agents


@EVERY
def test_before_a_reset_it_says_what_to_do(module: Any) -> None:
    env = module.env()
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="reset"):
        env.observe("player_0")
    with pytest.raises(ResetNeeded, match="reset"):
        env.last()


@pytest.mark.parametrize("wrong", [0, -1, "10", 2.5])
def test_cycles_are_counted_from_one(wrong: Any) -> None:
    with pytest.raises(ValueError, match="max_cycles is a whole number"):
        manila_v0.env(max_cycles=wrong)


def test_a_seed_is_a_whole_number_of_any_make() -> None:
    env, other = manila_v0.env(), manila_v0.env()
    env.reset(seed=3)
    other.reset(seed=np.int64(3))
    assert env.last()[0]["observation"].tolist() == other.last()[0]["observation"].tolist()
    with pytest.raises(ValueError, match="a seed is a whole number"):
        env.reset(seed="3")
