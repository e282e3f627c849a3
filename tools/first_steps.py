"""What a person does first with Portside, wherever it is installed: a file for its own Python.

    python tools/first_steps.py [compiled | interpreted]

Asks for the version, plays a game of each kind, serves the start page. Given a kind of build, it
insists on it.
"""

import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import urllib.request
from pathlib import Path

import portside
from portside.bots.levels import make_bot
from portside.bots.match import Match
from portside.core import simulate

COMMAND = Path(sysconfig.get_path("scripts"), "portside")


def main() -> None:
    os.environ["PYTHONUTF8"] = "1"  # of the commands below, whatever the console's letters are
    build = "interpreted" if str(simulate.__file__).endswith(".py") else "compiled"
    if sys.argv[1:] not in ([], [build]):
        sys.exit(f"This Portside is {build}, not {sys.argv[1]}.")
    said = subprocess.run([COMMAND, "--version"], check=True, capture_output=True, text=True).stdout
    if said.strip() != f"portside {portside.__version__}":
        sys.exit(f"The command says: {said}")
    print(f"{said.strip()}, {build}, in {Path(portside.__file__).parent}")
    for game in portside.GAMES:
        print(f"{game}: {play(game)}")
    print(f"start page: {serve()}")


def play(game: str) -> str:
    """Bots play; the command tells the game in another language."""
    seats = portside.rules_of(game).fewest_seats
    bots = [make_bot("greedy", game, seed) for seed in range(seats)]
    result = Match(game, bots, [f"Greedy {seat}" for seat in range(seats)], seed=7).play()
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder, "evening.game")
        record.write_text(portside.write_record(result.record), "utf-8")
        command = [COMMAND, "replay", record, "--lang", "pl"]
        told = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    if portside.replay(result.record).scores() != result.scores or not told.strip():
        sys.exit(f"{game}: played again, it ends otherwise.")
    return f"{result.scores}, told in {len(told.splitlines())} lines"


def serve() -> str:
    """The page comes, and so does every file it names."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
        command = [COMMAND, "serve", "--port", "0", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().removeprefix("Portside: ").strip()
            page = fetch(address).decode()
            files = re.findall(r'(?:src|href)="/([^"]+)"', page)
            if not any(name.endswith(".js") for name in files):
                sys.exit(f"A page without the client:\n{page}")
            size = len(page) + sum(len(fetch(address + name)) for name in files)
        finally:
            server.terminate()
            server.wait(30)
    return f"{len(files) + 1} files, {size} bytes"


def fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as answer:
        found: bytes = answer.read()
    return found


if __name__ == "__main__":
    main()
