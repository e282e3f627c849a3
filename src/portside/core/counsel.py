"""Why an answer costs much, in the game's own numbers: what a coach says.

A search says how much an answer gives away; the game says what for. What it says holds by its rules
for every table that the seat can think possible, or it says nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Counsel:
    """One reason: `counsel-<code>` in the game's locale, and the rules behind it.

    `args` are its variables: numbers, the ids of things, and as `seat` the number of one.
    """

    code: str
    rules: str
    args: dict[str, int | str] = field(default_factory=dict)


# By a state that asks a seat, the answer somebody has in mind and the one that is thought best.
Detector: TypeAlias = Callable[[Any, int, int], Counsel | None]


def because(code: str, rules: str, **args: int | str) -> Counsel:
    return Counsel(code, rules, args)


def first_found(detectors: list[Detector], s: Any, pressed: int, best: int) -> Counsel | None:
    """The most telling reason comes first."""
    for detector in detectors:
        found = detector(s, pressed, best)
        if found is not None:
            return found
    return None
