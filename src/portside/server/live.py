"""A table that is being played: a lock, a fold, and those who look on.

Store, then apply, then tell. An addition is tried on a fork of the table; when it is durable the
fork becomes the table, and everybody is told. Until then nobody has seen anything.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from portside.core.errors import IllegalAnswer
from portside.core.game import CHANCE, NOBODY, State
from portside.server import entries as stored
from portside.server import viewers, wire
from portside.server.entries import Entry, Note, Spoke, StoodIn
from portside.server.metrics import METRICS
from portside.server.problems import Refused
from portside.server.settings import Settings
from portside.server.storage import Conflict, Row, Storage
from portside.server.storage.base import Addition
from portside.server.table import Played, Table, Undoable
from portside.server.workers import Workers, pace_of

LOG = logging.getLogger("portside.tables")
MOST_UNREAD = 200  # messages that wait for a slow viewer before it is let go
MOST_CAUGHT_UP = 60  # entries that are told one by one after a drop; beyond, a snapshot
encode = msgspec.json.Encoder().encode

Step = tuple[Played, State]  # an entry and the state after it
Prepared = tuple[list[Entry], list[Note]]  # what is to be stored


class Viewer:
    """Somebody who looks on: a seat, or NOBODY."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.unread: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UNREAD)
        self.gone = False

    def send(self, message: bytes) -> None:
        if self.gone:
            return
        try:
            self.unread.put_nowait(message)
        except asyncio.QueueFull:  # it will come back and catch up
            self.gone = True
            while not self.unread.empty():
                self.unread.get_nowait()
            self.unread.put_nowait(None)


class House(Protocol):
    """What all tables share."""

    settings: Settings
    storage: Storage
    workers: Workers
    stopping: bool


