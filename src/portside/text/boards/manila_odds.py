"""The odds of a voyage of Manila as tables: where the boats end, what a free place is worth."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from portside.games.manila.odds import WHOLE, Odds, expected_pesos, odds
from portside.games.manila.rules.data import LANES, WARE_NAMES
from portside.games.manila.rules.state import State
from portside.text.boards.pieces import decimal, in_hundred, plain_table, titled
from portside.text.teller import Teller


def draw_odds(s: State, teller: Teller, seat: int, pilots: bool) -> RenderableType:
    """Of this position, with the places as they look to this seat."""
    if not s.launched:
        return Text(teller.say("odds-none"))
    found = odds(s, pilots)
    places = teller.say("odds-places", seat=teller.say("seat", n=seat + 1))
    return Group(
        *titled(teller.say("odds-boats"), boats_table(teller, s, found)),
        *titled(teller.say("odds-harbour"), harbour_table(teller, found)),
        *titled(places, places_table(teller, s, seat, pilots)),
        Text(teller.say("odds-note-pilots" if pilots else "odds-note"), "dim"),
    )


def percent(teller: Teller, parts: int) -> str:
    return teller.say("odds-percent", n=parts / WHOLE)


def boats_table(teller: Teller, s: State, found: Odds) -> Table:
    last = int(s.options.last_space)
    made = plain_table()
    made.add_column(teller.say("odds-boat"))
    made.add_column(teller.say("odds-arrives", n=last), justify="right")
    made.add_column(teller.say("odds-thirteen", n=last), justify="right")
    made.add_column(teller.say("odds-shipyard"), justify="right")
    for lane, ware in enumerate(found.wares):
        ends = (found.arrive[lane], found.thirteen[lane], found.shipyard[lane])
        name = teller.name("ware", WARE_NAMES[ware])
        made.add_row(name, *[percent(teller, parts) for parts in ends])
    return made


def harbour_table(teller: Teller, found: Odds) -> Table:
    made = plain_table()
    for boats in range(LANES + 1):
        made.add_column(str(boats), justify="right")
    made.add_row(*[percent(teller, parts) for parts in found.in_harbour])
    return made


def places_table(teller: Teller, s: State, seat: int, pilots: bool) -> Table:
    """The best place first."""
    made = plain_table()
    made.add_column(teller.say("odds-place"))
    made.add_column(teller.say("odds-expected"), justify="right")
    worth = expected_pesos(s, seat, pilots)
    for answer in sorted(worth, key=lambda answer: -worth[answer]):
        place = answer.removeprefix("place ").replace("-", "_")
        pesos = worth[answer]
        sign, style = ("+", "green") if pesos > 0 else ("", "red" if pesos < 0 else "")
        amount = sign + teller.say("odds-pesos", n=float(pesos))
        made.add_row(teller.name("place", place), Text(amount, style))
    return made


def draw_figures(figures: dict[str, Any], teller: Teller, _seats: list[str]) -> RenderableType:
    """What `Game.odds` reckons, in sentences: the boats, and the best place first."""
    lines = [
        teller.say(
            "odds-says-boat",
            thing=teller.name("ware", ware),
            n=in_hundred(ends["arrive"]),
            n2=in_hundred(ends["thirteen"]),
            n3=in_hundred(ends["shipyard"]),
        )
        for ware, ends in figures["boats"].items()
    ]
    worth = figures["places"]
    for place in sorted(worth, key=lambda place: -worth[place]):
        pesos = signed(worth[place], teller)
        lines.append(teller.say("odds-says-place", thing=teller.name("place", place), figure=pesos))
    return Group(*lines, Text(teller.say("odds-note-pilots"), "dim"))


def signed(pesos: float, teller: Teller) -> str:
    """With one decimal: `+3.4`, `−1.8`, `±0.0`."""
    written = decimal(abs(pesos), teller.language)
    return f"{'±' if abs(pesos) < 0.05 else '+' if pesos > 0 else '−'}{written}"
