"""What a position is worth to each seat: a share of victory, from one vantage point.

It looks at the whole state, and is the same for the same state, so that what is gained and lost
from state to state adds up. The evaluator looks at where a few answers by habit lead; it does so in
several batches, whose scatter says how sure a figure is.
"""

import json
from zlib import crc32

from portside.bots.advice import half_width
from portside.core.answers import Answers
from portside.core.game import CHANCE, NOBODY, State
from portside.core.judge import Judge
from portside.core.rng import Dice
from portside.games import game_of

BATCHES = 6
PLAYED_ON = 160  # times in each batch
FINE = 1 << 16
AHEAD = 8  # answers of seats by habit, until the evaluator looks

Shares = list[list[float]]  # by batch, then by seat


class Valuer:
    """Shares of victory; with the same seed and effort the same ones."""

    def __init__(self, game: str, seats: int, seed: int, effort: float = 1.0) -> None:
        described = game_of(game)
        self.judge = described.judge
        self.evaluator = described.evaluator(seats)
        self.seed = seed
        self.times = max(1, round(PLAYED_ON * effort))
        self.answers = Answers()

    def shares(self, s: State) -> Shares:
        """What each seat may expect here. An answer to which there is no other changes nothing."""
        s = self.after_the_forced(s)
        if s.to_move == NOBODY:
            return [self.evaluator.shares(s)] * BATCHES
        own = self.seed + seed_of(s)
        return [self.batch(s, Dice(own * BATCHES + number)) for number in range(BATCHES)]

    def after_the_forced(self, s: State) -> State:
        played = s.copy()
        while played.to_move >= 0:
            answers = self.offered(played)
            if answers.n > 1:
                break
            played.play(answers.answer[0])
        return played

    def batch(self, s: State, dice: Dice) -> list[float]:
        rows = [self.played_on(self.begun(s, part, dice), dice) for part in range(self.times)]
        return [sum(column) / self.times for column in zip(*rows, strict=True)]

    def begun(self, s: State, part: int, dice: Dice) -> State:
        """If chance comes first, its answers are shared out evenly among the times."""
        s = s.copy()
        if s.to_move == CHANCE:
            answers = self.offered(s)
            left = int(answers.total) * (part + int(dice.below(FINE)) / FINE) / self.times
            i = 0
            while i + 1 < answers.n and left >= int(answers.weighs(i)):
                left -= int(answers.weighs(i))
                i += 1
            s.play(answers.answer[i])
        return s

    def played_on(self, s: State, dice: Dice) -> list[float]:
        play_on(s, self.judge, self.answers, dice, AHEAD)
        return self.evaluator.shares(s)

    def offered(self, s: State) -> Answers:
        return offered(s, self.answers)


def play_on(s: State, judge: Judge, answers: Answers, dice: Dice, left: int) -> None:
    """By habit, until so many choices were made, or to the end."""
    while s.to_move != NOBODY:
        offered(s, answers)
        if s.to_move == CHANCE:
            s.play(dice.draw(answers))
        elif answers.n == 1:
            s.play(answers.answer[0])
        elif left == 0:
            break
        else:
            s.play(judge.pick(s, answers, dice))
            left -= 1


def offered(s: State, answers: Answers) -> Answers:
    answers.clear()
    s.offer(answers)
    return answers


def seed_of(s: State) -> int:
    """Of the position: what is drawn for one state has nothing to do with what is for the next."""
    return crc32(json.dumps(s.position()).encode())


def means(shares: Shares) -> list[float]:
    """By seat, over the batches."""
    return [sum(column) / len(shares) for column in zip(*shares, strict=True)]


def margin(batches: list[float]) -> float:
    """95 %, by the scatter of the batches."""
    return half_width(batches) if max(batches) > min(batches) else 0.0
