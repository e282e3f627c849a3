"""What is printed on the components: numbers and names, no rules (SC-1)."""

from typing import Final

# Goods (SC-1.1). The first five have a die; wood only stands in for them.
SUGAR: Final = 0
CITRUS: Final = 1
TOBACCO: Final = 2
RUM: Final = 3
CIGARS: Final = 4
WOOD: Final = 5
CARGO: Final = 5  # kinds that have a die
KINDS: Final = 6
GOOD_NAMES: Final = ["sugar", "citrus", "tobacco", "rum", "cigars", "wood"]

# Cubans (SC-1.4).
PEDRO: Final = 0
ALONSO: Final = 1
MIGUEL: Final = 2
PABLO: Final = 3
JOSE: Final = 4
MARTINEZ: Final = 5
CONCHITA: Final = 6
MARIA: Final = 7
EL_ZORRO: Final = 8
CUBANS_IN_ALL: Final = 9
CUBAN_NAMES: Final = [
    "pedro", "alonso", "miguel", "pablo", "jose", "martinez", "conchita", "maria", "el_zorro",
]  # fmt: skip

# Buildings (SC-1.5).
BANK: Final = 0
CHURCH: Final = 1
DISTILLERY: Final = 2
CIGAR_FACTORY: Final = 3
BLACK_MARKET: Final = 4
SAWMILL: Final = 5
CAFE: Final = 6
CUSTOMS_OFFICE: Final = 7
CASINO: Final = 8
PORT_AUTHORITY: Final = 9
TRADING_OFFICE: Final = 10
NEWSPAPER_PUBLISHER: Final = 11
BUILDINGS_IN_ALL: Final = 12
BUILDING_NAMES: Final = [
    "bank", "church", "distillery", "cigar_factory", "black_market", "sawmill",
    "cafe", "customs_office", "casino", "port_authority", "trading_office", "newspaper_publisher",
]  # fmt: skip

# The board (SC-1.3, SC-1.6).
PORT: Final = 0  # the stop where the ship lies; the Cubans stand at stops 1 to 9
STOPS: Final = 10
PLACES: Final = 12
PLACES_PER_FLOWER: Final = 3
FLOWER_NAMES: Final = ["yellow", "blue", "red", "white"]  # in the order of the places

# A stop by who waits there: a Cuban, or the ship.
AT_PORT: Final = 9
STOP_NAMES: Final = [*CUBAN_NAMES, "port"]

# What El Zorro may be given besides a cargo good (SC-5.6): after the numbers of the goods.
PESO: Final = 6
VP: Final = 7
GIFT_NAMES: Final = [*GOOD_NAMES, "peso", "vp"]

# Nothing there.
NO_FLOWER: Final = -1
NO_OWNER: Final = -1
OFF_BOARD: Final = -1  # a pawn that has not entered yet
EMPTY: Final = -1  # a place or stop whose tile is not drawn yet
