"""A seat at a server's table, played in the terminal."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from urllib.parse import parse_qs, urlsplit

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from portside import wire
from portside.cli.doing.play import MOST_LISTED, Quit
from portside.cli.doing.told_rules import show_changes, show_changes_again
from portside.client import Client, Seat, ServerRefused
from portside.core.changes import Change
from portside.core.errors import Malformed
from portside.core.game import NOBODY, Event
from portside.games import rules_of
from portside.text.boards import draw
from portside.text.boards.pieces import seat_name
from portside.text.teller import Teller

ReadLine = Callable[[str], str]


class Link:
    """What a link names: a server, perhaps a table, perhaps an invitation or a ticket."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link if "://" in link else f"http://{link}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Malformed(f"{link!r} is no link to a server: http://… is wanted")
        self.server = f"{parts.scheme}://{parts.netloc}"
        steps = [step for step in parts.path.split("/") if step]
        self.table = steps[1] if len(steps) > 1 and steps[0] == "t" else ""
        given = parse_qs(parts.fragment)  # never sent to a server, as in the browser's links
        self.invite = given.get("i", [None])[0]
        self.token = given.get("k", [None])[0]


async def join(
    console: Console,
    read_line: ReadLine,
    link: Link,
    name: str,
    language: str,
    new: wire.NewTable | None = None,
    known_luck: bool = False,
) -> None:
    """Sit down where the link leads (or at a new table) and play to the end."""
    async with Client(link.server) as client:
        if link.token is not None:
            seat = await with_token(client, link)
        elif link.table:
            agreed = True if known_luck else None
            seat = await client.join(link.table, name, link.invite, knows_luck=agreed)
        elif new is not None:
            seat = await sit_at_new(console, client, new)
        else:
            raise Malformed("the link names no table")
        if seat.ticket.code:
            console.print(Teller(language).say("join-code", code=seat.ticket.code))
        await RemoteTable(console, read_line, seat, language).run()


async def with_token(client: Client, link: Link) -> Seat:
    """The seat of a ticket; which one it is, the server says."""
    seat = client.seat(wire.Ticket(link.table, 0, link.token or ""))
    seen = await seat.look()
    seat.number, seat.seq = seen.you if seen.you is not None else NOBODY, 0
    return seat


async def sit_at_new(console: Console, client: Client, new: wire.NewTable) -> Seat:
    made = await client.make(new)
    for invitation in made.invitations:
        link = f"{client.url}/t/{made.table}#i={invitation.invite}"
        console.print(f"portside join '{link}'", soft_wrap=True)
    seat = client.seat(made.tickets[0])
    mine = f"{client.url}/t/{made.table}#k={seat.token}"
    console.print(f"[dim]portside join '{mine}'[/dim]", soft_wrap=True)
    return seat


