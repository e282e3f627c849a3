"""What a bot is, and what it is given to answer with.

A bot never reaches the true state. Its `SeatView` holds a world that the seat must think possible:
everything the seat knows is as it is, everything else was drawn anew before the bot was asked.
"""

from dataclasses import dataclass, field
from typing import Any

from portside.core.answers import Answers
from portside.core.game import State
from portside.core.judge import Judge
from portside.core.rng import Dice


@dataclass
class Budget:
    """How long a bot may think: seconds, or simulations, or (with neither) as it likes."""

    seconds: float | None = None
    simulations: int | None = None


@dataclass
class Candidate:
    """What a bot thinks of one answer."""

    words: str
    value: float  # the share of victory it expects from it, for its own seat
    visits: int


@dataclass
class Thoughts:
    """Why a bot answered as it did."""

    chances: list[float] = field(default_factory=list)  # to win, by seat
    options: list[Candidate] = field(default_factory=list)  # the best first
    line: list[str] = field(default_factory=list)  # what it expects to happen next, in words
    simulations: int = 0


class SeatView:
    """What one seat sees when it is asked."""

    def __init__(
        self,
        s: State,
        budget: Budget | None = None,
        dice: Dice | None = None,
        history: list[str] | None = None,
    ) -> None:
        """`dice` draw the world anew; the state itself is not kept."""
        self.history = history or []  # the answers so far, as far as the seat may know them
        self.seat = int(s.to_move)
        self.budget = budget or Budget()
        self._world = s.imagine(self.seat, dice or Dice(0))

    @property
    def game(self) -> str:
        return self._world.rules().name

    @property
    def seats(self) -> int:
        return int(self._world.seats)

    @property
    def question(self) -> str:
        return self._world.question()

    def view(self) -> dict[str, Any]:
        """The position as the seat may see it."""
        return self._world.view(self.seat)

    def legal(self) -> list[int]:
        return self._world.legal()

    def legal_in_words(self) -> list[str]:
        return self._world.legal_in_words()

    def write(self, answer: int) -> str:
        return self._world.write(answer)

    def read(self, words: str) -> int:
        return self._world.read(words)

    @property
    def has_secrets(self) -> bool:
        """Whether worlds differ at all: some games hide nothing but the future."""
        return bool(self._world.rules().secrets)

    def worth_a_thought(self, judge: Judge) -> list[int]:
        """The legal answers, less those that the game's habits never consider."""
        answers = Answers()
        self._world.offer(answers)
        judge.narrow(self._world, answers)
        return [int(answers.answer[i]) for i in range(answers.n)]

    def imagine(self, dice: Dice) -> State:
        """A world that might be the true one, for all this seat knows: a new one each time."""
        return self._world.imagine(self.seat, dice)


class Bot:
    """Answers for a seat."""

    name = "bot"

    def choose(self, table: SeatView) -> int:
        """One legal answer, within the table's budget."""
        raise NotImplementedError

    def thoughts(self) -> Thoughts:
        """What it thought of its last answer."""
        return Thoughts()

    def close(self) -> None:
        """Let go of what it holds: a program, a process."""
