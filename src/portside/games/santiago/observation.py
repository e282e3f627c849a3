"""What a seat of Santiago knows, as a row of small integers."""

from typing import Final

from portside.core.game import NOBODY
from portside.core.observation import (
    MOST,
    OWNER,
    UNKNOWN,
    Fields,
    Observer,
    Row,
    mark_seat,
    put,
    put_all,
    put_amount,
    put_choice,
    put_same,
    put_seat,
)
from portside.core.vectors import i64
from portside.games.santiago.rules.buildings import BUILDINGS
from portside.games.santiago.rules.data import (
    BUILDINGS_IN_ALL,
    CARGO,
    CUBANS_IN_ALL,
    EMPTY,
    KINDS,
    PLACES,
    PLACES_PER_FLOWER,
    PORT,
    STOPS,
)
from portside.games.santiago.rules.harbour import LOAD
from portside.games.santiago.rules.options import MOST_PIPS
from portside.games.santiago.rules.questions import QUESTIONS
from portside.games.santiago.rules.state import State

FLOWERS: Final = 4


class SantiagoObserver(Observer):
    """Screens hide what the others hold (SC-11.1), unless one remembers (SC-11.3)."""

    def __init__(self, seats: int, memory: bool = False) -> None:
        fields = Fields(seats)
        self.course = Course(fields)
        self.street = Street(fields)
        self.buildings = Buildings(fields)
        self.harbour = Harbour(fields)
        self.holdings = Holdings(fields)
        super().__init__(seats, memory, fields.in_order)

    def observe(self, s: State, seat: i64, row: Row, at: i64) -> None:
        self.course.put(s, seat, row, at)
        self.street.put(s, row, at)
        self.buildings.put(s, seat, row, at)
        self.harbour.put(s, row, at)
        self.holdings.put(s, seat, row, at, self.memory or s.options.open_screens)


class Course:
    """Who is asked what, in whose turn."""

    def __init__(self, fields: Fields) -> None:
        seats = fields.seats
        self.question = fields.add("question", len(QUESTIONS), 0, 1, "what is asked")
        self.asked = fields.add("asked", seats, 0, 1, "the seat that is asked")
        self.turn = fields.add("turn", seats, 0, 1, "the seat whose turn it is")
        self.through_alonso = fields.add(
            "through_alonso", 1, 0, 1, "a building is used through Alonso"
        )
        self.pawn_moved = fields.add("pawn_moved", 1, 0, 1, "the pawn has moved in this turn")
        self.turns = fields.add("turns", 1, 0, MOST, "turns begun so far")

    def put(self, s: State, seat: i64, row: Row, at: i64) -> None:
        asked: i64 = NOBODY
        if s.to_move != NOBODY:
            asked = s.asked.number
        put_choice(row, at + self.question, len(QUESTIONS), asked)
        put_seat(row, at + self.asked, s.seats, s.to_move, seat)
        put_seat(row, at + self.turn, s.seats, s.turn, seat)
        put(row, at + self.through_alonso, i64(s.through_alonso and is_building(asked)))
        put(row, at + self.pawn_moved, i64(s.pawn_moved))
        put_amount(row, at + self.turns, s.turns)


def is_building(question: i64) -> bool:
    return 0 <= question - BUILDINGS[0].number < BUILDINGS_IN_ALL


class Street:
    """Where the car is, and who waits for it."""

    def __init__(self, fields: Fields) -> None:
        self.car = fields.add(
            "car", STOPS, 0, 1, "the stop where the car stands; the port is the first"
        )
        self.cuban_at = fields.add(
            "cuban_at", CUBANS_IN_ALL, UNKNOWN, STOPS - 1, "by Cuban: his stop"
        )
        self.ahead = fields.add(
            "ahead", STOPS, UNKNOWN, STOPS, "stops to drive to the port and to each Cuban"
        )
        self.inactive = fields.add(
            "inactive", CUBANS_IN_ALL, 0, 2, "by Cuban: he is turned over; 2: for a lap more"
        )

    def put(self, s: State, row: Row, at: i64) -> None:
        put_choice(row, at + self.car, STOPS, s.car)
        cuban_at, ahead = at + self.cuban_at, at + self.ahead
        put_same(row, cuban_at, CUBANS_IN_ALL, UNKNOWN)
        put_same(row, ahead, STOPS, UNKNOWN)
        put(row, ahead, stops_to(s, PORT))
        for stop in range(1, STOPS):
            cuban = s.cuban_at[stop]
            if cuban != EMPTY:
                put(row, cuban_at + cuban, stop)
                put(row, ahead + 1 + cuban, stops_to(s, stop))
        put_all(row, at + self.inactive, s.inactive, CUBANS_IN_ALL)


def stops_to(s: State, stop: i64) -> i64:
    """How far the car must drive: at least one stop, a whole round to where it stands."""
    if stop > s.car:
        return stop - s.car
    return stop - s.car + STOPS


