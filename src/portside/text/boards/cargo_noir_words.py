"""Cargo Noir in sentences: what the seat's view says, and nothing else."""

from collections import Counter
from typing import Any

from portside.games.cargo_noir.rules.data import CARD_NAMES, GOOD_NAMES, PORT_NAMES
from portside.games.cargo_noir.rules.edition import Edition
from portside.games.cargo_noir.rules.options import read_options
from portside.games.cargo_noir.rules.payments import best_value
from portside.text.boards.telling import Part, amounts_of, labelled, sentence
from portside.text.teller import Teller

NOTHING = "–"


def in_words(view: Any, teller: Teller, seats: list[str]) -> list[Part]:
    table, pending = view["table"], view["pending"]
    edition = read_options(view["options"]).edition
    parts = [
        Part(*course(table, pending, edition, teller, seats)),
        Part(teller.say("board-macao"), macao(table, teller, seats)),
        Part(teller.say("board-ports"), ports(table, teller, seats)),
        Part(teller.say("board-cards"), cards(table, edition, teller)),
        Part(teller.say("board-values"), values(edition, teller)),
        Part(teller.say("text-players"), players(table, edition, teller, seats)),
    ]
    if "basket" in pending:
        parts.append(Part(teller.say("board-trade"), trade(view, edition, teller)))
    return parts


def course(
    table: Any, pending: Any, edition: Edition, teller: Teller, seats: list[str]
) -> tuple[str, list[str]]:
    rounds = int(edition.rounds[len(seats)])
    title = teller.say("board-round", n=table["round"], n2=rounds)
    lines = [teller.say("board-last-round")] if table["round"] == rounds else []
    if edition.coin_supply_limited:
        lines.append(teller.say("board-bank", n=table["bank"]))
    else:
        lines.append(teller.say("board-bank-endless"))
    if pending.get("syndicate_left"):
        lines.append(teller.say("board-syndicate-left", n=pending["syndicate_left"]))
    if pending["banned"]:
        left = ", ".join(teller.name("port", port) for port in pending["banned"])
        lines.append(teller.say("board-banned", ports=left))
    for key, pile in (("text-bag", "bag"), ("text-discarded", "discard")):
        told = amounts_of(table[pile], "good", teller)
        lines.append(labelled(teller.say(key), told))
    return title, [sentence(line) for line in lines]


# ----------------------------------------------------------------- where ships go


def macao(table: Any, teller: Teller, seats: list[str]) -> list[str]:
    goods = Counter(good for good in table["market"] if good is not None)
    market = labelled(teller.say("board-market"), amounts_of(goods, "good", teller))
    return [
        sentence(labelled(teller.say("board-casino"), fleet(table["ships_casino"], teller, seats))),
        sentence(market, fleet(table["ships_market"], teller, seats)),
    ]


def fleet(ships: list[int], teller: Teller, seats: list[str]) -> str:
    """How many ships of each seat lie there."""
    there = [f"{seats[seat]} ({n})" for seat, n in enumerate(ships) if n > 0]
    return labelled(teller.say("board-ships").lower(), ", ".join(there) or NOTHING)


def ports(table: Any, teller: Teller, seats: list[str]) -> list[str]:
    lines = []
    for port in PORT_NAMES:
        if port not in table["ports"]:
            continue
        there = table["ports"][port]
        goods = Counter(good for good in there["goods"] if good is not None)
        told = labelled(teller.name("port", port), amounts_of(goods, "good", teller))
        by_height = sorted(there["stacks"].items(), key=lambda stack: -stack[1])
        stacks = ", ".join(f"{seats[int(seat)]} ({n})" for seat, n in by_height)
        lines.append(sentence(told, labelled(teller.say("text-stacks"), stacks or NOTHING)))
    return lines


# --------------------------------------------------------------- what there is to have


