"""SC-5. The nine Cubans."""

import pytest

from portside import IllegalAnswer, submit
from tests.games.santiago.table import (
    CARGO,
    KIT,
    OUTSKIRTS,
    RED,
    STREET,
    WHITE,
    A,
    B,
    C,
    D,
    after,
    asked,
    goods_of,
    laid,
    legal,
    pawns,
    pesos,
    play,
    supply,
    table,
    vp,
)  # fmt: skip


@pytest.mark.rule("SC-5.1", "SC-5.2", "SR-14")
@pytest.mark.parametrize(
    ("cuban", "good"),
    [("pedro", "tobacco"), ("jose", "sugar"), ("conchita", "citrus"), ("miguel", "wood")],
)
def test_a_producer_gives_two_of_his_good_at_once(cuban: str, good: str) -> None:
    s = table(car=STREET.index(cuban))
    before = supply(s)
    play(s, "drive 1")
    assert asked(s) == (A, "pawn")
    assert goods_of(s, A) == {**KIT, good: KIT.get(good, 0) + 2}
    assert supply(s) == {**before, good: before[good] - 2}


@pytest.mark.rule("SC-5.3", "SR-14")
def test_maria_gives_two_vp_and_martinez_three_pesos() -> None:
    s = table(car=2)
    play(s, "drive 1")
    assert vp(s) == [4, 2, 2, 2] and pesos(s) == [3, 3, 3, 3]
    s = table(car=3)
    play(s, "drive 1")
    assert vp(s) == [2, 2, 2, 2] and pesos(s) == [6, 3, 3, 3]


@pytest.mark.rule("SC-5.4", "SR-14")
def test_pablo_gives_one_good_of_any_kind_but_wood() -> None:
    s = table(car=6)
    play(s, "drive 1")
    assert asked(s) == (A, "pablo")
    assert legal(s) == {f"take {good}" for good in CARGO}
    play(s, "take cigars")
    assert goods_of(s, A) == {**KIT, "cigars": 1} and supply(s)["cigars"] == 7


@pytest.mark.rule("SC-5.4", "SC-5.5")
def test_pablo_offers_only_what_is_left() -> None:
    s = table(car=6, supply={"sugar": 0, "citrus": 0, "tobacco": 0, "rum": 1, "cigars": 0})
    play(s, "drive 1")
    assert legal(s) == {"take rum"}


@pytest.mark.rule("SC-5.4", "SC-5.5")
def test_pablo_is_not_asked_when_only_wood_is_left() -> None:
    s = table(car=6, supply=dict.fromkeys(CARGO, 0))
    play(s, "drive 1")
    assert asked(s) == (A, "pawn") and goods_of(s, A) == KIT


@pytest.mark.rule("ST-25", "SC-5.5", "SR-12")
def test_the_only_token_left_is_taken() -> None:
    s = table(car=1, supply={"citrus": 1})
    play(s, "drive 1")
    assert goods_of(s, A)["citrus"] == 2 and supply(s)["citrus"] == 0


@pytest.mark.rule("ST-26", "SC-5.5")
def test_with_none_left_nothing_is_received_and_part_b_follows() -> None:
    s = table(car=1, supply={"citrus": 0})
    play(s, "drive 1")
    assert goods_of(s, A) == KIT and supply(s)["citrus"] == 0
    assert asked(s) == (A, "pawn") and legal(s) == RED


# ------------------------------------------------------------------------ El Zorro


@pytest.mark.rule("ST-14", "SC-5.8", "SC-7.5")
def test_el_zorro_on_the_first_move_brings_gifts_and_no_building() -> None:
    s = table(car=7)
    play(s, "drive 1", "give peso", "give peso", "give peso")
    assert pesos(s) == [6, 2, 2, 2]
    assert pawns(s) == [None, None, None, None]
    assert asked(s) == (B, "drive")


@pytest.mark.rule("ST-28", "SC-5.6", "SC-5.7", "SC-5.8", "SC-7.4", "SR-10")
def test_each_opponent_gives_one_thing_he_has_and_the_building_is_used_again() -> None:
    s = table(car=7, pesos={B: 0}, vp={B: 0}, goods={B: {"wood": 2}}, pawn={A: "bank"})
    before = supply(s)
    play(s, "drive 1")
    assert asked(s) == (C, "zorro")  # B has only wood
    assert legal(s) == {"give peso", "give vp", "give sugar", "give citrus", "give tobacco"}
    play(s, "give peso")
    assert asked(s) == (D, "zorro")
    play(s, "give citrus")
    assert asked(s) == (A, "use") and pawns(s)[A] == "bank"
    play(s, "use")
    assert pesos(s) == [6, 0, 2, 3]
    assert goods_of(s, A)["citrus"] == 2 and "citrus" not in goods_of(s, D)
    assert goods_of(s, B) == {"wood": 2}
    assert supply(s) == before


