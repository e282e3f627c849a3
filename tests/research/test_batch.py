"""Many tables at once: the same games as one at a time, rewards, reproducible from a seed."""

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

import portside
from portside import GAMES, NOBODY, Dice, Malformed
from portside.core.simulate import settle
from portside.research.batch import rank_reward
from portside.research.catalogue import actions_of, make_tables
from portside.research.vector import VectorEnv, windows


@pytest.mark.parametrize("game", GAMES)
def test_a_table_plays_by_the_rules(game: str) -> None:
    """Every mask and every result against the plain state, asked the slow way."""
    space, seed = actions_of(game), 5
    tables = make_tables(game, 3, 2, auto_reset=False)
    seen = windows(tables)
    tables.reset(seed, 0)
    dice = Dice(seed * 1_000_003 + 1)
    s = portside.new_game(game, 3)
    settle(s, dice)
    while s.to_move != NOBODY:
        assert seen["to_move"][1] == s.to_move
        assert seen["masks"][1].nonzero()[0].tolist() == sorted(space.legal(s))
        action = tables.pick(1)
        s.play(space.answer(s, action))
        settle(s, dice)
        tables.act(1, action)
    assert tables.table(1).position() == s.position()
    assert seen["done"][1] and not seen["masks"][1].any()
    assert seen["scores"][1].tolist() == s.scores()
    shares = [1 / len(s.winners()) if seat in s.winners() else 0 for seat in range(3)]
    assert seen["rewards"][1].tolist() == shares


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_does_not_depend_on_the_number_of_processes(game: str) -> None:
    told = []
    for processes in (1, 2, 3):
        with VectorEnv(game, 7, processes=processes, reward="rank") as env:
            env.reset(seed=3)
            rows = []
            for _ in range(120):
                env.step(env.sample())
                rows.append(
                    (env.observations.copy(), env.masks.copy(), env.rewards.copy(),
                     env.to_move.copy(), env.done.copy(), env.scores.copy())
                )  # fmt: skip
            told.append(rows)
    for other in told[1:]:
        for one, two in zip(told[0], other, strict=True):
            assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))


def test_one_process_copies_nothing() -> None:
    env = VectorEnv("santiago", 4)
    env.reset(seed=1)
    before = env.observations, env.masks
    row = env.observations[0].copy()
    env.step(env.sample())
    assert env.observations is before[0] and env.masks is before[1]
    assert not np.array_equal(env.observations[0], row)
    assert not env.observations.flags.writeable


def test_games_follow_each_other_and_resets_repeat_them() -> None:
    env = VectorEnv("manila", 8, seats=4)
    ends = []
    for _ in range(2):
        env.reset(seed=9)
        ended: list[list[int]] = []
        for _ in range(600):
            env.step(env.sample())
            for table in env.done.nonzero()[0]:
                ended.append(env.scores[table].tolist())
                assert env.masks[table].any()  # the next game has begun
        ends.append(ended)
    assert ends[0] == ends[1] and len(ends[0]) > 8


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    for processes in (1, 2):
        with VectorEnv("santiago", 2, processes=processes) as env:
            env.reset(seed=1)
            actions, row = env.sample(), env.observations.copy()
            with pytest.raises(
                ValueError, match=r"not legal at table 0: seat \d is asked 'demand'"
            ):
                env.step([0, actions[1]])
            assert np.array_equal(env.observations[0], row[0])
            with pytest.raises(ValueError, match=r"actions are wanted, not"):
                env.step([1, 2, 3])
            wrongs: tuple[Any, ...] = ([0.5, 0.5], [10**30, 0], ["a", "b"], None)
            for wrong in wrongs:
                with pytest.raises(ValueError, match="actions are whole numbers, not"):
                    env.step(wrong)


def test_a_process_that_dies_is_noticed() -> None:
    env = VectorEnv("santiago", 2, processes=2)
    env.reset(seed=1)
    process = env.worker.processes[0]  # type: ignore[attr-defined]
    process.kill()
    process.join()
    with pytest.raises((RuntimeError, OSError)):
        env.sample()
    env.close()


