"""Nothing told: two tables that differ only in what a seat may not know look the same to it.

Worlds are re-dealt here by hand, without `view` and without `imagine`, so that neither can hide a
fault of its own. Both tables are then asked for everything that the server can send to that seat,
and the bytes are compared. `python -m tests.server.worlds --pairs 20000` is the long form.
"""

import argparse
import asyncio
import json
import random
import time
from dataclasses import dataclass
from typing import Any

import msgspec

import portside
from portside import CHANCE, GAMES, NOBODY, IllegalAnswer, Malformed, wire
from portside.core.answers import Answers
from portside.server.api import Caller
from portside.server.entries import Entry, Head, HeadSeat, Spoke
from portside.server.ledger import Ledger
from portside.server.problems import Refused
from portside.server.service import Service
from portside.server.settings import Settings
from portside.server.table import Table, Viewer, row_of
from portside.server.tokens import hashed

SECRETS = ("11" * 32, "22" * 32)
TABLE = "aaaaaaaaaa"


@dataclass
class Pair:
    seat: int  # for whom both look alike; NOBODY: a spectator
    one: Ledger
    other: Ledger


def token_of(seat: int) -> str:
    return f"token-of-seat-{seat}-and-more"


def table(game: str, seats: int, options: dict[str, Any], secret: str) -> Ledger:
    sitting = [
        HeadSeat("person", f"Player {number}", token=hashed(token_of(number)))
        for number in range(seats)
    ]
    head = Head(TABLE, game, 1, options, "", sitting, None, True, 1.0, secret, "00" * 16)
    made = Ledger(head)
    made.commitment = "the same"  # it is a hash of the secret, and tells nothing of it
    made.note(Spoke(0, "Player 0", "Hello", 2.0))
    return made


def answered(made: Ledger, answer: int) -> Entry:
    s = made.s
    who: Any = "chance" if s.to_move == CHANCE else "person"
    return Entry(3.0, int(s.to_move), who=who, answer=answer, words=s.write(answer))


def play_once(made: Ledger, dice: random.Random) -> None:
    answers = Answers()
    made.s.offer(answers)
    legal = [int(answers.answer[i]) for i in range(answers.n)]
    if made.s.to_move == CHANCE:
        [answer] = dice.choices(legal, made.s.weights())
    else:
        answer = dice.choice(legal)
    made.add(answered(made, answer))


# -------------------------------------------------------------------------- another world


def other_world(one: Ledger, seat: int, dice: random.Random) -> Ledger | None:
    """The same table with everything changed that this seat may not know; None: nothing is."""
    game = one.head.game
    if game == "manila":
        return other_deal(one, seat, dice)
    other = refolded(one, [played.entry for played in one.past])
    if game == "santiago":
        if one.s.position()["options"].get("screens") == "open":  # type: ignore[attr-defined]
            return other
        written = behind_other_screens(json.loads(json.dumps(one.s.position())), seat, dice)
        try:
            log = other.s.log
            other.s = portside.read_position(written)
            other.s.log = log
        except Malformed:
            return None
    return other


def refolded(one: Ledger, entries: list[Entry]) -> Ledger:
    """Another secret: what chance will bring is not for anybody to know either."""
    made = table(one.head.game, len(one.seats), one.head.options, SECRETS[1])
    for entry in entries:
        made.add(entry)
    return made


def behind_other_screens(written: Any, seat: int, dice: random.Random) -> Any:
    """Santiago: the others' pesos and points at will, their goods dealt out among them anew."""
    others = [other for other in range(written["seats"]) if other != seat]
    laid = written["table"]
    for other in others:
        laid["pesos"][other] = dice.randint(0, 12)
        laid["vp"][other] = dice.randint(0, 40)
    for good in laid["supply"]:
        tokens = sum(laid["goods"][other][good] for other in others)
        for other in others:
            laid["goods"][other][good] = 0
        for _ in range(tokens):
            laid["goods"][dice.choice(others)][good] += 1
    return written


def other_deal(one: Ledger, seat: int, dice: random.Random) -> Ledger | None:
    """Manila: the cards dealt to the others go round among them, and they pledge other cards.

    The whole game is played again with the other deal: what was public is answered alike.
    """
    dealt = [p for p in one.past if p.entry.words.startswith("deal ")]
    theirs = [p for p in dealt if p.events and p.events[0].seat != seat]
    cards = [p.entry.words for p in theirs]
    dice.shuffle(cards)
    instead = {p.seq: words for p, words in zip(theirs, cards, strict=True)}
    made = table(one.head.game, len(one.seats), one.head.options, SECRETS[1])
    for played in one.past:
        words, by = instead.get(played.seq, played.entry.words), played.entry.by
        verb = words.split(" ")[0]
        try:
            if verb in ("pledge", "redeem") and by != seat:
                words = dice.choice([w for w in made.s.legal_in_words() if w.startswith(verb)])
            made.add(answered(made, made.s.read(words)))
        except (IllegalAnswer, IndexError):
            return None  # they could not have played so with these cards
    return made


