"""A person at the table: waits until asked, then clicks something that may be clicked."""

import random
import time

from playwright.sync_api import ElementHandle, Locator, Page

ASKED = ".table[data-ready]"  # and a click counts already: a new question takes none for a moment
HELD = ".note .give, .cn-trade .held:not([disabled])"  # what costs a lot is pressed twice
OVER = ".endpage"
RESULT = ".table[data-rests] .outcome"  # waits until it is read
GO_ON = f"{RESULT} .go .primary"
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

# What a designer would not ship, at any question: a board that moves or is small, answers below the
# fold, a button drawn out, words that spill over or are
# broken, a page that scrolls sideways.
MISFITS = """() => {
    const box = one => one.getBoundingClientRect();
    const found = [];
    const prompt = document.querySelector(".prompt");
    const flat = innerWidth <= 960 && innerHeight <= 500;
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wide");
    if (innerWidth > 960 || flat) {
        const {x, y, width, height} = box(document.querySelector(".frame"));
        const board = [innerWidth, innerHeight, x, y, width, height].map(Math.round).join();
        window.board ??= board;
        if (board !== window.board) found.push(`the board was ${window.board}, is ${board}`);
        if (document.documentElement.scrollHeight > innerHeight) found.push("the page is long");
        if (box(prompt).bottom > innerHeight) found.push("the prompt ends below the window");
        const ask = prompt.querySelector(".ask");
        if (!flat && ask.scrollHeight > ask.clientHeight + 1) found.push("answers below the fold");
    }
    for (const button of prompt.querySelectorAll("button")) {
        const {width, height, right} = box(button);
        if (!width) continue;
        if (height > 96) found.push(`${button.innerText} is ${height} high`);
        for (const words of button.querySelectorAll("span")) {
            const inside = box(words).right <= right + 1 || box(words).width <= 1;
            if (!inside) found.push(`${words.innerText} spills over`);
        }
    }
    const texts = document.createTreeWalker(prompt.querySelector(".ask"), NodeFilter.SHOW_TEXT);
    for (let words; (words = texts.nextNode()); )
        for (const {0: word, index} of words.data.matchAll(/[\\p{L}]+/gu)) {
            const range = document.createRange();
            range.setStart(words, index);
            range.setEnd(words, index + word.length);
            if (range.getClientRects().length > 1) found.push(`${word} is broken`);
        }
    return found;
}"""


def seq(page: Page) -> int:
    table = page.query_selector(".table")
    return int(table.get_attribute("data-seq") or 0) if table else -1


# The same of a result: nothing of it lies beside the window, nothing scrolls sideways.
# It slides in: its place is where it comes to rest.
RESULT_MISFITS = """async () => {
    const found = [];
    const outcome = document.querySelector(".outcome");
    await Promise.allSettled(outcome.getAnimations().map((one) => one.finished));
    const {left, right, top, bottom} = outcome.getBoundingClientRect();
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight + 1)
        found.push(`the result lies at ${[left, top, right, bottom]}`);
    for (const part of document.querySelectorAll(".outcome .parts, .outcome .go, .outcome header"))
        if (part.scrollWidth > part.clientWidth + 1) found.push(`wide: ${part.innerText}`);
    return found;
}"""


def wait_asked(page: Page) -> bool:
    """True: it is our turn. False: the game is over. Results on the way are read."""
    while True:
        page.wait_for_selector(f"{ASKED}, {OVER}, {GO_ON}", timeout=60_000)
        if page.query_selector(OVER):
            return False
        if page.query_selector(RESULT) is None:
            return True
        read_result(page)


def read_result(page: Page) -> None:
    """A click that comes too soon does not count, so it is pressed by key."""
    read = page.get_attribute(".table", "data-rests")
    page.wait_for_selector(f"{RESULT} header")
    assert page.evaluate(RESULT_MISFITS) == []
    page.locator(GO_ON).press("Enter")
    page.wait_for_selector(f".table:not([data-rests='{read}']), {OVER}")


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


def press(page: Page, button: Locator) -> None:
    """Once a click counts; back when what it answered is on the screen, or more is asked of it."""
    page.wait_for_selector(ASKED)
    before = seq(page)
    button.click()
    answered(page, before)


def answer(page: Page, dice: random.Random, prefer: str = PLACES) -> None:
    """Click until something has been answered."""
    before = seq(page)
    until = time.monotonic() + PATIENCE
    clicks = 0
    while time.monotonic() < until:
        last = ANYTHING if clicks < TRIES else WAYS_OUT
        wanted = (prefer, BUTTONS, last)[clicks % 3]
        choices = (
            page.query_selector_all(HELD)
            or page.query_selector_all(wanted)
            or page.query_selector_all(ANYTHING)
        )
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
