"""What every field of a row should say, worked out from the JSON that a seat may see.

Nothing here looks at a state or at an observer: only at views, at a game's names and options.
"""

from collections.abc import Callable, Sequence
from typing import Any

from portside import GAMES, State
from portside.core.observation import MOST, UNKNOWN

Row = dict[str, list[int]]
Written = dict[str, Any]


def known(s: State, seat: int, memory: bool) -> Written:
    """The view of a seat; with memory it also knows what could be seen earlier."""
    view: Written = s.view(seat)
    if memory:
        truth: Written = s.position()
        for key in REMEMBERED[s.rules().name]:
            view["table"][key] = truth["table"][key]
    return view


REMEMBERED = {
    "santiago": ["pesos", "vp", "goods"],  # SC-11.3
    "manila": ["cash"],
    "cargo_noir": [],
}


def options_of(view: Written) -> Written:
    return {**GAMES[view["game"]].rules.options, **view["options"]}


# ----------------------------------------------------------------------- how a row says it


def one_of(things: Sequence[object], chosen: object) -> list[int]:
    return [int(thing == chosen) for thing in things]


def members(things: Sequence[object], chosen: Sequence[object]) -> list[int]:
    return [int(thing in chosen) for thing in things]


def amount(number: int | None) -> int:
    return UNKNOWN if number is None else min(number, MOST)


def amounts(names: list[str], numbers: dict[str, int] | None) -> list[int]:
    """By name; what is not there is none."""
    return [amount(None if numbers is None else numbers.get(name, 0)) for name in names]


def joined(parts: Sequence[list[int]]) -> list[int]:
    return [number for part in parts for number in part]


class Around:
    """The seats, from the observer on."""

    def __init__(self, view: Written, seat: int) -> None:
        seats = view["seats"]
        self.order = [(seat + i) % seats for i in range(seats)]

    def of(self, by_seat: Sequence[Any]) -> list[Any]:
        return [by_seat[seat] for seat in self.order]

    def one(self, seat: object) -> list[int]:
        return one_of(self.order, seat)

    def some(self, seats: Sequence[int]) -> list[int]:
        return members(self.order, seats)

    def amounts(self, by_seat: Sequence[int | None]) -> list[int]:
        return [amount(number) for number in self.of(by_seat)]


# ------------------------------------------------------------------------------- Santiago


