"""A bot that is any program, in any language: one JSON line in, one line out (docs/bots.md)."""

import json
import queue
import shlex
import subprocess
import threading

from portside.bots.bot import Bot, SeatView
from portside.core.errors import Malformed

PATIENCE = 10.0  # seconds beyond its budget before a silent program is given up


class ProgramBot(Bot):
    """Speaks with a program over its standard input and output."""

    def __init__(self, command: str) -> None:
        self.name = f"exec:{command}"
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            raise Malformed(f"the bot {command!r} cannot be started: {error}") from None
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put("")

    def choose(self, table: SeatView) -> int:
        self.tell(
            {
                "game": table.game,
                "options": table.view()["options"],
                "seat": table.seat,
                "view": table.view(),
                "answers": table.history,
                "legal": table.legal_in_words(),
                "budget": {
                    "seconds": table.budget.seconds,
                    "simulations": table.budget.simulations,
                },
            }
        )
        words = self.hear(table.budget.seconds or 0.0).strip()
        return table.read(words)

    def tell(self, message: dict[str, object]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise Malformed(f"{self.name} has ended") from None

    def hear(self, seconds: float) -> str:
        try:
            line = self.lines.get(timeout=seconds + PATIENCE)
        except queue.Empty:
            raise Malformed(f"{self.name} gave no answer in time") from None
        if not line:
            raise Malformed(f"{self.name} has ended without an answer")
        return line

    def close(self) -> None:
        """End the program this bot started."""
        self.process.terminate()
        self.process.wait()
