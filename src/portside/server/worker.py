"""A bot, an adviser or a reviewer at work, in a process of its own.

One question a line comes in, one answer goes out. It ends when its input does, so it never outlives
the server that started it.
"""

import contextlib
import os
import sys
from functools import lru_cache
from typing import Any

import msgspec

from portside import wire
from portside.bots.advice import Adviser, Comparison, Option
from portside.bots.bot import Bot, SeatView
from portside.bots.levels import make_bot
from portside.core.game import State
from portside.core.record import read_record, replay
from portside.core.rng import Dice
from portside.games import game_of, rules_of
from portside.insight.judging import SecondLook
from portside.insight.reviewing import Piece, Reviewer


class Task(msgspec.Struct, tag="choose"):
    """What a bot may know: a world that its seat must think possible, never the true state."""

    level: str
    world: dict[str, Any]
    seed: int


class Consult(msgspec.Struct, tag="advise"):
    """The same for whoever advises a person. `compare`: the answer against the best one."""

    world: dict[str, Any]
    seed: int
    compare: bool = False
    answer: str | None = None


class LookBack(msgspec.Struct, tag="review"):
    """A stretch of a finished game: nothing of it is hidden any more."""

    record: str
    seed: int
    effort: float
    number: int


class Compare(msgspec.Struct, tag="compare"):
    """Two answers at a moment of a finished game, held against each other."""

    record: str  # up to that moment
    seed: int
    effort: float
    answer: str
    best: str


class Choice(msgspec.Struct):
    words: str


@lru_cache(24)
def bot_of(level: str, game: str) -> Bot:
    """One of each kind is kept: what it has learnt to do fast is no secret of a table."""
    return make_bot(level, game, 1)


def choose(task: Task) -> Choice:
    s = rules_of(task.world["game"]).read_position(task.world)
    table = SeatView(s, None, Dice(task.seed))
    return Choice(table.write(bot_of(task.level, table.game).choose(table)))


def advise(task: Consult) -> wire.Advice:
    s = rules_of(task.world["game"]).read_position(task.world)
    table = SeatView(s, None, Dice(task.seed))
    advice = Adviser(table, task.seed).advise(task.answer, task.compare)
    found, told = advice.comparison, None
    if found is not None:
        better, worse = option(found.better), option(found.worse)
        told = wire.Comparison(better, worse, found.cost, found.margin)
    line = [wire.Expected(seat, words, question) for seat, words, question in advice.line]
    options = [option(one) for one in advice.options]
    warns = task.answer is not None and advice.warns
    why = why_not(s, found) if found is not None else None
    return wire.Advice(options, line, advice.simulations, told, warns, why)


def look_back(task: LookBack) -> Piece:
    return Reviewer(read_record(task.record), task.seed, task.effort).piece(task.number)


def compare(task: Compare) -> wire.Weighed:
    record = read_record(task.record)
    s = replay(record, rules_of(record.game))
    return SecondLook(s, len(record.answers), task.seed, task.effort).weighed_against(
        task.answer, task.best
    )


Asked = Task | Consult | LookBack | Compare


def answer(task: Asked) -> Choice | wire.Advice | Piece | wire.Weighed:
    match task:
        case Task():
            return choose(task)
        case Consult():
            return advise(task)
        case LookBack():
            return look_back(task)
        case Compare():
            return compare(task)


def why_not(s: State, found: Comparison) -> wire.WhyNot | None:
    """What the game has to say against the worse answer."""
    said = game_of(s.rules().name).counsel(
        s, int(s.to_move), found.worse.answer, found.better.answer
    )
    return wire.WhyNot(said.code, said.rules, said.args) if said is not None else None


def option(one: Option) -> wire.Option:
    return wire.Option(one.words, one.chance, one.visits)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    out = sys.stdout.buffer
    decode: Any = msgspec.json.Decoder(Asked).decode
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):  # the server is gone
        for line in sys.stdin.buffer:
            out.write(msgspec.json.encode(answer(decode(line))) + b"\n")
            out.flush()


if __name__ == "__main__":
    main()