# ------------------------------------------------------------------------ everything sent


async def everything_sent(made: Ledger, seat: int) -> list[bytes]:
    """All that the server can say to this seat about this table: HTTP, errors, sockets, lists."""
    service = Service(Settings(rate=0.0))
    at = Table(service.tables, made)
    service.tables.live[TABLE] = at
    caller = Caller(None if seat == NOBODY else token_of(seat), "somewhere")
    sent: list[bytes] = [row_of(made, 0.0).line]

    async def say(asking: Any) -> None:
        try:
            sent.append(msgspec.json.encode(await asking))
        except Refused as refused:
            sent.append(msgspec.json.encode([refused.status, refused.problem]))

    await say(service.show_table(table=TABLE, caller=caller))
    for seq in sorted({1, made.seq // 2, max(1, made.seq - 1), made.seq}):
        await say(service.show_moment(table=TABLE, seq=seq, caller=caller))
    for words in ("pass", "nonsense", "drive 12", "bid 99", "pledge silk", "load rum 1"):
        await say(service.why_not(table=TABLE, answer=words, caller=caller))
    for seq, words in ((made.seq, "nonsense"), (made.seq, "deal silk"), (made.seq + 1, "pass")):
        body = wire.Answer(seq, words, "a-key-for-it")
        await say(service.give_answer(table=TABLE, body=body, caller=caller))
    await say(service.take_back(table=TABLE, body=wire.TakeBack(0, "another-key"), caller=caller))
    await say(service.show_record(table=TABLE))
    await say(service.show_review(table=TABLE))
    await say(service.verify_chance(table=TABLE))
    for moment in (0, made.seq):
        fork = wire.NewFork(moment, "same")
        await say(service.fork_table(table=TABLE, body=fork, caller=caller))
    await say(service.make_rematch(table=TABLE, body=wire.Rematch(), caller=caller))
    for before in (made.seq + 1, made.seq // 2 + 1):
        await say(service.show_log(table=TABLE, before=before, caller=caller))
    if seat != NOBODY:
        mine = wire.Mine([wire.MyTicket(TABLE, token_of(seat))])
        await say(service.my_tables(body=mine))
    for seq in (0, made.seq, max(1, made.seq - 8)):
        at.arrive(Viewer(seat, sent.append), seq, 0)
        at.viewers.clear()
    at.viewers.add(Viewer(seat, sent.append))
    last = made.past[-1]
    at.tell(made, [(last, made.s)], [])
    return sent


# ---------------------------------------------------------------------------- many pairs


def pairs(game: str, number: int, seed: int) -> Any:
    """Pairs from random games of every size, at random moments, for seats and spectators."""
    dice, made = random.Random(seed), 0
    rules = GAMES[game].rules
    while made < number:
        seats = dice.randint(rules.fewest_seats, rules.most_seats)
        one = table(game, seats, {}, SECRETS[0])
        while one.s.to_move != NOBODY and made < number:
            play_once(one, dice)
            if one.s.to_move in (NOBODY, CHANCE) or dice.random() > 0.3:
                continue
            seat = dice.choice([*range(seats), NOBODY])
            other = other_world(one, seat, dice)
            if other is not None:
                made += 1
                yield Pair(seat, one, other)


async def differing(pair: Pair) -> str:
    """Where the two differ; nothing, if all is well."""
    one = await everything_sent(pair.one, pair.seat)
    other = await everything_sent(pair.other, pair.seat)
    if one == other:
        return ""
    for a, b in zip(one, other, strict=True):
        if a != b:
            where = next(i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y)
            return (
                f"seat {pair.seat}: {a[where - 80 : where + 40]!r} {b[where - 80 : where + 40]!r}"
            )
    return "another number of messages"


async def check(game: str, number: int, seed: int) -> tuple[int, int]:
    """How many pairs were compared, and how many of them really differ behind the screens."""
    compared = unlike = 0
    for pair in pairs(game, number, seed):
        found = await differing(pair)
        assert not found, f"{game}, seed {seed}: {found}"
        compared += 1
        unlike += pair.one.s.position() != pair.other.s.position()
    return compared, unlike


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=",".join(GAMES))
    given = parser.parse_args()
    for game in given.games.split(","):
        start = time.perf_counter()
        compared, unlike = asyncio.run(check(game, given.pairs, given.seed))
        took = time.perf_counter() - start
        print(
            f"{game}: {compared} pairs alike ({unlike} with other hands), {took:.0f} s", flush=True
        )


if __name__ == "__main__":
    main()
