"""SC-7. The pawn, its building, and the owner's VP."""

import pytest

from portside import IllegalAnswer, submit
from tests.games.santiago.table import (
    BLUE,
    WHITE,
    A,
    B,
    C,
    D,
    after,
    asked,
    goods_of,
    harbour,
    legal,
    pawns,
    pesos,
    play,
    table,
    vp,
)  # fmt: skip


@pytest.mark.rule("ST-07", "SC-7.2", "SC-7.8")
def test_the_only_free_building_and_its_owner() -> None:
    s = table(car=4, pawn={A: "black_market", B: "cigar_factory"}, owner={"bank": B})
    play(s, "drive 1")
    assert goods_of(s, A)["wood"] == 2
    assert legal(s) == {"enter bank"}
    play(s, "enter bank", "use")
    assert pesos(s)[A] == 5
    assert vp(s) == [2, 3, 2, 2]
    assert asked(s) == (B, "drive")


@pytest.mark.rule("SC-7.1")
def test_the_pawn_must_move() -> None:
    s = table(2, car=4, pawn={A: "church"})
    play(s, "drive 1")
    assert asked(s) == (A, "pawn") and legal(s) == BLUE
    for words in ("pass", "skip", "stay", "enter church"):
        with pytest.raises(IllegalAnswer):
            submit(s, A, words)


@pytest.mark.rule("SC-7.1")
def test_from_off_the_board_the_pawn_enters() -> None:
    s = table(2, car=4)
    play(s, "drive 1", "enter cigar-factory")
    assert pawns(s) == ["cigar_factory", None]


@pytest.mark.rule("SC-7.2")
def test_pawns_block_but_ownership_does_not() -> None:
    s = table(3, car=4, pawn={A: "bank", B: "black_market"}, owner={"cigar_factory": C})
    play(s, "drive 1")
    assert legal(s) == {"enter cigar-factory"}


@pytest.mark.rule("SC-7.3", "SR-40")
def test_using_the_building_is_optional_and_happens_once() -> None:
    s = table(2, car=4)
    play(s, "drive 1", "enter bank")
    assert legal(s) == {"skip", "use"}
    assert pesos(after(s, "skip"))[A] == 3
    used = after(s, "use")
    assert pesos(used)[A] == 5 and asked(used) == (B, "drive")


@pytest.mark.rule("SC-7.3", "SR-40")
def test_use_is_asked_even_when_there_is_only_skip() -> None:
    s = table(2, car=1, goods={A: {}})
    play(s, "drive 1", "enter cafe")
    assert asked(s) == (A, "use") and legal(s) == {"skip"}


@pytest.mark.rule("ST-29", "SC-7.4")
def test_three_opponents_block_the_colour_and_the_old_building_is_used() -> None:
    pawn = {A: "cafe", B: "church", C: "customs_office", D: "trading_office"}
    s = table(car=5, goods={A: {"rum": 1}}, pawn=pawn)
    play(s, "drive 1")
    assert asked(s) == (A, "use") and legal(s) == {"skip", "use rum"}
    play(s, "use rum")
    assert vp(s)[A] == 4 and pawns(s)[A] == "cafe"


@pytest.mark.rule("ST-30", "SC-7.4", "SR-21")
def test_the_own_pawn_inside_a_blocked_colour_stays_and_uses_its_building() -> None:
    s = table(3, car=4, pawn={A: "bank", B: "black_market", C: "cigar_factory"})
    play(s, "drive 1")
    assert asked(s) == (A, "use")
    play(s, "use")
    assert pesos(s)[A] == 5 and pawns(s)[A] == "bank"


@pytest.mark.rule("ST-31", "SC-7.5", "SR-20")
def test_a_pawn_off_the_board_stays_there_when_all_three_are_taken() -> None:
    s = table(car=5, pawn={B: "church", C: "customs_office", D: "trading_office"})
    play(s, "drive 1")
    assert asked(s) == (B, "drive")
    assert pawns(s)[A] is None


