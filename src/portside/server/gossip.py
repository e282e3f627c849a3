"""What processes on one database let each other know, and nobody keeps.

Who looks on where, and how much each address has asked for.
"""

import asyncio
import itertools
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

import msgspec

from portside.server.limits import Buckets
from portside.server.storage import Storage
from portside.server.table import Elsewhere, Table

SECOND = 1.0  # between two reports of what was asked for
BEAT = 5  # seconds between two reports of who is here; who has missed three is gone
AT_ONCE = 100  # things in one report, which PostgreSQL limits to 8000 bytes


T = TypeVar("T")


class Here(msgspec.Struct, omit_defaults=True):
    """Who looks on at a table through one process."""

    table: str
    seats: list[int] = []
    watching: int = 0


class Report(msgspec.Struct, omit_defaults=True):
    here: list[Here] = []
    asks: str = ""  # a table whose viewers elsewhere it wants to know
    limit: str = ""  # what was taken, by address
    taken: dict[str, int] = {}


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Report).decode


class Gossip:
    def __init__(self, storage: Storage, live: Mapping[str, Table]) -> None:
        self.storage = storage
        self.live = live
        self.limits: dict[str, Buckets] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        if storage.several_processes:
            storage.overheard = self.overheard

    def share(self, limits: dict[str, Buckets]) -> None:
        """What is asked for in one process counts in all."""
        self.limits = limits
        for buckets in limits.values():
            buckets.shared = self.storage.several_processes

    async def go_on(self) -> None:
        for second in itertools.count(1):
            await asyncio.sleep(SECOND)
            for limit, buckets in self.limits.items():
                for part in parts(buckets.told().items()):
                    self.say(Report(limit=limit, taken=dict(part)))
            if second % BEAT == 0:
                self.beat()

    def changed(self, at: Table) -> None:
        """Somebody has come to a table, or left it."""
        if self.storage.several_processes:
            first = len(at.viewers) == 1 and not at.elsewhere
            self.say(Report([here(at)], at.ledger.head.table if first else ""))

    def say(self, report: Report) -> None:
        task = asyncio.create_task(self.storage.whisper(encode(report)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def beat(self) -> None:
        """Called now and then: say again who is here, forget who has fallen silent."""
        for part in parts(here(at) for at in self.live.values() if at.viewers):
            self.say(Report(part))
        for at in self.live.values():
            at.forget_elsewhere(time.monotonic() - 3 * BEAT)

    def overheard(self, process: str, said: bytes) -> None:
        report = decode(said)
        if report.limit in self.limits:
            self.limits[report.limit].heard(report.taken)
        for told in report.here:
            if (at := self.live.get(told.table)) is not None:
                now = time.monotonic()
                at.hear_elsewhere(process, Elsewhere(frozenset(told.seats), told.watching, now))
        if (asked := self.live.get(report.asks)) is not None and asked.viewers:
            self.say(Report([here(asked)]))


def here(at: Table) -> Here:
    return Here(at.ledger.head.table, sorted(at.present_here()), at.watching_here())


def parts(all_of_them: Iterable[T]) -> Iterator[list[T]]:
    left = list(all_of_them)
    for first in range(0, len(left), AT_ONCE):
        yield left[first : first + AT_ONCE]
