"""Why something is not possible now in Manila, with the asked player's own numbers.

Of the other players nothing is told but where their accomplices stand, which lies open (MA-14).
"""

from typing import Final

from portside.core.errors import Refusal
from portside.core.game import State as AnyState
from portside.core.names import word
from portside.core.refusals import ByQuestion, refusal
from portside.games.manila.rules.auction import lowest_bid, pesos_bid
from portside.games.manila.rules.data import (
    HARBOUR,
    INSURANCE,
    LANES,
    NO_SEAT,
    PLACE_HARBOUR_A,
    PLACE_INSURANCE,
    PLACE_NAMES,
    PLACE_PIRATE,
    SHIPYARD,
    VACANT,
    WARE_NAMES,
    WARES,
)
from portside.games.manila.rules.harbour_master import ware_in_lane
from portside.games.manila.rules.loans import FREE_ACTIONS, first_free_action, is_free_action
from portside.games.manila.rules.pilots import STAND_STILL, place_value, spaces_moved
from portside.games.manila.rules.pirates import is_on_last_space, is_protected
from portside.games.manila.rules.placement import cost_of
from portside.games.manila.rules.state import State

MOMENTS: Final = {
    name: name
    for name in (
        "bid", "buy", "ashore", "launch", "place", "board", "pilot-small", "pilot-large", "plunder",
    )
}  # fmt: skip
HIGH_BIDS: Final = {"bid": 1000}  # typed by whoever did not look


