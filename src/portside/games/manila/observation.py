"""What a seat of Manila knows, as a row of small integers."""

from typing import Final

from portside.core.game import NOBODY
from portside.core.observation import (
    MOST,
    UNKNOWN,
    Field,
    Observer,
    Row,
    put,
    put_all,
    put_amount,
    put_choice,
    put_same,
    put_seat,
)
from portside.core.vectors import i64
from portside.games.manila.knowledge import held
from portside.games.manila.rules.auction import BID
from portside.games.manila.rules.data import (
    BERTHS,
    CLOSED,
    HOLDERS,
    MOST_SEATS,
    NO_BERTH,
    NO_WARE,
    SEA,
    VACANT,
    WARES,
)
from portside.games.manila.rules.harbour_master import BUY
from portside.games.manila.rules.movement import DIE
from portside.games.manila.rules.options import MOST_CARDS, MOST_SPACES
from portside.games.manila.rules.pirates import BOARD, CHOOSE_DESTINATION, next_plundered
from portside.games.manila.rules.questions import QUESTIONS
from portside.games.manila.rules.state import State

STATUSES: Final = 3
SECRET: Final = "its owner; everybody at the end"


def fields(seats: int) -> list[Field]:
    return [
        Field("question", len(QUESTIONS), 0, 1, "what is asked"),
        Field("asked", seats, 0, 1, "the seat that is asked"),
        Field("voyage", 1, 0, MOST, "the number of this voyage"),
        Field("step", 1, 0, MOST, "which round of the voyage's schedule"),
        Field("harbour_master", seats, 0, 1, "the seat in office"),
        Field("opener", seats, 0, 1, "the seat that opened the auction"),
        Field("bidder", seats, 0, 1, "the seat of the standing bid"),
        Field("bid", 1, 0, MOST, "the standing bid"),
        Field("buys_left", 1, 0, MOST, "shares that may still be bought now"),
        Field("out", seats, 0, 1, "by seat: it is out of the auction"),
        Field("passed", seats, 0, 1, "by seat: it has passed in the placement rounds"),
        Field("supply", WARES, 0, MOST, "by ware: shares left"),
        Field("level", WARES, 0, MOST, "by ware: steps up the market"),
        Field("value", WARES, 0, MOST, "by ware: what a share counts now"),
        Field("ashore", WARES, 0, 1, "the ware that stays behind"),
        Field("space", WARES, UNKNOWN, MOST_SPACES, "by ware: where its boat is at sea"),
        Field("status", WARES * STATUSES, 0, 1, "by ware: at sea, in the harbour or shipyard"),
        Field("berth", WARES * BERTHS, 0, 1, "by ware: the berth of its boat"),
        Field("seat_price", WARES, CLOSED, MOST, "by ware: of the next seat aboard"),
        Field("crew", WARES * MOST_SEATS * seats, 0, 1, "by ware and seat aboard: whose"),
        Field("holder", HOLDERS * seats, 0, 1, "by place beside the boats: whose accomplice"),
        Field("to_roll", WARES, 0, 1, "by ware: its boat has still to roll"),
        Field("second_pirate", 1, 0, 1, "the second pirate decides about boarding"),
        Field("boarded", WARES * MOST_SEATS, 0, 1, "the seat the first has just taken"),
        Field("destination", WARES, 0, 1, "the plundered boat whose destination is asked"),
        Field("plundered", WARES, 0, 1, "by ware: its boat was plundered"),
        Field("bought", seats * WARES, 0, MOST_CARDS, "by seat and ware: shares bought"),
        Field("cards", seats, 0, MOST, "by seat: shares in all"),
        Field("pledges", seats, 0, MOST, "by seat: shares pledged"),
        Field("cash", seats, UNKNOWN, MOST, "by seat", "everybody, unless `cash_is_public` is off"),
        Field("shares", seats * WARES, UNKNOWN, MOST_CARDS, "by seat and ware", SECRET),
        Field("pledged", seats * WARES, UNKNOWN, MOST_CARDS, "by seat and ware", SECRET),
    ]


class ManilaObserver(Observer):
    """Hands are secret (MA-14.2); secret cash can be known by who remembers."""

    def __init__(self, seats: int, memory: bool = False) -> None:
        super().__init__(seats, memory, fields(seats))

    def observe(self, s: State, seat: i64, row: Row, at: i64) -> None:
        at = put_course(s, seat, row, at)
        at = put_market(s, row, at)
        at = put_boats(s, seat, row, at)
        for place in range(HOLDERS):
            at = put_seat(row, at, s.seats, s.holder[place], seat)
        at = put_pending(s, row, at)
        at = put_known_cards(s, seat, row, at)
        put_hands(s, seat, row, at, self.memory)


