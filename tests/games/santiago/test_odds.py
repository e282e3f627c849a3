"""What can be reckoned: the way to the port, the ship, and the dice of the next one."""

from typing import Any

import pytest

from portside.games.santiago import Santiago
from portside.games.santiago.about import GAME
from tests.games.santiago.table import A, B, C, only, play, table


def figures(s: Santiago, seat: int = A) -> dict[str, Any]:
    assert GAME.odds is not None
    return GAME.odds(s, seat)


@pytest.mark.rule("SC-4.1", "SC-4.2", "SC-4.3", "SC-4.5", "SC-2.10")
def test_who_can_reach_the_port() -> None:
    """From stop 8 it is two stops: one peso. A is asked to drive, then B, then C."""
    s = table(seats=3, car=8, pesos={A: 0, B: 2, C: 1})
    assert figures(s)["port"] == {
        "stops": 2,
        "cost": 1,
        "first": B,
        "seats": [
            {"seat": A, "reach": 1, "reaches": False, "short": 1},
            {"seat": B, "reach": 3, "reaches": True, "short": 0},
            {"seat": C, "reach": 2, "reaches": True, "short": 0},
        ],
    }
    play(s, "drive 1", "decline")  # from Alonso; now A has driven, and B is next
    port = figures(s)["port"]
    assert [way["seat"] for way in port["seats"]] == [B, C, A]
    assert (port["stops"], port["cost"], port["first"]) == (1, 0, B)


@pytest.mark.rule("SC-4.3", "SC-4.5")
def test_a_lap_and_a_limit() -> None:
    """From the port a whole lap costs 9; with at most 4 stops nobody makes it."""
    s = table(seats=2, pesos={A: 9, B: 0}, options={"max_drive_steps": 4})
    assert figures(s)["port"] == {
        "stops": 10,
        "cost": 9,
        "first": None,
        "seats": [
            {"seat": A, "reach": 4, "reaches": False, "short": 0},
            {"seat": B, "reach": 1, "reaches": False, "short": 9},
        ],
    }


@pytest.mark.rule("SC-6.4", "SC-6.6", "SC-6.8", "SC-11.3")
def test_what_the_ship_wants_and_who_holds_it() -> None:
    s = table(
        seats=3,
        marker=3,
        demand=only(sugar=2, rum=1),
        goods={A: {"sugar": 3, "wood": 5}, B: {"rum": 1, "tobacco": 2}, C: {"citrus": 1}},
    )
    assert figures(s)["ship"] == {
        "value": 3,
        "wants": {"sugar": 2, "rum": 1},
        "delivers": [{"sugar": 2, "wood": 3}, {"rum": 1}, {}],
    }
    assert figures(s, B) == figures(s, A)


@pytest.mark.rule("SC-1.2", "SC-9.5", "SC-10.1")
def test_the_dice_of_the_next_ship() -> None:
    """0, 1, 1, 2, 2, 3 on every die but that of citrus: 0, 1, 2, 2, 3, 4."""
    dice = figures(table(departed=5))["dice"]
    usual = [1 / 6, 2 / 6, 2 / 6, 1 / 6]
    assert dice == {
        "sugar": usual,
        "citrus": [1 / 6, 1 / 6, 2 / 6, 1 / 6, 1 / 6],
        "tobacco": usual,
        "rum": usual,
        "cigars": usual,
    }
    assert figures(table(departed=6))["dice"] is None  # the seventh ship is in port


@pytest.mark.rule("SC-4.7", "SC-9.4")
def test_without_a_ship_in_port() -> None:
    """Driven past on the last flag: the sixth ship has left, the seventh is still to come."""
    s = table(car=9, marker=4, departed=5)
    play(s, "drive 2")
    found = figures(s)
    assert found["ship"] is None and found["dice"] is not None
    over = table(car=9, marker=4, departed=6)
    play(over, "drive 2")
    assert over.finished and figures(over) == {}
