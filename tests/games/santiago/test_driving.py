"""SC-4. Driving."""

import pytest

from portside import CHANCE, IllegalAnswer, submit
from tests.games.santiago.table import (
    WHITE,
    YELLOW,
    A,
    B,
    asked,
    goods_of,
    harbour,
    laid,
    legal,
    pawns,
    pesos,
    play,
    roll,
    supply,
    table,
    vp,
)  # fmt: skip


@pytest.mark.rule("ST-02", "SC-4.2", "SC-5.2", "SC-7.1")
def test_from_maria_to_pedro() -> None:
    s = table(car=3)
    assert supply(s)["tobacco"] == 4
    play(s, "drive 3")
    assert pesos(s) == [1, 3, 3, 3]
    assert goods_of(s, A)["tobacco"] == 3 and supply(s)["tobacco"] == 2
    assert legal(s) == WHITE


@pytest.mark.rule("ST-20", "SC-4.2", "SC-4.6", "SR-1")
def test_passing_the_port_moves_the_marker_and_nothing_is_delivered() -> None:
    s = table(car=8, pesos={A: 2})
    play(s, "drive 3")
    assert pesos(s)[A] == 0
    assert harbour(s) == (0, 3, True)
    assert goods_of(s, A)["sugar"] == 3
    assert vp(s) == [2, 2, 2, 2]
    assert asked(s) == (A, "pawn")


@pytest.mark.rule("ST-21", "SC-4.1", "SC-4.3", "SR-6")
@pytest.mark.parametrize("money", [0, 3, 10, 200])
def test_every_drive_that_can_be_paid_is_offered(money: int) -> None:
    s = table(pesos={A: money})
    assert legal(s) == {f"drive {steps}" for steps in range(1, money + 2)}
    with pytest.raises(IllegalAnswer):
        submit(s, A, f"drive {money + 2}")


@pytest.mark.rule("SC-4.1")
def test_the_car_goes_on_from_where_the_previous_player_left_it() -> None:
    s = table(2, car=1)
    play(s, "drive 1", "enter cafe", "skip")
    play(s, "drive 2")
    assert s.car == 4


@pytest.mark.rule("SC-4.2")
@pytest.mark.parametrize("steps", range(1, 13))
def test_each_stop_after_the_first_costs_one_peso(steps: int) -> None:
    s = table(2, car=4, pesos={A: 20})
    start = pesos(s)[A]
    play(s, f"drive {steps}")
    martinez = 3 if (4 + steps) % 10 == 4 else 0
    assert pesos(s)[A] == start - (steps - 1) + martinez


@pytest.mark.rule("SC-4.4", "SC-4.8")
def test_only_the_last_stop_is_visited() -> None:
    s = table(2, car=0, pesos={A: 9})
    play(s, "drive 3")
    assert goods_of(s, A) == {"sugar": 1, "citrus": 1, "tobacco": 1}
    assert vp(s) == [4, 2]


@pytest.mark.rule("SC-4.4", "SR-2")
def test_starting_from_the_port_is_not_passing_it() -> None:
    s = table(2, car=0, marker=4)
    play(s, "drive 1")
    assert harbour(s) == (0, 4, True)


@pytest.mark.rule("SC-4.5")
@pytest.mark.parametrize("start", range(1, 10))
def test_the_port_is_reached_with_exactly_the_stops_left(start: int) -> None:
    left = 10 - start
    for steps in range(1, 11):
        s = table(2, car=start, pesos={A: 20})
        play(s, f"drive {steps}")
        assert s.car == (start + steps) % 10
        assert (s.question() == "load") == (steps == left)
        assert harbour(s) == ((0, 3, True) if steps > left else (0, 2, True))


@pytest.mark.rule("SC-4.5")
@pytest.mark.parametrize("steps", range(1, 11))
def test_from_the_port_nine_stops_reach_a_cuban_and_ten_the_port(steps: int) -> None:
    s = table(2, car=0, pesos={A: 20})
    play(s, f"drive {steps}")
    assert (s.question() == "load") == (steps == 10)
    assert s.car == steps % 10
    assert harbour(s) == (0, 2, True)


