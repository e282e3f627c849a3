"""What the boards of all games are drawn with."""

from rich.console import JustifyMethod
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

SEAT_STYLES = ["bold yellow", "bold cyan", "bold green", "bold red", "bold magenta"]


def seat_name(seats: list[str], seat: int) -> Text:
    return Text(seats[seat], SEAT_STYLES[seat])


def seat_mark(seats: list[str], seat: int) -> Text:
    """A short coloured sign for a seat; the letter says it where colour cannot."""
    return Text(f"[{seats[seat][:2]}]", SEAT_STYLES[seat])


def columns(**styles: str) -> Table:
    """A grid with a column for each name."""
    grid = Table.grid(padding=(0, 1))
    for name, style in styles.items():
        justify: JustifyMethod = "right" if name.startswith("n_") else "left"
        grid.add_column(style=style, justify=justify, no_wrap=True)
    return grid


def framed(content: Table | Text, title: str) -> Panel:
    return Panel(content, title=title, title_align="left", border_style="dim", expand=False)


def shown(value: object, hidden: str = "·") -> str:
    """A number, or a dot where the seat may not look."""
    return hidden if value is None else str(value)
