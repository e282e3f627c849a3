"""Those who are invited, and those who do not come: what a link says of itself before it is opened,
a seat for a bot, a table called off."""

import random
import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import pytest

from portside import wire
from portside.client import Client
from portside.server.pages import Pages
from portside.server.settings import Settings
from tests.server.conftest import serving
from tests.server.playing import OPEN, me, play_out, refused, two_people
from tests.server.worlds import other_world, play_once, table

pytestmark = pytest.mark.anyio


async def waiting(client: Client, **more: object) -> wire.TableMade:
    new = wire.NewTable("manila", [me("Ada"), OPEN, OPEN], shuffle=False, **more)  # type: ignore[arg-type]
    return await client.make(new)


async def test_a_free_seat_is_given_to_a_bot(client: Client) -> None:
    made = await waiting(client)
    ada = client.seat(made.tickets[0])
    await ada.give_to_bot(1, "deckhand", "Ada")
    await ada.give_to_bot(1, "captain")  # it is done, and stays as it was
    seen = await ada.look()
    seat = seen.info.seats[1]
    assert (seat.kind, seat.level, seat.name) == ("bot", "deckhand", "Ada 2")
    assert seen.info.state == "gathering"
    await refused(client.join(made.table, "Ben", made.invitations[0].invite), "bad-token")
    await ada.give_to_bot(2)
    assert (await ada.look()).info.state == "running"


async def test_only_the_host_gives_seats_away(client: Client) -> None:
    made = await waiting(client)
    ada = client.seat(made.tickets[0])
    ben = await client.join(made.table, "Ben", made.invitations[0].invite)
    await refused(ben.give_to_bot(2), "not-host")
    await refused(ada.give_to_bot(1), "seat-taken")
    await refused(ada.give_to_bot(0), "seat-taken")
    await refused(ada.give_to_bot(7), "seat-taken")
    assert [seat.kind for seat in (await ada.look()).info.seats] == ["person", "person", "open"]


async def test_at_a_rematch_whose_seat_a_bot_has_gets_no_key_to_it(client: Client) -> None:
    """What the bot holds is nobody's to see."""
    ada, ben = await two_people(client, options={"ships": 3})
    await play_out([ada, ben])
    again = await ada.rematch()
    free = 1 - again.number
    await again.give_to_bot(free)
    assert (await again.look()).info.state == "running"
    await refused(ben.claim(), "seat-taken")


@pytest.mark.parametrize("public", [False, True])
async def test_the_host_calls_a_table_off(client: Client, public: bool) -> None:
    made = await waiting(client, public=public)
    ada = client.seat(made.tickets[0])
    ben = await client.join(made.table, "Ben", made.invitations[0].invite)
    await refused(ben.cancel(), "not-host")
    await ada.cancel()
    await ada.cancel()
    seen = await ben.look()
    assert (seen.info.state, seen.info.closed, seen.info.winners) == ("over", True, [])
    assert seen.view is None  # it never began
    assert [(note.kind, note.by) for note in seen.notices] == [("cancelled", 0)]
    assert await client.tables() == []
    await refused(client.join(made.table, "Cy", made.invitations[1].invite), "not-running")
    await refused(ada.record(), "not-over")
    await refused(ada.rematch(), "not-over")


async def test_a_game_that_has_begun_is_not_called_off(client: Client) -> None:
    made = await waiting(client)
    ada = client.seat(made.tickets[0])
    for name, invitation in zip(("Ben", "Cy"), made.invitations, strict=True):
        await client.join(made.table, name, invitation.invite)
    await refused(ada.cancel(), "conflict")
    assert (await ada.look()).info.state == "running"


# --------------------------------------------------------------------------- what a link says

PAGE = "<html><head><title>Portside</title></head><body></body></html>"


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return folder


@pytest.fixture
async def built(sqlite_settings: Settings, static: Path) -> AsyncIterator[Client]:
    sqlite_settings.static = static
    async with serving(sqlite_settings) as client:
        yield client


async def page_of(client: Client, path: str, language: str = "en") -> str:
    return (await client.http.get(path, headers={"accept-language": language})).text


def said(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)" />', page)
    return {name: unescape(content) for name, content in found}


async def test_a_link_says_what_it_leads_to(built: Client) -> None:
    made = await waiting(built)
    link = f"/t/{made.table}"
    told = said(await page_of(built, link))
    assert told["og:title"] == "Manila · Ada"
    assert told["og:description"].startswith("A seat is waiting.")
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/share/manila\.png", told["og:image"])
    assert told["twitter:card"] == "summary_large_image"
    polish = said(await page_of(built, link, "fr-FR,pl;q=0.9,en;q=0.8"))
    assert polish["og:description"].startswith("Miejsce czeka.")
    for name, invitation in zip(("Ben", "Cy"), made.invitations, strict=True):
        await built.join(made.table, name, invitation.invite)
    assert said(await page_of(built, link))["og:description"].startswith("The game is under way.")


async def test_other_pages_speak_of_the_house(built: Client) -> None:
    for path in ("/", "/rules", "/t/aaaaaaaaaa", "/index.html"):
        assert said(await page_of(built, path))["og:title"] == "Portside"


async def test_names_are_no_markup(built: Client) -> None:
    name = '"><script>x'
    made = await built.make(wire.NewTable("manila", [me(name), OPEN, OPEN], shuffle=False))
    page = await page_of(built, f"/t/{made.table}")
    assert "<script" not in page and said(page)["og:title"] == f"Manila · {name}"


async def test_a_link_tells_nothing_else_of_a_table(built: Client) -> None:
    """Of an unlisted table: not its title, not who else is there, nothing that opens a seat."""
    made = await waiting(built, title="Our secret evening")
    await built.join(made.table, "Ben", made.invitations[0].invite)
    page = await page_of(built, f"/t/{made.table}")
    keys = [made.tickets[0].token, made.tickets[0].code, *(i.invite for i in made.invitations)]
    for hidden in ("Our secret evening", "Ben", made.commitment, *keys):
        assert hidden not in page


async def test_a_link_looks_alike_in_two_worlds(static: Path) -> None:
    dice = random.Random(1)
    one = table("manila", 3, {}, "11" * 32)
    while one.seq < 6:
        play_once(one, dice)
    other = None
    while other is None or other.s.position() == one.s.position():
        other = other_world(one, 0, dice)
    pages, scope = Pages(static), {"path": "/t/x", "method": "GET", "scheme": "http", "headers": []}
    assert pages.answer(scope, one).body == pages.answer(scope, other).body != PAGE.encode()
