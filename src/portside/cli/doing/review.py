"""Reviews made in processes or on a cluster, kept piece by piece, so that a run can go on."""

import hashlib
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from portside import Malformed, Record, wire, write_record
from portside.insight.reviewing import (
    Piece,
    Reviewer,
    pieces_in,
    pieces_of,
    put_together,
    read_piece,
)
from portside.research.cluster import Pool
from portside.text.teller import Teller


class Kept:
    """Finished pieces in a folder beside the output, until the review is whole."""

    def __init__(self, output: Path | None, reviewer: Reviewer) -> None:
        self.folder = None if output is None else output.with_suffix(".parts") / identity(reviewer)
        self.pieces: dict[int, Piece] = {}
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            for path in self.folder.glob("*.json"):
                self.pieces[int(path.stem)] = read_piece(path.read_bytes())

    def keep(self, number: int, written: bytes) -> None:
        """Whole or not at all."""
        self.pieces[number] = read_piece(written)
        if self.folder is not None:
            path = self.folder / f"{number}.json"
            beside = path.with_suffix(".new")
            beside.write_bytes(written)
            os.replace(beside, path)


def identity(reviewer: Reviewer) -> str:
    """The same for the same game, seed and effort: what its pieces follow from."""
    asked = [write_record(reviewer.record), reviewer.seed, reviewer.effort]
    return hashlib.sha256(json.dumps(asked).encode()).hexdigest()[:16]


def reviews_of(
    records: list[Record], seed: int, effort: float, pool: Pool, output: Path | None, teller: Teller
) -> Iterator[wire.Review]:
    """One after the other; a game that is not finished is refused before anything is done."""
    reviewers = [Reviewer(record, seed, effort) for record in records]
    with progress_bar(teller) as progress:
        task = progress.add_task("", total=sum(pieces_of(record) for record in records))
        for reviewer in reviewers:
            kept = Kept(output, reviewer)
            progress.advance(task, len(kept.pieces))
            for number, written in pieces_in(pool.executor, reviewer, kept.pieces):
                kept.keep(number, written)
                progress.advance(task)
            pieces = [kept.pieces[number] for number in sorted(kept.pieces)]
            yield put_together(reviewer.record, seed, effort, pieces)


def progress_bar(teller: Teller) -> Progress:
    return Progress(
        TextColumn(teller.say("review-progress")),
        BarColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def checked_output(output: Path, games: int) -> Path:
    """Refused before minutes of work, not after."""
    wanted = ".json" if games == 1 else ".jsonl"
    if output.suffix != wanted:
        what = "one game" if games == 1 else "many games"
        raise Malformed(f"{output}: the name of a review of {what} ends with {wanted}")
    return output


def write_reviews(output: Path, reviews: list[wire.Review]) -> None:
    """The pieces are not needed any more once the file is whole."""
    beside = output.with_name(output.name + ".new")
    beside.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in reviews))
    os.replace(beside, output)
    shutil.rmtree(output.with_suffix(".parts"))
