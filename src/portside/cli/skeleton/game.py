"""Skeleton as the outside sees it: the contract of `core.game`, kept."""

from typing import Any, Final

from portside.core.errors import Malformed
from portside.core.game import Rules
from portside.core.rng import Dice
from portside.core.written import Written, choose

from . import position
from .rules.data import DEFAULTS, FEWEST_SEATS, MOST_SEATS, NEAR
from .rules.questions import QUESTIONS, lay_table
from .rules.state import State

# TODO: what your game names, by kind of thing; and what each kind of event names (its `thing`).
NAMES: Final[dict[str, list[str]]] = {}
EVENTS: Final = {"take": "", "end": ""}
SECRETS: Final[list[str]] = []  # kinds of events whose thing only their own seat may know


class Skeleton(State):
    """A game of Skeleton in progress."""

    def rules(self) -> Rules:
        return SKELETON

    def copy(self) -> "Skeleton":
        c = Skeleton()
        self.copy_table(c)
        return c

    def scores(self) -> list[int]:
        """Rule 1.3. A point for each counter."""
        return [int(counters) for counters in self.taken]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def changed_options(self) -> dict[str, object]:
        return {} if self.counters == DEFAULTS["counters"] else {"counters": int(self.counters)}

    def table(self) -> dict[str, object]:
        return position.write_table(self)

    def pending(self) -> dict[str, object]:
        return {}

    def hide(self, table: Any, pending: Any, seat: int) -> None:
        """TODO: replace what this seat may not look at by None. Here everything lies open."""

    def imagine(self, seat: int, dice: Dice) -> "Skeleton":
        """TODO: draw anew what this seat cannot know. Here it knows everything."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return read_position, (self.position(),)


def new_game(seats: int, options: dict[str, object] | None = None) -> Skeleton:
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Malformed(f"Skeleton is for {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}")
    counters = choose(DEFAULTS, options or {}).get("counters").number(1, 999)
    s = Skeleton()
    lay_table(s, seats, counters)
    s.proceed()
    return s


def read_position(written: object) -> Skeleton:
    """The state that wrote this position; it plays on identically."""
    seats, options = SKELETON.read_head(Written(written, "position"))
    s = new_game(seats, options)
    position.read_into(s, Written(written, "position"))
    return s


SKELETON: Final = Rules(
    name="skeleton",
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
