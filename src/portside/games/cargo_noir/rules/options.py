"""What a table may agree on before the game: an edition, and any of its numbers and switches."""

from typing import Any, Final

from portside.core.near import Bounds, Each, Growing, Near
from portside.core.vectors import i64
from portside.core.written import Written, choose, differing
from portside.games.cargo_noir.rules.data import CARD_KINDS, PORTS
from portside.games.cargo_noir.rules.edition import EDITIONS, KEYS, SEAT_NAMES, SWITCHES, Edition
from portside.games.cargo_noir.rules.house import HOUSE

MOST_KEPT: Final = 32  # sets of options whose numbers and hands are remembered


def flat(edition: dict[str, Any]) -> dict[str, object]:
    """An edition without its level of switches, as options are written."""
    numbers = {key: value for key, value in edition.items() if key != "switches"}
    return {**numbers, **edition["switches"]}


HOUSE_NUMBERS: Final = flat(HOUSE)
DEFAULTS: Final[dict[str, object]] = {"edition": "house", **HOUSE_NUMBERS}

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
    "cards": Each(CARD_KINDS, {"limit": Near(1, 2)}),
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

    def __init__(self, changed: dict[str, object]) -> None:
        chosen = choose(DEFAULTS, changed)
        parts = read_edition(chosen.get("edition"))
        for key in KEYS:
            if key in changed:
                parts[key] = chosen.get(key)
        self.edition = Edition(parts)
        self.changed = differing(HOUSE_NUMBERS, {key: parts[key].value for key in KEYS})
        self.start_coins = parts["start_coins"]

    def check_seats(self, seats: i64) -> None:
        self.edition.check_seats(seats, self.start_coins)


def read_edition(written: Written) -> dict[str, Written]:
    """By key: the numbers of an edition that is known by name, or that is written out."""
    if isinstance(written.value, str):
        written.one_of(list(EDITIONS))
        written = Written(EDITIONS[written.value], written.path)
    written.exactly(list(HOUSE))
    switches = written.get("switches")
    switches.exactly(SWITCHES)
    return {key: (switches if key in SWITCHES else written).get(key) for key in KEYS}


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
