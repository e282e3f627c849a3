"""SC-6. The port and the loading round."""

import pytest

from portside import CHANCE, IllegalAnswer, submit
from portside.games.santiago import Santiago
from tests.games.santiago.table import (
    CARGO,
    KIT,
    A,
    B,
    C,
    D,
    after,
    asked,
    goods_of,
    harbour,
    laid,
    legal,
    only,
    pawns,
    play,
    roll,
    supply,
    table,
    vp,
)  # fmt: skip


def four_at_the_port(**goods_of_the_driver: int) -> Santiago:
    """The example of the rulebooks, one stop before the port."""
    return table(
        car=9,
        marker=3,
        demand={"citrus": 4, "sugar": 2, "rum": 1, "cigars": 0},
        goods={
            A: goods_of_the_driver,
            B: {"sugar": 2, "tobacco": 1},
            C: {"sugar": 2, "citrus": 1},
            D: {"tobacco": 1},
        },
    )


@pytest.mark.rule(
    "ST-04", "SC-6.1", "SC-6.2", "SC-6.3", "SC-6.5", "SC-6.6", "SC-6.7", "SC-6.11", "SR-40"
)
def test_a_loading_round_with_four_players() -> None:
    s = four_at_the_port(citrus=2, rum=1)
    play(s, "drive 1")
    assert asked(s) == (A, "load")
    play(s, "load citrus 2")
    assert vp(s)[A] == 2 + 6
    assert laid(s)["demand"] == {"sugar": 2, "citrus": 2, "rum": 1, "cigars": 0}
    assert asked(s) == (B, "load")
    play(s, "load sugar 2")
    assert vp(s)[B] == 2 + 6
    assert laid(s)["demand"] == {"sugar": 0, "citrus": 2, "rum": 1, "cigars": 0}
    assert asked(s) == (C, "load") and legal(s) == {"load citrus 1", "pass"}
    play(s, "load citrus 1")
    assert vp(s)[C] == 2 + 3
    assert laid(s)["demand"] == {"sugar": 0, "citrus": 1, "rum": 1, "cigars": 0}
    assert asked(s) == (D, "load") and legal(s) == {"pass"}
    play(s, "pass")
    assert asked(s) == (A, "load")
    play(s, "load rum 1")
    assert laid(s)["demand"] == {"sugar": 0, "citrus": 1, "rum": 0, "cigars": 0}
    passing = []
    for _ in range(3):
        passing.append(int(s.to_move))
        play(s, "pass")
    assert passing == [B, C, A]
    assert vp(s) == [2 + 9, 2 + 6, 2 + 3, 2]
    assert harbour(s) == (0, 4, True)
    assert pawns(s) == [None, None, None, None]
    assert asked(s) == (B, "drive")


@pytest.mark.rule("ST-05", "SC-6.10", "SC-6.12", "SC-9.3", "SR-37")
def test_the_same_round_completed() -> None:
    s = four_at_the_port(citrus=3, rum=1)
    play(s, "drive 1", "load citrus 2", "load sugar 2", "load citrus 1", "pass", "load rum 1")
    play(s, "pass", "pass", "load citrus 1")
    assert vp(s)[A] == 2 + 12
    assert harbour(s) == (1, 2, False)
    assert asked(s) == (CHANCE, "die")
    roll(s, 1, 2, 0, 3, 1)
    assert asked(s) == (A, "demand")
    play(s, "leave-out cigars")
    assert laid(s)["demand"] == {"sugar": 1, "citrus": 2, "tobacco": 0, "rum": 3}
    assert asked(s) == (B, "drive")


