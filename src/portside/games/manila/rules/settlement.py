"""MA-10. Settlement: who is paid, in this order, and what the insurance agent owes."""

from typing import Final

from portside.core.game import Step
from portside.core.vectors import filled, i64
from portside.games.manila.rules.data import (
    CLOSED,
    HARBOUR,
    HARBOUR_A,
    HOLDERS,
    INSURANCE,
    MOST_SEATS,
    NO_BERTH,
    NO_WARE,
    PIRATE_CAPTAIN,
    PIRATE_MATE,
    SEA,
    SHIPYARD_A,
    VACANT,
    WARES,
)
from portside.games.manila.rules.loans import raise_cash
from portside.games.manila.rules.state import State


class Settlement(Step):
    """MA-10.1 to MA-10.8. Pilots earn nothing (MA-10.5)."""

    name = "settlement"

    def begin(self, s: State) -> None:
        pay_pirates(s)
        pay_crews(s)
        pay_berths(s, "harbour-pays", HARBOUR_A, s.in_harbour)
        settle_insurance(s)
        pay_berths(s, "shipyard-pays", SHIPYARD_A, s.in_shipyard)


def pay_pirates(s: State) -> None:
    """MA-9.5, MA-10.1. Each plundered cargo: all to a lone pirate, half to each of two."""
    for ware in range(WARES):
        if s.plundered[ware] == 1:
            mate = s.holder[PIRATE_MATE]
            part = s.options.profit[ware]
            if mate != VACANT:
                part //= 2
            s.earn("loot", s.players[s.holder[PIRATE_CAPTAIN]], ware, part)
            if mate != VACANT:
                s.earn("loot", s.players[mate], ware, part)


def pay_crews(s: State) -> None:
    """MA-10.2. Every head aboard a boat in the harbour gets an equal part of its profit."""
    for ware in range(WARES):
        if ware != s.ashore and s.status[ware] == HARBOUR:
            heads = s.aboard[ware]
            for seat in range(heads):
                owner = s.players[s.crew[MOST_SEATS * ware + seat]]
                s.earn("profit", owner, ware, s.options.profit[ware] // heads)


def pay_berths(s: State, kind: str, first: i64, boats: i64) -> None:
    """MA-10.3, MA-10.4. Who stands where a boat lies; the agent has settled his own (MA-10.7)."""
    for berth in range(boats):
        owner = s.holder[first + berth]
        if owner != VACANT and (first == HARBOUR_A or owner != s.holder[INSURANCE]):
            s.earn(kind, s.players[owner], berth, s.options.payout[berth])


def settle_insurance(s: State) -> None:
    """MA-10.6 to MA-10.8. He pledges if he must; what he lacks the bank supplies."""
    seat = s.holder[INSURANCE]
    if seat == VACANT:
        return
    agent, owed = s.players[seat], claims(s, seat)
    if owed > 0:
        raise_cash(s, agent, owed)
        paid = min(agent.cash, owed)
        agent.cash -= paid
        s.tell("claims", seat, 0, paid)
        if paid < owed:
            s.tell("bank-covers", seat, 0, owed - paid)


def claims(s: State, agent: i64) -> i64:
    """MA-10.6, MA-10.7. Every boat in the shipyard, but not where he stands himself."""
    owed: i64 = 0
    for berth in range(s.in_shipyard):
        if s.holder[SHIPYARD_A + berth] != agent:
            owed += s.options.payout[berth]
    return owed


NONE_PLUNDERED: Final = filled(WARES, 0)


class CleanUp(Step):
    """MA-10.9. Accomplices, boats and cargo leave the board; passes are forgotten."""

    name = "clean-up"

    def begin(self, s: State) -> None:
        s.ashore = NO_WARE
        s.launched = False
        s.in_harbour = 0
        s.in_shipyard = 0
        s.step = 0
        s.plundered = NONE_PLUNDERED
        for ware in range(WARES):
            s.space[ware] = 0
            s.status[ware] = SEA
            s.berth[ware] = NO_BERTH
            s.aboard[ware] = 0
            s.seat_price[ware] = CLOSED
        for seat in range(WARES * MOST_SEATS):
            s.crew[seat] = VACANT
        for place in range(HOLDERS):
            s.holder[place] = VACANT
        for player in s.players:
            player.passed = False


SETTLEMENT: Final = Settlement()
CLEAN_UP: Final = CleanUp()
