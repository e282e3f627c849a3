"""Why an answer costs much: each reason on a table where it holds, and silence where not."""

from typing import Any

import pytest

from portside.core.game import PASS
from portside.games.santiago import Santiago
from portside.games.santiago.about import GAME
from tests.games.santiago.table import A, B, C, after, only, play, table

# The car at Alonso, one stop before the port; the ship wants all a player has from the start:
# sugar 1, citrus 2, tobacco 1; each held once. At the first flag a good brings 2.
NEAR: dict[str, Any] = {"car": 9, "seats": 3}


def said(s: Santiago, pressed: str, best: str) -> tuple[str, dict[str, Any]] | None:
    answers = {s.write(answer): answer for answer in s.legal()}
    found = GAME.counsel(s, int(s.to_move), answers[pressed], answers[best])
    return None if found is None else (found.code, found.args)


@pytest.mark.rule("SC-4.6", "SC-6.6", "SC-9.1")
def test_driving_past_the_port_with_goods_for_the_ship() -> None:
    """Sugar, citrus, tobacco: three goods at 2. From the last flag the ship leaves, at 4 each."""
    s = table(**NEAR)
    assert said(s, "drive 2", "drive 1") == ("past-port", {"points": 6})
    assert said(s, "drive 1", "drive 2") == ("port-early", {"value": 2, "more": 3})
    last = table(**NEAR, marker=4)
    assert said(last, "drive 2", "drive 1") == ("past-port-leaves", {"points": 12})
    assert said(last, "drive 1", "drive 2") is None
    nothing = table(**NEAR, goods={A: {"rum": 1}}, demand=only(sugar=1))
    assert said(nothing, "drive 2", "drive 1") is None


@pytest.mark.rule("SC-10.1", "SC-10.3", "SC-4.6")
def test_ending_the_game_behind_somebody() -> None:
    """The seventh ship leaves at once; three goods count 1: 3 VP against 10."""
    s = table(**NEAR, marker=4, departed=6, vp={A: 2, B: 9, C: 2})
    assert said(s, "drive 2", "drive 1") == ("ends-game", {"have": 3, "seat": B, "other": 10})
    leading = table(**NEAR, marker=4, departed=6, vp={A: 12, B: 9, C: 2})
    assert said(leading, "drive 2", "drive 1") is None


@pytest.mark.rule("SC-4.1", "SC-6.2", "SC-4.3")
def test_leaving_the_port_to_the_next_seat() -> None:
    """Both hold a sugar and the ship wants one. Without a peso one stop is all B can drive."""
    s = table(car=7, seats=3, pesos={B: 0}, demand=only(sugar=1, citrus=1, tobacco=1))
    assert said(s, "drive 2", "drive 3") == ("port-next", {"seat": B, "thing": "sugar"})
    far = table(car=6, seats=3, pesos={B: 0}, demand=only(sugar=1))
    assert said(far, "drive 1", "drive 4") is None
    plenty = table(car=8, seats=3, demand=only(sugar=2, citrus=2, tobacco=2))
    assert said(plenty, "drive 1", "drive 2") is None
    robbed = table(car=7, seats=3, demand=only(sugar=1))  # El Zorro may take the peso it needs
    assert said(robbed, "drive 1", "drive 3") is None


@pytest.mark.rule("SC-5.11", "SC-5.12")
def test_stopping_where_nobody_does_business() -> None:
    s = table(inactive=["maria"])
    assert said(s, "drive 3", "drive 1") == ("inactive", {"thing": "maria"})
    assert said(s, "drive 2", "drive 3") is None
    lap = table(inactive=["jose"], pesos={A: 12})
    found = said(lap, "drive 11", "drive 2")
    assert found is not None and found[0] != "inactive"  # driven past, he is active again


@pytest.mark.rule("SC-6.1", "SC-6.2")
def test_a_loading_round_for_the_others() -> None:
    s = table(**NEAR, goods={A: {"rum": 2}, B: {"sugar": 1}}, demand=only(sugar=3, citrus=1))
    assert said(s, "drive 1", "drive 2") == ("port-empty-handed", {"seat": C, "n": 2})
    wood = table(**NEAR, goods={A: {"wood": 1}}, demand=only(sugar=3))
    assert said(wood, "drive 1", "drive 2") is None


@pytest.mark.rule("SC-5.5")
def test_a_producer_whose_good_runs_short() -> None:
    s = table(supply={"sugar": 1}, goods={A: {"rum": 1}})
    assert said(s, "drive 1", "drive 3") == ("supply-short", {"thing": "sugar", "left": 1})
    assert said(table(supply={"sugar": 2}), "drive 1", "drive 3") is None


@pytest.mark.rule("SC-7.1", "SC-8.0")
def test_a_flower_without_a_building_of_use() -> None:
    """Red: no café without rum or cigars, no sawmill without wood; B stands in the authority."""
    s = table(pawn={B: "port_authority"})
    assert said(s, "drive 2", "drive 1") == ("no-use-there", {"thing": "conchita"})
    assert said(table(), "drive 2", "drive 1") is None


