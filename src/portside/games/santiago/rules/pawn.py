"""SC-7. The pawn enters a building of the Cuban's flower and may use it."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import Step, steps
from portside.core.names import word
from portside.core.vectors import i64
from portside.games.santiago.rules.buildings import BUILDINGS
from portside.games.santiago.rules.data import (
    BUILDING_NAMES,
    NO_FLOWER,
    NO_OWNER,
    OFF_BOARD,
    PLACES_PER_FLOWER,
)
from portside.games.santiago.rules.state import Question, State


class MovePawn(Question):
    """SC-7.1, SC-7.2. Enter another building of that flower where no pawn stands.

    Without a flower (SC-5.8) or a free building (SC-7.4 case 4) the pawn stays.
    """

    name = "pawn"
    cites = "SC-7.1, SC-7.2"
    width = 12

    def begin(self, s: State) -> None:
        flower = s.options.flower[s.cuban_at[s.car]]
        if flower != NO_FLOWER:
            first = PLACES_PER_FLOWER * flower
            for place in range(first, first + PLACES_PER_FLOWER):
                if is_free(s, s.building_at[place]):
                    s.ask(self, s.turn)
                    return

    def offer(self, s: State, answers: Answers) -> None:
        first = PLACES_PER_FLOWER * s.options.flower[s.cuban_at[s.car]]
        for place in range(first, first + PLACES_PER_FLOWER):
            if is_free(s, s.building_at[place]):
                answers.add(s.building_at[place])

    def play(self, s: State, building: i64) -> None:
        s.me.pawn = building
        s.pawn_moved = True
        s.tell("enter", s.me.seat, building, 0)

    def write(self, s: State, building: i64) -> str:
        return f"enter {word(BUILDING_NAMES[building])}"


def is_free(s: State, building: i64) -> bool:
    """No pawn stands there, not even one's own."""
    for player in s.players:
        if player.pawn == building:
            return False
    return True


class UseBuilding(Step):
    """SC-7.3. The building where the pawn now stands may be used."""

    name = "use-building"

    def begin(self, s: State) -> None:
        s.through_alonso = False
        if s.active.pawn != OFF_BOARD:
            s.ask(BUILDINGS[s.active.pawn], s.turn)


class PayOwner(Step):
    """SC-7.8, SC-7.9. Whoever owns the building where the pawn ends its turn gets 1 VP."""

    name = "pay-owner"

    def begin(self, s: State) -> None:
        building = s.active.pawn
        if building != OFF_BOARD and (s.pawn_moved or s.options.owner_vp_when_pawn_stayed):
            owner = s.owner[building]
            if owner != NO_OWNER and owner != s.turn:
                s.players[owner].vp += 1
                s.tell("owner", owner, building, 1)


MOVE_PAWN: Final = MovePawn()
USE_BUILDING: Final = UseBuilding()
PAY_OWNER: Final = PayOwner()
PART_B: Final = steps([MOVE_PAWN, USE_BUILDING])
