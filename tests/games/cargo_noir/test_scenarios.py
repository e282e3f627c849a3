"""The examples of the rulebook (rules, 5.1), in the words of the notation."""

import pytest

from portside import NOBODY
from tests.games.cargo_noir.table import (
    LAST,
    ONE_OF_EACH,
    A,
    B,
    C,
    D,
    E,
    asked,
    begun,
    goods_of,
    legal,
    on_table,
    pending,
    play,
    stacks,
    starting,
    table,
    tokens,
)


@pytest.mark.rule("CN-T01", "CN-4.3", "CN-7.3", "CN-4.2")
def test_the_whole_fleet_goes_to_the_casino() -> None:
    s = table("send", turn=B, seats=2, safe={B: 1})
    play(s, "send casino", "send casino", "send casino")
    assert s.players[B].casino == 3 and s.players[B].safe == 1
    s = table("ship", turn=B, seats=2, casino={B: 3}, safe={B: 1}, bank=20)
    play(s, "casino")
    assert s.players[B].safe == 7 and s.bank == 14 and s.players[B].home == 3
    assert s.question() == "send"  # phase I is over, and there is nothing to trade


@pytest.mark.rule("CN-T02", "CN-4.1", "CN-4.5", "CN-4.6", "CN-4.7")
def test_two_ships_for_one_uranium() -> None:
    market = ["uranium", "uranium", "cars", "art", "gold", "ivory"]
    s = table("ship", turn=B, seats=2, market=market, market_ships={A: 2, B: 1},
              casino={A: 1}, goods={A: {"uranium": 2}, B: {"cigars": 1}}, bank=9)  # fmt: skip
    play(s, "swap cigars uranium")
    assert on_table(s, "market") == ["cigars", "uranium", "cars", "art", "gold", "ivory"]
    play(s, "send casino", "send casino", "send casino")
    before = sum(on_table(s, "bag").values())
    play(s, "draw")
    tokens(s, "weapons")
    assert goods_of(s, A) == {"uranium": 2, "weapons": 1}
    play(s, "swap weapons uranium")
    assert goods_of(s, A) == {"uranium": 3}
    assert sorted(on_table(s, "market")) == ["art", "cars", "cigars", "gold", "ivory", "weapons"]
    assert s.players[A].home == 2 and s.players[A].market == 0
    assert sum(on_table(s, "bag").values()) == before - 1


@pytest.mark.rule("CN-T03", "CN-7.4", "CN-4.12")
def test_a_bid_that_deters() -> None:
    s = table("send", turn=B, safe={B: 7}, stacks={"new_york": {C: 1}}, home={B: 1})
    assert starting(s, "send new-york") == {f"send new-york {bid}" for bid in range(2, 8)}
    play(s, "send new-york 5")
    assert stacks(s, "new_york") == {C: 1, B: 5} and s.players[B].safe == 2
    assert asked(s) == (C, "ship") and legal(s) == {"withdraw new-york"}
    for safe, raises in ((4, set()), (5, {6}), (7, {6, 7, 8})):
        s = table("ship", turn=C, safe={C: safe}, stacks={"new_york": {C: 1, B: 5}})
        assert legal(s) == {"withdraw new-york", *[f"raise new-york {n}" for n in raises]}


@pytest.mark.rule("CN-T04", "CN-8.2", "CN-5.4", "CN-5.9", "CN-5.10")
def test_cronies_with_coins() -> None:
    s = table("basket", seats=2, round=LAST[2], goods={A: ONE_OF_EACH}, safe={A: 4}, bank=30)
    play(s, "want cronies", "checkout", "different 9 0")
    assert pending(s, "value") == 45 and legal(s) == {"coins"}
    play(s, "coins")
    assert s.players[A].safe == 0 and s.bank == 34 and goods_of(s, A) == {}
    assert sum(on_table(s, "discard").values()) == 9
    assert on_table(s, "cards")[A] == {"cronies": 1}
    s = table("basket", seats=2, goods={A: ONE_OF_EACH}, safe={A: 4}, bank=30)
    assert not {"want cronies", "want bank-card"} & legal(s) and "want militia" in legal(s)
    s = table("basket", seats=2, round=LAST[2], goods={A: ONE_OF_EACH}, safe={A: 3}, bank=30)
    assert "want cronies" not in legal(s)


