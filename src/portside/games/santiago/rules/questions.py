"""Every question of the game, and what is still to be done after each."""

from typing import Final

from portside.core.game import Question, Step
from portside.games.santiago.rules.buildings import BUILDINGS
from portside.games.santiago.rules.cubans import CLAIM_OR_USE, GIVE_SOMETHING, TAKE_GOOD
from portside.games.santiago.rules.harbour import LOAD
from portside.games.santiago.rules.pawn import MOVE_PAWN, PART_B, PAY_OWNER, USE_BUILDING
from portside.games.santiago.rules.setup import LAY_BUILDINGS, LAY_CUBANS
from portside.games.santiago.rules.ships import DEMAND, DIE, NEW_DEMAND
from portside.games.santiago.rules.street import ARRIVE, DRIVE
from portside.games.santiago.rules.turn import NEXT_TURN

QUESTIONS: Final[list[Question]] = [
    LAY_BUILDINGS,
    LAY_CUBANS,
    DIE,
    DEMAND,
    DRIVE,
    TAKE_GOOD,
    GIVE_SOMETHING,
    CLAIM_OR_USE,
    LOAD,
    MOVE_PAWN,
    *BUILDINGS,
]

END_OF_TURN: Final[list[Step]] = [PAY_OWNER, NEW_DEMAND, NEXT_TURN]

# What the question leads to is on the agenda already when it is asked; so a position need not
# write the agenda down.
AFTER: Final[dict[str, list[Step]]] = {
    "building": [LAY_CUBANS, NEW_DEMAND, NEXT_TURN],
    "cuban": [NEW_DEMAND, NEXT_TURN],
    "die": [NEXT_TURN],
    "demand": [NEXT_TURN],
    "drive": [ARRIVE, *END_OF_TURN],
    "pablo": [*PART_B, *END_OF_TURN],
    "zorro": [*PART_B, *END_OF_TURN],
    "alonso": [*PART_B, *END_OF_TURN],
    "use-own": [*PART_B, *END_OF_TURN],
    "load": END_OF_TURN,
    "pawn": [USE_BUILDING, *END_OF_TURN],
    "use": END_OF_TURN,
}
