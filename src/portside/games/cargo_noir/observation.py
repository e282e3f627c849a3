"""What a seat of Cargo Noir knows, as a row of small integers: everything but the draws ahead."""

from portside.core.game import NOBODY
from portside.core.observation import (
    MOST,
    Field,
    Observer,
    Row,
    put,
    put_all,
    put_amount,
    put_choice,
    put_members,
    put_same,
    put_seat,
)
from portside.core.vectors import Ints, i64
from portside.games.cargo_noir.rules.bag import TOKEN
from portside.games.cargo_noir.rules.data import (
    CARD_KINDS,
    EMPTY,
    HAND,
    KINDS,
    NO_STACK,
    PORTS,
    TYPES,
)
from portside.games.cargo_noir.rules.questions import QUESTIONS
from portside.games.cargo_noir.rules.ships import SHIP
from portside.games.cargo_noir.rules.state import State
from portside.games.cargo_noir.rules.trade import BASKET, LEAVE_OUT, PAY


def fields(seats: int) -> list[Field]:
    return [
        Field("question", len(QUESTIONS), 0, 1, "what is asked"),
        Field("asked", seats, 0, 1, "the seat that is asked"),
        Field("turn", seats, 0, 1, "the seat whose turn it is"),
        Field("place", seats, 0, 1, "the observer's place in the order of a round"),
        Field("round", 1, 0, MOST, "the number of this round"),
        Field("rounds_left", 1, 0, MOST, "rounds after this one"),
        Field("bank", 1, -MOST, MOST, "coins in the bank"),
        Field("bag", KINDS, 0, MOST, "by good: tokens in the bag"),
        Field("discard", KINDS, 0, MOST, "by good: tokens thrown away"),
        Field("market", KINDS, 0, MOST, "by good: tokens in the black market"),
        Field("port_open", PORTS, 0, 1, "by port: it is in use at this number of seats"),
        Field("port_goods", PORTS * KINDS, 0, MOST, "by port and good: tokens there"),
        Field("stacks", PORTS * seats, NO_STACK, MOST, "by port and seat: coins under a ship"),
        Field("banned", PORTS, 0, 1, "by port: left by withdrawal in this turn"),
        Field("card_supply", CARD_KINDS, 0, MOST, "by card: how many are left"),
        Field("syndicate_left", 1, 0, MOST, "syndicates that can still pay in this turn"),
        Field("filling", HAND + 1, 0, 1, "where the token goes that is drawn now"),
        Field("basket", CARD_KINDS, 0, MOST, "by card: wanted in this trade"),
        Field("cost", 1, 0, MOST, "of the basket"),
        Field("paid", 1, 0, MOST, "the value of the sets handed in so far"),
        Field("aside", KINDS, 0, MOST, "by good: the tokens of these sets"),
        Field("types", 1, 0, TYPES, "of the different-set in question"),
        Field("wilds", 1, 0, MOST, "in the different-set in question"),
        Field("without", TYPES, 0, 1, "by type: left out of it so far"),
        Field("safe", seats, 0, MOST, "by seat: coins"),
        Field("home", seats, 0, MOST, "by seat: ships at home"),
        Field("casino", seats, 0, MOST, "by seat: ships at the casino"),
        Field("ships_at_market", seats, 0, MOST, "by seat: ships at the black market"),
        Field("reserve", seats, 0, MOST, "by seat: ships not yet in play"),
        Field("goods", seats * KINDS, 0, MOST, "by seat and good"),
        Field("cards", seats * CARD_KINDS, 0, MOST, "by seat and card"),
    ]


class CargoNoirObserver(Observer):
    """Nothing on the table is secret (CN-1.7)."""

    def __init__(self, seats: int, memory: bool = False) -> None:
        super().__init__(seats, memory, fields(seats))

    def observe(self, s: State, seat: i64, row: Row, at: i64) -> None:
        at = put_course(s, seat, row, at)
        at = put_ports(s, seat, row, at)
        at = put_all(row, at, s.supply, CARD_KINDS)
        at = put_pending(s, row, at)
        put_players(s, seat, row, at)