OUTBID = {"rio": {B: 2, C: 3}, "bombay": {B: 3, C: 4}, "new_york": {B: 1, D: 2}}


@pytest.mark.rule("CN-T05", "CN-4.17", "CN-4.14", "CN-4.15", "CN-6.5")
def test_two_syndicates_and_two_withdrawals() -> None:
    two = {port: OUTBID[port] for port in ("rio", "bombay")}
    s = table("ship", seats=5, turn=B, stacks=two, cards={B: {"syndicate": 2}}, bank=10)
    play(s, "withdraw rio")
    assert s.players[B].safe == 4 and s.bank == 8 and pending(s, "syndicate_left") == 1
    play(s, "withdraw bombay")
    assert s.players[B].safe == 9 and s.bank == 6
    assert pending(s, "banned") == ["bombay", "rio"]


@pytest.mark.rule("CN-T05", "CN-4.17")
@pytest.mark.parametrize(
    ("owned", "ports", "paid"), [(2, ["rio"], 2), (1, ["rio", "bombay"], 2), (2, list(OUTBID), 4)]
)
def test_a_syndicate_pays_once_per_card_and_withdrawal(
    owned: int, ports: list[str], paid: int
) -> None:
    s = table("ship", seats=5, turn=B, stacks={port: OUTBID[port] for port in ports},
              cards={B: {"syndicate": owned}}, bank=10)  # fmt: skip
    play(s, *[f"withdraw {port.replace('_', '-')}" for port in ports])
    assert s.bank == 10 - paid
    assert s.players[B].safe == paid + sum(OUTBID[port][B] for port in ports)


@pytest.mark.rule("CN-T06", "CN-5.11", "CN-6.6")
def test_benefit_decks_run_dry_with_five_players() -> None:
    rich = {"gold": 9, "art": 9}
    cards = {seat: {"syndicate": 2} for seat in (A, B, C, D)}
    s = table("basket", seats=5, turn=E, goods={E: rich}, cards=cards)
    assert "want syndicate" not in legal(s) and "want cargo-ship" in legal(s)
    s = table("basket", seats=5, turn=E, goods={E: rich}, cards={E: {"cargo_ship": 2}})
    assert "want cargo-ship" not in legal(s) and on_table(s, "supply")["cargo_ship"] == 6
    s = table("basket", seats=5, turn=E, goods={E: rich})
    play(s, "want warehouse", "want warehouse")
    assert not {"want warehouse", "want cargo-ship"} & legal(s)
    play(s, *["want dive-bar"] * 6)  # common spoils: as many as there are
    assert "want dive-bar" not in legal(s)


@pytest.mark.rule(
    "CN-T07", "CN-1.1", "CN-1.2", "CN-1.3", "CN-1.4", "CN-2.1", "CN-2.2", "CN-2.3", "CN-2.4",
    "CN-2.5", "CN-2.6", "CN-2.7", "CN-1.6",
)  # fmt: skip
@pytest.mark.parametrize(
    ("seats", "bag", "bank"), [(2, 112, 46), (3, 110, 39), (4, 109, 32), (5, 105, 25)]
)
def test_set_up_numbers(seats: int, bag: int, bank: int) -> None:
    from portside.games.cargo_noir import new_game

    new = new_game(seats)
    assert on_table(new, "round") == 0 and on_table(new, "turn") == 0
    assert on_table(new, "bag")["wild"] == seats
    assert all(on_table(new, "bag")[good] == 14 for good in ONE_OF_EACH)
    s = begun(seats)
    assert sum(on_table(s, "bag").values()) == bag and s.bank == bank
    slots = [
        *on_table(s, "market"),
        *[g for p in on_table(s, "ports").values() for g in p["goods"]],
    ]
    assert None not in slots and len(on_table(s, "market")) == 6
    assert on_table(s, "safe") == [7] * seats
    assert on_table(s, "ships_home") == [3] * seats and on_table(s, "ships_reserve") == [2] * seats
    assert on_table(s, "cards") == [{}] * seats and goods_of(s, A) == {}
    assert list(on_table(s, "supply").values()) == [8, 8, 8, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1]
    assert asked(s) == (A, "send") and on_table(s, "round") == 1


