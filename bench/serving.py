"""The side that is measured: a process that measures one figure whenever it is asked to.

It needs nothing but the standard library, so it also runs where only the peers are installed.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import TypeAlias

from bench.columns import ON_THE_WALL
from bench.timing import Work, rate

Preparations: TypeAlias = dict[str, Callable[[], Work]]  # by column


def serve(about: dict[str, str], subjects: dict[str, Preparations]) -> None:
    """Say what can be measured, then measure what each line asks for."""
    columns = {subject: list(preparations) for subject, preparations in subjects.items()}
    say({"about": about, "subjects": columns})
    prepared: dict[tuple[str, str], Work] = {}
    for line in sys.stdin:
        subject, column, seconds = json.loads(line)
        if (subject, column) not in prepared:
            prepared[subject, column] = subjects[subject][column]()
            prepared[subject, column]()  # what is only slow once is not what we measure
        clock = time.perf_counter if column in ON_THE_WALL else time.process_time
        say(rate(prepared[subject, column], seconds, clock))


def say(value: object) -> None:
    print(json.dumps(value), flush=True)
