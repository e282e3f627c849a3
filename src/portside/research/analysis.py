"""What many games say: how long they are, what a seat is worth, what each thing is worth.

"Worth" is points: a seat's score against the mean of its table, explained by how often the seat did
each thing more than the table did (least squares). It says what goes together with winning for
these players; another player may get more out of the same thing. Intervals are 95 %, over boards:
games that met the same luck are not independent, and of equal bots they are one and the same game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from portside.bots.intervals import interval_over, student
from portside.core.game import Log
from portside.games import game_of
from portside.research.data import replay
from portside.research.simulation import Row

Numbers = npt.NDArray[Any]

FEWEST = 30  # uses of a thing before anything is said about it


@dataclass
class Share:
    """A mean with its interval."""

    name: str
    mean: float
    low: float
    high: float
    n: int


@dataclass
class Worth:
    """What one thing is worth, for one group of seats."""

    deed: str
    thing: str
    group: str
    points: float
    low: float
    high: float
    uses: int


def share_of_victory(row: Row, seat: int) -> float:
    return 1 / len(row["winners"]) if seat in row["winners"] else 0.0


def board_of(row: Row) -> tuple[Any, ...]:
    """The games of a board meet the same luck, each bot once in every seat."""
    return (row["seed"], *sorted(row["bots"]), row["number"] // row["seats"])


def by_seat(rows: list[Row]) -> list[Share]:
    """Shares of victory by seat; the first seat moves first."""
    return shares_of(rows, lambda row: [f"seat {seat}" for seat in range(row["seats"])])


def by_bot(rows: list[Row]) -> list[Share]:
    return shares_of(rows, lambda row: row["bots"])


def shares_of(rows: list[Row], names: Callable[[Row], list[str]]) -> list[Share]:
    """Shares of victory, by what the seats of a game are called."""
    found: dict[str, dict[tuple[Any, ...], list[float]]] = {}
    for row in rows:
        for seat, name in enumerate(names(row)):
            boards = found.setdefault(name, {})
            boards.setdefault(board_of(row), []).append(share_of_victory(row, seat))
    return [interval(name, list(boards.values())) for name, boards in found.items()]


def interval(name: str, boards: list[list[float]]) -> Share:
    every = [share for shares in boards for share in shares]
    return Share(name, sum(every) / len(every), *interval_over(boards), len(every))


# ------------------------------------------------------------------------------- worths


@dataclass
class Deeds:
    """What every seat of every game did: one line for each seat of each game."""

    names: list[tuple[str, str]]  # deed and thing
    counts: Numbers  # by line and name
    scores: Numbers
    game: Numbers  # which game a line belongs to
    bot: list[str]
    seat: Numbers
    board: Numbers  # which luck it met


def deeds(rows: list[Row]) -> Deeds:
    game = game_of(rows[0]["game"])
    rules, wanted = game.rules, game.deeds
    names = [(deed, thing) for deed in wanted for thing in rules.names[rules.events[deed]]]
    at = {}
    for deed in wanted:
        at[deed] = next(i for i, (known, _) in enumerate(names) if known == deed)
    seats = rows[0]["seats"]
    counts = np.zeros((len(rows) * seats, len(names)))
    for number, row in enumerate(rows):
        log = Log()
        replay(row, log)
        for event in log.events:
            if event.kind in wanted:
                many = event.amount if event.kind in game.counted else 1
                counts[number * seats + event.seat, at[event.kind] + event.thing] += many
    return Deeds(
        names,
        counts,
        np.array([score for row in rows for score in row["scores"]], float),
        np.repeat(np.arange(len(rows)), seats),
        [bot for row in rows for bot in row["bots"]],
        np.tile(np.arange(seats), len(rows)),
        np.repeat(boards_of(rows), seats),
    )


def boards_of(rows: list[Row]) -> list[int]:
    """The board of each game, as a number."""
    known: dict[tuple[Any, ...], int] = {}
    return [known.setdefault(board_of(row), len(known)) for row in rows]


def worths(done: Deeds) -> list[Worth]:
    """For all seats together, then by bot and by seat, where there are several."""
    everybody = np.ones(len(done.scores), bool)
    found = worth_in(done, everybody, "all")
    bots = list(dict.fromkeys(done.bot))
    if len(bots) > 1:
        for bot in bots:
            found += worth_in(done, np.array([one == bot for one in done.bot]), bot)
    for seat in sorted(set(done.seat.tolist())):
        found += worth_in(done, done.seat == seat, f"seat {seat}")
    return found


def worth_in(done: Deeds, lines: Numbers, group: str) -> list[Worth]:
    """Least squares over these lines, within games; intervals know which lines share a board."""
    x = (done.counts - means_by_game(done.counts, done.game))[lines]
    y = (done.scores - means_by_game(done.scores[:, None], done.game)[:, 0])[lines]
    uses = done.counts[lines].sum(axis=0)
    used = np.flatnonzero((uses >= FEWEST) & (x.std(axis=0) > 0))
    x = np.column_stack([x[:, used], *who_played(done, lines), np.ones(len(y))])
    boards = np.unique(done.board[lines], return_inverse=True)[1]
    many = boards.max(initial=-1) + 1
    if len(used) == 0 or many <= x.shape[1]:  # as many boards as that tell nothing of chance
        return []
    inverse = np.linalg.pinv(x.T @ x)
    points = inverse @ x.T @ y
    pulls = x * (y - x @ points)[:, None]
    by_board = np.zeros((many, x.shape[1]))
    np.add.at(by_board, boards, pulls)
    scatter = np.diag(inverse @ (by_board.T @ by_board) @ inverse).clip(0)
    reach = student(many - 1) * np.sqrt(many / (many - 1) * scatter)
    return [
        Worth(*done.names[name], group, float(points[i]), float(points[i] - reach[i]),
              float(points[i] + reach[i]), int(uses[name]))
        for i, name in enumerate(used) if reach[i] > 0
    ]  # fmt: skip


def who_played(done: Deeds, lines: Numbers) -> list[Numbers]:
    """A column for each player but one: what strong players like is not worth more for that."""
    bots = np.array(done.bot)[lines]
    return [(bots == bot).astype(float) for bot in sorted(set(bots))[1:]]


def means_by_game(values: Numbers, game: Numbers) -> Numbers:
    total = np.zeros((int(game.max()) + 1, values.shape[1]))
    np.add.at(total, game, values)
    means: Numbers = (total / np.bincount(game)[:, None])[game]
    return means
