"""The commands around a server: join, verify, backup, export, load."""

import asyncio
import io
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner

from portside import Malformed, read_record, replay, wire
from portside.cli.app import app
from portside.cli.doing.join import Link, RemoteTable, join
from portside.cli.doing.load import measure
from portside.cli.doing.play import Quit
from portside.cli.doing.serving import export_records
from portside.client import Client, ServerRefused
from portside.core.changes import Change
from portside.server.settings import Settings
from portside.server.storage.files import FILE
from portside.text.teller import Teller
from tests.server.conftest import serving
from tests.server.playing import BOT, me, play_out, two_people, until

pytestmark = pytest.mark.anyio


def terminal() -> tuple[Console, io.StringIO]:
    shown = io.StringIO()
    return Console(file=shown, width=120, highlight=False), shown


async def test_two_terminals_play_each_other(client: Client) -> None:
    """Ada sets a table and gets a link for Ben; both answer at random until it is over."""
    import asyncio

    dice = random.Random(1)

    def answers(_prompt: str) -> str:
        return str(dice.randint(1, 4))

    (one, shown), (other, also_shown) = terminal(), terminal()
    new = wire.NewTable("santiago", [me("Ada"), wire.NewSeat("open")], {"ships": 1})
    ada = asyncio.create_task(join(one, answers, Link(client.url), "Ada", "en", new))

    async def linked() -> str:
        lines = [line for line in shown.getvalue().splitlines() if "#i=" in line]
        return lines[0].split("'")[1] if lines else ""

    link = await until(linked)
    await join(other, answers, Link(link), "Ben", "pl", None)
    await ada
    assert "The game is over" in shown.getvalue() and "wins!" in shown.getvalue()
    ships = Change("ships", (), 1, 7)
    for screen, language in ((shown, "en"), (also_shown, "pl")):
        assert screen.getvalue().count(Teller(language, "santiago").change(ships)) == 1
    assert "Gra skończona" in also_shown.getvalue() or "Ben" in also_shown.getvalue()


@pytest.mark.parametrize(
    ("options", "told"), [({}, "changes-none"), ({"ships": 3}, "changes-title")]
)
async def test_a_terminal_tells_the_rules_of_the_table_and_its_own_commands(
    sqlite_client: Client, options: dict[str, object], told: str
) -> None:
    console, shown = terminal()
    said = iter(["?", "t", "q"])
    new = wire.NewTable("santiago", [me("Ada"), BOT], options, shuffle=False)
    with pytest.raises(Quit):
        await join(console, lambda _: next(said), Link(sqlite_client.url), "Ada", "ru", new)
    teller = Teller("ru", "santiago")
    assert teller.say("join-help") in " ".join(shown.getvalue().split())
    assert shown.getvalue().count(teller.say(told)) == 1 + bool(options)


async def test_leaving_and_coming_back_with_one_s_own_link(sqlite_client: Client) -> None:
    console, shown = terminal()
    said = iter(["say hello", "nonsense", "q"])
    new = wire.NewTable("cargo_noir", [me("Ada"), me("Ben")], shuffle=False)
    with pytest.raises(Quit):
        await join(console, lambda _: next(said), Link(sqlite_client.url), "Ada", "en", new)
    assert "is not one of" in shown.getvalue()
    mine = next(line for line in shown.getvalue().splitlines() if "#k=" in line).split("'")[1]
    seen = await sqlite_client.seat(wire.Ticket(Link(mine).table, 0, Link(mine).token or "")).look()
    assert [line.text for line in seen.chat] == ["hello"] and seen.question.seat == seen.you == 0
    console, shown = terminal()
    with pytest.raises(Quit):
        await join(console, lambda _: "q", Link(mine), "Ada", "en", None)
    assert "Ada" in shown.getvalue()


async def test_the_code_that_is_shown_opens_the_seat_again(sqlite_client: Client) -> None:
    console, shown = terminal()
    new = wire.NewTable("cargo_noir", [me("Ada"), me("Ben")], shuffle=False)
    with pytest.raises(Quit):
        await join(console, lambda _: "q", Link(sqlite_client.url), "Ada", "en", new)
    [line] = [line for line in shown.getvalue().splitlines() if "Write this down" in line]
    table = Link(next(w for w in shown.getvalue().split("'") if "#k=" in w)).table
    again = await sqlite_client.recover(table, line.split()[3])
    assert (await again.look()).you == 0


