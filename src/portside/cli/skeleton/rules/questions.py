"""Every question of the game, and what is still to be done after each."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import CHANCE, LONGEST_AGENDA, Question, Step, steps
from portside.core.vectors import filled, i64

from .data import FACES
from .state import State

# TODO: your questions. Each says what may be answered, what that does, and how it is written.


class Die(Question):
    """Rule 1.1. Of chance. Answer: the pips."""

    name = "die"
    cites = "Rule 1.1"
    width = 7  # answers are below it

    def begin(self, s: State) -> None:
        s.ask(self, CHANCE)

    def offer(self, s: State, answers: Answers) -> None:
        answers.add_evenly(1, FACES)

    def play(self, s: State, pips: i64) -> None:
        s.pips = pips

    def write(self, s: State, pips: i64) -> str:
        return f"roll {pips}"


class Take(Question):
    """Rule 1.2. From one counter to as many as the die shows. Answer: how many."""

    name = "take"
    cites = "Rule 1.2"
    width = 7

    def begin(self, s: State) -> None:
        s.ask(self, s.turn)

    def offer(self, s: State, answers: Answers) -> None:
        answers.add_range(1, min(s.pips, s.pile))

    def play(self, s: State, counters: i64) -> None:
        s.plan(TURN)  # first, for what follows may end the game
        s.pile -= counters
        s.taken[s.turn] += counters
        s.pips = 0
        s.tell("take", s.turn, 0, counters)
        if s.pile == 0:
            s.finish()  # Rule 1.3
        else:
            s.turn = s.next_seat(s.turn)

    def write(self, s: State, counters: i64) -> str:
        return f"take {counters}"


DIE: Final = Die()
TAKE: Final = Take()
QUESTIONS: Final[list[Question]] = [DIE, TAKE]
TURN: Final = steps([DIE, TAKE])

# What is on the agenda while a question is asked; so a position need not write the agenda down.
AFTER: Final[dict[str, list[Step]]] = {"die": [TAKE], "take": []}


def lay_table(s: State, seats: i64, counters: i64) -> None:
    """Everything that is the same in every game."""
    s.seats = seats
    s.counters = counters
    s.pile = counters
    s.taken = filled(seats, 0)
    s.agenda = steps([TAKE] * LONGEST_AGENDA)
    s.plan(TURN)
