"""Ferry as the outside sees it: the contract of `core.game`, kept."""

from typing import Any, Final

from portside.core.errors import Malformed
from portside.core.game import Rules
from portside.core.rng import Dice
from portside.core.written import Written, choose

from . import knowledge, position
from .rules.data import (
    CRATES,
    DEFAULTS,
    FEWEST_SEATS,
    LARGEST_GOAL,
    MOST_SEATS,
    NEAR,
    NO_ORDER,
    ORDER_NAMES,
)
from .rules.questions import QUESTIONS, lay_table
from .rules.state import State

NAMES: Final = {"order": ORDER_NAMES}
EVENTS: Final = {"deal": "order", "load": "", "sink": "", "sail": "", "end": ""}
SECRETS: Final = ["deal"]  # the order is; that a card was dealt is not


class Ferry(State):
    """A game of Ferry in progress."""

    def rules(self) -> Rules:
        return FERRY

    def copy(self) -> "Ferry":
        c = Ferry()
        self.copy_table(c)
        return c

    def scores(self) -> list[int]:
        """FE-3.2. Crates on the quay, and those on one's order."""
        scores = []
        for seat in range(self.seats):
            order = self.order[seat]
            bonus = CRATES[order] if order != NO_ORDER else 0
            scores.append(int(self.quay[seat] + bonus))
        return scores

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def changed_options(self) -> dict[str, object]:
        return {} if self.goal == DEFAULTS["goal"] else {"goal": int(self.goal)}

    def table(self) -> dict[str, object]:
        return position.write_table(self)

    def pending(self) -> dict[str, object]:
        return {}

    def hide(self, table: Any, pending: Any, seat: int) -> None:
        knowledge.hide(self, table, seat)

    def imagine(self, seat: int, dice: Dice) -> "Ferry":
        imagined = self.copy()
        knowledge.deal_anew(imagined, seat, dice)
        return imagined

    def __reduce__(self) -> tuple[Any, ...]:
        return read_position, (self.position(),)


def new_game(seats: int, options: dict[str, object] | None = None) -> Ferry:
    """FE-1. Chance is asked for the first order."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Malformed(f"Ferry is for {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}")
    goal = choose(DEFAULTS, options or {}).get("goal").number(1, LARGEST_GOAL)
    s = Ferry()
    lay_table(s, seats, goal)
    s.proceed()
    return s


def read_position(written: object) -> Ferry:
    """The state that wrote this position; it plays on identically."""
    seats, options = FERRY.read_head(Written(written, "position"))
    s = new_game(seats, options)
    position.read_into(s, Written(written, "position"))
    return s


FERRY: Final = Rules(
    name="ferry",
    fewest_seats=FEWEST_SEATS,
    most_seats=MOST_SEATS,
    options=DEFAULTS,
    questions=QUESTIONS,
    names=NAMES,
    events=EVENTS,
    secrets=SECRETS,
    begin=new_game,
    revive=read_position,
    near=NEAR,
)
