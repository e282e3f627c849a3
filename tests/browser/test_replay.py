"""Looking back: by a button that plays, with the board in sight, with the dice as they lay."""

from typing import Any

import httpx2
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE, Visit, bot, me, new_table
from tests.browser.playing import ASKED, play, wait_asked

FLAT: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PAST = ".prompt.past"
BOX = "e => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.right, b.bottom]; }"

# How often those who listen are told something.
EARS = """() => {
    window.heard = [];
    for (const region of document.querySelectorAll("[aria-live], [role=status]"))
        new MutationObserver(() => heard.push(region.textContent.trim()))
            .observe(region, {subtree: true, childList: true, characterData: true});
}"""

# The eyes on each die that has been rolled, in the order of the lanes.
PIPS = """() => [...document.querySelectorAll(".ma-die:not(.unrolled)")]
    .map(die => die.querySelectorAll("circle").length)"""


def button(page: Page, name: str) -> Any:
    return page.locator(".replay:visible").get_by_role("button", name=name)


def back(page: Page, moves: int) -> None:
    for _ in range(moves):
        at = int(page.locator(".replay input:visible").first.input_value()) if moves else 0
        page.keyboard.press(",")
        expect(page.locator(PAST)).to_contain_text(f"Move {at - 1} of")


def test_the_replay_plays_until_now(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "santiago", [me(), bot()]))
    play(page, seed=3, most=8)
    wait_asked(page)
    back(page, 3)
    expect(page.get_by_text("Your move", exact=True)).to_have_count(0)
    page.evaluate(EARS)
    page.keyboard.press(" ")
    expect(button(page, "Pause")).to_be_visible()
    page.wait_for_selector(ASKED)
    expect(page.locator(PAST)).to_have_count(0)
    expect(button(page, "Play")).to_be_visible()
    told = [words for words in page.evaluate("heard") if words]
    assert told == ["The game is played again."]


def test_anything_else_stops_the_replay(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "santiago", [me(), bot()]))
    play(page, seed=3, most=8)
    wait_asked(page)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(PAST)).to_contain_text("Move 1 of")
    button(page, "Play").click()
    expect(page.locator(PAST)).to_contain_text("Move 3 of")
    button(page, "Pause").click()
    expect(page.get_by_role("status").filter(has_text="Paused at move")).to_have_count(1)

    button(page, "Play").click()
    page.locator(".replay input:visible").fill("2")  # behind it, however far it has come
    expect(page.locator(PAST)).to_contain_text("Move 2 of")
    expect(button(page, "Play")).to_be_visible()

    button(page, "Play").click()
    page.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", {value: true, configurable: true});
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(button(page, "Play")).to_be_visible()
    page.evaluate("() => delete document.hidden")

    line = page.locator(".lines li:not(.head, .around) > [data-key]").nth(1)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")  # has the focus, and is on the board
    page.keyboard.press(" ")
    expect(button(page, "Pause")).to_be_visible()
    page.keyboard.press("m")
    expect(button(page, "Play")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_selector(ASKED)


@pytest.mark.parametrize("size", [PHONE, FLAT, TABLET], ids=["phone", "flat", "tablet"])
def test_the_steps_stand_beside_the_board(
    size: ViewportSize, visit: Visit, api: httpx2.Client
) -> None:
    page = visit(viewport=size, has_touch=True).sit(
        new_table(api, "manila", [me(), bot(), bot("V")])
    )
    play(page, seed=3, most=4)
    wait_asked(page)
    page.evaluate("scrollTo(0, 0)")
    board = page.locator(".frame").evaluate(BOX)
    page.keyboard.press(",")
    steps = page.locator(f"{PAST} .replay")
    expect(steps).to_be_in_viewport(ratio=1)
    assert page.locator(".frame").evaluate(BOX) == board
    left, top, *_ = steps.evaluate(BOX)
    assert top >= board[3] - 1 or left >= board[2] - 1, "the board is covered"
    for one in steps.locator("button").all():
        box = one.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
    where = steps.evaluate(BOX)
    for name in ("To the beginning", "One step on", "One step on", "One step back", "Play"):
        button(page, name).tap()
        assert steps.evaluate(BOX) == where, "the steps move"
    button(page, "Pause").tap()
    expect(page.locator(".frame .board")).to_be_visible()
    assert page.locator(".frame").evaluate(BOX) == board
    button(page, "To the last move").tap()
    page.wait_for_selector(ASKED)


def test_a_line_of_the_log_leads_to_the_board_of_a_phone(visit: Visit, api: httpx2.Client) -> None:
    page = visit(viewport=PHONE, has_touch=True).sit(new_table(api, "santiago", [me(), bot()]))
    play(page, seed=3, most=4)
    wait_asked(page)
    page.get_by_role("tab", name="Log").tap()
    page.locator(".lines button").nth(1).tap()
    expect(page.locator(f"{PAST} .replay")).to_be_in_viewport()
    expect(page.locator(".frame .board")).to_be_in_viewport()


def rolled(api: httpx2.Client, made: Any, until: int) -> list[int]:
    """The last eyes of each boat up to an entry, as the log tells them; wares in their order."""
    [ticket] = made["tickets"]
    seat = {"Authorization": f"Bearer {ticket['token']}"}
    log = api.get(f"tables/{made['table']}", headers=seat).json()["log"]
    dice: dict[str, int] = {}
    for moment in log[:until]:
        for one in moment["happenings"]:
            if one["kind"] == "auction":
                dice = {}
            if one["kind"] == "roll":
                dice[one["thing"]] = one["amount"]
    wares = ("ginseng", "nutmeg", "silk", "jade")
    return [dice[ware] for ware in wares if ware in dice]


def test_the_dice_lie_there_for_who_comes_back(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "manila", [me(), bot(), bot("Vera")])
    page = visit().sit(made)
    for _ in range(30):
        play(page, seed=5, most=1)
        wait_asked(page)
        if len(page.evaluate(PIPS)) == 3:
            break
    now = int(page.locator(".table").get_attribute("data-seq") or 0)
    assert page.evaluate(PIPS) == rolled(api, made, now) != []
    page.reload()
    page.wait_for_selector(ASKED)
    page.wait_for_function(f"() => ({PIPS})().length === 3")
    assert page.evaluate(PIPS) == rolled(api, made, now)
    page.keyboard.press(",")
    expect(page.locator(PAST)).to_contain_text(f"Move {now - 1} of")
    shown = page.evaluate(PIPS)
    assert shown == rolled(api, made, now - 1)[: len(shown)]


@pytest.mark.parametrize("size", [LAPTOP, PHONE, FLAT], ids=["laptop", "phone", "flat"])
def test_what_happened_has_a_button(size: ViewportSize, visit: Visit, api: httpx2.Client) -> None:
    page = visit(viewport=size).sit(new_table(api, "cargo_noir", [me(), bot()]))
    seen = page.locator(".prompt .happened")
    for _ in range(12):
        play(page, seed=3, most=1)
        wait_asked(page)
        if seen.count():
            break
    seen.click()
    dialog = page.get_by_role("dialog", name="Since your last answer")
    expect(dialog.locator("li button").first).to_be_visible()
