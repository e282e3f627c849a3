"""A phone: fingers slide boats along their lanes, and taps do all that dragging does."""

import random
import time
from collections.abc import Callable
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE, Visit, bot, me, new_table
from tests.browser.playing import ASKED, answered, seq

Json = dict[str, Any]
PHONE_WITH_FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def table_where(
    api: httpx2.Client, game: str, bots: int, there: Callable[[Json], bool],
    choose: Callable[[Json], str],
) -> Json:  # fmt: skip
    """A table played so far by the API, as the first seat; a game may be over before that."""
    for _ in range(5):
        made = new_table(api, game, [me(), *[bot(f"Bot {i}") for i in range(bots)]])
        if play_until(api, made, there, choose):
            return made
    raise AssertionError("five games ended before it was asked")


def play_until(
    api: httpx2.Client, made: Json, there: Callable[[Json], bool], choose: Callable[[Json], str]
) -> bool:
    headers = {"Authorization": f"Bearer {made['tickets'][0]['token']}"}
    at = f"tables/{made['table']}"
    for turn in range(3000):
        seen = api.get(at, headers=headers).json()
        if seen["info"]["state"] != "running":
            return False
        if not seen["question"]["offers"]:
            time.sleep(0.01)
            continue
        if there(seen):
            return True
        body = {"seq": seen["seq"], "answer": choose(seen["question"]), "key": f"touch{turn:05}"}
        api.post(f"{at}/answers", json=body, headers=headers).raise_for_status()
    return False


def highest(question: Json) -> str:
    """The bid that wins the harbour master's office; then whatever comes last."""
    bids = [one["answer"] for one in question["offers"] if one["answer"].startswith("bid ")]
    return str(
        max(bids, key=lambda bid: int(bid.split()[1]), default=question["offers"][-1]["answer"])
    )


