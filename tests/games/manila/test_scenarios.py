"""The scenarios of docs/rules/manila-scenarios.md, in the words of the notation."""

from typing import Any

import pytest

from portside import CHANCE, NOBODY, IllegalAnswer, Log
from portside.core.rng import Dice
from portside.core.simulate import settle
from portside.games.manila import new_game
from tests.games.manila.table import (
    AT_SEA,
    M1,
    M2,
    M3,
    P1,
    P2,
    P3,
    WARES,
    A,
    B,
    C,
    D,
    asked,
    berths,
    cash,
    last_roll,
    legal,
    market,
    on,
    places,
    play,
    table,
)  # fmt: skip

RED, BLUE, ORANGE, YELLOW = A, B, C, D


# ------------------------------------------------------------------ from the rulebook


@pytest.mark.rule("MT-01", "MA-2.4", "MA-1.7")
def test_what_is_not_dealt_is_the_open_supply() -> None:
    s = new_game(4)
    play(s, "deal nutmeg", "deal nutmeg", "deal nutmeg", "deal silk", "deal silk", "deal ginseng")
    assert on(s, "supply") == {"ginseng": 2, "nutmeg": 2, "silk": 2, "jade": 2}
    play(s, "deal ginseng", "deal jade")
    assert on(s, "supply") == {"nutmeg": 2, "silk": 3, "ginseng": 3, "jade": 4}


@pytest.mark.rule("MT-02", "MA-2.5")
def test_all_markers_start_on_0() -> None:
    s = new_game(3)
    settle(s, Dice(1))
    assert on(s, "market") == {"ginseng": 0, "nutmeg": 0, "silk": 0, "jade": 0}


@pytest.mark.rule("MT-03", "MA-1.9", "MR-08")
@pytest.mark.parametrize(
    ("ware", "price"), [("nutmeg", 10), ("silk", 20), ("ginseng", 5), ("jade", 5)]
)
def test_share_prices(ware: str, price: int) -> None:
    s = table("buy", market={"nutmeg": 10, "silk": 20, "jade": 5})
    play(s, f"buy {ware}")
    assert cash(s)[A] == 30 - price


@pytest.mark.rule("MT-04", "MA-4.4")
def test_a_ware_left_ashore() -> None:
    s = table("ashore")
    play(s, "ashore silk", "launch 4 3 2")
    assert list(on(s, "boats")) == ["ginseng", "nutmeg", "jade"]
    assert on(s, "ashore") == "silk" and "silk" not in places(s)
    s = last_roll({"ginseng": (13, []), "nutmeg": (13, []), "jade": (13, [])})
    play(s, "roll ginseng 1", "roll nutmeg 1", "roll jade 1")
    assert market(s) == {"ginseng": 5, "nutmeg": 5, "jade": 5}


@pytest.mark.rule("MT-05", "MT-06", "MA-4.5", "MA-1.2")
@pytest.mark.parametrize("starts", ["4 3 2", "0 4 5", "3 3 3"])
def test_start_spaces_that_make_9(starts: str) -> None:
    s = table("launch", ashore="jade")
    play(s, f"launch {starts}")
    assert [boat["position"] for boat in on(s, "boats").values()] == [
        int(space) for space in starts.split()
    ]


@pytest.mark.rule("MT-07", "MA-4.5")
@pytest.mark.parametrize("starts", ["6 3 0", "5 5 0", "3 3 2"])
def test_start_spaces_that_are_refused(starts: str) -> None:
    s = table("launch", ashore="jade")
    with pytest.raises(IllegalAnswer, match=r"MA-4\.5"):
        play(s, f"launch {starts}")


@pytest.mark.rule("MT-08", "MA-1.3", "MA-5.3")
def test_shipyard_c_costs_2_and_may_pay_15() -> None:
    s = table("place", cash={A: 10}, boats=AT_SEA)
    play(s, "place shipyard-c")
    assert cash(s)[A] == 8
    s = last_roll(AT_SEA, shipyard={"c": A}, cash={A: 8})
    play(s, "roll ginseng 1", "roll nutmeg 1", "roll silk 1")
    assert cash(s)[A] == 8 + 15


@pytest.mark.rule("MT-09", "MA-6.2", "MA-6.3")
def test_points_beyond_the_harbour_are_lost() -> None:
    boats: Any = {"nutmeg": (5, []), "silk": (6, []), "jade": (10, [])}
    s = table("die", "chance", M1, boats=boats)
    play(s, "roll nutmeg 4", "roll silk 2", "roll jade 6")
    assert berths(s) == {"nutmeg": "sea 9", "silk": "sea 8", "jade": "harbour a"}


