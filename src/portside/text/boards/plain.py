"""Any game as text: what its view holds, line by line."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from portside.text.boards.pieces import seat_name
from portside.text.boards.telling import Part
from portside.text.teller import Teller


def draw(view: Any, _teller: Teller, seats: list[str]) -> RenderableType:
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim")
    for key, value in {**view["table"], **view["pending"]}.items():
        facts.add_row(key.replace("_", " "), shown(value))
    players = Text(", ").join(seat_name(seats, seat) for seat in range(len(seats)))
    return Group(players, facts)


def in_words(view: Any, teller: Teller, _seats: list[str]) -> list[Part]:
    facts = {**view["table"], **view["pending"]}
    lines = [f"{key.replace('_', ' ')}: {shown(value)}" for key, value in facts.items()]
    return [Part(teller.say("text-table"), lines)]


def shown(value: Any) -> str:
    """A list of a view is by seat or by place; what is not known is a question mark."""
    if value is None:
        return "?"
    if isinstance(value, list):
        return ", ".join(map(shown, value))
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(inner)}" for key, inner in value.items())
    return str(value)
