"""Santiago de Cuba describes itself."""

from typing import Final

from portside.core.about import Game
from portside.games.santiago.game import SANTIAGO
from portside.games.santiago.judge import SantiagoJudge
from portside.games.santiago.knowledge import has_open_choice
from portside.games.santiago.numbers import numbers
from portside.games.santiago.observation import SantiagoObserver

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
    has_open_choice=has_open_choice,
    judge=SantiagoJudge(),
    yardstick=SantiagoJudge(tempo=0.0),
    blur=2.0,
    observer=SantiagoObserver,
    deeds={"enter": "a pawn's visit to a building", "claim": "owning a building"},
    quiet=("turn", "roll"),
)
