"""Play on from here: a table that begins with the first answers of a finished game.

All of that game is open once it was played to its end, so nothing is told here that its record does
not tell. What lay hidden at the moment stays as it was dealt; only chance from there on may be new.
"""

from portside import wire
from portside.core.game import CHANCE
from portside.core.record import next_to_decide
from portside.server.entries import Fork, HeadSeat
from portside.server.ledger import Ledger, Sitting
from portside.server.names import name_all
from portside.server.problems import Refused


def fork_of(original: Ledger, body: wire.NewFork) -> tuple[Fork, int]:
    """Where the new table begins, and the seat of whoever asks for it.

    First of all the other one is over, so that of a running game nothing but this is said.
    """
    if not original.played_out:
        raise Refused("not-over", "one plays on from games that were played to their end")
    line = original.line
    if body.at > len(line):
        raise Refused("unknown-moment", f"there are moments 0 to {len(line)}")
    decides = next_to_decide(original.record(), original.rules, body.at)
    if decides is None:
        raise Refused("nothing-to-decide", "from this moment on nobody had a choice")
    seat = decides if body.seat is None else body.seat
    if seat >= len(original.seats):
        raise Refused("bad-request", f"there are seats 0 to {len(original.seats) - 1}")
    past = [played.entry.answer for played in line[: body.at]]
    since = promised_since(original, body)
    drawn = [played.entry.words for played in line if played.entry.by == CHANCE]
    met = drawn if since is None else []
    there = line[body.at].entry
    then = there.words if there.by != CHANCE else ""
    return Fork(original.head.table, past, body.dice, since, then, met), seat


def promised_since(original: Ledger, body: wire.NewFork) -> int | None:
    """New dice are promised from the fork on. The same ones follow from the same secret, unless
    they did not there: in a lesson, or in what that table itself had forked.
    """
    if body.dice == "new":
        return body.at
    since = original.promised_since
    return since if since is not None and since <= body.at else None


def fork_seats(original: Ledger, body: wire.NewFork, mine: int, knows_luck: bool) -> list[HeadSeat]:
    """One person and bots; those that sit for people are called as is wished."""
    wished = iter(body.bots)
    seats = [
        HeadSeat("bot", kept_name(sitting) or next(wished, ""), body.level)
        if seat != mine
        else HeadSeat("person", body.name or "", knows_luck=knows_luck)
        for seat, sitting in enumerate(original.seats)
    ]
    name_all(seats)
    return seats


def kept_name(sitting: Sitting) -> str:
    """Of a bot, where it says more than its level. A person's is not copied: there it can be taken
    away for good, and what plays on is not that person.
    """
    level = (sitting.level or "").capitalize()
    return sitting.name if sitting.kind == "bot" and not sitting.name.startswith(level) else ""
