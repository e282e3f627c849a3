"""Play on from here: from the review or the replay to a table that says what it is, and back."""

import json
import re
import time
from typing import Any

import httpx2
import msgspec
import pytest
from playwright.sync_api import Page, expect

import portside
from tests.browser.conftest import PHONE, Visit, bot, me, new_table
from tests.browser.playing import play, wait_asked
from tests.browser.test_looks import unspoken, violations
from tests.browser.test_review import answered, look_back, misfits, moment

Looked = dict[str, Any]
BAR = ".forkbar"


@pytest.fixture(scope="module")
def looked(api: httpx2.Client) -> Looked:
    """A short game that bots have played to its end, and its review."""
    seats = [me(), bot("Ben")]
    made = new_table(api, "santiago", seats, options={"ships": 2}, title="Tuesday")
    headers = {"Authorization": f"Bearer {made['tickets'][0]['token']}"}
    path = f"tables/{made['table']}"
    away = {"level": "deckhand"}
    api.post(f"{path}/stand-in", json=away, headers=headers).raise_for_status()
    while (reply := api.get(f"{path}/record")).status_code == 409:
        time.sleep(0.1)
    made["record"] = portside.read_record(reply.text)
    review = portside.review(made["record"], effort=0.005)
    made["review"] = json.loads(msgspec.json.encode(review))
    return made


def own_moment(looked: Looked) -> int:
    """In the middle of the game the seat in front of the screen has a choice."""
    record = looked["record"]
    choices = [
        n
        for n, s in enumerate(portside.moments(record))
        if s.to_move == 0 and len(s.legal()) > 1 and n > 20
    ]
    return choices[len(choices) // 2]


def forked(page: Page, at: int) -> None:
    """The bar, the title and the log of a fork from this moment."""
    page.wait_for_url(re.compile(r"/t/\w{10}$"))
    expect(page.locator(BAR)).to_contain_text(f"{at}")
    expect(page.locator(BAR).get_by_role("link")).to_have_attribute(
        "href", re.compile(rf"/review/\w+#at={at}$")
    )
    wait_asked(page)


def test_from_the_review_to_a_fork_and_back(visit: Visit, looked: Looked) -> None:
    at = own_moment(looked)
    visitor = visit()
    page = look_back(visitor, looked, f"#at={at}")
    assert moment(page) == at
    button = page.get_by_role("button", name="Play on from here")
    button.focus()
    page.keyboard.press("Enter")
    window = page.get_by_role("dialog")
    expect(window.get_by_role("radio", name="The same dice")).to_be_checked()
    expect(window.get_by_role("radio", name="Ada")).to_be_checked()
    found = violations(page, "the window")
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    button.click()
    window.get_by_role("button", name="Deckhand").click()
    expect(window.locator("label", has_text="Ben")).to_contain_text("Deckhand")
    window.get_by_role("button", name="Begin the fork").click()

    forked(page, at)
    found += violations(page, "the table")
    expect(page.locator(BAR)).to_contain_text("same dice as there")
    expect(page.locator(BAR)).to_contain_text("Ada knows the dice.")
    expect(page.locator(BAR)).to_contain_text("Last time here: ")
    expect(page.locator(".luckband")).to_have_count(0)
    expect(page).to_have_title(re.compile("Fork · Santiago de Cuba"))
    begins = page.locator(".lines .around", has_text="The fork begins here.")
    expect(begins).to_have_count(1)
    before = int(page.get_attribute("main.table", "data-seq") or 0)
    assert before == at
    play(page, seed=1, most=1)
    assert int(page.get_attribute("main.table", "data-seq") or 0) > at
    expect(page.locator(BAR)).not_to_contain_text("Last time here")

    page.locator(BAR).get_by_role("link", name="Back to the review").click()
    page.wait_for_selector(".film[data-ready]")
    assert page.url.endswith(f"/review/{looked['table']}#at={at}") and moment(page) == at
    assert not unspoken(page)
    visitor.go("/tables")
    lines = page.locator(".mine-list li")
    expect(lines.filter(has_text="Fork: Tuesday")).to_have_count(1)
    expect(lines).to_have_count(2)
    assert not found, "\n".join(found)


def test_from_the_replay_on_a_phone_in_the_dark_with_new_dice(visit: Visit, looked: Looked) -> None:
    at = own_moment(looked)
    visitor = visit("ru", {"theme": "dark"}, viewport=PHONE, has_touch=True)
    page = visitor.sit(looked)
    answered(page, looked["review"])
    page.get_by_role("button", name="Повтор").click()
    page.locator(".replay input:visible").first.fill(str(at))
    page.get_by_role("button", name="Играть дальше отсюда").click()
    window = page.get_by_role("dialog")
    expect(window.locator(".from b")).to_contain_text(str(at))
    window.locator("label", has_text="Новые кубики").click()
    window.locator("label", has_text="Ben").click()
    found = violations(page, "the window")
    box = window.bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, PHONE["width"])
    assert abs(box["y"] + box["height"] - PHONE["height"]) < 1, "a sheet at the bottom"
    window.locator(".big").click()

    forked(page, at)
    found += violations(page, "the table") + misfits(page, "the table")
    expect(page.locator(BAR)).to_contain_text("новые кубики")
    expect(page.locator(".luckband, .knows")).to_have_count(0)
    assert page.locator(".own, .strip").first.is_visible()
    assert not unspoken(page)
    assert not found, "\n".join(found)