@pytest.mark.rule("CN-T08", "CN-5.5")
def test_three_wild_goods_are_worth_nine() -> None:
    s = table("basket", goods={A: {"wild": 3}})
    play(s, "want night-club", "checkout", "wilds 3")
    assert on_table(s, "cards")[A] == {"night_club": 1}


@pytest.mark.rule("CN-T09", "CN-4.8", "CN-5.12", "CN-5.13", "CN-1.5")
def test_the_surplus_is_discarded() -> None:
    s = table("ship", stacks={"new_york": {A: 1}}, goods={A: {"gold": 3, "art": 3}})
    play(s, "buy new-york")
    tokens(s, "gold", "gold", "gold")
    assert sum(goods_of(s, A).values()) == 9
    play(s, "no-trade")
    for good in ("gold", "jewels", "art"):
        assert asked(s) == (A, "discard")
        play(s, f"discard {good}")
    assert sum(goods_of(s, A).values()) == 6 and sum(on_table(s, "discard").values()) == 3
    assert asked(s) == (A, "send")


@pytest.mark.rule("CN-T10", "CN-6.3", "CN-6.2")
def test_a_new_ship_sails_at_once() -> None:
    five = dict.fromkeys(["art", "cars", "gold", "ivory", "jewels"], 1)
    s = table("basket", turn=B, goods={B: five})
    play(s, "want cargo-ship", "checkout", "different 5 0")
    assert s.players[B].home == 4 and s.players[B].reserve == 1
    play(s, *["send casino"] * 4)
    assert s.turn == C


@pytest.mark.rule("CN-T11", "CN-6.4", "CN-5.12", "CN-1.5")
def test_a_new_warehouse_counts_at_once() -> None:
    eleven = {"art": 3, "cars": 3, "gold": 3, "ivory": 2}
    s = table("basket", goods={A: eleven})
    play(s, "want warehouse", "checkout", "different 4 0")
    assert sum(goods_of(s, A).values()) == 7 and asked(s) == (A, "send")


# ------------------------------------------------------------------ 5.2 derived


@pytest.mark.rule("CN-T12", "CN-3.1", "CN-3.2", "CN-3.4")
def test_round_one_has_only_phase_three() -> None:
    s = begun(3)
    for seat in (A, B, C):
        assert asked(s) == (seat, "send") and on_table(s, "round") == 1
        play(s, "send market", "send casino", "send casino")
    assert asked(s) == (A, "ship") and on_table(s, "round") == 2


@pytest.mark.rule("CN-T13", "CN-7.4", "CN-7.6")
def test_a_bid_must_be_strictly_higher() -> None:
    s = table("send", turn=B, safe={B: 5}, stacks={"new_york": {A: 3}})
    assert starting(s, "send new-york") == {"send new-york 4", "send new-york 5"}
    assert "send rotterdam 1" in legal(s) and "send rotterdam 0" not in legal(s)
    s = table("send", turn=B, safe={B: 3}, stacks={"new_york": {A: 3}})
    assert starting(s, "send new-york") == set()


@pytest.mark.rule("CN-T14", "CN-4.1", "CN-4.16", "CN-4.13", "CN-4.2")
def test_a_forced_withdrawal_depends_on_the_order() -> None:
    s = table("ship", seats=4, turn=B, stacks={"panama": {B: 3, A: 5}}, safe={B: 2},
              casino={B: 1}, home={B: 0})  # fmt: skip
    assert legal(s) == {"casino", "withdraw panama"}
    play(s, "casino")
    assert legal(s) == {"withdraw panama", "raise panama 6", "raise panama 7"}
    play(s, "raise panama 6")
    assert s.players[B].safe == 1 and stacks(s, "panama") == {A: 5, B: 6}
    assert s.players[B].home == 1 and asked(s) == (B, "send")


