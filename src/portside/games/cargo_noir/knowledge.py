"""CN-1.7. Nothing on the table is secret; what comes out of the bag next, nobody knows."""

from portside.core.hidden import Holding
from portside.games.cargo_noir.rules.state import State


def hidden(s: State, _seat: int) -> list[Holding]:
    """CN-2.4, CN-4.11. What is left in the bag can be counted."""
    return [Holding("good", None, [int(number) for number in s.bag])]
