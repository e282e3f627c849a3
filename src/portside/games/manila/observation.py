"""What a seat of Manila knows, as a row of small integers."""

from typing import Final

from portside.core.game import NOBODY
from portside.core.observation import (
    MOST,
    UNKNOWN,
    Fields,
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
    NO_WARE,
    SEA,
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


class ManilaObserver(Observer):
    """Hands are secret (MA-14.2); secret cash can be known by who remembers."""

    def __init__(self, seats: int, memory: bool = False) -> None:
        fields = Fields(seats)
        self.course = Course(fields)
        self.market = Market(fields)
        self.boats = Boats(fields)
        self.pending = Pending(fields)
        self.hands = Hands(fields)
        super().__init__(seats, memory, fields.in_order)

    def observe(self, s: State, seat: i64, row: Row, at: i64) -> None:
        asked: i64 = NOBODY
        if s.to_move != NOBODY:
            asked = s.asked.number
        self.course.put(s, seat, row, at, asked)
        self.market.put(s, row, at)
        self.boats.put(s, seat, row, at)
        self.pending.put(s, row, at, asked)
        self.hands.put(s, seat, row, at, self.memory or s.options.cash_is_public)


class Course:
    """Who is asked what, and how far the voyage and its auction are."""

    def __init__(self, fields: Fields) -> None:
        seats = fields.seats
        self.question = fields.add("question", len(QUESTIONS), 0, 1, "what is asked")
        self.asked = fields.add("asked", seats, 0, 1, "the seat that is asked")
        self.voyage = fields.add("voyage", 1, 0, MOST, "the number of this voyage")
        self.step = fields.add("step", 1, 0, MOST, "which round of the voyage's schedule")
        self.harbour_master = fields.add("harbour_master", seats, 0, 1, "the seat in office")
        self.opener = fields.add("opener", seats, 0, 1, "the seat that opened the auction")
        self.bidder = fields.add("bidder", seats, 0, 1, "the seat of the standing bid")
        self.bid = fields.add("bid", 1, 0, MOST, "the standing bid")
        self.buys_left = fields.add("buys_left", 1, 0, MOST, "shares that may still be bought now")
        self.out = fields.add("out", seats, 0, 1, "by seat: it is out of the auction")
        self.passed = fields.add(
            "passed", seats, 0, 1, "by seat: it has passed in the placement rounds"
        )

    def put(self, s: State, seat: i64, row: Row, at: i64, asked: i64) -> None:
        seats = s.seats
        put_choice(row, at + self.question, len(QUESTIONS), asked)
        put_seat(row, at + self.asked, seats, s.to_move, seat)
        put_amount(row, at + self.voyage, s.voyage)
        put_amount(row, at + self.step, s.step)
        put_seat(row, at + self.harbour_master, seats, s.harbour_master, seat)
        put_seat(row, at + self.opener, seats, s.opener, seat)
        put_seat(row, at + self.bidder, seats, s.bidder, seat)
        put_amount(row, at + self.bid, s.bid)
        bidding, buying = asked == BID.number, asked == BUY.number
        put_amount(row, at + self.buys_left, s.buys_left * i64(buying))
        other = seat
        for i in range(seats):
            player = s.players[other]
            put(row, at + self.out + i, i64(bidding and player.out))
            put(row, at + self.passed + i, i64(player.passed))
            other = s.next_seat(other)


class Market:
    """What shares are left, and what they count."""

    def __init__(self, fields: Fields) -> None:
        self.supply = fields.add("supply", WARES, 0, MOST, "by ware: shares left")
        self.level = fields.add("level", WARES, 0, MOST, "by ware: steps up the market")
        self.value = fields.add("value", WARES, 0, MOST, "by ware: what a share counts now")

    def put(self, s: State, row: Row, at: i64) -> None:
        put_all(row, at + self.supply, s.supply, WARES)
        put_all(row, at + self.level, s.market, WARES)
        for ware in range(WARES):
            put_amount(row, at + self.value + ware, s.options.track[s.market[ware]])


class Boats:
    """Where they are and whose accomplices stand where: as a position tells it, under way only."""

    def __init__(self, fields: Fields) -> None:
        seats = fields.seats
        self.ashore = fields.add("ashore", WARES, 0, 1, "the ware that stays behind")
        self.space = fields.add(
            "space", WARES, UNKNOWN, MOST_SPACES, "by ware: where its boat is at sea"
        )
        self.status = fields.add(
            "status", WARES * STATUSES, 0, 1, "by ware: at sea, in the harbour or shipyard"
        )
        self.berth = fields.add("berth", WARES * BERTHS, 0, 1, "by ware: the berth of its boat")
        self.seat_price = fields.add(
            "seat_price", WARES, CLOSED, MOST, "by ware: of the next seat aboard"
        )
        self.crew = fields.add(
            "crew", WARES * MOST_SEATS * seats, 0, 1, "by ware and seat aboard: whose"
        )
        self.holder = fields.add(
            "holder",
            HOLDERS * seats,
            0,
            1,
            "whose accomplice: harbour a to c, shipyard a to c, "
            "second pirate, small pilot, large pilot, insurance, first pirate",
        )

    def put(self, s: State, seat: i64, row: Row, at: i64) -> None:
        put_choice(row, at + self.ashore, WARES, s.ashore)
        for ware in range(WARES):
            if s.launched and ware != s.ashore:
                self.put_boat(s, row, at, ware)
                self.put_crew(s, seat, row, at, ware)
            else:
                self.put_no_boat(s, row, at, ware)
        holder = at + self.holder
        for place in range(HOLDERS):
            holder = put_seat(row, holder, s.seats, s.holder[place], seat)

    def put_boat(self, s: State, row: Row, at: i64, ware: i64) -> None:
        status = s.status[ware]
        space: i64 = UNKNOWN
        if status == SEA:
            space = s.space[ware]
        put(row, at + self.space + ware, space)
        put_choice(row, at + self.status + STATUSES * ware, STATUSES, status)
        put_choice(row, at + self.berth + BERTHS * ware, BERTHS, s.berth[ware])
        put_amount(row, at + self.seat_price + ware, s.seat_price[ware])

    def put_crew(self, s: State, seat: i64, row: Row, at: i64, ware: i64) -> None:
        crew = at + self.crew + MOST_SEATS * s.seats * ware
        for aboard in range(MOST_SEATS):
            crew = put_seat(row, crew, s.seats, s.crew[MOST_SEATS * ware + aboard], seat)

    def put_no_boat(self, s: State, row: Row, at: i64, ware: i64) -> None:
        put(row, at + self.space + ware, UNKNOWN)
        put_same(row, at + self.status + STATUSES * ware, STATUSES, 0)
        put_same(row, at + self.berth + BERTHS * ware, BERTHS, 0)
        put(row, at + self.seat_price + ware, CLOSED)
        aboard = MOST_SEATS * s.seats
        put_same(row, at + self.crew + aboard * ware, aboard, 0)


class Pending:
    """What the question remembers, while it is asked; else 0."""

    def __init__(self, fields: Fields) -> None:
        self.begins = fields.width
        self.to_roll = fields.add("to_roll", WARES, 0, 1, "by ware: its boat has still to roll")
        self.second_pirate = fields.add(
            "second_pirate", 1, 0, 1, "the second pirate decides about boarding"
        )
        self.boarded = fields.add(
            "boarded", WARES * MOST_SEATS, 0, 1, "the seat the first has just taken"
        )
        self.destination = fields.add(
            "destination", WARES, 0, 1, "the plundered boat whose destination is asked"
        )
        self.plundered = fields.add("plundered", WARES, 0, 1, "by ware: its boat was plundered")
        self.length = fields.width - self.begins

    def put(self, s: State, row: Row, at: i64, asked: i64) -> None:
        put_same(row, at + self.begins, self.length, 0)
        if asked == DIE.number:
            for ware in range(s.rolling, WARES):
                put(row, at + self.to_roll + ware, i64(s.at_sea(ware)))
        elif asked == BOARD.number:
            put(row, at + self.second_pirate, i64(s.second_pirate))
            if s.boarded != NO_WARE:
                put(row, at + self.boarded + MOST_SEATS * s.boarded + s.boarded_seat, 1)
        elif asked == CHOOSE_DESTINATION.number:
            put(row, at + self.destination + next_plundered(s), 1)
            put_all(row, at + self.plundered, s.plundered, WARES)


class Hands:
    """MA-14.2, MA-14.3. What everybody has seen; the others' wares once the game is over."""

    def __init__(self, fields: Fields) -> None:
        seats = fields.seats
        self.bought = fields.add(
            "bought", seats * WARES, 0, MOST_CARDS, "by seat and ware: shares bought"
        )
        self.cards = fields.add("cards", seats, 0, MOST, "by seat: shares in all")
        self.pledges = fields.add("pledges", seats, 0, MOST, "by seat: shares pledged")
        self.cash = fields.add(
            "cash", seats, UNKNOWN, MOST, "by seat", "everybody, unless `cash_is_public` is off"
        )
        self.shares = fields.add(
            "shares", seats * WARES, UNKNOWN, MOST_CARDS, "by seat and ware", SECRET
        )
        self.pledged = fields.add(
            "pledged", seats * WARES, UNKNOWN, MOST_CARDS, "by seat and ware", SECRET
        )

    def put(self, s: State, seat: i64, row: Row, at: i64, cash_is_known: bool) -> None:
        other = seat
        for i in range(s.seats):
            player = s.players[other]
            put_all(row, at + self.bought + WARES * i, player.bought, WARES)
            put_amount(row, at + self.cards + i, held(player.shares))
            put_amount(row, at + self.pledges + i, held(player.pledged))
            put_amount(row, at + self.cash + i, player.cash)
            shares, pledged = at + self.shares + WARES * i, at + self.pledged + WARES * i
            if i == 0 or s.finished:
                put_all(row, shares, player.shares, WARES)
                put_all(row, pledged, player.pledged, WARES)
            else:
                put_same(row, shares, WARES, UNKNOWN)
                put_same(row, pledged, WARES, UNKNOWN)
                if not cash_is_known:
                    put(row, at + self.cash + i, UNKNOWN)
            other = s.next_seat(other)
