"""What chance gave each seat in a whole game, step by step and in all.

Chance is a seat with listed weights. So what an answer of it gives beyond what was to be expected
has mean 0, whatever the evaluator believes; a better evaluator only sees more of it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from portside.core.evaluator import Evaluator
from portside.core.game import CHANCE, Rules
from portside.core.record import Record, moments


@dataclass
class Stroke:
    """One answer of chance, and what it gave."""

    moment: int  # how many answers were given before it
    question: str
    luck: list[float]  # by seat, as shares of victory: they add up to 0


def strokes(record: Record, rules: Rules, evaluator: Evaluator) -> Iterator[Stroke]:
    """Every answer of chance in a record, which is replayed for it."""
    for moment, s in enumerate(moments(record, rules)):
        if s.to_move == CHANCE and moment < len(record.answers):
            answer = s.read(record.answers[moment][1])
            yield Stroke(moment, s.question(), evaluator.luck(s, answer))


def luck_in(record: Record, rules: Rules, evaluator: Evaluator) -> list[float]:
    """What chance gave each seat in all, as shares of victory: they add up to 0."""
    total = [0.0] * len(record.seats)
    for stroke in strokes(record, rules, evaluator):
        for seat in range(len(total)):
            total[seat] += stroke.luck[seat]
    return total
