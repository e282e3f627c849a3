"""SC-8. The twelve buildings."""

import pytest

from portside import CHANCE
from tests.games.santiago.table import (
    KIT,
    A,
    B,
    after,
    asked,
    goods_of,
    harbour,
    laid,
    legal,
    only,
    pesos,
    play,
    roll,
    supply,
    table,
    vp,
)  # fmt: skip


@pytest.mark.rule("SC-8.0", "SR-40")
@pytest.mark.parametrize(
    ("car", "building"),
    [
        (0, "distillery"), (0, "casino"), (6, "black-market"), (6, "cigar-factory"), (2, "cafe"),
        (2, "sawmill"), (5, "trading-office"),
    ],
)  # fmt: skip
def test_a_building_without_any_effect_now_offers_only_skip(car: int, building: str) -> None:
    nothing = dict.fromkeys(["sugar", "citrus", "tobacco", "rum", "cigars"], 0)
    s = table(2, car=car, goods={A: {}}, pesos={A: 2}, vp={A: 0}, supply=nothing)
    if building == "cafe" or building == "sawmill":
        s = table(2, car=1, goods={A: {}}, pesos={A: 2}, vp={A: 0}, supply=nothing)
    play(s, "drive 1", f"enter {building}")
    assert asked(s) == (A, "use") and legal(s) == {"skip"}


@pytest.mark.rule("SC-8.1")
def test_the_bank_pays_two_pesos() -> None:
    s = table(2, car=4)
    play(s, "drive 1", "enter bank", "use")
    assert pesos(s) == [5, 3] and vp(s) == [2, 2]


@pytest.mark.rule("SC-8.2")
def test_the_church_gives_one_vp() -> None:
    s = table(2, car=5)
    play(s, "drive 1", "enter church", "use")
    assert vp(s) == [3, 2] and pesos(s) == [3, 3]


@pytest.mark.rule("ST-27", "SC-8.3", "SR-13")
def test_the_distillery_is_limited_by_the_rum_left() -> None:
    s = table(goods={A: {"sugar": 1}}, supply={"rum": 2})
    play(s, "drive 1", "enter distillery")  # José brings the second and third sugar
    left = supply(s)["sugar"]
    assert legal(s) == {"skip", "use 1", "use 2"}
    play(s, "use 2")
    assert goods_of(s, A) == {"sugar": 1, "rum": 2}
    assert supply(s)["rum"] == 0 and supply(s)["sugar"] == left + 2


@pytest.mark.rule("SC-8.3")
def test_the_distillery_turns_any_number_of_sugar_into_rum() -> None:
    s = table(2, goods={A: {"sugar": 2}})
    play(s, "drive 1", "enter distillery")
    assert legal(s) == {"skip", "use 1", "use 2", "use 3", "use 4"}
    play(s, "use 3")
    assert goods_of(s, A) == {"sugar": 1, "rum": 3}


@pytest.mark.rule("SC-8.4", "SR-13")
def test_the_cigar_factory_turns_tobacco_into_cigars_as_far_as_they_go() -> None:
    s = table(2, car=4, goods={A: {"tobacco": 3}}, supply={"cigars": 2})
    play(s, "drive 1", "enter cigar-factory")
    assert legal(s) == {"skip", "use 1", "use 2"}
    left = supply(s)["tobacco"]
    play(s, "use 2")
    assert goods_of(s, A) == {"tobacco": 1, "cigars": 2, "wood": 2}
    assert supply(s)["cigars"] == 0 and supply(s)["tobacco"] == left + 2


@pytest.mark.rule("ST-44", "SC-8.5")
def test_the_black_market_gives_a_different_good_that_is_left() -> None:
    s = table(2, car=4, goods={A: {"sugar": 1}}, supply={"rum": 0})
    play(s, "drive 1", "enter black-market")  # with the two wood of Miguel
    assert goods_of(s, A) == {"sugar": 1, "wood": 2}
    assert legal(s) == {"skip", "use sugar citrus", "use sugar tobacco", "use sugar cigars"}
    play(s, "use sugar cigars")
    assert goods_of(s, A) == {"cigars": 1, "wood": 2}
    assert supply(s)["cigars"] == 7


