"""What many games add up to: shares of victory, ranks, ratings, and how sure they are."""

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from portside.bots.arena import Contest, Played
from portside.bots.bot import ranks_of
from portside.bots.intervals import (
    RISK,
    Interval,
    interval_of_means,
    interval_over,
    luck_weights,
    mean,
    scatter,
)

ELO = 400 / math.log(10)
RESAMPLES = 400  # for the intervals of the ratings
LEAST_KEPT = 1e-3  # of the variance; less is an accident of few boards


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
    corrected: "Corrected | None" = None  # None: the luck of some game is not known


@dataclass
class Corrected:
    """A share of the victories without what chance gave beyond what was to be expected."""

    win_rate: float
    ci95: Interval
    luck: float  # the mean over its games
    weight: float  # how much of it was taken away, as fitted to the other boards
    spread: float  # of a board, as a part of what it was before; 1 if nothing was gained


def standings(games: list[Played], risk: float = RISK) -> list[Standing]:
    """The bots, the strongest first."""
    names = list(dict.fromkeys(bot for played in games for bot in played.bots))
    rated = ratings(games, names)
    intervals = rating_intervals(games, names)
    without_luck = corrections(games, names, risk)
    made = [
        standing(games, name, rated[name], intervals[name], without_luck.get(name), risk)
        for name in names
    ]
    return sorted(made, key=lambda one: -one.rating)


def standing(
    games: list[Played], name: str, rating: float, interval: Interval,
    corrected: Corrected | None, risk: float,
) -> Standing:  # fmt: skip
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
        ci95=interval_of(games, name, risk),
        mean_score=mean(finished) if finished else math.nan,
        mean_rank=mean([rank(played, seat) for played, seat in sittings(games, name)]),
        rating=rating,
        rating_ci95=interval,
        seconds_per_answer=seconds / max(1, answers),
        slowest_answer=max(played.slowest[seat] for played, seat in sittings(games, name)),
        forfeits=sum(forfeited(played, seat) for played, seat in sittings(games, name)),
        corrected=corrected,
    )


def corrections(games: list[Played], names: list[str], risk: float = RISK) -> dict[str, Corrected]:
    """By bot; none if the luck of a game is not known."""
    if not all(played.luck for played in games):
        return {}
    boards = sorted({played.board for played in games})
    shares = [by_board(games, name, boards, share) for name in names]
    luck = [by_board(games, name, boards, luck_of) for name in names]
    weights = luck_weights(shares, luck)
    return {
        name: corrected(shares[i], luck[i], weights, sum(1 for _ in sittings(games, name)), risk)
        for i, name in enumerate(names)
    }


def by_board(
    games: list[Played], name: str, boards: list[int], of: Callable[[Played, int], float]
) -> list[float]:
    """The bot's means over each of these boards."""
    found: dict[int, list[float]] = {board: [] for board in boards}
    for played, seat in sittings(games, name):
        found[played.board].append(of(played, seat))
    return [mean(found[board]) for board in boards]


def corrected(
    shares: list[float], luck: list[float], weights: list[float], games: int, risk: float
) -> Corrected:
    """What is left over narrows the interval as far as boards scatter less, and no further."""
    left = [
        share - weight * gift for share, weight, gift in zip(shares, weights, luck, strict=True)
    ]
    before, after = scatter(shares), scatter(left)
    kept = after / before if after < before else 1.0
    worth = games / max(kept, LEAST_KEPT)
    return Corrected(
        win_rate=mean(left),
        ci95=interval_of_means(left, worth, risk),
        luck=mean(luck),
        weight=mean(weights),
        spread=math.sqrt(after / before) if before else 1.0,
    )


def sittings(games: list[Played], name: str) -> Iterator[tuple[Played, int]]:
    for played in games:
        for seat, bot in enumerate(played.bots):
            if bot == name:
                yield played, seat


def share(played: Played, seat: int) -> float:
    return 1 / len(played.winners) if seat in played.winners else 0.0


def luck_of(played: Played, seat: int) -> float:
    return played.luck[seat]


def forfeited(played: Played, seat: int) -> bool:
    return any(fault.seat == seat for fault in played.faults)


def rank(played: Played, seat: int) -> float:
    return ranks(played)[seat]


def ranks(played: Played) -> list[float]:
    return ranks_of(played.scores, played.winners, [fault.seat for fault in played.faults])


def interval_of(games: list[Played], name: str, risk: float = RISK) -> Interval:
    """Of a bot's share of the victories."""
    by_board: dict[int, list[float]] = {}
    for played, seat in sittings(games, name):
        by_board.setdefault(played.board, []).append(share(played, seat))
    return interval_over(list(by_board.values()), risk)


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
        ranked = ranks(played)
        for i, first in enumerate(played.bots):
            for j, second in enumerate(played.bots):
                if first != second:
                    better = (
                        1.0 if ranked[i] < ranked[j] else 0.5 if ranked[i] == ranked[j] else 0.0
                    )
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


Results = dict[str, Any]  # of a contest, as JSON


def as_json(
    contest: Contest, games: list[Played], risk: float = RISK, until: str | None = None,
    most: int | None = None,
) -> Results:  # fmt: skip
    """`until` and `most`: why it might have stopped sooner, and how many games it had at most."""
    return {
        **what_was_asked(contest, most or len(games), until),
        "games": len(games),
        "risk": risk,
        "bots": [as_told(one) for one in standings(games, risk)],
        "faults": [
            {"board": one.board, "rotation": one.rotation, **asdict(fault)}
            for one in games
            for fault in one.faults
        ],
    }


def what_was_asked(contest: Contest, games: int, until: str | None = None) -> Results:
    """All that the games follow from."""
    return {
        "game": contest.game,
        "seats": len(contest.bots),
        **({"games": games, "until": None} if until is None else {"most": games, "until": until}),
        "seed": contest.seed,
        "options": contest.options,
        "seated": list(contest.bots),
        "budget": {"seconds": contest.seconds, "simulations": contest.simulations},
    }


def is_of(results: object, contest: Contest, games: int, until: str | None = None) -> bool:
    """Whether these are the results of just that contest."""
    asked = what_was_asked(contest, games, until)
    return isinstance(results, dict) and {key: results.get(key) for key in asked} == asked


def as_told(one: Standing) -> dict[str, object]:
    """JSON has neither NaN nor infinities: what is not known is null."""
    return {
        **asdict(one),
        "mean_score": known(one.mean_score),
        "rating_ci95": [known(bound) for bound in one.rating_ci95],
    }


def known(number: float) -> float | None:
    return number if math.isfinite(number) else None
