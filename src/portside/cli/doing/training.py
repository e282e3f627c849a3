"""A judge learns: rounds of games and fits, shown as they come."""

import time
from pathlib import Path

from rich.console import Console

from portside.cli.doing.simulation import progress_bar
from portside.research.cluster import Pool
from portside.research.course import Course, Progress, Run, keep
from portside.research.curve import write_curve
from portside.text.teller import Teller


def train_judge(
    console: Console, course: Course, pool: Pool, output: Path, hours: float | None, teller: Teller
) -> None:
    """After every round the weights and the curve are written anew."""
    deadline = time.monotonic() + 3600 * hours if hours is not None else float("inf")
    run = Run(course, output.with_suffix(".parts"), pool)
    with progress_bar(teller) as progress:
        task = progress.add_task("", total=course.round)
        for row in run.go(deadline, lambda done: progress.update(task, completed=done)):
            keep(output, run.written())
            write_curve(output.with_suffix(".csv"), run.curve)
            progress.console.print(said(row), highlight=False, soft_wrap=True)
    if not run.curve:
        console.print("The time was over before the first round; the games are kept.")
    elif len(run.curve) < course.rounds:
        console.print(
            f"{output}: round {len(run.curve)} of {course.rounds}. The same command goes on."
        )
    else:
        console.print(f"{output}: all {course.rounds} rounds.", markup=False)


def said(row: Progress) -> str:
    told = (
        f"round {row.round + 1}: {row.games} games, {row.moments} moments, "
        f"surprise {row.surprise_before:.4f} → {row.surprise:.4f}"
    )
    if row.wins is None or row.margin is None:
        return told
    return f"{told}, {100 * row.wins:.1f} ± {100 * row.margin:.1f} % of victories"
