"""Find the best answer: puzzles, and the mistakes of a finished game."""

import json
import re
from typing import Any

import httpx2
import msgspec
import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

import portside
from portside import wire
from portside.core.record import replay
from portside.games import rules_of
from portside.insight.judging import COSTLY
from portside.insight.puzzles import Puzzle, is_right, puzzles_of
from portside.server import tasks
from tests.browser.conftest import GAMES, PHONE, Visit, bot, me, new_table
from tests.browser.test_looks import unspoken, violations
from tests.browser.test_review import answered

DRAWN = ".learn[data-drawn]"
FLAT: ViewportSize = {"width": 844, "height": 390}
CARD = ".fb[data-stage]"
LANGUAGE = dict(zip(GAMES, ("en", "pl", "ru"), strict=True))

# What can be pressed is large enough for a finger, and nothing scrolls sideways.
MISFITS = """() => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wide");
    for (const one of document.querySelectorAll(".learn button, .learn a")) {
        const {width, height} = one.getBoundingClientRect();
        if (width && height < 44) found.push(`${one.innerText} is ${height} high`);
    }
    return found;
}"""


def stage(page: Page, wanted: str) -> None:
    page.wait_for_selector(f".fb[data-stage='{wanted}']")


def all_alike(page: Page) -> None:
    """The best answer is told neither by its size, nor by its look, nor by its place in the row."""
    looks = page.locator(".answers .answer").evaluate_all(
        """all => all.map(one => {
            const {borderColor, borderStyle, backgroundColor, fontWeight} = getComputedStyle(one);
            return [one.className, borderColor, borderStyle, backgroundColor, fontWeight].join();
        })"""
    )
    assert len(set(looks)) == 1, looks


def with_several_answers(game: str) -> Puzzle:
    return next(one for one in puzzles_of(game) if 3 <= len(one.moment.answers) <= 9)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_looked_for_until_it_is_found(visit: Visit, game: str) -> None:
    puzzle, language = with_several_answers(game), LANGUAGE[game]
    visitor = visit(language, {"theme": "dark" if language == "ru" else "light"})
    page = visitor.page
    page.goto(f"{visitor.server}/puzzles#{game}.{puzzle.id}")
    page.wait_for_selector(DRAWN)
    stage(page, "ask")
    offered = [one.answer for one in puzzle.in_game_order()]
    answers = page.locator(".answers .answer")
    assert answers.evaluate_all("all => all.map(one => one.dataset.answer)") == offered
    all_alike(page)
    found = violations(page, f"{game}, asked")
    wrong = next(one.answer for one in puzzle.moment.answers if not is_right(one))
    answers.nth(offered.index(wrong)).click()
    stage(page, "worse")
    expect(answers.nth(offered.index(wrong))).to_have_attribute("aria-disabled", "true")
    page.set_viewport_size(PHONE)
    found += violations(page, f"{game}, tried, phone") + page.evaluate(MISFITS)
    page.set_viewport_size(FLAT)
    found += page.evaluate(MISFITS)
    page.locator(CARD).get_by_role("button").first.click()  # try again
    stage(page, "ask")
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press(str(offered.index(puzzle.best.answer) + 1))
    stage(page, "right")
    expect(page.locator(".opts > li").first).to_have_class(re.compile("best"))
    expect(page.locator(".opts > li")).to_have_count(min(6, len(offered)))
    found += violations(page, f"{game}, found")
    assert not unspoken(page)
    assert puzzle.id in json.loads(page.evaluate("localStorage.getItem('puzzles')"))
    page.locator(CARD).get_by_role("button").click()
    page.wait_for_selector(f"{DRAWN}[data-stage='ask']")
    assert not found, "\n".join(found)


