"""How fast the rules run here: whole random games, copies, tables set up."""

import random
import time
from collections.abc import Callable
from typing import TypeAlias

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from portside import CHANCE, GAMES, NOBODY, Dice, Rules, State
from portside.core import simulate

Work: TypeAlias = Callable[[], int]  # does a little of the work, says how much it did

GAMES_AT_ONCE = 20
CALLS_AT_ONCE = 1000

HEADINGS = {
    "core_new": "new games in core",
    "core_copy": "rollouts in core",
    "driven_new": "new games from Python",
    "driven_chance": "new games from Python, chance too",
    "driven_copy": "rollouts from Python",
    "copy": "copies",
    "imagine": "imagined states",
    "new_game": "tables set up",
}


def build() -> str:
    return "interpreted" if str(simulate.__file__).endswith(".py") else "compiled"


def rate(work: Work, seconds: float) -> float:
    """How much of the work is done per second of this process's CPU time."""
    work()  # what is only slow once is not what we measure
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def measured(rules: Rules, seats: int) -> dict[str, Callable[[], Work]]:
    """What can be measured of a game, by column: each entry prepares the work."""

    def new() -> State:
        return rules.new_game(seats)

    start = new()
    simulate.settle(start, Dice(1))
    dice = Dice(2)
    return {
        "core_new": lambda: playouts(new),
        "core_copy": lambda: playouts(start.copy),
        "driven_new": lambda: driven(new),
        "driven_chance": lambda: driven_with_chance(new),
        "driven_copy": lambda: driven(start.copy),
        "copy": lambda: calls(start.copy),
        "imagine": lambda: calls(lambda: start.imagine(0, dice)),
        "new_game": lambda: calls(new),
    }


def playouts(begin: Callable[[], State]) -> Work:
    """Decisions of whole random games, in the library's own loop."""
    dice = Dice(3)

    def work() -> int:
        decisions = 0
        for _ in range(GAMES_AT_ONCE):
            s = begin()
            decisions += simulate.playout(s, dice)
            s.scores()
        return decisions

    return work


def driven(begin: Callable[[], State]) -> Work:
    """Decisions of whole random games; Python asks for the legal answers and plays each one.

    Chance is left to `settle`, as the documentation advises.
    """
    dice, number, settle = Dice(3), random.Random(4).random, simulate.settle

    def work() -> int:
        decisions = 0
        s = begin()
        settle(s, dice)
        while s.to_move != NOBODY:
            answers = s.legal()
            s.play(answers[int(number() * len(answers))])
            decisions += 1
            if s.to_move == CHANCE:
                settle(s, dice)
        s.scores()
        return decisions

    return work


def driven_with_chance(begin: Callable[[], State]) -> Work:
    """The same, but Python draws the answers of chance too, from their weights."""
    chance = random.Random(4)

    def work() -> int:
        number = chance.random
        decisions = 0
        s = begin()
        while s.to_move != NOBODY:
            answers = s.legal()
            if s.to_move == CHANCE:
                s.play(chance.choices(answers, s.weights())[0])
            else:
                s.play(answers[int(number() * len(answers))])
                decisions += 1
        s.scores()
        return decisions

    return work


def calls(make: Callable[[], State]) -> Work:
    def work() -> int:
        for _ in range(CALLS_AT_ONCE):
            make()
        return CALLS_AT_ONCE

    return work


def show_speed(console: Console, games: list[str], seconds: float) -> None:
    made = Table(title=f"Portside, {build()}: thousands a second, one core", title_justify="left")
    made.add_column("")
    for game in games:
        made.add_column(game, justify="right")
    rows: dict[str, list[str]] = {heading: [] for heading in HEADINGS}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Measuring", total=len(games) * len(HEADINGS))
        for game in games:
            for column, prepare in measured(GAMES[game].rules, GAMES[game].studied_seats).items():
                rows[column].append(f"{rate(prepare(), seconds) / 1000:,.0f}")
                progress.advance(task)
    for column, figures in rows.items():
        made.add_row(HEADINGS[column], *figures)
    console.print(made)
    console.print(
        "Only the seats' decisions count; answers of chance cost time but are not counted."
    )
