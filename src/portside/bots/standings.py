"""What many games add up to: shares of victory, ranks, ratings, and how sure they are."""

import math
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import NormalDist

from portside.bots.arena import Contest, Played

ELO = 400 / math.log(10)
RESAMPLES = 400  # for the intervals of the ratings
Z = NormalDist().inv_cdf(0.975)
# Student's t, 97.5 %, by degrees of freedom from 1; beyond them a series is exact enough.
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


@dataclass
class Standing:
    """What a bot reached: over all seats it sat in."""

    bot: str
    games: int
    wins: float  # a shared victory counts in equal parts
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float  # of the games it finished itself; NaN if there are none
    mean_rank: float
    rating: float  # Elo-like; the mean of all bots here is 0
    rating_ci95: tuple[float, float]
    seconds_per_answer: float
    slowest_answer: float
    forfeits: int = 0


def standings(games: list[Played]) -> list[Standing]:
    """The bots, the strongest first."""
    names = list(dict.fromkeys(bot for played in games for bot in played.bots))
    rated = ratings(games, names)
    intervals = rating_intervals(games, names)
    made = [standing(games, name, rated[name], intervals[name]) for name in names]
    return sorted(made, key=lambda one: -one.rating)


def standing(
    games: list[Played], name: str, rating: float, interval: tuple[float, float]
) -> Standing:
    shares = [share(played, seat) for played, seat in sittings(games, name)]
    finished = [
        played.scores[seat] for played, seat in sittings(games, name) if not forfeited(played, seat)
    ]
    answers = sum(played.answers[seat] for played, seat in sittings(games, name))
    seconds = sum(played.seconds[seat] for played, seat in sittings(games, name))
    return Standing(
        bot=name,
        games=len(shares),
        wins=sum(shares),
        win_rate=sum(shares) / len(shares),
        ci95=interval_of(games, name),
        mean_score=mean(finished) if finished else math.nan,
        mean_rank=mean([rank(played, seat) for played, seat in sittings(games, name)]),
        rating=rating,
        rating_ci95=interval,
        seconds_per_answer=seconds / max(1, answers),
        slowest_answer=max(played.slowest[seat] for played, seat in sittings(games, name)),
        forfeits=sum(forfeited(played, seat) for played, seat in sittings(games, name)),
    )


def sittings(games: list[Played], name: str) -> Iterator[tuple[Played, int]]:
    for played in games:
        for seat, bot in enumerate(played.bots):
            if bot == name:
                yield played, seat


def share(played: Played, seat: int) -> float:
    return 1 / len(played.winners) if seat in played.winners else 0.0


def forfeited(played: Played, seat: int) -> bool:
    return any(fault.seat == seat for fault in played.faults)


def rank(played: Played, seat: int) -> float:
    """1 is best; equal scores share their ranks. Winners come first.

    Who forfeited comes last, and all of them alike: the score is somebody else's.
    """
    key = [
        (seat in played.winners, 0, 0) if forfeited(played, seat)
        else (seat in played.winners, 1, score)
        for seat, score in enumerate(played.scores)
    ]  # fmt: skip
    better = sum(other > key[seat] for other in key)
    alike = sum(other == key[seat] for other in key)
    return better + (alike + 1) / 2


def mean(numbers: list[int] | list[float]) -> float:
    return sum(numbers) / len(numbers)


def interval_of(games: list[Played], name: str) -> tuple[float, float]:
    """95 %, by Student's t over boards: the rotations of one board are not independent.

    Never narrower than Wilson's for as many independent games: boards that all ended alike do not
    make anything certain.
    """
    by_board: dict[int, list[float]] = {}
    for played, seat in sittings(games, name):
        by_board.setdefault(played.board, []).append(share(played, seat))
    means = [mean(shares) for shares in by_board.values()]
    if len(means) < 2:
        return (0.0, 1.0)
    middle = mean(means)
    spread = math.sqrt(sum((one - middle) ** 2 for one in means) / (len(means) - 1) / len(means))
    reach = student(len(means) - 1) * spread
    low, high = wilson(middle, sum(map(len, by_board.values())))
    return (max(0.0, min(low, middle - reach)), min(1.0, max(high, middle + reach)))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share of so many independent games."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = share * (1 - share) / games + Z * Z / (4 * games * games)
    reach = Z * math.sqrt(spread) / (1 + Z * Z / games)
    return (middle - reach, middle + reach)


