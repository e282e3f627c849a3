"""The configuration block: every option has its effect, and a wrong one is refused by name."""

import json
from typing import Any

import pytest

from portside import NOBODY, Dice, Malformed
from portside.core.simulate import playout, settle
from portside.games.manila import new_game, read_position
from portside.games.manila.rules.options import DEFAULTS
from tests.games.manila.table import (
    AT_SEA,
    M2,
    M3,
    P3,
    A,
    B,
    C,
    D,
    asked,
    cash,
    last_roll,
    legal,
    on,
    places,
    play,
    table,
)  # fmt: skip

CHEAP_WARES: Any = {
    "ginseng": {"profit": 6, "seat_costs": [0, 1]},
    "nutmeg": {"profit": 12, "seat_costs": [2, 2, 2]},
    "silk": {"profit": 60, "seat_costs": [7]},
    "jade": {"profit": 36, "seat_costs": [3, 4, 5, 5]},
}
BERTHS: Any = {
    "a": {"cost": 1, "payout": 2}, "b": {"cost": 3, "payout": 9}, "c": {"cost": 2, "payout": 20},
}  # fmt: skip


@pytest.mark.parametrize(
    "options",
    [
        {"players": {"min": 4, "max": 4}, "starting_cash": 100},
        {"accomplices": {"3": 4, "4": 2, "5": 3},
         "placement_schedule": {"3": "PPMPMPM", "4": "MPMPM", "5": "PMPMPM"}},
        {"wares": CHEAP_WARES, "berths": BERTHS},
        {"pirate_cost": 0, "pilot_small_cost": 9, "pilot_large_cost": 1, "insurance_bonus": 3},
        {"market_track": [1, 2, 40], "min_share_price": 0},
        {"shares_per_ware": 6, "deal_pool_per_ware": 6, "shares_dealt_per_player": 4},
        {"shares_per_ware": 5, "deal_pool_per_ware": 0, "shares_dealt_per_player": 0},
        {"start_space_max": 9, "start_space_sum": 20, "last_space": 22},
        {"pledge_amount": 5, "redeem_cost": 5, "end_penalty_per_pledged_share": 1},
        {"min_first_bid": 7, "shares_buyable_per_voyage": 3},
        {"boarding_variant": True, "final_scoring": "all_shares_minus_15"},
        {"stowaway_may_take_insurance": True, "docked_boat_accepts_accomplices": True},
        {"cash_is_public": False, "shares_buyable_per_voyage": 0},
    ],
)  # fmt: skip
def test_a_changed_game_plays_to_its_end(options: dict[str, object]) -> None:
    for seed in range(8):
        s = new_game(4, options)
        settle(s, Dice(seed))
        again = read_position(json.loads(json.dumps(s.position())))
        for game in (s, again):
            playout(game, Dice(seed))
            assert game.to_move == NOBODY
        assert s.position() == again.position()


def test_all_defaults_may_be_said() -> None:
    assert new_game(3, dict(DEFAULTS)).changed_options() == {}


def test_money_and_cards() -> None:
    s = new_game(3, {"starting_cash": 7, "shares_dealt_per_player": 1, "min_first_bid": 4})
    assert cash(s) == [7, 7, 7]
    settle(s, Dice(1))
    assert [sum(hand.values()) for hand in on(s, "shares")] == [1, 1, 1]
    assert "bid 3" not in legal(s) and "bid 4" in legal(s)
    s = new_game(3, {"shares_per_ware": 7, "deal_pool_per_ware": 4})
    assert on(s, "supply") == dict.fromkeys(["ginseng", "nutmeg", "silk", "jade"], 3)
    assert s.weights() == [4, 4, 4, 4]


def test_no_cards_at_all() -> None:
    s = new_game(3, {"shares_dealt_per_player": 0})
    assert asked(s) == (A, "bid") and set(on(s, "supply").values()) == {5}