class Buildings:
    """Where they stand, whose they are, who is in them."""

    def __init__(self, fields: Fields) -> None:
        seats = fields.seats
        self.building_at = fields.add(
            "building_at", BUILDINGS_IN_ALL, UNKNOWN, PLACES - 1, "by building: its place"
        )
        self.flower = fields.add(
            "flower", BUILDINGS_IN_ALL * FLOWERS, 0, 1, "by building: the flower of its place"
        )
        self.owner = fields.add(
            "owner", BUILDINGS_IN_ALL * seats, 0, 1, "by building: the seat that owns it"
        )
        self.pawn = fields.add(
            "pawn", seats * BUILDINGS_IN_ALL, 0, 1, "by seat: the building its pawn is in"
        )
        self.markers = fields.add(
            "markers", seats, 0, MOST, "by seat: ownership markers not yet placed"
        )
        self.passed = fields.add(
            "passed", seats, 0, 1, "by seat: it has passed in this loading round"
        )

    def put(self, s: State, seat: i64, row: Row, at: i64) -> None:
        building_at, flower = at + self.building_at, at + self.flower
        put_same(row, building_at, BUILDINGS_IN_ALL, UNKNOWN)
        put_same(row, flower, BUILDINGS_IN_ALL * FLOWERS, 0)
        for place in range(PLACES):
            building = s.building_at[place]
            if building != EMPTY:
                put(row, building_at + building, place)
                put(row, flower + FLOWERS * building + place // PLACES_PER_FLOWER, 1)
        put_same(row, at + self.owner, BUILDINGS_IN_ALL * s.seats, 0)
        for building in range(BUILDINGS_IN_ALL):
            mark_seat(row, at + self.owner + s.seats * building, s.seats, s.owner[building], seat)
        self.put_players(s, seat, row, at)

    def put_players(self, s: State, seat: i64, row: Row, at: i64) -> None:
        loading = s.to_move != NOBODY and s.asked is LOAD
        pawn = at + self.pawn
        other = seat
        for i in range(s.seats):
            player = s.players[other]
            pawn = put_choice(row, pawn, BUILDINGS_IN_ALL, player.pawn)
            put_amount(row, at + self.markers + i, player.markers)
            put(row, at + self.passed + i, i64(loading and player.passed))
            other = s.next_seat(other)


class Harbour:
    """The ships, what they want, and what is left in the supply."""

    def __init__(self, fields: Fields) -> None:
        self.departed = fields.add("departed", 1, 0, MOST, "ships that have left")
        self.ships_left = fields.add("ships_left", 1, 0, MOST, "ships still to leave")
        self.ship_in_port = fields.add("ship_in_port", 1, 0, 1, "a ship is loaded now")
        self.value = fields.add("value", 1, 0, MOST, "what a delivered good earns now")
        self.demand = fields.add(
            "demand", CARGO, 0, MOST_PIPS, "by cargo good: what the ship still wants"
        )
        self.left_out = fields.add("left_out", CARGO, 0, 1, "the good that this ship does not want")
        self.dice = fields.add(
            "dice", CARGO, UNKNOWN, MOST_PIPS, "by cargo good: the dice of the next ship"
        )
        self.supply = fields.add("supply", KINDS, 0, MOST, "by good: tokens left")

    def put(self, s: State, row: Row, at: i64) -> None:
        put_amount(row, at + self.departed, s.departed)
        put_amount(row, at + self.ships_left, s.options.ships - s.departed)
        put(row, at + self.ship_in_port, i64(s.ship_in_port))
        put_amount(row, at + self.value, s.value())
        put_same(row, at + self.demand, CARGO, 0)
        put_same(row, at + self.left_out, CARGO, 0)
        if s.ship_in_port:
            put_all(row, at + self.demand, s.demand, CARGO)
            put(row, at + self.left_out + s.left_out, 1)
        put_same(row, at + self.dice, CARGO, UNKNOWN)
        put_all(row, at + self.dice, s.demand, s.rolled)
        for good in range(KINDS):
            put_amount(row, at + self.supply + good, s.supply[good])


class Holdings:
    """SC-11.1, SC-11.4. What lies behind the screens."""

    def __init__(self, fields: Fields) -> None:
        seats = fields.seats
        self.pesos = fields.add("pesos", seats, UNKNOWN, MOST, "by seat", OWNER)
        self.vp = fields.add("vp", seats, UNKNOWN, MOST, "by seat", OWNER)
        self.goods = fields.add("goods", seats * KINDS, UNKNOWN, MOST, "by seat and good", OWNER)

    def put(self, s: State, seat: i64, row: Row, at: i64, seen: bool) -> None:
        other = seat
        for i in range(s.seats):
            goods = at + self.goods + KINDS * i
            if i == 0 or seen:
                player = s.players[other]
                put_amount(row, at + self.pesos + i, player.pesos)
                put_amount(row, at + self.vp + i, player.vp)
                for good in range(KINDS):
                    put_amount(row, goods + good, player.goods[good])
            else:
                put(row, at + self.pesos + i, UNKNOWN)
                put(row, at + self.vp + i, UNKNOWN)
                put_same(row, goods, KINDS, UNKNOWN)
            other = s.next_seat(other)
