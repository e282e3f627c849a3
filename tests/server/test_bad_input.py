"""Bad input: no 500, no crash, clear errors; and every answer fits the published document."""

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from starlette.testclient import TestClient

from portside.client import Client
from portside.server.api import Text
from portside.server.app import create_app
from portside.server.problems import STATUS
from portside.server.settings import Settings
from portside.server.tables import Tables
from tests.server.conftest import serving
from tests.server.playing import two_people

APP = create_app(Settings(data=Path("unused"), rate=0.0, workers=1))
RETURNS = {o.handler.__name__: o.hints["return"] for o in APP.service.operations()}
schema = schemathesis.openapi.from_dict(APP.document)


def no_floats(value: Any) -> bool:
    """JSON Schema counts 7.0 as an integer; msgspec, rightly for us, does not."""
    if isinstance(value, dict):
        return all(map(no_floats, value.values()))
    if isinstance(value, list):
        return all(map(no_floats, value))
    return not isinstance(value, float)


@schema.hook
def filter_body(_context: Any, body: Any) -> bool:
    return no_floats(body)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Any:
    made = create_app(Settings(data=tmp_path_factory.mktemp("data"), rate=0.0, workers=1, pace=0.0))
    with TestClient(made) as client:
        new = {"game": "santiago", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = client.post("/api/tables", json=new).json()
        yield client, table


@schema.parametrize()
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_whatever_is_sent_the_answer_fits_the_document(case: Any, app: Any) -> None:
    client, table = app
    if case.path_parameters.get("table") and random.Random(repr(case.body)).random() < 0.7:
        case.path_parameters["table"] = table["table"]
    sent = case.as_transport_kwargs(base_url="http://testserver")
    headers = dict(sent.get("headers") or {})
    if random.Random(repr(case.query)).random() < 0.7:
        headers["authorization"] = f"Bearer {table['tickets'][0]['token']}"
    answer = client.request(
        case.method,
        case.formatted_path,
        params=sent.get("params"),
        content=encoded(sent),
        headers={"content-type": "application/json", **headers},
    )
    assert answer.status_code < 500, answer.text
    described = APP.document["paths"][case.operation.path].get(case.method.lower())
    if described is None:  # schemathesis tries other methods too
        assert answer.status_code == 405
        return
    assert str(answer.status_code) in described["responses"], answer.text
    if answer.status_code == 200:
        kind = RETURNS[described["operationId"]]
        assert kind is Text or msgspec.json.decode(answer.content, type=kind) is not None
    else:
        problem = answer.json()
        assert STATUS[problem["code"]] == answer.status_code and problem["key"] and problem["text"]


def encoded(sent: dict[str, Any]) -> bytes | None:
    if "json" in sent:
        return json.dumps(sent["json"]).encode()
    data = sent.get("data")
    return data.encode() if isinstance(data, str) else data if isinstance(data, bytes) else None


pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"null", 400),
        (b"[]", 400),
        (b"\xff\xfe", 400),
        (b'{"seq": 26, "answer": "leave-out rum"}', 400),
        (b'{"seq": -1, "answer": "x", "key": "12345678"}', 400),
        (b'{"seq": 26, "answer": "", "key": "12345678"}', 400),
        (b'{"seq": 26, "answer": "x", "key": "12345678", "more": 1}', 400),
        (b'{"seq": 26, "answer": "leave-out \\ud800", "key": "12345678"}', 400),
        (b'{"seq": 26, "answer": "leave-out \\u0000", "key": "12345678"}', 422),
        (b"[" * 30_000, 400),
        (b"x" * 40_000, 413),
    ],
)
async def test_malformed_bodies(sqlite_client: Client, body: bytes, status: int) -> None:
    seats = await two_people(sqlite_client)
    answer = await sqlite_client.http.post(
        f"/api{seats[1].path}/answers",
        content=body,
        headers={
            "authorization": f"Bearer {seats[1].token}",
            "content-type": "application/json",
        },
    )
    assert answer.status_code == status, answer.text
    assert answer.json()["key"].startswith(("problem-", "refusal-"))
    assert (await seats[1].look()).seq == 26


async def test_a_body_without_an_end(sqlite_client: Client) -> None:
    async def endless() -> Any:
        for _ in range(1000):
            yield b"x" * 1000

    answer = await sqlite_client.http.post(
        "/api/tables", content=endless(), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413 and answer.json()["code"] == "too-large"


async def test_other_kinds_of_content(sqlite_client: Client) -> None:
    answer = await sqlite_client.http.post(
        "/api/tables", content=b"a=1", headers={"content-type": "text/plain"}
    )
    assert answer.status_code == 415 and answer.json()["code"] == "not-json"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/tables?state=sleeping", 400),
        ("GET", "/api/tables/NOT-A-TABLE", 400),
        ("GET", "/api/tables/aaaaaaaaaa/moments/x", 400),
        ("GET", "/api/tables/aaaaaaaaaa", 404),
        ("GET", "/../../etc/passwd.txt", 404),
        ("GET", "/%2e%2e/%2e%2e/pyproject.toml", 404),
        ("GET", "/missing.js", 404),
    ],
)
async def test_paths_that_lead_nowhere(
    sqlite_client: Client, method: str, path: str, status: int
) -> None:
    answer = await sqlite_client.http.request(method, path)
    assert answer.status_code == status, answer.text


