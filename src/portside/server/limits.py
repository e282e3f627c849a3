"""How much one address may ask for. Buckets fill again with time; an empty one means 429."""

import ipaddress
import math
import time

from portside.server.problems import Refused

MOST_BODY = 32_768  # bytes of a request
MOST_MESSAGE = 4_096  # bytes of a socket's message
MOST_ADDRESSES = 50_000  # remembered


class Buckets:
    """A bucket of tokens for each address."""

    def __init__(self, a_second: float, burst: int) -> None:
        self.a_second = a_second
        self.burst = burst
        self.left: dict[str, tuple[float, float]] = {}  # by address: how many, and when

    def take(self, address: str) -> None:
        if self.a_second <= 0:
            return
        now = time.monotonic()
        left, then = self.left.get(address, (float(self.burst), now))
        left = min(float(self.burst), left + (now - then) * self.a_second)
        if left < 1.0:
            wait = math.ceil((1.0 - left) / self.a_second)
            raise Refused("too-many", f"try again in {wait} s", retry_after=wait)
        if len(self.left) >= MOST_ADDRESSES:
            self.forget(now)
        self.left[address] = (left - 1.0, now)

    def forget(self, now: float) -> None:
        """Drop the buckets that are full again (or all, if that does not help)."""
        self.left = {
            address: (left, then)
            for address, (left, then) in self.left.items()
            if left + (now - then) * self.a_second < self.burst
        }
        if len(self.left) >= MOST_ADDRESSES:
            self.left.clear()


class Places:
    """So many at once for each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: dict[str, int] = {}

    def take(self, address: str) -> bool:
        if self.taken.get(address, 0) >= self.most:
            return False
        self.taken[address] = self.taken.get(address, 0) + 1
        return True

    def give_back(self, address: str) -> None:
        self.taken[address] -= 1
        if self.taken[address] == 0:
            del self.taken[address]


def network_of(address: str) -> str:
    """Whom an address stands for: with IPv6 a household has a whole /64."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 6:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address
