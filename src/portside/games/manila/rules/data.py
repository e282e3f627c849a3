"""What is printed on the components: numbers and names, no rules (MA-1)."""

from typing import Final

# Wares in canonical order, which is also the order of the lanes (MA-1.1, MA-1.2).
GINSENG: Final = 0
NUTMEG: Final = 1
SILK: Final = 2
JADE: Final = 3
WARES: Final = 4
WARE_NAMES: Final = ["ginseng", "nutmeg", "silk", "jade"]

# Boats (MA-1.2).
LANES: Final = 3
MOST_SEATS: Final = 4  # on one boat
SEA: Final = 0
HARBOUR: Final = 1
SHIPYARD: Final = 2
STATUS_NAMES: Final = ["sea", "harbour", "shipyard"]
BERTHS: Final = 3
BERTH_NAMES: Final = ["a", "b", "c"]
FACES: Final = 6

# Places beside the boats (MA-1.3), as numbers of `State.holder`.
HARBOUR_A: Final = 0
SHIPYARD_A: Final = 3
PIRATE_MATE: Final = 6  # who may only come after the captain: once he is there, none may
PILOT_SMALL: Final = 7
PILOT_LARGE: Final = 8
INSURANCE: Final = 9
PIRATE_CAPTAIN: Final = 10
HOLDERS: Final = 11

# What may be answered when an accomplice is placed: a boat by its ware, then the places above.
# The pirate boat is one choice: captain or mate follows from who stands there (MA-5.8).
PLACE_HARBOUR_A: Final = 4
PLACE_PIRATE: Final = 10
PLACE_INSURANCE: Final = 13
PLACE_NAMES: Final = [
    *WARE_NAMES,
    "harbour_a", "harbour_b", "harbour_c", "shipyard_a", "shipyard_b", "shipyard_c",
    "pirate", "pilot_small", "pilot_large", "insurance",
]  # fmt: skip

# The schedule of a voyage (MA-3.2): placement rounds, and the three movement rounds by number.
PLACEMENT: Final = 0
FIRST_MOVEMENT: Final = 1
SECOND_MOVEMENT: Final = 2
LAST_MOVEMENT: Final = 3

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 5

# Nothing there.
VACANT: Final = -1  # a place or a seat without accomplice
NO_SEAT: Final = -1  # no harbour master yet, no bidder
NO_WARE: Final = -1
NO_BERTH: Final = -1
CLOSED: Final = -1  # the price of a seat on a boat that takes nobody now
