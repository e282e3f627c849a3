"""Without eyes: a script plays that knows only roles and names, and hears all there is to know."""

import random
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from portside.text.teller import Teller
from tests.browser.conftest import GAMES, PHONE, WIDE, Json, Visit, bot, me, new_table
from tests.browser.playing import ASKED, OVER, RESULT, play, seq, wait_asked

NAMES = ["Ada", "Otis", "Bo"]
DECISIONS = 20
PATIENCE = 60.0  # seconds for one decision: a busy machine is slow, and that is no failure
# Beside every question, and never an answer to it.
HELP = re.compile(r"Why not|What happened|^(Rule )?(SC|MA|CN)-")


@dataclass(frozen=True)
class Node:
    role: str
    name: str
    inside: tuple[str, ...]  # the names of the regions and dialogs around it
    disabled: bool = False
    pressed: bool = False
    focused: bool = False


@dataclass
class Listener:
    """What a screen reader is given: the browser's own tree, and presses by role and name."""

    page: Page
    nodes: list[Node] = field(default_factory=list)

    def listen(self) -> None:
        session = self.page.context.new_cdp_session(self.page)
        found = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        by_id = {one["nodeId"]: one for one in found}
        self.nodes = [heard(one, by_id) for one in found if not one["ignored"]]

    def names(self, *roles: str) -> list[str]:
        return [node.name for node in self.nodes if node.role in roles]

    def told(self) -> set[str]:
        """The sentences of the board, and what its pictures are called."""
        return set(self.names("StaticText", "image", "button"))

    def buttons(self, within: str) -> list[Node]:
        return [
            node
            for node in self.nodes
            if node.role == "button" and within in node.inside and not node.disabled
        ]

    def press(self, node: Node, within: str) -> None:
        around = self.page.get_by_role("dialog" if within == DEAL else "region", name=within)
        around.get_by_role("button", name=node.name, exact=True).first.click(no_wait_after=True)


DEAL = "The deal"


def heard(node: Json, by_id: dict[str, Json]) -> Node:
    def value(one: Json, key: str) -> str:
        return str(one.get(key, {}).get("value", ""))

    inside = []
    above = by_id.get(node.get("parentId", ""))
    while above:
        if value(above, "role") in ("region", "dialog"):
            inside.append(value(above, "name"))
        above = by_id.get(above.get("parentId", ""))
    has = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return Node(
        value(node, "role"),
        " ".join(value(node, "name").split()),
        tuple(inside),
        disabled=bool(has.get("disabled")),
        pressed=has.get("pressed") == "true",
        focused=bool(has.get("focused")),
    )


def count(n: int, one: str) -> str:
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


def capital(words: str) -> str:
    return words[0].upper() + words[1:]


# --- What must be told, made from the view by the rules: nothing of the client's own words for it.


