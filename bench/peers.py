"""The virtual environment of those we compare ourselves with; made once, then used again."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from bench.workers import ROOT

FOLDER = ROOT / ".venv-peers"
WANTED = ROOT / "bench" / "peers.txt"
INSTALLED = FOLDER / "installed.txt"
PYTHON = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

MODULES = ["bench.openspiel", "bench.catan", "bench.connect_four"]


class PeersMissing(Exception):
    """The peers cannot be installed here; the text says why."""


def python_with_peers() -> Path:
    """A Python that knows the peers; installs them the first time."""
    if INSTALLED.exists() and INSTALLED.read_text() == WANTED.read_text():
        return PYTHON
    print("Installing the peers into .venv-peers, once (about 100 MB) …", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    run([sys.executable, "-m", "venv", str(FOLDER)])
    pip = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    run([*pip, "--only-binary", ":all:", "-r", str(WANTED)])
    shutil.copy(WANTED, INSTALLED)
    return PYTHON


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise PeersMissing(
            "OpenSpiel, Catanatron and PettingZoo could not be installed (they need a net and a "
            f"Python they have wheels for; this is {sys.version.split()[0]}). What was said:\n"
            + done.stderr.strip()[-2000:]
        )
