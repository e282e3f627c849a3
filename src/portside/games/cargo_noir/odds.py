"""What can be reckoned at the table of Cargo Noir: the bag, and what a bid in a port must beat."""

from typing import Any

from portside.core.names import name_or_none, named
from portside.core.vectors import Ints, i64
from portside.games.cargo_noir.game import CargoNoir
from portside.games.cargo_noir.rules.bag import holds
from portside.games.cargo_noir.rules.data import (
    EMPTY,
    GOOD_NAMES,
    NO_STACK,
    PORT_NAMES,
    TYPES,
)
from portside.games.cargo_noir.rules.state import count


def figures(s: CargoNoir, seat: int) -> dict[str, Any]:
    """As JSON (notation, section 7); nothing once the game is over. All lies open (CN-1.7)."""
    if s.finished:
        return {}
    return {
        "bag": bag(s),
        "ports": {PORT_NAMES[port]: port_for(s, port, seat) for port in s.open_ports},
    }


def bag(s: CargoNoir) -> dict[str, Any]:
    """CN-4.5, CN-4.10, CN-4.11. What the next token is drawn from: an empty bag takes the
    discards."""
    refilled = not holds(s.bag)
    tokens = s.discard if refilled else s.bag
    left, by_name = int(count(tokens)), named(GOOD_NAMES, tokens)
    return {
        "left": left,
        "refilled": refilled,
        "goods": by_name,
        "chance": {good: n / left for good, n in by_name.items() if n > 0},
    }


def port_for(s: CargoNoir, port: i64, seat: int) -> dict[str, Any]:
    """CN-4.13, CN-7.4. What lies there, what it is worth to this seat, and what leads."""
    own, other = s.stack(port, seat), s.highest_other(port, seat)
    least = lowest_to_lead(s, port, seat)
    adds = max(0, least - max(0, int(own)))
    return {
        "goods": [name_or_none(GOOD_NAMES, good) for good in goods_in(s, port)],
        "worth": worth_of_port(s, port, seat),
        "highest": int(other) if other != NO_STACK else None,
        "stack": int(own) if own != NO_STACK else None,
        "beats": least,
        "adds": adds,
        "affords": bool(adds <= s.players[seat].safe),
    }


def lowest_to_lead(s: CargoNoir, port: i64, seat: int) -> int:
    """CN-4.13, CN-7.4. Strictly higher than every other stack; never below the least bid."""
    return int(max(s.edition.min_bid, s.highest_other(port, seat) + 1))


def goods_in(s: CargoNoir, port: i64) -> list[i64]:
    first = s.edition.first_slot[port]
    return [s.port_goods[slot] for slot in range(first, first + s.edition.slots[port])]


def worth_of_port(s: CargoNoir, port: i64, seat: int) -> int:
    """CN-5.4. What its goods would add to the value of the sets in this seat's hand."""
    goods = s.players[seat].goods
    more = goods[:]
    for good in goods_in(s, port):
        if good != EMPTY:
            more[good] += 1
    return value_of(s, more) - value_of(s, goods)


def value_of(s: CargoNoir, goods: Ints) -> int:
    """CN-5.2 to CN-5.5. The most that goods are worth in sets."""
    return int(s.edition.values.of(goods))


def with_one_more(goods: Ints, good: i64, n: i64) -> Ints:
    """A hand in which there are so many more of a good, or fewer."""
    hand = goods[:]
    hand[good] += n
    return hand


def best_addition(s: CargoNoir, goods: Ints) -> tuple[int, int]:
    """The type of which one more would add most, and what the hand would be worth with it."""
    found, most = 0, -1
    for good in range(TYPES):
        worth = value_of(s, with_one_more(goods, good, 1))
        if worth > most:
            found, most = good, worth
    return found, most
