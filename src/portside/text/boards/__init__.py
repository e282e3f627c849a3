"""The boards as text: one module for each game, drawn from a seat's view and nothing else."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from portside.text.boards import cargo_noir, manila, santiago
from portside.text.teller import Teller

Draw = Callable[[Any, Teller, list[str]], RenderableType]

DRAW: dict[str, Draw] = {
    "santiago": santiago.draw,
    "manila": manila.draw,
    "cargo_noir": cargo_noir.draw,
}


def draw(view: dict[str, Any], teller: Teller, seats: list[str]) -> RenderableType:
    """The board of this view; `seats` are the players' names."""
    return DRAW[view["game"]](view, teller, seats)
