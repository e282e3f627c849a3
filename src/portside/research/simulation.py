"""Whole games for a data set: planned, played in chunks, kept chunk by chunk.

What a game is depends on the plan and on its number alone, so chunks can be played anywhere, in any
order and more than once. A finished chunk is a file; a run that was interrupted plays the rest.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol

from portside.bots.levels import make_bot
from portside.bots.match import Match
from portside.core.answers import Answers
from portside.core.errors import Malformed
from portside.core.game import CHANCE, NOBODY
from portside.core.record import Record, read_options, write_options, write_record
from portside.core.rng import Dice
from portside.games import rules_of

CHUNK = 100  # games
AHEAD = 2  # chunks waiting for each process, so that none is ever idle

Row = dict[str, Any]  # one game: see `portside.research.data.GAMES`


class Games(Protocol):
    """Which games: a frozen dataclass; the same one is the same games, whoever plays them."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def game(self) -> str: ...

    def chunks(self) -> list[tuple[int, int]]:
        """The numbers of the games that are played in one go: from, and up to before."""
        ...


@dataclass(frozen=True)
class Plan:
    """Which games: the same plan is the same games, whoever plays them."""

    game: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...] = ()  # by seat, moved on by one seat from game to game; none: random
    options: str = ""  # as a record writes them

    def chunks(self) -> list[tuple[int, int]]:
        return [(first, min(first + CHUNK, self.games)) for first in range(0, self.games, CHUNK)]


class KeptMatch(Match):
    """A match that keeps its answers as numbers too."""

    def __init__(self, *how: Any) -> None:
        super().__init__(*how)
        self.numbers: list[int] = []

    def take(self, answer: int) -> None:
        self.numbers.append(answer)
        super().take(answer)

    def forfeit(self, seat: int, error: Exception) -> None:
        """Data of a game that somebody else finished would be wrong: the run stops and says why."""
        fault = self.fault(seat, error)
        raise Malformed(
            f"{fault.bot}, game with seed {self.seed}, seat {seat}, asked {fault.question}: "
            f"{fault.why}"
        ) from None


def is_run(rows: Iterable[Row], plan: Plan) -> bool:
    """Whether these are all the games of the plan, under the rules of today."""
    mine = {"game": plan.game, "rules": rules_of(plan.game).revision, "seats": plan.seats}
    mine |= {"options": plan.options, "seed": plan.seed}
    number = -1
    for number, row in enumerate(rows):
        wanted = {**mine, "number": number, "bots": names_of(plan, number)}
        if any(row.get(key) != value for key, value in wanted.items()):
            return False
    return number + 1 == plan.games


def names_of(plan: Plan, number: int) -> list[str]:
    """Who plays a game, by seat: each bot once in every seat of a board."""
    moved = number % plan.seats
    if not plan.bots:
        return ["random"] * plan.seats
    return [*plan.bots[-moved:], *plan.bots[:-moved]] if moved else [*plan.bots]


def play_chunk(plan: Plan, first: int, last: int) -> list[Row]:
    return [play_game(plan, number) for number in range(first, last)]


def play_game(plan: Plan, number: int) -> Row:
    return played_by_bots(plan, number) if plan.bots else played_at_random(plan, number)


def played_by_bots(plan: Plan, number: int) -> Row:
    """The games of one board meet the same luck, each bot once in every seat."""
    board, names = number // plan.seats, names_of(plan, number)
    seed = plan.seed * 1_000_003 + board
    bots = [
        make_bot(name, plan.game, seed * 31 + seat, hosted=True) for seat, name in enumerate(names)
    ]
    called = [f"{name.replace(',', ' ')} {seat}" for seat, name in enumerate(names)]
    match = KeptMatch(plan.game, bots, called, seed, read_options(plan.options), None)
    try:
        result = match.play()
    finally:
        for bot in bots:
            bot.close()
    return row_of(plan, number, names, match.record, match.numbers, result.winners)


def played_at_random(plan: Plan, number: int) -> Row:
    """Exactly the games of `core.simulate.playout` with the same dice."""
    rules = rules_of(plan.game)
    s = rules.new_game(plan.seats, read_options(plan.options))
    record = Record(plan.game, [f"random {seat}" for seat in range(plan.seats)])
    record.revision, record.options = rules.revision, s.changed_options()
    dice, answers, numbers = Dice(plan.seed * 1_000_003 + number), Answers(), []
    while s.to_move != NOBODY:
        answers.clear()
        s.offer(answers)
        answer = dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers)
        record.add(int(s.to_move), s.write(answer))
        numbers.append(int(answer))
        s.play(answer)
    record.result = s.scores()
    return row_of(plan, number, names_of(plan, number), record, numbers, s.winners())


def row_of(
    plan: Plan, number: int, bots: list[str], record: Record, answers: list[int], winners: list[int]
) -> Row:
    return {
        "number": number,
        "game": plan.game,
        "rules": record.revision,
        "seats": plan.seats,
        "options": write_options(record.options),
        "seed": plan.seed,
        "bots": bots,
        "scores": record.result,
        "winners": winners,
        "decisions": sum(seat != CHANCE for seat, _ in record.answers),
        "answers": answers,
        "record": write_record(record),
    }


# ----------------------------------------------------------------------- chunks on disk


class Store:
    """Finished chunks beside the output, until all are there."""

    def __init__(self, folder: Path, plan: Games) -> None:
        self.folder = folder
        self.plan = plan
        head = folder / "plan.json"
        folder.mkdir(parents=True, exist_ok=True)
        if head.exists() and json.loads(head.read_text("utf-8")) != json.loads(self.written()):
            raise Malformed(f"{folder} belongs to other games; remove it or name another output")
        head.write_text(self.written(), "utf-8")

    def written(self) -> str:
        return json.dumps({**asdict(self.plan), "rules": rules_of(self.plan.game).revision})

    def file(self, first: int) -> Path:
        return self.folder / f"{first:09}.json"

    def has(self, first: int) -> bool:
        return self.file(first).exists()

    def keep(self, first: int, rows: list[Row]) -> None:
        """Whole or not at all."""
        beside = self.file(first).with_suffix(".new")
        beside.write_text(json.dumps(rows), "utf-8")
        os.replace(beside, self.file(first))

    def chunks(self) -> Iterator[list[Row]]:
        """In order, one in memory at a time."""
        for first, _ in self.plan.chunks():
            yield json.loads(self.file(first).read_text("utf-8"))

    def remove(self) -> None:
        for path in self.folder.iterdir():
            path.unlink()
        self.folder.rmdir()


def play_all(
    plan: Games,
    pool: Executor,
    at_once: int,
    store: Store,
    play: Callable[..., list[Row]] = play_chunk,
) -> Iterator[int]:
    """Play what is missing; after each chunk, how many games are there."""
    done = sum(last - first for first, last in plan.chunks() if store.has(first))
    yield done
    waiting = [chunk for chunk in plan.chunks() if not store.has(chunk[0])]
    waiting.reverse()
    running: dict[Future[list[Row]], int] = {}
    while waiting or running:
        while waiting and len(running) < AHEAD * at_once:
            first, last = waiting.pop()
            running[pool.submit(play, plan, first, last)] = first
        ready, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in sorted(ready, key=lambda one: one.exception() is not None):
            rows = future.result()  # what went well is kept before what did not is told
            store.keep(running.pop(future), rows)
            done += len(rows)
            yield done
