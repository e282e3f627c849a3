"""The boards as text, drawn from a seat's view and nothing else.

A game's board is the module of its name here; a game without one is shown as plain facts.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from portside.text.boards import plain
from portside.text.boards.telling import Part
from portside.text.teller import Teller

WIDTH = 132  # characters; the widest board fits
DrawOdds = Callable[[Any, Teller, int, bool], RenderableType]


@cache
def board_of(game: str) -> ModuleType:
    own = f"{__name__}.{game}"
    return import_module(own if find_spec(own) else f"{__name__}.plain")


def draw(view: dict[str, Any], teller: Teller, seats: list[str]) -> RenderableType:
    """The board of this view; `seats` are the players' names."""
    drawn: RenderableType = board_of(view["game"]).draw(view, teller, seats)
    return drawn


def in_words(view: dict[str, Any], teller: Teller, seats: list[str]) -> list[Part]:
    """The same in sentences, part by part: for whoever reads instead of looking."""
    tell = getattr(board_of(view["game"]), "in_words", plain.in_words)
    told: list[Part] = tell(view, teller, seats)
    return told


def draw_figures(
    figures: dict[str, Any], teller: Teller, seats: list[str]
) -> RenderableType | None:
    """What `Game.odds` reckons for a seat; None: nothing, or nobody draws it."""
    tell = getattr(board_of(teller.game), "draw_figures", None)
    return tell(figures, teller, seats) if tell is not None and figures else None


def odds_of(game: str) -> DrawOdds | None:
    """What shows the exact odds of a position, where they can be reckoned."""
    return getattr(board_of(game), "draw_odds", None)
