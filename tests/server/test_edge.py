"""The edge of the server: nobody can take all its connections, time or log, or ask by any name."""

import asyncio
import contextlib
import json
import logging
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from portside import Malformed
from portside.cli.app import app
from portside.client import Client
from portside.server import connections, logs
from portside.server.limits import network_of
from portside.server.serving import host_names, make_server
from portside.server.settings import Settings
from tests.server.conftest import serving
from tests.server.fuzz import fuzz
from tests.server.hostile import (
    HALF_BODY,
    HALF_HEAD,
    HANDSHAKE,
    SHORT_ANSWER,
    SMALL_PING,
    SMALL_TEXT,
    flood_of_requests,
    flood_of_texts,
    idle,
    suffer,
)  # fmt: skip
from tests.server.playing import two_people

pytestmark = pytest.mark.anyio
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def lines(
    client: Client, first: bytes, number: int = 1, of: str = "127.0.0.1"
) -> AsyncIterator[list[Line]]:
    """Connections on which so much was said."""
    port = int(client.url.rpartition(":")[2])
    made = [
        await asyncio.open_connection("127.0.0.1", port, local_addr=(of, 0), limit=2**24)
        for _ in range(number)
    ]
    for _, writer in made:
        writer.write(first)
    try:
        yield made
    finally:
        for _, writer in made:
            writer.close()


async def rest(line: Line, seconds: float = 5.0) -> bytes:
    """All that still comes, until the server closes the connection."""
    async with asyncio.timeout(seconds):
        try:
            return await line[0].read()
        except ConnectionError:
            return b""


async def are_open(made: list[Line]) -> list[bool]:
    """Which of them can ask."""

    async def asks(line: Line) -> bool:
        line[1].write(SHORT_ANSWER)
        try:
            head = await line[0].readuntil(b"\r\n\r\n")
        except (ConnectionError, asyncio.IncompleteReadError):
            return False
        length = re.search(rb"content-length: (\d+)", head)
        await line[0].readexactly(int(length[1]) if length else 0)
        return head.startswith(b"HTTP/1.1 200")

    return [await asks(line) for line in made]


async def ask(client: Client, path: str, **headers: str) -> Any:
    return await client.http.get(path, headers={k.replace("_", "-"): v for k, v in headers.items()})


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]


# ------------------------------------------------------------------------------------ time


@pytest.mark.parametrize(
    ("name", "sent"),
    [
        ("HEAD_WITHIN", b""),
        ("HEAD_WITHIN", HALF_HEAD),
        ("BODY_WITHIN", HALF_BODY),
        ("IDLE_WITHIN", SHORT_ANSWER + b"\r\n"),
    ],
)
async def test_who_takes_too_long_is_closed(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch, name: str, sent: bytes
) -> None:
    monkeypatch.setattr(connections, name, 0.2)
    async with serving(sqlite_settings) as client, lines(client, sent):
        await are_gone(client)


