"""SC-2. Setting up."""

import pytest

from portside import CHANCE, Dice
from portside.core.simulate import settle
from portside.games.santiago import Santiago, new_game
from tests.games.santiago.table import (
    KIT,
    OUTSKIRTS,
    STREET,
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
    vp,
)  # fmt: skip


def before_the_first_roll(seats: int) -> Santiago:
    s = new_game(seats)
    play(s, *[f"building {name.replace('_', '-')}" for name in OUTSKIRTS])
    play(s, *[f"cuban {name.replace('_', '-')}" for name in STREET])
    return s


@pytest.mark.rule("ST-01", "SC-2.6", "SC-2.7")
def test_four_seats_start_with_the_same_kit() -> None:
    s = new_game(4)
    assert pesos(s) == [3, 3, 3, 3]
    assert vp(s) == [2, 2, 2, 2]
    assert [goods_of(s, seat) for seat in range(4)] == [KIT, KIT, KIT, KIT]
    assert [int(player.markers) for player in s.players] == [3, 3, 3, 3]
    assert pawns(s) == [None, None, None, None]
    assert supply(s) == {
        "sugar": 4, "citrus": 4, "tobacco": 4, "rum": 8, "cigars": 8, "wood": 8,
    }  # fmt: skip


@pytest.mark.rule("SC-2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_is_what_the_kits_leave(seats: int) -> None:
    left = 8 - seats
    assert supply(new_game(seats)) == {
        "sugar": left, "citrus": left, "tobacco": left, "rum": 8, "cigars": 8, "wood": 8,
    }  # fmt: skip


@pytest.mark.rule("SR-45", "SC-2.6")
def test_two_players_use_everything_that_four_do() -> None:
    two, four = before_the_first_roll(2), before_the_first_roll(4)
    for key in ("buildings", "cubans", "inactive", "owner", "car", "departed", "marker"):
        assert laid(two)[key] == laid(four)[key]
    for key in ("pesos", "vp", "goods"):
        assert laid(two)[key] == laid(four)[key][:2]
    assert [int(player.markers) for player in two.players] == [3, 3]


@pytest.mark.rule("SC-2.1")
def test_the_twelve_buildings_are_drawn_one_by_one_each_as_likely() -> None:
    s = new_game(3)
    drawn: list[str | None] = []
    for left in range(12, 0, -1):
        assert asked(s) == (CHANCE, "building")
        assert s.weights() == [1] * left
        assert len(legal(s)) == left
        words = s.legal_in_words()[left // 2]
        drawn.append(words.removeprefix("building ").replace("-", "_"))
        play(s, words)
        assert laid(s)["buildings"] == drawn + [None] * (left - 1)
    assert sorted(OUTSKIRTS) == sorted(name for name in drawn if name)


@pytest.mark.rule("SC-2.2")
def test_the_nine_cubans_are_drawn_one_by_one_and_all_are_active() -> None:
    s = new_game(3)
    while s.question() == "building":
        s.play(s.legal()[-1])
    drawn: list[str | None] = []
    for left in range(9, 0, -1):
        assert asked(s) == (CHANCE, "cuban")
        assert s.weights() == [1] * left
        words = s.legal_in_words()[left // 2]
        drawn.append(words.removeprefix("cuban ").replace("-", "_"))
        play(s, words)
        assert laid(s)["cubans"] == drawn + [None] * (left - 1)
    assert sorted(STREET) == sorted(name for name in drawn if name)
    assert laid(s)["inactive"] == []


@pytest.mark.rule("SC-2.3", "SC-2.4", "SC-2.5")
def test_car_ship_and_marker_stand_at_their_first_spaces() -> None:
    s = before_the_first_roll(2)
    assert s.car == 0
    assert harbour(s) == (0, 2, False)
    roll(s, 1, 1, 1, 1, 1)
    play(s, "leave-out sugar")
    assert s.car == 0
    assert harbour(s) == (0, 2, True)


@pytest.mark.rule("SC-2.8", "SC-2.9", "SC-2.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_seat_sets_the_first_demand_and_seat_0_begins(seats: int) -> None:
    s = before_the_first_roll(seats)
    assert asked(s) == (CHANCE, "die")
    roll(s, 3, 4, 0, 1, 2)
    assert asked(s) == (seats - 1, "demand")
    play(s, "leave-out citrus")
    assert laid(s)["demand"] == {"sugar": 3, "tobacco": 0, "rum": 1, "cigars": 2}
    assert asked(s) == (0, "drive")


@pytest.mark.rule("SC-2.10", "SI-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    s = before_the_first_roll(seats)
    roll(s, 1, 1, 1, 1, 1)
    play(s, "leave-out sugar")
    drivers: list[int] = []
    dice = Dice(5)
    while len(drivers) < 2 * seats:
        settle(s, dice)
        if s.question() == "drive":
            drivers.append(int(s.to_move))
        s.play(s.legal()[0])
    assert drivers == 2 * list(range(seats))


@pytest.mark.rule("ST-49", "SC-2.9", "SC-9.6", "SR-29")
def test_four_zeros_in_the_set_up_cost_the_first_ship() -> None:
    s = before_the_first_roll(3)
    roll(s, 0, 0, 0, 0, 2)
    assert asked(s) == (2, "demand")
    play(s, "leave-out cigars")
    assert s.departed == 1 and asked(s) == (CHANCE, "die")
    roll(s, 1, 1, 1, 1, 1)
    assert asked(s) == (2, "demand")
    play(s, "leave-out rum")
    assert asked(s) == (0, "drive")
    assert harbour(s) == (1, 2, True)
