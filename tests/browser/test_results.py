"""Time to see: results wait until they are read, and bots are followed as fast as one likes."""

import json
import random

import httpx2
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit, bot, me, new_table
from tests.browser.playing import ASKED, GO_ON, OVER, RESULT, answer, read_result, seq
from tests.browser.test_looks import unspoken, violations

BOARD = "() => JSON.stringify(document.querySelector('.frame').getBoundingClientRect())"
STAYS = 2_800  # milliseconds: longer than a result that nobody waits for


def to_a_result(page: Page, seed: int = 5) -> None:
    dice = random.Random(seed)
    for _ in range(300):
        page.wait_for_selector(f"{ASKED}, {GO_ON}, {OVER}", timeout=60_000)
        if page.query_selector(RESULT):
            return
        answer(page, dice)
    raise AssertionError("no result came")


def settings_of(page: Page) -> dict[str, object]:
    kept: dict[str, object] = json.loads(page.evaluate("localStorage.getItem('settings')"))
    return kept


@pytest.mark.parametrize(
    ("game", "language", "theme"),
    [("santiago", "it", "light"), ("manila", "pl", "dark"), ("cargo_noir", "ru", "light")],
)
def test_a_result_waits_until_it_is_read(
    visit: Visit, api: httpx2.Client, game: str, language: str, theme: str
) -> None:
    visitor = visit(language, {"theme": theme})
    page = visitor.sit(new_table(api, game, [me(), bot("Otis"), bot("Tess")]))
    page.wait_for_selector(ASKED)
    board = page.evaluate(BOARD)
    to_a_result(page)
    expect(page.locator(".outcome h2")).to_be_visible()
    assert page.locator(".outcome tbody tr").count() == 3  # a row for everybody
    assert page.evaluate(BOARD) == board
    assert violations(page, "a result") == [] and not unspoken(page)
    page.wait_for_timeout(STAYS)
    expect(page.locator(RESULT)).to_be_visible()
    expect(page.locator(".prompt")).to_have_count(0)  # nothing is asked meanwhile
    if game == "manila":  # what is paid out is still on the board: every boat at its berth
        assert page.locator(".stage .boat").count() == 3
        assert page.locator(".stage .lane.docked").count() == 3
        assert page.locator(".facts li").nth(1).inner_text().strip() == "Podział zysków"
    read_result(page)


def test_a_result_need_not_be_waited_for(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "manila", [me(), bot("Otis"), bot("Tess")]))
    to_a_result(page)
    page.wait_for_selector(".table:not([data-guarded])")
    page.locator(".nowait").click()
    page.wait_for_selector(f".table:not([data-rests]), {OVER}")
    assert settings_of(page)["results"] is False
    to_a_result(page)
    page.wait_for_selector(f".table:not([data-rests]), {OVER}", timeout=15_000)  # by itself


def test_a_sheet_from_below_leaves_the_board_in_sight(visit: Visit, api: httpx2.Client) -> None:
    page = visit(viewport=PHONE, has_touch=True).sit(
        new_table(api, "manila", [me(), bot("Otis"), bot("Tess"), bot("Bruno"), bot("Ilja")])
    )
    to_a_result(page)
    top = page.evaluate("document.querySelector('.outcome').getBoundingClientRect().top")
    stage = page.evaluate("document.querySelector('.stage').getBoundingClientRect().top")
    assert top - stage >= 190
    page.wait_for_selector(".table:not([data-guarded])")
    page.locator(GO_ON).tap()
    page.wait_for_selector(ASKED)


def test_at_the_end_the_last_result_comes_before_the_winner(
    visit: Visit, api: httpx2.Client
) -> None:
    options = {"ships": 1}
    page = visit().sit(new_table(api, "santiago", [me(), bot("Otis")], options=options))
    to_a_result(page)
    expect(page.locator(".outcome h2")).to_contain_text("1")
    read_result(page)
    page.wait_for_selector(OVER)


def test_bots_are_followed_as_fast_as_one_likes(visit: Visit, api: httpx2.Client) -> None:
    page = visit(settings={"pace": "slow"}).sit(
        new_table(api, "santiago", [me(), bot("Otis"), bot("Tess"), bot("Bruno")])
    )
    page.wait_for_selector(ASKED)
    dice = random.Random(1)
    while page.locator(".foot .pace [aria-pressed=true]").count() == 0:
        page.wait_for_selector(f"{ASKED}, .prompt.waits")
        if page.query_selector(ASKED):
            answer(page, dice)
        else:
            page.keyboard.press("Space")  # in vain where the bots were quicker
            page.wait_for_timeout(100)
    expect(page.locator(".prompt")).to_contain_text("Held.")
    held = seq(page)
    page.wait_for_timeout(STAYS)
    assert seq(page) == held
    page.locator(".prompt button", has_text="One answer").click()
    assert seq(page) == held + 1
    page.locator(".foot .pace .at").click()
    page.get_by_role("menuitemradio", name="At once").click()
    page.wait_for_selector(ASKED)
    assert settings_of(page)["pace"] == "once"
    # From now on nothing keeps one from the next question.
    for _ in range(6):
        answer(page, dice)
        page.wait_for_selector(ASKED)
        assert page.query_selector(RESULT) is None