def put_course(s: State, seat: i64, row: Row, at: i64) -> i64:
    asked: i64 = NOBODY
    if s.to_move != NOBODY:
        asked = s.asked.number
    at = put_choice(row, at, len(QUESTIONS), asked)
    at = put_seat(row, at, s.seats, s.to_move, seat)
    at = put_seat(row, at, s.seats, s.turn, seat)
    at = put_choice(row, at, s.seats, seat)
    at = put_amount(row, at, s.round)
    at = put_amount(row, at, s.edition.rounds[s.seats] - s.round)
    at = put_amount(row, at, s.bank)
    at = put_all(row, at, s.bag, KINDS)
    at = put_all(row, at, s.discard, KINDS)
    return put_tokens(row, at, s.market, 0, s.edition.market_slots)


def put_tokens(row: Row, at: i64, slots: Ints, first: i64, n: i64) -> i64:
    """How many of each good lie there; in which slot does not matter."""
    put_same(row, at, KINDS, 0)
    for slot in range(first, first + n):
        good = slots[slot]
        if good != EMPTY:
            row[at + good] += 1
    return at + KINDS


def put_ports(s: State, seat: i64, row: Row, at: i64) -> i64:
    goods = at + PORTS
    stacks = goods + PORTS * KINDS
    banned = stacks + PORTS * s.seats
    put_same(row, at, PORTS + PORTS * KINDS, 0)
    put_same(row, stacks, PORTS * s.seats, NO_STACK)
    for port in s.open_ports:
        put(row, at + port, 1)
        first, n = s.edition.first_slot[port], s.edition.slots[port]
        put_tokens(row, goods + KINDS * port, s.port_goods, first, n)
        other = seat
        for i in range(s.seats):
            put_amount(row, stacks + s.seats * port + i, s.stack(port, other))
            other = s.next_seat(other)
    return put_members(row, banned, PORTS, s.banned)


def put_pending(s: State, row: Row, at: i64) -> i64:
    """What the question remembers, while it is asked."""
    asked: i64 = NOBODY
    if s.to_move != NOBODY:
        asked = s.asked.number
    drawing, leaving = asked == TOKEN.number, asked == LEAVE_OUT.number
    paying = leaving or asked == PAY.number
    acting = asked == SHIP.number or (drawing and s.round > 0)
    at = put_amount(row, at, s.syndicate_left * i64(acting))
    filling: i64 = NOBODY
    if drawing:
        filling = s.filling
    at = put_choice(row, at, HAND + 1, filling)
    if not paying and asked != BASKET.number:
        return put_same(row, at, CARD_KINDS + 2 + KINDS + 2 + TYPES, 0)
    at = put_all(row, at, s.basket, CARD_KINDS)
    at = put_amount(row, at, s.cost)
    at = put_amount(row, at, s.value)
    at = put_all(row, at, s.aside, KINDS)
    if not leaving:
        return put_same(row, at, 2 + TYPES, 0)
    at = put_amount(row, at, s.types)
    at = put_amount(row, at, s.wilds)
    return put_members(row, at, TYPES, s.without)


def put_players(s: State, seat: i64, row: Row, at: i64) -> None:
    seats = s.seats
    goods = at + 5 * seats
    cards = goods + KINDS * seats
    other = seat
    for i in range(seats):
        player = s.players[other]
        put_amount(row, at + i, player.safe)
        put_amount(row, at + seats + i, player.home)
        put_amount(row, at + 2 * seats + i, player.casino)
        put_amount(row, at + 3 * seats + i, player.market)
        put_amount(row, at + 4 * seats + i, player.reserve)
        goods = put_all(row, goods, player.goods, KINDS)
        cards = put_all(row, cards, player.cards, CARD_KINDS)
        other = s.next_seat(other)
