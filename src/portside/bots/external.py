"""A bot that is any program, in any language: one JSON line in, one line out (docs/bots.md)."""

import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from portside.bots.bot import LONGEST, PATIENCE, Bot, Ending, SeatView
from portside.core.errors import Malformed

GRACE = 1.0  # seconds to end by itself, once nothing more will be asked
LONGEST_LINE = 10_000  # letters; no answer comes near it
MOST_LINES = 100  # that wait to be read; who writes more waits


Numbers = Annotated[list[int], Meta(description="by seat")]
Seats = list[Annotated[int, Meta(ge=0)]]
Line = Annotated[str, Meta(pattern=r"^(\*|[0-9]+) \S.*$", description="as in a record")]


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long the program may think: null where nothing is set."""

    seconds: float | None
    simulations: int | None


class Message(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower
):
    """What a program is told, one line each."""

    id: Annotated[str, Meta(description="of the game: no other has it; empty where there is none")]
    seed: Annotated[int, Meta(ge=0, lt=2**32, description="for the program's own random numbers")]
    game: Annotated[str, Meta(description="its name")]
    options: Annotated[dict[str, Any], Meta(description="those that differ from the usual")]
    seat: Annotated[int, Meta(ge=0, description="the program's own")]
    view: Annotated[dict[str, Any], Meta(description="the position as the seat may see it")]
    answers: Annotated[list[Line], Meta(description="the game so far; what is secret reads ?")]


class Question(Message, frozen=True, kw_only=True):
    """A question that wants one line: the words of a legal answer."""

    legal: Annotated[list[str], Meta(min_length=1, description="one of these is the answer")]
    budget: Limit


class Result(Message, frozen=True, kw_only=True):
    """How the game ended. Nothing is asked any more."""

    scores: Numbers
    winners: Annotated[Seats, Meta(description="the seats that share the victory")]
    ranks: Annotated[
        list[Annotated[float, Meta(ge=1)]],
        Meta(description="by seat: 1 is best, equal ones share the mean of theirs"),
    ]
    forfeited: Annotated[Seats, Meta(description="whose bots failed: others played on for them")]


def words_of(command: str) -> list[str]:
    """A command as a shell would take it apart."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Malformed(f"the bot's command {command!r} cannot be read: {error}") from None
    if not words:
        raise Malformed("the bot has no command: exec:python my_bot.py is how one is written")
    return words


class ProgramBot(Bot):
    """Speaks with a program over its standard input and output."""

    def __init__(self, command: str, seed: int = 0) -> None:
        self.name = f"exec:{command}"
        self.seed = seed
        self.closed = False
        words = words_of(command)
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except (OSError, ValueError) as error:
            raise Malformed(f"the bot {command!r} cannot be started: {error}") from None
        # Both ways through a thread: a program that does not read or write blocks nobody else.
        self.lines: queue.Queue[str] = queue.Queue(MOST_LINES)
        self.told: queue.Queue[Message | None] = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()
        threading.Thread(target=self.speak, daemon=True).start()

    def listen(self) -> None:
        """Put by what it writes; at the end, or once it is no text any more, an empty line."""
        assert self.process.stdout is not None
        with self.process.stdout as written, suppress(UnicodeDecodeError):
            while not self.closed and (line := written.readline(LONGEST_LINE)):
                self.lines.put(line)
        self.lines.put("")

    def speak(self) -> None:
        """Write what is told, and close the line when nothing more will be."""
        assert self.process.stdin is not None
        try:
            with self.process.stdin as line:
                while (message := self.told.get()) is not None:
                    line.write(msgspec.json.encode(message).decode() + "\n")
                    line.flush()
        except OSError:
            pass  # it has ended; whoever waits for its answer will hear that

    def choose(self, table: SeatView) -> int:
        view, budget = table.view(), table.budget
        self.told.put(
            Question(
                table.id, self.seed, table.game, view["options"], table.seat, view, table.history,
                legal=table.legal_in_words(), budget=Limit(budget.seconds, budget.simulations),
            )
        )  # fmt: skip
        patience = LONGEST if budget.seconds is None else budget.seconds + PATIENCE
        return table.read(self.hear(patience).strip())

    def hear(self, patience: float) -> str:
        try:
            line = self.lines.get(timeout=patience)
        except queue.Empty:
            raise Malformed(f"{self.name} gave no answer in time") from None
        if not line:
            raise Malformed(f"{self.name} has ended without an answer")
        if len(line) == LONGEST_LINE:
            raise Malformed(f"{self.name} wrote a line of {LONGEST_LINE} letters, or more")
        return line

    def over(self, ending: Ending) -> None:
        view = ending.view
        self.told.put(
            Result(
                ending.id, self.seed, view["game"], view["options"], ending.seat, view,
                ending.history, scores=ending.scores, winners=ending.winners,
                ranks=ending.ranks, forfeited=ending.forfeited,
            )
        )  # fmt: skip

    def close(self) -> None:
        """End the program this bot started, once it has had the time to end by itself."""
        self.told.put(None)
        for end in (self.process.terminate, self.process.kill):
            try:
                self.process.wait(GRACE)
                break
            except subprocess.TimeoutExpired:
                end()
        self.process.wait()
        self.closed = True
        with suppress(queue.Empty):  # so that `listen`, if it waits for room, can end
            while True:
                self.lines.get_nowait()
