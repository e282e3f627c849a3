"""Manila as text."""

from typing import Any

from rich.console import RenderableType

from portside.text.teller import Teller


def draw(view: Any, teller: Teller, seats: list[str]) -> RenderableType:
    return str(view["table"])