@pytest.mark.rule("CN-T15", "CN-4.9", "CN-4.10", "CN-4.18")
def test_the_only_bidder_buys() -> None:
    s = table("ship", turn=B, stacks={"rotterdam": {B: 4}}, bank=30, bag={"gold": 30, "art": 30})
    assert legal(s) == {"buy rotterdam"}
    play(s, "buy rotterdam")
    assert s.bank == 34 and goods_of(s, B) == dict.fromkeys(["alcohol", "art", "cars", "cigars"], 1)
    tokens(s, "gold", "gold", "art", "gold")
    assert sum(on_table(s, "bag").values()) == 56
    assert on_table(s, "ports")["rotterdam"] == {
        "goods": ["gold", "gold", "art", "gold"], "stacks": {},
    }  # fmt: skip
    assert s.players[B].home == 3 and s.players[B].safe == 0


@pytest.mark.rule("CN-T16", "CN-4.11")
def test_the_bag_runs_out_during_a_refill() -> None:
    s = table("ship", stacks={"rotterdam": {A: 1}}, bag={"gold": 1}, discard={"art": 6, "cars": 4})
    play(s, "buy rotterdam")
    assert legal(s) == {"token gold"} and sum(on_table(s, "discard").values()) == 10
    tokens(s, "gold")
    assert legal(s) == {"token art", "token cars"} and s.weights() == [6, 4]
    tokens(s, "art", "art", "cars")
    assert sum(on_table(s, "bag").values()) == 7 and sum(on_table(s, "discard").values()) == 0


@pytest.mark.rule("CN-T17", "CN-4.15", "CN-7.7")
def test_who_withdrew_may_not_come_back_this_turn() -> None:
    s = table("ship", turn=B, stacks={"bombay": {B: 2, A: 3}}, safe={B: 9})
    play(s, "withdraw bombay")
    assert starting(s, "send bombay") == set() and "send new-york 1" in legal(s)
    play(s, "send casino", "send casino", "send casino")
    play(s, *["send casino"] * 3)  # C
    assert asked(s) == (A, "ship")
    play(s, "buy bombay")
    tokens(s, "gold", "gold", "gold")
    play(s, "no-trade", *["send casino"] * 3, "casino")
    assert asked(s) == (B, "send") and "send bombay 1" in legal(s)


@pytest.mark.rule("CN-T18", "CN-7.7")
def test_back_to_a_bought_port() -> None:
    s = table("ship", stacks={"hong_kong": {A: 2}}, safe={A: 1}, cards={A: {"warehouse": 1}})
    play(s, "buy hong-kong")
    tokens(s, "gold", "art")
    assert "send hong-kong 1" in legal(s)


@pytest.mark.rule("CN-T19", "CN-7.5")
def test_one_ship_per_port() -> None:
    s = table("ship", seats=4, stacks={"panama": {A: 3, B: 5}}, safe={A: 9})
    play(s, "raise panama 6")
    assert asked(s) == (A, "send") and starting(s, "send panama") == set()


@pytest.mark.rule("CN-T20", "CN-5.7", "CN-5.1", "CN-5.2")
def test_several_sets_pay_one_card() -> None:
    s = table("basket", goods={A: {"gold": 3, "art": 1, "cars": 1, "ivory": 1}})
    play(s, "want cargo-ship", "checkout", "same gold 3 0")
    assert pending(s, "value") == 9 and pending(s, "aside")["gold"] == 3
    play(s, "different 3 0")
    assert on_table(s, "cards")[A] == {"cargo_ship": 1} and goods_of(s, A) == {}


@pytest.mark.rule("CN-T21", "CN-5.7")
def test_one_set_pays_several_cards() -> None:
    s = table("basket", goods={A: {"uranium": 5}})
    play(s, "want cargo-ship", "want warehouse", "checkout", "same uranium 5 0")
    assert on_table(s, "cards")[A] == {"cargo_ship": 1, "warehouse": 1}


