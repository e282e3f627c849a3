"""Looking back on a finished game: what the page says, and that every hand reaches it."""

import json
import re
from typing import Any

import httpx2
import msgspec
import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

import portside
from tests.browser.conftest import GAMES, LANGUAGES, PHONE, Visit, Visitor, bot, me, new_table
from tests.browser.test_looks import unspoken, violations

EFFORT = 0.01  # of the usual: what is said matters here, not how sure it is
SHORT: dict[str, dict[str, Any]] = {"santiago": {"ships": 3}, "manila": {}, "cargo_noir": {}}
SEATS = {"santiago": 2, "manila": 3, "cargo_noir": 2}
READY = ".film[data-ready]"
FLAT: ViewportSize = {"width": 844, "height": 390}

Looked = dict[str, Any]


@pytest.fixture(scope="module")
def looked(api: httpx2.Client) -> dict[str, Looked]:
    """Of each game one that bots have played, and its review, made here with little effort."""
    made: dict[str, Looked] = {}
    for game in GAMES:
        bots = [bot(name) for name in ("Ben", "Cy")[: SEATS[game] - 1]]
        table = new_table(api, game, [me(), *bots], options=SHORT[game])
        token = table["tickets"][0]["token"]
        headers = {"Authorization": f"Bearer {token}"}
        away = {"level": "deckhand"}
        api.post(f"tables/{table['table']}/stand-in", json=away, headers=headers).raise_for_status()
        made[game] = table
    for table in made.values():
        reply = api.get(f"tables/{table['table']}/record")
        while reply.status_code == 409:
            reply = api.get(f"tables/{table['table']}/record")
        review = portside.review(portside.read_record(reply.text), effort=EFFORT)
        table["review"] = json.loads(msgspec.json.encode(review))
    return made


def answered(page: Page, review: Any, done: int = 1, pieces: int = 1) -> None:
    """The server's workers take their time: here the review is there at once."""

    def reply(route: Route) -> None:
        route.fulfill(json={"done": done, "pieces": pieces, "review": review})

    page.route(re.compile(r"/api/tables/\w+/review$"), reply)


def look_back(visitor: Visitor, table: Looked, more: str = "") -> Page:
    page = visitor.sit(table)
    answered(page, table["review"])
    page.goto(f"{visitor.server}/review/{table['table']}{more}")
    page.wait_for_selector(READY)
    return page


def moment(page: Page) -> int:
    return int(page.get_attribute(".film", "data-moment") or -1)


def numbers(cells: list[str]) -> list[int]:
    """`+3 ± 1` is 3."""
    return [int(cell.split("±")[0].replace("−", "-").strip().split()[0]) for cell in cells]


def test_the_end_leads_to_the_review(visit: Visit, looked: dict[str, Looked]) -> None:
    table = looked["santiago"]
    visitor = visit()
    page = visitor.sit(table)
    answered(page, table["review"])
    page.get_by_role("link", name="Review the game").click()
    page.wait_for_selector(READY)
    assert page.url.endswith(f"/review/{table['table']}")
    expect(page.locator(".bar h1")).to_have_text("Santiago de Cuba")


@pytest.mark.parametrize("game", GAMES)
def test_the_sums_add_up_as_they_are_shown(
    visit: Visit, looked: dict[str, Looked], game: str
) -> None:
    page = look_back(visit(), looked[game])
    rows = page.locator(".sum tbody tr")
    expect(rows).to_have_count(len(looked[game]["review"]["seats"]))
    results = []
    for row in rows.all():
        cells = row.locator("td:not(.bars)").all_inner_texts()
        *parts, result = numbers(cells)
        assert sum(parts) == result, cells
        results.append(result)
    assert sum(results) == 100
    shares = page.locator(".read button").all_inner_texts()
    assert sum(int(share) for share in shares) == 100


def test_moments_are_reached_by_key_by_hand_and_by_button(
    visit: Visit, looked: dict[str, Looked]
) -> None:
    table = looked["santiago"]
    page = look_back(visit(), table)
    plot = page.get_by_role("slider")
    before = moment(page)
    page.keyboard.press("ArrowRight")
    assert moment(page) == before + 1
    expect(plot).to_have_attribute("aria-valuenow", str(before + 1))
    plot.focus()
    page.keyboard.press("End")
    last = len(table["review"]["steps"])
    assert moment(page) == last
    winner = table["review"]["winners"][0]
    expect(plot).to_have_attribute("aria-valuetext", re.compile(f"{seat_name(table, winner)} 100"))
    expect(page.locator(".moment2 h2")).to_have_text("The game is over")

    box = plot.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.2, box["y"] + 50)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + 50, steps=4)
    page.mouse.up()
    assert abs(moment(page) - last / 2) <= 2

    decisions = [one for one in table["review"]["judgements"] if one["verdict"] != "fine"]
    of_mine = [one["moment"] for one in decisions if one["seat"] == 0]
    pins = page.locator(".pins button")
    expect(pins).to_have_count(min(5, len(of_mine)))
    page.keyboard.press("Home")
    for pin in pins.all():
        pin.click()
        assert moment(page) in of_mine