LATE: Any = {"nutmeg": (12, [A]), "silk": (11, [A]), "jade": ("harbour", [])}


@pytest.mark.rule("MT-10", "MA-6.3")
def test_all_three_boats_arrive() -> None:
    s = last_roll(LATE, harbour={"a": A, "b": B, "c": C}, shipyard={"a": D})
    play(s, "roll nutmeg 2", "roll silk 3")
    assert cash(s) == [30 + 6 + 24 + 30, 38, 45, 30]
    assert market(s) == {"nutmeg": 5, "silk": 5, "jade": 5}


@pytest.mark.rule("MT-11", "MA-6.3", "MA-9.3")
def test_a_boat_on_12_goes_to_the_shipyard() -> None:
    s = last_roll(LATE, harbour={"a": A, "b": B, "c": C}, shipyard={"a": D})
    play(s, "roll nutmeg 2", "roll silk 1")
    assert cash(s) == [30 + 6 + 24, 38, 30, 36]
    assert market(s) == {"nutmeg": 5, "jade": 5}


@pytest.mark.rule("MT-12", "MA-9.3", "MA-9.1", "MA-9.8")
def test_boats_below_13_fill_the_shipyard_in_lane_order() -> None:
    s = last_roll({"ginseng": (8, []), "nutmeg": (5, []), "silk": (10, [])})
    log = s.log = Log()
    play(s, "roll ginseng 3", "roll nutmeg 4", "roll silk 5")
    ends = [(e.kind, WARES[e.thing], e.amount) for e in log.events if e.kind in ("dock", "lay-up")]
    assert ends == [("dock", "silk", 1), ("lay-up", "ginseng", 1), ("lay-up", "nutmeg", 2)]


FIGURE_9: Any = {"ginseng": (13, [C, D]), "silk": (5, []), "jade": (13, [A, B, C, D])}


@pytest.mark.rule("MT-13", "MA-7.2", "MA-7.3", "MA-7.4", "MA-7.5", "MA-7.6", "MR-18")
def test_the_captain_takes_the_last_vacant_seat() -> None:
    s = table("board", RED, M2, boats=FIGURE_9, pirates=(RED, BLUE), cash={RED: 0})
    assert legal(s) == {"stay", "board ginseng"}
    play(s, "board ginseng")
    assert on(s, "boats")["ginseng"]["crew"] == [C, D, RED] and cash(s)[RED] == 0
    assert on(s, "pirates") == [BLUE, None]
    assert asked(s) == (A, "place")


@pytest.mark.rule("MT-14", "MA-9.4", "MA-9.5", "MA-9.6", "MA-10.1")
@pytest.mark.parametrize("destination", ["harbour", "shipyard"])
def test_two_pirates_plunder_nutmeg(destination: str) -> None:
    boats: Any = {"nutmeg": (12, [C, D, D]), "silk": ("harbour", []), "jade": ("harbour", [])}
    s = last_roll(boats, pirates=(A, B))
    play(s, "roll nutmeg 1")
    assert asked(s) == (A, "plunder") and on(s, "boats")["nutmeg"]["crew"] == [None] * 3
    play(s, destination)
    assert cash(s) == [42, 42, 30, 30]
    assert ("nutmeg" in market(s)) == (destination == "harbour")


@pytest.mark.rule("MT-15", "MA-9.2", "MA-10.2")
def test_without_pirates_a_boat_on_13_arrives() -> None:
    boats: Any = {"nutmeg": (12, [C, D, D]), "silk": (2, []), "jade": (2, [])}
    s = last_roll(boats, harbour={"a": A})
    play(s, "roll nutmeg 1", "roll silk 1", "roll jade 1")
    assert cash(s) == [36, 30, 38, 46] and market(s) == {"nutmeg": 5}


FIGURE_11: Any = {"ginseng": (12, []), "nutmeg": (13, []), "jade": (11, [])}


@pytest.mark.rule("MT-16", "MA-8.1", "MA-8.2", "MA-8.3", "MA-8.4", "MA-8.5")
def test_both_pilots() -> None:
    s = table(
        "pilot-small", A, M3, boats=FIGURE_11, pilot_small=A, pilot_large=B, pirates=(C, None)
    )
    play(s, "move nutmeg +1")
    assert berths(s)["nutmeg"] == "harbour a" and asked(s) == (B, "pilot-large")
    assert not any("nutmeg" in words for words in legal(s))
    play(s, "move ginseng +1 jade -1")
    assert berths(s) == {"ginseng": "sea 13", "nutmeg": "harbour a", "jade": "sea 10"}
    assert asked(s) == (CHANCE, "die")


