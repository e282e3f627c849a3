"""SC-3. The course of a turn."""

import pytest

from portside import CHANCE, IllegalAnswer, Log, submit
from tests.games.santiago.table import (
    DEMAND,
    WHITE,
    A,
    B,
    asked,
    goods_of,
    harbour,
    laid,
    legal,
    pawns,
    play,
    roll,
    table,
    vp,
)  # fmt: skip


@pytest.mark.rule("SC-3.1")
def test_first_the_stop_then_the_pawn_then_the_building() -> None:
    s = table(2, car=6)
    questions = []
    for words in ("drive 1", "take rum", "enter bank", "use"):
        questions.append(asked(s))
        play(s, words)
    assert questions == [(A, "drive"), (A, "pablo"), (A, "pawn"), (A, "use")]
    assert asked(s) == (B, "drive")


@pytest.mark.rule("SC-3.2", "SC-6.13")
def test_after_the_port_there_is_no_part_b() -> None:
    s = table(2, car=9, pawn={A: "bank"})
    play(s, "drive 1", "pass", "pass")
    assert asked(s) == (B, "drive")
    assert pawns(s) == ["bank", None]


@pytest.mark.rule("SC-3.2", "SC-5.11")
def test_after_an_inactive_cuban_there_is_no_part_b() -> None:
    s = table(2, car=5, inactive=["pedro"], pawn={A: "church"})
    play(s, "drive 1")
    assert asked(s) == (B, "drive")
    assert pawns(s) == ["church", None]


@pytest.mark.rule("SC-3.3")
def test_a_turn_cannot_be_passed_and_one_stop_is_free() -> None:
    s = table(2, pesos={A: 0})
    for words in ("pass", "skip", "drive 0"):
        with pytest.raises(IllegalAnswer):
            submit(s, A, words)
    play(s, "drive 1")
    assert s.players[A].pesos == 0 and s.car == 1


@pytest.mark.rule("SC-3.4", "SR-41")
def test_what_the_cuban_gives_can_be_used_in_the_building() -> None:
    s = table(2, goods={A: {}})
    play(s, "drive 1", "enter distillery")
    assert legal(s) == {"skip", "use 1", "use 2"}
    play(s, "use 2")
    assert goods_of(s, A) == {"rum": 2}


@pytest.mark.rule("SC-3.4", "SR-41")
def test_what_el_zorro_brings_can_be_used_in_the_building() -> None:
    s = table(2, car=7, goods={A: {}, B: {"rum": 1}}, pawn={A: "cafe"})
    play(s, "drive 1", "give rum", "use rum")
    assert vp(s) == [4, 2] and goods_of(s, A) == {}


@pytest.mark.rule("SC-3.5", "SR-25")
def test_the_owner_is_paid_then_the_dice_are_rolled_then_the_next_seat_plays() -> None:
    s = table(2, car=9, marker=4, owner={"casino": B})
    log = s.log = Log()
    play(s, "drive 2", "enter casino", "skip")
    assert asked(s) == (CHANCE, "die") and vp(s) == [2, 3]
    roll(s, 1, 1, 1, 1, 1)
    play(s, "leave-out rum")
    assert asked(s) == (B, "drive")
    kinds = [event.kind for event in log.events]
    assert kinds[kinds.index("skip") + 1 :] == ["owner"] + 5 * ["roll"] + ["leave-out", "turn"]


@pytest.mark.rule("SC-3.1", "SC-3.5", "SR-25")
def test_a_turn_that_the_game_itself_began_has_the_same_course() -> None:
    s = table(2, car=8, owner={"distillery": A})
    play(s, "drive 1", "decline", "enter church", "skip")
    assert asked(s) == (B, "drive")
    s.flag = 2  # the marker shows 4
    log = s.log = Log()
    play(s, "drive 2", "enter distillery", "use 1")
    assert vp(s) == [3, 2]  # before the dice are rolled
    roll(s, 1, 1, 1, 1, 1)
    play(s, "leave-out rum")
    assert asked(s) == (A, "drive")
    kinds = [event.kind for event in log.events]
    assert kinds == [
        "drive", "pay", "ship-leaves", "arrive", "take", "enter", "make",
        "owner", "roll", "roll", "roll", "roll", "roll", "leave-out", "turn",
    ]  # fmt: skip


@pytest.mark.rule("SC-3.6", "SC-9.6")
def test_the_next_turn_waits_for_a_ship_that_demands_something() -> None:
    s = table(2, car=9, marker=4)
    play(s, "drive 2", "enter casino", "skip")
    for ships_gone in (2, 3):
        roll(s, 0, 0, 0, 0, 0)
        play(s, "leave-out rum")
        assert harbour(s) == (ships_gone, 2, False) and asked(s) == (CHANCE, "die")
    roll(s, 0, 0, 1, 0, 0)
    play(s, "leave-out rum")
    assert asked(s) == (B, "drive")
    assert laid(s)["demand"] == {"sugar": 0, "citrus": 0, "tobacco": 1, "cigars": 0}


@pytest.mark.rule("SC-3.5")
def test_without_a_departure_nothing_is_rolled() -> None:
    s = table(2, car=5)
    play(s, "drive 1")
    assert legal(s) == WHITE
    play(s, "enter church", "use")
    assert asked(s) == (B, "drive")
    assert laid(s)["demand"] == DEMAND
