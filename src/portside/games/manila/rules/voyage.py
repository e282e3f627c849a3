"""MA-3.1, MA-3.2. The course of a voyage."""

from typing import Final

from portside.core.game import Step, Steps, steps
from portside.core.vectors import i64
from portside.games.manila.rules.auction import AUCTION
from portside.games.manila.rules.data import FIRST_MOVEMENT, PLACEMENT, SECOND_MOVEMENT
from portside.games.manila.rules.harbour_master import BUY, LAUNCH, LEAVE_ASHORE
from portside.games.manila.rules.market import MARKET_RISE, is_at_the_top
from portside.games.manila.rules.movement import MOVEMENT_ROUND
from portside.games.manila.rules.pilots import LARGE_PILOT, SMALL_PILOT
from portside.games.manila.rules.pirates import ARRIVAL, BOARDING, CHOOSE_DESTINATION
from portside.games.manila.rules.placement import PLACEMENT_ROUND
from portside.games.manila.rules.scoring import settle_loans
from portside.games.manila.rules.settlement import CLEAN_UP, SETTLEMENT
from portside.games.manila.rules.state import State


class NextVoyage(Step):
    """MA-3.1, MA-12.2. Unless a ware has reached the top of the market, there is another."""

    name = "next-voyage"

    def begin(self, s: State) -> None:
        if is_at_the_top(s):
            settle_loans(s)
            s.finish()
            return
        s.voyage += 1
        s.plan(VOYAGE)


class SetSail(Step):
    """MA-3.2. The schedule begins."""

    name = "set-sail"

    def begin(self, s: State) -> None:
        s.step = 0
        s.plan(leg(s))


class NextLeg(Step):
    """MA-3.2. The next P or M of the schedule."""

    name = "next-leg"

    def begin(self, s: State) -> None:
        s.step += 1
        s.plan(leg(s))


def leg_kind(s: State) -> i64:
    """What is in progress: a placement round, or which of the three movements."""
    return s.legs[s.step]


def leg(s: State) -> Steps:
    kind = leg_kind(s)
    if kind == PLACEMENT:
        return PLACEMENT_LEG
    if kind == FIRST_MOVEMENT:
        return FIRST_LEG
    if kind == SECOND_MOVEMENT:
        return SECOND_LEG
    return LAST_LEG


NEXT_VOYAGE: Final = NextVoyage()
SET_SAIL: Final = SetSail()
NEXT_LEG: Final = NextLeg()

DUTIES: Final[list[Step]] = [BUY, LEAVE_ASHORE, LAUNCH, SET_SAIL]
VOYAGE: Final = steps([AUCTION, *DUTIES])
PLACEMENT_LEG: Final = steps([PLACEMENT_ROUND, NEXT_LEG])
FIRST_LEG: Final = steps([MOVEMENT_ROUND, NEXT_LEG])
SECOND_LEG: Final = steps([MOVEMENT_ROUND, BOARDING, NEXT_LEG])
HOMECOMING: Final[list[Step]] = [SETTLEMENT, MARKET_RISE, CLEAN_UP, NEXT_VOYAGE]
LAST_LEG: Final = steps(
    [SMALL_PILOT, LARGE_PILOT, MOVEMENT_ROUND, ARRIVAL, CHOOSE_DESTINATION, *HOMECOMING]
)
