"""No slips: a new question takes no click for a moment, and what costs a lot is pressed twice."""

import random
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import GAMES, Visit, bot, me, new_table
from tests.browser.playing import ASKED, answer, answered, seq
from tests.browser.test_touch import PHONE_WITH_FINGERS, highest, table_where

Json = dict[str, Any]

# A hand that clicks again a quarter of a second after the next question has come.
CLICKS_AGAIN = """() => {
    const table = document.querySelector(".table");
    const before = table.dataset.seq;
    window.clicked = new Promise(done => {
        const watch = new MutationObserver(() => {
            if (table.dataset.seq === before || table.dataset.asked === undefined) return;
            watch.disconnect();
            setTimeout(() => {
                const made = {bubbles: true, cancelable: true, detail: 1};
                const first = ".prompt .answer, .prompt .flow .button:not([disabled])";
                document.querySelector(first).dispatchEvent(new MouseEvent("click", made));
                done(table.dataset.seq);
            }, 250);
        });
        watch.observe(table, {attributes: true});
    });
}"""

MOVING = "() => document.getAnimations().filter(one => one.playState === 'running').length"


def named(name: str) -> Any:
    return lambda seen: seen["question"]["name"] == name


def center(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", GAMES)
def test_a_second_click_does_not_answer_the_next_question(
    visit: Visit, api: httpx2.Client, game: str
) -> None:
    page = visit().sit(new_table(api, game, [me(), bot(), bot("Vera")]))
    page.wait_for_selector(ASKED)
    page.evaluate(CLICKS_AGAIN)
    if game == "cargo_noir":
        page.locator("[data-answer='send casino']").first.click()
    else:
        page.locator(".prompt .answer").first.click()
    asked = int(page.evaluate("window.clicked"))
    page.wait_for_selector(ASKED)
    assert seq(page) == asked, "answered by a click that was not meant for it"


def test_a_key_is_heard_at_once(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "santiago", [me(), bot()]))
    page.wait_for_selector(".table[data-asked]")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    assert answered(page, 0, 20)


def test_a_resting_pointer_looks_at_nothing(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "santiago", [me(), bot()]))
    page.wait_for_selector(ASKED)
    for what in (".prompt .answer", ".stage .place.lit"):
        x, y = center(page, what)
        page.mouse.move(x, y)
        page.keyboard.press(",")  # away from the question and back to it
        page.wait_for_selector(".prompt[aria-label=Replay]")
        page.keyboard.press("n")
        page.wait_for_selector(ASKED)
        page.wait_for_timeout(200)  # the browser tells what lies under the pointer now
        assert page.locator(".answer.on, .place.chosen").count() == 0, what
        page.mouse.move(x + 2, y + 1)
        expect(page.locator(".answer.on")).to_have_count(1)
        page.mouse.move(2, 2)


