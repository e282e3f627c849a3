"""MA-6. Movement rounds: a die for each boat at sea."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import CHANCE, Step
from portside.core.vectors import i64
from portside.games.manila.rules.data import FACES, HARBOUR, SHIPYARD, WARE_NAMES, WARES
from portside.games.manila.rules.state import Question, State


class MovementRound(Step):
    """MA-6.1. Boats in the harbour are not rolled for (MR-20)."""

    name = "movement-round"

    def begin(self, s: State) -> None:
        ask_for_die(s, 0)


class Die(Question):
    """MA-6.1, MA-6.2, MA-6.4. In lane order; a boat moves as soon as its die is known (MR-21)."""

    name = "die"
    cites = "MA-6.1, MA-6.2, MA-6.4"
    width = 7

    def offer(self, s: State, answers: Answers) -> None:
        answers.add_evenly(1, FACES)

    def play(self, s: State, pips: i64) -> None:
        ware = s.rolling
        s.tell("roll", s.harbour_master, ware, pips)
        sail(s, ware, pips)
        ask_for_die(s, ware + 1)

    def write(self, s: State, pips: i64) -> str:
        return f"roll {WARE_NAMES[s.rolling]} {pips}"


def ask_for_die(s: State, first: i64) -> None:
    for ware in range(first, WARES):
        if s.at_sea(ware):
            s.rolling = ware
            s.ask(DIE, CHANCE)
            return


def sail(s: State, ware: i64, spaces: i64) -> None:
    """MA-6.2, MA-6.3. Along its lane; beyond the last space it docks and the rest is lost."""
    s.space[ware] += spaces
    if s.space[ware] > s.options.last_space:
        dock(s, ware)


def dock(s: State, ware: i64) -> None:
    """MA-6.3. The first free berth of the harbour."""
    s.status[ware] = HARBOUR
    s.berth[ware] = s.in_harbour
    s.price_seat(ware)
    s.in_harbour += 1
    s.tell("dock", s.harbour_master, ware, s.in_harbour)


def lay_up(s: State, ware: i64) -> None:
    """MA-9.3. The first free berth of the shipyard."""
    s.status[ware] = SHIPYARD
    s.berth[ware] = s.in_shipyard
    s.price_seat(ware)
    s.in_shipyard += 1
    s.tell("lay-up", s.harbour_master, ware, s.in_shipyard)


MOVEMENT_ROUND: Final = MovementRound()
DIE: Final = Die()