@pytest.mark.rule("SC-5.6", "SI-20")
def test_a_vp_given_to_el_zorro_changes_hands() -> None:
    s = table(2, car=7)
    play(s, "drive 1", "give vp")
    assert vp(s) == [3, 1]


@pytest.mark.rule("SC-5.6", "SR-9")
def test_givers_are_asked_clockwise_from_the_left_neighbour() -> None:
    s = table(car=6, pawn={A: "bank"})
    play(s, "drive 1", "take rum", "enter black-market", "skip", "drive 1")
    givers = []
    while s.question() == "zorro":
        givers.append(int(s.to_move))
        play(s, "give peso")
    assert givers == [C, D, A]
    assert pesos(s) == [2, 6, 2, 2]


@pytest.mark.rule("SC-5.7", "SR-11")
def test_a_giver_can_neither_refuse_nor_give_what_he_lacks() -> None:
    s = table(2, car=7, pesos={B: 0}, goods={B: {"rum": 1, "wood": 1}})
    play(s, "drive 1")
    assert legal(s) == {"give vp", "give rum"}
    for words in ("pass", "give peso", "give wood", "give sugar"):
        with pytest.raises(IllegalAnswer):
            submit(s, B, words)


@pytest.mark.rule("SC-5.6", "SC-5.7")
@pytest.mark.parametrize(
    ("money", "points", "goods", "gift"),
    [(1, 0, {}, "peso"), (0, 1, {}, "vp"), (0, 0, {"cigars": 1}, "cigars")],
)
def test_whoever_has_only_one_thing_gives_that(
    money: int, points: int, goods: dict[str, int], gift: str
) -> None:
    s = table(2, car=7, pesos={B: money}, vp={B: points}, goods={B: goods})
    play(s, "drive 1")
    assert asked(s) == (B, "zorro") and legal(s) == {f"give {gift}"}
    play(s, f"give {gift}")
    assert (pesos(s)[B], vp(s)[B], goods_of(s, B)) == (0, 0, {})


@pytest.mark.rule("SC-5.7", "SR-10")
def test_with_nothing_to_give_nobody_is_asked() -> None:
    s = table(2, car=7, pesos={B: 0}, vp={B: 0}, goods={B: {"wood": 2}}, pawn={A: "bank"})
    play(s, "drive 1")
    assert asked(s) == (A, "use")
    assert pesos(s) == [3, 0] and vp(s) == [2, 0]


# -------------------------------------------------------------------------- Alonso


@pytest.mark.rule("ST-03", "SC-5.9", "SC-7.10", "SR-23")
def test_the_lawyer_lets_his_client_use_an_own_bank() -> None:
    s = table(car=8, pesos={A: 1}, owner={"bank": A}, pawn={A: "distillery", B: "bank"})
    play(s, "drive 1", "use-own bank")
    assert asked(s) == (A, "use-own") and legal(s) == {"use"}
    play(s, "use")
    assert pesos(s)[A] == 3
    assert pawns(s) == ["distillery", "bank", None, None]
    assert vp(s) == [2, 2, 2, 2]
    assert asked(s) == (A, "pawn") and legal(s) == WHITE
    play(s, "enter church", "use")
    assert asked(s) == (B, "drive")
    assert vp(s) == [3, 2, 2, 2]


@pytest.mark.rule("ST-47", "SC-5.9", "SC-5.10", "SR-14")
def test_with_a_marker_left_every_unowned_building_can_be_claimed() -> None:
    s = table(car=8, owner={"bank": B, "church": C})
    play(s, "drive 1")
    unowned = [name.replace("_", "-") for name in OUTSKIRTS if name not in ("bank", "church")]
    assert legal(s) == {"decline"} | {f"claim {name}" for name in unowned}


@pytest.mark.rule("ST-47", "SC-5.9", "SC-8.0")
def test_an_own_sawmill_without_wood_is_not_offered() -> None:
    s = table(car=8, owner={"sawmill": A})
    play(s, "drive 1")
    unowned = [name.replace("_", "-") for name in OUTSKIRTS if name != "sawmill"]
    assert legal(s) == {"decline"} | {f"claim {name}" for name in unowned}


@pytest.mark.rule("ST-47", "SC-5.9", "SC-5.10", "SR-40")
def test_alonso_is_asked_even_if_he_can_only_decline() -> None:
    owner = {"distillery": A, "sawmill": A, "trading_office": A}
    s = table(car=8, goods={A: {"cigars": 1}}, owner=owner)
    play(s, "drive 1")
    assert asked(s) == (A, "alonso") and legal(s) == {"decline"}
    play(s, "decline")
    assert asked(s) == (A, "pawn") and legal(s) == WHITE


