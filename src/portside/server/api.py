"""Typed operations: msgspec decodes what they take, and the same types make the OpenAPI document.

An operation is an async function with keyword parameters: those named in its path, `body` for what
is sent, `caller` for who asks, and the rest from the query. What it returns is the answer.
"""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from portside.server.limits import MOST_BODY
from portside.server.problems import STATUS, Refused
from portside.server.wire import Problem

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
SCHEMAS = "#/components/schemas/{name}"
encode = msgspec.json.Encoder().encode


@dataclass
class Caller:
    """Who asks."""

    token: str | None
    address: str


class Text(str):
    """An answer that is plain text, not JSON."""


class Ready(bytes):
    """JSON that is written already."""


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    refusals: tuple[str, ...] = ()
    answers: Any = None  # its type, where the annotation cannot say it

    @cached_property
    def hints(self) -> dict[str, Any]:
        hints = get_type_hints(self.handler, include_extras=True)
        hints.pop("caller", None)
        if self.answers is not None:
            hints["return"] = self.answers
        return hints

    @property
    def in_path(self) -> list[str]:
        return [name for name in self.hints if f"{{{name}}}" in self.path]

    @property
    def in_query(self) -> list[str]:
        return [n for n in self.hints if n not in (*self.in_path, "body", "return")]

    @cached_property
    def defaults(self) -> dict[str, Any]:
        found = inspect.signature(self.handler).parameters
        return {n: p.default for n, p in found.items() if p.default is not inspect.Parameter.empty}

    @cached_property
    def codes(self) -> list[str]:
        """Every refusal it can give."""
        codes = ["too-many", "storage-down", *self.refusals]
        if self.in_path or self.in_query or "body" in self.hints:
            codes.append("bad-request")
        if "body" in self.hints:
            codes += ["too-large", "not-json"]
        if "table" in self.in_path:
            codes += ["unknown-table", "old-rules", "bad-token"]
        return codes

    def route(self) -> Route:
        decode = msgspec.json.Decoder(self.hints["body"]).decode if "body" in self.hints else None
        wants_caller = "caller" in inspect.signature(self.handler).parameters
        in_path, in_query = self.in_path, self.in_query

        async def endpoint(request: Request) -> Response:
            args: dict[str, Any] = {
                name: converted(request.path_params[name], self.hints[name]) for name in in_path
            }
            for name in in_query:
                if name in request.query_params:
                    args[name] = converted(request.query_params[name], self.hints[name])
                elif name not in self.defaults:
                    raise Refused("bad-request", f"the query lacks {name!r}")
            if wants_caller:
                args["caller"] = caller_of(request)
            if decode is not None:
                args["body"] = decoded(decode, await body_of(request))
            return respond(await self.handler(**args))

        return Route(self.path, endpoint, methods=[self.method], name=self.handler.__name__)


def converted(value: str, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", str(error)) from None


def decoded(decode: Callable[[bytes], Any], body: bytes) -> Any:
    try:
        return decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-request", str(error)) from None


async def body_of(request: Request) -> bytes:
    """The body, if it is JSON by its own account and not too long."""
    kind = request.headers.get("content-type", JSON).split(";")[0].strip().lower()
    if kind != JSON:
        raise Refused("not-json", f"{JSON} is wanted")
    read = bytearray()
    async for part in request.stream():
        read += part
        if len(read) > MOST_BODY:
            raise Refused("too-large", f"a body may have {MOST_BODY} bytes")
    return bytes(read)


def caller_of(request: Request) -> Caller:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    shown = token.strip() if kind.lower() == "bearer" else ""
    if kind and not shown:
        raise Refused("bad-token", "Authorization: Bearer … is wanted")
    return Caller(shown or None, request.state.address)


def respond(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    if isinstance(value, Text):
        return Response(str(value), status, headers, media_type=TEXT)
    body = value if isinstance(value, Ready) else encode(value)
    return Response(bytes(body), status, headers, media_type=JSON)


# ------------------------------------------------------------------------- the OpenAPI document


def openapi(title: str, version: str, operations: list[Operation]) -> dict[str, Any]:
    types: list[Any] = [Problem]
    for operation in operations:
        types += [kind for kind in operation.hints.values() if kind is not Text]
    schemas, components = msgspec.json.schema_components(types, ref_template=SCHEMAS)
    found = iter(schemas)
    problem = {"content": {JSON: {"schema": next(found)}}}
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        by_name = {n: next(found) for n, kind in operation.hints.items() if kind is not Text}
        described = describe(operation, by_name, problem)
        paths.setdefault(f"/api{operation.path}", {})[operation.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": version},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "a ticket's token"}
            },
        },
    }


def describe(
    operation: Operation, by_name: dict[str, Any], problem: dict[str, Any]
) -> dict[str, Any]:
    text = operation.hints["return"] is Text
    answer = (
        {TEXT: {"schema": {"type": "string"}}} if text else {JSON: {"schema": by_name["return"]}}
    )
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": by_name[name]}
        for name in operation.in_path
    ]
    parameters += [
        {"name": n, "in": "query", "required": n not in operation.defaults, "schema": by_name[n]}
        for n in operation.in_query
    ]
    by_status: dict[str, list[str]] = {}
    for code in sorted(set(operation.codes)):
        by_status.setdefault(str(STATUS[code]), []).append(code)
    item: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "summary": (inspect.getdoc(operation.handler) or "").split("\n")[0],
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done", "content": answer},
            **{s: {"description": ", ".join(c), **problem} for s, c in by_status.items()},
        },
    }
    if "caller" in inspect.signature(operation.handler).parameters:
        item["security"] = [{"seat": []}, {}]
    if "body" in operation.hints:
        item["requestBody"] = {"required": True, "content": {JSON: {"schema": by_name["body"]}}}
    return item
