"""Does a review keep its word? Games of bots, looked back on.

    python -m tools.hindsight sum   --games 1000 [--game manila] [--processes 2]
    python -m tools.hindsight luck  --games 2000
    python -m tools.hindsight order --games 100 [--bots captain@300,navigator,mate,deckhand]
    python -m tools.hindsight again --games 20

`sum`: the parts of every result add up to it; the worst error is told.
`luck`: its mean over many games, by seat, with its interval (95 %): 0 must lie in it.
`order`: by bot, the mean of its own choices, of what it lost by decision, and of its results, each
with its interval, and how many boards it takes until neighbours are told apart by each of them.
`again`: of the mistakes, those that are one with ten times the simulations and another seed.

`sum` and `luck` only walk through the games; `--effort` says how carefully.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import sqrt
from statistics import mean, stdev
from typing import Any

from portside import wire
from portside.bots.arena import Contest, play_one
from portside.bots.intervals import student
from portside.core.record import read_record
from portside.games import GAMES
from portside.insight.judging import SecondLook, is_costly
from portside.insight.reviewing import Reviewer, pieces_of, put_together

MORE = 10.0
Row = dict[str, Any]


def contest(game: str, bots: str, seed: int) -> Contest:
    return Contest(game, tuple(bots.split(",")), seed, "", None, None)


def reviewer_of(
    game: str, bots: str, seed: int, number: int, effort: float, kind: type[Reviewer] = Reviewer
) -> tuple[Reviewer, Row]:
    """A game of these bots: each board is played once from every seat."""
    seats = len(bots.split(","))
    board, rotation = number // seats, number % seats
    played, text = play_one(contest(game, bots, seed), board, rotation)
    return kind(read_record(text), seed, effort), {"board": board, "bots": played.bots}


def looked_back(reviewer: Reviewer) -> wire.Review:
    pieces = [reviewer.piece(number) for number in range(pieces_of(reviewer.record))]
    return put_together(reviewer.record, reviewer.seed, reviewer.effort, pieces)


class Walker(Reviewer):
    """Walks through a game, and judges no decision."""

    def has_choice(self, moment: int) -> bool:
        return False


def summed(game: str, bots: str, seed: int, number: int, effort: float) -> Row:
    first = number * len(bots.split(","))  # of a board: equal bots play the same in every rotation
    reviewer, row = reviewer_of(game, bots, seed, first, effort, Walker)
    balances = looked_back(reviewer).balances
    worst = max(
        abs(b.start.share + b.luck.share + b.own.share + b.others.share + b.evaluation.share
            - b.result)
        for b in balances
    )  # fmt: skip
    return {**row, "worst": worst, "luck": [b.luck.share for b in balances]}


def ordered(game: str, bots: str, seed: int, number: int, effort: float) -> Row:
    reviewer, row = reviewer_of(game, bots, seed, number, effort)
    made = looked_back(reviewer)
    return {
        **row,
        "own": [one.own.share for one in made.balances],
        "result": [one.result for one in made.balances],
        "lost": [-one.lost for one in made.skills],
        "each": [(one.lost, one.decisions) for one in made.skills],
    }


def looked_at_again(game: str, bots: str, seed: int, number: int, effort: float) -> Row:
    """Each mistake: what it cost, give or take, and what it costs when one looks longer."""
    reviewer, row = reviewer_of(game, bots, seed, number, effort)
    found = []
    for one in looked_back(reviewer).judgements:
        if is_costly(one):
            longer = SecondLook(reviewer.states[one.moment], one.moment, seed + 77, effort * MORE)
            cost = longer.cost_of(one.answer, one.best)
            found.append((one.verdict, one.cost, one.margin, cost, one.why is not None))
    return {**row, "found": found}


def interval(values: list[float]) -> str:
    """Their mean, give or take (95 %)."""
    if len(values) < 2:
        return f"{100 * mean(values):+.2f}"
    reach = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return f"{100 * mean(values):+.2f} ± {100 * reach:.2f}"


def tell_sum(game: str, rows: list[Row]) -> None:
    print(f"{game}: {len(rows)} games, worst error of a sum {max(r['worst'] for r in rows):.1e}")


def tell_luck(game: str, rows: list[Row]) -> None:
    by_seat = list(zip(*[row["luck"] for row in rows], strict=True))
    told = ", ".join(interval(list(column)) for column in by_seat)
    print(f"{game}: {len(rows)} games, luck by seat in 100: {told}")


def tell_order(game: str, rows: list[Row]) -> None:
    for key in ("own", "lost", "result"):
        boards: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        for row in rows:
            for bot, value in zip(row["bots"], row[key], strict=True):
                boards[bot][row["board"]].append(value)
        means = {bot: [mean(values) for values in by.values()] for bot, by in boards.items()}
        order = sorted(means, key=lambda bot: -mean(means[bot]))
        told = "; ".join(f"{bot} {interval(means[bot])}" for bot in order)
        print(f"{game}: {key}: {told}; boards to tell neighbours apart: {needed(means, order)}")
    counted: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for row in rows:
        for bot, (lost, decisions) in zip(row["bots"], row["each"], strict=True):
            counted[bot][0] += lost
            counted[bot][1] += decisions
    each = "; ".join(f"{bot} {100 * a / max(1, b):.2f}" for bot, (a, b) in counted.items())
    print(f"{game}: lost on each decision, in 100: {each}")


def needed(means: dict[str, list[float]], order: list[str]) -> str:
    """As many boards as would put 0 outside the interval of the smallest difference."""
    most = 0.0
    for first, second in pairwise(order):
        gaps = [a - b for a, b in zip(means[first], means[second], strict=True)]
        if len(gaps) > 1 and mean(gaps):
            most = max(most, (1.96 * stdev(gaps) / mean(gaps)) ** 2)
    return f"{most:.0f}"


def tell_again(game: str, rows: list[Row]) -> None:
    found = [one for row in rows for one in row["found"]]
    if not found:
        print(f"{game}: {len(rows)} games without a mistake")
        return
    for name in ("inaccuracy", "mistake", "blunder", "all"):
        some = [one for one in found if name in (one[0], "all")]
        if some:
            keep = mean([again > 0 for _, _, _, again, _ in some])
            within = mean([abs(again - cost) <= margin for _, cost, margin, again, _ in some])
            before, after = mean([one[1] for one in some]), mean([one[3] for one in some])
            told = mean([one[4] for one in some])
            print(
                f"{game}: {name}: {len(some)} in {len(rows)} games; sign kept {100 * keep:.1f} %, "
                f"within the interval {100 * within:.0f} %, cost {100 * before:.1f} then "
                f"{100 * after:.1f}; the game says why of {100 * told:.0f} %"
            )


WAYS: dict[str, tuple[Callable[..., Row], Callable[[str, list[Row]], None], str, float]] = {
    "sum": (summed, tell_sum, "mate,deckhand,mate,random", 0.05),
    "luck": (summed, tell_luck, "mate,mate,mate", 0.1),
    "order": (ordered, tell_order, "captain@300,navigator@100,mate,deckhand", 0.25),
    "again": (looked_at_again, tell_again, "navigator@100,mate,deckhand,mate", 1.0),
}


def rows_of(
    pool: ProcessPoolExecutor, work: Callable[..., Row], games: int, *given: Any
) -> Iterator[Row]:
    game, bots, seed, effort = given
    yield from pool.map(
        work, [game] * games, [bots] * games, [seed] * games, range(games), [effort] * games
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.hindsight", description=__doc__)
    parser.add_argument("what", choices=list(WAYS))
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots")
    parser.add_argument("--effort", type=float)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    work, tell, bots, effort = WAYS[given.what]
    with ProcessPoolExecutor(given.processes) as pool:
        for game in given.game or GAMES:
            asked = (game, given.bots or bots, given.seed, given.effort or effort)
            tell(game, list(rows_of(pool, work, given.games, *asked)))


if __name__ == "__main__":
    main()
