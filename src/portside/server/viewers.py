"""What each viewer is told of a ledger. Nothing else in the server writes about a game.

A viewer is a seat, or NOBODY: a spectator. While a game runs, a viewer gets what its `view` shows,
the happenings with the thing hidden where it is another seat's secret, and (only if it is asked)
the legal answers. A spectator gets those that the game calls open. Once the game is over
everything is open.
"""

from collections.abc import Iterable
from typing import Any

from portside import wire
from portside.core.changes import changes
from portside.core.game import NOBODY, Event, Log, Rules, State
from portside.core.rng import Dice
from portside.games import GAMES
from portside.server.ledger import CannotTakeBack, Ledger, Played

MOST_CHAT = 100  # lines in a snapshot
MOST_LOG = 200  # entries in a snapshot, and in each part of the log before it
MOST_NOTICES = 100
WORLDS = 2  # imagined to see what an answer does, where hands are hidden
NOTHING_SAID = wire.Announcement()
Viewer = int


def view(ledger: Ledger, s: State, viewer: Viewer) -> wire.View:
    return s.position() if ledger.state == "over" else s.view(viewer)


def happening(rules: Rules, event: Event, viewer: Viewer, is_open: bool) -> wire.Happening:
    seat = int(event.seat) if event.seat >= 0 else None
    amount = int(event.amount)
    if event.kind in rules.secrets and viewer != event.seat and not is_open:
        return wire.Happening(event.kind, seat, None, None, amount, True)
    of = rules.events[event.kind] or None
    thing = rules.names[of][event.thing] if of else None
    return wire.Happening(event.kind, seat, of, thing, amount)


def moment(
    ledger: Ledger, played: Played, viewer: Viewer, seen: wire.View | None = None
) -> wire.Moment:
    entry, is_open = played.entry, ledger.state == "over"
    words = entry.words
    if played.owner not in (None, viewer) and not is_open:
        words = words.split(" ")[0] + " ?"
    return wire.Moment(
        seq=played.seq,
        by="chance" if entry.by < 0 else entry.by,
        answer=words or entry.kind,
        happenings=[happening(ledger.rules, e, viewer, is_open) for e in played.events or ()],
        question=played.question,
        view=seen,
        took_back=entry.to if entry.kind == "take-back" else None,
        proxy=entry.who == "bot" and ledger.seats[entry.by].kind == "person",
        hasty=entry.hasty,
    )


def question(ledger: Ledger, viewer: Viewer) -> wire.Question:
    seat = ledger.asked
    if seat is None:
        what = ledger.state if ledger.state != "running" else "chance"
        return wire.Question(what, what, None, "", [], False)
    asked = ledger.s.asked
    return wire.Question(
        name=asked.name,
        title=ledger.s.question(),
        seat=seat,
        rules=asked.cites,
        offers=offers(ledger.s, viewer, ledger.s.legal()) if viewer == seat else [],
        may_undo=may_undo(ledger, viewer),
        script=ledger.script,
        open=offers(ledger.s, viewer, open_answers(ledger)) if viewer == NOBODY else [],
    )


def may_undo(ledger: Ledger, viewer: Viewer) -> bool:
    try:
        ledger.take_back(viewer)
    except CannotTakeBack:
        return False
    return viewer != NOBODY


def open_answers(ledger: Ledger) -> list[int]:
    """Those that may be given before everybody's eyes."""
    return GAMES[ledger.head.game].open_answers(ledger.s)


def offers(s: State, viewer: Viewer, answers: list[int]) -> list[wire.Offer]:
    """Legal answers, and what each does at once.

    What it does is tried on worlds that the viewer must think possible; only what happens in all of
    them is told, so that it neither gives away what is hidden nor says what is not certain.
    """
    if not answers:
        return []
    number = WORLDS if s.rules().secrets else 1
    worlds = [s.imagine(viewer, Dice(world)) for world in range(number)]
    return [wire.Offer(s.write(answer), certain(worlds, answer, viewer)) for answer in answers]


def certain(worlds: list[State], answer: int, seat: Viewer) -> list[wire.Happening]:
    told = [consequence(world.copy(), answer, seat) for world in worlds]
    if len(told) == 1:
        return told[0]
    return [first for first, *others in zip(*told, strict=False) if all(o == first for o in others)]


def consequence(s: State, answer: int, seat: Viewer) -> list[wire.Happening]:
    log = s.log = Log()
    s.play(answer)
    return [happening(s.rules(), event, seat, False) for event in log.events]


# ----------------------------------------------------------------------- the table around the game