def santiago_tells(view: Json, say: Teller) -> Iterator[str]:
    """Car, people, buildings, ship and supply."""
    table = view["table"]
    stops = [None, *table["cubans"]]
    to_port = (10 - table["car"]) % 10
    here = stops[table["car"]]
    yield (
        f"The car is at {say.name('cuban', here)}, {count(to_port, 'stop')} before the port."
        if here
        else "The car is at the port."
    )
    for ahead in range(1, 11):
        cuban = stops[(table["car"] + ahead) % 10]
        name = say.name("cuban", cuban) if cuban else "Port"
        rests = "; out of business" if cuban in table["inactive"] else ""
        trade = f"; {say.say(f'cuban-{cuban}', 'trade')}; .*" if cuban else ""
        yield f"{count(ahead, 'stop')} ahead: {name}{trade}{rests}."
    for place, building in enumerate(table["buildings"]):
        flower = ("yellow", "blue", "red", "white")[place // 3]
        owner = table["owner"].get(building)
        owned = "nobody owns it" if owner is None else f"owner: {NAMES[owner]}"
        pawns = [NAMES[seat] for seat, at in enumerate(table["pawn"]) if at == building]
        inside = f"; pawn inside: {', '.join(pawns)}" if pawns else ""
        yield f"{say.name('building', building)} \\({flower}\\); {owned}{inside}."
    for good, left in table["supply"].items():
        yield f"{capital(say.name('good', good))}: {left} left."
    if table["ship_in_port"]:
        wanted = {say.name("good", good): n for good, n in table["demand"].items() if n}
        yield "".join(f"(?=.*\\b{n} × {good}\\b)" for good, n in wanted.items()) + ".* wants.*"
        yield f"A good loaded now is worth {table['marker']} VP, wood 1 VP."
    yield count(table["pesos"][0], "peso")
    yield f"{table['vp'][0]} VP"
    for good, n in table["goods"][0].items():
        yield f"{n} × {say.name('good', good)}"


def manila_tells(view: Json, _: Teller) -> Iterator[str]:
    """Boats, places with their prices, the market, and what everybody holds."""
    table = view["table"]
    seat_costs = {
        "ginseng": [1, 2, 3],
        "nutmeg": [2, 3, 4],
        "silk": [3, 4, 5],
        "jade": [3, 4, 5, 5],
    }
    for ware, boat in table["boats"].items():
        crew = [NAMES[seat] for seat in boat["crew"] if seat is not None]
        aboard = f"aboard: {', '.join(crew)}" if crew else "nobody aboard"
        if boat["position"] is None:
            at = f"{capital(boat['status'])} {boat['berth'].upper()}"
            yield f"{capital(ware)} boat: {at}; .*{aboard}."
            continue
        to_go = count(14 - boat["position"], "space")
        free = boat["crew"].count(None)
        price = count(seat_costs[ware][boat["crew"].index(None)], "peso") if free else ""
        seats = {0: "no free seat", 1: f"1 free seat, it costs {price}"}.get(
            free, f"{free} free seats, the next costs {price}"
        )
        at = f"on space {boat['position']} of 13, {to_go} from the harbour"
        yield f"{capital(ware)} boat: {at}; .*{aboard}; {seats}."
    for kind in ("harbour", "shipyard"):
        for berth, cost in (("a", 4), ("b", 3), ("c", 2)):
            seat = table[kind][berth]
            stands = f"free, costs {cost} pesos" if seat is None else NAMES[seat]
            yield f"{capital(kind)} {berth.upper()}: {stands}. .*"
    for ware, stands in table["market"].items():
        price = count(max(5, stands), "peso")
        left = table["supply"][ware]
        at = count(stands, "peso")
        yield f"{capital(ware)}: stands at {at}; a share costs {price}; {left} left."
    for seat, cash in enumerate(table["cash"]):
        yield count(cash, "peso")
        if seat != 0:
            yield f"Shares, face down: {table['shares'][seat]}; pledged: {table['pledged'][seat]}"
    own = sum(table["shares"][0].values())
    yield f"{count(own, 'share')}(: .*)?"


def cargo_noir_tells(view: Json, say: Teller) -> Iterator[str]:
    """Ports with their goods and who lies there, and what everybody has."""
    for port, harbour in view["table"]["ports"].items():
        goods = ", ".join(say.name("good", good) for good in harbour["goods"] if good)
        stacks = "".join(
            f"(?=.*\\b{NAMES[int(seat)]} {coins}\\b)" for seat, coins in harbour["stacks"].items()
        )
        yield f"{stacks}{say.name('port', port)}. {goods}.*"
    for coins in view["table"]["safe"]:
        yield count(coins, "coin")


TELLS: dict[str, Callable[[Json, Teller], Iterator[str]]] = {
    "santiago": santiago_tells,
    "manila": manila_tells,
    "cargo_noir": cargo_noir_tells,
}


def prices(game: str, question: Json, view: Json, say: Teller) -> Iterator[str]:
    """What the names of buttons must say about the answers offered, by what the rules will do."""
    for offer in question["offers"]:
        verb, *words = offer["answer"].split(" ")
        own = [one for one in offer["happenings"] if one["seat"] == 0]
        paid = sum(one["amount"] or 0 for one in own if one["kind"] in ("pay", "place", "buy"))
        if verb == "drive":
            stop = (view["table"]["car"] + int(words[0])) % 10
            cuban = view["table"]["cubans"][stop - 1] if stop else None
            name = say.name("cuban", cuban) if cuban else "Port"
            yield f"{name}( , a lap)? {count(paid, 'peso') if paid else 'free'}.*"
        elif game == "manila" and verb in ("place", "buy") and paid:
            thing = capital(say.named(words[0]))
            yield f"{thing} \\(costs {count(paid, 'peso')}.*\\)"
        elif question["name"] in ("bank", "church", "sawmill") and verb == "use":
            yield r".* \(.*gives .*\)"
        elif game == "cargo_noir" and verb == "buy":
            yield f"{say.named(words[0])} .* \\({count(paid, 'coin')}\\)"


# --- The table, and somebody at it who only listens.


@dataclass
class Seat:
    """The same seat by the API: what the tree is compared with."""

    api: httpx2.Client
    table: str
    token: str

    def look(self) -> Json:
        reply = self.api.get(
            f"tables/{self.table}", headers={"Authorization": f"Bearer {self.token}"}
        )
        reply.raise_for_status()
        found: Json = reply.json()
        return found

    def answer(self) -> None:
        """From another device: the page did not ask for it."""
        known = self.look()
        body = {
            "seq": known["seq"],
            "answer": known["question"]["offers"][0]["answer"],
            "key": f"elsewhere{known['seq']:05}",
        }
        headers = {"Authorization": f"Bearer {self.token}"}
        self.api.post(f"tables/{self.table}/answers", json=body, headers=headers).raise_for_status()


def seated(
    visit: Visit, api: httpx2.Client, game: str, options: Json | None = None, **more: Any
) -> tuple[Listener, Seat]:
    made = new_table(api, game, [me(), bot("Otis"), bot("Bo")], options=options or {})
    page = visit(**more).sit(made)
    return Listener(page), Seat(api, made["table"], made["tickets"][0]["token"])


def asked(page: Page, seat: Seat) -> Json:
    """What the seat is asked, once its page asks it too and every result on the way is read.

    Right after an answer the page still shows the question before.
    """
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert wait_asked(page)
        known = seat.look()
        asks = page.query_selector(ASKED) and not page.query_selector(RESULT)
        if asks and seq(page) == known["seq"]:
            return known
        page.wait_for_timeout(30)
    raise AssertionError(f"the page does not ask what the seat is asked: {known}")


def heading(known: Json, say: Teller) -> str:
    """The question as it is asked; El Zorro says whom he holds up for: the driver (SC-5.6)."""
    name = known["question"]["name"]
    if name != "zorro":
        return say.say(f"question-{name}")
    driver = known["info"]["seats"][known["view"]["table"]["turn"]]["name"]
    return say.say("question-zorro", "by", seat=driver)


def decide(listener: Listener, seat: Seat, question: str, dice: random.Random) -> None:
    """Press what has a name until something is answered."""
    before = seat.look()["seq"]
    until = time.monotonic() + PATIENCE
    presses = 0
    while time.monotonic() < until:
        listener.listen()
        dealing = any(DEAL in node.inside for node in listener.nodes)
        within = DEAL if dealing and presses % 3 else question
        buttons = [node for node in listener.buttons(within) if not HELP.search(node.name)]
        fresh = [node for node in buttons if not node.pressed] or buttons
        skip = [node for node in buttons if presses > 4 and node.name == "No trade"]
        if fresh:
            listener.press(dice.choice(skip or fresh), within)
        presses += 1
        for _ in range(10):
            if seat.look()["seq"] != before:
                return
            listener.page.wait_for_timeout(30)
    raise AssertionError(f"nothing could be answered: {question}")


def missing(wanted: Iterator[str], told: set[str]) -> list[str]:
    return [one for one in wanted if not any(re.fullmatch(one, name) for name in told)]


@pytest.mark.parametrize("game", GAMES)
def test_decisions_by_ear_alone(visit: Visit, api: httpx2.Client, game: str) -> None:
    """Question, costs and board are in the tree, with the values of the game's own view."""
    listener, seat = seated(visit, api, game)
    say = Teller("en", game)
    dice = random.Random(4)
    for decision in range(DECISIONS):
        known = asked(listener.page, seat)
        listener.listen()
        question = heading(known, say)
        assert question in listener.names("heading"), question
        focused = [node.role for node in listener.nodes if node.focused]
        assert decision == 0 or focused not in ([], ["RootWebArea"]), f"no focus at: {question}"
        assert missing(TELLS[game](known["view"], say), listener.told()) == []
        buttons = {node.name for node in listener.buttons(question)}
        assert missing(prices(game, known["question"], known["view"], say), buttons) == []
        decide(listener, seat, question, dice)


def test_the_card_says_what_its_picture_shows(visit: Visit, api: httpx2.Client) -> None:
    listener, _ = seated(visit, api, "manila")
    page = listener.page
    assert wait_asked(page)
    page.get_by_role("button", name=re.compile(r"^Bid 5\b.*costs 5 pesos")).first.focus()
    expect(page.get_by_role("note")).to_contain_text("costs 5 pesos, only if you win")


# How long the focus lay nowhere: a count of frames, from the first answer on.
NOWHERE = """() => {
    window.nowhere = 0;
    const look = () => {
        if (document.activeElement === document.body) window.nowhere += 1;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_is_never_lost(visit: Visit, api: httpx2.Client, game: str) -> None:
    """Every answer by keyboard leads to the next question or to whom one waits for."""
    listener, seat = seated(visit, api, game)
    page = listener.page
    say = Teller("en", game)
    for decision in range(6):
        known = asked(page, seat)
        question = page.get_by_role("heading", name=heading(known, say))
        if decision > 0:
            expect(question).to_be_focused()
        else:
            question.focus()
            page.evaluate(NOWHERE)
        before = known["seq"]
        for _ in range(30):
            page.keyboard.press("Tab")
            button = page.evaluate(
                "document.activeElement.matches('.prompt :is(.answer, .primary, .aside)')"
            )
            if not button:
                continue
            page.keyboard.press("Enter")
            page.wait_for_timeout(250)
            if seat.look()["seq"] != before:
                break
        assert seat.look()["seq"] != before
    assert page.evaluate("nowhere") == 0


def test_whoever_types_is_left_alone(visit: Visit, api: httpx2.Client) -> None:
    """A question that comes while one writes to the others does not take the words away."""
    listener, seat = seated(visit, api, "santiago")
    page = listener.page
    assert wait_asked(page)
    page.get_by_role("tab", name="Chat").first.click()
    field = page.get_by_role("textbox")
    field.fill("One mo")
    before = seat.look()["seq"]
    seat.answer()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    assert wait_asked(page)
    page.keyboard.type("ment")
    expect(field).to_be_focused()
    expect(field).to_have_value("One moment")


def test_an_answer_given_elsewhere_moves_the_focus(visit: Visit, api: httpx2.Client) -> None:
    """What one was looking at is gone: the focus goes to what is asked now."""
    listener, seat = seated(visit, api, "santiago")
    page = listener.page
    assert wait_asked(page)
    page.locator(".prompt .answer").first.focus()
    before = seat.look()["seq"]
    seat.answer()
    expect(page.locator(".table")).not_to_have_attribute("data-seq", str(before))
    assert wait_asked(page)
    expect(page.locator("#question")).to_be_focused()


def test_the_end_takes_the_focus_and_is_told(visit: Visit, api: httpx2.Client) -> None:
    listener, seat = seated(visit, api, "santiago", options={"ships": 1})
    page = listener.page
    play(page, seed=5)
    page.wait_for_selector(f"{OVER} .rank")
    info = seat.look()["info"]
    winner = NAMES[info["winners"][0]]
    expect(page.get_by_role("heading", name=f"{winner} takes the harbour")).to_be_focused()
    told = page.get_by_role("status")
    for name, score in zip(NAMES, info["scores"], strict=True):
        expect(told).to_contain_text(f"{name}: {count(score, 'point')}")
        expect(page.get_by_role("img", name=count(score, "point")).first).to_be_attached()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_forced_colours_mark_what_is_chosen(
    visit: Visit, api: httpx2.Client, size: ViewportSize
) -> None:
    """The system's colours know no shade of ours: the chosen tab is filled with one of them."""
    listener, _ = seated(visit, api, "santiago", viewport=size, forced_colors="active")
    page = listener.page
    assert wait_asked(page)
    tabs = page.locator("[role=tab]:visible")
    shades = tabs.evaluate_all(
        "tabs => tabs.map(tab => [tab.ariaSelected, getComputedStyle(tab).backgroundColor])"
    )
    chosen = {shade for selected, shade in shades if selected == "true"}
    others = {shade for selected, shade in shades if selected != "true"}
    assert chosen and others and not chosen & others
    answer = page.locator(".prompt .answer")
    answer.first.focus()
    shown = "one => getComputedStyle(one).backgroundColor"
    assert answer.first.evaluate(shown) in chosen
    assert answer.nth(1).evaluate(shown) not in chosen
