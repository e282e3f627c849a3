"""One address does its worst: what do the others feel?

A server with 1,024 files is attacked from 127.0.0.1 in each way that was found, with its limits as
they are by default; meanwhile a visitor from 127.0.0.2 asks for a table, half the time over a new
connection. How long that takes is told. (Linux only: elsewhere there is no 127.0.0.2.)

`python -m tests.server.hostile --seconds 15` is the long form. It speaks to its own server only.
"""

import argparse
import contextlib
import json
import math
import multiprocessing
import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import portside
from portside.cli.doing.load import memory_of, wait_for
from tools.postgres import free_port

VISITOR, ATTACKER = "127.0.0.2", "127.0.0.1"
FILES = 1_024
EVERY = 0.025  # seconds between the visitor's requests: below the limit of an address
PATIENCE = 5.0  # seconds he waits

HALF_HEAD = b"GET / HTTP/1.1\r\nhost: localhost\r\nx-long: "
HALF_BODY = (
    b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    b'content-length: 1000\r\n\r\n{"game":'
)
LONG_ANSWER = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
SHORT_ANSWER = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
HANDSHAKE = (
    b"GET /api/tables/aaaaaaaaaa/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\n"
    b"upgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
SMALL_TEXT = b"\x81\x8f\0\0\0\0" + b'{"type":"ping"}'
SMALL_PING = b"\x89\x80\0\0\0\0"


@dataclass
class Felt:
    """By the visitor."""

    attack: str
    took: list[float]  # seconds
    failed: int
    log: int  # bytes the server wrote meanwhile
    memory: int  # bytes the server holds

    def part(self, share: float) -> float:
        ordered = sorted(self.took)
        return 1000 * ordered[math.ceil(share * len(ordered)) - 1]

    def __str__(self) -> str:
        return (
            f"{self.attack:<17} p50 {self.part(0.5):7.1f} ms  p99 {self.part(0.99):7.1f} ms  "
            f"failed {self.failed} of {len(self.took)}  "
            f"log {self.log / 1024:.0f} KiB  memory {self.memory / 2**20:.0f} MiB"
        )


# ------------------------------------------------------------------------------- the server


@contextlib.contextmanager
def running(files: int, *options: str) -> Iterator[tuple[int, int, Path]]:
    """A server of its own: its port, its process, its log."""
    environment = {**os.environ, "PYTHONPATH": str(Path(portside.__file__).parents[1])}
    with tempfile.TemporaryDirectory(prefix="portside-hostile-") as folder:
        port, log = free_port(), Path(folder) / "log"
        with log.open("wb") as written:
            process = subprocess.Popen(
                [sys.executable, "-m", "portside", "serve", "--port", str(port), "--data", folder,
                 "--workers", "1", *options],
                env=environment, stdout=subprocess.DEVNULL, stderr=written,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
            )  # fmt: skip
        try:
            wait_for(port, process)
            yield port, process.pid, log
        finally:
            process.terminate()
            process.wait(20)


# ------------------------------------------------------------------------------ the attacks


def knock(port: int) -> socket.socket | None:
    """A connection of the attacker's."""
    made = socket.socket()
    made.settimeout(0.5)
    try:
        made.bind((ATTACKER, 0))
        made.connect((ATTACKER, port))
    except OSError:
        made.close()
        return None
    made.setblocking(False)
    return made


def is_open(line: socket.socket) -> bool:
    try:
        return line.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def hold(port: int, number: int, first: bytes, then: bytes = b"") -> None:
    """So many connections, each of which says so much; 1,000 a second are made, also anew."""
    lines: list[socket.socket] = []
    while True:
        for line in [line for line in lines if not is_open(line)]:
            lines.remove(line)
            line.close()
        for _ in range(min(200, number - len(lines))):
            if (made := knock(port)) is None:
                break
            lines.append(made)
            say(made, first)
        for line in lines:
            say(line, then)
        time.sleep(0.2)


def say(line: socket.socket, words: bytes) -> bool:
    try:
        return not words or line.send(words) > 0
    except BlockingIOError:
        return True
    except OSError:
        return False


def flood(port: int, first: bytes, then: bytes) -> None:
    """One connection after the other, each as fast as it goes; what is answered is thrown away."""
    while True:
        if (line := knock(port)) is None:
            continue
        line.setblocking(True)
        with contextlib.suppress(OSError), line:
            line.sendall(first)
            while True:
                with contextlib.suppress(BlockingIOError):
                    while line.recv(65_536, socket.MSG_DONTWAIT):
                        pass
                line.sendall(then)


def rattle(port: int) -> None:
    """Requests that are none, each on a connection of its own."""
    while True:
        if (line := knock(port)) is not None:
            say(line, b"\x16\x03\x01 no request\r\n\r\n")
            line.close()


def idle(port: int) -> None:
    hold(port, 2_000, b"")


def half_requests(port: int) -> None:
    hold(port, 1_000, HALF_HEAD, b"x")


def half_bodies(port: int) -> None:
    hold(port, 1_000, HALF_BODY, b" ")


def slow_readers(port: int) -> None:
    hold(port, 300, LONG_ANSWER * 8)


def flood_of_texts(port: int) -> None:
    flood(port, HANDSHAKE, SMALL_TEXT * 1_000)


def flood_of_pings(port: int) -> None:
    flood(port, HANDSHAKE, SMALL_PING * 1_000)


def flood_of_requests(port: int) -> None:
    flood(port, b"", SHORT_ANSWER * 1_000)


Attack = Callable[[int], None]
ATTACKS: tuple[Attack, ...] = (
    idle, half_requests, half_bodies, slow_readers, flood_of_texts, flood_of_pings,
    flood_of_requests, rattle,
)  # fmt: skip


@contextlib.contextmanager
def under(attack: Attack | None, port: int) -> Iterator[None]:
    if attack is None:
        yield
        return
    process = multiprocessing.get_context("spawn").Process(target=attack, args=(port,), daemon=True)
    process.start()
    time.sleep(2.5)  # until it has begun
    try:
        yield
    finally:
        process.kill()
        process.join()


# ------------------------------------------------------------------------------ the visitor


class Visitor:
    def __init__(self, port: int) -> None:
        self.port = port
        self.line: socket.socket | None = None

    def connect(self) -> socket.socket:
        return socket.create_connection((ATTACKER, self.port), PATIENCE, (VISITOR, 0))

    def make_table(self) -> str:
        body = json.dumps({"game": "manila", "seats": [{"kind": "me"}] * 3}).encode()
        head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        with self.connect() as line:
            return str(json.loads(ask(line, "POST", "/api/tables", head, body))["table"])

    def look(self, table: str, anew: bool) -> float:
        """Seconds it took."""
        start = time.perf_counter()
        if anew or self.line is None:
            if self.line is not None:
                self.line.close()
            self.line = self.connect()
        try:
            ask(self.line, "GET", f"/api/tables/{table}")
        except OSError:
            self.line = None
            raise
        return time.perf_counter() - start


def ask(line: socket.socket, method: str, path: str, head: str = "", body: bytes = b"") -> bytes:
    request = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\n{head}\r\n"
    line.sendall(request.encode() + body)
    got = b""
    while b"\r\n\r\n" not in got:
        got += received(line)
    headers, _, answer = got.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)content-length: *(\d+)", headers)
    assert headers.startswith(b"HTTP/1.1 200") and length, headers
    while len(answer) < int(length[1]):
        answer += received(line)
    return answer


