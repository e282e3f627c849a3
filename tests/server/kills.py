"""Nothing lost: a server is killed at random moments of play, again and again.

Players answer over HTTP and write down what was acknowledged. After every kill the server is
started again; what was under way is sent once more with its key, and the tables play on. In the end
the storage itself is read: every acknowledged answer must be there, and none twice.

`python -m tests.server.kills --times 500` is the long form; with `--postgres` two processes share
a database, requests go to either, and what is killed is one of them, both, or the database.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx2

import portside
from portside import wire
from portside.cli.doing.load import wait_for
from portside.client import Client, Seat, ServerRefused, new_key
from portside.server import entries
from portside.server.settings import Settings
from portside.server.storage import make_storage
from tools.postgres import Postgres, database, free_port

TABLES = 4
SHORTEST, LONGEST = 0.02, 1.0  # seconds of play before a kill
AWAY = ("storage-down", "stopping")  # refusals of a server that lost its database


@dataclass
class Played:
    """A table under test: its seats, and what was acknowledged to them."""

    tickets: list[wire.Ticket]
    given: dict[str, tuple[int, int, str]] = field(default_factory=dict)  # by key: seat, seq, words
    under_way: tuple[int, wire.Answer] | None = None
    over: bool = False


@dataclass
class Outcome:
    kills: int = 0
    acknowledged: int = 0
    sent_again: int = 0
    lost: int = 0
    doubled: int = 0
    tables: int = 0
    played_on: int = 0


def start(settings: Settings) -> tuple["subprocess.Popen[bytes]", str]:
    """A server in a process of its own, and its address."""
    port = free_port()
    environment = {**os.environ, "PYTHONPATH": str(Path(portside.__file__).parents[1])}
    if settings.database:
        environment["DATABASE_URL"] = settings.database
    process = subprocess.Popen(
        [sys.executable, "-m", "portside", "serve", "--port", str(port), "--data",
         str(settings.data), "--rate", "0", "--pace", "0", "--workers", "1", "--log", "error"],
        env=environment, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    wait_for(port, process)
    return process, f"http://127.0.0.1:{port}"


Server = tuple["subprocess.Popen[bytes]", str]


class Trial:
    def __init__(self, settings: Settings, seed: int, database: Postgres | None = None) -> None:
        self.settings = settings
        self.dice = random.Random(seed)
        self.tables: list[Played] = []
        self.outcome = Outcome()
        self.database = database  # that may be killed too
        self.servers: list[Server] = []
        self.stopping = False

    async def run(self, times: int) -> Outcome:
        try:
            for _ in range(times):
                self.start_missing()
                await self.play(self.dice.uniform(SHORTEST, LONGEST))
                self.outcome.kills += 1
            self.start_missing()
            await self.play_on()
        finally:
            for process, _ in self.servers:
                process.send_signal(signal.SIGTERM)
                process.wait(20)
        await self.read_storage()
        return self.outcome

    def start_missing(self) -> None:
        if self.database is not None and self.database.process.poll() is not None:
            self.database.start_again()
        wanted = 2 if self.database is not None else 1
        self.servers = [server for server in self.servers if server[0].poll() is None]
        self.servers += [start(self.settings) for _ in range(wanted - len(self.servers))]

    def kill(self) -> None:
        """One server, both, or the database under them."""
        if self.database is not None and self.dice.random() < 0.3:
            self.database.kill()
            return
        for process, _ in self.dice.sample(self.servers, self.dice.randint(1, len(self.servers))):
            os.kill(process.pid, signal.SIGKILL)
            process.wait()

    async def play(self, seconds: float) -> None:
        self.stopping = False
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(url)) for _, url in self.servers]
            live = [table for table in self.tables if not table.over][-TABLES:]
            tasks = [asyncio.create_task(self.play_table(clients, table)) for table in live]
            for _ in range(TABLES - len(live)):
                tasks.append(asyncio.create_task(self.new_table(clients)))
            await asyncio.sleep(seconds)
            self.kill()
            self.stopping = True
            await asyncio.gather(*tasks)

    async def new_table(self, clients: list[Client]) -> None:
        game = self.dice.choice(["santiago", "manila", "cargo_noir"])
        seats = [wire.NewSeat("me"), wire.NewSeat("me")]
        seats.append(self.dice.choice([wire.NewSeat("me"), wire.NewSeat("bot", level="deckhand")]))
        try:
            made = await self.dice.choice(clients).make(wire.NewTable(game, seats))
        except httpx2.TransportError:
            return
        except ServerRefused as refused:
            if refused.problem.code not in AWAY:
                raise
            return
        table = Played(made.tickets)
        self.tables.append(table)
        await self.play_table(clients, table)

    async def play_table(self, clients: list[Client], table: Played, most: int = 10**9) -> None:
        """Until something is gone, or so many answers. Each request goes to any of the servers."""
        tickets = {ticket.seat: ticket for ticket in table.tickets}
        try:
            if table.under_way is not None:
                self.outcome.sent_again += 1
                number, body = table.under_way
                await self.send(self.dice.choice(clients).seat(tickets[number]), table, body)
            while most > 0 and not table.over and not self.stopping:
                seen = await self.dice.choice(clients).seat(table.tickets[0]).look()
                table.over = seen.info.state == "over"
                if seen.question.seat not in tickets:
                    await asyncio.sleep(0.01)
                    continue
                seat = self.dice.choice(clients).seat(tickets[seen.question.seat])
                offers = (await seat.look()).question.offers
                if offers:
                    seat.client = self.dice.choice(clients)
                    words = self.dice.choice(offers).answer
                    await self.send(seat, table, wire.Answer(seat.seq, words, new_key()))
                    most -= 1
        except httpx2.TransportError:
            return
        except ServerRefused as refused:
            if refused.problem.code not in AWAY:
                raise

    async def send(self, seat: Seat, table: Played, body: wire.Answer) -> None:
        """Once; whether it arrived is found out after the restart."""
        table.under_way = (seat.number, body)
        try:
            path = f"{seat.path}/answers"
            done = await seat.client.ask("POST", path, wire.Done, body, seat.token)
            table.given[body.key] = (seat.number, done.seq, body.answer)
            self.outcome.acknowledged += 1
        except ServerRefused as refused:
            if refused.problem.code != "conflict":
                raise
        table.under_way = None

    async def play_on(self) -> None:
        self.stopping = False
        async with Client(self.servers[0][1]) as client:
            for table in self.tables:
                if not table.over:
                    await self.play_table([client], table, 3)
                    self.outcome.played_on += 1

    async def read_storage(self) -> None:
        storage = make_storage(self.settings)
        await storage.open(lambda _: None)
        try:
            for table in self.tables:
                found = await storage.load(table.tickets[0].table)
                log = [entries.read_entry(body) for body in found.entries] if found else []
                self.compare(table, log)
        finally:
            await storage.close()

    def compare(self, table: Played, log: list[entries.Entry]) -> None:
        self.outcome.tables += 1
        for key, (seat, seq, words) in table.given.items():
            entry = log[seq - 1] if seq <= len(log) else None
            if entry is None or (entry.by, entry.key, entry.words) != (seat, key, words):
                self.outcome.lost += 1
        keys = Counter(entry.key for entry in log if entry.key)
        self.outcome.doubled += sum(number - 1 for number in keys.values())


async def trial(
    settings: Settings, times: int, seed: int = 1, database: Postgres | None = None
) -> Outcome:
    return await Trial(settings, seed, database).run(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    start = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="portside-kills-") as folder:
        settings = Settings(data=Path(folder))
        if given.postgres:
            with database(durable=True) as found:
                if found is None:
                    sys.exit("no PostgreSQL here")
                settings.database = found.address
                outcome = asyncio.run(trial(settings, given.times, given.seed, found))
        else:
            outcome = asyncio.run(trial(settings, given.times, given.seed))
    print(outcome, f"{time.perf_counter() - start:.0f} s")
    sys.exit(bool(outcome.lost or outcome.doubled))


if __name__ == "__main__":
    main()