@pytest.mark.rule("MT-17", "MA-6.3")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_boat_on_13_docks_with_any_roll(pips: int) -> None:
    boats: Any = {"ginseng": (13, [A]), "nutmeg": ("harbour", []), "jade": (10, [])}
    s = last_roll(boats, pirates=(C, None))
    play(s, f"roll ginseng {pips}")
    assert berths(s)["ginseng"] == "harbour b"


@pytest.mark.rule("MT-18", "MA-8.1")
def test_the_large_pilot_may_act_after_the_small_one_declined() -> None:
    s = table("pilot-small", A, M3, boats=AT_SEA, pilot_small=A, pilot_large=B)
    play(s, "decline")
    assert asked(s) == (B, "pilot-large") and len(s.legal()) == 25


@pytest.mark.rule("MT-19", "MA-9.5")
def test_a_lone_pirate_takes_all() -> None:
    boats: Any = {"nutmeg": (2, []), "silk": (12, [B]), "jade": (2, [])}
    s = last_roll(boats, pirates=(A, None))
    play(s, "roll nutmeg 1", "roll silk 1", "roll jade 1", "harbour")
    assert cash(s) == [60, 30, 30, 30]


@pytest.mark.rule("MT-20", "MA-10.2")
def test_two_parts_for_two_accomplices() -> None:
    boats: Any = {"nutmeg": (2, []), "silk": (2, []), "jade": ("harbour", [RED, YELLOW, RED])}
    s = last_roll(boats)
    play(s, "roll nutmeg 1", "roll silk 1")
    assert cash(s) == [54, 30, 30, 42]


@pytest.mark.rule("MT-21", "MA-10.3")
def test_harbour_accomplices() -> None:
    boats: Any = {"nutmeg": (2, []), "silk": ("harbour", []), "jade": ("harbour", [])}
    s = last_roll(boats, harbour={"a": ORANGE, "b": RED, "c": BLUE})
    play(s, "roll nutmeg 1")
    assert cash(s) == [38, 30, 36, 30]


@pytest.mark.rule("MT-22", "MA-10.4")
def test_shipyard_accomplices_without_an_agent() -> None:
    boats: Any = {"ginseng": (2, []), "silk": ("harbour", []), "jade": ("harbour", [])}
    s = last_roll(boats, shipyard={"a": BLUE, "b": D})
    play(s, "roll ginseng 1")
    assert cash(s) == [30, 36, 30, 30]


TWO_IN_THE_YARD: Any = {"ginseng": (2, []), "nutmeg": (2, []), "jade": ("harbour", [])}


@pytest.mark.rule("MT-23", "MA-10.6", "MA-10.7", "MR-44")
def test_what_the_agent_owes_himself_is_cancelled() -> None:
    s = last_roll(TWO_IN_THE_YARD, shipyard={"a": BLUE, "b": ORANGE}, insurance=BLUE)
    play(s, "roll ginseng 1", "roll nutmeg 1")
    assert cash(s) == [30, 22, 38, 30]


@pytest.mark.rule("MT-24", "MA-12.1", "MA-1.8")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (5, 10), (10, 20), (20, 30)])
def test_a_rise_is_one_level(before: int, after: int) -> None:
    s = last_roll(TWO_IN_THE_YARD, market={"jade": before, "silk": 10})
    play(s, "roll ginseng 1", "roll nutmeg 1")
    assert market(s) == {"jade": after, "silk": 10}


@pytest.mark.rule("MT-25", "MA-11.1", "MA-11.4", "MA-11.2", "MR-33")
def test_a_share_is_pledged_and_redeemed() -> None:
    s = table("ashore", cash={A: 5}, hands={A: {"jade": 1}})
    play(s, "pledge jade")
    assert cash(s)[A] == 17 and "pledge jade" not in legal(s)
    play(s, "redeem jade")
    assert cash(s)[A] == 2 and "pledge jade" in legal(s)
    assert asked(s) == (A, "ashore")


@pytest.mark.rule("MT-26", "MA-3.2", "MA-1.10", "MA-2.3")
@pytest.mark.parametrize(("seats", "rounds"), [(3, "PPMPMPM"), (4, "PMPMPM"), (5, "PMPMPM")])
def test_the_schedule_of_a_voyage(seats: int, rounds: str) -> None:
    boats: Any = {"ginseng": (0, []), "nutmeg": (4, []), "silk": (5, [])}
    s = table("place", A, P1, seats=seats, boats=boats)
    seen = ""
    placed = [0] * seats
    while s.question() in ("place", "die"):
        if s.question() == "place":
            placed[s.to_move] += 1
            seen += "P" if s.to_move == A else ""
            options = [w for w in s.legal_in_words() if "pilot" not in w and "pirate" not in w]
            play(s, next(words for words in options if words.startswith("place")))
        else:
            seen += "M" if s.pending()["boats"] == ["ginseng", "nutmeg", "silk"] else ""
            play(s, s.legal_in_words()[0])
    assert seen == rounds
    assert placed == [rounds.count("P")] * seats