def santiago(view: Written, seat: int) -> Row:
    rules, options, around = GAMES["santiago"].rules, options_of(view), Around(view, seat)
    table, pending, names = view["table"], view["pending"], rules.names
    goods, buildings, cubans = names["good"], names["building"], names["cuban"]
    cargo = [good for good in goods if good != "wood"]
    asked = (pending["building"] or pending["question"]).replace("_", "-")
    stops = [None, *table["cubans"]]  # the first is the port
    places = len(table["buildings"]) // len(names["flower"])
    laid = {building: place for place, building in enumerate(table["buildings"]) if building}
    markers = [
        options["ownership_markers"] - list(table["owner"].values()).count(other)
        for other in range(view["seats"])
    ]
    dice = pending["dice"] + [UNKNOWN] * (len(cargo) - len(pending["dice"]))

    def ahead(stop: int) -> int:
        return int(stop - table["car"] - 1) % len(stops) + 1

    return {
        "question": one_of([question.name for question in rules.questions], asked),
        "asked": around.one(pending["seat"]),
        "turn": around.one(table["turn"]),
        "through_alonso": [int(pending["question"] == "use-own")],
        "pawn_moved": [int(pending["pawn_moved"])],
        "turns": [pending["turns"]],
        "car": one_of(range(len(stops)), table["car"]),
        "cuban_at": [stops.index(cuban) if cuban in stops else UNKNOWN for cuban in cubans],
        "ahead": [ahead(0)]
        + [ahead(stops.index(cuban)) if cuban in stops else UNKNOWN for cuban in cubans],
        "inactive": [
            (cuban in table["inactive"]) + (cuban == table.get("stays_closed")) for cuban in cubans
        ],
        "building_at": [laid.get(building, UNKNOWN) for building in buildings],
        "flower": joined(
            [
                one_of(range(len(names["flower"])), laid[building] // places)
                if building in laid
                else [0] * len(names["flower"])
                for building in buildings
            ]
        ),
        "owner": joined([around.one(table["owner"].get(building)) for building in buildings]),
        "pawn": joined([one_of(buildings, building) for building in around.of(table["pawn"])]),
        "markers": around.amounts(markers),
        "passed": around.some(pending["passed"]),
        "departed": [table["departed"]],
        "ships_left": [options["ships"] - table["departed"]],
        "ship_in_port": [int(table["ship_in_port"])],
        "value": [table["marker"]],
        "demand": amounts(cargo, table["demand"]),
        "left_out": [int(table["ship_in_port"] and good not in table["demand"]) for good in cargo],
        "dice": dice,
        "supply": amounts(goods, table["supply"]),
        "pesos": around.amounts(table["pesos"]),
        "vp": around.amounts(table["vp"]),
        "goods": joined([amounts(goods, held) for held in around.of(table["goods"])]),
    }


# --------------------------------------------------------------------------------- Manila


def manila(view: Written, seat: int) -> Row:
    rules, options, around = GAMES["manila"].rules, options_of(view), Around(view, seat)
    table, pending, wares = view["table"], view["pending"], rules.names["ware"]
    question = pending["question"]
    boats = [table["boats"].get(ware) for ware in wares]
    aboard = range(max(len(options["wares"][ware]["seat_costs"]) for ware in wares))
    boarded = pending.get("boarded") or [None, None]
    beside = [
        *table["harbour"].values(), *table["shipyard"].values(), table["pirates"][1],
        table["pilot_small"], table["pilot_large"], table["insurance"], table["pirates"][0],
    ]  # fmt: skip
    return {
        "question": one_of([question.name for question in rules.questions], question),
        "asked": around.one(pending["seat"]),
        "voyage": [table["voyage"]],
        "step": [table["step"]],
        "harbour_master": around.one(table["harbour_master"]),
        "opener": around.one(table["opener"]),
        "bidder": around.one(table["bidder"]),
        "bid": [table["bid"]],
        "buys_left": [pending.get("left", 0)],
        "out": around.some(pending.get("passed", [])),
        "passed": around.some(table["passed"]),
        "supply": amounts(wares, table["supply"]),
        "level": [options["market_track"].index(table["market"][ware]) for ware in wares],
        "value": amounts(wares, table["market"]),
        "ashore": one_of(wares, table["ashore"]),
        "space": [amount(boat["position"] if boat else None) for boat in boats],
        "status": joined(
            [one_of(["sea", "harbour", "shipyard"], boat and boat["status"]) for boat in boats]
        ),
        "berth": joined(
            [one_of(rules.names["berth"], boat["berth"] if boat else "") for boat in boats]
        ),
        "seat_price": [seat_price(options, table, ware) for ware in wares],
        "crew": joined(
            [
                around.one(boat["crew"][i] if boat and i < len(boat["crew"]) else None)
                for boat in boats
                for i in aboard
            ]
        ),
        "holder": joined([around.one(holder) for holder in beside]),
        "to_roll": members(wares, pending.get("boats", [])),
        "second_pirate": [int(pending.get("second", False))],
        "boarded": [int([ware, i + 1] == boarded) for ware in wares for i in aboard],
        "destination": one_of(wares, pending.get("ware")),
        "plundered": members(wares, pending.get("plundered", [])),
        "bought": joined([amounts(wares, cards) for cards in around.of(pending["bought"])]),
        "cards": [in_all(cards) for cards in around.of(table["shares"])],
        "pledges": [in_all(cards) for cards in around.of(table["pledged"])],
        "cash": around.amounts(table["cash"]),
        "shares": joined([amounts(wares, seen(cards)) for cards in around.of(table["shares"])]),
        "pledged": joined([amounts(wares, seen(cards)) for cards in around.of(table["pledged"])]),
    }


def seat_price(options: Written, table: Written, ware: str) -> int:
    """MA-5.5, MA-5.6. Of the cheapest vacant seat, or -1."""
    boat, costs = table["boats"].get(ware), options["wares"][ware]["seat_costs"]
    taking = ["sea", *(["harbour"] if options["docked_boat_accepts_accomplices"] else [])]
    if boat is None or boat["status"] not in taking or None not in boat["crew"]:
        return -1
    return int(costs[boat["crew"].index(None)])


def in_all(cards: int | dict[str, int]) -> int:
    return sum(cards.values()) if isinstance(cards, dict) else cards


def seen(cards: int | dict[str, int]) -> dict[str, int] | None:
    """Of a hidden hand only the number of cards is told."""
    return cards if isinstance(cards, dict) else None


# ----------------------------------------------------------------------------- Cargo Noir


def cargo_noir(view: Written, seat: int) -> Row:
    rules, options, around = GAMES["cargo_noir"].rules, options_of(view), Around(view, seat)
    table, pending, names = view["table"], view["pending"], rules.names
    goods, cards, ports = names["good"], names["card"], names["port"]
    types = [good for good in goods if good != "wild"]
    basket = pending.get("basket", [])
    costs = {card["id"]: card["cost"] for card in options["cards"]}
    held = [table["ports"].get(port, {"goods": [], "stacks": {}}) for port in ports]
    return {
        "question": one_of([question.name for question in rules.questions], pending["question"]),
        "asked": around.one(pending["seat"]),
        "turn": around.one(table["turn"]),
        "place": one_of(range(view["seats"]), seat),
        "round": [table["round"]],
        "rounds_left": [options["rounds"][str(view["seats"])] - table["round"]],
        "bank": [table["bank"]],
        "bag": amounts(goods, table["bag"]),
        "discard": amounts(goods, table["discard"]),
        "market": [table["market"].count(good) for good in goods],
        "port_open": members(ports, list(table["ports"])),
        "port_goods": [port["goods"].count(good) for port in held for good in goods],
        "stacks": [port["stacks"].get(str(other), -1) for port in held for other in around.order],
        "banned": members(ports, pending["banned"]),
        "card_supply": amounts(cards, table["supply"]),
        "syndicate_left": [pending.get("syndicate_left", 0)],
        "filling": one_of([*names["place"], "hand"], filling(table, pending)),
        "basket": [basket.count(card) for card in cards],
        "cost": [sum(costs[card] for card in basket)],
        "paid": [pending.get("value", 0)],
        "aside": amounts(goods, pending.get("aside", {})),
        "types": [pending.get("types", 0)],
        "wilds": [pending.get("wilds", 0)],
        "without": members(types, pending.get("without", [])),
        "safe": around.amounts(table["safe"]),
        "home": around.amounts(table["ships_home"]),
        "casino": around.amounts(table["ships_casino"]),
        "ships_at_market": around.amounts(table["ships_market"]),
        "reserve": around.amounts(table["ships_reserve"]),
        "goods": joined([amounts(goods, hand) for hand in around.of(table["goods"])]),
        "cards": joined([amounts(cards, owned) for owned in around.of(table["cards"])]),
    }


def filling(table: Written, pending: Written) -> str | None:
    """CN-2.4. Where the token goes; unless it is said, to the first place with an empty slot."""
    if pending["question"] != "token":
        return None
    if "filling" in pending:
        return str(pending["filling"])
    places = {"black_market": table["market"]}
    places |= {port: there["goods"] for port, there in table["ports"].items()}
    return next((place for place, slots in places.items() if None in slots), "hand")


EXPECTED: dict[str, Callable[[Written, int], Row]] = {
    "santiago": santiago,
    "manila": manila,
    "cargo_noir": cargo_noir,
}
