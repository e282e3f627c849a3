"""What the boards of all games are drawn with."""

from rich.console import JustifyMethod, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

SEAT_STYLES = ["bold yellow", "bold cyan", "bold green", "bold red", "bold magenta"]


def seat_name(seats: list[str], seat: int) -> Text:
    return Text(seats[seat], SEAT_STYLES[seat])


def seat_mark(seats: list[str], seat: int) -> Text:
    """A short coloured sign for a seat; the letters say it where colour cannot."""
    return Text(f"[{short_name(seats, seat)}]", SEAT_STYLES[seat])


def short_name(seats: list[str], seat: int) -> str:
    """Two characters: the first two, or where they are not unique the first and the last."""
    name = seats[seat]
    alike = [other for other in seats if other[:2] == name[:2]]
    return name[:2] if len(alike) == 1 else name[0] + name[-1]


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


def titled(title: str, table: Table) -> list[RenderableType]:
    return [Text(title, "bold"), table, Text()]


def plain_table() -> Table:
    return Table(box=None, header_style="dim")


def in_hundred(chance: float) -> int:
    """As the browser rounds it."""
    return int(100 * chance + 0.5)


def decimal(n: float, language: str) -> str:
    """With one decimal, as the language writes it; nothing below zero."""
    written = f"{int(10 * n + 0.5) / 10:.1f}"
    return written if language == "en" else written.replace(".", ",")
