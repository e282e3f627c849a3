"""A real server for each test, on SQLite and on PostgreSQL.

PORTSIDE_POSTGRES is the address of a PostgreSQL to use; `python -m tools.postgres pytest` starts
one. Without it those tests are skipped, and fail where nothing may be skipped (CI=true).
"""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest

from portside.client import Client
from portside.server.serving import listen, make_server
from portside.server.settings import Settings

POSTGRES = os.environ.get("PORTSIDE_POSTGRES", "")
Serve = Callable[..., AbstractAsyncContextManager[Client]]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def need_postgres() -> None:
    if not POSTGRES:
        message = "no PostgreSQL: run `python -m tools.postgres pytest`"
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(message)


@pytest.fixture
def database() -> str:
    """The address of an empty PostgreSQL database of this test's own."""
    need_postgres()
    import asyncpg

    name = f"test_{os.getpid()}"

    async def fresh() -> None:
        db = await asyncpg.connect(POSTGRES)
        await db.execute(f"drop database if exists {name} with (force)")
        await db.execute(f"create database {name}")
        await db.close()

    asyncio.run(fresh())
    return POSTGRES.rpartition("/")[0] + f"/{name}"


@pytest.fixture
def sqlite_settings(tmp_path: Path) -> Settings:
    return Settings(
        data=tmp_path / "data", workers=1, pace=0.0, rate=0.0, patience=2.0, bot_tables=True
    )


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, sqlite_settings: Settings) -> Settings:
    if request.param == "postgres":
        sqlite_settings.database = request.getfixturevalue("database")
    return sqlite_settings


@contextlib.asynccontextmanager
async def serving(settings: Settings, proxies: str = "") -> AsyncIterator[Client]:
    """A server on a port of its own, in this loop; the client speaks to it over TCP."""
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    server = make_server(settings, "127.0.0.1", port, proxies)
    with quiet_signals(server):
        task = asyncio.create_task(server.serve([listening]))
        while not server.started:
            if task.done():
                task.result()
                raise AssertionError("the server did not start")
            await asyncio.sleep(0.01)
        try:
            async with Client(f"http://127.0.0.1:{port}") as client:
                client.app, client.server = server.config.app, server  # type: ignore[attr-defined]
                yield client
        finally:
            server.should_exit = True
            await task


@contextlib.contextmanager
def quiet_signals(server: Any) -> Iterator[None]:
    """Ctrl-C belongs to pytest."""
    server.capture_signals = contextlib.nullcontext
    yield


@pytest.fixture
async def client(settings: Settings) -> AsyncIterator[Client]:
    async with serving(settings) as made:
        yield made


@pytest.fixture
async def sqlite_client(sqlite_settings: Settings) -> AsyncIterator[Client]:
    async with serving(sqlite_settings) as made:
        yield made
