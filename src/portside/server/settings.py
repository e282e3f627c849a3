"""What can be set from outside."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

Editions: TypeAlias = dict[str, dict[str, dict[str, Any]]]  # options, by game and by name


@dataclass
class Settings:
    """How a server runs; the defaults suit one machine among friends."""

    data: Path = field(default_factory=lambda: Path("portside-data"))
    database: str = ""  # a PostgreSQL address; empty: SQLite in `data`
    workers: int = 0  # processes for bots; 0: one core is left for the server
    pace: float = 0.7  # seconds before a bot answers where people watch
    patience: float = 20.0  # seconds after which another process may play a bot's answer
    rate: float = 50.0  # requests a second from one address; 0: as many as they like
    burst: int = 400
    tables_an_hour: int = 240  # that one address may set
    sockets: int = 200  # that one address may hold
    bot_tables: bool = False  # whether anybody may set a table at which no person sits
    connections: int = 300  # that one address may hold, sockets and others
    hosts: tuple[str, ...] = ()  # the names it is known by; empty: any
    origins: tuple[str, ...] = ()  # other sites whose pages may open sockets
    live_tables: int = 3000  # kept in memory at once
    absent_after: float = 86_400.0  # seconds until the host may let a bot play, without a clock
    keep: float = 365 * 86_400.0  # seconds that finished tables keep names and chat; 0: for ever
    keep_records: bool = True  # and the games stay without them; otherwise they go too
    editions: Editions = field(default_factory=dict)  # that a table may name
    static: Path = field(default_factory=lambda: Path(__file__).parents[1] / "static")

    def worker_count(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)