@pytest.mark.rule("ST-06", "SC-6.8", "SC-6.9", "SR-46")
def test_wood_stands_in_for_one_die_and_earns_one_vp_each() -> None:
    demand = {"sugar": 2, "rum": 2, "tobacco": 1, "citrus": 0}
    s = table(car=9, marker=4, demand=demand, goods={A: {"wood": 2, "sugar": 1}})
    play(s, "drive 1")
    assert legal(s) == {
        "pass", "load sugar 1", "load-wood sugar 1", "load-wood sugar 2",
        "load-wood rum 1", "load-wood rum 2", "load-wood tobacco 1",
    }  # fmt: skip
    for die in ("sugar", "rum"):
        later = after(s, f"load-wood {die} 2")
        assert vp(later)[A] == 2 + 2
        assert laid(later)["demand"] == {**laid(s)["demand"], die: 0}
        assert goods_of(later, A) == {"sugar": 1} and supply(later)["wood"] == 8


@pytest.mark.rule("SC-6.2")
def test_the_driver_acts_first_whoever_he_is() -> None:
    s = table(3, car=8)
    play(s, "drive 1", "decline", "enter church", "skip", "drive 1")
    order = []
    while s.question() == "load":
        order.append(int(s.to_move))
        play(s, "pass")
    assert order == [B, C, A]


@pytest.mark.rule("ST-43", "SC-6.3")
def test_passed_is_passed() -> None:
    demand = {"sugar": 2, "citrus": 1, "tobacco": 0, "rum": 0}
    goods = {A: {"sugar": 1}, B: {"citrus": 1}, C: {"sugar": 1}}
    s = table(3, car=9, demand=demand, goods=goods)
    play(s, "drive 1", "load sugar 1")
    assert asked(s) == (B, "load") and legal(s) == {"load citrus 1", "pass"}
    play(s, "pass", "load sugar 1", "pass")
    assert asked(s) == (C, "load")  # B is not asked again
    play(s, "pass")
    assert vp(s) == [4, 2, 4]
    assert laid(s)["demand"] == {"sugar": 0, "citrus": 1, "tobacco": 0, "rum": 0}
    assert harbour(s) == (0, 3, True) and asked(s) == (B, "drive")


@pytest.mark.rule("SC-6.3", "SR-38")
def test_nobody_needs_anything_to_deliver() -> None:
    s = table(2, car=9, goods={A: {}, B: {}})
    play(s, "drive 1")
    assert legal(s) == {"pass"}
    play(s, "pass", "pass")
    assert harbour(s) == (0, 3, True)


@pytest.mark.rule("SR-43", "SC-6.3")
def test_a_pass_does_not_carry_over_to_the_next_round() -> None:
    s = table(2, car=9, pesos={A: 20, B: 20})
    play(s, "drive 1", "pass", "pass", "drive 10")
    assert asked(s) == (B, "load")
    play(s, "pass")
    assert asked(s) == (A, "load")


@pytest.mark.rule("SC-6.4", "SR-42")
@pytest.mark.parametrize(("held", "most"), [(1, 1), (2, 2), (4, 3)])
def test_any_amount_up_to_what_is_held_and_demanded(held: int, most: int) -> None:
    s = table(2, car=9, demand=only(rum=3), goods={A: {"rum": held, "cigars": 2}})
    play(s, "drive 1")
    assert legal(s) == {"pass"} | {f"load rum {n}" for n in range(1, most + 1)}


@pytest.mark.rule("SC-6.4")
def test_the_kind_left_out_is_not_in_demand() -> None:
    s = table(2, car=9, goods={A: {"cigars": 2, "wood": 1}})
    play(s, "drive 1")
    assert legal(s) == {"pass"} | {
        f"load-wood {good} 1" for good in CARGO if good != "cigars"
    }  # fmt: skip


@pytest.mark.rule("SC-6.5", "SC-6.6")
@pytest.mark.parametrize("marker", [2, 3, 4])
def test_goods_return_to_the_supply_and_earn_what_the_marker_shows(marker: int) -> None:
    s = table(2, car=9, marker=marker, goods={A: {"citrus": 2}})
    left = supply(s)["citrus"]
    play(s, "drive 1", "load citrus 2")
    assert vp(s)[A] == 2 + 2 * marker
    assert goods_of(s, A) == {} and supply(s)["citrus"] == left + 2
    assert laid(s)["demand"]["citrus"] == 0


