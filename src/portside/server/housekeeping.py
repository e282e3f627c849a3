"""What a server does beside the games: say that it is there, hear what whoever runs it has said,
and forget what was kept long enough."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator

import msgspec

from portside.server import forgetting
from portside.server.bans import Bans
from portside.server.outages import BEAT, SILENCE, Outages
from portside.server.settings import Settings
from portside.server.storage import Storage, Unavailable
from portside.wire import Announcement

LOG = logging.getLogger("portside.admin")
ANNOUNCEMENT = "announcement"  # its key in the house
CHECKED_FOR = 1.0  # seconds: a health check may come as often as it likes
CHECKED_WITHIN = 5.0
AT_ONCE = 100  # tables that are forgotten in one go
KEEPING = 3600.0  # seconds between two looks for what was kept long enough
NOTHING = Announcement()


class Housekeeping:
    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.outages = Outages()
        self.bans = Bans()
        self.announcement = NOTHING
        self.broken = 0  # tables that cannot be read
        self.checked = float("-inf")
        self.kept = float("-inf")

    async def begin(self) -> None:
        """However short it was: since the last sign of life nobody was there.

        Where several processes serve the same tables, another one may be there all the time.
        """
        await self.beat(SILENCE if self.storage.several_processes else 0.0)

    async def beat_on(self) -> bool:
        """If it is time to. Whether the tables should say how things are now."""
        if abs(time.time() - self.outages.beaten) < BEAT:
            return False
        return await self.beat(SILENCE)

    async def beat(self, silence: float) -> bool:
        before = (self.outages.past, self.announcement)
        now = time.time()
        last = await self.storage.beat(now)
        if last is not None and now - last > silence:
            await self.storage.add_outage(last, now)
            LOG.warning("nobody was there", extra={"seconds": round(now - last, 1)})
        self.outages.put(await self.storage.outages())
        self.outages.beaten = now
        self.bans.put(await self.storage.bans())
        said = await self.storage.house(ANNOUNCEMENT)
        self.announcement = msgspec.json.decode(said, type=Announcement) if said else NOTHING
        self.broken = await self.storage.count_broken()
        return before != (self.outages.past, self.announcement)

    async def end(self) -> None:
        """The last sign of life, so that the time until the next start is known."""
        await self.storage.beat(time.time())

    async def check(self) -> None:
        """Raises Unavailable unless something can be stored."""
        if time.monotonic() - self.checked < CHECKED_FOR:
            return
        try:
            async with asyncio.timeout(CHECKED_WITHIN):
                await self.storage.check()
        except TimeoutError:
            raise Unavailable("nothing can be written") from None
        self.checked = time.monotonic()

    # -------------------------------------------------------------------------- forgetting

    async def forget(self) -> AsyncIterator[str]:
        """The tables that were kept long enough and are without names now, or gone."""
        if not self.settings.keep or time.monotonic() - self.kept < KEEPING:
            return
        self.kept = time.monotonic()
        before = time.time() - self.settings.keep
        while tables := await self.storage.expired(before, AT_ONCE):
            for table, state in tables:
                await self.forget_table(table, state)
                yield table

    async def forget_table(self, table: str, state: str) -> None:
        keep = state == "over" and self.settings.keep_records
        if keep and await self.nameless(table):
            LOG.info("without names now", extra={"table": table})
        else:
            await self.storage.delete(table)
            LOG.info("deleted", extra={"table": table, "why": "kept long enough"})

    async def nameless(self, table: str) -> bool:
        """False: it cannot be read, so nothing of it is worth keeping."""
        try:
            return await forgetting.rewrite(self.storage, table, forgetting.without_anybody, True)
        except msgspec.MsgspecError:
            return False