async def test_a_terminal_tells_who_plays_and_who_speaks(sqlite_client: Client) -> None:
    """A bot for Ada, a spectator who tries to colour the screen, and Ada again."""
    _, ben = await two_people(sqlite_client)
    console, shown = terminal()
    table = RemoteTable(console, lambda _: "q", ben, "en")
    seen = await ben.look()
    table.begin(seen)
    table.notice(wire.Notice(1, seen.seq, 0.0, "time-up", 0))
    table.notice(wire.Notice(2, seen.seq, 0.0, "agreed", 0, 1))
    table.said(wire.ChatLine(1, None, "Zoe", "[/red] [bold]ahoy", 0.0))
    table.said(wire.ChatLine(2, 0, "Ada", "", 0.0, removed=True))
    table.show(msgspec.structs.replace(seen.log[-1], proxy=True, hasty=True))
    said = shown.getvalue()
    assert "Time was up: a bot plays for Ada." in said
    assert "Ben agrees that Ada gets a new link." in said
    assert "Zoe (watching): [/red] [bold]ahoy" in said and "Ada:" not in said
    assert said.rstrip().endswith("(a bot answered) (had no time to think)")


async def test_a_terminal_says_loudly_that_the_promise_was_broken(sqlite_client: Client) -> None:
    ada, _ = await two_people(sqlite_client)
    console, shown = terminal()
    table = RemoteTable(console, lambda _: "q", ada, "en")
    seen = await ada.look()
    table.begin(seen)
    assert "BROKEN" not in shown.getvalue()
    swapped = msgspec.structs.replace(seen.info.fairness, commitment="0" * 64)
    table.heed(msgspec.structs.replace(seen.info, fairness=swapped))
    assert "THE PROMISE OF FAIR CHANCE WAS BROKEN" in shown.getvalue()


