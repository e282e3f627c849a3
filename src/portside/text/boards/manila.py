"""Manila as text: the voyage, the lanes, the places beside them, the black market, the players."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from portside.games.manila.rules.data import BERTH_NAMES, WARE_NAMES
from portside.games.manila.rules.options import DEFAULTS
from portside.text.boards.manila_odds import draw_figures, draw_odds
from portside.text.boards.manila_words import in_words, phase
from portside.text.boards.pieces import columns, framed, seat_mark, seat_name, shown
from portside.text.teller import Teller

WARE_STYLES = {"ginseng": "yellow", "nutmeg": "orange3", "silk": "blue", "jade": "green"}


def draw(view: Any, teller: Teller, seats: list[str]) -> RenderableType:
    table, pending = view["table"], view["pending"]
    options = {**DEFAULTS, **view["options"]}
    prices = framed(market(table, options, teller), say(teller, "market"))
    people = players(table, pending, options, teller, seats)
    line = course(table, pending, options, teller, seats)
    if pending["question"] == "over":  # the board is cleared
        return Group(line, prices, people, Text(" " + edition(options, teller), "dim"))
    return Group(
        line,
        Columns(
            [
                framed(lanes(table, pending, options, teller, seats), say(teller, "lanes")),
                prices,
            ]
        ),
        Columns(
            [
                framed(berths("harbour", table, options, teller, seats), say(teller, "harbour")),
                framed(berths("shipyard", table, options, teller, seats), say(teller, "shipyard")),
                framed(places(table, options, teller, seats), say(teller, "places")),
            ]
        ),
        people,
        legend(options, teller),
    )


def say(teller: Teller, label: str) -> str:
    return teller.say(f"board-{label}")


def ware_name(teller: Teller, ware: str) -> Text:
    return Text(teller.name("ware", ware), WARE_STYLES[ware])


def standing(seats: list[str], seat: int | None, cost: str) -> Text:
    """Who stands on a place, or what it costs."""
    return Text(f"({cost})", "dim") if seat is None else seat_mark(seats, seat)


# ------------------------------------------------------------------- the voyage


def course(table: Any, pending: Any, options: Any, teller: Teller, seats: list[str]) -> Text:
    """Which voyage it is, and how far it has come: ♟ is a placement round, ⚄ a movement."""
    legs = options["placement_schedule"][str(len(seats))]
    step = table["step"]
    line = Text(" ").append(teller.say("board-voyage", n=table["voyage"]), "bold").append("  ")
    for number, leg in enumerate(legs):
        sign = "♟" if leg == "P" else "⚄"
        current = number == step and bool(table["boats"])
        line.append(f"[{sign}]" if current else f" {sign} ", "bold" if current else "dim")
    line.append("  ").append(phase(table, pending["question"], options, teller, len(seats)))
    if pending["question"] == "bid":
        line.append(" · ").append(standing_bid(table, teller, seats), "bold")
    return line


def standing_bid(table: Any, teller: Teller, seats: list[str]) -> str:
    if table["bidder"] is None:
        return teller.say("board-no-bid")
    return teller.say("board-bid", n=table["bid"], seat=seats[table["bidder"]])


def lanes(table: Any, pending: Any, options: Any, teller: Teller, seats: list[str]) -> Table:
    """All four wares: the boats under way, and what stays ashore."""
    grid = columns(asked="bold", ware="", track="", n_profit="", crew="")
    last = options["last_space"]
    numbers = Text("".join(cell(space, str(space)) for space in range(last + 1)), "dim")
    heads = [Text(say(teller, label), "dim") for label in ("profit", "crew")]
    grid.add_row("", "", numbers, *heads)
    for ware in WARE_NAMES:
        profit, costs = options["wares"][ware]["profit"], options["wares"][ware]["seat_costs"]
        if ware == table["ashore"]:
            label = Text(say(teller, "ashore"), "dim italic")
            grid.add_row("", Text(teller.name("ware", ware), "dim"), label, "", "")
            continue
        boat = table["boats"].get(ware)
        if ware in pending.get("plundered", []):
            crew = Text(say(teller, "plundered"), "italic")
        else:
            crew = aboard(boat, costs, options, seats)
        asked = "▶" if pending.get("ware") == ware else ""
        track = lane(ware, boat, last, options["start_space_max"], teller)
        grid.add_row(asked, ware_name(teller, ware), track, str(profit), crew)
    return grid


def cell(space: int, sign: str) -> str:
    """As wide as the number of the space and a gap."""
    return sign.rjust(len(str(space))) + " "


def lane(ware: str, boat: Any, last: int, last_start: int, teller: Teller) -> Text:
    """The spaces with the boat on one of them, or at the end where it has docked."""
    if boat is not None and boat["position"] is None:
        width = sum(len(cell(space, "")) for space in range(last + 1)) - 1
        where = teller.name("place", f"{boat['status']}_{boat['berth']}")
        return Text(f"▶ {where}".rjust(width), WARE_STYLES[ware])
    track = Text()
    for space in range(last + 1):
        if boat is not None and boat["position"] == space:
            track.append(cell(space, "▶"), f"bold {WARE_STYLES[ware]}")
        else:
            start = boat is None and space <= last_start
            track.append(cell(space, "○" if start else "·"), "dim")
    return track


def aboard(boat: Any, costs: list[int], options: Any, seats: list[str]) -> Text:
    """The seats of a boat, cheapest first: who sits there, or the price while there is one."""
    open_for_all = boat is None or boat["status"] == "sea"
    if boat is not None and boat["status"] == "harbour":
        open_for_all = options["docked_boat_accepts_accomplices"]
    crew = Text()
    for cost, seat in zip(costs, boat["crew"] if boat else [None] * len(costs), strict=True):
        crew.append_text(standing(seats, seat, str(cost) if open_for_all else "–"))
    return crew


# ------------------------------------------------------- the places beside the boats


def berths(kind: str, table: Any, options: Any, teller: Teller, seats: list[str]) -> Table:
    """Harbour or shipyard: who stands at each berth, what it pays, which boat lies there."""
    grid = columns(berth="bold", who="", n_pays="", boat="")
    grid.add_row("", "", Text(say(teller, "pays"), "dim"), Text(say(teller, "boat"), "dim"))
    for berth in BERTH_NAMES:
        terms = options["berths"][berth]
        who = standing(seats, table[kind][berth], str(terms["cost"]))
        boat = boat_at(table, kind, berth)
        lying = ware_name(teller, boat) if boat else Text("–", "dim")
        grid.add_row(teller.name("berth", berth), who, str(terms["payout"]), lying)
    return grid


def boat_at(table: Any, kind: str, berth: str) -> str | None:
    for ware, boat in table["boats"].items():
        if boat["status"] == kind and boat["berth"] == berth:
            return str(ware)
    return None


def places(table: Any, options: Any, teller: Teller, seats: list[str]) -> Table:
    grid = columns(place="", who="")
    captain, mate = table["pirates"]
    pirate = str(options["pirate_cost"])
    grid.add_row(say(teller, "captain"), standing(seats, captain, pirate))
    grid.add_row(say(teller, "mate"), standing(seats, mate, pirate))
    for pilot in ("pilot_small", "pilot_large"):
        who = standing(seats, table[pilot], str(options[f"{pilot}_cost"]))
        grid.add_row(teller.name("place", pilot), who)
    agent = standing(seats, table["insurance"], f"+{options['insurance_bonus']}")
    grid.add_row(teller.name("place", "insurance"), agent)
    return grid


def market(table: Any, options: Any, teller: Teller) -> Table:
    """The value of each ware on its track, the price of a share, and how many are for sale."""
    levels = options["market_track"]
    grid = columns(ware="", **{f"n_{level}": "" for level in levels}, n_price="bold", n_supply="")
    heads = [*map(str, levels), say(teller, "price"), say(teller, "supply")]
    grid.add_row("", *[Text(head, "dim") for head in heads])
    for ware in WARE_NAMES:
        value = table["market"][ware]
        track = [
            Text("●", f"bold {WARE_STYLES[ware]}") if level == value else Text("·", "dim")
            for level in levels
        ]
        price = str(max(options["min_share_price"], value))
        grid.add_row(ware_name(teller, ware), *track, price, str(table["supply"][ware]))
    return grid


# --------------------------------------------------------------------- the players


def players(table: Any, pending: Any, options: Any, teller: Teller, seats: list[str]) -> Table:
    """Cash and shares; of others' shares what everybody saw them buy: `1+` is at least one."""
    made = Table(box=None, padding=(0, 1), header_style="dim")
    made.add_column("")
    heads = [say(teller, label) for label in ("pesos", "credit", "shares")]
    for head in (*heads, *[teller.name("ware", ware) for ware in WARE_NAMES]):
        made.add_column(head, justify="right", overflow="fold")
    made.add_column("", style="dim")
    for seat in range(len(seats)):
        shares, pledged = table["shares"][seat], table["pledged"][seat]
        made.add_row(
            Text("▶ " if pending["seat"] == seat else "  ")
            .append_text(seat_name(seats, seat))
            .append(" ⚑" if table["harbour_master"] == seat else ""),
            shown(table["cash"][seat]),
            shown(credit(table, options, seat)),
            cards(number_of(shares), number_of(pledged)),
            *[hand(shares, pledged, pending["bought"][seat], ware) for ware in WARE_NAMES],
            say(teller, "passed") if has_passed(table, pending, seat) else "",
        )
    return made


