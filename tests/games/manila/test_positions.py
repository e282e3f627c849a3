"""Positions that cannot be, refused with the entry named; and errors that keep secrets."""

import json
from typing import Any

import pytest

from portside import NOBODY, Dice, IllegalAnswer, Malformed, submit
from portside.core.simulate import playout
from portside.games.manila import new_game, read_position
from tests.games.manila.table import AT_SEA, M2, M3, A, B, asked, last_roll, table

HANDS: Any = {A: {"jade": 2}, B: {"silk": 2}}
BOARDING: Any = {"boats": {**AT_SEA, "silk": (13, [B])}, "pirates": (A, B)}
PLUNDER: Any = {
    "boats": {"nutmeg": ("shipyard", []), "silk": (13, []), "jade": ("harbour", [])},
    "pirates": (A, None),
    "pending": {"ware": "silk", "plundered": ["silk"]},
}


def good(name: str) -> Any:
    made = {
        "bid": lambda: table("bid", A, hands=HANDS, bid=3, bidder=B),
        "place": lambda: table("place", A, hands=HANDS, boats=AT_SEA),
        "die": lambda: last_roll(AT_SEA),
        "board": lambda: table("board", A, M2, **BOARDING),
        "plunder": lambda: table("plunder", A, M3, **PLUNDER),
    }
    return json.loads(json.dumps(made[name]().position()))


@pytest.mark.parametrize(
    ("name", "path", "value", "named"),
    [
        ("bid", "table.cash.0", -1, r"table\.cash\[0\]"),
        ("bid", "table.cash", [1, 2], r"table\.cash: one entry for each of 4 seats"),
        ("bid", "table.supply.jade", 4, r"table\.supply\.jade: 3 are wanted, not 4"),
        ("bid", "table.pledged.0.jade", 3, r"pledged\[0\]\.jade: more are pledged than held"),
        ("bid", "table.market.jade", 15, r"table\.market\.jade: 15 is not a level"),
        ("bid", "table.bid", 0, r"table\.bidder: a bid of 0 does not fit"),
        ("bid", "table.voyage", 0, r"table\.voyage"),
        ("bid", "table.step", 3, r"question: 'bid' is not asked in the midst"),
        ("bid", "table.ashore", "jade", r"question: 'bid' does not fit what is ashore"),
        ("bid", "table.opener", 7, r"table\.opener"),
        ("bid", "pending.seat", 1, r"pending\.seat: seat 1 cannot bid"),
        ("bid", "pending.seat", "chance", r"pending\.seat: 'bid' is not asked of 'chance'"),
        ("bid", "pending.passed", [0], r"pending\.seat: seat 0 cannot bid"),
        ("bid", "pending.passed", None, r"pending\.passed: a list is wanted"),
        ("bid", "pending.question", "bit", r"pending\.question: 'bit' is unknown"),
        ("bid", "pending.question", "launch", r"pending"),
        ("bid", "pending.bought", [{}], r"pending\.bought"),
        ("place", "table.boats.silk.position", 14, r"boats\.silk\.position: a number from 0 to 13"),
        ("place", "table.boats.silk.position", None, r"silk\.position: it does not fit"),
        ("place", "table.boats.silk.berth", "a", r"silk\.berth: it does not fit"),
        ("place", "table.boats.silk.crew", [None, 0, None], r"silk\.crew: a vacant seat stands"),
        ("place", "table.boats.silk.crew", [None], r"silk\.crew: 3 seats are wanted"),
        ("place", "table.boats.silk.colour", "blue", r"boats\.silk: 'colour' is unknown"),
        ("place", "table.ashore", "silk", r"table\.boats"),
        ("place", "table.ashore", None, r"table\.ashore: a ware stays behind"),
        ("place", "table.pirates", [None, 1], r"table\.pirates: there is no mate"),
        ("place", "table.pirates", [1], r"table\.pirates: captain and mate"),
        ("place", "table.harbour", {"a": 0}, r"table\.harbour: 'b' is missing"),
        ("place", "table.insurance", 9, r"table\.insurance"),
        ("place", "table.passed", [0], r"pending\.seat: seat 0 has passed"),
        ("place", "table.step", 1, r"question: 'place' is not asked in step 1"),
        ("place", "table.harbour_master", None, r"'place' is not asked without a harbour master"),
        ("die", "pending.boats", ["silk", "nutmeg"], r"pending\.boats: the boats at sea"),
        ("die", "pending.boats", [], r"pending\.boats"),
        ("die", "table.step", 0, r"'die' is not asked in a placement round"),
        ("board", "pending.second", 1, r"pending\.second: true or false"),
        ("board", "pending.seat", 2, r"pending\.seat: 'board' is not asked of seat 2"),
        ("board", "pending.boarded", ["silk", 1], r"pending\.boarded: .*second pirate only"),
        ("plunder", "pending.ware", "jade", r"pending\.ware: the first plundered boat"),
        ("plunder", "pending.plundered", [], r"pending\.plundered: 'silk' is still at sea"),
        ("plunder", "table.boats.silk.position", 12, r"pending\.plundered: 'silk' is still"),
        ("plunder", "pending.seat", 1, r"pending\.seat: 'plunder' is not asked of seat 1"),
    ],
)
def test_a_wrong_position_is_refused_by_name(name: str, path: str, value: Any, named: str) -> None:
    written = good(name)
    assert read_position(json.loads(json.dumps(written))).position() == written
    *way, last = path.split(".")
    inner = written
    for key in way:
        inner = inner[int(key) if key.isdecimal() else key]
    inner[int(last) if last.isdecimal() else last] = value
    with pytest.raises(Malformed, match=named):
        read_position(written)


def test_cards_out_of_order_are_refused() -> None:
    written: Any = new_game(3).position()
    written["table"]["shares"][1]["jade"] = 1
    with pytest.raises(Malformed, match="dealt to one seat after the other"):
        read_position(written)


def test_a_position_without_purchases_can_be_read() -> None:
    written = good("bid")
    del written["pending"]["bought"]
    assert asked(read_position(written)) == (A, "bid")


def test_a_finished_game_can_be_read() -> None:
    s = new_game(4)
    playout(s, Dice(1))
    again = read_position(json.loads(json.dumps(s.position())))
    assert again.to_move == NOBODY and again.scores() == s.scores()


@pytest.mark.rule("MI-24", "MA-14.2")
def test_an_error_tells_a_stranger_nothing() -> None:
    s = table("bid", A, hands={A: {"jade": 2}}, pledged={A: {"jade": 1}}, cash={A: 99})
    with pytest.raises(IllegalAnswer) as refused:
        submit(s, B, "pledge jade")
    assert "jade" not in str(refused.value) and refused.value.legal == []
    with pytest.raises(IllegalAnswer) as refused:
        submit(s, A, "pledge silk")
    assert "pledge jade" in refused.value.legal  # his own cards he may see
