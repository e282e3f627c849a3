"""Ferry describes itself. Whatever is left out has a safe default: see `portside.core.about`.

No judge: the bots go by the score. No `has_open_choice`: whether a seat may sail hangs on its
order, so an answer is never given for it, even where there is no other.
"""

from typing import Final

from portside.core.about import Game

from .game import FERRY
from .knowledge import dealt
from .observation import FerryObserver
from .schema import shape

GAME: Final = Game(
    rules=FERRY,
    usual_seats=2,
    choices={"goal": [20, 30, 50]},
    schema=shape,
    dealt=dealt,
    observer=FerryObserver,
)
