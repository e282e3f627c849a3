"""A table that is not the standard one says so: at the set-up, before one sits down, to the end."""

import json

import httpx2
import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from portside.core.changes import Change
from portside.text.rulebook import rule_book
from portside.text.teller import Teller
from tests.browser.conftest import LANGUAGES, PHONE, ROOT, WIDE, Visit, bot, me, new_table
from tests.browser.playing import ASKED, OVER
from tests.browser.test_looks import unspoken, violations

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
OPTIONS: dict[str, object] = {
    "start_pesos": 5,
    "ships": 3,
    "max_drive_steps": 4,
    "end_goods_returned": False,
}
CHANGES = [
    Change("start_pesos", (), 5, 3),
    Change("ships", (), 3, 7),
    Change("max_drive_steps", (), 4, None),
    Change("end_goods_returned", (), False, True),
]
BOXES = sorted(path.parent.name for path in (ROOT / "web" / "src" / "boards").glob("*/box.ts"))


def told(language: str) -> list[str]:
    teller = Teller(language, "santiago")
    return [teller.change(change) for change in CHANGES]


def set_up(page: Page, language: str) -> None:
    """The options of above, chosen on the page by their names."""
    teller = Teller(language, "santiago")
    for change in CHANGES:
        name = teller.say(f"option-{change.option}")
        if isinstance(change.value, bool):
            page.get_by_role("switch", name=name).click()
        else:
            page.get_by_role("combobox", name=name).select_option(str(change.value))


