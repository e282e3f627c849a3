"""Taking back, looking back, help, the way back, resigning, the rematch."""

import httpx2
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, bot, me, new_table
from tests.browser.playing import ASKED, OVER, play, seq, wait_asked

# The number of the line at the top of a list that scrolls.
LAST_SEEN = """list => {
    const bottom = list.getBoundingClientRect().bottom + 1;
    const above = line => line.getBoundingClientRect().bottom <= bottom;
    return [...list.querySelectorAll("li")].findLastIndex(above);
}"""

# The browser says that a dialog was closed only after it has heard the next key.
CLOSED_AND_AT_ONCE_R = """() => {
    document.querySelector("dialog").close();
    document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "r", bubbles: true}));
}"""


def test_taking_back(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "santiago", [me(), bot()]))
    undo = page.get_by_role("button", name="Take back")
    for seed in range(40):
        play(page, seed=seed, most=1)
        wait_asked(page)
        if undo.is_enabled():
            break
    before = seq(page)
    question = page.inner_text("#question")
    undo.click()
    expect(page.locator(".lines")).to_contain_text("took back the last answer")
    assert seq(page) == before + 1
    page.wait_for_selector(ASKED)
    assert page.inner_text("#question") != question or page.locator(".answer").count() > 0


def test_every_line_of_the_log_opens_the_board_then(visit: Visit, api: httpx2.Client) -> None:
    page = visit(motion=True).sit(new_table(api, "cargo_noir", [me(), bot()]))
    play(page, seed=7, most=4)
    wait_asked(page)
    live = seq(page)
    page.locator(".lines button").nth(2).click()
    page.wait_for_selector(".prompt[aria-label=Replay]")
    assert page.locator(".stage .lit").count() == 0
    page.keyboard.press(".")
    page.keyboard.press(",")
    page.locator(".replay input:visible").fill("5")
    expect(page.locator(".prompt")).to_contain_text("Move 5 of")
    page.keyboard.press("Escape")
    page.wait_for_selector(ASKED)
    assert seq(page) == live
    page.reload()  # the summary of what one has missed
    page.wait_for_selector(ASKED)
    page.keyboard.press("s")
    expect(page.get_by_role("dialog")).to_contain_text("Since your last answer")


def test_the_log_follows_what_happens_until_somebody_reads_back(
    visit: Visit, api: httpx2.Client
) -> None:
    page = visit().sit(new_table(api, "cargo_noir", [me(), bot(), bot()]))
    log = page.locator(".lines")
    while not log.evaluate("e => e.scrollHeight > 2 * e.clientHeight"):
        play(page, seed=4, most=4)
        assert wait_asked(page)
    expect(log.locator("li").last).to_be_in_viewport(ratio=1)
    log.hover()
    page.mouse.wheel(0, -400)
    expect(log.locator("li").last).not_to_be_in_viewport()
    read, height = log.evaluate(LAST_SEEN), log.evaluate("e => e.clientHeight")
    play(page, seed=5, most=2)
    wait_asked(page)
    expect(log.locator("li").last).not_to_be_in_viewport()
    # The question above takes more or less: lines of 15 pixels or more come or go with it.
    lines = 1 + abs(log.evaluate("e => e.clientHeight") - height) / 15
    assert abs(log.evaluate(LAST_SEEN) - read) <= lines


def test_a_key_right_behind_escape_is_heard(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "santiago", [me(), bot()]))
    wait_asked(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate(CLOSED_AND_AT_ONCE_R)
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.wait_for_timeout(100)
    expect(page.get_by_role("searchbox")).to_be_visible()


def test_rules_and_reasons(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "santiago", [me(), bot()]))
    play(page, seed=8, most=8)
    wait_asked(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("choose an answer by its number")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.get_by_role("searchbox").fill("peso")
    expect(page.locator(".find output")).to_contain_text("found")
    assert page.locator(".para mark").count() > 0
    page.get_by_role("button", name="Close the rules").click()
    page.locator(".note .rule-links button").first.click()
    expect(page.locator(".para.here, .drawer h3").first).to_be_visible()
    page.get_by_role("button", name="Close the rules").click()


def drive_too_far(page: Page) -> tuple[int, int]:
    """At the beginning of a turn: how far the stop before the car is, and one's pesos."""
    for _ in range(40):
        wait_asked(page)
        if page.locator(".board [data-answer='drive 1']").count():
            break
        play(page, seed=8, most=1)
    offers = page.locator(".board [data-answer^='drive ']").count()
    assert offers < 10
    return offers + 1, offers - 1


@pytest.mark.rule("SC-4.2", "SC-4.3")
def test_an_unlit_place_says_why_not_with_ones_own_numbers(
    visit: Visit, api: httpx2.Client
) -> None:
    page = visit().sit(new_table(api, "santiago", [me(), bot()]))
    stops, pesos = drive_too_far(page)
    reason = f"{stops} stops cost {stops - 1} pesos; you have {pesos}."
    page.locator(f"[data-why='drive {stops}']").click(force=True)
    banner = page.locator(".banner.bad")
    expect(banner).to_contain_text(reason)
    expect(banner.locator(".rule-links button").first).to_have_text("Rule SC-4.2")
    page.keyboard.press("Escape")
    expect(banner).to_be_hidden()
    page.locator(f"[data-why='drive {stops}']").click(force=True)
    expect(banner).to_contain_text(reason)
    page.locator(".topbar, header").first.click(position={"x": 2, "y": 2})
    expect(banner).to_be_hidden()
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_contain_text(reason)
    page.keyboard.press("Escape")
    page.locator("[data-why^='enter ']").first.click(force=True)
    expect(banner).to_contain_text("after the car has stopped")


def test_a_link_brings_one_back_to_the_seat(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me(), bot()])
    page = visit().sit(made)
    page.wait_for_selector(ASKED)
    page.keyboard.press("m")
    link = page.get_by_role("dialog").get_by_label("Your way back").input_value()
    elsewhere = visit().page
    elsewhere.goto(link)
    elsewhere.wait_for_selector(ASKED)
    assert "#" not in elsewhere.url
    elsewhere.goto(elsewhere.url.split("/t/")[0])  # and the start page knows the table now
    expect(elsewhere.get_by_role("link", name="Back to the table")).to_be_visible()


def test_the_title_says_when_it_is_your_turn(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "manila", [me(), bot(), bot("Vera")]))
    page.wait_for_selector(ASKED)
    assert "Your turn" in page.title()
    assert "icon-turn" in str(page.get_attribute("link[rel=icon]", "href"))


def test_resigning_the_end_and_the_rematch(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "santiago", [me(), bot()], options={"ships": 3}))
    page.wait_for_selector(ASKED)
    page.keyboard.press("m")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.wait_for_selector(f"{OVER} .rank", timeout=60_000)
    assert page.locator(".stack i").count() > 2
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".replay")
    page.get_by_role("button", name="To the result").click()
    page.get_by_role("link", name="Verify the dice").click()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator(".verdict")).to_contain_text("as promised")
    page.get_by_role("link", name="Back to the table").click()
    table = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".table")
    assert page.url != table
