"""What a seat of Santiago knows, as a row of small integers."""

from typing import Final

from portside.core.game import NOBODY
from portside.core.observation import (
    MOST,
    OWNER,
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
from portside.games.santiago.rules.state import Player, State

FLOWERS: Final = 4


def fields(seats: int) -> list[Field]:
    return [
        Field("question", len(QUESTIONS), 0, 1, "what is asked"),
        Field("asked", seats, 0, 1, "the seat that is asked"),
        Field("turn", seats, 0, 1, "the seat whose turn it is"),
        Field("through_alonso", 1, 0, 1, "a building is used through Alonso"),
        Field("pawn_moved", 1, 0, 1, "the pawn has moved in this turn"),
        Field("turns", 1, 0, MOST, "turns begun so far"),
        Field("car", STOPS, 0, 1, "the stop where the car stands; the port is the first"),
        Field("cuban_at", CUBANS_IN_ALL, UNKNOWN, STOPS - 1, "by Cuban: his stop"),
        Field("ahead", STOPS, UNKNOWN, STOPS, "stops to drive to the port and to each Cuban"),
        Field("inactive", CUBANS_IN_ALL, 0, 1, "by Cuban: he is turned over"),
        Field("building_at", BUILDINGS_IN_ALL, UNKNOWN, PLACES - 1, "by building: its place"),
        Field("flower", BUILDINGS_IN_ALL * FLOWERS, 0, 1, "by building: the flower of its place"),
        Field("owner", BUILDINGS_IN_ALL * seats, 0, 1, "by building: the seat that owns it"),
        Field("pawn", seats * BUILDINGS_IN_ALL, 0, 1, "by seat: the building its pawn is in"),
        Field("markers", seats, 0, MOST, "by seat: ownership markers not yet placed"),
        Field("passed", seats, 0, 1, "by seat: it has passed in this loading round"),
        Field("departed", 1, 0, MOST, "ships that have left"),
        Field("ships_left", 1, 0, MOST, "ships still to leave"),
        Field("ship_in_port", 1, 0, 1, "a ship is loaded now"),
        Field("value", 1, 0, MOST, "what a delivered good earns now"),
        Field("demand", CARGO, 0, MOST_PIPS, "by cargo good: what the ship still wants"),
        Field("left_out", CARGO, 0, 1, "the good that this ship does not want"),
        Field("dice", CARGO, UNKNOWN, MOST_PIPS, "by cargo good: the dice of the next ship"),
        Field("supply", KINDS, 0, MOST, "by good: tokens left"),
        Field("pesos", seats, UNKNOWN, MOST, "by seat", OWNER),
        Field("vp", seats, UNKNOWN, MOST, "by seat", OWNER),
        Field("goods", seats * KINDS, UNKNOWN, MOST, "by seat and good", OWNER),
    ]


class SantiagoObserver(Observer):
    """Screens hide what the others hold (SC-11.1), unless one remembers (SC-11.3)."""

    def __init__(self, seats: int, memory: bool = False) -> None:
        super().__init__(seats, memory, fields(seats))

    def observe(self, s: State, seat: i64, row: Row, at: i64) -> None:
        at = put_course(s, seat, row, at)
        at = put_street(s, row, at)
        at = put_buildings(s, seat, row, at)
        at = put_players(s, seat, row, at)
        at = put_harbour(s, row, at)
        put_holdings(s, seat, row, at, self.memory)


def put_course(s: State, seat: i64, row: Row, at: i64) -> i64:
    asked: i64 = NOBODY
    if s.to_move != NOBODY:
        asked = s.asked.number
    at = put_choice(row, at, len(QUESTIONS), asked)
    at = put_seat(row, at, s.seats, s.to_move, seat)
    at = put_seat(row, at, s.seats, s.turn, seat)
    at = put(row, at, i64(s.through_alonso))
    at = put(row, at, i64(s.pawn_moved))
    return put_amount(row, at, s.turns)


def put_street(s: State, row: Row, at: i64) -> i64:
    at = put_choice(row, at, STOPS, s.car)
    ahead = at + CUBANS_IN_ALL
    put_same(row, at, CUBANS_IN_ALL + STOPS, UNKNOWN)
    put(row, ahead, stops_to(s, PORT))
    for stop in range(1, STOPS):
        cuban = s.cuban_at[stop]
        if cuban != EMPTY:
            put(row, at + cuban, stop)
            put(row, ahead + 1 + cuban, stops_to(s, stop))
    return put_all(row, ahead + STOPS, s.inactive, CUBANS_IN_ALL)


def stops_to(s: State, stop: i64) -> i64:
    """How far the car must drive: at least one stop, a whole round to where it stands."""
    if stop > s.car:
        return stop - s.car
    return stop - s.car + STOPS


def put_buildings(s: State, seat: i64, row: Row, at: i64) -> i64:
    flowers = at + BUILDINGS_IN_ALL
    put_same(row, at, BUILDINGS_IN_ALL, UNKNOWN)
    put_same(row, flowers, BUILDINGS_IN_ALL * FLOWERS, 0)
    for place in range(PLACES):
        building = s.building_at[place]
        if building != EMPTY:
            put(row, at + building, place)
            put(row, flowers + FLOWERS * building + place // PLACES_PER_FLOWER, 1)
    at = flowers + BUILDINGS_IN_ALL * FLOWERS
    for building in range(BUILDINGS_IN_ALL):
        at = put_seat(row, at, s.seats, s.owner[building], seat)
    return at


def put_players(s: State, seat: i64, row: Row, at: i64) -> i64:
    loading = s.to_move != NOBODY and s.asked is LOAD
    seats = s.seats
    markers = at + BUILDINGS_IN_ALL * seats
    other = seat
    for i in range(seats):
        player = s.players[other]
        at = put_choice(row, at, BUILDINGS_IN_ALL, player.pawn)
        put_amount(row, markers + i, player.markers)
        put(row, markers + seats + i, i64(loading and player.passed))
        other = s.next_seat(other)
    return markers + 2 * seats


def put_harbour(s: State, row: Row, at: i64) -> i64:
    at = put_amount(row, at, s.departed)
    at = put_amount(row, at, s.options.ships - s.departed)
    at = put(row, at, i64(s.ship_in_port))
    at = put_amount(row, at, s.value())
    put_same(row, at, 2 * CARGO, 0)
    if s.ship_in_port:
        put_all(row, at, s.demand, CARGO)
        put(row, at + CARGO + s.left_out, 1)
    at += 2 * CARGO
    put_same(row, at, CARGO, UNKNOWN)
    put_all(row, at, s.demand, s.rolled)
    at += CARGO
    for good in range(KINDS):
        at = put_amount(row, at, s.supply[good])
    return at


def put_holdings(s: State, seat: i64, row: Row, at: i64, memory: bool) -> None:
    """SC-11.1, SC-11.4."""
    seats = s.seats
    points, goods = at + seats, at + 2 * seats
    seen = memory or s.options.open_screens
    other = seat
    for i in range(seats):
        if i == 0 or seen:
            put_held(s.players[other], row, at + i, points + i, goods + KINDS * i)
        else:
            put(row, at + i, UNKNOWN)
            put(row, points + i, UNKNOWN)
            put_same(row, goods + KINDS * i, KINDS, UNKNOWN)
        other = s.next_seat(other)


def put_held(player: Player, row: Row, pesos: i64, points: i64, goods: i64) -> None:
    put_amount(row, pesos, player.pesos)
    put_amount(row, points, player.vp)
    for good in range(KINDS):
        put_amount(row, goods + good, player.goods[good])
