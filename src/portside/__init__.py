"""Portside: harbour-trading board games for players and for research.

s = portside.new_game("santiago", seats=3)
portside.core.simulate.settle(s, portside.Dice(7))      # chance answers until a seat is asked
portside.submit(s, s.to_move, "leave-out rum")          # the checked door: words
s.play(s.legal()[0])                                    # the trusted door: numbers
"""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from portside.core import record, simulate
from portside.core.errors import IllegalAnswer, Malformed
from portside.core.game import CHANCE, NOBODY, PASS, PICTURE, Event, Log, Rules, State, submit
from portside.core.record import (
    Comment,
    Record,
    read_record,
    read_records,
    write_record,
    write_records,
)
from portside.core.rng import Dice
from portside.core.written import Written
from portside.games import GAMES, rules_of

if TYPE_CHECKING:
    from portside.wire import Review

__version__ = "0.1.0"


def drawn(s: State) -> str:
    """The board of a state as HTML, for notebooks."""
    from portside.text.notebook import html  # only where somebody looks: it loads all texts

    return html(s)


PICTURE.html = drawn


def new_game(game: str, seats: int = 3, options: dict[str, object] | None = None) -> State:
    """A new table of this game. Chance is asked first; seat 0 starts."""
    return rules_of(game).new_game(seats, options)


def read_position(written: object) -> State:
    """The state that wrote this position: what `State.position()` gives, or its JSON text."""
    if isinstance(written, str):
        try:
            written = json.loads(written)
        except ValueError as error:
            raise Malformed(f"position: not JSON: {error}") from None
    return rules_of(Written(written, "position").get("game").text()).read_position(written)


def replay(played: Record, upto: int | None = None, log: Log | None = None) -> State:
    """Play a record again, or only its first `upto` answers. An error names the line."""
    return record.replay(played, rules_for(played), upto, log)


def moments(played: Record, log: Log | None = None) -> Iterator[State]:
    """The table before the first answer of a record, and after each: the same state, played on.

    The n-th of them is the moment n that comments are about; copy a state to keep it.
    """
    return record.moments(played, rules_for(played), log)


def review(played: Record, seed: int = 1, effort: float = 1.0) -> "Review":
    """What was luck, what was choice, what could be known: of a finished game (docs/review.md).

    It takes about a minute on one core; `effort` 0.1 a tenth of that, with wider margins.
    """
    from portside.insight.reviewing import review  # only where somebody asks: it loads the search

    return review(played, seed, effort)


def rules_for(played: Record) -> Rules:
    """The rules of a record's game; an unknown game is said to stand in the record."""
    try:
        return rules_of(played.game)
    except Malformed as error:
        raise Malformed(f"{played.place()}{error}") from None


__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "PASS",
    "Comment",
    "Dice",
    "Event",
    "IllegalAnswer",
    "Log",
    "Malformed",
    "Record",
    "Rules",
    "State",
    "moments",
    "new_game",
    "read_position",
    "read_record",
    "read_records",
    "replay",
    "review",
    "rules_of",
    "simulate",
    "submit",
    "write_record",
    "write_records",
]
