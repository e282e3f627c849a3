"""A game describes itself: all that bots, research, server and text want to know of it.

Whatever a game leaves out has a safe default: nothing of it is taken to be public, the judge sees
the score and no more, and an observer tells what is asked.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from portside.core.counsel import Counsel
from portside.core.errors import Malformed
from portside.core.evaluator import Evaluator, Knot
from portside.core.game import Event, Rules
from portside.core.hidden import Hides, nothing_hidden
from portside.core.judge import Judge
from portside.core.learned import LearnedJudge, Sight, read_net
from portside.core.observation import Observer, PlainObserver
from portside.core.schema import Shapes
from portside.core.written import Written

Choice: TypeAlias = bool | int | str | None


def never(_s: Any) -> bool:
    return False


def nothing_open(_s: Any) -> list[int]:
    return []


def no_counsel(_s: Any, _seat: int, _pressed: int, _best: int) -> Counsel | None:
    return None


def no_chapter(_s: Any) -> tuple[str, int]:
    return "", 0


def no_numbers(_options: dict[str, Any]) -> dict[str, int | str]:
    return {}


@dataclass(frozen=True)
class Game:
    """What `games/<game>/about.py` says: `GAME = Game(rules=…, judge=…, …)`."""

    rules: Rules
    order: int = 100  # its place in every list
    usual_seats: int = 4  # at a table of people and bots; see also `studied_seats`
    edition: dict[str, Any] | None = None  # its printed numbers, if a box may have others
    ours: list[str] = field(default_factory=list)  # paths of those that are not the box's

    # By option with a free number or several words: what people are offered. Switches go without.
    choices: dict[str, list[Choice]] = field(default_factory=dict)

    # By the options of a table: the variables of its rules help (`locales/*/rules_<game>.ftl`).
    numbers: Callable[[dict[str, Any]], dict[str, int | str]] = no_numbers

    # What its positions and views look like, for programs that read them: with True, views.
    schema: Shapes | None = None

    # What is hidden. An answer that is played at once because there is no other, or a bot that
    # answers sooner, tells something of the seat. `has_open_choice` says of a state whether
    # everybody can see what may be answered; `dealt` gives by seat, in a world that a seat
    # imagines, the answers of chance that are its secret.
    hides: bool = True
    has_open_choice: Callable[[Any], bool] = never
    dealt: Callable[[Any], list[list[int]]] | None = None

    # By a state that asks a seat: the answers that all can see to be possible and that may be given
    # before everybody's eyes, such as open bids. People at one screen give them without handing it
    # over. Whatever else may be answered is between the seat and the game.
    open_answers: Callable[[Any], list[int]] = nothing_open

    # The first words of answers that may be given at any time between others, such as loans.
    asides: tuple[str, ...] = ()

    # Bots. The judge may improve; the greedy bot keeps the yardstick it was first measured with.
    # What a judge that learns would look at is its sight; what it has learned stands beside the
    # game as `learned.json`, if that is better than the judge made by hand.
    judge: Judge = field(default_factory=Judge)
    yardstick: Judge | None = None
    sight: Sight | None = None
    learned: Judge | None = None
    blur: float = 3.0  # points that a beginner misjudges an answer by
    simulations: dict[str, int] = field(default_factory=dict)  # by level, where it is not its own
    search: dict[str, Any] = field(default_factory=dict)  # settings that differ from the usual

    # By number of seats: how the judge's points become honest shares of victory; fitted to games by
    # `python -m tools.reliability`. What a bot reckons with inside may be scaled otherwise.
    knots: dict[int, list[Knot]] = field(default_factory=dict)

    # The coach. By a state that asks a seat: why the answer pressed costs much against the best, in
    # one sentence; and what can be reckoned for a seat, as JSON (notation, section 7). Both look at
    # nothing that the seat may not know, so the state may be one that the seat imagines.
    counsel: Callable[[Any, int, int, int], Counsel | None] = no_counsel
    odds: Callable[[Any, int], dict[str, Any]] | None = None
    unsure: tuple[str, ...] = ()  # names of questions that the search does not weigh well enough
    one_order: tuple[str, ...] = ()  # and of those asked again at once, answered in one order only

    # The review of a finished game. What lies where a seat may not look, in the true world or in
    # one that it imagines; and the part of the game that a state belongs to: `tale-<name>` in the
    # game's locale, and its number.
    hidden: Hides = nothing_hidden
    chapter: Callable[[Any], tuple[str, int]] = no_chapter

    # Research and reports. Deeds are the events that tell that a seat did something with a thing,
    # and how to say it; where they are `counted`, the amount tells how often. Quiet events are
    # told in the log, but not as the consequence of an answer.
    observer: Callable[[int, bool], Observer] | None = None
    environment: str = ""
    deeds: dict[str, str] = field(default_factory=dict)
    counted: tuple[str, ...] = ()
    quiet: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What it is called in commands, records and positions."""
        return self.rules.name

    @property
    def seats(self) -> int:
        """How many sit down if nobody says otherwise."""
        return self.rules.fitting(self.usual_seats)

    @property
    def studied_seats(self) -> int:
        """The number that strength and speed are measured with."""
        return self.rules.fitting(3)

    @property
    def greedy_judge(self) -> Judge:
        """The judge of bots that look only at their own turn."""
        return self.yardstick or self.judge

    @property
    def best_judge(self) -> Judge:
        """The judge of bots that search, and of figures for people."""
        return self.learned or self.judge

    def taught(self, written: object) -> Judge:
        """The judge with what `portside train` has written down."""
        if self.sight is None:
            raise Malformed(f"no judge can learn {self.name}: the game has no sight")
        return LearnedJudge(self.judge, self.sight, read_net(self.sight, Written(written, "net")))

    def evaluator(self, seats: int) -> Evaluator:
        """Who says what a position of so many seats is worth, as shares of victory."""
        return Evaluator(self.best_judge, self.knots.get(seats))

    def observe(self, seats: int, memory: bool = False) -> Observer:
        """Who turns a state of so many seats into a row of numbers."""
        if self.observer is None:
            return PlainObserver(self.rules, seats)
        return self.observer(seats, memory)

    def environment_name(self) -> str:
        """As registries of environments write it: `CargoNoir`."""
        return self.environment or self.name.title().replace("_", "")


def owner_of(rules: Rules, words: str, events: list[Event]) -> int | None:
    """The seat that alone may know the thing these words name; `events` are what they did."""
    kind = words.split(" ")[0]
    if kind in rules.secrets:
        for event in events:
            if event.kind == kind:
                return event.seat
    return None
