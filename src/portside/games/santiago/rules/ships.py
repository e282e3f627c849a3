"""SC-9. Ships: they leave, and the player whose turn it is sets the next demand."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import CHANCE, Step, steps
from portside.core.vectors import i64
from portside.games.santiago.rules.data import CARGO, GOOD_NAMES
from portside.games.santiago.rules.state import Question, State


def advance_marker(s: State) -> None:
    """SC-6.11. One flag to the right; from the last flag the ship leaves."""
    if s.flag + 1 < len(s.options.flags):
        s.flag += 1
        s.tell("marker", s.turn, 0, s.value())
    else:
        ship_leaves(s)


def leave_if_full(s: State) -> None:
    """SC-9.1a. The ship leaves as soon as all its dice show 0."""
    if s.total_demand() == 0:
        ship_leaves(s)


def ship_leaves(s: State) -> None:
    """SC-9.2, SC-10.1. The marker goes back; the last ship ends the game, at once or after
    the turn (SR-30)."""
    s.ship_in_port = False
    s.departed += 1
    s.tell("ship-leaves", s.turn, 0, s.departed)
    for good in range(CARGO):
        s.demand[good] = 0
    if s.departed < s.options.ships:
        s.flag = 0
    elif not s.options.finish_last_turn:
        s.finish()


class NewDemand(Step):
    """SC-9.4, SC-9.5. At the end of a turn in which a ship has left, roll for the next.

    Once the last one has left there is none (SR-30).
    """

    name = "new-demand"

    def begin(self, s: State) -> None:
        if s.departed == s.options.ships:
            s.finish()
        elif not s.ship_in_port:
            s.ask(DIE, CHANCE)


class Die(Question):
    """SC-9.5. Roll the five dice, one after the other."""

    name = "die"
    cites = "SC-9.5"
    width = 16

    def offer(self, s: State, answers: Answers) -> None:
        faces = s.options.faces[s.rolled]
        for pips in range(len(faces)):
            if faces[pips] > 0:
                answers.add_weighted(pips, faces[pips])

    def play(self, s: State, pips: i64) -> None:
        s.demand[s.rolled] = pips
        s.tell("roll", s.turn, s.rolled, pips)
        s.rolled += 1
        if s.rolled < CARGO:
            s.ask(DIE, CHANCE)
        else:
            s.ask(DEMAND, s.turn)

    def write(self, s: State, pips: i64) -> str:
        return f"roll {GOOD_NAMES[s.rolled]} {pips}"


class Demand(Question):
    """SC-9.5, SC-9.6. Lay one die aside. A ship that demands nothing leaves at once."""

    name = "demand"
    cites = "SC-9.5, SC-9.6"
    width = 5

    def offer(self, s: State, answers: Answers) -> None:
        for good in range(CARGO):
            answers.add(good)

    def play(self, s: State, good: i64) -> None:
        s.demand[good] = 0
        s.left_out = good
        s.rolled = 0
        s.ship_in_port = True
        s.tell("leave-out", s.me.seat, good, 0)
        if s.total_demand() == 0:
            s.plan(ROLL_AGAIN)
            ship_leaves(s)

    def write(self, s: State, good: i64) -> str:
        return f"leave-out {GOOD_NAMES[good]}"


NEW_DEMAND: Final = NewDemand()
DIE: Final = Die()
DEMAND: Final = Demand()
ROLL_AGAIN: Final = steps([NEW_DEMAND])
