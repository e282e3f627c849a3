"""Santiago de Cuba as the outside sees it: the contract of `core.game`, kept."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from portside.core.errors import Malformed
from portside.core.game import Rules
from portside.core.rng import Dice
from portside.core.written import Written
from portside.games.santiago import knowledge, position
from portside.games.santiago.refusals import REFUSALS
from portside.games.santiago.rules import scoring
from portside.games.santiago.rules.data import (
    BUILDING_NAMES,
    CUBAN_NAMES,
    FLOWER_NAMES,
    GIFT_NAMES,
    GOOD_NAMES,
    STOP_NAMES,
)
from portside.games.santiago.rules.options import DEFAULTS, NEAR, Options
from portside.games.santiago.rules.questions import QUESTIONS
from portside.games.santiago.rules.setup import SETUP, lay_table
from portside.games.santiago.rules.state import State

STANDARD: Final = Options({})  # reading them takes longer than setting up a table

NAMES: Final = {
    "good": GOOD_NAMES,
    "building": BUILDING_NAMES,
    "cuban": CUBAN_NAMES,
    "stop": STOP_NAMES,
    "gift": GIFT_NAMES,
    "flower": FLOWER_NAMES,
}

# What each kind of event names (its `thing`); all are public (SC-11.3).
EVENTS: Final = {
    "turn": "",
    "drive": "",
    "arrive": "stop",
    "pay": "",
    "active": "cuban",
    "nothing": "cuban",
    "take": "good",
    "earn": "",
    "score": "",
    "give": "gift",
    "claim": "building",
    "use-own": "building",
    "decline": "",
    "enter": "building",
    "skip": "",
    "hand-in": "good",
    "make": "good",
    "deliver": "good",
    "clear-die": "good",
    "sell-vp": "",
    "inactive": "cuban",
    "marker": "",
    "owner": "building",
    "loading": "",
    "load": "good",
    "load-wood": "good",
    "pass": "",
    "ship-leaves": "",
    "roll": "good",
    "leave-out": "good",
    "end": "",
}


@mypyc_attr(acyclic=True)
class Santiago(State):
    """A game of Santiago de Cuba in progress."""

    def rules(self) -> Rules:
        return SANTIAGO

    def copy(self) -> "Santiago":
        c = Santiago()
        self.copy_table(c)
        return c

    def scores(self) -> list[int]:
        return [scoring.score(player) for player in self.players]

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def changed_options(self) -> dict[str, object]:
        return dict(self.options.changed)

    def table(self) -> dict[str, object]:
        return position.write_table(self)

    def pending(self) -> dict[str, object]:
        return position.write_pending(self)

    def hide(self, table: Any, pending: Any, seat: int) -> None:
        knowledge.hide(self, table, seat)

    def imagine(self, seat: int, dice: Dice) -> "Santiago":
        """SC-11.3. Every holding can be known by who remembers; the future is not in here."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return read_position, (self.position(),)


def new_game(seats: int, options: dict[str, object] | None = None) -> Santiago:
    """SC-2. An empty board: chance is asked for the first building."""
    if not 2 <= seats <= 4:
        raise Malformed(f"Santiago de Cuba is for 2 to 4 seats, not {seats}")
    s = Santiago()
    lay_table(s, seats, Options(options) if options else STANDARD)
    s.plan(SETUP)
    s.proceed()
    return s


def read_position(written: object) -> Santiago:
    """The state that wrote this position; it plays on identically."""
    seats, options = SANTIAGO.read_head(Written(written, "position"))
    s = new_game(seats, options)
    position.read_into(s, Written(written, "position"))
    return s


SANTIAGO: Final = Rules(
    name="santiago",
    fewest_seats=2,
    most_seats=4,
    options=DEFAULTS,
    questions=QUESTIONS,
    names=NAMES,
    events=EVENTS,
    secrets=[],
    begin=new_game,
    revive=read_position,
    near=NEAR,
    refusals=REFUSALS,
)
