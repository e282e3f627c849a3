"""A view as pixels: the browser's board, photographed by a Chromium (extra `pictures`).

The page (`board.html` of the client's build) is handed the view of one seat and nothing else, so a
picture cannot show what that seat may not know. Its files come straight from the package: no server
runs and no port is open. All cameras of a process share one browser. It starts with the first
picture and ends with the last camera that is closed, or with the process.

The browser lives on an event loop in a thread of its own. So pictures can be taken from any thread
and from under anybody's event loop, which is blocked meanwhile.
"""

import asyncio
import atexit
import base64
import io
import os
import shutil
import threading
from collections.abc import Coroutine
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakSet

import numpy as np
import numpy.typing as npt

import portside
from portside.core.errors import Malformed

if TYPE_CHECKING:
    from playwright.async_api import Browser, CDPSession, Page, Playwright, Route

WIDTH, HEIGHT = 1200, 800  # pixels: the size that every board is drawn for

STATIC = Path(portside.__file__).parent / "static"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ADDRESS = "http://portside.invalid"  # every request is answered here; the name exists nowhere
STOP_WITHIN = 5.0  # seconds

Pixels = npt.NDArray[np.uint8]
T = TypeVar("T")


class Camera:
    """What an environment holds that shows itself as pixels; refuses to be made where it cannot."""

    def __init__(self) -> None:
        must_be_possible()
        cameras.add(self)

    def photograph(self, view: dict[str, Any], seat: int) -> Pixels:
        """The board of a view as this seat has it (negative: a spectator): height × width × RGB."""
        cameras.add(self)
        return studio().photograph(view, seat if seat >= 0 else None)

    def close(self) -> None:
        """The browser ends with the last camera; a picture taken later starts it anew."""
        cameras.discard(self)
        if not cameras:
            close_studio()


cameras: WeakSet[Camera] = WeakSet()


# ------------------------------------------------------------------------------- what is needed


def must_be_possible() -> None:
    if find_spec("playwright") is None or find_spec("PIL") is None:
        raise Malformed("pictures need the extra 'pictures': pip install 'portside[pictures]'")
    if not (STATIC / "board.html").exists():
        raise Malformed(
            "pictures are drawn by the browser client, which is not part of this installation: "
            "install a wheel of Portside, or run `make .venv/client` in a checkout"
        )
    if system_chromium() is None and not studio().has_its_own_chromium():
        raise Malformed(
            "pictures need Chromium: install your system's (Debian: apt-get install chromium), "
            "or run `playwright install chromium`"
        )


def system_chromium() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


# ------------------------------------------------------------------------------- the browser


class Studio:
    """One browser with a page for each game, and the thread that they live in."""

    def __init__(self) -> None:
        self.process = os.getpid()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.one_at_a_time = asyncio.Lock()
        self.playwright: Playwright | None = None
        self.browser: Browser | None = None
        self.pages: dict[str, tuple[Page, CDPSession]] = {}

    def photograph(self, view: dict[str, Any], you: int | None) -> Pixels:
        return decoded(self.do(self.shoot(view, you)))

    def has_its_own_chromium(self) -> bool:
        return Path(self.do(self.driver()).chromium.executable_path).exists()

    def close(self) -> None:
        with suppress(TimeoutError):
            self.do(self.leave(), STOP_WITHIN)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(STOP_WITHIN)
        if not self.thread.is_alive():
            self.loop.close()

    def do(self, work: Coroutine[Any, Any, T], within: float | None = None) -> T:
        return asyncio.run_coroutine_threadsafe(self.alone(work), self.loop).result(within)

    # What follows runs on the loop.

    async def alone(self, work: Coroutine[Any, Any, T]) -> T:
        async with self.one_at_a_time:
            return await work

    async def driver(self) -> "Playwright":
        from playwright.async_api import async_playwright

        if self.playwright is None:
            self.playwright = await async_playwright().start()
        return self.playwright

    async def chromium(self) -> "Browser":
        if self.browser is not None and not self.browser.is_connected():
            await self.leave()
        if self.browser is None:
            self.browser = await (await self.driver()).chromium.launch(
                executable_path=system_chromium(), args=["--disable-dev-shm-usage", "--disable-gpu"]
            )
        return self.browser

    async def page_of(self, game: str) -> "tuple[Page, CDPSession]":
        """A page for each game: its styles stay its own."""
        browser = await self.chromium()
        if game not in self.pages:
            page = await browser.new_page(
                viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce",
                color_scheme="light", locale="en", service_workers="block",
            )  # fmt: skip
            await page.route("**", from_the_package)
            await page.goto(f"{ADDRESS}/board.html")
            await page.evaluate("game => window.begin(game)", game)
            self.pages[game] = page, await page.context.new_cdp_session(page)
        return self.pages[game]

    async def shoot(self, view: dict[str, Any], you: int | None) -> str:
        """A PNG, in base 64."""
        page, lens = await self.page_of(view["game"])
        await page.evaluate("([view, you]) => window.draw(view, you)", [view, you])
        # Playwright's own screenshot takes twice as long: it compresses more.
        taken = await lens.send("Page.captureScreenshot", {"optimizeForSpeed": True})
        return str(taken["data"])

    async def leave(self) -> None:
        browser, playwright = self.browser, self.playwright
        self.browser, self.playwright, self.pages = None, None, {}
        with suppress(Exception):  # what has gone already need not be closed
            if browser is not None:
                await browser.close()
            if playwright is not None:
                await playwright.stop()


async def from_the_package(route: "Route") -> None:
    file = STATIC / route.request.url.removeprefix(f"{ADDRESS}/")
    if route.request.url.startswith(ADDRESS) and file.is_file():
        await route.fulfill(path=file)
    else:
        await route.abort()


def decoded(png: str) -> Pixels:
    from PIL import Image

    return np.asarray(Image.open(io.BytesIO(base64.b64decode(png))).convert("RGB")).copy()


_studio: Studio | None = None
_starting = threading.Lock()


def studio() -> Studio:
    """The studio of this process: a fork inherits a thread that does not run."""
    global _studio
    with _starting:
        if _studio is None or _studio.process != os.getpid():
            _studio = Studio()
        return _studio


def close_studio() -> None:
    global _studio
    with _starting:
        if _studio is not None and _studio.process == os.getpid():
            _studio.close()
        _studio = None


atexit.register(close_studio)
