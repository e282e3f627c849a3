"""Whatever is sent, the server answers in its own words: nothing ends as 500, nothing stops it.

Requests for every operation of the published document, nearly right or not right at all; paths,
headers and bytes that no browser would send; sockets with frames of every kind. The server must be
alive in the end, with no error in its log.

`python -m tests.server.fuzz --requests 100000` is the long form. It speaks to its own server only.
"""

import argparse
import asyncio
import json
import random
import struct
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from tests.server.hostile import running

AT_ONCE = 16
PATIENCE = 0.3  # seconds; who is asked for half a request waits for the rest
ANEW = 400  # shots, until there is a fresh table
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "X")
ODD_TEXT = (
    "", " ", "\0", "%00", "../../etc/passwd", "\ud800", "\u202e", "🚢" * 20, "a" * 300, "null",
    "-1", "1e999", "9" * 400, "'", '"', "{}", "\r\n", "%", "%zz", "%c3%28", "\x7f", "é",
)  # fmt: skip
ODD_VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 2**31, 2**63, 2**64, 10**400, [], {}, [[]], {"": None}, *ODD_TEXT,
)  # fmt: skip
ODD_HEADERS = (
    b"origin: http://[", b"origin: null", b"origin: \xff\xfe", b"host: [", b"host: localhost:x",
    b"host:", b"content-length: -1", b"content-length: 1, 2", b"content-length: 999999999999999999",
    b"transfer-encoding: chunked", b"transfer-encoding: gzip, chunked", b"transfer-encoding: x",
    b"authorization: Bearer", b"authorization: Bearer \xff", b"authorization: Basic Og==",
    b"authorization: \x00", b"accept-encoding: gzip;q=x", b"accept-encoding: \xc3\x28",
    b"expect: 100-continue", b"expect: x", b"connection: close, upgrade", b"upgrade: h2c",
    b"upgrade: websocket", b"content-type:", b"content-type: application/json; charset=\xff",
    b"if-none-match: \xff", b"range: bytes=5-1", b"x-forwarded-for: \xff, [::", b" folded: 1",
    b"no colon", b": empty", b"x: " + b"y" * 9_000, b"x: " + b"y" * 20_000, b"cookie: \x01",
    b"forwarded: for=", b"te: trailers", b"sec-websocket-version: 13", b"sec-websocket-key: x",
    b"many: 1\r\n" * 120 + b"x: 1",
)  # fmt: skip


@dataclass
class Target:
    """Where it is sent, and what would be right there."""

    port: int
    document: dict[str, Any] = field(default_factory=dict)
    table: str = "aaaaaaaaaa"
    tokens: list[str] = field(default_factory=lambda: ["x" * 32])


@dataclass
class Outcome:
    sent: int = 0
    statuses: Counter[str] = field(default_factory=Counter)  # by kind and status
    faults: list[str] = field(default_factory=list)  # what was sent, and what came