@pytest.mark.rule("SC-6.7")
def test_a_player_may_deliver_the_same_kind_again_on_a_later_go() -> None:
    s = table(2, car=9, goods={A: {"citrus": 2}})
    play(s, "drive 1", "load citrus 1", "pass", "load citrus 1")
    assert vp(s)[A] == 2 + 2 + 2


@pytest.mark.rule("SC-6.9")
@pytest.mark.parametrize(
    "mixture", ["load sugar 1 rum 1", "load-wood sugar 1 rum 1", "load-wood rum 1 sugar 1"]
)
def test_one_delivery_is_never_a_mixture(mixture: str) -> None:
    s = table(2, car=9, goods={A: {"sugar": 1, "rum": 1, "wood": 2}})
    play(s, "drive 1")
    with pytest.raises(IllegalAnswer):
        submit(s, A, mixture)


@pytest.mark.rule("SC-6.10", "SR-27")
def test_once_the_dice_show_nothing_nobody_acts_any_more() -> None:
    s = table(3, car=9, demand=only(sugar=1), goods={A: {"sugar": 1}, B: {"wood": 1}})
    play(s, "drive 1", "load sugar 1")
    assert vp(s) == [4, 2, 2]
    assert asked(s) == (CHANCE, "die")


@pytest.mark.rule("SC-6.10", "SC-6.8")
def test_wood_can_complete_a_ship() -> None:
    s = table(2, car=9, marker=4, demand=only(rum=2), goods={A: {"wood": 3}})
    play(s, "drive 1")
    assert legal(s) == {"pass", "load-wood rum 1", "load-wood rum 2"}
    play(s, "load-wood rum 2")
    assert vp(s) == [4, 2] and harbour(s) == (1, 2, False)


@pytest.mark.rule("SC-6.11")
@pytest.mark.parametrize(
    ("marker", "then"), [(2, (0, 3, True)), (3, (0, 4, True)), (4, (1, 2, False))]
)
def test_a_ship_that_stays_moves_the_marker(marker: int, then: tuple[int, int, bool]) -> None:
    s = table(2, car=9, marker=marker)
    play(s, "drive 1", "pass", "pass")
    assert harbour(s) == then


@pytest.mark.rule("ST-12", "SC-6.11", "SC-9.3", "SR-47")
def test_from_flag_4_the_ship_leaves_with_its_demand_unmet() -> None:
    s = table(car=9, marker=4)
    play(s, "drive 1", "pass", "pass", "pass", "pass")
    assert harbour(s) == (1, 2, False)
    roll(s, 1, 1, 1, 1, 1)
    assert asked(s) == (A, "demand")


@pytest.mark.rule("SC-6.12", "SR-37")
@pytest.mark.parametrize("marker", [2, 3, 4])
def test_a_completed_ship_does_not_move_the_marker_of_the_next(marker: int) -> None:
    s = table(2, car=9, marker=marker, demand=only(sugar=1))
    play(s, "drive 1", "load sugar 1")
    roll(s, 1, 1, 1, 1, 1)
    play(s, "leave-out rum")
    assert harbour(s) == (1, 2, True)


@pytest.mark.rule("SC-6.13", "SC-7.4")
def test_at_the_port_no_building_is_used() -> None:
    s = table(2, car=9, pawn={A: "bank"})
    play(s, "drive 1", "pass", "pass")
    assert asked(s) == (B, "drive")
    assert pawns(s)[A] == "bank" and s.players[A].pesos == 3


@pytest.mark.rule("SC-6.14")
def test_neither_pablo_nor_the_black_market_has_wood() -> None:
    s = table(2, car=6)
    play(s, "drive 1")
    assert "take wood" not in legal(s)
    play(s, "take rum", "enter black-market")
    assert not [words for words in legal(s) if "wood" in words]
    assert goods_of(s, A) == {**KIT, "rum": 1}
