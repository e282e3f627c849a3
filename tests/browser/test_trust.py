"""What people rely on: whose luck it is, who plays, how a lost seat is found, what was promised."""

import contextlib
import json
import re
from collections.abc import Callable

import httpx2
import pytest
from playwright.sync_api import Error, Page, Route, ViewportSize, WebSocketRoute, expect

from tests.browser.conftest import LANGUAGES, PHONE, WIDE, Json, Visit, bot, me, new_table
from tests.browser.playing import ASKED, OVER, play
from tests.browser.test_looks import unspoken, violations

Change = Callable[[str], str]


def act(api: httpx2.Client, ticket: Json, what: str, **body: object) -> Json:
    """Something done at a table by somebody who has no browser here."""
    headers = {"Authorization": f"Bearer {ticket['token']}"}
    reply = api.post(f"tables/{ticket['table']}/{what}", json=body, headers=headers)
    reply.raise_for_status()
    done: Json = reply.json()
    return done


def seat_of(made: Json, number: int) -> Json:
    return {**made, "tickets": [made["tickets"][number]]}


def two_people(api: httpx2.Client) -> tuple[Json, int]:
    """A table of two, and who of them is asked first."""
    made = new_table(api, "santiago", [me(), me("Ben")])
    first: int = api.get(f"tables/{made['table']}").json()["question"]["seat"]
    return made, first


def answer_for(api: httpx2.Client, ticket: Json) -> None:
    headers = {"Authorization": f"Bearer {ticket['token']}"}
    seen: Json = api.get(f"tables/{ticket['table']}", headers=headers).json()
    offered = seen["question"]["offers"]
    if offered:
        answer = offered[0]["answer"]
        act(api, ticket, "answers", seq=seen["seq"], answer=answer, key=f"browser{seen['seq']}")


def lie(page: Page, change: Change) -> None:
    """From now on the server says something else to this page, by request and by socket."""

    def reply(route: Route) -> None:
        with contextlib.suppress(Error):  # the page may be closed while it asks
            told = route.fetch()
            route.fulfill(response=told, body=change(told.text()))

    def listen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(change(str(message))))

    page.route(re.compile(r"/api/tables/\w{10}$"), reply)
    page.route_web_socket(re.compile(r"/api/tables/\w+/socket$"), listen)


# ------------------------------------------------------------------------ fair chance


def test_the_browser_checks_the_promise_itself(visit: Visit) -> None:
    """A table set by the page: promise, own part and drawn seats are all right at the end."""
    page = visit(settings={"name": "Ada"}).go("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(ASKED)
    page.keyboard.press("m")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.wait_for_selector(OVER)
    expect(page.locator(".checked")).to_contain_text("Checked by your browser")
    page.get_by_role("link", name="Verify the dice").click()
    expect(page.locator(".browser-check")).to_contain_text("the promise of fair chance was kept")
    kept = page.evaluate("Object.values(JSON.parse(localStorage.promises))[0]")
    assert len(kept["luck"]) == 1 and len(kept["first"]) == 64
    expect(page.locator("code")).to_have_text(kept["luck"][0])
    salt = page.get_by_label("Salt").input_value()
    assert kept["luck"][0] in salt.split("-")
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator(".verdict")).to_contain_text("as promised")


def test_a_swapped_commitment_is_said_loudly(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me(), bot()])
    page = visit().sit(made)
    page.wait_for_selector(ASKED)
    assert page.locator(".alarm").count() == 0
    swapped = made["commitment"][::-1]
    lie(page, lambda told: told.replace(made["commitment"], swapped))
    page.reload()
    expect(page.locator(".table .alarm")).to_contain_text("another commitment than at first")

    # Shown the first one again, and at the end: it is not forgotten.
    page.unroute_all()
    page.goto(page.url.split("/t/")[0] + "/offline.html")
    act(api, made["tickets"][0], "resign")
    page.goto(page.url.replace("offline.html", f"t/{made['table']}"))
    expect(page.locator(".endpage .alarm")).to_contain_text("promise of fair chance was broken")
    page.get_by_role("link", name="See what was promised").click()
    expect(page.locator(".fair .alarm")).to_be_visible()
    expect(page.get_by_label("Another commitment")).to_have_value(swapped)


def test_a_secret_that_was_not_promised_is_said_loudly(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "manila", [me(), bot(), bot("Vera")])
    act(api, made["tickets"][0], "resign")
    secret = api.get(f"tables/{made['table']}").json()["info"]["fairness"]["secret"]
    visitor = visit()
    lie(visitor.page, lambda told: told.replace(secret, secret[::-1]))
    page = visitor.sit(made)
    expect(page.locator(".endpage .alarm")).to_contain_text("does not fit the commitment")
    assert page.locator(".checked").count() == 0


