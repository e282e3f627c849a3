"""How fast Portside is: `python -m bench [--peers] [--games santiago,…] [--seconds S]`.

Measures the installed wheel and the sources, and with --peers also OpenSpiel, Catanatron and
PettingZoo, in one run: processes that take turns, CPU time, the best of several rounds.
"""

import argparse
import sys
from pathlib import Path

from rich.console import Console

from bench.columns import COLUMNS
from bench.machine import machine
from bench.measure import measure, take
from bench.peers import MODULES, PeersMissing, python_with_peers
from bench.report import save, show
from bench.workers import ROOT, Worker


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--peers", action="store_true", help="also other libraries")
    parser.add_argument("--games", default="", help="of ours, with commas; all by default")
    parser.add_argument("--seconds", type=float, default=0.2, help="for a figure in a round")
    parser.add_argument("--rounds", type=int, default=5, help="the best one counts")
    parser.add_argument("--json", type=Path, default=ROOT / "bench" / "results" / "latest.json")
    parser.add_argument("--compiled", type=Path, help="a folder with a build, not the wheel")
    return parser.parse_args()


def start(chosen: argparse.Namespace, console: Console) -> list[Worker]:
    """The processes that measure: both builds of ours, and the peers if wanted."""
    games = [game for game in chosen.games.split(",") if game]
    python = Path(sys.executable)
    compiled = Worker(python, "bench.ours", games, chosen.compiled)
    interpreted = Worker(python, "bench.ours", games, ROOT / "src")
    if compiled.about["build"] != "compiled":
        console.print("[red]The installed Portside is not compiled: see `make wheel`.[/]")
    for game in games:
        if game not in compiled.subjects:
            known = ", ".join(interpreted.subjects)
            console.print(f"[red]The installed Portside has no game {game!r}.[/] Sources: {known}")
    workers = [compiled, interpreted]
    if chosen.peers:
        try:
            peers = python_with_peers()
        except PeersMissing as missing:
            console.print(f"[red]Going on without peers.[/] {missing}")
        else:
            workers += [Worker(peers, module, [], None) for module in MODULES]
    return workers


def main() -> None:
    chosen = options()
    console = Console(width=None if sys.stdout.isatty() else 120)
    workers = start(chosen, console)
    everything = [measured for worker in workers for measured in take(worker)]
    before = machine()
    subjects = measure(console, everything, list(COLUMNS), chosen.seconds, chosen.rounds)
    for worker in workers:
        worker.end()
    versions = [f"{about['name']} {about['version']} ({about['build']})"
                for about in (worker.about for worker in workers)]  # fmt: skip
    show(console, before, versions, subjects)
    save(chosen.json, before, versions, subjects)
    console.print(f"All figures: {chosen.json}")


if __name__ == "__main__":
    main()
