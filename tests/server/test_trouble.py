"""When the storage does not do what it is asked: nothing is lost, and the table plays on."""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import httpx2
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from portside import wire
from portside.client import Client, Seat
from portside.server.settings import Settings
from portside.server.storage import Conflict, Storage, Unavailable
from portside.server.storage.base import Addition
from portside.server.storage.sqlite import SQLiteStorage
from tests.server.conftest import POSTGRES, serving
from tests.server.playing import BOT, answer_once, asked, refused, two_people, until

pytestmark = pytest.mark.anyio
Add = Callable[[Addition], Awaitable[None]]


async def not_written(_: Add, __: Addition) -> None:
    raise Unavailable("disk full")


async def written_unheard(add: Add, addition: Addition) -> None:
    """The connection broke after the write and before the good news."""
    await add(addition)
    raise Unavailable("connection lost")


async def written_by_another(add: Add, addition: Addition) -> None:
    """The same request reached another process, which was faster."""
    await add(addition)
    raise Conflict


def storage_of(client: Client) -> Storage:
    found: Storage = client.app.service.tables.storage  # type: ignore[attr-defined]
    return found


def once(
    monkeypatch: pytest.MonkeyPatch,
    storage: Storage,
    trouble: Callable[[Add, Addition], Awaitable[None]],
) -> None:
    """The next write meets this trouble, later ones do not."""
    add = storage.add

    async def instead(addition: Addition) -> None:
        monkeypatch.setattr(storage, "add", add)
        await trouble(add, addition)

    monkeypatch.setattr(storage, "add", instead)


async def answered(client: Client) -> tuple[Seat, int]:
    """A seat that may take its answer back, and the last entry."""
    seats = await two_people(client)
    seat, seen = await asked(seats)
    return seat, await seat.answer(seen.question.offers[0].answer, seen.seq)


