"""Do bots keep their time? `python -m bench.punctual` plays games of mixed levels by small budgets.

Every answer goes through the checked door, so an illegal one ends the run. An answer is late if it
took longer than its budget and a tenth. On a machine that does other work an answer may be late
because the processor was away: then the time that the bot itself used tells.
"""

import argparse
import random
import time
from dataclasses import dataclass, field

from rich.progress import track

from portside.bots.bot import Bot, Budget, Table
from portside.bots.levels import LEVELS, made_of
from portside.bots.match import Match
from portside.games import GAMES, rules_of

BUDGETS = [0.002, 0.005, 0.01, 0.02]  # seconds
GRACE = 1.1


@dataclass
class Watch:
    """What was seen of all bots."""

    answers: int = 0
    late: int = 0
    late_by_own_time: int = 0
    worst: float = 0.0  # over its budget, as a share of it
    longest: dict[str, float] = field(default_factory=dict)  # by level without a budget, in seconds


class Watched(Bot):
    """A bot with a stop-watch."""

    def __init__(self, name: str, bot: Bot, budget: float | None, watch: Watch) -> None:
        self.name, self.bot, self.budget, self.watch = name, bot, budget, watch

    def choose(self, table: Table) -> int:
        start, own_start = time.perf_counter(), time.thread_time()
        answer = self.bot.choose(table)
        took, own = time.perf_counter() - start, time.thread_time() - own_start
        self.watch.answers += 1
        if self.budget is None:
            longest = self.watch.longest
            longest[self.name] = max(longest.get(self.name, 0.0), took)
        else:
            self.watch.late += took > GRACE * self.budget
            self.watch.late_by_own_time += own > GRACE * self.budget
            self.watch.worst = max(self.watch.worst, took / self.budget - 1.0)
        return answer


def seated(game: str, seats: int, luck: random.Random, watch: Watch) -> list[Bot]:
    bots: list[Bot] = []
    for _ in range(seats):
        name = luck.choice(list(LEVELS))
        seconds = luck.choice(BUDGETS) if LEVELS[name].budget is not None else None
        budget = None if seconds is None else Budget(seconds=seconds)
        bot = made_of(LEVELS[name], game, luck.randrange(1 << 30), budget)
        bots.append(Watched(name, bot, seconds, watch))
    return bots


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=1000)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    luck, watch = random.Random(asked.seed), Watch()
    for number in track(range(asked.games), "Playing"):
        game = list(GAMES)[number % len(GAMES)]
        rules = rules_of(game)
        seats = luck.randint(rules.fewest_seats, rules.most_seats)
        bots = seated(game, seats, luck, watch)
        Match(game, bots, [bot.name for bot in bots], asked.seed + number).play()
    print(f"{asked.games} games, {watch.answers} answers, none illegal")
    print(f"late (budget + 10 %): {watch.late}, by the bot's own time: {watch.late_by_own_time}")
    print(f"the latest took {100 * watch.worst:.0f} % more than its budget")
    for name, longest in sorted(watch.longest.items()):
        print(f"{name}, who has no budget, took {1000 * longest:.1f} ms at most")


if __name__ == "__main__":
    main()
