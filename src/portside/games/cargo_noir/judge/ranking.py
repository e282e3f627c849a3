"""The best few of many answers."""

from portside.core.answers import Answers
from portside.core.vectors import Floats, i64, zeros


class Ranking:
    """Scores for the answers of a question, in their order. Kept, so that none is made anew."""

    def __init__(self) -> None:
        self.scores: Floats = zeros(256)

    def make_room(self, n: i64) -> None:
        if len(self.scores) < n:
            self.scores = zeros(2 * n)

    def keep_best(self, answers: Answers, most: i64, slack: float) -> None:
        """The answers of the highest scores, the best first; none that falls behind by more."""
        scores = self.scores
        kept: i64 = 0
        while kept < min(most, answers.n):
            best = kept
            for i in range(kept + 1, answers.n):
                if scores[i] > scores[best]:
                    best = i
            if scores[best] < scores[0] - slack:
                break
            scores[kept], scores[best] = scores[best], scores[kept]
            answer = answers.answer[kept]
            answers.answer[kept] = answers.answer[best]
            answers.answer[best] = answer
            kept += 1
        answers.n = kept
