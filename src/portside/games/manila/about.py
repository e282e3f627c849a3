"""Manila describes itself."""

from typing import Final

from portside.core.about import Game
from portside.games.manila.game import MANILA
from portside.games.manila.judge import ManilaJudge, first_weights
from portside.games.manila.knowledge import dealt, has_open_choice
from portside.games.manila.numbers import numbers
from portside.games.manila.observation import ManilaObserver

NEVER: Final = 10**9

GAME: Final = Game(
    rules=MANILA,
    order=2,
    choices={
        "final_scoring": ["redeem_then_unpledged", "all_shares_minus_15"],
        "starting_cash": [20, 25, 30, 35, 40, 50],
        "shares_buyable_per_voyage": [1, 2, 3],
    },
    numbers=numbers,
    has_open_choice=has_open_choice,
    dealt=dealt,
    judge=ManilaJudge(),
    yardstick=ManilaJudge(first_weights()),
    blur=6.0,
    simulations={"navigator": 50},
    # Three boats are rolled for at once: told apart, the outcomes scatter the visits over hundreds
    # of nodes, and a search of 10,000 simulations lost to one of 500.
    search={"cut": 0, "explore": 0.3, "heat": 0.36, "split": NEVER},
    observer=ManilaObserver,
    deeds={"place": "an accomplice on a place", "buy": "a share bought"},
    quiet=("turn", "roll"),
)
