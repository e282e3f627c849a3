"""Runs the application until it is told to stop."""

import asyncio
import contextlib
import gc
import ipaddress
import socket
import sys
from dataclasses import replace

import uvicorn

from portside.core.errors import Malformed
from portside.server import logs
from portside.server.app import create_app
from portside.server.connections import ANSWER_WITHIN, Door, Doors, Network, Socket
from portside.server.limits import MOST_MESSAGE, Buckets
from portside.server.settings import Settings

STOP_WITHIN = 5  # seconds for what is under way
MOST_FILES = 10_240  # where the system sets no limit
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


class Server(uvicorn.Server):
    """Looks after its connections each second."""

    def __init__(self, config: uvicorn.Config, doors: Doors) -> None:
        super().__init__(config)
        self.server_state = self.doors = doors

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:
            self.doors.close_the_late(asyncio.get_running_loop().time())
            logs.FLOODS.tell()
        return await super().on_tick(counter)


def make_server(settings: Settings, host: str, port: int, proxies: str = "") -> Server:
    """`proxies` are the addresses whose word about the caller's address is believed."""
    spare = raise_file_limit() // 4  # for the storage, the workers, and who is turned away
    each = settings.connections if settings.rate else sys.maxsize
    arrivals = Buckets(settings.rate, settings.burst)
    app = create_app(replace(settings, hosts=host_names(settings.hosts, host, proxies)))
    doors = Doors(3 * spare, each, arrivals, proxies_named(proxies), app.metrics)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Door,
        ws=Socket,
        ws_max_size=2 * MOST_MESSAGE,
        ws_per_message_deflate=False,  # a window for each viewer costs more than it saves
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=STOP_WITHIN,
        timeout_keep_alive=int(ANSWER_WITHIN),  # who has taken the answer is closed sooner
    )
    return Server(config, doors)


def host_names(named: tuple[str, ...], host: str, proxies: str) -> tuple[str, ...]:
    """What a request may call this server; nothing: as it likes.

    A page whose name suddenly leads to this machine still asks by that name. This machine's own
    names are open beside those that were set: no other site can have them. Where only this machine
    listens and no proxy speaks for others, they are all there is.
    """
    at_home = (host == "localhost" or is_loopback(host)) and not proxies
    return (*named, *LOOPBACK, host) if named or at_home else ()


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def proxies_named(addresses: str) -> list[Network]:
    """Who believes everybody limits nobody: that is refused."""
    if not addresses:
        return []
    try:
        found = [ipaddress.ip_network(address.strip()) for address in addresses.split(",")]
    except ValueError:
        found = []
    if not found or any(network.prefixlen == 0 for network in found):
        raise Malformed(
            f"--proxy {addresses}: only the proxy's own addresses or networks may be named, with "
            "commas, since whoever is believed can pass every limit"
        )
    return found


def raise_file_limit() -> int:
    """As many files as the system allows: every connection is one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else hard
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def avoid_pauses() -> None:
    """What keeps an answer waiting though nobody works on it.

    A full collection looks at every socket and table in memory (0.2 s with 500 tables), and almost
    nothing here is garbage that only it can find: it may come seldom, and pass over what stays for
    good. The small ones come often, so that each is short: every answer leaves a new position, and
    those of seconds together took 45 ms to look through with 2,000 tables. And the thread that
    writes should not wait 5 ms for its turn after each step.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, 4, 1250)
    sys.setswitchinterval(0.0005)


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve at. A port that is taken is said at once, in words.

    asyncio switches Nagle's algorithm off only where the protocol is named; with it, an answer in
    two parts would take 40 ms.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        why = error.strerror or error
        raise Malformed(f"cannot listen at {host}:{port}: {why}; try another --port") from None
    return made