class ManilaRefusals(ByQuestion):
    def why(self, s: AnyState, words: str) -> Refusal | None:
        found = super().why(s, words)
        if found is None and s.to_move >= 0 and is_launch(words):
            return Refusal("launch-sum" if s.asked.name == "launch" else "when-launch", "MA-4.5")
        return found

    def refuse(self, s: State, question: str, answer: int) -> Refusal:
        if is_free_action(s, answer):
            return loan(s, answer - first_free_action(s))
        if question == "bid":
            return bid(s, pesos_bid(answer))
        if question == "buy":
            return buy(s, answer)
        if question == "launch":
            return refusal("launch-spaces", "MA-4.5", most=s.options.start_max)
        if question == "place":
            return place(s, answer)
        if question == "board":
            return board(s, answer % 10, answer // 10)
        return pilot(s, question, answer)

    def thinkable(self, s: State) -> list[str]:
        return [s.write(answer) for answer in thinkable(s, s.asked.name)]


def is_launch(words: str) -> bool:
    """Start spaces that make another sum than the rules want: no answer is written so."""
    verb, *spaces = words.split(" ")
    return verb == "launch" and len(spaces) == LANES and all(n.isdecimal() for n in spaces)


def thinkable(s: State, question: str) -> list[int]:
    """The places, boats and bids that the question could be about."""
    if question == "bid":
        above = s.credit(s.me) + 1
        return [lowest_bid(s) - 1, above if above < 200 else above + FREE_ACTIONS]
    if question in ("buy", "board"):
        return list(range(WARES))
    if question == "place":
        return list(range(PLACE_INSURANCE + 1))
    if question in ("pilot-small", "pilot-large"):
        far = (-2, -1, 1, 2) if question == "pilot-large" else (-1, 1)
        return [STAND_STILL + n * place_value(lane) for lane in range(LANES) for n in far]
    return []


def short(s: State, code: str, rules: str, thing: str, cost: int) -> Refusal:
    """It costs more than cash and loans make."""
    cash, free = s.me.cash, s.me.unpledged
    have = s.credit(s.me)
    return refusal(code, rules, thing=thing, cost=cost, have=have, cash=cash, loans=free)


def bid(s: State, pesos: int) -> Refusal:
    least = lowest_bid(s)
    if pesos < least:
        if s.bidder == NO_SEAT:
            return refusal("bid-first", "MA-3.8", n=pesos, least=least)
        return refusal("bid-higher", "MA-3.8", n=pesos, highest=s.bid, seat=s.bidder)
    cash, free = s.me.cash, s.me.unpledged
    return refusal("bid-limit", "MA-3.9", n=pesos, most=s.credit(s.me), cash=cash, loans=free)


def buy(s: State, ware: int) -> Refusal:
    if s.supply[ware] == 0:
        return refusal("shares-sold-out", "MA-4.1", thing=WARE_NAMES[ware])
    return short(s, "share-cost", "MA-4.2", WARE_NAMES[ware], s.price(ware))


def place(s: State, answer: int) -> Refusal:
    thing = word(PLACE_NAMES[answer])
    if answer < WARES:
        closed = boat_is_closed(s, answer)
        if closed is not None:
            return closed
    elif answer == PLACE_INSURANCE and s.holder[INSURANCE] == VACANT:
        return refusal("stowaway-insurance", "MA-11.7")
    elif s.holder[answer - PLACE_HARBOUR_A] != VACANT:
        if answer == PLACE_PIRATE:
            return refusal("pirates-full", "MA-5.8")
        seat = s.holder[answer - PLACE_HARBOUR_A]
        if seat == s.me.seat:
            return refusal("place-yours", "MA-5.4", thing=thing)
        return refusal("place-taken", "MA-5.4", thing=thing, seat=seat)
    return short(s, "place-cost", "MA-5.10", thing, cost_of(s, answer))


def boat_is_closed(s: State, ware: int) -> Refusal | None:
    """Why nobody can be placed on a boat."""
    thing = WARE_NAMES[ware]
    if ware == s.ashore:
        return refusal("boat-ashore", "MA-4.4", thing=thing)
    if s.status[ware] == SHIPYARD or (
        s.status[ware] == HARBOUR and not s.options.docked_boat_accepts
    ):
        return refusal("boat-docked", "MA-5.6", thing=thing)
    if not s.has_vacant_seat(ware):
        return boat_full(s, ware)
    return None


def boat_full(s: State, ware: int) -> Refusal:
    return refusal("boat-full", "MA-5.5", thing=WARE_NAMES[ware], n=s.options.boat_seats[ware])


def board(s: State, ware: int, number: int) -> Refusal:
    thing = WARE_NAMES[ware]
    if ware == s.ashore:
        return refusal("boat-ashore", "MA-4.4", thing=thing)
    if s.status[ware] == HARBOUR:
        return refusal("board-docked", "MA-7.1", thing=thing)
    if not is_on_last_space(s, ware):
        last = s.options.last_space
        return refusal("board-space", "MA-7.1", thing=thing, n=s.space[ware], last=last)
    if number == 0:
        return boat_full(s, ware)
    if not s.options.boarding_variant:
        return refusal("board-nobody-leaves", "MA-7.3")
    if number > s.options.boat_seats[ware]:
        return refusal("board-no-seat", "MA-13.2", thing=thing, n=s.options.boat_seats[ware])
    if is_protected(s, ware, number - 1):
        return refusal("board-pirate-safe", "MA-13.3")
    return refusal("board-vacant-first", "MA-13.1")


def pilot(s: State, question: str, moves: int) -> Refusal:
    if moves == STAND_STILL:
        return refusal("pilot-nothing", "MA-8.1")
    lanes = [lane for lane in range(LANES) if spaces_moved(moves, lane) != 0]
    far: int = sum([abs(int(spaces_moved(moves, lane))) for lane in lanes])
    if question == "pilot-small" and far > 1:
        return refusal("pilot-small-far", "MA-8.2")
    if far > 2:
        return refusal("pilot-large-far", "MA-8.3")
    wares = [ware_in_lane(s, lane) for lane in lanes]
    for ware in wares:
        if not s.at_sea(ware):
            return refusal("pilot-not-at-sea", "MA-8.1, MA-8.4", thing=WARE_NAMES[ware])
    low = min(wares, key=lambda ware: s.space[ware])
    return refusal("pilot-below", "MA-8.6", thing=WARE_NAMES[low], n=s.space[low])


def loan(s: State, action: int) -> Refusal:
    """First the pledges by ware, then the redemptions."""
    ware = action % WARES
    thing = WARE_NAMES[ware]
    if action < WARES:
        if s.me.shares[ware] == 0:
            return refusal("no-share", "MA-11.1", thing=thing)
        return refusal("all-pledged", "MA-11.1", thing=thing)
    if s.me.pledged[ware] == 0:
        return refusal("none-pledged", "MA-11.4", thing=thing)
    return refusal("redeem-cost", "MA-11.4", cost=s.options.redeem_cost, have=s.me.cash)


REFUSALS: Final = ManilaRefusals(MOMENTS, HIGH_BIDS)
