"""What can be reckoned of Cargo Noir as tables: what a bid must beat, what is left in the bag."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from portside.text.boards.pieces import in_hundred, plain_table, titled
from portside.text.teller import Teller

Figures = dict[str, Any]


def draw_figures(figures: Figures, teller: Teller, _seats: list[str]) -> RenderableType:
    """What `Game.odds` reckons for a seat (notation, section 7)."""
    bag = figures["bag"]
    title = teller.say("odds-refilled" if bag["refilled"] else "odds-bag", n=bag["left"])
    return Group(
        *titled(teller.say("odds-ports"), bids(figures["ports"], teller)),
        *titled(title, contents(bag, teller)),
        Text(teller.say("odds-discards"), "dim"),
    )


def bids(ports: Figures, teller: Teller) -> Table:
    made = plain_table()
    made.add_column(teller.say("odds-port"))
    for head in ("odds-worth", "odds-beats", "odds-adds"):
        made.add_column(teller.say(head), justify="right")
    for port, bid in ports.items():
        worth, beats = str(bid["worth"]), str(bid["beats"])
        made.add_row(teller.name("port", port), worth, beats, added(bid, teller))
    return made


def added(bid: Figures, teller: Teller) -> str:
    if bid["adds"] == 0:
        return teller.say("odds-leads")
    return teller.say("odds-pay" if bid["affords"] else "odds-dear", n=bid["adds"])


def contents(bag: Figures, teller: Teller) -> Table:
    """The most of it first."""
    made = plain_table()
    made.add_column(teller.say("odds-good"))
    made.add_column(teller.say("odds-left"), justify="right")
    made.add_column(teller.say("odds-draw"), justify="right")
    for good in sorted(bag["chance"], key=lambda good: -bag["goods"][good]):
        chance = teller.say("odds-percent", n=in_hundred(bag["chance"][good]))
        made.add_row(teller.name("good", good), str(bag["goods"][good]), chance)
    return made