# ------------------------------------------------------------------------ same luck


def test_the_same_luck_again_is_marked_everywhere(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me(), bot()])
    act(api, made["tickets"][0], "resign")
    page = visit().sit(made)
    page.get_by_role("button", name="Again with the same luck").click()
    page.wait_for_selector(".table .luckband")
    expect(page.locator(".luckband")).to_contain_text("Ada knows the dice")
    expect(page.locator(".me .knows")).to_have_text("knows the dice")
    assert page.locator(".alarm").count() == 0
    page.keyboard.press("m")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator(".endpage .luckband")).to_be_visible()
    expect(page.locator(".rank .knows")).to_have_count(1)
    page.goto(visit().server + "/tables")
    expect(page.locator(".mine-list .luckmark")).to_have_text(["same luck"])


def test_people_who_do_not_sit_alone_are_offered_no_known_luck(
    visit: Visit, api: httpx2.Client
) -> None:
    made = new_table(api, "santiago", [me(), me("Ben")])
    act(api, made["tickets"][0], "resign")
    page = visit().sit(seat_of(made, 0))
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    assert page.get_by_role("button", name="same luck").count() == 0


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_nobody_sits_down_unknowing(visit: Visit, api: httpx2.Client, size: ViewportSize) -> None:
    made = new_table(api, "santiago", [me(), {"kind": "open"}])
    guest = visit(settings={"name": "Ben"}, viewport=size)
    lie(guest.page, lambda told: told.replace('"luck":"fresh"', '"luck":"shared"'))
    page = guest.page
    page.goto(f"{guest.server}/t/{made['table']}#i={made['invitations'][0]['invite']}")
    expect(page.locator(".luckband")).to_contain_text("Shared luck")
    sit_down = page.get_by_role("button", name="Sit down")
    expect(sit_down).to_be_disabled()
    page.get_by_text("I have seen one, or played at one").click()
    expect(sit_down).to_be_disabled()
    page.get_by_text("I understand that the luck here is not new").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_request("**/join") as asked:
        sit_down.click()
    body = json.loads(asked.value.post_data or "")
    assert body["knows_luck"] is True and re.fullmatch("[0-9a-f]{16}", body["luck"])
    page.wait_for_selector(".table .luckband")


# ------------------------------------------------------------------------ who plays


def test_a_bot_plays_for_me_until_i_am_back(visit: Visit, api: httpx2.Client) -> None:
    made, first = two_people(api)
    name = ("Ada", "Ben")[first]
    page = visit().sit(seat_of(made, first))
    other = visit().sit(seat_of(made, 1 - first))
    page.wait_for_selector(ASKED)
    other.wait_for_selector(".prompt.waits")
    act(api, made["tickets"][first], "stand-in", level="deckhand")
    strip = page.locator(".prompt .notice")
    expect(strip).to_contain_text("A bot plays for you")
    expect(strip).to_contain_text(re.compile("answered (once|\\d+ times)"))
    expect(page.locator(".me .sub")).to_contain_text("a bot plays for you")
    expect(page.locator(".log .around")).to_contain_text(f"{name} is away: a bot plays.")
    expect(other.locator(".notice")).to_contain_text(f"{name} is away")
    expect(other.locator(".others .sub").first).to_contain_text("a bot plays")
    expect(other.locator(".notice")).to_have_count(0, timeout=8000)  # it is said for six seconds

    # On the phone it is there on every tab.
    page.set_viewport_size(PHONE)
    page.get_by_role("tab", name="Chat").last.click()
    page.locator(".above-tabs").get_by_role("button", name="I am back").click()
    expect(page.locator(".notice")).to_have_count(0)
    page.get_by_role("tab", name="Log").last.click()
    expect(page.locator(".log .around").last).to_contain_text(f"{name} is back.")

    # What happened since counts from the person's own last answer: there was none.
    page.reload()
    page.wait_for_selector(".table")
    page.keyboard.press("s")
    lines = page.locator("dialog .log-lines > li")
    expect(lines.filter(has_text="(a bot answered)").first).to_be_visible()


def test_while_a_bot_plays_for_me_i_am_not_asked(visit: Visit, api: httpx2.Client) -> None:
    made, first = two_people(api)
    page = visit().sit(seat_of(made, first))
    page.wait_for_selector(ASKED)
    act(api, made["tickets"][first], "stand-in", level="deckhand")
    expect(page.locator(".prompt .notice")).to_be_visible()
    page.evaluate(
        """() => { window.asked = 0; new MutationObserver(() => {
            if (document.querySelector(".table[data-asked], .prompt .answer")) window.asked += 1;
        }).observe(document.body, {subtree: true, childList: true, attributes: true}); }"""
    )
    before = page.locator(".log .lines li").count()
    for _ in range(6):
        answer_for(api, made["tickets"][1 - first])
        page.wait_for_timeout(150)
    assert page.locator(".log .lines li").count() > before
    assert page.evaluate("window.asked") == 0


