"""What the API does: one function for each operation, under /api."""

import contextlib
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

import portside
from portside import fair, wire
from portside.core.game import NOBODY
from portside.core.record import write_record
from portside.core.refusals import unoffered
from portside.server import tasks, viewers
from portside.server.api import Caller, Operation, Ready, Text
from portside.server.catalogue import catalogue
from portside.server.limits import Buckets
from portside.server.names import apart, clean, tidy
from portside.server.problems import Refused
from portside.server.settings import Settings
from portside.server.tables import Tables

State = Literal["gathering", "running", "over"]
Query = Annotated[str, Meta(min_length=1, max_length=80)]


class Service:
    def __init__(self, settings: Settings) -> None:
        self.tables = Tables(settings)
        self.requests = Buckets(settings.rate, settings.burst)
        hourly = settings.tables_an_hour / 3600 if settings.rate else 0.0
        self.new_tables = Buckets(hourly, settings.tables_an_hour)
        self.sayings = Buckets(1.0 if settings.rate else 0.0, 20)
        self.weighings = Buckets(0.5 if settings.rate else 0.0, 30)  # each takes a worker seconds
        self.codes = Buckets(0.02, 20)  # nobody may try them all, whatever else is allowed
        self.tables.gossip.share(
            {
                "requests": self.requests,
                "tables": self.new_tables,
                "sayings": self.sayings,
                "codes": self.codes,
                "weighings": self.weighings,
            }
        )

    # ----------------------------------------------------------------------- what there is

    async def show_catalogue(self) -> wire.Catalogue:
        """The games, their options, the bots' levels."""
        return catalogue(self.tables.keeping.announcement)

    async def list_tables(self, *, state: State = "gathering") -> wire.Tables:
        """Public tables, the newest first."""
        lines = [msgspec.Raw(line) for line in await self.tables.listed(state)]
        return Ready(msgspec.json.encode({"tables": lines}))  # type: ignore[return-value]

    async def my_tables(self, *, body: wire.Mine) -> wire.Tables:
        """How the tables of a browser's tickets stand."""
        seats: dict[str, list[int]] = {}
        for ticket in body.tickets:
            with contextlib.suppress(Refused):
                _, seat = await self.tables.seated(ticket.table, ticket.token)
                seats.setdefault(ticket.table, []).append(seat)
        found = [(await self.tables.reading(table, None))[0].ledger for table in seats]
        return wire.Tables([viewers.line(table, seats[table.head.table]) for table in found])

    # -------------------------------------------------------------------------- at a table

    async def make_table(self, *, body: wire.NewTable, caller: Caller) -> wire.TableMade:
        """Set a table."""
        self.new_tables.take(caller.address)
        self.tables.keeping.bans.refuse_names(seat.name for seat in body.seats)
        return await self.tables.make(body, caller.address)

    async def make_promise(self) -> wire.Promise:
        """A commitment to the secret of a table that one is about to set."""
        return self.tables.promise()

    async def show_table(self, *, table: wire.TableId, caller: Caller) -> wire.Snapshot:
        """The table as whoever asks may see it."""
        at, seat = await self.tables.reading(table, caller.token)
        return at.snapshot(seat)

    async def show_log(
        self, *, table: wire.TableId, before: wire.Seq, caller: Caller
    ) -> wire.LogPart:
        """The part of the log before an entry."""
        at, seat = await self.tables.reading(table, caller.token)
        return wire.LogPart(viewers.log_before(at.ledger, seat, before))

    async def join_table(self, *, table: wire.TableId, body: wire.Join) -> wire.Ticket:
        """Take an open seat."""
        self.tables.keeping.bans.refuse_names([body.name])
        return await self.tables.join(table, body)

    async def give_answer(
        self, *, table: wire.TableId, body: wire.Answer, caller: Caller
    ) -> wire.Done:
        """Answer what is asked. Durable when it is acknowledged; sent again, given once."""
        at, seat = await self.tables.player(table, caller.token)
        return await at.answer(seat, body)

    async def take_back(
        self, *, table: wire.TableId, body: wire.TakeBack, caller: Caller
    ) -> wire.Done:
        """Take back one's last answer while nothing random, hidden or foreign has happened."""
        at, seat = await self.tables.player(table, caller.token)
        return await at.undo(seat, body)

    async def resign(self, *, table: wire.TableId, caller: Caller) -> wire.Done:
        """Give up; a bot plays the seat to the end."""
        at, seat = await self.tables.player(table, caller.token)
        return await at.resign(seat)

    async def stand_in(
        self, *, table: wire.TableId, body: wire.StandIn, caller: Caller
    ) -> wire.Done:
        """Let a bot answer for one's seat, or come back."""
        at, seat = await self.tables.player(table, caller.token)
        return await at.stand_in(seat, body.level)

    async def relieve(
        self, *, table: wire.TableId, seat: wire.Seat, body: wire.Relieve, caller: Caller
    ) -> wire.Done:
        """The host lets a bot play for somebody who has not answered for long."""
        at, host = await self.tables.player(table, caller.token)
        return await at.relieve(host, seat, body.level)

    async def give_to_bot(
        self, *, table: wire.TableId, seat: wire.Seat, body: wire.SeatBot, caller: Caller
    ) -> wire.Done:
        """The host gives a free seat to a bot; its invitation is spent."""
        at, host = await self.tables.player(table, caller.token)
        self.tables.keeping.bans.refuse_names([body.name])
        done = await at.give_to_bot(host, seat, body)
        await self.tables.begin_if_full(at)
        return done

    async def cancel(self, *, table: wire.TableId, caller: Caller) -> wire.Done:
        """The host calls off a table whose game has not begun."""
        at, host = await self.tables.player(table, caller.token)
        return await at.cancel(host)

    async def reopen(
        self, *, table: wire.TableId, seat: wire.Seat, caller: Caller
    ) -> wire.Reopening:
        """Agree that another seat gets a new link; it does once all others have agreed."""
        return await self.tables.reopen(table, caller.token, seat)

    async def recover(
        self, *, table: wire.TableId, body: wire.Recover, caller: Caller
    ) -> wire.Ticket:
        """One's own seat again, with the code that was shown when sitting down."""
        self.codes.take(caller.address)
        self.codes.take(table)
        return await self.tables.recover(table, body)

    async def say(self, *, table: wire.TableId, body: wire.Say, caller: Caller) -> wire.ChatLine:
        """Say something to all at the table."""
        self.sayings.take(caller.address)
        self.tables.keeping.bans.refuse_names([body.name])
        at, seat = await self.tables.seated(table, caller.token)
        text = clean(body.text)
        if not text:
            raise Refused("bad-request", "there is nothing to read in that")
        if seat != NOBODY:
            return await at.say(seat, at.ledger.names[seat], text)
        if not at.ledger.watchers_talk:
            raise Refused("chat-closed", "only those who sit at this table may speak")
        return await at.say(None, apart(tidy(body.name or "", ""), at.ledger.names), text)

    async def forget_me(self, *, table: wire.TableId, caller: Caller) -> wire.Done:
        """Take one's name and everything one has said away from a table, for good."""
        at, seat = await self.tables.player(table, caller.token)
        return await at.forget(seat)

    # --------------------------------------------------------------------- looking back

    async def show_moment(
        self, *, table: wire.TableId, seq: wire.Seq, caller: Caller
    ) -> wire.Moment:
        """The table after an entry, as whoever asks may see it."""
        at, seat = await self.tables.reading(table, caller.token)
        if not 0 < seq <= at.ledger.seq:
            raise Refused("unknown-moment", f"there are entries 1 to {at.ledger.seq}")
        seen = viewers.view(at.ledger, at.ledger.state_at(seq), seat)
        return viewers.moment(at.ledger, at.ledger.past[seq - 1], seat, seen)

    async def why_not(self, *, table: wire.TableId, answer: Query, caller: Caller) -> wire.WhyNot:
        """Why one's answer is not possible now; the code is `legal` if it is."""
        at, seat = await self.tables.player(table, caller.token)
        if at.ledger.state != "running":
            return wire.WhyNot("not-running", "")
        try:
            at.understood(seat, answer)
        except Refused as refused:
            code = refused.code if refused.why is None else refused.why.code
            return wire.WhyNot(code, refused.problem.rules, refused.problem.args)
        return wire.WhyNot("legal", at.ledger.s.asked.cites)

    async def list_unoffered(self, *, table: wire.TableId, caller: Caller) -> wire.Unoffered:
        """What one may wonder about when one is asked, each with the reason against it."""
        at, seat = await self.tables.player(table, caller.token)
        s = at.ledger.s
        if at.ledger.state != "running" or s.to_move != seat:
            return wire.Unoffered([])
        return wire.Unoffered(
            [
                wire.NotOffered(words, wire.WhyNot(why.code, why.rules, why.args))
                for words, why in unoffered(s)
            ]
        )

    async def advise(
        self, *, table: wire.TableId, body: wire.AskAdvice, caller: Caller
    ) -> wire.Advice:
        """What the search thinks, from what one may know. Where it is shown, the record says so."""
        at, seat = await self.tables.player(table, caller.token)
        return await at.advise(seat, body)

    async def show_odds(self, *, table: wire.TableId, caller: Caller) -> wire.Odds:
        """What can be reckoned of the position, from what one may know."""
        at, seat = await self.tables.player(table, caller.token)
        return at.odds(seat)

    async def show_record(self, *, table: wire.TableId) -> Text:
        """The record of a finished game, with what is needed to check its chance."""
        at, _ = await self.tables.reading(table, None)
        if not at.ledger.played:
            raise Refused("not-over", "the record is open once a game was played to its end")
        return Text(write_record(at.ledger.record()))

    async def show_review(self, *, table: wire.TableId) -> wire.ReviewState:
        """What was luck, what was choice, what could be known: of a finished game, as far as it is.

        Whoever asks first has it made; ask again until `done` is `pieces`.
        """
        at, _ = await self.tables.reading(table, None)
        return await self.tables.reviews.show(at.ledger)

    async def show_task(self, *, table: wire.TableId, moment: wire.Seq) -> wire.Task:
        """A costly decision of a finished game, as its seat saw it: to be answered better."""
        at, _ = await self.tables.reading(table, None)
        return await self.tables.tasks.show(at.ledger, moment)

    async def weigh_answer(
        self, *, table: wire.TableId, moment: wire.Seq, body: wire.Weigh, caller: Caller
    ) -> wire.Weighed:
        """What another answer would have been worth there, beside the best one."""
        self.weighings.take(caller.address)
        at, _ = await self.tables.reading(table, None)
        return await self.tables.tasks.weigh(at.ledger, moment, body.answer)

    async def list_puzzles(self) -> wire.Puzzles:
        """The puzzles of every game, and which one is today's."""
        return tasks.puzzles()

    async def show_puzzle(self, *, game: wire.Game, puzzle: wire.PuzzleId) -> wire.Puzzle:
        """A position, a question, and what each answer to it is worth."""
        return tasks.puzzle(game, puzzle)

    async def verify_chance(self, *, table: wire.TableId) -> wire.Verified:
        """Every draw of a finished game, done again."""
        at, _ = await self.tables.reading(table, None)
        if not at.ledger.published:
            raise Refused("not-over", "the secret is published once the game is over")
        if at.ledger.promised_since is None:
            raise Refused("not-promised", "the dice of a lesson fall as it says")
        verdict = fair.verify(at.ledger.record())
        return wire.Verified(
            verdict.fair, verdict.draws, verdict.problems, viewers.fairness(at.ledger)
        )

    async def fork_table(
        self, *, table: wire.TableId, body: wire.NewFork, caller: Caller
    ) -> wire.TableMade:
        """Play on from a moment of a finished game, against bots; that game stays as it is."""
        original, _ = await self.tables.reading(table, None)
        self.new_tables.take(caller.address)
        self.tables.keeping.bans.refuse_names([body.name])
        return await self.tables.fork(original.ledger, body, caller.address)

    # -------------------------------------------------------------------------- rematch

    async def make_rematch(
        self, *, table: wire.TableId, body: wire.Rematch, caller: Caller
    ) -> wire.TableMade:
        """The same people again, the seats shifted by one: set it, or find it set."""
        return await self.tables.rematch(table, caller.token, body)

    async def find_rematch(self, *, table: wire.TableId, caller: Caller) -> wire.Ticket:
        """One's own seat at the rematch that somebody has set."""
        return await self.tables.claim(table, caller.token)

    async def claim_rematch(
        self, *, table: wire.TableId, body: wire.Claim, caller: Caller
    ) -> wire.Ticket:
        """The same, adding to the salt."""
        return await self.tables.claim(table, caller.token, body.luck)

    async def health(self) -> wire.Health:
        """Is the server up, and its storage?"""
        if self.tables.stopping:
            raise Refused("stopping", "not now")
        await self.tables.keeping.check()
        return wire.Health("ok", portside.__version__)

    def operations(self) -> list[Operation]:
        at = "/tables/{table}"
        playing = ("conflict", "not-running")
        return [
            Operation("GET", "/catalogue", self.show_catalogue),
            Operation("GET", "/promise", self.make_promise),
            Operation("GET", "/puzzles", self.list_puzzles),
            Operation("GET", "/puzzles/{game}/{puzzle}", self.show_puzzle, ("not-found",)),
            Operation("GET", "/tables", self.list_tables),
            Operation("POST", "/mine", self.my_tables),
            Operation(
                "POST",
                "/tables",
                self.make_table,
                (
                    "bad-options",
                    "no-bot-tables",
                    "not-over",
                    "unknown-table",
                    "known-luck",
                    "no-promise",
                ),
            ),
            Operation("GET", at, self.show_table),
            Operation("GET", f"{at}/log", self.show_log),
            Operation("POST", f"{at}/join", self.join_table, ("seat-taken", "luck-not-fresh")),
            Operation("POST", f"{at}/recover", self.recover, ("bad-code",)),
            Operation(
                "POST",
                f"{at}/seats/{{seat}}/relieve",
                self.relieve,
                (*playing, "not-host", "not-yet"),
            ),
            Operation(
                "POST", f"{at}/seats/{{seat}}/bot", self.give_to_bot, ("not-host", "seat-taken")
            ),
            Operation("POST", f"{at}/cancel", self.cancel, ("not-host", "conflict")),
            Operation("POST", f"{at}/seats/{{seat}}/reopen", self.reopen, ("needs-others",)),
            Operation(
                "POST", f"{at}/answers", self.give_answer, (*playing, "not-legal", "not-asked")
            ),
            Operation(
                "POST", f"{at}/undo", self.take_back, (*playing, "nothing-to-undo", "undo-limit")
            ),
            Operation("POST", f"{at}/resign", self.resign, playing),
            Operation("POST", f"{at}/stand-in", self.stand_in, playing),
            Operation("POST", f"{at}/chat", self.say, ("chat-closed",)),
            Operation("POST", f"{at}/forget-me", self.forget_me),
            Operation("GET", f"{at}/moments/{{seq}}", self.show_moment, ("unknown-moment",)),
            Operation("GET", f"{at}/why-not", self.why_not),
            Operation("GET", f"{at}/unoffered", self.list_unoffered),
            Operation(
                "POST",
                f"{at}/advice",
                self.advise,
                (*playing, "no-advice", "not-legal", "not-asked"),
            ),
            Operation("GET", f"{at}/odds", self.show_odds, ("no-advice", "not-running")),
            Operation("GET", f"{at}/record", self.show_record, ("not-over",)),
            Operation("GET", f"{at}/review", self.show_review, ("not-over",)),
            Operation(
                "POST",
                f"{at}/forks",
                self.fork_table,
                ("not-over", "unknown-moment", "nothing-to-decide", "no-promise"),
            ),
            Operation(
                "GET",
                f"{at}/tasks/{{moment}}",
                self.show_task,
                ("not-over", "unknown-moment", "not-reviewed"),
            ),
            Operation(
                "POST",
                f"{at}/tasks/{{moment}}",
                self.weigh_answer,
                ("not-over", "unknown-moment", "not-reviewed", "not-legal", "no-time"),
            ),
            Operation(
                "GET", f"{at}/fairness/verify", self.verify_chance, ("not-over", "not-promised")
            ),
            Operation(
                "POST",
                f"{at}/rematch",
                self.make_rematch,
                ("not-over", "known-luck", "no-promise", "seat-taken"),
            ),
            Operation("GET", f"{at}/rematch", self.find_rematch, ("not-found", "seat-taken")),
            Operation(
                "POST", f"{at}/rematch/claim", self.claim_rematch, ("not-found", "seat-taken")
            ),
        ]