@pytest.mark.rule("ST-50", "SC-8.6")
def test_the_sawmill_saws_one_wood() -> None:
    s = table(2, car=1, goods={A: {"wood": 2}}, supply={"wood": 4})
    play(s, "drive 1", "enter sawmill")
    assert legal(s) == {"skip", "use"}
    play(s, "use")
    assert goods_of(s, A)["wood"] == 1 and supply(s)["wood"] == 5
    assert vp(s) == [3, 2] and pesos(s) == [4, 3]
    assert asked(s) == (B, "drive")  # once only


@pytest.mark.rule("ST-50", "SC-8.6")
def test_the_sawmill_needs_wood() -> None:
    s = table(2, car=1)
    play(s, "drive 1", "enter sawmill")
    assert legal(s) == {"skip"}


@pytest.mark.rule("ST-08", "SC-8.7")
def test_the_cafe_takes_at_most_one_rum_and_one_cigars() -> None:
    s = table(2, car=2, goods={A: {"rum": 2, "cigars": 1}})
    play(s, "drive 1", "enter cafe")
    start = vp(s)[A]
    assert legal(s) == {"skip", "use rum", "use cigars", "use rum cigars"}
    later = after(s, "use rum")
    assert vp(later)[A] == start + 2 and goods_of(later, A) == {"rum": 1, "cigars": 1}
    later = after(s, "use cigars")
    assert vp(later)[A] == start + 2 and goods_of(later, A) == {"rum": 2}
    later = after(s, "use rum cigars")
    assert vp(later)[A] == start + 4 and goods_of(later, A) == {"rum": 1}
    assert supply(later)["rum"] == supply(s)["rum"] + 1


@pytest.mark.rule("ST-34", "SC-8.8", "SC-9.1", "SR-35")
def test_customs_close_the_ship() -> None:
    s = table(car=5, demand={"sugar": 0, "citrus": 0, "tobacco": 0, "rum": 2})
    play(s, "drive 1", "enter customs-office")
    assert legal(s) == {"skip", "use rum"}
    play(s, "use rum")
    assert vp(s) == [2, 2, 2, 2]
    assert harbour(s) == (1, 2, False)
    assert asked(s) == (CHANCE, "die")
    roll(s, 1, 1, 1, 1, 1)
    assert asked(s) == (A, "demand")


@pytest.mark.rule("SC-8.8", "SR-35", "SR-36")
def test_customs_set_any_die_on_the_ship_to_zero_but_not_the_one_laid_aside() -> None:
    s = table(2, car=5)
    play(s, "drive 1", "enter customs-office")
    assert legal(s) == {"skip", "use sugar", "use citrus", "use tobacco", "use rum"}
    play(s, "use citrus")
    assert laid(s)["demand"] == {"sugar": 1, "citrus": 0, "tobacco": 1, "rum": 1}
    assert harbour(s) == (0, 2, True) and vp(s) == [2, 2]


@pytest.mark.rule("ST-42", "SC-8.9", "SR-15")
def test_the_casino_changes_both_ways_any_number_of_times() -> None:
    s = table(pesos={A: 7}, vp={A: 5})
    play(s, "drive 1", "enter casino")
    assert legal(s) == {
        "skip", "use -5", "use -4", "use -3", "use -2", "use -1", "use +1", "use +2",
    }  # fmt: skip
    later = after(s, "use +2")
    assert (pesos(later)[A], vp(later)[A]) == (1, 7)
    later = after(s, "use -5")
    assert (pesos(later)[A], vp(later)[A]) == (22, 0)


