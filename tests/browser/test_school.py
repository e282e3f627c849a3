"""The harbour school: lessons played at a table, and what is kept of them on this device."""

from typing import Any

import httpx2
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from portside.school import FIRST, lesson_of, lessons_of
from portside.text.teller import LANGUAGES
from tests.browser.conftest import GAMES, PHONE, WIDE, Json, Visit, bot, me, new_table
from tests.browser.playing import ASKED, GO_ON, OVER, RESULT, seq
from tests.browser.test_looks import unspoken, violations

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
CARD = ".coach[data-step]"
QUICK = {"pace": "once"}

# A card must not lie over what it speaks of, over the answers, or beside the window; the board
# keeps its place.
MISPLACED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const card = box(document.querySelector(".coach"));
    const ring = document.querySelector(".school .ring");
    const found = [];
    if (!ring) found.push("nothing is pointed at");
    else if (over(card, box(ring))) found.push("the card covers its target");
    const answers = ".prompt .answers, .prompt .flow, .stage [data-goes]";
    for (const one of document.querySelectorAll(answers))
        if (over(card, box(one))) found.push(`the card covers ${one.getAttribute("class")}`);
    const {left, top, right, bottom} = card;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        found.push(`the card lies at ${[left, top, right, bottom]}`);
    const frame = box(document.querySelector(".frame"));
    const corner = [frame.left, frame.top + scrollY, frame.width].map(Math.round).join();
    window.corner ??= corner;
    if (corner !== window.corner) found.push(`the board was at ${window.corner}, is at ${corner}`);
    return found;
}"""


def lesson_table(api: httpx2.Client, game: str, lesson: str = FIRST) -> Json:
    seats = [me(), bot("Ben"), bot("Cleo")]
    return new_table(api, game, seats, lesson=lesson)


def step(page: Page) -> int:
    return int(page.get_attribute(CARD, "data-step") or 0)


def next_card(page: Page, before: int) -> None:
    """Until another card is there; results on the way are read."""
    while True:
        page.wait_for_selector(f"{CARD}:not([data-step='{before}']), {GO_ON}")
        if page.query_selector(RESULT) is None:
            return
        page.locator(GO_ON).press("Enter")
        page.wait_for_selector(f".table:not([data-rests]), {CARD}")


def settled(page: Page) -> None:
    """The card has found its place, and a click counts."""
    page.wait_for_selector(".table[data-drawn]:not([data-guarded])")
    page.wait_for_function(
        """() => {
            const {left, top} = document.querySelector('.coach').getBoundingClientRect();
            const ring = document.querySelector('.school .ring')?.getBoundingClientRect();
            const goes = document.querySelectorAll('[data-goes]').length;
            const at = `${left} ${top} ${ring?.left} ${ring?.top} ${goes}`;
            const same = window.cardWas === at;
            window.cardWas = at;
            return same;
        }""",
        polling=220,
    )


def press(page: Page, name: str) -> None:
    page.locator(".coach").get_by_role("button", name=name, exact=True).press("Enter")


def follow(page: Page, answer: str = "") -> None:
    """What the card asks for: read on, answer, or be shown where an answer is composed."""
    own = page.locator(f".prompt .answer[data-answer='{answer}']:visible")
    if answer and own.count():
        own.press("Enter")
    else:
        shown = page.locator(".coach .button", has_text="Show me").count()
        press(page, "Show me" if shown else "Next")


def try_another(page: Page) -> bool:
    """Another answer than the one that is asked for is held back, and may be chosen anew."""
    others = page.locator(".prompt .answer[data-answer]:not([data-goes]):visible")
    if page.locator("[data-goes]").count() == 0 or others.count() == 0:
        return False
    before, said = seq(page), page.inner_text(".coach .says")
    others.last.press("Enter")
    again = page.locator(".coach").get_by_role("button", name="Choose again")
    expect(again).to_be_visible()
    settled(page)
    assert page.inner_text(".coach .says") != said
    assert page.evaluate(MISPLACED) == []
    again.press("Enter")
    expect(page.locator(".coach .says")).to_have_text(said)
    assert seq(page) == before
    return True


@pytest.mark.parametrize(
    ("game", "size"),
    [("santiago", LAPTOP), ("manila", PHONE), ("cargo_noir", SIDEWAYS)],
)
def test_a_first_voyage_is_sailed(visit: Visit, game: str, size: ViewportSize) -> None:
    """From the start page to the end of the script, and on."""
    touch = size is not LAPTOP
    page = visit(newcomer=True, viewport=size, has_touch=touch, settings=QUICK).go("/")
    card = page.locator(f".game[data-game={game}]")
    card.get_by_role("button", name="New here? Learn in 8 minutes").click()
    page.wait_for_selector(CARD)
    lesson, tried = lesson_of(game, FIRST), 0
    expect(page.get_by_role("link", name="Fair dice")).to_have_count(0)
    for number, written in enumerate(lesson.script.steps, 1):
        assert step(page) == number
        settled(page)
        assert page.evaluate(MISPLACED) == [], f"step {number}, {written.point}"
        assert len(page.inner_text(".coach .says")) > 20
        if written.kind == "do":
            tried += try_another(page)
        if written.kind == "end":
            break
        follow(page, written.answer)
        next_card(page, number)
    assert tried > 3
    press(page, "Play on")
    expect(page.locator(".school")).to_have_count(0)
    page.wait_for_selector(ASKED)
    page.goto(page.url.partition("/t/")[0] + "/learn")
    sailed = page.locator(f".class[data-game={game}] .voyage")
    expect(sailed).to_contain_text("Sailed on")
    expect(sailed.get_by_role("button")).to_have_text("Again")
    page.goto(page.url.replace("/learn", "/"))
    expect(card.get_by_role("link", name="Harbour School")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_harbour_points_at_what_is_there(visit: Visit, api: httpx2.Client, game: str) -> None:
    visitor = visit(settings=QUICK, viewport=LAPTOP)
    for lesson in lessons_of(game)[1:]:
        page = visitor.sit(lesson_table(api, game, lesson.id))
        page.wait_for_selector(CARD)
        for number, written in enumerate(lesson.script.steps, 1):
            assert step(page) == number, lesson.id
            settled(page)
            assert page.evaluate(MISPLACED) == [], f"{lesson.id}, step {number}, {written.point}"
            if written.kind == "end":
                break
            follow(page)
            next_card(page, number)


def test_a_lesson_without_a_pointer(visit: Visit, api: httpx2.Client) -> None:
    """F6 goes to the card, Escape back to the question, Enter reads on; no card takes the focus."""
    page = visit(viewport=LAPTOP, settings=QUICK).sit(lesson_table(api, "santiago"))
    page.wait_for_selector(CARD)
    keys, focused = page.keyboard, "() => document.activeElement.closest('.coach') !== null"
    assert not page.evaluate(focused)
    expect(page.locator(".school [aria-live=polite]")).to_contain_text("Step 1 of 16")
    for number in (1, 2):
        keys.press("Enter")
        next_card(page, number)
        assert not page.evaluate(focused)
    keys.press("F6")
    assert page.evaluate(focused)
    expect(page.locator(".school [aria-live=polite]")).to_contain_text("Drive 1 stop")
    keys.press("Escape")
    expect(page.locator("#question")).to_be_focused()
    keys.press("2")
    keys.press("Enter")
    expect(page.locator(".coach")).to_contain_text("Choose again")
    keys.press("Escape")
    expect(page.locator(".coach")).to_contain_text("Show me")
    page.locator("#question").focus()
    keys.press("1")
    keys.press("Enter")
    next_card(page, 3)
    keys.press("F6")
    for _ in range(9):  # the card's own buttons, in their order
        keys.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Show me":
            break
    keys.press("Enter")
    next_card(page, 4)
    assert step(page) == 5
    keys.press("u")  # taken back, over everything
    next_card(page, 5)
    assert step(page) == 4


def test_what_rivals_hold_is_in_sight(visit: Visit, api: httpx2.Client) -> None:
    """Cards speak of it: at a taught table no row waits to be opened, where there is room."""
    page = visit(viewport=WIDE, settings=QUICK).sit(lesson_table(api, "santiago"))
    page.wait_for_selector(CARD)
    rivals = page.locator(".others > li")
    expect(rivals).to_have_count(2)
    for rival in rivals.all():
        expect(rival.get_by_role("img", name="1 × sugar")).to_be_in_viewport(ratio=1)
    rivals.first.locator(".opens").press("Enter")
    expect(rivals.first.get_by_role("img", name="1 × sugar")).to_be_hidden()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_card_is_no_barrier(visit: Visit, api: httpx2.Client, theme: str) -> None:
    visitor = visit(settings={"theme": theme, **QUICK}, viewport=LAPTOP)
    page = visitor.sit(lesson_table(api, "manila"))
    page.wait_for_selector(CARD)
    veil = "document.querySelector('.veil mask rect')"
    assert page.evaluate(f"getComputedStyle({veil}).fillOpacity") == "1", "the veil is a hint only"
    found = violations(page, "look")
    for number in (1, 2):
        follow(page)
        next_card(page, number)
    settled(page)
    found += violations(page, "do")
    assert try_another(page)
    page.goto(visitor.server + "/learn")
    page.wait_for_selector(".voyage")
    found += violations(page, "learn")
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_school_speaks_every_language(visit: Visit, api: httpx2.Client, language: str) -> None:
    """The longest words have room too, where there is least of it."""
    visitor = visit(language, settings=QUICK, viewport=SIDEWAYS, has_touch=True)
    page = visitor.go("/learn")
    page.wait_for_selector(".voyage")
    assert page.locator(".class").count() == len(GAMES) and not unspoken(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page = visitor.sit(lesson_table(api, "santiago"))
    page.wait_for_selector(CARD)
    for number in range(1, 4):
        settled(page)
        assert page.evaluate(MISPLACED) == [] and not unspoken(page)
        if number < 3:
            page.locator(".coach .primary").press("Enter")
            next_card(page, number)


def test_whoever_leaves_the_script_plays_on_and_may_return(
    visit: Visit, api: httpx2.Client
) -> None:
    page = visit(viewport=LAPTOP, settings=QUICK).sit(lesson_table(api, "santiago"))
    for number in (1, 2):
        page.wait_for_selector(CARD)
        follow(page)
        next_card(page, number)
    page.locator(".prompt [data-answer='drive 2']").press("Enter")
    press(page, "Play it anyway")
    expect(page.locator(".school")).to_have_count(0)
    page.wait_for_selector(ASKED)
    page.get_by_role("button", name="Take back").press("Enter")
    page.wait_for_selector(CARD)
    assert step(page) == 3
    press(page, "Skip lesson")
    expect(page.locator(".school")).to_have_count(0)
    page.get_by_role("button", name="Go on with the lesson").press("Enter")
    assert step(page) == 3


def test_a_lesson_that_was_begun_goes_on(visit: Visit) -> None:
    visitor = visit(newcomer=True, viewport=LAPTOP, settings=QUICK)
    page = visitor.go("/learn")
    voyage = page.locator(".class[data-game=santiago] .voyage")
    voyage.get_by_role("button").click()
    page.wait_for_selector(CARD)
    table = page.url
    for number in (1, 2):
        follow(page)
        next_card(page, number)
    page.goto(visitor.server + "/learn")
    expect(voyage).to_contain_text("Step 3 of 16")
    voyage.get_by_role("button", name="Go on").click()
    page.wait_for_selector(CARD)
    assert (page.url, step(page)) == (table, 3)


def test_the_goal_is_told_before_the_first_question(visit: Visit, api: httpx2.Client) -> None:
    visitor = visit(newcomer=True, viewport=LAPTOP, settings=QUICK)
    goal = visitor.page.locator(".banner.goal")
    seats: list[dict[str, Any]] = [me(), bot("Ben")]
    page = visitor.sit(new_table(api, "santiago", seats))
    expect(goal).to_contain_text("Deliver what the ships want")
    page.wait_for_selector(ASKED)
    page.locator(".prompt .answer").first.press("Enter")
    expect(goal).to_have_count(0)
    page = visitor.sit(new_table(api, "santiago", seats))
    page.wait_for_selector(ASKED)
    expect(goal).to_have_count(0)
    page = visitor.sit(new_table(api, "cargo_noir", seats))
    goal.get_by_role("button", name="Teach me, 8 min").click()
    page.wait_for_selector(CARD)


def test_a_first_game_is_against_deckhands(visit: Visit) -> None:
    page = visit(newcomer=True, settings=QUICK).go("/")
    page.locator(".game[data-game=manila]").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".banner.goal")
    rivals = page.locator(".others .sub").all_text_contents()
    assert len(rivals) == 2 and all("Deckhand" in said for said in rivals)


def test_the_goal_leaves_the_answers_free(visit: Visit, api: httpx2.Client) -> None:
    visitor = visit("pl", newcomer=True, viewport=SIDEWAYS, has_touch=True, settings=QUICK)
    page = visitor.sit(new_table(api, "santiago", [me(), bot("Ben")]))
    page.wait_for_selector(ASKED)
    for answer in page.locator(".prompt .answer").all():
        answer.click(trial=True)  # nothing lies over it
    page.locator(".banner.goal .primary").click()
    expect(page.locator(".banner.goal")).to_have_count(0)


def test_after_a_taught_game_comes_the_next_lesson(visit: Visit, api: httpx2.Client) -> None:
    made = lesson_table(api, "santiago")
    token = made["tickets"][0]["token"]
    path = f"tables/{made['table']}/resign"
    api.post(path, json={}, headers={"Authorization": f"Bearer {token}"}).raise_for_status()
    page = visit().sit(made)
    page.wait_for_selector(OVER)
    expect(page.get_by_role("link", name="Harbour School")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    page.get_by_role("button", name="Play against deckhands").click()
    page.wait_for_selector(ASKED)
    expect(page.get_by_role("link", name="Fair dice")).to_be_visible()
