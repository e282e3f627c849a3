"""What a position is worth as a share of victory, and what chance gave: figures for people.

A judge tells points, and bots lean on them at whatever scale plays best. A figure that is shown or
reckoned with must be honest: of all moments at which a seat is given 30 % it goes on to win 30 %.
So here the judge's points become shares at a scale that was fitted to games (`tools.reliability`).
"""

from dataclasses import dataclass
from math import exp

from portside.core.answers import Answers
from portside.core.game import CHANCE, NOBODY, State
from portside.core.judge import Judge
from portside.core.vectors import Floats, i64, zeros

MOST_SEATS = 8
FARTHEST = 40.0  # a power beyond which a share is nothing


@dataclass(frozen=True)
class Knot:
    """How points become shares where the judge's doubt is this; between knots, in between."""

    doubt: float
    trust: float  # one point is worth trust / doubt
    edge: list[float]  # by seat: what its place in the order is worth, as points of trust


# Where nothing was fitted: the judge's own doubt is believed, and every seat is alike.
UNFITTED = [Knot(1.0, 1.0, [0.0] * MOST_SEATS)]


class Evaluator:
    """Shares of victory by seat; they add up to 1. It looks at the whole state it is given."""

    def __init__(self, judge: Judge, knots: list[Knot] | None = None) -> None:
        self.judge = judge
        self.knots = knots or UNFITTED
        self.worth: Floats = zeros(MOST_SEATS)

    def shares(self, s: State) -> list[float]:
        """As it is once the game is over, shared victories in equal parts; else as expected."""
        if s.to_move == NOBODY:
            winners = s.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
        self.judge.appraise(s, self.worth)
        return self.of_points([self.worth[seat] for seat in range(s.seats)], self.judge.doubt(s))

    def of_points(self, worth: list[float], doubt: float) -> list[float]:
        """The shares of seats that may expect these points, give or take the doubt."""
        low, high, part = self.between(doubt)
        point = ((1.0 - part) * low.trust + part * high.trust) / doubt
        powers = [
            point * worth[seat] + (1.0 - part) * low.edge[seat] + part * high.edge[seat]
            for seat in range(len(worth))
        ]
        return normal(powers)

    def between(self, doubt: float) -> tuple[Knot, Knot, float]:
        """The knots around a doubt, and how far it is on the way from the first to the second."""
        knots = self.knots
        if doubt <= knots[0].doubt:
            return knots[0], knots[0], 0.0
        for number in range(1, len(knots)):
            low, high = knots[number - 1], knots[number]
            if doubt <= high.doubt:
                return low, high, (doubt - low.doubt) / (high.doubt - low.doubt)
        return knots[-1], knots[-1], 0.0

    def expected(self, s: State) -> list[float]:
        """The mean over what chance may answer now, each by its weight: exact."""
        answers = Answers()
        s.offer(answers)
        total = 0.0
        mean = [0.0] * s.seats
        for i in range(answers.n):
            even = answers.total == answers.n  # each weighs 1, and none is written
            weight = 1.0 if even else float(answers.weight[i])
            then = s.copy()
            then.play(answers.answer[i])
            shares = self.shares(then)
            total += weight
            for seat in range(s.seats):
                mean[seat] += weight * shares[seat]
        return [share / total for share in mean]

    def luck(self, s: State, answer: i64) -> list[float]:
        """What this answer of chance gives each seat beyond what was to be expected."""
        assert s.to_move == CHANCE
        then = s.copy()
        then.play(answer)
        after, before = self.shares(then), self.expected(s)
        return [after[seat] - before[seat] for seat in range(s.seats)]


def normal(powers: list[float]) -> list[float]:
    """Powers of e, as parts of their sum."""
    highest = max(powers)
    parts = [exp(max(-FARTHEST, power - highest)) for power in powers]
    total = sum(parts)
    return [part / total for part in parts]
