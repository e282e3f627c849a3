"""What whoever runs a server can do beside it: look, close, take away, ban, announce."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer

from portside.cli.commands.given import Data, console, duration
from portside.core.errors import Malformed
from portside.server.logs import Lines
from portside.server.settings import Settings
from portside.server.storage import Unavailable

if TYPE_CHECKING:
    from portside.server.admin import Admin, Described

T = TypeVar("T")
Kind = Literal["address", "name"]
State = Literal["gathering", "running", "over"]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="As in its link.")]
Most = Annotated[int, typer.Option(min=1, help="Of so many.")]
HERE = Path("portside-data")

admin = typer.Typer(
    no_args_is_help=True,
    help="Look after a server's tables, while it may be running. PostgreSQL: set DATABASE_URL.",
)


def run(data: Path, work: Callable[["Admin"], Awaitable[T]]) -> T:
    """While the server may be running."""
    from portside.server.admin import administration  # knows how tables are played

    settings = Settings(data=data, database=os.environ.get("DATABASE_URL", ""))

    async def running() -> T:
        async with administration(settings) as found:
            return await work(found)

    try:
        with told():
            return asyncio.run(running())
    except Unavailable as error:
        raise Malformed(f"the storage does not answer: {error}") from None


@contextlib.contextmanager
def told() -> Iterator[None]:
    """Every act is a line of JSON on standard error, too."""
    acts, handler = logging.getLogger("portside.admin"), logging.StreamHandler()
    handler.setFormatter(Lines())
    acts.setLevel("INFO")
    acts.addHandler(handler)
    try:
        yield
    finally:
        acts.removeHandler(handler)


def when(at: float | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at).isoformat(" ", "minutes")


# -------------------------------------------------------------------------------- tables


@admin.command("list")
def show_tables(
    state: Annotated[State | None, typer.Option(help="Only those.")] = None,
    most: Most = 50,
    data: Data = HERE,
) -> None:
    """The newest tables: who sits there, when something last happened, who set them."""
    show(run(data, lambda found: found.tables(state, most)))


@admin.command()
def broken(most: Most = 50, data: Data = HERE) -> None:
    """Tables that cannot be read, and why."""
    for row in run(data, lambda found: found.storage.listing(None, True, most)):
        console.print(f"{row.table}  {row.state}  {row.broken}", soft_wrap=True)


def show(rows: list["Described"]) -> None:
    """A line for each, for people and for grep."""
    head = ("table", "game", "state", "made", "last change", "maker", "names", "title")
    lines = [head, *map(columns, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        padded = (text.ljust(width) for text, width in zip(line, widths, strict=True))
        console.print("  ".join(padded).rstrip(), markup=False, soft_wrap=True)


def columns(found: "Described") -> tuple[str, ...]:
    row = found.row
    names = ", ".join(name or "—" for name in found.names)
    state = row.state if row.broken is None else "broken"
    return (
        row.table, found.game, state, when(row.made), when(row.changed), row.maker[:8] or "—",
        names, found.title,
    )  # fmt: skip


@admin.command()
def close(table: TableArgument, data: Data = HERE) -> None:
    """End a game as it stands, without a winner. It can still be looked at."""
    run(data, lambda found: found.close(table))


@admin.command()
def delete(table: TableArgument, data: Data = HERE) -> None:
    """Remove a table and everything that was said there, for good."""
    run(data, lambda found: found.delete(table))


@admin.command()
def mend(table: TableArgument, data: Data = HERE) -> None:
    """Try to read a broken table again, after its rows were put right."""
    run(data, lambda found: found.mend(table))


@admin.command()
def chat(table: TableArgument, data: Data = HERE) -> None:
    """What was said at a table, with the numbers that `unsay` takes."""
    for line in run(data, lambda found: found.chat(table)):
        text = "(removed)" if line.removed else line.text
        console.print(
            f"{line.id}  {when(line.at)}  {line.name}: {text}", markup=False, soft_wrap=True
        )


@admin.command()
def unsay(
    table: TableArgument,
    number: Annotated[int, typer.Argument(min=1, help="As `portside admin chat` shows it.")],
    data: Data = HERE,
) -> None:
    """Remove a line of the chat, for good."""
    run(data, lambda found: found.unsay(table, number))


# ---------------------------------------------------------------------------------- bans


@admin.command()
def ban(
    kind: Annotated[Kind, typer.Argument(metavar="address|name")],
    value: Annotated[str, typer.Argument(help="An address, a network (192.0.2.0/24), a name.")],
    span: Annotated[
        str | None, typer.Option("--for", metavar="7d", help="d, h, m.", show_default="for good")
    ] = None,
    why: Annotated[str, typer.Option(help="For yourself.")] = "",
    data: Data = HERE,
) -> None:
    """Refuse an address (everything) or a name (sitting down and talking)."""
    seconds = None if span is None else duration(span)
    banned = run(data, lambda found: found.ban(kind, value, seconds, why))
    console.print(f"{banned} is banned")


@admin.command()
def unban(
    kind: Annotated[Kind, typer.Argument(metavar="address|name")],
    value: Annotated[str, typer.Argument()],
    data: Data = HERE,
) -> None:
    """Lift a ban."""
    run(data, lambda found: found.unban(kind, value))


@admin.command()
def bans(data: Data = HERE) -> None:
    """Who is banned, until when, why."""
    for found in run(data, lambda admin: admin.storage.bans()):
        until = when(found.until) or "for good"
        console.print(f"{found.kind}  {found.value}  {until}  {found.why}", markup=False)


# ---------------------------------------------------------------------- to all, and of oneself


@admin.command()
def announce(
    text: Annotated[str, typer.Argument(show_default=False)] = "",
    at: Annotated[
        str | None, typer.Option(metavar="TIME", help="When it will pause: 22:30, or a date too.")
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Nothing is announced any more.")] = False,
    data: Data = HERE,
) -> None:
    """Say something to everybody, at every table and on the first page: a pause, for instance."""
    if bool(text) == clear:
        raise Malformed("say what is announced, or --clear")
    pause = None if at is None else moment(at)
    run(data, lambda found: found.announce(text, pause))


def moment(text: str) -> float:
    """A time of today, or a date with a time, in this machine's zone."""
    today = datetime.now().date().isoformat()
    for attempt in (text, f"{today} {text}"):
        try:
            return datetime.fromisoformat(attempt).timestamp()
        except ValueError:
            continue
    raise Malformed(f"{text!r} is no time; try 22:30 or 2030-01-31 22:30")


@admin.command("log")
def show_acts(most: Most = 50, data: Data = HERE) -> None:
    """What was done with these commands, the newest first."""
    for at, act in run(data, lambda found: found.storage.acts(most)):
        console.print(f"{when(at)}  {act}", markup=False, soft_wrap=True)