def seat_name(table: Looked, seat: int) -> str:
    name: str = table["review"]["seats"][seat]
    return name


def test_the_board_shows_the_moment_and_marks_the_answers(
    visit: Visit, looked: dict[str, Looked]
) -> None:
    """Every drive names a stop: there the answer that was given is ringed, and the best."""
    table = looked["santiago"]
    page = look_back(visit(), table)
    drives = [
        one
        for one in table["review"]["judgements"]
        if one["question"] == "drive" and one["answer"] != one["best"]
    ]
    assert drives, "nobody ever drove elsewhere"
    one = drives[0]
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    for _ in range(one["moment"]):
        page.keyboard.press("ArrowRight")
    assert moment(page) == one["moment"]
    expect(page.locator(".mark-ring.given")).to_have_count(1)
    expect(page.locator(".mark-ring.best")).to_have_count(1)
    options = page.locator(".opts li")
    expect(options.first).to_contain_text("best")
    page.keyboard.press("Shift+ArrowDown")
    expect(options.first).to_have_class(re.compile("looked"))


def test_it_grows_while_it_is_made(visit: Visit, looked: dict[str, Looked]) -> None:
    table = looked["santiago"]
    half = len(table["review"]["steps"]) // 2
    grown = {
        **table["review"],
        "chances": table["review"]["chances"][: half + 1],
        "steps": table["review"]["steps"][:half],
        "balances": [],
        **{
            kind: [one for one in table["review"][kind] if one["moment"] < half]
            for kind in ("chapters", "judgements", "strokes", "beliefs")
        },
        "keys": [],
    }
    visitor = visit()
    page = visitor.sit(table)
    answered(page, grown, 3, 6)
    page.goto(f"{visitor.server}/review/{table['table']}")
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "50")
    expect(page.locator(".tape .coming")).to_be_visible()
    expect(page.locator(".sum")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    assert moment(page) == 1
    page.unroute_all()
    answered(page, table["review"])
    page.wait_for_selector(READY)
    expect(page.locator(".tape .coming")).to_have_count(0)
    assert moment(page) == 1  # who has looked around stays there


def test_a_link_covers_the_end_and_leaves_out_names(
    visit: Visit, looked: dict[str, Looked]
) -> None:
    table = looked["santiago"]
    visitor = visit()
    asked = []
    page = visitor.page
    page.on("request", lambda one: asked.append(one.url))
    answered(page, table["review"])
    page.goto(f"{visitor.server}/review/{table['table']}#nameless&covered")
    expect(page.locator(".shut")).to_be_visible()
    assert not [url for url in asked if url.endswith("/review")]
    assert "won with" not in page.inner_text("body")
    page.get_by_role("button", name="Show win chances").click()
    page.wait_for_selector(READY)
    shown = page.inner_text("body")
    assert "Seat 1" in shown
    assert not re.search(r"\b(Ada|Ben)\b", shown)


def test_a_running_game_is_not_looked_back_on(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me(), bot()])
    visitor = visit()
    page = visitor.sit(made)
    page.goto(f"{visitor.server}/review/{made['table']}")
    expect(page.get_by_role("heading", name="Nothing to review yet")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_barriers_in_any_language(
    visit: Visit, looked: dict[str, Looked], language: str
) -> None:
    game = GAMES[LANGUAGES.index(language) % 3]
    theme = "dark" if language in ("pl", "ru") else "light"
    page = look_back(visit(language, {"theme": theme}), looked[game])
    found = violations(page, f"{game}, {language}")
    assert not unspoken(page)
    page.set_viewport_size(PHONE)
    for tab in range(4):
        page.locator(".ph-tabs button").nth(tab).click()
        found += violations(page, f"{game}, {language}, phone, tab {tab}")
        found += misfits(page, f"phone, tab {tab}")
    page.set_viewport_size(FLAT)
    found += misfits(page, "on its side")
    assert not found, "\n".join(found)


# What can be pressed on a phone is large enough for a finger, and nothing scrolls sideways.
MISFITS = """() => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wide");
    for (const one of document.querySelectorAll(".insight button, .ph-tabs button, .insight a")) {
        const {width, height} = one.getBoundingClientRect();
        const small = width && height < 44 && !one.matches(".tag, .switch");
        if (small) found.push(`${one.className} ${one.innerText} is ${height} high`);
    }
    return found;
}"""


def misfits(page: Page, where: str) -> list[str]:
    return [f"{where}: {one}" for one in page.evaluate(MISFITS)]
