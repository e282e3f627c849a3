"""Positions written by hand: what may be left out, and every refusal with its text."""

import json
from typing import Any

import pytest

from portside import CHANCE, Dice, Malformed
from portside.core.simulate import playout
from portside.games.santiago import Santiago, read_position
from tests.games.santiago.table import (
    CARGO,
    OUTSKIRTS,
    STREET,
    A,
    B,
    C,
    asked,
    harbour,
    laid,
    legal,
    only,
    pesos,
    play,
    roll,
    table,
    vp,
    written,
)  # fmt: skip

NO_SHIP: dict[str, Any] = {"ship_in_port": False, "demand": {}}


def position(
    pending: dict[str, object], changes: dict[str, object] | None = None, seats: int = 3
) -> dict[str, Any]:
    p = written(seats)
    p["table"].update(changes or {})
    p["pending"] = pending
    return p


def read(
    pending: dict[str, object], changes: dict[str, object] | None = None, seats: int = 3
) -> Santiago:
    return read_position(position(pending, changes, seats))


# --------------------------------------------- every question, nothing but what it needs


def test_drive_needs_only_its_seat() -> None:
    s = read({"question": "drive", "seat": 1}, {"turn": 1})
    assert asked(s) == (B, "drive")
    play(s, "drive 1", "enter casino", "skip")
    assert asked(s) == (C, "drive")


def test_an_empty_board_asks_for_its_first_building() -> None:
    empty = {"buildings": [None] * 12, "cubans": [None] * 9, "turn": 2, **NO_SHIP}
    s = read({"question": "building", "seat": "chance"}, empty)
    assert asked(s) == (CHANCE, "building") and len(legal(s)) == 12
    playout(s, Dice(1))
    assert s.question() == "over"


def test_a_half_laid_street_asks_for_the_next_cuban() -> None:
    cubans = [*STREET[:7], None, None]
    s = read({"question": "cuban", "seat": "chance"}, {"cubans": cubans, "turn": 2, **NO_SHIP})
    assert legal(s) == {"cuban el-zorro", "cuban alonso"}
    play(s, "cuban alonso", "cuban el-zorro")
    assert laid(s)["cubans"] == [*STREET[:7], "alonso", "el_zorro"]
    roll(s, 1, 1, 1, 1, 1)
    assert asked(s) == (C, "demand")


def test_dice_that_lie_there_already_are_not_rolled_again() -> None:
    s = read({"question": "die", "seat": "chance", "dice": [2, 4, 0]}, NO_SHIP)
    play(s, "roll rum 1", "roll cigars 3")
    assert asked(s) == (A, "demand")
    play(s, "leave-out sugar")
    assert laid(s)["demand"] == {"citrus": 4, "tobacco": 0, "rum": 1, "cigars": 3}
    assert asked(s) == (B, "drive")


def test_demand_needs_the_five_dice() -> None:
    s = read({"question": "demand", "seat": 0, "dice": [0, 0, 0, 0, 3]}, NO_SHIP)
    assert legal(s) == {f"leave-out {good}" for good in CARGO}
    play(s, "leave-out cigars")
    assert harbour(s) == (1, 2, False)


def test_load_needs_who_has_passed_and_nobody_has_unless_it_says_so() -> None:
    s = read({"question": "load", "seat": 1}, {"car": 0})
    play(s, "pass")
    assert asked(s) == (C, "load")
    s = read({"question": "load", "seat": 1, "passed": [2]}, {"car": 0})
    play(s, "pass")
    assert asked(s) == (A, "load")
    play(s, "pass")
    assert asked(s) == (B, "drive") and harbour(s) == (0, 3, True)


@pytest.mark.parametrize(
    ("question", "car", "answer", "then"),
    [
        ("pablo", 7, "take rum", (A, "pawn")),
        ("alonso", 9, "claim bank", (A, "pawn")),
        ("pawn", 5, "enter bank", (A, "use")),
    ],
)
def test_questions_at_a_cuban_lead_on(
    question: str, car: int, answer: str, then: tuple[int, str]
) -> None:
    s = read({"question": question, "seat": 0}, {"car": car})
    play(s, answer)
    assert asked(s) == then


