"""The bots' processes. One that dies is replaced and its question asked again."""

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from pathlib import Path

import msgspec

import portside
from portside.bots.levels import LEVELS
from portside.core.game import Rules, State
from portside.core.rng import Dice
from portside.server.metrics import METRICS
from portside.server.worker import Choice, Task

LOG = logging.getLogger("portside.workers")
ATTEMPTS = 3
PATIENCE = 10.0  # seconds beyond its budget before a silent worker is given up
MOST_WAITED = 60.0  # seconds in the queue; then the table goes on with a quick answer
LONGEST = 1 << 20  # bytes of a line

# A worker runs the same Portside as the server, wherever that was loaded from.
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join(
        [str(Path(portside.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    ).rstrip(os.pathsep),
}


def thinking_time(rules: Rules, level: str) -> float:
    """How long a level thinks at most, where it goes by the clock."""
    budget = LEVELS[level].budget_for(rules.name)
    return budget.seconds or 0.0 if budget is not None else 0.0


def pace_of(rules: Rules, level: str, pace: float) -> float:
    """Seconds that people wait for a bot at least, if `pace` is the house's.

    Where a seat hides something (a hand, what is behind its screen), a bot that thinks by the clock
    always takes its time: an answer before it would tell that there was little to choose from.
    """
    hides = rules.secrets or rules.name == "santiago"
    return max(pace, thinking_time(rules, level)) if pace and hides else pace


class Gone(Exception):
    """The worker is dead, silent or talks nonsense."""


class Worker:
    """One process."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, task: bytes, patience: float) -> str:
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
            return msgspec.json.decode(line, type=Choice).words
        except (OSError, ValueError, TimeoutError, msgspec.MsgspecError) as error:
            raise Gone(type(error).__name__) from error

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """As many processes as the machine can spare; questions wait their turn."""

    def __init__(self, number: int, command: list[str] | None = None) -> None:
        self.all = [
            Worker(command or [sys.executable, "-m", "portside.server.worker"])
            for _ in range(number)
        ]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def choose(self, level: str, s: State) -> str:
        """An answer for the seat that is asked, in words. It always comes."""
        seat = int(s.to_move)
        world = s.imagine(seat, Dice(secrets.randbits(32)))
        task = msgspec.json.encode(Task(level, world.position(), secrets.randbits(32)))
        patience = thinking_time(s.rules(), level) + PATIENCE
        for _attempt in range(ATTEMPTS):
            try:
                worker = await asyncio.wait_for(self.idle.get(), MOST_WAITED)
            except TimeoutError:
                break
            try:
                words = await worker.ask(task, patience)
                if words in world.legal_in_words():
                    return words
                raise Gone("illegal")
            except Gone as error:
                METRICS.count("portside_worker_failures_total", reason=str(error))
                LOG.warning("worker replaced", extra={"reason": str(error), "level": level})
                await worker.end()
            except asyncio.CancelledError:  # its answer would meet the next question
                await worker.end()
                raise
            finally:
                self.idle.put_nowait(worker)
        METRICS.count("portside_quick_answers_total")
        return quick(world)

    async def close(self) -> None:
        for worker in self.all:
            await worker.end()


def quick(s: State) -> str:
    """An answer without a thought, so that no table waits for a dead bot."""
    return s.write(secrets.choice(s.legal()))