@pytest.fixture(scope="module")
def mistaken(api: httpx2.Client) -> dict[str, Any]:
    """A short game of bots, and its review with one mistake of the first seat, made by hand."""
    table = new_table(api, "santiago", [me(), bot("Ben")], options={"ships": 3})
    headers = {"Authorization": f"Bearer {table['tickets'][0]['token']}"}
    path = f"tables/{table['table']}"
    api.post(f"{path}/stand-in", json={"level": "deckhand"}, headers=headers).raise_for_status()
    reply = api.get(f"{path}/record")
    while reply.status_code == 409:
        reply = api.get(f"{path}/record")
    record = portside.read_record(reply.text)
    made = portside.review(record, effort=0.01)
    drives = [one for one in made.judgements if one.seat == 0 and one.question == "drive"]
    states = [replay(record, rules_of("santiago"), one.moment) for one in drives]
    chosen, s = next(pair for pair in zip(drives, states, strict=True) if len(pair[1].legal()) > 2)
    best, near, given = s.legal_in_words()[:3]
    judged = msgspec.structs.replace(
        chosen, answer=given, best=best, instead=best, verdict="mistake", cost=0.08, margin=0.02,
        options=[wire.Option(best, 0.5, 99, 0.01), wire.Option(given, 0.42, 99, 0.01)],
    )  # fmt: skip
    quiet = [
        msgspec.structs.replace(one, verdict="fine", cost=0.0) if one.verdict in COSTLY else one
        for one in made.judgements
    ]
    review = msgspec.structs.replace(
        made, judgements=[judged if one is chosen else other
                          for one, other in zip(made.judgements, quiet, strict=True)],
    )  # fmt: skip
    task = tasks.task(
        s, chosen.moment, s.legal_in_words(), names=["Ada", "Ben"], given=given,
        weighed=[
            wire.Weighed(best, 0.5, 0.01, 0.0, 0.0),
            wire.Weighed(given, 0.42, 0.01, 0.08, 0.02),
        ],
    )  # fmt: skip
    return {
        **table, "moment": chosen.moment, "best": best, "near": near, "given": given,
        "review": json.loads(msgspec.json.encode(review)),
        "task": json.loads(msgspec.json.encode(task)),
    }  # fmt: skip


def weighed(page: Page, table: dict[str, Any]) -> None:
    """The server's workers take their time: here they know at once."""

    def reply(route: Route) -> None:
        if route.request.method == "GET":
            return route.fulfill(json=table["task"])
        answer = json.loads(route.request.post_data or "{}")["answer"]
        assert answer == table["near"]
        found = wire.Weighed(answer, 0.46, 0.01, 0.04, 0.01)
        return route.fulfill(json=json.loads(msgspec.json.encode(found)))

    page.route(re.compile(rf"/api/tables/\w+/tasks/{table['moment']}$"), reply)


def test_the_mistakes_of_a_finished_game(visit: Visit, mistaken: dict[str, Any]) -> None:
    visitor = visit()
    page = visitor.sit(mistaken)
    answered(page, mistaken["review"])
    weighed(page, mistaken)
    page.goto(f"{visitor.server}/review/{mistaken['table']}")
    page.get_by_role("link", name="Find it yourself").click()
    page.wait_for_selector(DRAWN)
    stage(page, "ask")
    answer = {name: page.locator(f".answers [data-answer='{mistaken[name]}']")
              for name in ("best", "near", "given")}  # fmt: skip
    expect(answer["given"]).to_have_attribute("aria-disabled", "true")
    expect(answer["given"]).to_contain_text("your answer then")
    found = violations(page, "asked")
    answer["near"].click()
    stage(page, "near")
    expect(page.locator(CARD)).to_contain_text("Better than before, not the best")
    expect(page.locator(".mark-cross")).to_have_count(2)
    page.get_by_role("button", name="Try again").click()
    answer["best"].click()
    stage(page, "right")
    expect(page.locator(".opts > li")).to_have_count(3)
    expect(page.locator(".mark-ring.best")).to_have_count(1)
    found += violations(page, "found")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("The next position comes tomorrow.")).to_be_visible()
    page.goto(f"{visitor.server}/mistakes")
    expect(page.get_by_role("heading", name="Nothing to practise today")).to_be_visible()
    assert not unspoken(page)
    assert not found, "\n".join(found)

    # Two days later it is there again, and found at once it stays away for a day.
    page.clock.install(time=page.evaluate("Date.now()") + 2 * 86_400_000)
    page.goto(f"{visitor.server}/mistakes")
    page.wait_for_selector(DRAWN)
    answer["best"].click()
    stage(page, "right")
    card = json.loads(page.evaluate("localStorage.getItem('mistakes')"))[0]
    assert card["box"] == 1