class Shots:
    """What is sent, drawn with dice."""

    def __init__(self, dice: random.Random, target: Target) -> None:
        self.dice = dice
        self.target = target
        self.kinds: tuple[Callable[[], bytes], ...] = (
            self.operation, self.operation, self.operation, self.path, self.headers, self.noise,
            self.socket,
        )  # fmt: skip

    def operation(self) -> bytes:
        """One of the document's, with all it needs, and mostly something wrong."""
        path, methods = self.dice.choice(list(self.target.document["paths"].items()))
        method, described = self.dice.choice(list(methods.items()))
        for parameter in described["parameters"]:
            value = str(self.nearly(self.value(parameter["schema"])))
            if parameter["name"] == "table" and self.dice.random() < 0.8:
                value = self.target.table
            if parameter["in"] == "path":
                path = path.replace("{" + parameter["name"] + "}", quoted(value))
            else:
                path += f"{'&' if '?' in path else '?'}{parameter['name']}={quoted(value)}"
        body = b""
        if "requestBody" in described:
            schema = described["requestBody"]["content"]["application/json"]["schema"]
            body = self.written(self.nearly(self.value(schema)))
        return request(method.upper(), path, [self.token()], body)

    def path(self) -> bytes:
        parts = self.dice.choices(["api", "tables", self.target.table, "t", ".", *ODD_TEXT], k=4)
        path = "/" + "/".join(quoted(p) if self.dice.random() < 0.8 else p for p in parts)
        raw = path.encode("utf-8", "surrogatepass")
        if self.dice.random() < 0.3:
            raw = self.cut(raw)
        return request(self.dice.choice(METHODS), raw, [])

    def headers(self) -> bytes:
        odd = self.dice.choices(ODD_HEADERS, k=self.dice.randint(1, 3))
        path = self.dice.choice(
            ["/", "/api/tables", f"/api/tables/{self.target.table}", "/healthz"]
        )
        return request(self.dice.choice(METHODS[:3]), path, odd, self.dice.choice([b"", b"{}"]))

    def noise(self) -> bytes:
        """A right request with some bytes changed, or none at all."""
        if self.dice.random() < 0.2:
            return self.dice.randbytes(self.dice.randint(1, 400))
        return self.cut(self.operation())

    def socket(self) -> bytes:
        """A handshake; now and then one that is not quite right."""
        lines = [
            b"connection: upgrade", b"upgrade: websocket", b"sec-websocket-version: 13",
            b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]  # fmt: skip
        path = f"/api/tables/{self.target.table}/socket"
        if self.dice.random() < 0.2:
            lines.insert(self.dice.randint(0, 4), self.dice.choice(ODD_HEADERS))
        if self.dice.random() < 0.1:
            path = "/" + self.dice.choice(["", "api/nothing", quoted(self.dice.choice(ODD_TEXT))])
        made = request("GET", path, lines)
        return self.cut(made) if self.dice.random() < 0.1 else made

    def frames(self) -> list[bytes]:
        return [self.frame() for _ in range(self.dice.randint(1, 6))]

    def frame(self) -> bytes:
        dice = self.dice
        hello = {"type": "hello", "seq": dice.choice([0, 1, 26, 999]), "token": None}
        payload = dice.choice(
            [
                json.dumps(hello).encode(), b'{"type":"ping"}', self.written(self.nearly(hello)),
                b"\xff\xfe", b"\xc3\x28", b'"\\ud800"', b"[" * 3_000, b"", b"\x03\xe8", b"\x03\xed",
                b"\x00\x01x", b"\x03\xe8\xff", dice.randbytes(dice.randint(0, 130)), b"x" * 9_000,
            ]
        )  # fmt: skip
        known = dice.random() < 0.8
        opcode = dice.choice([1, 1, 1, 2, 0, 8, 9, 10]) if known else dice.randrange(16)
        first = opcode | (0x80 if dice.random() < 0.8 else 0)
        if dice.random() < 0.05:
            first |= dice.choice([0x10, 0x20, 0x40])
        return framed(first, payload, dice.random() > 0.03, dice.choice([0, 0, 0, 0, 0, 0, 7, -1]))

    def token(self) -> bytes:
        token = self.dice.choice([*self.target.tokens, ""])
        return b"authorization: Bearer " + token.encode() if token else b"accept: */*"

    def value(self, schema: dict[str, Any], depth: int = 0) -> Any:
        """Something the schema allows, as far as it says."""
        if "$ref" in schema:
            schema = self.target.document["components"]["schemas"][schema["$ref"].split("/")[-1]]
        if "anyOf" in schema:
            return self.value(self.dice.choice(schema["anyOf"]), depth + 1)
        if "enum" in schema or "const" in schema:
            return self.dice.choice(schema.get("enum", [schema.get("const")]))
        match schema.get("type"):
            case "object":
                wanted = schema.get("required", [])
                return {
                    name: self.value(of, depth + 1)
                    for name, of in schema.get("properties", {}).items()
                    if name in wanted or self.dice.random() < 0.4
                }
            case "array":
                number = self.dice.randint(schema.get("minItems", 0), schema.get("minItems", 0) + 2)
                return [self.value(schema.get("items", {}), depth + 1) for _ in range(number)]
            case "integer" | "number":
                low = schema.get("minimum", 0)
                return self.dice.choice([low, low + 1, schema.get("maximum", 26)])
            case "boolean":
                return self.dice.random() < 0.5
            case "string":
                own = [self.target.table, *self.target.tokens, "Ada", "pass", "key-12345678"]
                return self.dice.choice(own)[: schema.get("maxLength", 99)]
        return self.dice.choice(ODD_VALUES[:10])

    def nearly(self, value: Any) -> Any:
        """The same with one thing wrong, deep inside or outside; sometimes with nothing wrong."""
        chance = self.dice.random()
        if chance < 0.25:
            return value
        if chance > 0.95:
            deep: Any = 1
            for _ in range(self.dice.choice([100, 500, 900])):
                deep = [deep] if self.dice.random() < 0.5 else {"a": deep}
            return deep
        if isinstance(value, dict) and value and chance < 0.85:
            key = self.dice.choice(list(value))
            return {**value, key: self.nearly(value[key])}
        if isinstance(value, list) and value and chance < 0.85:
            return [*value[:-1], self.nearly(value[-1])]
        if isinstance(value, dict):
            return {**value, self.dice.choice(ODD_TEXT): self.dice.choice(ODD_VALUES)}
        return self.dice.choice(ODD_VALUES)

    def written(self, value: Any) -> bytes:
        text = json.dumps(value, ensure_ascii=self.dice.random() < 0.9)
        body = text.encode("utf-8", "surrogatepass")
        return self.cut(body) if self.dice.random() < 0.1 else body

    def cut(self, data: bytes) -> bytes:
        """Some bytes changed, left out, or twice."""
        changed = bytearray(data)
        for _ in range(self.dice.randint(1, 4)):
            at = self.dice.randrange(len(changed) or 1)
            with_this = self.dice.choice([b"", b"\0", b"\xff", b"\r\n", b":", changed[:at]])
            changed[at : at + self.dice.randint(0, 3)] = with_this
        return bytes(changed[:50_000])


