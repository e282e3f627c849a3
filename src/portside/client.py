"""Play at a server's tables from Python: for bots, scripts and tests.

async with Client("http://127.0.0.1:8000") as client:
    seat = await client.sit_down("manila", bots=["mate", "captain"], name="Ada")
    async for turn in seat.turns():                  # each time Ada is asked
        await seat.answer(turn.question.offers[0].answer)
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Literal, TypeVar

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from portside import wire

T = TypeVar("T")
PATIENCE = 30.0  # seconds for a request
ATTEMPTS = 5  # for what may safely be sent again
PAUSE = 0.2  # seconds before that, growing
PINGS = 60.0  # seconds between signs of life
read_message: Any = msgspec.json.Decoder(wire.FromServer).decode


class ServerRefused(Exception):
    """The server said no; `problem` says why."""

    def __init__(self, status: int, problem: wire.Problem) -> None:
        super().__init__(f"{problem.code}: {problem.text}")
        self.status = status
        self.problem = problem


class PromiseBroken(Exception):
    """The server promised one secret for a table and set it with another."""


class Client:
    """A server."""

    def __init__(self, url: str, **settings: Any) -> None:
        """`settings` go to the HTTP client: a transport, limits."""
        self.url = url.rstrip("/")
        self.http = httpx2.AsyncClient(
            base_url=self.url, **{"timeout": PATIENCE, "trust_env": False, **settings}
        )

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def ask(
        self, method: str, path: str, kind: type[T], body: Any = None, token: str | None = None
    ) -> T:
        """Ask for something of this kind; what the server refuses is a `ServerRefused`."""
        answer = await self.send(method, path, body, token)
        return msgspec.json.decode(answer.content, type=kind)

    async def send(
        self, method: str, path: str, body: Any = None, token: str | None = None
    ) -> httpx2.Response:
        """Likewise, and get the answer as it came."""
        headers = {"content-type": "application/json"} if body is not None else {}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        content = msgspec.json.encode(body) if body is not None else None
        answer = await self.http.request(method, f"/api{path}", content=content, headers=headers)
        if answer.status_code != 200:
            raise ServerRefused(answer.status_code, problem_of(answer))
        return answer

    async def again(
        self, method: str, path: str, kind: type[T], body: Any, token: str | None = None
    ) -> T:
        """Likewise for what is safe to ask twice: where connection or storage fail, it is."""
        for attempt in range(ATTEMPTS - 1):
            try:
                return await self.ask(method, path, kind, body, token)
            except httpx2.TransportError:
                pass
            except ServerRefused as refused:
                if refused.status != 503:
                    raise
            await asyncio.sleep(PAUSE * 2**attempt)
        return await self.ask(method, path, kind, body, token)

    async def catalogue(self) -> wire.Catalogue:
        """The games, their options and the levels of bots."""
        return await self.ask("GET", "/catalogue", wire.Catalogue)

    async def puzzles(self) -> wire.Puzzles:
        """The puzzles of every game, and which one is today's."""
        return await self.ask("GET", "/puzzles", wire.Puzzles)

    async def puzzle(self, game: str, puzzle: str) -> wire.Puzzle:
        """One of them."""
        return await self.ask("GET", f"/puzzles/{game}/{puzzle}", wire.Puzzle)

    async def tables(self, state: str = "gathering") -> list[wire.TableLine]:
        """The public tables in this state."""
        return (await self.ask("GET", f"/tables?state={state}", wire.Tables)).tables

    async def make(self, table: wire.NewTable) -> wire.TableMade:
        """Set a table. First the server promises its secret, then one adds one's own part."""
        if table.promise is not None or table.same_luck_as is not None:
            return await self.ask("POST", "/tables", wire.TableMade, table)
        promised = await self.ask("GET", "/promise", wire.Promise)
        luck = table.luck or new_luck()
        table = msgspec.structs.replace(table, promise=promised.promise, luck=luck)
        made = await self.ask("POST", "/tables", wire.TableMade, table)
        if made.commitment != promised.commitment:
            raise PromiseBroken(f"{made.table} was set with another secret than was promised")
        return made

    async def join(
        self,
        table: str,
        name: str,
        invite: str | None = None,
        seat: int | None = None,
        knows_luck: bool | None = None,
    ) -> "Seat":
        """Take a seat. Where the luck is not new, `knows_luck` agrees to that and says the rest."""
        token = secrets.token_urlsafe(24)
        body = wire.Join(name, invite, seat, new_luck(), token, knows_luck)
        return Seat(self, await self.again("POST", f"/tables/{table}/join", wire.Ticket, body))

    async def recover(self, table: str, code: str) -> "Seat":
        """One's own seat again, with the code that was shown when sitting down."""
        body = wire.Recover(code, secrets.token_urlsafe(24))
        return Seat(self, await self.again("POST", f"/tables/{table}/recover", wire.Ticket, body))

    async def sit_down(self, game: str, bots: list[str], name: str, **more: Any) -> "Seat":
        """A new table with bots, and a seat at it."""
        seats = [wire.NewSeat("me", name)]
        seats += [wire.NewSeat("bot", level=level) for level in bots]  # type: ignore[arg-type]
        made = await self.make(wire.NewTable(game, seats, **more))
        return Seat(self, made.tickets[0])

    def seat(self, ticket: wire.Ticket) -> "Seat":
        """A seat whose ticket one has kept."""
        return Seat(self, ticket)

    def watch(self, table: str) -> "Seat":
        """A place to look on from."""
        return Seat(self, wire.Ticket(table, 0, ""))


