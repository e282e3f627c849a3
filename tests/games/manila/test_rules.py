"""Rules that no scenario shows by itself."""

from typing import Any

import pytest

from portside import CHANCE, NOBODY, Dice, IllegalAnswer, Log, submit
from portside.core.simulate import playout, settle
from portside.games.manila import QUESTIONS, new_game
from tests.games.manila.table import (
    AT_SEA,
    M2,
    M3,
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
)

# ---------------------------------------------------------- components and set-up

COSTS = {"ginseng": [1, 2, 3], "nutmeg": [2, 3, 4], "silk": [3, 4, 5], "jade": [3, 4, 5, 5]}
PROFITS = {"ginseng": 18, "nutmeg": 24, "silk": 30, "jade": 36}


@pytest.mark.rule("MA-1.1", "MA-5.4", "MA-5.5")
@pytest.mark.parametrize("ware", WARES)
def test_seat_costs_and_profits(ware: str) -> None:
    boats: Any = {ware: (3, []), **{w: (3, []) for w in ("jade", "silk", "nutmeg") if w != ware}}
    boats = dict(list(boats.items())[:3])
    s = table("place", A, cash={A: 100}, boats=boats, passed=[B, C, D])
    for number, cost in enumerate(COSTS[ware], 1):
        before = cash(s)[A]
        s = table(
            "place", A, cash={A: before}, passed=[B, C, D],
            boats={**boats, ware: (3, [A] * (number - 1))},
        )  # fmt: skip
        play(s, f"place {ware}")
        assert before - cash(s)[A] == cost
        home: Any = {w: (2, []) for w in boats}
        home[ware] = (13, [A] + [B] * (number - 1))
        s = last_roll(home)
        for w in [w for w in WARES if w in boats]:
            play(s, f"roll {w} 1")
        assert cash(s)[A] - 30 == PROFITS[ware] // number
    full: Any = {**boats, ware: (3, [A] * len(COSTS[ware]))}
    assert ware not in places(table("place", A, boats=full))


PLACES = {
    "harbour-a": 4, "harbour-b": 3, "harbour-c": 2, "shipyard-a": 4, "shipyard-b": 3,
    "shipyard-c": 2, "pirate": 5, "pilot-small": 2, "pilot-large": 5, "insurance": -10,
}  # fmt: skip


@pytest.mark.rule("MA-1.3", "MA-5.3", "MA-5.7", "MA-5.9", "MR-14")
@pytest.mark.parametrize(("place", "cost"), PLACES.items())
def test_what_a_place_costs(place: str, cost: int) -> None:
    s = table("place", A, boats=AT_SEA)
    play(s, f"place {place}")
    assert cash(s)[A] == 30 - cost
    assert place not in places(s) or place == "pirate"


@pytest.mark.rule("MA-1.4", "MA-5.4", "MA-5.11")
@pytest.mark.parametrize(("ashore", "total"), [("silk", 21), ("jade", 20)])
def test_how_many_places_there_are(ashore: str, total: int) -> None:
    """Five rounds of five players are enough to take them all."""
    options: dict[str, object] = {
        "starting_cash": 500,
        "accomplices": {"3": 5, "4": 5, "5": 5},
        "placement_schedule": {"3": "PMMM", "4": "PMMM", "5": "PPPPPMMM"},
    }
    boats: Any = {ware: (3, []) for ware in WARES if ware != ashore}
    s = table("place", A, seats=5, boats=boats, options=options, cash=dict.fromkeys(range(5), 99))
    taken = 0
    while s.question() == "place":
        taken += 1
        play(s, next(words for words in s.legal_in_words() if words.startswith("place")))
    assert taken == total


