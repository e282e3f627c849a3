"""The commands and their options."""

import asyncio
import getpass
import json
import os
import secrets
import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import portside
from portside import GAMES, NOBODY, Dice, Malformed, Record, rules_of
from portside.bots.arena import Contest
from portside.bots.arena import seated as seated_bots
from portside.bots.levels import LEVELS, make_bot, read_budget
from portside.cli.contests import run_contest, show_standings, write_results
from portside.cli.ladder import Climb, Rung, said, write_strength
from portside.cli.measure import show_speed
from portside.cli.odds import show_odds
from portside.cli.play import Quit, Seat, TerminalTable
from portside.cli.saving import load, load_numbers, load_position
from portside.cli.serving import export_records, run_server, show_load
from portside.cli.simulation import show_summary, simulate_games, simulate_plan
from portside.core.record import read_options, write_options
from portside.games.cargo_noir.house import HOUSE
from portside.games.manila import Manila
from portside.research.cluster import open_pool
from portside.research.data import load as load_data
from portside.research.simulation import Plan
from portside.server import wire
from portside.server.chance import verify as check_chance
from portside.server.settings import Settings
from portside.server.storage.sqlite import backup as back_up
from portside.text.boards import draw
from portside.text.teller import LANGUAGES, Teller

app = typer.Typer(
    name="portside",
    help="Harbour-trading board games: play them in the terminal, replay them, study them.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
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


def known_levels() -> list[str]:
    return list(LEVELS)


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


def only_manila(game: str) -> str:
    if game != "manila":
        raise typer.BadParameter("only Manila's odds can be reckoned exactly.")
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
Seats = Annotated[int | None, typer.Option(min=1, help="How many play.", show_default="3")]
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
        help="Cargo Noir: the numbers printed in your box, as a TOML or JSON file "
        "(see `portside edition`).",
    ),
]
Seed = Annotated[
    int | None, typer.Option(help="Makes chance repeatable.", show_default="a new game each time")
]
Data = Annotated[Path, typer.Option(file_okay=False, help="Where tables are kept (SQLite).")]
Processes = Annotated[
    int | None, typer.Option(min=1, help="How many games at once.", show_default="all cores")
]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on Ray: ray://host:10001, auto (from a machine of the cluster), or local.",
        show_default="this machine, without Ray",
    ),
]
File = Annotated[Path, typer.Argument(help="A record (.game).", dir_okay=False)]


@app.callback(invoke_without_command=True)
def portside_command(
    version: Annotated[bool, typer.Option("--version", help="Show the version and stop.")] = False,
) -> None:
    if version:
        console.print(f"portside {portside.__version__}")
        raise typer.Exit


@app.command()
def games(lang: Lang) -> None:
    """List the games, with their seats and options."""
    common = Teller(lang)
    made = Table(title=common.say("games-title"), title_justify="left", box=None)
    for key in ("games-name", "games-players", "games-about"):
        made.add_column(common.say(key))
    for name, rules in GAMES.items():
        teller = Teller(lang, name)
        seats = f"{rules.fewest_seats}–{rules.most_seats}"
        made.add_row(f"{teller.say('title')}\n[dim]{name}[/dim]", seats, teller.say("about"))
    console.print(made)


@app.command()
def options(game: Game) -> None:
    """List the rule options of a game with their defaults, as `--option` takes them."""
    for key, value in rules_of(game).options.items():
        console.print(portside.core.record.write_options({key: value}), soft_wrap=True)


@app.command()
def edition() -> None:
    """Print the numbers of Cargo Noir's house edition as JSON, to be copied and corrected."""
    print(json.dumps(HOUSE, indent=1))


@app.command()
def odds(
    game: Annotated[str, typer.Argument(metavar="manila", callback=only_manila)],
    file: Annotated[
        Path, typer.Argument(help="A position (.json) or a record (.game).", dir_okay=False)
    ],
    lang: Lang,
    to: Annotated[int | None, typer.Option(min=0, help="After so many answers.")] = None,
    seat: Annotated[int, typer.Option(min=0, help="For whom the places are priced.")] = 0,
    pilots: Annotated[
        bool, typer.Option("--pilots", help="Let the pilots on the board do their best.")
    ] = False,
) -> None:
    """Manila: the exact odds of each boat, and what every free place is worth."""
    s = load_position(file) if file.suffix == ".json" else portside.replay(load(file), to)
    if not isinstance(s, Manila):
        raise Malformed(f"{file} is a game of {s.rules().name}, not of manila")
    if seat >= s.seats:
        raise Malformed(f"there are seats 0 to {s.seats - 1}, not {seat}")
    show_odds(console, Teller(lang, game), s, seat, pilots)


