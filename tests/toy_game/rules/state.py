"""What lies on the table, and the verbs of the rulebook. No rules."""

from portside.core import game
from portside.core.vectors import Ints, i64


class State(game.State):
    """The table of Ferry, in the middle of a game."""

    goal: i64 = 0
    turn: i64 = 0
    ferry: i64 = 0  # crates aboard
    quay: Ints  # by seat: crates
    order: Ints  # by seat: its secret card, or NO_ORDER
    most: Ints  # by seat: its order asks for no more crates than these, as all have seen

    def ask(self, question: game.Question, seat: i64) -> None:
        self.asked = question
        self.to_move = seat

    def unload(self) -> i64:
        """Take all crates off the ferry; how many there were."""
        crates = self.ferry
        self.ferry = 0
        return crates

    def end_turn(self) -> None:
        self.turn = self.next_seat(self.turn)

    def copy_table(self, c: "State") -> None:
        """Make `c` the same table."""
        self.copy_course(c)
        c.goal = self.goal
        c.turn = self.turn
        c.ferry = self.ferry
        c.quay = self.quay[:]
        c.order = self.order[:]
        c.most = self.most[:]