async def test_the_headers_are_strict(sqlite_client: Client) -> None:
    for path in ("/", "/t/aaaaaaaaaa", "/api/catalogue", "/api/nothing"):
        headers = (await sqlite_client.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
        assert "default-src 'none'" in policy and "unsafe-inline" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
    assert (await sqlite_client.http.get("/api/catalogue")).headers["cache-control"] == "no-store"


async def test_the_client_s_own_paths_are_its_first_page(
    sqlite_settings: Settings, tmp_path: Path
) -> None:
    static = sqlite_settings.static = tmp_path / "static"
    async with serving(sqlite_settings) as client:
        assert "not part of this build" in (await client.http.get("/t/aaaaaaaaaa")).text
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Built</title>")
    (static / "assets" / "app-12345678.js").write_text("1")
    async with serving(sqlite_settings) as client:
        for path in ("/", "/t/aaaaaaaaaa", "/new/table"):
            assert "Built" in (await client.http.get(path)).text
        script = await client.http.get("/assets/app-12345678.js")
        assert "immutable" in script.headers["cache-control"]


async def test_too_many_requests_are_told_when_to_come_back(sqlite_settings: Settings) -> None:
    sqlite_settings.rate, sqlite_settings.burst = 0.5, 5
    async with serving(sqlite_settings) as client:
        answers = [await client.http.get("/api/catalogue") for _ in range(8)]
        assert [a.status_code for a in answers].count(200) == 5
        last = answers[-1]
        assert last.status_code == 429 and int(last.headers["retry-after"]) >= 1
        assert last.json()["code"] == "too-many"


async def test_too_many_tables(sqlite_settings: Settings) -> None:
    sqlite_settings.rate, sqlite_settings.tables_an_hour = 1000.0, 2
    async with serving(sqlite_settings) as client:
        new = {"game": "santiago", "seats": [{"kind": "me"}, {"kind": "open"}]}
        codes = [(await client.http.post("/api/tables", json=new)).status_code for _ in range(3)]
        assert codes == [200, 200, 429]


async def test_too_many_sockets(sqlite_settings: Settings) -> None:
    from websockets.exceptions import InvalidStatus

    sqlite_settings.rate, sqlite_settings.sockets = 1000.0, 2
    async with serving(sqlite_settings) as client:
        seats = await two_people(client)
        async with seats[0].socket(), seats[1].socket():
            with pytest.raises(InvalidStatus):
                await seats[0].socket().__aenter__()


async def test_health_and_metrics(sqlite_client: Client) -> None:
    seats = await two_people(sqlite_client)
    assert (await sqlite_client.http.get("/healthz")).json()["state"] == "ok"
    text = (await sqlite_client.http.get("/metrics")).text
    assert "# TYPE portside_requests_total counter" in text
    assert "portside_live_tables 1" in text and "portside_commit_seconds_bucket" in text
    assert seats[0].ticket.table not in text and str(seats[0].token) not in text


async def test_nothing_secret_is_logged(
    sqlite_settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    async with serving(sqlite_settings) as client:
        seats = await two_people(client)
        at: Tables = client.app.service.tables  # type: ignore[attr-defined]
        secret = (await at.get(seats[0].ticket.table)).ledger.head.secret
        await seats[0].say("hello")
        await client.http.get(f"/t/{seats[0].ticket.table}?invite=very-secret-invitation")
    server_lines = [
        f"{record.getMessage()} {vars(record)}"
        for record in caplog.records
        if record.name.startswith(("portside", "uvicorn"))
    ]
    told = "\n".join(server_lines)
    assert secret not in told and "very-secret-invitation" not in told
    assert all(str(seat.token) not in told for seat in seats)


async def test_a_running_request_is_finished_before_the_end(sqlite_settings: Settings) -> None:
    """A graceful stop: what was acknowledged is there, what is refused was not written."""
    async with serving(sqlite_settings) as client:
        seats = await two_people(client)
        seen = await seats[1].look()
        words = seen.question.offers[0].answer
        under_way = asyncio.create_task(seats[1].answer(words, seen.seq))
        await asyncio.sleep(0)
        given = None
        with contextlib.suppress(httpx2.TransportError):
            given = await under_way
        ticket = seats[1].ticket
    async with serving(sqlite_settings) as client:
        seq = (await client.seat(ticket).look()).seq
        assert seq == (given if given is not None else seen.seq)


def test_the_document_is_complete() -> None:
    paths = APP.document["paths"]
    assert len(paths) >= 14 and APP.document["openapi"] == "3.1.0"
    for path, item in paths.items():
        assert path.startswith("/api/")
        for operation in item.values():
            assert operation["summary"] and operation["operationId"]
            assert "429" in operation["responses"]
