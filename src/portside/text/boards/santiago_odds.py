"""What can be reckoned of Santiago de Cuba as tables: the way to the port, the next ship's dice."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from portside.text.boards.pieces import decimal, in_hundred, plain_table, seat_name, titled
from portside.text.teller import Teller

Figures = dict[str, Any]


def draw_figures(figures: Figures, teller: Teller, seats: list[str]) -> RenderableType:
    """What `Game.odds` reckons (notation, section 7)."""
    parts = titled(teller.say("odds-port"), way_to_port(figures["port"], teller, seats))
    if figures["dice"] is not None:
        title = f"{teller.say('odds-next')} ({teller.say('odds-rolls')})"
        parts += titled(title, next_dice(figures["dice"], teller))
        parts.append(Text(teller.say("odds-aside"), "dim"))
    return Group(*parts)


def way_to_port(port: Figures, teller: Teller, seats: list[str]) -> Table:
    """The seats in the order in which they drive next."""
    made = plain_table()
    made.add_column(teller.say("odds-seat"))
    made.add_column(teller.say("odds-reach"))
    made.add_column(teller.say("odds-to-port", n=port["stops"]))
    for way in port["seats"]:
        stops = teller.say("odds-stops", n=way["reach"])
        made.add_row(seat_name(seats, way["seat"]), stops, reaches(way, port["cost"], teller))
    return made


def reaches(way: Figures, cost: int, teller: Teller) -> str:
    if way["reaches"]:
        return teller.say("odds-reaches", n=cost)
    return teller.say("odds-short", n=way["short"]) if way["short"] else teller.say("odds-cannot")


def next_dice(dice: dict[str, list[float]], teller: Teller) -> Table:
    """By good, how often of a hundred rolls the ship wants so many."""
    most = max(n for chances in dice.values() for n, chance in enumerate(chances) if chance > 0)
    made = plain_table()
    made.add_column()
    for n in range(most + 1):
        made.add_column(str(n), justify="right")
    made.add_column(teller.say("odds-mean"), justify="right")
    for good, chances in dice.items():
        cells = [str(in_hundred(chance)) if chance > 0 else "–" for chance in chances[: most + 1]]
        cells += ["–"] * (most + 1 - len(cells))
        mean = sum(n * chance for n, chance in enumerate(chances))
        made.add_row(teller.name("good", good), *cells, decimal(mean, teller.language))
    return made
