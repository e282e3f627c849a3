"""Names that cannot be taken for another's, and words in which nothing is hidden."""

import pytest

from portside import wire
from portside.client import Client
from portside.server.names import apart, clean, looks, skeleton, tidy
from tests.server.playing import OPEN, me, refused, three_people, two_people

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("a\u202egnp.exe\u202c", "agnp.exe"),  # turns the reading around
        ("\u2066\u200fא\u2069 b", "א b"),
        ("An\u200bn\u2060a\ufeff", "Anna"),  # no width
        ("a\u200db\u00ad\ufe0f", "ab"),
        ("a\x00\x1b[31m\x7f\x9b", "a[31m"),  # control
        ("\u3164\u2800\u115f\U000e0041\U000e0101", ""),  # letters and signs with nothing to see
        ("  one\r\n\u2028 two\u3000\u00a0three ", "one two three"),
        ("no \u200b more", "no more"),
        ("e\u200b\u0301", "é"),
        ("Zo" + "\u0308" * 40 + "e", "Zö\u0308\u0308\u0308e"),  # piled up
        ("\u0301Ada", "Ada"),
        ("👩\u200dAda", "👩Ada"),
    ],
)  # fmt: skip
async def test_nothing_unseen_is_kept(text: str, kept: str) -> None:
    assert clean(text) == kept == clean(kept)


@pytest.mark.parametrize(
    "text",
    [
        "नमस्ते שָׁלוֹם Nguyễn Łódź",
        "👩\u200d👩\u200d👧 🏳\ufe0f\u200d🌈 👨🏽\u200d🚀 ❤\ufe0f 🇵🇱",
        "<b>2 + 2 = 4 ©</b>",
    ],
)
async def test_everything_that_is_seen_is_kept(text: str) -> None:
    assert clean(text) == text


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnna"),  # a Cyrillic capital
        ("Anna", "Αnnа"),  # Greek, Cyrillic
        ("Anna", "ANNA"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝓐𝓷𝓷𝓪"),
        ("Ines", "lnes"),  # a small L
        ("Oleg", "0leg"),
        ("Emma", "Ernrna"),
        ("Łódź", "Ło\u0301dz\u0301"),
        ("Анна", "АННА"),
        ("Иван", "иван"),
        ("Otis ❤", "Otis ❤\ufe0f"),
    ],
)
async def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks(one) & looks(other)
    assert apart(tidy(other), [one]) == f"{tidy(other)} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("Anna", "Änna"), ("Ada", "Ida"), ("Анна", "Инна"), ("Ada", "Ada 2")],
)
async def test_names_that_do_not(one: str, other: str) -> None:
    assert apart(other, [one]) == other


async def test_the_skeleton_is_that_of_unicode() -> None:
    """Examples of UTS 39: every letter goes to its prototype, and a prototype to itself."""
    assert skeleton("paypal") == skeleton("ρ⍺у𝓅𝒂ן") == "paypal"
    assert skeleton("m") == skeleton("rn") == "rn"
    assert skeleton("1") == skeleton("I") == skeleton("|") == "l"
    assert skeleton("ß") == skeleton("β") == "ß"


async def test_a_number_is_added_until_the_name_is_its_own() -> None:
    assert apart("Anna", ["Аnna", "Ben", "anna 2"]) == "Anna 3"


async def test_nobody_at_a_table_looks_like_somebody_else(sqlite_client: Client) -> None:
    bot = wire.NewSeat("bot", "В\u0435\u200bn", "deckhand")
    seats = [me("Ben"), bot, OPEN, OPEN]
    made = await sqlite_client.make(
        wire.NewTable("manila", seats, title="Last\u202e one", shuffle=False)
    )
    for number, name in enumerate(("B\u0435n", "\u202eEve")):
        await sqlite_client.join(made.table, name, made.invitations[number].invite)
    info = (await sqlite_client.watch(made.table).look()).info
    assert [seat.name for seat in info.seats] == ["Ben", "В\u0435n 2", "B\u0435n 3", "Eve"]
    assert info.title == "Last one"


# --------------------------------------------------------------------------------- the chat


async def test_a_spectator_does_not_speak_as_a_seat(sqlite_client: Client) -> None:
    seats = await two_people(sqlite_client, public=True)
    watcher = sqlite_client.watch(seats[0].ticket.table)
    assert (await watcher.say("hello", "Аdа")).name == "Аdа 2"
    assert (await watcher.say("hello", "\u202eEve")).name == "Eve"
    assert (await watcher.say("hello", "\u202e\u200bBen")).name == "Ben 2"
    assert (await watcher.say("hello")).name == ""
    assert (await seats[0].say("hello", "Ben")).name == "Ada"


async def test_who_has_no_name_gets_no_number(sqlite_client: Client) -> None:
    """Nor has the open seat one."""
    made = await sqlite_client.make(wire.NewTable("santiago", [me("Ada"), OPEN], public=True))
    assert (await sqlite_client.watch(made.table).say("hello")).name == ""


async def test_nothing_unseen_is_said(sqlite_client: Client) -> None:
    seats = await two_people(sqlite_client)
    assert (await seats[0].say("see \u202egnp.exe\nnow")).text == "see gnp.exe now"
    await refused(seats[0].say("\u200b\u202e "), "bad-request")


@pytest.mark.parametrize(
    ("public", "wanted", "open_to_all"),
    [
        (True, None, True),
        (False, None, False),
        (True, False, False),
        (False, True, True),
    ],
)
async def test_a_table_is_open_or_closed_to_those_who_look_on(
    sqlite_client: Client, public: bool, wanted: bool | None, open_to_all: bool
) -> None:
    seats = await three_people(sqlite_client, public=public, watchers_talk=wanted)
    watcher = sqlite_client.watch(seats[0].ticket.table)
    assert (await watcher.look()).info.watchers_talk is open_to_all
    if open_to_all:
        await watcher.say("hello", "Eve")
    else:
        await refused(watcher.say("hello", "Eve"), "chat-closed")
    await seats[0].say("hello")


async def test_a_rematch_is_as_open_as_the_table_before(sqlite_client: Client) -> None:
    seats = await two_people(sqlite_client, public=True, watchers_talk=False)
    await seats[0].resign()
    again = await seats[0].rematch()
    assert not (await again.look()).info.watchers_talk