@pytest.mark.rule("CN-T22", "CN-5.8")
@pytest.mark.parametrize("wanted", [["night-club"], ["dive-bar", "night-club"]])
def test_no_change_is_given(wanted: list[str]) -> None:
    s = table("basket", goods={A: {"uranium": 4}}, safe={A: 2}, home={A: 3})
    play(s, *[f"want {card}" for card in wanted], "checkout", "same uranium 4 0")
    assert s.players[A].safe == 2 and goods_of(s, A) == {}
    assert asked(s) == (A, "send")


@pytest.mark.rule("CN-T24", "CN-5.5", "CN-5.3", "CN-5.4")
def test_wild_goods_in_sets() -> None:
    paid = [
        ({"gold": 4, "wild": 2}, "same gold 4 2", "paparazzi"),  # 36
        ({**dict.fromkeys(["art", "cars", "gold", "ivory", "jewels"], 1), "wild": 1},
         "different 5 1", None),  # 21
        ({**ONE_OF_EACH, "alcohol": 0, "wild": 1}, "different 8 1", "militia"),  # 45
    ]  # fmt: skip
    for goods, words, card in paid:
        s = table("basket", seats=5, goods={A: goods})
        wanted = [card] if card else ["cargo-ship", "dive-bar"]
        play(s, *[f"want {name}" for name in wanted], "checkout", words)
        assert goods_of(s, A) == {} and s.question() == "send"
    s = table("basket", seats=5, goods={A: {**ONE_OF_EACH, "wild": 1}})
    play(s, "want dive-bar", "checkout")
    assert "different 9 0" in legal(s) and "different 8 1" in legal(s)
    assert "different 9 1" not in legal(s)


@pytest.mark.rule("CN-T25", "CN-5.10", "CN-8.2")
def test_coins_are_refused_before_the_end() -> None:
    hand = {"gold": 3, "art": 2, "cars": 1}
    for round, offered in ((LAST[3] - 1, False), (LAST[3], True)):
        s = table("basket", round=round, goods={A: hand}, safe={A: 9})
        assert ("want cargo-ship" in legal(s)) == offered


@pytest.mark.rule("CN-T26", "CN-8.2")
def test_coins_alone_buy_a_dive_bar() -> None:
    s = table("basket", round=LAST[3], safe={A: 6})
    play(s, "want dive-bar", "checkout")
    assert legal(s) == {"coins"}
    play(s, "coins")
    assert s.players[A].safe == 0 and s.scores()[A] == 6


@pytest.mark.rule("CN-T27", "CN-4.4", "CN-4.17")
def test_a_bank_that_is_short_pays_what_it_has() -> None:
    s = table("ship", casino={A: 2}, bank=3)
    play(s, "casino")
    assert s.players[A].safe == 3 and s.bank == 0 and s.players[A].home == 3
    s = table("ship", stacks={"rotterdam": {A: 2, B: 3}, "new_york": {A: 1, B: 2}},
              cards={A: {"syndicate": 1}}, bank=1)  # fmt: skip
    play(s, "withdraw rotterdam")
    assert s.players[A].safe == 3 and s.bank == 0 and pending(s, "syndicate_left") == 0
    s = table("ship", casino={A: 2}, bank=3, options={"coin_supply_limited": False})
    play(s, "casino")
    assert s.players[A].safe == 4 and s.bank == -1


@pytest.mark.rule("CN-T28", "CN-4.6")
def test_a_swap_needs_a_good() -> None:
    s = table("ship", market_ships={A: 1})
    assert legal(s) == {"draw"}
    s = table("ship", market_ships={A: 1}, goods={A: {"ivory": 1}})
    others = ["alcohol", "art", "cars", "cigars", "gold"]
    assert legal(s) == {"draw", *[f"swap ivory {good}" for good in others]}
    s = table("ship", market_ships={A: 1}, goods={A: {"ivory": 1}},
              options={"market_swap_same_type_allowed": True})  # fmt: skip
    assert "swap ivory ivory" in legal(s)


@pytest.mark.rule("CN-T29", "CN-7.1", "CN-7.2", "CN-7.8")
def test_all_ships_must_go() -> None:
    s = table("send", home={A: 1})
    assert legal(s) == {"send casino", "send market"}
    play(s, "send market")
    assert s.turn == B


