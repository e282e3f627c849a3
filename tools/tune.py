"""Tries settings and weights of a game's search against a fixed pool, and confirms the best.

    python -m tools.tune manila --try "explore=0.1 heat=1.0" --try "first=5" --pool greedy,greedy

What is tried is written as names and numbers: settings of the search (explore, temperature, …) and
weights of the game's judge (first, control, …) side by side; an empty text is the search as it is.
Everybody plays the same boards from every seat. The best on the tuning boards is confirmed on fresh
ones, because the best of many is partly the luckiest. The pool keeps the shipped weights.
"""

import argparse
import json
import math
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from portside.bots.bot import Bot
from portside.bots.levels import make_bot, read_budget
from portside.bots.match import Match
from portside.bots.search import Settings
from portside.bots.searcher import SearchBot
from portside.core.errors import Malformed
from portside.core.judge import Judge
from portside.games import game_of

TUNING_BOARDS = 1_000_000
FRESH_BOARDS = 2_000_000  # never used for choosing


@dataclass
class Outcome:
    """What came of one try: shares of victory, by game."""

    tried: str
    boards: str
    games: int
    wins: float
    margin: float  # of 95 %, over boards
    points: float  # more than the others have on average
    seconds: float

    def row(self) -> str:
        tried = self.tried or "as it is"
        return (
            f"| {tried} | {self.boards} | {self.games} | {100 * self.wins:.1f} "
            f"± {100 * self.margin:.1f} | {self.points:+.1f} | {self.seconds:.0f} |"
        )


def read_try(text: str) -> dict[str, float]:
    values = {}
    for part in text.split():
        name, _, value = part.partition("=")
        try:
            values[name] = float(value)
        except ValueError:
            raise Malformed(
                f"{part!r}: a name and a number are wanted, as in explore=0.3"
            ) from None
    return values


def changed_judge(game: str, values: dict[str, float]) -> Judge:
    """The game's judge with other weights, which are taken out of the values."""
    judge = game_of(game).judge
    believed: Any = getattr(judge, "weights", None)
    changed = [name for name in values if hasattr(believed, name)]
    if not changed:
        return game_of(game).best_judge
    kind, weights = type(judge), type(believed)()
    for name in changed:
        setattr(weights, name, type(getattr(weights, name))(values.pop(name)))
    by_hand: Judge = kind()
    setattr(by_hand, "weights", weights)  # noqa: B010 (a judge need not have any)
    return by_hand


def challenger(game: str, tried: str, limit: str, seed: int) -> Bot:
    values = read_try(tried)
    judge = changed_judge(game, values)
    settings: dict[str, Any] = dict(game_of(game).search)
    for name, value in values.items():
        if not hasattr(Settings(), name):
            raise Malformed(f"{name!r} is neither a setting of the search nor a weight of {game}")
        settings[name] = type(getattr(Settings(), name))(value)
    bot = SearchBot(game, seed, read_budget("search", limit), settings)
    bot.judge = judge
    return bot


def play_board(
    game: str, tried: str, limit: str, rivals: list[str], board: int
) -> list[list[float]]:
    """The challenger in every seat: his share of victory, and his points above the others."""
    found = []
    for seat in range(len(rivals) + 1):
        bots = [make_bot(name, game, 31 * board + i) for i, name in enumerate(rivals)]
        bots.insert(seat, challenger(game, tried, limit, 31 * board + 30))
        result = Match(game, bots, [f"seat {i}" for i in range(len(bots))], board).play()
        share = 1 / len(result.winners) if seat in result.winners else 0.0
        others = (sum(result.scores) - result.scores[seat]) / len(rivals)
        found.append([share, result.scores[seat] - others])
    return found


def play_boards(args: argparse.Namespace, tried: str, first: int, boards: int) -> Outcome:
    start = time.perf_counter()
    pool = args.pool.split(",")
    tasks = [(args.game, tried, args.limit, pool, first + board) for board in range(boards)]
    with ProcessPoolExecutor(args.processes) as processes:
        found = list(processes.map(play_board, *zip(*tasks, strict=True)))
    means = [sum(share for share, _ in board) / len(board) for board in found]
    wins = sum(means) / boards
    spread = math.sqrt(sum((one - wins) ** 2 for one in means) / max(1, boards - 1) / boards)
    games = [game for board in found for game in board]
    return Outcome(
        tried, f"{first}-{first + boards - 1}", len(games), wins, 1.96 * spread,
        sum(points for _, points in games) / len(games), time.perf_counter() - start,
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--try", dest="tries", action="append", default=[], metavar="NAME=NUMBER …")
    parser.add_argument("--limit", default="300", help="simulations (300) or seconds (0.1s)")
    parser.add_argument("--pool", default="greedy,greedy", help="who sits at the other seats")
    parser.add_argument("--boards", type=int, default=40, help="for tuning; 0: only confirm")
    parser.add_argument("--fresh", type=int, default=0, help="boards to confirm the best on")
    parser.add_argument("--from-board", type=int, default=0, help="leave out so many boards")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a JSON file that gets a line for each outcome")
    args = parser.parse_args()
    print("| tried | boards | games | wins % | points | s |\n|---|---|---|---|---|---|")
    best, most = (args.tries or [""])[0], -1.0
    for tried in args.tries or [""]:
        if args.boards:
            outcome = report(args, tried, TUNING_BOARDS, args.boards)
            if outcome.wins > most:
                best, most = tried, outcome.wins
    if args.fresh:
        report(args, best, FRESH_BOARDS, args.fresh)


def report(args: argparse.Namespace, tried: str, first: int, boards: int) -> Outcome:
    outcome = play_boards(args, tried, first + args.from_board, boards)
    print(outcome.row(), flush=True)
    if args.out is not None:
        with args.out.open("a", encoding="utf-8") as file:
            file.write(
                json.dumps({"pool": args.pool, "limit": args.limit} | asdict(outcome)) + "\n"
            )
    return outcome


if __name__ == "__main__":
    main()