def test_zorro_goes_on_from_the_seat_that_is_asked() -> None:
    s = read({"question": "zorro", "seat": 2}, {"car": 8, "pawn": ["bank", None, None]})
    play(s, "give peso")
    assert asked(s) == (A, "use") and pesos(s) == [4, 3, 2]


def test_use_and_use_own_need_their_building() -> None:
    s = read(
        {"question": "use", "seat": 0, "building": "bank"},
        {"car": 5, "pawn": ["bank", None, None], "owner": {"bank": 2}},
    )
    play(s, "use")
    assert pesos(s) == [5, 3, 3] and vp(s) == [2, 2, 3]
    s = read(
        {"question": "use-own", "seat": 0, "building": "church"},
        {"car": 9, "owner": {"church": 0}},
    )
    play(s, "use")
    assert vp(s) == [3, 2, 2] and asked(s) == (A, "pawn")


def test_a_finished_game_can_be_read() -> None:
    s = read({"question": "over", "seat": None}, {"departed": 7, **NO_SHIP})
    assert s.legal() == [] and s.scores() == [3, 3, 3]


def test_a_turn_without_a_ship_goes_on_and_ends_with_a_roll() -> None:
    s = read({"question": "pawn", "seat": 0}, {"car": 5, **NO_SHIP})
    play(s, "enter bank", "skip")
    assert asked(s) == (CHANCE, "die")


# ---------------------------------------------- in the middle of a turn, copied and written


def twins(s: Santiago) -> list[Santiago]:
    return [s, s.copy(), read_position(json.loads(json.dumps(s.position())))]


def test_a_copy_remembers_that_the_pawn_moved() -> None:
    narrow: dict[str, object] = {"owner_vp_when_pawn_stayed": False}
    s = read_position(written(2, car=4, owner={"bank": B}, options=narrow))
    play(s, "drive 1", "enter bank")
    for twin in twins(s):
        play(twin, "skip")
        assert vp(twin) == [2, 3]


def test_a_copy_remembers_that_alonso_was_asked() -> None:
    s = read_position(written(2, car=8, owner={"bank": A}))
    play(s, "drive 1", "use-own bank")
    for twin in twins(s):
        assert asked(twin) == (A, "use-own") and legal(twin) == {"use"}


# -------------------------------------------------------------------------- refusals

DRIVE: dict[str, object] = {"question": "drive", "seat": 0}


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"buildings": OUTSKIRTS[:11]}, "table.buildings: 12 places are wanted, not 11"),
        ({"cubans": [*STREET, "jose"]}, "table.cubans: 9 places are wanted, not 10"),
        ({"buildings": ["bank"] * 12}, "table.buildings: a tile lies there twice"),
        ({"cubans": ["jose"] * 9}, "table.cubans: a tile lies there twice"),
        (
            {"cubans": [None, *STREET[1:]]},
            "table.cubans: an empty place stands before a filled one",
        ),
        ({"cubans": ["zoe", *STREET[1:]]}, "table.cubans[0]: 'zoe' is unknown"),
        ({"inactive": ["zoe"]}, "table.inactive[0]: 'zoe' is unknown"),
        ({"car": 10}, "table.car: a number from 0 to 9 is wanted, not 10"),
        ({"car": True}, "table.car: a whole number is wanted, not True"),
        ({"owner": {"hotel": 0}}, "table.owner: 'hotel' is unknown"),
        ({"owner": {"bank": 3}}, "table.owner.bank: a number from 0 to 2 is wanted"),
        (
            {"owner": {"bank": 0, "church": 0, "cafe": 0, "casino": 0}},
            "table.owner.casino: seat 0 has no ownership marker left for it",
        ),
        ({"pawn": ["bank", None]}, "table.pawn: one entry for each of 3 seats is wanted, not 2"),
        (
            {"pawn": ["bank", None, "bank"]},
            "table.pawn[2]: the pawn of seat 0 stands there already",
        ),
        ({"departed": 8}, "table.departed: a number from 0 to 7 is wanted, not 8"),
        ({"ship_in_port": 1}, "table.ship_in_port: true or false is wanted, not 1"),
        ({"marker": 5}, "table.marker: 5 is not a flag: [2, 3, 4]"),
        ({"demand": {"rum": 1}}, "table.demand: four dice are wanted with a ship in port, none"),
        (
            {"ship_in_port": False},
            "table.demand: four dice are wanted with a ship in port, none without",
        ),
        ({"demand": {"wood": 1}}, "table.demand: 'wood' is unknown"),
        (
            {"demand": {"sugar": 4, "citrus": 0, "rum": 0, "cigars": 0}},
            "table.demand.sugar: a number from 0 to 3 is wanted, not 4",
        ),
        ({"supply": {"rum": 8}}, "table.supply: 'sugar' is missing"),
        ({"pesos": [3, -1, 3]}, "table.pesos[1]: a number at least 0 is wanted, not -1"),
        ({"vp": [3, 3]}, "table.vp: one entry for each of 3 seats is wanted, not 2"),
        ({"goods": [{}, {}, {}]}, "table.goods[0]: 'sugar' is missing"),
        ({"turn": 3}, "table.turn: a number from 0 to 2 is wanted, not 3"),
        ({"weather": "fine"}, "table: 'weather' is unknown"),
    ],
)
def test_a_wrong_table_is_refused(changes: dict[str, object], refusal: str) -> None:
    with pytest.raises(Malformed) as refused:
        read(DRIVE, changes)
    assert refusal in str(refused.value)


