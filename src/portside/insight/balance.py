"""A game is a sum: start, luck, own choices, others' choices, and what the evaluator cannot say."""

from dataclasses import dataclass
from math import prod

from portside import wire
from portside.core.answers import Answers
from portside.core.game import CHANCE, State
from portside.core.vectors import i64
from portside.insight.valuing import BATCHES, Shares, Valuer, margin

PARTS = 4
LUCK, OWN, OTHERS, EVALUATION = range(PARTS)


@dataclass
class Taken:
    """One answer of a game: who gave it, and what was to be expected before and after it."""

    seat: int
    before: Shares
    after: Shares
    expected: Shares | None = None  # the mean over what chance might have answered
    odds: float = 1.0

    @property
    def luck(self) -> Shares | None:
        return None if self.expected is None else difference(self.after, self.expected)


class Walk:
    """The answers of a game, one after the other."""

    def __init__(self, valuer: Valuer, s: State) -> None:
        self.valuer = valuer
        self.start = valuer.shares(s)
        self.taken: list[Taken] = []

    @property
    def here(self) -> Shares:
        return self.taken[-1].after if self.taken else self.start

    def take(self, s: State, answer: i64) -> Taken:
        """Give this answer to what is asked; the state stays as it is."""
        before, made = self.here, None
        if s.to_move == CHANCE:
            made = self.fall(s, answer, before)
        else:
            then = s.copy()
            then.play(answer)
            made = Taken(int(s.to_move), before, self.valuer.shares(then))
        self.taken.append(made)
        return made

    def fall(self, s: State, answer: i64, before: Shares) -> Taken:
        """Every answer that chance might have given is looked at, by its weight."""
        offered = Answers()
        s.offer(offered)
        after: Shares = []
        odds = 0.0
        expected = [[0.0] * int(s.seats) for _ in range(BATCHES)]
        total = sum([int(offered.weighs(i)) for i in range(offered.n)])
        for i in range(offered.n):
            then = s.copy()
            then.play(offered.answer[i])
            shares, weight = self.valuer.shares(then), int(offered.weighs(i)) / total
            if offered.answer[i] == answer:
                after, odds = shares, weight
            for batch, row in enumerate(shares):
                for seat, share in enumerate(row):
                    expected[batch][seat] += weight * share
        return Taken(CHANCE, before, after, after if offered.n == 1 else expected, odds)

    def sums(self, seat: int) -> list[list[float]]:
        """What this stretch adds to luck, own choices, others' choices and evaluation, by batch."""
        rows = [[0.0] * BATCHES for _ in range(PARTS)]
        for one in self.taken:
            for batch in range(BATCHES):
                before, after = one.before[batch][seat], one.after[batch][seat]
                if one.expected is not None:
                    mean = one.expected[batch][seat]
                    rows[LUCK][batch] += after - mean
                    rows[EVALUATION][batch] += mean - before
                else:
                    rows[OWN if one.seat == seat else OTHERS][batch] += after - before
        return rows


def balance(
    seat: int, start: Shares, stretches: list[list[list[float]]], result: float
) -> wire.Balance:
    """Of the sums of all stretches of a game. All parts together are the result."""
    whole = [
        [sum(column) for column in zip(*[stretch[part] for stretch in stretches], strict=True)]
        for part in range(PARTS)
    ]
    first = [row[seat] for row in start]
    luck, own, others, evaluation = [share_of(row) for row in whole]
    return wire.Balance(seat, share_of(first), luck, own, others, evaluation, result)


def share_of(batches: list[float]) -> wire.Part:
    return wire.Part(sum(batches) / len(batches), margin(batches))


def difference(one: Shares, other: Shares) -> Shares:
    return [
        [a - b for a, b in zip(row, less, strict=True)]
        for row, less in zip(one, other, strict=True)
    ]


def strokes(steps: list[wire.Step], chances: list[list[float]]) -> list[wire.Stroke]:
    """What chance answered in a row, taken together: five dice are one throw."""
    made: list[wire.Stroke] = []
    first = 0
    for moment in range(len(steps) + 1):
        if moment == len(steps) or steps[moment].seat != CHANCE:
            made += stroke(first, steps[first:moment], chances)
            first = moment + 1
    return made


def stroke(first: int, row: list[wire.Step], chances: list[list[float]]) -> list[wire.Stroke]:
    """Nothing where chance had no choice."""
    odds = prod([step.odds for step in row])
    if odds == 1.0:
        return []
    luck = [0.0] * len(chances[0])
    for moment, step in enumerate(row, first):
        for seat, expected in enumerate(step.expected):
            luck[seat] += chances[moment + 1][seat] - expected
    return [wire.Stroke(first, len(row), odds, luck)]
