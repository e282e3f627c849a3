"""SC-10. The end of the game, its scores and its ties."""

import json

import pytest

from portside import CHANCE, NOBODY, Malformed
from portside.bots.bot import SeatView
from portside.bots.levels import make_bot
from portside.games.santiago import Santiago, new_game, read_position
from tests.games.santiago.table import (
    KIT,
    A,
    B,
    asked,
    goods_of,
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


@pytest.mark.rule("ST-37", "SC-10.1", "SC-10.2", "SR-30", "SR-5")
def test_passing_the_port_with_the_seventh_ship_ends_the_game_there() -> None:
    s = table(car=9, marker=4, departed=6, pawn={A: "bank"}, owner={"bank": B})
    play(s, "drive 2")
    assert asked(s) == (NOBODY, "over") and s.legal() == []
    assert pesos(s)[A] == 2
    assert s.car == 0
    assert goods_of(s, A) == KIT  # José gives nothing
    assert pawns(s)[A] == "bank" and vp(s) == [2, 2, 2, 2]
    assert harbour(s) == (7, 4, False)


@pytest.mark.rule("ST-38", "SC-10.1", "SC-10.2", "SR-27")
def test_the_last_delivery_counts_and_nothing_else_happens() -> None:
    s = table(
        2, car=9, marker=3, departed=6, demand=only(sugar=1), pawn={A: "bank"}, owner={"bank": B}
    )
    play(s, "drive 1", "load sugar 1")
    assert asked(s) == (NOBODY, "over")
    assert vp(s) == [5, 2]
    assert harbour(s) == (7, 3, False)


@pytest.mark.rule("ST-39", "SC-10.1", "SC-3.5", "SR-25")
def test_a_seventh_ship_of_zeros_ends_the_game_after_the_owner_was_paid() -> None:
    s = table(2, car=9, marker=4, departed=5, owner={"casino": B})
    play(s, "drive 2", "enter casino", "skip")
    assert harbour(s) == (6, 2, False) and vp(s) == [2, 3]
    roll(s, 0, 0, 0, 0, 0)
    play(s, "leave-out sugar")
    assert asked(s) == (NOBODY, "over")
    assert s.departed == 7 and vp(s) == [2, 3]


@pytest.mark.rule("SC-10.1", "SC-10.2")
def test_a_building_ends_the_game_before_the_owner_is_paid() -> None:
    owner = {"customs_office": B}
    s = table(2, car=5, departed=6, demand=only(rum=2), owner=owner)
    play(s, "drive 1", "enter customs-office", "use rum")
    assert asked(s) == (NOBODY, "over") and vp(s) == [2, 2]


@pytest.mark.rule("SC-10.1", "SC-10.2")
def test_a_building_used_through_alonso_ends_the_game_before_the_pawn_moves() -> None:
    s = table(2, car=8, departed=6, demand=only(sugar=1), owner={"trading_office": A})
    play(s, "drive 1", "use-own trading-office", "use sugar")
    assert asked(s) == (NOBODY, "over")
    assert vp(s) == [4, 2] and pawns(s) == [None, None]


# ------------------------------------------------------ the last turn may be finished (SR-30)

FINISH: dict[str, object] = {"finish_last_turn": True}


def last_lap(ships: int = 7, **option: object) -> Santiago:
    """A drives from Alonso past the port to José, and the last ship leaves."""
    s = table(
        2, car=9, marker=4, departed=ships - 1, owner={"casino": B}, pesos={A: 7},
        options={**FINISH, "ships": ships, **option},
    )  # fmt: skip
    play(s, "drive 2")
    return s


@pytest.mark.rule("ST-51", "SC-10.1", "SC-4.7", "SR-30")
@pytest.mark.parametrize("ships", [1, 7])
def test_the_last_turn_may_be_finished_without_a_ship(ships: int) -> None:
    s = last_lap(ships)
    assert s.car == 1 and goods_of(s, A) == {**KIT, "sugar": 3}  # José gives
    assert asked(s) == (A, "pawn") and harbour(s) == (ships, 4, False)
    play(s, "enter casino", "use +2")
    assert asked(s) == (NOBODY, "over") and s.legal() == []
    assert pesos(s)[A] == 0 and vp(s) == [4, 3]  # and the owner is paid
    assert harbour(s) == (ships, 4, False)  # no demand was rolled, no ship follows


@pytest.mark.rule("SC-10.1", "SC-8.0", "SC-9.4", "SR-24", "SR-30")
@pytest.mark.parametrize("building", ["customs-office", "trading-office"])
def test_buildings_that_need_a_ship_are_of_no_use_in_the_rest_of_it(building: str) -> None:
    s = table(2, car=9, marker=4, departed=6, pesos={A: 9}, options=FINISH)
    play(s, "drive 7", f"enter {building}")  # Pedro's white places
    assert legal(s) == {"skip"}


@pytest.mark.rule("SC-10.1", "SR-7", "SR-8", "SR-30")
def test_a_second_lap_and_a_stop_at_the_port_find_no_ship() -> None:
    s = table(2, car=9, marker=4, departed=6, pesos={A: 30}, pawn={A: "bank"}, options=FINISH)
    play(s, "drive 21")
    assert asked(s) == (NOBODY, "over") and s.car == 0 and harbour(s) == (7, 4, False)


@pytest.mark.rule("SC-10.1", "SC-7.8", "SR-30")
def test_the_owner_is_paid_after_the_load_that_fills_the_last_ship() -> None:
    s = table(
        2, car=9, marker=3, departed=6, demand=only(sugar=1), pawn={A: "bank"},
        owner={"bank": B}, options=FINISH,
    )  # fmt: skip
    play(s, "drive 1", "load sugar 1")
    assert asked(s) == (NOBODY, "over") and vp(s) == [5, 3]


@pytest.mark.rule("SC-10.1", "SR-30")
def test_a_building_used_through_alonso_leaves_the_pawn_its_move() -> None:
    s = table(2, car=8, departed=6, demand=only(sugar=1), owner={"trading_office": A},
              options=FINISH)  # fmt: skip
    play(s, "drive 1", "use-own trading-office", "use sugar")
    assert asked(s) == (A, "pawn") and s.departed == 7
    play(s, "enter church", "use")
    assert asked(s) == (NOBODY, "over") and vp(s) == [5, 2]


@pytest.mark.rule("SC-9.6", "SC-10.1", "SR-29", "SR-30")
def test_empty_ships_end_the_game_at_once_in_any_case() -> None:
    s = table(2, car=9, marker=4, departed=5, options=FINISH)
    play(s, "drive 1", "pass", "pass")
    roll(s, 0, 0, 0, 0, 0)
    play(s, "leave-out sugar")
    assert asked(s) == (NOBODY, "over") and s.departed == 7
    s = new_game(2, {**FINISH, "ships": 1})
    while s.question() != "die":
        s.play(s.legal()[0])
    roll(s, 0, 0, 0, 0, 0)
    play(s, "leave-out sugar")
    assert asked(s) == (NOBODY, "over") and s.turns == 0


@pytest.mark.rule("SC-10.1", "SR-30")
def test_a_position_of_the_last_turn_survives_writing() -> None:
    s = last_lap()
    again = read_position(json.loads(json.dumps(s.position())))
    assert laid(again) == laid(s)
    for one in (s, again):
        play(one, "enter casino", "skip")
        assert asked(one) == (NOBODY, "over")


@pytest.mark.rule("SC-10.1", "SR-30")
@pytest.mark.parametrize("options", [{}, {"finish_last_turn": False}])
def test_without_the_option_nothing_is_asked_after_the_last_ship(
    options: dict[str, object],
) -> None:
    position = {**last_lap().position(), "options": options}
    with pytest.raises(Malformed, match="not asked once the last ship has left"):
        read_position(position)


@pytest.mark.rule("SR-30")
@pytest.mark.parametrize("level", ["greedy", "mate"])
def test_bots_play_the_last_turn(level: str) -> None:
    s = last_lap()
    bot = make_bot(level, "santiago", 1)
    for question in ("pawn", "use"):
        assert asked(s) == (A, question)
        play(s, s.write(bot.choose(SeatView(s))))
    assert asked(s) == (NOBODY, "over")


@pytest.mark.rule("SC-10.1")
@pytest.mark.parametrize("departed", range(6))
def test_earlier_ships_do_not_end_the_game(departed: int) -> None:
    s = table(2, car=9, marker=4, departed=departed)
    play(s, "drive 1", "pass", "pass")
    assert asked(s) == (CHANCE, "die")


@pytest.mark.rule("SC-10.3", "SR-32")
@pytest.mark.parametrize(
    ("goods", "extra"),
    [
        ({}, 0),
        ({"wood": 2}, 0),
        ({"wood": 3}, 1),
        ({"sugar": 1, "rum": 1, "wood": 1}, 1),
        ({"sugar": 2, "citrus": 2, "cigars": 1}, 1),
        ({"sugar": 2, "citrus": 2, "cigars": 2}, 2),
    ],
)
def test_three_goods_of_any_kinds_give_one_vp_and_pesos_give_nothing(
    goods: dict[str, int], extra: int
) -> None:
    s = table(2, goods={A: goods, B: {}}, pesos={A: 50})
    assert s.scores() == [2 + extra, 2]


@pytest.mark.rule("SC-10.4")
def test_the_table_of_a_finished_game_shows_the_goods_before_the_exchange() -> None:
    s = table(2, car=9, marker=4, departed=6)
    play(s, "drive 1", "pass", "pass")
    assert asked(s) == (NOBODY, "over")
    assert goods_of(s, A) == KIT and vp(s) == [2, 2]
    assert s.scores() == [3, 3]
    again = read_position(json.loads(json.dumps(s.position())))
    assert asked(again) == (NOBODY, "over") and laid(again) == laid(s)


@pytest.mark.rule("ST-40", "SC-10.3", "SC-10.4", "SC-10.5", "SR-33")
@pytest.mark.parametrize(("returned", "winner"), [(True, B), (False, A)])
def test_a_tie_is_broken_by_the_goods_left(returned: bool, winner: int) -> None:
    s = table(
        2,
        vp={A: 20, B: 21},
        pesos={A: 4, B: 0},
        goods={A: {"sugar": 2, "citrus": 1, "rum": 1, "wood": 3}, B: {"rum": 5}},
        options={"end_goods_returned": returned},
    )
    assert s.scores() == [22, 22] and s.winners() == [winner]


@pytest.mark.rule("ST-41", "SC-10.5", "SR-34")
@pytest.mark.parametrize(("money", "winners"), [((4, 3), [A]), ((3, 4), [B]), ((3, 3), [A, B])])
def test_a_second_tie_is_broken_by_pesos_and_a_third_is_shared(
    money: tuple[int, int], winners: list[int]
) -> None:
    goods = {A: {"rum": 1}, B: {"wood": 1}}
    s = table(2, vp={A: 22, B: 22}, goods=goods, pesos={A: money[0], B: money[1]})
    assert s.scores() == [22, 22] and s.winners() == winners


@pytest.mark.rule("SC-10.5")
def test_more_vp_beat_more_goods_and_more_pesos() -> None:
    s = table(2, vp={A: 10, B: 9}, goods={A: {}, B: {"rum": 2}}, pesos={A: 0, B: 99})
    assert s.winners() == [A]
