"""Nothing told: see worlds.py."""

import random

import pytest

from portside import NOBODY
from portside.server import viewers
from portside.server.ledger import Ledger
from tests.server.worlds import check, everything_sent, other_world, play_once, table

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["santiago", "manila", "cargo_noir"])
async def test_two_worlds_look_alike(game: str) -> None:
    compared, unlike = await check(game, 500, 7)
    assert compared == 500
    assert unlike > 400 or game == "cargo_noir"  # nothing there is hidden but the future


async def first_pair() -> tuple[Ledger, Ledger]:
    dice = random.Random(1)
    one = table("manila", 3, {}, "11" * 32)
    while one.seq < 6:
        play_once(one, dice)
    other = None
    while other is None or other.s.position() == one.s.position():
        other = other_world(one, 0, dice)
    return one, other


async def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test itself is tried: with views that hide nothing the bytes differ."""
    one, other = await first_pair()
    assert await everything_sent(one, 0) == await everything_sent(other, 0)
    monkeypatch.setattr(viewers, "view", lambda _table, s, _viewer: s.position())
    assert await everything_sent(one, 0) != await everything_sent(other, 0)


async def test_a_leaking_log_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = await first_pair()
    told = viewers.happening
    monkeypatch.setattr(
        viewers, "happening", lambda table, event, viewer, _: told(table, event, viewer, True)
    )
    assert await everything_sent(one, 0) != await everything_sent(other, 0)


async def test_an_open_answer_that_hangs_on_a_secret_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Were loans open, the wares of a hand could be read off them by whoever looks on."""
    dice, other = random.Random(1), None
    one = table("manila", 3, {}, "11" * 32)
    while one.s.question() != "bid":
        play_once(one, dice)
    while other is None or one.s.legal_in_words() == other.s.legal_in_words():
        other = other_world(one, NOBODY, dice)
    assert viewers.question(one, NOBODY).open != []
    assert await everything_sent(one, NOBODY) == await everything_sent(other, NOBODY)
    monkeypatch.setattr(viewers, "open_answers", lambda table: table.s.legal())
    assert await everything_sent(one, NOBODY) != await everything_sent(other, NOBODY)
