"""Puzzles mined in processes, and kept game by game, so that a run can go on."""

import os
import shutil
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import count
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from portside import Dice, Malformed, rules_of
from portside.insight.mining import Vein, mine, mixed, weighed_again
from portside.insight.puzzles import RIGHT, Puzzle, Source, write_puzzles
from portside.research.cluster import Pool
from portside.text.teller import Teller

SUFFIX = ".jsonl.gz"
AHEAD = 2  # games waiting for each process, so that none is ever idle


class Kept:
    """What was found, by the number of the game, in a folder beside the output."""

    def __init__(self, output: Path, vein: Vein) -> None:
        self.folder = output.with_name(output.name + ".parts")
        self.folder.mkdir(parents=True, exist_ok=True)
        head = self.folder / "vein.json"
        rules = rules_of(vein.game).revision
        written = msgspec.json.encode([vein.game, rules, vein.seed, vein.effort])
        if head.exists() and head.read_bytes() != written:
            raise Malformed(
                f"{self.folder} belongs to other games; remove it or name another output"
            )
        head.write_bytes(written)

    def file(self, number: int) -> Path:
        return self.folder / f"{number:06}.json"

    def has(self, number: int) -> bool:
        return self.file(number).exists()

    def keep(self, number: int, source: Source) -> None:
        """Whole or not at all."""
        beside = self.file(number).with_suffix(".new")
        beside.write_bytes(msgspec.json.encode(source))
        os.replace(beside, self.file(number))

    def from_the_beginning(self) -> list[Source]:
        """Up to the first game that was not looked through yet."""
        ready: list[Source] = []
        for number in count():
            if not self.has(number):
                return ready
            ready.append(msgspec.json.decode(self.file(number).read_bytes(), type=Source))
        return ready

    def remove(self) -> None:
        shutil.rmtree(self.folder)


def mine_all(vein: Vein, number: int, pool: Pool, output: Path) -> Generator[int, None, None]:
    """Look through game after game until there are so many; after each, how many there are.

    However many processes there are, and however often it was interrupted: the same puzzles.
    """
    kept = Kept(output, vein)
    numbers = (one for one in count() if not kept.has(one))
    running: dict[Future[Source], int] = {}
    found = mixed(kept.from_the_beginning(), number)
    yield how_many(found)
    while how_many(found) < number:
        while len(running) < AHEAD * pool.at_once:
            game = next(numbers)
            running[pool.executor.submit(mine, vein, game)] = game
        ready, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in ready:
            kept.keep(running.pop(future), future.result())
        found = mixed(kept.from_the_beginning(), number)
        yield how_many(found)
    for future in running:
        future.cancel()
    write(output, found)
    kept.remove()


def how_many(sources: list[Source]) -> int:
    return sum(len(one.moments) for one in sources)


def write(output: Path, sources: list[Source]) -> None:
    """Whole or not at all."""
    beside = output.with_name(output.name + ".new")
    beside.write_bytes(write_puzzles(sources))
    os.replace(beside, output)


def checked_output(output: Path) -> Path:
    """Refused before minutes of work, not after."""
    if not output.name.endswith(SUFFIX):
        raise Malformed(f"{output}: the name of a file of puzzles ends with {SUFFIX}")
    return output


def show_mining(vein: Vein, number: int, pool: Pool, output: Path, teller: Teller) -> None:
    """With a bar that grows puzzle by puzzle."""
    bar = Progress(
        TextColumn(teller.say("puzzle-mining")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=number)
        for found in mine_all(vein, number, pool, output):
            bar.update(task, completed=found)


# ------------------------------------------------------------------------ weighed again


def check_all(
    console: Console,
    puzzles: Sequence[Puzzle],
    number: int,
    seed: int,
    effort: float,
    pool: Pool,
    teller: Teller,
) -> None:
    """A sample, drawn by lot: what becomes of it when one looks with another seed."""
    left, dice = list(puzzles), Dice(seed)
    sample = [left.pop(dice.below(len(left))) for _ in range(min(number, len(left)))]
    running = [pool.executor.submit(weighed_again, one, seed, effort) for one in sample]
    leads = []
    for puzzle, future in zip(sample, running, strict=True):
        _, *rivals = future.result()
        nearest = min(rivals, key=lambda one: one.cost)
        leads.append(nearest.cost)
        console.print(
            teller.say(
                "puzzle-checked",
                id=puzzle.id,
                n=round(100 * nearest.cost),
                n2=round(100 * nearest.doubt),
            ),
            highlight=False,
        )
    held = sum(lead >= RIGHT for lead in leads)
    console.print(teller.say("puzzle-held", n=held, of=len(sample), seed=seed), style="bold")
