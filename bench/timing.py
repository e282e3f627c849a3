"""One figure: how much work a second of CPU time holds."""

import time
from collections.abc import Callable
from typing import TypeAlias

Work: TypeAlias = Callable[[], int]  # does a little of the work, says how much it did


def rate(work: Work, seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """How much of the work is done per second, by default of this process's CPU time."""
    done = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        done += work()
    return done / spent
