"""A server of one's own, the system's Chromium, and pages that must not complain."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    ViewportSize,
    expect,
    sync_playwright,
)

ROOT = Path(__file__).parents[2]
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
LANGUAGES = ("en", "pl", "it", "ru")
GAMES = ("santiago", "manila", "cargo_noir")
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds: a busy machine is slow, and that is no failure

Json = dict[str, Any]
expect.set_options(timeout=PATIENCE // 2)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    environment = dict(os.environ)
    if os.environ.get("PORTSIDE_BUILD", "interpreted") == "interpreted":
        environment["PYTHONPATH"] = f"{ROOT / 'src'}{os.pathsep}{environment.get('PYTHONPATH', '')}"
    with serving(environment, tmp_path_factory.mktemp("tables")) as url:
        yield url


@contextmanager
def serving(environment: dict[str, str], data: Path) -> Iterator[str]:
    """Bots answer at once here; nobody is counted out."""
    command = f"{sys.executable} -m portside serve --port 0 --pace 0 --rate 0 --workers 1".split()
    command += ["--log", "warning", "--data", str(data)]
    process = subprocess.Popen(
        command, cwd=data, env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http" in line, "the server did not start"
        url = line.split()[-1].rstrip("/")
        if "The browser client is not part" in first_page(url):
            pytest.fail("the client is not built: make .venv/client")
        yield url
    finally:
        process.terminate()
        process.wait(10)


def first_page(url: str) -> str:
    """It listens as soon as it says so, and answers a moment later."""
    for _ in range(200):
        try:
            return httpx2.get(url).text
        except httpx2.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        pytest.fail("no Chromium: apt-get install chromium")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        chromium = playwright.chromium.launch(executable_path=found, args=arguments)
        yield chromium
        chromium.close()


class Visitor:
    """Somebody with a browser of their own. What the browser complains about is a failure."""

    def __init__(self, context: BrowserContext, server: str) -> None:
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.offline = False
        page = self.page
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.complain(f"error: {error}"))
        page.on("requestfailed", lambda r: self.complain(f"failed: {r.url} {r.failure}"))
        page.on("response", self.replied)

    def heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complain(f"console: {message.text}")

    def replied(self, response: Response) -> None:
        if response.status >= 400:
            self.complain(f"{response.status}: {response.url}")

    def complain(self, what: str) -> None:
        # Leaving a page cuts short what it was fetching.
        if not self.offline and "ERR_ABORTED" not in what:
            self.complaints.append(what)

    def go(self, path: str) -> Page:
        self.page.goto(self.server + path)
        self.page.wait_for_selector("h1, h2")
        return self.page

    def go_offline(self, offline: bool) -> None:
        self.offline = True  # complaints are expected now
        self.context.set_offline(offline)

    def sit(self, made: Json) -> Page:
        """At a table that was set by the API."""
        kept = {"tickets": made["tickets"], "invitations": made["invitations"], "seen": 0, "at": 1}
        self.page.goto(self.server + "/offline.html")
        self.page.evaluate(
            "kept => localStorage.setItem('tables', JSON.stringify(kept))", {made["table"]: kept}
        )
        self.page.goto(f"{self.server}/t/{made['table']}")
        return self.page


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(
        language: str = "en",
        settings: Json | None = None,
        motion: bool = False,
        newcomer: bool = False,
        **options: Any,
    ) -> Visitor:
        chosen = {"motion": motion, "language": language, **(settings or {})}
        options.setdefault("viewport", WIDE)
        context = browser.new_context(locale=language, service_workers="block", **options)
        written = json.dumps(json.dumps(chosen))
        context.add_init_script(
            f"localStorage.getItem('settings') || localStorage.setItem('settings', {written})"
        )
        if not newcomer:
            told = json.dumps(json.dumps({"goals": GAMES}))
            context.add_init_script(
                f"localStorage.getItem('school') || localStorage.setItem('school', {told})"
            )
        visitors.append(Visitor(context, server))
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def api(server: str) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=f"{server}/api/", timeout=60) as client:
        yield client


def new_table(api: httpx2.Client, game: str, seats: list[Json], **more: Any) -> Json:
    reply = api.post("tables", json={"game": game, "seats": seats, "shuffle": False, **more})
    reply.raise_for_status()
    made: Json = reply.json()
    return made


def me(name: str = "Ada") -> Json:
    return {"kind": "me", "name": name}


def bot(name: str = "Otis", level: str = "deckhand") -> Json:
    return {"kind": "bot", "name": name, "level": level}
