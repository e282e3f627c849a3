"""FE-1, FE-2. Every question of the game, and what is still to be done after each."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import CHANCE, LONGEST_AGENDA, Question, Step, steps
from portside.core.vectors import filled, i64

from .data import CRATES, FACES, MOST_CRATES, NO_ORDER, ORDER_NAMES, ORDERS, SINKS
from .state import State

LOAD: Final = 0  # the answers to `crossing`
SAIL: Final = 1


def lay_table(s: State, seats: i64, goal: i64) -> None:
    """Everything that is the same in every game."""
    s.seats = seats
    s.goal = goal
    s.quay = filled(seats, 0)
    s.order = filled(seats, NO_ORDER)
    s.most = filled(seats, MOST_CRATES)
    s.agenda = steps([CROSSING] * LONGEST_AGENDA)
    s.plan(GAME)


class Deal(Question):
    """FE-1.1. Of chance, for one seat after the other. Answer: the order."""

    name = "deal"
    cites = "FE-1.1"
    width = 5

    def begin(self, s: State) -> None:
        if dealt_to(s) < s.seats:
            s.ask(self, CHANCE)

    def offer(self, s: State, answers: Answers) -> None:
        for order in range(ORDERS):
            if not is_dealt(s, order):
                answers.add_weighted(order, 1)

    def play(self, s: State, order: i64) -> None:
        seat = dealt_to(s)
        s.order[seat] = order
        s.tell("deal", seat, order, 1)
        self.begin(s)

    def write(self, s: State, order: i64) -> str:
        return f"deal {ORDER_NAMES[order]}"


def dealt_to(s: State) -> i64:
    """The first seat without an order."""
    for seat in range(s.seats):
        if s.order[seat] == NO_ORDER:
            return seat
    return s.seats


def is_dealt(s: State, order: i64) -> bool:
    for seat in range(s.seats):
        if s.order[seat] == order:
            return True
    return False


class Crossing(Question):
    """FE-2.1. Load or sail?"""

    name = "crossing"
    cites = "FE-2.1"
    width = 2

    def begin(self, s: State) -> None:
        s.ask(self, s.turn)

    def offer(self, s: State, answers: Answers) -> None:
        answers.add(LOAD)
        if s.ferry >= CRATES[s.order[s.turn]]:
            answers.add(SAIL)

    def play(self, s: State, answer: i64) -> None:
        if answer == LOAD:
            s.plan(LOADING)
        else:
            s.plan(NEXT)  # first, for to arrive may end the game
            arrive(s)

    def write(self, s: State, answer: i64) -> str:
        return "load" if answer == LOAD else "sail"


def arrive(s: State) -> None:
    """FE-2.3, FE-3.1. Whoever sails with few crates shows that its order is no larger."""
    seat, crates = s.turn, s.unload()
    s.quay[seat] += crates
    s.most[seat] = min(s.most[seat], crates)
    s.tell("sail", seat, 0, crates)
    if s.quay[seat] >= s.goal:
        s.finish()
    else:
        s.end_turn()


class Die(Question):
    """FE-2.2. Of chance. Answer: the pips."""

    name = "die"
    cites = "FE-2.2"
    width = 7

    def begin(self, s: State) -> None:
        s.ask(self, CHANCE)

    def offer(self, s: State, answers: Answers) -> None:
        answers.add_evenly(1, FACES)

    def play(self, s: State, pips: i64) -> None:
        if pips == SINKS:
            s.tell("sink", s.turn, 0, s.unload())
            s.end_turn()
        else:
            s.ferry += pips
            s.tell("load", s.turn, 0, pips)

    def write(self, s: State, pips: i64) -> str:
        return f"roll {pips}"


DEAL: Final = Deal()
CROSSING: Final = Crossing()
DIE: Final = Die()
QUESTIONS: Final[list[Question]] = [DEAL, CROSSING, DIE]

GAME: Final = steps([DEAL, CROSSING])
LOADING: Final = steps([DIE, CROSSING])
NEXT: Final = steps([CROSSING])

# What is on the agenda while a question is asked; so a position need not write the agenda down.
AFTER: Final[dict[str, list[Step]]] = {"deal": [CROSSING], "crossing": [], "die": [CROSSING]}
