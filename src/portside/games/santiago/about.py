"""Santiago de Cuba describes itself."""

from typing import Any, Final

from portside.core.about import Game
from portside.games.santiago.counsel import counsel
from portside.games.santiago.game import SANTIAGO
from portside.games.santiago.judge import SantiagoJudge, SantiagoSight
from portside.games.santiago.knots import KNOTS
from portside.games.santiago.knowledge import has_open_choice, hidden
from portside.games.santiago.numbers import numbers
from portside.games.santiago.observation import SantiagoObserver
from portside.games.santiago.odds import figures
from portside.games.santiago.schema import shape

JUDGE: Final = SantiagoJudge()


def chapter(s: Any) -> tuple[str, int]:
    """SC-9.2. Which ship is loaded, or comes next."""
    return "ship", int(min(s.departed + 1, s.options.ships))


GAME: Final = Game(
    rules=SANTIAGO,
    order=1,
    choices={
        "screens": ["hidden", "open"],
        "ships": [3, 4, 5, 6, 7, 8, 9],
        "start_pesos": [1, 2, 3, 4, 5, 6],
        "max_drive_steps": [None, 3, 4, 5, 6],
    },
    numbers=numbers,
    schema=shape,
    has_open_choice=has_open_choice,
    judge=JUDGE,
    sight=SantiagoSight(JUDGE),
    yardstick=SantiagoJudge(tempo=0.0),
    knots=KNOTS,
    blur=2.0,
    counsel=counsel,
    odds=figures,
    hidden=hidden,
    chapter=chapter,
    observer=SantiagoObserver,
    deeds={"enter": "a pawn's visit to a building", "claim": "owning a building"},
    quiet=("turn", "roll"),
)
