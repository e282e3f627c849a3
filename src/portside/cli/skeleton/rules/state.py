"""What lies on the table, and the verbs of the rulebook. No rules."""

from portside.core import game
from portside.core.vectors import Ints, i64


class State(game.State):
    """The table of Skeleton, in the middle of a game."""

    # TODO: your table. Whatever stands here is copied below, and written in position.py.
    counters: i64 = 0  # at the beginning
    pile: i64 = 0  # now
    turn: i64 = 0
    pips: i64 = 0  # the most that may be taken now
    taken: Ints  # by seat

    def ask(self, question: game.Question, seat: i64) -> None:
        self.asked = question
        self.to_move = seat

    def copy_table(self, c: "State") -> None:
        """Make `c` the same table."""
        self.copy_course(c)
        c.counters = self.counters
        c.pile = self.pile
        c.turn = self.turn
        c.pips = self.pips
        c.taken = self.taken[:]  # a list of its own: what one state changes, no other sees
