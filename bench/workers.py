"""The side that asks: processes that measure, each with a Python and a path of its own."""

import json
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


class Worker:
    """A process that measures one figure whenever it is asked to (see `serving`)."""

    def __init__(self, python: Path, module: str, games: list[str], path: Path | None) -> None:
        """`path`: where it finds Portside, if not where the wheel was installed."""
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self.module = module
        self.process = subprocess.Popen(
            [str(python), "-m", module, *games],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        hello = json.loads(self.hear())
        self.about: dict[str, str] = hello["about"]
        self.subjects: dict[str, list[str]] = hello["subjects"]

    def measure(self, subject: str, column: str, seconds: float) -> float:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([subject, column, seconds]) + "\n")
        self.process.stdin.flush()
        return float(json.loads(self.hear()))

    def hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.module} ended early; its message stands above.")
        return line

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
