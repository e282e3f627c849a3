"""Positions as JSON (notation, section 5). Everything is public (CN-1.7)."""

from typing import Final

from portside.core.game import CHANCE, NOBODY, steps
from portside.core.names import name_or_none, named
from portside.core.vectors import Ints, i64
from portside.core.written import Written
from portside.games.cargo_noir.rules.bag import holds, place_to_fill
from portside.games.cargo_noir.rules.data import (
    CARD_KINDS,
    CARD_NAMES,
    EMPTY,
    GOOD_NAMES,
    HAND,
    NO_STACK,
    PLACE_NAMES,
    PORT_NAMES,
    PORTS,
    TYPE_NAMES,
    TYPES,
    WILD,
)
from portside.games.cargo_noir.rules.questions import (
    AFTER,
    AFTER_DRAWING,
    AFTER_LAYING_OUT,
    AFTER_REFILLING,
    QUESTIONS,
)
from portside.games.cargo_noir.rules.state import State
from portside.games.cargo_noir.rules.trade import (
    left_to_leave_out,
    most_to_spend,
    put_in_basket,
)

DESTINATIONS: Final = [*PLACE_NAMES, "hand"]
PENDING: Final = [
    "question", "seat", "banned", "stayed", "syndicate_left", "basket", "value", "aside",
    "types", "wilds", "without", "filling",
]  # fmt: skip


def write_table(s: State) -> dict[str, object]:
    return {
        "round": int(s.round),
        "turn": int(s.turn),
        "bag": named(GOOD_NAMES, s.bag),
        "discard": named(GOOD_NAMES, s.discard),
        "market": [name_or_none(GOOD_NAMES, good) for good in s.market],
        "ports": {PORT_NAMES[port]: write_port(s, port) for port in s.open_ports},
        "bank": int(s.bank),
        "safe": [int(player.safe) for player in s.players],
        "goods": [named(GOOD_NAMES, player.goods) for player in s.players],
        "cards": [write_cards(player.cards) for player in s.players],
        "ships_home": [int(player.home) for player in s.players],
        "ships_casino": [int(player.casino) for player in s.players],
        "ships_market": [int(player.market) for player in s.players],
        "ships_reserve": [int(player.reserve) for player in s.players],
        "supply": named(CARD_NAMES, s.supply),
    }


def write_port(s: State, port: i64) -> dict[str, object]:
    first = s.edition.first_slot[port]
    slots = range(first, first + s.edition.slots[port])
    return {
        "goods": [name_or_none(GOOD_NAMES, s.port_goods[slot]) for slot in slots],
        "stacks": {
            str(seat): int(s.stack(port, seat))
            for seat in range(s.seats)
            if s.stack(port, seat) != NO_STACK
        },
    }


def write_cards(cards: Ints) -> dict[str, int]:
    return {CARD_NAMES[card]: int(cards[card]) for card in range(CARD_KINDS) if cards[card] > 0}


def write_pending(s: State) -> dict[str, object]:
    """What the question needs besides the table."""
    title = s.question()
    pending: dict[str, object] = {"banned": sorted(members(PORT_NAMES, s.banned))}
    if title == "ship" or (title == "token" and s.round > 0):
        pending["syndicate_left"] = int(s.syndicate_left)
        if s.stayed:
            pending["stayed"] = sorted(members(PORT_NAMES, s.stayed))
    if title == "token" and s.filling != place_to_fill(s):
        # Only where a slot elsewhere has stayed empty, which the printed numbers do not allow.
        pending["filling"] = DESTINATIONS[s.filling]
    if title in ("basket", "pay", "leave-out"):
        pending["basket"] = [
            CARD_NAMES[card] for card in range(CARD_KINDS) for _ in range(s.basket[card])
        ]
    if title in ("pay", "leave-out"):
        pending["value"] = int(s.value)
        pending["aside"] = named(GOOD_NAMES, s.aside)
    if title == "leave-out":
        pending["types"] = int(s.types)
        pending["wilds"] = int(s.wilds)
        pending["without"] = members(TYPE_NAMES, s.without)
    return pending