def test_passing_stands_last_and_is_held(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(table_where(api, "manila", 2, named("place"), highest))
    page.wait_for_selector(ASKED)
    at = seq(page)
    last = page.locator(".prompt .answer").last
    expect(last).to_have_attribute("data-answer", "pass")
    expect(last.locator("kbd")).to_have_text("0")
    page.keyboard.press("0")
    expect(last).to_be_focused()
    last.dblclick()
    expect(page.locator(".warns")).to_contain_text("stay at home. Press again to do it.")
    page.wait_for_selector(ASKED)
    assert seq(page) == at, "pressed once, by a hasty hand"
    page.keyboard.press("Escape")
    expect(page.locator(".warns")).to_have_count(0)
    last.click()
    page.wait_for_selector(ASKED)
    last.click()
    assert answered(page, at, 20)


def lends(seen: Json) -> bool:
    return seen["question"]["name"] == "place" and loan_of(seen["question"]) is not None


def loan_of(question: Json) -> str | None:
    for one in question["offers"]:
        told = [what["kind"] for what in one["happenings"] if what["seat"] == 0]
        if one["answer"].startswith("place ") and "pledge" in told:
            return str(one["answer"])
    return None


def test_a_loan_is_told_before_it_is_taken(visit: Visit, api: httpx2.Client) -> None:
    made = table_where(api, "manila", 2, lends, highest)
    page = visit().sit(made)
    page.wait_for_selector(ASKED)
    headers = {"Authorization": f"Bearer {made['tickets'][0]['token']}"}
    seen = api.get(f"tables/{made['table']}", headers=headers).json()
    at = seq(page)
    page.locator(f".prompt [data-answer='{loan_of(seen['question'])}']").click()
    cash = seen["view"]["table"]["cash"][0]
    expect(page.locator(".warns")).to_contain_text(f"You have {cash}: this takes a loan.")
    expect(page.locator(".warns")).to_contain_text("pledged for 12 and costs 15 to redeem")
    page.wait_for_selector(ASKED)
    assert seq(page) == at
    page.get_by_role("button", name="Confirm").click()
    assert answered(page, at, 20)


def test_goods_that_would_go_overboard_are_told_before_a_deal_is_skipped(
    visit: Visit, api: httpx2.Client
) -> None:
    dice = random.Random(5)

    def bursts(seen: Json) -> bool:
        goods = seen["view"]["table"]["goods"][0]
        return bool(seen["question"]["name"] == "basket" and sum(goods.values()) == 7)

    def anything(question: Json) -> str:
        answers = [one["answer"] for one in question["offers"]]
        kept = [one for one in answers if one in ("no-trade", "draw")]
        return kept[0] if kept else str(dice.choice(answers))

    page = visit().sit(table_where(api, "cargo_noir", 1, bursts, anything))
    page.wait_for_selector(ASKED)
    at = seq(page)
    skip = page.locator("[data-answer='no-trade']")
    skip.click()
    expect(skip).to_have_text("Again: 1 overboard")
    expect(page.locator(".warns")).to_contain_text("1 good goes overboard")
    page.wait_for_selector(ASKED)
    assert seq(page) == at
    skip.click()
    assert answered(page, at, 20)


def test_a_single_answer_is_one_tap(visit: Visit, api: httpx2.Client) -> None:
    dice = random.Random(6)

    def nothing_else(seen: Json) -> bool:
        buttons = ("sawmill", "cafe", "customs-office", "trading-office")
        return len(seen["question"]["offers"]) == 1 and seen["question"]["name"] in buttons

    def anything(question: Json) -> str:
        return str(dice.choice(question["offers"])["answer"])

    page = visit(**PHONE_WITH_FINGERS).sit(table_where(api, "santiago", 1, nothing_else, anything))
    page.wait_for_selector(ASKED)
    at = seq(page)
    expect(page.locator(".prompt .only")).to_contain_text("Nothing else is possible now.")
    page.locator(".prompt .answer").tap()
    assert answered(page, at, 20)


def test_only_declining_is_0(visit: Visit, api: httpx2.Client) -> None:
    """SC-8.12. To take the peso and put nobody out of business is an answer like others."""
    dice = random.Random(2)

    def closes(seen: Json) -> bool:
        answers = [one["answer"] for one in seen["question"]["offers"]]
        return {"use", "skip"} <= set(answers) and len(answers) > 2

    def anything(question: Json) -> str:
        return str(dice.choice(question["offers"])["answer"])

    page = visit().sit(table_where(api, "santiago", 1, closes, anything))
    page.wait_for_selector(ASKED)
    expect(page.locator(".prompt .answer").last).to_have_text("Do not use it0")
    expect(page.locator(".prompt .aside")).to_have_count(1)
    expect(page.locator(".prompt kbd", has_text="0")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_waits_comes_to_rest(visit: Visit, api: httpx2.Client, game: str) -> None:
    page = visit(motion=True).sit(new_table(api, game, [me(), bot(), bot("Vera")]))
    page.wait_for_selector(ASKED)
    assert page.evaluate(MOVING) > 0, "nothing to see"
    for _ in range(100):
        if page.evaluate(MOVING) == 0:
            break
        page.wait_for_timeout(200)
    assert page.evaluate(MOVING) == 0, "something moves for ever"


def test_every_tab_of_a_phone_shows_whose_turn_it_is(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me(), bot()])
    page = visit(**PHONE_WITH_FINGERS).sit(made)
    page.wait_for_selector(ASKED)
    tabs = page.locator(".tabs [role=tab]")
    for tab in (1, 2, 3):
        tabs.nth(tab).tap()
        expect(tabs.first.locator(".mark")).to_be_visible()
        line = page.locator(".above-tabs .your-move")
        expect(line).to_contain_text("Your move")
        expect(line).to_contain_text("How far do you drive?")
        line.tap()
        expect(tabs.first).to_have_attribute("aria-selected", "true")
        expect(page.locator(".prompt")).to_be_in_viewport()


def test_unread_chat_is_a_bubble(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me(), {"kind": "open", "name": "Ben"}])
    page = visit(**PHONE_WITH_FINGERS).sit(made)
    invite = made["invitations"][0]["invite"]
    joined = api.post(f"tables/{made['table']}/join", json={"invite": invite, "name": "Ben"})
    headers = {"Authorization": f"Bearer {joined.raise_for_status().json()['token']}"}
    page.wait_for_selector(".table .prompt")
    body = {"text": "Ahoy", "name": None}
    api.post(f"tables/{made['table']}/chat", json=body, headers=headers).raise_for_status()
    expect(page.locator(".tabs .count")).to_have_text("1")
    page.locator(".tabs [role=tab]").last.tap()
    expect(page.locator(".tabs .count")).to_have_count(0)


def test_whoever_waits_with_a_phone_reads_what_happened(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me(), {"kind": "open", "name": "Ben"}])
    page = visit(**PHONE_WITH_FINGERS).sit(made)
    invite = made["invitations"][0]["invite"]
    ben = api.post(f"tables/{made['table']}/join", json={"invite": invite, "name": "Ben"}).json()
    page.wait_for_selector(".prompt.waits")  # whoever sits last sets the first demand
    expect(page.locator(".prompt.waits")).to_contain_text("Then it is your turn.")
    as_ben = {"Authorization": f"Bearer {ben['token']}"}
    asked = api.get(f"tables/{made['table']}", headers=as_ben).json()
    first = asked["question"]["offers"][0]["answer"]
    body = {"seq": asked["seq"], "answer": first, "key": "the-first-demand"}
    api.post(f"tables/{made['table']}/answers", json=body, headers=as_ben).raise_for_status()
    dice = random.Random(1)
    while page.wait_for_selector(f"{ASKED}, .prompt.waits .just-now") and page.query_selector(
        ASKED
    ):
        answer(page, dice)
    last = page.locator(".lines li").last.text_content() or ""
    assert last.strip() == (page.locator(".just-now li").last.text_content() or "").strip()


def test_fingers_are_not_told_of_pointers_and_keys(visit: Visit, api: httpx2.Client) -> None:
    tablet = {"viewport": {"width": 1180, "height": 820}, "has_touch": True, "is_mobile": True}
    page = visit(**tablet).sit(new_table(api, "santiago", [me(), bot()]))
    page.wait_for_selector(ASKED)
    expect(page.locator(".prompt .note")).to_contain_text("Tap an answer")
    expect(page.locator(".answer kbd").first).to_be_hidden()
    page.get_by_role("button", name="Menu").tap()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Rules")).to_be_visible()
    expect(menu.get_by_role("button", name="Keys")).to_have_count(0)
