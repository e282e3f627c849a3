"""A server and its tables: run, measured, copied, written out."""

import asyncio
import os
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from portside.cli.commands.given import Data, console, duration
from portside.cli.doing.saving import load_editions
from portside.cli.doing.serving import export_records, run_server, show_load
from portside.server.settings import Settings
from portside.server.storage.files import backup as back_up
from portside.server.storage.files import restore as put_back

FOR_EVER = ("0", "forever")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    data: Data = Path("portside-data"),
    workers: Annotated[
        int, typer.Option(min=0, help="Processes for bots.", show_default="all cores but one")
    ] = 0,
    pace: Annotated[
        float, typer.Option(min=0.0, help="Seconds before a bot answers where people play.")
    ] = 0.7,
    rate: Annotated[
        float, typer.Option(min=0.0, help="Requests a second from one address; 0: no limit.")
    ] = 50.0,
    bot_tables: Annotated[
        bool, typer.Option("--allow-bot-tables", help="Let anybody set tables of bots only.")
    ] = False,
    connections: Annotated[
        int, typer.Option(min=1, help="Connections that one address may hold.")
    ] = 300,
    host_name: Annotated[
        list[str] | None,
        typer.Option(help="A name this server is known by; requests for others are refused."),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another site whose pages may open sockets.")
    ] = None,
    proxy: Annotated[
        str, typer.Option(help="Proxies whose X-Forwarded-For is believed, with commas.")
    ] = "",
    keep: Annotated[
        str, typer.Option(metavar="365d", help="How long names and chat are kept; 0: for ever.")
    ] = "365d",
    keep_records: Annotated[
        bool, typer.Option(help="After that, games stay without names, or go too.")
    ] = True,
    editions: Annotated[
        Path | None,
        typer.Option(
            exists=True,
            file_okay=False,
            help="A folder of editions that tables may name: GAME/NAME.toml or .json.",
        ),
    ] = None,
    absent_after: Annotated[
        str,
        typer.Option(help="When a host may let a bot play for who does not come, without a clock."),
    ] = "1d",
    browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    log: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables for people and bots. PostgreSQL instead of SQLite: set DATABASE_URL."""
    settings = Settings(
        data=data, database=os.environ.get("DATABASE_URL", ""), workers=workers, pace=pace,
        rate=rate, connections=connections, bot_tables=bot_tables, hosts=tuple(host_name or ()),
        origins=tuple(origin or ()), editions=load_editions(editions) if editions else {},
        keep=0.0 if keep in FOR_EVER else duration(keep), keep_records=keep_records,
        absent_after=duration(absent_after),
    )  # fmt: skip
    run_server(console, settings, host, port, proxy, log, browser)


def measure_load(
    tables: Annotated[int, typer.Option(min=1, max=2000)] = 500,
    rate: Annotated[float, typer.Option(min=1, max=10_000, help="Answers a second.")] = 200.0,
    seconds: Annotated[float, typer.Option(min=1, max=600)] = 30.0,
    url: Annotated[
        str | None, typer.Option(help="A server on this machine.", show_default="one of its own")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(file_okay=False, help="Where its data go for the time being.")
    ] = None,
    seed: Annotated[int, typer.Option()] = 1,
) -> None:
    """Measure how many answers a server on this machine bears, and how fast it gives them."""
    show_load(console, tables, rate, seconds, url, data, seed)


def backup(
    target: Annotated[Path, typer.Argument(dir_okay=False, help="A file for the copy.")],
    data: Data = Path("portside-data"),
) -> None:
    """Copy all tables into one file, while the server may be running (SQLite)."""
    back_up(data, target)
    console.print(f"{target}: {target.stat().st_size:,} bytes")


def restore(
    copy: Annotated[Path, typer.Argument(dir_okay=False, help="What `portside backup` made.")],
    data: Data = Path("portside-data"),
) -> None:
    """Put a copy in the place of all tables, while no server runs. What was there is kept aside."""
    found = put_back(copy, data)
    newest = datetime.fromtimestamp(found.newest) if found.newest else "none"
    console.print(f"{found.tables} tables, {found.finished} of them finished", soft_wrap=True)
    console.print(f"the newest entry: {newest}", soft_wrap=True)
    for path in found.aside:
        console.print(f"what was there before: {path}", soft_wrap=True)


def export(
    folder: Annotated[Path, typer.Argument(file_okay=False, help="Where the records go.")],
    data: Data = Path("portside-data"),
) -> None:
    """Write the records of all finished tables. PostgreSQL: set DATABASE_URL."""
    settings = Settings(data=data, database=os.environ.get("DATABASE_URL", ""))
    number, left_out = asyncio.run(export_records(settings, folder))
    console.print(f"{folder}: {number} records")
    for table, reason in left_out.items():
        console.print(f"{table} is left out: {reason}", style="yellow")
    if left_out:
        raise typer.Exit(1)
