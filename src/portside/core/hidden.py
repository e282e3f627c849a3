"""What a seat does not see, as counts: what a game lends to the review of a finished game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Holding:
    """What lies in one place that a seat may not look into: a hand, a screen, a bag."""

    kind: str  # of thing: a list of the rules' names
    owner: int | None  # the seat it belongs to
    counts: list[int]  # in the order of these names


# By a state and the seat that looks on: the same places in the same order, in whichever world.
Hides: TypeAlias = Callable[[Any, int], list[Holding]]


def nothing_hidden(_s: Any, _seat: int) -> list[Holding]:
    return []
