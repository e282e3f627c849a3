"""The application: the API and its socket, the built client, health and metrics."""

import contextlib
import json
import logging
import re
import time
import traceback
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

import portside
from portside.server.api import Operation, Operations, Ready, header, openapi, pack, respond
from portside.server.bans import Bans
from portside.server.ledger import Ledger
from portside.server.limits import Buckets, network_of
from portside.server.metrics import Metrics
from portside.server.pages import Pages
from portside.server.problems import Refused
from portside.server.service import Service
from portside.server.settings import Settings
from portside.server.sockets import Sockets
from portside.server.storage import Unavailable

LOG = logging.getLogger("portside.http")
RETRY_AFTER = 2  # seconds, when the storage fails
HEALTH = "/healthz"
LINK = re.compile(r"/t/([a-z0-9]{10})/?$")

SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HEADERS = [(key.encode(), value.encode()) for key, value in SECURITY.items()]
NEVER_KEPT = (b"cache-control", b"no-store")


@dataclass
class Front:
    """Answers every request, and lets sockets in: who it is from, how often, what came of it."""

    app: Starlette  # for sockets, and for beginning and ending
    operations: Operations
    pages: Pages
    requests: Buckets
    bans: Bans
    hosts: frozenset[str]
    service: Service
    metrics: Metrics
    document: dict[str, Any]  # of the API

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.serve(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.serve_socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        try:
            response = await self.answer(scope, receive)
        except ClientDisconnect:
            return
        except Exception as error:
            response = self.refuse(refused_by(error, scope))
        pack(response, scope)
        response.raw_headers += HEADERS
        if scope["path"].startswith("/api/"):
            response.raw_headers.append(NEVER_KEPT)
        try:
            if type(response) is Response:
                await send_whole(response, send)
            else:
                await response(scope, receive, send)
        finally:
            self.note(route_of(scope), response.status_code, time.perf_counter() - start)

    async def answer(self, scope: Scope, receive: Receive) -> Response:
        self.admit(scope)
        found = self.operations.find(scope)
        if found is not None:
            operation, values = found
            scope["route"] = operation
            return await operation.answer(scope, receive, values)
        scope["route"] = self.pages
        return self.pages.answer(scope, await self.table_at(scope["path"]))

    async def table_at(self, path: str) -> Ledger | None:
        """The table that a link leads to; whatever is wrong with it, the page itself will say."""
        found = LINK.match(path)
        if found is None:
            return None
        try:
            return (await self.service.tables.reading(found[1], None))[0].ledger
        except (Refused, Unavailable):
            return None

    async def serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.admit(scope)
        except Refused as refused:
            await self.refuse(refused)(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            failed(error, scope)
            with contextlib.suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": 1011})

    def admit(self, scope: Scope) -> None:
        client = scope.get("client")
        address = network_of(client[0] if client else "")
        scope.setdefault("state", {})["address"] = address
        self.requests.take(address)
        self.bans.refuse(address)
        if self.hosts and host_of(scope) not in self.hosts and scope["path"] != HEALTH:
            raise Refused("wrong-host", "this server is not known by that name; see --host-name")

    def refuse(self, refused: Refused) -> Response:
        self.metrics.refused(refused.code).inc()
        return refusal(refused)

    def note(self, route: str, status: int, took: float) -> None:
        self.metrics.requests(route, status).inc()
        if route == "give_answer" and status == 200:
            self.metrics.answer_seconds.observe(took)
        if LOG.isEnabledFor(logging.DEBUG):
            extra = {"route": route, "status": status, "ms": round(took * 1000, 2)}
            LOG.debug("request", extra=extra)


async def send_whole(response: Response, send: Send) -> None:
    """What a response that is in memory comes to."""
    start = {
        "type": "http.response.start",
        "status": response.status_code,
        "headers": response.raw_headers,
    }
    await send(start)
    await send({"type": "http.response.body", "body": response.body})


def host_of(scope: Scope) -> str:
    """The name a request asks for, without the port."""
    host = header(scope, b"host").lower()
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host


def refused_by(error: Exception, scope: Scope) -> Refused:
    """What is said about something that went wrong."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, Unavailable):
        LOG.error("storage failed", extra={"reason": str(error)})
        text = "the storage does not answer; with the same key it is safe to send again"
        return Refused("storage-down", text, retry_after=RETRY_AFTER)
    if isinstance(error, RecursionError):
        return Refused("bad-request", "that is nested too deep")
    failed(error, scope)
    return Refused("internal", "something went wrong; it was noted")


def failed(error: Exception, scope: Scope) -> None:
    """Only where it happened: what the error says may hold what was sent."""
    trace = "".join(traceback.format_tb(error.__traceback__))
    extra = {"route": route_of(scope), "error": type(error).__name__, "trace": trace}
    LOG.error("request failed", extra=extra)


def route_of(scope: Scope) -> str:
    """The name of what was asked for; never the path itself, which may hold an invitation."""
    return str(getattr(scope.get("route"), "name", "other"))


def refusal(refused: Refused) -> Response:
    headers = {}
    if refused.retry_after is not None:
        headers["retry-after"] = str(refused.retry_after)
    if refused.code == "too-many":
        headers["connection"] = "close"  # else even the refusals would keep us busy
    if refused.allowed:
        headers["allow"] = ", ".join(refused.allowed)
    if refused.status == 401:
        headers["www-authenticate"] = "Bearer"
    return respond(refused.problem, refused.status, headers)


def create_app(settings: Settings | None = None) -> Front:
    settings = settings or Settings()
    service = Service(settings)
    document = openapi("Portside", portside.__version__, service.operations())
    written = Ready(json.dumps(document).encode())
    sockets = Sockets(service, settings)

    async def show_document() -> Ready:
        return written

    async def show_metrics() -> Response:
        return Response(service.tables.metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)

    operations = Operations()
    for operation in service.operations():
        operations.add("/api", operation)
    operations.add("/api", Operation("GET", "/openapi.json", show_document))
    operations.add("", Operation("GET", HEALTH, service.health))
    operations.add("", Operation("GET", "/metrics", show_metrics))

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await service.tables.open()
        try:
            yield
        finally:
            await service.tables.close()

    socket = WebSocketRoute("/api/tables/{table}/socket", sockets.serve, name="socket")
    return Front(
        Starlette(routes=[socket], lifespan=lifespan),
        operations,
        Pages(settings.static),
        service.requests,
        service.tables.keeping.bans,
        frozenset(name.lower() for name in settings.hosts),
        service,
        service.tables.metrics,
        document,
    )
