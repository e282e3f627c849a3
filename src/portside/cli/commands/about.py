"""What there is: the games, their options, the numbers of an edition."""

import json
from typing import Annotated

import typer
from rich.table import Table

from portside import GAMES, Malformed, rules_of, schemas
from portside.cli.commands.given import GAME, Edition, Game, Lang, Options, console, read_given
from portside.cli.doing.told_rules import show_changes
from portside.core.changes import changes
from portside.core.record import write_options
from portside.schemas import NAMES
from portside.text.rulebook import rule_book
from portside.text.teller import Teller, locale


def games(lang: Lang) -> None:
    """List the games, with their seats and options."""
    common = Teller(lang)
    made = Table(title=common.say("games-title"), title_justify="left", box=None)
    for key in ("games-name", "games-players", "games-about"):
        made.add_column(common.say(key))
    for name, game in GAMES.items():
        rules, teller = game.rules, Teller(lang, name)
        seats = f"{rules.fewest_seats}–{rules.most_seats}"
        made.add_row(f"{teller.say('title')}\n[dim]{name}[/dim]", seats, teller.say("about"))
    console.print(made)


def options(game: Game) -> None:
    """List the rule options of a game with their defaults, as `--option` takes them."""
    for key, value in rules_of(game).options.items():
        console.print(write_options({key: value}), soft_wrap=True)


def rules(game: Game, lang: Lang, option: Options = None, edition: Edition = None) -> None:
    """Tell the rules of a game, as they are at a table with these options."""
    if not locale(lang, f"rules_{game}").is_file():
        raise Malformed(f"nobody has written down the rules of {game} yet")
    given = read_given(option, edition)
    changed = rules_of(game).new_game(GAMES[game].seats, given).changed_options()
    book, teller = rule_book(game, lang, changed), Teller(lang, game)
    console.print(teller.say("title"), style="bold")
    show_changes(console, teller, changes(rules_of(game), changed))
    console.print(book.summary, highlight=False)
    for chapter in book.chapters:
        console.print(f"\n{chapter.id} {chapter.title}", style="bold", highlight=False)
        for paragraph in chapter.paragraphs:
            console.print(f"{paragraph.id}  {paragraph.words}", highlight=False)


def edition(game: Annotated[str | None, GAME] = None) -> None:
    """Print the printed numbers of a game with editions as JSON, to be copied and corrected."""
    known = [one.name for one in GAMES.values() if one.edition is not None]
    name = game or known[0]
    if name not in known:
        raise Malformed(f"{name} has no editions; these have: {', '.join(known)}")
    print(json.dumps(GAMES[name].edition, indent=1))


def schema(
    name: Annotated[
        str | None, typer.Argument(help=f"Which: {', '.join(NAMES)}.", show_default="a list")
    ] = None,
    game: Annotated[str | None, GAME] = None,
) -> None:
    """Print a JSON Schema of what Portside writes: of one game, or of all."""
    if name is None:
        for known, about in NAMES.items():
            console.print(f"{known}: {about}")
        return
    print(json.dumps(schemas.schema(name, game), indent=1, ensure_ascii=False))
