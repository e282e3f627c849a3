"""What every storage does. A write returns once it is durable; a conflicting one is refused."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field


class Conflict(Exception):
    """Somebody else has written that entry already."""


class Unavailable(Exception):
    """It cannot be read or written now; whether a write took place is not known."""


@dataclass
class Row:
    """What can be asked of a table without folding it; follows from the rest."""

    state: str
    wakes: float | None  # when the server has to act by itself: a bot's answer, a clock
    line: bytes  # as it stands in a list of tables


@dataclass
class Stored:
    """What is stored of a table: numbered entries and notes."""

    head: bytes
    entries: list[bytes] = field(default_factory=list)
    notes: list[bytes] = field(default_factory=list)


@dataclass
class Addition:
    """What is written at once, or not at all."""

    table: str
    first_entry: int  # its number
    entries: list[bytes]
    first_note: int
    notes: list[bytes]
    row: Row


Heard = Callable[[str], None]  # called with a table that another process has written to


class Storage:
    """An append-only log for each table."""

    several_processes = False  # whether others may write to the same tables

    async def open(self, heard: Heard) -> None:
        raise NotImplementedError

    async def open_to_read(self) -> None:
        """Beside a server that may be running."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def make(self, table: str, head: bytes, public: bool, made: float, row: Row) -> None:
        """Raises Conflict if there is such a table already."""
        raise NotImplementedError

    async def add(self, addition: Addition) -> None:
        """Durable when it returns. Raises Conflict if one of the numbers is taken."""
        raise NotImplementedError

    async def load(self, table: str, after_entry: int = 0, after_note: int = 0) -> Stored | None:
        raise NotImplementedError

    async def public(self, state: str, most: int) -> list[bytes]:
        """The lines of public tables, the newest first."""
        raise NotImplementedError

    async def due(self, before: float, most: int) -> list[str]:
        """Tables where the server should have acted before this time."""
        raise NotImplementedError

    async def page(self, after: str, state: str | None) -> list[str]:
        """The next ids of tables in their order."""
        raise NotImplementedError

    async def everything(self, state: str | None = None) -> AsyncIterator[str]:
        """The ids of all tables, for export."""
        last = ""
        while ids := await self.page(last, state):
            for found in ids:
                yield found
            last = ids[-1]

    async def alive(self) -> bool:
        raise NotImplementedError
