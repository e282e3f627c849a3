"""The arena as a command: matches over all cores, with progress and a table at the end."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import portside
from portside import Malformed
from portside.bots.arena import Played, play_all
from portside.bots.intervals import RISK
from portside.bots.proof import proof_of, write_proof
from portside.bots.standings import Results, as_json, is_of
from portside.bots.stopping import Asked, Look, end_of
from portside.research.cluster import Pool

MOST_FAULTS = 10  # that are shown
Cell = Callable[[Results], str]  # of what is told of a bot


@dataclass
class Outcome:
    """What was played of what was asked for."""

    asked: Asked
    games: list[Played]  # in order, wherever they were played
    end: Look

    def results(self) -> Results:
        asked = self.asked
        most = None if asked.until is None else asked.games
        return as_json(asked.contest, self.games, self.end.risk, asked.reason(), most)


def run_contest(
    asked: Asked, pool: Pool, kept: Path | None = None, records: Path | None = None
) -> Outcome:
    """From look to look, until one of them is enough."""
    played: list[Played] = []
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task(asked.contest.game, total=asked.games)
        for look in asked.looks():
            for one in play_all(
                asked.contest, look.boards * asked.seats, pool.at_once, kept, records,
                pool.executor, played,
            ):  # fmt: skip
                played.append(one)
                progress.update(task, completed=len(played))
            if (end := end_of(asked, played)) is not None:
                break
    assert end is not None  # the last look always is
    games = [one for one in played if one.board < end.boards]
    return Outcome(asked, sorted(games, key=lambda one: (one.board, one.rotation)), end)


def whole_boards(games: int, seats: int) -> int:
    """For so many games, or a few more: each board is played once from every seat."""
    return (games + seats - 1) // seats


# ------------------------------------------------------------------------- what is kept


def apart(path: Path | None, seats: int) -> Path | None:
    """A file, or folder, for each number of seats where there are several."""
    return None if path is None else path.with_name(f"{path.stem}-{seats}{path.suffix}")


def kept_games(results: Path | None) -> Path | None:
    """Where the games of a run are that is not finished."""
    return None if results is None else results.with_suffix(".games.jsonl")


def finished_before(results: Path, asked: Asked) -> Results | None:
    """What a finished run has written. Of another one it is not written over."""
    if not results.exists():
        results.parent.mkdir(parents=True, exist_ok=True)  # now, not after hours of play
        return None
    try:
        found = json.loads(results.read_text("utf-8"))
    except ValueError:
        found = None
    if not is_of(found, asked.contest, asked.games, asked.reason()):
        raise Malformed(f"{results} holds other results; remove it or name another file")
    return dict(found)


def check_records(records: Path | None, results: Path | None) -> None:
    """Records are not written over either, but by the run that goes on."""
    kept = kept_games(results)
    goes_on = kept is not None and kept.exists()
    if records is not None and not goes_on and any(records.glob("*.game")):
        raise Malformed(f"{records} holds records already; remove them or name another folder")


def write_results(path: Path, outcome: Outcome) -> Results:
    results = outcome.results()
    path.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    if (kept := kept_games(path)) is not None:
        kept.unlink(missing_ok=True)
    return results


def check_proof_is_new(proof: Path) -> None:
    """What somebody may have published is not written over."""
    if proof.exists():
        raise Malformed(f"{proof} is there already; remove it or name another file")
    proof.parent.mkdir(parents=True, exist_ok=True)  # now, not after hours of play


def keep_proof(path: Path, outcome: Outcome) -> None:
    contest = outcome.asked.contest
    write_proof(path, proof_of(portside.__version__, contest, outcome.games, outcome.results()))


# ------------------------------------------------------------------------ what is shown


def show_results(console: Console, results: Results) -> None:
    seats, games, seed = results["seats"], results["games"], results["seed"]
    title = f"{results['game']}, {seats} seats, {games} games, seed {seed}"
    console.print(table_of(results, title, {"wins": wins, "without luck": without_luck}))
    console.print(table_of(results, None, FURTHER))
    console.print(
        f"A fair share is {100 / seats:.1f} %. Every board is played once from each seat with the "
        "same luck; intervals, in brackets, are 95 % over boards. A rating compares ranks; the "
        "mean here is 0."
    )
    if any(one.get("corrected") for one in results["bots"]):
        console.print(
            "Without luck: less what chance gave beyond what was to be expected, as far as the "
            "judge of the game sees it."
        )
    if results.get("until") is not None:
        console.print(stopped(results))
    show_faults(console, results["faults"])


def table_of(results: Results, title: str | None, cells: dict[str, Cell]) -> Table:
    made = Table(title=title, title_justify="left")
    made.add_column("bot", overflow="fold")
    for heading in cells:
        made.add_column(heading, justify="right")
    for one in results["bots"]:
        made.add_row(escape(one["bot"]), *(cell(one) for cell in cells.values()))
    return made


def percent(share: float) -> str:
    """Without luck a share may come out beyond what can be."""
    return f"{100 * min(1.0, max(0.0, share)):.1f} %"


def between(interval: list[float]) -> str:
    low, high = interval
    return f"{100 * low:.1f} – {100 * high:.1f}"


def wins(one: Results) -> str:
    return f"{percent(one['win_rate'])} ({between(one['ci95'])})"


def without_luck(one: Results) -> str:
    """Results that were kept before luck was reckoned know nothing of it."""
    corrected = one.get("corrected")
    return "–" if corrected is None else wins(corrected)


def rating(one: Results) -> str:
    low, high = one["rating_ci95"]
    interval = "" if None in (low, high) else f" ({low:+.0f} – {high:+.0f})"
    return f"{one['rating']:+.0f}{interval}"


def score(one: Results) -> str:
    return "–" if one["mean_score"] is None else f"{one['mean_score']:.1f}"


FURTHER: dict[str, Cell] = {
    "score": score,
    "rank": lambda one: f"{one['mean_rank']:.2f}",
    "rating": rating,
    "s per answer": lambda one: f"{one['seconds_per_answer']:.4f}",
}


def stopped(results: Results) -> str:
    games, most, risk = results["games"], results["most"], results["risk"]
    told = f"Stopped after {games} of at most {most} games" if games < most else "Not stopped early"
    return (
        f"{told} (--until {results['until']}). Shares of victory stand at {100 * (1 - risk):.1f} % "
        f"here, so that they hold at {100 * (1 - RISK):.0f} % whenever it is stopped."
    )


def show_faults(console: Console, faults: list[Results]) -> None:
    """Who forfeited, where and why: of each bot at each question the first."""

    def which(fault: Results) -> tuple[str, str]:
        return fault["bot"], fault["question"]

    alike = [list(some) for _, some in groupby(sorted(faults, key=which), which)]
    for first, *more in alike[:MOST_FAULTS]:
        games = f"{1 + len(more)} games, the first" if more else "1 game"
        where = f"on board {first['board']}, seat {first['seat']}, asked {first['question']}"
        console.print(
            f"[bold red]{escape(first['bot'])} forfeited {games} {where}:[/] "
            f"{escape(first['why'])}",
            soft_wrap=True,
        )
    if len(faults) > min(len(alike), MOST_FAULTS):
        console.print("--json keeps every reason.")
