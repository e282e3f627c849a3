"""Manila as the outside sees it: the contract of `core.game`, kept."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from portside.core.answers import Answers
from portside.core.errors import Malformed
from portside.core.game import Rules
from portside.core.rng import Dice
from portside.core.vectors import i64
from portside.core.written import Written
from portside.games.manila import knowledge, position
from portside.games.manila.refusals import REFUSALS
from portside.games.manila.rules import scoring
from portside.games.manila.rules.data import (
    BERTH_NAMES,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    PLACE_NAMES,
    WARE_NAMES,
)
from portside.games.manila.rules.loans import (
    is_free_action,
    offer_free_actions,
    play_free_action,
    write_free_action,
)
from portside.games.manila.rules.options import DEFAULTS, NEAR, Options
from portside.games.manila.rules.questions import QUESTIONS
from portside.games.manila.rules.setup import SETUP, lay_table
from portside.games.manila.rules.state import State

STANDARD: Final = Options({})  # reading them takes longer than setting up a table

NAMES: Final = {"ware": WARE_NAMES, "place": PLACE_NAMES, "berth": BERTH_NAMES}

# What each kind of event names (its `thing`).
EVENTS: Final = {
    "deal": "ware",
    "auction": "",
    "bid": "",
    "pass-auction": "",
    "harbour-master": "",
    "stays-in-office": "",
    "buy": "ware",
    "decline-share": "",
    "ashore": "ware",
    "launch": "ware",
    "place": "place",
    "premium": "",
    "stowaway": "place",
    "pass-placement": "",
    "roll": "ware",
    "dock": "ware",
    "lay-up": "ware",
    "board": "ware",
    "displaced": "ware",
    "captain": "",
    "stay": "",
    "pilot": "ware",
    "decline-pilot": "",
    "plunder": "ware",
    "loot": "ware",
    "profit": "ware",
    "harbour-pays": "berth",
    "claims": "",
    "bank-covers": "",
    "shipyard-pays": "berth",
    "rise": "ware",
    "pledge": "ware",
    "redeem": "ware",
    "polish-count": "",
    "original-count": "",
    "final-redemption": "ware",
    "unredeemed": "ware",
    "unpaid-loan": "ware",
    "end": "",
}

SECRETS: Final = ["deal", "pledge", "redeem"]  # the ware is; that it happened is not (MA-14.2)


@mypyc_attr(acyclic=True)
class Manila(State):
    """A game of Manila in progress."""

    def rules(self) -> Rules:
        return MANILA

    def offer(self, answers: Answers) -> None:
        self.asked.offer(self, answers)
        if self.to_move >= 0:
            offer_free_actions(self, answers)

    def play(self, answer: i64) -> None:
        if is_free_action(self, answer):
            play_free_action(self, answer)
        else:
            super().play(answer)

    def write(self, answer: i64) -> str:
        if is_free_action(self, answer):
            return write_free_action(self, answer)
        return super().write(answer)

    def copy(self) -> "Manila":
        c = Manila()
        self.copy_table(c)
        return c

    def scores(self) -> list[int]:
        return [scoring.fortune(self, player) for player in self.players]

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

    def imagine(self, seat: int, dice: Dice) -> "Manila":
        """MA-14.2, MA-14.3. See `knowledge.deal_anew` for how likely each world is."""
        imagined = self.copy()
        knowledge.deal_anew(imagined, seat, dice)
        return imagined

    def __reduce__(self) -> tuple[Any, ...]:
        return read_position, (self.position(),)


def new_game(seats: int, options: dict[str, object] | None = None) -> Manila:
    """MA-2. An empty board: chance is asked for the first share."""
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise Malformed(f"Manila is for {FEWEST_PLAYERS} to {MOST_PLAYERS} seats, not {seats}")
    s = Manila()
    lay_table(s, seats, Options(options) if options else STANDARD)
    s.plan(SETUP)
    s.proceed()
    return s


def read_position(written: object) -> Manila:
    """The state that wrote this position; it plays on identically."""
    seats, options = MANILA.read_head(Written(written, "position"))
    s = new_game(seats, options)
    position.read_into(s, Written(written, "position"))
    return s


MANILA: Final = Rules(
    name="manila",
    fewest_seats=FEWEST_PLAYERS,
    most_seats=MOST_PLAYERS,
    options=DEFAULTS,
    questions=QUESTIONS,
    names=NAMES,
    events=EVENTS,
    secrets=SECRETS,
    begin=new_game,
    revive=read_position,
    near=NEAR,
    refusals=REFUSALS,
)
