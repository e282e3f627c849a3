"""Portside: harbour-trading board games for players and for research.

s = portside.new_game("santiago", seats=3)
portside.core.simulate.settle(s, portside.Dice(7))      # chance answers until a seat is asked
portside.submit(s, s.to_move, "leave-out rum")          # the checked door: words
s.play(s.legal()[0])                                    # the trusted door: numbers
"""

import json

from portside.core import record, simulate
from portside.core.errors import IllegalAnswer, Malformed
from portside.core.game import CHANCE, NOBODY, PASS, Event, Log, Rules, State, submit
from portside.core.record import Record, read_record, write_record
from portside.core.rng import Dice
from portside.core.written import Written
from portside.games import GAMES, rules_of

__version__ = "0.1.0"


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
    return record.replay(played, rules_of(played.game), upto, log)


__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "PASS",
    "Dice",
    "Event",
    "IllegalAnswer",
    "Log",
    "Malformed",
    "Record",
    "Rules",
    "State",
    "new_game",
    "read_position",
    "read_record",
    "replay",
    "rules_of",
    "simulate",
    "submit",
    "write_record",
]
