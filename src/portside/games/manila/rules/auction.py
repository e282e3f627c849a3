"""MA-3.6 to MA-3.14. The auction of the harbour master's office."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS, Step
from portside.core.vectors import i64
from portside.games.manila.rules.data import NO_SEAT
from portside.games.manila.rules.loans import FREE_ACTIONS, pay
from portside.games.manila.rules.state import Question, State

INDEXED_BIDS: Final = (
    200  # bids below this are their own number; higher ones follow the free actions
)


class Auction(Step):
    """MA-3.6. The harbour master of the last voyage opens; in the first one seat 0."""

    name = "auction"

    def begin(self, s: State) -> None:
        if s.harbour_master != NO_SEAT:
            s.opener = s.harbour_master
        s.tell("auction", s.opener, 0, s.voyage)
        for player in s.players:
            player.out = False
        ask_bidder(s, s.opener)


class Bid(Question):
    """MA-3.7 to MA-3.9. Pass for good, or raise, as far as cash and loans reach (MR-04)."""

    name = "bid"
    cites = "MA-3.7 to MA-3.9"
    width = 208  # the bids below 200 and the free actions

    def offer(self, s: State, answers: Answers) -> None:
        answers.add(PASS)
        least: i64 = lowest_bid(s)
        most: i64 = s.credit(s.me)
        if most < INDEXED_BIDS:
            answers.add_range(least, most)
        else:
            answers.add_range(least, INDEXED_BIDS - 1)
            high: i64 = INDEXED_BIDS
            if least > high:
                high = least
            answers.add_range(high + FREE_ACTIONS, most + FREE_ACTIONS)

    def play(self, s: State, answer: i64) -> None:
        if answer == PASS:
            s.me.out = True
            s.tell("pass-auction", s.me.seat, 0, 0)
        else:
            s.bid = pesos_bid(answer)
            s.bidder = s.me.seat
            s.tell("bid", s.me.seat, 0, s.bid)
        ask_bidder(s, s.next_seat(s.me.seat))

    def write(self, s: State, answer: i64) -> str:
        return "pass" if answer == PASS else f"bid {pesos_bid(answer)}"


def pesos_bid(answer: i64) -> i64:
    if answer < INDEXED_BIDS:
        return answer
    return answer - FREE_ACTIONS


def lowest_bid(s: State) -> i64:
    """MA-3.8."""
    if s.bidder == NO_SEAT:
        return s.options.min_first_bid
    return s.bid + 1


def ask_bidder(s: State, first: i64) -> None:
    """MA-3.7, MA-3.10, MA-3.14. The next seat that can still bid; none: the office is decided.

    Even the last one left is asked while no bid stands (MA-3.11), but never to outbid himself.
    """
    seat = first
    for _seat in range(s.seats):
        player = s.players[seat]
        if not player.out and seat != s.bidder:
            if s.credit(player) >= lowest_bid(s):
                s.ask(BID, seat)
                return
            player.out = True
            s.tell("pass-auction", seat, 0, 0)
        seat = s.next_seat(seat)
    decide_office(s)


def decide_office(s: State) -> None:
    """MA-3.12, MA-3.13. The winner pays at once; without a bid the office stays, free."""
    if s.bidder != NO_SEAT:
        s.harbour_master = s.bidder
        pay(s, "harbour-master", s.players[s.bidder], 0, s.bid)
    else:
        if s.harbour_master == NO_SEAT:
            s.harbour_master = s.opener  # MR-01
        s.tell("stays-in-office", s.harbour_master, 0, 0)
    s.bid = 0
    s.bidder = NO_SEAT


AUCTION: Final = Auction()
BID: Final = Bid()
