"""A trade drafted and handed in as a whole (CN-I22), and the payments that are suggested."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portside import NOBODY, Dice, IllegalAnswer
from portside.core.answers import Answers
from portside.core.game import CHANCE
from portside.games.cargo_noir import best_value, new_game, suggest_payments, trade
from tests.games.cargo_noir.table import (
    GOODS,
    LAST,
    ONE_OF_EACH,
    A,
    goods_of,
    on_table,
    play,
    table,
)


def same(*tokens: str) -> dict[str, Any]:
    return {"kind": "same", "tokens": list(tokens)}


def different(*tokens: str) -> dict[str, Any]:
    return {"kind": "different", "tokens": list(tokens)}


GOLD3 = same("gold", "gold", "gold")


@pytest.mark.rule("CN-5.1", "CN-5.7", "CN-I22")
def test_a_trade_is_the_answers_it_consists_of() -> None:
    hand = {"gold": 3, "art": 1, "cars": 1, "ivory": 1, "jewels": 2}
    whole, bit_by_bit = (table("basket", goods={A: hand}) for _ in range(2))
    answers = trade(whole, ["cargo_ship"], [GOLD3, different("art", "cars", "jewels")])
    assert answers == [
        "want cargo-ship", "checkout", "different 3 0", "without gold", "without ivory",
        "same gold 3 0",
    ]  # fmt: skip
    play(bit_by_bit, *answers)
    assert whole.position() == bit_by_bit.position()
    assert goods_of(whole, A) == {"ivory": 1, "jewels": 1}


@pytest.mark.rule("CN-8.2", "CN-I17")
def test_coins_in_the_last_round() -> None:
    s = table("basket", seats=2, round=LAST[2], goods={A: ONE_OF_EACH}, safe={A: 5})
    trade(s, ["cronies"], [different(*ONE_OF_EACH)], 4)
    assert s.players[A].safe == 1 and on_table(s, "cards")[A] == {"cronies": 1}


HAND = {"gold": 10, "art": 2, "cars": 1, "wild": 1}
REFUSED: list[tuple[list[str], list[Any], object, str]] = [
    (["dive_bar"], [different("gold", "gold", "art")], 0, "no different-set.*CN-5.2"),
    (["dive_bar"], [same("gold", "gold", "art")], 0, "no same-set"),
    (["dive_bar"], [same(*["gold"] * 10)], 0, "of 1 to 9 goods"),
    (["dive_bar"], [GOLD3, GOLD3, GOLD3, GOLD3], 0, "12 gold are used, 10 are there.*CN-5.6"),
    (["dive_bar"], [same()], 0, "nothing is no same-set"),
    (["dive_bar"], [same("rum")], 0, "no good 'rum'"),
    (["dive_bar"], [{"kind": "big", "tokens": []}], 0, "same or different"),
    (["dive_bar"], [{"tokens": []}], 0, "'kind' and 'tokens'"),
    (["dive_bar"], [{"kind": "same", "tokens": "gold"}], 0, "a list of tokens"),
    (["dive_bar"], [same("gold", "gold")], 0, "cost 6, and only 4.*CN-5.7"),
    (["dive_bar"], [same("gold", "gold")], 2, "only in the last round.*CN-5.10"),
    (["dive_bar"], [GOLD3, same("art", "art"), same("gold", "gold", "gold")], 0, "not needed"),
    ([], [GOLD3], 0, "at least one card"),
    (["casino"], [GOLD3], 0, "no card 'casino'"),
    (["cronies", "cronies"], [GOLD3], 0, "1 left, not 2"),
    (["warehouse"] * 3, [GOLD3], 0, "owns at most 2.*CN-5.11"),
    (["dive_bar"], [GOLD3], -1, "a number of coins"),
]


@pytest.mark.rule("CN-T23", "CN-5.2", "CN-5.3", "CN-5.6", "CN-5.10", "CN-5.11")
@pytest.mark.parametrize(("cards", "sets", "coins", "why"), REFUSED)
def test_what_is_not_legal_is_refused(
    cards: list[str], sets: list[Any], coins: Any, why: str
) -> None:
    s = table("basket", goods={A: HAND}, safe={A: 5})
    before = s.position()
    with pytest.raises(IllegalAnswer, match=f"(?s)^trade: .*{why}") as refused:
        trade(s, cards, sets, coins)
    assert refused.value.rules.startswith("CN-")
    assert s.position() == before


@pytest.mark.rule("CN-T23", "CN-8.2")
@pytest.mark.parametrize(("coins", "why"), [(9, "more than the 5"), (3, "what is missing: 2")])
def test_too_many_coins_are_refused(coins: int, why: str) -> None:
    s = table("basket", round=LAST[3], goods={A: HAND}, safe={A: 5})
    with pytest.raises(IllegalAnswer, match=why):
        trade(s, ["dive_bar"], [same("gold", "gold")], coins)
    trade(s, ["dive-bar"], [same("gold", "gold")], 2)


@pytest.mark.rule("CN-T23", "CN-5.3")
def test_ten_equal_goods_are_two_sets() -> None:
    s = table("basket", goods={A: {"gold": 10}})
    assert best_value({"gold": 10}) == 82
    trade(s, ["principality"], [same("gold"), same(*["gold"] * 9)])
    assert goods_of(s, A) == {}


@pytest.mark.rule("CN-5.5")
def test_wild_goods_and_single_goods_count_on_the_lower_row() -> None:
    s = table("basket", goods={A: {"wild": 3, "art": 1}})
    assert trade(s, ["warehouse"], [different("art"), different("wild", "wild", "wild")]) == [
        "want warehouse", "checkout", "same art 1 0", "wilds 3",
    ]  # fmt: skip


@pytest.mark.rule("CN-3.3")
def test_a_trade_is_made_where_the_basket_is_empty() -> None:
    s = table("basket", goods={A: HAND})
    play(s, "want dive-bar")
    with pytest.raises(IllegalAnswer, match="basket is asked") as refused:
        trade(s, ["dive_bar"], [GOLD3])
    assert refused.value.code == "not-asked"
    with pytest.raises(IllegalAnswer, match="send is asked"):
        trade(table("send"), ["dive_bar"], [GOLD3])


# -------------------------------------------------------------------- suggestions


@pytest.mark.rule("CN-5.7", "CN-5.8")
def test_suggestions_keep_what_is_worth_most() -> None:
    s = table("basket", goods={A: {"gold": 4, "art": 1, "cars": 1, "ivory": 1}})
    first, *others = suggest_payments(s, ["dive_bar"], 5)
    # Three different goods cost nothing of the four gold: 16 is kept, nothing is lost.
    assert first["kept"] == 16 and first["loss"] == 0 and first["tokens"] == 3
    assert sorted(first["sets"][0]["tokens"]) == ["art", "cars", "ivory"]
    ranks = [(-p["kept"], p["loss"], p["tokens"]) for p in (first, *others)]
    assert ranks == sorted(ranks) and len(ranks) <= 5
    trade(s, ["dive_bar"], first["sets"], first["coins"])
    assert goods_of(s, A) == {"gold": 4}


def test_there_is_no_suggestion_for_what_cannot_be_paid() -> None:
    s = table("basket", goods={A: {"gold": 3}})
    assert suggest_payments(s, ["villa"], 3) == []


def test_a_large_hand_is_not_searched_to_its_end() -> None:
    stock = {name: 4 + place for place, name in enumerate(GOODS[:9])} | {"wild": 2}
    assert suggest_payments(table("basket", goods={A: stock}), ["principality"], 2)


STOCKS = st.dictionaries(st.sampled_from(GOODS), st.integers(1, 4), max_size=6)


@settings(max_examples=40, deadline=None)
@given(STOCKS, st.sampled_from(["dive_bar", "cargo_ship", "villa"]), st.integers(0, 9))
def test_every_suggestion_can_be_traded(stock: dict[str, int], card: str, safe: int) -> None:
    last = safe > 0
    changes: dict[str, Any] = {"seats": 5, "goods": {A: stock}, "safe": {A: safe}}
    if best_value(stock) + safe < 6:
        return
    start = table("basket", round=LAST[5] if last else 5, **changes)
    payments = suggest_payments(start, [card], 4)
    cost = {"dive_bar": 6, "cargo_ship": 15, "villa": 25}[card]
    assert bool(payments) == (best_value(stock) + safe >= cost)
    for payment in payments:
        s = start.copy()
        trade(s, [card], payment["sets"], payment["coins"])
        assert (
            s.players[A].cards[0 if card == "cargo_ship" else 3 if card == "dive_bar" else 6] == 1
        )
        assert best_value(goods_of(s, A)) == payment["kept"]


# ------------------------------------------------------------------ macro and micro


@pytest.mark.rule("CN-I22")
@pytest.mark.parametrize("seed", range(12))
def test_every_sequence_of_answers_is_a_trade(seed: int) -> None:
    """Random games: what was handed in set by set, handed in at once, gives the same table."""
    s: Any = new_game(2 + seed % 4)
    dice, answers = Dice(seed), Answers()
    start: Any = None
    before: Any = None
    while s.to_move != NOBODY:
        if s.question() == "basket" and s.cost == 0:
            start, sets = s.copy(), []
        answers.clear()
        s.offer(answers)
        answer = dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers)
        words, question = s.write(answer), s.question()
        if question == "pay":
            before = goods_of(s, s.turn), words
        coins = int(s.cost - s.value) if words == "coins" else 0
        seat, wanted = s.turn, s.pending().get("basket", [])
        set_is_done = question in ("pay", "leave-out") and words != "coins"
        s.play(answer)
        if set_is_done and s.question() != "leave-out":
            had, kind = before
            left = goods_of(s, seat)
            tokens = [g for g in GOODS for _ in range(had.get(g, 0) - left.get(g, 0))]
            sets.append({"kind": kind.split()[0].replace("wilds", "same"), "tokens": tokens})
        if question in ("pay", "leave-out") and s.question() not in ("pay", "leave-out"):
            trade(start, wanted, sets, coins)
            assert start.position() == s.position()
