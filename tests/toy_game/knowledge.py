"""FE-1.1. What a seat may look at, and what it can think possible."""

from typing import Any

from portside.core.rng import Dice
from portside.core.vectors import i64

from .rules.data import CRATES, NO_ORDER, ORDERS
from .rules.state import State


def hide(s: State, table: Any, seat: int) -> None:
    """Nobody sees another's order until the game is over."""
    for other in range(s.seats):
        if other != seat and not s.finished:
            table["order"][other] = None


def dealt(s: State) -> list[list[int]]:
    """By seat: the answers of chance that are its secret."""
    return [[int(order)] if order != NO_ORDER else [] for order in s.order]


def deal_anew(s: State, seat: int, dice: Dice) -> None:
    """The others' orders, drawn anew until they fit what everybody has seen.

    Every deal that fits was as likely as any other, and the true one is among them.
    """
    held = [other for other in range(s.seats) if other != seat and s.order[other] != NO_ORDER]
    if s.finished or not held:
        return
    unseen = [order for order in range(ORDERS) if seat < 0 or s.order[seat] != order]
    while True:
        left = unseen[:]
        for other in held:
            s.order[other] = left.pop(dice.below(len(left)))
        if not [other for other in held if not fits(s, other)]:
            return


def fits(s: State, seat: i64) -> bool:
    return CRATES[s.order[seat]] <= s.most[seat]
