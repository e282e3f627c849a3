"""Every question of the game, and what is still to be done after each."""

from typing import Final

from portside.core.game import Question, Step
from portside.games.cargo_noir.rules.bag import LAY_OUT, REFILL, TOKEN
from portside.games.cargo_noir.rules.sending import SEND
from portside.games.cargo_noir.rules.ships import SHIP
from portside.games.cargo_noir.rules.trade import BASKET, DISCARD, LEAVE_OUT, PAY
from portside.games.cargo_noir.rules.turn import NEXT_TURN

QUESTIONS: Final[list[Question]] = [TOKEN, SHIP, BASKET, PAY, LEAVE_OUT, DISCARD, SEND]

PHASE_TWO: Final[list[Step]] = [BASKET, DISCARD, SEND, NEXT_TURN]

# What the question leads to is on the agenda already when it is asked; so a position need not
# write the agenda down.
AFTER: Final[dict[str, list[Step]]] = {
    "ship": PHASE_TWO,
    "basket": [DISCARD, SEND, NEXT_TURN],
    "pay": [DISCARD, SEND, NEXT_TURN],
    "leave-out": [DISCARD, SEND, NEXT_TURN],
    "discard": [SEND, NEXT_TURN],
    "send": [NEXT_TURN],
}
AFTER_LAYING_OUT: Final[list[Step]] = [LAY_OUT, NEXT_TURN]
AFTER_REFILLING: Final[list[Step]] = [REFILL, SHIP, *PHASE_TWO]
AFTER_DRAWING: Final[list[Step]] = [SHIP, *PHASE_TWO]
