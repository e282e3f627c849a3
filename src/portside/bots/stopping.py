"""When a contest has told enough, and how to look at it on the way without being fooled.

Whoever looks at a 95 % interval after every board, and stops when it pleases, is wrong far more
often than once in twenty. So it is looked at a few times only, at numbers of boards that are fixed
beforehand, and each look has a risk of its own. All their risks together are no more than 5 %: what
the last interval says holds, wherever it was stopped.
"""

from dataclasses import dataclass

from portside.bots.arena import Contest, Played
from portside.bots.intervals import RISK, Interval
from portside.bots.standings import corrections, interval_of
from portside.core.errors import Malformed

DECIDED = "decided"
FEWEST = 8  # boards before anybody looks


@dataclass(frozen=True)
class Until:
    """Enough is known: who is stronger, or the share to so many points of a hundred."""

    points: float | None = None  # to each side of the share; None: until a fair share is excluded

    def __str__(self) -> str:
        return DECIDED if self.points is None else f"{self.points:g}"

    def is_met(self, share: Interval, seats: int) -> bool:
        """Whether that is so, if the share of victory is in this interval."""
        low, high = share
        if self.points is None:
            return not low <= 1 / seats <= high
        return 50 * (high - low) <= self.points


@dataclass(frozen=True)
class Look:
    """A moment at which a contest may stop."""

    boards: int
    risk: float  # that its interval misses the truth


def read_until(text: str) -> Until:
    """`decided`, or the points to each side: `4`."""
    if text == DECIDED:
        return Until()
    try:
        points = float(text)
    except ValueError:
        points = 0.0
    if not 0 < points < 50:
        raise Malformed(
            f"{text!r} is no reason to stop; known: {DECIDED}, or how many points of a hundred the "
            "interval may reach to each side, such as 4"
        )
    return Until(points)


@dataclass(frozen=True)
class Asked:
    """What is to be played: whole boards, so many or fewer."""

    contest: Contest
    boards: int
    until: Until | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.contest.bots)

    @property
    def games(self) -> int:
        """At most so many."""
        return self.boards * self.seats

    def reason(self) -> str | None:
        """Why it may stop, as results tell it."""
        return None if self.until is None else str(self.until)

    def looks(self) -> list[Look]:
        """The last one with all boards and half the risk; each before it with half of both.

        Without a reason to stop there is one look, which has all of the risk.
        """
        if self.until is None:
            return [Look(self.boards, RISK)]
        found = [Look(self.boards, RISK / 2)]
        while found[0].boards // 2 >= FEWEST:
            found.insert(0, Look(found[0].boards // 2, found[0].risk / 2))
        return found


def end_of(asked: Asked, games: list[Played]) -> Look | None:
    """The look with which the contest ends, if these games, board by board, suffice for it."""
    for look in asked.looks():
        seen = [one for one in games if one.board < look.boards]
        if len(seen) < look.boards * asked.seats:
            return None
        if look.boards == asked.boards or is_enough(seen, asked, look.risk):
            return look
    return None


def is_enough(games: list[Played], asked: Asked, risk: float) -> bool:
    """Whether these tell enough of the bot named first: without luck, where that is known."""
    first = asked.contest.bots[0]
    corrected = corrections(games, asked.contest.names(), risk).get(first)
    interval = corrected.ci95 if corrected else interval_of(games, first, risk)
    return asked.until is None or asked.until.is_met(interval, asked.seats)