def slide(page: Page, by: float) -> None:
    """A finger on the first boat, sideways."""
    boat = page.locator(".boat.drags").first
    boat.scroll_into_view_if_needed()
    box = boat.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    for step in range(9):
        kind = "touchMove" if step else "touchStart"
        points = [{"x": x + by * step / 8, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_slides_a_boat_to_its_start(visit: Visit, api: httpx2.Client) -> None:
    made = table_where(api, "manila", 2, lambda seen: seen["question"]["name"] == "launch", highest)
    page = visit(**PHONE_WITH_FINGERS).sit(made)
    first = page.locator(".ma-launch input").first
    before = int(first.input_value())
    slide(page, 150 if before < 3 else -150)
    expect(first).not_to_have_value(str(before))
    at = seq(page)
    page.locator(".ma-launch button.primary").tap()
    assert answered(page, at, 20)


@pytest.mark.parametrize("what", [".prompt .answer", ".stage .place.lit"])
def test_one_tap_looks_at_an_answer_the_next_gives_it(
    visit: Visit, api: httpx2.Client, what: str
) -> None:
    page = visit(**PHONE_WITH_FINGERS).sit(new_table(api, "santiago", [me(), bot()]))
    page.wait_for_selector(ASKED)
    at = seq(page)
    ways = page.locator(what)
    card = page.locator(".note.looked")
    ways.nth(1).tap()
    expect(card).to_be_visible()
    assert seq(page) == at, "the first tap only looks"
    ways.nth(0).tap()
    expect(card.locator("h3")).to_be_visible()
    assert seq(page) == at, "another answer wants a look of its own"
    ways.nth(0).tap()
    assert answered(page, at, 20)


def test_the_card_of_an_answer_gives_it(visit: Visit, api: httpx2.Client) -> None:
    page = visit(**PHONE_WITH_FINGERS).sit(new_table(api, "santiago", [me(), bot()]))
    page.wait_for_selector(ASKED)
    at = seq(page)
    page.locator(".prompt .answer").first.tap()
    page.get_by_role("button", name="Confirm").tap()
    assert answered(page, at, 20)


# How much of the answers is in sight, from the top of the first to the card or the tabs.
IN_SIGHT = """() => {
    const tops = [...document.querySelectorAll(".note, .tabs")]
        .map((one) => one.getBoundingClientRect().top);
    return Math.min(...tops) - document.querySelector(".answer").getBoundingClientRect().top;
}"""


def test_confirm_is_always_in_the_same_corner(visit: Visit, api: httpx2.Client) -> None:
    dice = random.Random(7)
    corners = []
    for answers in (2, 4):

        def so_many(seen: Json, answers: int = answers) -> bool:
            asked = seen["question"]
            return asked["name"] in ("drive", "pawn") and len(asked["offers"]) == answers

        def anything(question: Json) -> str:
            return str(dice.choice(question["offers"])["answer"])

        page = visit(**PHONE_WITH_FINGERS).sit(table_where(api, "santiago", 1, so_many, anything))
        page.wait_for_selector(ASKED)
        page.locator(".prompt .answer").first.tap()
        confirm = page.get_by_role("button", name="Confirm").bounding_box()
        assert confirm is not None
        corners.append((confirm["x"] + confirm["width"], confirm["y"] + confirm["height"]))
    assert corners[0] == pytest.approx(corners[1], abs=1.5)


@pytest.mark.parametrize(
    ("game", "question"), [("santiago", "drive"), ("manila", "place"), ("cargo_noir", "send")]
)
@pytest.mark.parametrize("window", [PHONE, {"width": 360, "height": 740}])
def test_answers_stand_above_what_lies_below(
    visit: Visit, api: httpx2.Client, game: str, question: str, window: ViewportSize
) -> None:
    """At least half a row is in sight, also in the language with the longest words."""
    dice = random.Random(7)

    def there(seen: Json) -> bool:
        return bool(seen["question"]["name"] == question and len(seen["question"]["offers"]) > 2)

    def anything(asked: Json) -> str:
        return str(dice.choice(asked["offers"])["answer"])

    made = table_where(api, game, 2, there, anything)
    page = visit("ru", **{**PHONE_WITH_FINGERS, "viewport": window}).sit(made)
    page.wait_for_selector(ASKED)
    assert page.evaluate(IN_SIGHT) >= 20


def test_a_quick_bid_is_one_tap_like_the_bid_beside_it(visit: Visit, api: httpx2.Client) -> None:
    page = visit(**PHONE_WITH_FINGERS).sit(new_table(api, "manila", [me(), bot(), bot("Vera")]))
    page.wait_for_selector(ASKED)
    at = seq(page)
    page.locator(".prompt .answer").first.tap()
    assert answered(page, at, 20)


COVERED = """() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    const card = box(".note");
    return [...document.querySelectorAll(".flow button")].filter((one) => {
        const {top, bottom} = one.getBoundingClientRect();
        return top < card.bottom && bottom > card.top;
    }).map((one) => one.innerText);
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_card_covers_no_button_of_a_bid(
    visit: Visit, api: httpx2.Client, language: str
) -> None:
    made = new_table(api, "manila", [me(), bot(), bot("Vera")])
    page = visit(language, **PHONE_WITH_FINGERS).sit(made)
    page.wait_for_selector(ASKED)
    assert page.evaluate(COVERED) == []


def test_an_upright_tablet_shows_all_places(visit: Visit, api: httpx2.Client) -> None:
    tablet = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}

    def many(seen: Json) -> bool:
        return bool(seen["question"]["name"] == "place" and len(seen["question"]["offers"]) > 10)

    page = visit(**tablet).sit(table_where(api, "manila", 2, many, highest))
    page.wait_for_selector(ASKED)
    card = page.locator(".note").bounding_box()
    last = page.locator(".prompt .answer").last.bounding_box()
    assert card is not None and last is not None
    assert last["y"] + last["height"] <= card["y"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_taps_do_what_dragging_does(visit: Visit, api: httpx2.Client, language: str) -> None:
    dice = random.Random(3)

    def rich(seen: Json) -> bool:
        goods = seen["view"]["table"]["goods"][0]
        return bool(seen["question"]["name"] == "basket" and sum(goods.values()) >= 3)

    def anything(question: Json) -> str:
        answers = [one["answer"] for one in question["offers"]]
        return "no-trade" if "no-trade" in answers else str(dice.choice(answers))

    made = table_where(api, "cargo_noir", 1, rich, anything)
    page = visit(language, **PHONE_WITH_FINGERS).sit(made)
    kept = page.locator(".cn-trade .kept .crate")
    page.wait_for_selector(ASKED)
    kept.first.wait_for()
    count = kept.count()
    kept.first.tap()
    page.locator(".cn-trade .set.new").tap()
    kept.first.tap()
    sets = page.locator(".cn-trade .sets > div.set:not(.paid)")
    expect(sets).to_have_count(2)
    back = sets.first.locator("button.kind")  # it lies over the whole set
    back.tap()
    expect(back).to_have_attribute("aria-pressed", "true")
    sets.nth(1).locator(".crate").tap()
    sets.first.locator(".crate").tap()
    expect(kept).to_have_count(count)


def test_a_share_is_bought_where_it_lies_on_the_board(visit: Visit, api: httpx2.Client) -> None:
    """MA-4.1. The whole frame around it can be pressed."""

    def bid(question: Json) -> str:
        """Enough to win, and a share can still be paid."""
        answers = [one["answer"] for one in question["offers"]]
        return str(next((one for one in answers if one in ("bid 18", "bid 22")), answers[0]))

    made = table_where(api, "manila", 2, lambda seen: bool(seen["question"]["name"] == "buy"), bid)
    page = visit(settings={"pace": "once"}).sit(made)
    page.wait_for_selector(ASKED)
    share = page.locator(".place[data-answer='buy silk']")
    share.click()
    expect(share).to_have_count(0)
