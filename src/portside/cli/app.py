"""The command `portside`: its commands, in the order in which `--help` lists them."""

import os
import sys
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markup import escape

import portside
from portside import Malformed
from portside.cli.commands import (
    about,
    agents,
    contests,
    hindsight,
    making,
    playing,
    puzzling,
    records,
    serving,
    study,
)
from portside.cli.commands.admin import admin
from portside.cli.commands.given import console

app = typer.Typer(
    name="portside",
    help="Harbour-trading board games: play them in the terminal, replay them, study them.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)

app.command()(about.games)
app.command()(about.options)
app.command()(about.rules)
app.command()(about.edition)
app.command()(about.schema)
app.command()(records.odds)
app.command()(playing.play)
app.command()(playing.learn)
app.command()(records.replay)
app.command()(hindsight.review)
app.command()(puzzling.puzzles)
app.command()(study.simulate)
app.command("check-data")(study.check_data)
app.command()(study.analyse)
app.command()(study.train)
app.command()(study.bench)
app.command()(contests.arena)
app.command("check-proof")(contests.check_proof)
app.command()(contests.ladder)
app.command()(agents.mcp)
app.command()(serving.serve)
app.command("load")(serving.measure_load)
app.command("join")(playing.join_table)
app.command()(records.verify)
app.command()(serving.backup)
app.command()(serving.restore)
app.command()(serving.export)
app.command("new-game")(making.new_game)
app.add_typer(admin, name="admin")


@app.callback(invoke_without_command=True)
def portside_command(
    version: Annotated[bool, typer.Option("--version", help="Show the version and stop.")] = False,
) -> None:
    if version:
        console.print(f"portside {portside.__version__}")
        raise typer.Exit


def main() -> None:
    """What was refused is said in one line, not as a traceback; so is a missing file."""
    sys.path.append(os.getcwd())  # where somebody's own bots are: package.module:Class
    try:
        app()
    except Malformed as error:
        refuse(str(error))
    except OSError as error:
        if error.filename is None:
            raise
        refuse(f"{error.filename}: {error.strerror}")


def refuse(why: str) -> NoReturn:
    """In one line, for people and for scripts."""
    Console(stderr=True, highlight=False).print(
        f"[bold red]portside:[/] {escape(why)}", soft_wrap=True
    )
    sys.exit(2)