@app.command()
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
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard."""
    teller = Teller(lang)
    if resume is not None:
        played = load(resume)
        record = record or resume
    else:
        given = read_given(option, edition)
        played = new_record(game or "santiago", seats, people, given, teller)
    s = portside.replay(played)
    seed = secrets.randbits(32) if seed is None else seed
    table = TerminalTable(
        s=s,
        seats=seated(played, bot, seed),
        record=played,
        dice=Dice(seed),
        language=lang,
        console=console,
        read_line=console.input,
        file=record,
    )
    title = Teller(lang, played.game).say("title")
    console.print(teller.say("play-welcome", game=title, seats=len(played.seats)), style="bold")
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt):
        console.print()
        if table.file is None:
            console.print(teller.say("play-quit-unsaved"))
        else:
            command = f"portside play --resume {table.file}"
            console.print(teller.say("play-quit", command=command))


PEOPLE = "People"  # the header of a record that says which seats are not bots


def new_record(
    game: str, seats: int | None, people: str | None, given: dict[str, object], teller: Teller
) -> Record:
    rules = rules_of(game)
    names = [name.strip() for name in people.split(",")] if people else [name_of_the_user(teller)]
    wanted = seats or max(3, rules.fewest_seats, len(names))
    if len(names) > wanted:
        raise Malformed(f"{len(names)} people do not fit at {wanted} seats; try --seats")
    bots = [teller.say("bot", n=number) for number in range(1, wanted - len(names) + 1)]
    record = Record(game, names + bots)
    record.revision = rules.revision
    record.options = rules.new_game(wanted, given).changed_options()
    record.headers[PEOPLE] = ", ".join(names)
    return record


def name_of_the_user(teller: Teller) -> str:
    try:
        name = getpass.getuser()
    except OSError:
        return teller.say("player")
    return teller.say("player") if name == "root" or "," in name else name.capitalize()


def seated(record: Record, level: str, seed: int) -> list[Seat]:
    """The people of a record sit at this keyboard again; every other seat is a bot."""
    people = [name.strip() for name in record.headers.get(PEOPLE, record.seats[0]).split(",")]
    return [
        Seat(name, None if name in people else make_bot(level, record.game, seed + number + 1))
        for number, name in enumerate(record.seats)
    ]


def read_given(option: list[str] | None, edition: Path | None = None) -> dict[str, object]:
    """The options of a command; the numbers of an edition file go under `edition`."""
    given = read_options(", ".join(option or []))
    if edition is not None:
        given["edition"] = load_numbers(edition)
    return given


@app.command()
def replay(
    file: File,
    lang: Lang,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many answers.")] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, help="Look with the eyes of this seat.")
    ] = None,
) -> None:
    """Replay a record: its log, and the board at the end or after N answers."""
    record = load(file)
    log = portside.Log()
    try:
        s = portside.replay(record, to, log)
    except Malformed as error:
        raise Malformed(f"{file}: {error}") from None
    if seat is not None and seat >= len(record.seats):
        raise Malformed(f"the record has seats 0 to {len(record.seats) - 1}, not {seat}")
    teller = Teller(lang, record.game)
    for event in log.events:
        if seat is None or event.seat == seat or event.kind not in s.rules().secrets:
            console.print(told_to(teller, event, record.seats, seat), style="dim")
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


def told_to(teller: Teller, event: portside.Event, seats: list[str], seat: int | None) -> str:
    """A record hides nothing, unless somebody asks to see it as one seat did."""
    return teller.event(event, seats, event.seat if seat is None else seat)


@app.command()
def simulate(
    game: Game,
    lang: Lang,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Options = None,
    edition: Edition = None,
    bots: Annotated[
        str | None,
        typer.Option(help="Who plays, as for `portside arena`.", show_default="random answers"),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False,
            help="Keep every game in this .parquet or .jsonl file, with a card that describes it. "
            "A run that was interrupted goes on where it stopped.",
        ),
    ] = None,
    decisions: Annotated[
        bool, typer.Option("--decisions", help="And every decision in a file beside it.")
    ] = False,
    processes: Processes = None,
    cluster: Cluster = None,
) -> None:
    """Play many games, sum them up, and keep them as data."""
    rules = rules_of(game)
    wanted = seats or max(3, rules.fewest_seats)
    given = read_given(option, edition)
    s = rules.new_game(wanted, given)  # refuse before anything is shown
    if bots is None and output is None and cluster is None:
        outcome = simulate_games(rules, count, wanted, seed, given, Teller(lang))
    else:
        seats_of_bots = seated_bots(bots.split(","), wanted) if bots else ()
        for name in set(seats_of_bots):
            make_bot(name, game, seed).close()
        written = write_options(s.changed_options())
        plan = Plan(game, wanted, count, seed, seats_of_bots, written)
        with open_pool(cluster, processes) as pool:
            outcome = simulate_plan(plan, pool, output, decisions, Teller(lang))
    show_summary(console, Teller(lang, game), outcome, bots is not None)


@app.command()
def analyse(
    files: Annotated[
        list[Path],
        typer.Argument(help="What `portside simulate --output` kept.", dir_okay=False),
    ],
    output: Annotated[Path, typer.Option(file_okay=False, help="The folder of the report.")] = Path(
        "report"
    ),
) -> None:
    """Turn many games into a report with plots: length, seats, what each thing is worth."""
    try:
        from portside.research.report import write_report
    except ImportError:
        raise Malformed("reports need the extra 'data': pip install 'portside[data]'") from None
    made = write_report([row for file in files for row in load_data(file)], output)
    for path in made:
        console.print(str(path), soft_wrap=True)


@app.command()
def bench(
    game: Annotated[str | None, GAME] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="For each figure.")] = 0.5,
) -> None:
    """Measure how fast the rules run on this machine: one game, or all of them."""
    show_speed(console, [game] if game else list(GAMES), seconds)


@app.command()
def arena(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays, with commas: captain,greedy:2,random. captain@0.1s and search@500 "
            "think for so long or so many simulations. Also package.module:Class and "
            "exec:command. The last one fills the seats that are left."
        ),
    ] = "captain,greedy",
    games: Annotated[int, typer.Option(min=1, help="How many; whole boards are played.")] = 60,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same boards.")] = 1,
    option: Options = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help="For each answer of a searching bot.")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(min=1, help="For each answer of a searching bot.")
    ] = None,
    processes: Processes = None,
    cluster: Cluster = None,
    records: Annotated[
        Path | None, typer.Option(file_okay=False, help="Keep every game in this folder.")
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(
            "--json",
            dir_okay=False,
            help="Write the results here. A run that was interrupted goes on where it stopped.",
        ),
    ] = None,
) -> None:
    """Let bots play many games, and say how strong each is, with intervals."""
    rules = rules_of(game)
    wanted = seats or max(3, rules.fewest_seats)
    rules.new_game(wanted, read_given(option))
    contest = Contest(
        game, seated_bots(bots.split(","), wanted), seed, ", ".join(option or []), seconds,
        simulations,
    )  # fmt: skip
    for name in set(contest.bots):
        make_bot(name, game, seed).close()
    kept = results.with_suffix(".games.jsonl") if results is not None else None
    with open_pool(cluster, processes) as pool:
        played = run_contest(contest, games, pool, kept, records)
    show_standings(console, contest, played)
    if results is not None and kept is not None:
        write_results(results, contest, played)
        kept.unlink(missing_ok=True)


@app.command()
def ladder(
    games: Annotated[int, typer.Option(min=3, help="For each rung.")] = 400,
    only: Annotated[str | None, typer.Option(help="Only these games, with commas.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same boards.")] = 1,
    captain: Annotated[
        str, typer.Option(help="The captain's budget: 0.1s, or 3000 simulations (his own: 1s).")
    ] = "",
    patient: Annotated[
        int, typer.Option(min=0, help="Games of the captain with 1 s against 0.02 s (slow).")
    ] = 0,
    processes: Processes = None,
    cluster: Cluster = None,
    kept: Annotated[
        Path | None,
        typer.Option(file_okay=False, help="Keep the games here; a second run goes on from them."),
    ] = None,
    output: Annotated[Path, typer.Option(dir_okay=False)] = Path("docs/strength.md"),
) -> None:
    """Play every level against the next lower one, in every game, and write down what came out."""
    names = only.split(",") if only else list(GAMES)
    for name in names:
        rules_of(name)
    if captain:
        read_budget("captain", captain)
    parts = kept or output.with_suffix(".parts")
    parts.mkdir(parents=True, exist_ok=True)
    rungs: list[Rung] = []
    with open_pool(cluster, processes) as pool:
        climb = Climb(games, seed, pool, parts, captain, patient)
        for name in names:
            for rung in climb.rungs(name):
                rungs.append(rung)
                console.print(said(rung))
    write_strength(output, rungs)
    if kept is None:
        shutil.rmtree(parts)


@app.command()
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
    origin: Annotated[
        list[str] | None, typer.Option(help="Another site whose pages may open sockets.")
    ] = None,
    proxy: Annotated[
        str, typer.Option(help="Proxies whose X-Forwarded-For is believed, with commas.")
    ] = "",
    browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    log: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables for people and bots. PostgreSQL instead of SQLite: set DATABASE_URL."""
    settings = Settings(
        data=data, database=os.environ.get("DATABASE_URL", ""), workers=workers, pace=pace,
        rate=rate, origins=tuple(origin or ()),
    )  # fmt: skip
    run_server(console, settings, host, port, proxy, log, browser)


