"""A game describes itself: all that bots, research, server and text want to know of it.

Whatever a game leaves out has a safe default: nothing of it is taken to be public, the judge sees
the score and no more, and an observer tells what is asked.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from portside.core.game import Event, Rules
from portside.core.judge import Judge
from portside.core.observation import Observer, PlainObserver

Choice: TypeAlias = bool | int | str | None


def never(_s: Any) -> bool:
    return False


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

    # What is hidden. An answer that is played at once because there is no other, or a bot that
    # answers sooner, tells something of the seat. `has_open_choice` says of a state whether
    # everybody can see what may be answered; `dealt` gives by seat, in a world that a seat
    # imagines, the answers of chance that are its secret.
    hides: bool = True
    has_open_choice: Callable[[Any], bool] = never
    dealt: Callable[[Any], list[list[int]]] | None = None

    # Bots. The judge may improve; the greedy bot keeps the yardstick it was first measured with.
    judge: Judge = field(default_factory=Judge)
    yardstick: Judge | None = None
    blur: float = 3.0  # points that a beginner misjudges an answer by
    simulations: dict[str, int] = field(default_factory=dict)  # by level, where it is not its own
    search: dict[str, Any] = field(default_factory=dict)  # settings that differ from the usual

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
        return self.yardstick or self.judge

    def observe(self, seats: int, memory: bool = False) -> Observer:
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