@pytest.mark.rule("SC-4.2", "SC-4.3")
def test_a_drive_that_costs_more() -> None:
    assert said(table(), "drive 4", "drive 1") == ("drive-cost", {"cost": 3, "less": 0})
    assert said(table(), "drive 2", "drive 1") is None


def loading(**changes: Any) -> Santiago:
    s = table(**{**NEAR, **changes})
    play(s, "drive 1")
    return s


@pytest.mark.rule("SC-6.3", "SC-6.6", "SC-6.8")
def test_passing_with_goods_or_wood() -> None:
    s = loading(marker=3)
    assert said(s, "pass", "load sugar 1") == ("pass-goods", {"points": 9})
    s = loading(goods={A: {"wood": 3}}, demand=only(sugar=2))
    assert said(s, "pass", "load-wood sugar 2") == ("pass-wood", {"n": 2})


@pytest.mark.rule("SC-6.6", "SC-6.8")
def test_wood_where_a_good_could_lie() -> None:
    s = loading(goods={A: {"wood": 1, "sugar": 1}}, demand=only(sugar=1, citrus=2))
    found = ("wood-for-good", {"thing": "sugar", "value": 2})
    assert said(s, "load-wood sugar 1", "load sugar 1") == found
    assert said(s, "load-wood citrus 1", "load sugar 1") is None
    s = loading(goods={A: {"wood": 1, "sugar": 1}}, demand=only(sugar=2))
    assert said(s, "load-wood sugar 1", "load sugar 1") is None  # there is room for both


@pytest.mark.rule("SC-6.2", "SC-6.4")
def test_loading_what_nobody_else_holds_first() -> None:
    s = loading(goods={A: {"rum": 1, "sugar": 1}}, demand=only(sugar=1, rum=1))
    args = {"thing": "rum", "thing2": "sugar", "seat": B}
    assert said(s, "load rum 1", "load sugar 1") == ("contested", args)
    assert said(s, "load sugar 1", "load rum 1") is None
    s = loading(goods={A: {"rum": 1, "sugar": 1}}, demand=only(sugar=3, rum=1))
    assert said(s, "load rum 1", "load sugar 1") is None  # room for theirs and mine


@pytest.mark.rule("SC-6.10", "SC-6.12")
def test_filling_the_ship_or_not() -> None:
    """Two sugar are wanted: both fill it. B holds one as well."""
    s = loading(goods={A: {"sugar": 2}}, demand=only(sugar=2), marker=3)
    assert said(s, "load sugar 1", "load sugar 2") == ("not-full", {"seat": B, "n": 1})
    found = ("fills-ship", {"value": 3, "first": 2})
    assert said(s, "load sugar 2", "load sugar 1") == found
    first_flag = loading(goods={A: {"sugar": 2}}, demand=only(sugar=2))
    assert said(first_flag, "load sugar 2", "load sugar 1") is None


@pytest.mark.rule("SC-6.4")
def test_loading_fewer_than_possible() -> None:
    s = loading(goods={A: {"sugar": 2}}, demand=only(sugar=2, citrus=1))
    found = ("loads-fewer", {"thing": "sugar", "n": 1, "most": 2})
    assert said(s, "load sugar 1", "load sugar 2") == found


def entering(stop: int, **changes: Any) -> Santiago:
    s = table(car=stop - 1, **changes)
    play(s, "drive 1")
    return s


@pytest.mark.rule("SC-7.3", "SC-7.8", "SC-8.0")
def test_entering_a_building() -> None:
    """Maria's flower is red. With rum the café brings 2, and so it does with wood the sawmill 1."""
    s = entering(3, goods={A: {"rum": 1}})
    things = {"thing": "sawmill", "thing2": "cafe"}
    assert said(s, "enter sawmill", "enter cafe") == ("enter-no-use", things)
    s = entering(3, goods={A: {"rum": 1, "wood": 1}})
    found = ("enter-points", {"thing": "sawmill", "n": 1, "thing2": "cafe", "n2": 2})
    assert said(s, "enter sawmill", "enter cafe") == found
    s = entering(6, owner={"church": C})
    found = ("pays-owner", {"thing": "church", "seat": C})
    assert said(s, "enter church", "enter customs-office") == found
    assert said(s, "enter customs-office", "enter church") == (
        "enter-points",
        {"thing": "customs-office", "n": 0, "thing2": "church", "n2": 1},
    )


def inside(building: str, stop: int, **changes: Any) -> Santiago:
    return after(entering(stop, **changes), f"enter {building}")


@pytest.mark.rule("SC-6.6", "SC-8.3", "SC-8.7")
def test_handing_in_what_the_ship_wants() -> None:
    """José adds 2 sugar to the one held; the ship takes one."""
    s = inside("distillery", 1)
    wanted = ("hands-in-wanted", {"thing": "sugar", "value": 2})
    assert said(s, "use 3", "use 2") == wanted
    assert said(s, "use 2", "use 3") is None
    s = inside("cafe", 3, goods={A: {"rum": 1, "cigars": 1}})
    rum = ("hands-in-wanted", {"thing": "rum", "value": 2})
    assert said(s, "use rum", "use cigars") == rum
    assert said(s, "use cigars", "use rum cigars") == ("fewer-points", {"n": 2, "n2": 4})