# ------------------------------------------------------------------------- derived


@pytest.mark.rule("MT-30", "MA-3.9")
def test_the_bid_limit() -> None:
    s = table(
        "bid", A, master=B, opener=B, bid=30, bidder=B, cash={A: 7},
        hands={A: {"jade": 2, "silk": 1}}, pledged={A: {"silk": 1}},
    )  # fmt: skip
    assert legal(s) == {"pass", "bid 31", "pledge jade"}


@pytest.mark.rule("MT-31", "MA-3.13", "MA-3.14", "MA-11.3")
def test_the_winner_pledges_to_pay() -> None:
    s = table(
        "bid", A, master=B, opener=B, bid=30, bidder=B, cash={A: 7}, hands={A: {"jade": 2}},
        pending={"passed": [C, D]},
    )  # fmt: skip
    play(s, "bid 31")  # B has 30, cannot go on, and passes by himself
    assert cash(s)[A] == 0 and on(s, "pledged")[A]["jade"] == 2
    assert on(s, "harbour_master") == A and on(s, "bid") == 0 and on(s, "bidder") is None


@pytest.mark.rule("MT-32", "MA-11.3", "MR-34", "MR-46")
def test_the_cheapest_share_is_pledged_first() -> None:
    s = table(
        "bid", A, master=B, opener=A, cash={A: 10}, hands={A: {"jade": 1, "ginseng": 1}},
        market={"jade": 20, "ginseng": 5}, pending={"passed": [B, C, D]},
    )  # fmt: skip
    play(s, "bid 15")
    assert cash(s)[A] == 7
    assert on(s, "pledged")[A] == {"ginseng": 1, "nutmeg": 0, "silk": 0, "jade": 0}


@pytest.mark.rule("MT-33", "MA-3.12", "MA-3.6")
def test_nobody_bids_and_the_harbour_master_stays() -> None:
    s = table("bid", B, voyage=3, master=B, opener=B, cash=dict.fromkeys(range(4), 4))
    play(s, "pass", "pass", "pass", "pass")
    assert on(s, "harbour_master") == B and cash(s) == [4] * 4
    assert asked(s) == (B, "ashore")
    play(s, "ashore jade", "launch 0 4 5", "pass", "pass", "pass", "pass")
    settle(s, Dice(3))
    assert asked(s) == (B, "bid") and on(s, "voyage") == 4 and on(s, "opener") == B


@pytest.mark.rule("MT-34", "MA-3.12", "MR-01", "MA-2.7")
def test_nobody_bids_in_the_first_voyage() -> None:
    s = table("bid", C, voyage=1, master=None, opener=C)
    play(s, "pass", "pass", "pass", "pass")
    assert on(s, "harbour_master") == C and cash(s)[C] == 30


@pytest.mark.rule("MT-35", "MA-3.11", "MR-02", "MA-3.10")
def test_the_last_one_left_must_still_bid() -> None:
    s = table("bid", A, seats=3, master=A)
    play(s, "pass", "pass")
    assert asked(s) == (C, "bid") and {"pass", "bid 1"} <= legal(s)
    play(s, "bid 1")
    assert on(s, "harbour_master") == C and cash(s)[C] == 29


@pytest.mark.rule("MT-36", "MA-4.1")
def test_an_empty_stack_is_not_for_sale() -> None:
    s = table("buy", hands={B: {"jade": 5}})
    assert legal(s) == {"decline", "buy ginseng", "buy nutmeg", "buy silk"}


@pytest.mark.rule("MT-37", "MA-4.2", "MA-3.4")
def test_who_cannot_pay_for_a_share_is_not_asked() -> None:
    s = table(
        "bid", A, cash={A: 4}, hands={A: {"silk": 1}}, pledged={A: {"silk": 1}},
        pending={"passed": [B, C, D]},
    )  # fmt: skip
    play(s, "bid 1")
    assert cash(s)[A] == 3 and asked(s) == (A, "ashore")


