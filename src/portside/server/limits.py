"""How much one address may ask for. Buckets fill again with time; an empty one means 429."""

import ipaddress
import math
import time
from functools import lru_cache

from portside.server.problems import Refused

MOST_BODY = 32_768  # bytes of a request
MOST_MESSAGE = 4_096  # bytes of a socket's message
MOST_ADDRESSES = 50_000  # remembered
WORTH_TELLING = 10  # a tenth of what may be taken in that time


class Buckets:
    """A bucket of tokens for each address."""

    def __init__(self, a_second: float, burst: int) -> None:
        self.a_second = a_second
        self.burst = burst
        self.left: dict[str, tuple[float, float]] = {}  # by address: how many, and when
        self.taken: dict[str, int] = {}  # by address, since other processes were told
        self.shared = False  # with other processes

    def take(self, address: str) -> None:
        if self.a_second <= 0:
            return
        now = time.monotonic()
        left = self.left_at(address, now)
        if left < 1.0:
            wait = math.ceil((1.0 - left) / self.a_second)
            raise Refused("too-many", f"try again in {wait} s", retry_after=wait)
        if len(self.left) >= MOST_ADDRESSES:
            self.forget(now)
        self.left[address] = (left - 1.0, now)
        if self.shared:
            self.taken[address] = self.taken.get(address, 0) + 1

    def left_at(self, address: str, now: float) -> float:
        left, then = self.left.get(address, (float(self.burst), now))
        return min(float(self.burst), left + (now - then) * self.a_second)

    def told(self) -> dict[str, int]:
        """What was taken here in the last second, if it is worth telling other processes."""
        taken, self.taken = self.taken, {}
        return {address: n for address, n in taken.items() if n * WORTH_TELLING >= self.a_second}

    def heard(self, taken: dict[str, int]) -> None:
        """It was taken elsewhere."""
        now = time.monotonic()
        for address, number in taken.items():
            self.left[address] = (max(0.0, self.left_at(address, now) - number), now)

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


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Whom an address stands for: with IPv6 a household has a whole /64."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address
