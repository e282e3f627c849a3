"""What a game lends to its bots: what a position is worth, and how to answer without thinking.

A game fills this in its own `heuristics.py`; bots know no game.
"""

from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from portside.core.answers import Answers
from portside.core.rng import Dice

Floats: TypeAlias = "vec[float]"


SHORT: Final = 64
SHORT_ZEROS: Final = vec[float]([0.0] * SHORT)


def zeros(length: i64) -> Floats:
    if length <= SHORT:  # a slice is a copy, and needs no list to be made of
        return SHORT_ZEROS[:length]
    return vec[float]([0.0] * length)


class Heuristics:
    """A judge and habits. `s` is a state of the game they belong to, which narrows the type."""

    def appraise(self, s: Any, worth: Floats) -> None:
        """The points each seat may expect at the end, by seat; exact once the game is over.

        It may look at the whole state: bots only ever judge worlds that they imagined.
        """
        raise NotImplementedError

    def doubt(self, s: Any) -> float:
        """How many points an appraisal may be wrong by: large early, small at the end."""
        raise NotImplementedError

    def narrow(self, s: Any, answers: Answers) -> None:
        """Take away answers that are never worth a thought; at least one stays."""

    def pick(self, s: Any, answers: Answers, dice: Dice) -> i64:
        """One of these legal answers, as a sensible player gives it at once."""
        return dice.choose(answers)
