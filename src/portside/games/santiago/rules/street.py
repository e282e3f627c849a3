"""SC-4. Driving: the car goes round the street, and the turn happens where it stops."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import NOBODY, Step
from portside.core.vectors import i64
from portside.games.santiago.rules.cubans import CUBANS
from portside.games.santiago.rules.data import AT_PORT, PORT, STOPS
from portside.games.santiago.rules.harbour import loading_round
from portside.games.santiago.rules.options import UNLIMITED
from portside.games.santiago.rules.pawn import PART_B
from portside.games.santiago.rules.ships import advance_marker
from portside.games.santiago.rules.state import Player, Question, State


class Drive(Question):
    """SC-4.1 to SC-4.3. At least one stop; the first is free, each further one costs 1 peso."""

    name = "drive"
    cites = "SC-4.1 to SC-4.3"
    width = 64

    def offer(self, s: State, answers: Answers) -> None:
        answers.add_range(1, reach(s, s.me))

    def play(self, s: State, steps: i64) -> None:
        s.tell("drive", s.me.seat, 0, steps)
        if steps > 1:
            s.pay(s.me, steps - 1)
        for step in range(1, steps + 1):
            drive_on(s)
            if s.car == PORT and step < steps:
                pass_port(s)
            if s.finished:
                return

    def write(self, s: State, steps: i64) -> str:
        return f"drive {steps}"


def reach(s: State, player: Player) -> i64:
    """SC-4.2, SC-4.3. How many stops it can drive."""
    farthest = player.pesos + 1
    if s.options.max_drive_steps != UNLIMITED:
        farthest = min(farthest, s.options.max_drive_steps)
    return farthest


def stops_to_port(s: State) -> i64:
    """SC-4.5. From the port itself it is a whole lap."""
    return STOPS - s.car


def drive_on(s: State) -> None:
    """SC-5.12. A Cuban whom the car leaves behind is active again, if not closed for a lap."""
    if s.car != PORT and s.inactive[s.visited()] > 0:
        s.inactive[s.visited()] -= 1
        if s.inactive[s.visited()] == 0:
            s.tell("active", NOBODY, s.visited(), 0)
    s.car += 1
    if s.car == STOPS:
        s.car = PORT


def pass_port(s: State) -> None:
    """SC-4.6. No delivery, but the marker advances; the ship may leave."""
    if s.ship_in_port:
        advance_marker(s)


class Arrive(Step):
    """SC-3.1. Where the car has stopped: the port, or a Cuban and then part B.

    SC-5.11: an inactive Cuban gives nothing, and part B falls away.
    """

    name = "arrive"

    def begin(self, s: State) -> None:
        if s.car == PORT:
            s.tell("arrive", s.turn, AT_PORT, 0)
            loading_round(s)
        elif s.inactive[s.cuban_at[s.car]] == 0:
            s.tell("arrive", s.turn, s.cuban_at[s.car], 0)
            s.plan(PART_B)
            CUBANS[s.cuban_at[s.car]].function(s)
        else:
            s.tell("nothing", s.turn, s.cuban_at[s.car], 0)


DRIVE: Final = Drive()
ARRIVE: Final = Arrive()
