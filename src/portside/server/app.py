"""The application: the API and its socket, the built client, health and metrics."""

import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import portside
from portside.server.api import openapi, respond
from portside.server.limits import Buckets, network_of
from portside.server.metrics import METRICS
from portside.server.problems import Refused
from portside.server.service import Service
from portside.server.settings import Settings
from portside.server.sockets import Sockets
from portside.server.storage import Unavailable

LOG = logging.getLogger("portside.http")
RETRY_AFTER = 2  # seconds, when the storage fails

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
PLACEHOLDER = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Portside</title>
<h1>Portside</h1>
<p>The server is running. The browser client is not part of this build.</p>
<p><a href="/api/openapi.json">The API</a> · <a href="/api/catalogue">The games</a></p>
</html>
"""


class Front:
    """What every request passes first: who it is from, how often, and what is said about it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.buckets = Buckets(settings.rate, settings.burst)
        self.headers = [(key.encode(), value.encode()) for key, value in SECURITY.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        address = network_of(client[0] if client else "")
        scope.setdefault("state", {})["address"] = address
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        start, status = time.perf_counter(), 500

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *self.headers]
                if scope["path"].startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self.buckets.take(address)
            await self.app(scope, receive, sent)
        except Refused as refused:
            await refusal(refused)(scope, receive, sent)
        finally:
            took = time.perf_counter() - start
            route = route_of(scope)
            METRICS.count("portside_requests_total", route=route, status=str(status))
            if route == "give_answer" and status == 200:
                METRICS.time("portside_answer_seconds", took)
            LOG.debug(
                "request", extra={"route": route, "status": status, "ms": round(took * 1000, 2)}
            )


def route_of(scope: Scope) -> str:
    """The name of what was asked for; never the path itself, which may hold an invitation."""
    endpoint = scope.get("route") or scope.get("endpoint")
    return str(getattr(endpoint, "name", None) or getattr(endpoint, "__name__", "other"))


def refusal(refused: Refused) -> Response:
    METRICS.count("portside_refused_total", code=refused.code)
    headers = {}
    if refused.retry_after is not None:
        headers["retry-after"] = str(refused.retry_after)
    if refused.status == 401:
        headers["www-authenticate"] = "Bearer"
    return respond(refused.problem, refused.status, headers)


class Client:
    """The built client; every path of its own is its first page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def serve(self, request: Request) -> Response:
        path = (self.folder / request.path_params["path"]).resolve()
        if path.is_file() and path.is_relative_to(self.folder):
            forever = path.parent.name == "assets"  # their names hold a hash
            kept = "public, max-age=31536000, immutable" if forever else "no-cache"
            return FileResponse(path, headers={"cache-control": kept})
        if "." in path.name:
            raise HTTPException(404)
        index = self.folder / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return HTMLResponse(PLACEHOLDER)


def create_app(settings: Settings | None = None) -> Starlette:
    settings = settings or Settings()
    service = Service(settings)
    operations = service.operations()
    document = openapi("Portside", portside.__version__, operations)
    sockets, client = Sockets(service, settings), Client(settings.static)

    async def show_document(_: Request) -> Response:
        return Response(json.dumps(document), media_type="application/json")

    async def show_health(_: Request) -> Response:
        return respond(await service.health())

    async def show_metrics(_: Request) -> Response:
        return PlainTextResponse(METRICS.text(), media_type="text/plain; version=0.0.4")

    async def refused(_: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        return refusal(error)

    async def storage_failed(_: Request, error: Exception) -> Response:
        LOG.error("storage failed", extra={"reason": str(error)})
        text = "the storage does not answer; with the same key it is safe to send again"
        return refusal(Refused("storage-down", text, retry_after=RETRY_AFTER))

    async def failed(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-request")
        response = refusal(Refused(code, error.detail))
        for key, value in (error.headers or {}).items():
            response.headers[key] = value
        return response

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await service.tables.open()
        try:
            yield
        finally:
            await service.tables.close()

    app = Starlette(
        routes=[
            Mount(
                "/api",
                routes=[
                    *(operation.route() for operation in operations),
                    Route("/openapi.json", show_document),
                    WebSocketRoute("/tables/{table}/socket", sockets.serve),
                ],
            ),
            Route("/healthz", show_health),
            Route("/metrics", show_metrics),
            Route("/{path:path}", client.serve),
        ],
        middleware=[
            Middleware(Front, settings=settings),
            Middleware(GZipMiddleware, minimum_size=1500, compresslevel=4),
        ],
        exception_handlers={
            HTTPException: failed,
            Refused: refused,
            Unavailable: storage_failed,
        },
        lifespan=lifespan,
    )
    app.state.service, app.state.document = service, document
    return app
