"""A course of training: games, a fit, games by what was learned, a fit, and so on (extra `data`).

Players of the first round look at their own turn only. From the second round on most of them search
with the judge as it is by then, and some go on as before: a judge that only ever met its own kind
would follow its own fashions. Every round is kept, so that a course that was interrupted goes on
where it stopped; what comes out depends on the plan and on nothing else.
"""

import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from portside.bots.bot import Bot, Budget
from portside.bots.match import Match
from portside.bots.searcher import SearchBot
from portside.core.about import Game
from portside.core.errors import Malformed
from portside.games import game_of
from portside.research.cluster import Pool
from portside.research.selfplay import Row, SelfPlay, play_chunk
from portside.research.simulation import Store, play_all
from portside.research.training import HELD_OUT, Moments, Weights, fit, joined, moments

REMEMBERED = 4  # rounds that a fit looks at: what was played long ago was played worse
PASSES = 8
GREEDY = 30  # of 100 players after the first round
NEXT_ROUND = 1009  # added to the seed
MATCHES = 8_000_000  # boards on which nothing is learned

Net = dict[str, Any]


@dataclass(frozen=True)
class Course:
    """The same plan comes to the same weights."""

    game: str
    games: int = 24_000  # in all
    round: int = 4_000  # games between two fits
    seed: int = 1
    simulations: int = 60  # of a search while it learns
    hidden: int = 32
    boards: int = 20  # for a match after each round; 0: none

    @property
    def rounds(self) -> int:
        return -(-self.games // self.round)


@dataclass
class Progress:
    """A row of the learning curve."""

    round: int
    games: int  # so far
    moments: int  # that the fit looked at
    surprise_before: float  # by games of this round that were held out: the weights before …
    surprise: float  # … and after the fit
    wins: float | None  # of one such search among others with the judge made by hand
    margin: float | None  # 95 %
    seconds: float


class Run:
    """A course on its way, in a folder of its own."""

    def __init__(self, course: Course, folder: Path, pool: Pool) -> None:
        self.course, self.folder, self.pool = course, folder, pool
        self.game = game_of(course.game)
        if self.game.sight is None:
            raise Malformed(f"no judge can learn {course.game}: the game has no sight")
        self.curve: list[Progress] = []
        self.weights: Weights | None = None
        self.known: list[Moments] = []  # of the last rounds
        self.keep_plan()

    def keep_plan(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        plan, head = asdict(self.course), self.folder / "course.json"
        if head.exists():
            found = json.loads(head.read_text("utf-8"))
            if {**found, "games": 0} != {**plan, "games": 0}:
                raise Malformed(f"{self.folder} belongs to another course; name another output")
        keep(head, json.dumps(plan))

    def go(self, deadline: float, told: Callable[[int], None]) -> Iterator[Progress]:
        """Round by round; `told` hears how many games of the round there are."""
        for number in range(self.course.rounds):
            start = time.monotonic()
            plan = self.plan_of(number)
            store = Store(self.folder / f"round-{number:03}", plan)
            for done in play_all(plan, self.pool.executor, self.pool.at_once, store, play_chunk):
                told(done)
                if time.monotonic() > deadline and done < plan.games:
                    return
            self.learn(number, store, time.monotonic() - start)
            yield self.curve[-1]

    def plan_of(self, number: int) -> SelfPlay:
        course = self.course
        seed = course.seed + NEXT_ROUND * number
        if self.weights is None:
            return SelfPlay(course.game, course.round, seed)
        learned = json.dumps(self.net())
        searching = {"simulations": course.simulations, "greedy": GREEDY}
        return SelfPlay(course.game, course.round, seed, learned=learned, **searching)

    # ------------------------------------------------------------------------- a round

    def learn(self, number: int, store: Store, seconds: float) -> None:
        """Fit the weights to the last rounds; what was found before is taken from its file."""
        held_out, known = self.look_at(number, list(store.chunks()))
        self.known = [*self.known, known][-REMEMBERED:]
        weights, row = [self.folder / f"round-{number:03}.{kind}" for kind in ("npz", "json")]
        if row.exists():
            self.weights = Weights.load(weights)
            self.curve.append(Progress(**json.loads(row.read_text("utf-8"))))
            return
        course = self.course
        every, seed = joined(self.known), course.seed + NEXT_ROUND * number
        self.weights, found = fit(every, held_out, course.hidden, PASSES, seed, self.weights)
        self.weights.save(weights)
        wins, margin = self.match()
        self.curve.append(
            Progress(
                number, (number + 1) * course.round, len(every), found[0], min(found),
                wins, margin, seconds,
            )
        )  # fmt: skip
        keep(row, json.dumps(asdict(self.curve[-1])))

    def look_at(self, number: int, chunks: list[list[Row]]) -> tuple[Moments, Moments]:
        """The moments of the round: of the games that are held out, and of all others."""
        tasks = [(self.course.game, rows, number * 100_003 + i) for i, rows in enumerate(chunks)]
        futures = [self.pool.executor.submit(seen_in, *task) for task in tasks]
        parts = [future.result() for future in futures]
        return joined([held for held, _ in parts]), joined([known for _, known in parts])

    def match(self) -> tuple[float | None, float | None]:
        """One search with what was learned among others with the judge made by hand."""
        course, net = self.course, json.dumps(self.net())
        futures = [
            self.pool.executor.submit(
                play_board, course.game, net, course.simulations, MATCHES + board
            )
            for board in range(course.boards)
        ]
        shares = [future.result() for future in futures]
        if len(shares) < 2:
            return None, None
        return mean(shares), 1.96 * stdev(shares) / len(shares) ** 0.5

    # ------------------------------------------------------------------------ what comes out

    def net(self) -> Net:
        assert self.weights is not None and self.game.sight is not None
        return {"sight": self.game.sight.names, **self.weights.written()}

    def written(self) -> str:
        """The file of weights: what it is, then the numbers, a row for each input."""
        made = asdict(self.course) | {"games": self.curve[-1].games}
        return as_text({"game": self.course.game, "course": made, **self.net()})


def as_text(net: Net) -> str:
    """JSON with a line for each row of numbers."""
    first = ",\n  ".join(json.dumps(row) for row in net["first"])
    lines = [
        f" {json.dumps(key)}: {json.dumps(value)}" for key, value in net.items() if key != "first"
    ]
    return "{\n" + ",\n".join(lines) + f',\n "first": [\n  {first}\n ]\n}}\n'


def seen_in(game: str, rows: list[Row], seed: int) -> tuple[Moments, Moments]:
    """The moments of the games that are held out, and of the others."""
    sight = game_of(game).sight
    assert sight is not None
    return (
        moments(game, sight, rows[::HELD_OUT], seed),
        moments(game, sight, [row for i, row in enumerate(rows) if i % HELD_OUT], seed + 1),
    )


def play_board(game: str, learned: str, simulations: int, board: int) -> float:
    """The learner in every seat among others with the judge made by hand: its share of victory."""
    described = game_of(game)
    seats, total = described.studied_seats, 0.0
    for seat in range(seats):
        bots = [searcher(described, simulations, 31 * board + i, "") for i in range(seats)]
        bots[seat] = searcher(described, simulations, 31 * board + seat, learned)
        result = Match(game, bots, [f"seat {i}" for i in range(seats)], board).play()
        total += 1 / len(result.winners) if seat in result.winners else 0.0
    return total / seats


def searcher(game: Game, simulations: int, seed: int, learned: str) -> Bot:
    judge = game.taught(json.loads(learned)) if learned else game.judge
    return SearchBot(game.name, seed, Budget(simulations=simulations), game.search, judge=judge)


def keep(path: Path, text: str) -> None:
    """Whole or not at all."""
    beside = path.with_suffix(".new")
    beside.write_text(text, "utf-8")
    os.replace(beside, path)
