"""Odds at the table: what is drawn is what the server reckons, only where it may be asked for."""

from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import PHONE, WIDE, Json, Visit, bot, me, new_table
from tests.browser.playing import ASKED, wait_asked
from tests.browser.test_looks import violations

ANSWERS = ".prompt .answer:not(.aside, [disabled]), .prompt .flow button.primary:not([disabled])"
SHOWN = """() => Object.fromEntries([...document.querySelectorAll("[data-odds]")].map((one) =>
    [one.dataset.odds, [...one.querySelectorAll("text, td")].map((part) =>
        part.textContent.trim()).filter((said) => said)]))"""
TAKES_POINTER = """() => [...document.querySelectorAll(".odds-layer [data-odds]")].some((one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return document.elementsFromPoint(left + width / 2, top + height / 2).some((hit) =>
        hit.closest(".odds-layer"));
})"""


def rounded(n: float, places: str) -> Decimal:
    return Decimal(n).quantize(Decimal(places), ROUND_HALF_UP)


def in_hundred(chance: float) -> str:
    return str(rounded(chance * 100, "1"))


def pesos(n: float) -> str:
    written = rounded(abs(n), "0.1")
    return f"{'±' if written == 0 else '+' if n > 0 else '−'}{written}"


def of_manila(figures: Json) -> dict[str, list[str]]:
    at_sea = {
        f"boat:{ware}": [in_hundred(ends[end]) for end in ("arrive", "thirteen", "shipyard")]
        for ware, ends in figures["boats"].items()
    }
    return at_sea | {f"place:{place}": [pesos(n)] for place, n in figures["places"].items()}


def of_santiago(figures: Json) -> dict[str, list[str]]:
    port, dice = figures["port"], figures["dice"]
    most = max(map(len, dice.values()))
    return {f"seat:{way['seat']}": way_of(way, port["cost"]) for way in port["seats"]} | {
        f"die:{good}": [
            *[in_hundred(one) if one else "–" for one in chances],
            *["–"] * (most - len(chances)),
        ]
        for good, chances in dice.items()
    }


def way_of(way: Json, cost: int) -> list[str]:
    stops = f"{way['reach']} stop{'s' if way['reach'] != 1 else ''}"
    free = f"costs {cost}" if cost else "free"
    return [stops, f"yes, {free}" if way["reaches"] else f"no, {way['short']} short"]


def of_cargo_noir(figures: Json) -> dict[str, list[str]]:
    bag = figures["bag"]
    return {
        f"good:{good}": [str(bag["goods"][good]), f"{in_hundred(chance)}%"]
        for good, chance in bag["chance"].items()
    } | {f"port:{port}": bid_of(bid) for port, bid in figures["ports"].items()}


def bid_of(bid: Json) -> list[str]:
    dear = "" if bid["affords"] else ", too much"
    adds = f"{bid['adds']}{dear}" if bid["adds"] else "you lead"
    return [str(bid["worth"]), str(bid["beats"]), adds]


TOLD: dict[str, Callable[[Json], dict[str, list[str]]]] = {
    "manila": of_manila,
    "santiago": of_santiago,
    "cargo_noir": of_cargo_noir,
}
# The panel of Santiago tells the mean as well, and the road how far everybody drives.
BESIDES = ("stop:",)


def shown(page: Page) -> dict[str, list[str]]:
    found: dict[str, list[str]] = page.evaluate(SHOWN)
    return {
        key: said[:-1] if key.startswith("die:") else said
        for key, said in found.items()
        if not key.startswith(BESIDES)
    }


def reckoned(api: httpx2.Client, made: Json) -> dict[str, list[str]]:
    figures = get(api, made, "/odds")["figures"]
    return TOLD[made["game"]](figures)


def get(api: httpx2.Client, made: Json, path: str = "") -> Any:
    reply = api.get(f"tables/{made['table']}{path}", headers=bearer(made))
    return reply.raise_for_status().json()


def bearer(made: Json) -> dict[str, str]:
    return {"Authorization": f"Bearer {made['tickets'][0]['token']}"}


def with_boats_at_sea(api: httpx2.Client, game: str) -> Json:
    """Ada is asked; in Manila where an accomplice goes, after the bots have launched."""
    made = new_table(api, game, [me(), bot("Ben"), bot("Cleo")]) | {"game": game}
    for key in range(100):
        while (seen := get(api, made))["question"]["seat"] != 0:
            pass
        if seen["question"]["name"] in ("place", "drive", "send"):
            return made
        offers = [one["answer"] for one in seen["question"]["offers"]]
        answer = "pass" if "pass" in offers else offers[0]
        body = {"seq": seen["seq"], "answer": answer, "key": f"{key:032x}"}
        api.post(f"tables/{made['table']}/answers", json=body, headers=bearer(made))
    raise AssertionError(f"{game}: Ada was never asked")


def are_reckoned(page: Page, api: httpx2.Client, made: Json) -> dict[str, list[str]]:
    expected = reckoned(api, made)
    found = f"const found = ({SHOWN})()"
    page.wait_for_function(
        f"keys => {{ {found}; return keys.every((one) => one in found); }}", arg=list(expected)
    )
    assert shown(page) == expected
    return expected


@pytest.mark.parametrize(
    ("game", "viewport"), [("manila", WIDE), ("santiago", PHONE), ("cargo_noir", WIDE)]
)
def test_what_is_drawn_is_what_is_reckoned(
    visit: Visit, api: httpx2.Client, game: str, viewport: Any
) -> None:
    made = with_boats_at_sea(api, game)
    page = visit(viewport=viewport, settings={"results": False}).sit(made)
    assert wait_asked(page)
    expect(page.locator("[data-odds]")).to_have_count(0)
    page.get_by_role("switch", name="Odds", exact=True).click()
    before = are_reckoned(page, api, made)
    assert not page.evaluate(TAKES_POINTER)
    assert violations(page, game) == []
    page.keyboard.press(",")  # what was reckoned then nobody knows
    expect(page.locator("[data-odds]")).to_have_count(0)
    page.keyboard.press("n")
    page.wait_for_selector(ASKED)
    asked = page.get_attribute(".table", "data-seq")
    while page.get_attribute(".table", "data-seq") == asked:
        page.locator(ANSWERS).last.click()
        page.wait_for_timeout(100)
    assert wait_asked(page)
    assert are_reckoned(page, api, made) != before
    page.keyboard.press("o")
    expect(page.locator("[data-odds]")).to_have_count(0)


def keep_in(wanted: list[str]) -> Callable[[Request], None]:
    return lambda sent: wanted.append(sent.url)


def test_nobody_else_sees_any(visit: Visit, api: httpx2.Client) -> None:
    """Neither who watches, nor whoever plays where advice is not allowed."""
    made = with_boats_at_sea(api, "manila")
    public = new_table(api, "santiago", [me(), bot()], public=True)
    for table in (made, public):
        visitor = visit(settings={"odds": True})
        wanted: list[str] = []
        visitor.page.on("request", keep_in(wanted))
        page = visitor.sit(table) if table is public else visitor.go(f"/t/{table['table']}")
        page.wait_for_selector(".table[data-drawn]")
        page.keyboard.press("o")
        page.wait_for_timeout(200)
        assert page.get_by_role("switch", name="Odds", exact=True).count() == 0
        assert page.locator("[data-odds]").count() == 0
        assert not [url for url in wanted if url.endswith("/odds")]
