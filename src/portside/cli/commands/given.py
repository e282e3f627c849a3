"""What commands are given: arguments and options that several share."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from portside import GAMES, Malformed, Rules, rules_of
from portside.cli.doing.saving import load_numbers
from portside.core.record import read_options
from portside.text.teller import LANGUAGES

console = Console(highlight=False)


def language_of_the_system() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2]
        if language in LANGUAGES:
            return language
    return "en"


def known_games() -> list[str]:
    return list(GAMES)


def known_languages() -> list[str]:
    return list(LANGUAGES)


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise typer.BadParameter(f"{language!r} is not one of {', '.join(LANGUAGES)}.")
    return language


def checked_game(game: str | None) -> str | None:
    if game is not None:
        try:
            rules_of(game)
        except Malformed as error:
            raise typer.BadParameter(str(error)) from None
    return game


GAME = typer.Argument(
    metavar="GAME",
    help=f"Which game: {', '.join(GAMES)}.",
    autocompletion=known_games,
    callback=checked_game,
    show_default=False,
)
Game = Annotated[str, GAME]
Lang = Annotated[
    str,
    typer.Option(
        metavar="|".join(LANGUAGES),
        help="The language of everything shown.",
        autocompletion=known_languages,
        callback=checked_language,
        default_factory=language_of_the_system,
        show_default="of your system",
    ),
]
Seats = Annotated[
    int | None, typer.Option(min=1, help="How many play.", show_default="as usual for the game")
]
SeatNumbers = Annotated[
    str | None,
    typer.Option(
        "--seats",
        metavar="N",
        help="How many play: 3, or 2,4, or 2..5 (as many of these as the game is for), one after "
        "the other.",
        show_default="3, or the nearest that the game is for",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="KEY=VALUE", help="Change a rule option; may be given often."
    ),
]
Edition = Annotated[
    Path | None,
    typer.Option(
        dir_okay=False,
        help="The numbers printed in your box, as a TOML or JSON file (see `portside edition`).",
    ),
]
Data = Annotated[Path, typer.Option(file_okay=False, help="Where tables are kept (SQLite).")]
Processes = Annotated[
    int | None,
    typer.Option(min=1, max=1000, help="How many games at once.", show_default="all cores"),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on Ray: ray://host:10001, auto (from a machine of the cluster), or local.",
        show_default="this machine, without Ray",
    ),
]
File = Annotated[
    Path, typer.Argument(help="A record (.game), of one game or many.", dir_okay=False)
]
Number = Annotated[
    int | None,
    typer.Option("--game", min=1, metavar="N", help="Which game, if the file holds many."),
]


UNITS = {"d": 86_400.0, "h": 3600.0, "m": 60.0}


def duration(text: str) -> float:
    """Seconds: of 7d, 12h or 30m."""
    number, unit = text[:-1], UNITS.get(text[-1:])
    if unit is None or not number.isascii() or not number.isdigit():
        raise Malformed(f"{text!r} is no time; try 7d, 12h or 30m")
    return int(number) * unit


def read_seats(rules: Rules, text: str | None) -> list[int]:
    """The numbers of seats that are meant by `3`, `2,4` or `2..5`."""
    if text is None:
        return [GAMES[rules.name].studied_seats]
    first, dots, last = text.partition("..")
    wanted: Sequence[int]
    try:
        if dots:
            wanted = range(
                max(int(first), rules.fewest_seats), min(int(last), rules.most_seats) + 1
            )
        else:
            wanted = [int(number) for number in text.split(",")]
    except ValueError:
        raise Malformed(f"{text!r} is no number of seats; try 3, or 2,4, or 2..5") from None
    if not wanted:
        raise Malformed(
            f"{rules.name} is for {rules.fewest_seats} to {rules.most_seats} seats, not for {text}"
        )
    for seats in wanted:
        rules.new_game(seats)  # refuses what the game is not for
    return list(dict.fromkeys(wanted))


def read_given(option: list[str] | None, edition: Path | None = None) -> dict[str, object]:
    """The options of a command; the numbers of an edition file go under `edition`."""
    given = read_options(", ".join(option or []))
    if edition is not None:
        given["edition"] = load_numbers(edition)
    return given
