"""Nothing told at one screen: until the next person says who they are, the page is everybody's.

Two servers hold the same table in two worlds, which differ only in what is hidden from somebody.
Whoever sits in front sees them differ; at every hand-over the two documents are the same, byte for
byte, whatever is opened, and so is everything that was drawn since the hand-over began.
"""

import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import msgspec
import pytest
import uvicorn
from playwright.sync_api import Page, ViewportSize, expect

from portside import NOBODY
from portside.server import viewers
from portside.server.entries import Entry
from portside.server.ledger import Ledger, ahead
from portside.server.serving import make_server
from portside.server.settings import Settings
from portside.server.table import Table
from tests.browser.conftest import GAMES, PHONE, WIDE, Visit, bot, me, new_table
from tests.browser.playing import ASKED, PATIENCE, seq
from tests.server import worlds

SEATS = 3
HANDOVERS = 3
MARKED = 2_000  # milliseconds that a board marks at most what has changed
HIDDEN = {"cash_is_public": False}  # then a bid is a secret too, and handed over
HIDING = ("santiago", "manila")  # in Cargo Noir everything lies open

# The whole of it, without the address of the server; and all that it has been, at every change of
# it, since a hand-over began or somebody was asked openly.
FILM = """() => {
    const clock = / data-(ready|guarded)="true"/g;  // for how long the question has been there
    const written = (page) => document.title + page.outerHTML;
    // A part that is fetched may come a moment later: it says nothing yet, or it is compared.
    const silent = /\\s*<div class="unseen" aria-live="polite"><\\/div>\\s*/g;
    window.whole = (page = document.documentElement) =>
        [location.origin, clock, "<!---->", silent, /\\s+(?=<)/g]
            .reduce((words, nothing) => words.replaceAll(nothing, ""), written(page));
    // The steps below the board come once their room was measured: in which frame is anybody's
    // guess. They are compared when they are there.
    const without_steps = () => {
        const page = document.documentElement.cloneNode(true);
        page.querySelectorAll(".ticker .replay").forEach((steps) => steps.remove());
        return page;
    };
    window.film = new Set();
    const look = () => {
        const watched = document.querySelector(".handover, .table[data-openly]");
        if (watched) film.add(whole(without_steps()));
        else film.clear();
    };
    new MutationObserver(look).observe(document, {
        subtree: true, childList: true, attributes: true, characterData: true,
    });
}"""

# What is fetched when a tab is opened for the first time.
PARTS = {"Log": ".replay:visible", "Chat": ".foot .say"}

Serve = Callable[[Ledger], tuple[str, Table]]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """A server of its own for a table, in this process: no other can hold a world made by hand."""
    running: list[tuple[uvicorn.Server, threading.Thread]] = []

    def begin(table: Ledger) -> tuple[str, Table]:
        settings = Settings(data=tmp_path / str(len(running)), rate=0, workers=1)
        server = make_server(settings, "127.0.0.1", 0)
        service = server.config.app.service  # type: ignore[union-attr]
        service.tables.storage.add = nothing_is_stored  # the table was never set there
        live = service.tables.live[worlds.TABLE] = Table(service.tables, table)
        thread = threading.Thread(target=server.run, daemon=True)
        running.append((server, thread))
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            thread.join(0.02)
        port = server.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}", live

    yield begin
    for server, _ in running:
        server.should_exit = True
    for _, thread in running:
        thread.join(10)


async def nothing_is_stored(_: object) -> None:
    """All of it is in memory."""


def two_worlds(game: str, question: str = "") -> tuple[Ledger, Ledger]:
    """In the midst of a game: everybody's secrets are others, and the same luck lies ahead."""
    dice = random.Random(11)
    one = worlds.table(game, SEATS, {}, worlds.SECRETS[0])
    while one.seq < 30 or one.asked is None or question not in one.s.question():
        worlds.play_once(one, dice)
    other = worlds.other_world(one, NOBODY, dice)
    while other is None or (game in HIDING and other.s.position() == one.s.position()):
        other = worlds.other_world(one, NOBODY, dice)
    other.head.secret, other.luck = one.head.secret, one.luck.copy()
    return one, other


