"""The scenarios of the rules, chapter 5, in the words of the notation."""

import pytest

from portside import CHANCE, NOBODY, IllegalAnswer, submit
from portside.games.santiago import new_game
from tests.games.santiago.table import A, B, C, D, asked, goods_of, legal, play, roll, table


@pytest.mark.rule("ST-01", "SC-2.6", "SC-2.7")
def test_every_seat_starts_with_the_same_kit() -> None:
    s = new_game(4)
    assert [p.pesos for p in s.players] == [3, 3, 3, 3]
    assert [p.vp for p in s.players] == [2, 2, 2, 2]
    assert goods_of(s, D) == {"sugar": 1, "citrus": 1, "tobacco": 1}
    assert s.position()["table"]["supply"] == {  # type: ignore[index]
        "sugar": 4, "citrus": 4, "tobacco": 4, "rum": 8, "cigars": 8, "wood": 8,
    }  # fmt: skip


@pytest.mark.rule("ST-02", "SC-4.2", "SC-5.2", "SC-7.1")
def test_from_maria_to_pedro() -> None:
    s = table(car=3)
    play(s, "drive 3")
    assert s.players[A].pesos == 1
    assert goods_of(s, A)["tobacco"] == 3
    assert legal(s) == {"enter church", "enter customs-office", "enter trading-office"}
    play(s, "enter church", "use")
    assert s.players[A].vp == 3


@pytest.mark.rule("ST-03", "SC-5.9", "SC-7.10")
def test_the_lawyer_lets_his_client_use_an_own_bank() -> None:
    s = table(car=8, pesos={A: 1}, owner={"bank": A}, pawn={A: "distillery", B: "bank"})
    play(s, "drive 1", "use-own bank")
    assert asked(s) == (A, "use-own") and legal(s) == {"use"}
    play(s, "use")
    assert s.players[A].pesos == 3
    play(s, "enter church", "use")
    assert [p.vp for p in s.players] == [3, 2, 2, 2]


LOADING = {
    "car": 9,
    "marker": 3,
    "demand": {"citrus": 4, "sugar": 2, "rum": 1, "cigars": 0},
    "goods": {B: {"sugar": 2, "tobacco": 1}, C: {"sugar": 2, "citrus": 1}, D: {"tobacco": 1}},
}


@pytest.mark.rule("ST-04", "SC-6.2", "SC-6.3", "SC-6.6", "SC-6.11")
def test_loading_round_with_four_players() -> None:
    s = table(**{**LOADING, "goods": {**LOADING["goods"], A: {"citrus": 2, "rum": 1}}})  # type: ignore
    play(s, "drive 1", "load citrus 2", "load sugar 2")
    assert legal(s) == {"load citrus 1", "pass"}
    play(s, "load citrus 1")
    assert asked(s) == (D, "load") and legal(s) == {"pass"}
    play(s, "pass", "load rum 1", "pass", "pass", "pass")
    assert [p.vp for p in s.players] == [11, 8, 5, 2]
    assert s.value() == 4 and s.departed == 0
    assert asked(s) == (B, "drive")


@pytest.mark.rule("ST-05", "SC-6.10", "SC-6.12", "SC-9.3")
def test_the_driver_sets_the_demand_after_a_full_ship() -> None:
    s = table(**{**LOADING, "goods": {**LOADING["goods"], A: {"citrus": 3, "rum": 1}}})  # type: ignore
    play(s, "drive 1", "load citrus 2", "load sugar 2", "load citrus 1", "pass", "load rum 1")
    play(s, "pass", "pass", "load citrus 1")
    assert s.players[A].vp == 2 + 12
    assert s.departed == 1 and s.value() == 2 and asked(s) == (CHANCE, "die")
    roll(s, 1, 2, 0, 3, 1)
    assert asked(s) == (A, "demand")
    play(s, "leave-out cigars")
    assert s.position()["table"]["demand"] == {"sugar": 1, "citrus": 2, "tobacco": 0, "rum": 3}  # type: ignore[index]
    assert asked(s) == (B, "drive")


@pytest.mark.rule("ST-06", "SC-6.8", "SC-6.9")
def test_wood_stands_in_for_one_die_and_earns_one_each() -> None:
    demand = {"sugar": 2, "rum": 2, "tobacco": 1, "citrus": 0}
    s = table(car=9, marker=4, demand=demand, goods={A: {"wood": 2, "sugar": 1}})
    play(s, "drive 1")
    assert legal(s) == {
        "pass", "load sugar 1", "load-wood sugar 1", "load-wood sugar 2",
        "load-wood rum 1", "load-wood rum 2", "load-wood tobacco 1",
    }  # fmt: skip
    play(s, "load-wood rum 2")
    assert s.players[A].vp == 4


@pytest.mark.rule("ST-07", "SC-7.2", "SC-7.8")
def test_the_only_free_building_and_its_owner() -> None:
    s = table(car=4, pawn={A: "black_market", B: "cigar_factory"}, owner={"bank": B})
    play(s, "drive 1")
    assert legal(s) == {"enter bank"}
    play(s, "enter bank", "use")
    assert s.players[A].pesos == 5 and s.players[B].vp == 3


