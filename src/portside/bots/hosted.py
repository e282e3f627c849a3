"""A bot of somebody else's in a process of its own: it can hang or die, and the game goes on.

The process is kept for the next game: what a game costs is a message for each question.
"""

import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from portside.bots.bot import LONGEST, PATIENCE, Bot, Ending, SeatView, in_one_line
from portside.core.errors import Malformed

ENDING = 1.0  # seconds to end, for a process that has closed its line
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
            self.process.join(ENDING)  # its own exit code, not that of being ended
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

    def over(self, ending: Ending) -> None:
        """What it does with that is its own affair: the game has been played."""
        with suppress(Malformed):
            self.host.ask(("over", ending), PATIENCE)

    def close(self) -> None:
        """Keep the process for the next game, if it is well."""
        if self.host.process.is_alive():
            IDLE.setdefault(self.name, []).append(self.host)


def serve(name: str, line: Connection) -> None:
    """What the process does, until nobody is there any more."""
    bot: Bot | None = None
    while True:
        try:
            message = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            bot, answer = done(bot, name, message)
            line.send((True, answer))  # which fails, too, where nobody could read the answer
        except KeyboardInterrupt:
            return
        except Exception as error:
            line.send((False, in_one_line(error)))


def done(bot: Bot | None, name: str, message: tuple[Any, ...]) -> tuple[Bot, Any]:
    """The bot that goes on, and what it answers."""
    from portside.bots.levels import imported

    kind, *given = message
    if kind == "make":
        if bot is not None:
            bot.close()
        return imported(name, *given), None
    assert bot is not None
    if kind == "over":
        bot.over(*given)
        return bot, None
    return bot, bot.choose(*given)