def number_of(held: Any) -> int:
    """Of cards, whether their wares may be seen or not."""
    return sum(held.values()) if isinstance(held, dict) else int(held)


def cards(held: int, pledged: int) -> str:
    return f"{held} ({pledged})" if pledged else str(held)


def hand(shares: Any, pledged: Any, bought: Any, ware: str) -> str:
    if isinstance(shares, dict):
        return cards(shares[ware], pledged[ware])
    return f"{bought[ware]}+" if bought[ware] else "·"


def credit(table: Any, options: Any, seat: int) -> int | None:
    """What a seat can pay at most, with a loan on every share."""
    if table["cash"][seat] is None:
        return None
    unpledged = number_of(table["shares"][seat]) - number_of(table["pledged"][seat])
    return int(table["cash"][seat] + options["pledge_amount"] * unpledged)


def has_passed(table: Any, pending: Any, seat: int) -> bool:
    """In the auction, or for the rest of the voyage."""
    return seat in table["passed"] or seat in pending.get("passed", [])


def legend(options: Any, teller: Teller) -> Text:
    loans = teller.say("board-loans", n=options["pledge_amount"], n2=options["redeem_cost"])
    parts = ["⚑ " + say(teller, "master"), say(teller, "vacant"), say(teller, "bought"), loans]
    return Text(" " + " · ".join([*parts, edition(options, teller)]), "dim")


def edition(options: Any, teller: Teller) -> str:
    """MA-12.4, MA-12.6. Which count this table has, and what a share still pledged will cost."""
    original = options["final_scoring"] == "all_shares_minus_15"
    label = "original" if original else "polish"
    return teller.say(f"board-{label}-edition", n=options["end_penalty_per_pledged_share"])


__all__ = ["draw", "draw_figures", "draw_odds", "in_words"]