@pytest.mark.rule("ST-09", "SC-9.6")
def test_a_ship_that_demands_nothing_leaves_at_once() -> None:
    s = table(car=9, marker=4, departed=2, pesos={A: 1})
    play(s, "drive 2", "enter casino", "skip")
    roll(s, 0, 3, 0, 0, 0)
    play(s, "leave-out citrus")
    assert s.departed == 4 and asked(s) == (CHANCE, "die")
    roll(s, 1, 1, 1, 1, 1)
    play(s, "leave-out sugar")
    assert asked(s) == (B, "drive")


@pytest.mark.rule("ST-10", "SC-4.7", "SC-9.4")
def test_without_a_ship_its_buildings_cannot_be_used() -> None:
    s = table(car=9, marker=4, pesos={A: 9})
    play(s, "drive 7", "enter customs-office")
    assert s.departed == 1 and legal(s) == {"skip"}


@pytest.mark.rule("ST-13", "SC-8.10")
@pytest.mark.parametrize(("marker", "uses"), [(2, {"use +1"}), (3, {"use +1", "use -1"})])
def test_port_authority_at_the_left_end(marker: int, uses: set[str]) -> None:
    s = table(car=1, marker=marker)
    play(s, "drive 1", "enter port-authority")
    assert legal(s) == uses | {"skip"}


@pytest.mark.rule("ST-14", "ST-28", "SC-5.6", "SC-5.7", "SC-5.8")
def test_el_zorro_takes_from_each_who_has_something() -> None:
    s = table(car=7, pesos={B: 0}, vp={B: 0}, goods={B: {"wood": 2}}, pawn={A: "bank"})
    play(s, "drive 1")
    assert asked(s) == (C, "zorro")
    assert legal(s) == {"give peso", "give vp", "give sugar", "give citrus", "give tobacco"}
    play(s, "give peso", "give citrus", "use")
    assert s.players[A].pesos == 6 and goods_of(s, A)["citrus"] == 2


@pytest.mark.rule("ST-21", "SC-4.3")
@pytest.mark.parametrize("pesos", [0, 3, 10, 200])
def test_steps_offered(pesos: int) -> None:
    assert legal(table(pesos={A: pesos})) == {f"drive {n}" for n in range(1, pesos + 2)}


@pytest.mark.rule("ST-22", "SC-5.11", "SC-5.12", "SC-7.9")
def test_an_inactive_cuban_gives_nothing_until_the_car_leaves_him() -> None:
    s = table(car=5, inactive=["pedro"], pawn={A: "bank"}, owner={"bank": B})
    play(s, "drive 1")
    assert asked(s) == (B, "drive") and s.players[B].vp == 3
    assert s.position()["table"]["inactive"] == ["pedro"]  # type: ignore[index]
    play(s, "drive 1")
    assert s.position()["table"]["inactive"] == []  # type: ignore[index]


@pytest.mark.rule("ST-24", "SC-8.12")
def test_newspaper_targets() -> None:
    s = table(car=0, inactive=["conchita"])
    play(s, "drive 1", "enter newspaper-publisher")
    targets = ["maria", "martinez", "miguel", "pedro", "pablo", "el-zorro", "alonso"]
    assert legal(s) == {"skip", "use"} | {f"use {cuban}" for cuban in targets}
    play(s, "use maria")
    assert s.players[A].pesos == 4


@pytest.mark.rule("ST-25", "ST-26", "SC-5.5")
@pytest.mark.parametrize("left", [0, 1])
def test_the_supply_gives_what_it_has(left: int) -> None:
    s = table(car=1, supply={"citrus": left})
    play(s, "drive 1")
    assert goods_of(s, A)["citrus"] == 1 + left and asked(s) == (A, "pawn")


@pytest.mark.rule("ST-27", "SC-8.3")
def test_distillery_is_limited_by_the_rum_left() -> None:
    s = table(goods={A: {"sugar": 1}}, supply={"rum": 2})
    play(s, "drive 1", "enter distillery")
    assert legal(s) == {"skip", "use 1", "use 2"}
    play(s, "use 2")
    assert goods_of(s, A) == {"sugar": 1, "rum": 2}


@pytest.mark.rule("ST-29", "ST-31", "SC-7.4", "SC-7.5")
@pytest.mark.parametrize(("mine", "then"), [("cafe", (A, "use")), (None, (B, "drive"))])
def test_the_pawn_stays_when_all_three_are_taken(mine: str, then: tuple[int, str]) -> None:
    pawn = {A: mine, B: "church", C: "customs_office", D: "trading_office"}
    s = table(car=5, goods={A: {"rum": 1}}, pawn=pawn)
    play(s, "drive 1")
    assert asked(s) == then


@pytest.mark.rule("ST-36", "SR-24")
def test_the_lawyer_closes_the_ship_then_the_pawn_moves() -> None:
    demand = {"sugar": 0, "citrus": 0, "tobacco": 0, "rum": 1}
    s = table(car=8, demand=demand, owner={"customs_office": A})
    play(s, "drive 1", "use-own customs-office", "use rum", "enter trading-office")
    assert s.departed == 1 and legal(s) == {"skip"}


