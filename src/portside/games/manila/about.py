"""Manila describes itself."""

from typing import Any, Final

from portside.core.about import Game
from portside.games.manila.counsel import counsel
from portside.games.manila.game import MANILA
from portside.games.manila.judge import ManilaJudge, ManilaSight, first_weights
from portside.games.manila.knots import KNOTS
from portside.games.manila.knowledge import dealt, has_open_choice, hidden, open_answers
from portside.games.manila.numbers import numbers
from portside.games.manila.observation import ManilaObserver
from portside.games.manila.odds import figures
from portside.games.manila.schema import shape

NEVER: Final = 10**9
JUDGE: Final = ManilaJudge()


def chapter(s: Any) -> tuple[str, int]:
    """MA-3.1."""
    return "voyage", int(s.voyage)


GAME: Final = Game(
    rules=MANILA,
    order=2,
    choices={
        "final_scoring": ["redeem_then_unpledged", "all_shares_minus_15"],
        "starting_cash": [20, 25, 30, 35, 40, 50],
        "shares_buyable_per_voyage": [1, 2, 3],
    },
    numbers=numbers,
    schema=shape,
    has_open_choice=has_open_choice,
    dealt=dealt,
    open_answers=open_answers,
    asides=("pledge", "redeem"),  # MA-11.1
    judge=JUDGE,
    sight=ManilaSight(JUDGE),
    yardstick=ManilaJudge(first_weights()),
    knots=KNOTS,
    blur=6.0,
    simulations={"navigator": 50},
    # Three boats are rolled for at once: told apart, the outcomes scatter the visits over hundreds
    # of nodes, and a search of 10,000 simulations lost to one of 500.
    search={"cut": 0, "explore": 0.3, "heat": 0.36, "split": NEVER},
    counsel=counsel,
    odds=figures,
    hidden=hidden,
    chapter=chapter,
    observer=ManilaObserver,
    deeds={"place": "an accomplice on a place", "buy": "a share bought"},
    quiet=("turn", "roll"),
)
