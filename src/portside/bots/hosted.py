"""A bot of somebody else's in a process of its own: it can hang or die, and the game goes on.

The process is kept for the next game: what a game costs is a message for each question.
"""

import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

from portside.bots.bot import Bot, SeatView
from portside.core.errors import Malformed

PATIENCE = 10.0  # seconds beyond its budget before a silent bot is given up
LONGEST = 120.0  # seconds for one answer where the budget names none

IDLE: dict[str, list["Host"]] = {}  # by name of the bot: processes that wait for a game


class Host:
    """A process that makes bots of one class, one after the other, and lets them answer."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.line, theirs = multiprocessing.Pipe()
        spawn = multiprocessing.get_context("spawn")
        self.process = spawn.Process(target=serve, args=(name, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, message: tuple[Any, ...], patience: float) -> Any:
        """What it answers. A bot that fails is told in one line, and its process ended."""
        try:
            self.line.send(message)
            if not self.line.poll(patience):
                self.end()
                raise Malformed(f"gave no answer within {patience:g} s")
            good, answer = self.line.recv()
        except (EOFError, OSError):
            self.end()
            raise Malformed(f"its process ended ({self.process.exitcode})") from None
        if not good:
            raise Malformed(answer)
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class HostedBot(Bot):
    """Answers through its host."""

    def __init__(self, name: str, game: str, seed: int) -> None:
        self.name = name
        waiting = IDLE.get(name)
        self.host = waiting.pop() if waiting else Host(name)
        self.host.ask(("make", game, seed), LONGEST)

    def choose(self, table: SeatView) -> int:
        seconds = table.budget.seconds
        patience = LONGEST if seconds is None else seconds + PATIENCE
        answer: int = self.host.ask(("choose", table), patience)
        return answer

    def close(self) -> None:
        """Keep the process for the next game, if it is well."""
        if self.host.process.is_alive():
            IDLE.setdefault(self.name, []).append(self.host)


def serve(name: str, line: Connection) -> None:
    """What the process does, until nobody is there any more."""
    from portside.bots.levels import imported

    bot: Bot | None = None
    while True:
        try:
            message = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            if message[0] == "make":
                if bot is not None:
                    bot.close()
                bot, answer = imported(name, message[1], message[2]), None
            else:
                assert bot is not None
                answer = bot.choose(message[1])
        except Exception as error:
            line.send((False, f"{type(error).__name__}: {error}"))
        else:
            line.send((True, answer))
