"""What a table may agree on before the game: an edition, and any of its numbers and switches."""

from typing import Any, Final

from portside.core.near import Bounds, Each, Growing, Near
from portside.core.vectors import i64
from portside.core.written import Written, choose
from portside.games.cargo_noir.rules.data import CARD_KINDS, PORTS
from portside.games.cargo_noir.rules.edition import Edition
from portside.games.cargo_noir.rules.house import HOUSE
from portside.games.cargo_noir.rules.patch import KEYS, SEAT_NAMES, STANDARD_NUMBERS, Numbers

MOST_KEPT: Final = 32  # sets of options whose numbers and hands are remembered


def flat(edition: dict[str, Any]) -> dict[str, object]:
    """An edition without its level of switches, as options are written."""
    numbers = {key: value for key, value in edition.items() if key != "switches"}
    return {**numbers, **edition["switches"]}


HOUSE_NUMBERS: Final = flat(HOUSE)
DEFAULTS: Final[dict[str, object]] = {
    "edition": "house",
    **HOUSE_NUMBERS,
    "alone_may_stay": False,
}

# What a stranger may change them to. Coins are answers, as every bid is one; what fits into a hand
# is what its best division costs to find. Costs, points, and which ports open, are free.
NEAR_NUMBERS: Final[dict[str, Bounds]] = {
    "rounds": dict.fromkeys(SEAT_NAMES, Near(1, 12)),
    "coins_total": Near(1, 80),
    "start_coins": Near(0, 9),
    "start_ships": Near(1, 4),
    "ships_per_colour": Near(1, 5),
    "casino_income": Near(0, 3),
    "syndicate_income": Near(0, 4),
    "min_bid": Near(1, 9),
    "tokens_per_type": Near(1, 18),
    "wild_tokens": Near(0, 6),
    "market_slots": Near(0, 9),
    "warehouse_base": Near(0, 8),
    "warehouse_card_bonus": Near(0, 3),
    "value_different": Growing(),
    "ports": Each(PORTS, {"slots": Near(1, 4)}),
    "cards": Each(CARD_KINDS, {"copies": Near(0, 8), "limit": Near(1, 2)}),
}
NEAR: Final[dict[str, Bounds]] = {**NEAR_NUMBERS, "edition": NEAR_NUMBERS}


class Options:
    """The options in the form the rules use. Never changed once a game has begun.

    `changed` says how the numbers differ from the house edition, whatever edition they came
    from: a record must not depend on the editions somebody has installed.
    """

    changed: dict[str, object]
    edition: Edition
    start_coins: Written
    alone_may_stay: bool  # CN-R2: who is alone in a port may wait instead of buying

    def __init__(self, changed: dict[str, object]) -> None:
        chosen = choose(DEFAULTS, changed)
        numbers = Numbers()
        numbers.correct_edition(chosen.get("edition"))
        for key in KEYS:
            if key in changed:
                numbers.correct(key, chosen.get(key))
        self.edition = Edition(numbers)
        self.alone_may_stay = chosen.get("alone_may_stay").flag()
        self.changed = numbers.changed(STANDARD_NUMBERS)
        if self.alone_may_stay:
            self.changed["alone_may_stay"] = True
        self.start_coins = numbers.plain["start_coins"]

    def check_seats(self, seats: i64) -> None:
        self.edition.check_seats(seats, self.start_coins)


STANDARD: Final = Options({})  # reading them takes longer than setting up a table
KEPT: Final[dict[str, Options]] = {}


def read_options(changed: dict[str, object] | None) -> Options:
    """The same options are read once: what their hands are worth need not be found again."""
    if not changed:
        return STANDARD
    key = repr(changed)
    if key not in KEPT:
        options = Options(changed)
        if len(KEPT) == MOST_KEPT:
            KEPT.clear()
        KEPT[key] = options
    return KEPT[key]