@pytest.mark.rule("ST-37", "SC-10.1", "SC-10.2")
def test_passing_the_port_with_the_seventh_ship_ends_the_game_there() -> None:
    s = table(car=9, marker=4, departed=6, pawn={A: "bank"}, owner={"bank": B})
    play(s, "drive 2")
    assert s.to_move == NOBODY and s.question() == "over" and s.legal() == []
    assert s.players[A].pesos == 2 and goods_of(s, A)["sugar"] == 1
    assert s.car == 0 and s.value() == 4 and s.players[B].vp == 2


@pytest.mark.rule("ST-38", "SR-27")
def test_the_last_delivery_counts_and_nothing_else_happens() -> None:
    demand = {"sugar": 1, "citrus": 0, "tobacco": 0, "rum": 0}
    s = table(2, car=9, marker=3, departed=6, demand=demand, pawn={A: "bank"}, owner={"bank": B})
    play(s, "drive 1", "load sugar 1")
    assert s.to_move == NOBODY
    assert [p.vp for p in s.players] == [5, 2]


@pytest.mark.rule("ST-40", "SC-10.3", "SC-10.4", "SC-10.5")
@pytest.mark.parametrize(("returned", "winner"), [(True, B), (False, A)])
def test_tie_is_broken_by_the_goods_left(returned: bool, winner: int) -> None:
    s = table(
        2,
        vp={A: 20, B: 21},
        pesos={A: 4, B: 0},
        goods={A: {"sugar": 2, "citrus": 1, "rum": 1, "wood": 3}, B: {"rum": 5}},
        options={"end_goods_returned": returned},
    )
    assert s.scores() == [22, 22] and s.winners() == [winner]


@pytest.mark.rule("ST-42", "SC-8.9")
def test_casino_changes_both_ways() -> None:
    s = table(pesos={A: 7}, vp={A: 5})
    play(s, "drive 1", "enter casino")
    assert legal(s) == {
        "skip",
        "use -5",
        "use -4",
        "use -3",
        "use -2",
        "use -1",
        "use +1",
        "use +2",
    }
    after = s.copy()
    play(after, "use +2")
    assert (after.players[A].pesos, after.players[A].vp) == (1, 7)
    play(s, "use -5")
    assert (s.players[A].pesos, s.players[A].vp) == (22, 0)


@pytest.mark.rule("ST-43", "SC-6.3")
def test_passed_is_passed() -> None:
    demand = {"sugar": 2, "citrus": 1, "tobacco": 0, "rum": 0}
    goods = {A: {"sugar": 1}, B: {"citrus": 1}, C: {"sugar": 1}}
    s = table(3, car=9, demand=demand, goods=goods)
    play(s, "drive 1", "load sugar 1", "pass", "load sugar 1", "pass")
    assert asked(s) == (C, "load")
    play(s, "pass")
    assert s.value() == 3 and asked(s) == (B, "drive")


@pytest.mark.rule("ST-44", "SC-8.5")
def test_black_market_gives_a_different_good() -> None:
    s = table(car=4, goods={A: {"wood": 0, "sugar": 1}}, supply={"rum": 0})
    play(s, "drive 1", "enter black-market")
    assert legal(s) == {"skip", "use sugar citrus", "use sugar tobacco", "use sugar cigars"}


@pytest.mark.rule("ST-45", "SR-7")
@pytest.mark.parametrize(("marker", "after", "departed"), [(2, 4, 0), (3, 2, 1), (4, 2, 1)])
def test_a_lap_and_more(marker: int, after: int, departed: int) -> None:
    s = table(car=9, marker=marker, pesos={A: 11})
    play(s, "drive 12")
    assert (s.value(), s.departed) == (after, departed)


@pytest.mark.rule("ST-47", "SC-5.9")
def test_alonso_is_asked_even_if_he_can_only_decline() -> None:
    owner = {"distillery": A, "sawmill": A, "trading_office": A}
    s = table(car=8, goods={A: {}}, owner=owner)
    play(s, "drive 1")
    assert legal(s) == {"decline"}
    play(s, "decline")
    assert asked(s) == (A, "pawn")


@pytest.mark.rule("ST-49", "SR-29")
def test_four_zeros_in_the_setup() -> None:
    s = new_game(3)
    while s.question() != "die":
        s.play(s.legal()[0])
    roll(s, 0, 0, 0, 0, 2)
    assert asked(s) == (2, "demand")
    play(s, "leave-out cigars")
    assert s.departed == 1
    roll(s, 1, 1, 1, 1, 1)
    assert asked(s) == (2, "demand")
    play(s, "leave-out rum")
    assert asked(s) == (0, "drive")


def test_strangers_are_refused_with_the_reason() -> None:
    s = table()
    with pytest.raises(IllegalAnswer, match="seat 0 is asked, not seat 1"):
        submit(s, B, "drive 1")
    with pytest.raises(IllegalAnswer, match="'drive 9' is not one of: drive 1, drive 2"):
        submit(s, A, "drive 9")
