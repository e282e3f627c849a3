"""What can be set from outside."""

import os
from dataclasses import dataclass, field
from pathlib import Path


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
    origins: tuple[str, ...] = ()  # other sites whose pages may open sockets
    live_tables: int = 3000  # kept in memory at once
    static: Path = field(default_factory=lambda: Path(__file__).parents[1] / "static")

    def worker_count(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)