async def test_who_does_not_read_is_closed(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(connections, "ANSWER_WITHIN", 0.2)
    sqlite_settings.static = tmp_path
    (tmp_path / "large.txt").write_bytes(b"x" * 2**24)
    async with serving(sqlite_settings) as client, lines(client, b"") as [(_, writer)]:
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(b"GET /large.txt HTTP/1.1\r\nhost: localhost\r\n\r\n")
        await are_gone(client)


async def are_gone(client: Client) -> None:
    """All connections that there are; the client itself has not made any yet."""
    server = client.server.server_state.connections  # type: ignore[attr-defined]
    async with asyncio.timeout(5):
        while not server:
            await asyncio.sleep(0.01)
        while server:
            await asyncio.sleep(0.05)


async def test_requests_that_come_in_time_stay(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_WITHIN", 0.3)
    async with serving(sqlite_settings) as client, lines(client, b"") as made:
        for _ in range(3):
            assert await are_open(made) == [True]
            await asyncio.sleep(0.7)


async def test_a_request_without_an_end_is_refused(sqlite_client: Client) -> None:
    long, many = b"GET / HTTP/1.1\r\nx: " + b"y" * 30_000, b"GET / HTTP/1.1\r\n" + b"x: 1\r\n" * 300
    for sent in (long, many):
        async with lines(sqlite_client, sent) as [line]:
            assert (await rest(line)).startswith(b"HTTP/1.1 400")


async def test_nobody_asks_too_far_ahead(sqlite_client: Client) -> None:
    async with lines(sqlite_client, SHORT_ANSWER * 5_000) as [line]:
        assert (await rest(line)).count(b"HTTP/1.1 200") < 100


async def test_who_goes_in_the_middle_leaves_no_trace(
    sqlite_client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    async with lines(sqlite_client, HALF_BODY):
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.1)
    assert errors(caplog) == []


# ---------------------------------------------------------------------------------- number


async def test_an_address_holds_so_many_connections(sqlite_settings: Settings) -> None:
    sqlite_settings.rate, sqlite_settings.connections = 1000.0, 5
    async with serving(sqlite_settings) as client:
        async with lines(client, b"", 8) as made:
            assert sorted(await are_open(made)) == [False] * 3 + [True] * 5
            async with lines(client, b"", of="127.0.0.2") as others:
                assert await are_open(others) == [True]
        await asyncio.sleep(0.1)
        async with lines(client, HANDSHAKE, 5) as sockets:  # they are counted as well
            for reader, _ in sockets:
                assert (await reader.readline()).startswith(b"HTTP/1.1 101")
            async with lines(client, b"") as made:
                assert await are_open(made) == [False]
        await asyncio.sleep(0.1)
        async with lines(client, b"", 5) as made:
            assert await are_open(made) == [True] * 5


async def test_a_proxy_holds_as_many_as_it_needs(sqlite_settings: Settings) -> None:
    sqlite_settings.rate, sqlite_settings.connections = 1000.0, 2
    proxies = "10.0.0.0/8, 127.0.0.1"
    async with serving(sqlite_settings, proxies) as client, lines(client, b"", 6) as made:
        assert await are_open(made) == [True] * 6


async def test_who_asks_too_often_has_to_connect_again(sqlite_settings: Settings) -> None:
    sqlite_settings.rate, sqlite_settings.burst = 0.1, 5
    async with serving(sqlite_settings) as client, lines(client, SHORT_ANSWER * 10) as [line]:
        answers = await rest(line)
        assert answers.count(b"HTTP/1.1 200") == 5 and answers.count(b"HTTP/1.1 429") == 1


async def test_connecting_counts_like_asking(sqlite_settings: Settings) -> None:
    sqlite_settings.rate, sqlite_settings.burst = 0.1, 5
    async with serving(sqlite_settings) as client, lines(client, b"", 8) as made:
        await asyncio.sleep(0.2)
        gone = [reader.at_eof() or reader.exception() is not None for reader, _ in made]
        assert gone.count(True) == 3


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_all_together_are_fewer_than_the_files(sqlite_settings: Settings) -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[1] // 2, before[1]))
    try:
        server = make_server(sqlite_settings, "127.0.0.1", 0)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
        assert server.doors.most <= before[1] * 3 / 4
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_who_an_address_stands_for() -> None:
    assert network_of("203.0.113.7") == network_of("::ffff:203.0.113.7") == "203.0.113.7"
    assert network_of("2001:db8::1") == network_of("2001:db8::2") == "2001:db8::/64"


# --------------------------------------------------------------------------------- sockets


@pytest.fixture
async def limited(sqlite_settings: Settings) -> AsyncIterator[Client]:
    sqlite_settings.rate = 1000.0
    async with serving(sqlite_settings) as client:
        yield client


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (SMALL_TEXT * 2_000, 1008),
        (SMALL_PING * 2_000, 1008),
        (b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 2_000, 1008),  # one message without an end
        (b"\x81\x82\0\0\0\0\xc3\x28", 1007),  # not UTF-8
        (b"\x01\x81\0\0\0\0\xc3" + b"\x80\x81\0\0\0\0\x28", 1007),  # not UTF-8, in two parts
        (b"\x81\x02{}", 1002),  # not masked
    ],
)
async def test_sockets_are_closed_for_what_they_send(
    limited: Client, caplog: pytest.LogCaptureFixture, sent: bytes, code: int
) -> None:
    async with lines(limited, HANDSHAKE) as [line]:
        await line[0].readuntil(b"\r\n\r\n")
        line[1].write(sent)
        assert code.to_bytes(2, "big") in await rest(line)
    assert errors(caplog) == []


