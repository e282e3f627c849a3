"""Santiago de Cuba as text: street, buildings, harbour, players."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from portside.games.santiago.rules.data import FLOWER_NAMES, GOOD_NAMES, PLACES_PER_FLOWER
from portside.games.santiago.rules.options import DEFAULTS
from portside.text.boards.pieces import columns, framed, seat_mark, seat_name, shown
from portside.text.boards.santiago_odds import draw_figures
from portside.text.boards.santiago_words import in_words
from portside.text.teller import Teller

FLOWERS: Any = DEFAULTS["flowers"]
FLOWER_STYLES = {"yellow": "yellow", "blue": "blue", "red": "red", "white": "white"}
LETTERS = 3  # of a colour's name: as many as tell the colours apart in every language


def draw(view: Any, teller: Teller, seats: list[str]) -> RenderableType:
    table, options = view["table"], {**DEFAULTS, **view["options"]}
    worn = {**FLOWERS, **options["flowers"]}  # a table names only those that differ
    return Group(
        Columns(
            [
                framed(street(table, worn, teller), teller.say("board-street")),
                framed(outskirts(table, teller, seats), teller.say("board-outskirts")),
                framed(harbour(table, options, teller), teller.say("board-harbour")),
            ]
        ),
        players(table, options, teller, seats),
    )


def flower_mark(flower: str, teller: Teller) -> Text:
    """A coloured sign; the letters say the colour where a terminal cannot."""
    if flower not in FLOWER_NAMES:
        return Text("")
    return Text(f"✿ {teller.name('flower', flower)[:LETTERS]}", FLOWER_STYLES[flower])


def street(table: Any, worn: dict[str, str], teller: Teller) -> Table:
    grid = columns(car="bold", n_stop="dim", flower="", who="", gives="dim")
    for stop in range(10):
        car = "▶" if table["car"] == stop else " "
        if stop == 0:
            grid.add_row(car, "0", "", Text(teller.say("board-port"), "bold"), "")
            continue
        cuban = table["cubans"][stop - 1]
        if cuban is None:
            grid.add_row(car, str(stop), "", "?", "")
            continue
        flower, name = flower_mark(worn[cuban], teller), Text(teller.name("cuban", cuban))
        gives = teller.say(f"cuban-{cuban}", "trade")
        if cuban in table["inactive"]:
            name.stylize("strike dim")
            gives = teller.say("board-inactive")
        grid.add_row(car, str(stop), flower, name, gives)
    return grid


def outskirts(table: Any, teller: Teller, seats: list[str]) -> Table:
    grid = columns(flower="", name="", owner="", pawn="")
    for place, building in enumerate(table["buildings"]):
        flower = flower_mark(FLOWER_NAMES[place // PLACES_PER_FLOWER], teller)
        if building is None:
            grid.add_row(flower, "?", "", "")
            continue
        marks = Text()
        if building in table["owner"]:
            marks.append("⚑").append_text(seat_mark(seats, table["owner"][building]))
        for seat, pawn in enumerate(table["pawn"]):
            if pawn == building:
                marks.append("♟").append_text(seat_mark(seats, seat))
        grid.add_row(flower, teller.name("building", building), marks, "")
    return grid


def harbour(table: Any, options: Any, teller: Teller) -> Table:
    grid = columns(what="", n_demand="bold", n_supply="dim")
    number = table["departed"] + 1
    if table["ship_in_port"]:
        grid.add_row(Text(teller.say("board-ship", n=number, n2=options["ships"]), "bold"), "", "")
        grid.add_row(teller.say("board-value", n=table["marker"]), "", "")
    else:
        grid.add_row(Text(teller.say("board-no-ship"), "bold"), "", "")
    grid.add_row("", teller.say("board-demand"), teller.say("board-supply"))
    for good in GOOD_NAMES:
        wanted = table["demand"].get(good)
        grid.add_row(
            teller.name("good", good),
            "–" if wanted is None else str(wanted),
            str(table["supply"][good]),
        )
    return grid


def players(table: Any, options: Any, teller: Teller, seats: list[str]) -> Table:
    made = Table(box=None, padding=(0, 1), header_style="dim")
    made.add_column("")
    for key in ("board-pesos", "board-vp"):
        made.add_column(teller.say(key), justify="right")
    for good in GOOD_NAMES:
        made.add_column(teller.name("good", good), justify="right")
    made.add_column(teller.say("board-markers"), justify="right")
    for seat in range(len(seats)):
        name = seat_name(seats, seat)
        name = Text("▶ " if table["turn"] == seat else "  ").append_text(name)
        goods = table["goods"][seat] or dict.fromkeys(GOOD_NAMES)
        owned = sum(owner == seat for owner in table["owner"].values())
        made.add_row(
            name,
            shown(table["pesos"][seat]),
            shown(table["vp"][seat]),
            *[shown(goods[good]) for good in GOOD_NAMES],
            str(options["ownership_markers"] - owned),
        )
    return made


__all__ = ["draw", "draw_figures", "in_words"]
