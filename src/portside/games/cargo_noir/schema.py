"""The form of positions, and of views, which are the same (notation, section 5; CN-1.7)."""

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
from portside.games.cargo_noir.position import DESTINATIONS
from portside.games.cargo_noir.rules.data import (
    CARD_NAMES,
    GOOD_NAMES,
    MOST_SEATS,
    PORT_NAMES,
    PORTS,
    TYPE_NAMES,
    TYPES,
)
from portside.games.cargo_noir.rules.patch import FEWEST_SEATS


def shape(_seen: bool) -> Shape:
    return Shape(table(), pending(), odds=odds())


def by_seat(schema: Schema) -> Schema:
    return listed(schema, FEWEST_SEATS, MOST_SEATS)


def table() -> Schema:
    goods, slots = by_name(GOOD_NAMES, whole()), listed(maybe(one_of(GOOD_NAMES)))
    seats = [str(seat) for seat in range(MOST_SEATS)]
    ships = by_seat(whole())
    return fields(
        {
            "round": whole(),
            "turn": whole(0, MOST_SEATS - 1),
            "bag": goods,
            "discard": goods,
            "market": slots,
            "ports": for_some(
                PORT_NAMES, fields({"goods": slots, "stacks": for_some(seats, whole())})
            ),
            "bank": whole(None),  # it may owe, where coins are not limited
            "safe": by_seat(whole()),
            "goods": by_seat(goods),
            "cards": by_seat(for_some(CARD_NAMES, whole(1))),
            "ships_home": ships,
            "ships_casino": ships,
            "ships_market": ships,
            "ships_reserve": ships,
            "supply": by_name(CARD_NAMES, whole()),
        }
    )


def pending() -> list[Asked]:
    seat, ports = whole(0, MOST_SEATS - 1), listed(one_of(PORT_NAMES), 0, PORTS)
    banned = {"banned": ports}
    basket = {**banned, "basket": listed(one_of(CARD_NAMES))}
    pay = {**basket, "value": whole(), "aside": by_name(GOOD_NAMES, whole())}
    leave_out = {
        **pay,
        "types": whole(1, TYPES),
        "wilds": whole(),
        "without": listed(one_of(TYPE_NAMES), 0, TYPES),
    }
    phase_one = {"syndicate_left": whole(), "stayed": ports}
    return [
        Asked("token", OF_CHANCE, banned, {**phase_one, "filling": one_of(DESTINATIONS)}),
        Asked("ship", seat, {**banned, "syndicate_left": whole()}, {"stayed": ports}),
        Asked("basket", seat, basket),
        Asked("pay", seat, pay),
        Asked("leave-out", seat, leave_out),
        Asked("discard", seat, banned),
        Asked("send", seat, banned),
        Asked("over", OF_NOBODY, banned),
    ]


def odds() -> Schema:
    """What can be reckoned (notation, section 7)."""
    bag = {
        "left": whole(),
        "refilled": FLAG,
        "goods": by_name(GOOD_NAMES, whole()),
        "chance": for_some(GOOD_NAMES, CHANCE),
    }
    port = {
        "goods": listed(maybe(one_of(GOOD_NAMES))),
        "worth": whole(),
        "highest": maybe(whole()),
        "stack": maybe(whole()),
        "beats": whole(),
        "adds": whole(),
        "affords": FLAG,
    }
    return fields({"bag": fields(bag), "ports": for_some(PORT_NAMES, fields(port))})