async def test_an_answer_that_lost_the_race_to_itself(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, seen = await asked(await two_people(client))
    once(monkeypatch, storage_of(client), written_by_another)
    given = await seat.answer(seen.question.offers[0].answer, seen.seq, "the-key-1")
    assert given == seen.seq + 1


async def test_a_take_back_that_lost_the_race_to_itself(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, last = await answered(client)
    once(monkeypatch, storage_of(client), written_by_another)
    assert await seat.undo(last, "the-key-2") == last + 1


@pytest.mark.parametrize("trouble", [not_written, written_unheard])
async def test_a_failing_storage_is_said_plainly_and_the_answer_is_given_once(
    client: Client, monkeypatch: pytest.MonkeyPatch, trouble: Callable[..., Awaitable[None]]
) -> None:
    seats = await two_people(client)
    seat, seen = await asked(seats)
    words = seen.question.offers[0].answer
    once(monkeypatch, storage_of(client), trouble)
    said = await post_answer(seat, words, seen.seq, "the-key-3")
    assert said.status_code == 503 and int(said.headers["retry-after"]) > 0
    problem = msgspec.json.decode(said.content, type=wire.Problem)
    assert (problem.code, problem.key) == ("storage-down", "problem-storage-down")
    assert await seat.answer(words, seen.seq, "the-key-3") == seen.seq + 1
    assert sum(moment.answer == words for moment in (await seat.look()).log) == 1
    assert await answer_once(seats) > seen.seq + 1


async def post_answer(seat: Seat, words: str, seq: int, key: str) -> httpx2.Response:
    """Once, where the client would try again."""
    return await seat.client.http.post(
        f"/api{seat.path}/answers",
        json={"seq": seq, "answer": words, "key": key},
        headers={"authorization": f"Bearer {seat.token}"},
    )


async def test_the_client_tries_again(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, seen = await asked(await two_people(client))
    once(monkeypatch, storage_of(client), not_written)
    assert await seat.answer(seen.question.offers[0].answer, seen.seq) == seen.seq + 1


async def test_a_bot_plays_on(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    once(monkeypatch, storage_of(client), not_written)  # already the first draws are not stored
    new = wire.NewTable("santiago", [BOT, BOT], {"ships": 1}, public=True)
    await refused(client.make(new), "storage-down")
    [line] = await client.tables("running")

    async def is_over() -> bool:
        return (await client.watch(line.table).look()).info.state == "over"

    await until(is_over)


async def test_a_full_disk(sqlite_client: Client) -> None:
    """SQLite's own word for it: the file may not grow for a while."""
    seats = await two_people(sqlite_client)
    storage = storage_of(sqlite_client)
    assert isinstance(storage, SQLiteStorage)
    [size] = storage.db.execute("pragma page_count").fetchone()
    storage.db.execute(f"pragma max_page_count={size}")
    said: list[int] = []
    await refused(talk(seats[0], said), "storage-down")
    assert await health(sqlite_client) == 503
    storage.db.execute("pragma max_page_count=1000000")
    assert await health(sqlite_client) == 200
    said.append((await seats[0].say("at last")).id)
    assert [line.id for line in (await seats[0].look()).chat] == said[-100:]
    await answer_once(seats)


async def health(client: Client) -> int:
    """Once a second it is found out anew."""
    client.app.service.tables.keeping.checked = float("-inf")  # type: ignore[attr-defined]
    return (await client.http.get("/healthz")).status_code


@contextlib.contextmanager
def read_only(storage: SQLiteStorage) -> Iterator[None]:
    storage.db.execute("pragma query_only=on")
    yield
    storage.db.execute("pragma query_only=off")


@contextlib.contextmanager
def no_room(storage: SQLiteStorage) -> Iterator[None]:
    """SQLite may write over its log without asking the disk for more."""
    data, storage.data = storage.data, Path("/proc")
    yield
    storage.data = data


@contextlib.contextmanager
def damaged(storage: SQLiteStorage) -> Iterator[None]:
    storage.db.execute("pragma wal_checkpoint(truncate)")
    with open(storage.path, "r+b") as file:
        file.seek(4096)
        kept = file.read(8192)
        file.seek(4096)
        file.write(b"\xff" * 8192)
        file.flush()
        storage.inspect()  # as it does now and then
        yield
        file.seek(4096)
        file.write(kept)
        file.flush()
        storage.inspect()


@pytest.mark.parametrize("trouble", [read_only, no_room, damaged])
async def test_the_health_check_finds_out(
    sqlite_client: Client,
    trouble: Callable[[SQLiteStorage], contextlib.AbstractContextManager[None]],
) -> None:
    await two_people(sqlite_client)
    storage = storage_of(sqlite_client)
    assert isinstance(storage, SQLiteStorage)
    assert await health(sqlite_client) == 200
    with trouble(storage):
        assert await health(sqlite_client) == 503
    assert await health(sqlite_client) == 200


async def test_the_health_check_writes_to_postgresql(
    sqlite_settings: Settings, database: str
) -> None:
    import asyncpg

    sqlite_settings.database = database
    name = database.rpartition("/")[2]
    async with serving(sqlite_settings) as client:
        assert await health(client) == 200
        db = await asyncpg.connect(POSTGRES)
        await db.execute(f"alter database {name} set default_transaction_read_only=on")
        await db.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname=$1", name
        )
        try:
            assert await health(client) == 503
        finally:
            await db.execute(f"alter database {name} reset default_transaction_read_only")
            await db.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity where datname=$1", name
            )
            await db.close()


async def talk(seat: Seat, said: list[int]) -> None:
    for _ in range(1000):
        said.append((await seat.say("x" * 500)).id)


async def test_a_database_that_is_away_for_a_while(
    sqlite_settings: Settings, database: str
) -> None:
    sqlite_settings.database = database
    async with serving(sqlite_settings) as client:
        seats = await two_people(client)
        async with away(database.rpartition("/")[2]):
            await refused(seats[0].say("hello?"), "storage-down")
            assert (await client.http.get("/healthz")).status_code == 503
            async with seats[0].socket() as socket:
                hello = wire.Hello(0, seats[0].token)
                await socket.send(msgspec.json.encode(hello).decode())
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 1013  # come back later
        await seats[0].say("hello")
        assert [line.text for line in (await seats[0].look()).chat] == ["hello"]
        await answer_once(seats)


@contextlib.asynccontextmanager
async def away(name: str) -> AsyncIterator[None]:
    """Every connection is cut, and none can be made."""
    import asyncpg

    db = await asyncpg.connect(POSTGRES)
    await db.execute(f"alter database {name} allow_connections false")
    await db.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname=$1", name
    )
    try:
        yield
    finally:
        await db.execute(f"alter database {name} allow_connections true")
        await db.close()
