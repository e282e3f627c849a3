"""Gymnasium's vector environment: the same games as its own, made of as many single ones."""

import pickle
import warnings
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import portside.research.gymnasium  # noqa: F401  it registers the ids
from portside import Malformed
from portside.games import game_of
from tests.research.test_gymnasium import EVERY_SIZE, IDS, OPTIONS

MODES = list(AutoresetMode)
ENVS = 4
STEPS = {"portside/CargoNoir-v0": 160}  # enough for games to end and others to begin


def drawn(masks: Any, chance: np.random.Generator) -> Any:
    return (chance.random(masks.shape) * masks).argmax(1)


def same(mine: Any, theirs: Any) -> None:
    """Whatever Gymnasium's own environment tells, ours tells alike (and perhaps more)."""
    if isinstance(theirs, dict):
        for key, value in theirs.items():
            told = theirs.get(f"_{key}")  # of which tables
            if told is None or isinstance(value, dict):
                same(mine[key], value)
            else:
                for i in told.nonzero()[0]:
                    same(mine[key][i], value[i])
    elif isinstance(theirs, tuple) or (isinstance(theirs, np.ndarray) and theirs.dtype == object):
        for one, other in zip(mine, theirs, strict=True):
            if other is not None:
                same(one, other)
    elif isinstance(theirs, np.ndarray):
        assert mine.dtype == theirs.dtype and np.array_equal(mine, theirs)
    else:
        assert np.array_equal(mine, theirs)


def both(key: str, mode: AutoresetMode, **how: Any) -> tuple[Any, Any]:
    ours = gymnasium.make_vec(key, ENVS, autoreset_mode=mode, **how)
    theirs = gymnasium.make_vec(
        key, ENVS, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, **how
    )
    assert isinstance(theirs, SyncVectorEnv) and not isinstance(ours, SyncVectorEnv)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata == theirs.metadata
    return ours, theirs


def play_both(ours: Any, theirs: Any, steps: int, mistakes: float = 0.0) -> int:
    """The same actions in both; how many games ended."""
    chance, ended = np.random.default_rng(1), 0
    mine, other = ours.reset(seed=7), theirs.reset(seed=7)
    same(mine, other)
    for _ in range(steps):
        actions = drawn(mine[0]["action_mask"], chance)
        actions[chance.random(ENVS) < mistakes] = 1
        mine, other = ours.step(actions), theirs.step(actions)
        same(mine, other)
        ended += mine[2].sum()
        if ours.autoreset_mode == AutoresetMode.DISABLED and mine[2].any():
            seen = ours.reset(options={"reset_mask": mine[2].copy()})
            same(seen, theirs.reset(options={"reset_mask": mine[2].copy()}))
            mine = (seen[0], *mine[1:])
    return ended


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("key", IDS)
def test_it_plays_as_gymnasiums_own(key: str, mode: AutoresetMode) -> None:
    ours, theirs = both(key, mode, reward="potential")
    assert play_both(ours, theirs, STEPS.get(key, 120)) >= ENVS


@pytest.mark.parametrize("mode", MODES)
def test_with_bots_seats_options_and_mistakes(mode: AutoresetMode) -> None:
    how: dict[str, Any] = {
        "opponents": ["random", "deckhand", "random"], "seats": 4, "memory": True,
        "options": {"start_pesos": 9, "ships": 2}, "illegal_reward": -3.0,
    }  # fmt: skip
    ours, theirs = both("portside/Santiago-v0", mode, **how)
    assert play_both(ours, theirs, 40, mistakes=0.05) > 0
    ours, theirs = both("portside/Manila-v0", mode, seat=2, opponents="deckhand", reward="score")
    play_both(ours, theirs, 15)
    for env in (ours, theirs):
        env.close()


@EVERY_SIZE
def test_with_options_and_any_number_of_seats(game: str, seats: int) -> None:
    key = f"portside/{game_of(game).environment_name()}-v0"
    ours, theirs = both(key, AutoresetMode.SAME_STEP, seats=seats, options=OPTIONS[game])
    play_both(ours, theirs, 30)