@pytest.mark.rule("CN-T30", "CN-8.3", "CN-8.1")
def test_blocking_in_the_last_round() -> None:
    s = table("send", round=LAST[3], safe={A: 4, B: 9}, stacks={"bombay": {B: 3}})
    assert "stop" in legal(s)
    play(s, "send bombay 4", "stop")
    assert asked(s) == (B, "ship")
    assert legal(s) == {"withdraw bombay", *[f"raise bombay {n}" for n in range(5, 13)]}
    play(s, "withdraw bombay", "no-trade", "stop")
    assert s.to_move == NOBODY  # the last seat has nothing to trade and no phase III


@pytest.mark.rule("CN-T30", "CN-8.3")
def test_a_table_may_do_without_the_last_sending() -> None:
    s = table("ship", round=LAST[3], casino={A: 1, B: 1, C: 1}, bank=2,
              options={"final_round_phase3": "none"})  # fmt: skip
    play(s, "casino")
    assert asked(s) == (B, "ship")
    s = table("ship", round=LAST[3], turn=C, casino={C: 1}, bank=2)
    play(s, "casino")
    assert s.to_move == NOBODY


CARDS_A = {"cronies": 1, "villa": 1, "yacht": 1}
CARDS_B = {"militia": 1, "villa": 1, "night_club": 1, "dive_bar": 2}


@pytest.mark.rule("CN-T31", "CN-8.5", "CN-8.6", "CN-8.7", "CN-6.7")
def test_ties() -> None:
    s = table("send", cards={A: CARDS_A, B: CARDS_B, C: {"principality": 1}})
    assert s.scores() == [96, 96, 91] and s.winners() == [A]
    second = {"villa": 1, "night_club": 1, "syndicate": 1}
    s = table("send", cards={A: {"villa": 1, "yacht": 1}, B: second})
    assert s.scores() == [41, 41, 0] and s.winners() == [A, B]


@pytest.mark.rule("CN-8.6")
def test_the_best_card_breaks_a_tie_wherever_it_stands_among_the_cards() -> None:
    """8 + 6 against 7 + 7: neither the last card of a seat decides nor the first."""
    cards = {A: {"cargo_ship": 1, "dive_bar": 1}, B: {"syndicate": 2}}
    s = table("send", cards=cards)
    assert s.scores() == [14, 14, 0] and s.winners() == [A]
    s = table("send", cards={A: {"syndicate": 1, "night_club": 1}, B: {"cargo_ship": 2}})
    assert s.scores() == [16, 16, 0] and s.winners() == [A]


@pytest.mark.rule("CN-T32", "CN-8.5", "CN-8.4", "CN-6.1")
def test_scoring() -> None:
    cards = {A: {"cargo_ship": 2, "warehouse": 1, "villa": 1}}
    s = table("send", cards=cards, safe={A: 5}, goods={A: {"gold": 6}})
    assert s.scores() == [47, 0, 0]


