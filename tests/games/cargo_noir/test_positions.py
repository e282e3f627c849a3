"""Positions by hand: what a table cannot lead to is refused, and the entry is named."""

import json
from typing import Any

import pytest

from portside import NOBODY, Malformed
from portside.games.cargo_noir import read_position
from tests.games.cargo_noir.table import A, B, legal, pending, play, position, table, tokens

HAND = {A: {"gold": 3, "art": 1}}
ASIDE = dict.fromkeys(
    ["alcohol", "art", "cars", "cigars", "gold", "ivory", "jewels", "uranium", "weapons", "wild"], 0
)

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"question": "ship"}, "no answer to this question"),
    ({"question": "drive"}, "pending.question: 'drive' is unknown"),
    ({"question": "send", "round": 0}, "'send' is not asked in round 0"),
    ({"question": "basket", "round": 1, "goods": HAND}, "'basket' is not asked in round 1"),
    ({"question": "send", "round": 12}, "table.round"),
    ({"question": "send", "home": {A: 0}}, "seat 0 has no ship at home"),
    ({"question": "send", "home": {A: 4}}, "seat 0 has 6 ships in all; there are 5"),
    ({"question": "send", "seat": B}, "is asked of the seat whose turn it is"),
    ({"question": "send", "seat": "chance"}, "'send' is not asked of chance"),
    ({"question": "token", "seat": A}, "'token' is not asked of a seat"),
    ({"question": "token", "round": 1}, "no token is drawn in round 1"),
    ({"question": "token", "round": 0}, "every slot is filled"),
    ({"question": "token", "bag": {}}, "the bag is empty"),
    ({"question": "token", "filling": "rio"}, "rio is closed"),
    ({"question": "send", "stacks": {"rotterdam": {A: 2, B: 2}}}, "of the same height"),
    ({"question": "send", "stacks": {"rotterdam": {A: 0}}}, "rotterdam.stacks.0"),
    ({"question": "send", "stacks": {"rotterdam": {4: 1}}}, "'4' is unknown"),
    ({"question": "send", "market": ["gold"]}, "table.market: 6 slots"),
    ({"question": "send", "banned": ["macao"]}, "pending.banned[0]"),
    ({"question": "send", "cards": {A: {"casino": 1}}}, "table.cards[0]: 'casino' is unknown"),
    ({"question": "basket", "goods": HAND, "basket": ["villa", "yacht"]}, "in their order"),
    ({"question": "pay", "goods": HAND}, "'value' is missing"),
    ({"question": "pay", "goods": HAND, "basket": ["dive_bar"], "value": 6, "aside": ASIDE},
     "nothing is left to pay"),
    ({"question": "leave-out", "goods": HAND, "basket": ["dive_bar"], "value": 0, "aside": ASIDE,
      "types": 2, "wilds": 0, "without": []}, "no type is left to leave out"),
    ({"question": "send", "mood": 1}, "'mood' is unknown"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "why"), WRONG)
def test_what_cannot_be_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_position(position(**changes))
    assert why in str(refused.value)


def test_a_position_in_the_middle_of_a_payment() -> None:
    s = table("basket", goods={A: {"gold": 3, "art": 2, "cars": 1, "wild": 1}})
    play(s, "want night-club", "checkout", "same gold 2 0", "different 2 1")
    assert s.question() == "leave-out"
    assert s.pending() == {
        "banned": [], "basket": ["night_club"], "value": 4, "aside": {**ASIDE, "gold": 2},
        "types": 2, "wilds": 1, "without": [],
    }  # fmt: skip
    again = read_position(json.loads(json.dumps(s.position())))
    assert legal(again) == legal(s)
    for game in (s, again):
        play(game, sorted(legal(game))[0])
    assert s.position() == again.position()


def test_pending_says_only_what_is_needed() -> None:
    s = table("ship", stacks={"hong_kong": {A: 1}}, market_ships={A: 1})
    assert s.pending() == {"banned": [], "syndicate_left": 0}
    play(s, "buy hong-kong")
    assert s.question() == "token" and s.pending() == {"banned": [], "syndicate_left": 0}
    tokens(s, "gold", "gold")
    play(s, "draw")
    again = read_position(json.loads(json.dumps(s.position())))
    tokens(again, "gold")
    assert again.players[A].goods[4] == 1 and again.question() == "basket"
    assert pending(again, "banned") == []


def test_a_finished_game() -> None:
    written = position("send", round=11, turn=2)
    written["pending"] = {"question": "over", "seat": None, "banned": []}
    s = read_position(written)
    assert s.to_move == NOBODY and s.legal() == []
