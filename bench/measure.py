"""Rounds that take everybody in turn, so that a disturbance hits all alike."""

from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench.columns import COLUMNS
from bench.report import Subject
from bench.workers import Worker


@dataclass
class Measured:
    subject: Subject
    worker: Worker
    name: str  # of the subject, as the worker knows it


def take(worker: Worker, label: str | None = None) -> list[Measured]:
    """Everything that this worker can measure."""
    library, build = worker.about["name"], label or worker.about["build"]
    return [Measured(Subject(game, library, build), worker, game) for game in worker.subjects]


def measure(
    console: Console, everything: list[Measured], columns: list[str], seconds: float, rounds: int
) -> list[Subject]:
    """Measure every figure in every round. Only one process works at a time."""
    figures = [
        (measured, column)
        for column in COLUMNS
        if column in columns
        for measured in everything
        if column in measured.worker.subjects[measured.name]
    ]
    shown = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()]
    with Progress(*shown, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task("", total=rounds * len(figures))
        for number in range(rounds):
            for measured, column in figures:
                subject = measured.subject
                heading = COLUMNS[column][0].replace("\n", " ")
                text = f"round {number + 1}: {subject.name()}, {heading}"
                progress.update(task, description=text)
                rate = measured.worker.measure(measured.name, column, seconds)
                subject.rounds.setdefault(column, []).append(rate)
                progress.advance(task)
    return [measured.subject for measured in everything]