def seat_infos(ledger: Ledger, present: Iterable[int]) -> list[wire.SeatInfo]:
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
        for number, sitting in enumerate(ledger.seats)
    ]


def info(
    ledger: Ledger,
    present: Iterable[int] = (),
    watching: int = 0,
    relieve_at: float | None = None,
    said: wire.Announcement = NOTHING_SAID,
) -> wire.TableInfo:
    head = ledger.head
    return wire.TableInfo(
        table=head.table,
        game=head.game,
        revision=head.revision,
        title=head.title,
        options=ledger.s.changed_options(),
        seats=seat_infos(ledger, present),
        state=ledger.state,  # type: ignore[arg-type]
        public=head.public,
        clock=head.clock,
        deadline=ledger.deadline,
        made=head.made,
        fairness=fairness(ledger),
        scores=ledger.scores(),
        winners=ledger.winners(),
        rematch=ledger.rematch or None,
        watching=watching,
        luck=luck(ledger),
        same_luck_as=head.luck_from or None,
        host=head.host,
        relieve_at=relieve_at,
        closed=ledger.closed,
        announcement=said.text,
        pause_at=said.at,
        watchers_talk=ledger.watchers_talk,
        changes=changed(ledger),
        numbers=own_numbers(ledger),
        lesson=ledger.head.lesson,
        coach=ledger.coached,
        fork=forked(ledger),
    )


def forked(ledger: Ledger) -> wire.Forked | None:
    fork = ledger.head.fork
    if fork is None:
        return None
    return wire.Forked(fork.table, len(fork.past), fork.dice, fork.since, fork.then)


def changed(ledger: Ledger) -> list[wire.Change]:
    """What the table's options change, for whoever sits down."""
    return [
        wire.Change(one.option, list(one.path), one.value, one.standard)
        for one in changes(ledger.rules, ledger.s.changed_options())
    ]


def own_numbers(ledger: Ledger) -> dict[str, int | str]:
    """The variables of the rules help that are not the standard ones."""
    options = ledger.s.changed_options()
    if not options:
        return {}
    numbers = GAMES[ledger.head.game].numbers
    standard = numbers({})
    return {key: value for key, value in numbers(options).items() if standard.get(key) != value}


def luck(ledger: Ledger) -> wire.Luck:
    return "shared" if ledger.head.group else "known" if ledger.head.same_luck else "fresh"


def fairness(ledger: Ledger) -> wire.Fairness:
    head, secret = ledger.head, ledger.head.secret if ledger.published else None
    return wire.Fairness(ledger.commitment, ledger.salt, secret, head.order, head.order_salt)


def line(ledger: Ledger, yours: Iterable[int] = ()) -> wire.TableLine:
    return wire.TableLine(
        table=ledger.head.table,
        game=ledger.head.game,
        title=ledger.head.title,
        state=ledger.state,  # type: ignore[arg-type]
        seats=seat_infos(ledger, ()),
        made=ledger.head.made,
        asked=ledger.asked,
        seq=ledger.seq,
        winners=ledger.winners(),
        luck=luck(ledger),
        yours=list(yours),
        changes=len(changed(ledger)),
        fork=forked(ledger),
    )


def chat_line(number: int, spoke: Any) -> wire.ChatLine:
    return wire.ChatLine(number, spoke.seat, spoke.name, spoke.text, spoke.at, not spoke.text)


def snapshot(ledger: Ledger, viewer: Viewer, info: wire.TableInfo) -> wire.Snapshot:
    return wire.Snapshot(
        info=info,
        you=viewer if viewer != NOBODY else None,
        seq=ledger.seq,
        view=view(ledger, ledger.s, viewer) if ledger.full else None,
        question=question(ledger, viewer),
        log=log_before(ledger, viewer, ledger.seq + 1),
        chat=[chat_line(number, spoke) for number, spoke in ledger.chat[-MOST_CHAT:]],
        notices=ledger.notices[-MOST_NOTICES:],
    )


def log_before(ledger: Ledger, viewer: Viewer, seq: int) -> list[wire.Moment]:
    """The last part of the log before an entry."""
    last = min(seq - 1, ledger.seq)
    return [
        moment(ledger, played, viewer) for played in ledger.past[max(0, last - MOST_LOG) : last]
    ]


def moments_since(ledger: Ledger, seq: int, viewer: Viewer) -> list[wire.Moment]:
    """What happened after an entry, each with its view. No take-back may be among it."""
    s = ledger.state_at(seq)
    told = []
    for played in ledger.past[seq:]:
        if played.entry.kind == "answer":
            s.play(played.entry.answer)
        told.append(moment(ledger, played, viewer, view(ledger, s, viewer)))
    return told
