"""The form of positions and views (notation, section 5)."""

from typing import Final

from portside.core.schema import (
    CHANCE,
    FLAG,
    OF_CHANCE,
    OF_NOBODY,
    Asked,
    Schema,
    Shape,
    by_name,
    fields,
    for_some,
    listed,
    maybe,
    one_of,
    whole,
)
from portside.games.santiago.game import SANTIAGO
from portside.games.santiago.position import STAYS_CLOSED
from portside.games.santiago.rules.data import (
    BUILDING_NAMES,
    CARGO,
    CUBAN_NAMES,
    CUBANS_IN_ALL,
    GOOD_NAMES,
    PLACES,
    STOPS,
)
from portside.games.santiago.rules.options import RETIRED
from portside.games.santiago.rules.questions import AFTER

MOST_SEATS: Final = SANTIAGO.most_seats


def shape(seen: bool) -> Shape:
    return Shape(table(seen), pending(), list(RETIRED), odds())


def by_seat(schema: Schema) -> Schema:
    return listed(schema, SANTIAGO.fewest_seats, MOST_SEATS)


def table(seen: bool) -> Schema:
    """SC-11.4. In a view the others' pesos, VP and goods may be null."""
    seat, building, cuban = whole(0, MOST_SEATS - 1), one_of(BUILDING_NAMES), one_of(CUBAN_NAMES)
    pesos, goods = whole(), by_name(GOOD_NAMES, whole())
    return fields(
        {
            "buildings": listed(maybe(building), PLACES, PLACES),
            "cubans": listed(maybe(cuban), STOPS - 1, STOPS - 1),
            "inactive": listed(cuban, 0, CUBANS_IN_ALL),
            "owner": for_some(BUILDING_NAMES, seat),
            "pawn": by_seat(maybe(building)),
            "car": whole(0, STOPS - 1),
            "departed": whole(),
            "ship_in_port": FLAG,
            "marker": whole(),
            "demand": for_some(GOOD_NAMES[:CARGO], whole()),
            "supply": by_name(GOOD_NAMES, whole()),
            "pesos": by_seat(maybe(pesos) if seen else pesos),
            "vp": by_seat(maybe(whole()) if seen else whole()),
            "goods": by_seat(maybe(goods) if seen else goods),
            "turn": seat,
        },
        {STAYS_CLOSED: cuban},
    )


def pending() -> list[Asked]:
    seat = whole(0, MOST_SEATS - 1)
    keys = {
        "building": maybe(one_of(BUILDING_NAMES)),
        "passed": listed(seat, 0, MOST_SEATS),
        "dice": listed(whole(), 0, CARGO),
        "pawn_moved": FLAG,
        "turns": whole(),
    }
    of_chance = ("building", "cuban", "die")
    asked = [Asked(title, OF_CHANCE if title in of_chance else seat, keys) for title in AFTER]
    return [*asked, Asked("over", OF_NOBODY, keys)]


def odds() -> Schema:
    """What can be reckoned (notation, section 7)."""
    seat, cargo = whole(0, MOST_SEATS - 1), GOOD_NAMES[:CARGO]
    way = {"seat": seat, "reach": whole(1), "reaches": FLAG, "short": whole()}
    port = {
        "stops": whole(1, STOPS),
        "cost": whole(0, STOPS - 1),
        "first": maybe(seat),
        "seats": by_seat(fields(way)),
    }
    ship = {
        "value": whole(),
        "wants": for_some(cargo, whole(1)),
        "delivers": by_seat(for_some(GOOD_NAMES, whole(1))),
    }
    return fields(
        {
            "port": fields(port),
            "ship": maybe(fields(ship)),
            "dice": maybe(by_name(cargo, listed(CHANCE, 1))),
        }
    )
