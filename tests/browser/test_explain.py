"""Whatever lies on the table explains itself: pointed at, pressed long, or asked about by key."""

import re

import httpx2
import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import GAMES, PHONE, WIDE, Visit, bot, me, new_table
from tests.browser.playing import ASKED, seq

POINTED_AT = {
    "santiago": ["building:casino", "cuban:el_zorro", "port", "die:sugar", "value", "seat:1"],
    "manila": ["place:harbour_b", "place:pirate", "ware:silk", "space:13", "master", "seat:1"],
    "cargo_noir": ["port:rotterdam", "port:rio", "card:villa", "casino", "bag", "seat:1"],
}
LEFT_UNSAID = {
    "santiago": "Hidden. Pesos, points and goods",
    "manila": "Hidden. The wares of these shares",
    "cargo_noir": "Everything lies open",
}
WARES = ("ginseng", "nutmeg", "silk", "jade")
CARD = ".explain"


def table(visit: Visit, api: httpx2.Client, game: str, **options: object) -> Page:
    made = new_table(api, game, [me(), bot("Ben"), bot("Cleo")])
    page = visit(**options).sit(made)
    page.wait_for_selector(ASKED)
    return page


def thing(page: Page, name: str) -> Locator:
    return page.locator(f'[data-thing="{name}"]:visible').first


def box(element: Locator) -> FloatRect:
    found = element.bounding_box()
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def point_at(page: Page, name: str) -> Locator:
    at = box(thing(page, name))
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    page.mouse.move(x - 2, y)
    page.wait_for_timeout(60)  # a pointer that moves on is not one that points
    page.mouse.move(x, y)
    return page.locator(CARD)


def hold(page: Page, name: str) -> None:
    """A finger rests on it, and is lifted."""
    thing(page, name).scroll_into_view_if_needed()
    at = box(thing(page, name))
    spot = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_selector(CARD)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", GAMES)
def test_pointing_explains(visit: Visit, api: httpx2.Client, game: str) -> None:
    visitor = visit(viewport=WIDE)
    made = new_table(api, game, [me(), bot("Ben"), bot("Cleo")])
    page = visitor.sit(made)
    page.wait_for_selector(ASKED)
    board = box(page.locator(".stage .frame"))
    answers = page.locator(".prompt .answers, .prompt .flow").first
    said = set()
    for name in POINTED_AT[game]:
        card = point_at(page, name)
        expect(card).to_be_visible()
        said.add(card.locator("h3").inner_text())
        assert not overlap(box(card), box(thing(page, name))), name
        assert not overlap(box(card), box(answers)), name
        assert box(page.locator(".stage .frame")) == board, "the board stays where it is"
        page.mouse.move(2, 2)
        expect(card).to_have_count(0)
    assert len(said) == len(POINTED_AT[game])
    expect(point_at(page, "seat:1")).to_contain_text(LEFT_UNSAID[game])
    expect(page.locator(CARD)).to_contain_text("bot, Deckhand")
    if game == "manila":
        words = page.locator(CARD).inner_text()
        assert not any(ware in words.lower() for ware in WARES)
    assert visitor.complaints == []


def test_it_says_what_a_drive_costs_and_what_one_has(visit: Visit, api: httpx2.Client) -> None:
    """SC-4.2. Ten stops from the port to the port cost nine pesos, and the first turn has three."""
    page = table(visit, api, "santiago")
    if "drive 10" in [one.get_attribute("data-answer") for one in page.locator(".lit").all()]:
        pytest.fail("nobody starts with nine pesos")
    cuban = page.locator(".stage .stop:not(.lit)[data-thing^='cuban:']").first
    name = cuban.get_attribute("data-thing")
    assert name is not None
    card = point_at(page, name)
    expect(card).to_contain_text("Not now.")
    expect(card).to_contain_text("you have 3")


def test_a_key_explains_what_has_the_focus(visit: Visit, api: httpx2.Client) -> None:
    page = table(visit, api, "santiago")
    at = seq(page)
    place = page.locator(".stage .lit [role=button]").first
    place.focus()
    page.keyboard.press("?")
    card = page.locator(f"{CARD}[role=dialog]")
    expect(card).to_contain_text("Possible now.")
    expect(place).to_be_focused()
    first = card.locator("h3").inner_text()
    spoken = page.locator(".unseen[aria-live=polite]", has_text=re.compile(f"^{re.escape(first)}"))
    does = card.locator("p").first.inner_text()
    expect(spoken).to_contain_text(does)  # who asks by key hears what the card says
    page.keyboard.press("ArrowUp")  # from thing to thing, lit or not
    expect(card.locator("h3")).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(place).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")  # nothing has the focus: the list of keys
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    expect(card).to_be_visible()
    assert seq(page) == at


def test_a_card_that_is_kept_leads_to_the_rules(visit: Visit, api: httpx2.Client) -> None:
    page = table(visit, api, "santiago")
    at = seq(page)
    point_at(page, "building:casino")
    expect(page.locator(CARD)).to_be_visible()
    page.keyboard.press("e")
    page.click(f"{CARD} .rule-links button >> nth=0")
    expect(page.locator("#SC-8\\.9, [id='SC-8.9']").first).to_be_visible()
    # a press elsewhere closes it, and does nothing else
    page.keyboard.press("r")
    point_at(page, "building:casino")
    expect(page.locator(CARD)).to_be_visible()
    page.keyboard.press("e")
    page.locator(".stage .lit").first.click()
    expect(page.locator(CARD)).to_have_count(0)
    assert seq(page) == at


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_opens_a_sheet_and_answers_nothing(
    visit: Visit, api: httpx2.Client, game: str
) -> None:
    page = table(visit, api, game, viewport=PHONE, has_touch=True, is_mobile=True)
    at = seq(page)
    lit = page.locator(".stage [data-thing].lit, .stage [data-thing]:has(.lit)")
    name = (lit.first.get_attribute("data-thing") if lit.count() else None) or POINTED_AT[game][0]
    hold(page, name)
    card = page.locator(CARD)
    expect(card).to_be_visible()
    sheet = box(card)
    assert sheet["x"] == 0 and sheet["width"] == PHONE["width"]
    assert round(sheet["y"] + sheet["height"]) == PHONE["height"]
    assert page.evaluate("getSelection().toString()") == ""
    page.touchscreen.tap(20, 60)  # outside
    expect(card).to_have_count(0)
    hold(page, name)
    page.tap(f"{CARD} .shut")
    expect(card).to_have_count(0)
    assert seq(page) == at


def test_nothing_is_explained_behind_the_shutters(visit: Visit, api: httpx2.Client) -> None:
    """A screen that two share: what the one who left could see is nobody's now."""
    made = new_table(api, "santiago", [me("Ada"), me("Ben")])
    page = visit().sit(made)
    page.wait_for_selector(".me .curtain")
    card = point_at(page, "seat:0")
    page.wait_for_timeout(400)
    expect(card).to_have_count(0)
