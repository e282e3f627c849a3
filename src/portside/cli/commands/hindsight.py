"""Finished games, looked back on."""

from pathlib import Path
from typing import Annotated

import typer

from portside import Malformed
from portside.cli.commands.given import Cluster, File, Lang, Number, Processes, console
from portside.cli.doing.review import checked_output, reviews_of, write_reviews
from portside.cli.doing.review_page import page
from portside.cli.doing.review_told import show_many, show_moment, show_review
from portside.cli.doing.saving import load, load_all, write_text
from portside.core.record import is_fork
from portside.research.cluster import open_pool
from portside.research.data import checked_format, write
from portside.research.reviews import REVIEWS, rows_of
from portside.text.teller import Teller


def review(
    file: File,
    lang: Lang,
    number: Number = None,
    seat: Annotated[
        int | None, typer.Option(min=0, help="The decisions and the luck of this seat only.")
    ] = None,
    moment: Annotated[
        int | None,
        typer.Option(
            min=0, help="Look closely at one question: after so many answers, as in a replay."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed, the same review.")] = 1,
    effort: Annotated[
        float,
        typer.Option(min=0.01, max=100.0, help="Times the usual effort: about a minute a game."),
    ] = 1.0,
    output: Annotated[
        Path | None,
        typer.Option(
            "--json",
            dir_okay=False,
            help="Keep the review here; of many games as .jsonl. A run that was interrupted goes "
            "on where it stopped.",
        ),
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", dir_okay=False, help="Write a page to look at here.")
    ] = None,
    table: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False, help="Write a row for each seat of each game here: .parquet or .jsonl."
        ),
    ] = None,
    processes: Processes = None,
    cluster: Cluster = None,
) -> None:
    """Say of finished games what was luck, what was choice, and what could have been known.

    A file of many games is summed up by player, forks left out, unless --game chooses one.
    """
    records = list(load_all(file)) if number is None else [load(file, number)]
    if not records:
        raise Malformed(f"{file} holds no game")
    if output is not None:
        checked_output(output, len(records))
    if table is not None:
        checked_format(table)
    if len(records) > 1 and (html is not None or seat is not None or moment is not None):
        raise Malformed(f"{file} holds several games; --game chooses one: 1, 2, …")
    for asked, there, what in (
        (seat, len(records[0].seats) - 1, "seats"),
        (moment, len(records[0].answers), "moments"),
    ):
        if asked is not None and asked > there:
            raise Malformed(f"the record has {what} 0 to {there}, not {asked}")
    with open_pool(cluster, processes) as pool:
        made = list(reviews_of(records, seed, effort, pool, output, Teller(lang)))
    alone = len(records) == 1
    counted = [number for number, one in enumerate(records) if alone or not is_fork(one)]
    if output is not None:
        write_reviews(output, made)
    if table is not None:
        write(table, ([*rows_of(made[number], number)] for number in counted), REVIEWS)
    if html is not None:
        write_text(html, page(made[0], lang, seat))
    if len(made) > 1:
        show_many(console, [made[number] for number in counted], Teller(lang))
    elif moment is not None:
        show_moment(console, made[0], lang, moment)
    else:
        show_review(console, made[0], lang, seat)