@pytest.mark.rule("SC-5.10")
def test_the_fourth_building_cannot_be_claimed_and_markers_never_come_back() -> None:
    s = table(2, car=8, owner={"distillery": A, "sawmill": A})
    play(s, "drive 1", "claim bank")
    assert s.players[A].markers == 0
    assert laid(s)["owner"] == {"distillery": 0, "sawmill": 0, "bank": 0}
    s = table(2, car=8, owner={"distillery": A, "sawmill": A, "bank": A})
    play(s, "drive 1")
    assert not [words for words in legal(s) if words.startswith("claim")]
    assert len(legal(s)) == 3  # decline, the bank, and the distillery for his sugar


@pytest.mark.rule("SC-5.9", "SR-19")
@pytest.mark.parametrize("pawn", [{A: "bank"}, {B: "bank"}])
def test_a_building_is_claimed_free_of_charge_whoever_stands_in_it(pawn: dict[int, str]) -> None:
    s = table(2, car=8, pawn=pawn)
    play(s, "drive 1", "claim bank")
    assert laid(s)["owner"] == {"bank": A}
    assert pesos(s) == [3, 3] and vp(s) == [2, 2]
    assert asked(s) == (A, "pawn")


@pytest.mark.rule("SC-5.9")
def test_alonso_does_only_one_thing() -> None:
    s = table(2, car=8, owner={"bank": A})
    play(s, "drive 1")
    assert asked(after(s, "claim church"))[1] == "pawn"
    assert asked(after(s, "use-own bank", "use"))[1] == "pawn"


@pytest.mark.rule("ST-48", "SC-8.13", "SC-7.10", "SR-26", "SR-23")
def test_the_same_building_is_used_through_alonso_and_by_the_pawn() -> None:
    s = table(2, car=8, owner={"church": A})
    play(s, "drive 1", "use-own church", "use")
    assert vp(s) == [3, 2]
    play(s, "enter church", "use")
    assert vp(s) == [4, 2] and asked(s) == (B, "drive")


@pytest.mark.rule("ST-36", "SC-9.4", "SR-24")
def test_the_lawyer_closes_the_ship_then_the_pawn_moves() -> None:
    demand = {"sugar": 0, "citrus": 0, "tobacco": 0, "rum": 1}
    s = table(car=8, demand=demand, owner={"customs_office": A})
    play(s, "drive 1", "use-own customs-office", "use rum")
    assert s.departed == 1 and not s.ship_in_port
    assert legal(s) == WHITE
    assert legal(after(s, "enter trading-office")) == {"skip"}
    assert legal(after(s, "enter customs-office")) == {"skip"}
    assert legal(after(s, "enter church")) == {"skip", "use"}


# ---------------------------------------------------------------- inactive Cubans


@pytest.mark.rule("ST-22", "SC-4.8", "SC-5.11", "SC-5.12", "SC-7.9", "SR-17", "SR-22")
def test_an_inactive_cuban_gives_nothing_until_the_car_leaves_him() -> None:
    s = table(car=5, inactive=["pedro"], pawn={A: "bank"}, owner={"bank": B})
    play(s, "drive 1")
    assert goods_of(s, A) == KIT
    assert pawns(s)[A] == "bank"
    assert asked(s) == (B, "drive") and vp(s) == [2, 3, 2, 2]
    assert laid(s)["inactive"] == ["pedro"]
    play(s, "drive 1")
    assert asked(s) == (B, "pablo")
    assert laid(s)["inactive"] == []


@pytest.mark.rule("ST-23", "SC-5.12")
def test_an_inactive_cuban_who_is_driven_past_is_active_again() -> None:
    s = table(car=5, inactive=["pedro"])
    play(s, "drive 2")
    assert pesos(s)[A] == 2
    assert laid(s)["inactive"] == []
    assert asked(s) == (A, "pablo")
    play(s, "take rum")
    assert goods_of(s, A) == {**KIT, "rum": 1}


@pytest.mark.rule("SC-5.13")
def test_several_cubans_may_be_inactive_and_only_those_passed_turn_back() -> None:
    s = table(2, car=0, inactive=["jose", "conchita", "alonso"])
    play(s, "drive 3")
    assert laid(s)["inactive"] == ["alonso"]


@pytest.mark.rule("SC-5.13")
def test_the_port_cannot_be_made_inactive() -> None:
    s = table(2, car=3)
    play(s, "drive 1", "enter newspaper-publisher")
    others = {f"use {name.replace('_', '-')}" for name in STREET if name != "martinez"}
    assert legal(s) == {"skip", "use"} | others
