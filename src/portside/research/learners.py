"""A seat at each table for a learner; the others are played at random, or by bots from outside.

What random players see nobody asks, so nothing is shown until a learner is asked or a game is over.
"""

from portside.core.game import NOBODY
from portside.core.vectors import Floats, Ints, filled, i64, u8, vec, zeros
from portside.research.batch import Batch, Kept, switches


class Learners:
    """One learner at each of these tables, which must not begin new games by themselves.

    A table whose game is over offers one action, the first: whoever asks a policy all the same
    (vector environments do, before the next game) must not make it divide by nothing.
    """

    def __init__(self, tables: Batch) -> None:
        self.tables = tables
        self.n: i64 = tables.n
        self.seats: i64 = tables.seats
        self.seat: Ints = filled(tables.n, 0)  # the learner's
        self.bots: vec[u8] = switches(tables.n * tables.seats)  # seats that are asked outside
        self.earned: Floats = zeros(tables.n)  # since its last action
        self.over: vec[u8] = switches(tables.n)
        self.illegal: vec[u8] = switches(tables.n)  # it is over because of an illegal action

    # ------------------------------------------------------------------------- one table

    def begin(self, i: i64, luck: int, seat: i64, outside: list[bool]) -> bool:
        """A new game with its learner in this seat; True: a bot is asked first.

        `outside` says of the others, clockwise, whether a bot answers for them.
        """
        self.tables.masks[i * self.tables.actions] = 0
        self.over[i] = 0
        self.illegal[i] = 0
        self.seat_all(i, seat, outside)
        self.tables.reset_table(i, luck * 1_000_003)
        self.earned[i] = 0.0
        return self.others_play(i)

    def seat_all(self, i: i64, seat: i64, outside: list[bool]) -> None:
        self.seat[i] = seat
        self.bots[i * self.seats + seat] = 0
        for number in range(self.seats - 1):
            other = (seat + 1 + number) % self.seats
            self.bots[i * self.seats + other] = u8(outside[number])

    def act(self, i: i64, action: i64) -> bool:
        """The learner's action; True: a bot is asked now, and the table waits for `answer`."""
        if self.over[i] == 1:
            raise ValueError(f"the game at table {i} is over")
        self.tables.check(i, action)
        self.earned[i] = 0.0
        return self.answer(i, action - self.tables.offsets[self.tables.asked[i]] - 1)

    def answer(self, i: i64, answer: i64) -> bool:
        """Whoever is asked answers this; the caller vouches. True: a bot is asked now."""
        self.tables.move(i, answer)
        self.earned[i] += self.tables.rewards[i * self.seats + self.seat[i]]
        return self.others_play(i)

    def others_play(self, i: i64) -> bool:
        """Random players answer until somebody else is asked."""
        tables = self.tables
        state, learner, drawn = tables.states[i], self.seat[i], tables.drawn
        while state.to_move != NOBODY and state.to_move != learner:
            if self.bots[i * self.seats + state.to_move] == 1:
                return True
            drawn.clear()
            state.offer(drawn)
            tables.keep_indexed(drawn, tables.widths[state.asked.number])
            tables.move(i, tables.picks[i].choose(drawn))
            self.earned[i] += tables.rewards[i * self.seats + learner]
        tables.show(i, state)
        if state.to_move == NOBODY:
            self.show_end(i)
        return False

    def show_end(self, i: i64) -> None:
        tables = self.tables
        self.over[i] = 1
        tables.show_to(i, self.seat[i])
        tables.masks[i * tables.actions] = 1
        tables.legal[i * tables.most] = 0
        tables.counts[i] = 1

    def lose(self, i: i64, penalty: float) -> None:
        """The learner wanted what is illegal: its game is over, and what it saw stays."""
        self.over[i] = 1
        self.illegal[i] = 1
        self.earned[i] = penalty

    def place(self, i: i64, kept: Kept, seat: i64, outside: list[bool], illegal: bool) -> None:
        """Go on where another table stood, its learner in this seat."""
        self.seat_all(i, seat, outside)
        self.tables.go_on_from(i, kept)
        self.over[i] = self.illegal[i] = u8(illegal)
        if self.tables.states[i].to_move == NOBODY:
            self.show_end(i)

    # ------------------------------------------------------------------------ all tables

    def step(self, actions: list[int], strict: bool, penalty: float) -> list[int]:
        """An action of every learner whose game goes on; the tables at which a bot is asked now.

        An illegal action ends its game with this penalty; if they are strict, nothing is done.
        """
        self.check(actions, strict)
        waiting: list[int] = []
        for i in range(self.n):
            if self.over[i] == 1:
                self.earned[i] = 0.0
            elif self.tables.masks[i * self.tables.actions + actions[i]] == 0:
                self.lose(i, penalty)
            elif self.act(i, actions[i]):
                waiting.append(i)
        return waiting

    def check(self, actions: list[int], strict: bool) -> None:
        if len(actions) != self.n:
            raise ValueError(f"{self.n} actions are wanted, not {len(actions)}")
        for i in range(self.n):
            if not 0 <= actions[i] < self.tables.actions:
                raise ValueError(f"actions run from 0 to {self.tables.actions - 1}: {actions[i]}")
            if strict and self.over[i] == 0:
                self.tables.check(i, actions[i])
