"""Santiago de Cuba as text: street, buildings, harbour, players."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from portside.games.santiago.rules.data import FLOWER_NAMES, GOOD_NAMES, PLACES_PER_FLOWER
from portside.games.santiago.rules.options import DEFAULTS
from portside.text.boards.pieces import columns, framed, seat_mark, seat_name, shown
from portside.text.teller import Teller

FLOWER_STYLES = {"yellow": "yellow", "blue": "blue", "red": "red", "white": "white", "none": "dim"}


def draw(view: Any, teller: Teller, seats: list[str]) -> RenderableType:
    table, options = view["table"], {**DEFAULTS, **view["options"]}
    return Group(
        Columns(
            [
                framed(street(table, options, teller), teller.say("board-street")),
                framed(outskirts(table, teller, seats), teller.say("board-outskirts")),
                framed(harbour(table, options, teller), teller.say("board-harbour")),
            ]
        ),
        players(table, options, teller, seats),
    )


def street(table: Any, options: Any, teller: Teller) -> Table:
    grid = columns(car="bold", n_stop="dim", who="", gives="dim")
    for stop in range(10):
        car = "▶" if table["car"] == stop else " "
        if stop == 0:
            grid.add_row(car, "0", Text(teller.say("board-port"), "bold"), "")
            continue
        cuban = table["cubans"][stop - 1]
        if cuban is None:
            grid.add_row(car, str(stop), "?", "")
            continue
        flower = FLOWER_STYLES[options["flowers"][cuban]]
        name = Text("✿ " if flower != "dim" else "  ", flower)
        name.append(teller.name("cuban", cuban), "default")
        if cuban in table["inactive"]:
            name.stylize("strike dim")
            grid.add_row(car, str(stop), name, teller.say("board-inactive"))
        else:
            grid.add_row(car, str(stop), name, teller.say(f"cuban-{cuban}", "trade"))
    return grid


def outskirts(table: Any, teller: Teller, seats: list[str]) -> Table:
    grid = columns(flower="", name="", owner="", pawn="")
    for place, building in enumerate(table["buildings"]):
        flower = FLOWER_NAMES[place // PLACES_PER_FLOWER]
        if building is None:
            grid.add_row(Text("✿", FLOWER_STYLES[flower]), "?", "", "")
            continue
        marks = Text()
        if building in table["owner"]:
            marks.append("⚑").append_text(seat_mark(seats, table["owner"][building]))
        for seat, pawn in enumerate(table["pawn"]):
            if pawn == building:
                marks.append("♟").append_text(seat_mark(seats, seat))
        grid.add_row(Text("✿", FLOWER_STYLES[flower]), teller.name("building", building), marks, "")
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