def rules_in_sight(page: Page) -> list[str]:
    """The paragraphs of the drawer, without the mark of those that differ."""
    page.wait_for_selector(".para")
    words: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".para p")].map(p => {
            const copy = p.cloneNode(true);
            copy.querySelector("small")?.remove();
            return copy.textContent.trim();
        })"""
    )
    return words


def written(language: str, options: dict[str, object]) -> list[str]:
    book = rule_book("santiago", language, options)
    return [one.words for chapter in book.chapters for one in chapter.paragraphs]


def test_a_table_with_other_rules_from_setting_it_to_its_end(visit: Visit) -> None:
    host = visit("pl", {"name": "Ada"}).go("/new/santiago")
    set_up(host, "pl")
    host.locator(".seats > li").nth(2).locator(".close").click()
    host.locator(".ready .button").click()
    host.wait_for_selector(".invite .qr")
    expect(host.locator(".changes li")).to_have_text(told("pl"))

    guest = visit("pl", {"name": "Ben"}).page
    guest.goto(host.locator(".invite input").input_value())
    guest.wait_for_selector(".join")
    expect(guest.locator(".changes li")).to_have_text(told("pl"))
    guest.locator(".join button").click()

    chip = guest.locator(".differs-chip")
    expect(chip).to_have_accessible_name("4 zmienione zasady")
    chip.click()
    expect(guest.get_by_role("dialog").locator(".changes li")).to_have_text(told("pl"))
    guest.get_by_role("dialog").locator(".button").click()  # the rules of this table
    expect(guest.get_by_role("dialog")).to_have_count(0)
    here, usual = written("pl", OPTIONS), written("pl", {})
    assert rules_in_sight(guest) == here
    differing = [words for words, other in zip(here, usual, strict=True) if words != other]
    assert differing, "the rules are told with the table's number of ships"
    expect(guest.locator(".para.own")).to_have_count(len(differing))
    assert guest.locator(".para.own .figure").count() == 0

    guest.keyboard.press("m")  # the language changes under the open table
    guest.get_by_role("dialog").locator(".language select").select_option("it")
    guest.keyboard.press("Escape")
    guest.keyboard.press("r")
    expect(guest.locator(".para").first).to_contain_text(written("it", OPTIONS)[0])
    assert rules_in_sight(guest) == written("it", OPTIONS)
    chip.click()
    expect(guest.get_by_role("dialog").locator(".changes li")).to_have_text(told("it"))

    host.wait_for_selector(".table")
    host.keyboard.press("m")
    host.get_by_role("button", name="Zrezygnuj").click()
    host.locator(".confirm .primary").click()
    host.wait_for_selector(f"{OVER} .rank", timeout=60_000)
    expect(host.locator(".page.end .changes li")).to_have_text(told("pl"))
    host.locator(".tools button").first.click()
    assert rules_in_sight(host) == here


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chip_and_its_list_fit_everywhere(
    visit: Visit, api: httpx2.Client, language: str
) -> None:
    theme = "dark" if language in ("it", "ru") else "light"
    visitor = visit(language, {"theme": theme})
    page = visitor.sit(new_table(api, "santiago", [me(), bot()], options=OPTIONS, title="x" * 60))
    page.wait_for_selector(ASKED)
    chip, window = page.locator(".differs-chip"), page.get_by_role("dialog")
    found: list[str] = []
    for size in (WIDE, {"width": 1280, "height": 720}, SIDEWAYS, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_timeout(100)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        if size == SIDEWAYS:  # there is no bar: the menu has it
            page.locator(".flat-tools .tool").last.click()
            window.locator(".menu .button:has([href='#i-sliders'])").click()
        else:
            expect(chip).to_be_in_viewport(ratio=1)
            expect(page.locator(".tools button").last).to_be_in_viewport(ratio=1)
            box, tools = chip.bounding_box(), page.locator(".tools").bounding_box()
            assert box is not None and tools is not None and box["x"] + box["width"] <= tools["x"]
            chip.click()
        expect(window.locator(".changes li")).to_have_text(told(language))
        expect(window.locator(".button")).to_be_in_viewport(ratio=1)
        found += violations(page, f"{language}, {size}")
        assert not unspoken(page)
        page.keyboard.press("Escape")
        expect(window).to_have_count(0)
    assert not found, "\n".join(found)


def test_a_standard_table_says_nothing_of_rules(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me(), bot(), {"kind": "open"}], public=True)
    visitor = visit()
    page = visitor.sit(made)
    page.wait_for_selector(".invite")
    assert page.locator(".changes").count() == 0
    page = visitor.sit(new_table(api, "santiago", [me(), bot()]))
    page.wait_for_selector(ASKED)
    assert page.locator(".differs-chip").count() == 0
    page.keyboard.press("r")
    assert rules_in_sight(page) == written("en", {})
    assert page.locator(".para.own").count() == 0


def test_a_list_of_tables_marks_those_with_other_rules(visit: Visit, api: httpx2.Client) -> None:
    seats = [me(), {"kind": "open"}]
    new_table(api, "santiago", seats, public=True, title="As usual")
    new_table(api, "santiago", seats, public=True, title="Shorter", options={"ships": 3})
    page = visit("ru").go("/tables")
    shorter = page.locator(".tables li", has_text="Shorter")
    expect(shorter).to_contain_text("1 особое правило")
    expect(page.locator(".tables li", has_text="As usual")).not_to_contain_text("правил")


def test_options_that_could_not_be_loaded_are_asked_for_again(visit: Visit) -> None:
    visitor = visit("it")
    visitor.offline = True  # complaints are expected
    visitor.page.route("**/api/catalogue", lambda route: route.abort())
    page = visitor.go("/new/santiago")
    expect(page.get_by_role("alert")).to_contain_text("Il server")
    page.unroute("**/api/catalogue")
    page.get_by_role("button", name="Riprova ora").click()
    expect(page.locator(".options.broad li")).not_to_have_count(0)
    assert page.get_by_role("alert").count() == 0


@pytest.mark.parametrize("game", BOXES)
def test_an_owner_of_the_box_finds_where_to_enter_it(visit: Visit, game: str) -> None:
    visitor = visit("pl")
    page = visitor.go(f"/new/{game}")
    page.locator(".own-box .button").click()
    window = page.get_by_role("dialog", name="Mam to pudełko")
    expect(window.locator("input, select, button").first).to_be_visible()
    assert violations(page, game) == []
    window.get_by_role("button", name="Gotowe").click()
    expect(page.locator(".own-box .differs")).to_have_text("Tak jak u nas.")

    visitor.offline = True  # a refusal is expected, and told beside the button

    def refuse(route: Route) -> None:
        problem = {"code": "bad-options", "key": "problem-bad-options", "text": "cards: too dear"}
        route.fulfill(status=422, content_type="application/json", body=json.dumps(problem))

    page.route("**/api/tables", refuse)
    page.locator(".ready .button").click()
    expect(page.locator(".own-box [role=alert]")).to_have_text(
        "Tak nie da się grać: cards: too dear"
    )
