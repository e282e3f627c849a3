"""Runs the application until it is told to stop."""

import gc
import socket
import sys

import uvicorn

from portside.core.errors import Malformed
from portside.server.app import create_app
from portside.server.limits import MOST_MESSAGE
from portside.server.settings import Settings

STOP_WITHIN = 5  # seconds for what is under way


def make_server(settings: Settings, host: str, port: int, proxies: str = "") -> uvicorn.Server:
    """`proxies` are the addresses whose word about the caller's address is believed."""
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=host,
            port=port,
            ws="websockets-sansio",
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
            timeout_keep_alive=30,
        )
    )


def avoid_pauses() -> None:
    """What keeps an answer waiting though nobody works on it.

    A full collection looks at every socket and table in memory (0.2 s with 500 tables), and almost
    nothing here is garbage that only it can find: it may come seldom, and pass over what stays for
    good. And the thread that writes should not wait 5 ms for its turn after each step.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 5, 250)
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