@pytest.mark.rule("MT-38", "MA-4.2", "MA-11.2", "MR-07")
def test_a_new_share_can_be_pledged_but_not_for_itself() -> None:
    s = table("buy", cash={A: 5})
    play(s, "buy silk")
    assert cash(s)[A] == 0 and asked(s) == (A, "ashore")
    play(s, "pledge silk")
    assert cash(s)[A] == 12
    s = table("buy", cash={A: 9}, market={"silk": 10})
    assert "buy silk" not in legal(s)


@pytest.mark.rule("MT-39", "MA-5.5")
def test_the_cheapest_vacant_seat() -> None:
    s = table("place", boats={**AT_SEA, "ginseng": (3, [B, C])})
    play(s, "place ginseng")
    assert cash(s)[A] == 27 and on(s, "boats")["ginseng"]["crew"] == [B, C, A]


@pytest.mark.rule("MT-40", "MA-5.6", "MA-5.7", "MR-13")
def test_a_docked_boat_is_closed_but_its_berth_is_not() -> None:
    boats: Any = {"ginseng": (8, []), "nutmeg": ("harbour", [B]), "silk": (2, [])}
    s = table("place", A, P3, boats=boats, passed=[B, C, D])
    assert "nutmeg" not in places(s) and "harbour-a" in places(s)
    play(s, "place harbour-a")
    assert cash(s)[A] == 26
    play(s, "roll ginseng 1", "roll silk 1")
    assert cash(s)[A] == 32


@pytest.mark.rule("MT-41", "MA-5.2", "MA-5.1", "MR-15", "MR-17")
def test_a_pass_is_for_the_whole_voyage() -> None:
    s = table("place", C, P2, master=C, boats=AT_SEA, harbour={"b": D})
    play(s, "place harbour-a", "pass")
    assert asked(s) == (A, "place")
    play(s, "place silk", "place silk")
    settle(s, Dice(1))
    play(s, "place insurance")
    assert asked(s) == (A, "place") and on(s, "passed") == [D]
    assert on(s, "harbour")["b"] == D


BROKE: Any = {"hands": {A: {"jade": 1}}, "pledged": {A: {"jade": 1}}}


@pytest.mark.rule("MT-42", "MA-11.6", "MA-11.7", "MR-31")
def test_a_stowaway_may_go_anywhere_but_to_the_insurance() -> None:
    s = table("place", cash={A: 0}, boats=AT_SEA, **BROKE)
    assert places(s) == {
        "ginseng", "nutmeg", "silk", "harbour-a", "harbour-b", "harbour-c",
        "shipyard-a", "shipyard-b", "shipyard-c", "pirate", "pilot-small", "pilot-large",
    }  # fmt: skip
    play(s, "place pilot-large")
    assert cash(s)[A] == 0 and on(s, "pilot_large") == A


NO_GINSENG: Any = {"nutmeg": (3, []), "silk": (3, []), "jade": (3, [])}


@pytest.mark.rule("MT-43", "MA-11.7")
def test_a_stowaway_pays_all_he_has() -> None:
    s = table("place", cash={A: 1}, boats=NO_GINSENG, **BROKE)
    play(s, "place pirate")
    assert cash(s)[A] == 0 and on(s, "pirates") == [A, None]


@pytest.mark.rule("MT-44", "MA-11.9", "MR-52")
def test_who_can_pay_for_one_place_is_no_stowaway() -> None:
    s = table("place", cash={A: 1}, boats=AT_SEA, **BROKE)
    assert places(s) == {"ginseng", "insurance"}


@pytest.mark.rule("MT-45", "MA-5.10", "MA-11.3")
def test_a_share_is_pledged_for_a_place() -> None:
    s = table("place", cash={A: 0}, hands={A: {"jade": 1}}, boats=AT_SEA)
    play(s, "place pilot-large")
    assert cash(s)[A] == 7 and on(s, "pledged")[A]["jade"] == 1


SILK_ON_13: Any = {"ginseng": (2, []), "silk": (13, [C, D]), "jade": (2, [])}


@pytest.mark.rule("MT-46", "MA-7.6", "MA-5.8", "MA-7.7")
def test_the_mate_boards_and_the_captain_stays() -> None:
    s = table("board", RED, M2, master=BLUE, boats=SILK_ON_13, pirates=(RED, BLUE))
    play(s, "stay")
    assert asked(s) == (BLUE, "board")
    play(s, "board silk")
    assert on(s, "boats")["silk"]["crew"] == [C, D, BLUE] and on(s, "pirates") == [RED, None]
    assert asked(s) == (BLUE, "place") and "pirate" in places(s)
    play(s, "place pirate")
    assert on(s, "pirates") == [RED, BLUE]


