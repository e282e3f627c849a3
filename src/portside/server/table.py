"""A table that is being played: a lock, a fold, and those who look on.

Store, then apply, then tell. An addition is tried on a fork of the table; when it is durable the
fork becomes the ledger, and everybody is told. Until then nobody has seen anything.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, NoReturn, Protocol

import msgspec

from portside import wire
from portside.core.errors import IllegalAnswer
from portside.core.game import CHANCE, NOBODY
from portside.core.rng import Dice
from portside.games import game_of
from portside.server import entries as stored
from portside.server import forgetting, viewers
from portside.server.entries import Advised, Agreed, Closed, Entry, GivenToBot, Note, Spoke, StoodIn
from portside.server.housekeeping import Housekeeping
from portside.server.ledger import Ahead, CannotTakeBack, Ledger, Step, ahead
from portside.server.metrics import Metrics
from portside.server.names import apart, tidy
from portside.server.problems import Refused
from portside.server.settings import Settings
from portside.server.storage import Conflict, Row, Storage
from portside.server.storage.base import Addition
from portside.server.workers import Chosen, Workers, pace_of

LOG = logging.getLogger("portside.tables")
MOST_ADVISING = 3  # questions of one seat for advice at a time
MOST_CAUGHT_UP = 60  # entries that are told one by one after a drop; beyond, a snapshot
encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class Viewer:
    """Somebody who looks on: a seat, or NOBODY."""

    seat: int
    send: Callable[[bytes], None]  # at once, or never: nobody waits for a slow viewer
    hurries: bool = False  # bots need not wait for them to follow


class Elsewhere(NamedTuple):
    """Who looks on through another process."""

    seats: frozenset[int]
    watching: int
    told_at: float


class House(Protocol):
    """What all tables share."""

    settings: Settings
    storage: Storage
    workers: Workers
    metrics: Metrics
    keeping: Housekeeping
    stopping: bool

    def came_or_left(self, at: "Table") -> None: ...

    async def read(self, table: str) -> tuple[Ledger, int]:
        """A table and its edition, from the storage."""

    def drop(self, table: str) -> None:
        """A table is not there any more."""


class Table:
    def __init__(self, house: House, ledger: Ledger, edition: int = 0) -> None:
        self.house = house
        self.ledger = ledger
        self.edition = edition  # of what is stored of it
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # by process
        self.driver: asyncio.Task[None] | None = None
        self.stale = False  # the storage may know more
        self.advising: dict[int, int] = {}  # by seat: advice that is thought about
        self.told_at = 0.0
        self.used = time.monotonic()

    # ------------------------------------------------------------- what a player can do

    async def answer(self, seat: int, body: wire.Answer) -> wire.Done:
        def prepare() -> Ahead:
            answer = self.understood(seat, body.answer)
            first = Entry(time.time(), seat, answer=answer, words=body.answer, key=body.key)
            away = self.ledger.seats[seat].stand_in is not None
            made = ahead(self.ledger, [], [self.back(seat)] if away else [])
            made.add(first)
            made.follow(first.at)
            return made

        return await self.act_once(seat, body, prepare)

    def back(self, seat: int) -> StoodIn:
        return StoodIn(seat, None, "back", at=time.time(), after=self.ledger.seq)

    def understood(self, seat: int, words: str) -> int:
        s = self.ledger.s
        if s.to_move != seat:
            raise Refused("not-asked", "another seat is asked")
        try:
            return s.read(words)
        except IllegalAnswer as error:
            raise Refused(
                error.code, str(error), error.rules, error.legal, why=error.refusal
            ) from None

    async def undo(self, seat: int, body: wire.TakeBack) -> wire.Done:
        def prepare() -> Ahead:
            try:
                to = self.ledger.take_back(seat)
            except CannotTakeBack as error:
                raise Refused(error.code, "your last answer cannot be taken back") from None
            return ahead(self.ledger, [Entry(time.time(), seat, "take-back", to=to, key=body.key)])

        return await self.act_once(seat, body, prepare)

    async def act_once(
        self, seat: int, body: wire.Answer | wire.TakeBack, prepare: Callable[[], Ahead]
    ) -> wire.Done:
        """Store what is prepared, unless the same key was met before, here or elsewhere."""
        async with self.lock:
            self.stale = self.stale or self.behind(body.seq)
            await self.be_current()
            key = (seat, body.key)
            while key not in self.ledger.keys:
                self.check_running(seat)
                self.check_seq(seat, body.seq)
                await self.commit(prepare())  # else somebody else was first: look again
            given = self.ledger.keys[key]
        self.kick()
        return wire.Done(given)

    async def resign(self, seat: int) -> wire.Done:
        async with self.lock:
            await self.be_current()
            given = self.ledger.seats[seat].resigned
            while not given:
                self.check_running(seat)
                given = await self.commit(ahead(self.ledger, [Entry(time.time(), seat, "resign")]))
            seq = self.ledger.seq
        self.kick()
        return wire.Done(seq)

    async def stand_in(self, seat: int, level: wire.Level | None) -> wire.Done:
        async with self.lock:
            await self.be_current()
            self.check_running(seat, gathering=True)
            if self.ledger.seats[seat].resigned:
                raise Refused("not-running", "you have resigned")
            while self.ledger.seats[seat].stand_in != level:
                away = StoodIn(seat, level, at=time.time(), after=self.ledger.seq)
                await self.commit(ahead(self.ledger, [], [away if level else self.back(seat)]))
            seq = self.ledger.seq
        self.kick()
        return wire.Done(seq)

    async def relieve(self, host: int, seat: int, level: wire.Level) -> wire.Done:
        """The host lets a bot play for somebody who was asked long ago and has not come."""
        async with self.lock:
            await self.be_current()
            self.check_running(host)
            self.check_host(host)
            while self.ledger.waits_for == seat:
                due = self.relieve_at()
                if due is None or time.time() < due:
                    raise Refused("not-yet", "that seat was asked only a while ago")
                note = StoodIn(seat, level, "relieved", host, time.time(), self.ledger.seq)
                await self.commit(ahead(self.ledger, [], [note]))
            seq = self.ledger.seq
        self.kick()
        return wire.Done(seq)

    async def give_to_bot(self, host: int, seat: int, body: wire.SeatBot) -> wire.Done:
        """The host does not wait for somebody: a bot sits there, and the invitation is spent."""
        async with self.lock:
            await self.be_current()
            self.check_host(host)
            while not self.bot_sits(seat):
                if self.ledger.state != "gathering" or not self.is_open(seat):
                    raise Refused("seat-taken", "no such seat is free")
                name = apart(tidy(body.name or "", body.level.capitalize()), self.ledger.names)
                note = GivenToBot(seat, name, body.level, host, time.time())
                await self.commit(ahead(self.ledger, [], [note]))
            seq = self.ledger.seq
        return wire.Done(seq)

    def is_open(self, seat: int) -> bool:
        return seat < len(self.ledger.seats) and self.ledger.seats[seat].kind == "open"

    def bot_sits(self, seat: int) -> bool:
        return seat < len(self.ledger.seats) and self.ledger.seats[seat].kind == "bot"

    async def cancel(self, host: int) -> wire.Done:
        """The host calls a game off that has not begun."""
        async with self.lock:
            await self.be_current()
            self.check_host(host)
            while not self.ledger.closed:
                if self.ledger.state != "gathering":
                    raise self.conflict(host)
                note = Closed(time.time(), self.ledger.seq, host)
                await self.commit(ahead(self.ledger, [], [note]))
            seq = self.ledger.seq
        return wire.Done(seq)

    def odds(self, seat: int) -> wire.Odds:
        """For one seat, from a world that it must think possible."""
        ledger = self.ledger
        if not ledger.coached:
            raise Refused("no-advice", "nobody is advised at this table")
        self.check_running(seat)
        reckon = game_of(ledger.head.game).odds
        world = ledger.s.imagine(seat, Dice(0))
        return wire.Odds(ledger.seq, reckon(world, seat) if reckon is not None else {})

    def relieve_at(self) -> float | None:
        """From when on the host may let a bot play for whoever is asked."""
        ledger = self.ledger
        if ledger.head.clock is not None or ledger.waits_for in (None, ledger.head.host):
            return None
        return ledger.outages.deadline(ledger.since, self.house.settings.absent_after)

    async def agree(self, by: int, seat: int) -> tuple[list[int], list[int]]:
        """Somebody agrees that another seat gets a new link: who has by now, and who has not."""
        async with self.lock:
            await self.be_current()
            others = self.ledger.may_open(seat)
            if by not in others:
                raise Refused("needs-others", "two or more others must agree to that")
            while by not in self.ledger.seats[seat].reopening:
                note = Agreed(seat, by, time.time(), self.ledger.seq)
                await self.commit(ahead(self.ledger, [], [note]))
            agreed = list(self.ledger.seats[seat].reopening)
        return agreed, [other for other in others if other not in agreed]

    async def advise(self, seat: int, body: wire.AskAdvice) -> wire.Advice:
        """What the search thinks of what the seat is asked. What is shown of it is kept."""
        self.check_running(seat)
        if not self.ledger.coached:
            raise Refused("no-advice", "nobody is advised at this table")
        if self.advising.get(seat, 0) >= MOST_ADVISING:
            raise Refused("too-many", "the last advice is still thought about")
        self.advising[seat] = self.advising.get(seat, 0) + 1
        try:
            return await self.consult(seat, body)
        finally:
            self.advising[seat] -= 1

    async def consult(self, seat: int, body: wire.AskAdvice) -> wire.Advice:
        self.check_seq(seat, body.seq)
        if self.ledger.s.to_move != seat:
            raise Refused("not-asked", "another seat is asked")
        answer = body.answer if body.purpose == "press" else None
        if answer is not None:
            self.understood(seat, answer)
        compare = body.purpose == "hint" or answer is not None
        ledger = self.ledger
        advice = await self.house.workers.advise(
            ledger.s, answer, compare=compare, owner=ledger.head.maker
        )
        if advice is None:
            raise Refused("no-advice", "nobody had time to think")
        if advice.warns or body.purpose == "hint":
            async with self.lock:
                await self.be_current()
                self.check_seq(seat, body.seq)
                what: Literal["hint", "coach"] = "coach" if advice.warns else "hint"
                await self.write_note(Advised(seat, what, time.time(), ledger.seq, answer or ""))
        return advice

    async def say(self, seat: int | None, name: str, text: str) -> wire.ChatLine:
        async with self.lock:
            await self.be_current()
            await self.write_note(Spoke(seat, name, text, time.time()))
            number, spoke = self.ledger.chat[-1]
        return viewers.chat_line(number, spoke)

    async def forget(self, seat: int) -> wire.Done:
        """Whoever sits there is nobody from now on, and has never said anything."""
        async with self.lock:
            ledger = self.ledger.head.table
            await forgetting.rewrite(self.house.storage, ledger, forgetting.without(seat))
            self.stale = True
            await self.be_current()
            seq = self.ledger.seq
        LOG.info("a person was forgotten", extra={"table": ledger, "seat": seat})
        return wire.Done(seq)

    # ------------------------------------------------------------------------- checking

    def check_host(self, seat: int) -> None:
        if seat != self.ledger.head.host:
            raise Refused("not-host", "only whoever set the table may do that")

    def check_running(self, seat: int, gathering: bool = False) -> None:
        state = self.ledger.state
        if state == "over" or (state == "gathering" and not gathering):
            text = "the game is over" if state == "over" else "not everybody is here yet"
            raise Refused("not-running", text, snapshot=self.snapshot(seat))
        if self.ledger.seats[seat].resigned:
            raise Refused("not-running", "you have resigned", snapshot=self.snapshot(seat))

    def check_seq(self, seat: int, seq: int) -> None:
        if seq != self.ledger.seq:
            raise self.conflict(seat)

    def conflict(self, seat: int) -> Refused:
        text = f"the table has gone on: entry {self.ledger.seq} is the last"
        return Refused("conflict", text, snapshot=self.snapshot(seat))

    # -------------------------------------------------------------------------- writing

    async def commit(self, made: Ahead) -> bool:
        """Store, apply, tell. False: somebody else was first, and what they wrote is told now."""
        before, entries = self.ledger, made.entries
        addition = Addition(
            before.head.table,
            before.seq + 1,
            [stored.encode(entry) for entry in entries],
            before.notes + 1,
            [stored.encode(note) for note in made.notes],
            row_of(made.ledger, self.house.settings.patience),
            self.edition,
        )
        self.stale = True  # until we know how it ended
        start = time.perf_counter()
        try:
            await self.house.storage.add(addition)
        except Conflict:
            await self.be_current()
            return False
        metrics = self.house.metrics
        metrics.commit_seconds.observe(time.perf_counter() - start)
        for entry in entries:
            if entry.kind == "answer":
                metrics.answers(entry.who).inc()
        self.stale = False
        self.apply(made)
        return True

    async def write_note(self, note: Note) -> None:
        while not await self.commit(ahead(self.ledger, [], [note])):
            pass

    async def be_current(self) -> None:
        """Read what other processes (or an interrupted write of ours) have stored meanwhile."""
        self.used = time.monotonic()
        if not self.stale:
            return
        ledger = self.ledger
        found = await self.house.storage.load(ledger.head.table, ledger.seq, ledger.notes)
        self.stale = False
        if found is None:
            self.vanish()
        if found.edition != self.edition:
            await self.read_anew()
        elif found.entries or found.notes:
            try:
                notes = [stored.read_note(body) for body in found.notes]
                entries = [stored.read_entry(body) for body in found.entries]
                made = ahead(ledger, entries, notes)
            except Exception:  # whoever reads it from its beginning will say what is wrong
                self.house.drop(ledger.head.table)
                await self.read_anew()
            else:
                self.apply(made)

    async def read_anew(self) -> None:
        """Something was taken away from what is stored: everybody sees the table without it."""
        self.ledger, self.edition = await self.house.read(self.ledger.head.table)
        for viewer in self.viewers:
            viewer.send(self.welcome(viewer.seat))

    def vanish(self) -> NoReturn:
        """It was deleted."""
        self.house.drop(self.ledger.head.table)
        gone = Refused("unknown-table", "there is no such table any more")
        self.send_to_all(encode(wire.Trouble(gone.code, gone.problem.text)))
        raise gone

    def apply(self, made: Ahead) -> None:
        before, self.ledger = self.ledger, made.ledger
        self.told_at = time.monotonic()
        self.tell(before, made.steps, made.notes)

    def behind(self, seq: int) -> bool:
        """Whether others have seen more than is known here."""
        return self.house.storage.several_processes and seq != self.ledger.seq

    async def refresh(self) -> None:
        async with self.lock:
            self.stale = True
            await self.be_current()

    # -------------------------------------------------------------------------- telling

    def tell(self, before: Ledger, steps: list[Step], notes: Sequence[Note]) -> None:
        if not self.viewers:
            return
        if steps or before.state != self.ledger.state:
            again = not before.full or any(p.entry.kind == "take-back" for p, _ in steps)
            for seat in {viewer.seat for viewer in self.viewers}:
                message = self.welcome(seat) if again else self.moments(steps, seat)
                self.send_to(seat, message)
        for number, spoke in self.ledger.chat[len(before.chat) :]:
            self.send_to_all(encode(wire.Said(viewers.chat_line(number, spoke))))
        for notice in self.ledger.notices[len(before.notices) :]:
            self.send_to_all(encode(wire.Noticed(notice)))
        if (
            before.state != self.ledger.state
            or any(not isinstance(note, Spoke) for note in notes)
            or any(played.entry.kind == "resign" for played, _ in steps)
            or self.ledger.head.clock
        ):
            self.tell_info()

    def moments(self, steps: list[Step], seat: int) -> bytes:
        ledger = self.ledger
        told = [
            viewers.moment(ledger, played, seat, viewers.view(ledger, s, seat))
            for played, s in steps
        ]
        return encode(wire.Moments(told, viewers.question(ledger, seat)))

    def welcome(self, seat: int) -> bytes:
        return encode(wire.Welcome(self.snapshot(seat)))

    def tell_info(self) -> None:
        self.send_to_all(encode(wire.InfoChanged(self.info())))

    def send_to(self, seat: int, message: bytes) -> None:
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.send(message)

    def send_to_all(self, message: bytes) -> None:
        for viewer in self.viewers:
            viewer.send(message)

    def present(self) -> set[int]:
        return self.present_here().union(*(other.seats for other in self.elsewhere.values()))

    def watching(self) -> int:
        return self.watching_here() + sum(other.watching for other in self.elsewhere.values())

    def present_here(self) -> set[int]:
        return {viewer.seat for viewer in self.viewers if viewer.seat != NOBODY}

    def hurried(self) -> bool:
        """Whether everybody who plays and is here wants bots to answer at once."""
        playing = [viewer for viewer in self.viewers if viewer.seat != NOBODY]
        here = bool(playing) and self.present() == self.present_here()
        return here and all(one.hurries for one in playing)

    def watching_here(self) -> int:
        return sum(viewer.seat == NOBODY for viewer in self.viewers)

    def hear_elsewhere(self, process: str, told: Elsewhere) -> None:
        before = self.present(), self.watching()
        self.elsewhere[process] = told
        if (self.present(), self.watching()) != before:
            self.tell_info()

    def forget_elsewhere(self, before: float) -> None:
        """Of processes that have not been heard of for long."""
        gone = [process for process, told in self.elsewhere.items() if told.told_at < before]
        for process in gone:
            self.hear_elsewhere(process, Elsewhere(frozenset(), 0, before))
            del self.elsewhere[process]

    def info(self) -> wire.TableInfo:
        said = self.house.keeping.announcement
        return viewers.info(self.ledger, self.present(), self.watching(), self.relieve_at(), said)

    def snapshot(self, seat: int) -> wire.Snapshot:
        return viewers.snapshot(self.ledger, seat, self.info())

    # ------------------------------------------------------------------------ looking on

    def arrive(self, viewer: Viewer, seq: int, chat: int | None = None) -> None:
        """Tell a newcomer how things stand, or what it has missed; from now on it hears all."""
        self.viewers.add(viewer)
        ledger = self.ledger
        missed = ledger.past[seq:]
        changed = encode(wire.InfoChanged(self.info()))
        if (
            0 < seq <= ledger.seq
            and len(missed) <= MOST_CAUGHT_UP
            and all(played.entry.kind != "take-back" for played in missed)
        ):
            told = viewers.moments_since(ledger, seq, viewer.seat)
            viewer.send(encode(wire.Moments(told, viewers.question(ledger, viewer.seat))))
            for number, spoke in ledger.chat:
                if chat is not None and number > chat:
                    viewer.send(encode(wire.Said(viewers.chat_line(number, spoke))))
            viewer.send(changed)
        else:
            viewer.send(self.welcome(viewer.seat))
        for other in self.viewers - {viewer}:
            other.send(changed)
        self.house.came_or_left(self)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        self.tell_info()
        self.house.came_or_left(self)

    # --------------------------------------------------- what the server does by itself

    def kick(self) -> None:
        """See whether the server has to act: chance, a bot, a clock."""
        idle = self.driver is None or self.driver.done()
        if idle and self.has_to_act() and not self.house.stopping:
            self.driver = asyncio.create_task(self.drive())

    def has_to_act(self) -> bool:
        ledger = self.ledger
        if ledger.state != "running":
            return False
        late = ledger.outages.is_over(ledger.deadline, time.time())
        return ledger.waits_for is None or not ledger.past or late

    async def drive(self) -> None:
        try:
            while await self.act():
                pass
        except Exception:
            LOG.exception("driver failed", extra={"table": self.ledger.head.table})

    async def act(self) -> bool:
        """One step of the server's own, if there is one to take."""
        ledger = self.ledger
        if ledger.state != "running":
            return False
        if ledger.s.to_move == CHANCE or not ledger.past:
            await self.settle()
            return self.ledger is not ledger
        seat = ledger.asked
        if seat is None:
            return False
        level = ledger.seats[seat].bot()
        if level is not None:
            await self.play_bot(seat, level)
            return True
        if ledger.outages.is_over(ledger.deadline, time.time()):
            await self.time_is_over(seat)
            return True
        return False

    async def settle(self) -> None:
        async with self.lock:
            await self.be_current()
            ledger = self.ledger
            if ledger.state == "running":
                made = ahead(ledger)
                made.follow(time.time())
                if made.steps:
                    await self.commit(made)

    async def play_bot(self, seat: int, level: wire.Level) -> None:
        seq, ledger = self.ledger.seq, self.ledger
        asked_at = max(self.told_at, time.monotonic() - 60)
        taught = ledger.taught()
        if taught is not None:
            chosen = Chosen(ledger.s.write(taught))
        else:
            chosen = await self.house.workers.choose(
                level, ledger.s, owner=ledger.head.maker, people=ledger.has_people
            )
        if ledger.has_people:
            pace = pace_of(ledger.rules, level, self.house.settings.pace, self.hurried())
            await asyncio.sleep(max(0.0, asked_at + pace - time.monotonic()))
        async with self.lock:
            await self.be_current()
            ledger = self.ledger
            if ledger.seq != seq or ledger.asked != seat or ledger.seats[seat].bot() is None:
                return  # taken back, or the owner is here again
            answer = ledger.s.read(chosen.words)
            entry = Entry(
                time.time(), seat, who="bot", answer=answer, words=chosen.words, hasty=chosen.hasty
            )
            made = ahead(ledger, [entry])
            made.follow(entry.at)
            await self.commit(made)

    async def time_is_over(self, seat: int) -> None:
        async with self.lock:
            await self.be_current()
            ledger = self.ledger
            late = ledger.outages.is_over(ledger.deadline, time.time())
            if late and ledger.asked == seat and ledger.head.clock is not None:
                level = ledger.head.clock.stand_in
                note = StoodIn(seat, level, "time-up", at=time.time(), after=ledger.seq)
                await self.commit(ahead(ledger, [], [note]))


def row_of(ledger: Ledger, patience: float) -> Row:
    """`wakes` says when some process must act: soon for a bot, at the deadline for a person."""
    wakes = ledger.deadline
    if ledger.state == "running":
        seat = ledger.asked
        if seat is None or ledger.before_the_fork or ledger.seats[seat].bot() is not None:
            wakes = time.time() + patience
    line = encode(viewers.line(ledger)) if ledger.listed else b""
    return Row(ledger.state, wakes, line, ledger.last_at if ledger.state == "over" else None)
