"""When nobody was there: that time is taken from nobody's clock.

A server says every few seconds that it is there. A longer silence is an outage, whatever it was: a
restart, a database that was away, a machine that slept, a wall clock that was put forward.
"""

BEAT = 3.0  # seconds between two signs of life
SILENCE = 8.0  # seconds without one


class Outages:
    """Those that are known, in their order, and when there was the last sign of life."""

    def __init__(self, past: list[tuple[float, float]] | None = None) -> None:
        self.past = together(past or [])
        self.beaten = float("inf")

    def put(self, past: list[tuple[float, float]]) -> None:
        self.past = together(past)

    def lost(self, since: float, until: float) -> float:
        """How much of a time nobody was there."""
        return sum(max(0.0, min(stop, until) - max(start, since)) for start, stop in self.past)

    def deadline(self, since: float, seconds: float) -> float:
        """When so many seconds are over in which somebody was there."""
        until = since + seconds
        if not self.past or self.past[-1][1] <= since:
            return until
        for start, stop in self.past:
            if stop > since and start < until:
                until += stop - max(start, since)
        return until

    def is_over(self, deadline: float | None, now: float) -> bool:
        """Never in a silence: first it must be known how long it was."""
        return deadline is not None and deadline <= now <= self.beaten + SILENCE


def together(past: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """What overlaps is one: two processes may have noticed it."""
    joined: list[tuple[float, float]] = []
    for start, stop in sorted(past):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(stop, joined[-1][1]))
        elif stop > start:
            joined.append((start, stop))
    return joined


NONE = Outages()
