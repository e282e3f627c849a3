"""PettingZoo's loop, the same for everybody: `last`, a random legal action, `step`."""

import random
from typing import Any

import numpy as np

from bench.timing import Work

STEPS_AT_ONCE = 200


def wrapped(env: Any) -> Any:
    """As PettingZoo wraps its own classic environments."""
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def steps(env: Any) -> Work:
    """Steps of living agents, each with its observation and mask.

    The mask is searched as bools: NumPy takes several times as long for int8, in a wide mask longer
    than the step.
    """
    number = random.Random(4).random
    state = {"seed": 0}

    def begin() -> None:
        state["seed"] += 1
        env.reset(seed=state["seed"])

    begin()

    def work() -> int:
        done = 0
        while done < STEPS_AT_ONCE:
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = seen["action_mask"].view(np.bool_).nonzero()[0]
                env.step(legal[int(number() * len(legal))])
                done += 1
            begin()
        return done

    return work