class World:
    """One of the two: its table, and the page of those who share a screen there."""

    def __init__(self, served: tuple[str, Table], visit: Visit, size: ViewportSize) -> None:
        url, self.live = served
        self.api = f"{url}/api/tables/{worlds.TABLE}"
        tickets = [
            {"table": worlds.TABLE, "seat": seat, "token": worlds.token_of(seat), "code": ""}
            for seat in range(SEATS)
        ]
        visitor = visit(viewport=size)
        visitor.server = url
        visitor.page.clock.install()
        self.page = visitor.sit({"table": worlds.TABLE, "tickets": tickets, "invitations": []})
        self.page.wait_for_selector(".table[data-drawn]")  # a new page is drawn part by part
        self.page.wait_for_load_state("networkidle")  # and some parts are fetched
        self.page.evaluate(FILM)
        self.wait()
        self.page.evaluate("film.clear()")  # how a page is opened is not what is compared

    @property
    def table(self) -> Ledger:
        return self.live.ledger

    def after(self, words: str) -> bytes:
        """What a spectator is told after this answer."""
        s = self.table.s
        made = ahead(self.table, [Entry(0.0, int(s.to_move), answer=s.read(words), words=words)])
        made.follow(0.0)
        return msgspec.json.encode(viewers.snapshot(made.ledger, NOBODY, viewers.info(made.ledger)))

    def give(self, words: str) -> None:
        """By a click; where it takes several, from another device."""
        before = self.table
        button = self.page.query_selector(f'.prompt .answer[data-answer="{words}"]')
        if button:
            button.click()
        else:
            body = {"seq": before.seq, "answer": words, "key": f"given-{before.seq}"}
            seat = {"Authorization": f"Bearer {worlds.token_of(int(before.s.to_move))}"}
            httpx2.post(f"{self.api}/answers", json=body, headers=seat).raise_for_status()
        until = time.monotonic() + PATIENCE
        while self.table is before:
            assert time.monotonic() < until, f"{words} was not given"
            self.page.wait_for_timeout(10)

    def wait(self) -> None:
        """Until somebody sits in front and is asked, or has to be."""
        self.page.wait_for_selector(f".table[data-seq='{self.table.seq}']")
        self.page.wait_for_selector(f"{ASKED}, .handover")
        self.page.clock.fast_forward(MARKED)


def document(page: Page) -> str:
    written: str = page.evaluate("whole()")
    return written


def same(one: list[str], other: list[str]) -> bool:
    """Otherwise where they part, since a whole document is too long to be read."""
    assert len(one) == len(other), (len(one), len(other))
    for a, b in zip(one, other, strict=True):
        where = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), len(a))
        assert a == b, (a[where - 120 : where + 80], b[where - 120 : where + 80])
    return True


def nothing_differs(one: World, other: World) -> None:
    """Now, and at every moment since everybody may look."""
    pages = (one.page, other.page)
    assert same(*(page.evaluate("[...film]") for page in pages))
    assert same(*([document(page)] for page in pages))


def common_answer(one: World, other: World, dice: random.Random) -> str:
    """One that is possible in both worlds, and looks the same to whoever looks on."""
    legal = set(other.table.s.legal_in_words())
    both = [words for words in one.table.s.legal_in_words() if words in legal]
    return dice.choice([words for words in both if one.after(words) == other.after(words)])


