"""From a tap to what it shows: `python -m bench.taps [--games GAME,…] [--decisions N]`.

On a phone of 390 x 844 with a processor four times slower: the milliseconds from the finger's touch
to the second frame after the first change of the page. Taps that look at an answer or choose a part
of it, and taps that give it, over a few decisions against bots that answer at once.
"""

import argparse
import random
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Browser, ElementHandle, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.idle import ARGUMENTS, CHROMIUM, seated, serving
from bench.machine import machine
from portside import GAMES
from tests.browser.playing import ASKED, HELD, OVER, answered, seq, wait_asked

MOST: Final = 100.0  # milliseconds, in the middle
SLOWER: Final = 4
TRIES: Final = 40  # taps for one decision: a random finger does not always find an answer
CHOICES: Final = ", ".join(
    (
        ".prompt .answer:not([disabled])",
        ".prompt .flow button:not([disabled], [aria-pressed=true])",
        ".cn-trade button:not([disabled], [aria-pressed=true])",
    )
)
STOPWATCH: Final = """() => {
    window.taps = {touched: 0, took: null};
    addEventListener("pointerdown", (event) => {
        taps.touched = event.timeStamp;
        taps.took = null;
    }, true);
    new MutationObserver(() => {
        const {touched} = taps;
        if (!touched) return;
        taps.touched = 0;
        requestAnimationFrame(() => requestAnimationFrame(() => {
            taps.took = performance.now() - touched;
        }));
    }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
# The middle of an element, if a finger would meet it there.
MIDDLE: Final = """element => {
    element.scrollIntoView({block: "center"});
    const {x, y, width, height} = element.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    return element.contains(document.elementFromPoint(...at)) ? at : null;
}"""


@dataclass
class Taps:
    """In milliseconds."""

    looking: list[float] = field(default_factory=list)
    giving: list[float] = field(default_factory=list)


def tap(page: Page, element: ElementHandle) -> float | None:
    """How long it took; None: a finger does not meet it, or nothing came of it."""
    at = element.evaluate(MIDDLE)
    if at is None:
        return None
    page.wait_for_timeout(100)  # scrolling has come to rest
    page.touchscreen.tap(*at)
    for _ in range(30):
        page.wait_for_timeout(100)  # asked seldom, so that asking costs the page nothing
        took = page.evaluate("taps.took")
        if took is not None:
            return float(took)
    return None


def decide(page: Page, dice: random.Random, taps: Taps) -> None:
    """Tap until something has been answered."""
    before = seq(page)
    for _ in range(TRIES):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        found = page.query_selector_all(HELD) or page.query_selector_all(CHOICES)
        took = tap(page, dice.choice(found)) if found else None
        given = answered(page, before)
        if took is not None:
            (taps.giving if given else taps.looking).append(took)
        if given:
            return


def measure(browser: Browser, url: str, game: str, decisions: int) -> Taps:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = seated(context, url, game)
    page.evaluate(STOPWATCH)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    taps, dice = Taps(), random.Random(1)
    for _ in range(decisions):
        if not wait_asked(page):
            break
        decide(page, dice, taps)
    context.close()
    return taps


def figures(took: list[float]) -> list[str]:
    if not took:
        return ["0", "-", "-"]
    return [str(len(took)), f"{statistics.median(took):.0f}", f"{max(took):.0f}"]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.taps", description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--decisions", type=int, default=40, help="in each game")
    chosen = parser.parse_args()
    table = Table(title="From a tap to what it shows, in ms")
    for column in ("game", "looks", "median", "most", "answers", "median", "most"):
        table.add_column(column, justify="left" if column == "game" else "right")
    slowest = 0.0
    with tempfile.TemporaryDirectory() as data, serving(data) as url, sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        for game in chosen.games.split(","):
            taps = measure(browser, url, game, chosen.decisions)
            table.add_row(game, *figures(taps.looking), *figures(taps.giving))
            medians = [statistics.median(took) for took in (taps.looking, taps.giving) if took]
            slowest = max(slowest, *medians)
        browser.close()
    console = Console()
    console.print(table)
    console.print(f"load {machine()['load']}")
    return 0 if slowest <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
