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

PATIENCE = 10.0  # seconds beyond its budget before a silent bot of somebody else's is given up
LONGEST = 120.0  # seconds for one answer where the budget names none


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
        id: str = "",
    ) -> None:
        """`dice` draw the world anew; the state itself is not kept."""
        self.id = id  # of the game, where it has one
        self.history = history or []  # the answers so far, as far as the seat may know them
        self.seat = int(s.to_move)
        self.budget = budget or Budget()
        self._world = s.imagine(self.seat, dice or Dice(0))

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._world.rules().name

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._world.seats)

    @property
    def question(self) -> str:
        """What is asked."""
        return self._world.question()

    def view(self) -> dict[str, Any]:
        """The position as the seat may see it."""
        return self._world.view(self.seat)

    def legal(self) -> list[int]:
        """Every legal answer, as a number."""
        return self._world.legal()

    def legal_in_words(self) -> list[str]:
        """Every legal answer, in words."""
        return self._world.legal_in_words()

    def write(self, answer: int) -> str:
        """An answer in words."""
        return self._world.write(answer)

    def read(self, words: str) -> int:
        """The answer that these words mean."""
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


@dataclass
class Ending:
    """How a game ended, told to one seat."""

    id: str  # of the game, as in its `SeatView`
    seat: int
    view: dict[str, Any]  # the last position as the seat may see it
    history: list[str]  # all answers, as far as the seat may know them
    scores: list[int]  # by seat
    winners: list[int]  # the seats that share the victory
    ranks: list[float]  # by seat: 1 is best, equal ones share the mean of theirs
    forfeited: list[int]  # the seats whose bots failed: somebody else played on for them


def ranks_of(scores: list[int], winners: list[int], forfeited: list[int]) -> list[float]:
    """1 is best; equal scores share their ranks. Winners come first.

    Who forfeited comes last, and all of them alike: the score is somebody else's.
    """
    keys = [
        (seat in winners, 0, 0) if seat in forfeited else (seat in winners, 1, score)
        for seat, score in enumerate(scores)
    ]
    return [sum(other > key for other in keys) + (keys.count(key) + 1) / 2 for key in keys]


def draw_on(lots: list[Dice], kept: list[Dice]) -> None:
    """Go on with the numbers that were kept."""
    for mine, theirs in zip(lots, kept, strict=True):
        mine.a, mine.b = theirs.a, theirs.b


MOST_QUOTED = 200  # letters of what somebody else's bot says for itself


def cut(text: str) -> str:
    """In one line, and no longer than anybody reads."""
    line = " ".join(text.split())
    return line if len(line) <= MOST_QUOTED else line[:MOST_QUOTED] + " …"


def in_one_line(error: BaseException) -> str:
    """What a bot raised; not all of them can even say it."""
    try:
        return cut(f"{type(error).__name__}: {error}")
    except Exception:
        return type(error).__name__


class Bot:
    """Answers for a seat."""

    name = "bot"

    def choose(self, table: SeatView) -> int:
        """One legal answer, within the table's budget."""
        raise NotImplementedError

    def thoughts(self) -> Thoughts:
        """What it thought of its last answer."""
        return Thoughts()

    def lots(self, seats: int) -> list[Dice]:
        """What it draws lots with at so many seats: a copy of its game goes on with the same."""
        return []

    def over(self, ending: Ending) -> None:
        """The game has ended like this. Whoever learns from it may do so now."""

    def close(self) -> None:
        """Let go of what it holds: a program, a process."""
