"""A table for friends: what the invited are told, how a link is passed on, what a host may do."""

import re

import httpx2
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit, me, new_table

OPEN = {"kind": "open"}


def test_the_invited_know_what_they_sit_down_to(visit: Visit, api: httpx2.Client) -> None:
    clock = {"seconds": 60, "stand_in": "mate"}
    made = new_table(api, "manila", [me(), OPEN, OPEN], clock=clock)
    link = f"/t/{made['table']}#i={made['invitations'][0]['invite']}"
    page = visit().go(link)
    facts = page.get_by_role("region", name="What is played")
    for fact in ("Ada", "Manila", "3", "60 min", "1 minute for an answer", "as in the rules"):
        expect(facts).to_contain_text(fact)


def test_an_invitation_put_into_the_address_of_an_open_page(
    visit: Visit, api: httpx2.Client
) -> None:
    made = new_table(api, "manila", [me(), OPEN, OPEN])
    page = visit().go(f"/t/{made['table']}")
    assert page.locator(".join").count() == 0
    invite = made["invitations"][0]["invite"]
    page.evaluate("invite => { location.hash = `i=${invite}`; }", invite)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    assert "#" not in page.url


def test_a_link_is_shared_where_the_device_can(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "manila", [me(), OPEN, OPEN])
    visitor = visit()
    visitor.page.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    page = visitor.sit(made)
    page.get_by_role("button", name="Share").first.click()
    shared = page.evaluate("window.shared")
    assert shared["url"].endswith("#i=" + made["invitations"][0]["invite"])
    assert "Manila" in shared["text"]


def test_the_host_does_not_wait_for_ever(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "manila", [me(), OPEN, OPEN])
    page = visit().sit(made)
    buttons = page.get_by_role("button", name="Give the seat to a bot")
    expect(buttons).to_have_count(2)
    buttons.first.click()
    expect(buttons).to_have_count(1)
    buttons.first.click()
    page.wait_for_selector("main.table")


def test_the_host_calls_it_off(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "manila", [me(), OPEN, OPEN])
    guest = visit(viewport=PHONE).go(f"/t/{made['table']}#i={made['invitations'][0]['invite']}")
    page = visit().sit(made)
    page.get_by_role("button", name="Call it off").click()
    page.get_by_role("button", name="Yes, call it off").click()
    for one in (page, guest):
        expect(one.get_by_role("heading", name="This table was called off")).to_be_visible()
        assert one.locator(".join").count() == 0


def test_removing_a_seat_by_keyboard_keeps_the_place(visit: Visit) -> None:
    page = visit().go("/new/manila")
    page.get_by_role("button", name="Add a seat").click()
    page.locator(".seats .close").nth(3).press("Enter")
    expect(page.locator(".add")).to_be_focused()  # three are the fewest: none can be removed now


def test_quick_settings_have_a_start_of_their_own(visit: Visit) -> None:
    page = visit().go("/")
    card = page.locator(".game").first
    card.locator(".against").click()
    window = page.get_by_role("dialog")
    expect(window.get_by_role("radio", name=re.compile("^Deckhand"))).to_be_checked()
    window.get_by_text("Wins 51 of 100 games against two mates.").click()
    expect(window.get_by_role("radio", name=re.compile("^Navigator"))).to_be_checked()
    window.get_by_role("button", name="Play now").click()
    page.wait_for_selector("main.table")


def test_how_to_write_a_bot_is_a_page(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("link", name="Write a bot").click()
    expect(page.get_by_role("heading", name="Write a bot")).to_be_visible()
    expect(page.locator("pre").first).to_contain_text("class First(Bot)")
