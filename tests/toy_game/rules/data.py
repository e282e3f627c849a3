"""What is printed on the cards and the die, and what a table may change. No rules."""

from typing import Final

from portside.core.near import Bounds, Near
from portside.core.vectors import ints

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 3

ORDER_NAMES: Final = ["eggs", "rice", "tea", "coal", "iron"]
ORDERS: Final = 5
CRATES: Final = ints([3, 5, 7, 9, 11])  # by order
MOST_CRATES: Final = 11
NO_ORDER: Final = -1

FACES: Final = 6
SINKS: Final = 1  # the face

DEFAULTS: Final[dict[str, object]] = {"goal": 30}
LARGEST_GOAL: Final = 999
NEAR: Final[dict[str, Bounds]] = {"goal": Near(5, 60)}  # what strangers may ask of a server
