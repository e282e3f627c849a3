"""Puzzles: to be solved, to be found, to be checked."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from portside import Malformed
from portside.cli.commands.given import Cluster, Game, Lang, Processes, console
from portside.cli.doing.mining import check_all, checked_output, show_mining
from portside.cli.doing.play import Quit
from portside.cli.doing.puzzles import solve
from portside.insight.mining import Vein
from portside.insight.puzzles import puzzles_of, read_puzzles
from portside.research.cluster import open_pool
from portside.text.teller import Teller


def puzzles(
    game: Game,
    lang: Lang,
    file: Annotated[
        Path | None,
        typer.Option("--file", dir_okay=False, help="Those of this file, not the package's."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False,
            help="Look for new puzzles in games of bots, and keep them here (.jsonl.gz). A run "
            "that was interrupted goes on where it stopped.",
        ),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Weigh a sample anew, with another seed.")
    ] = False,
    number: Annotated[
        int | None,
        typer.Option(min=1, help="How many to find or to check.", show_default="200, or 20"),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed, the same puzzles.")] = 1,
    effort: Annotated[
        float, typer.Option(min=0.001, max=100.0, help="Times the usual number of simulations.")
    ] = 1.0,
    processes: Processes = None,
    cluster: Cluster = None,
) -> None:
    """Solve puzzles: a position, and one answer that is clearly the best. Today's comes first."""
    teller = Teller(lang, game)
    if output is not None:
        checked_output(output)
        with open_pool(cluster, processes) as pool:
            show_mining(Vein(game, seed, effort), number or 200, pool, output, teller)
        return
    found = puzzles_of(game) if file is None else tuple(read_puzzles(file.read_bytes()))
    if not found or any(one.game != game for one in found):
        raise Malformed(f"there are no puzzles of {game}{f' in {file}' if file else ''}")
    if check:
        with open_pool(cluster, processes) as pool:
            check_all(console, found, number or 20, seed, effort, pool, teller)
        return
    first = datetime.now(UTC).date().toordinal() % len(found)
    try:
        solve(console, console.input, [*found[first:], *found[:first]], teller)
    except (Quit, EOFError, KeyboardInterrupt):
        console.print()