@pytest.mark.rule("ST-13", "SC-8.10")
@pytest.mark.parametrize(
    ("marker", "uses"),
    [
        (2, {"use +1": (0, 3, True)}),
        (3, {"use +1": (0, 4, True), "use -1": (0, 2, True)}),
        (4, {"use +1": (1, 2, False), "use -1": (0, 3, True)}),
    ],
)
def test_the_port_authority_moves_the_marker_one_flag(
    marker: int, uses: dict[str, tuple[int, int, bool]]
) -> None:
    s = table(2, car=1, marker=marker)
    play(s, "drive 1", "enter port-authority")
    assert legal(s) == set(uses) | {"skip"}
    for words, then in uses.items():
        assert harbour(after(s, words)) == then


@pytest.mark.rule("ST-35", "SC-8.11", "SC-9.1")
def test_the_trading_office_closes_the_ship_for_two_vp() -> None:
    s = table(2, car=5, marker=4, demand=only(sugar=1))
    left = supply(s)["sugar"]
    play(s, "drive 1", "enter trading-office", "use sugar")
    assert vp(s) == [4, 2]
    assert supply(s)["sugar"] == left + 1 and "sugar" not in goods_of(s, A)
    assert harbour(s) == (1, 2, False)


@pytest.mark.rule("SC-8.11", "SR-36")
def test_the_trading_office_takes_one_demanded_good_and_no_wood() -> None:
    goods = {A: {"sugar": 2, "citrus": 1, "cigars": 1, "wood": 2}}
    demand = {"sugar": 3, "citrus": 0, "tobacco": 2, "rum": 1}
    s = table(2, car=5, marker=3, demand=demand, goods=goods)
    play(s, "drive 1", "enter trading-office")
    assert legal(s) == {"skip", "use sugar", "use tobacco"}
    play(s, "use sugar")
    assert vp(s) == [4, 2]
    assert laid(s)["demand"] == {"sugar": 2, "citrus": 0, "tobacco": 2, "rum": 1}


@pytest.mark.rule("ST-24", "SC-8.12", "SR-16", "SR-18")
def test_the_newspaper_may_turn_over_any_active_cuban_but_the_one_visited() -> None:
    s = table(car=0, inactive=["conchita"])
    play(s, "drive 1", "enter newspaper-publisher")
    targets = ["maria", "martinez", "miguel", "pedro", "pablo", "el-zorro", "alonso"]
    assert legal(s) == {"skip", "use"} | {f"use {cuban}" for cuban in targets}
    later = after(s, "use")
    assert pesos(later)[A] == 4 and laid(later)["inactive"] == ["conchita"]
    for cuban in targets:
        later = after(s, f"use {cuban}")
        assert pesos(later)[A] == 4
        assert laid(later)["inactive"] == sorted(["conchita", cuban.replace("-", "_")])


@pytest.mark.rule("SC-8.12", "SC-5.11")
def test_the_cuban_turned_over_gives_nothing_to_the_next_driver() -> None:
    s = table(2, car=0)
    play(s, "drive 1", "enter newspaper-publisher", "use conchita", "drive 1")
    assert goods_of(s, B) == KIT
    assert asked(s) == (A, "drive")


@pytest.mark.rule("SC-8.13")
def test_the_pawn_uses_a_building_once() -> None:
    s = table(2, car=1, goods={A: {"rum": 2, "cigars": 2}})
    play(s, "drive 1", "enter cafe", "use rum")
    assert asked(s) == (B, "drive")


@pytest.mark.rule("SC-8.13", "SR-26")
def test_alonso_adds_one_occasion_and_no_more() -> None:
    s = table(2, car=8, owner={"bank": A}, pawn={A: "cafe"})
    play(s, "drive 1", "use-own bank", "use", "enter church", "use")
    assert pesos(s) == [5, 3] and vp(s) == [3, 2]
    assert asked(s) == (B, "drive")