@pytest.mark.rule("SC-4.6", "SR-3")
def test_the_marker_moves_before_the_destination_is_resolved() -> None:
    s = table(2, car=9, marker=3)
    play(s, "drive 3", "enter port-authority")
    assert harbour(s) == (0, 4, True)
    assert legal(s) == {"skip", "use +1", "use -1"}
    play(s, "use -1")
    assert harbour(s) == (0, 3, True)


@pytest.mark.rule("ST-10", "SC-4.6", "SC-4.7", "SC-9.4", "SR-4")
def test_a_ship_driven_past_leaves_and_the_turn_goes_on() -> None:
    s = table(car=9, marker=4)
    play(s, "drive 2")
    assert pesos(s)[A] == 2
    assert harbour(s) == (1, 2, False)
    assert goods_of(s, A)["sugar"] == 3
    assert asked(s) == (A, "pawn") and legal(s) == YELLOW
    play(s, "enter newspaper-publisher", "use")
    assert pesos(s)[A] == 3
    assert asked(s) == (CHANCE, "die")
    roll(s, 1, 1, 1, 1, 1)
    assert asked(s) == (A, "demand")


@pytest.mark.rule("ST-10", "SC-4.7", "SC-8.0", "SC-9.4")
@pytest.mark.parametrize(
    ("steps", "building"),
    [(7, "customs-office"), (7, "trading-office"), (3, "port-authority"), (4, "port-authority")],
)
def test_the_pawn_may_enter_a_ship_building_but_there_is_no_ship_to_use_it_on(
    steps: int, building: str
) -> None:
    s = table(car=9, marker=4, pesos={A: 9})
    play(s, f"drive {steps}", f"enter {building}")
    assert asked(s) == (A, "use") and legal(s) == {"skip"}
    assert pawns(s)[A] == building.replace("-", "_")


@pytest.mark.rule("ST-45", "SC-4.3", "SC-4.6", "SC-9.8", "SR-7")
@pytest.mark.parametrize(
    ("marker", "then"), [(2, (0, 4, True)), (3, (1, 2, False)), (4, (1, 2, False))]
)
def test_a_lap_and_more_passes_the_port_twice(marker: int, then: tuple[int, int, bool]) -> None:
    s = table(car=9, marker=marker, pesos={A: 11})
    play(s, "drive 12")
    assert s.car == 1 and pesos(s)[A] == 0
    assert harbour(s) == then
    assert goods_of(s, A)["sugar"] == 3


@pytest.mark.rule("ST-46", "SC-4.3", "SC-4.4")
def test_a_full_lap_from_the_port_stops_at_the_port() -> None:
    s = table(2, pesos={A: 9})
    play(s, "drive 10")
    assert pesos(s)[A] == 0 and s.car == 0
    assert harbour(s) == (0, 2, True)
    assert asked(s) == (A, "load")
    play(s, "pass", "pass")
    assert harbour(s) == (0, 3, True)


@pytest.mark.rule("SR-8", "SC-9.4")
def test_without_a_ship_the_port_is_an_empty_stop() -> None:
    s = table(2, car=9, marker=4, pesos={A: 10}, pawn={A: "bank"}, owner={"bank": B})
    play(s, "drive 11")
    assert s.car == 0
    assert asked(s) == (CHANCE, "die")
    assert harbour(s) == (1, 2, False)
    assert vp(s) == [2, 3]
    roll(s, 1, 1, 1, 1, 1)
    play(s, "leave-out rum")
    assert asked(s) == (B, "drive") and laid(s)["marker"] == 2


@pytest.mark.rule("SR-5", "ST-37")
def test_a_drive_that_ends_the_game_on_the_way_is_paid_in_full() -> None:
    s = table(2, car=9, marker=4, departed=6, pesos={A: 9})
    play(s, "drive 10")
    assert s.question() == "over" and pesos(s)[A] == 0
