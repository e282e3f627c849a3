"""MA-5. Placement rounds: everybody places one accomplice or passes for the voyage.

Who cannot pay for even the cheapest place may travel as a stowaway (MA-11.6 to MA-11.9).
"""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS, Step
from portside.core.names import word
from portside.core.vectors import i64
from portside.games.manila.rules.data import (
    CLOSED,
    INSURANCE,
    PIRATE_CAPTAIN,
    PLACE_HARBOUR_A,
    PLACE_INSURANCE,
    PLACE_NAMES,
    PLACE_PIRATE,
    VACANT,
    WARES,
)
from portside.games.manila.rules.loans import NUMBER_BITS, pay
from portside.games.manila.rules.state import Player, Question, State

AT_ANY_PRICE: Final = 1_000_000  # more than any place costs


class PlacementRound(Step):
    """MA-5.1. The harbour master first, then clockwise (MR-17)."""

    name = "placement-round"

    def begin(self, s: State) -> None:
        ask_to_place(s, s.harbour_master)


class Place(Question):
    """MA-5.2 to MA-5.10, MA-11.6 to MA-11.9. One place he can pay for, or pass for the voyage.

    A stowaway may take any place but the insurance.
    """

    name = "place"
    cites = "MA-5.2 to MA-5.10, MA-11.6 to MA-11.9"
    width = 22  # 14 places and the free actions

    def offer(self, s: State, answers: Answers) -> None:
        answers.add(PASS)
        offer_places(s, answers, s.credit(s.me))
        stowaway = False
        if answers.n == 1:
            offer_places(s, answers, AT_ANY_PRICE)
            stowaway = answers.n > 1
        if s.holder[INSURANCE] == VACANT and (
            not stowaway or s.options.stowaway_may_take_insurance
        ):
            answers.add(PLACE_INSURANCE)

    def play(self, s: State, place: i64) -> None:
        if place == PASS:
            pass_for_the_voyage(s, s.me)
        elif place == PLACE_INSURANCE:
            stand(s, s.me.seat, place)
            s.tell("place", s.me.seat, place, 0)
            s.earn("premium", s.me, 0, s.options.insurance_bonus)  # MA-5.3
        else:
            pay_for_place(s, s.me, place)
            stand(s, s.me.seat, place)
        seat = s.next_seat(s.me.seat)
        if seat != s.harbour_master:
            ask_to_place(s, seat)

    def write(self, s: State, place: i64) -> str:
        return "pass" if place == PASS else f"place {word(PLACE_NAMES[place])}"


def ask_to_place(s: State, first: i64) -> None:
    """MA-5.1, MA-5.2, MA-5.11. From this seat on to the end of the round, who has not passed."""
    seat = first
    while True:
        player = s.players[seat]
        if not player.passed:
            if is_any_place_vacant(s):
                s.ask(PLACE, seat)
                return
            pass_for_the_voyage(s, player)
        seat = s.next_seat(seat)
        if seat == s.harbour_master:
            return


def pass_for_the_voyage(s: State, player: Player) -> None:
    player.passed = True
    s.tell("pass-placement", player.seat, 0, 0)


def is_any_place_vacant(s: State) -> bool:
    """Whoever cannot pay for any may be a stowaway, so that a vacant place is a legal one."""
    for place in range(INSURANCE + 1):  # MA-5.8: the mate's stands for the pirate boat
        if s.holder[place] == VACANT:
            return True
    for ware in range(WARES):
        if s.seat_price[ware] != CLOSED:
            return True
    return False


def offer_places(s: State, answers: Answers, most: i64) -> None:
    """MA-5.4 to MA-5.9. The vacant places but the insurance that cost no more than this.

    Half of all answers in a game are given here, so it fills the buffer itself.
    """
    buffer, n = answers.room(PLACE_INSURANCE), answers.n
    holder, prices = s.holder, s.seat_price
    if most >= s.options.dearest_place:
        # What is vacant is -1, and so is its shift; anything else becomes 0. The processor
        # guesses a branch here wrong too often.
        for ware in range(WARES):
            buffer[n] = ware
            n += 1 + (prices[ware] >> NUMBER_BITS)
        for place in range(INSURANCE):
            buffer[n] = place + PLACE_HARBOUR_A
            n -= holder[place] >> NUMBER_BITS
        answers.n = n
        return
    for ware in range(WARES):
        if CLOSED < prices[ware] <= most:
            buffer[n] = ware
            n += 1
    costs = s.options.place_cost
    for place in range(INSURANCE):
        if holder[place] == VACANT and costs[place] <= most:
            buffer[n] = place + PLACE_HARBOUR_A
            n += 1
    answers.n = n


def cost_of(s: State, place: i64) -> i64:
    """Of a vacant place, by its answer."""
    if place < WARES:
        return s.seat_price[place]
    return s.options.place_cost[place - PLACE_HARBOUR_A]


def pay_for_place(s: State, player: Player, place: i64) -> None:
    """MA-5.10, MA-11.7. The cost; a stowaway, who cannot pay it, gives all his cash."""
    cost = cost_of(s, place)
    if s.credit(player) >= cost:
        pay(s, "place", player, place, cost)
    else:
        s.tell("stowaway", player.seat, place, player.cash)
        player.cash = 0


def stand(s: State, seat: i64, place: i64) -> None:
    """MA-5.5, MA-5.8. The cheapest vacant seat of a boat; captain before mate."""
    if place < WARES:
        s.take_seat(seat, place)
    elif place == PLACE_PIRATE and s.holder[PIRATE_CAPTAIN] == VACANT:
        s.holder[PIRATE_CAPTAIN] = seat
    else:
        s.holder[place - PLACE_HARBOUR_A] = seat


PLACEMENT_ROUND: Final = PlacementRound()
PLACE: Final = Place()
