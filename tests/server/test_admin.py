"""What whoever runs a server can do while it runs, and what a person can take away."""

import asyncio
import contextlib
import json
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from portside import Malformed, read_record, wire
from portside.cli.app import app
from portside.client import Client, Seat
from portside.server import housekeeping, tables
from portside.server.admin import Admin, administration
from portside.server.bans import Ban, Bans, checked_value
from portside.server.problems import Refused
from portside.server.settings import Settings
from portside.server.storage import New, Row, make_storage
from portside.server.storage.files import FILE
from tests.server.conftest import serving
from tests.server.playing import OPEN, me, play_out, refused, two_people, until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server hears of it within a few seconds; tests do not wait so long."""
    monkeypatch.setattr(housekeeping, "BEAT", 0.1)
    monkeypatch.setattr(tables, "SWEEP", 0.05)


@pytest.fixture
async def admin(client: Client, settings: Settings) -> AsyncIterator[Admin]:
    """Beside a server that runs."""
    assert client.url
    async with administration(settings) as found:
        yield found


@contextlib.asynccontextmanager
async def looking_on(seat: Seat) -> AsyncIterator[Any]:
    """What is told at a socket, from the first snapshot on."""
    async with seat.socket() as socket:
        await socket.send(msgspec.json.encode(wire.Hello(0, seat.token)).decode())
        assert json.loads(await socket.recv())["type"] == "snapshot"
        yield socket


async def told(socket: Any, kind: str) -> Any:
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if message["type"] == kind:
            return message


async def test_a_table_is_closed_under_its_players(client: Client, admin: Admin) -> None:
    seats = await two_people(client, public=True)
    table = seats[0].ticket.table
    async with looking_on(seats[0]) as socket:
        await admin.close(table)
        info = (await told(socket, "info"))["info"]
    assert info["state"] == "over" and info["closed"] and info["winners"] == []
    await refused(seats[0].resign(), "not-running")
    assert [line.table for line in await client.tables("over")] == [table]
    with pytest.raises(Malformed, match="over already"):
        await admin.close(table)
    with pytest.raises(Malformed, match="no table"):
        await admin.close("nothing")


async def test_nobody_sits_down_at_a_closed_table(client: Client, admin: Admin) -> None:
    made = await client.make(wire.NewTable("santiago", [me("Ada"), OPEN], public=True))
    await admin.close(made.table)

    async def is_over() -> bool:
        return (await client.watch(made.table).look()).info.state == "over"

    await until(is_over)
    await refused(client.join(made.table, "Ben"), "not-running")


async def test_a_table_is_deleted_under_its_players(client: Client, admin: Admin) -> None:
    seats = await two_people(client)
    table = seats[0].ticket.table
    async with looking_on(seats[0]) as socket:
        await admin.delete(table)
        assert (await told(socket, "problem"))["code"] == "unknown-table"
    await refused(seats[0].look(), "unknown-table")
    stored = await admin.storage.load(table)
    assert stored is None
    with pytest.raises(Malformed, match="no table"):
        await admin.delete(table)


async def test_a_line_is_removed_for_good(client: Client, admin: Admin) -> None:
    seats = await two_people(client)
    table = seats[0].ticket.table
    lines = [await seats[0].say(text) for text in ("hello", "something nasty")]
    async with looking_on(seats[1]) as socket:
        await admin.unsay(table, lines[1].id)
        chat = (await told(socket, "snapshot"))["snapshot"]["chat"]
    assert [(line["text"], line["removed"]) for line in chat] == [("hello", False), ("", True)]
    assert [(line.text, line.removed) for line in await admin.chat(table)][1] == ("", True)
    assert not await is_stored(admin, table, "nasty")
    with pytest.raises(Malformed, match="no line 99"):
        await admin.unsay(table, 99)
    assert (await seats[0].say("sorry")).id == lines[1].id + 1


async def is_stored(admin: Admin, table: str, word: str) -> bool:
    found = await admin.storage.load(table)
    assert found is not None
    return any(word.encode() in body for body in (found.head, found.line, *found.notes))


async def test_removed_words_are_not_left_in_the_file(sqlite_settings: Settings) -> None:
    async with serving(sqlite_settings) as client:
        seats = await two_people(client)
        await seats[0].say("unutterable" * 30)
        async with administration(sqlite_settings) as admin:
            await admin.unsay(seats[0].ticket.table, 1)
    assert b"unutterable" not in (sqlite_settings.data / FILE).read_bytes()


async def test_a_person_takes_away_their_name_and_words(client: Client, admin: Admin) -> None:
    seats = await two_people(client)
    await seats[0].say("I live at the harbour")
    await seats[1].say("who knows")
    async with looking_on(seats[1]) as socket:
        path = f"/tables/{seats[0].ticket.table}/forget-me"
        await client.ask("POST", path, wire.Done, None, seats[0].token)
        seen = (await told(socket, "snapshot"))["snapshot"]
    assert [seat["name"] for seat in seen["info"]["seats"]] == ["Player 1", "Ben"]
    assert [line["text"] for line in seen["chat"]] == ["", "who knows"]
    assert not await is_stored(admin, seats[0].ticket.table, "Ada")
    assert not await is_stored(admin, seats[0].ticket.table, "harbour")
    assert (await seats[0].look()).you == 0  # the seat is theirs as before
    await refused(client.ask("POST", path, wire.Done, None, None), "bad-token")


async def test_who_joined_is_forgotten_too_and_the_record_knows_no_name(client: Client) -> None:
    made = await client.make(
        wire.NewTable("santiago", [me("Player 2"), OPEN], {"ships": 1}, shuffle=False)
    )
    ben = await client.join(made.table, "Benjamin", invite=made.invitations[0].invite)
    await play_out([client.seat(made.tickets[0]), ben])
    await client.ask("POST", f"/tables/{made.table}/forget-me", wire.Done, None, ben.token)
    record = read_record((await client.http.get(f"/api/tables/{made.table}/record")).text)
    assert record.seats == ["Player 2", "Player 3"]
    assert (await client.http.get(f"/api/tables/{made.table}/fairness/verify")).json()["fair"]


# ----------------------------------------------------------------------------------------- bans


async def test_an_address_is_banned_and_free_again(client: Client, admin: Admin) -> None:
    seats = await two_people(client)
    await admin.ban("address", "127.0.0.0/8", None, "a test")

    async def status(path: str = "/api/catalogue") -> int:
        return (await client.http.get(path)).status_code

    async def is_refused() -> bool:
        return await status() == 403

    await until(is_refused)
    await refused(seats[0].look(), "banned")
    with pytest.raises(Exception, match="403"):
        async with seats[0].socket():
            pass
    await admin.unban("address", "127.0.0.0/8")

    async def is_served() -> bool:
        return await status() == 200

    await until(is_served)
    with pytest.raises(Malformed, match="not banned"):
        await admin.unban("address", "127.0.0.0/8")


async def test_a_name_is_banned(client: Client, admin: Admin) -> None:
    await admin.ban("name", "Capo  NERO", None, "")
    name = "Сapo Nero"  # whose first letter is Cyrillic: the same to whoever reads it

    async def is_refused() -> bool:
        try:
            await client.make(wire.NewTable("santiago", [me(name), OPEN], public=True))
        except Exception:
            return True
        return False

    await until(is_refused)
    await refused(client.make(wire.NewTable("santiago", [me(name), OPEN])), "banned")
    made = await client.make(wire.NewTable("santiago", [me("Ada"), OPEN], public=True))
    await refused(client.join(made.table, name), "banned")
    body = {"text": "hello", "name": name}
    said = await client.http.post(f"/api/tables/{made.table}/chat", json=body)
    assert said.status_code == 403


def test_bans_end_and_networks_hold_their_addresses() -> None:
    bans, now = Bans(), time.time()
    bans.put(
        [
            Ban("address", "192.0.2.0/24", None, ""),
            Ban("address", "198.51.100.7/32", now - 1.0, ""),
            Ban("address", checked_value("address", "2001:db8::17"), now + 60.0, ""),
        ]
    )
    for address in ("192.0.2.200", "2001:db8::/64"):  # as the limits name whoever asks
        with pytest.raises(Refused):
            bans.refuse(address)
    for address in ("192.0.3.1", "198.51.100.7", "2001:db8:0:1::/64", "", "testclient"):
        bans.refuse(address)
    with pytest.raises(Malformed, match="no address"):
        checked_value("address", "nonsense")


# -------------------------------------------------------------------------------- announcements


async def test_a_pause_is_announced_to_every_table(client: Client, admin: Admin) -> None:
    seats = await two_people(client)
    async with looking_on(seats[0]) as socket:
        await admin.announce("A pause for new tar", 4e9)
        info = (await told(socket, "info"))["info"]
        assert (info["announcement"], info["pause_at"]) == ("A pause for new tar", 4e9)
        shown = (await client.http.get("/api/catalogue")).json()
        assert (shown["announcement"], shown["pause_at"]) == ("A pause for new tar", 4e9)
        await admin.announce("", None)
        assert (await told(socket, "info"))["info"]["announcement"] == ""
    assert (await seats[0].look()).info.announcement == ""


# --------------------------------------------------------------------------------- how long


async def finished_and_not(settings: Settings) -> tuple[str, str]:
    async with serving(settings) as client:
        seats = await two_people(client, options={"ships": 1}, title="Ada's birthday")
        await seats[0].say("well played")
        await play_out(seats)
        other = await two_people(client)
    return seats[0].ticket.table, other[0].ticket.table


@pytest.mark.parametrize("keep_records", [True, False])
async def test_what_was_kept_long_enough_is_forgotten(
    settings: Settings, keep_records: bool
) -> None:
    over, running = await finished_and_not(settings)
    settings.keep, settings.keep_records = 0.001, keep_records
    async with serving(settings) as client:

        async def is_gone() -> bool:
            return (await client.http.get(f"/api/tables/{running}")).status_code == 404

        await until(is_gone)
        found = await client.http.get(f"/api/tables/{over}")
        if not keep_records:
            assert found.status_code == 404
            return
        assert [seat["name"] for seat in found.json()["info"]["seats"]] == ["Player 1", "Player 2"]
        assert found.json()["info"]["title"] == "" and found.json()["chat"][0]["text"] == ""
        assert (await client.http.get(f"/api/tables/{over}/fairness/verify")).json()["fair"]
        async with administration(settings) as admin:
            for word in ("Ada", "birthday", "well played"):
                assert not await is_stored(admin, over, word)
            assert await admin.storage.expired(time.time(), 9) == []


async def test_what_is_younger_stays(settings: Settings) -> None:
    over, running = await finished_and_not(settings)
    async with administration(settings) as admin:
        assert await admin.storage.expired(time.time() - 60.0, 9) == []
        assert {table for table, _ in await admin.storage.expired(time.time(), 9)} == {
            over,
            running,
        }


# ----------------------------------------------------------------------------------- the lobby


async def test_one_maker_does_not_fill_the_list(settings: Settings) -> None:
    storage = make_storage(settings)
    await storage.open(lambda _: None)
    row = Row("gathering", None, b"honest")
    await storage.make(New("honest", b"", True, 1.0, "ada", "", ""), row)
    for number in range(110):
        spam = New(f"spam{number}", b"", True, 2.0 + number, "spammer", "", "")
        await storage.make(spam, Row("gathering", None, b"%d" % number))
    assert await storage.public("gathering", 100) == [b"109", b"108", b"107", b"106", b"105",
                                                      b"honest"]  # fmt: skip
    assert (await storage.gathering_of("spammer"), await storage.gathering_of("ada")) == (110, 1)
    await storage.close()


async def test_one_address_cannot_fill_the_lobby(client: Client) -> None:
    new = wire.NewTable("santiago", [me("Ada"), OPEN], public=True)
    made = [await client.make(new) for _ in range(tables.MOST_GATHERING)]
    await refused(client.make(new), "too-many")
    await client.make(wire.NewTable("santiago", [me("Ada"), OPEN]))  # stands in no list
    assert len(await client.tables()) == 5
    await client.join(made[0].table, "Ben")
    await client.make(new)


# -------------------------------------------------------------------------------- the commands


async def command(settings: Settings, *words: str) -> Any:
    """As it is typed, in a thread of its own; the data are the last words."""
    where = {"DATABASE_URL": settings.database}
    given = ["admin", *words, "--data", str(settings.data)]
    return await asyncio.to_thread(CliRunner(env=where).invoke, app, given)


async def test_the_commands(client: Client, settings: Settings) -> None:
    seats = await two_people(client, title="Of [friends]")
    table = seats[0].ticket.table
    line = await seats[0].say("well [well]")
    shown = (await command(settings, "list", "--state", "running")).output
    assert f"{table}  santiago  running" in shown and "Ada, Ben  Of [friends]" in shown
    assert "well [well]" in (await command(settings, "chat", table)).output
    for words in (
        ("unsay", table, str(line.id)),
        ("ban", "name", "Nobody", "--for", "7d", "--why", "no reason"),
        ("announce", "back soon", "--at", "2030-01-31 22:30"),
        ("announce", "--clear"),
        ("close", table),
    ):
        run = await command(settings, *words)
        assert run.exit_code == 0, (words, run.exception)
    assert "no reason" in (await command(settings, "bans")).output
    assert (await command(settings, "unban", "name", "nobody")).exit_code == 0
    assert (await command(settings, "broken")).output == ""
    acts = (await command(settings, "log")).output
    assert acts.count("\n") == 6 and "table closed" in acts and table in acts
    for secret in (seats[0].token, "well"):
        assert secret not in acts
    assert (await command(settings, "delete", table)).exit_code == 0
    for wrong in (("announce",), ("announce", "x", "--at", "soon"), ("close", "nothing"),
                  ("ban", "name", "x", "--for", "7y")):  # fmt: skip
        assert isinstance((await command(settings, *wrong)).exception, Malformed), wrong


async def test_older_data_are_left_to_the_server(sqlite_settings: Settings) -> None:
    os.makedirs(sqlite_settings.data)
    with sqlite3.connect(sqlite_settings.data / FILE) as db:
        for name in ("tables", "entries", "notes"):
            db.execute(f"create table {name}(id)")
        db.execute("pragma user_version=1")
    with pytest.raises(Malformed, match="older Portside"):
        async with administration(sqlite_settings):
            pass
    assert Path(sqlite_settings.data / FILE).exists()
