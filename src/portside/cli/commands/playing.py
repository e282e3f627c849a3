"""A table in the terminal: at this keyboard, or at a server."""

import asyncio
import getpass
import secrets
from pathlib import Path
from typing import Annotated

import typer

import portside
from portside import GAMES, Dice, Malformed, Record, rules_of, wire
from portside.bots.levels import LEVELS, make_bot
from portside.bots.match import ID, game_id
from portside.cli.commands.given import (
    GAME,
    Edition,
    Lang,
    Number,
    Options,
    Seats,
    checked_game,
    console,
    read_given,
)
from portside.cli.doing.forks import forked, luck_of, name_of, seat_of
from portside.cli.doing.learn import LessonTable, list_lessons
from portside.cli.doing.play import Quit, Seat, TerminalTable
from portside.cli.doing.saving import load
from portside.games import game_of
from portside.school import FIRST, lesson_of
from portside.text.teller import Teller


def known_levels() -> list[str]:
    return list(LEVELS)


Seed = Annotated[
    int | None, typer.Option(help="Makes chance repeatable.", show_default="a new game each time")
]
PEOPLE = "People"  # the header of a record that says which seats are not bots


def play(
    lang: Lang,
    game: Annotated[str | None, GAME] = None,
    seats: Seats = None,
    people: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help="Who plays at this keyboard, separated by commas; the other seats are bots.",
            show_default="your name",
        ),
    ] = None,
    bot: Annotated[
        str,
        typer.Option(
            help=f"How the other seats play: {', '.join(LEVELS)}, random, package.module:Class or "
            "exec:command.",
            autocompletion=known_levels,
        ),
    ] = "mate",
    seat: Annotated[
        int | None,
        typer.Option(min=1, help="Where you sit; seat 1 begins.", show_default="drawn by lot"),
    ] = None,
    option: Options = None,
    edition: Edition = None,
    seed: Seed = None,
    record: Annotated[
        Path | None,
        typer.Option(dir_okay=False, help="Keep the game in this file, after every answer."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(dir_okay=False, help="Go on with the game in this file.")
    ] = None,
    fork: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False,
            help="Play on from a moment of the game in this file; it stays as it is.",
        ),
    ] = None,
    at: Annotated[
        int | None, typer.Option(min=0, help="With --fork: after so many of its answers.")
    ] = None,
    same_dice: Annotated[
        bool, typer.Option("--same-dice", help="With --fork: chance answers as it did there.")
    ] = False,
    number: Number = None,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard."""
    teller = Teller(lang)
    seed = secrets.randbits(32) if seed is None else seed
    dice = Dice(seed)
    if fork is not None:
        if at is None or resume is not None:
            raise Malformed("--fork takes --at, after how many answers, and no --resume")
        if record is not None and record.exists():
            raise Malformed(f"there is {record} already; a fork is a game of its own")
        played = forked_game(fork, number, at, seat, same_dice, seed)
    elif at is not None or same_dice:
        raise Malformed("--at and --same-dice say how a game is forked: --fork names its file")
    elif resume is not None:
        played = load(resume)
        record = record or resume
    else:
        given = read_given(option, edition)
        played = new_record(game or next(iter(GAMES)), seats, people, given, teller)
        played.seats = sit_down(played.seats, seat, dice)
        played.headers[ID] = game_id(played, seed)
    s = portside.replay(played)
    table = TerminalTable(
        s=s,
        seats=seated(played, bot, seed),
        record=played,
        dice=dice,
        language=lang,
        console=console,
        read_line=console.input,
        file=record,
        luck=luck_of(played, seed),
    )
    title = Teller(lang, played.game).say("title")
    console.print(teller.say("play-welcome", game=title, seats=len(played.seats)), style="bold")
    for place, name in enumerate(played.seats, 1):
        console.print(f"{teller.say('seat', n=place)}: {name}", highlight=False)
    if fork is not None:
        which = "same" if same_dice else "new"
        told = teller.say("play-forked", n=len(played.answers), file=str(fork), dice=which)
        console.print(told, soft_wrap=True, markup=False)
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt):
        console.print()
        if table.file is None:
            console.print(teller.say("play-quit-unsaved"))
        else:
            command = f"portside play --resume {table.file}"
            console.print(teller.say("play-quit", command=command))
    finally:
        for one in table.seats:
            if one.bot is not None:
                one.bot.close()


def forked_game(
    file: Path, number: int | None, at: int, seat: int | None, same_dice: bool, seed: int
) -> Record:
    """The first answers of a game that was kept; one seat is a person's from now on."""
    old = load(file, number)
    played = forked(old, name_of(old, file), at, same_dice)
    played.headers[PEOPLE] = played.seats[seat_of(old, at, seat)]
    played.headers[ID] = game_id(played, seed)
    return played


