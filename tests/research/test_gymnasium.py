"""Gymnasium's own checker, and a learner's seat among bots."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import portside.research.gymnasium  # noqa: F401  it registers the ids
from portside import NOBODY, Malformed
from portside.core.observation import blank
from portside.games import game_of

IDS = ["portside/Santiago-v0", "portside/Manila-v0", "portside/CargoNoir-v0"]
SIZES = [
    *(("santiago", seats) for seats in (2, 3, 4)),
    *(("manila", seats) for seats in (3, 4, 5)),
    *(("cargo_noir", seats) for seats in (2, 3, 4, 5)),
]
OPTIONS: dict[str, dict[str, object]] = {
    "santiago": {"ships": 3, "screens": "open"},
    "manila": {"final_scoring": "all_shares_minus_15", "starting_cash": 40},
    "cargo_noir": {"start_coins": 5},
}
EVERY_SIZE = pytest.mark.parametrize(("game", "seats"), SIZES)


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


@EVERY_SIZE
def test_the_checker_with_options_and_any_number_of_seats(game: str, seats: int) -> None:
    key = f"portside/{game_of(game).environment_name()}-v0"
    env = gymnasium.make(key, seats=seats, options=OPTIONS[game], memory=True)
    check_env(env.unwrapped, skip_render_check=True)
    _, info = play(env, 1)
    assert len(info["scores"]) == seats


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


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponents", ["random", ["deckhand", "search@2"]])
@pytest.mark.parametrize("key", IDS)
def test_a_copy_plays_on_alike_and_alone(
    key: str, opponents: Any, copied: Callable[[Any], Any]
) -> None:
    """So do bots that draw lots: in a copy they go on with the same."""
    env = gymnasium.make(key, options={}, reward="potential", opponents=opponents).unwrapped
    fresh = copied(env)
    assert play(fresh, 3) == play(env, 3)
    seen, _ = env.reset(seed=4)
    env.action_space.seed(4)
    for _ in range(6):
        seen, *_ = env.step(env.action_space.sample(seen["action_mask"]))
    other = copied(env)
    over = False
    while not over:
        action = env.action_space.sample(seen["action_mask"])
        seen, reward, over, _, info = env.step(action)
        mine = seen["observation"].tolist(), seen["action_mask"].tolist(), reward, over, info
        theirs, reward, over, _, info = other.step(action)
        assert mine == (
            theirs["observation"].tolist(), theirs["action_mask"].tolist(), reward, over, info,
        )  # fmt: skip
    assert play(other, 5) == play(env, 5)


def test_arguments_are_checked_when_it_is_made() -> None:
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({"seat": 9}, "no seat 9"),
        ({"seat": -1}, "no seat -1"),
        ({"opponents": "captian"}, "captain"),
        ({"opponents": ["random", "search@0"]}, "after the @"),
        ({"options": {"ships": 0}}, "ships"),
        ({"options": "ships=3"}, "options are a dictionary, not 'ships=3'"),
        ({"reward": "money"}, "reward"),
        ({"seats": "3"}, "seats is a whole number, not '3'"),
        ({"seats": 3.0}, "whole number, not 3.0"),
        ({"seat": 1.5}, "a seat is a whole number"),
        ({"opponents": 5}, "the name of a bot or a list"),
        ({"opponents": [None, None]}, "the name of a bot or a list"),
        ({"illegal_reward": float("nan")}, "illegal_reward is a number"),
        ({"render_mode": "film"}, "render_mode is one of human"),
    ]
    for wrong, why in wrongs:
        with pytest.raises(ValueError, match=why):
            gymnasium.make("portside/Santiago-v0", **wrong)
    env = gymnasium.make("portside/Santiago-v0").unwrapped
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    env.reset(seed=1)
    for action in (0.5, "1", None):
        with pytest.raises(Malformed, match="an action is a whole number"):
            env.step(action)


@pytest.mark.parametrize("key", IDS)
def test_the_last_observation_has_something_to_choose(key: str) -> None:
    """A vector environment asks the policy once more before it resets: no division by nothing."""
    env = gymnasium.make(key)
    seen, _ = env.reset(seed=1)
    env.action_space.seed(1)
    over = False
    while not over:
        assert seen["action_mask"].any()
        seen, _, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
    assert seen["action_mask"].sum() == 1
    unwrapped: Any = env.unwrapped
    assert unwrapped.action_masks().sum() == 1
