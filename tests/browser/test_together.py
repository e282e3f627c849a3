"""Several people: at one screen, in two browsers, and looking on."""

import random

import httpx2
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, bot, me, new_table
from tests.browser.playing import (
    ASKED,
    BUTTONS,
    SENDING,
    answer,
    answered,
    play,
    seq,
    wait_asked,
)


def test_two_players_at_one_screen_hand_it_over(visit: Visit) -> None:
    page = visit(settings={"name": "Ada"}).go("/new/santiago")
    rows = page.locator(".seats > li")
    rows.nth(1).get_by_role("button", name="This screen").click()
    rows.nth(1).get_by_role("textbox").fill("Ben")
    rows.nth(2).get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    dice = random.Random(3)
    seen: list[str] = []
    for _ in range(14):
        page.wait_for_selector(f"{ASKED}, .handover")
        if page.query_selector(".handover"):
            name = page.inner_text(".handover h2").split(",")[0]
            seen.append(name)
            # nothing of anybody's hand: shutters, no answers, no lit places
            assert page.locator(".me .purse").count() == 0
            assert page.locator(".prompt .answer, .stage .lit").count() == 0
            page.get_by_role("button", name=f"I am {name}").click()
            expect(page.locator(".me .who")).to_contain_text(name)
            expect(page.locator(".me .purse")).to_be_visible()
        else:
            answer(page, dice)
    assert {"Ada", "Ben"} <= set(seen)


def test_two_browsers_an_invitation_and_a_dropped_connection(visit: Visit) -> None:
    host = visit(settings={"name": "Ada"})
    page = host.go("/new/santiago")
    page.locator(".seats > li").nth(2).get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite .qr")
    link = page.locator(".invite input").input_value()
    assert "#i=" in link

    guest = visit(settings={"name": "Ben"})
    other = guest.page
    other.goto(link)
    other.wait_for_selector(".join")
    assert "#" not in other.url  # the invitation is out of sight at once
    other.get_by_role("button", name="Sit down").click()
    for one in (page, other):
        one.wait_for_selector(".table")
    other.evaluate("window.same = true")
    dice = random.Random(4)
    for _ in range(6):
        answer(mover(page, other), dice)

    # Ben's line drops; Ada goes on; Ben finds everything when it is back, without a reload.
    guest.go_offline(True)
    other.wait_for_selector(".banner.bad")
    if mover(page, other) is page:
        answer(page, dice)
    guest.go_offline(False)
    expect(other.locator(".banner.bad")).to_have_count(0)
    settled(page, other)
    assert other.evaluate("window.same")

    # An answer given while the line is down is sent when it is back, and given once.
    while mover(page, other) is page or not other.query_selector(BUTTONS):
        answer(mover(page, other), dice)
    before = seq(other)
    guest.go_offline(True)
    other.locator(BUTTONS).first.click()
    other.wait_for_selector(SENDING)
    guest.go_offline(False)
    assert answered(other, before, 15)
    settled(page, other)

    # The link that was used up opens no second seat.
    stranger = visit()
    stranger.page.goto(link)
    stranger.page.wait_for_selector(".join, .table")
    assert stranger.page.query_selector(ASKED) is None
    stranger.complaints.clear()


def mover(*pages: Page) -> Page:
    """Whose turn it is; all of them show the same moment."""
    settled(*pages)
    for _ in range(500):
        for page in pages:
            if page.query_selector(ASKED):
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def settled(*pages: Page) -> None:
    for _ in range(500):
        if len({seq(page) for page in pages}) == 1:
            return
        pages[0].wait_for_timeout(20)
    raise AssertionError([seq(page) for page in pages])


def test_a_spectator_sees_what_all_see(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "manila", [me(), bot(), bot("Vera")], public=True, title="Lantern night")
    player = visit().sit(made)
    play(player, seed=5, most=3)
    watcher = visit()
    page = watcher.go("/tables")
    row = page.locator(".tables > li", has_text="Lantern night")
    row.get_by_role("link", name="Watch").click()
    page.wait_for_selector(".table")
    expect(page.get_by_text("You are watching")).to_be_visible()
    assert page.locator(".me, .stage .lit, .prompt .answer").count() == 0
    wait_asked(player)
    before = seq(page)
    play(player, seed=6, most=1)
    assert answered(page, before, 10)
    page.get_by_role("tab", name="Chat").first.click()
    page.get_by_role("textbox").fill("Ahoy from the quay")
    page.get_by_role("button", name="Send").click()
    player.keyboard.press("c")
    expect(player.locator(".said")).to_contain_text("Ahoy from the quay")
