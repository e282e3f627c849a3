"""The connections of a server: how many, how long each may take, and how much one may send.

uvicorn waits for ever for the rest of a request, and takes as many connections as there are files.
"""

import sys
from asyncio import AbstractEventLoop, Protocol, Transport
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from math import inf
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode

from portside.server.limits import Buckets, Places, network_of
from portside.server.metrics import Metrics
from portside.server.problems import Refused

Network = IPv4Network | IPv6Network

# Seconds.
HEAD_WITHIN = 10.0  # from the first byte of a request, or from connecting, to the end of its head
BODY_WITHIN = 20.0  # from there to the end of its body
ANSWER_WITHIN = 120.0  # from there until the answer is taken
IDLE_WITHIN = 30.0  # from there to the next request
CLOSE_WITHIN = 30.0  # until what was sent before closing is taken
FRAMES_WITHIN = 10.0  # in which MOST_FRAMES may come

# How much.
PORTION = 1_024  # bytes that are read before it is asked whether there were too many
MOST_HEAD = 16_384  # bytes of a request's head
MOST_HEADERS = 100
MOST_REQUEST = 2**21  # bytes of a request; what the API takes is much less, but it says so
MOST_UNREAD = 2**20  # bytes that wait for a slow viewer before it is let go
MOST_WAITING = 10  # requests on one connection that came before the answer to an earlier one
MOST_FRAMES = 100  # in FRAMES_WITHIN, of a socket


class Doors(ServerState):
    """Who is connected. A proxy stands for many people: only all together are counted there."""

    def __init__(
        self,
        most: int,
        each: int,
        arrivals: Buckets,
        proxies: Sequence[Network],
        metrics: Metrics,
    ) -> None:
        super().__init__()
        self.metrics = metrics
        self.most = most
        self.places = Places(each)
        self.arrivals = arrivals
        self.proxies = proxies
        self.held: dict[Transport, str] = {}  # by connection: the address it is counted for
        self.frames = MOST_FRAMES if arrivals.a_second else sys.maxsize
        metrics.connections.set_function(lambda: len(self.connections))

    def admit(self, transport: Transport) -> bool:
        peer = transport.get_extra_info("peername")
        address = peer[0] if peer else ""
        limit = self.too_many(address)
        if limit:
            self.metrics.connections_refused(limit).inc()
        elif not self.is_proxy(address):
            self.held[transport] = network_of(address)
        return not limit

    def too_many(self, address: str) -> str:
        """The limit that is met, if any."""
        if len(self.connections) >= self.most:
            return "all"
        if self.is_proxy(address):
            return ""
        try:
            self.arrivals.take(network_of(address))
        except Refused:
            return "rate"
        return "" if self.places.take(network_of(address)) else "address"

    def leave(self, transport: Transport) -> None:
        address = self.held.pop(transport, None)
        if address is not None:
            self.places.give_back(address)

    def is_proxy(self, address: str) -> bool:
        if not self.proxies or not address:
            return False
        return any(ip_address(address) in network for network in self.proxies)

    def close_the_late(self, now: float) -> None:
        for connection in cast("list[Connection | Socket]", list(self.connections)):
            if connection.until < now:
                self.metrics.connections_dropped.inc()
                connection.drop()
            elif connection.transport.is_closing():
                connection.until = min(connection.until, now + CLOSE_WITHIN)


class Door(Protocol):
    """Lets a connection in or not; who is turned away costs next to nothing."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: Doors,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        self.config, self.doors, self.app_state = config, server_state, app_state

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        if not self.doors.admit(transport):
            transport.abort()
            return
        connection = Connection(self.config, self.doors, self.app_state)
        transport.set_protocol(connection)
        connection.connection_made(transport)


class Connection(HttpToolsProtocol):
    """A connection whose requests have to come to an end."""

    def __init__(self, config: uvicorn.Config, doors: Doors, app_state: dict[str, Any]) -> None:
        super().__init__(config, doors, app_state)
        self.doors = doors
        self.upgraded = False
        self.running: RequestResponseCycle | None = None  # `cycle` is the one that came last
        self.until = inf
        self.allowed = MOST_HEAD  # bytes that may come yet

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.until = self.loop.time() + HEAD_WITHIN

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.forget()
        self.doors.leave(self.transport)

    def drop(self) -> None:
        self.forget()
        self.transport.abort()

    def forget(self) -> None:
        """What is under way: nobody waits for it any more."""
        self.pipeline.clear()
        if self.running is not None:
            self.running.disconnected = True

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PORTION):
            portion = data[start : start + PORTION]
            super().data_received(portion)
            if self.upgraded or self.transport.is_closing():
                return
            self.allowed -= len(portion)
            if self.allowed < 0 or len(self.headers or ()) > MOST_HEADERS:
                self.send_400_response("The request is too long.")
                return
            if len(self.pipeline) > MOST_WAITING:
                self.drop()
                return

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.allowed, self.until = MOST_HEAD, self.loop.time() + HEAD_WITHIN

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.allowed, self.until = MOST_REQUEST, self.loop.time() + BODY_WITHIN

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.until = self.loop.time() + ANSWER_WITHIN

    def on_response_complete(self) -> None:
        super().on_response_complete()
        taken = self.cycle.response_complete and not self.transport.get_write_buffer_size()
        self.until = self.loop.time() + (IDLE_WITHIN if taken else ANSWER_WITHIN)

    def send_400_response(self, msg: str) -> None:
        """Only where it would not end up in the middle of another answer."""
        if self.cycle is None or self.cycle.response_complete:
            super().send_400_response(msg)
        else:
            self.drop()


class Socket(WebSocketsSansIOProtocol):
    """A socket that closes when it is sent too much, or what is no text."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: Doors,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors = server_state
        self.until = inf  # its pings tell whether anybody is there
        self.counted, self.since = 0, self.loop.time()  # frames

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.doors.leave(self.transport)

    def drop(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self.shake_hands(data)
            return
        for start in range(0, len(data), PORTION):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PORTION])

    def shake_hands(self, request: bytes) -> None:
        super().data_received(request)
        if (scope := getattr(self, "scope", None)) is not None:  # it was understood
            scope["state"]["push"] = self.push
        if not self.handshake_initiated:  # it could not be read
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was refused in words, which uvicorn overlooks

    def handle_events(self) -> None:
        now = self.loop.time()
        if now - self.since > FRAMES_WITHIN:
            self.counted, self.since = 0, now
        self.counted += len(self.conn.events)
        if self.counted > self.doors.frames:
            self.fail(CloseCode.POLICY_VIOLATION, "too many messages")
        else:
            super().handle_events()

    def push(self, message: bytes) -> None:
        """A text for the other side, without waiting. Who is too slow is let go, to come back."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.fail(CloseCode.TRY_AGAIN_LATER, "too slow: come back and catch up")
        else:
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.fail(CloseCode.INVALID_DATA, "not UTF-8")
        else:
            super().send_receive_event_to_app()

    def fail(self, code: CloseCode, reason: str) -> None:
        self.doors.metrics.sockets_failed(int(code)).inc()
        self.conn.fail(code, reason)
        self.handle_parser_exception()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
