"""Cargo Noir with `alone_may_stay`: a ship alone in a port is asked whether it buys or waits."""

import httpx2
from playwright.sync_api import expect

from tests.browser.conftest import Visit, me, new_table


def test_a_ship_alone_in_a_port_may_wait(visit: Visit, api: httpx2.Client) -> None:
    options = {"alone_may_stay": True}
    made = new_table(api, "cargo_noir", [me("Ada"), me("Ben")], options=options)
    page = visit().sit(made)
    rotterdam = page.locator(".cn-ways button", has_text="Rotterdam")
    take_over, casino = (
        page.locator(".handover button"),
        page.locator("[data-answer='send casino']"),
    )
    take_over.click()
    rotterdam.click()
    page.locator("[data-answer='send rotterdam 1']").click()
    for _ in range(2):
        casino.click()
    take_over.click()
    for _ in range(3):
        casino.click()
    take_over.click()
    rotterdam.click()
    expect(page.locator("[data-answer='buy rotterdam']")).to_be_visible()
    page.locator("[data-answer='stay rotterdam']").click()
    expect(rotterdam).to_have_count(0)
    expect(page.locator(".lines")).to_contain_text("Ada waits in Rotterdam with 1 coin.")
