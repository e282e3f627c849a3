"""What is printed on the components, and what a table may change. No rules."""

from typing import Final

from portside.core.near import Bounds, Near

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 2
FACES: Final = 6

# TODO: the options of your game with their defaults, and how far strangers may change them.
DEFAULTS: Final[dict[str, object]] = {"counters": 21}
NEAR: Final[dict[str, Bounds]] = {"counters": Near(1, 60)}