def received(line: socket.socket) -> bytes:
    got = line.recv(65_536)
    if not got:
        raise ConnectionError("closed")
    return got


def visit(port: int, table: str, seconds: float) -> tuple[list[float], int]:
    """How long each look took, and how many failed."""
    visitor, end = Visitor(port), time.monotonic() + seconds
    took: list[float] = []
    failed = 0
    while time.monotonic() < end:
        try:
            took.append(visitor.look(table, anew=len(took) % 2 == 0))
        except OSError:
            failed += 1
            took.append(PATIENCE)
        time.sleep(EVERY)
    return took, failed


def suffer(seconds: float, attacks: Iterable[Attack | None]) -> Iterator[Felt]:
    """Each attack against a server of its own."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # for the attacker
    for attack in attacks:
        with running(FILES) as (port, process, log):
            table = Visitor(port).make_table()
            with under(attack, port):
                took, failed = visit(port, table, seconds)
                name = attack.__name__ if attack else "nobody"
                yield Felt(name, took, failed, log.stat().st_size, memory_of(process))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--only", default="", help="the name of one attack")
    given = parser.parse_args()
    chosen = tuple(attack for attack in ATTACKS if given.only in ("", attack.__name__))
    for felt in suffer(given.seconds, (None, *chosen)):
        print(felt, flush=True)


if __name__ == "__main__":
    main()
