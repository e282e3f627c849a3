"""Many games, and what they add up to."""

import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from portside import Dice, Malformed, Rules
from portside.core.simulate import playout
from portside.research.card import write_card
from portside.research.cluster import Pool
from portside.research.data import (
    DECISIONS,
    GAMES,
    checked_format,
    decisions,
    decisions_file,
    stream,
    write,
)
from portside.research.manifest import changed_files, manifest_file, write_manifest
from portside.research.simulation import Plan, Store, is_run, play_all
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
    with progress_bar(teller) as progress:
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


def progress_bar(teller: Teller) -> Progress:
    return Progress(
        TextColumn(teller.say("simulate-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def simulate_plan(
    plan: Plan, pool: Pool, output: Path | None, with_decisions: bool, teller: Teller
) -> Outcome:
    """Play a plan in chunks, wherever the pool is, and keep the games if there is an output."""
    if output is not None:
        checked_format(output)
        if output.exists():
            return finished_before(output, plan, with_decisions)
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as nowhere, progress_bar(teller) as progress:
        parts = Path(nowhere, "parts") if output is None else output.with_suffix(".parts")
        store = Store(parts, plan)
        task = progress.add_task("", total=plan.games)
        for done in play_all(plan, pool.executor, pool.at_once, store):
            progress.update(task, completed=done)
        outcome = Outcome([], [], [], time.perf_counter() - started)
        for rows in store.chunks():
            outcome.scores += [row["scores"] for row in rows]
            outcome.winners += [row["winners"] for row in rows]
            outcome.decisions += [row["decisions"] for row in rows]
        if output is not None:
            write(output, store.chunks(), GAMES)
            if with_decisions:
                told = ([one for row in rows for one in decisions(row)] for rows in store.chunks())
                write(decisions_file(output), told, DECISIONS)
            describe(output, plan, with_decisions)
        store.remove()
    return outcome


def finished_before(output: Path, plan: Plan, with_decisions: bool) -> Outcome:
    """The same games need not be played again, and no other run writes over them."""
    described = manifest_file(output).exists()
    if described and output.name in changed_files(output)[1]:
        raise Malformed(f"{output} was changed after it was made; remove it or name another file")
    if not is_run(stream(output), plan):
        raise Malformed(f"{output} holds other games; remove it or name another file")
    told = decisions_file(output).exists()
    if with_decisions and not told:
        write(decisions_file(output), (list(decisions(row)) for row in stream(output)), DECISIONS)
    if not described or (with_decisions and not told):
        describe(output, plan, with_decisions or told)
    outcome = Outcome([], [], [], 0.0)
    for row in stream(output):
        outcome.scores.append(row["scores"])
        outcome.winners.append(row["winners"])
        outcome.decisions.append(row["decisions"])
    return outcome


def describe(output: Path, plan: Plan, with_decisions: bool) -> None:
    """What lies beside the data, for people and for programs."""
    write_card(output, plan, with_decisions)
    write_manifest(output, plan, with_decisions)


def show_summary(console: Console, teller: Teller, outcome: Outcome, bots: bool = False) -> None:
    games = len(outcome.decisions)
    key = "simulate-title-bots" if bots else "simulate-title"
    title = teller.say(key, game=teller.say("title"), n=games)
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
    if outcome.seconds:  # else they were there already
        console.print(teller.say("simulate-speed", n=round(games / outcome.seconds)))
