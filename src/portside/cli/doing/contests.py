"""The arena as a command: matches over all cores, with progress and a table at the end."""

import json
import math
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from portside.bots.arena import Contest, Played, play_all
from portside.bots.standings import Standing, as_json, standings
from portside.research.cluster import Pool

MOST_FAULTS = 10  # that are shown


def run_contest(
    contest: Contest, games: int, pool: Pool, kept: Path | None, records: Path | None
) -> list[Played]:
    """Whole boards only: each is played once from every seat. In order, wherever they were."""
    seats = len(contest.bots)
    games = (games + seats - 1) // seats * seats
    played: list[Played] = []
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task(contest.game, total=games)
        for one in play_all(contest, games, pool.at_once, kept, records, pool.executor):
            played.append(one)
            progress.update(task, completed=len(played))
    return sorted(played, key=lambda one: (one.board, one.rotation))


def show_standings(console: Console, contest: Contest, played: list[Played]) -> None:
    seats = len(contest.bots)
    made = Table(
        title=f"{contest.game}, {seats} seats, {len(played)} games, seed {contest.seed}",
        title_justify="left",
    )
    made.add_column("bot")
    for heading in ("wins", "95 %", "score", "rank", "rating", "95 %", "s per answer"):
        made.add_column(heading, justify="right")
    for one in standings(played):
        made.add_row(*row(one))
    console.print(made)
    console.print(
        f"A fair share is {100 / seats:.1f} %. Every board is played once from each seat with the "
        "same luck; intervals are over boards. A rating compares ranks; the mean here is 0."
    )
    show_faults(console, played)


def show_faults(console: Console, played: list[Played]) -> None:
    """Who forfeited, where and why; of many, the first of each bot and reason."""
    found: dict[tuple[str, str], list[str]] = {}
    for one in played:
        for fault in one.faults:
            where = f"board {one.board}, seat {fault.seat}, asked {fault.question}"
            found.setdefault((fault.bot, fault.why), []).append(where)
    for (bot, why), places in list(found.items())[:MOST_FAULTS]:
        games = f"{len(places)} games" if len(places) > 1 else "1 game"
        console.print(
            f"[bold red]{escape(bot)} forfeited {games}[/]: {escape(why)} ({places[0]})",
            soft_wrap=True,
        )
    if len(found) > MOST_FAULTS:
        console.print(f"and {len(found) - MOST_FAULTS} more reasons; --json has all of them")


def row(one: Standing) -> list[str]:
    low, high = one.ci95
    rating_low, rating_high = one.rating_ci95
    return [
        one.bot,
        f"{100 * one.win_rate:.1f} %",
        f"{100 * low:.1f} – {100 * high:.1f}",
        "–" if math.isnan(one.mean_score) else f"{one.mean_score:.1f}",
        f"{one.mean_rank:.2f}",
        f"{one.rating:+.0f}",
        f"{rating_low:+.0f} – {rating_high:+.0f}",
        f"{one.seconds_per_answer:.4f}",
    ]


def write_results(path: Path, contest: Contest, played: list[Played]) -> None:
    path.write_text(json.dumps(as_json(contest, played), indent=1) + "\n", "utf-8")
