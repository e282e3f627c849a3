"""For agents that read and write."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from portside.cli.commands.given import (
    Options,
    checked_game,
    checked_language,
    known_games,
    known_languages,
    read_given,
)
from portside.cli.doing.text_doors import serve_doors
from portside.research.doors import MOST_TABLES, House
from portside.text.teller import LANGUAGES

LARGEST_SEED = 2**31

CALLERS = "the caller’s choice"


def language_or_none(language: str | None) -> str | None:
    return None if language is None else checked_language(language)


def mcp(
    game: Annotated[
        str | None,
        typer.Option(
            help="The only game that is played.",
            show_default=CALLERS,
            autocompletion=known_games,
            callback=checked_game,
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(min=1, help="How many play.", show_default=CALLERS)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, help="The caller’s seat.", show_default=CALLERS)
    ] = None,
    opponents: Annotated[
        str | None,
        typer.Option(help="The bot in the other seats.", show_default=CALLERS),
    ] = None,
    lang: Annotated[
        str | None,
        typer.Option(
            metavar="|".join(LANGUAGES),
            help="The language of every prompt.",
            show_default=CALLERS,
            autocompletion=known_languages,
            callback=language_or_none,
        ),
    ] = None,
    option: Options = None,
    renamed: Annotated[
        int | None,
        typer.Option(
            help="Made-up names for everything, from this seed.", show_default="its own names"
        ),
    ] = None,
    patience: Annotated[
        int, typer.Option(min=1, help="Unusable answers in a game, the last of which forfeits it.")
    ] = 3,
    seed: Annotated[
        int | None,
        typer.Option(help="Of the first game; the next has the next.", show_default="drawn"),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many may be begun.")] = MOST_TABLES,
    results: Annotated[
        Path | None,
        typer.Option(dir_okay=False, help="Keep every game in this file, a line of JSON each."),
    ] = None,
) -> None:
    """Games in words for a client of the Model Context Protocol, over standard input and output."""
    drawn = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    serve_doors(
        House(
            drawn, game, seats, seat, opponents, lang, read_given(option), renamed, patience,
            games, results,
        )
    )  # fmt: skip