def test_the_host_lets_a_bot_play_for_somebody_absent(visit: Visit, api: httpx2.Client) -> None:
    made, first = two_people(api)
    info = api.get(f"tables/{made['table']}").json()["info"]
    host = visit()
    said = f'"host":{info["host"]}', f'"host":{1 - first}'  # whoever is not asked
    lie(host.page, lambda told: told.replace(*said))
    page = host.sit(seat_of(made, 1 - first))
    page.wait_for_selector(".table")
    page.keyboard.press("m")
    expect(page.locator("dialog")).to_contain_text(re.compile("From .* you may let a bot play"))

    lie(page, lambda told: re.sub(r'"relieve_at":[\d.e]+', '"relieve_at":1.0', told.replace(*said)))
    page.route("**/relieve", lambda route: route.fulfill(json={"seq": 1}))
    page.reload()
    page.wait_for_selector(".table")
    page.keyboard.press("m")
    with page.expect_request(f"**/seats/{first}/relieve"):
        page.get_by_role("button", name="Let a bot play for " + ("Ada", "Ben")[first]).click()


# ------------------------------------------------------------------------ lost seats


def test_a_code_opens_the_seat_in_another_browser(visit: Visit, api: httpx2.Client) -> None:
    made, first = two_people(api)
    page = visit().sit(seat_of(made, first))
    code = page.locator(".band.code").get_by_label("The code of your seat").input_value()
    assert code == made["tickets"][first]["code"]
    page.get_by_role("button", name="I have it").click()
    expect(page.locator(".band.code")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.get_by_label("The code of your seat")).to_have_value(code)

    elsewhere = visit(viewport=PHONE)
    page = elsewhere.go(f"/t/{made['table']}")
    page.get_by_role("button", name="I have a seat here").click()
    field = page.get_by_label("Enter the code")
    field.fill("aaaa-bbbb-cccc")
    page.get_by_role("button", name="Open my seat").click()
    expect(page.get_by_role("alert")).to_have_text("This code opens no seat here.")
    elsewhere.complaints.clear()
    field.fill(f" {code.upper()} ")
    page.get_by_role("button", name="Open my seat").click()
    page.wait_for_selector(ASKED)
    play(page, seed=2, most=1)


def test_a_lost_seat_gets_a_new_link_when_all_agree(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "manila", [me(), me("Ben"), me("Cy")])
    ada, ben = (visit().sit(seat_of(made, number)) for number in (0, 1))
    ada.wait_for_selector(".table")
    ada.keyboard.press("m")
    ada.get_by_role("button", name="Cy lost the link").click()
    ada.get_by_role("button", name="I agree").click()
    expect(ada.locator("dialog")).to_contain_text("Not yet: Ben.")
    strip = ben.locator(".notice")
    expect(strip).to_contain_text("Ada asks that Cy gets a new link.")
    strip.get_by_role("button", name="Look at it").click()
    ben.get_by_role("button", name="I agree").click()
    links = [page.locator("dialog .link input") for page in (ada, ben)]
    for link in links:
        expect(link).to_have_value(re.compile(r"#i="))
    assert links[0].input_value() == links[1].input_value()

    cy = visit()
    cy.page.goto(links[0].input_value())
    cy.page.get_by_role("button", name="Sit down").click()
    expect(cy.page.locator(".me .who")).to_contain_text("Cy")
    assert cy.page.locator(".alarm").count() == 0  # an old seat adds nothing to the salt
    expect(ben.locator(".log .around").last).to_contain_text("Cy has a new link")


# ------------------------------------------------------------------------ log, chat, rematch


def test_a_long_game_is_there_from_its_first_move(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me(), bot(), bot("Vera"), bot("Lin")])
    act(api, made["tickets"][0], "stand-in", level="deckhand")
    visitor = visit()
    page = visitor.page
    for _ in range(600):
        seen = api.get(f"tables/{made['table']}").json()
        if seen["info"]["state"] == "over":
            break
        page.wait_for_timeout(100)
    assert seen["seq"] > 200 and seen["log"][0]["seq"] > 1  # a snapshot has the last part only
    visitor.sit(made)
    expect(page.locator(".rank .stack i").first).to_be_visible()
    expect(page.locator(".moments .moment")).to_have_count(4)
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".log .lines li")
    expect(page.locator(".log .earlier")).to_have_count(0)

    # While it is under way the earlier parts come when somebody scrolls up to them.
    watcher = visit()
    lie(watcher.page, lambda told: told.replace('"state":"over"', '"state":"running"'))
    page = watcher.go(f"/t/{made['table']}")
    earlier = page.locator(".log .earlier")
    expect(earlier).to_have_count(1)
    lines = page.locator(".log .lines li")
    for _ in range(100):
        page.locator(".log .lines").evaluate("e => e.scrollTo(0, -e.scrollHeight)")
        if earlier.count() == 0:
            break
        page.wait_for_timeout(50)
    expect(earlier).to_have_count(0)
    lines.first.get_by_role("button").click()
    page.wait_for_selector(".prompt.past")
    assert int(page.get_by_role("slider", name="Replay").input_value()) < seen["log"][0]["seq"]


