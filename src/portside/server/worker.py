"""A bot at work, in a process of its own: one question a line in, one answer a line out.

It ends when its input does, so it never outlives the server that started it.
"""

import contextlib
import os
import sys
from functools import lru_cache
from typing import Any

import msgspec

from portside.bots.bot import Bot, SeatView
from portside.bots.levels import make_bot
from portside.core.rng import Dice
from portside.games import rules_of


class Task(msgspec.Struct):
    """What a bot may know: a world that its seat must think possible, never the true state."""

    level: str
    world: dict[str, Any]
    seed: int


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


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    out = sys.stdout.buffer
    decode = msgspec.json.Decoder(Task).decode
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):  # the server is gone
        for line in sys.stdin.buffer:
            out.write(msgspec.json.encode(choose(decode(line))) + b"\n")
            out.flush()


if __name__ == "__main__":
    main()
