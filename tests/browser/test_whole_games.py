"""A whole game of each game by clicking what is lit, and one without a mouse."""

import random
import statistics
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import GAMES, Visit
from tests.browser.playing import OVER, answered, play, seq, wait_asked

SEATS = {"santiago": 2, "manila": 3, "cargo_noir": 2}


def quick(game: str) -> dict[str, Any]:
    return {"quick": {game: {"seats": SEATS[game], "level": "deckhand"}}, "name": "Ada"}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking_lit_places(visit: Visit, game: str, record_property: Any) -> None:
    page = visit(settings=quick(game)).go("/")
    page.click(f".game[data-game={game}] .now")
    page.wait_for_url("**/t/*")
    took = play(page, seed=1)
    page.wait_for_selector(f"{OVER} .rank")
    assert page.locator(".rank > li").count() == SEATS[game]
    milliseconds = statistics.median(took)
    record_property("answer_on_screen_ms", round(milliseconds))
    print(f"{game}: {len(took)} answers, on the screen after {milliseconds:.0f} ms (median)")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit(settings=quick("santiago")).go("/")
    while page.evaluate("!document.activeElement.matches('.game[data-game=santiago] .now')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    dice = random.Random(2)
    while wait_asked(page):
        answer_by_keys(page, dice)
    page.wait_for_selector(f"{OVER} .rank")


def answer_by_keys(page: Page, dice: random.Random) -> None:
    """A digit and Enter, or arrows and Enter; a control with a button of its own by Tab."""
    before = seq(page)
    for attempt in range(60):
        numbered = page.locator(".prompt .answer:not([disabled])").count()
        if attempt % 2 or not numbered:
            primary = ".prompt .flow button.primary:not([disabled])"
            wanted = primary if page.query_selector(primary) else ".prompt .flow button"
            if not tab_to(page, wanted):
                continue
        elif dice.random() < 0.6:
            page.keyboard.press(str(dice.randint(1, min(9, numbered))))
        else:
            for _ in range(dice.randint(1, 3)):
                page.keyboard.press(dice.choice(["ArrowRight", "ArrowDown"]))
        page.keyboard.press("Enter")
        if answered(page, before) or page.query_selector(OVER):
            return
    raise AssertionError(page.inner_text(".prompt"))


def tab_to(page: Page, wanted: str) -> bool:
    """On to the next one of these."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return True
    return False
