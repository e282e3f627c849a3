"""The coach and hints at the table: only where they are allowed, only when they are wanted."""

import httpx2
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE, WIDE, Visit, bot, me, new_table
from tests.browser.test_looks import violations

FLAT: ViewportSize = {"width": 844, "height": 390}
SIZES = [
    pytest.param(size, id=name) for name, size in [("wide", WIDE), ("phone", PHONE), ("flat", FLAT)]
]


def auction(visit: Visit, api: httpx2.Client, size: ViewportSize = WIDE, **settings: bool) -> Page:
    """MA-3.7: whoever wins the office pays the bid at once, so that the dearest one costs most."""
    made = new_table(api, "manila", [me(), bot("Otis"), bot("Vera")], options={"starting_cash": 50})
    page = visit(settings={"pace": "once", **settings}, viewport=size).sit(made)
    page.wait_for_selector("main.table[data-ready]")
    return page


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_shows_two_answers_and_their_chances(
    size: ViewportSize, visit: Visit, api: httpx2.Client
) -> None:
    page = auction(visit, api, size)
    if size is WIDE:
        page.keyboard.press("h")
    else:
        page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("region", name="Two good answers")
    expect(advice.locator(".weigh li")).to_have_count(2)
    chances = [int(one.rstrip(" %")) for one in advice.locator(".weigh b").all_inner_texts()]
    assert chances == sorted(chances, reverse=True) and all(0 <= one <= 100 for one in chances)
    assert violations(page, "a hint") == []
    advice.get_by_role("button", name="Hide").click()
    expect(advice).to_have_count(0)


def raise_bid(page: Page) -> None:
    """To 46 of 50 pesos: no loan is taken for it."""
    for _ in range(9):
        page.locator(".flow .stepper button").last.press("PageUp")


@pytest.mark.parametrize("size", SIZES)
def test_the_coach_holds_a_costly_answer_once(
    size: ViewportSize, visit: Visit, api: httpx2.Client
) -> None:
    page = auction(visit, api, size, coach=True)
    seq = page.locator("main.table").get_attribute("data-seq")
    bid = page.locator(".flow .button.primary")
    raise_bid(page)
    bid.click()
    advice = page.get_by_role("region", name="The coach")
    expect(advice).to_contain_text("46")
    assert page.locator("main.table").get_attribute("data-seq") == seq, "nothing was played"
    advice.get_by_role("button", name="Why?").click()
    expect(advice.locator(".weigh li")).to_have_count(2)
    assert violations(page, "the coach") == []
    bid.click()
    expect(page.locator(f"main.table:not([data-seq='{seq}'])")).to_be_visible()
    expect(advice).to_have_count(0)


def test_the_coach_is_silent_where_nobody_wants_it(visit: Visit, api: httpx2.Client) -> None:
    page = auction(visit, api)
    seq = page.locator("main.table").get_attribute("data-seq")
    raise_bid(page)
    page.locator(".flow .button.primary").click()
    expect(page.locator(f"main.table:not([data-seq='{seq}'])")).to_be_visible()


def test_nobody_is_advised_in_public(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "manila", [me(), bot("Otis"), bot("Vera")], public=True)
    page = visit(settings={"coach": True, "odds": True}).sit(made)
    page.wait_for_selector("main.table[data-ready]")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".advice")).to_have_count(0)