@pytest.mark.rule("SC-6.6", "SC-8.11", "SC-8.8")
def test_trading_office_and_customs() -> None:
    s = inside("trading-office", 6, marker=4)
    found = ("trade-cheap", {"thing": "sugar", "n": 2, "value": 4})
    assert said(s, "use sugar", "skip") == found
    assert said(inside("trading-office", 6), "use sugar", "skip") is None
    s = inside("customs-office", 6, marker=3)
    assert said(s, "use citrus", "use rum") == ("clears-own", {"thing": "citrus", "points": 3})
    assert said(s, "use rum", "use citrus") is None


@pytest.mark.rule("SC-6.6", "SC-8.10", "SC-9.1")
def test_port_authority() -> None:
    """A holds three of what the ship wants; or B with two rum and the ship wants only that."""
    assert said(inside("port-authority", 3, marker=4), "use +1", "skip") == (
        "ship-away",
        {"points": 12},
    )
    s = inside("port-authority", 3, marker=3)
    assert said(s, "use -1", "use +1") == ("flag-down", {"points": 3})
    s = inside("port-authority", 3, goods={B: {"rum": 2}}, demand=only(rum=3))
    assert said(s, "use +1", "skip") == ("flag-up", {"seat": B, "n": 2, "have": 0})


@pytest.mark.rule("SC-8.9", "SC-10.3", "SC-7.3", "SC-8.1", "SC-8.12")
def test_casino_and_buildings_left_unused() -> None:
    s = inside("casino", 1)
    assert said(s, "use -2", "skip") == ("sells-points", {"n": 2, "cost": 6})
    assert said(s, "skip", "use +1") == ("skip-points", {"thing": "casino", "n": 1})
    assert said(s, "skip", "use -1") is None
    assert said(inside("bank", 5), "skip", "use") == ("skip-pesos", {"thing": "bank", "n": 2})
    s = inside("distillery", 1)
    assert said(s, "skip", "use 2") == ("skip-use", {"thing": "distillery"})


@pytest.mark.rule("SC-5.9", "SC-7.8")
def test_alonso() -> None:
    s = table(car=8, owner={"church": A})
    play(s, "drive 1")
    assert said(s, "decline", "claim bank") == ("decline-claim", {"thing": "bank"})
    assert said(s, "decline", "use-own church") == ("decline-use", {"thing": "church"})
    found = ("claims-not-uses", {"thing": "church", "n": 1})
    assert said(s, "claim bank", "use-own church") == found
    assert said(s, "use-own church", "claim bank") is None


@pytest.mark.rule("SC-5.4", "SC-6.4")
def test_pablo() -> None:
    """Cigars are not wanted; of sugar one is, and one is held; of citrus two."""
    s = table(car=6)
    play(s, "drive 1")
    args = {"thing": "cigars", "thing2": "citrus", "value": 2}
    assert said(s, "take cigars", "take citrus") == ("take-unwanted", args)
    args = {"thing": "sugar", "n": 1, "thing2": "rum"}
    assert said(s, "take sugar", "take rum") == ("take-enough", args)
    assert said(s, "take rum", "take citrus") is None


@pytest.mark.rule("SC-5.6", "SC-6.6", "SC-10.3", "SC-4.3")
def test_el_zorro() -> None:
    s = table(car=7, pesos={B: 2})
    play(s, "drive 1")
    wanted = ("gives-wanted", {"thing": "sugar", "value": 2, "seat": A})
    assert said(s, "give sugar", "give peso") == wanted
    assert said(s, "give sugar", "give citrus") is None
    assert said(s, "give vp", "give peso") == ("gives-point", {"have": 2})
    assert said(s, "give peso", "give vp") == ("gives-peso", {"n": 2})
    limited = table(car=7, options={"max_drive_steps": 2})
    play(limited, "drive 1")
    assert said(limited, "give peso", "give vp") is None  # two stops before, two stops after


@pytest.mark.rule("SC-9.5", "SC-6.4")
def test_the_die_left_out() -> None:
    s = table(goods={A: {"sugar": 2}, B: {"rum": 3, "sugar": 1}}, seats=3)
    position: Any = s.position()
    position["table"]["ship_in_port"] = False
    position["table"]["demand"] = {}
    position["pending"] = {"question": "demand", "seat": A, "dice": [1, 0, 0, 2, 0]}
    s = GAME.rules.read_position(position)  # type: ignore[assignment]
    assert said(s, "leave-out sugar", "leave-out tobacco") == (
        "leaves-out-own",
        {"thing": "sugar", "n": 1},
    )
    assert said(s, "leave-out tobacco", "leave-out rum") == (
        "leaves-in-rivals",
        {"thing": "rum", "seat": B, "n": 2, "have": 0},
    )


def test_nothing_is_said_of_the_best_answer_nor_to_another_seat() -> None:
    s = table(**NEAR)
    assert GAME.counsel(s, A, 2, 2) is None
    assert GAME.counsel(s, B, 2, 1) is None
    assert GAME.counsel(loading(), A, PASS, PASS) is None
