"""Is the coach right? Its warnings in games of bots, thought about again with ten times the effort.

    python -m tools.coach --warnings 500 [--game manila] [--processes 2] [--seed 1000]

A mate plays; at each of its questions a deckhand's answer is held against the best one, as it is
for a person who has pressed it. A warning holds if the cost that is found anew lies within its
interval, or above. Simulations are counted, not seconds: the machine does not matter.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from math import inf

from portside.bots.advice import Adviser
from portside.bots.bot import SeatView
from portside.bots.levels import make_bot
from portside.core.answers import Answers
from portside.core.game import CHANCE, NOBODY
from portside.core.rng import Dice
from portside.games import GAMES, game_of

SEATS = 3
MORE = 10.0
QUICK = 0.25  # of the usual simulations: a first look
ROUGH = 0.06  # which must find so much before the two answers are compared
AHEAD = 4  # games that each process may be ahead of what is counted


@dataclass
class Warning:
    game: str
    question: str
    cost: float
    margin: float
    again: float
    explained: bool  # the game has a reason of its own

    @property
    def holds(self) -> bool:
        return self.again >= self.cost - self.margin

    @property
    def within(self) -> bool:
        return abs(self.again - self.cost) <= self.margin


def warnings_in(game: str, seed: int) -> list[Warning]:
    """Those of one game."""
    s, dice, answers = game_of(game).rules.new_game(SEATS), Dice(seed), Answers()
    plays, errs = make_bot("mate", game, seed), make_bot("deckhand", game, seed + 1)
    found = []
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            answers.clear()
            s.offer(answers)
            s.play(dice.draw(answers))
            continue
        table = SeatView(s, None, Dice(dice.below(1 << 30)))
        pressed = table.write(errs.choose(table))
        found += warned(table, pressed, dice.below(1 << 30))
        s.play(plays.choose(table))
    return found


def warned(table: SeatView, pressed: str, seed: int) -> list[Warning]:
    options = Adviser(table, seed, QUICK, inf).advise(compare=False).options
    chances = {option.words: option.chance for option in options}
    if options[0].chance - chances.get(pressed, 0.0) < ROUGH:
        return []
    advice = Adviser(table, seed, longest=inf).advise(pressed)
    told = advice.comparison
    if told is None or not advice.warns:
        return []
    anew = Adviser(table, seed + 1, MORE, inf).compare(told.better, told.worse)
    again = anew.cost if anew.better is told.better else -anew.cost
    world = table.imagine(Dice(seed))
    said = game_of(table.game).counsel(
        world, int(world.to_move), told.worse.answer, told.better.answer
    )
    return [Warning(table.game, table.question, told.cost, told.margin, again, said is not None)]


def collect(game: str, number: int, seed: int, processes: int) -> list[Warning]:
    return list(islice(one_by_one(game, seed, processes), number))


def one_by_one(game: str, seed: int, processes: int) -> Iterator[Warning]:
    """Game after game, as many as are wanted."""
    with ProcessPoolExecutor(processes) as pool:
        while True:
            seeds = range(seed, seed + AHEAD * processes)
            for some in pool.map(warnings_in, [game] * len(seeds), seeds):
                yield from some
            seed = seeds.stop


def row(name: str, some: list[Warning]) -> str:
    holds, within, worse, explained, cost, margin, again = [
        100 * sum(figures) / len(some)
        for figures in zip(
            *[
                (w.holds, w.within, w.again > 0, w.explained, w.cost, w.margin, w.again)
                for w in some
            ],
            strict=True,
        )
    ]
    return (
        f"| {name} | {len(some)} | {holds:.1f} | {within:.1f} | {worse:.1f} "
        f"| {cost:.1f} ± {margin:.1f} | {again:.1f} | {explained:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.coach", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--warnings", type=int, default=500, help="of each game")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print("| warnings | number | hold % | within % | worse % | told | found anew | reason % |")
    print("|---|---|---|---|---|---|---|---|")
    everything: list[Warning] = []
    for game in given.game or GAMES:
        found = collect(game, given.warnings, given.seed, given.processes)
        everything += found
        print(row(game, found), flush=True)
        for question in sorted({one.question for one in found}):
            print(row(f"{game}: {question}", [one for one in found if one.question == question]))
    print(row("all", everything))


if __name__ == "__main__":
    main()
