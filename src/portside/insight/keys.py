"""Moments with a name: what somebody who has two minutes wants to see of a game."""

from portside import wire
from portside.insight.judging import is_costly

SURE = 0.9  # of victory: then it is decided
LUCKY = 0.05  # less luck than that is not told


def key_moments(
    chances: list[list[float]],
    winners: list[int],
    judgements: list[wire.Judgement],
    strokes: list[wire.Stroke],
) -> list[wire.KeyMoment]:
    """In the order of the game."""
    found = [
        *lead(chances, winners),
        *decided(chances, winners),
        *largest("mistake", [one for one in judgements if is_costly(one)]),
        *largest("find", [one for one in judgements if one.verdict == "find"]),
        *luckiest(strokes),
    ]
    return sorted(found, key=lambda one: one.moment)


def lead(chances: list[list[float]], winners: list[int]) -> list[wire.KeyMoment]:
    """From where on the winner was never behind again."""
    if len(winners) > 1:
        return []
    seat = winners[0]
    since = lasting([row[seat] == max(row) for row in chances])
    return [wire.KeyMoment("lead", since, seat, chances[since][seat])]


def decided(chances: list[list[float]], winners: list[int]) -> list[wire.KeyMoment]:
    """From where on hardly anything could happen to the winner, before the end."""
    if len(winners) > 1:
        return []
    seat = winners[0]
    since = lasting([row[seat] >= SURE for row in chances])
    if since == len(chances) - 1:
        return []
    return [wire.KeyMoment("decided", since, seat, chances[since][seat])]


def lasting(so: list[bool]) -> int:
    """The first moment from which on it is so to the end."""
    since = len(so) - 1
    while since > 0 and so[since - 1]:
        since -= 1
    return since


def largest(name: str, judgements: list[wire.Judgement]) -> list[wire.KeyMoment]:
    if not judgements:
        return []
    one = max(judgements, key=lambda judged: judged.cost)
    return [wire.KeyMoment(name, one.moment, one.seat, one.cost)]  # type: ignore[arg-type]


def luckiest(strokes: list[wire.Stroke]) -> list[wire.KeyMoment]:
    """What chance gave most."""
    gifts = [(max(one.luck), one) for one in strokes]
    size, one = max(gifts, key=lambda gift: gift[0], default=(0.0, None))
    if one is None or size < LUCKY:
        return []
    return [wire.KeyMoment("luck", one.moment, one.luck.index(size), size)]
