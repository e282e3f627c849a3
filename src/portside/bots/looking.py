"""Looking ahead over one's own next answers: the greedy bot's heart, and the search's prior."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import State
from portside.core.judge import Judge
from portside.core.rng import Dice
from portside.core.vectors import Floats, i64, zeros

MOST_SEATS: Final = 8
WIDEST: Final = 16  # with more answers than this, a deeper look follows habit instead


class Look:
    """Values positions for a seat that plays on alone while it is asked."""

    def __init__(self, judge: Judge, envy: float, seed: int) -> None:
        self.judge = judge
        self.envy = envy  # how much an opponent's point hurts (half the best one, half the mean)
        self.dice = Dice(seed)
        self.worth: Floats = zeros(MOST_SEATS)

    def after(self, s: State, answer: i64, seat: i64, depth: i64) -> float:
        """What this answer is worth to the seat, with its best own answers after it."""
        then = s.copy()
        then.play(answer)
        return self.ahead(then, seat, depth - 1)

    def ahead(self, s: State, seat: i64, depth: i64) -> float:
        """Never past chance or another seat."""
        if s.to_move != seat or depth <= 0:
            return self.standing(s, seat)
        answers = Answers()
        s.offer(answers)
        self.judge.narrow(s, answers)
        if answers.n > WIDEST:
            return self.after(s, self.judge.pick(s, answers, self.dice), seat, depth)
        highest = -1e9
        for i in range(answers.n):
            highest = max(highest, self.after(s, answers.answer[i], seat, depth))
        return highest

    def standing(self, s: State, seat: i64) -> float:
        """My points, less what the others have, as far as that hurts."""
        worth = self.worth
        self.judge.appraise(s, worth)
        rival = -1e9
        others = 0.0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, worth[other])
                others += worth[other]
        return worth[seat] - self.envy * (0.5 * rival + 0.5 * others / float(s.seats - 1))

    def misjudged(self, blur: float) -> float:
        """A random error of up to so many points."""
        return blur * (float(self.dice.below(2001)) / 1000.0 - 1.0)
