"""All tables: setting one, finding one again, joining, the rematch."""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Literal

from msgspec.structs import replace

from portside import fair, wire
from portside.core.errors import Malformed
from portside.core.game import NOBODY, Rules
from portside.games import rules_of
from portside.school import LEARNER, lesson_of
from portside.server import entries as stored
from portside.server.catalogue import checked_options
from portside.server.entries import Claimed, Head, HeadSeat, Joined, Rematched
from portside.server.folding import Broken, fold
from portside.server.forks import fork_of, fork_seats
from portside.server.gossip import Gossip
from portside.server.housekeeping import Housekeeping
from portside.server.ledger import Ledger, ahead
from portside.server.metrics import Metrics
from portside.server.names import apart, clean, name_all, tidy
from portside.server.problems import Refused
from portside.server.reviews import Reviews
from portside.server.settings import Settings
from portside.server.storage import Conflict, New, Stored, Unavailable, make_storage
from portside.server.table import Table, row_of
from portside.server.tasks import Tasks
from portside.server.tokens import (
    code_of,
    from_key,
    hashed,
    invitation_again,
    new_table_id,
    new_token,
    spelled,
    successor,
)
from portside.server.workers import Workers

LOG = logging.getLogger("portside.tables")
MOST_LISTED = 100
MOST_GATHERING = 10  # public tables of one maker that wait for people
SWEEP = 1.0  # seconds between looks for clocks that have run out and bots that were left alone


