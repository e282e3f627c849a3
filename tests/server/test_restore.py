"""Copies, and what is there in their place again; files that are damaged are never replaced."""

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import portside
from portside import Malformed
from portside.client import Client
from portside.server.settings import Settings
from portside.server.storage.files import FILE, MIGRATIONS, backup, restore
from portside.server.storage.sqlite import SQLiteStorage
from tests.server.conftest import serving
from tests.server.kills import start
from tests.server.playing import answer_once, two_people

pytestmark = pytest.mark.anyio


def portside_command(*words: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(Path(portside.__file__).parents[1])}
    command = [sys.executable, "-m", "portside", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)


async def test_a_copy_is_restored_after_a_kill(sqlite_settings: Settings, tmp_path: Path) -> None:
    """What the crash has left beside the file must not be played over the copy."""
    data, copy = sqlite_settings.data, tmp_path / "copy.sqlite"
    process, url = start(sqlite_settings)
    try:
        async with Client(url) as client:
            kept = [await two_people(client) for _ in range(8)]
            await asyncio.to_thread(backup, data, copy)
            for seats in kept:
                await answer_once(seats)
            later = await two_people(client)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    assert (data / f"{FILE}-wal").stat().st_size > 0
    said = await asyncio.to_thread(portside_command, "restore", str(copy), "--data", str(data))
    assert said.returncode == 0, said.stderr
    assert "8 tables, 0 of them finished" in said.stdout and "newest entry: 20" in said.stdout
    aside = [path for path in data.iterdir() if path.name.startswith(f"{FILE}.")]
    assert len(aside) == 2  # the file and its log
    assert all(str(path) in said.stdout for path in aside)
    process, url = start(sqlite_settings)
    try:
        async with Client(url) as client:
            for seats in kept:
                seats = [client.seat(seat.ticket) for seat in seats]
                assert (await seats[0].look()).seq == 26
                await answer_once(seats)
            gone = await client.http.get(f"/api/tables/{later[0].ticket.table}")
            assert gone.status_code == 404
    finally:
        process.terminate()
        process.wait()
    with contextlib.closing(sqlite3.connect(data / FILE)) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)


async def test_not_while_a_server_runs(sqlite_settings: Settings, tmp_path: Path) -> None:
    async with serving(sqlite_settings) as client:
        await two_people(client)
        backup(sqlite_settings.data, tmp_path / "copy")
        with pytest.raises(Malformed, match="another server is using"):
            restore(tmp_path / "copy", sqlite_settings.data)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def scribbled_on(path: Path) -> None:
    with open(path, "r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 20_000)


def something_else(path: Path) -> None:
    path.write_bytes(b"not a database at all, but long enough to be looked at" * 100)


def of_another_program(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as db:
        db.execute("create table songs(title)")
        db.execute("pragma user_version=1")


def of_a_newer_portside(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute(f"pragma user_version={len(MIGRATIONS) + 1}")


DAMAGE = [empty, cut, scribbled_on, something_else, of_another_program, of_a_newer_portside]


async def some_tables(settings: Settings) -> None:
    async with serving(settings) as client:
        for _ in range(8):
            await two_people(client)


@pytest.mark.parametrize("harm", DAMAGE)
async def test_a_bad_copy_changes_nothing(
    sqlite_settings: Settings, tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    await some_tables(sqlite_settings)
    copy, there = tmp_path / "copy", sqlite_settings.data / FILE
    backup(sqlite_settings.data, copy)
    harm(copy)
    before, files = there.read_bytes(), sorted(os.listdir(sqlite_settings.data))
    with pytest.raises(Malformed, match="nothing was changed"):
        restore(copy, sqlite_settings.data)
    assert there.read_bytes() == before and sorted(os.listdir(sqlite_settings.data)) == files


@pytest.mark.parametrize("harm", DAMAGE)
async def test_a_damaged_file_is_not_opened_and_not_replaced(
    sqlite_settings: Settings, harm: Callable[[Path], None]
) -> None:
    await some_tables(sqlite_settings)
    path = sqlite_settings.data / FILE
    harm(path)
    before = path.read_bytes()
    storage = SQLiteStorage(sqlite_settings.data)
    with pytest.raises(Malformed, match=r"empty|damaged|not a database|not Portside's|newer"):
        await storage.open(lambda _: None)
    assert path.read_bytes() == before


async def test_a_log_without_its_file_is_not_ignored(sqlite_settings: Settings) -> None:
    await some_tables(sqlite_settings)
    path = sqlite_settings.data / FILE
    path.rename(path.with_name(f"{FILE}-wal"))
    with pytest.raises(Malformed, match="missing, but its log is there"):
        await SQLiteStorage(sqlite_settings.data).open(lambda _: None)
    assert not path.exists()


async def test_only_the_owner_may_read(sqlite_settings: Settings, tmp_path: Path) -> None:
    data, copy = sqlite_settings.data, tmp_path / "copy"
    async with serving(sqlite_settings) as client:
        await two_people(client)
        copy.touch(0o644)
        backup(data, copy)
        names = {path.name for path in data.iterdir()}
        assert names >= {FILE, f"{FILE}-wal", f"{FILE}-shm"}
        for path in (copy, *data.iterdir()):
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    (data / FILE).chmod(0o644)  # as an older Portside has left it
    async with serving(sqlite_settings):
        assert stat.S_IMODE((data / FILE).stat().st_mode) == 0o600
    restore(copy, data)
    assert stat.S_IMODE((data / FILE).stat().st_mode) == 0o600


# ------------------------------------------------------------------ a start that does not succeed


def not_a_folder(tmp_path: Path) -> list[str]:
    (tmp_path / "file").touch()
    return ["--data", str(tmp_path / "file" / "data")]


def damaged(tmp_path: Path) -> list[str]:
    something_else(tmp_path / FILE)
    return ["--data", str(tmp_path)]


def newer(tmp_path: Path) -> list[str]:
    of_a_newer_portside(tmp_path / FILE)
    return ["--data", str(tmp_path)]


@pytest.mark.parametrize(
    ("given", "words"),
    [(not_a_folder, "cannot be used"), (damaged, "not a database"), (newer, "newer Portside")],
)
def test_what_fails_at_the_start_is_one_sentence(
    tmp_path: Path, given: Callable[[Path], list[str]], words: str
) -> None:
    says(portside_command("serve", "--port", "0", *given(tmp_path)), words)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        says(portside_command("serve", "--port", port, "--data", str(tmp_path)), "cannot listen")


def test_a_database_that_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://127.0.0.1:1/nothing")
    said = portside_command("serve", "--port", "0", "--data", str(tmp_path))
    says(said, "the database cannot be used")


def test_a_second_server(sqlite_settings: Settings) -> None:
    process, _ = start(sqlite_settings)
    try:
        said = portside_command("serve", "--port", "0", "--data", str(sqlite_settings.data))
    finally:
        process.terminate()
        process.wait()
    says(said, "another server is using")


def says(said: "subprocess.CompletedProcess[str]", words: str) -> None:
    assert said.returncode == 2
    assert len(said.stderr.strip().splitlines()) == 1 and words in said.stderr
    assert said.stdout == ""
