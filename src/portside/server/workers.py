"""The bots' processes, shared fairly. One that dies is replaced and its question asked again."""

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from collections import deque
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

import portside
from portside import wire
from portside.bots.bot import Bot, SeatView
from portside.bots.greedy import GreedyBot
from portside.bots.levels import LEVELS
from portside.core.game import Rules, State
from portside.core.rng import Dice
from portside.games import game_of
from portside.insight.reviewing import Piece
from portside.server.metrics import Metrics
from portside.server.worker import Choice, Compare, Consult, LookBack, Task

T = TypeVar("T")
LOG = logging.getLogger("portside.workers")
ATTEMPTS = 3
PATIENCE = 10.0  # seconds beyond its budget before a silent worker is given up
MOST_WAITED = 10.0  # seconds for a worker; then the bot answers by habit
MOST_LOOKED_BACK = 300.0  # seconds for a stretch of a game, where the rules are not compiled
LONGEST = 1 << 20  # bytes of a line
COMMAND = [sys.executable, "-m", "portside.server.worker"]

# A worker runs the same Portside as the server, wherever that was loaded from.
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join(
        [str(Path(portside.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    ).rstrip(os.pathsep),
}


def thinking_time(rules: Rules, level: str) -> float:
    """How long a level thinks at most, where it goes by the clock."""
    budget = LEVELS[level].budget_for(game_of(rules.name))
    return budget.seconds or 0.0 if budget is not None else 0.0


def pace_of(rules: Rules, level: str, pace: float, hurried: bool = False) -> float:
    """Seconds that people wait for a bot at least, if `pace` is the house's and nobody hurries.

    Where a seat hides something (a hand, what is behind its screen), a bot that thinks by the clock
    always takes its time: an answer before it would tell that there was little to choose from.
    """
    hides = game_of(rules.name).hides
    followed = 0.0 if hurried else pace
    return max(followed, thinking_time(rules, level)) if pace and hides else followed


class Gone(Exception):
    """The worker is dead, silent or talks nonsense."""


class Worker:
    """One process."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, task: bytes, patience: float, kind: type[T]) -> T:
        try:
            if self.process is None or self.process.returncode is not None:
                self.process = await asyncio.create_subprocess_exec(
                    *self.command,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LONGEST,
                    env=ENVIRONMENT,
                )
            assert self.process.stdin is not None and self.process.stdout is not None
            self.process.stdin.write(task + b"\n")
            await self.process.stdin.drain()
            line = await asyncio.wait_for(self.process.stdout.readline(), patience)
            return msgspec.json.decode(line, type=kind)
        except (OSError, ValueError, TimeoutError, msgspec.MsgspecError) as error:
            raise Gone(type(error).__name__) from error

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


Place = asyncio.Future[Worker]
Line = dict[str, deque[Place]]  # by owner, whose turn is next first


class Queue:
    """Idle workers, and the questions that wait for one.

    People's tables come first, and reviews of finished games last. In each line everybody who has
    set tables gets one thought in turn: a hundred tables of one delay another's as little as one
    table does. A table asks one question at a time, so that the tables of one are served in turn
    as well.
    """

    def __init__(self, workers: list[Worker]) -> None:
        self.idle = deque(workers)
        self.with_people: Line = {}
        self.without: Line = {}
        self.looking_back: Line = {}

    @contextlib.asynccontextmanager
    async def worker(self, owner: str, people: bool) -> AsyncIterator[Worker]:
        """A worker for one question. TimeoutError: none had time."""
        line = self.with_people if people else self.without
        async with asyncio.timeout(MOST_WAITED):
            worker = await self.take(owner, line)
        try:
            yield worker
        finally:
            self.give(worker)

    @contextlib.asynccontextmanager
    async def spare_worker(self, owner: str) -> AsyncIterator[Worker]:
        """A worker that nobody else wants now, however long that takes."""
        worker = await self.take(owner, self.looking_back)
        try:
            yield worker
        finally:
            self.give(worker)

    async def take(self, owner: str, line: Line) -> Worker:
        return self.idle.popleft() if self.idle else await self.wait(owner, line)

    async def wait(self, owner: str, line: Line) -> Worker:
        place: Place = asyncio.get_running_loop().create_future()
        line.setdefault(owner, deque()).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.cancelled():
                forget(line, owner, place)
            else:  # it has just been given one
                self.give(place.result())
            raise

    def give(self, worker: Worker) -> None:
        """To whose turn it is. Who has more questions waits for the others' first."""
        while line := self.with_people or self.without or self.looking_back:
            owner, places = next(iter(line.items()))
            del line[owner]
            place = places.popleft()
            if places:
                line[owner] = places
            if not place.cancelled():
                place.set_result(worker)
                return
        self.idle.append(worker)


def forget(line: Line, owner: str, place: Place) -> None:
    places = line.get(owner, deque())
    if place in places:
        places.remove(place)
    if not places:
        line.pop(owner, None)


class Chosen(NamedTuple):
    words: str
    hasty: bool = False  # by habit: there was no time to think


class Workers:
    """As many processes as the machine can spare; questions wait their turn."""

    def __init__(
        self, number: int, command: list[str] | None = None, metrics: Metrics | None = None
    ) -> None:
        self.metrics = metrics or Metrics()
        self.all = [Worker(command or COMMAND) for _ in range(number)]
        self.queue = Queue(self.all)

    async def choose(self, level: str, s: State, *, owner: str, people: bool) -> Chosen:
        """An answer for the seat that is asked. It always comes.

        `owner` stands for whoever has set the table, `people` says whether any sit there.
        """
        world = imagined(s)
        try:
            async with self.queue.worker(owner, people) as worker:
                return Chosen(await self.ask(worker, level, world))
        except (TimeoutError, Gone):
            self.metrics.quick_answers.inc()
            return Chosen(by_habit(world), hasty=True)

    async def ask(self, worker: Worker, level: str, world: State) -> str:
        task = msgspec.json.encode(Task(level, world.position(), secrets.randbits(32)))
        patience = thinking_time(world.rules(), level) + PATIENCE
        for _attempt in range(ATTEMPTS):
            try:
                words = (await worker.ask(task, patience, Choice)).words
                if words in world.legal_in_words():
                    return words
                raise Gone("illegal")
            except Gone as error:
                self.metrics.worker_failures(str(error)).inc()
                LOG.warning("worker replaced", extra={"reason": str(error), "level": level})
                await worker.end()
            except asyncio.CancelledError:  # its answer would meet the next question
                await worker.end()
                raise
        raise Gone("every attempt failed")

    async def advise(
        self, s: State, answer: str | None, *, compare: bool, owner: str
    ) -> wire.Advice | None:
        """What the search thinks, from what the asked seat knows; None: nobody had time."""
        world = imagined(s)
        task = Consult(world.position(), secrets.randbits(32), compare, answer)
        try:
            async with self.queue.worker(owner, people=True) as worker:
                try:
                    return await worker.ask(msgspec.json.encode(task), PATIENCE, wire.Advice)
                except (Gone, asyncio.CancelledError):  # what it still says is for nobody
                    await worker.end()
                    raise
        except (TimeoutError, Gone) as error:
            LOG.warning("no advice", extra={"reason": type(error).__name__})
            return None

    async def compare(self, task: Compare, *, owner: str) -> wire.Weighed | None:
        """Two answers of a finished game; None: nobody had time."""
        try:
            async with self.queue.worker(owner, people=False) as worker:
                try:
                    return await worker.ask(msgspec.json.encode(task), PATIENCE, wire.Weighed)
                except (Gone, asyncio.CancelledError):
                    await worker.end()
                    raise
        except (TimeoutError, Gone) as error:
            LOG.warning("not weighed", extra={"reason": type(error).__name__})
            return None

    async def look_back(self, task: LookBack, *, owner: str) -> Piece:
        """A stretch of a finished game, when nobody who plays wants a worker. Gone: it fails."""
        written = msgspec.json.encode(task)
        async with self.queue.spare_worker(owner) as worker:
            try:
                return await worker.ask(written, MOST_LOOKED_BACK, Piece)
            except (Gone, asyncio.CancelledError):
                await worker.end()
                raise

    async def close(self) -> None:
        for worker in self.all:
            await worker.end()


def imagined(s: State) -> State:
    """A world that the asked seat must think possible: nothing else ever leaves for a process."""
    return s.imagine(int(s.to_move), Dice(secrets.randbits(32)))


def by_habit(world: State) -> str:
    """What looks best at a glance: less than a millisecond, so it needs no worker."""
    table = SeatView(world, None, Dice(secrets.randbits(32)))
    return table.write(habitual(table.game).choose(table))


@cache
def habitual(game: str) -> Bot:
    return GreedyBot(game, 1, depth=1)
