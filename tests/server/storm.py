"""A storm of retries: every answer is sent twice, and from a second tab at once.

Each must become exactly one entry: the one who was first is acknowledged as often as it asks, the
other tab is told of the conflict. `python -m tests.server.storm --answers 100000` is the long form.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from portside import wire
from portside.server import entries
from portside.server.api import Caller
from portside.server.problems import Refused
from portside.server.service import Service
from portside.server.settings import Settings

TABLES = 50  # played at once
TABS = ("a", "a", "b", "b")  # by key: who sends


@dataclass
class Outcome:
    answers: int = 0
    sent: int = 0
    acknowledged: int = 0
    conflicts: int = 0
    wrong: int = 0
    entries: int = 0  # with a key, as the storage has them in the end


async def give(service: Service, table: str, token: str, body: wire.Answer) -> int | str:
    try:
        caller = Caller(token, "here")
        return (await service.give_answer(table=table, body=body, caller=caller)).seq
    except Refused as refused:
        return refused.code


async def play(service: Service, outcome: Outcome, most: int, dice: random.Random) -> None:
    """Tables one after the other, until there are enough answers."""
    while outcome.answers < most:
        game = dice.choice(["santiago", "manila", "cargo_noir"])
        made = await service.tables.make(wire.NewTable(game, [wire.NewSeat("me")] * 3))
        tokens = {ticket.seat: ticket.token for ticket in made.tickets}
        at = await service.tables.get(made.table)
        while at.ledger.state == "running" and outcome.answers < most:
            seat, seq = at.ledger.asked, at.ledger.seq
            assert seat is not None
            words, number = dice.choice(at.ledger.s.legal_in_words()), outcome.answers
            outcome.answers += 1
            bodies = [wire.Answer(seq, words, f"answer-{number}-{tab}") for tab in TABS]
            dice.shuffle(bodies)
            sent = [give(service, made.table, tokens[seat], body) for body in bodies]
            results = await asyncio.gather(*sent)
            outcome.sent += len(results)
            outcome.acknowledged += results.count(seq + 1)
            outcome.conflicts += results.count("conflict")
            by_key = Counter(zip([body.key for body in bodies], results, strict=True))
            if sorted(by_key.values()) != [2, 2] or results.count(seq + 1) != 2:
                outcome.wrong += 1
        stored = await service.tables.storage.load(made.table)
        log = [entries.read_entry(body) for body in stored.entries] if stored else []
        outcome.entries += len({entry.key for entry in log if entry.key})
        outcome.wrong += sum(n - 1 for n in Counter(e.key for e in log if e.key).values())
        service.tables.live.pop(made.table, None)


async def storm(settings: Settings, answers: int, seed: int = 1) -> Outcome:
    service, outcome = Service(settings), Outcome()
    await service.tables.open()
    try:
        players = [
            play(service, outcome, answers, random.Random(seed + i))
            for i in range(min(TABLES, answers))
        ]
        await asyncio.gather(*players)
    finally:
        await service.tables.close()
    return outcome


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=100_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="portside-storm-") as folder:
        start = time.perf_counter()
        outcome = asyncio.run(storm(Settings(data=Path(folder), rate=0.0), given.answers))
        print(outcome, f"{time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
