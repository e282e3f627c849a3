"""One socket for each viewer: what happens, in order, from any entry on."""

import asyncio
import contextlib
import sys
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from portside import wire
from portside.server.limits import MOST_MESSAGE, Places
from portside.server.problems import Refused
from portside.server.service import Service
from portside.server.settings import Settings
from portside.server.storage import Unavailable
from portside.server.table import Table, Viewer

HELLO_WITHIN = 15.0  # seconds
MOST_NONSENSE = 20  # messages, before a socket is closed
encode = msgspec.json.Encoder().encode
decode: Any = msgspec.json.Decoder(wire.FromClient).decode


class Sockets:
    """One socket for each viewer."""

    def __init__(self, service: Service, settings: Settings) -> None:
        self.service = service
        self.origins = settings.origins
        self.requests = service.requests  # a message counts as one
        self.most_nonsense = MOST_NONSENSE if settings.rate else sys.maxsize
        self.places = Places(settings.sockets if settings.rate else sys.maxsize)

    async def serve(self, socket: WebSocket) -> None:
        address = socket.state.address
        if not self.from_here(socket):
            await socket.close(1008)
            return
        if not self.places.take(address):
            await socket.close(1013)
            return
        try:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it went meanwhile
                await self.receive(socket)
        finally:
            self.places.give_back(address)

    async def receive(self, socket: WebSocket) -> None:
        await socket.accept()
        socket.state.nonsense = 0
        try:
            await self.talk(socket)
        except Refused as refused:
            await self.trouble(socket, refused.code, refused.problem.text)
            await socket.close(1008)
        except Unavailable:
            await socket.close(1013)  # come back and catch up

    def from_here(self, socket: WebSocket) -> bool:
        """A page of another site may not open sockets; programs send no origin."""
        origin = socket.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return origin.partition("://")[2] == socket.headers.get("host")

    async def talk(self, socket: WebSocket) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self.greeting(socket)
        except TimeoutError:
            await socket.close(1008)
            return
        try:
            table = msgspec.convert(socket.path_params["table"], wire.TableId)
        except msgspec.ValidationError:
            raise Refused("unknown-table", "there is no such table") from None
        at, seat = await self.service.tables.seated(table, hello.token)
        await self.look_on(socket, at, Viewer(seat, socket.state.push), hello)

    async def greeting(self, socket: WebSocket) -> wire.Hello:
        while not isinstance(said := await self.understood(socket), wire.Hello):
            await self.nonsense(socket, "the first message is hello")
        return said

    async def look_on(
        self, socket: WebSocket, at: Table, viewer: Viewer, hello: wire.Hello
    ) -> None:
        """Until the viewer goes."""
        async with at.lock:
            await at.be_current()
            at.arrive(viewer, hello.seq, hello.chat)
        try:
            while True:
                match await self.understood(socket):
                    case wire.Ping():
                        viewer.send(encode(wire.Pong()))
                    case wire.Hurry(at_once):
                        viewer.hurries = at_once
                    case _:
                        await self.nonsense(socket, "hello was said already")
        finally:
            at.leave(viewer)

    async def understood(self, socket: WebSocket) -> Any:
        """The next message that can be understood."""
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(event.get("code", 1005))
            self.requests.take(socket.state.address)
            text = event.get("text")
            try:
                if text is None or len(text) > MOST_MESSAGE:
                    raise ValueError("a short text is wanted")
                return decode(text)
            except (ValueError, RecursionError) as error:
                await self.nonsense(socket, str(error))

    async def nonsense(self, socket: WebSocket, text: str) -> None:
        socket.state.nonsense += 1
        if socket.state.nonsense > self.most_nonsense:
            raise Refused("too-many", "too much of this cannot be understood")
        await self.trouble(socket, "bad-request", text)

    async def trouble(self, socket: WebSocket, code: str, text: str) -> None:
        await socket.send_text(encode(wire.Trouble(code, text)).decode())