def test_costs_and_payouts() -> None:
    options: dict[str, object] = {
        "wares": CHEAP_WARES, "berths": BERTHS, "pirate_cost": 6, "pilot_small_cost": 8,
        "pilot_large_cost": 9, "insurance_bonus": 11,
    }  # fmt: skip
    prices = {
        "ginseng": 0, "nutmeg": 2, "silk": 7, "harbour-a": 1, "shipyard-c": 2, "pirate": 6,
        "pilot-small": 8, "pilot-large": 9, "insurance": -11,
    }  # fmt: skip
    for place, cost in prices.items():
        s = new_game(4, options)
        settle(s, Dice(2))
        play(s, "bid 1", "pass", "pass", "pass", "decline", "ashore jade", "launch 3 3 3")
        play(s, f"place {place}")
        assert cash(s)[A] == 29 - cost


def test_lanes() -> None:
    options: dict[str, object] = {"start_space_max": 2, "start_space_sum": 2, "last_space": 7}
    s = table("launch", ashore="jade", options=options)
    assert legal(s) == {
        "launch 0 0 2", "launch 0 1 1", "launch 0 2 0", "launch 1 0 1", "launch 1 1 0",
        "launch 2 0 0",
    }  # fmt: skip
    s = table("die", "chance", M2, boats={**AT_SEA, "ginseng": (2, [])}, options=options)
    play(s, "roll ginseng 5", "roll nutmeg 5")
    assert on(s, "boats")["ginseng"]["position"] == 7
    assert on(s, "boats")["nutmeg"]["status"] == "harbour"


def test_the_market_track() -> None:
    options: dict[str, object] = {"market_track": [3, 8], "min_share_price": 4}
    levels = dict.fromkeys(["ginseng", "nutmeg", "silk", "jade"], 3)
    s = table("buy", market=levels, options=options)
    play(s, "buy jade")
    assert cash(s)[A] == 26
    s = last_roll({**AT_SEA, "silk": (13, [])}, market=levels, options=options)
    play(s, "roll ginseng 1", "roll nutmeg 1", "roll silk 1")
    assert on(s, "market")["silk"] == 8 and s.to_move == NOBODY


def test_loans() -> None:
    options: dict[str, object] = {
        "pledge_amount": 10,
        "redeem_cost": 11,
        "end_penalty_per_pledged_share": 2,
    }
    hand = {A: {"jade": 1}}
    s = table("ashore", cash={A: 5}, hands=hand, options=options)
    play(s, "pledge jade")
    assert cash(s)[A] == 15
    play(s, "redeem jade")
    assert cash(s)[A] == 4
    s = table("ashore", cash={A: 5}, hands=hand, pledged=hand, options=options)
    assert s.scores()[A] == 5 - 2


@pytest.mark.rule("MR-05")
def test_several_shares_in_a_voyage() -> None:
    s = table("buy", options={"shares_buyable_per_voyage": 2}, pending={"left": 2})
    play(s, "buy jade")
    assert asked(s) == (A, "buy") and s.pending()["left"] == 1
    play(s, "buy jade")
    assert asked(s) == (A, "ashore") and cash(s)[A] == 20


@pytest.mark.rule("MA-11.7", "MR-31")
def test_a_stowaway_and_the_insurance() -> None:
    options: dict[str, object] = {"stowaway_may_take_insurance": True}
    s = table("place", A, cash={A: 0}, boats=AT_SEA, options=options)
    assert {"insurance", "pirate"} <= places(s)
    play(s, "place insurance")
    assert cash(s)[A] == 10
    s = table("place", A, cash={A: 0}, boats=AT_SEA)
    assert "insurance" not in places(s)


@pytest.mark.rule("MA-5.6", "MR-12")
def test_a_docked_boat_that_takes_accomplices() -> None:
    boats: Any = {**AT_SEA, "silk": ("harbour", [B])}
    s = table("place", A, P3, boats=boats, options={"docked_boat_accepts_accomplices": True})
    play(s, "place silk")
    assert cash(s)[A] == 26 and on(s, "boats")["silk"]["crew"] == [B, A, None]


@pytest.mark.rule("MA-14.1", "MR-35")
def test_hidden_cash() -> None:
    for public in (True, False):
        s = table("bid", A, cash={A: 3}, options={"cash_is_public": public})
        seen: Any = s.view(B)["table"]
        assert seen["cash"] == ([3, 30, 30, 30] if public else [None, 30, None, None])


