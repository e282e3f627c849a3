"""Portside through the interfaces of researchers, where their libraries are installed."""

import importlib
import os
from typing import Any

from bench.serving import Preparations
from bench.timing import Work

TABLES = 1024


def measured(game: str) -> Preparations:
    """What can be measured here; nothing without the extras."""
    try:
        vector = importlib.import_module("portside.research.vector")
        aec = importlib.import_module(f"portside.research.pettingzoo.{game}_v0")
        importlib.import_module("portside.research.openspiel")
    except ImportError:
        return {}

    def agents() -> Work:
        from bench.aec import steps

        return steps(aec.raw_env())

    def wrapped() -> Work:
        from bench.aec import steps, wrapped

        return steps(wrapped(aec.raw_env()))

    def spiel() -> Work:
        import pyspiel  # type: ignore[import-not-found]

        from bench.openspiel import driven

        return driven(pyspiel.load_game(f"portside_{game}").new_initial_state)

    def clones() -> Work:
        import pyspiel

        from bench.openspiel import calls, dealt

        return calls(dealt(pyspiel.load_game(f"portside_{game}")).clone)

    return {
        "aec": agents,
        "aec_wrapped": wrapped,
        "spiel": spiel,
        "spiel_copy": clones,
        "vector": lambda: stepped(vector.VectorEnv(game, TABLES)),
        "vector_policy": lambda: stepped_by_numpy(vector.VectorEnv(game, TABLES)),
        "vector_masked": lambda: stepped_by_masks(vector.VectorEnv(game, TABLES)),
        "vector_all": lambda: stepped(
            vector.VectorEnv(game, 4 * TABLES, processes=os.cpu_count() or 1)
        ),
    }


def stepped(env: Any) -> Work:
    """Every step is chosen at random from the masks, by the tables themselves."""
    env.reset(seed=1)

    def work() -> int:
        env.step(env.sample())
        return int(env.n)

    return work


def stepped_by_numpy(env: Any) -> Work:
    """A policy from outside, as plain as one can be: any of the actions that are listed."""
    import numpy as np

    env.reset(seed=1)
    chance, every = np.random.default_rng(2), np.arange(env.n)

    def work() -> int:
        chosen = (chance.random(env.n) * env.counts).astype(np.int64)
        env.step(env.legal[every, chosen])
        return int(env.n)

    return work


def stepped_by_masks(env: Any) -> Work:
    """The same from the wide masks: the largest random number that is legal."""
    import numpy as np

    env.reset(seed=1)
    chance = np.random.default_rng(2)

    def work() -> int:
        weights = chance.random(env.masks.shape, np.float32)
        weights *= env.masks
        env.step(weights.argmax(1))
        return int(env.n)

    return work
