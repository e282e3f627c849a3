"""A whole game of each game by clicking what is lit, and one of each without a mouse."""

import random
import statistics
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Page

from tests.browser.conftest import GAMES, Visit, Visitor, bot, me, new_table
from tests.browser.playing import HELD, OVER, answered, play, seq, wait_asked

# Controls with buttons of their own; the deal of Cargo Noir has its way out below.
PRIMARY = ":is(.prompt .flow, .cn-trade) button.primary:not([disabled])"
OTHERS = ".prompt .flow button:not([disabled]), .cn-trade footer button:not([disabled])"
ANSWERS = f".prompt .answer, .prompt .flow *, .cn-trade *, {HELD}"
SEATS = {"santiago": 2, "manila": 3, "cargo_noir": 2}
# As many ships or rounds as show all that a game asks; Manila is short by itself.
SHORT: dict[str, dict[str, Any]] = {
    "santiago": {"ships": 3},
    "manila": {},
    "cargo_noir": {"edition": {"rounds": {"2": 4}}},
}
LAPTOPS = {"santiago": (1280, 720), "manila": (1366, 657), "cargo_noir": (1280, 720)}


def at_a_short_one(visitor: Visitor, api: httpx2.Client, game: str) -> Page:
    others = [bot(name) for name in ("Otis", "Tess")[: SEATS[game] - 1]]
    return visitor.sit(new_table(api, game, [me(), *others], options=SHORT[game]))


def at_once(visitor: Visitor, game: str) -> Page:
    """From the first page, by keys."""
    page = visitor.go("/")
    assert tab_to(page, f".game[data-game={game}] .now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking_lit_places(
    visit: Visit, api: httpx2.Client, game: str, record_property: Any
) -> None:
    width, height = LAPTOPS[game]
    page = at_a_short_one(visit(viewport={"width": width, "height": height}), api, game)
    took = play(page, seed=1)
    page.wait_for_selector(f"{OVER} .rank")
    assert page.locator(".rank > li").count() == SEATS[game]
    milliseconds = statistics.median(took)
    record_property("answer_on_screen_ms", round(milliseconds))
    print(f"{game}: {len(took)} answers, on the screen after {milliseconds:.0f} ms (median)")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(visit: Visit, api: httpx2.Client, game: str) -> None:
    settings = {"quick": {game: {"seats": SEATS[game], "level": "deckhand"}}, "name": "Ada"}
    visitor = visit(settings={**settings, "pace": "once"})
    page = at_a_short_one(visitor, api, game) if SHORT[game] else at_once(visitor, game)
    dice = random.Random(2)
    while wait_asked(page):
        answer_by_keys(page, dice)
    page.wait_for_selector(f"{OVER} .rank")


def answer_by_keys(page: Page, dice: random.Random) -> None:
    """A digit and Enter, or arrows and Enter; a control with a button of its own by Tab."""
    before = seq(page)
    for attempt in range(60):
        numbered = page.locator(".prompt .answer:not([disabled])").count()
        if page.query_selector(HELD):
            if not tab_to(page, HELD):
                continue
        elif (attempt % 2 or not numbered) and page.query_selector(OTHERS):
            wanted = PRIMARY if page.query_selector(PRIMARY) else OTHERS
            if not tab_to(page, wanted):
                continue
        elif dice.random() < 0.6:
            page.keyboard.press(str(dice.randint(1, min(9, numbered))))
        else:
            for _ in range(dice.randint(1, 3)):
                page.keyboard.press(dice.choice(["ArrowRight", "ArrowDown"]))
        if not focused(page, ANSWERS):
            continue  # no such number: Enter on what has the focus might open the rules
        page.keyboard.press("Enter")
        if answered(page, before) or page.query_selector(OVER):
            return
    raise AssertionError(page.inner_text(".prompt"))


def tab_to(page: Page, wanted: str) -> bool:
    """On to the next one of these."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused(page, wanted):
            return True
    return False


def focused(page: Page, wanted: str) -> bool:
    return bool(page.evaluate("wanted => document.activeElement.matches(wanted)", wanted))
