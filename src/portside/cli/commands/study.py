"""Many games: played, summed up, measured."""

from pathlib import Path
from typing import Annotated

import typer

from portside import GAMES, Malformed, rules_of
from portside.bots.arena import seated as seated_bots
from portside.bots.levels import MOST_SIMULATIONS, make_bot
from portside.cli.commands.given import (
    GAME,
    Cluster,
    Edition,
    Game,
    Lang,
    Options,
    Processes,
    Seats,
    console,
    read_given,
)
from portside.cli.doing.measure import show_speed
from portside.cli.doing.simulation import show_summary, simulate_games, simulate_plan
from portside.cli.doing.told_rules import show_changes
from portside.core.changes import changes
from portside.core.learned import MOST_HIDDEN
from portside.core.record import write_options
from portside.research.cluster import open_pool
from portside.research.data import load as load_data
from portside.research.manifest import changed_files
from portside.research.simulation import Plan
from portside.text.teller import Teller


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
            help="Keep every game in this .parquet or .jsonl file, with a card that describes it "
            "and checksums. A run that was interrupted goes on where it stopped.",
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
    wanted = seats or GAMES[game].studied_seats
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
    teller = Teller(lang, game)
    show_changes(console, teller, changes(rules, s.changed_options()))
    show_summary(console, teller, outcome, bots is not None)


def check_data(
    file: Annotated[
        Path,
        typer.Argument(help="What `portside simulate --output` kept.", dir_okay=False),
    ],
    lang: Lang,
) -> None:
    """Compare a data set with the checksums that were taken when it was made."""
    whole, changed, missing = changed_files(file)
    teller = Teller(lang)
    for key, names in (("whole", whole), ("changed", changed), ("missing", missing)):
        for name in names:
            console.print(f"{name}: {teller.say(f'data-{key}')}", soft_wrap=True, markup=False)
    if changed or missing:
        raise typer.Exit(1)


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


def train(
    game: Game,
    lang: Lang,
    output: Annotated[
        Path,
        typer.Option(
            dir_okay=False,
            help="The file of weights; the curve is beside it. A run that was interrupted goes on.",
        ),
    ] = Path("learned.json"),
    games: Annotated[int, typer.Option(min=1, help="How many in all; whole rounds are played.")] = (
        24_000
    ),
    per_round: Annotated[
        int, typer.Option("--round", min=2, help="Games between two fits of the weights.")
    ] = 4000,
    hours: Annotated[
        float | None, typer.Option(min=0.0, help="Stop then; the same command goes on.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    simulations: Annotated[
        int, typer.Option(min=1, max=MOST_SIMULATIONS, help="Of the searches that play.")
    ] = 60,
    hidden: Annotated[
        int, typer.Option(min=1, max=MOST_HIDDEN, help="Hidden numbers of the net.")
    ] = 32,
    boards: Annotated[
        int, typer.Option(min=0, help="Of a match after each round; 0: none is played.")
    ] = 20,
    processes: Processes = None,
    cluster: Cluster = None,
) -> None:
    """Let a game's judge learn from games that bots play against each other."""
    try:
        from portside.cli.doing.training import train_judge
        from portside.research.course import Course
    except ImportError:
        raise Malformed("training needs the extra 'data': pip install 'portside[data]'") from None
    course = Course(game, games, per_round, seed, simulations, hidden, boards)
    with open_pool(cluster, processes) as pool:
        train_judge(console, course, pool, output, hours, Teller(lang))


def bench(
    game: Annotated[str | None, GAME] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="For each figure.")] = 0.5,
) -> None:
    """Measure how fast the rules run on this machine: one game, or all of them."""
    show_speed(console, [game] if game else list(GAMES), seconds)
