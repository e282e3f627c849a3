"""Every page and state in four languages, light and dark, wide and on a phone."""

import re
from pathlib import Path
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import GAMES, LANGUAGES, PHONE, ROOT, Visit, bot, me, new_table
from tests.browser.playing import ASKED, play, wait_asked

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOCALES = ROOT / "src" / "portside" / "locales"
# Every game in two languages; what the shell puts around every board once in each language.
AT_TABLES = [
    ("en", "santiago", True),
    ("pl", "manila", True),
    ("it", "cargo_noir", True),
    ("ru", "manila", True),
    ("it", "santiago", False),
    ("en", "cargo_noir", False),
]
SEATS = {"santiago": 2, "manila": 3, "cargo_noir": 2}


def violations(page: Page, where: str) -> list[str]:
    page.evaluate(Path(AXE).read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{where}: {one['id']} {[node['html'][:160] for node in one['nodes'][:2]]}" for one in found
    ]


def keys() -> set[str]:
    """The words' keys: none of them may ever be seen."""
    found: set[str] = set()
    for path in (LOCALES / "en").glob("*.ftl"):
        found |= set(re.findall(r"^([a-z]+-[\w-]+) =", path.read_text("utf-8"), re.M))
    return found


KEYS = keys()


def unspoken(page: Page) -> set[str]:
    return KEYS & set(re.findall(r"[a-z]+-[\w-]+", page.inner_text("body")))


WIDE = "document.documentElement.scrollWidth - innerWidth"