class LiveTable:
    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.driver: asyncio.Task[None] | None = None
        self.stale = False  # the storage may know more
        self.told_at = 0.0
        self.used = time.monotonic()

    # ------------------------------------------------------------- what a player can do

    async def answer(self, seat: int, body: wire.Answer) -> wire.Done:
        def prepare() -> Prepared:
            answer = self.understood(seat, body.answer)
            first = Entry(time.time(), seat, answer=answer, words=body.answer, key=body.key)
            back = self.table.seats[seat].stand_in is not None  # the owner is
            return self.table.follow(first, first.at), [StoodIn(seat, None)] if back else []

        return await self.act_once(seat, body, prepare)

    def understood(self, seat: int, words: str) -> int:
        s = self.table.s
        if s.to_move != seat:
            raise Refused("not-asked", "another seat is asked")
        try:
            return s.read(words)
        except IllegalAnswer as error:
            raise Refused(error.code, str(error), error.rules, error.legal) from None

    async def undo(self, seat: int, body: wire.TakeBack) -> wire.Done:
        def prepare() -> Prepared:
            try:
                to = self.table.take_back(seat)
            except Undoable as error:
                raise Refused(error.code, "your last answer cannot be taken back") from None
            return [Entry(time.time(), seat, "take-back", to=to, key=body.key)], []

        return await self.act_once(seat, body, prepare)

    async def act_once(
        self, seat: int, body: wire.Answer | wire.TakeBack, prepare: Callable[[], Prepared]
    ) -> wire.Done:
        """Store what is prepared, unless the same key was met before, here or elsewhere."""
        async with self.lock:
            await self.be_current()
            key = (seat, body.key)
            if key not in self.table.keys:
                self.check_running(seat)
                self.check_seq(seat, body.seq)
                if not await self.commit(*prepare()) and key not in self.table.keys:
                    raise self.conflict(seat)
            given = self.table.keys[key]
        self.kick()
        return wire.Done(given)

    async def resign(self, seat: int) -> wire.Done:
        async with self.lock:
            await self.be_current()
            given = self.table.seats[seat].resigned
            while not given:
                self.check_running(seat)
                given = await self.commit([Entry(time.time(), seat, "resign")])
            seq = self.table.seq
        self.kick()
        return wire.Done(seq)

    async def stand_in(self, seat: int, level: wire.Level | None) -> wire.Done:
        async with self.lock:
            await self.be_current()
            self.check_running(seat, gathering=True)
            if self.table.seats[seat].resigned:
                raise Refused("not-running", "you have resigned")
            if self.table.seats[seat].stand_in != level:
                await self.write_note(StoodIn(seat, level))
            seq = self.table.seq
        self.kick()
        return wire.Done(seq)

    async def say(self, seat: int | None, name: str, text: str) -> wire.ChatLine:
        async with self.lock:
            await self.be_current()
            await self.write_note(Spoke(seat, name, text, time.time()))
            number, spoke = self.table.chat[-1]
        return viewers.chat_line(number, spoke)

    # ------------------------------------------------------------------------- checking

    def check_running(self, seat: int, gathering: bool = False) -> None:
        state = self.table.state
        if state == "over" or (state == "gathering" and not gathering):
            text = "the game is over" if state == "over" else "not everybody is here yet"
            raise Refused("not-running", text, snapshot=self.snapshot(seat))
        if self.table.seats[seat].resigned:
            raise Refused("not-running", "you have resigned", snapshot=self.snapshot(seat))

    def check_seq(self, seat: int, seq: int) -> None:
        if seq != self.table.seq:
            raise self.conflict(seat)

    def conflict(self, seat: int) -> Refused:
        text = f"the table has gone on: entry {self.table.seq} is the last"
        return Refused("conflict", text, snapshot=self.snapshot(seat))

    # -------------------------------------------------------------------------- writing

    async def commit(self, entries: Sequence[Entry], notes: Sequence[Note] = ()) -> bool:
        """Store, apply, tell. False: somebody else was first, and what they wrote is told now."""
        before = self.table
        ahead, steps = added(before, entries, notes)
        addition = Addition(
            before.head.table,
            before.seq + 1,
            [stored.encode(entry) for entry in entries],
            before.notes + 1,
            [stored.encode(note) for note in notes],
            row_of(ahead, self.house.settings.patience),
        )
        self.stale = True  # until we know how it ended
        start = time.perf_counter()
        try:
            await self.house.storage.add(addition)
        except Conflict:
            await self.be_current()
            return False
        METRICS.time("portside_commit_seconds", time.perf_counter() - start)
        for entry in entries:
            if entry.kind == "answer":
                METRICS.count("portside_answers_total", who=entry.who)
        self.stale = False
        self.apply(ahead, steps, notes)
        return True

    async def write_note(self, note: Note) -> None:
        while not await self.commit([], [note]):
            pass

    async def be_current(self) -> None:
        """Read what other processes (or an interrupted write of ours) have stored meanwhile."""
        self.used = time.monotonic()
        if not self.stale:
            return
        table = self.table
        found = await self.house.storage.load(table.head.table, table.seq, table.notes)
        self.stale = False
        if found is not None and (found.entries or found.notes):
            notes = [stored.read_note(body) for body in found.notes]
            entries = [stored.read_entry(body) for body in found.entries]
            ahead, steps = added(table, entries, notes)
            self.apply(ahead, steps, notes)

    def apply(self, ahead: Table, steps: list[Step], notes: Sequence[Note]) -> None:
        before, self.table = self.table, ahead
        self.told_at = time.monotonic()
        self.tell(before, steps, notes)

    async def refresh(self) -> None:
        async with self.lock:
            self.stale = True
            await self.be_current()

    # -------------------------------------------------------------------------- telling

    def tell(self, before: Table, steps: list[Step], notes: Sequence[Note]) -> None:
        if not self.viewers:
            return
        if steps or before.state != self.table.state:
            again = not before.full or any(p.entry.kind == "take-back" for p, _ in steps)
            for seat in {viewer.seat for viewer in self.viewers}:
                message = self.welcome(seat) if again else self.moments(steps, seat)
                self.send_to(seat, message)
        for number, spoke in self.table.chat[len(before.chat) :]:
            self.send_to_all(encode(wire.Said(viewers.chat_line(number, spoke))))
        if (
            before.state != self.table.state
            or any(not isinstance(note, Spoke) for note in notes)
            or any(played.entry.kind == "resign" for played, _ in steps)
            or self.table.head.clock
        ):
            self.tell_info()

    def moments(self, steps: list[Step], seat: int) -> bytes:
        table = self.table
        told = [
            viewers.moment(table, played, seat, viewers.view(table, s, seat)) for played, s in steps
        ]
        return encode(wire.Moments(told, viewers.question(table, seat)))

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
        return {viewer.seat for viewer in self.viewers if viewer.seat != NOBODY}

    def watching(self) -> int:
        return sum(viewer.seat == NOBODY for viewer in self.viewers)

    def info(self) -> wire.TableInfo:
        return viewers.info(self.table, self.present(), self.watching())

    def snapshot(self, seat: int) -> wire.Snapshot:
        return viewers.snapshot(self.table, seat, self.present(), self.watching())

    # ------------------------------------------------------------------------ looking on

    def arrive(self, viewer: Viewer, seq: int, chat: int | None = None) -> None:
        """Tell a newcomer how things stand, or what it has missed; from now on it hears all."""
        self.viewers.add(viewer)
        table = self.table
        missed = table.past[seq:]
        changed = encode(wire.InfoChanged(self.info()))
        if (
            0 < seq <= table.seq
            and len(missed) <= MOST_CAUGHT_UP
            and all(played.entry.kind != "take-back" for played in missed)
        ):
            told = viewers.moments_since(table, seq, viewer.seat)
            viewer.send(encode(wire.Moments(told, viewers.question(table, viewer.seat))))
            for number, spoke in table.chat:
                if chat is not None and number > chat:
                    viewer.send(encode(wire.Said(viewers.chat_line(number, spoke))))
            viewer.send(changed)
        else:
            viewer.send(self.welcome(viewer.seat))
        for other in self.viewers - {viewer}:
            other.send(changed)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        self.tell_info()

    # --------------------------------------------------- what the server does by itself

    def kick(self) -> None:
        """See whether the server has to act: chance, a bot, a clock."""
        if (self.driver is None or self.driver.done()) and not self.house.stopping:
            self.driver = asyncio.create_task(self.drive())

    async def drive(self) -> None:
        try:
            while await self.act():
                pass
        except Exception:
            LOG.exception("driver failed", extra={"table": self.table.head.table})

    async def act(self) -> bool:
        """One step of the server's own, if there is one to take."""
        table = self.table
        if table.state != "running":
            return False
        if table.s.to_move == CHANCE or not table.past:
            await self.settle()
            return self.table is not table
        seat = table.asked
        if seat is None:
            return False
        level = table.seats[seat].bot()
        if level is not None:
            await self.play_bot(seat, level)
            return True
        if table.deadline is not None and table.deadline <= time.time():
            await self.time_is_over(seat)
            return True
        return False

    async def settle(self) -> None:
        async with self.lock:
            await self.be_current()
            table = self.table
            if table.state == "running":
                entries = table.follow(None, time.time())
                if entries:
                    await self.commit(entries)

    async def play_bot(self, seat: int, level: wire.Level) -> None:
        seq, table = self.table.seq, self.table
        asked_at = max(self.told_at, time.monotonic() - 60)
        words = await self.house.workers.choose(level, table.s)
        if table.has_people:
            pace = pace_of(table.rules, level, self.house.settings.pace)
            await asyncio.sleep(max(0.0, asked_at + pace - time.monotonic()))
        async with self.lock:
            await self.be_current()
            table = self.table
            if table.seq != seq or table.asked != seat or table.seats[seat].bot() is None:
                return  # taken back, or the owner is here again
            entry = Entry(time.time(), seat, who="bot", answer=table.s.read(words), words=words)
            await self.commit(table.follow(entry, entry.at))

    async def time_is_over(self, seat: int) -> None:
        async with self.lock:
            await self.be_current()
            table = self.table
            late = table.deadline is not None and table.deadline <= time.time()
            if late and table.asked == seat and table.head.clock is not None:
                await self.commit([], [StoodIn(seat, table.head.clock.stand_in)])


def added(
    table: Table, entries: Sequence[Entry], notes: Sequence[Note]
) -> tuple[Table, list[Step]]:
    """The table with these additions, and the state after each entry."""
    ahead, steps = table.fork(), []
    for note in notes:
        ahead.note(note)
    for entry in entries:
        steps.append((ahead.add(entry), ahead.s.copy()))
    return ahead, steps


def row_of(table: Table, patience: float) -> Row:
    """`wakes` says when some process must act: soon for a bot, at the deadline for a person."""
    wakes = table.deadline
    if table.state == "running":
        seat = table.asked
        if seat is None or table.seats[seat].bot() is not None:
            wakes = time.time() + patience
    return Row(table.state, wakes, encode(viewers.line(table)))