@pytest.mark.rule("MT-47", "MA-10.2")
def test_a_boarded_pirate_is_paid_like_the_others() -> None:
    s = last_roll({**SILK_ON_13, "silk": (13, [C, D, BLUE])}, pirates=(RED, None))
    play(s, "roll ginseng 1", "roll silk 1", "roll jade 1")
    assert cash(s) == [30, 40, 40, 40]


@pytest.mark.rule("MT-48", "MA-9.4")
def test_a_boarded_pirate_can_be_plundered() -> None:
    boats: Any = {**SILK_ON_13, "silk": (13, [C, BLUE])}
    s = table("pilot-small", D, M3, boats=boats, pilot_small=D, pirates=(RED, None))
    play(s, "move silk -1", "roll ginseng 1", "roll silk 1", "roll jade 1", "shipyard")
    assert cash(s) == [60, 30, 30, 30]


@pytest.mark.rule("MT-49", "MA-9.5", "MA-9.6", "MA-9.7", "MR-25", "MR-26")
def test_two_plundered_boats_may_part() -> None:
    boats: Any = {"ginseng": (12, [C]), "nutmeg": (12, [D]), "silk": (8, [])}
    s = last_roll(boats, pirates=(RED, BLUE), harbour={"a": C}, shipyard={"b": D})
    play(s, "roll ginseng 1", "roll nutmeg 1", "roll silk 1")
    assert berths(s)["silk"] == "shipyard a" and s.pending()["plundered"] == ["ginseng", "nutmeg"]
    assert s.pending()["ware"] == "ginseng"
    play(s, "harbour")
    assert berths(s)["ginseng"] == "harbour a" and s.pending()["ware"] == "nutmeg"
    assert cash(s) == [30] * 4  # loot is paid at the settlement
    play(s, "shipyard")
    assert cash(s) == [51, 51, 36, 38] and market(s) == {"ginseng": 5}


@pytest.mark.rule("MT-50", "MA-10.8", "MR-42")
def test_the_bank_covers_what_the_agent_lacks() -> None:
    s = last_roll(TWO_IN_THE_YARD, insurance=A, shipyard={"a": ORANGE}, cash={A: 3})
    play(s, "roll ginseng 1", "roll nutmeg 1")
    assert cash(s) == [0, 30, 36, 30]


@pytest.mark.rule("MT-51", "MA-10.8", "MR-43")
def test_the_agent_pledges_and_pays_what_he_has() -> None:
    s = last_roll(AT_SEA, insurance=A, cash={A: 3}, hands={A: {"silk": 1}})
    play(s, "roll ginseng 1", "roll nutmeg 1", "roll silk 1")
    assert cash(s) == [0, 30, 30, 30] and on(s, "pledged")[A]["silk"] == 1


@pytest.mark.rule("MT-52", "MA-10.8", "MR-45")
def test_the_agent_is_paid_before_he_pays() -> None:
    boats: Any = {"ginseng": (2, []), "silk": ("harbour", []), "jade": ("harbour", [A, C, D])}
    s = last_roll(boats, insurance=A, shipyard={"a": B}, cash={A: 0}, hands={A: {"silk": 1}})
    play(s, "roll ginseng 1")
    assert cash(s) == [6, 36, 42, 42] and on(s, "pledged")[A]["silk"] == 0


@pytest.mark.rule("MT-53", "MA-8.6", "MR-23")
def test_no_boat_goes_below_0() -> None:
    boats: Any = {"ginseng": (2, []), "nutmeg": ("harbour", []), "silk": ("harbour", [])}
    s = table("pilot-small", A, M3, boats=boats, pilot_small=A, pilot_large=B)
    play(s, "move ginseng -1")
    assert legal(s) == {
        "decline", "move ginseng -1", "move ginseng +1", "move ginseng +2",
    }  # fmt: skip


@pytest.mark.rule("MT-54", "MA-8.4")
def test_a_pilot_brings_a_boat_home() -> None:
    boats: Any = {**AT_SEA, "silk": (12, [])}
    s = table("pilot-large", B, M3, boats=boats, pilot_large=B)
    play(s, "move silk +2")
    assert berths(s)["silk"] == "harbour a"


ALL_HOME: Any = {"ginseng": ("harbour", []), "nutmeg": ("harbour", []), "silk": ("harbour", [])}


@pytest.mark.rule("MT-55", "MA-5.6", "MA-8.1", "MA-6.1", "MR-20")
def test_all_boats_home_before_the_last_placement() -> None:
    s = table("place", A, P3, boats=ALL_HOME, passed=[B, C, D], pilot_small=B, pilot_large=C)
    assert not places(s) & {"ginseng", "nutmeg", "silk"}
    play(s, "place insurance")
    assert cash(s)[A] == 40 and asked(s) == (A, "bid")