@pytest.mark.rule("SC-7.4")
@pytest.mark.parametrize(
    ("case", "car", "inactive", "answers", "usable"),
    [
        ("el zorro", 7, [], ["give vp"], True),
        ("the port", 9, [], ["pass", "pass"], False),
        ("an inactive cuban", 5, ["pedro"], [], False),
    ],
)
def test_where_the_pawn_stays_and_whether_its_building_works(
    case: str, car: int, inactive: list[str], answers: list[str], usable: bool
) -> None:
    s = table(2, car=car, inactive=inactive, pawn={A: "bank"})
    play(s, "drive 1", *answers)
    assert asked(s) == ((A, "use") if usable else (B, "drive")), case
    assert pawns(s)[A] == "bank"


@pytest.mark.rule("SC-7.4")
def test_in_every_other_case_the_pawn_moves() -> None:
    s = table(2, car=4, pawn={A: "bank", B: "black_market"})
    play(s, "drive 1")
    assert legal(s) == {"enter cigar-factory"}


@pytest.mark.rule("SC-7.6", "SC-7.7", "SI-15")
def test_a_pawn_stays_and_blocks_until_its_owner_plays_again() -> None:
    s = table(2, car=5)
    play(s, "drive 1", "enter church", "skip")
    assert pawns(s) == ["church", None]
    play(s, "drive 3", "claim church")
    assert legal(s) == WHITE - {"enter church"}
    play(s, "enter customs-office", "skip")
    assert pawns(s) == ["church", "customs_office"]


@pytest.mark.rule("ST-32", "SC-7.9", "SR-22")
def test_the_owner_is_paid_while_the_pawn_stays_during_a_port_turn() -> None:
    s = table(2, car=9, marker=3, pawn={A: "bank"}, owner={"bank": B})
    play(s, "drive 1", "pass", "pass")
    assert harbour(s) == (0, 4, True)
    assert vp(s) == [2, 3]


@pytest.mark.rule("ST-33", "SC-7.8")
def test_nobody_is_paid_for_an_own_or_an_unowned_building() -> None:
    for owner in ({"bank": A}, {}):
        s = table(2, car=4, owner=owner)
        play(s, "drive 1", "enter bank", "skip")
        assert vp(s) == [2, 2]


@pytest.mark.rule("SC-7.8", "SC-7.9")
def test_the_owner_is_paid_although_the_function_was_not_used() -> None:
    s = table(2, car=4, owner={"bank": B})
    play(s, "drive 1", "enter bank", "skip")
    assert pesos(s)[A] == 3 and vp(s) == [2, 3]


@pytest.mark.rule("SC-7.9", "SR-22")
@pytest.mark.parametrize(
    ("car", "answers"), [(7, ["give peso", "give peso", "skip"]), (4, ["skip"])]
)
def test_the_owner_is_paid_after_el_zorro_and_in_a_blocked_colour(
    car: int, answers: list[str]
) -> None:
    pawn = {A: "bank", B: "black_market", C: "cigar_factory"}
    s = table(3, car=car, pawn=pawn, owner={"bank": C})
    play(s, "drive 1", *answers)
    assert asked(s) == (B, "drive") and vp(s) == [2, 2, 3]


@pytest.mark.rule("SC-7.8")
def test_only_the_pawn_of_the_player_on_turn_pays_its_owner() -> None:
    s = table(3, car=4, pawn={B: "church", C: "cafe"}, owner={"church": A, "cafe": A})
    play(s, "drive 1", "enter bank", "skip")
    assert vp(s) == [2, 2, 2]


@pytest.mark.rule("SC-7.10", "SR-23")
def test_a_building_used_through_alonso_pays_no_owner() -> None:
    s = table(2, car=8, owner={"bank": A, "cafe": B}, pawn={A: "cafe"})
    play(s, "drive 1", "use-own bank", "use", "enter church", "skip")
    assert vp(s) == [2, 2]
