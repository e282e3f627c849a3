"""What a profile brings: `python -m bench.gain GUIDED.whl` measures that wheel and a plain build.

`make wheel PGO=1` makes a guided one.
"""

import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.columns import COLUMNS
from bench.measure import measure, take
from bench.report import Subject, short
from bench.workers import Worker
from tools.wheels import compiled_wheel, unpack

GUIDED = "profile-guided"
ROUNDS = 5
SECONDS = 0.2


def measured(console: Console, plain: Path, guided: Path) -> list[Subject]:
    python = Path(sys.executable)
    builds = [(Worker(python, "bench.ours", [], plain), "plain"),
              (Worker(python, "bench.ours", [], guided), GUIDED)]  # fmt: skip
    everything = [measured for worker, label in builds for measured in take(worker, label)]
    subjects = measure(console, everything, list(COLUMNS), SECONDS, ROUNDS)
    for worker, _ in builds:
        worker.end()
    return subjects


def gain(subjects: list[Subject]) -> Table:
    table = Table(title="Per second of CPU time, best of interleaved rounds", title_justify="left")
    for heading in ("game", "figure"):
        table.add_column(heading)
    for heading in ("plain", GUIDED, "gain"):
        table.add_column(heading, justify="right")
    guided_by_game = {subject.game: subject for subject in subjects if subject.build == GUIDED}
    for subject in subjects:
        if subject.build == GUIDED:
            continue
        for column, (heading, _) in COLUMNS.items():
            before, after = subject.best(column), guided_by_game[subject.game].best(column)
            if before and after:
                text = heading.replace("\n", " ")
                change = f"{after / before - 1:+.0%}"
                table.add_row(subject.game, text, short(before), short(after), change)
    return table


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    console = Console()
    with tempfile.TemporaryDirectory(prefix="portside-gain-") as name:
        folder = Path(name)
        guided = unpack(Path(sys.argv[1]), folder / "guided")
        with console.status("Building a plain wheel to compare with …"):
            plain = unpack(compiled_wheel(folder), folder / "plain")
        console.print(gain(measured(console, plain, guided)))


if __name__ == "__main__":
    main()