@pytest.mark.parametrize("key", IDS)
def test_it_is_what_gymnasium_expects(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        envs = gymnasium.make_vec(key, num_envs=3)
    assert isinstance(envs, VectorEnv) and envs.num_envs == 3
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert envs.spec is not None and envs.spec.id == key
    again: Any = gymnasium.make_vec(envs.spec)
    assert type(again) is type(envs) and again.num_envs == 3
    seen, _ = envs.reset(seed=1)
    chance = np.random.default_rng(2)
    for _ in range(30):
        assert seen in envs.observation_space
        actions = drawn(seen["action_mask"], chance)
        assert actions in envs.action_space
        seen, rewards, terminations, truncations, _ = envs.step(actions)
        assert (rewards.shape, rewards.dtype) == ((3,), np.float64)
        assert terminations.dtype == truncations.dtype == np.bool_
    seats = envs.reset(seed=1)[1]["seat"].tolist()
    told: Any = DictInfoToList(envs).reset(seed=1)[1]
    assert [one["seat"] for one in told] == seats


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("key", IDS)
def test_lists_say_what_the_masks_say_and_are_never_empty(key: str, mode: AutoresetMode) -> None:
    envs: Any = gymnasium.make_vec(key, ENVS, autoreset_mode=mode)
    seen, info = envs.reset(seed=3)
    chance, ended = np.random.default_rng(4), 0
    for _ in range(STEPS.get(key, 120)):
        for i in range(ENVS):
            listed = info["legal"][i, : info["counts"][i]]
            assert sorted(listed) == seen["action_mask"][i].nonzero()[0].tolist() != []
        picked = (chance.random(ENVS) * info["counts"]).astype(int)
        seen, _, over, _, info = envs.step(info["legal"][np.arange(ENVS), picked])
        ended += over.sum()
        if mode == AutoresetMode.DISABLED and over.any():
            seen, info = envs.reset(options={"reset_mask": over})
    assert ended >= ENVS


def test_episodes_are_counted_by_gymnasiums_wrapper() -> None:
    envs = RecordEpisodeStatistics(gymnasium.make_vec("portside/Santiago-v0", ENVS, reward="score"))
    seen, _ = envs.reset(seed=5)
    chance, counted = np.random.default_rng(6), 0
    for _ in range(120):
        seen, rewards, over, _, info = envs.step(drawn(seen["action_mask"], chance))
        for i in over.nonzero()[0]:
            assert info["episode"]["r"][i] == rewards[i] == info["scores"][i, info["seat"][i]]
            counted += 1
    assert counted >= ENVS


def test_windows_or_copies() -> None:
    for copy in (True, False):
        envs: Any = gymnasium.make_vec("portside/Santiago-v0", 2, copy=copy)
        first, _ = envs.reset(seed=1)
        kept = first["observation"].copy()
        envs.step(drawn(first["action_mask"], np.random.default_rng(1)))
        assert np.array_equal(first["observation"], kept) == copy


@pytest.mark.parametrize("opponents", ["random", "deckhand"])
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_plays_on_alike_and_alone(copied: Callable[[Any], Any], opponents: str) -> None:
    envs: Any = gymnasium.make_vec("portside/Manila-v0", 3, opponents=opponents)
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=8)
    for _ in range(12):
        seen, *_ = envs.step(drawn(seen["action_mask"], chance))
    other = copied(envs)
    assert other.spec == envs.spec
    for _ in range(60):
        actions = drawn(seen["action_mask"], chance)
        told = envs.step(actions)
        del told[4]["legal"]  # beyond the counts anything may stand
        same(other.step(actions), told)
        seen = told[0]


def test_arguments_are_checked() -> None:
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({"seat": 9}, "no seat 9"),
        ({"opponents": "captian"}, "captain"),
        ({"opponents": ["random"]}, "2 opponents"),
        ({"illegal": "shrug"}, "illegal"),
        ({"reward": "money"}, "reward"),
        ({"autoreset_mode": "Sometimes"}, "AutoresetMode"),
        ({"num_envs": 0}, "from 1 on"),
        ({"num_envs": 1.5}, "num_envs is a whole number"),
    ]
    for wrong, why in wrongs:
        with pytest.raises(ValueError, match=why):
            gymnasium.make_vec("portside/Santiago-v0", **{"num_envs": 2, **wrong})
    assert issubclass(Malformed, ValueError)
    envs: Any = gymnasium.make_vec("portside/Santiago-v0", 2, illegal="raise")
    with pytest.raises(ResetNeeded, match="reset"):
        envs.step(np.array([0, 0]))
    with pytest.raises(ValueError, match="2 seeds"):
        envs.reset(seed=[1])
    seen, _ = envs.reset(seed=[1, 2])
    legal = drawn(seen["action_mask"], np.random.default_rng(1))
    for wrong_actions, why in (([legal[0], 0], "not legal at table 1"), ([legal[0]], "2 actions"),
                               ([legal[0], 9999], "run from 0")):  # fmt: skip
        with pytest.raises(ValueError, match=why):
            envs.step(np.array(wrong_actions))
    kept = seen["observation"].copy()
    assert np.array_equal(envs.reset(options={"reset_mask": np.array([True, False])})[0][
        "observation"][1], kept[1])  # fmt: skip
    for mask, problem in ((np.array([1, 0]), TypeError), (np.array([False, False]), ValueError)):
        with pytest.raises(problem, match="reset_mask"):
            envs.reset(options={"reset_mask": mask})


def test_games_that_are_over_wait_for_a_reset_if_none_is_automatic() -> None:
    envs: Any = gymnasium.make_vec("portside/Santiago-v0", 2, autoreset_mode="Disabled")
    seen, _ = envs.reset(seed=1)
    legal = drawn(seen["action_mask"], np.random.default_rng(1))
    _, rewards, over, _, info = envs.step(np.array([0, legal[1]]))
    assert over.tolist() == [True, False] and rewards.tolist() == [-1.0, 0.0]
    assert info["illegal"].tolist() == [True, False]
    with pytest.raises(ResetNeeded, match=r"tables \[0\] are over"):
        envs.step(legal)


def test_boards_of_all_tables() -> None:
    envs: Any = gymnasium.make_vec("portside/Manila-v0", 2, render_mode="ansi")
    envs.reset(seed=1)
    boards = envs.render()
    assert len(boards) == 2 and all(isinstance(board, str) and board for board in boards)