async def test_luck_that_is_not_new_is_agreed_to_by_a_flag(
    sqlite_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await sqlite_client.make(wire.NewTable("santiago", [me("Ada"), wire.NewSeat("open")]))
    link = f"{sqlite_client.url}/t/{made.table}#i={made.invitations[0].invite}"
    agreed: list[bool | None] = []

    async def refuse(*_: object, knows_luck: bool | None = None) -> None:
        agreed.append(knows_luck)
        raise ServerRefused(409, wire.Problem("luck-not-fresh", "", "problem-luck-not-fresh"))

    monkeypatch.setattr(Client, "join", refuse)
    for flags in ([], ["--known-luck"]):
        run = await asyncio.to_thread(CliRunner().invoke, app, ["join", link, *flags])
        assert isinstance(run.exception, Malformed) and "--known-luck" in str(run.exception)
    assert agreed == [None, True]


@pytest.mark.parametrize("link", ["ftp://x", "http://", "//"])
def test_a_link_that_is_none(link: str) -> None:
    with pytest.raises(Malformed, match="no link to a server"):
        Link(link)


def test_links() -> None:
    link = Link("https://club.example/t/abcdefghij#i=xyz")
    assert (link.server, link.table, link.invite) == ("https://club.example", "abcdefghij", "xyz")
    assert Link("127.0.0.1:8000").server == "http://127.0.0.1:8000"
    assert Link("http://a/t/abc#k=mine").token == "mine"


async def test_export_and_verify(settings: Settings, tmp_path: Path) -> None:
    async with serving(settings) as client:
        seats = await two_people(client, options={"ships": 1})
        await play_out(seats)
        await two_people(client)  # still running: not exported
        folder = tmp_path / "records"
        assert await export_records(settings, folder) == (1, {})  # beside the running server
    [file] = folder.iterdir()
    record = read_record(file.read_text("utf-8"))
    assert replay(record).scores() == record.result
    run = CliRunner().invoke(app, ["verify", str(file)])
    assert run.exit_code == 0 and "Fair: " in run.output
    text = file.read_text("utf-8")
    salt = record.headers["Salt"]
    both = tmp_path / "both.game"
    both.write_text(f"{text}\n{text.replace(salt, salt[::-1])}", "utf-8")
    run = CliRunner().invoke(app, ["verify", str(both)])
    assert run.exit_code == 1 and "game 1, Fair: " in run.output and "game 2, line " in run.output
    assert CliRunner().invoke(app, ["verify", str(both), "--game", "1"]).exit_code == 0
    file.write_text(text.replace(salt, salt[::-1]), "utf-8")
    run = CliRunner().invoke(app, ["verify", str(file)])
    assert run.exit_code == 1 and ", not 'building" in run.output  # any: one may be drawn again


async def test_export_goes_on_after_a_table_of_rules_not_known_any_more(
    sqlite_settings: Settings, tmp_path: Path
) -> None:
    async with serving(sqlite_settings) as client:
        tables = []
        for _ in range(3):
            seats = await two_people(client, options={"ships": 1})
            await play_out(seats)
            tables.append(seats[0].ticket.table)
    with sqlite3.connect(sqlite_settings.data / FILE) as db:
        [head] = db.execute("select head from tables where id = ?", tables[1:2]).fetchone()
        changed = {**msgspec.json.decode(head), "revision": 99}
        db.execute(
            "update tables set head = ? where id = ?", (msgspec.json.encode(changed), tables[1])
        )
    number, left_out = await export_records(sqlite_settings, tmp_path / "records")
    assert number == 2 and list(left_out) == [tables[1]] and "99" in left_out[tables[1]]
    data = ["--data", str(sqlite_settings.data)]
    run = await asyncio.to_thread(
        CliRunner().invoke, app, ["export", str(tmp_path / "again"), *data]
    )
    assert run.exit_code == 1 and "is left out" in run.output
    assert len(list((tmp_path / "again").iterdir())) == 2


async def test_a_backup_while_the_server_runs(sqlite_settings: Settings, tmp_path: Path) -> None:
    async with serving(sqlite_settings) as client:
        await two_people(client)
        target = tmp_path / "copy.sqlite"
        data = ["--data", str(sqlite_settings.data)]
        run = CliRunner().invoke(app, ["backup", str(target), *data])
        assert run.exit_code == 0, run.output
    with sqlite3.connect(target) as db:
        assert db.execute("select count(*) from entries").fetchone() == (26,)


def test_nothing_to_copy(tmp_path: Path) -> None:
    nowhere = ["--data", str(tmp_path / "nowhere")]
    for command in (["backup", str(tmp_path / "copy")], ["export", str(tmp_path / "x")]):
        run = CliRunner().invoke(app, [*command, *nowhere])
        assert isinstance(run.exception, Malformed)


async def test_load_is_measured_only_on_this_machine(sqlite_client: Client) -> None:
    found = await measure(sqlite_client.url, 6, 60.0, 1.0, 1, None)
    assert found.took and not found.refused
    assert 0 < found.part(0.5) <= found.part(0.99) <= found.part(1.0)
    with pytest.raises(Malformed, match="only a server on this machine"):
        await measure("http://portside.example", 1, 1.0, 1.0, 1, None)


@pytest.mark.parametrize(("limit", "most"), [("tables_an_hour", 2), ("sockets", 3)])
async def test_a_server_with_limits_says_how_it_can_be_measured(
    sqlite_settings: Settings, limit: str, most: int
) -> None:
    sqlite_settings.rate = 1000.0
    setattr(sqlite_settings, limit, most)
    async with serving(sqlite_settings) as client:
        with pytest.raises(Malformed, match="portside serve --rate 0"):
            await measure(client.url, 6, 60.0, 1.0, 1, None)
    with pytest.raises(Malformed, match="no server answers"):
        await measure(client.url, 6, 60.0, 1.0, 1, None)


@pytest.mark.parametrize(("given", "allowed"), [([], False), (["--allow-bot-tables"], True)])
async def test_only_the_host_allows_tables_without_people(
    given: list[str], allowed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Settings] = []

    def run_server(_console: Console, settings: Settings, *_: object) -> None:
        served.append(settings)

    monkeypatch.setattr("portside.cli.commands.serving.run_server", run_server)
    assert CliRunner().invoke(app, ["serve", *given]).exit_code == 0
    assert [settings.bot_tables for settings in served] == [allowed]
