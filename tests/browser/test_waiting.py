"""Cargo Noir with `alone_may_stay`: a ship alone in a port is asked whether it buys or waits."""

import httpx2
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, me, new_table
from tests.browser.playing import ASKED, press


def handed_over(page: Page) -> bool:
    """Somebody else is asked next."""
    page.wait_for_selector(f"{ASKED}, .handover")
    return page.query_selector(".handover") is not None


def test_a_ship_alone_in_a_port_may_wait(visit: Visit, api: httpx2.Client) -> None:
    options = {"alone_may_stay": True}
    made = new_table(api, "cargo_noir", [me("Ada"), me("Ben")], options=options)
    page = visit().sit(made)
    rotterdam = page.locator(".cn-ways button", has_text="Rotterdam")
    for name in ("Ada", "Ben"):
        page.get_by_role("button", name=f"I am {name}").click()
        page.wait_for_selector(ASKED)
        if name == "Ada":
            press(page, rotterdam)
            press(page, page.locator("[data-answer='send rotterdam 1']"))
        while not handed_over(page):
            press(page, page.locator("[data-answer='send casino']"))
    page.get_by_role("button", name="I am Ada").click()
    press(page, rotterdam)
    expect(page.locator("[data-answer='buy rotterdam']")).to_be_visible()
    press(page, page.locator("[data-answer='stay rotterdam']"))
    expect(rotterdam).to_have_count(0)
    expect(page.locator(".lines")).to_contain_text("You waited in Rotterdam with 1 coin")