def learn(
    lang: Lang,
    game: Annotated[str | None, GAME] = None,
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help="Which of its lessons.")] = FIRST,
) -> None:
    """Learn a game while you play it; without a game, lists the lessons."""
    if game is None:
        list_lessons(console, lang)
        return
    name, seed = name_of_the_user(Teller(lang)), secrets.randbits(32)
    table = LessonTable(lesson_of(game, lesson), name, seed, lang, console, console.input)
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt):
        console.print("\n" + Teller(lang).say("play-quit-unsaved"))


def new_record(
    game: str, seats: int | None, people: str | None, given: dict[str, object], teller: Teller
) -> Record:
    rules, usual = rules_of(game), GAMES[game].seats
    names = [name.strip() for name in people.split(",")] if people else [name_of_the_user(teller)]
    wanted = seats or max(usual, len(names))
    if len(names) > wanted:
        raise Malformed(f"{len(names)} people do not fit at {wanted} seats; try --seats")
    bots = [teller.say("bot", n=number) for number in range(1, wanted - len(names) + 1)]
    record = Record(game, names + bots)
    record.revision = rules.revision
    record.options = rules.new_game(wanted, given).changed_options()
    record.headers[PEOPLE] = ", ".join(names)
    return record


def sit_down(names: list[str], chosen: int | None, dice: Dice) -> list[str]:
    """By lot; or the first of them on the seat he chose, and the others after him."""
    if chosen is None:
        left = list(names)
        return [left.pop(int(dice.below(len(left)))) for _ in names]
    if chosen > len(names):
        raise Malformed(f"there are {len(names)} seats, and no seat {chosen}")
    first = 1 - chosen  # whose place in the row seat 1 gets
    return names[first:] + names[:first]


def seated(record: Record, level: str, seed: int) -> list[Seat]:
    """The people of a record sit at this keyboard again; every other seat is a bot."""
    people = [name.strip() for name in record.headers.get(PEOPLE, record.seats[0]).split(",")]
    return [
        Seat(name, None if name in people else make_bot(level, record.game, seed + number + 1))
        for number, name in enumerate(record.seats)
    ]


def join_table(
    link: Annotated[str, typer.Argument(help="A server, or the link to a table or a seat.")],
    lang: Lang,
    name: Annotated[str | None, typer.Option(help="Yours.", show_default="your name")] = None,
    game: Annotated[str | None, typer.Option(help="At a new table: which game.")] = None,
    friends: Annotated[
        int, typer.Option("--open", min=0, max=4, help="Seats for friends: links are shown.")
    ] = 0,
    bots: Annotated[str, typer.Option(help="Levels of bots, with commas.")] = "",
    option: Options = None,
    edition: Edition = None,
    known_luck: Annotated[
        bool,
        typer.Option("--known-luck", help="Sit down although the luck is not new; all are told."),
    ] = False,
) -> None:
    """Play at a server's table, in the terminal: follow a link, or set a new table."""
    from portside.cli.doing.join import Link, join  # speaks HTTP: loaded only where it is used
    from portside.client import ServerRefused

    where, teller = Link(link), Teller(lang)
    me = name or name_of_the_user(teller)
    new = None
    if not where.table:
        given = read_given(option, edition)
        new = new_table(checked_game(game) or next(iter(GAMES)), me, friends, bots, given)
    try:
        asyncio.run(join(console, console.input, where, me, lang, new, known_luck))
    except (Quit, EOFError, KeyboardInterrupt):
        console.print("\n" + teller.say("play-quit-unsaved"))
    except ServerRefused as refused:
        if refused.problem.code == "luck-not-fresh":
            raise Malformed(teller.say("join-known-luck")) from None
        raise Malformed(refused.problem.text) from None
    except OSError as error:
        raise Malformed(f"{where.server} cannot be reached: {error}") from None


def new_table(
    game: str, me: str, friends: int, bots: str, options: dict[str, object]
) -> wire.NewTable:
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    if not levels and not friends:
        levels = ["mate"] * (game_of(game).studied_seats - 1)
    for level in levels:
        if level not in LEVELS:
            raise Malformed(f"there is no level {level!r}; known: {', '.join(LEVELS)}")
    seats = [wire.NewSeat("me", me), *[wire.NewSeat("open")] * friends]
    seats += [wire.NewSeat("bot", level=level) for level in levels]  # type: ignore[arg-type]
    return wire.NewTable(game, seats, options)


def name_of_the_user(teller: Teller) -> str:
    try:
        name = getpass.getuser()
    except OSError:
        return teller.say("player")
    return teller.say("player") if name == "root" or "," in name else name.capitalize()
