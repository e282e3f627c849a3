"""How long it takes to open a table from cold: `python -m tools.opening [--answers 400]`.

A game of so many entries is stored; then, each time anew, it is read, folded and shown to a seat.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from portside import wire
from portside.games import GAMES
from portside.server.settings import Settings
from portside.server.table import encode
from portside.server.tables import Tables

TIMES = 40


async def long_game(tables: Tables, game: str, answers: int) -> wire.TableMade | None:
    """A table with so many entries that is still being played."""
    dice = random.Random(1)
    for _ in range(50):
        seats = [wire.NewSeat("me")] * GAMES[game].rules.most_seats
        made = await tables.make(wire.NewTable(game, seats))  # type: ignore[arg-type]
        tokens = {ticket.seat: ticket.token for ticket in made.tickets}
        at = await tables.get(made.ledger)
        while at.ledger.state == "running" and at.ledger.seq < answers:
            seat, words = at.ledger.asked, dice.choice(at.ledger.s.legal_in_words())
            assert seat is not None and tokens
            key = f"answer-{at.ledger.seq}"
            await at.answer(seat, wire.Answer(at.ledger.seq, words, key))
        if at.ledger.seq >= answers:
            return made
    return None


async def measure(answers: int) -> None:
    with tempfile.TemporaryDirectory(prefix="portside-opening-") as folder:
        tables = Tables(Settings(data=Path(folder), rate=0.0))
        await tables.open()
        try:
            for game in GAMES:
                made = await long_game(tables, game, answers)
                if made is None:
                    print(f"{game}: no game is that long")
                    continue
                took, size = [], 0
                for _ in range(TIMES):
                    tables.live.clear()
                    start = time.perf_counter()
                    at = await tables.get(made.ledger)
                    size = len(encode(at.snapshot(0)))
                    took.append(1000 * (time.perf_counter() - start))
                print(
                    f"{game}: {at.ledger.seq} entries, median {statistics.median(took):.1f} ms, "
                    f"slowest {max(took):.1f} ms, snapshot {size // 1024} KiB"
                )
        finally:
            await tables.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=400)
    asyncio.run(measure(parser.parse_args().answers))
