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
from portside.server.table import CannotTakeBack, Played, Table

MOST_CHAT = 100  # lines in a snapshot
MOST_LOG = 200  # entries in a snapshot, and in each part of the log before it
MOST_NOTICES = 100
WORLDS = 2  # imagined to see what an answer does, where hands are hidden
NOTHING_SAID = wire.Announcement()
Viewer = int


def view(table: Table, s: State, viewer: Viewer) -> wire.View:
    return s.position() if table.state == "over" else s.view(viewer)


def happening(table: Table, event: Event, viewer: Viewer, is_open: bool) -> wire.Happening:
    rules = table.rules
    seat = int(event.seat) if event.seat >= 0 else None
    amount = int(event.amount)
    if event.kind in rules.secrets and viewer != event.seat and not is_open:
        return wire.Happening(event.kind, seat, None, None, amount, True)
    of = rules.events[event.kind] or None
    thing = rules.names[of][event.thing] if of else None
    return wire.Happening(event.kind, seat, of, thing, amount)


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
        proxy=entry.who == "bot" and table.seats[entry.by].kind == "person",
        hasty=entry.hasty,
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
    except CannotTakeBack:
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
    if len(told) == 1:
        return told[0]
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
            knows_luck=sitting.knows_luck,
            reopening=list(sitting.reopening),
        )
        for number, sitting in enumerate(table.seats)
    ]


def info(
    table: Table,
    present: Iterable[int] = (),
    watching: int = 0,
    relieve_at: float | None = None,
    said: wire.Announcement = NOTHING_SAID,
) -> wire.TableInfo:
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
        luck=luck(table),
        same_luck_as=head.luck_from or None,
        host=head.host,
        relieve_at=relieve_at,
        closed=table.closed,
        announcement=said.text,
        pause_at=said.at,
        watchers_talk=table.watchers_talk,
    )


def luck(table: Table) -> wire.Luck:
    return "shared" if table.head.group else "known" if table.head.same_luck else "fresh"


def fairness(table: Table) -> wire.Fairness:
    head, secret = table.head, table.head.secret if table.published else None
    return wire.Fairness(table.commitment, table.salt, secret, head.order, head.order_salt)


def line(table: Table, yours: Iterable[int] = ()) -> wire.TableLine:
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
        luck=luck(table),
        yours=list(yours),
    )


def chat_line(number: int, spoke: Any) -> wire.ChatLine:
    return wire.ChatLine(number, spoke.seat, spoke.name, spoke.text, spoke.at, not spoke.text)


def snapshot(table: Table, viewer: Viewer, info: wire.TableInfo) -> wire.Snapshot:
    return wire.Snapshot(
        info=info,
        you=viewer if viewer != NOBODY else None,
        seq=table.seq,
        view=view(table, table.s, viewer) if table.full else None,
        question=question(table, viewer),
        log=log_before(table, viewer, table.seq + 1),
        chat=[chat_line(number, spoke) for number, spoke in table.chat[-MOST_CHAT:]],
        notices=table.notices[-MOST_NOTICES:],
    )


def log_before(table: Table, viewer: Viewer, seq: int) -> list[wire.Moment]:
    """The last part of the log before an entry."""
    last = min(seq - 1, table.seq)
    return [moment(table, played, viewer) for played in table.past[max(0, last - MOST_LOG) : last]]


def moments_since(table: Table, seq: int, viewer: Viewer) -> list[wire.Moment]:
    """What happened after an entry, each with its view. No take-back may be among it."""
    s = table.state_at(seq)
    told = []
    for played in table.past[seq:]:
        if played.entry.kind == "answer":
            s.play(played.entry.answer)
        told.append(moment(table, played, viewer, view(table, s, viewer)))
    return told
