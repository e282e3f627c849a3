"""Build a wheel into dist/: `python -m bench.wheel [--pgo]`.

With --pgo it is profile-guided: a first build counts what random games use, a second one is
compiled with those counts, and the gain over a plain build is measured.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.columns import COLUMNS
from bench.measure import measure, take
from bench.report import Subject, short
from bench.workers import ROOT, Worker

DIST = ROOT / "dist"
PROFILE = ROOT / ".build" / "pgo"
TRIALS = ROOT / ".build" / "wheels"
GUIDED = "profile-guided"
ROUNDS = 5
SECONDS = 0.2


def build(into: Path, profile: Path | None = None) -> Path:
    """A wheel, compiled or not at all."""
    environment = {key: value for key, value in os.environ.items() if key != "PORTSIDE_PGO"}
    environment["PORTSIDE_COMPILE"] = "1"
    if profile is not None:
        environment["PORTSIDE_PGO"] = str(profile)
    pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", "wheel"]
    run([*pip, "--no-deps", "--no-build-isolation", "-w", str(into), str(ROOT)], environment)
    return max(into.glob("portside-*.whl"), key=lambda wheel: wheel.stat().st_mtime)


def unpack(wheel: Path) -> Path:
    folder = wheel.parent / "unpacked"
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
    return folder


def run(command: list[str], environment: dict[str, str]) -> None:
    """Run it; what it says is shown only if it fails."""
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{shlex.join(command)}\n{done.stdout}\n{done.stderr}")


def other_compiler() -> str | None:
    """The name of the C compiler if it is not GCC, whose profiles these are."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    try:
        said = subprocess.run(
            [*shlex.split(command), "--version"], capture_output=True, text=True
        ).stdout
    except OSError:
        return f"{command} (not found)"
    return None if "Free Software Foundation" in said else said.partition("\n")[0] or command


def guided(console: Console) -> Path:
    """Build, count, build again."""
    for folder in (PROFILE, TRIALS):
        shutil.rmtree(folder, ignore_errors=True)
    with console.status("Building a plain wheel to compare with …"):
        plain = unpack(build(TRIALS / "plain"))
    with console.status("Building a wheel that counts …"):
        counting = unpack(build(TRIALS / "counting", PROFILE))
    with console.status("Playing, to count what games use …"):
        environment = {**os.environ, "PYTHONPATH": str(counting)}
        run([sys.executable, "-m", "bench.training"], environment)
    counts = len(list(PROFILE.rglob("*.gcda")))
    if not counts:
        raise SystemExit(f"Nothing was counted: no *.gcda below {PROFILE}.")
    with console.status("Building with what was counted …"):
        wheel = build(DIST, PROFILE)
        (TRIALS / "guided").mkdir()
        trial = unpack(Path(shutil.copy(wheel, TRIALS / "guided")))
    show_gain(console, plain, trial)
    return wheel


def show_gain(console: Console, plain: Path, trial: Path) -> None:
    python = Path(sys.executable)
    builds = [(Worker(python, "bench.ours", [], plain), "plain"),
              (Worker(python, "bench.ours", [], trial), GUIDED)]  # fmt: skip
    everything = [measured for worker, label in builds for measured in take(worker, label)]
    subjects = measure(console, everything, list(COLUMNS), SECONDS, ROUNDS)
    for worker, _ in builds:
        worker.end()
    console.print(gain(subjects))


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
    parser = argparse.ArgumentParser(prog="python -m bench.wheel", description=__doc__)
    parser.add_argument("--pgo", action="store_true", help="profile-guided: slower to build")
    console = Console()
    wanted = parser.parse_args().pgo
    other = other_compiler() if wanted else None
    if other is not None:
        console.print(f"[red]A profile needs GCC, and this is {other}: building plain.[/]")
    if wanted and other is None:
        wheel = guided(console)
    else:
        with console.status("Building a wheel …"):
            wheel = build(DIST)
    console.print(f"{wheel.relative_to(ROOT)}  ({wheel.stat().st_size / 1e6:.1f} MB)")


if __name__ == "__main__":
    main()