@pytest.mark.parametrize(
    ("pending", "changes", "refusal"),
    [
        ({"question": "dance", "seat": 0}, {}, "pending.question: 'dance' is unknown"),
        ({"seat": 0}, {}, "pending: 'question' is missing"),
        ({"question": "drive"}, {}, "pending: 'seat' is missing"),
        ({**DRIVE, "mood": 1}, {}, "pending: 'mood' is unknown"),
        ({"question": "drive", "seat": 3}, {}, "pending.seat: a number from 0 to 2"),
        ({**DRIVE, "turns": -1}, {}, "pending.turns: a number at least 0"),
        ({**DRIVE, "pawn_moved": 1}, {}, "pending.pawn_moved: true or false is wanted"),
        ({**DRIVE, "passed": [3]}, {}, "pending.passed[0]: a number from 0 to 2"),
        ({**DRIVE, "dice": [1, 2]}, {}, "pending: 2 dice do not fit the question 'drive'"),
        (
            {"question": "die", "seat": "chance", "dice": [1, 1, 1, 1, 1]},
            NO_SHIP,
            "pending: 5 dice do not fit the question 'die'",
        ),
        (
            {"question": "demand", "seat": 0, "dice": [1, 1, 1]},
            NO_SHIP,
            "pending: 3 dice do not fit the question 'demand'",
        ),
        (
            {"question": "die", "seat": "chance", "dice": [4]},
            NO_SHIP,
            "pending.dice[0]: a number from 0 to 3",
        ),
        (
            {"question": "drive", "seat": "chance"},
            {},
            "pending.question: 'drive' is not asked of chance",
        ),
        ({"question": "die", "seat": 0}, NO_SHIP, "'die' is not asked of a seat"),
        (
            {"question": "drive", "seat": 1},
            {},
            "'drive' is asked of the seat whose turn it is (0)",
        ),
        (
            DRIVE,
            {"buildings": [*OUTSKIRTS[:11], None]},
            "'drive' is not asked before all tiles are drawn",
        ),
        (
            DRIVE,
            {"cubans": [*STREET[:8], None]},
            "'drive' is not asked before all tiles are drawn",
        ),
        (
            {"question": "die", "seat": "chance"},
            {},
            "'die' is not asked while a ship is in port",
        ),
        (DRIVE, NO_SHIP, "'drive' is not asked without a ship in port"),
        ({"question": "load", "seat": 0}, NO_SHIP, "'load' is not asked without a ship in port"),
        (
            {"question": "load", "seat": 0},
            {"car": 3},
            "only who has not passed is asked to load, with the car at the port",
        ),
        (
            {"question": "load", "seat": 1, "passed": [1]},
            {"car": 0},
            "only who has not passed is asked to load, with the car at the port",
        ),
        ({"question": "pawn", "seat": 0}, {"car": 0}, "'pawn' is not asked at the port"),
        ({"question": "pablo", "seat": 0}, {"car": 1}, "'pablo' is not asked at jose"),
        ({"question": "zorro", "seat": 1}, {"car": 2}, "'zorro' is not asked at conchita"),
        (
            {"question": "use-own", "seat": 0, "building": "bank"},
            {"car": 3},
            "'use-own' is not asked at maria",
        ),
        (
            {"question": "zorro", "seat": 0},
            {"car": 8},
            "the thief gives nothing to himself",
        ),
        ({"question": "use", "seat": 0}, {"car": 5}, "pending: 'building' is missing"),
        (
            {"question": "use", "seat": 0, "building": "bank"},
            {"car": 5},
            "pending.building: the pawn of seat 0 does not stand in it",
        ),
        (
            {"question": "use-own", "seat": 0, "building": "bank"},
            {"car": 9},
            "pending.building: seat 0 does not own it",
        ),
        (
            {"question": "use-own", "seat": 0, "building": "sawmill"},
            {"car": 9, "owner": {"sawmill": 0}},
            "pending.building: it cannot be used at this table",
        ),
        (
            {"question": "pablo", "seat": 0},
            {"car": 7, "supply": {**dict.fromkeys(CARGO, 0), "wood": 8}},
            "pending: there is no answer to this question at this table",
        ),
        (
            {"question": "pawn", "seat": 0},
            {"car": 5, "pawn": ["bank", "black_market", "cigar_factory"]},
            "pending: there is no answer to this question at this table",
        ),
    ],
)
def test_a_question_that_the_table_cannot_lead_to_is_refused(
    pending: dict[str, object], changes: dict[str, object], refusal: str
) -> None:
    with pytest.raises(Malformed) as refused:
        read(pending, changes)
    assert refusal in str(refused.value)


