"""Why something is not possible: the reason names the rule's numbers and the player's own."""

from typing import Any

import pytest

from portside import IllegalAnswer, State, submit
from tests.games.cargo_noir.table import LAST, A, B, C, play, table


def why(s: State, words: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAnswer) as refused:
        submit(s, int(s.to_move), words)
    assert refused.value.refusal is not None, words
    return refused.value.refusal.code, refused.value.refusal.args


@pytest.mark.rule("CN-7.1", "CN-7.2", "CN-7.4", "CN-7.5", "CN-T13", "CN-T29")
def test_sending() -> None:
    """Blue has 3: Red cannot bid 3 but 4. In an empty port not 0 but 1."""
    stacks = {"new_york": {B: 3}, "rotterdam": {A: 2}}
    s = table("send", turn=A, safe={A: 5}, stacks=stacks, home={A: 2})
    low = {"thing": "new-york", "n": 3, "other": 3}
    assert why(s, "send new-york 3") == ("bid-too-low", low)
    assert why(s, "send cape-town 0") == ("bid-least", {"n": 0, "least": 1})
    told = {"thing": "cape-town", "n": 6, "have": 5}
    assert why(s, "send cape-town 6") == ("send-coins", told)
    assert why(s, "send rotterdam 4") == ("port-yours", {"thing": "rotterdam"})
    assert why(s, "send rio 1") == ("port-closed", {"thing": "rio"})  # for five only
    assert why(s, "stop") == ("every-ship-sails", {})
    assert why(s, "want villa") == ("when-basket", {})
    assert why(s, "draw") == ("when-ship", {})


@pytest.mark.rule("CN-4.15", "CN-T17")
def test_a_port_that_was_left_is_closed() -> None:
    s = table("ship", turn=A, safe={A: 5}, stacks={"new_york": {A: 1, B: 3}}, home={A: 2})
    play(s, "withdraw new-york")
    assert why(s, "send new-york 4") == ("port-left", {"thing": "new-york"})


@pytest.mark.rule("CN-4.3", "CN-4.5", "CN-4.9", "CN-4.12", "CN-4.13", "CN-4.16", "CN-4.18")
def test_ships_that_report() -> None:
    stacks = {
        "rotterdam": {A: 2},
        "new_york": {A: 1, B: 3},
    }
    s = table("ship", turn=A, safe={A: 3}, stacks=stacks, home={A: 1})
    outbid = {"thing": "new-york", "have": 1, "other": 3}
    assert why(s, "buy new-york") == ("port-outbid", outbid)
    low = {"thing": "new-york", "n": 3, "other": 3}
    assert why(s, "raise new-york 3") == ("bid-too-low", low)
    assert why(s, "raise new-york 5") == ("raise-coins", {"n": 5, "cost": 4, "have": 3})
    assert why(s, "withdraw rotterdam") == ("port-alone", {"thing": "rotterdam"})
    assert why(s, "raise rotterdam 3") == ("port-alone", {"thing": "rotterdam"})
    assert why(s, "stay rotterdam") == ("stay-nowhere", {})
    assert why(s, "buy hong-kong") == ("no-ship-port", {"thing": "hong-kong"})
    assert why(s, "casino") == ("no-ship-casino", {})
    assert why(s, "draw") == ("no-ship-market", {})
    assert why(s, "swap gold ivory") == ("no-ship-market", {})
    play(s, "raise new-york 4")
    leads = {"thing": "new-york", "have": 4, "other": 3}
    assert why(s, "withdraw new-york") == ("port-leads", leads)


@pytest.mark.rule("CN-4.5", "CN-4.6", "CN-T28")
def test_swaps() -> None:
    s = table("ship", turn=A, market_ships={A: 1}, goods={A: {"ivory": 1}})
    assert why(s, "swap ivory ivory") == ("swap-same", {"thing": "ivory"})
    assert why(s, "swap gold ivory") == ("nothing-of-it", {"thing": "gold"})
    assert why(s, "swap ivory uranium") == ("market-lacks", {"thing": "uranium"})


@pytest.mark.rule("CN-5.7", "CN-5.11", "CN-T06", "CN-T25")
def test_cards() -> None:
    """Three gold, two art, one cars are worth 14: a cargo ship costs 15, and coins do not count."""
    goods = {A: {"gold": 3, "art": 2, "cars": 1}}
    s = table("basket", turn=A, safe={A: 9}, goods=goods, cards={A: {"syndicate": 2}},
              supply={"warehouse": 0})  # fmt: skip
    told = {"thing": "cargo-ship", "cost": 15, "have": 14}
    assert why(s, "want cargo-ship") == ("card-cost", told)
    assert why(s, "want syndicate") == ("card-limit", {"thing": "syndicate", "most": 2})
    assert why(s, "want warehouse") == ("cards-gone", {"thing": "warehouse"})
    assert why(s, "checkout") == ("basket-empty", {})
    play(s, "want dive-bar")
    left = {"thing": "night-club", "cost": 9, "have": 8}
    assert why(s, "want night-club") == ("card-cost", left)
    assert why(s, "no-trade") == ("basket-filled", {})


@pytest.mark.rule("CN-5.2", "CN-5.3", "CN-5.7", "CN-5.10", "CN-T35")
def test_paying() -> None:
    """Cronies cost 49: seven uranium in one set. Whoever splits them cannot pay any more."""
    s = table("basket", turn=A, safe={A: 9}, goods={A: {"uranium": 7, "art": 1}})
    play(s, "want cronies", "checkout")
    assert why(s, "same uranium 6 0") == ("rest-unpaid", {"cost": 49})
    assert why(s, "same uranium 8 0") == ("too-few", {"thing": "uranium", "n": 8, "have": 7})
    assert why(s, "same uranium 7 1") == ("too-few", {"thing": "wild", "n": 1, "have": 0})
    assert why(s, "different 3 0") == ("too-few-types", {"n": 3, "have": 2})
    assert why(s, "coins") == ("coins-later", {})


@pytest.mark.rule("CN-8.2", "CN-T26")
def test_coins_in_the_last_round() -> None:
    s = table("basket", seats=3, round=LAST[3], turn=A, safe={A: 3}, goods={A: {"gold": 2}})
    play(s, "want dive-bar", "checkout")
    assert why(s, "coins") == ("coins-short", {"cost": 6, "have": 3})


@pytest.mark.rule("CN-5.12")
def test_overboard_goes_what_one_has() -> None:
    s = table("discard", turn=C, goods={C: {"gold": 9}})
    assert why(s, "discard art") == ("nothing-of-it", {"thing": "art"})
