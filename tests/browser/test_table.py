"""Taking back, looking back, help, the way back, resigning, the rematch."""

import httpx2
from playwright.sync_api import expect

from tests.browser.conftest import Visit, bot, me, new_table
from tests.browser.playing import ASKED, OVER, play, seq, wait_asked

# The number of the line at the top of a list that scrolls.
FIRST_SEEN = """list => {
    const top = list.getBoundingClientRect().top;
    const below = line => line.getBoundingClientRect().top >= top;
    return [...list.querySelectorAll("li")].findIndex(below);
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
    page.locator(".replay input").fill("5")
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
    play(page, seed=4, most=14)
    wait_asked(page)
    assert log.locator("li").count() > 30
    expect(log.locator("li").last).to_be_in_viewport(ratio=1)
    log.hover()
    page.mouse.wheel(0, -400)
    expect(log.locator("li").last).not_to_be_in_viewport()
    read = log.evaluate(FIRST_SEEN)
    play(page, seed=5, most=2)
    wait_asked(page)
    assert abs(log.evaluate(FIRST_SEEN) - read) <= 1, "a panel above may grow by a line"


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
    page.get_by_role("button", name="Why not").click()
    others = page.locator(".why-list button")
    if others.count():
        others.first.click()
        expect(page.locator(".banner.bad")).to_be_visible()


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
    page.get_by_role("button", name="Review the game").click()
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