@pytest.mark.parametrize("game", GAMES)
def test_ranks_sum_to_nothing_and_scores_are_scores(game: str) -> None:
    ranks, scores = (make_tables(game, 3, 1, reward=r, auto_reset=False) for r in ("rank", "score"))
    for seed in range(10):
        for tables in (ranks, scores):
            tables.reset(seed, 0)
            while tables.table(0).to_move != NOBODY:
                tables.act(0, tables.pick(0))
        s = ranks.table(0)
        given = windows(ranks)["rewards"][0]
        assert abs(given.sum()) < 1e-9 and set(given) <= {-1.0, -0.5, 0.0, 0.5, 1.0}
        assert all(given[seat] == given.max() for seat in s.winners())
        assert windows(scores)["rewards"][0].tolist() == s.scores()


def test_ranks_of_equal_scores() -> None:
    """A tie-break puts its winner before his equals; who is alike shares."""
    assert [rank_reward(seat, [10, 10, 3], [1]) for seat in range(3)] == [0.0, 1.0, -1.0]
    assert [rank_reward(seat, [10, 10, 3], [0, 1]) for seat in range(3)] == [0.5, 0.5, -1.0]
    assert [rank_reward(seat, [9, 4, 4, 7], [0]) for seat in range(4)] == pytest.approx(
        [1.0, -2 / 3, -2 / 3, 1 / 3]
    )


@pytest.mark.parametrize("game", GAMES)
def test_potentials_add_up_to_the_victory(game: str) -> None:
    """Potential-based shaping: over a game it adds the same whatever is done, minus the start's."""
    tables = make_tables(game, 3, 1, reward="potential", auto_reset=False)
    for seed in range(3):
        tables.reset(seed, 0)
        start = np.frombuffer(memoryview(tables.standing)).copy()
        total, steps = np.zeros(3), 0
        while tables.table(0).to_move != NOBODY:
            tables.act(0, tables.pick(0))
            total += windows(tables)["rewards"][0]
            steps += 1
        winners = tables.table(0).winners()
        shares = [1 / len(winners) if seat in winners else 0 for seat in range(3)]
        assert np.allclose(total, np.array(shares) - start)


def test_forced_answers_can_be_skipped() -> None:
    tables = make_tables("santiago", 3, 4, skip_forced=True)
    tables.reset(1, 0)
    seen = windows(tables)
    for _ in range(300):
        assert (seen["masks"].sum(axis=1) > 1).all()
        tables.step(tables.sample())


def test_a_table_goes_on_from_any_state() -> None:
    s = portside.new_game("cargo_noir", 3)
    settle(s, Dice(4))
    tables = make_tables("cargo_noir", 3)
    tables.place(0, s)
    assert tables.table(0).position() == s.position()
    tables.act(0, tables.pick(0))
    assert s.position() != tables.table(0).position()


def test_unknown_rewards_and_seats_are_refused() -> None:
    with pytest.raises(Malformed, match="win, rank, score, potential"):
        make_tables("santiago", reward="glory")
    with pytest.raises(Malformed, match="3 to 5 seats"):
        make_tables("manila", 2)
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({"n": 0}, "tables is a whole number from 1 on"),
        ({"n": "2"}, "tables is a whole number, not '2'"),
        ({"discount": float("nan")}, "the discount is a number"),
        ({"scale": "much"}, "the scale is a number"),
    ]
    for wrong, why in wrongs:
        with pytest.raises(Malformed, match=why):
            make_tables("santiago", **wrong)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_the_lists_say_what_the_masks_say(game: str, processes: int) -> None:
    with VectorEnv(game, 4, processes=processes) as env:
        env.reset(seed=6)
        for _ in range(300):
            for table in range(4):
                listed = env.legal[table, : env.counts[table]]
                assert sorted(listed) == np.flatnonzero(env.masks[table]).tolist()
            env.step(env.sample())


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_plays_on_alike_and_alone(game: str) -> None:
    env = VectorEnv(game, 5, reward="potential")
    env.reset(seed=2)
    for _ in range(200):
        env.step(env.sample())
    for other in (deepcopy(env), pickle.loads(pickle.dumps(env))):
        for name in ("observations", "masks", "rewards", "scores", "to_move", "done"):
            assert (getattr(other, name) == getattr(env, name)).all(), name
        before = env.observations.copy()
        other.step(other.sample())
        assert (env.observations == before).all()
    twin = deepcopy(env)
    for _ in range(300):
        actions = env.sample()
        assert (actions == twin.sample()).all()
        env.step(actions)
        twin.step(actions)
        assert (env.rewards == twin.rewards).all()
    with VectorEnv(game, 2, processes=2) as away, pytest.raises(Malformed, match="processes=1"):
        deepcopy(away)
