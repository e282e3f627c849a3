"""What a seat of Cargo Noir knows, as a row of small integers: everything but the draws ahead."""

from portside.core.game import NOBODY
from portside.core.observation import (
    MOST,
    Fields,
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


class CargoNoirObserver(Observer):
    """Nothing on the table is secret (CN-1.7)."""

    def __init__(self, seats: int, memory: bool = False) -> None:
        fields = Fields(seats)
        self.course = Course(fields)
        self.bank = Bank(fields)
        self.ports = Ports(fields)
        self.pending = Pending(fields)
        self.players = Players(fields)
        super().__init__(seats, memory, fields.in_order)

    def observe(self, s: State, seat: i64, row: Row, at: i64) -> None:
        asked: i64 = NOBODY
        if s.to_move != NOBODY:
            asked = s.asked.number
        self.course.put(s, seat, row, at, asked)
        self.bank.put(s, row, at)
        self.ports.put(s, seat, row, at)
        self.pending.put(s, row, at, asked)
        self.players.put(s, seat, row, at)


class Course:
    """Who is asked what, in which turn of which round."""

    def __init__(self, fields: Fields) -> None:
        seats = fields.seats
        self.question = fields.add("question", len(QUESTIONS), 0, 1, "what is asked")
        self.asked = fields.add("asked", seats, 0, 1, "the seat that is asked")
        self.turn = fields.add("turn", seats, 0, 1, "the seat whose turn it is")
        self.place = fields.add(
            "place", seats, 0, 1, "the observer's place in the order of a round"
        )
        self.round = fields.add("round", 1, 0, MOST, "the number of this round")
        self.rounds_left = fields.add("rounds_left", 1, 0, MOST, "rounds after this one")

    def put(self, s: State, seat: i64, row: Row, at: i64, asked: i64) -> None:
        put_choice(row, at + self.question, len(QUESTIONS), asked)
        put_seat(row, at + self.asked, s.seats, s.to_move, seat)
        put_seat(row, at + self.turn, s.seats, s.turn, seat)
        put_choice(row, at + self.place, s.seats, seat)
        put_amount(row, at + self.round, s.round)
        put_amount(row, at + self.rounds_left, s.rounds - s.round)


class Bank:
    """Coins and tokens that are nobody's."""

    def __init__(self, fields: Fields) -> None:
        self.bank = fields.add("bank", 1, -MOST, MOST, "coins in the bank")
        self.bag = fields.add("bag", KINDS, 0, MOST, "by good: tokens in the bag")
        self.discard = fields.add("discard", KINDS, 0, MOST, "by good: tokens thrown away")
        self.market = fields.add("market", KINDS, 0, MOST, "by good: tokens in the black market")

    def put(self, s: State, row: Row, at: i64) -> None:
        put_amount(row, at + self.bank, s.bank)
        put_all(row, at + self.bag, s.bag, KINDS)
        put_all(row, at + self.discard, s.discard, KINDS)
        put_same(row, at + self.market, KINDS, 0)
        count_tokens(row, at + self.market, s.market, 0, s.edition.market_slots)


def count_tokens(row: Row, at: i64, slots: Ints, first: i64, n: i64) -> None:
    """How many of each good lie there; in which slot does not matter."""
    for slot in range(first, first + n):
        good = slots[slot]
        if good != EMPTY:
            row[at + good] += 1


class Ports:
    """The goods of each port, and the ships that bid for them; the cards for sale."""

    def __init__(self, fields: Fields) -> None:
        seats = fields.seats
        self.port_open = fields.add(
            "port_open", PORTS, 0, 1, "by port: it is in use at this number of seats"
        )
        self.port_goods = fields.add(
            "port_goods", PORTS * KINDS, 0, MOST, "by port and good: tokens there"
        )
        self.stacks = fields.add(
            "stacks", PORTS * seats, NO_STACK, MOST, "by port and seat: coins under a ship"
        )
        self.banned = fields.add("banned", PORTS, 0, 1, "by port: left by withdrawal in this turn")
        self.card_supply = fields.add(
            "card_supply", CARD_KINDS, 0, MOST, "by card: how many are left"
        )

    def put(self, s: State, seat: i64, row: Row, at: i64) -> None:
        put_same(row, at + self.port_open, PORTS, 0)
        put_same(row, at + self.port_goods, PORTS * KINDS, 0)
        put_same(row, at + self.stacks, PORTS * s.seats, NO_STACK)
        for port in s.open_ports:
            put(row, at + self.port_open + port, 1)
            first, n = s.edition.first_slot[port], s.edition.slots[port]
            count_tokens(row, at + self.port_goods + KINDS * port, s.port_goods, first, n)
            stack = at + self.stacks + s.seats * port
            other = seat
            for i in range(s.seats):
                put_amount(row, stack + i, s.stack(port, other))
                other = s.next_seat(other)
        put_members(row, at + self.banned, PORTS, s.banned)
        put_all(row, at + self.card_supply, s.supply, CARD_KINDS)


class Pending:
    """What the question remembers, while it is asked; else 0."""

    def __init__(self, fields: Fields) -> None:
        self.begins = fields.width
        self.syndicate_left = fields.add(
            "syndicate_left", 1, 0, MOST, "syndicates that can still pay in this turn"
        )
        self.filling = fields.add(
            "filling", HAND + 1, 0, 1, "where the token goes that is drawn now"
        )
        self.basket = fields.add("basket", CARD_KINDS, 0, MOST, "by card: wanted in this trade")
        self.cost = fields.add("cost", 1, 0, MOST, "of the basket")
        self.paid = fields.add("paid", 1, 0, MOST, "the value of the sets handed in so far")
        self.aside = fields.add("aside", KINDS, 0, MOST, "by good: the tokens of these sets")
        self.types = fields.add("types", 1, 0, TYPES, "of the different-set in question")
        self.wilds = fields.add("wilds", 1, 0, MOST, "in the different-set in question")
        self.without = fields.add("without", TYPES, 0, 1, "by type: left out of it so far")
        self.length = fields.width - self.begins

    def put(self, s: State, row: Row, at: i64, asked: i64) -> None:
        put_same(row, at + self.begins, self.length, 0)
        drawing, leaving = asked == TOKEN.number, asked == LEAVE_OUT.number
        if asked == SHIP.number or (drawing and s.round > 0):
            put_amount(row, at + self.syndicate_left, s.syndicate_left)
        if drawing:
            put(row, at + self.filling + s.filling, 1)
        if leaving or asked == PAY.number or asked == BASKET.number:
            put_all(row, at + self.basket, s.basket, CARD_KINDS)
            put_amount(row, at + self.cost, s.cost)
            put_amount(row, at + self.paid, s.value)
            put_all(row, at + self.aside, s.aside, KINDS)
        if leaving:
            put_amount(row, at + self.types, s.types)
            put_amount(row, at + self.wilds, s.wilds)
            put_members(row, at + self.without, TYPES, s.without)


class Players:
    """What each seat has, in the open."""

    def __init__(self, fields: Fields) -> None:
        seats = fields.seats
        self.safe = fields.add("safe", seats, 0, MOST, "by seat: coins")
        self.home = fields.add("home", seats, 0, MOST, "by seat: ships at home")
        self.casino = fields.add("casino", seats, 0, MOST, "by seat: ships at the casino")
        self.ships_at_market = fields.add(
            "ships_at_market", seats, 0, MOST, "by seat: ships at the black market"
        )
        self.reserve = fields.add("reserve", seats, 0, MOST, "by seat: ships not yet in play")
        self.goods = fields.add("goods", seats * KINDS, 0, MOST, "by seat and good")
        self.cards = fields.add("cards", seats * CARD_KINDS, 0, MOST, "by seat and card")

    def put(self, s: State, seat: i64, row: Row, at: i64) -> None:
        other = seat
        for i in range(s.seats):
            player = s.players[other]
            put_amount(row, at + self.safe + i, player.safe)
            put_amount(row, at + self.home + i, player.home)
            put_amount(row, at + self.casino + i, player.casino)
            put_amount(row, at + self.ships_at_market + i, player.market)
            put_amount(row, at + self.reserve + i, player.reserve)
            put_all(row, at + self.goods + KINDS * i, player.goods, KINDS)
            put_all(row, at + self.cards + CARD_KINDS * i, player.cards, CARD_KINDS)
            other = s.next_seat(other)
