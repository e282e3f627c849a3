"""Puzzles: moments of real games at which one answer is clearly the best.

They lie in the package, `puzzles/<game>.jsonl.gz`: on each line a game as far as it is needed, and
its moments. `insight/mining.py` has found them; `docs/puzzles.md` says how.
"""

import gzip
from collections.abc import Iterable
from datetime import date
from functools import cached_property, lru_cache
from hashlib import sha256
from importlib.resources import files

import msgspec

from portside.core.counsel import Counsel
from portside.core.errors import Malformed
from portside.core.game import State
from portside.core.record import Record, read_record, replay
from portside.core.rng import Dice
from portside.games import game_of, rules_of

RIGHT = 0.01  # of a victory: an answer that comes so close to the best one is right, too


class Weighed(msgspec.Struct, frozen=True, array_like=True):
    """An answer, and what the seat may expect of it; `cost` is what it costs against the best."""

    answer: str
    chance: float
    margin: float  # of the chance (95 %)
    cost: float
    doubt: float  # the margin of the cost


class Moment(msgspec.Struct, frozen=True):
    """A question of a game with one clearly best answer."""

    id: str
    at: int  # answers before it
    third: int  # of its game: 1 to 3
    seat: int
    question: str
    habit: str  # what a mate would answer
    answers: list[Weighed]  # those worth a thought, the best first


class Source(msgspec.Struct, frozen=True):
    """A game with its puzzles. Nobody's name is in the record."""

    record: str
    moments: list[Moment]


class Puzzle:
    """A moment, and the position that it is about."""

    def __init__(self, game: str, record: str, moment: Moment) -> None:
        self.game = game
        self.record = record
        self.moment = moment

    @property
    def id(self) -> str:
        return self.moment.id

    @property
    def best(self) -> Weighed:
        return self.moment.answers[0]

    @cached_property
    def state(self) -> State:
        return replay(read_record(self.record), rules_of(self.game), self.moment.at)

    def in_game_order(self) -> list[Weighed]:
        """The answers as the game would offer them: their order tells nothing."""
        by_words = {one.answer: one for one in self.moment.answers}
        return [by_words[words] for words in self.state.legal_in_words() if words in by_words]

    def why_not(self, answer: str) -> Counsel | None:
        """What the game has to say against an answer."""
        world = self.state.imagine(self.moment.seat, Dice(0))
        pressed, best = world.read(answer), world.read(self.best.answer)
        return game_of(self.game).counsel(world, self.moment.seat, pressed, best)


def is_right(one: Weighed) -> bool:
    return one.cost < RIGHT


def name_of(record: Record, at: int) -> str:
    """The same for the same position: of the game's answers up to here."""
    told = [record.game, record.options, len(record.seats), record.answers[:at]]
    return sha256(msgspec.json.encode(told)).hexdigest()[:8]


# -------------------------------------------------------------------------------- files


def write_puzzles(sources: Iterable[Source]) -> bytes:
    lines = [msgspec.json.encode(source) + b"\n" for source in sources]
    return gzip.compress(b"".join(lines), 9, mtime=0)


def read_puzzles(written: bytes) -> list[Puzzle]:
    """In the order of their names, which is none."""
    try:
        lines = gzip.decompress(written).splitlines()
        sources = [msgspec.json.decode(line, type=Source) for line in lines]
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise Malformed(f"these are no puzzles: {error}") from None
    found = [
        Puzzle(read_record(source.record).game, source.record, moment)
        for source in sources
        for moment in source.moments
    ]
    return sorted(found, key=lambda one: one.id)


@lru_cache(16)
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Those of the package; a game may have none."""
    there = files("portside") / "puzzles" / f"{game}.jsonl.gz"
    return tuple(read_puzzles(there.read_bytes())) if there.is_file() else ()


def puzzle_of(game: str, name: str) -> Puzzle:
    found = {one.id: one for one in puzzles_of(game)}
    if name not in found:
        raise Malformed(f"{game} has no puzzle {name!r}")
    return found[name]


def puzzle_of_day(game: str, day: date) -> Puzzle | None:
    """One a day, the same for everybody: they come in turn."""
    found = puzzles_of(game)
    return found[day.toordinal() % len(found)] if found else None