def put_course(s: State, seat: i64, row: Row, at: i64) -> i64:
    seats = s.seats
    asked: i64 = NOBODY
    if s.to_move != NOBODY:
        asked = s.asked.number
    at = put_choice(row, at, len(QUESTIONS), asked)
    at = put_seat(row, at, seats, s.to_move, seat)
    at = put_amount(row, at, s.voyage)
    at = put_amount(row, at, s.step)
    at = put_seat(row, at, seats, s.harbour_master, seat)
    at = put_seat(row, at, seats, s.opener, seat)
    at = put_seat(row, at, seats, s.bidder, seat)
    at = put_amount(row, at, s.bid)
    bidding, buying = asked == BID.number, asked == BUY.number
    at = put_amount(row, at, s.buys_left * i64(buying))
    other = seat
    for i in range(seats):
        player = s.players[other]
        put(row, at + i, i64(bidding and player.out))
        put(row, at + seats + i, i64(player.passed))
        other = s.next_seat(other)
    return at + 2 * seats


def put_market(s: State, row: Row, at: i64) -> i64:
    at = put_all(row, at, s.supply, WARES)
    at = put_all(row, at, s.market, WARES)
    for ware in range(WARES):
        at = put_amount(row, at, s.options.track[s.market[ware]])
    return put_choice(row, at, WARES, s.ashore)


def put_boats(s: State, seat: i64, row: Row, at: i64) -> i64:
    """As a position writes them: only while they are under way."""
    status = at + WARES
    berth = status + STATUSES * WARES
    price = berth + BERTHS * WARES
    crew = price + WARES
    for ware in range(WARES):
        under_way = s.launched and ware != s.ashore
        space: i64 = UNKNOWN
        state: i64 = UNKNOWN
        place: i64 = NO_BERTH
        seat_price: i64 = CLOSED
        if under_way:
            state = s.status[ware]
            place = s.berth[ware]
            seat_price = s.seat_price[ware]
            if state == SEA:
                space = s.space[ware]
        put(row, at + ware, space)
        put_choice(row, status + STATUSES * ware, STATUSES, state)
        put_choice(row, berth + BERTHS * ware, BERTHS, place)
        put_amount(row, price + ware, seat_price)
        for aboard in range(MOST_SEATS):
            whose: i64 = VACANT
            if under_way:
                whose = s.crew[MOST_SEATS * ware + aboard]
            crew = put_seat(row, crew, s.seats, whose, seat)
    return crew


def put_pending(s: State, row: Row, at: i64) -> i64:
    """What the question remembers, while it is asked."""
    asked: i64 = NOBODY
    if s.to_move != NOBODY:
        asked = s.asked.number
    rolling, boarding = asked == DIE.number, asked == BOARD.number
    choosing = asked == CHOOSE_DESTINATION.number
    for ware in range(WARES):
        at = put(row, at, i64(rolling and ware >= s.rolling and s.at_sea(ware)))
    at = put(row, at, i64(boarding and s.second_pirate))
    boarded: i64 = NO_WARE
    if boarding and s.boarded != NO_WARE:
        boarded = MOST_SEATS * s.boarded + s.boarded_seat
    at = put_choice(row, at, WARES * MOST_SEATS, boarded)
    if not choosing:
        return put_same(row, at, 2 * WARES, 0)
    at = put_choice(row, at, WARES, next_plundered(s))
    return put_all(row, at, s.plundered, WARES)


def put_known_cards(s: State, seat: i64, row: Row, at: i64) -> i64:
    """MA-14.3. What everybody has seen."""
    seats = s.seats
    cards = at + WARES * seats
    other = seat
    for i in range(seats):
        player = s.players[other]
        at = put_all(row, at, player.bought, WARES)
        put_amount(row, cards + i, held(player.shares))
        put_amount(row, cards + seats + i, held(player.pledged))
        other = s.next_seat(other)
    return cards + 2 * seats


def put_hands(s: State, seat: i64, row: Row, at: i64, memory: bool) -> None:
    """MA-14.2. The others' wares, unless the game is over."""
    seats = s.seats
    shares = at + seats
    pledged = shares + WARES * seats
    other = seat
    for i in range(seats):
        player = s.players[other]
        own = i == 0 or s.finished
        if own or memory or s.options.cash_is_public:
            put_amount(row, at + i, player.cash)
        else:
            put(row, at + i, UNKNOWN)
        if own:
            put_all(row, shares + WARES * i, player.shares, WARES)
            put_all(row, pledged + WARES * i, player.pledged, WARES)
        else:
            put_same(row, shares + WARES * i, WARES, UNKNOWN)
            put_same(row, pledged + WARES * i, WARES, UNKNOWN)
        other = s.next_seat(other)
