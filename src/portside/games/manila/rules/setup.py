"""MA-2. Setting up: the money, then one share after the other from the hand of chance."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import CHANCE, LONGEST_AGENDA, steps
from portside.core.vectors import filled, i64, vec
from portside.games.manila.rules.auction import AUCTION
from portside.games.manila.rules.data import (
    CLOSED,
    HOLDERS,
    MOST_SEATS,
    NO_BERTH,
    VACANT,
    WARE_NAMES,
    WARES,
)
from portside.games.manila.rules.options import Options
from portside.games.manila.rules.state import Player, Question, State
from portside.games.manila.rules.voyage import DUTIES, NEXT_VOYAGE

# Copied for every table, which is quicker than filling new ones.
NONE: Final = filled(WARES, 0)
NO_BERTHS: Final = filled(WARES, NO_BERTH)
ALL_CLOSED: Final = filled(WARES, CLOSED)
NO_CREW: Final = filled(WARES * MOST_SEATS, VACANT)
NO_HOLDERS: Final = filled(HOLDERS, VACANT)
EMPTY_AGENDA: Final = steps([NEXT_VOYAGE] * LONGEST_AGENDA)


def lay_table(s: State, seats: i64, options: Options) -> None:
    """MA-2.1 to MA-2.7. Everything that is the same in every game."""
    options.check_seats(seats)
    s.seats = seats
    s.options = options
    s.legs = options.legs[seats]
    s.supply = filled(WARES, options.shares_per_ware - options.pool)
    s.market = NONE[:]
    s.space = NONE[:]
    s.status = NONE[:]
    s.berth = NO_BERTHS[:]
    s.crew = NO_CREW[:]
    s.aboard = NONE[:]
    s.seat_price = ALL_CLOSED[:]
    s.plundered = NONE[:]
    s.holder = NO_HOLDERS[:]
    s.agenda = EMPTY_AGENDA[:]
    players = []
    for seat in range(seats):
        player = Player()
        player.seat = seat
        player.cash = options.starting_cash
        player.shares = NONE[:]
        player.pledged = NONE[:]
        player.bought = NONE[:]
        players.append(player)
    s.players = vec[Player](players)
    s.me = s.players[0]


class Deal(Question):
    """MA-2.4. From 3 shares of each ware, 2 to each seat in turn, face down."""

    name = "deal"
    cites = "MA-2.4"
    width = 4

    def begin(self, s: State) -> None:
        if seat_dealt_to(s) < s.seats:
            s.ask(self, CHANCE)
        else:
            open_supply(s)

    def offer(self, s: State, answers: Answers) -> None:
        for ware in range(WARES):
            left = s.options.pool - held_by_all(s, ware)
            if left > 0:
                answers.add_weighted(ware, left)

    def play(self, s: State, ware: i64) -> None:
        player = s.players[seat_dealt_to(s)]
        s.take_share(player, ware)
        s.tell("deal", player.seat, ware, 1)
        self.begin(s)

    def write(self, s: State, ware: i64) -> str:
        return f"deal {WARE_NAMES[ware]}"


def seat_dealt_to(s: State) -> i64:
    """The first seat that still lacks a card."""
    for player in s.players:
        if player.unpledged < s.options.dealt_each:
            return player.seat
    return s.seats


def held_by_all(s: State, ware: i64) -> i64:
    held: i64 = 0
    for player in s.players:
        held += player.shares[ware]
    return held


def open_supply(s: State) -> None:
    """MA-2.4. The undealt cards join the others: the public supply."""
    s.supply = filled(WARES, 0)
    for ware in range(WARES):
        s.supply[ware] = s.options.shares_per_ware - held_by_all(s, ware)


DEAL: Final = Deal()
SETUP: Final = steps([DEAL, AUCTION, *DUTIES])
