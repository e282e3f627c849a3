"""One socket for each viewer: what happens, in order, from any entry on."""

import asyncio
import contextlib
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from portside.server import wire
from portside.server.limits import MOST_MESSAGE, Places
from portside.server.live import LiveTable, Viewer
from portside.server.problems import Refused
from portside.server.service import Service
from portside.server.settings import Settings
from portside.server.storage import Unavailable

HELLO_WITHIN = 15.0  # seconds
encode = msgspec.json.Encoder().encode
decode: Any = msgspec.json.Decoder(wire.FromClient).decode


class Sockets:
    """One socket for each viewer."""

    def __init__(self, service: Service, settings: Settings) -> None:
        self.service = service
        self.origins = settings.origins
        self.places = Places(settings.sockets if settings.rate else 1 << 30)

    async def serve(self, socket: WebSocket) -> None:
        address = socket.state.address
        if not self.from_here(socket):
            await socket.close(1008)
            return
        if not self.places.take(address):
            await socket.close(1013)
            return
        try:
            await socket.accept()
            await self.talk(socket)
        except Unavailable:
            await socket.close(1013)  # come back and catch up
        except (WebSocketDisconnect, RuntimeError):  # it went while we were speaking
            pass
        finally:
            self.places.give_back(address)

    def from_here(self, socket: WebSocket) -> bool:
        """A page of another site may not open sockets; programs send no origin."""
        origin = socket.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return urlsplit(origin).netloc == socket.headers.get("host")

    async def talk(self, socket: WebSocket) -> None:
        hello = await self.hear(socket)
        while hello is not None and not isinstance(hello, wire.Hello):
            await self.trouble(socket, "bad-request", "the first message is hello")
            hello = await self.hear(socket)
        if hello is None:
            await socket.close(1008)
            return
        try:
            table = msgspec.convert(socket.path_params["table"], wire.TableId)
            at, seat = await self.service.tables.seated(table, hello.token)
        except msgspec.ValidationError:
            await self.refuse(socket, "unknown-table", "there is no such table")
        except Refused as refused:
            await self.refuse(socket, refused.code, refused.problem.text)
        else:
            await self.look_on(socket, at, Viewer(seat), hello)

    async def look_on(
        self, socket: WebSocket, at: LiveTable, viewer: Viewer, hello: wire.Hello
    ) -> None:
        """Until the viewer goes."""
        async with at.lock:
            await at.be_current()
            at.arrive(viewer, hello.seq, hello.chat)
        sender = asyncio.create_task(self.send_on(socket, viewer))
        try:
            while True:
                if isinstance(await self.understood(socket), wire.Ping):
                    viewer.send(encode(wire.Pong()))
                else:
                    viewer.send(encode(wire.Trouble("bad-request", "hello was said already")))
        finally:
            at.leave(viewer)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender

    async def send_on(self, socket: WebSocket, viewer: Viewer) -> None:
        while (message := await viewer.unread.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(1013)  # too slow: come back and catch up

    async def hear(self, socket: WebSocket) -> Any:
        """What a newcomer says first; None: the time is over."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                return await self.understood(socket)
        except TimeoutError:
            return None

    async def understood(self, socket: WebSocket) -> Any:
        """The next message that can be understood."""
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(event.get("code", 1005))
            text = event.get("text")
            try:
                if text is None or len(text) > MOST_MESSAGE:
                    raise ValueError("a short text is wanted")
                return decode(text)
            except (ValueError, RecursionError) as error:
                await self.trouble(socket, "bad-request", str(error))

    async def trouble(self, socket: WebSocket, code: str, text: str) -> None:
        await socket.send_text(encode(wire.Trouble(code, text)).decode())

    async def refuse(self, socket: WebSocket, code: str, text: str) -> None:
        await self.trouble(socket, code, text)
        await socket.close(1008)