@app.command("load")
def measure_load(
    tables: Annotated[int, typer.Option(min=1, max=2000)] = 500,
    rate: Annotated[float, typer.Option(min=1, max=2000, help="Answers a second.")] = 200.0,
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


@app.command("join")
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
) -> None:
    """Play at a server's table, in the terminal: follow a link, or set a new table."""
    from portside.cli.join import Link, join  # speaks HTTP: loaded only where it is used
    from portside.client import ServerRefused

    where, teller = Link(link), Teller(lang)
    me = name or name_of_the_user(teller)
    new = None
    if not where.table:
        new = new_table(checked_game(game) or "santiago", me, friends, bots, read_given(option))
    try:
        asyncio.run(join(console, console.input, where, me, lang, new))
    except (Quit, EOFError, KeyboardInterrupt):
        console.print("\n" + teller.say("play-quit-unsaved"))
    except ServerRefused as refused:
        raise Malformed(refused.problem.text) from None
    except OSError as error:
        raise Malformed(f"{where.server} cannot be reached: {error}") from None


def new_table(
    game: str, me: str, friends: int, bots: str, options: dict[str, object]
) -> wire.NewTable:
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    if not levels and not friends:
        levels = ["mate", "mate"]
    for level in levels:
        if level not in LEVELS:
            raise Malformed(f"there is no level {level!r}; known: {', '.join(LEVELS)}")
    seats = [wire.NewSeat("me", me), *[wire.NewSeat("open")] * friends]
    seats += [wire.NewSeat("bot", level=level) for level in levels]  # type: ignore[arg-type]
    return wire.NewTable(game, seats, options)  # type: ignore[arg-type]


