"""No table costs more than a few tables: `python -m bench.costly [--tables 10000] [--games …]`.

Plays random games with options that a server accepts from strangers, and does for each answer what
a server lets the rules do: play it with what follows of itself, find and write the legal answers,
try each of them, and show the table to everybody. Prints the slowest answer and the costliest
table, in CPU time, beside standard ones.
"""

import argparse
import gc
import json
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from statistics import median
from typing import Any, Final

from bench.strangers import accepted_table
from portside import CHANCE, GAMES, NOBODY, Dice, Rules, State, rules_of
from portside.cli.doing.measure import build
from portside.core.answers import Answers
from portside.core.game import Log

SLOWEST: Final = 0.050  # seconds for one answer
DEAREST: Final = 4.5  # standard tables: about four
STANDARD: Final = 40  # tables for each number of seats, to compare with
AGAIN: Final = 3  # times that what looks dear is played once more
TABLES_AT_ONCE: Final = 250  # of one task of a process
WORLDS: Final = 2  # that the server imagines where hands are hidden


@dataclass
class Cost:
    """What a table took, in seconds of CPU time."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    whole: float = 0.0
    slowest: float = 0.0
    answers: int = 0
    most_legal: int = 0

    def add(self, seconds: float) -> None:
        self.whole += seconds
        self.slowest = max(self.slowest, seconds)
        self.answers += 1

    def or_less(self, again: "Cost") -> "Cost":
        """The same game was played again."""
        whole, slowest = min(self.whole, again.whole), min(self.slowest, again.slowest)
        return replace(self, whole=whole, slowest=slowest)


@dataclass
class Costs:
    """Of a game: what a standard table takes, by seats, and all the others."""

    standard: dict[int, float]
    tables: list[Cost] = field(default_factory=list)

    def times(self, cost: Cost) -> float:
        return cost.whole / self.standard[cost.seats]

    def slowest(self) -> Cost:
        return max(self.tables, key=lambda cost: cost.slowest)

    def dearest(self) -> Cost:
        return max(self.tables, key=self.times)


# ------------------------------------------------------------------------------- one table


def play(s: State, cost: Cost) -> Cost:
    """A random game to its end. What Python tidies up meanwhile is not what we measure."""
    gc.disable()
    dice, first = Dice(random.Random(cost.seed).getrandbits(31)), None
    while True:
        start = time.process_time()
        legal = one_answer(s, first, dice)
        cost.add(time.process_time() - start)
        if not legal:
            gc.enable()
            return cost
        cost.most_legal = max(cost.most_legal, len(legal))
        first = legal[int(dice.below(len(legal)))]


def one_answer(s: State, first: int | None, dice: Dice) -> list[int]:
    """What a server has the rules do for one answer. Returns the answers legal then."""
    if first is not None:
        s.write(first)
        s.play(first)
    go_on(s, dice)
    for seat in (NOBODY, *range(s.seats)):
        s.view(seat)
    if s.to_move == NOBODY:
        s.scores()
        s.winners()
        return []
    return try_all(s)


def go_on(s: State, dice: Dice) -> None:
    """Chance, and answers without a choice, until somebody is really asked."""
    answers = Answers()
    while s.to_move != NOBODY:
        answers.clear()
        s.offer(answers)
        if s.to_move != CHANCE and answers.n > 1:
            return
        answer = dice.draw(answers) if s.to_move == CHANCE else answers.answer[0]
        s.write(answer)
        s.play(answer)


def try_all(s: State) -> list[int]:
    """The legal answers, each of them written and tried on imagined worlds."""
    seat, number = int(s.to_move), WORLDS if s.rules().secrets else 1
    worlds = [s.imagine(seat, Dice(world)) for world in range(number)]
    legal = s.legal()
    for answer in legal:
        s.write(answer)
        for world in worlds:
            tried = world.copy()
            tried.log = Log()
            tried.play(answer)
    return legal


# ------------------------------------------------------------------------------ many tables


def standard(rules: Rules, tables: int) -> dict[int, float]:
    """By seats: what a table with the printed numbers usually takes."""
    return {
        seats: median(
            play(rules.new_game(seats), Cost(rules.name, seats, {}, f"standard {number}")).whole
            for number in range(tables)
        )
        for seats in range(rules.fewest_seats, rules.most_seats + 1)
    }


def play_some(game: str, first: int, tables: int, compared: int = STANDARD) -> Costs:
    """Standard tables are played by the same process: a fair comparison."""
    costs = Costs(standard(rules_of(game), compared))
    costs.tables = [play_one(game, f"{game} {number}") for number in range(first, first + tables)]
    for _ in range(AGAIN):
        costs.tables = [again(costs, cost) for cost in costs.tables]
    return costs


def again(costs: Costs, cost: Cost) -> Cost:
    """What looks dear is played once more, later: a disturbance of the machine is not its cost."""
    if costs.times(cost) < DEAREST / 2 and cost.slowest < SLOWEST / 20:
        return cost
    return cost.or_less(play_one(cost.game, cost.seed))


def play_one(game: str, seed: str) -> Cost:
    s, options = accepted_table(rules_of(game), random.Random(seed))
    return play(s, Cost(game, int(s.seats), options, seed))


def play_all(game: str, tables: int, processes: int) -> Iterator[Costs]:
    firsts = range(0, tables, TABLES_AT_ONCE)
    sizes = [min(TABLES_AT_ONCE, tables - first) for first in firsts]
    if processes == 1:
        yield from map(play_some, [game] * len(sizes), firsts, sizes)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_some, [game] * len(sizes), firsts, sizes)


# ---------------------------------------------------------------------------------- report


def report(game: str, parts: list[Costs]) -> bool:
    """Say what was the worst; whether it is bearable."""
    slowest = max((part.slowest() for part in parts), key=lambda cost: cost.slowest)
    times, dearest = max(
        ((part.times(part.dearest()), part.dearest()) for part in parts), key=lambda pair: pair[0]
    )
    tables = sum(len(part.tables) for part in parts)
    usual = sum(sum(part.standard.values()) / len(part.standard) for part in parts) / len(parts)
    print(f"{game}: {tables} tables; a standard one {1000 * usual:.1f} ms")
    print(f"  slowest answer {1000 * slowest.slowest:.2f} ms ({slowest.seed!r}, "
          f"{slowest.seats} seats, {slowest.most_legal} answers at most)")  # fmt: skip
    print(f"  costliest table {times:.2f} standard ones ({dearest.seed!r}, {dearest.seats} seats, "
          f"{dearest.answers} answers, {1000 * dearest.whole:.1f} ms)")  # fmt: skip
    if slowest.slowest > SLOWEST:
        print(f"  TOO SLOW: {json.dumps(slowest.options)}")
    if times > DEAREST:
        print(f"  TOO COSTLY: {json.dumps(dearest.options)}")
    return slowest.slowest <= SLOWEST and times <= DEAREST


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.costly", description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000, help="of each game")
    parser.add_argument("--games", default=",".join(GAMES), help="with commas")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    print(f"{build()} rules")
    games = chosen.games.split(",")
    fine = [report(game, list(play_all(game, chosen.tables, chosen.processes))) for game in games]
    if not all(fine):
        sys.exit(1)


if __name__ == "__main__":
    main()
