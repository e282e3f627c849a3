"""What lies on the table, and the verbs of the rulebook. No rules."""

from typing import TypeAlias

from mypy_extensions import mypyc_attr

from portside.core import game
from portside.core.vectors import Ints, i64, vec, with_number
from portside.games.manila.rules.data import (
    CLOSED,
    HARBOUR,
    MOST_SEATS,
    NO_SEAT,
    NO_WARE,
    PIRATE_CAPTAIN,
    SEA,
    VACANT,
    WARES,
)
from portside.games.manila.rules.options import Options


@mypyc_attr(acyclic=True)
class Player:
    """What lies in front of one seat. What copies share is replaced, never changed."""

    seat: i64 = 0
    cash: i64 = 0
    shares: Ints  # by ware, pledged ones included
    pledged: Ints  # by ware; copies share it
    bought: Ints  # by ware: the shares everybody saw him buy; copies share it
    unpledged: i64 = 0  # shares in all that can still be pledged
    out: bool = False  # of this voyage's auction
    passed: bool = False  # in this voyage's placement rounds

    def copy(self) -> "Player":
        p = Player()
        p.seat = self.seat
        p.cash = self.cash
        p.shares = self.shares[:]
        p.pledged = self.pledged
        p.bought = self.bought
        p.unpledged = self.unpledged
        p.out = self.out
        p.passed = self.passed
        return p

    def pledge_more(self, ware: i64, cards: i64) -> None:
        """So many more cards of this ware are pledged, or fewer."""
        self.pledged = with_number(self.pledged, ware, self.pledged[ware] + cards)


class Question(game.Question):
    """A question of this game, asked of the harbour master unless it says otherwise.

    The last FREE_ACTIONS answers of its `width` are free actions, if it is asked of a seat: they
    belong to every question and are dealt with in one place (`loans`).
    """

    def begin(self, s: "State") -> None:
        s.ask(self, s.harbour_master)


Players: TypeAlias = "vec[Player]"


@mypyc_attr(acyclic=True)
class State(game.State):
    """The table of Manila, in the middle of a game.

    What changes seldom is shared by copies: it is replaced, never changed.
    """

    options: Options
    players: Players  # by seat
    legs: Ints  # the schedule for this number of players; never changed
    supply: Ints  # shares, by ware; copies share it
    market: Ints  # by ware: the level, as a number of options.track; copies share it

    # The office.
    voyage: i64 = 1
    harbour_master: i64 = NO_SEAT  # the previous one while an auction runs
    opener: i64 = 0  # of this voyage's auction
    bid: i64 = 0  # the standing one; 0: none
    bidder: i64 = NO_SEAT
    buys_left: i64 = 0  # shares the harbour master may still buy

    # The sea.
    ashore: i64 = NO_WARE  # the ware that stays behind
    launched: bool = False
    space: Ints  # by ware: where its boat is on its lane
    status: Ints  # by ware: SEA, HARBOUR or SHIPYARD
    berth: Ints  # by ware
    crew: Ints  # by ware and seat, MOST_SEATS entries each: whose accomplice
    aboard: Ints  # by ware: how many accomplices; they fill the first seats (MI-13)
    seat_price: Ints  # by ware: of the cheapest vacant seat, or CLOSED
    plundered: Ints  # by ware: 1 once pirates have emptied its boat; copies share it
    in_harbour: i64 = 0  # boats
    in_shipyard: i64 = 0
    holder: Ints  # by place beside the boats: whose accomplice

    # The course of play.
    step: i64 = 0  # which P or M of the schedule is in progress
    rolling: i64 = NO_WARE  # the ware whose die is cast next
    second_pirate: bool = False  # he decides about boarding, after the captain
    boarded: i64 = NO_WARE  # the boat that the first pirate has just boarded
    boarded_seat: i64 = VACANT
    me: Player  # the player who is asked, or was asked last

    def ask(self, question: game.Question, seat: i64) -> None:
        self.asked = question
        self.to_move = seat
        if seat >= 0:
            self.me = self.players[seat]

    # ------------------------------------------------------------ short words

    def credit(self, player: Player) -> i64:
        """MA-3.9. What a player can pay: his cash, and a loan on every unpledged share."""
        return player.cash + self.options.pledge_amount * player.unpledged

    def price(self, ware: i64) -> i64:
        """MA-1.9. Of a share, now."""
        return self.options.price[self.market[ware]]

    def at_sea(self, ware: i64) -> bool:
        return self.launched and ware != self.ashore and self.status[ware] == SEA

    def boats_at_sea(self) -> i64:
        boats: i64 = 0
        for ware in range(WARES):
            if self.at_sea(ware):
                boats += 1
        return boats

    def has_vacant_seat(self, ware: i64) -> bool:
        return self.aboard[ware] < self.options.boat_seats[ware]

    def pirates_wait(self) -> bool:
        """At least one stands on the pirate boat; the first of them is the captain."""
        return self.holder[PIRATE_CAPTAIN] != VACANT

    # ------------------------------------------------- verbs of the rulebook

    def earn(self, kind: str, player: Player, thing: i64, pesos: i64) -> None:
        player.cash += pesos
        self.tell(kind, player.seat, thing, pesos)

    def take_seat(self, seat: i64, ware: i64) -> i64:
        """MA-5.5. An accomplice takes a boat's cheapest vacant seat; the seat's number from 1."""
        self.crew[MOST_SEATS * ware + self.aboard[ware]] = seat
        self.aboard[ware] += 1
        self.price_seat(ware)
        return self.aboard[ware]

    def price_seat(self, ware: i64) -> None:
        """MA-5.5, MA-5.6. Keep the price of a boat's next seat in step with the boat."""
        heads, status = self.aboard[ware], self.status[ware]
        self.seat_price[ware] = CLOSED
        if heads < self.options.boat_seats[ware] and (
            status == SEA or (status == HARBOUR and self.options.docked_boat_accepts)
        ):
            self.seat_price[ware] = self.options.seat_cost[MOST_SEATS * ware + heads]

    def take_share(self, player: Player, ware: i64) -> None:
        player.shares[ware] += 1
        player.unpledged += 1

    # ------------------------------------------------------------------ copies

    def copy_table(self, c: "State") -> None:
        """Make `c` the same table."""
        self.copy_course(c)
        c.options = self.options
        c.legs = self.legs
        c.players = vec[Player]([player.copy() for player in self.players])
        c.supply = self.supply
        c.market = self.market
        c.voyage = self.voyage
        c.harbour_master = self.harbour_master
        c.opener = self.opener
        c.bid = self.bid
        c.bidder = self.bidder
        c.buys_left = self.buys_left
        c.ashore = self.ashore
        c.launched = self.launched
        c.space = self.space[:]
        c.status = self.status[:]
        c.berth = self.berth[:]
        c.crew = self.crew[:]
        c.aboard = self.aboard[:]
        c.seat_price = self.seat_price[:]
        c.plundered = self.plundered
        c.in_harbour = self.in_harbour
        c.in_shipyard = self.in_shipyard
        c.holder = self.holder[:]
        c.step = self.step
        c.rolling = self.rolling
        c.second_pirate = self.second_pirate
        c.boarded = self.boarded
        c.boarded_seat = self.boarded_seat
        c.me = c.players[self.me.seat]