def look_everywhere(page: Page) -> Iterator[str]:
    """The document again and again: with every tab, the replay, and what keys open."""
    yield document(page)
    for tab in page.locator(".tabs:visible button, .heads:visible button").all():
        tab.click()
        name = tab.inner_text()
        if name in PARTS:
            page.locator(PARTS[name]).first.wait_for()
        yield document(page)
    for key in ("s", "m"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        yield document(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    for tab in page.locator(".tabs:visible button", has_text="Log").all():
        tab.click()
    now = seq(page)
    for then in (1, now // 2, now - 1):
        page.locator(".replay input:visible").fill(str(then))
        page.wait_for_selector(".prompt.past", state="attached")
        expect(page.locator(".prompt")).to_contain_text(f"Move {then} of {now}")
        yield document(page)
    page.get_by_role("button", name="To the last move").click()
    for tab in page.locator(".tabs:visible button", has_text="Board").all():
        tab.click()
    page.keyboard.press("Escape")
    expect(page.locator(".handover, .prompt .answer").first).to_be_visible()
    yield document(page)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_over_tells_nothing(
    game: str, size: ViewportSize, visit: Visit, serve: Serve
) -> None:
    one, other = (World(serve(table), visit, size) for table in two_worlds(game))
    pages = (one.page, other.page)
    dice, handed, unlike = random.Random(1), 0, 0
    while True:
        for world in (one, other):
            world.wait()
        if one.page.query_selector(".table[data-openly]"):
            nothing_differs(one, other)
        if one.page.query_selector(".handover"):
            nothing_differs(one, other)
            handed += 1
            if handed == HANDOVERS:
                break
            for page in pages:
                expect(page.locator(".handover button")).to_be_visible()
                page.locator(".handover button").click()
                page.wait_for_selector(ASKED)
            unlike += document(one.page) != document(other.page)
        words = common_answer(one, other, dice)
        for world in (one, other):
            world.give(words)
    assert same(*([*look_everywhere(page)] for page in pages))
    if game in HIDING:
        assert unlike > 0, "what is hidden was on the screen"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_open_bids_tell_nothing(size: ViewportSize, visit: Visit, serve: Serve) -> None:
    """The whole auction goes round before everybody's eyes, until something secret is asked."""
    one, other = (World(serve(table), visit, size) for table in two_worlds("manila", "bid"))
    both = (one, other)
    assert one.table.s.legal_in_words() != other.table.s.legal_in_words(), "the loans differ"
    given = 0
    while one.table.s.question() == "bid":
        for world in both:
            world.wait()
            expect(world.page.locator(".table[data-openly]")).to_have_count(1)
        nothing_differs(one, other)
        if given == 1:
            assert same(*([*look_everywhere(world.page)] for world in both))
        bids = [w for w in one.table.s.legal_in_words() if w.startswith("bid")]
        words = bids[0] if given < 2 * SEATS else "pass"
        for world in both:
            world.give(words)
        given += 1
    for world in both:
        world.wait()
    assert one.page.query_selector(".handover") and given > 2 * SEATS
    nothing_differs(one, other)


def test_bids_go_round_without_a_hand_over(visit: Visit, api: httpx2.Client) -> None:
    people = ("Ada", "Ben", "Cleo", "Dan")
    page = visit().sit(new_table(api, "manila", [me(name) for name in people]))
    asked, curtain = page.locator(".prompt h2 b"), page.locator(".handover, .curtain")
    for turn in range(10):
        page.wait_for_selector(ASKED)
        expect(asked).to_have_text(f"{people[turn % 4]}, it is your turn")
        if turn > 0:
            expect(page.locator(".prompt h2")).to_be_focused()
        assert curtain.count() == page.locator(".me").count() == 0
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    expect(asked).to_have_text("Cleo, it is your turn")

    # What only Cleo may see she sees alone, and the next one is asked openly again.
    page.get_by_role("button", name="More… (hand over to Cleo)").click()
    expect(page.locator(".handover h2")).to_have_text("Cleo, it is your turn")
    expect(page.locator(".since li")).to_have_count(1)  # an auction is one line
    page.keyboard.press("Enter")
    expect(page.locator(".me .purse")).to_be_visible()
    page.wait_for_selector(ASKED)
    page.get_by_role("button", name="Pass", exact=True).click()
    for name in ("Dan", "Ada"):
        expect(asked).to_have_text(f"{name}, it is your turn")
        assert curtain.count() == page.locator(".me").count() == 0
        page.wait_for_selector(ASKED)
        page.get_by_role("button", name="Pass", exact=True).click()

    # To buy a share is the harbour master's own affair.
    expect(page.locator(".handover h2")).to_have_text("Ben, it is your turn")
    expect(page.get_by_role("button", name="I am Ben")).to_be_focused()
    assert page.locator(".me .purse, .prompt .answer").count() == 0


def test_whoever_comes_back_says_who_they_are(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me("Ada"), me("Ben"), bot()])
    page = visit().sit(made)

    def away_and_back() -> None:
        page.goto(f"{page.url.rsplit('/t/')[0]}/offline.html")
        page.go_back()

    def home_and_back() -> None:
        page.locator("a.home").click()
        page.wait_for_selector(".games, .game")
        page.go_back()

    for leave in (page.reload, away_and_back, home_and_back):
        page.locator(".handover button").click()
        page.wait_for_selector(ASKED)
        expect(page.locator(".me .purse")).to_be_visible()
        leave()
        expect(page.locator(".handover button")).to_be_focused()
        assert page.locator(".me .purse, .prompt .answer").count() == 0


@pytest.mark.parametrize("path", ["/", "/tables"])
def test_a_shared_table_is_listed_once(path: str, visit: Visit, api: httpx2.Client) -> None:
    visitor = visit()
    visitor.sit(new_table(api, "santiago", [me("Ada"), me("Ben"), bot("Otis")]))
    page = visitor.go(path)
    row = page.locator(".mine .resume, .mine-list li", has_text="Santiago de Cuba with Otis")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Ada is to move. At this screen: Ada and Ben.")


def test_the_one_who_got_up_may_take_back(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "manila", [me("Ada"), me("Ben"), me("Cleo")], options=HIDDEN))
    expect(page.get_by_role("button", name="I am Ada")).to_be_focused()
    page.keyboard.press("Escape")  # is no answer
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    expect(page.locator(".prompt :focus")).to_be_visible()  # by keyboard one can go on at once
    page.locator(".prompt .answer").first.click()
    expect(page.locator(".handover h2")).to_have_text("Ben, it is your turn")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".handover h2")).to_have_text("Ada, it is your turn")
    expect(page.locator(".lines")).to_contain_text("took back the last answer")


def test_a_bot_for_somebody_who_left_the_screen(visit: Visit, api: httpx2.Client) -> None:
    page = visit().sit(new_table(api, "manila", [me("Ada"), me("Ben"), me("Cleo")], options=HIDDEN))
    title = page.locator(".handover h2")
    page.locator(".handover button").click()
    page.wait_for_selector(ASKED)
    page.locator(".prompt .answer").first.click()
    expect(title).to_have_text("Ben, it is your turn")
    page.keyboard.press("m")
    page.get_by_role("button", name="Let a bot play for Ben").click()
    expect(title).to_have_text("Cleo, it is your turn")
    expect(page.locator(".others")).to_contain_text("away, a bot plays")
    page.keyboard.press("m")
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Ben is back").click()
    expect(page.locator(".others")).not_to_contain_text("away, a bot plays")