@pytest.mark.rule("MT-56", "MA-12.2", "MR-48", "MA-12.1")
def test_the_game_ends_when_a_ware_reaches_30() -> None:
    boats: Any = {"ginseng": (2, []), "silk": (13, []), "jade": (13, [])}
    s = last_roll(boats, market={"silk": 20, "jade": 20, "nutmeg": 10})
    play(s, "roll ginseng 1", "roll silk 1", "roll jade 1")
    assert market(s) == {"nutmeg": 10, "silk": 30, "jade": 30}
    assert s.to_move == NOBODY and s.question() == "over"


def final(a_cash: int, hand: Any, pledged: Any, levels: Any, options: Any = None) -> Any:
    """The fortunes after the last voyage, in which only ginseng rises."""
    s = last_roll(
        {"ginseng": (13, []), "nutmeg": (2, []), "silk": (2, [])},
        market={"ginseng": 20, **levels}, cash={A: a_cash}, hands={A: hand},
        pledged={A: pledged}, options=options,
    )  # fmt: skip
    foreseen = s.scores()[A]
    play(s, "roll ginseng 1", "roll nutmeg 1", "roll silk 1")
    assert s.to_move == NOBODY
    assert s.scores()[A] == foreseen  # A holds no ginseng, so the last rise changes nothing
    return s


ALL_SHARES = {"final_scoring": "all_shares_minus_15"}
JADE_AT_20: Any = {"jade": 20, "silk": 20}


@pytest.mark.rule("MT-57", "MA-12.3", "MA-12.6", "MA-12.4")
def test_a_pledged_share_is_redeemed_before_scoring() -> None:
    hand, pledged = {"jade": 1, "silk": 1}, {"silk": 1}
    s = final(40, hand, pledged, JADE_AT_20)
    assert cash(s)[A] == 25 and s.scores()[A] == 25 + 20 + 20
    s = final(40, hand, pledged, JADE_AT_20, ALL_SHARES)
    assert cash(s)[A] == 40 and s.scores()[A] == 40 + 40 - 15


@pytest.mark.rule("MT-57", "MA-12.4")
@pytest.mark.parametrize("options", [{}, ALL_SHARES])
def test_the_same_fortune_with_jade_at_30(options: dict[str, object]) -> None:
    s = last_roll(
        {"nutmeg": (2, []), "silk": (2, []), "jade": (13, [])}, market={"jade": 20, "silk": 20},
        cash={A: 40}, hands={A: {"jade": 1, "silk": 1}}, pledged={A: {"silk": 1}}, options=options,
    )  # fmt: skip
    play(s, "roll nutmeg 1", "roll silk 1", "roll jade 1")
    assert s.scores()[A] == 75


@pytest.mark.rule("MT-58", "MA-12.4", "MA-12.6", "MR-38")
def test_a_share_that_cannot_be_redeemed() -> None:
    hand, pledged, levels = {"silk": 1, "nutmeg": 1}, {"silk": 1}, {"silk": 20, "nutmeg": 5}
    assert final(10, hand, pledged, levels).scores()[A] == 0
    assert final(10, hand, pledged, levels, ALL_SHARES).scores()[A] == 20


@pytest.mark.rule("MT-59", "MA-12.3", "MR-39")
def test_the_dearest_is_redeemed_first() -> None:
    s = last_roll(
        {"nutmeg": (2, []), "silk": (2, []), "jade": (13, [])}, market={"jade": 20, "nutmeg": 10},
        cash={A: 20}, hands={A: {"jade": 1, "nutmeg": 1}}, pledged={A: {"jade": 1, "nutmeg": 1}},
    )  # fmt: skip
    play(s, "roll nutmeg 1", "roll silk 1", "roll jade 1")
    assert cash(s)[A] == 5 and s.scores()[A] == 20


@pytest.mark.rule("MT-60", "MA-12.5", "MR-40")
def test_equal_fortunes_share_the_victory() -> None:
    s = last_roll(
        {"nutmeg": (2, []), "silk": (2, []), "jade": (13, [])}, market={"jade": 20},
        cash={A: 112, B: 52, C: 111}, hands={B: {"jade": 2}},
    )  # fmt: skip
    play(s, "roll nutmeg 1", "roll silk 1", "roll jade 1")
    assert s.scores() == [112, 112, 111, 30] and s.winners() == [A, B]