def quoted(text: str) -> str:
    return quote(text, safe="", errors="surrogatepass")


def request(method: str, path: str | bytes, lines: list[bytes], body: bytes = b"") -> bytes:
    where = path if isinstance(path, bytes) else path.encode("utf-8", "surrogatepass")
    head = [method.encode() + b" " + where + b" HTTP/1.1", b"host: localhost"]
    if body:
        head += [b"content-type: application/json", b"content-length: %d" % len(body)]
    return b"\r\n".join([*head, *lines, b"", b""]) + body


def framed(first: int, payload: bytes, masked: bool, longer: int) -> bytes:
    """A frame that says it is so much longer than it is."""
    length, mask = max(0, len(payload) + longer), 0x80 if masked else 0
    if length < 126:
        head = struct.pack("!BB", first, mask | length)
    else:
        head = struct.pack("!BBH", first, mask | 126, length)
    return head + (b"\0\0\0\0" if masked else b"") + payload


# --------------------------------------------------------------------------------- the run


async def exchange(port: int, data: bytes, frames: list[bytes]) -> bytes:
    """What is answered first; empty if the connection is closed, or waits for more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    got = b""
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(data)
            got = await reader.read(65_536)
            if got.startswith(b"HTTP/1.1 101"):
                for frame in frames:
                    writer.write(frame)
                    await writer.drain()
                await reader.read(65_536)
    except (TimeoutError, OSError):
        pass
    finally:
        writer.close()
    return got


async def shoot(target: Target, outcome: Outcome, most: int, dice: random.Random) -> None:
    shots = Shots(dice, target)
    while outcome.sent < most:
        outcome.sent += 1
        if outcome.sent % ANEW == 1:
            await sit_down(target)
        kind = dice.choice(shots.kinds)
        data = kind()
        got = await exchange(target.port, data, shots.frames())
        status = got[9:12].decode("ascii", "replace") if got.startswith(b"HTTP/1.1 ") else "none"
        outcome.statuses[f"{kind.__name__} {status}"] += 1
        if status.startswith("5") and status != "503":
            outcome.faults.append(f"{data[:400]!r} -> {got[:200]!r}")


async def fetched(port: int, path: str, body: bytes = b"") -> Any:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request("POST" if body else "GET", path, [b"connection: close"], body))
    try:
        return json.loads((await reader.read()).partition(b"\r\n\r\n")[2])
    finally:
        writer.close()


async def sit_down(target: Target) -> None:
    new = {"game": "santiago", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]}
    made = await fetched(target.port, "/api/tables", json.dumps(new).encode())
    target.table, target.tokens = made["table"], [t["token"] for t in made["tickets"]]


async def all_shots(port: int, requests: int, seed: int) -> Outcome:
    target, outcome = Target(port), Outcome()
    target.document = await fetched(port, "/api/openapi.json")
    shooters = [shoot(target, outcome, requests, random.Random(seed + i)) for i in range(AT_ONCE)]
    await asyncio.gather(*shooters)
    if (await fetched(port, "/healthz")).get("state") != "ok":
        outcome.faults.append("the server is not well")
    return outcome


def fuzz(requests: int, seed: int = 1) -> Outcome:
    """Every fault: an answer, or a line of the log."""
    with running(4_096, "--rate", "0", "--pace", "0") as (port, _, log):
        outcome = asyncio.run(all_shots(port, requests, seed))
        for line in log.read_text("utf-8", "replace").splitlines():
            if '"level": "error"' in line or "trace" in line.lower():
                outcome.faults.append(line[:2_000])
    return outcome


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    start = time.perf_counter()
    outcome = fuzz(given.requests, given.seed)
    for kind, number in sorted(outcome.statuses.items()):
        print(f"{kind:<16} {number}")
    for fault in outcome.faults[:20]:
        print(fault)
    took = time.perf_counter() - start
    print(f"{outcome.sent} sent, {len(outcome.faults)} faults, {took:.0f} s")


if __name__ == "__main__":
    main()