async def last_words(socket: Any, message: str) -> Any:
    """What is said before the socket is closed, to who says the same again and again."""
    with contextlib.suppress(ConnectionClosed):
        for _ in range(50):
            await socket.send(message)
            heard = json.loads(await socket.recv())
        raise AssertionError("it is still open")
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard = json.loads(await socket.recv())
    return heard


async def test_nonsense_ends(limited: Client) -> None:
    seats = await two_people(limited)
    async with seats[0].socket() as socket:
        assert (await last_words(socket, "nonsense"))["code"] == "too-many"


async def test_messages_and_new_sockets_count_like_requests(
    sqlite_settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    sqlite_settings.rate, sqlite_settings.burst = 0.01, 20
    async with serving(sqlite_settings) as client:
        seats = await two_people(client)
        async with seats[0].socket() as socket:
            await socket.send(json.dumps({"type": "hello", "seq": 0}))
            assert (await last_words(socket, '{"type":"ping"}'))["code"] == "too-many"
        with pytest.raises(InvalidStatus) as refused:
            await seats[1].socket().__aenter__()
        assert refused.value.response.status_code == 429
    assert errors(caplog) == []


# ------------------------------------------------------------------------------- odd things


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "a" * 300, "/t/" + "b" * 5_000, "/%ff", "/assets/%2e%2e/%00.js"]
)
async def test_odd_paths(sqlite_client: Client, path: str) -> None:
    answer = await ask(sqlite_client, path)
    assert answer.status_code in (200, 404), answer.text


async def test_an_odd_origin(sqlite_client: Client, caplog: pytest.LogCaptureFixture) -> None:
    seats = await two_people(sqlite_client)
    address = sqlite_client.url.replace("http", "ws", 1) + f"/api{seats[0].path}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, origin="http://[", proxy=None).__aenter__()  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403 and errors(caplog) == []


@pytest.mark.parametrize("depth", [100, 500, 950])
async def test_deep_options(sqlite_client: Client, depth: int) -> None:
    deep = b'{"a":' * depth + b"1" + b"}" * depth
    body = b'{"game":"manila","seats":[{"kind":"me"},{"kind":"me"},{"kind":"me"}],"options":%b}'
    answer = await sqlite_client.http.post(
        "/api/tables", content=body % deep, headers={"content-type": "application/json"}
    )
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] in ("bad-request", "bad-options")


async def test_what_fails_unforeseen_is_a_problem_and_names_no_path(
    sqlite_client: Client, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(table: str) -> Any:
        raise ValueError(table)

    monkeypatch.setattr(sqlite_client.app.service.tables, "get", fails)  # type: ignore[attr-defined]
    answer = await ask(sqlite_client, "/api/tables/aaaaaaaaaa/record")
    assert answer.status_code == 500 and answer.json()["code"] == "internal"
    [line] = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert vars(line)["route"] == "show_record" and "fails" in vars(line)["trace"]
    assert "aaaaaaaaaa" not in logs.Lines().format(line)


async def test_a_post_says_what_it_sends(sqlite_client: Client) -> None:
    body = b'{"game":"manila","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}]}'
    answer = await sqlite_client.http.post("/api/tables", content=body)
    assert answer.status_code == 415 and answer.json()["code"] == "not-json"


# ------------------------------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("LOCALHOST:8000", 200),
        ("127.0.0.1:1", 200),
        ("[::1]:8000", 200),
        ("evil.example", 421),
        ("localhost.evil.example", 421),
        ("localhost:evil.example", 421),
        ("127.0.0.1.evil.example:8000", 421),
        ("[::1", 421),
        ("", 421),
    ],
)
async def test_at_home_only_our_own_names_lead_here(
    sqlite_client: Client, host: str, status: int
) -> None:
    answer = await ask(sqlite_client, "/api/catalogue", host=host)
    assert answer.status_code == status
    assert status == 200 or answer.json()["code"] == "wrong-host"
    assert (await ask(sqlite_client, "/healthz", host=host)).status_code == 200


