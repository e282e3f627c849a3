"""What a table costs that waits: `python -m bench.idle [--games GAME,…] [--seconds S]`.

The CPU time of all of Chromium's processes, read from /proc, while nobody touches a table at which
it is one's own turn: just after the question came, and once everything has come to rest. In per
cent of one core, at 1440 x 900, without a GPU, with motion on.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx2
from playwright.sync_api import BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.workers import ROOT
from portside import GAMES

CHROMIUM: Final = "/usr/bin/chromium"
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
ASKED: Final = ".table[data-asked]"
MOST: Final = 3.0  # per cent of a core, at rest
REST: Final = 12.0  # seconds, after which nothing moves
TICK: Final = os.sysconf("SC_CLK_TCK")


def cpu_seconds(profile: str) -> float:
    """What the processes of the browser with this profile have used so far, and their children."""
    stats = {}
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                name = (process / "cmdline").read_bytes().decode(errors="replace")
                fields = (process / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            stats[int(process.name)] = (name, int(fields[1]), int(fields[11]) + int(fields[12]))
    ours = {pid for pid, (name, _, _) in stats.items() if profile in name}
    while more := {pid for pid, (_, parent, _) in stats.items() if parent in ours} - ours:
        ours |= more
    return sum(stats[pid][2] for pid in ours) / TICK


def load(profile: str, seconds: float) -> float:
    """Per cent of a core over this time."""
    before, began = cpu_seconds(profile), time.monotonic()
    time.sleep(seconds)
    return 100 * (cpu_seconds(profile) - before) / (time.monotonic() - began)


@contextmanager
def serving(data: str) -> Iterator[str]:
    command = f"{sys.executable} -m portside serve --port 0 --pace 0 --rate 0 --workers 1".split()
    command += ["--log", "warning", "--data", data]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1].rstrip("/")
    finally:
        process.terminate()
        process.wait(10)


def seated(context: BrowserContext, url: str, game: str) -> Page:
    """At a table of one's own, and asked."""
    bots = [{"kind": "bot", "name": name, "level": "deckhand"} for name in ("Otis", "Vera", "Ilja")]
    body = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, *bots], "shuffle": False}
    made = httpx2.post(f"{url}/api/tables", json=body, timeout=60).raise_for_status().json()
    kept = {"tickets": made["tickets"], "invitations": made["invitations"], "seen": 0, "at": 1}
    page = context.pages[0] if context.pages else context.new_page()
    page.goto(f"{url}/offline.html")
    page.evaluate(
        "([tables, settings]) => {"
        "localStorage.setItem('tables', tables); localStorage.setItem('settings', settings); }",
        [json.dumps({made["table"]: kept}), json.dumps({"motion": True, "language": "en"})],
    )
    page.goto(f"{url}/t/{made['table']}")
    page.wait_for_selector(ASKED, timeout=60_000)
    return page


def measure(url: str, game: str, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=CHROMIUM,
            args=list(ARGUMENTS),
            viewport={"width": 1440, "height": 900},
        )
        page = seated(context, url, game)
        found = {"asked": load(profile, 4.0)}
        page.wait_for_timeout(1000 * REST)
        found["at rest"] = load(profile, seconds)
        context.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.idle", description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seconds", type=float, default=8.0, help="of each measurement")
    chosen = parser.parse_args()
    table = Table(title="A table that waits: % of a core")
    for column in ("game", "asked", "at rest"):
        table.add_column(column, justify="left" if column == "game" else "right")
    worst = 0.0
    with tempfile.TemporaryDirectory() as data, serving(data) as url:
        for game in chosen.games.split(","):
            found = measure(url, game, chosen.seconds)
            table.add_row(game, *[f"{load:.1f}" for load in found.values()])
            worst = max(worst, found["at rest"])
    Console().print(table)
    return 0 if worst < MOST else 1


if __name__ == "__main__":
    sys.exit(main())