@pytest.mark.rule("MA-13.1")
def test_the_boarding_variant() -> None:
    boats: Any = {"ginseng": (2, []), "silk": (13, [A, B, D]), "jade": (2, [])}
    s = table("board", C, M2, boats=boats, pirates=(C, None), options={"boarding_variant": True})
    assert "board silk 1" in legal(s)
    with pytest.raises(Malformed, match="seat"):
        table("pilot-small", C, M3, boats=boats, pilot_small=B)


def changed(key: str, *path: str, to: Any) -> dict[str, object]:
    """The defaults of an option with one entry changed."""
    value: Any = json.loads(json.dumps(DEFAULTS[key]))
    inner = value
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = to
    return {key: value}


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"colour": 1}, "'colour' is unknown"),
        ({"first_bidder": "oldest"}, r"options\.first_bidder: only 'random'"),
        ({"first_bidder": 2}, r"options\.first_bidder"),
        ({"no_bid_rule": "auction_again"}, r"options\.no_bid_rule: only 'incumbent_free'"),
        ({"tie_rule": "most_shares"}, r"options\.tie_rule: only 'shared'"),
        ({"final_scoring": "all"}, r"options\.final_scoring: 'all' is unknown"),
        ({"boarding_variant": 1}, r"options\.boarding_variant: true or false"),
        ({"cash_is_public": None}, r"options\.cash_is_public"),
        ({"stowaway_may_take_insurance": "no"}, r"options\.stowaway_may_take_insurance"),
        ({"docked_boat_accepts_accomplices": 0}, r"options\.docked_boat_accepts_accomplices"),
        ({"starting_cash": -1}, r"options\.starting_cash: a number from 0"),
        ({"min_first_bid": 0}, r"options\.min_first_bid"),
        ({"pledge_amount": 16}, r"options\.redeem_cost: a number from 16"),
        ({"deal_pool_per_ware": 6}, r"options\.deal_pool_per_ware: a number from 0 to 5"),
        ({"shares_dealt_per_player": 4}, r"options\.shares_dealt_per_player: 4 players need"),
        ({"start_space_sum": 16}, r"options\.start_space_sum: a number from 0 to 15"),
        ({"start_space_max": 10}, r"options\.start_space_max"),
        ({"last_space": 0}, r"options\.last_space"),
        ({"last_space": 24}, r"options\.last_space: no boat can get beyond space 23"),
        ({"market_track": [0]}, r"options\.market_track: at least two levels"),
        ({"market_track": [0, 5, 5]}, r"options\.market_track"),
        ({"market_track": [0, "5"]}, r"options\.market_track\[1\]: a whole number"),
        ({"shares_buyable_per_voyage": True}, r"options\.shares_buyable_per_voyage"),
        ({"players": {"min": 3}}, r"options\.players: 'max' is missing"),
        ({"players": {"min": 5, "max": 5}}, r"options\.players: from 5 to 5 players"),
        ({"accomplices": {"3": 4}}, r"options\.accomplices: '4' is missing"),
        (changed("accomplices", "4", to=2), r"options\.placement_schedule\.4: 3 placement rounds"),
        (changed("placement_schedule", "5", to="PMPMP"), r"options\.placement_schedule\.5: P and"),
        (changed("wares", "silk", "profit", to=31), r"options\.wares\.silk\.profit: 31 pesos"),
        (changed("wares", "jade", "seat_costs", to=[2, 1]), r"options\.wares\.jade\.seat_costs"),
        (changed("wares", "jade", "seat_costs", to=[]), r"options\.wares\.jade\.seat_costs"),
        (changed("wares", "jade", "colour", to="green"), r"options\.wares\.jade: 'colour'"),
        (changed("berths", "b", "payout", to="8"), r"options\.berths\.b\.payout"),
        ({"pirate_cost": 1.5}, r"options\.pirate_cost: a whole number"),
        ({"redeem_cost": 11}, r"options\.redeem_cost"),
    ],
)
def test_a_wrong_option_is_refused_by_name(options: dict[str, object], named: str) -> None:
    with pytest.raises(Malformed, match=named):
        new_game(4, options)
