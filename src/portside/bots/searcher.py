"""The searching bot: `Search`, with a budget, on one process or several."""

import contextlib
import gc
import math
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from portside.bots.bot import Bot, Budget, Candidate, SeatView, Thoughts
from portside.bots.search import Search, Settings
from portside.core.game import State
from portside.core.judge import Judge
from portside.core.rng import Dice
from portside.games import game_of

UNLIMITED = 10**9
PUNCTUAL = 0.95  # of the time is for searching, the rest for all that is around it …
RESERVE = 0.002  # … and these seconds, but at most half of all: machines pause now and then
LINE = 8  # answers of the principal line that are told

Found = dict[int, tuple[int, float]]  # by answer: visits, mean value


class SearchBot(Bot):
    """Information-set Monte Carlo tree search. The same seed and simulations, the same answer."""

    name = "search"

    def __init__(
        self,
        game: str,
        seed: int,
        budget: Budget,
        settings: dict[str, Any] | None = None,
        processes: int = 1,
        judge: Judge | None = None,
    ) -> None:
        """`judge`: another one than the game's best; then it searches in this process alone."""
        self.game = game
        self.seed = seed
        self.budget = budget
        self.settings = settings or {}
        self.judge = judge or game_of(game).best_judge
        self.dice = Dice(seed)
        self.searches: dict[int, Search] = {}  # by number of seats
        self.pool = ProcessPoolExecutor(processes - 1) if processes > 1 and judge is None else None
        self.processes = processes if self.pool is not None else 1
        self.last: tuple[SeatView, Search, Found, State] | None = None

    def choose(self, table: SeatView) -> int:
        with undisturbed():
            return self.think(table)

    def think(self, table: SeatView) -> int:
        start = time.perf_counter()
        answers = table.worth_a_thought(self.judge)
        if len(answers) == 1:
            self.last = None
            return answers[0]
        most, seconds = self.limits(table.budget)
        world = table.imagine(self.dice)
        seconds = max(0.0, time_to_think(seconds) - (time.perf_counter() - start))
        helpers = self.ask_helpers(world.position(), table.seat, most, seconds)
        search = self.search_for(table.seats)
        search.search(world, table.seat, most, seconds, early=self.pool is None)
        found = add_up([as_found(search, table.seat), *[helper.result() for helper in helpers]])
        self.last = table, search, found, world
        return max(found, key=lambda answer: found[answer])

    def lots(self, seats: int) -> list[Dice]:
        search = self.search_for(seats)
        return [self.dice, search.dice, search.look.dice]

    def limits(self, given: Budget) -> tuple[int, float]:
        """Its own budget, or less if the table allows less."""
        most = min(self.budget.simulations or UNLIMITED, given.simulations or UNLIMITED)
        seconds = min(self.budget.seconds or math.inf, given.seconds or math.inf)
        return most, seconds

    def search_for(self, seats: int) -> Search:
        if seats not in self.searches:
            settings = Settings(**self.settings)
            self.searches[seats] = Search(self.judge, settings, seats, self.seed)
        return self.searches[seats]

    def ask_helpers(self, world: Any, seat: int, most: int, seconds: float) -> list[Any]:
        if self.pool is None:
            return []
        return [
            self.pool.submit(
                search_apart, world, seat, most, seconds, self.settings, self.dice.below(1 << 30)
            )
            for _ in range(self.processes - 1)
        ]

    def thoughts(self) -> Thoughts:
        """Put into words only when somebody asks: an answer must not wait for it."""
        if self.last is None:
            return Thoughts()
        table, search, found, world = self.last
        return Thoughts(
            chances=search.chances(),
            options=sorted(
                [Candidate(table.write(a), value, visits) for a, (visits, value) in found.items()],
                key=lambda option: (-option.visits, -option.value),
            ),
            line=[words for _, words, _ in search.line(world, LINE)],
            simulations=int(search.simulations) * self.processes,
        )

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown()


def time_to_think(seconds: float) -> float:
    """What of a budget is for thinking, so that the answer is given within it."""
    return max(seconds / 2, min(PUNCTUAL * seconds, seconds - RESERVE))


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """No garbage is collected meanwhile: that can take longer than a small budget."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def as_found(search: Search, seat: int) -> Found:
    return {answer: (visits, value) for answer, visits, value in search.found(seat)}


def add_up(parts: list[Found]) -> Found:
    """Visits add up; values are means over all visits."""
    total: Found = {}
    for part in parts:
        for answer, (visits, value) in part.items():
            before, mean = total.get(answer, (0, 0.0))
            both = before + visits
            total[answer] = (both, (mean * before + value * visits) / both if both else 0.0)
    return total


def search_apart(
    world: Any, seat: int, most: int, seconds: float, settings: dict[str, Any], seed: int
) -> Found:
    """The same search in a process of its own, from an imagined world."""
    game = game_of(world["game"])
    s = game.rules.read_position(world)
    search = Search(game.best_judge, Settings(**settings), int(s.seats), seed)
    search.search(s, seat, most, seconds)
    return as_found(search, seat)