@pytest.mark.rule("MA-1.5", "MA-2.2", "MA-2.6", "MA-2.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_table_at_the_start(seats: int) -> None:
    s = new_game(seats)
    settle(s, Dice(seats))
    assert cash(s) == [30] * seats
    assert [sum(hand.values()) for hand in on(s, "shares")] == [2] * seats
    assert sum(on(s, "supply").values()) == 20 - 2 * seats
    assert on(s, "boats") == {} and on(s, "ashore") is None and on(s, "passed") == []
    assert asked(s) == (A, "bid") and on(s, "voyage") == 1 and on(s, "harbour_master") is None


@pytest.mark.rule("MA-2.4", "MA-2.8")
def test_cards_are_dealt_seat_by_seat_from_three_of_each_ware() -> None:
    s = new_game(5)
    assert asked(s) == (CHANCE, "deal") and s.weights() == [3, 3, 3, 3]
    play(s, "deal jade", "deal jade")
    assert [sum(hand.values()) for hand in on(s, "shares")] == [2, 0, 0, 0, 0]
    assert s.weights() == [3, 3, 3, 1]
    play(s, "deal jade")
    assert legal(s) == {"deal ginseng", "deal nutmeg", "deal silk"}
    settle(s, Dice(1))
    assert min(on(s, "supply").values()) >= 2 and max(on(s, "supply").values()) <= 4


@pytest.mark.rule("MA-2.8", "MA-6.1")
def test_only_cards_and_dice_are_chance() -> None:
    s = new_game(3)
    seen = set()
    dice = Dice(4)
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            seen.add(s.question())
        s.play(s.legal()[dice.below(len(s.legal()))])
    assert seen == {"deal", "die"}


# -------------------------------------------------------------- the voyage, the auction


@pytest.mark.rule("MA-3.1", "MA-3.3", "MA-14.4")
def test_the_course_of_a_voyage() -> None:
    s = table("bid", A, seats=3, master=A)
    course = [s.question()]
    play(s, "bid 1", "pass", "pass")
    course.append(s.question())
    play(s, "buy jade")
    course.append(s.question())
    play(s, "ashore jade")
    course.append(s.question())
    play(s, "launch 3 3 3")
    course.append(s.question())
    play(s, "place pilot-small", "place pilot-large", "place pirate", "pass", "pass", "pass")
    play(s, *[f"roll {ware} 4" for ware in WARES[:3]])
    play(s, "roll ginseng 6", "roll nutmeg 2", "roll silk 2")
    assert asked(s) == (C, "board")
    play(s, "stay")
    assert asked(s) == (A, "pilot-small")
    play(s, "move ginseng -1")
    assert asked(s) == (B, "pilot-large")
    play(s, "decline", "roll ginseng 1", "roll nutmeg 1", "roll silk 2")
    assert asked(s) == (C, "plunder")
    play(s, "harbour")
    assert asked(s) == (A, "bid") and on(s, "voyage") == 3
    assert course == ["bid", "buy", "ashore", "launch", "place"]
    assert {question.name for question in QUESTIONS} == {
        "deal", "bid", "buy", "ashore", "launch", "place", "die", "board", "pilot-small",
        "pilot-large", "plunder",
    }  # fmt: skip


@pytest.mark.rule("MA-3.5", "MA-11.2", "MR-37")
@pytest.mark.parametrize(
    ("question", "more"),
    [
        ("bid", {}),
        ("buy", {}),
        ("ashore", {}),
        ("launch", {"ashore": "jade"}),
        ("place", {"boats": AT_SEA}),
        ("board", {"boats": {**AT_SEA, "silk": (13, [])}, "step": M2, "pirates": (A, None)}),
        ("pilot-small", {"boats": AT_SEA, "step": M3, "pilot_small": A}),
        ("pilot-large", {"boats": AT_SEA, "step": M3, "pilot_large": A}),
        (
            "plunder",
            {
                "boats": {"nutmeg": ("shipyard", []), "silk": (13, []), "jade": ("harbour", [])},
                "step": M3,
                "pirates": (A, None),
                "pending": {"ware": "silk", "plundered": ["silk"]},
            },
        ),
    ],
)
def test_free_actions_belong_to_every_question(question: str, more: dict[str, Any]) -> None:
    hands, pledged = {A: {"jade": 1, "silk": 1}, B: {"nutmeg": 1}}, {A: {"silk": 1}}
    s = table(question, A, hands=hands, pledged=pledged, **more)
    before = legal(s)
    assert {"pledge jade", "redeem silk"} <= before and "pledge nutmeg" not in before
    with pytest.raises(IllegalAnswer, match="is asked, not seat 1"):
        submit(s, B, "pledge nutmeg")
    play(s, "pledge jade", "redeem silk")
    assert asked(s) == (A, question) and cash(s)[A] == 27
    play(s, "pledge silk", "redeem jade")
    assert cash(s)[A] == 24 and legal(s) >= {"pledge jade", "redeem silk"}


@pytest.mark.rule("MA-3.7", "MA-3.8", "MA-3.10", "MR-03", "MR-04")
def test_an_auction() -> None:
    s = table("bid", B, master=B, opener=B)
    assert legal(s) == {"pass", *[f"bid {n}" for n in range(1, 31)]}
    play(s, "bid 3", "pass", "bid 10")
    assert asked(s) == (A, "bid") and "bid 10" not in legal(s) and "bid 11" in legal(s)
    play(s, "pass")
    assert asked(s) == (B, "bid")  # C has passed for good
    play(s, "bid 11")
    assert asked(s) == (D, "bid")
    play(s, "pass")
    assert on(s, "harbour_master") == B and cash(s) == [30, 19, 30, 30]
    assert on(s, "opener") == B


@pytest.mark.rule("MA-3.14", "MA-3.4")
def test_who_cannot_outbid_passes_by_himself() -> None:
    s = table("bid", A, cash={B: 5, C: 40})
    play(s, "bid 5")
    assert asked(s) == (C, "bid") and s.pending()["passed"] == [B]


@pytest.mark.rule("MA-3.9", "MA-3.8")
def test_bids_of_any_height_can_be_made() -> None:
    s = table("bid", A, cash={A: 250, B: 300}, hands={A: {"jade": 1}})
    assert "bid 262" in legal(s) and "bid 263" not in legal(s)
    assert [s.read(words) for words in s.legal_in_words()] == s.legal()
    play(s, "bid 200", "bid 263")
    assert on(s, "harbour_master") == B and cash(s)[B] == 37  # nobody else can go so high


@pytest.mark.rule("MA-3.13", "MR-06", "MR-50")
def test_the_bid_is_paid_before_the_share_is_bought() -> None:
    s = table("bid", A, pending={"passed": [B, C, D]})
    play(s, "bid 27")
    assert cash(s)[A] == 3 and asked(s) == (A, "ashore")  # nothing left for a share


# ------------------------------------------------------------------- duties, placement


@pytest.mark.rule("MA-4.1", "MR-05", "MR-09")
def test_one_share_in_a_voyage_and_only_for_the_harbour_master() -> None:
    s = table("buy")
    assert legal(s) == {"decline", *[f"buy {ware}" for ware in WARES]}
    play(s, "buy jade")
    assert asked(s) == (A, "ashore") and on(s, "supply")["jade"] == 4
    s = table("buy")
    play(s, "decline")
    assert asked(s) == (A, "ashore") and cash(s)[A] == 30


@pytest.mark.rule("MA-4.3", "MA-14.1")
def test_a_purchase_is_seen_by_all() -> None:
    s = table("buy", hands={A: {"silk": 2}})
    log = s.log = Log()
    play(s, "buy jade")
    event = log.events[0]
    assert (event.kind, event.seat, WARES[event.thing], event.amount) == ("buy", A, "jade", 5)
    assert "buy" not in s.rules().secrets
    seen: Any = s.view(B)
    assert seen["pending"]["bought"][A]["jade"] == 1 and seen["table"]["shares"][A] == 3


@pytest.mark.rule("MA-4.6", "MR-11")
def test_the_25_start_triples() -> None:
    s = table("launch", ashore="silk")
    triples = [tuple(int(n) for n in words.split()[1:]) for words in s.legal_in_words()]
    assert len(set(triples)) == 25
    assert {tuple(sorted(triple)) for triple in triples} == {
        (0, 4, 5), (1, 3, 5), (2, 2, 5), (1, 4, 4), (2, 3, 4), (3, 3, 3),
    }  # fmt: skip


@pytest.mark.rule("MA-5.4", "MA-5.8", "MR-19")
def test_one_player_may_be_captain_and_mate() -> None:
    s = table("place", A, P2, boats=AT_SEA, pirates=(A, None), passed=[B, C, D])
    play(s, "place pirate")
    assert on(s, "pirates") == [A, A]
    s = table("place", A, P2, boats=AT_SEA, pirates=(A, A))
    assert "pirate" not in places(s)


@pytest.mark.rule("MA-5.2")
def test_who_has_passed_is_still_paid() -> None:
    boats: Any = {"ginseng": (13, [B]), "nutmeg": (2, []), "silk": (2, [])}
    s = last_roll(boats, passed=[B])
    play(s, "roll ginseng 1", "roll nutmeg 1", "roll silk 1")
    assert cash(s)[B] == 48


@pytest.mark.rule("MA-5.6")
def test_a_boat_on_13_still_takes_accomplices() -> None:
    s = table("place", A, P3, boats={**AT_SEA, "silk": (13, [B])})
    play(s, "place silk")
    assert cash(s)[A] == 26


@pytest.mark.rule("MA-5.12", "MR-27")
def test_a_displaced_accomplice_gives_no_extra_placement() -> None:
    boats: Any = {"ginseng": (2, []), "silk": (13, [B, C, D]), "jade": (2, [])}
    s = table("board", A, M2, boats=boats, pirates=(A, None), options={"boarding_variant": True})
    play(s, "board silk 1")
    order = []
    while s.question() == "place":
        order.append(int(s.to_move))
        play(s, "place harbour-" + "abc"[len(order) - 1] if len(order) < 4 else "pass")
    assert order == [A, B, C, D]


@pytest.mark.rule("MA-11.8")
def test_a_stowaway_in_every_round() -> None:
    broke: Any = {"hands": {A: {"jade": 1}}, "pledged": {A: {"jade": 1}}, "cash": {A: 0}}
    for step in (0, P2, P3):
        s = table("place", A, step, boats=AT_SEA, **broke)
        assert "place pirate" in legal(s) and "place insurance" not in legal(s)
    s = table("place", A, P3, boats=AT_SEA, **{**broke, "cash": {A: 1}})
    assert places(s) == {"ginseng", "insurance"}  # checked anew: now he can pay for one


@pytest.mark.rule("MR-51")
def test_a_stowaway_takes_the_cheapest_seat_too() -> None:
    s = table("place", A, boats={**AT_SEA, "silk": (3, [B])}, cash={A: 0}, pirates=(B, None))
    play(s, "place silk")
    assert on(s, "boats")["silk"]["crew"] == [B, A, None]


# --------------------------------------------------------------- movement, pirates, pilots


@pytest.mark.rule("MA-6.1", "MR-55")
def test_a_docked_boat_is_not_rolled_for() -> None:
    boats: Any = {"ginseng": ("harbour", []), "nutmeg": (8, []), "silk": (7, [])}
    s = table("die", "chance", M2, boats=boats)
    assert s.legal_in_words()[0] == "roll nutmeg 1" and s.weights() == [1] * 6
    play(s, "roll nutmeg 6")
    assert berths(s)["nutmeg"] == "harbour b"
    assert s.legal_in_words()[0] == "roll silk 1"


@pytest.mark.rule("MA-7.2", "MA-7.3", "MA-7.7")
def test_each_pirate_picks_a_boat() -> None:
    boats: Any = {"ginseng": (13, [C]), "nutmeg": (13, []), "silk": (5, [])}
    s = table("board", A, M2, boats=boats, pirates=(A, B))
    assert legal(s) == {"stay", "board ginseng", "board nutmeg"}
    play(s, "board nutmeg")
    assert on(s, "pirates") == [B, None] and asked(s) == (B, "board")
    play(s, "board ginseng")
    assert on(s, "pirates") == [None, None] and berths(s)["ginseng"] == "sea 13"
    assert [boat["crew"][:2] for boat in on(s, "boats").values()][:2] == [[C, B], [A, None]]


@pytest.mark.rule("MA-7.2", "MR-19", "MR-30")
def test_one_owner_of_both_pirates_decides_twice() -> None:
    boats: Any = {"ginseng": (13, []), "nutmeg": (3, []), "silk": (5, [])}
    s = table("board", C, M2, boats=boats, pirates=(C, C))
    play(s, "stay")
    assert asked(s) == (C, "board") and s.pending()["second"] is True
    play(s, "stay")
    assert asked(s) == (A, "place") and on(s, "pirates") == [C, C]


@pytest.mark.rule("MA-8.1")
def test_a_pilot_who_is_not_there_is_not_asked() -> None:
    s = table("place", A, P3, boats=AT_SEA, passed=[B, C, D])
    play(s, "pass")
    assert asked(s) == (CHANCE, "die")


@pytest.mark.rule("MA-8.2")
def test_the_small_pilots_moves() -> None:
    s = table("pilot-small", A, M3, boats=AT_SEA, pilot_small=A)
    moves = {f"move {ware} {sign}1" for ware in AT_SEA for sign in "+-"}
    assert legal(s) == {"decline", *moves}


@pytest.mark.rule("MA-8.3", "MR-24")
def test_the_large_pilots_moves() -> None:
    s = table("pilot-large", A, M3, boats=AT_SEA, pilot_large=A)
    one = {f"move {ware} {step}" for ware in AT_SEA for step in ("+1", "-1", "+2", "-2")}
    two = {
        f"move {first} {a}1 {second} {b}1"
        for first, second in (("ginseng", "nutmeg"), ("ginseng", "silk"), ("nutmeg", "silk"))
        for a in "+-"
        for b in "+-"
    }
    assert legal(s) == {"decline", *one, *two} and len(s.legal()) == 25


@pytest.mark.rule("MA-8.3")
def test_the_large_pilot_may_move_what_the_small_one_moved() -> None:
    s = table("pilot-small", A, M3, boats=AT_SEA, pilot_small=A, pilot_large=A)
    play(s, "move silk +1", "move silk +2")
    assert berths(s)["silk"] == "sea 6"


@pytest.mark.rule("MA-8.5", "MA-9.2", "MA-9.4")
def test_pirates_react_only_after_dice() -> None:
    boats: Any = {**AT_SEA, "silk": (12, [B])}
    s = table("pilot-small", A, M3, boats=boats, pilot_small=A, pirates=(C, D))
    play(s, "move silk +1")
    assert asked(s) == (CHANCE, "die") and on(s, "boats")["silk"]["crew"][0] == B


@pytest.mark.rule("MA-9.7", "MA-10.6", "MR-26")
def test_a_plundered_boat_in_the_shipyard_is_a_claim() -> None:
    boats: Any = {"nutmeg": ("harbour", []), "silk": (12, [D]), "jade": ("harbour", [])}
    s = last_roll(boats, pirates=(A, None), insurance=B, shipyard={"a": C})
    play(s, "roll silk 1", "shipyard")
    assert cash(s) == [60, 24, 36, 30] and market(s) == {"nutmeg": 5, "jade": 5}


@pytest.mark.rule("MA-10.5", "MR-47")
def test_pilots_and_empty_boats_earn_nothing() -> None:
    boats: Any = {"nutmeg": (13, []), "silk": (13, []), "jade": (13, [])}
    s = last_roll(boats, pilot_small=A, pilot_large=B)
    play(s, "roll nutmeg 1", "roll silk 1", "roll jade 1")
    assert cash(s) == [30] * 4 and market(s) == {"nutmeg": 5, "silk": 5, "jade": 5}


@pytest.mark.rule("MA-10.6", "MI-20")
@pytest.mark.parametrize(("home", "owed"), [(3, 0), (2, 6), (1, 14), (0, 29)])
def test_claims_by_boats_at_home(home: int, owed: int) -> None:
    boats: Any = {ware: (13 if i < home else 2, []) for i, ware in enumerate(WARES[:3])}
    s = last_roll(boats, insurance=B)
    play(s, *[f"roll {ware} 1" for ware in WARES[:3]])
    assert cash(s)[B] == 30 - owed


@pytest.mark.rule("MA-10.9", "MA-3.6")
def test_the_board_is_cleared() -> None:
    boats: Any = {**AT_SEA, "silk": (3, [A, B])}
    s = last_roll(
        boats, master=C, harbour={"a": A}, shipyard={"b": B}, pirates=(A, B), pilot_small=C,
        pilot_large=D, insurance=C, passed=[A, D],
    )  # fmt: skip
    play(s, "roll ginseng 1", "roll nutmeg 1", "roll silk 1")
    nobody = {"a": None, "b": None, "c": None}
    for key, value in {
        "boats": {}, "harbour": nobody, "shipyard": nobody, "pirates": [None, None],
        "pilot_small": None, "pilot_large": None, "insurance": None, "passed": [], "ashore": None,
        "step": 0, "harbour_master": C, "opener": C,
    }.items():  # fmt: skip
        assert on(s, key) == value
    assert asked(s) == (C, "bid")


# ----------------------------------------------------------------------- money, the end


@pytest.mark.rule("MA-11.3")
def test_ties_are_pledged_in_canonical_order() -> None:
    s = table("place", A, cash={A: 0}, hands={A: {"jade": 1, "nutmeg": 1}}, boats=AT_SEA)
    play(s, "place pirate")
    assert on(s, "pledged")[A] == {"ginseng": 0, "nutmeg": 1, "silk": 0, "jade": 0}


@pytest.mark.rule("MA-11.4")
def test_redeeming_needs_15_in_cash() -> None:
    hand = {A: {"jade": 1}}
    s = table("ashore", cash={A: 14}, hands=hand, pledged=hand)
    assert not any(words.startswith("redeem") for words in legal(s))
    s = table("ashore", cash={A: 15}, hands=hand, pledged=hand)
    assert "redeem jade" in legal(s)


@pytest.mark.rule("MA-11.5", "MR-36", "MR-41")
def test_there_is_no_other_way_to_get_money() -> None:
    words = set()
    for seed in range(5):
        s, dice = new_game(4), Dice(seed)
        while s.to_move != NOBODY:
            words |= {w.split()[0] for w in s.legal_in_words()}
            s.play(s.legal()[dice.below(len(s.legal()))])
    assert words == {
        "deal", "bid", "pass", "buy", "decline", "ashore", "launch", "place", "roll", "board",
        "stay", "move", "harbour", "shipyard", "pledge", "redeem",
    }  # fmt: skip


@pytest.mark.rule("MA-12.2", "MR-49")
def test_a_game_lasts_at_least_four_voyages() -> None:
    for seed in range(30):
        s = new_game(3)
        playout(s, Dice(seed))
        assert on(s, "voyage") >= 4 and max(on(s, "market").values()) == 30


@pytest.mark.rule("MA-12.4")
def test_a_fortune_may_be_negative() -> None:
    hand = {A: {"jade": 2}}
    s = last_roll(
        {"ginseng": (13, []), "nutmeg": (2, []), "silk": (2, [])}, market={"ginseng": 20},
        cash={A: 3}, hands=hand, pledged=hand,
    )  # fmt: skip
    play(s, "roll ginseng 1", "roll nutmeg 1", "roll silk 1")
    assert s.scores()[A] == 3 - 30


@pytest.mark.rule("MA-13.5")
def test_the_variant_leaves_staying_and_succession_as_they_are() -> None:
    boats: Any = {"ginseng": (2, []), "silk": (13, [A, B, D]), "jade": (2, [])}
    s = table("board", C, M2, boats=boats, pirates=(C, D), options={"boarding_variant": True})
    play(s, "stay")
    assert asked(s) == (D, "board") and len(s.legal()) == 4
    play(s, "board silk 3")
    assert on(s, "pirates") == [C, None] and on(s, "boats")["silk"]["crew"] == [A, B, D]


@pytest.mark.rule("MA-14.5")
def test_a_state_holds_all_it_needs() -> None:
    s = table("bid", A)
    assert list(s.table()) == [
        "voyage", "harbour_master", "opener", "bid", "bidder", "cash", "shares", "pledged",
        "supply", "market", "ashore", "boats", "harbour", "shipyard", "pirates", "pilot_small",
        "pilot_large", "insurance", "passed", "step",
    ]  # fmt: skip