@pytest.mark.rule("MT-61", "MA-10.7", "MA-10.8")
def test_no_pledge_for_ones_own_claim() -> None:
    s = last_roll(
        TWO_IN_THE_YARD, insurance=A, shipyard={"a": A, "b": ORANGE}, cash={A: 8},
        hands={A: {"silk": 1}},
    )  # fmt: skip
    play(s, "roll ginseng 1", "roll nutmeg 1")
    assert cash(s) == [0, 30, 38, 30] and on(s, "pledged")[A]["silk"] == 0


@pytest.mark.rule("MT-62", "MA-3.4", "MA-3.5", "MA-3.9")
def test_a_question_stays_after_a_free_action() -> None:
    s = table(
        "bid", A, master=B, opener=B, bid=14, bidder=B, cash={A: 15},
        hands={A: {"silk": 1}}, pledged={A: {"silk": 1}},
    )  # fmt: skip
    assert legal(s) == {"pass", "bid 15", "redeem silk"}
    play(s, "redeem silk")
    assert cash(s)[A] == 0 and asked(s) == (A, "bid") and legal(s) == {"pass", "pledge silk"}


@pytest.mark.rule("MT-63", "MA-11.6", "MA-5.11", "MR-16")
def test_when_only_the_insurance_is_vacant() -> None:
    s = table(
        "place", A, P3, boats=ALL_HOME, cash={A: 0}, harbour=dict.fromkeys("abc", B),
        shipyard=dict.fromkeys("abc", C), pirates=(D, D), pilot_small=D, pilot_large=D, **BROKE,
    )  # fmt: skip
    assert legal(s) == {"pass", "place insurance"}
    play(s, "place insurance")
    assert cash(s)[A] == 10 + 0
    assert asked(s) == (A, "bid")  # the others had no place and passed by themselves


# ---------------------------------------------------------------------- the variant

VARIANT: dict[str, object] = {"boarding_variant": True}


@pytest.mark.rule("MT-70", "MA-13.1", "MA-13.2", "MA-13.3", "MA-13.4", "MR-28")
def test_free_seats_come_first() -> None:
    s = table("board", RED, M2, boats=FIGURE_9, pirates=(RED, BLUE), options=VARIANT)
    assert legal(s) == {"stay", "board ginseng"}
    play(s, "board ginseng")
    assert asked(s) == (BLUE, "board")
    assert legal(s) == {
        "stay", "board ginseng 1", "board ginseng 2",
        "board jade 1", "board jade 2", "board jade 3", "board jade 4",
    }  # fmt: skip
    play(s, "board jade 2")
    assert on(s, "boats")["jade"]["crew"] == [A, BLUE, C, D] and on(s, "pirates") == [None, None]


FULL_SILK: Any = {"ginseng": (2, []), "silk": (13, [A, B, D]), "jade": (2, [])}


@pytest.mark.rule("MT-71", "MA-13.2", "MR-29", "MA-13.5")
def test_a_pirate_may_displace_his_own_accomplice() -> None:
    s = table("board", A, M2, boats=FULL_SILK, pirates=(A, None), options=VARIANT, cash={B: 9})
    assert legal(s) == {"stay", "board silk 1", "board silk 2", "board silk 3"}
    play(s, "board silk 2")
    assert on(s, "boats")["silk"]["crew"] == [A, A, D] and cash(s)[B] == 9


@pytest.mark.rule("MT-72", "MA-13.3")
def test_who_has_just_boarded_is_safe() -> None:
    s = table("board", C, M2, boats=FULL_SILK, pirates=(C, D), options=VARIANT)
    play(s, "board silk 1")
    assert asked(s) == (D, "board") and legal(s) == {"stay", "board silk 2", "board silk 3"}
    assert s.pending()["boarded"] == ["silk", 1] and s.pending()["second"] is True


@pytest.mark.rule("MT-73", "MA-7.4")
def test_in_the_base_game_a_full_boat_is_safe() -> None:
    boats: Any = {"ginseng": (2, []), "silk": (9, [A, B, D]), "jade": (2, [])}
    s = table("die", "chance", M2, boats=boats, pirates=(C, D), pending={"boats": ["silk", "jade"]})
    play(s, "roll silk 4", "roll jade 1")
    assert asked(s) == (A, "place")


@pytest.mark.rule("MA-7.1", "MR-22")
def test_a_boat_on_13_stays_there_without_pirates() -> None:
    boats: Any = {"ginseng": (2, []), "silk": (9, []), "jade": (2, [])}
    s = table("die", "chance", M2, boats=boats, pending={"boats": ["silk", "jade"]})
    play(s, "roll silk 4", "roll jade 1")
    assert berths(s)["silk"] == "sea 13" and asked(s) == (A, "place") and "silk" in places(s)
