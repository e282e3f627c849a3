"""Every question of the game, and what is still to be done after each."""

from typing import Final

from portside.core.game import Question, Step
from portside.games.manila.rules.auction import AUCTION, BID
from portside.games.manila.rules.data import LAST_MOVEMENT, SECOND_MOVEMENT
from portside.games.manila.rules.harbour_master import BUY, LAUNCH, LEAVE_ASHORE
from portside.games.manila.rules.movement import DIE, MOVEMENT_ROUND
from portside.games.manila.rules.pilots import LARGE_PILOT, SMALL_PILOT
from portside.games.manila.rules.pirates import ARRIVAL, BOARD, BOARDING, CHOOSE_DESTINATION
from portside.games.manila.rules.placement import PLACE
from portside.games.manila.rules.setup import DEAL
from portside.games.manila.rules.state import State
from portside.games.manila.rules.voyage import DUTIES, HOMECOMING, NEXT_LEG, SET_SAIL, leg_kind

QUESTIONS: Final[list[Question]] = [
    DEAL,
    BID,
    BUY,
    LEAVE_ASHORE,
    LAUNCH,
    PLACE,
    DIE,
    BOARD,
    SMALL_PILOT,
    LARGE_PILOT,
    CHOOSE_DESTINATION,
]

LANDFALL: Final[list[Step]] = [ARRIVAL, CHOOSE_DESTINATION, *HOMECOMING]

# What the question leads to is on the agenda already when it is asked; so a position need not
# write the agenda down.
AFTER: Final[dict[str, list[Step]]] = {
    "deal": [AUCTION, *DUTIES],
    "bid": DUTIES,
    "buy": [LEAVE_ASHORE, LAUNCH, SET_SAIL],
    "ashore": [LAUNCH, SET_SAIL],
    "launch": [SET_SAIL],
    "place": [NEXT_LEG],
    "die": [NEXT_LEG],
    "board": [NEXT_LEG],
    "pilot-small": [LARGE_PILOT, MOVEMENT_ROUND, *LANDFALL],
    "pilot-large": [MOVEMENT_ROUND, *LANDFALL],
    "plunder": HOMECOMING,
}


def after(s: State, title: str) -> list[Step]:
    """What a die leads to depends on which movement it belongs to."""
    if title == "die" and leg_kind(s) == SECOND_MOVEMENT:
        return [BOARDING, NEXT_LEG]
    if title == "die" and leg_kind(s) == LAST_MOVEMENT:
        return LANDFALL
    return AFTER[title]
