"""SC-11. What is behind a screen, and what a choice hangs on."""

from typing import Any, Final

from portside.core.hidden import Holding
from portside.games.santiago.rules.state import State

BEHIND_SCREENS: Final = ("pesos", "vp", "goods")

# Whether a drive, a load, a gift or the use of a building is possible hangs on pesos, points and
# goods. These questions hang on nothing of the kind.
OPEN_QUESTIONS: Final = ("demand", "pablo", "pawn")


def hide(s: State, table: Any, seat: int) -> None:
    """SC-11.4. What the others hold behind their screens is None."""
    if not s.options.open_screens:
        for secret in BEHIND_SCREENS:
            for other in range(s.seats):
                if other != seat:
                    table[secret][other] = None


def has_open_choice(s: State) -> bool:
    """Whether everybody can see which answers are legal."""
    return s.options.open_screens or s.question() in OPEN_QUESTIONS


def hidden(s: State, seat: int) -> list[Holding]:
    """SC-11.4. What lies behind the others' screens: goods, pesos and points."""
    return [
        Holding("gift", int(other.seat), [*map(int, other.goods), int(other.pesos), int(other.vp)])
        for other in s.players
        if other.seat != seat
    ]
