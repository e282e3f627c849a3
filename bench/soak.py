"""Play for long, and trust nothing: `python -m bench.soak --decisions 10000000`.

Random games with every number of seats and all kinds of options, every answer watched by the
invariants of tests/games/GAME/invariants.py, which offer:

    Watcher(s, options).play(answer)    plays the answer, and checks what it did
    check_answers(s)                    slow checks of one table, as far as the game has them
    check_views(s, options)
    check_scores(s, options)            of a finished game

What breaks an invariant, or raises anything else, is written down as a record that shows it.
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bench.variants import new_table
from bench.workers import ROOT
from portside import CHANCE, GAMES, NOBODY, Dice, Record, State, rules_of, write_record
from portside.cli.doing.measure import build
from portside.core.answers import Answers

DECISIONS_AT_ONCE: Final = 10_000  # of one task of a process
MOST_ANSWERS: Final = 1_000_000  # a game longer than this does not end
MOST_RECORDS: Final = 10
RESULTS: Final = ROOT / "bench" / "results"


@dataclass
class Violation:
    game: str
    number: int  # of the answer that broke something
    message: str
    record: str


@dataclass
class Soaked:
    """What was played, and what was wrong with it."""

    game: str
    decisions: int = 0
    answers: int = 0
    games: int = 0
    violations: list[Violation] = field(default_factory=list)


def soak(game: str, seed: int, every: int) -> Soaked:
    """Play games until they had enough decisions."""
    soaked = Soaked(game)
    while soaked.decisions < DECISIONS_AT_ONCE and not soaked.violations:
        play_watched(soaked, f"{seed}.{soaked.games}", every)
    return soaked


def play_watched(soaked: Soaked, seed: str, every: int) -> None:
    rules, invariants = rules_of(soaked.game), invariants_of(soaked.game)
    chance = random.Random(f"{soaked.game}.{seed}")
    s, options = new_table(rules, chance)
    dice, answers, played = Dice(chance.getrandbits(31)), Answers(), list[int]()
    check_answers = optional(invariants, "check_answers")
    check_views = optional(invariants, "check_views")
    try:
        watcher = invariants.Watcher(s, options)
        while s.to_move != NOBODY:
            if len(played) % every == 0:
                check_answers(s)
                check_views(s, options)
            answers.clear()
            s.offer(answers)
            answer = int(dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers))
            soaked.decisions += s.to_move != CHANCE
            soaked.answers += 1
            played.append(answer)
            watcher.play(answer)
            if len(played) > MOST_ANSWERS:
                raise AssertionError(f"no end after {MOST_ANSWERS} answers")
        optional(invariants, "check_scores")(s, options)
    except Exception as error:
        message = f"{type(error).__name__}: {error} (options {options}, seed {seed})"
        again = rules.new_game(int(s.seats), options)
        record = write_record(recorded(soaked.game, again, options, played))
        soaked.violations.append(Violation(soaked.game, len(played), message, record))
    soaked.games += 1


def invariants_of(game: str) -> Any:
    return import_module(f"tests.games.{game}.invariants")


def optional(invariants: Any, name: str) -> Callable[..., None]:
    found: Callable[..., None] = getattr(invariants, name, lambda *_: None)
    return found


def recorded(game: str, s: State, options: dict[str, object], played: list[int]) -> Record:
    """The game up to the answer that broke something, that one included."""
    record = Record(game, [f"Player {seat}" for seat in range(s.seats)])
    record.revision = s.rules().revision
    record.options = options
    for number, answer in enumerate(played, 1):
        record.add(int(s.to_move), s.write(answer))
        if number < len(played):
            s.play(answer)
    return record


def watched_games(wanted: str) -> list[str]:
    """The games that were asked for; each must have invariants."""
    names = [name for name in wanted.split(",") if name] or list(GAMES)
    for name in names:
        rules_of(name)
    for name in names:
        if not find_spec(f"tests.games.{name}.invariants"):
            raise SystemExit(f"{name} has no tests/games/{name}/invariants.py to be watched by.")
    return names


def tasks(games: list[str], seed: int) -> Iterator[tuple[str, int]]:
    """The games in turn, without end, each time with another seed."""
    number = 0
    while True:
        for game in games:
            yield game, seed * 1_000_000 + number
        number += 1


def run(chosen: argparse.Namespace, games: list[str], console: Console) -> dict[str, Soaked]:
    total = {game: Soaked(game) for game in games}
    coming = tasks(games, chosen.seed)
    shown = [TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %")]
    with (
        ProcessPoolExecutor(chosen.processes) as pool,
        Progress(*shown, TimeRemainingColumn(), console=console, transient=True) as progress,
    ):
        bar = progress.add_task("", total=chosen.decisions)
        running: set[Future[Soaked]] = set()
        done = begun = 0
        while done < chosen.decisions:
            while len(running) < 2 * chosen.processes and begun < chosen.decisions:
                running.add(pool.submit(soak, *next(coming), chosen.every))
                begun += DECISIONS_AT_ONCE
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            for result in ready:
                part = result.result()
                add(total[part.game], part)
                done += part.decisions
                begun += part.decisions - DECISIONS_AT_ONCE
            wrong = sum(len(soaked.violations) for soaked in total.values())
            text = f"{done:,} decisions, {wrong} violations"
            progress.update(bar, completed=done, description=text)
            if wrong >= MOST_RECORDS:
                console.print("[red]Stopped: this is enough to look at.[/]")
                break
    return total


def add(total: Soaked, part: Soaked) -> None:
    total.decisions += part.decisions
    total.answers += part.answers
    total.games += part.games
    total.violations += part.violations


def write_violation(console: Console, number: int, violation: Violation) -> None:
    path = RESULTS / f"violation-{violation.game}-{number}.txt"
    RESULTS.mkdir(parents=True, exist_ok=True)
    path.write_text(violation.record, "utf-8")
    console.print(f"[red]{violation.game}, answer {violation.number}:[/] {violation.message}")
    console.print(f"  the record that shows it: {path.relative_to(ROOT)}")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--decisions", type=int, default=10_000_000)
    parser.add_argument("--game", default="", help="with commas; all by default")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=50, help="tables between two slow checks")
    chosen = parser.parse_args()
    console = Console()
    games = watched_games(chosen.game)
    console.print(f"{', '.join(games)} ({build()}), slow checks at every {chosen.every}th table")
    start = time.monotonic()
    total = run(chosen, games, console)
    violations = [violation for soaked in total.values() for violation in soaked.violations]
    for number, violation in enumerate(violations, 1):
        write_violation(console, number, violation)
    for soaked in total.values():
        console.print(
            f"{soaked.game}: {soaked.decisions:,} decisions ({soaked.answers:,} answers) in "
            f"{soaked.games:,} games, {len(soaked.violations)} violations"
        )
    console.print(f"{time.monotonic() - start:.0f} s, seed {chosen.seed}")
    sys.exit(1 if violations else 0)


if __name__ == "__main__":
    main()
