"""Several people: at one screen, in two browsers, and looking on."""

import random

import httpx2
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Json, Visit, bot, me, new_table
from tests.browser.playing import (
    ASKED,
    BUTTONS,
    GO_ON,
    SENDING,
    answer,
    answered,
    play,
    read_result,
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
        page.wait_for_selector(f"{ASKED}, .handover, {GO_ON}")
        if page.query_selector(GO_ON):
            read_result(page)
        elif page.query_selector(".handover"):
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
    other.wait_for_selector(".notice.bad")
    if mover(page, other) is page:
        answer(page, dice)
    guest.go_offline(False)
    expect(other.locator(".notice.bad")).to_have_count(0)
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

    # The link that was used up opens no second seat: it says so, and one may watch.
    stranger = visit(viewport=PHONE)
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("heading", name="This seat is taken")).to_be_visible()
    assert stranger.page.locator(".join").count() == 0
    stranger.page.get_by_role("button", name="Watch the game").click()
    expect(stranger.page.get_by_text("You are watching")).to_be_visible()

    # Ben's way back, put into the address of the open page, is his seat.
    kept = other.evaluate("Object.values(JSON.parse(localStorage.tables))[0].tickets[0].token")
    stranger.page.evaluate("token => { location.hash = `k=${token}`; }", kept)
    stranger.page.wait_for_selector(".strip .purse, .strip .hold")
    assert "#" not in stranger.page.url


def test_an_unlisted_table_without_an_invitation(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "manila", [me(), {"kind": "open"}, {"kind": "open"}])
    plain = f"/t/{made['table']}"
    page = visit().go(plain)
    expect(page.get_by_text("Ask Ada for a link.")).to_be_visible()
    assert page.locator(".join").count() == 0

    # One that was used while others wait still says so only when it is tried.
    first, second = (one["invite"] for one in made["invitations"])
    late = visit()
    late.page.goto(f"{late.server}{plain}#i={first}")
    late.page.wait_for_selector(".join")
    sit(api, made, first, "Ben")
    late.page.get_by_role("button", name="Sit down").click()
    expect(late.page.get_by_role("heading", name="This seat is taken")).to_be_visible()
    late.complaints.clear()  # it was refused
    sit(api, made, second, "Cleo")

    # Whoever stayed watches, and whoever was late may.
    expect(page.get_by_text("You are watching")).to_be_visible()
    late.page.get_by_role("button", name="Watch the game").click()
    expect(late.page.get_by_text("You are watching")).to_be_visible()


def sit(api: httpx2.Client, made: Json, invite: str, name: str) -> None:
    join = {"name": name, "invite": invite}
    api.post(f"tables/{made['table']}/join", json=join).raise_for_status()


def test_a_lost_line_does_not_stop_the_clock(visit: Visit, api: httpx2.Client) -> None:
    visitor = visit(viewport=PHONE)
    timed = new_table(
        api, "santiago", [me(), bot()], clock={"seconds": 600, "stand_in": "deckhand"}
    )
    page = visitor.sit(timed)
    wait_asked(page)
    visitor.go_offline(True)
    strip = page.locator(".notice.bad")
    expect(strip).to_contain_text("Connection lost, your clock runs.")
    left = strip.get_by_role("timer").inner_text()
    assert "waits" not in strip.inner_text()
    page.locator(".prompt .answer").first.click()
    expect(strip).to_contain_text("is chosen and will be sent.")
    expect(strip.get_by_role("timer")).not_to_have_text(left)
    visitor.go_offline(False)
    expect(strip).to_have_count(0)

    page = visitor.sit(new_table(api, "santiago", [me(), bot()]))
    wait_asked(page)
    visitor.go_offline(True)
    expect(strip).to_contain_text("Connection lost. Trying again")
    expect(strip).to_contain_text("The table waits for you.")
    assert strip.get_by_role("timer").count() == 0


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
