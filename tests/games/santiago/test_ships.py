"""SC-9. Ships leave, and the next demand is set."""

from collections.abc import Callable

import pytest

from portside import CHANCE
from portside.games.santiago import Santiago
from tests.games.santiago.table import (
    CARGO,
    DEMAND,
    YELLOW,
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
    table,
)  # fmt: skip


def rolled(*pips: int) -> Santiago:
    """A drove past ship 3 and has rolled these dice for ship 4."""
    s = table(car=9, marker=4, departed=2, pesos={A: 1})
    play(s, "drive 2")
    assert harbour(s) == (3, 2, False)
    assert goods_of(s, A)["sugar"] == 3 and legal(s) == YELLOW
    play(s, "enter casino", "skip")
    roll(s, *pips)
    assert asked(s) == (A, "demand")
    return s


@pytest.mark.rule("ST-09", "SC-9.6", "SC-9.7")
def test_a_ship_that_demands_nothing_leaves_at_once_and_the_same_seat_rolls_again() -> None:
    s = rolled(0, 3, 0, 0, 0)
    play(s, "leave-out citrus")
    assert harbour(s) == (4, 2, False) and asked(s) == (CHANCE, "die")
    roll(s, 1, 1, 1, 1, 1)
    assert asked(s) == (A, "demand")
    play(s, "leave-out sugar")
    assert laid(s)["demand"] == {"citrus": 1, "tobacco": 1, "rum": 1, "cigars": 1}
    assert harbour(s) == (4, 2, True) and asked(s) == (B, "drive")


@pytest.mark.rule("ST-09", "SC-9.5", "SC-9.7")
@pytest.mark.parametrize("zero", ["sugar", "tobacco", "rum", "cigars"])
def test_leaving_out_a_zero_die_keeps_the_ship(zero: str) -> None:
    s = rolled(0, 3, 0, 0, 0)
    play(s, f"leave-out {zero}")
    kept = {good: 3 if good == "citrus" else 0 for good in CARGO if good != zero}
    assert laid(s)["demand"] == kept
    assert harbour(s) == (3, 2, True) and asked(s) == (B, "drive")


@pytest.mark.rule("SC-9.7")
@pytest.mark.parametrize("out", CARGO)
def test_with_three_zeros_every_choice_leaves_a_demand(out: str) -> None:
    s = rolled(0, 1, 0, 0, 1)
    play(s, f"leave-out {out}")
    assert harbour(s) == (3, 2, True)


@pytest.mark.rule("SC-9.1", "SC-9.2")
@pytest.mark.parametrize("marker", [2, 3, 4])
def test_a_full_ship_leaves_and_the_marker_returns_to_2(marker: int) -> None:
    s = table(2, car=9, marker=marker, demand=only(sugar=1))
    play(s, "drive 1", "load sugar 1")
    assert harbour(s) == (1, 2, False)
    assert laid(s)["demand"] == {}


@pytest.mark.rule("SC-9.1", "SC-9.2")
def test_a_ship_leaves_when_the_marker_would_reach_the_chequered_flag() -> None:
    s = table(2, car=9, marker=4)
    play(s, "drive 1", "pass", "pass")
    assert harbour(s) == (1, 2, False)


def loaded_by_another() -> Santiago:
    s = table(2, car=9, demand=only(sugar=1), goods={A: {}, B: {"sugar": 1}})
    play(s, "drive 1", "pass", "load sugar 1")
    return s


def driven_past() -> Santiago:
    s = table(2, car=9, marker=4)
    play(s, "drive 2", "enter casino", "skip")
    return s


def sent_away_by_the_port_authority() -> Santiago:
    s = table(2, car=1, marker=4)
    play(s, "drive 1", "enter port-authority", "use +1")
    return s


def closed_by_customs() -> Santiago:
    s = table(2, car=5, demand=only(rum=2))
    play(s, "drive 1", "enter customs-office", "use rum")
    return s


def closed_by_the_trading_office() -> Santiago:
    s = table(2, car=5, demand=only(citrus=1))
    play(s, "drive 1", "enter trading-office", "use citrus")
    return s


@pytest.mark.rule("ST-11", "SC-9.3", "SC-9.4")
@pytest.mark.parametrize(
    "gone",
    [
        loaded_by_another,
        driven_past,
        sent_away_by_the_port_authority,
        closed_by_customs,
        closed_by_the_trading_office,
    ],
)
def test_whoever_is_on_turn_sets_the_next_demand(gone: Callable[[], Santiago]) -> None:
    s = gone()
    assert harbour(s) == (1, 2, False)
    roll(s, 2, 2, 2, 2, 2)
    assert asked(s) == (A, "demand")
    play(s, "leave-out rum")
    assert asked(s) == (B, "drive")


@pytest.mark.rule("SC-9.4", "SR-24")
def test_until_the_end_of_the_turn_there_is_no_ship_and_the_marker_rests() -> None:
    s = table(2, car=9, marker=4, pesos={A: 20})
    play(s, "drive 13")  # past the port twice, to Conchita
    assert harbour(s) == (1, 2, False)
    assert laid(s)["demand"] == {}
    assert legal(after(s, "enter port-authority")) == {"skip"}


@pytest.mark.rule("SC-9.5")
@pytest.mark.parametrize("out", CARGO)
def test_any_of_the_five_dice_may_be_laid_aside_and_the_others_stay_as_rolled(out: str) -> None:
    s = rolled(1, 4, 3, 2, 0)
    assert legal(s) == {f"leave-out {good}" for good in CARGO}
    play(s, f"leave-out {out}")
    shown = dict(zip(CARGO, (1, 4, 3, 2, 0), strict=True))
    assert laid(s)["demand"] == {good: n for good, n in shown.items() if good != out}


@pytest.mark.rule("SC-9.5")
def test_the_die_laid_aside_is_not_in_demand_whatever_it_shows() -> None:
    s = table(2, car=8, marker=4, pesos={A: 2, B: 20}, goods={B: {"citrus": 4}})
    play(s, "drive 3", "enter casino", "skip")
    roll(s, 1, 4, 1, 1, 1)
    play(s, "leave-out citrus", "drive 9")
    assert asked(s) == (B, "load") and legal(s) == {"pass"}


@pytest.mark.rule("SC-9.8", "SR-28", "SI-22")
def test_after_a_departure_nothing_else_in_the_turn_makes_a_ship_leave() -> None:
    s = table(2, car=8, marker=4, demand=only(sugar=1), owner={"customs_office": A})
    play(s, "drive 1", "use-own customs-office", "use sugar", "enter trading-office")
    assert legal(s) == {"skip"} and s.departed == 1
    play(s, "skip")
    assert s.departed == 1 and asked(s) == (CHANCE, "die")


@pytest.mark.rule("SC-9.3")
def test_a_ship_that_stays_keeps_its_demand() -> None:
    s = table(2, car=9)
    play(s, "drive 1", "pass", "pass")
    assert laid(s)["demand"] == DEMAND and asked(s) == (B, "drive")
    assert pesos(s) == [3, 3]