def test_who_watches_stands_apart_in_the_chat(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me(), bot()], public=True)
    act(api, made["tickets"][0], "chat", text="Ahoy")
    api.post(f"tables/{made['table']}/chat", json={"text": "W" * 300, "name": "Zoe"})
    page = visit(viewport=PHONE).sit(made)
    page.wait_for_selector(".table")
    page.get_by_role("tab", name="Chat").last.click()
    watcher = page.locator(".said .watcher")
    expect(watcher).to_contain_text("Zoe watching")
    expect(page.locator(".said li:not(.watcher)")).to_contain_text("Ahoy")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("(e => e.scrollWidth <= e.clientWidth)(document.querySelector('.said'))")

    stranger = visit(viewport=PHONE)
    lie(stranger.page, lambda told: told.replace('"watchers_talk":true', '"watchers_talk":false'))
    page = stranger.go(f"/t/{made['table']}")
    page.get_by_role("tab", name="Chat").last.click()
    expect(page.locator(".log .say")).to_have_text("At this table only the players talk.")


def test_a_rematch_waits_for_all_who_sat_there(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me(), me("Ben")])
    act(api, made["tickets"][0], "resign")
    ada, ben = (visit().sit(seat_of(made, number)) for number in (0, 1))
    ada.get_by_role("button", name="Rematch").click()
    expect(ada.locator(".lede")).to_contain_text("Expected: Ben.")
    ben.get_by_role("button", name="Join the rematch").click()
    for page in (ada, ben):
        page.wait_for_selector(".table")
        page.wait_for_timeout(200)
        assert page.locator(".alarm").count() == 0  # both parts are in the salt


# ------------------------------------------------------------------------ looks


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_barriers_where_trust_is_told(visit: Visit, api: httpx2.Client, language: str) -> None:
    """All bands and strips at once, the questions before sitting down, and the way back."""
    theme = "dark" if language in ("en", "it") else "light"
    found: list[str] = []
    made, first = two_people(api)
    seated = visit(language, {"theme": theme})
    page = seated.page
    lie(page, lambda told: told.replace('"luck":"fresh"', '"luck":"known"'))
    seated.sit(seat_of(made, first))
    page.wait_for_selector(ASKED)
    page.evaluate(
        "t => localStorage.setItem('promises', JSON.stringify({[t]: "
        "{first: 'a', other: 'b', luck: [], at: 1}}))",
        made["table"],
    )
    page.reload()
    page.wait_for_selector(".alarm")
    act(api, made["tickets"][first], "stand-in", level="deckhand")
    page.wait_for_selector(".prompt .notice")
    found += violations(page, "bands and strips")
    assert not unspoken(page)
    page.set_viewport_size(PHONE)
    found += violations(page, "bands and strips on a phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(page.url.replace("/t/", "/fair/"))
    page.wait_for_selector(".alarm")
    found += violations(page, "a broken promise")

    guest = visit(language, {"theme": theme}, viewport=PHONE)
    gathers = new_table(api, "manila", [me(), bot(), {"kind": "open"}])
    page = guest.page
    lie(page, lambda told: told.replace('"luck":"fresh"', '"luck":"known"'))
    page.goto(f"{guest.server}/t/{gathers['table']}#i={gathers['invitations'][0]['invite']}")
    page.wait_for_selector(".consent")
    page.locator("summary").click()
    found += violations(page, "before sitting down")
    assert not unspoken(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"{guest.server}/t/{made['table']}")
    page.locator(".then-you button").click()
    page.wait_for_selector("dialog .recover")
    found += violations(page, "the code of a seat")
    assert not unspoken(page)
    assert not found, "\n".join(found)


def test_a_person_takes_their_name_away(visit: Visit, api: httpx2.Client) -> None:
    made = new_table(api, "santiago", [me("Ada"), me("Ben"), bot()])
    ticket = made["tickets"][0]
    act(api, ticket, "chat", text="Ahoy, this is Ada")
    page = visit().sit(seat_of(made, 0))
    expect(page.locator(".me")).to_contain_text("Ada")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take my name away").click()
    page.get_by_role("button", name="Yes, remove them").click()
    expect(page.locator(".me")).to_contain_text("Player 1")
    expect(page.locator("main.table")).not_to_contain_text("Ada")
