"""The form of positions and views (notation, section 5)."""

from portside.core.schema import (
    CHANCE,
    FLAG,
    NUMBER,
    OF_CHANCE,
    OF_NOBODY,
    Asked,
    Schema,
    Shape,
    by_name,
    either,
    fields,
    for_some,
    listed,
    maybe,
    one_of,
    whole,
)
from portside.games.manila.rules.data import (
    BERTH_NAMES,
    FEWEST_PLAYERS,
    LANES,
    MOST_PLAYERS,
    PLACE_NAMES,
    STATUS_NAMES,
    WARE_NAMES,
)
from portside.games.manila.rules.questions import AFTER


def shape(seen: bool) -> Shape:
    return Shape(table(seen), pending(), odds=odds())


def by_seat(schema: Schema) -> Schema:
    return listed(schema, FEWEST_PLAYERS, MOST_PLAYERS)


def table(seen: bool) -> Schema:
    """MA-14.2. In a view the others' cards may be a bare number, and their cash may be null."""
    seat, ware, cards = whole(0, MOST_PLAYERS - 1), one_of(WARE_NAMES), by_name(WARE_NAMES, whole())
    berths = by_name(BERTH_NAMES, maybe(seat))
    hand = either(cards, whole()) if seen else cards
    return fields(
        {
            "voyage": whole(1),
            "harbour_master": maybe(seat),
            "opener": seat,
            "bid": whole(),
            "bidder": maybe(seat),
            "cash": by_seat(maybe(whole()) if seen else whole()),
            "shares": by_seat(hand),
            "pledged": by_seat(hand),
            "supply": by_name(WARE_NAMES, whole()),
            "market": by_name(WARE_NAMES, whole()),
            "ashore": maybe(ware),
            "boats": {**for_some(WARE_NAMES, boat(seat)), "maxProperties": LANES},
            "harbour": berths,
            "shipyard": berths,
            "pirates": listed(maybe(seat), 2, 2),
            "pilot_small": maybe(seat),
            "pilot_large": maybe(seat),
            "insurance": maybe(seat),
            "passed": listed(seat, 0, MOST_PLAYERS),
            "step": whole(),
        }
    )


def boat(seat: Schema) -> Schema:
    return fields(
        {
            "position": maybe(whole()),
            "status": one_of(STATUS_NAMES),
            "berth": maybe(one_of(BERTH_NAMES)),
            "crew": listed(maybe(seat), 1),
        }
    )


def pending() -> list[Asked]:
    seat, ware = whole(0, MOST_PLAYERS - 1), one_of(WARE_NAMES)
    boarded: Schema = {
        "type": "array",
        "prefixItems": [ware, whole(1)],
        "items": False,
        "minItems": 2,
    }
    keys: dict[str, dict[str, Schema]] = {
        "bid": {"passed": listed(seat, 0, MOST_PLAYERS)},
        "buy": {"left": whole()},
        "die": {"boats": listed(ware, 1, LANES)},
        "board": {"second": FLAG, "boarded": maybe(boarded)},
        "plunder": {"ware": ware, "plundered": listed(ware, 1, LANES)},
    }
    bought = {"bought": by_seat(by_name(WARE_NAMES, whole()))}
    asked = [
        Asked(
            title,
            OF_CHANCE if title in ("deal", "die") else seat,
            {**keys.get(title, {}), **bought},
        )
        for title in AFTER
    ]
    return [*asked, Asked("over", OF_NOBODY, bought)]


def odds() -> Schema:
    """What can be reckoned (notation, section 7)."""
    boat = by_name(["arrive", "thirteen", "shipyard"], CHANCE)
    return fields(
        {
            "boats": {**for_some(WARE_NAMES, boat), "maxProperties": LANES},
            "places": for_some(PLACE_NAMES, NUMBER),
        }
    )
