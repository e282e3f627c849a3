"""Reviews of finished games: made by the bots' workers in their spare time, stored piece by piece.

A review is made of the record, which is open to everybody once the game was played to its end:
there is nothing of a running game that it could tell.
"""

import asyncio
import logging

import msgspec

from portside import wire
from portside.core import game
from portside.core.record import Record, write_record
from portside.insight.reviewing import Piece, pieces_of, put_together, read_piece
from portside.server.ledger import Ledger
from portside.server.problems import Refused
from portside.server.storage import Storage, Unavailable
from portside.server.worker import LookBack
from portside.server.workers import Gone, Workers

LOG = logging.getLogger("portside.reviews")
SEED = 1
IN_FULL, INTERPRETED = 1.0, 0.02  # effort: without compiled rules all takes forty times as long
EFFORT = INTERPRETED if game.__file__.endswith(".py") else IN_FULL
AT_ONCE = 2  # tables


class Reviews:
    def __init__(self, storage: Storage, workers: Workers) -> None:
        self.storage = storage
        self.workers = workers
        self.making: dict[str, asyncio.Task[None]] = {}
        self.room = asyncio.Semaphore(AT_ONCE)

    async def show(self, ledger: Ledger) -> wire.ReviewState:
        """As far as it is. Whoever asks first has it made."""
        if not ledger.played_out:
            raise Refused("not-over", "a review is made of games that were played to their end")
        record, table = ledger.record(), ledger.head.table
        kept = readable(await self.storage.pieces(table))
        if len(kept) < pieces_of(record) and table not in self.making:
            made = asyncio.create_task(self.make(table, ledger.head.maker, bare(record), set(kept)))
            self.making[table] = made
            made.add_done_callback(lambda _: self.making.pop(table, None))
        ready = from_the_beginning(kept)
        review = put_together(record, SEED, EFFORT, ready) if ready else None
        entries = [played.seq for played in ledger.line]
        return wire.ReviewState(len(ready), pieces_of(record), entries, review)

    async def make(self, table: str, owner: str, record: Record, kept: set[int]) -> None:
        """What is missing, in the order of the game."""
        text = write_record(record)
        async with self.room:
            for number in range(pieces_of(record)):
                if number not in kept:
                    task = LookBack(text, SEED, EFFORT, number)
                    try:
                        piece = await self.workers.look_back(task, owner=owner)
                        await self.storage.keep_piece(table, number, msgspec.json.encode(piece))
                    except (Gone, Unavailable) as error:  # whoever asks again begins here
                        LOG.warning("no review", extra={"reason": str(error), "table": table})
                        return

    async def close(self) -> None:
        for made in list(self.making.values()):
            made.cancel()
        await asyncio.gather(*self.making.values(), return_exceptions=True)


def bare(record: Record) -> Record:
    """The game alone: who played it is nothing to a worker."""
    made = Record(record.game, [str(seat) for seat in range(len(record.seats))])
    made.revision, made.options, made.answers = record.revision, record.options, record.answers
    return made


def readable(stored: dict[int, bytes]) -> dict[int, Piece]:
    """What another version has stored otherwise is made anew."""
    found = {}
    for number, body in stored.items():
        try:
            found[number] = read_piece(body)
        except msgspec.MsgspecError:
            continue
    return found


def from_the_beginning(kept: dict[int, Piece]) -> list[Piece]:
    """Up to the first one that is missing."""
    ready: list[Piece] = []
    while len(ready) in kept:
        ready.append(kept[len(ready)])
    return ready
