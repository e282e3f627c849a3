"""Cargo Noir as the outside sees it: the contract of `core.game`, kept."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from portside.core.errors import Malformed
from portside.core.game import Rules
from portside.core.rng import Dice
from portside.core.written import Written
from portside.games.cargo_noir import position
from portside.games.cargo_noir.refusals import REFUSALS
from portside.games.cargo_noir.rules import scoring
from portside.games.cargo_noir.rules.data import CARD_NAMES, GOOD_NAMES, PLACE_NAMES, PORT_NAMES
from portside.games.cargo_noir.rules.options import DEFAULTS, NEAR, read_options
from portside.games.cargo_noir.rules.questions import QUESTIONS
from portside.games.cargo_noir.rules.setup import SETUP, lay_table
from portside.games.cargo_noir.rules.state import State

NAMES: Final = {
    "good": GOOD_NAMES,
    "card": CARD_NAMES,
    "port": PORT_NAMES,
    "place": PLACE_NAMES,
    "macao": ["casino", "market"],
}

# What each kind of event names (its `thing`); all are public (CN-1.7).
EVENTS: Final = {
    "fill": "place",
    "token": "good",
    "refill-bag": "",
    "round": "",
    "turn": "",
    "casino": "",
    "draw": "good",
    "swap-give": "good",
    "swap-take": "good",
    "buy": "port",
    "stay": "port",
    "receive": "good",
    "raise": "port",
    "withdraw": "port",
    "syndicate": "",
    "no-trade": "",
    "hand-in": "good",
    "set": "",
    "pay-coins": "",
    "lost": "",
    "acquire": "card",
    "discard": "good",
    "send-casino": "",
    "send-market": "",
    "send": "port",
    "stop": "",
    "end": "",
}


@mypyc_attr(acyclic=True)
class CargoNoir(State):
    """A game of Cargo Noir in progress."""

    def rules(self) -> Rules:
        return CARGO_NOIR

    def copy(self) -> "CargoNoir":
        c = CargoNoir()
        self.copy_table(c)
        return c

    def scores(self) -> list[int]:
        return [scoring.score(self, player) for player in self.players]

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def changed_options(self) -> dict[str, object]:
        return dict(self.options.changed)

    def table(self) -> dict[str, object]:
        return position.write_table(self)

    def pending(self) -> dict[str, object]:
        return position.write_pending(self)

    def hide(self, table: Any, pending: Any, seat: int) -> None:
        """CN-1.7. Nothing on the table is secret."""

    def imagine(self, seat: int, dice: Dice) -> "CargoNoir":
        """CN-1.7. What is in the bag can be counted; the order of the draws is not in here."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return read_position, (self.position(),)


def new_game(seats: int, options: dict[str, object] | None = None) -> CargoNoir:
    """CN-2. Empty slots: chance is asked for the first token of the black market."""
    if not 2 <= seats <= 5:
        raise Malformed(f"Cargo Noir is for 2 to 5 seats, not {seats}")
    s = CargoNoir()
    lay_table(s, seats, read_options(options))
    s.plan(SETUP)
    s.proceed()
    return s


def read_position(written: object) -> CargoNoir:
    """The state that wrote this position; it plays on identically."""
    seats, options = CARGO_NOIR.read_head(Written(written, "position"))
    s = new_game(seats, options)
    position.read_into(s, Written(written, "position"))
    return s


CARGO_NOIR: Final = Rules(
    name="cargo_noir",
    fewest_seats=2,
    most_seats=5,
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