@app.command()
def verify(file: File) -> None:
    """Check the chance of a finished game's record: every draw is done again."""
    verdict = check_chance(load(file))
    if verdict.fair:
        console.print(f"Fair: {verdict.draws} draws, each as the secret says.")
        return
    for problem in verdict.problems:
        console.print(problem, style="red", soft_wrap=True)
    raise typer.Exit(1)


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(dir_okay=False, help="A file for the copy.")],
    data: Data = Path("portside-data"),
) -> None:
    """Copy all tables into one file, while the server may be running (SQLite)."""
    back_up(data, target)
    console.print(f"{target}: {target.stat().st_size:,} bytes")


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(file_okay=False, help="Where the records go.")],
    data: Data = Path("portside-data"),
) -> None:
    """Write the records of all finished tables. PostgreSQL: set DATABASE_URL."""
    settings = Settings(data=data, database=os.environ.get("DATABASE_URL", ""))
    number = asyncio.run(export_records(settings, folder))
    console.print(f"{folder}: {number} records")


def main() -> None:
    """What was refused is said in one line, not as a traceback."""
    try:
        app()
    except Malformed as error:
        Console(stderr=True, highlight=False).print(
            f"[bold red]portside:[/] {escape(str(error))}", soft_wrap=True
        )
        sys.exit(2)
