"""SC-1. What is in the box: goods, dice, street, Cubans, buildings, tracks, tokens."""

import pytest

from portside import CHANCE, Dice
from portside.core.simulate import settle
from portside.games.santiago import RULES, new_game
from tests.games.santiago.table import (
    BLUE,
    CARGO,
    GOODS,
    OUTSKIRTS,
    RED,
    STREET,
    WHITE,
    YELLOW,
    A,
    B,
    asked,
    harbour,
    laid,
    legal,
    only,
    pawns,
    pesos,
    play,
    roll,
    table,
    vp,
)  # fmt: skip


@pytest.mark.rule("SC-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_eight_tokens_of_each_of_six_goods(seats: int) -> None:
    t = laid(new_game(seats))
    assert list(t["supply"]) == GOODS
    for good in GOODS:
        assert t["supply"][good] + sum(held[good] for held in t["goods"]) == 8


@pytest.mark.rule("SC-1.1", "SC-1.2")
def test_five_dice_are_rolled_and_wood_has_none() -> None:
    s = new_game(2)
    while s.question() != "die":
        s.play(s.legal()[0])
    shown = {}
    for good in CARGO:
        assert asked(s) == (CHANCE, "die")
        shown[good] = dict(zip(s.legal_in_words(), s.weights(), strict=True))
        play(s, f"roll {good} 1")
    assert asked(s)[1] == "demand"
    for good in ("sugar", "tobacco", "rum", "cigars"):
        assert shown[good] == {
            f"roll {good} 0": 1, f"roll {good} 1": 2, f"roll {good} 2": 2, f"roll {good} 3": 1,
        }  # fmt: skip
    assert shown["citrus"] == {
        "roll citrus 0": 1, "roll citrus 1": 1, "roll citrus 2": 2,
        "roll citrus 3": 1, "roll citrus 4": 1,
    }  # fmt: skip


@pytest.mark.rule("SC-1.3")
def test_the_street_is_a_loop_of_ten_stops() -> None:
    visited = []
    for start in range(10):
        s = table(car=start)
        play(s, "drive 1")
        visited.append(int(s.car))
    assert visited == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]


@pytest.mark.rule("SC-1.4", "SC-7.1")
@pytest.mark.parametrize(
    ("cuban", "places"),
    [
        ("pedro", WHITE), ("alonso", WHITE), ("miguel", BLUE), ("pablo", BLUE), ("jose", YELLOW),
        ("martinez", YELLOW), ("conchita", RED), ("maria", RED),
    ],
)  # fmt: skip
def test_a_flower_leads_to_the_three_buildings_of_its_colour(cuban: str, places: set[str]) -> None:
    s = table(car=STREET.index(cuban))
    play(s, "drive 1")
    if cuban == "alonso":
        play(s, "decline")
    if cuban == "pablo":
        play(s, "take rum")
    assert asked(s) == (A, "pawn") and legal(s) == places


@pytest.mark.rule("SC-1.4")
def test_el_zorro_has_no_flower() -> None:
    s = table(2, car=7, pawn={A: "bank"})
    play(s, "drive 1", "give vp")
    assert asked(s) == (A, "use")


@pytest.mark.rule("SC-1.5")
def test_there_are_twelve_buildings() -> None:
    assert sorted(RULES.names["building"]) == sorted(OUTSKIRTS)
    s = new_game(3)
    settle(s, Dice(1))
    assert sorted(laid(s)["buildings"]) == sorted(OUTSKIRTS)


@pytest.mark.rule("SC-1.6")
@pytest.mark.parametrize(
    ("cuban", "places"),
    [("jose", (0, 3)), ("miguel", (3, 6)), ("maria", (6, 9)), ("pedro", (9, 12))],
)
def test_places_go_yellow_blue_red_white_and_only_their_colour_matters(
    cuban: str, places: tuple[int, int]
) -> None:
    other_way_round = OUTSKIRTS[::-1]
    s = table(car=STREET.index(cuban), outskirts=other_way_round)
    play(s, "drive 1")
    there = other_way_round[places[0] : places[1]]
    assert legal(s) == {f"enter {name.replace('_', '-')}" for name in there}


@pytest.mark.rule("SC-1.7")
def test_the_marker_stands_on_2_then_3_then_4_and_never_on_the_chequered_flag() -> None:
    s = table(2, car=9)
    shown = []
    for _ in range(3):
        play(s, "drive 1", "pass", "pass")
        shown.append(harbour(s))
        if s.ship_in_port:
            s = table(2, car=9, marker=int(s.value()))
    assert shown == [(0, 3, True), (0, 4, True), (1, 2, False)]


@pytest.mark.rule("SC-1.8")
def test_there_are_seven_ships_with_four_dice_each() -> None:
    s = table(2, car=9, marker=4, pesos={A: 9, B: 9})
    for number in range(1, 8):
        assert len(laid(s)["demand"]) == 4
        play(s, "drive 1", "pass", "pass")
        assert s.departed == number
        if number < 7:
            roll(s, 1, 1, 1, 1, 1)
            play(s, "leave-out rum")
            s = table(2, car=9, marker=4, departed=number)
    assert s.question() == "over"


@pytest.mark.rule("SC-1.9", "SR-31")
def test_pesos_and_vp_never_run_out() -> None:
    s = table(2, car=3, pesos={A: 0, B: 60}, vp={A: 229, B: 230})
    play(s, "drive 1")
    assert pesos(s) == [3, 60]
    s = table(2, car=2, vp={A: 229, B: 230})
    play(s, "drive 1")
    assert vp(s) == [231, 230]


@pytest.mark.rule("SC-1.10", "SC-2.6")
def test_every_seat_has_one_pawn_and_three_markers() -> None:
    s = new_game(4)
    assert pawns(s) == [None, None, None, None]
    assert [int(player.markers) for player in s.players] == [3, 3, 3, 3]
    assert laid(s)["owner"] == {}


@pytest.mark.rule("SC-1.11", "SC-4.1")
def test_everybody_drives_the_same_car() -> None:
    s = table(2, car=1)
    play(s, "drive 1", "enter cafe", "skip")
    assert asked(s) == (B, "drive")
    play(s, "drive 1")
    assert s.car == 3


@pytest.mark.rule("SC-1.11")
def test_there_is_one_value_marker_for_all_deliveries() -> None:
    s = table(2, car=9, marker=3, demand=only(sugar=2))
    play(s, "drive 1", "load sugar 1", "load sugar 1")
    assert vp(s) == [5, 5]
