"""A person at the table: waits until asked, then clicks something that may be clicked."""

import random
import time

from playwright.sync_api import ElementHandle, Page

ASKED = ".table[data-asked]"
OVER = ".endpage"
SENDING = ".prompt[aria-busy=true]"
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
# Whoever has chosen more than can be paid for takes what is suggested, or nothing.
WAYS_OUT = ".cn-trade footer button:not([disabled])"
TRIES = 24  # by chance; from then on the ways out come first
PATIENCE = 90.0  # seconds for one answer: a busy machine is slow, and that is no failure

# From the click to the first frame that shows what came of it, by the browser's own clock.
STOPWATCH = """() => {
    if (window.stopwatch) return;
    window.stopwatch = {clicked: 0, took: []};
    const seq = () => document.querySelector(".table")?.dataset.seq;
    let shown = seq();
    addEventListener("click", () => { stopwatch.clicked = performance.now(); }, true);
    new MutationObserver(() => {
        if (seq() === shown) return;
        shown = seq();
        const {clicked} = stopwatch;
        if (!clicked) return;
        stopwatch.clicked = 0;
        requestAnimationFrame(() => { stopwatch.took.push(performance.now() - clicked); });
    }).observe(document.body, {subtree: true, attributeFilter: ["data-seq"]});
}"""

# What a designer would not ship, at any question: answers that crowd out the board, a button drawn
# out, words that spill over, a page that scrolls sideways.
MISFITS = """() => {
    const box = one => one.getBoundingClientRect();
    const found = [];
    const prompt = document.querySelector(".prompt");
    if (innerWidth > 960 && box(prompt).height > innerHeight / 3) found.push("the prompt is high");
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wide");
    for (const button of prompt.querySelectorAll("button")) {
        const {width, height, right} = box(button);
        if (!width) continue;
        if (height > 96) found.push(`${button.innerText} is ${height} high`);
        for (const words of button.querySelectorAll("span")) {
            const inside = box(words).right <= right + 1 || box(words).width <= 1;
            if (!inside) found.push(`${words.innerText} spills over`);
        }
    }
    return found;
}"""


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
    """Something has happened within this time; what is on its way is waited for."""
    start = time.monotonic()
    while time.monotonic() < start + (PATIENCE if page.query_selector(SENDING) else within):
        if seq(page) != before or page.query_selector(OVER):
            return True
        page.wait_for_timeout(8)
    return False


def answer(page: Page, dice: random.Random, prefer: str = PLACES) -> None:
    """Click until something has been answered."""
    before = seq(page)
    until = time.monotonic() + PATIENCE
    clicks = 0
    while time.monotonic() < until:
        last = ANYTHING if clicks < TRIES else WAYS_OUT
        wanted = (prefer, BUTTONS, last)[clicks % 3]
        choices = page.query_selector_all(wanted) or page.query_selector_all(ANYTHING)
        if choices and click(dice.choice(choices)) and answered(page, before):
            return
        if seq(page) != before or page.query_selector(OVER):
            return
        clicks += 1
    raise AssertionError(f"nothing could be answered: {page.inner_text('.prompt')}")


def play(page: Page, seed: int, most: int = 10_000, prefer: str = PLACES) -> list[float]:
    """To the end, or for so many answers; the milliseconds until each was on the screen."""
    dice = random.Random(seed)
    page.evaluate(STOPWATCH)
    for _ in range(most):
        if not wait_asked(page):
            break
        assert page.evaluate(MISFITS) == [], page.inner_text(".prompt")
        answer(page, dice, prefer)
    took: list[float] = page.evaluate("stopwatch.took")
    return took