def seats(game: str) -> list[dict[str, Any]]:
    return [me(), *[bot(name) for name in ("Otis", "Vera")[: SEATS[game] - 1]]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_barriers_on_any_page(visit: Visit, language: str, theme: str) -> None:
    visitor = visit(language, {"theme": theme})
    found: list[str] = []
    page = visitor.go("/")
    assert page.evaluate("document.documentElement.lang") == language
    found += violations(page, "start")
    page.locator(".against").first.click()
    page.wait_for_selector("dialog[open] .level")
    found += violations(page, "start, whom to play against")
    page.keyboard.press("Escape")
    page.locator(".site nav button").last.click()
    page.wait_for_selector("dialog[open]")
    found += violations(page, "settings")
    for path in ("/new/manila", "/tables", "/rules/santiago", "/nowhere"):
        page = visitor.go(path)
        page.wait_for_timeout(200)
        found += violations(page, path)
        assert not unspoken(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_wider_than_the_narrowest_window(
    visit: Visit, api: httpx2.Client, language: str
) -> None:
    made = new_table(api, "manila", [me(), {"kind": "open"}, bot()])
    visitor = visit(language, viewport={"width": 320, "height": 640})
    visitor.sit(made).wait_for_selector(".waiting-seats")
    wide = [made["table"]] if visitor.page.evaluate(WIDE) > 0 else []
    for path in ("/", "/new/manila", "/tables", "/learn", "/rules/santiago", "/nowhere"):
        page = visitor.go(path)
        page.wait_for_timeout(100)
        wide += [path] if page.evaluate(WIDE) > 0 else []
    assert wide == []


@pytest.mark.parametrize(("language", "game", "whole"), AT_TABLES)
def test_no_barriers_at_the_table(
    visit: Visit, api: httpx2.Client, language: str, game: str, whole: bool
) -> None:
    found: list[str] = []
    made = new_table(api, game, seats(game))
    visitor = visit(language, {"theme": "light"})
    page = visitor.sit(made)
    play(page, seed=LANGUAGES.index(language), most=3)
    wait_asked(page)
    found += violations(page, "asked, light")
    page.locator(".tools button").nth(2).click()
    found += violations(page, "asked, dark")
    assert not unspoken(page)
    if whole:
        found += around_the_board(page)
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(100)
    found += violations(page, "phone")
    assert not found, "\n".join(found)


def around_the_board(page: Page) -> list[str]:
    found: list[str] = []
    for key, state in (("m", "menu"), ("?", "keys"), ("r", "rules")):
        page.keyboard.press(key)
        page.wait_for_timeout(150)
        found += violations(page, state)
        page.keyboard.press("Escape")
    page.keyboard.press(",")
    page.wait_for_selector(".prompt.past")
    found += violations(page, "looking back")
    page.keyboard.press("n")
    page.set_viewport_size(PHONE)
    for tab in (1, 2, 3, 0):
        page.locator(".tabs button").nth(tab).click()
        found += violations(page, f"phone, tab {tab}")
    return found


@pytest.fixture(scope="session")
def finished(api: httpx2.Client) -> dict[str, str]:
    """Games that bots have played to the end, by name."""
    tables = {}
    for game in GAMES:
        made = new_table(api, game, seats(game))
        token = made["tickets"][0]["token"]
        headers = {"Authorization": f"Bearer {token}"}
        api.post(f"tables/{made['table']}/resign", json={}, headers=headers).raise_for_status()
        tables[game] = made["table"]
    return tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_barriers_at_the_end(visit: Visit, finished: dict[str, str], language: str) -> None:
    visitor = visit(language)
    found: list[str] = []
    for game, table in finished.items():
        page = visitor.page
        page.goto(f"{visitor.server}/t/{table}")
        page.wait_for_selector(".endpage .rank", timeout=90_000)
        found += violations(page, f"end of {game}")
        assert not unspoken(page)
        page.goto(f"{visitor.server}/fair/{table}")
        page.wait_for_selector(".fair .field")
        found += violations(page, f"fair dice of {game}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_barriers_around_a_table(visit: Visit, api: httpx2.Client, language: str) -> None:
    """Waiting for players, joining them or not, handing over, looking on, a lost line."""
    theme = "dark" if language in ("pl", "ru") else "light"
    found: list[str] = []
    visitor = visit(language, {"theme": theme})
    gathers = new_table(api, "manila", [*seats("manila"), {"kind": "open", "name": "Ben"}])
    page = visitor.sit(gathers)
    page.wait_for_selector(".invite .qr")
    found += violations(page, "gathering")
    page = visitor.sit(new_table(api, "santiago", [me(), me("Ben")]))
    page.wait_for_selector(".handover")
    found += violations(page, "hand-over")
    assert not unspoken(page)

    guest = visit(language, {"theme": theme})
    guest.page.goto(f"{guest.server}/t/{gathers['table']}#i={gathers['invitations'][0]['invite']}")
    guest.page.wait_for_selector(".join")
    found += violations(guest.page, "joining")
    guest.page.goto(f"{guest.server}/t/{gathers['table']}?")
    guest.page.wait_for_selector(".no-seat")
    found += violations(guest.page, "by invitation")
    watched = new_table(api, "cargo_noir", seats("cargo_noir"), public=True)
    guest.page.goto(f"{guest.server}/t/{watched['table']}")
    guest.page.wait_for_selector(".table .prompt")
    found += violations(guest.page, "looking on")
    guest.page.evaluate("location.hash = 'i=an-old-invitation'")
    guest.page.wait_for_selector(".no-seat .button")
    found += violations(guest.page, "the seat is taken")
    assert not unspoken(guest.page)
    guest.page.locator(".no-seat .button").click()
    guest.page.wait_for_selector(".table .prompt")
    guest.go_offline(True)
    guest.page.wait_for_selector(".notice")
    found += violations(guest.page, "the line is lost")
    assert not unspoken(guest.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_held_upright(visit: Visit, api: httpx2.Client, language: str, game: str) -> None:
    visitor = visit(language, viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.sit(new_table(api, game, seats(game)))
    page.wait_for_selector(ASKED)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    first = page.locator(".prompt button").first.bounding_box()
    assert first is not None
    assert first["y"] + first["height"] <= PHONE["height"]
    looked_at = page.locator(".prompt .answer:not(.at-once)")  # a quick bid is one tap
    if looked_at.count() > 0:
        looked_at.first.tap()
        expect(page.locator(".note.looked .give")).to_be_in_viewport(ratio=1)
    assert (looked_at.count() > 0) == (game != "manila")
    assert violations(page, "an answer looked at") == []
    for path in ("/", "/new", "/tables", "/rules") if game == GAMES[0] else ():
        visitor.go(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path