def cards(table: Any, edition: Edition, teller: Teller) -> list[str]:
    """Cost, points, how many are left, and what a card does for its owner."""
    edges = [1, int(edition.warehouse_card_bonus), int(edition.syndicate_income)]
    lines = []
    for number, card in enumerate(CARD_NAMES):
        left = table["supply"][card]
        if left == 0:
            continue
        edge = None
        if number < len(edges):
            does = teller.say(f"board-{card}", n=edges[number])
            limit = teller.say("board-limit", n=int(edition.limit[number]))
            edge = f"{does}, {limit}"
        told = [
            labelled(
                teller.name("card", card), f"{teller.say('board-cost')} {edition.cost[number]}"
            ),
            f"{teller.say('board-vp')} {edition.points[number]}",
            f"{teller.say('board-left')} {left}",
        ]
        lines.append(sentence(", ".join(told), edge))
    return lines


def values(edition: Edition, teller: Teller) -> list[str]:
    sizes = range(1, int(edition.values.largest) + 1)
    rows = [(teller.say("board-size"), list(sizes))]
    for key, row in (
        ("board-different", edition.values.different),
        ("board-same", edition.values.same),
    ):
        rows.append((teller.say(key), [int(row[size]) for size in sizes]))
    return [sentence(labelled(label, ", ".join(map(str, row)))) for label, row in rows]


def trade(view: Any, edition: Edition, teller: Teller) -> list[str]:
    """The trade in progress: what is wanted, what is handed in, what that leaves to pay."""
    table, pending = view["table"], view["pending"]
    seat, value = table["turn"], pending.get("value", 0)
    basket = Counter(pending["basket"])
    cost = sum(int(edition.cost[CARD_NAMES.index(card)]) * n for card, n in basket.items())
    lines = [("board-basket", amounts_of(basket, "card", teller)), ("board-price", str(cost))]
    if value:
        goods = amounts_of(pending["aside"], "good", teller)
        lines.append(("board-handed-in", f"{value} ({goods})"))
        lines.append(("board-to-pay", str(cost - value)))
    if "types" in pending:
        mixed = teller.say("board-mixed", n=pending["types"], n2=pending["wilds"])
        lines.append(("board-mix", mixed))
        kept = Counter(pending["without"])
        lines.append(("board-kept", amounts_of(kept, "good", teller)))
    worth = best_value(table["goods"][seat], view["options"])
    lines.append(("board-worth", str(worth)))
    return [sentence(labelled(teller.say(key), told)) for key, told in lines]


# ------------------------------------------------------------------------- players


def players(table: Any, edition: Edition, teller: Teller, seats: list[str]) -> list[str]:
    lines = []
    for seat, name in enumerate(seats):
        goods, owned = table["goods"][seat], table["cards"][seat]
        points = sum(int(edition.points[CARD_NAMES.index(card)]) * n for card, n in owned.items())
        room = int(
            edition.warehouse_base + edition.warehouse_card_bonus * owned.get("warehouse", 0)
        )
        stored = {good: goods[good] for good in GOOD_NAMES}
        told = [
            labelled(teller.say("board-safe"), table["safe"][seat]),
            labelled(teller.say("board-vp"), points),
            labelled(teller.say("board-store"), f"{sum(goods.values())}/{room}"),
            labelled(teller.say("text-goods"), amounts_of(stored, "good", teller)),
            labelled(teller.say("text-cards"), amounts_of(owned, "card", teller)),
            labelled(teller.say("board-ships"), ships(table, seat, teller)),
        ]
        lines.append(f"{name}: {'; '.join(told)}.")
    return lines


def ships(table: Any, seat: int, teller: Teller) -> str:
    """Where a seat's ships are."""
    where = {
        "board-home": table["ships_home"][seat],
        "board-at-casino": table["ships_casino"][seat],
        "board-at-market": table["ships_market"][seat],
        "board-in-ports": sum(str(seat) in port["stacks"] for port in table["ports"].values()),
        "board-reserve": table["ships_reserve"][seat],
    }
    return ", ".join(teller.say(key, n=n) for key, n in where.items() if n > 0) or NOTHING
