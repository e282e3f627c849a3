"""The table in every window: how large the board is, that it is legible, that nothing is cut."""

import random
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Page

from tests.browser.conftest import GAMES, LANGUAGES, Visit, bot, me, new_table
from tests.browser.playing import ASKED, MISFITS, answer, play, wait_asked
from tests.browser.test_looks import violations

# The least share of the window that the board takes, in percent.
WINDOWS = {
    (1280, 720): 50,
    (1366, 657): 50,
    (1536, 730): 50,
    (1440, 900): 50,
    (1920, 1080): 50,
    (1024, 700): 40,
    (1180, 820): 50,
    (844, 390): 40,
}
MEASURE = """() => {
    const {width, height} = document.querySelector(".frame").getBoundingClientRect();
    const sizes = [...document.querySelectorAll(".frame svg text")]
        .filter(one => one.textContent.trim() && one.getBoundingClientRect().width > 0)
        .map(one => {
            const {b, d} = one.getScreenCTM();
            const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(b, d);
            return [size, one.textContent.trim()];
        });
    sizes.sort((one, other) => one[0] - other[0]);
    return {share: 100 * width * height / innerWidth / innerHeight, smallest: sizes[0]};
}"""


def seated(visit: Visit, api: httpx2.Client, game: str, **more: Any) -> Page:
    made = new_table(api, game, [me(), bot("Otis"), bot("Vera"), bot("Ilja")])
    page = visit(**more).sit(made)
    play(page, seed=3, most=4)
    wait_asked(page)
    return page


def speak(page: Page, language: str) -> None:
    change = "kept => localStorage.settings = JSON.stringify({...JSON.parse(kept), language: %r})"
    page.evaluate(f"({change % language})(localStorage.settings)")
    page.reload()
    wait_asked(page)


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("window.board = undefined")
    page.wait_for_timeout(150)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_in_every_window(visit: Visit, api: httpx2.Client, game: str) -> None:
    page = seated(visit, api, game)
    for (width, height), least in WINDOWS.items():
        resize(page, width, height)
        seen = page.evaluate(MEASURE)
        window = f"{width}×{height}"
        assert seen["share"] >= least - 0.05, window
        assert seen["smallest"][0] >= 10, f"{window}: {seen['smallest']}"
        assert page.evaluate(MISFITS) == [], window
    for language in LANGUAGES[1:]:
        speak(page, language)
        for width, height in ((1366, 657), (1180, 820), (844, 390)):
            resize(page, width, height)
            size, words = page.evaluate(MEASURE)["smallest"]
            assert size >= 10, f"{width}×{height}, {language}: {words}"


@pytest.mark.parametrize("game", GAMES)
def test_the_narrowest_window(visit: Visit, api: httpx2.Client, game: str) -> None:
    """320 px: a small phone, and a wide window at 400 %."""
    page = seated(visit, api, game)
    for language in LANGUAGES:
        speak(page, language)
        resize(page, 320, 640)
        assert page.evaluate(MISFITS) == [], language


@pytest.mark.parametrize("game", GAMES)
def test_no_barriers_in_any_arrangement(visit: Visit, api: httpx2.Client, game: str) -> None:
    language = {"santiago": "pl", "manila": "ru", "cargo_noir": "it"}[game]
    page = seated(visit, api, game, language=language, settings={"theme": "dark"})
    found: list[str] = []
    for width, height in ((1280, 720), (1180, 820), (1024, 700), (844, 390)):
        resize(page, width, height)
        found += violations(page, f"{width}×{height}")
    page.locator(".flat-tools button").last.click()
    found += violations(page, "sideways, menu")
    page.locator(".window .menu button").nth(1).click()
    found += violations(page, "sideways, log")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_text_twice_as_large_breaks_no_page(visit: Visit, api: httpx2.Client, game: str) -> None:
    page = seated(visit, api, game)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for width, height in ((1280, 720), (390, 844)):
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, width
        last = page.locator(".prompt :is(.answer, .flow button):visible").last
        last.scroll_into_view_if_needed()
        last.click(trial=True)  # nothing lies over it
        page.get_by_role("button", name="Menu").click(trial=True)


def test_a_row_of_another_player_opens(visit: Visit, api: httpx2.Client) -> None:
    page = seated(visit, api, "manila", viewport={"width": 1280, "height": 720})
    row = page.locator(".others > li").first
    low = row.bounding_box()
    row.locator(".opens").click()
    high = row.bounding_box()
    assert low is not None and high is not None and high["height"] > low["height"]
    disc, who = [row.locator(part).bounding_box() for part in (".disc", ".who")]
    assert disc is not None and who is not None and disc["x"] + disc["width"] <= who["x"]
    assert page.evaluate(MISFITS) == []


@pytest.mark.parametrize("language", ["pl", "it"])
def test_long_words_stay_whole(visit: Visit, api: httpx2.Client, language: str) -> None:
    """Where answers stand closest together: many places are free, insurance among them."""
    page = visit(language).sit(new_table(api, "manila", [me(), bot("Otis"), bot("Vera")]))
    page.wait_for_selector(ASKED)
    dice = random.Random(1)
    while page.locator(".answers.dense [data-answer='place insurance']").count() == 0:
        answer(page, dice, prefer=".prompt [data-answer=pass]")
        wait_asked(page)
    for window in ((1280, 720), (1440, 900), (844, 390), (390, 844)):
        resize(page, *window)
        assert page.evaluate(MISFITS) == [], window
