"""SC-11. What is secret and what is not."""

import json
from typing import Any

import pytest

from portside import NOBODY, Dice, Log, State, read_position
from portside.games.santiago import new_game
from tests.every_game.walks import walk
from tests.games.santiago.table import GOODS, A, B, C, asked, laid, play, table, written

PRIVATE = ["pesos", "vp", "goods"]


def seen(s: State, seat: int) -> dict[str, Any]:
    return s.view(seat)


@pytest.mark.rule("SC-11.1", "SC-11.4", "SI-24")
@pytest.mark.parametrize("seat", [A, B, C, NOBODY])
def test_a_view_hides_exactly_what_the_others_hold(seat: int) -> None:
    s = table(3)
    whole: dict[str, Any] = s.position()
    view = seen(s, seat)
    for key in PRIVATE:
        shown = [whole["table"][key][other] if other == seat else None for other in range(3)]
        assert view["table"][key] == shown
        whole["table"][key] = shown
    assert view == whole


@pytest.mark.rule("SC-11.2")
@pytest.mark.parametrize("seat", [A, B, NOBODY])
def test_the_board_the_supply_and_the_passes_are_public(seat: int) -> None:
    s = table(2, car=9, pawn={A: "bank"}, owner={"bank": B}, inactive=["jose"])
    play(s, "drive 1", "pass")
    assert asked(s) == (B, "load")
    view = seen(s, seat)
    for key in laid(s):
        if key not in PRIVATE:
            assert view["table"][key] == laid(s)[key]
    assert view["pending"]["passed"] == [A]
    assert view["pending"]["question"] == "load" and view["pending"]["seat"] == B


@pytest.mark.rule("SC-11.2")
def test_the_die_laid_aside_can_be_seen_from_the_demand() -> None:
    assert set(GOODS[:5]) - set(seen(table(2), NOBODY)["table"]["demand"]) == {"cigars"}


@pytest.mark.rule("SC-11.3", "SR-39")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whoever_hears_every_event_knows_every_holding(seed: int) -> None:
    """Rebuilds all holdings from the equal start and the public log alone."""
    s = new_game(3)
    log = s.log = Log()
    for _ in walk(s, seed):
        pass
    money, points = [3, 3, 3], [2, 2, 2]
    goods = [{**dict.fromkeys(GOODS, 0), "sugar": 1, "citrus": 1, "tobacco": 1} for _ in range(3)]
    turn, sources = 0, {"rum": "sugar", "cigars": "tobacco"}
    for e in log.events:
        thing, n, seat = e.thing, e.amount, e.seat
        match e.kind:
            case "turn":
                turn = seat
            case "pay":
                money[seat] -= n
            case "earn":
                money[seat] += n
            case "score" | "owner":
                points[seat] += n
            case "sell-vp":
                points[seat] -= n
            case "take":
                goods[seat][GOODS[thing]] += n
            case "hand-in" | "load" | "deliver":
                goods[seat][GOODS[thing]] -= n
            case "load-wood":
                goods[seat]["wood"] -= n
            case "make":
                goods[seat][GOODS[thing]] += n
                goods[seat][sources[GOODS[thing]]] -= n
            case "give":
                gift = [*GOODS, "peso", "vp"][thing]
                for holder, change in ((seat, -1), (turn, 1)):
                    if gift == "peso":
                        money[holder] += change
                    elif gift == "vp":
                        points[holder] += change
                    else:
                        goods[holder][gift] += change
    assert laid(s)["pesos"] == money
    assert laid(s)["vp"] == points
    assert laid(s)["goods"] == goods


@pytest.mark.rule("SC-11.3")
def test_what_a_seat_imagines_is_the_truth() -> None:
    s = table(3)
    assert s.imagine(B, Dice(1)).position() == s.position()


@pytest.mark.rule("SC-11.4")
@pytest.mark.parametrize("seat", [A, B, NOBODY])
def test_open_screens_hide_nothing(seat: int) -> None:
    s = table(2, options={"screens": "open"})
    assert s.view(seat) == s.position()


@pytest.mark.rule("SC-11.1", "SC-11.4", "SI-24")
def test_another_deal_behind_the_screens_looks_the_same() -> None:
    """Two tables that differ only in what B and C hold; A and the public see no difference."""
    one = written(3, pesos={A: 9, B: 9, C: 0}, vp={B: 5, C: 6})
    other = written(3, pesos={A: 9, B: 1, C: 30}, vp={B: 0, C: 17})
    one["table"]["goods"][1:] = [
        {"sugar": 2, "citrus": 1, "tobacco": 0, "rum": 3, "cigars": 0, "wood": 0},
        {"sugar": 0, "citrus": 1, "tobacco": 2, "rum": 0, "cigars": 1, "wood": 4},
    ]
    other["table"]["goods"][1:] = [
        {"sugar": 0, "citrus": 2, "tobacco": 2, "rum": 0, "cigars": 1, "wood": 0},
        {"sugar": 2, "citrus": 0, "tobacco": 0, "rum": 3, "cigars": 0, "wood": 4},
    ]
    public = {"sugar": 5, "citrus": 5, "tobacco": 5, "rum": 5, "cigars": 7, "wood": 4}
    assert one["table"]["goods"] != other["table"]["goods"]
    views, could_load = [], []
    for deal in (one, other):
        deal["table"]["supply"] = public
        for good in GOODS:
            assert public[good] + sum(held[good] for held in deal["table"]["goods"]) == 8
        s = read_position(json.loads(json.dumps(deal)))
        views.append([json.dumps(s.view(seat)).encode() for seat in (A, NOBODY)])
        play(s, "drive 10", "pass")  # B is asked; what he could load is his secret
        could_load.append(set(s.legal_in_words()))
        views[-1] += [json.dumps(s.view(seat)).encode() for seat in (A, NOBODY)]
    assert could_load[0] != could_load[1]
    assert views[0] == views[1]
