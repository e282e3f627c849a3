"""What two answers come to: both played on to the end by habit, in the same worlds."""

from portside import wire
from portside.bots.advice import half_width
from portside.bots.bot import SeatView
from portside.core.answers import Answers
from portside.core.rng import Dice
from portside.core.vectors import i64
from portside.games import game_of
from portside.insight.valuing import play_on

TIMES = 400
TO_THE_END = 1 << 30  # answers


def outcomes(table: SeatView, better: i64, other: i64, times: int, dice: Dice) -> wire.Outcomes:
    """Final scores by seat, on average."""
    seeds = [int(dice.below(1 << 30)) for _ in range(times)]
    good = [scores_after(table, better, seed) for seed in seeds]
    bad = [scores_after(table, other, seed) for seed in seeds]
    own = table.seat
    gains = [float(lead(own, a) - lead(own, b)) for a, b in zip(good, bad, strict=True)]
    means = means_of(good), means_of(bad)
    return wire.Outcomes(times, *means, sum(gains) / times, half_width(gains), rival(own, *means))


def scores_after(table: SeatView, answer: i64, seed: int) -> list[int]:
    world = table.imagine(Dice(seed))
    world.play(answer)
    play_on(world, game_of(table.game).judge, Answers(), Dice(seed), TO_THE_END)
    return world.scores()


def lead(own: int, scores: list[int]) -> int:
    """Over the best of the others; below 0 where somebody is ahead."""
    return scores[own] - max(score for seat, score in enumerate(scores) if seat != own)


def rival(own: int, better: list[float], other: list[float]) -> int:
    """The other seat that the better answer harms most."""
    harm = [b - a for a, b in zip(better, other, strict=True)]
    return max((seat for seat in range(len(harm)) if seat != own), key=harm.__getitem__)


def means_of(rows: list[list[int]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
