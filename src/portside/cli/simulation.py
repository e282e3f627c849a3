"""Many random games, and what they add up to."""

import statistics
import time
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from portside import Dice, Rules
from portside.core.simulate import playout
from portside.text.teller import Teller


@dataclass
class Outcome:
    """What came out of the games, in the order they were played."""

    scores: list[list[int]]
    winners: list[list[int]]
    decisions: list[int]
    seconds: float


def simulate_games(
    rules: Rules, games: int, seats: int, seed: int, options: dict[str, object], teller: Teller
) -> Outcome:
    """Game number i depends on the seed and on i alone."""
    outcome = Outcome([], [], [], 0.0)
    started = time.perf_counter()
    with Progress(
        TextColumn(teller.say("simulate-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task("", total=games)
        for number in range(games):
            s = rules.new_game(seats, options)
            outcome.decisions.append(int(playout(s, Dice(seed * 1_000_003 + number))))
            outcome.scores.append(s.scores())
            outcome.winners.append(s.winners())
            if number % 64 == 0:
                progress.update(task, completed=number)
    outcome.seconds = time.perf_counter() - started
    return outcome


def show_summary(console: Console, teller: Teller, outcome: Outcome) -> None:
    games = len(outcome.decisions)
    title = teller.say("simulate-title", game=teller.say("title"), n=games)
    made = Table(title=title, title_justify="left", box=None)
    for key in ("simulate-seat", "simulate-wins", "simulate-mean", "simulate-spread"):
        made.add_column(teller.say(key), justify="right")
    for seat in range(len(outcome.scores[0])):
        scores = [game[seat] for game in outcome.scores]
        wins = sum(1 / len(winners) for winners in outcome.winners if seat in winners)
        made.add_row(
            str(seat),
            f"{100 * wins / games:.1f} %",
            f"{statistics.mean(scores):.1f}",
            f"± {statistics.pstdev(scores):.1f}",
        )
    console.print(made)
    console.print(
        f"{teller.say('simulate-length')}: {statistics.mean(outcome.decisions):.0f} "
        f"({teller.say('simulate-shortest')} {min(outcome.decisions)}, "
        f"{teller.say('simulate-longest')} {max(outcome.decisions)})"
    )
    console.print(teller.say("simulate-speed", n=round(games / outcome.seconds)))
