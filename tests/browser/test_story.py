"""The log reads like a story, and is one stop of the Tab key."""

import httpx2
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, bot, me, new_table
from tests.browser.playing import play, wait_asked

HEADINGS = {"santiago": "Ship 1", "manila": "Voyage 1", "cargo_noir": "Round 1"}
FOCUSED = "() => document.activeElement.dataset.key ?? ''"


@pytest.mark.parametrize("game", HEADINGS)
def test_the_log_has_headings_and_says_you(visit: Visit, api: httpx2.Client, game: str) -> None:
    page = visit().sit(new_table(api, game, [me(), bot(), bot("Vera")]))
    play(page, seed=3, most=4)
    wait_asked(page)
    lines = page.locator(".log .lines")
    expect(lines.get_by_role("heading", name=HEADINGS[game])).to_have_count(1)
    expect(lines.locator("b", has_text="You").first).to_be_visible()
    assert "Ada" not in lines.inner_text()


def test_the_log_is_one_tab_stop_with_arrow_keys(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "manila", [me(), bot(), bot("Vera")]))
    play(page, seed=3, most=6)
    wait_asked(page)
    stops = page.locator(".log .lines [tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    last = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowUp")
    assert page.evaluate(FOCUSED) not in (last, "")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED) == last
    expect(stops).to_have_count(1)
    opened = page.locator(".log .lines li:has(> .opener) > [data-key]").first
    opened.focus()
    key = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => document.activeElement.dataset.key === '{key} 0'")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED) == key
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt[aria-label=Replay]")