class RemoteTable:
    """Shows what the server tells, and asks for answers when the server does."""

    def __init__(self, console: Console, read_line: ReadLine, seat: Seat, language: str) -> None:
        self.console = console
        self.read_line = read_line
        self.seat = seat
        self.language = language
        self.names: list[str] = []
        self.changes: list[Change] = []
        self.view: wire.View | None = None
        self.commitment = ""  # as it was shown first
        self.broken = False

    async def run(self) -> None:
        async for message in self.seat.messages():
            match message:
                case wire.Welcome():
                    self.begin(message.snapshot)
                    await self.asked(message.snapshot.question)
                case wire.Moments():
                    for moment in message.moments:
                        self.show(moment)
                    await self.asked(message.question)
                case wire.InfoChanged():
                    self.heed(message.info)
                case wire.Noticed():
                    self.notice(message.notice)
                case wire.Said():
                    self.said(message.line)
                case wire.Trouble():
                    raise Malformed(message.text)
            if isinstance(message, wire.Welcome | wire.InfoChanged):
                info = message.snapshot.info if isinstance(message, wire.Welcome) else message.info
                if info.state == "over":
                    self.end(info)
                    return

    def begin(self, seen: wire.Snapshot) -> None:
        self.rules = rules_of(seen.info.game)
        self.teller = Teller(self.language, seen.info.game)
        self.view = seen.view
        self.heed(seen.info)
        if not self.changes:  # a lost connection begins again
            self.changes = [told(one) for one in seen.info.changes]
            show_changes(self.console, self.teller, self.changes)
        for moment in seen.log[-12:]:
            self.show(moment)

    def heed(self, info: wire.TableInfo) -> None:
        """Who sits there; and whether the promise of fair chance is still the first one."""
        self.names = [seat.name or "…" for seat in info.seats]
        self.commitment = self.commitment or info.fairness.commitment
        secret = info.fairness.secret
        kept = secret is None or sha256(bytes.fromhex(secret)).hexdigest() == self.commitment
        if not self.broken and not (kept and info.fairness.commitment == self.commitment):
            self.broken = True
            self.console.print(Text(self.teller.say("join-promise-broken"), "bold white on red"))

    def notice(self, notice: wire.Notice) -> None:
        seat, by = ("" if one is None else self.names[one] for one in (notice.seat, notice.by))
        words = self.teller.say(f"notice-{notice.kind}", seat=seat, by=by)
        self.console.print(Text("  " + words, "yellow"))

    def said(self, line: wire.ChatLine) -> None:
        if line.removed:
            return
        mark = f" ({self.teller.say('chat-watching')})" if line.seat is None else ""
        self.console.print(Text.assemble((f"{line.name}{mark}: ", "cyan"), line.text))

    def show(self, moment: wire.Moment) -> None:
        self.view = moment.view or self.view
        how = [("log-proxy", moment.proxy), ("log-hasty", moment.hasty)]
        marks = "".join(" " + self.teller.say(key) for key, true in how if true)
        for happening in moment.happenings:
            event = self.event(happening)
            viewer = event.seat if not happening.hidden else NOBODY
            words = self.teller.event(event, self.names, viewer)
            self.console.print(Text(f"  {words}{marks}", "dim"))

    def event(self, happening: wire.Happening) -> Event:
        kind = self.rules.events[happening.kind]
        thing = self.rules.names[kind].index(happening.thing) if kind and happening.thing else 0
        seat = NOBODY if happening.seat is None else happening.seat
        return Event(happening.kind, seat, thing, happening.amount or 0)

    # ---------------------------------------------------------------------------- asking

    async def asked(self, question: wire.Question) -> None:
        if question.seat is None or self.view is None:
            return
        if question.seat != self.seat.number:
            waiting = self.teller.say(
                f"question-{question.name}", "waiting", seat=self.names[question.seat]
            )
            self.console.print(Text(waiting, "dim"))
            return
        self.console.print(Rule(style="dim"))
        self.console.print(draw(self.view, self.teller, self.names))
        prompt = seat_name(self.names, self.seat.number).append(": ")
        self.console.print(prompt.append(self.teller.say(f"question-{question.name}"), "bold"))
        self.list_offers(question)
        while not await self.answered(question):
            pass

    def list_offers(self, question: wire.Question) -> None:
        shown = [
            Text.assemble(
                (f"{number:>3} ", "bold cyan"),
                self.teller.answer_in_words(question.name, offer.answer),
            )
            for number, offer in enumerate(question.offers[:MOST_LISTED], 1)
        ]
        self.console.print(Columns(shown, padding=(0, 3)))

    async def answered(self, question: wire.Question) -> bool:
        """Read one line; whether the question is done with."""
        prompt = f"{self.teller.say('play-choose')}: "
        words = (await asyncio.to_thread(self.read_line, prompt)).strip()
        if words == "q":
            raise Quit
        if words.startswith("say "):
            await self.seat.say(words.removeprefix("say "))
            return False
        if words == "?":
            self.console.print(Text(self.teller.say("join-help"), "dim"))
            return False
        if words == "t":
            show_changes_again(self.console, self.teller, self.changes)
            return False
        try:
            if words == "u":
                await self.seat.undo()
            elif words.isdecimal() and 1 <= int(words) <= len(question.offers):
                await self.seat.answer(question.offers[int(words) - 1].answer)
            else:
                await self.seat.answer(words or "?")
        except ServerRefused as refused:
            self.console.print(refused.problem.text, style="red")
            return refused.problem.code == "conflict"
        return True

    def end(self, info: wire.TableInfo) -> None:
        if info.fairness.secret and not self.broken:
            self.console.print(Text(self.teller.say("join-promise-kept"), "dim"))
        self.console.print(Rule(self.teller.say("play-over")))
        for seat, score in enumerate(info.scores or []):
            self.console.print(seat_name(self.names, seat).append(f"  {score}", "bold"))
        winners = [self.names[seat] for seat in info.winners or []]
        self.console.print(
            self.teller.say("play-winner", n=len(winners), seats=", ".join(winners)), style="bold"
        )


def told(change: wire.Change) -> Change:
    return Change(change.option, tuple(change.path), change.value, change.standard)
