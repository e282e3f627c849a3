"""CN-2.4, CN-4.10, CN-4.11. The bag: tokens come from the hand of chance, one at a time."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import CHANCE, NOBODY, Step, steps
from portside.core.vectors import Ints, i64
from portside.games.cargo_noir.rules.data import EMPTY, GOOD_NAMES, HAND, KINDS, MARKET
from portside.games.cargo_noir.rules.state import Question, State


def holds(tokens: Ints) -> bool:
    for good in range(KINDS):
        if tokens[good] > 0:
            return True
    return False


def can_draw(s: State) -> bool:
    return holds(s.bag) or holds(s.discard)


class Token(Question):
    """CN-2.4, CN-4.5, CN-4.10, CN-4.11. A random token; an empty bag takes the discards."""

    name = "token"
    cites = "CN-2.4, CN-4.5, CN-4.10, CN-4.11"
    width = 10

    def begin(self, s: State) -> None:
        if not holds(s.bag):
            s.bag, s.discard = s.discard, s.bag
            s.tell("refill-bag", NOBODY, 0, 0)
        s.ask(self, CHANCE)

    def offer(self, s: State, answers: Answers) -> None:
        answers.add_by_weight(s.bag, KINDS)

    def play(self, s: State, good: i64) -> None:
        s.bag[good] -= 1
        if s.filling == HAND:
            s.active.goods[good] += 1
            s.tell("draw", s.turn, good, 1)
        else:
            lay_down(s, good)

    def write(self, s: State, good: i64) -> str:
        return f"token {GOOD_NAMES[good]}"


def lay_down(s: State, good: i64) -> None:
    """In the first empty slot of the place that is being filled; a new place is named first."""
    place = s.filling
    slot = empty_slot(s, place)
    if place == MARKET:
        s.market[slot] = good
    else:
        s.port_goods[slot] = good
        slot -= s.edition.first_slot[place]
    if slot == 0:
        s.tell("fill", NOBODY, place, 0)
    s.tell("token", NOBODY, good, 1)


def empty_slot(s: State, place: i64) -> i64:
    """The first empty slot there, or EMPTY if it is full."""
    if place == MARKET:
        for slot in range(s.edition.market_slots):
            if s.market[slot] == EMPTY:
                return slot
        return EMPTY
    goods, first = s.port_goods, s.edition.first_slot[place]
    for slot in range(first, first + s.edition.slots[place]):
        if goods[slot] == EMPTY:
            return slot
    return EMPTY


def place_to_fill(s: State) -> i64:
    """CN-2.4. The black market first, then the open ports in their order; HAND if all are full."""
    if empty_slot(s, MARKET) != EMPTY:
        return MARKET
    for port in s.open_ports:
        if empty_slot(s, port) != EMPTY:
            return port
    return HAND


class LayOut(Step):
    """CN-2.4. Every slot of the table gets a token."""

    name = "lay-out"

    def begin(self, s: State) -> None:
        place = place_to_fill(s)
        if place != HAND and can_draw(s):
            s.filling = place
            s.plan(ANOTHER_FOR_TABLE)
            TOKEN.begin(s)


class Refill(Step):
    """CN-4.10. The port just emptied is filled slot by slot, while there are tokens."""

    name = "refill"

    def begin(self, s: State) -> None:
        if empty_slot(s, s.filling) != EMPTY and can_draw(s):
            s.plan(ANOTHER_FOR_PORT)
            TOKEN.begin(s)


TOKEN: Final = Token()
LAY_OUT: Final = LayOut()
REFILL: Final = Refill()
ANOTHER_FOR_TABLE: Final = steps([LAY_OUT])
ANOTHER_FOR_PORT: Final = steps([REFILL])