@pytest.mark.parametrize(
    ("key", "value", "refusal"),
    [
        ("game", "manila", "position.game: 'manila' is unknown"),
        ("rules", 2, "santiago: revision 2 of the rules is not known"),
        ("seats", 5, "position.seats: a number from 2 to 4 is wanted, not 5"),
        ("options", [], "position.options: an object is wanted"),
        ("extra", 1, "position: 'extra' is unknown"),
    ],
)
def test_a_wrong_head_is_refused(key: str, value: object, refusal: str) -> None:
    wrong = position(DRIVE)
    wrong[key] = value
    with pytest.raises(Malformed) as refused:
        read_position(wrong)
    assert refusal in str(refused.value)


def test_a_position_is_not_an_object() -> None:
    with pytest.raises(Malformed, match="position: an object is wanted, not 7"):
        read_position(7)


def test_reading_leaves_what_was_written_alone() -> None:
    p = position(DRIVE)
    before = json.dumps(p)
    s = read_position(p)
    playout(s, Dice(1))
    assert json.dumps(p) == before


def test_a_game_ended_by_a_building_is_read_back_as_written() -> None:
    s = table(2, car=5, departed=6, demand=only(rum=2))
    play(s, "drive 1", "enter customs-office", "use rum")
    assert read_position(s.position()).position() == s.position()


@pytest.mark.rule("SC-5.8", "SC-5.11")
@pytest.mark.parametrize(("car", "inactive"), [(8, []), (6, ["pedro"])])
def test_no_pawn_question_without_a_flower_or_at_an_inactive_cuban(
    car: int, inactive: list[str]
) -> None:
    wrong = written(2, car=car, inactive=inactive)
    wrong["pending"] = {"question": "pawn", "seat": 0}
    with pytest.raises(Malformed, match="'pawn' is not asked at"):
        read_position(wrong)


@pytest.mark.rule("SC-10.1")
def test_nothing_is_asked_once_the_last_ship_is_gone() -> None:
    with pytest.raises(Malformed, match="'drive' is not asked once the last ship has left"):
        read_position(written(2, departed=7))


@pytest.mark.rule("SC-3.6")
def test_no_turn_begins_with_a_ship_that_wants_nothing() -> None:
    with pytest.raises(Malformed, match="'drive' is not asked while the ship wants nothing"):
        read_position(written(2, demand=only()))


def test_who_passed_in_an_earlier_round_is_forgotten() -> None:
    s = table(2, car=9)
    play(s, "drive 1", "pass", "pass")
    assert s.pending()["passed"] == []