def members(names: list[str], bits: i64) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


# ---------------------------------------------------------------------- reading


def read_into(s: State, written: Written) -> None:
    """Set the table of a new game as written."""
    table, pending = written.get("table"), written.get("pending")
    table.exactly(list(write_table(s)))
    s.finished = False
    s.round = table.get("round").number(0, int(s.rounds))
    s.turn = table.get("turn").number(0, int(s.seats) - 1)
    read_tokens(table.get("bag"), s.bag)
    read_tokens(table.get("discard"), s.discard)
    read_slots(table.get("market"), s.market, 0, s.edition.market_slots)
    read_ports(s, table.get("ports"))
    s.bank = table.get("bank").number(0 if s.edition.coin_supply_limited else -(10**6))
    for card, left in enumerate(table.get("supply").numbers(CARD_NAMES)):
        s.supply[card] = left
    read_holdings(s, table)
    read_question(s, pending)


def read_tokens(written: Written, tokens: Ints) -> None:
    for good, amount in enumerate(written.numbers(GOOD_NAMES, 63)):
        tokens[good] = amount


def read_slots(written: Written, slots: Ints, first: i64, n: i64) -> None:
    items = written.items()
    if len(items) != n:
        raise written.refuse(f"{n} slots are wanted, not {len(items)}")
    for i, item in enumerate(items):
        slots[first + i] = item.one_of_or(GOOD_NAMES, EMPTY)


def read_ports(s: State, written: Written) -> None:
    written.exactly([PORT_NAMES[port] for port in s.open_ports])
    for port in s.open_ports:
        entry = written.get(PORT_NAMES[port])
        entry.exactly(["goods", "stacks"])
        read_slots(
            entry.get("goods"), s.port_goods, s.edition.first_slot[port], s.edition.slots[port]
        )
        stacks = entry.get("stacks")
        stacks.only([str(seat) for seat in range(s.seats)])
        for seat in range(s.seats):
            stack = stacks.find(str(seat))
            s.set_stack(port, seat, NO_STACK)
            if stack is not None:
                s.set_stack(port, seat, stack.number(int(s.edition.min_bid)))
                for other in range(seat):
                    if s.stack(port, other) == s.stack(port, seat):
                        raise stack.refuse(f"seat {other} has a stack of the same height")


def read_holdings(s: State, table: Written) -> None:
    safe = table.get("safe").items_by_seat(int(s.seats))
    goods = table.get("goods").items_by_seat(int(s.seats))
    cards = table.get("cards").items_by_seat(int(s.seats))
    home = table.get("ships_home").items_by_seat(int(s.seats))
    casino = table.get("ships_casino").items_by_seat(int(s.seats))
    market = table.get("ships_market").items_by_seat(int(s.seats))
    reserve = table.get("ships_reserve").items_by_seat(int(s.seats))
    ships = int(s.edition.ships_per_colour)
    for player in s.players:
        seat = int(player.seat)
        player.safe = safe[seat].number(0)
        read_tokens(goods[seat], player.goods)
        cards[seat].only(CARD_NAMES)
        for card, name in enumerate(CARD_NAMES):
            owned = cards[seat].find(name)
            player.cards[card] = 0 if owned is None else owned.number(0)
        player.home = home[seat].number(0, ships)
        player.casino = casino[seat].number(0, ships)
        player.market = market[seat].number(0, ships)
        player.reserve = reserve[seat].number(0, ships)
        check_fleet(s, seat, home[seat])


def check_fleet(s: State, seat: int, home: Written) -> None:
    """CN-1.4. No seat has more ships than its colour."""
    player = s.players[seat]
    ships = player.home + player.casino + player.market + player.reserve
    for port in s.open_ports:
        if s.stack(port, seat) != NO_STACK:
            ships += 1
    if ships > s.edition.ships_per_colour:
        raise home.refuse(
            f"seat {seat} has {ships} ships in all; there are {s.edition.ships_per_colour}"
        )