async def test_a_configured_name(sqlite_settings: Settings) -> None:
    sqlite_settings.hosts = ("play.example.org",)
    async with serving(sqlite_settings) as client:
        assert (await ask(client, "/", host="Play.example.org:443")).status_code == 200
        assert (await ask(client, "/", host="localhost")).status_code == 200
        assert (await ask(client, "/", host="example.org")).status_code == 421
        async with lines(client, HANDSHAKE.replace(b"localhost", b"example.org")) as [line]:
            assert (await rest(line)).startswith(b"HTTP/1.1 421")


def test_which_names_lead_here() -> None:
    home = {"localhost", "127.0.0.1", "[::1]"}
    for host in ("localhost", "127.0.0.1", "127.0.0.5", "::1"):
        assert set(host_names((), host, "")) == home | {host}
        assert host_names((), host, "127.0.0.1") == ()  # the proxy knows the names
    assert host_names((), "0.0.0.0", "") == host_names((), "::", "") == ()
    assert set(host_names(("a.example",), "0.0.0.0", "")) == home | {"a.example", "0.0.0.0"}


@pytest.mark.parametrize("proxy", ["*", "127.0.0.1,*", "0.0.0.0/0", "::/0", "nginx", ","])
def test_a_proxy_that_is_everybody(proxy: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--proxy", proxy])
    assert isinstance(result.exception, Malformed)  # which main() ends with 2
    assert "pass every limit" in str(result.exception)


# -------------------------------------------------------------------------------- the client


async def test_the_client_is_packed_and_not_sent_twice(
    sqlite_settings: Settings, tmp_path: Any
) -> None:
    static = sqlite_settings.static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Built</title>")
    (static / "assets" / "app-12345678.js").write_text("1;" * 1_000)
    async with serving(sqlite_settings) as client:
        script = await ask(client, "/assets/app-12345678.js")
        assert script.headers["content-encoding"] == "gzip" and script.text == "1;" * 1_000
        assert script.headers["content-type"].startswith("text/javascript")
        plain = await ask(client, "/assets/app-12345678.js", accept_encoding="identity")
        assert "content-encoding" not in plain.headers and plain.text == script.text
        first = await ask(client, "/t/aaaaaaaaaa")
        again = await ask(client, "/", if_none_match=first.headers["etag"])
        assert again.status_code == 304 and again.content == b""
        assert (await client.http.post("/t/aaaaaaaaaa")).status_code == 405


# ------------------------------------------------------------------------------------- logs


def test_a_flood_of_one_kind_is_counted() -> None:
    written: list[str] = []
    now = [0.0]  # a clock of our own: machines pause now and then
    floods, handler = logs.Floods(lambda: now[0]), logging.Handler()
    log = logging.getLogger("test.flood")
    handler.emit = lambda record: written.append(record.getMessage())  # type: ignore[method-assign]
    handler.addFilter(floods)
    log.addHandler(handler)
    log.setLevel("INFO")
    try:
        for number in range(100):
            log.error("accept failed\n%d", number)
            log.info("a table")
        log.warning("something else")
        now[0] += logs.IN
        floods.tell()
    finally:
        log.removeHandler(handler)
    assert written.count("a table") == 100
    told = [line.partition("\n")[0] for line in written if line != "a table"]
    assert told == ["accept failed"] * 5 + ["something else", "95 more like this: accept failed"]


# --------------------------------------------------------------------------- the short forms


def test_nothing_that_is_sent_ends_as_500() -> None:
    assert fuzz(800).faults == []


@pytest.mark.skipif(sys.platform != "linux", reason="another address of this machine is needed")
def test_others_do_not_feel_an_attack() -> None:
    for felt in suffer(1.0, (idle, flood_of_texts, flood_of_requests)):
        assert felt.failed == 0 and felt.part(0.5) < 100 and felt.log < 5_000, str(felt)