class Tables:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = make_storage(settings)
        self.keeping = Housekeeping(settings, self.storage)
        self.metrics = Metrics()
        self.workers = Workers(settings.worker_count(), metrics=self.metrics)
        self.reviews = Reviews(self.storage, self.workers)
        self.tasks = Tasks(self.storage, self.workers)
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.refreshing: set[asyncio.Task[None]] = set()
        self.gossip = Gossip(self.storage, self.live)
        self.stopping = False
        self.opened = False
        self.metrics.broken_tables.set_function(lambda: self.keeping.broken)
        self.metrics.live_tables.set_function(lambda: len(self.live))
        self.metrics.sockets.set_function(lambda: sum(len(at.viewers) for at in self.live.values()))

    async def open(self) -> None:
        """Once: a command opens them before they are served, to say in a sentence what fails."""
        if self.opened:
            return
        await self.storage.open(self.heard)
        try:
            await self.keeping.begin()
        except Unavailable as error:
            await self.storage.close()
            raise Malformed(f"nothing can be stored: {error}") from None
        self.opened = True
        self.key = await self.storage.house("key", secrets.token_bytes(32)) or b""
        self.sweeper = asyncio.create_task(self.sweep())
        self.reporter = asyncio.create_task(self.report())

    async def close(self) -> None:
        """Let what is being written be written; nothing new begins."""
        self.stopping = True
        self.sweeper.cancel()
        self.reporter.cancel()
        drivers = [at.driver for at in self.live.values() if at.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(
            self.sweeper, self.reporter, *drivers, *self.refreshing, return_exceptions=True
        )
        await self.reviews.close()
        await self.workers.close()
        with contextlib.suppress(Unavailable):
            await self.keeping.end()
        await self.storage.close()

    # -------------------------------------------------------------------------- finding

    async def get(self, table: str) -> Table:
        at = self.live.get(table)
        if at is None:
            try:
                async with self.loading.setdefault(table, asyncio.Lock()):
                    at = self.live.get(table) or await self.load(table)
            finally:
                self.loading.pop(table, None)
        at.used = time.monotonic()
        return at

    async def load(self, table: str) -> Table:
        return self.keep(Table(self, *await self.read(table)))

    async def read(self, table: str) -> tuple[Ledger, int]:
        """What cannot be read is marked, so that it stops only itself; what can be again, too."""
        found = await self.storage.load(table)
        if found is None:
            raise Refused("unknown-table", "there is no such table")
        try:
            folded = fold(found, self.keeping.outages)
        except Malformed as error:
            await self.mark(table, found, error)
            code = "broken-table" if isinstance(error, Broken) else "unknown-rules"
            raise Refused(code, str(error)) from None
        if found.broken is not None:
            await self.storage.mark(table, None, row_of(folded, self.settings.patience))
        return folded, found.edition

    async def mark(self, table: str, found: Stored, error: Malformed) -> None:
        if found.broken is None:
            LOG.error("cannot be read", extra={"table": table}, exc_info=error)
            await self.storage.mark(table, str(error))
            self.keeping.broken += 1

    def drop(self, table: str) -> None:
        self.live.pop(table, None)

    def keep(self, at: Table) -> Table:
        """The one live table of its name: whoever came first with it stays."""
        if len(self.live) >= self.settings.live_tables:
            self.let_go()
        return self.live.setdefault(at.ledger.head.table, at)

    def let_go(self) -> None:
        """Forget tables that nobody looks at, the longest unused first; storage has them all."""
        idle = [
            at
            for at in self.live.values()
            if not at.viewers and not at.lock.locked() and (at.driver is None or at.driver.done())
        ]
        idle.sort(key=lambda at: at.used)
        for at in idle[: max(1, len(self.live) // 10)]:
            del self.live[at.ledger.head.table]

    async def seated(self, table: str, token: str | None) -> tuple[Table, int]:
        """The table, and the seat of whoever asks; NOBODY without a token."""
        at = await self.get(table)
        if token is None:
            return at, NOBODY
        seat = at.ledger.seat_of(hashed(token))
        if seat is None and self.storage.several_processes:
            await at.refresh()
            seat = at.ledger.seat_of(hashed(token))
        if seat is None:
            raise Refused("bad-token", "this token opens no seat at this table")
        return at, seat

    async def reading(self, table: str, token: str | None) -> tuple[Table, int]:
        """The same for whoever wants to see it, with all that was acknowledged anywhere."""
        at, seat = await self.seated(table, token)
        await self.see_all(at)
        return at, seat

    async def see_all(self, at: Table) -> None:
        if self.storage.several_processes:
            await at.refresh()
        if at.ledger.awaited and at.ledger.state == "over":
            at.ledger.awaited = await self.storage.running(at.ledger.head.group) > 0

    async def player(self, table: str, token: str | None) -> tuple[Table, int]:
        at, seat = await self.seated(table, token)
        if seat == NOBODY:
            raise Refused("bad-token", "a seat's token is needed: Authorization: Bearer …")
        return at, seat

    async def listed(self, state: str) -> list[bytes]:
        return [line for line in await self.storage.public(state, MOST_LISTED) if line]

    # -------------------------------------------------------------------------- setting

    def promise(self) -> wire.Promise:
        """A secret that only this house can make again, promised before anything is said to it."""
        promise = new_token()
        return wire.Promise(promise, fair.commitment(self.promised(promise)))

    def promised(self, promise: str) -> str:
        return from_key(self.key, f"secret {promise}").hex()

    def stands_for(self, address: str) -> str:
        """An address as it is stored: it can be recognised, not read."""
        return from_key(self.key, f"address {address}").hex()[:16]

    async def make(self, new: wire.NewTable, address: str = "") -> wire.TableMade:
        luck = Luck(self.promised(new.promise) if new.promise else fair.new_secret())
        luck.add(new.luck)
        if new.same_luck_as is not None:
            luck = await self.known_luck(new)
        try:
            return await self.make_with(luck, new, address)
        except Conflict:
            raise Refused("no-promise", "this promise has served another table") from None

    async def make_together(
        self, new: list[wire.NewTable], address: str = ""
    ) -> list[wire.TableMade]:
        """Tables of one group: the same luck at each, a secret until the last of them is over."""
        luck = Luck(fair.new_secret(), group=new_table_id())
        return [await self.make_with(luck, table, address) for table in new]

    async def known_luck(self, new: wire.NewTable) -> "Luck":
        """Luck that was published before: one person may meet it again, where nobody else sits."""
        assert new.same_luck_as is not None
        other, _ = await self.reading(new.same_luck_as, None)
        if not other.ledger.published:
            raise Refused("not-over", "that table's chance is still a secret")
        check_alone(new.public, sum(seat.kind != "bot" for seat in new.seats))
        return Luck(other.ledger.head.secret, other.ledger.salt, other.ledger.head.table)

    async def make_with(self, luck: "Luck", new: wire.NewTable, address: str) -> wire.TableMade:
        rules = known_rules(new.game)
        if new.lesson is not None:
            new = taught(new)
        if new.coach and new.public:
            raise Refused("bad-request", "nobody is advised at a public table")
        if not self.settings.bot_tables and all(seat.kind == "bot" for seat in new.seats):
            raise Refused("no-bot-tables", "somebody must sit at a table")
        options = checked_options(rules, new.options, self.settings.editions)
        try:
            options = rules.new_game(len(new.seats), options).changed_options()
        except Malformed as error:
            raise Refused("bad-options", str(error)) from None
        if luck.group and new.public:
            raise Refused("known-luck", "a public table's luck is its own")
        number, table = len(new.seats), new_table_id()
        order = fair.seat_order(luck.secret, luck.salt, number) if new.shuffle else []
        drawn = [new.seats[place] for place in order or range(number)]
        tokens = [new_token() for _ in drawn]
        seats = [
            head_seat(seat, token, table, not luck.fresh)
            for seat, token in zip(drawn, tokens, strict=True)
        ]
        name_all(seats)
        mine = [place for place, seat in enumerate(new.seats) if seat.kind == "me"]
        head = Head(
            table=table, game=new.game, revision=rules.revision, options=options,
            title=clean(new.title), seats=seats, clock=new.clock, public=new.public,
            made=time.time(), secret=luck.secret, salt=luck.salt, same_luck=not luck.fresh,
            luck_from=luck.met_at, group=luck.group, order=order,
            order_salt=luck.salt if order else "", maker=self.stands_for(address),
            host=(order or list(range(number))).index(mine[0]) if mine else None,
            watchers_talk=new.watchers_talk, lesson=new.lesson or "", coach=new.coach,
        )  # fmt: skip
        await self.begin(head)
        with_tokens = list(enumerate(zip(drawn, tokens, strict=True)))
        return wire.TableMade(
            table,
            [ticket(table, i, token) for i, (seat, token) in with_tokens if seat.kind == "me"],
            [wire.Invitation(i, token) for i, (seat, token) in with_tokens if seat.kind == "open"],
            fair.commitment(luck.secret),
        )

    async def fork(self, original: Ledger, body: wire.NewFork, address: str = "") -> wire.TableMade:
        """A table of one's own that begins with the first answers of a finished one."""
        fork, seat = fork_of(original, body)
        same = body.dice == "same"
        if same and not original.published:
            raise Refused("not-over", "that table's chance is still a secret")
        secret = self.promised(body.promise) if body.promise else fair.new_secret()
        luck = Luck(original.head.secret, original.salt, fork.table) if same else Luck(secret)
        if not same:
            luck.add(body.luck)
        table, token = new_table_id(), new_token()
        old, seats = original.head, fork_seats(original, body, seat, same)
        seats[seat].token, seats[seat].code = hashed(token), hashed(code_of(token, table))
        head = Head(
            table=table, game=old.game, revision=old.revision, options=dict(old.options),
            title=old.title, seats=seats, clock=None, public=False, made=time.time(),
            secret=luck.secret, salt=luck.salt, same_luck=same, luck_from=luck.met_at,
            host=seat, maker=self.stands_for(address), fork=fork,
        )  # fmt: skip
        try:
            await self.begin(head)
        except Conflict:
            raise Refused("no-promise", "this promise has served another table") from None
        mine = ticket(table, seat, token)
        return wire.TableMade(table, [mine], [], fair.commitment(luck.secret))

    async def begin(self, head: Head) -> str:
        folded = Ledger(head, self.keeping.outages)
        if head.public and not folded.full:
            await self.leave_room(head.maker)
        row = row_of(folded, self.settings.patience)
        new = New(
            head.table, stored.encode(head), head.public, head.made, head.maker,
            "" if head.same_luck else folded.commitment, head.group,
        )  # fmt: skip
        await self.storage.make(new, row)
        at = self.keep(Table(self, folded))
        await self.begin_if_full(at)
        LOG.info("table made", extra={"table": head.table, "game": head.game})
        return head.table

    async def leave_room(self, maker: str) -> None:
        """One address cannot fill the lobby."""
        if maker and await self.storage.gathering_of(maker) >= MOST_GATHERING:
            raise Refused("too-many", "enough tables of yours wait for people")

    async def join(self, table: str, body: wire.Join) -> wire.Ticket:
        """An open seat; with a token of one's own it is given once, however often one asks."""
        at = await self.get(table)
        async with at.lock:
            at.stale = at.stale or self.storage.several_processes
            await at.be_current()
            if at.ledger.closed:
                raise Refused("not-running", "the table is closed")
            token = body.token or new_token()
            while (seat := at.ledger.seat_of(hashed(token))) is None:
                await at.commit(ahead(at.ledger, [], [self.joined(at.ledger, body, token)]))
        await self.begin_if_full(at)
        return ticket(table, seat, token)

    def joined(self, table: Ledger, body: wire.Join, token: str) -> Joined | Claimed:
        opened_again = self.opened_again(table, body.invite)
        if opened_again is not None:
            return claimed(table, opened_again, token, "reopened")
        free, name = open_seat(table, body), apart(tidy(body.name), table.names)
        if table.head.same_luck and body.knows_luck is None:
            raise Refused("luck-not-fresh", "the luck of this table is not new: say knows_luck")
        code = hashed(code_of(token, table.head.table))
        return Joined(free, name, hashed(token), body.luck, code, bool(body.knows_luck))

    async def begin_if_full(self, at: Table) -> None:
        if at.ledger.full:
            await at.settle()
            at.kick()

    # ------------------------------------------------------- a seat whose key is lost

    async def recover(self, table: str, body: wire.Recover) -> wire.Ticket:
        """One's own seat again, with its code."""
        at, token = await self.get(table), body.token or new_token()
        async with at.lock:
            at.stale = at.stale or self.storage.several_processes
            await at.be_current()
            while (seat := at.ledger.seat_of(hashed(token))) is None:
                code = hashed(spelled(body.code))
                found = [n for n, sitting in enumerate(at.ledger.seats) if sitting.code == code]
                if not found:
                    raise Refused("bad-code", "this code opens no seat at this table")
                await at.commit(
                    ahead(at.ledger, [], [claimed(at.ledger, found[0], token, "recovered")])
                )
        return ticket(table, seat, token)

    async def reopen(self, table: str, token: str | None, seat: int) -> wire.Reopening:
        """A new link for a seat, once everybody else has agreed; nobody alone can open it."""
        at, by = await self.player(table, token)
        agreed, missing = await at.agree(by, seat)
        number = at.ledger.seats[seat].reopened
        invite = None if missing else invitation_again(self.key, table, seat, number)
        return wire.Reopening(agreed, missing, invite)

    def opened_again(self, table: Ledger, invite: str | None) -> int | None:
        """The seat that this invitation opens again."""
        for seat, sitting in enumerate(table.seats):
            others = table.may_open(seat)
            if (
                others
                and set(others) <= set(sitting.reopening)
                and invite == invitation_again(self.key, table.head.table, seat, sitting.reopened)
            ):
                return seat
        return None

    # -------------------------------------------------------------------------- rematch

    async def rematch(self, table: str, token: str | None, body: wire.Rematch) -> wire.TableMade:
        """The first to ask sets it; everybody else finds it."""
        at, seat = await self.player(table, token)
        assert token is not None
        async with at.lock:
            await at.be_current()
            if not at.ledger.played:
                raise Refused("not-over", "no game was played to its end yet")
            if body.same_luck:
                check_alone(at.ledger.head.public, sum(s.kind != "bot" for s in at.ledger.seats))
            while not at.ledger.rematch:
                await at.commit(ahead(at.ledger, [], [Rematched(new_table_id())]))
        return await self.come_again(at.ledger, seat, token, body)

    async def claim(self, table: str, token: str | None, luck: str = "") -> wire.Ticket:
        """A person's own seat at the rematch."""
        at, seat = await self.player(table, token)
        assert token is not None
        await self.see_all(at)
        if not at.ledger.rematch:
            raise Refused("not-found", "nobody has asked for a rematch yet")
        made = await self.come_again(at.ledger, seat, token, wire.Rematch(luck=luck))
        return made.tickets[0]

    async def come_again(
        self, before: Ledger, seat: int, token: str, body: wire.Rematch
    ) -> wire.TableMade:
        """The rematch, set by whoever comes first, and one's own seat there."""
        if not await self.storage.load(before.rematch):
            secret = self.promised(body.promise) if body.promise else fair.new_secret()
            try:
                await self.begin(rematch_head(before, body, secret))
            except Conflict:  # somebody else has just set it, or the promise was kept before
                if not await self.storage.load(before.rematch):
                    raise Refused("no-promise", "this promise has served another table") from None
        there, fresh = shifted(seat, len(before.seats)), successor(token, before.rematch)
        at = await self.get(before.rematch)
        async with at.lock:
            await at.be_current()
            while hashed(fresh) not in at.ledger.seats[there].tokens:
                if at.ledger.seats[there].kind == "bot":
                    raise Refused("seat-taken", "the seat was given to a bot")
                note = claimed(at.ledger, there, fresh, "rematch", body.luck)
                await at.commit(ahead(at.ledger, [], [note]))
        await self.begin_if_full(at)
        mine = ticket(before.rematch, there, fresh)
        return wire.TableMade(before.rematch, [mine], [], at.ledger.commitment)

    # ------------------------------------------------------------------------- sweeping

    async def sweep(self) -> None:
        """Clocks, and tables whose bots were left alone: by a restart, or by another process."""
        first = True
        while True:
            try:
                await self.keep_house()
                before = float("inf") if first else time.time()
                due = await self.storage.due(before, 10_000 if first else 100)
                if first:
                    due += [row.table for row in await self.storage.listing(None, True, 1000)]
                for table in due:
                    await self.wake(table)
                first = False
            except Unavailable as error:
                LOG.warning("nothing can be looked after now", extra={"reason": str(error)})
            except Exception:
                LOG.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def wake(self, table: str) -> None:
        """Whatever is wrong with one table, the others go on."""
        try:
            at = await self.get(table)
            if at.driver is None or at.driver.done():
                if self.storage.several_processes:
                    await at.refresh()
                at.kick()
        except Unavailable:
            raise
        except Refused as refused:
            LOG.warning("cannot be played on", extra={"table": table, "code": refused.code})
        except Exception:
            LOG.exception("cannot be played on", extra={"table": table})

    async def keep_house(self) -> None:
        if await self.keeping.beat_on():
            for at in list(self.live.values()):
                at.tell_info()
        async for table in self.keeping.forget():
            self.heard(table)

    async def report(self) -> None:
        """Let other processes know who is here, and what was asked for."""
        if self.storage.several_processes:
            await self.gossip.go_on()

    def came_or_left(self, at: Table) -> None:
        self.gossip.changed(at)

    def heard(self, table: str) -> None:
        """Another process has written to this table (or, with '', to any)."""
        for at in list(self.live.values()) if not table else [self.live.get(table)]:
            if at is not None:
                task = asyncio.create_task(self.refresh(at))
                self.refreshing.add(task)
                task.add_done_callback(self.refreshing.discard)

    async def refresh(self, at: Table) -> None:
        with contextlib.suppress(Refused, Unavailable):  # gone, or read when it is next asked for
            await at.refresh()


class Luck:
    """Where a new table's chance comes from."""

    def __init__(self, secret: str, salt: str = "", met_at: str = "", group: str = "") -> None:
        self.secret = secret
        self.salt = salt or fair.new_salt()
        self.met_at = met_at  # the table whose luck it was
        self.group = group

    @property
    def fresh(self) -> bool:
        return not self.met_at and not self.group

    def add(self, part: str) -> None:
        if part:
            self.salt = f"{self.salt}-{part}"


def taught(new: wire.NewTable) -> wire.NewTable:
    """The table of a lesson: its rules, its rivals, and one person who learns."""
    assert new.lesson is not None
    try:
        record = lesson_of(new.game, new.lesson).record
    except Malformed as error:
        raise Refused("bad-request", str(error)) from None
    kinds = ["me" if seat == LEARNER else "bot" for seat in range(len(record.seats))]
    if [seat.kind for seat in new.seats] != kinds:
        raise Refused("bad-request", f"this lesson has the seats {', '.join(kinds)}, in this order")
    if new.options or new.public or new.clock or new.same_luck_as:
        raise Refused(
            "bad-request", "a lesson has its own options, and no clock, and is not public"
        )
    seats = [seat if seat.kind == "me" else replace(seat, level="deckhand") for seat in new.seats]
    return replace(new, seats=seats, options=record.options, shuffle=False)


def check_alone(public: bool, people: int) -> None:
    """Whoever has met a luck knows every die: nobody else may sit there."""
    if public or people > 1:
        raise Refused("known-luck", "published luck is for one person among bots, never in public")


def ticket(table: str, seat: int, token: str) -> wire.Ticket:
    return wire.Ticket(table, seat, token, code_of(token, table))


def claimed(
    table: Ledger,
    seat: int,
    token: str,
    why: Literal["rematch", "recovered", "reopened"],
    luck: str = "",
) -> Claimed:
    code = hashed(code_of(token, table.head.table))
    return Claimed(seat, hashed(token), luck, code, why, time.time(), table.seq)


def head_seat(seat: wire.NewSeat, token: str, table: str, knows_luck: bool) -> HeadSeat:
    if seat.kind == "bot":
        return HeadSeat("bot", seat.name or "", seat.level or "mate")
    if seat.kind == "open":
        return HeadSeat("open", "", invite=hashed(token))
    return HeadSeat(
        "person", seat.name or "", token=hashed(token),
        code=hashed(code_of(token, table)), knows_luck=knows_luck,
    )  # fmt: skip


def open_seat(table: Ledger, body: wire.Join) -> int:
    """The seat that somebody may take."""
    if body.invite is not None:
        for seat, sitting in enumerate(table.seats):
            if sitting.kind == "open" and sitting.invite == hashed(body.invite):
                return seat
        raise Refused("bad-token", "this invitation is not valid, or it is spent")
    if not table.head.public:
        raise Refused("bad-token", "this table is by invitation only")
    free = [seat for seat, sitting in enumerate(table.seats) if sitting.free]
    if body.seat is not None:
        free = [seat for seat in free if seat == body.seat]
    if not free:
        raise Refused("seat-taken", "no such seat is free")
    return free[0]


def shifted(seat: int, seats: int) -> int:
    """Everybody moves up by one: who sat second begins."""
    return (seat - 1) % seats


def known_rules(game: str) -> Rules:
    try:
        return rules_of(game)
    except Malformed as error:
        raise Refused("bad-request", str(error)) from None


def rematch_head(before: Ledger, body: wire.Rematch, secret: str) -> Head:
    old, seats = before.head, len(before.seats)
    moved: list[HeadSeat] = [HeadSeat("open")] * seats
    for number, sitting in enumerate(before.seats):
        kind: Literal["bot", "open"] = "bot" if sitting.kind == "bot" else "open"
        knows = body.same_luck and kind == "open"
        moved[shifted(number, seats)] = HeadSeat(
            kind, sitting.name, sitting.level, knows_luck=knows
        )
    return Head(
        table=before.rematch, game=old.game, revision=before.rules.revision,
        options=before.s.changed_options(), title=old.title, seats=moved,
        clock=old.clock, public=old.public, coach=old.coach,
        made=time.time(), secret=old.secret if body.same_luck else secret,
        salt=before.salt if body.same_luck else fair.new_salt(), before=old.table,
        same_luck=body.same_luck, luck_from=old.table if body.same_luck else "",
        host=shifted(old.host, seats) if old.host is not None else None, maker=old.maker,
        watchers_talk=old.watchers_talk,
    )  # fmt: skip
