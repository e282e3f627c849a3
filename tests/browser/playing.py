"""A person at the table: waits until asked, then clicks something that may be clicked."""

import random
import time

from playwright.sync_api import ElementHandle, Page

ASKED = ".table[data-asked]"
OVER = ".endpage"
PLACES = ".stage .lit[role=button], .stage .lit [role=button]"
BUTTONS = ", ".join(
    f"{where}:not([disabled])"
    for where in (".prompt .answer", ".prompt .flow button.primary", ".cn-trade button.primary")
)
# What is pressed stays pressed: to choose four crates of twelve must not be a random walk.
ANYTHING = ", ".join(
    f"{where} button:not([disabled], [aria-pressed=true])"
    for where in (".prompt .flow", ".prompt .answers", ".cn-trade")
)
MOST_CLICKS = 40  # for one answer


def seq(page: Page) -> int:
    table = page.query_selector(".table")
    return int(table.get_attribute("data-seq") or 0) if table else -1


def wait_asked(page: Page) -> bool:
    """True: it is our turn. False: the game is over."""
    page.wait_for_selector(f"{ASKED}, {OVER}", timeout=60_000)
    return page.query_selector(OVER) is None


def click(element: ElementHandle) -> bool:
    """A piece of the board may be gone before it is clicked."""
    try:
        element.click(timeout=500, no_wait_after=True)
    except Exception:
        return False
    return True


def answered(page: Page, before: int, within: float = 0.4) -> bool:
    until = time.monotonic() + within
    while time.monotonic() < until:
        if seq(page) != before or page.query_selector(OVER):
            return True
        page.wait_for_timeout(8)
    return False


def answer(page: Page, dice: random.Random, prefer: str = PLACES) -> float:
    """Click until something has been answered; the seconds until it was on the screen."""
    before = seq(page)
    for attempt in range(MOST_CLICKS):
        wanted = (prefer, BUTTONS, ANYTHING)[attempt % 3]
        choices = page.query_selector_all(wanted) or page.query_selector_all(ANYTHING)
        start = time.perf_counter()
        if choices and click(dice.choice(choices)) and answered(page, before):
            return time.perf_counter() - start
        if seq(page) != before or page.query_selector(OVER):
            return time.perf_counter() - start
    raise AssertionError(f"nothing could be answered: {page.inner_text('.prompt')}")


def play(page: Page, seed: int, most: int = 10_000, prefer: str = PLACES) -> list[float]:
    """To the end, or for so many answers."""
    dice = random.Random(seed)
    took: list[float] = []
    while len(took) < most and wait_asked(page):
        took.append(answer(page, dice, prefer))
    return took
