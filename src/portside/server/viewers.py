"""What each viewer is told of a table. Nothing else in the server writes about a game.

A viewer is a seat, or NOBODY: a spectator. While a game runs, a viewer gets what its `view` shows,
the happenings with the thing hidden where it is another seat's secret, and (only if it is asked)
the legal answers. Once the game is over everything is open.
"""

from collections.abc import Iterable
from typing import Any

from portside.core.game import NOBODY, Event, Log, State
from portside.core.rng import Dice
from portside.server import wire
from portside.server.table import Played, Table, Undoable

MOST_CHAT = 100  # lines in a snapshot
WORLDS = 2  # imagined to see what an answer does, where hands are hidden
Viewer = int


def view(table: Table, s: State, viewer: Viewer) -> wire.View:
    return s.position() if table.state == "over" else s.view(viewer)


def happening(table: Table, event: Event, viewer: Viewer, is_open: bool) -> wire.Happening:
    rules = table.rules
    seat = int(event.seat) if event.seat >= 0 else None
    amount = int(event.amount)
    if event.kind in rules.secrets and viewer != event.seat and not is_open:
        return wire.Happening(event.kind, seat, None, amount, True)
    kind = rules.events[event.kind]
    return wire.Happening(
        event.kind, seat, rules.names[kind][event.thing] if kind else None, amount
    )


def moment(
    table: Table, played: Played, viewer: Viewer, seen: wire.View | None = None
) -> wire.Moment:
    entry, is_open = played.entry, table.state == "over"
    words = entry.words
    if played.owner not in (None, viewer) and not is_open:
        words = words.split(" ")[0] + " ?"
    return wire.Moment(
        seq=played.seq,
        by="chance" if entry.by < 0 else entry.by,
        answer=words or entry.kind,
        happenings=[happening(table, e, viewer, is_open) for e in played.events or ()],
        question=played.question,
        view=seen,
        took_back=entry.to if entry.kind == "take-back" else None,
    )


def question(table: Table, viewer: Viewer) -> wire.Question:
    seat = table.asked
    if seat is None:
        what = table.state if table.state != "running" else "chance"
        return wire.Question(what, what, None, "", [], False)
    asked = table.s.asked
    return wire.Question(
        name=asked.name,
        title=table.s.question(),
        seat=seat,
        rules=asked.cites,
        offers=offers(table, viewer) if viewer == seat else [],
        may_undo=may_undo(table, viewer),
    )


def may_undo(table: Table, viewer: Viewer) -> bool:
    try:
        table.take_back(viewer)
    except Undoable:
        return False
    return viewer != NOBODY


def offers(table: Table, seat: Viewer) -> list[wire.Offer]:
    """The legal answers, and what each does at once.

    What it does is tried on worlds that the seat must think possible; only what happens in all of
    them is told, so that it neither gives away what is hidden nor says what is not certain.
    """
    number = WORLDS if table.rules.secrets else 1
    worlds = [table.s.imagine(seat, Dice(world)) for world in range(number)]
    return [
        wire.Offer(table.s.write(answer), certain(table, worlds, answer, seat))
        for answer in table.s.legal()
    ]


def certain(table: Table, worlds: list[State], answer: int, seat: Viewer) -> list[wire.Happening]:
    told = [consequence(table, world.copy(), answer, seat) for world in worlds]
    return [first for first, *others in zip(*told, strict=False) if all(o == first for o in others)]


def consequence(table: Table, s: State, answer: int, seat: Viewer) -> list[wire.Happening]:
    log = s.log = Log()
    s.play(answer)
    return [happening(table, event, seat, False) for event in log.events]


# ----------------------------------------------------------------------- the table around the game


def seat_infos(table: Table, present: Iterable[int]) -> list[wire.SeatInfo]:
    here = set(present)
    return [
        wire.SeatInfo(
            seat=number,
            kind=sitting.kind,  # type: ignore[arg-type]
            name=sitting.name,
            level=sitting.level,
            stand_in=sitting.stand_in,
            resigned=sitting.resigned,
            present=number in here,
        )
        for number, sitting in enumerate(table.seats)
    ]


def info(table: Table, present: Iterable[int] = (), watching: int = 0) -> wire.TableInfo:
    head = table.head
    return wire.TableInfo(
        table=head.table,
        game=head.game,
        revision=head.revision,
        title=head.title,
        options=table.s.changed_options(),
        seats=seat_infos(table, present),
        state=table.state,  # type: ignore[arg-type]
        public=head.public,
        clock=head.clock,
        deadline=table.deadline,
        made=head.made,
        fairness=fairness(table),
        scores=table.scores(),
        winners=table.winners(),
        rematch=table.rematch or None,
        watching=watching,
    )


def fairness(table: Table) -> wire.Fairness:
    secret = table.head.secret if table.state == "over" else None
    return wire.Fairness(table.commitment, table.salt, secret)


def line(table: Table) -> wire.TableLine:
    return wire.TableLine(
        table=table.head.table,
        game=table.head.game,
        title=table.head.title,
        state=table.state,  # type: ignore[arg-type]
        seats=seat_infos(table, ()),
        made=table.head.made,
        asked=table.asked,
        seq=table.seq,
        winners=table.winners(),
    )


def chat_line(number: int, spoke: Any) -> wire.ChatLine:
    return wire.ChatLine(number, spoke.seat, spoke.name, spoke.text, spoke.at)


def snapshot(
    table: Table, viewer: Viewer, present: Iterable[int] = (), watching: int = 0
) -> wire.Snapshot:
    return wire.Snapshot(
        info=info(table, present, watching),
        you=viewer if viewer != NOBODY else None,
        seq=table.seq,
        view=view(table, table.s, viewer) if table.full else None,
        question=question(table, viewer),
        log=[moment(table, played, viewer) for played in table.past],
        chat=[chat_line(number, spoke) for number, spoke in table.chat[-MOST_CHAT:]],
    )


def moments_since(table: Table, seq: int, viewer: Viewer) -> list[wire.Moment]:
    """What happened after an entry, each with its view. No take-back may be among it."""
    s = table.state_at(seq)
    told = []
    for played in table.past[seq:]:
        if played.entry.kind == "answer":
            s.play(played.entry.answer)
        told.append(moment(table, played, viewer, view(table, s, viewer)))
    return told
