"""What every storage does. A write returns once it is durable; a conflicting one is refused."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

from portside.server.bans import Ban

MOST_OF_ONE = 5  # tables of one maker that a list of public tables shows
MATTERS = 40 * 86_400.0  # seconds: no clock runs so long (wire.Clock), so older outages are dropped


class Conflict(Exception):
    """Somebody else has written that entry already."""


class Unavailable(Exception):
    """It cannot be read or written now; whether a write took place is not known."""


@dataclass
class Row:
    """What can be asked of a table without folding it; follows from the rest."""

    state: str
    wakes: float | None  # when the server has to act by itself: a bot's answer, a clock
    line: bytes  # as it stands in a list of tables; empty: it is in none
    ended: float | None = None  # when the game was over


@dataclass
class Stored:
    """What is stored of a table: numbered entries and notes."""

    head: bytes
    entries: list[bytes] = field(default_factory=list)
    notes: list[bytes] = field(default_factory=list)
    edition: int = 0  # grows when what was stored is changed: a name or a line taken away
    broken: str | None = None  # why it could not be read when it was last tried
    line: bytes = b""  # as in its row


@dataclass
class New:
    """A table to be stored."""

    table: str
    head: bytes
    public: bool
    made: float
    maker: str
    luck: str  # the commitment to its secret, which no other table may have; empty: it may
    group: str  # of tables that share their secret


@dataclass
class Addition:
    """What is written at once, or not at all."""

    table: str
    first_entry: int  # its number
    entries: list[bytes]
    first_note: int
    notes: list[bytes]
    row: Row
    edition: int = 0  # of what it was added to: whoever still has an older one looks again

    @property
    def version(self) -> int:
        """How many entries and notes there are before it."""
        return self.first_entry + self.first_note - 2

    @property
    def size(self) -> int:
        return len(self.entries) + len(self.notes)


@dataclass
class Rewriting:
    """What is stored of a table once something was taken away for good."""

    table: str
    version: int  # entries and notes it was made from
    edition: int
    head: bytes
    notes: dict[int, bytes]  # those that change, by their numbers
    line: bytes
    nameless: bool  # nobody's name or words are left


@dataclass
class Listed:
    """A table as whoever runs the server sees it in a list."""

    table: str
    state: str
    public: bool
    made: float
    changed: float
    maker: str
    broken: str | None


Heard = Callable[[str], None]  # called with a table that another process has written to
Overheard = Callable[[str, bytes], None]  # called with a process, and what it lets the others know


class Storage:
    """An append-only log for each table."""

    several_processes = False  # whether others may write to the same tables
    overheard: Overheard | None = None

    async def open(self, heard: Heard) -> None:
        raise NotImplementedError

    async def whisper(self, message: bytes) -> None:
        """Let the other processes know something that need not be kept: a short line of JSON."""

    async def open_to_read(self) -> None:
        """Beside a server that may be running."""
        raise NotImplementedError

    async def open_beside(self) -> None:
        """To write beside a server that may be running, and that hears of it."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def make(self, new: New, row: Row) -> None:
        """Raises Conflict if there is such a table already, or one with its luck."""
        raise NotImplementedError

    async def add(self, addition: Addition) -> None:
        """Durable when it returns. Raises Conflict if anything was added meanwhile."""
        raise NotImplementedError

    async def running(self, group: str) -> int:
        """How many tables of a group are not over."""
        raise NotImplementedError

    async def house(self, key: str, value: bytes | None = None) -> bytes | None:
        """What is kept for the whole house; a value given is set if there is none yet."""
        raise NotImplementedError

    async def put(self, key: str, value: bytes | None) -> None:
        """Set what is kept for the whole house, or take it away."""
        raise NotImplementedError

    async def load(self, table: str, after_entry: int = 0, after_note: int = 0) -> Stored | None:
        raise NotImplementedError

    async def keep_piece(self, table: str, number: int, body: bytes) -> None:
        """A part of what is said of a finished game. It is gone when the table is."""
        raise NotImplementedError

    async def pieces(self, table: str) -> dict[int, bytes]:
        """All that were kept, by number."""
        raise NotImplementedError

    async def public(self, state: str, most: int) -> list[bytes]:
        """The lines of public tables, the newest first, and only a few of each maker's."""
        raise NotImplementedError

    async def gathering_of(self, maker: str) -> int:
        """How many public tables of one maker wait for people."""
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

    # --------------------------------------------------------- for whoever runs the server

    async def rewrite(self, rewriting: Rewriting) -> None:
        """Raises Conflict if anything was added or taken away meanwhile."""
        raise NotImplementedError

    async def delete(self, table: str) -> bool:
        """Everything of it. False: there is no such table."""
        raise NotImplementedError

    async def listing(self, state: str | None, broken: bool, most: int) -> list[Listed]:
        """The newest tables, or the newest that cannot be read."""
        raise NotImplementedError

    async def mark(self, table: str, broken: str | None, row: Row | None = None) -> None:
        """That it cannot be read, and so never wakes; or with its row that it can be again."""
        raise NotImplementedError

    async def count_broken(self) -> int:
        raise NotImplementedError

    async def expired(self, before: float, most: int) -> list[tuple[str, str]]:
        """Tables (and their states) with names, without a change since; over: since the end."""
        raise NotImplementedError

    async def bans(self) -> list[Ban]:
        raise NotImplementedError

    async def ban(self, ban: Ban) -> None:
        raise NotImplementedError

    async def unban(self, kind: str, value: str) -> bool:
        """False: there was no such ban."""
        raise NotImplementedError

    async def write_down(self, at: float, act: str) -> None:
        """What whoever runs the server has done."""
        raise NotImplementedError

    async def acts(self, most: int) -> list[tuple[float, str]]:
        """The newest first."""
        raise NotImplementedError

    # ------------------------------------------------------------- whether somebody is there

    async def beat(self, now: float) -> float | None:
        """Say that a server is there; when one last said so."""
        raise NotImplementedError

    async def add_outage(self, start: float, stop: float) -> None:
        """Nobody was there in between: what would have happened then wakes later."""
        raise NotImplementedError

    async def outages(self) -> list[tuple[float, float]]:
        """Those that may still matter to a clock, in their order."""
        raise NotImplementedError

    async def check(self) -> None:
        """Raises Unavailable unless something can be written, and nothing is known to be wrong."""
        raise NotImplementedError
