"""Names and ids of the components (CN-1): no numbers that are printed on them, no rules."""

from typing import Final

# Goods (CN-1.2). Nine types that behave alike, and wild.
TYPES: Final = 9
WILD: Final = 9
KINDS: Final = 10
TYPE_NAMES: Final = [
    "alcohol", "art", "cars", "cigars", "gold", "ivory", "jewels", "uranium", "weapons",
]  # fmt: skip
GOOD_NAMES: Final = [*TYPE_NAMES, "wild"]

# Ports, and what else a token can be laid on or a ship be sent to.
PORTS: Final = 8
PORT_NAMES: Final = [
    "rotterdam", "new_york", "hong_kong", "cape_town", "bombay", "panama", "rio", "tangier",
]  # fmt: skip
MARKET: Final = 8  # the black market, after the numbers of the ports
HAND: Final = 9  # a token that is drawn for a player
PLACE_NAMES: Final = [*PORT_NAMES, "black_market"]

# Victory cards (CN-1.6).
CARGO_SHIP: Final = 0
WAREHOUSE: Final = 1
SYNDICATE: Final = 2
CARD_KINDS: Final = 13
CARD_NAMES: Final = [
    "cargo_ship", "warehouse", "syndicate",
    "dive_bar", "night_club", "yacht", "villa",
    "show_business", "paparazzi", "militia", "cronies", "bank_card", "principality",
]  # fmt: skip

FAMILY_NAMES: Final = ["benefit", "common", "unique"]
BENEFIT: Final = 0
COMMON: Final = 1
UNIQUE: Final = 2
BENEFIT_KINDS: Final = 3
COMMON_KINDS: Final = 4

MOST_SEATS: Final = 5

# The row of a port: the stack of each seat, then the highest of them.
HIGHEST: Final = 5
ROW: Final = 6

# Nothing there.
EMPTY: Final = -1  # a slot without a token
NO_STACK: Final = -1  # a port where a seat has no ship; a stack of 0 coins is one with `min_bid` 0
NO_LIMIT: Final = 99  # more cards than there are
