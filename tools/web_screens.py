"""Pictures of every page of the client: `python -m tools.web_screens [FOLDER]` (docs/screens).

Each at 1440 × 900 and, as `…-phone`, at 390 × 844; tables also at 1280 × 720 (`…-laptop`),
844 × 390 (`…-sideways`) and 1180 × 820 (`…-tablet`). Bots play until there is something to see.
A result is there only for those who were there: it is waited for with the page open (`…-result`).
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

SCREENS = Path(__file__).parents[1] / "docs" / "screens"
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLES: dict[str, ViewportSize] = {
    "-laptop": {"width": 1280, "height": 720},
    "-sideways": {"width": 844, "height": 390},
    "-tablet": {"width": 1180, "height": 820},
}
# By game: how many answers of its seat are given before the picture is taken, and what is asked.
MIDDLE = {"santiago": (22, "drive"), "manila": (16, "place"), "cargo_noir": (26, "send")}
NAMES = ["Ada", "Ben", "Cy", "Dora"]


class Studio:
    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.browser, self.url, self.folder = browser, url, folder
        self.api = httpx2.Client(base_url=f"{url}/api/", timeout=60)

    def take(
        self,
        name: str,
        path: str,
        wait: str,
        tables: dict[str, Any] | None = None,
        more: dict[str, ViewportSize] | None = None,
    ) -> None:
        for suffix, viewport in {"": WIDE, "-phone": PHONE, **(more or {})}.items():
            page = self.page(viewport, path, tables or {})
            page.wait_for_selector(wait, timeout=60_000)
            point_at_an_answer(page)
            self.picture(page, f"{name}{suffix}")

    def result(self, game: str) -> None:
        """The first result of a game: the same page in both sizes."""
        made = self.table(game, seats(4), title="Tuesday harbour club")
        page = self.page(WIDE, f"/t/{made['table']}", kept(made))
        page.wait_for_selector(".table[data-drawn]")
        while page.query_selector(".outcome header") is None:
            self.play(made, 1, "")
            page.wait_for_timeout(50)
        self.picture(page, f"web-{game}-result", close=False)
        page.set_viewport_size(PHONE)
        self.picture(page, f"web-{game}-result-phone")

    def page(self, viewport: ViewportSize, path: str, tables: dict[str, Any]) -> Page:
        small = viewport["width"] <= 960
        context = self.browser.new_context(
            viewport=viewport, device_scale_factor=2 if small else 1, has_touch=small,
            service_workers="block", locale="en", reduced_motion="reduce",
        )  # fmt: skip
        page = context.new_page()
        page.goto(self.url + "/offline.html")
        page.evaluate("t => localStorage.setItem('tables', t)", json_text(tables))
        told = json_text({"goals": list(MIDDLE)})  # nobody is told the goal of the game any more
        page.evaluate("t => localStorage.setItem('school', t)", told)
        page.goto(self.url + path)
        return page

    def picture(self, page: Page, name: str, close: bool = True) -> None:
        page.wait_for_timeout(700)
        page.screenshot(path=self.folder / f"{name}.png")
        if close:
            page.context.close()

    def table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        wanted = {"game": game, "seats": seats, "shuffle": False, **more}
        reply = self.api.post("tables", json=wanted)
        reply.raise_for_status()
        made: dict[str, Any] = reply.json()
        return made

    def play(self, made: dict[str, Any], answers: int, question: str) -> None:
        """Any answer, until enough have been given and this is asked (or anything)."""
        dice = random.Random(7)
        ticket = made["tickets"][0]
        headers = {"Authorization": f"Bearer {ticket['token']}"}
        at = f"tables/{made['table']}"
        for _ in range(4000):
            seen = self.api.get(at, headers=headers).json()
            asked = seen["question"]
            a_choice = asked["title"] == question and len(asked["offers"]) > 3
            there = answers <= 0 and asked["offers"] and (a_choice or not question)
            if seen["info"]["state"] == "over" or there:
                return
            if not asked["offers"]:
                time.sleep(0.02)
                continue
            answers -= 1
            offer = dice.choice(asked["offers"])["answer"]
            body = {"seq": seen["seq"], "answer": offer, "key": f"screens{seen['seq']:06}"}
            self.api.post(f"{at}/answers", json=body, headers=headers)


def json_text(value: Any) -> str:
    return httpx2.Request("POST", "http://localhost", json=value).content.decode()


def kept(made: dict[str, Any]) -> dict[str, Any]:
    there = {"tickets": made["tickets"], "invitations": made["invitations"], "seen": 0, "at": 1}
    return {made["table"]: there}


def point_at_an_answer(page: Page) -> None:
    answers = page.query_selector_all(".prompt .answer")
    if len(answers) > 1 and (page.viewport_size or WIDE)["width"] > 960:
        answers[1].hover()


def seats(count: int) -> list[dict[str, Any]]:
    bots = [{"kind": "bot", "name": name, "level": "navigator"} for name in NAMES[1:count]]
    return [{"kind": "me", "name": "Ada"}, *bots]


def pictures(studio: Studio) -> None:
    made = {}
    for game, (answers, question) in MIDDLE.items():
        made[game] = studio.table(game, seats(4), title="Tuesday harbour club", public=True)
        studio.play(made[game], answers, question)
    mine = kept(made["santiago"])
    studio.take("web-start", "/", ".game .now", mine)
    studio.take("web-setup", "/new/santiago", ".options", mine)
    friend = {"kind": "open", "name": "Ben"}
    open_table = studio.table("manila", [*seats(3), friend], title="Lantern night", public=True)
    studio.take("web-gathering", f"/t/{open_table['table']}", ".qr", kept(open_table))
    studio.take("web-tables", "/tables", ".tables .button", mine)
    studio.take("web-rules", "/rules/santiago#SC-5.3", ".para", mine)
    for game, table in made.items():
        studio.take(f"web-{game}", f"/t/{table['table']}", ".prompt button", kept(table), TABLES)
    for game in made:
        studio.result(game)
    studio.take("web-fair", f"/fair/{made['manila']['table']}", ".fair .field", mine)
    two = studio.table("santiago", [*seats(1), {"kind": "me", "name": "Ben"}, *seats(4)[2:]])
    studio.take("web-handover", f"/t/{two['table']}", ".handover", kept(two))
    for game, table in made.items():
        studio.play(table, 10_000, "")
        studio.take(f"web-{game}-end", f"/t/{table['table']}", ".rank", kept(table))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-m", "portside", "serve", "--port", "0", "--pace", "0"]
        command += ["--rate", "0", "--log", "warning", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1].rstrip("/")
            time.sleep(1)
            browser = playwright.chromium.launch(
                executable_path="/usr/bin/chromium",
                args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
            )
            pictures(Studio(browser, url, folder))
            browser.close()
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else SCREENS)