Weights = list[tuple[Played, float]]


def ratings(games: list[Played], names: list[str]) -> dict[str, float]:
    """Bradley and Terry's strengths over all pairs at a table: who was ranked before whom.

    Half a game for each of a pair beforehand, so that nobody is infinitely strong.
    """
    before = {(a, b): 0.5 for a in names for b in names if a != b}
    return strengths([(played, 1.0) for played in games], names, before)


def strengths(
    games: Weights, names: list[str], before: dict[tuple[str, str], float]
) -> dict[str, float]:
    wins = dict(before)
    for played, weight in games:
        ranks = [rank(played, seat) for seat in range(len(played.bots))]
        for i, first in enumerate(played.bots):
            for j, second in enumerate(played.bots):
                if first != second:
                    better = 1.0 if ranks[i] < ranks[j] else 0.5 if ranks[i] == ranks[j] else 0.0
                    wins[first, second] += weight * better
    strength = dict.fromkeys(names, 1.0)
    for _ in range(100):
        for name in names:
            won = sum(wins[name, other] for other in names if other != name)
            met = sum(
                (wins[name, other] + wins[other, name]) / (strength[name] + strength[other])
                for other in names
                if other != name
            )
            strength[name] = won / met if met else 1.0
        scale = math.exp(mean([math.log(one) for one in strength.values()]))
        strength = {name: one / scale for name, one in strength.items()}
    return {name: ELO * math.log(one) for name, one in strength.items()}


def rating_intervals(games: list[Played], names: list[str]) -> dict[str, tuple[float, float]]:
    """95 %, by the Bayesian bootstrap: boards, and what was granted beforehand, weigh by chance.

    Drawing boards anew would say "+446 to +446" of a bot that has won them all.
    """
    by_board: dict[int, list[Played]] = {}
    for played in games:
        by_board.setdefault(played.board, []).append(played)
    chance = random.Random(1)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(RESAMPLES if len(by_board) > 1 else 0):
        weighed: Weights = []
        for board in by_board.values():
            weight = chance.gammavariate(1.0, 1.0)
            weighed += [(played, weight) for played in board]
        before = {(a, b): granted(chance) for a in names for b in names if a != b}
        for name, rating in strengths(weighed, names, before).items():
            drawn[name].append(rating)
    return {name: quantiles(values) for name, values in drawn.items()}


def granted(chance: random.Random) -> float:
    """Around half a game, never none."""
    return max(1e-3, chance.gammavariate(0.5, 1.0))


def quantiles(values: list[float]) -> tuple[float, float]:
    if not values:
        return (-math.inf, math.inf)
    ordered = sorted(values)
    return ordered[len(ordered) // 40], ordered[-1 - len(ordered) // 40]


def as_json(contest: Contest, games: list[Played]) -> dict[str, object]:
    return {
        "game": contest.game,
        "seats": len(contest.bots),
        "games": len(games),
        "seed": contest.seed,
        "bots": [as_told(one) for one in standings(games)],
        "faults": [
            {"board": one.board, "rotation": one.rotation, **asdict(fault)}
            for one in games
            for fault in one.faults
        ],
    }


def as_told(one: Standing) -> dict[str, object]:
    """JSON has neither NaN nor infinities: what is not known is null."""
    return {
        **asdict(one),
        "mean_score": known(one.mean_score),
        "rating_ci95": [known(bound) for bound in one.rating_ci95],
    }


def known(number: float) -> float | None:
    return number if math.isfinite(number) else None
