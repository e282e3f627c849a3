"""Cargo Noir describes itself."""

from typing import Any, Final

from portside.core.about import Game
from portside.games.cargo_noir.counsel import counsel
from portside.games.cargo_noir.game import CARGO_NOIR
from portside.games.cargo_noir.judge import CargoNoirJudge, CargoNoirSight
from portside.games.cargo_noir.knots import KNOTS
from portside.games.cargo_noir.knowledge import hidden
from portside.games.cargo_noir.numbers import numbers
from portside.games.cargo_noir.observation import CargoNoirObserver
from portside.games.cargo_noir.odds import figures
from portside.games.cargo_noir.rules.house import HOUSE, OURS
from portside.games.cargo_noir.schema import shape

NEVER: Final = 10**9
JUDGE: Final = CargoNoirJudge()


def always(_s: Any) -> bool:
    """CN-1.7. Nothing on the table is secret."""
    return True


def chapter(s: Any) -> tuple[str, int]:
    """CN-3.1. Before the first round the table is laid."""
    return "round", int(max(1, s.round))


GAME: Final = Game(
    rules=CARGO_NOIR,
    order=3,
    edition=HOUSE,
    ours=OURS,
    numbers=numbers,
    schema=shape,
    hides=False,
    has_open_choice=always,
    judge=JUDGE,
    sight=CargoNoirSight(JUDGE),
    knots=KNOTS,
    blur=8.0,
    # A harbour is filled up with several tokens: told apart, the outcomes scatter the visits over
    # hundreds of nodes, and a search of 20,000 simulations lost to one of 800.
    search={"temperature": 6.0, "explore": 0.7, "split": NEVER},
    counsel=counsel,
    odds=figures,
    hidden=hidden,
    chapter=chapter,
    unsure=("basket", "pay", "leave-out"),  # sets that pay for two cards are not looked at
    one_order=("send",),  # ports before the market and the casino
    observer=CargoNoirObserver,
    deeds={"acquire": "a victory card"},
    counted=("acquire",),
    quiet=("turn", "roll"),
)
