"""Compares what a game's judge says with how games end: a deep search needs a judge it can trust.

    python -m tools.calibrate manila --games 600 --try "" --try "liquid=0 first=2"

Bots of one kind play each other. Whenever a seat is asked, the judge's shares of victory are noted;
in the end the seats' judged shares are set against the share of games that they won, by question.
Where the seat that is asked, or the one behind it, is judged too well before one question and too
poorly before the next, a search that looks past it is drawn to what is not there. The surprise (the
mean of -log of the winner's judged share; even shares have 1.10 with three seats) tells which of
several weights or scales judges better.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from portside.bots.bot import SeatView
from portside.bots.levels import make_bot
from portside.core.answers import Answers
from portside.core.game import CHANCE, NOBODY
from portside.core.judge import Judge
from portside.core.rng import Dice
from portside.core.vectors import zeros
from portside.games import rules_of
from tools.tune import changed_judge, read_try

SCALES = (0.36, 0.7, 1.0, 1.4, 2.0)  # of the doubt, as the search's `heat`


@dataclass
class Game:
    """Every answer, chance's too, so that other judges can look at the same games."""

    answers: list[int]
    shares: list[float]  # of victory, by seat


@dataclass
class Judgement:
    """By seat, beginning with the one that is asked."""

    question: str
    worth: list[float]
    doubt: float
    won: list[float]

    def shares(self, scale: float) -> list[float]:
        highest = max(self.worth)
        parts = [math.exp(max(-40.0, (one - highest) / (scale * self.doubt))) for one in self.worth]
        return [part / sum(parts) for part in parts]


def play_game(game: str, bot_name: str, seats: int, board: int) -> Game:
    s = rules_of(game).new_game(seats)
    dice = Dice(board)
    bot = make_bot(bot_name, game, board)
    answers = Answers()
    given = []
    while s.to_move != NOBODY:
        answers.clear()
        s.offer(answers)
        answer = dice.draw(answers) if s.to_move == CHANCE else bot.choose(SeatView(s, dice=dice))
        given.append(int(answer))
        s.play(answer)
    winners = s.winners()
    return Game(given, [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])


def judged(game: str, played: Game, judge: Judge) -> Iterator[Judgement]:
    seats = len(played.shares)
    s = rules_of(game).new_game(seats)
    worth = zeros(seats)
    for answer in played.answers:
        if s.to_move >= 0:
            judge.appraise(s, worth)
            order = [(s.to_move + behind) % seats for behind in range(seats)]
            yield Judgement(
                s.question(), [worth[seat] for seat in order], judge.doubt(s),
                [played.shares[seat] for seat in order],
            )  # fmt: skip
        s.play(answer)


def surprise(judgements: list[Judgement], scale: float) -> float:
    total = 0.0
    for one in judgements:
        chances = one.shares(scale)
        total -= sum(won * math.log(max(1e-9, p)) for won, p in zip(one.won, chances, strict=True))
    return total / len(judgements)


def mean_shares(shares: list[list[float]]) -> list[float]:
    return [sum(column) / len(shares) for column in zip(*shares, strict=True)]


def percent(shares: list[float]) -> str:
    return " / ".join(f"{100 * share:.1f}" for share in shares)


def report(judgements: list[Judgement]) -> Iterator[str]:
    """A table by question at the scale that surprises least, then the surprise by scale."""
    best = min(SCALES, key=lambda scale: surprise(judgements, scale))
    by_question: dict[str, list[Judgement]] = defaultdict(list)
    for one in judgements:
        by_question[one.question].append(one)
    yield f"| question | asked | judged %, from the seat asked (heat {best}) | won % | surprise |"
    yield "|---|---|---|---|---|"
    for question, group in by_question.items():
        chances = mean_shares([one.shares(best) for one in group])
        won = mean_shares([one.won for one in group])
        yield (
            f"| {question} | {len(group)} | {percent(chances)} | {percent(won)} "
            f"| {surprise(group, best):.4f} |"
        )
    by_scale = ", ".join(f"{scale}: {surprise(judgements, scale):.4f}" for scale in SCALES)
    yield f"\nsurprise by heat: {by_scale}"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.calibrate",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game")
    parser.add_argument("--try", dest="tries", action="append", default=[], metavar="NAME=NUMBER …")
    parser.add_argument("--bot", default="search@150", help="who plays all the seats")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--from-board", type=int, default=3_000_000)
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    tasks = [
        (args.game, args.bot, args.seats, args.from_board + board) for board in range(args.games)
    ]
    with ProcessPoolExecutor(args.processes) as processes:
        games = list(processes.map(play_game, *zip(*tasks, strict=True)))
    for tried in args.tries or [""]:
        judge = changed_judge(args.game, read_try(tried))
        judgements = [one for played in games for one in judged(args.game, played, judge)]
        print(f"\n{tried or 'as it is'}: {len(games)} games\n")
        print("\n".join(report(judgements)), flush=True)


if __name__ == "__main__":
    main()