class Seat:
    """A seat at a table (or, without a token, a place to look on from)."""

    def __init__(self, client: Client, ticket: wire.Ticket) -> None:
        self.client = client
        self.ticket = ticket
        self.number = ticket.seat
        self.token = ticket.token or None
        self.path = f"/tables/{ticket.table}"
        self.seq = 0  # of what was seen last

    async def look(self) -> wire.Snapshot:
        """Everything this seat may know now."""
        seen = await self.client.ask("GET", self.path, wire.Snapshot, token=self.token)
        self.seq = seen.seq
        return seen

    async def answer(self, words: str, seq: int | None = None, key: str | None = None) -> int:
        """Answer what is asked; the entry it became. Safe to call again with the same key."""
        body = wire.Answer(self.seq if seq is None else seq, words, key or new_key())
        return await self.act("/answers", body)

    async def undo(self, seq: int | None = None, key: str | None = None) -> int:
        """Take back one's last answer."""
        return await self.act(
            "/undo", wire.TakeBack(self.seq if seq is None else seq, key or new_key())
        )

    async def act(self, path: str, body: Any) -> int:
        """Do what changes the table; the entry it became."""
        assert self.token is not None
        done = await self.client.again("POST", self.path + path, wire.Done, body, self.token)
        self.seq = max(self.seq, done.seq)
        return done.seq

    async def resign(self) -> None:
        """Leave the game for good; a bot plays on."""
        await self.client.ask("POST", f"{self.path}/resign", wire.Done, token=self.token)

    async def stand_in(self, level: wire.Level | None) -> None:
        """Let a bot of this level play for oneself; None: one is back."""
        await self.client.ask(
            "POST", f"{self.path}/stand-in", wire.Done, wire.StandIn(level), self.token
        )

    async def say(self, text: str, name: str | None = None) -> wire.ChatLine:
        """A line of the chat."""
        body = wire.Say(text, name)
        return await self.client.ask("POST", f"{self.path}/chat", wire.ChatLine, body, self.token)

    async def moment(self, seq: int) -> wire.Moment:
        """The table after an entry of the past."""
        path = f"{self.path}/moments/{seq}"
        return await self.client.ask("GET", path, wire.Moment, token=self.token)

    async def record(self) -> str:
        """The game so far, as a record."""
        return (await self.client.send("GET", f"{self.path}/record")).text

    async def review(self) -> wire.ReviewState:
        """What was luck, what was choice: of a finished game, as far as it has been made."""
        return await self.client.ask("GET", f"{self.path}/review", wire.ReviewState)

    async def fork(self, at: int, dice: Literal["same", "new"] = "new", **more: Any) -> "Seat":
        """Play on from a moment of a finished game, against bots: one's own seat there."""
        body = wire.NewFork(at, dice, **more)
        if dice == "new":
            promised = await self.client.ask("GET", "/promise", wire.Promise)
            body = msgspec.structs.replace(body, promise=promised.promise, luck=new_luck())
        made = await self.client.ask("POST", f"{self.path}/forks", wire.TableMade, body)
        if dice == "new" and made.commitment != promised.commitment:
            raise PromiseBroken(f"{made.table} was set with another secret than was promised")
        return Seat(self.client, made.tickets[0])

    async def task(self, moment: int) -> wire.Task:
        """A costly decision of a finished game, as its seat saw it."""
        return await self.client.ask("GET", f"{self.path}/tasks/{moment}", wire.Task)

    async def weigh(self, moment: int, answer: str) -> wire.Weighed:
        """What another answer would have been worth there."""
        path, body = f"{self.path}/tasks/{moment}", wire.Weigh(answer)
        return await self.client.ask("POST", path, wire.Weighed, body)

    async def earlier(self, seq: int) -> list[wire.Moment]:
        """The part of the log before an entry: a snapshot carries only the last one."""
        path = f"{self.path}/log?before={seq}"
        return (await self.client.ask("GET", path, wire.LogPart, token=self.token)).log

    async def relieve(self, seat: int, level: wire.Level = "mate") -> None:
        """As the host: let a bot play for somebody who has been asked for long."""
        path = f"{self.path}/seats/{seat}/relieve"
        await self.client.ask("POST", path, wire.Done, wire.Relieve(level), self.token)

    async def give_to_bot(self, seat: int, level: wire.Level = "mate", name: str = "") -> None:
        """As the host: a bot instead of somebody who has not come."""
        path, body = f"{self.path}/seats/{seat}/bot", wire.SeatBot(level, name or None)
        await self.client.ask("POST", path, wire.Done, body, self.token)

    async def cancel(self) -> None:
        """As the host: call off a game that has not begun."""
        await self.client.ask("POST", f"{self.path}/cancel", wire.Done, {}, self.token)

    async def reopen(self, seat: int) -> wire.Reopening:
        """Agree that another seat gets a new link; the link, once all have agreed."""
        path = f"{self.path}/seats/{seat}/reopen"
        return await self.client.ask("POST", path, wire.Reopening, {}, self.token)

    async def claim(self) -> "Seat":
        """One's own seat at the rematch that somebody else has set."""
        path, body = f"{self.path}/rematch/claim", wire.Claim(new_luck())
        return Seat(self.client, await self.client.ask("POST", path, wire.Ticket, body, self.token))

    async def rematch(self, same_luck: bool = False) -> "Seat":
        """Set the rematch, or find it set; one's own seat there."""
        promised = await self.client.ask("GET", "/promise", wire.Promise)
        body = wire.Rematch(same_luck, new_luck(), promised.promise)
        made = await self.client.ask(
            "POST", f"{self.path}/rematch", wire.TableMade, body, self.token
        )
        return Seat(self.client, made.tickets[0])

    # ------------------------------------------------------------------------ the socket

    def socket(self) -> connect:
        """The line on which the server tells what happens."""
        address = self.client.url.replace("http", "ws", 1) + f"/api{self.path}/socket"
        return connect(address, proxy=None, max_size=1 << 24)

    async def messages(self) -> AsyncIterator[Any]:
        """What the server tells, in order; after a drop it goes on where it stopped."""
        failures = 0
        while True:
            try:
                async with self.socket() as socket:
                    hello = wire.Hello(self.seq, self.token)
                    await socket.send(msgspec.json.encode(hello).decode())
                    pings = asyncio.create_task(ping(socket))
                    try:
                        async for text in socket:
                            failures = 0
                            message = read_message(text)
                            self.seq = seq_after(message, self.seq)
                            yield message
                    finally:
                        pings.cancel()
                if socket.close_code == 1008:
                    return
            except (OSError, ConnectionClosed, TimeoutError):
                failures += 1
                if failures > ATTEMPTS:
                    raise
            await asyncio.sleep(PAUSE * 2**failures)

    async def turns(self) -> AsyncIterator[wire.Snapshot]:
        """Everything this seat may know, each time it is asked, until the game is over."""
        asked_at = -1
        async for message in self.messages():
            if isinstance(message, wire.Welcome | wire.Moments | wire.InfoChanged):
                if not self.concerns(message):
                    continue
                seen = await self.look()
                if seen.info.state == "over":
                    return
                if seen.question.seat == self.number and seen.seq > asked_at:
                    asked_at = seen.seq
                    yield seen

    def concerns(self, message: Any) -> bool:
        """Whether this seat is asked, or the game is over."""
        if isinstance(message, wire.InfoChanged):
            return message.info.state == "over"
        if isinstance(message, wire.Moments):
            return message.question.seat == self.number
        return True


def seq_after(message: Any, seq: int) -> int:
    if isinstance(message, wire.Welcome):
        return message.snapshot.seq
    if isinstance(message, wire.Moments) and message.moments:
        return max(seq, message.moments[-1].seq)
    return seq


def problem_of(answer: httpx2.Response) -> wire.Problem:
    try:
        return msgspec.json.decode(answer.content, type=wire.Problem)
    except msgspec.DecodeError:
        return wire.Problem("unknown", f"status {answer.status_code}", "problem-unknown")


async def ping(socket: ClientConnection) -> None:
    while True:
        await asyncio.sleep(PINGS)
        await socket.send(msgspec.json.encode(wire.Ping()).decode())


def new_key() -> str:
    return secrets.token_hex(8)


def new_luck() -> str:
    """One's own part of a table's salt."""
    return secrets.token_hex(8)
