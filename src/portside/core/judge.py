"""What a game lends to its bots: what a position is worth, and how to answer without thinking.

A game fills this in its own `judge`; bots know no game.
"""

from typing import Any, Final

from portside.core.answers import Answers
from portside.core.game import State
from portside.core.rng import Dice
from portside.core.vectors import Floats, i64

DOUBT: Final = 10.0  # points, where nobody says more


class Judge:
    """A judge and habits. `s` is a state of the game they belong to, which narrows the type."""

    def appraise(self, s: Any, worth: Floats) -> None:
        """The points each seat may expect at the end, by seat; exact once the game is over.

        It may look at the whole state: bots only ever judge worlds that they imagined. A game
        without a judge of its own is judged by the score so far.
        """
        state: State = s
        scores = state.scores()
        for seat in range(len(scores)):
            worth[seat] = float(scores[seat])

    def doubt(self, s: Any) -> float:
        """How many points an appraisal may be wrong by: large early, small at the end."""
        return DOUBT

    def glance(self) -> "Judge":
        """Who says at a glance which answers look promising: a search looks at very many."""
        return self

    def narrow(self, s: Any, answers: Answers) -> None:
        """Take away answers that are never worth a thought; at least one stays."""

    def pick(self, s: Any, answers: Answers, dice: Dice) -> i64:
        """One of these legal answers, as a sensible player gives it at once."""
        return dice.choose(answers)
