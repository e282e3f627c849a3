"""Games that were kept: replayed, reckoned, checked."""

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

import portside
from portside import NOBODY, Malformed, Record, State
from portside.cli.commands.given import File, Lang, Number, console
from portside.cli.doing.saving import load, load_all, load_position
from portside.cli.doing.told_rules import show_changes
from portside.core.changes import changes
from portside.core.record import FORK
from portside.fair import promised_since
from portside.fair import verify as check_chance
from portside.games import GAMES
from portside.text.boards import draw, odds_of
from portside.text.teller import Teller


def replay(
    file: File,
    lang: Lang,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many answers.")] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, help="Look with the eyes of this seat.")
    ] = None,
    number: Number = None,
) -> None:
    """Replay a record: its log with the comments, and the board at the end or after N answers.

    A file of many games is listed, unless --game chooses one.
    """
    if number is None and holds_many(file):
        list_games(file, Teller(lang))
        return
    record = load(file, number)
    if seat is not None and seat >= len(record.seats):
        raise Malformed(f"the record has seats 0 to {len(record.seats) - 1}, not {seat}")
    teller = Teller(lang, record.game)
    for comment in record.preface:
        show_comment(comment.text)
    s = told_again(file, record, teller, to, seat)
    answers = len(record.answers)
    shown = answers if to is None else min(to, answers)
    console.rule(teller.say("replay-at", n=shown, n2=answers))
    view = s.position() if seat is None else s.view(seat)
    console.print(draw(view, teller, record.seats))
    if s.to_move == NOBODY:
        winners = [record.seats[winner] for winner in s.winners()]
        console.print(teller.say("play-winner", n=len(winners), seats=", ".join(winners)))
        console.print(f"{teller.say('play-score')}: {' '.join(map(str, s.scores()))}")
    else:
        console.print(teller.say("replay-next", prompt=teller.waiting(s, record.seats)))


def told_again(
    file: Path, record: Record, teller: Teller, to: int | None, seat: int | None
) -> State:
    """Tell what happened, moment by moment, with what was written about it."""
    log, told = portside.Log(), 0
    try:
        for moment, s in enumerate(portside.moments(record, log)):
            if moment == 0:
                show_changes(console, teller, changes(s.rules(), s.changed_options()))
            for event in log.events[told:]:
                if seat is None or event.seat == seat or event.kind not in s.rules().secrets:
                    console.print(told_to(teller, event, record.seats, seat), style="dim")
            told = len(log.events)
            for comment in record.comments_at(moment):
                show_comment(comment)
            if moment == to:
                break
    except Malformed as error:
        raise Malformed(f"{file}: {error}") from None
    return s


def show_comment(text: str) -> None:
    console.print(f"# {text}", style="italic", markup=False)


def holds_many(file: Path) -> bool:
    return len(list(islice(load_all(file), 2))) > 1


def list_games(file: Path, teller: Teller) -> None:
    listed = Table(box=None)
    for key in ("replay-number", "games-name", "games-players", "play-score"):
        listed.add_column(teller.say(key))
    for number, record in enumerate(load_all(file), 1):
        title = Teller(teller.language, portside.rules_for(record).name).say("title")
        scores = " ".join(map(str, record.result or []))
        listed.add_row(str(number), title, escape(", ".join(record.seats)), scores)
    console.print(listed)
    command = f"portside replay {file} --game 1"
    console.print(teller.say("replay-choose", command=command), soft_wrap=True, markup=False)


def told_to(teller: Teller, event: portside.Event, seats: list[str], seat: int | None) -> str:
    """A record hides nothing, unless somebody asks to see it as one seat did."""
    return teller.event(event, seats, event.seat if seat is None else seat)


def with_odds(game: str) -> str:
    known = [name for name in GAMES if odds_of(name) is not None]
    if game not in known:
        raise typer.BadParameter(f"the odds can be reckoned exactly of: {', '.join(known)}.")
    return game


def odds(
    game: Annotated[str, typer.Argument(metavar="GAME", callback=with_odds)],
    file: Annotated[
        Path, typer.Argument(help="A position (.json) or a record (.game).", dir_okay=False)
    ],
    lang: Lang,
    to: Annotated[int | None, typer.Option(min=0, help="After so many answers.")] = None,
    seat: Annotated[int, typer.Option(min=0, help="For whom the places are priced.")] = 0,
    pilots: Annotated[
        bool, typer.Option("--pilots", help="Let the pilots on the board do their best.")
    ] = False,
    number: Number = None,
) -> None:
    """Reckon the exact odds of a position, in a game where that can be done."""
    s = load_position(file) if file.suffix == ".json" else portside.replay(load(file, number), to)
    if s.rules().name != game:
        raise Malformed(f"{file} is a game of {s.rules().name}, not of {game}")
    if seat >= s.seats:
        raise Malformed(f"there are seats 0 to {s.seats - 1}, not {seat}")
    draw_odds = odds_of(game)
    assert draw_odds is not None  # `with_odds` has seen to it
    console.print(draw_odds(s, Teller(lang, game), seat, pilots))


def verify(file: File, number: Number = None) -> None:
    """Check the chance of finished games' records: every draw is done again."""
    records = load_all(file) if number is None else [load(file, number)]
    fair = True
    for record in records:
        verdict = check_chance(record)
        fair = fair and verdict.fair
        if verdict.fair:
            told = f"Fair: {verdict.draws} draws, each as the secret says."
            console.print(record.place() + told, soft_wrap=True)
        if since := promised_since(record):
            forked = f"The first {since} answers are a fork's ({record.headers[FORK]}):"
            console.print(f"{forked} the other record tells of their draws.", soft_wrap=True)
        for problem in verdict.problems:
            console.print(problem, style="red", soft_wrap=True, markup=False)
    if not fair:
        raise typer.Exit(1)
