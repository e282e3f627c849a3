"""Do bots keep their time? `python -m bench.punctual` plays games of mixed levels by small budgets.

Every answer goes through the checked door, so an illegal one ends the run. An answer is late if it
took longer than its budget and a tenth. A machine may itself pause for longer than a small budget,
whoever is at work. So what came late is done again, as many simulations at the same table: what
takes too long every time is the bot's own fault, and the run fails; the rest was the machine.
"""

import argparse
import random
import sys
import time
from dataclasses import dataclass, field

from rich.progress import track

from portside.bots.bot import Bot, Budget, SeatView
from portside.bots.levels import LEVELS, made_of
from portside.bots.match import Match
from portside.bots.searcher import SearchBot
from portside.games import GAMES, rules_of

BUDGETS = [0.002, 0.005, 0.01, 0.02]  # seconds
GRACE = 1.1
AGAIN = 3  # times a late answer is worked out anew; the quickest counts


@dataclass
class Watch:
    """What was seen of all bots."""

    answers: int = 0
    with_budget: int = 0
    late: list[float] = field(default_factory=list)  # by the clock, as multiples of the budget
    again: list[float] = field(default_factory=list)  # the same work, done again
    longest: dict[str, float] = field(default_factory=dict)  # by level without a budget, in seconds

    @property
    def late_again(self) -> int:
        return sum(took > GRACE for took in self.again)


class Watched(Bot):
    """A bot with a stop-watch."""

    def __init__(self, name: str, bot: Bot, watch: Watch) -> None:
        self.name, self.bot, self.watch = name, bot, watch

    def choose(self, table: SeatView) -> int:
        answer, took = timed(self.bot, table)
        self.watch.answers += 1
        if isinstance(self.bot, SearchBot):
            self.note(self.bot, table, took)
        else:
            longest = self.watch.longest
            longest[self.name] = max(longest.get(self.name, 0.0), took)
        return answer

    def note(self, bot: SearchBot, table: SeatView, took: float) -> None:
        assert bot.budget.seconds is not None
        self.watch.with_budget += 1
        if took > GRACE * bot.budget.seconds:
            self.watch.late.append(took / bot.budget.seconds)
            self.watch.again.append(work_again(bot, table) / bot.budget.seconds)


def timed(bot: Bot, table: SeatView) -> tuple[int, float]:
    start = time.perf_counter()
    answer = bot.choose(table)
    return answer, time.perf_counter() - start


def work_again(bot: SearchBot, table: SeatView) -> float:
    """Seconds that as many simulations take, at best."""
    own, done = bot.budget, bot.thoughts().simulations
    bot.budget = Budget(simulations=done)
    took = min(timed(bot, table)[1] for _ in range(AGAIN))
    bot.budget = own
    return took


def seated(game: str, seats: int, luck: random.Random, watch: Watch) -> list[Bot]:
    bots: list[Bot] = []
    for _ in range(seats):
        name = luck.choice(list(LEVELS))
        budget = Budget(seconds=luck.choice(BUDGETS)) if LEVELS[name].budget is not None else None
        bot = made_of(LEVELS[name], game, luck.randrange(1 << 30), budget)
        bots.append(Watched(name, bot, watch))
    return bots


def report(games: int, watch: Watch) -> str:
    lines = [
        f"{games} games, {watch.answers} answers, none illegal",
        f"{watch.with_budget} of them within a budget; more than a tenth over it:",
        f"  by the clock {len(watch.late)}, the latest took {max(watch.late, default=0):.1f} times "
        "its budget",
        f"  the same work, done again: {watch.late_again}, the longest took "
        f"{max(watch.again, default=0):.2f} times its budget",
    ]
    for name, longest in sorted(watch.longest.items()):
        lines.append(f"{name}, who has no budget, took {1000 * longest:.1f} ms at most")
    return "\n".join(lines)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=1000)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    luck, watch = random.Random(asked.seed), Watch()
    # A bar that draws itself would do so in a thread of its own, in the middle of an answer.
    for number in track(range(asked.games), "Playing", auto_refresh=False):
        game = list(GAMES)[number % len(GAMES)]
        rules = rules_of(game)
        seats = luck.randint(rules.fewest_seats, rules.most_seats)
        bots = seated(game, seats, luck, watch)
        Match(game, bots, [bot.name for bot in bots], asked.seed + number).play()
    print(report(asked.games, watch))
    sys.exit(watch.late_again > 0)


if __name__ == "__main__":
    main()
