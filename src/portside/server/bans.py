"""Who is not welcome: addresses, networks, names."""

import ipaddress
import time
from collections.abc import Iterable
from dataclasses import dataclass

from portside.core.errors import Malformed
from portside.server.limits import network_of
from portside.server.names import clean, looks
from portside.server.problems import Refused

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
MOST_KNOWN = 10_000  # addresses whose answer is remembered


@dataclass(frozen=True)
class Ban:
    kind: str  # address or name
    value: str
    until: float | None  # None: for good
    why: str


class Bans:
    def __init__(self) -> None:
        self.put([])

    def put(self, bans: list[Ban]) -> None:
        now = time.time()
        valid = [ban for ban in bans if ban.until is None or ban.until > now]
        self.looks = {look for ban in valid if ban.kind == "name" for look in looks(ban.value)}
        self.networks = [ipaddress.ip_network(b.value) for b in valid if b.kind == "address"]
        self.known: dict[str, bool] = {}

    def refuse(self, address: str) -> None:
        if self.networks and self.has(address):
            raise Refused("banned", "this address is banned")

    def has(self, address: str) -> bool:
        found = self.known.get(address)
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            found = self.known[address] = any(is_in(address, net) for net in self.networks)
        return found

    def refuse_names(self, names: Iterable[str | None]) -> None:
        """A name that looks like a banned one is one."""
        if self.looks and any(looks(clean(name or "")) & self.looks for name in names):
            raise Refused("banned", "this name is banned")


def is_in(address: str, network: Network) -> bool:
    try:
        asked = ipaddress.ip_network(address)
    except ValueError:
        return False
    if asked.version != network.version:
        return False
    return asked.subnet_of(network)  # type: ignore[arg-type]


def checked_value(kind: str, value: str) -> str:
    """What is stored of a ban."""
    if kind == "name":
        return clean(value).casefold()
    try:
        return str(ipaddress.ip_network(network_of(value), strict=False))
    except ValueError:
        raise Malformed(f"{value!r} is no address and no network") from None
