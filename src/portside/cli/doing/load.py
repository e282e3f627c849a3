"""How much one server bears: many tables whose seats answer over the client, as players do.

Only ever against this machine and only for so long: it measures, it does not attack.
"""

import asyncio
import contextlib
import gc
import math
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import msgspec
from websockets.exceptions import InvalidHandshake

from portside import wire
from portside.client import Client, Seat, ServerRefused, new_key
from portside.core.errors import Malformed
from portside.games import GAMES, rules_of

MIX = list(GAMES)  # tables of every game, in turn
HERE = ("127.0.0.1", "localhost", "::1")
STARTS_WITHIN = 30.0  # seconds

Asked = tuple[Seat, int, list[str]]  # who is asked, at which entry, and the legal answers


@dataclass
class Outcome:
    """What was measured."""

    tables: int
    took: list[float] = field(default_factory=list)  # seconds, of each answer acknowledged
    late: int = 0  # answers that could not be sent in time: no table was ready
    refused: int = 0
    seconds: float = 0.0
    worked: float = 0.0  # seconds of the server's processor
    memory_before: int = 0  # bytes of the server's process
    memory_after: int = 0

    def part(self, share: float) -> float:
        """The time, in milliseconds, within which this share of the answers came."""
        ordered = sorted(self.took)
        return 1000 * ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else 0.0


class Lines:
    """Connections that are kept open for answers.

    They know just enough of HTTP: a client for all occasions takes longer over an answer than the
    server does, and would measure itself.
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname, parts.port or 80
        self.idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def post(self, path: str, token: str, body: bytes) -> int:
        """The status it is answered with."""
        line = self.idle.pop() if self.idle else await asyncio.open_connection(self.host, self.port)
        reader, writer = line
        head = (
            f"POST {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
            f"authorization: Bearer {token}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: *(\d+)", answer)
        await reader.readexactly(int(length[1]) if length else 0)
        self.idle.append(line)
        return int(answer.split(b" ", 2)[1])

    def close(self) -> None:
        for _, writer in self.idle:
            writer.close()


class LoadTable:
    """A table whose every seat listens at its own socket."""

    def __init__(self, seats: list[Seat], dice: random.Random) -> None:
        self.seats = seats
        self.dice = dice
        self.question: Asked | None = None
        self.over = False
        self.tasks = [asyncio.create_task(self.listen(seat)) for seat in seats]

    async def listen(self, seat: Seat) -> None:
        async for message in seat.messages():
            if isinstance(message, wire.Welcome):
                self.hear(seat, message.snapshot.question)
                self.over = self.over or message.snapshot.info.state == "over"
            elif isinstance(message, wire.Moments):
                self.hear(seat, message.question)
            elif isinstance(message, wire.InfoChanged):
                self.over = self.over or message.info.state == "over"

    def hear(self, seat: Seat, question: wire.Question) -> None:
        if question.seat == seat.number:
            self.question = (seat, seat.seq, [offer.answer for offer in question.offers])

    async def answer(self, asked: Asked, lines: Lines, outcome: Outcome) -> None:
        seat, seq, legal = asked
        answer = wire.Answer(seq, self.dice.choice(legal), new_key())
        start = time.perf_counter()
        status = await lines.post(
            f"/api{seat.path}/answers", seat.ticket.token, msgspec.json.encode(answer)
        )
        if status == 200:
            outcome.took.append(time.perf_counter() - start)
        else:
            outcome.refused += 1

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@contextlib.contextmanager
def plain_refusals(url: str) -> Iterator[None]:
    """What a server that is not there, or has limits, means for whoever measures it."""
    try:
        yield
    except httpx2.TransportError:
        raise Malformed(f"no server answers at {url}; start it with `portside serve`") from None
    except (ServerRefused, InvalidHandshake) as refused:
        raise Malformed(
            f"the server at {url} refuses so many tables from one address ({refused}); "
            "start it without limits: `portside serve --rate 0`"
        ) from None


def check_sockets(live: list[LoadTable]) -> None:
    """A seat that could not open its socket says so here; it would never be asked."""
    for task in (task for table in live for task in table.tasks if task.done()):
        task.result()


async def sit_down(client: Client, game: str, dice: random.Random) -> LoadTable:
    seats = [wire.NewSeat("me", f"Player {i}") for i in range(rules_of(game).fewest_seats)]
    made = await client.make(wire.NewTable(game, seats))
    return LoadTable([client.seat(ticket) for ticket in made.tickets], dice)


async def measure(
    url: str, tables: int, rate: float, seconds: float, seed: int, process: int | None
) -> Outcome:
    """Answers at a steady rate, spread over all tables; finished tables are replaced."""
    if urlsplit(url).hostname not in HERE:
        raise Malformed("only a server on this machine may be measured")
    dice, outcome = random.Random(seed), Outcome(tables)
    async with Client(url) as client:
        outcome.memory_before = memory_of(process)
        with plain_refusals(url):
            live = [
                await sit_down(client, MIX[number % len(MIX)], dice) for number in range(tables)
            ]
            await asyncio.sleep(1.0)
            check_sockets(live)
        outcome.memory_after = memory_of(process)
        gc.disable()  # the client's own pauses are not to be measured
        lines = Lines(url)
        under_way: set[asyncio.Task[None]] = set()
        worked, start = work_of(process), time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - start) < seconds:
            while sent < now * rate:
                sent += 1
                ready = await ready_table(client, live, dice)
                if ready is None or ready.question is None:
                    outcome.late += 1
                    continue
                asked, ready.question = ready.question, None
                task = asyncio.create_task(ready.answer(asked, lines, outcome))
                under_way.add(task)
                task.add_done_callback(under_way.discard)
            await asyncio.sleep(0.001)
        await asyncio.gather(*under_way)
        outcome.seconds = time.perf_counter() - start
        outcome.worked = work_of(process) - worked
        gc.enable()
        lines.close()
        for table in live:
            await table.close()
    return outcome


async def ready_table(
    client: Client, live: list[LoadTable], dice: random.Random
) -> LoadTable | None:
    for _attempt in range(50):
        number = dice.randrange(len(live))
        if live[number].over:
            await live[number].close()
            live[number] = await sit_down(client, MIX[number % len(MIX)], dice)
        elif live[number].question is not None:
            return live[number]
    return None


def work_of(process: int | None) -> float:
    """How many seconds a processor has worked for it; 0 where that cannot be told."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def memory_of(process: int | None) -> int:
    """What a process holds in memory; 0 where that cannot be told."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    return 0


@contextlib.contextmanager
def own_server(data: Path | None) -> Iterator[tuple[str, int]]:
    """A server for the measurement, in a process of its own; its address and process id."""
    if data is not None and not data.is_dir():
        raise Malformed(f"there is no folder {data}")
    with tempfile.TemporaryDirectory(prefix="portside-load-", dir=data) as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        process = subprocess.Popen(
            [sys.executable, "-m", "portside", "serve", "--port", str(port), "--data", folder,
             "--rate", "0", "--pace", "0", "--log", "warning"],
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            wait_for(port, process)
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            process.wait(20)


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise Malformed("the server did not start")
