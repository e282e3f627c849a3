"""How sure a share of victory is, over boards, and how to take luck out of it.

A board is played once from every seat with the same luck. Its games are not independent of each
other, boards are: whatever is said here of many games is said over boards.
"""

import math
from functools import cache
from statistics import NormalDist

RISK = 0.05  # intervals are 95 % where nobody says otherwise
FEW = 10  # boards from which no weight is fitted: luck counts as the evaluator says
NOTHING = 1e-12  # a scatter that is none

Interval = tuple[float, float]


def mean(numbers: list[int] | list[float]) -> float:
    return sum(numbers) / len(numbers)


def interval_over(boards: list[list[float]], risk: float = RISK) -> Interval:
    """By Student's t over boards.

    Never narrower than Wilson's for as many independent games: boards that all ended alike do not
    make anything certain.
    """
    return interval_of_means(list(map(mean, boards)), sum(map(len, boards)), risk)


def interval_of_means(means: list[float], games: float, risk: float = RISK) -> Interval:
    """Of the means over boards, which are worth so many independent games."""
    if len(means) < 2:
        return (0.0, 1.0)
    middle = mean(means)
    reach = student(len(means) - 1, risk) * math.sqrt(scatter(means) / len(means))
    low, high = wilson(min(1.0, max(0.0, middle)), games, risk)
    return (max(0.0, min(low, middle - reach)), min(1.0, max(high, middle + reach)))


def scatter(numbers: list[float]) -> float:
    """Their variance; 0 if it is nothing but rounding."""
    middle = mean(numbers)
    found = sum((one - middle) ** 2 for one in numbers) / max(1, len(numbers) - 1)
    return found if found > NOTHING else 0.0


@cache
def student(freedom: int, risk: float = RISK) -> float:
    """What Student's t stays below, either way, but for this risk."""
    low, high = 0.0, 1.0
    while outside(high, freedom) > risk:
        low, high = high, 2 * high
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if outside(middle, freedom) > risk else (low, middle)
    return high


def outside(t: float, freedom: int) -> float:
    """How likely Student's t is farther from 0 than this: the sum that is known for whole degrees.

    (Abramowitz and Stegun, 26.7.3 and 26.7.4.)
    """
    angle = math.atan(t / math.sqrt(freedom))
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = 0.0
    for power in range(2 + odd, freedom + 1, 2):
        total += term
        term *= math.cos(angle) ** 2 * (power - 1) / power
    inside = math.sin(angle) * total
    return 1.0 - (2 / math.pi * (angle + inside) if odd else inside)


def wilson(share: float, games: float, risk: float = RISK) -> Interval:
    """Wilson's interval of a share of so many independent games."""
    z = NormalDist().inv_cdf(1 - risk / 2)
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = share * (1 - share) / games + z * z / (4 * games * games)
    reach = z * math.sqrt(spread) / (1 + z * z / games)
    return (middle - reach, middle + reach)


# --------------------------------------------------------------------- without luck


def luck_weights(results: list[list[float]], luck: list[list[float]]) -> list[float]:
    """By board: how much of its luck to take away, so that the rest scatters least.

    `results` and `luck` are means over each board, bot by bot. The weight of a board is fitted to
    all others: it knows nothing of the luck it is multiplied with, so the mean of what is taken
    away stays 0. All bots have the same weights, so that their shares add up to what they did.
    """
    boards = len(results[0])
    if boards <= FEW:
        return [1.0] * boards
    both, alone = [0.0] * boards, [0.0] * boards  # by board: products, and squares, of deviations
    for shares, lucks in zip(results, luck, strict=True):
        share, gift = mean(shares), mean(lucks)
        for board in range(boards):
            both[board] += (shares[board] - share) * (lucks[board] - gift)
            alone[board] += (lucks[board] - gift) ** 2
    left_out = boards / (boards - 1)  # a sum of deviations without a board lacks so much more
    products, squares = sum(both), sum(alone)
    weights = []
    for board in range(boards):
        known = squares - left_out * alone[board]
        weights.append((products - left_out * both[board]) / known if known > NOTHING else 0.0)
    return weights