def read_question(s: State, pending: Written) -> None:
    pending.only(PENDING)
    title = pending.get("question")
    s.banned = read_members(pending, "banned", PORT_NAMES)
    s.stayed = read_members(pending, "stayed", PORT_NAMES)
    left = pending.find("syndicate_left")
    s.syndicate_left = 0 if left is None else left.number(0)
    s.to_move = NOBODY
    s.depth = 0
    s.me = s.active
    if title.text() == "over":
        s.finished = True
        return
    title.one_of([question.name for question in QUESTIONS])
    seat = read_seat(s, pending.get("seat"))
    check_question(s, title, seat)
    read_trade(s, pending, title.text())
    if title.text() == "token":
        read_filling(s, pending)
    else:
        s.plan(steps(AFTER[title.text()]))
    for question in QUESTIONS:
        if question.name == title.text():
            s.ask(question, seat)
    if not s.legal():
        raise pending.refuse("there is no answer to this question at this table")


def read_members(pending: Written, key: str, names: list[str]) -> i64:
    found = pending.find(key)
    bits: i64 = 0
    one: i64 = 1
    if found is not None:
        for item in found.items():
            bits |= one << item.one_of(names)
    return bits


def read_seat(s: State, written: Written) -> i64:
    return CHANCE if written.value == "chance" else written.number(0, int(s.seats) - 1)


def check_question(s: State, title: Written, seat: i64) -> None:
    """The question must be one that this table can lead to."""
    name = title.text()
    if (seat == CHANCE) != (name == "token"):
        raise title.refuse(f"{name!r} is not asked of {'chance' if seat == CHANCE else 'a seat'}")
    if seat >= 0 and seat != s.turn:
        raise title.refuse(f"{name!r} is asked of the seat whose turn it is ({s.turn})")
    if (name not in ("token", "send") and s.round < 2) or (name == "send" and s.round == 0):
        raise title.refuse(f"{name!r} is not asked in round {s.round}")
    if name == "token" and s.round == 1:
        raise title.refuse("no token is drawn in round 1")
    if name == "send" and s.active.home == 0:
        raise title.refuse(f"seat {seat} has no ship at home")


def read_filling(s: State, pending: Written) -> None:
    """Where the token goes: the slot that waits for one, unless it is said; else to the player."""
    found = pending.find("filling")
    s.filling = place_to_fill(s) if found is None else found.one_of(DESTINATIONS)
    if s.filling < PORTS and s.filling not in s.open_ports:
        raise pending.refuse(f"{PORT_NAMES[s.filling]} is closed")
    if s.round == 0:
        if s.filling == HAND:
            raise pending.refuse("every slot is filled, so no token is drawn")
        s.plan(steps(AFTER_LAYING_OUT))
    else:
        s.plan(steps(AFTER_DRAWING if s.filling == HAND else AFTER_REFILLING))
    if not holds(s.bag):
        raise pending.refuse("the bag is empty, so no token is drawn")


def read_trade(s: State, pending: Written, title: str) -> None:
    basket = pending.find("basket")
    s.spend = most_to_spend(s)
    if basket is not None:
        for item in basket.items():
            card = item.one_of(CARD_NAMES)
            if card < s.last_wanted:
                raise item.refuse("the cards of a basket stand in their order")
            put_in_basket(s, card)
    if title not in ("pay", "leave-out"):
        return
    value = pending.get("value")
    s.value = value.number(0)
    read_tokens(pending.get("aside"), s.aside)
    if s.value >= s.cost:
        raise value.refuse(f"the basket costs {s.cost}, so nothing is left to pay")
    if title == "leave-out":
        s.types = pending.get("types").number(1, TYPES)
        s.wilds = pending.get("wilds").number(0, int(s.me.goods[WILD]))
        s.without = read_members(pending, "without", TYPE_NAMES)
        if s.types + s.wilds > s.edition.values.largest:
            raise pending.get("types").refuse("a set that large does not exist (CN-5.3)")
        if left_to_leave_out(s) < 1:
            raise pending.get("types").refuse("no type is left to leave out")
