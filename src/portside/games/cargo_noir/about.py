"""Cargo Noir describes itself."""

from typing import Any, Final

from portside.core.about import Game
from portside.games.cargo_noir.game import CARGO_NOIR
from portside.games.cargo_noir.judge import CargoNoirJudge
from portside.games.cargo_noir.numbers import numbers
from portside.games.cargo_noir.observation import CargoNoirObserver
from portside.games.cargo_noir.rules.house import HOUSE, OURS

NEVER: Final = 10**9


def always(_s: Any) -> bool:
    """CN-1.7. Nothing on the table is secret."""
    return True


GAME: Final = Game(
    rules=CARGO_NOIR,
    order=3,
    edition=HOUSE,
    ours=OURS,
    numbers=numbers,
    hides=False,
    has_open_choice=always,
    judge=CargoNoirJudge(),
    blur=8.0,
    # A harbour is filled up with several tokens: told apart, the outcomes scatter the visits over
    # hundreds of nodes, and a search of 20,000 simulations lost to one of 800.
    search={"temperature": 6.0, "explore": 0.7, "split": NEVER},
    observer=CargoNoirObserver,
    deeds={"acquire": "a victory card"},
    counted=("acquire",),
    quiet=("turn", "roll"),
)
