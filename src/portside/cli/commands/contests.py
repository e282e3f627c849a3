"""Bots against bots: who is stronger."""

import shutil
from pathlib import Path
from typing import Annotated

import typer

from portside import GAMES, rules_of
from portside.bots.arena import Contest
from portside.bots.arena import seated as seated_bots
from portside.bots.levels import make_bot, read_budget
from portside.cli.commands.given import (
    Cluster,
    Game,
    Options,
    Processes,
    Seats,
    console,
    read_given,
)
from portside.cli.doing.contests import run_contest, show_standings, write_results
from portside.cli.doing.ladder import Climb, Rung, said, write_strength
from portside.research.cluster import open_pool


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
    wanted = seats or GAMES[game].studied_seats
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
