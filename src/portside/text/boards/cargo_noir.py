"""Cargo Noir as text: Macao, ports, cards, the bag, what sets are worth, players."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from portside.games.cargo_noir.rules.data import CARD_NAMES, GOOD_NAMES, PORT_NAMES
from portside.games.cargo_noir.rules.edition import Edition
from portside.games.cargo_noir.rules.options import read_options
from portside.games.cargo_noir.rules.payments import best_value
from portside.text.boards.cargo_noir_odds import draw_figures
from portside.text.boards.cargo_noir_words import in_words
from portside.text.boards.cargo_noir_words import ships as where_ships_are
from portside.text.boards.pieces import columns, framed, seat_name
from portside.text.teller import Teller

NOTHING = "–"
WIDEST_LIST = 28


def draw(view: Any, teller: Teller, seats: list[str]) -> RenderableType:
    table, pending = view["table"], view["pending"]
    edition = read_options(view["options"]).edition
    last = table["round"] == edition.rounds[len(seats)]
    beside = [
        framed(values(edition, teller), teller.say("board-values")),
        framed(benefits(edition, teller), teller.say("board-benefits")),
    ]
    if "basket" in pending:
        deal = trade(view, edition, teller, last)
        beside.append(framed(deal, teller.say("board-trade")))
    return Group(
        heading(table, pending, edition, teller, seats, last),
        Columns(
            [
                framed(macao(table, teller, seats), teller.say("board-macao")),
                framed(ports(table, teller, seats), teller.say("board-ports")),
            ]
        ),
        Columns(
            [
                framed(cards(table, edition, teller), teller.say("board-cards")),
                Group(*beside),
                framed(tokens(table, teller), teller.say("board-tokens")),
            ]
        ),
        players(table, edition, teller, seats),
    )


def heading(
    table: Any, pending: Any, edition: Edition, teller: Teller, seats: list[str], last: bool
) -> Text:
    said = Text()
    if table["round"] == 0:
        said.append(teller.say("board-setup"), "bold")
    else:
        rounds = int(edition.rounds[len(seats)])
        said.append(teller.say("board-round", n=table["round"], n2=rounds), "bold")
    if last:
        said.append(f" · {teller.say('board-last-round')}")
    said.append(f" · {bank(table, edition, teller)}")
    if pending.get("syndicate_left"):
        said.append(f" · {teller.say('board-syndicate-left', n=pending['syndicate_left'])}")
    if pending["banned"]:
        left = ", ".join(teller.name("port", port) for port in pending["banned"])
        said.append(f" · {teller.say('board-banned', ports=left)}")
    return said


def bank(table: Any, edition: Edition, teller: Teller) -> str:
    """A bank that cannot run dry has no number."""
    if edition.coin_supply_limited:
        return teller.say("board-bank", n=table["bank"])
    return teller.say("board-bank-endless")


# ----------------------------------------------------------------- where ships go


def macao(table: Any, teller: Teller, seats: list[str]) -> Table:
    grid = columns(what="", ships="")
    for label, key in (("board-casino", "ships_casino"), ("board-market", "ships_market")):
        grid.add_row(Text(teller.say(label), "bold"), fleet(table[key], seats))
    for good in table["market"]:
        grid.add_row(f"  {NOTHING if good is None else teller.name('good', good)}", "")
    return grid


def fleet(ships: list[int], seats: list[str]) -> Text:
    """How many ships of each seat lie there."""
    marks = [
        Text("" if n == 1 else f"{n} × ").append_text(seat_name(seats, seat))
        for seat, n in enumerate(ships)
        if n > 0
    ]
    return Text(", ").join(marks)


def ports(table: Any, teller: Teller, seats: list[str]) -> Table:
    grid = columns(port="bold", goods="", stacks="")
    grid.columns[1].no_wrap = grid.columns[2].no_wrap = False
    for port in PORT_NAMES:
        if port not in table["ports"]:
            continue
        there = table["ports"][port]
        grid.add_row(
            teller.name("port", port),
            laid_out(there["goods"], teller),
            stacks(there["stacks"], seats),
        )
    return grid


def laid_out(goods: list[str | None], teller: Teller) -> str:
    """The goods of a port, its empty slots at the end."""
    there = Counter(good for good in goods if good is not None)
    named = [listed(there, "good", teller)] if there else []
    return ", ".join(named + [NOTHING] * goods.count(None))


def stacks(coins: Mapping[str, int], seats: list[str]) -> Text:
    """The coins of each seat, the highest stack first."""
    marks: list[Text] = []
    for seat, n in sorted(coins.items(), key=lambda stack: -stack[1]):
        mark = Text("  " if marks else "▲ ").append_text(seat_name(seats, int(seat)))
        marks.append(mark.append(f": {n}", "dim" if marks else "bold"))
    return Text().join(marks) if marks else Text(NOTHING, "dim")


# --------------------------------------------------------------- what there is to have


def cards(table: Any, edition: Edition, teller: Teller) -> Table:
    grid = columns(card="", n_cost="bold", n_points="", n_left="")
    heads = ("board-cost", "board-vp", "board-left")
    grid.add_row("", *[Text(teller.say(key), "dim") for key in heads])
    for number, card in enumerate(CARD_NAMES):
        left = table["supply"][card]
        grid.add_row(
            teller.name("card", card),
            str(edition.cost[number]),
            str(edition.points[number]),
            str(left),
            style="dim" if left == 0 else "",
        )
    return grid


def benefits(edition: Edition, teller: Teller) -> Table:
    """What the cards do for their owner, and how many of each an owner may have."""
    grid = columns(card="", use="", limit="dim")
    amounts = [1, int(edition.warehouse_card_bonus), int(edition.syndicate_income)]
    for number, amount in enumerate(amounts):
        card = CARD_NAMES[number]
        grid.add_row(
            teller.name("card", card),
            teller.say(f"board-{card}", n=amount),
            teller.say("board-limit", n=int(edition.limit[number])),
        )
    return grid


def tokens(table: Any, teller: Teller) -> Table:
    grid = columns(good="", n_bag="", slash="dim", n_discards="dim")
    for good in GOOD_NAMES:
        bag, discards = table["bag"][good], table["discard"][good]
        grid.add_row(teller.name("good", good), str(bag), "/", str(discards))
    bag, discards = sum(table["bag"].values()), sum(table["discard"].values())
    grid.add_row("Σ", str(bag), "/", str(discards), style="bold")
    return grid


def values(edition: Edition, teller: Teller) -> Table:
    sizes = range(1, int(edition.values.largest) + 1)
    grid = columns(row="", **{f"n_{size}": "" for size in sizes})
    grid.add_row(teller.say("board-size"), *[str(size) for size in sizes], style="dim")
    for label, row in (
        ("board-different", edition.values.different),
        ("board-same", edition.values.same),
    ):
        grid.add_row(teller.say(label), *[str(row[size]) for size in sizes])
    return grid


def trade(view: Any, edition: Edition, teller: Teller, last: bool) -> Table:
    """The trade in progress: what is wanted, what is handed in, what that leaves to pay."""
    table, pending = view["table"], view["pending"]
    seat, value = table["turn"], pending.get("value", 0)
    cost = sum(int(edition.cost[CARD_NAMES.index(card)]) for card in pending["basket"])
    worth = best_value(table["goods"][seat], view["options"])
    grid = columns(label="dim", what="")
    grid.columns[1].no_wrap, grid.columns[1].max_width = False, WIDEST_LIST
    basket = listed(Counter(pending["basket"]), "card", teller)
    grid.add_row(teller.say("board-basket"), basket)
    grid.add_row(teller.say("board-price"), Text(str(cost), "bold"))
    if value:
        goods = listed(pending["aside"], "good", teller)
        grid.add_row(teller.say("board-handed-in"), f"{value} ({goods})")
        grid.add_row(teller.say("board-to-pay"), Text(str(cost - value), "bold"))
    if "types" in pending:
        mixed = teller.say("board-mixed", n=pending["types"], n2=pending["wilds"])
        grid.add_row(teller.say("board-mix"), mixed)
        kept = listed(Counter(pending["without"]), "good", teller)
        grid.add_row(teller.say("board-kept"), kept)
    grid.add_row(teller.say("board-worth"), str(worth))
    if last:
        grid.add_row(teller.say("board-coins"), str(table["safe"][seat]))
    return grid


def listed(amounts: Mapping[str, int], kind: str, teller: Teller) -> str:
    """`gold, 2 × art`"""
    named = []
    for thing, n in amounts.items():
        if n > 0:
            name = teller.name(kind, thing)
            named.append(name if n == 1 else f"{n} × {name}")
    return ", ".join(named) or NOTHING


# ------------------------------------------------------------------------- players


def players(table: Any, edition: Edition, teller: Teller, seats: list[str]) -> Table:
    made = Table(box=None, padding=(0, 1), header_style="dim")
    made.add_column("", no_wrap=True)
    for key in ("board-safe", "board-vp", "board-store"):
        made.add_column(teller.say(key), justify="right")
    for key in ("board-holdings", "board-ships"):
        made.add_column(teller.say(key))
    for seat in range(len(seats)):
        name = Text("▶ " if table["turn"] == seat else "  ").append_text(seat_name(seats, seat))
        goods, owned = table["goods"][seat], table["cards"][seat]
        made.add_row(
            name,
            str(table["safe"][seat]),
            str(points(owned, edition)),
            f"{sum(goods.values())}/{capacity(owned, edition)}",
            holdings(goods, owned, teller),
            where_ships_are(table, seat, teller),
        )
    return made


def points(owned: Mapping[str, int], edition: Edition) -> int:
    return sum(int(edition.points[CARD_NAMES.index(card)]) * n for card, n in owned.items())


def capacity(owned: Mapping[str, int], edition: Edition) -> int:
    more = int(edition.warehouse_card_bonus) * owned.get("warehouse", 0)
    return int(edition.warehouse_base) + more


def holdings(goods: Mapping[str, int], owned: Mapping[str, int], teller: Teller) -> Text:
    """The goods, and below them the cards."""
    said = Text(listed(goods, "good", teller))
    if owned:
        said.append(f"\n{listed(owned, 'card', teller)}", "italic")
    return said


__all__ = ["draw", "draw_figures", "in_words"]
