"""Typed operations: msgspec decodes what they take, and the same types make the OpenAPI document.

An operation is an async function with keyword parameters: those named in its path, `body` for what
is sent, `caller` for who asks, and the rest from the query. What it returns is the answer.
"""

import gzip
import inspect
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, get_type_hints

import msgspec
from starlette.datastructures import QueryParams
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import Receive, Scope

from portside.server.limits import MOST_BODY
from portside.server.problems import STATUS, Refused
from portside.wire import Problem

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
SCHEMAS = "#/components/schemas/{name}"
WORTH_PACKING = 1_500  # bytes
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

    @cached_property
    def in_path(self) -> list[str]:
        return re.findall(r"{(\w+)}", self.path)

    @cached_property
    def in_query(self) -> list[str]:
        return [n for n in self.hints if n not in (*self.in_path, "body", "return")]

    @cached_property
    def defaults(self) -> dict[str, Any]:
        found = inspect.signature(self.handler).parameters
        return {n: p.default for n, p in found.items() if p.default is not inspect.Parameter.empty}

    @cached_property
    def codes(self) -> list[str]:
        """Every refusal it can give."""
        codes = ["too-many", "banned", "storage-down", "wrong-host", "internal", *self.refusals]
        if self.in_path or self.in_query or "body" in self.hints:
            codes.append("bad-request")
        if "body" in self.hints:
            codes += ["too-large", "not-json"]
        if "table" in self.in_path:
            codes += ["unknown-table", "unknown-rules", "broken-table", "bad-token"]
        return codes

    @cached_property
    def name(self) -> str:
        return self.handler.__name__

    @cached_property
    def wants_caller(self) -> bool:
        return "caller" in inspect.signature(self.handler).parameters

    @cached_property
    def readers(self) -> list[tuple[str, Callable[[str], Any]]]:
        """How the values in its path are read. Tables are asked for again and again."""
        return [(name, reader(self.hints[name])) for name in self.in_path]

    @cached_property
    def decode(self) -> Callable[[bytes], Any] | None:
        return msgspec.json.Decoder(self.hints["body"]).decode if "body" in self.hints else None

    async def answer(self, scope: Scope, receive: Receive, values: list[str]) -> Response:
        """`values` are those of its path."""
        args = {name: read(value) for (name, read), value in zip(self.readers, values, strict=True)}
        if self.in_query:
            args |= self.queried(QueryParams(scope["query_string"]))
        if self.wants_caller:
            args["caller"] = caller_of(scope)
        if self.decode is not None:
            args["body"] = decoded(self.decode, await body_of(scope, receive))
        return respond(await self.handler(**args))

    def queried(self, query: QueryParams) -> dict[str, Any]:
        for name in self.in_query:
            if name not in query and name not in self.defaults:
                raise Refused("bad-request", f"the query lacks {name!r}")
        return {n: converted(query[n], self.hints[n]) for n in self.in_query if n in query}


class Operations:
    """Finds what a request asks for: one look for each part of its path."""

    def __init__(self) -> None:
        self.root = Node()

    def add(self, prefix: str, operation: Operation) -> None:
        node = self.root
        for part in parts_of(prefix + operation.path):
            if part.startswith("{"):
                node.any = node = node.any or Node()
            else:
                node = node.named.setdefault(part, Node())
        node.by_method[operation.method] = operation

    def find(self, scope: Scope) -> tuple[Operation, list[str]] | None:
        """The operation and the values in its path; None: there is nothing at that path."""
        node, values = self.root, []
        for part in parts_of(scope["path"]):
            if (named := node.named.get(part)) is not None:
                node = named
            elif node.any is not None:
                node = node.any
                values.append(part)
            else:
                return None
        if not node.by_method:
            return None
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        if method not in node.by_method:
            raise Refused("wrong-method", "not that method", allowed=sorted(node.by_method))
        return node.by_method[method], values


class Node:
    """What may follow a part of a path, and what may be asked for there."""

    def __init__(self) -> None:
        self.named: dict[str, Node] = {}
        self.any: Node | None = None
        self.by_method: dict[str, Operation] = {}


def parts_of(path: str) -> list[str]:
    return path.strip("/").split("/")


def reader(kind: Any) -> Callable[[str], Any]:
    return lru_cache(maxsize=4096)(lambda value: converted(value, kind))


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


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


async def body_of(scope: Scope, receive: Receive) -> bytes:
    """The body, if it is JSON by its own account and not too long."""
    if header(scope, b"content-type").partition(";")[0].strip().lower() != JSON:
        raise Refused("not-json", f"{JSON} is wanted")
    read, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        read += message.get("body", b"")
        more = message.get("more_body", False)
        if len(read) > MOST_BODY:
            raise Refused("too-large", f"a body may have {MOST_BODY} bytes")
    return read


def caller_of(scope: Scope) -> Caller:
    kind, _, token = header(scope, b"authorization").partition(" ")
    shown = token.strip() if kind.lower() == "bearer" else ""
    if kind and not shown:
        raise Refused("bad-token", "Authorization: Bearer … is wanted")
    return Caller(shown or None, scope["state"]["address"])


def respond(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    if isinstance(value, Response):
        return value
    if isinstance(value, Text):
        return Response(str(value), status, headers, media_type=TEXT)
    body = value if isinstance(value, Ready) else encode(value)
    return Response(bytes(body), status, headers, media_type=JSON)


def pack(response: Response, scope: Scope) -> None:
    """Make it shorter for who can unpack it."""
    if len(response.body) < WORTH_PACKING or response.media_type not in (JSON, TEXT):
        return
    response.headers["vary"] = "accept-encoding"
    if "gzip" in header(scope, b"accept-encoding"):
        response.body = gzip.compress(response.body, 4, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))


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
        "operationId": operation.name,
        "summary": (inspect.getdoc(operation.handler) or "").split("\n")[0],
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done", "content": answer},
            **{s: {"description": ", ".join(c), **problem} for s, c in by_status.items()},
        },
    }
    if operation.wants_caller:
        item["security"] = [{"seat": []}, {}]
    if "body" in operation.hints:
        item["requestBody"] = {"required": True, "content": {JSON: {"schema": by_name["body"]}}}
    return item