@pytest.mark.rule("CN-T33", "CN-3.5", "CN-3.2", "CN-3.3", "CN-8.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 11), (3, 11), (4, 10), (5, 10)])
def test_game_length(seats: int, rounds: int) -> None:
    s = begun(seats)
    turns = []
    while s.to_move != NOBODY:
        phase = (int(s.round), int(s.to_move), s.question())
        if phase not in turns:
            turns.append(phase)
        play(s, "casino" if s.question() == "ship" else
             "no-trade" if s.question() == "basket" else "send casino")  # fmt: skip
    for question, first, last in (("send", 1, rounds - 1), ("ship", 2, rounds)):
        for round in range(first, last + 1):
            seats_asked = [seat for r, seat, q in turns if (r, q) == (round, question)]
            assert seats_asked == list(range(seats))
    assert (rounds, seats - 1, "send") not in turns and (1, 0, "ship") not in turns


@pytest.mark.rule("CN-T34", "CN-2.2", "CN-7.2")
def test_a_closed_port() -> None:
    s = begun(2)
    assert starting(s, "send rio") == set() and "rio" not in on_table(s, "ports")


@pytest.mark.rule("CN-T35", "CN-5.7")
def test_no_dead_end_in_payment() -> None:
    s = table("basket", goods={A: {"uranium": 7, "art": 1}})
    play(s, "want cronies", "checkout")
    assert "same uranium 7 0" in legal(s) and "same uranium 6 0" not in legal(s)
    assert "different 1 0" not in legal(s) and "same art 1 0" in legal(s)
    play(s, "same art 1 0")
    assert legal(s) == {"same uranium 7 0"}


@pytest.mark.rule("CN-T36", "CN-4.13", "CN-7.4", "CN-4.12", "CN-4.9")
def test_stacks_are_distinct() -> None:
    s = table("ship", stacks={"rotterdam": {A: 2, B: 4, C: 5}}, safe={A: 6, B: 3})
    assert legal(s) == {"withdraw rotterdam", "raise rotterdam 6", "raise rotterdam 7",
                        "raise rotterdam 8"}  # fmt: skip
    play(s, "withdraw rotterdam", *["send casino"] * 3)
    assert asked(s) == (B, "ship")
    play(s, "raise rotterdam 6", *["send casino"] * 2)
    assert stacks(s, "rotterdam") == {B: 6, C: 5}
    play(s, "withdraw rotterdam", *["send casino"] * 3)
    play(s, "casino", *["send casino"] * 3)
    assert starting(s, "buy") == {"buy rotterdam"}
    bank = s.bank
    play(s, "buy rotterdam")
    assert s.bank == bank + 6


# ---------------------------------------------------------------- further rules


@pytest.mark.rule("CN-5.14", "CN-3.3")
def test_without_anything_to_trade_phase_two_asks_nothing() -> None:
    s = table("ship", casino={A: 1}, goods={A: {"gold": 2}})
    play(s, "casino")
    assert asked(s) == (A, "send")


@pytest.mark.rule("CN-5.1", "CN-5.14")
def test_trading_is_optional() -> None:
    s = table("basket", goods={A: {"gold": 3}})
    play(s, "no-trade")
    assert goods_of(s, A) == {"gold": 3} and asked(s) == (A, "send")


@pytest.mark.rule("CN-5.6", "CN-5.2")
def test_which_types_stay_behind() -> None:
    s = table("basket", goods={A: {"art": 3, "ivory": 1, "jewels": 2}})
    play(s, "want dive-bar", "want dive-bar", "checkout", "different 2 0")
    assert asked(s) == (A, "leave-out") and pending(s, "types") == 2
    # 12 to pay, 3 with this set. Without art 10 is left, without ivory 7, without jewels 8.
    assert legal(s) == {"without art"}
    play(s, "without art")
    assert pending(s, "value") == 3
    assert goods_of(s, A) == {"art": 3, "jewels": 1}


@pytest.mark.rule("CN-1.7")
def test_everything_is_public() -> None:
    s = table("basket", goods={A: {"gold": 3}}, safe={A: 3, B: 2})
    assert all(s.view(seat) == s.position() for seat in (A, B, C, NOBODY))


@pytest.mark.rule("CN-8.3", "CN-5.12")
def test_no_surplus_is_discarded_in_the_last_round() -> None:
    s = table("basket", round=LAST[3], goods={A: {"gold": 9, "art": 2}})
    play(s, "no-trade")
    assert asked(s) == (A, "send")


@pytest.mark.rule("CN-4.5")
def test_without_tokens_and_goods_a_market_ship_comes_home() -> None:
    s = table("ship", market_ships={A: 2}, casino={A: 1}, bag={}, home={A: 0})
    assert legal(s) == {"casino"}
    play(s, "casino")
    assert asked(s) == (A, "send") and s.players[A].home == 3


@pytest.mark.rule("CN-4.12", "CN-4.18")
def test_the_highest_of_several_stays() -> None:
    s = table("ship", stacks={"rotterdam": {A: 5, B: 4}}, casino={A: 1})
    assert legal(s) == {"casino"}  # a hand-made position: see Q1 of the rules
