"""What each baseline scores by a fixed protocol: `python -m bench.baselines` writes the table of
docs/baselines.md anew, in minutes; `--player NAME` scores a bot of your own by the same protocol.
No clock is asked: bots that search think in simulations, so that the machine does not matter.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from bench.text_reference import filled_in
from examples.trained import WEIGHTS, Policy
from portside.bots.arena import Contest, Played, play_one
from portside.bots.intervals import mean
from portside.bots.levels import LEVELS
from portside.bots.standings import interval_of, rank, share
from portside.games import GAMES

PAGE = Path(__file__).parents[1] / "docs" / "baselines.md"
SEATS = 3
BOARDS = 50  # each from every seat
SEED = 1
OPPONENTS = ("random", "greedy")
TRAINED = "examples.trained:TrainedBot"
SIMULATIONS = 500  # of the level that would otherwise think by the clock
MEASURED, OTHERS = "the baseline", "the others"


@dataclass(frozen=True)
class Row:
    """One baseline against two of one kind."""

    game: str
    opponent: str
    player: str


@dataclass(frozen=True)
class Score:
    """What came out, for the baseline."""

    games: int
    share: float  # of the victories; a shared one counts in parts
    ci95: tuple[float, float]  # over boards
    mean_score: float
    mean_rank: float


def players(game: str) -> list[str]:
    """From the weakest on. `mate` is `greedy`, and stands in the table as that."""
    timed = [one.name for one in LEVELS.values() if one.budget and one.budget.seconds]
    levels = [f"{name}@{SIMULATIONS}" if name in timed else name for name in LEVELS]
    trained = [TRAINED] if weights_of(game).exists() else []
    return ["random", *trained, *("greedy" if name == "mate" else name for name in levels)]


def weights_of(game: str) -> Path:
    return WEIGHTS / f"{game}.npz"


def measured(row: Row) -> Score:
    """Every board from each seat, with the same luck."""
    contest = Contest(row.game, (row.player, *[row.opponent] * (SEATS - 1)), SEED)
    return scored(
        play_one(contest, board, seat)[0] for board in range(BOARDS) for seat in range(SEATS)
    )


def scored(games: Iterable[Played]) -> Score:
    """The baseline sits where the board was moved on to; it may meet bots of its own name."""
    told = []
    for one in games:
        if one.faults:
            raise SystemExit(f"{one.faults[0].bot} forfeited a game: {one.faults[0].why}")
        names = [MEASURED if seat == one.rotation else OTHERS for seat in range(SEATS)]
        told.append(replace(one, bots=names))
    return Score(
        games=len(told),
        share=mean([share(one, one.rotation) for one in told]),
        ci95=interval_of(told, MEASURED),
        mean_score=mean([one.scores[one.rotation] for one in told]),
        mean_rank=mean([rank(one, one.rotation) for one in told]),
    )


def table(scores: dict[Row, Score]) -> Iterator[str]:
    yield "| game | against two | baseline | games | victories | 95 % | mean score | mean rank |"
    yield "|---|---|---|---|---|---|---|---|"
    for row, one in scores.items():
        yield line(row, one)


def line(row: Row, one: Score) -> str:
    low, high = (f"{100 * bound:.1f}" for bound in one.ci95)
    name = "trained policy" if row.player == TRAINED else row.player
    return (
        f"| {row.game} | {row.opponent} | {name} | {one.games} | {100 * one.share:.1f} % "
        f"| {low} – {high} | {one.mean_score:.1f} | {one.mean_rank:.2f} |"
    )


def weights() -> Iterator[str]:
    """The trained policies, as their descriptions tell them."""
    yield "| game | rules | own decisions | victories | 95 % | bytes | SHA-256 |"
    yield "|---|---|---|---|---|---|---|"
    for game in [one for one in GAMES if weights_of(one).exists()]:
        about = Policy.of(game).about
        low, high = (f"{100 * bound:.1f}" for bound in about["measured"]["ci95"])
        size = weights_of(game).stat().st_size
        yield (
            f"| {game} | {about['rules']} | {about['decisions']:,} "
            f"| {100 * about['measured']['share']:.1f} % | {low} – {high} "
            f"| {size:,} | `{about['sha256']}` |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", help="score this bot instead, and leave the page as it is")
    parser.add_argument("--game", choices=list(GAMES), help="with --player: this game only")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    if given.game and not given.player:
        parser.error("--game goes with --player: the page has all games")
    rows = [
        Row(game, opponent, player)
        for game in ([given.game] if given.game else GAMES)
        for opponent in OPPONENTS
        for player in ([given.player] if given.player else players(game))
    ]
    scores = {}
    with ProcessPoolExecutor(given.processes) as pool:
        for row, score in zip(rows, pool.map(measured, rows), strict=True):
            scores[row] = score
            print(line(row, score), file=sys.stderr)
    made = {"baselines": "\n".join(table(scores)), "weights": "\n".join(weights())}
    if given.player:
        print(made["baselines"])
    else:
        PAGE.write_text(filled_in(PAGE.read_text("utf-8"), made), "utf-8")


if __name__ == "__main__":
    main()
