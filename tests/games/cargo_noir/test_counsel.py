"""Why an answer costs much: each reason on a table where it holds, and silence where not."""

from typing import Any

import pytest

from portside.games.cargo_noir import CargoNoir
from portside.games.cargo_noir.about import GAME
from tests.games.cargo_noir.table import A, B, C, play, table


def said(s: CargoNoir, pressed: str, best: str) -> tuple[str, dict[str, Any]] | None:
    answers = {s.write(answer): answer for answer in s.legal()}
    found = GAME.counsel(s, int(s.to_move), answers[pressed], answers[best])
    return None if found is None else (found.code, found.args)


@pytest.mark.rule("CN-4.9", "CN-5.4", "CN-7.4")
def test_sending_to_a_port_that_adds_less() -> None:
    """Two gold are worth 4. Gold, ivory, jewels in New York: 3 gold and 2 others are worth 9 + 3,
    that is 8 more; a gold in Cape Town: 9, that is 5 more; uranium and weapons: 4 + 3, 3 more."""
    s = table("send", goods={A: {"gold": 2}}, safe={A: 7, B: 4, C: 2})
    args = {"thing": "cape-town", "n": 5, "thing2": "new-york", "n2": 8}
    assert said(s, "send cape-town 2", "send new-york 3") == ("send-worth", args)
    args = {"thing": "hong-kong", "n": 3, "thing2": "cape-town", "n2": 5}
    assert said(s, "send hong-kong 2", "send cape-town 2") == ("send-worth", args)
    assert said(s, "send new-york 3", "send cape-town 2") is None


@pytest.mark.rule("CN-4.12", "CN-4.13", "CN-4.16", "CN-7.4", "CN-7.6")
def test_how_much_is_bid() -> None:
    """B has 4 coins, C 2: a stack of 3 can be topped, one of 4 cannot."""
    s = table("send", safe={A: 7, B: 4, C: 2})
    assert said(s, "send new-york 5", "send new-york 4") == ("send-over", {"n": 5, "less": 4})
    args = {"n": 3, "seat": B, "have": 4, "more": 4}
    assert said(s, "send new-york 3", "send new-york 4") == ("send-under", args)
    assert said(s, "send new-york 1", "send new-york 2") is None
    assert said(s, "send new-york 7", "send casino") == ("send-empty", {})
    assert said(s, "send new-york 6", "send casino") is None


@pytest.mark.rule("CN-4.3", "CN-4.5", "CN-4.9")
def test_the_casino_and_the_market_against_a_port() -> None:
    s = table("send", goods={A: {"gold": 2}}, safe={A: 7})
    args: dict[str, Any] = {"n": 2, "thing": "cape-town", "worth": 5, "cost": 3}
    assert said(s, "send casino", "send cape-town 3") == ("casino-port", args)
    args = {"thing": "cape-town", "worth": 5, "cost": 3}
    assert said(s, "send market", "send cape-town 3") == ("market-port", args)
    assert said(s, "send casino", "send market") is None


@pytest.mark.rule("CN-8.3")
def test_nothing_is_said_of_ships_that_never_report_back() -> None:
    s = table("send", round=11, goods={A: {"gold": 2}}, safe={A: 7, B: 4})
    assert said(s, "send hong-kong 7", "send cape-town 2") is None


@pytest.mark.rule("CN-4.9", "CN-4.13", "CN-4.14")
def test_a_port_where_one_is_outbid() -> None:
    """A has 2 there, B 4: 5 leads again, for 3 more. One gold makes 9 of 4; without gold, 1."""
    bids = {"cape_town": {A: 2, B: 4}}
    s = table("ship", goods={A: {"gold": 2}}, safe={A: 9}, stacks=bids)
    args: dict[str, Any] = {"thing": "cape-town", "worth": 5, "cost": 3}
    assert said(s, "withdraw cape-town", "raise cape-town 6") == ("withdraw-set", args)
    assert said(s, "raise cape-town 8", "raise cape-town 5") == ("raise-over", {"n": 8, "less": 5})
    args = {"thing": "cape-town", "n": 6, "worth": 5}
    assert said(s, "raise cape-town 6", "withdraw cape-town") == ("raise-dear", args)
    assert said(s, "raise cape-town 5", "withdraw cape-town") is None


@pytest.mark.rule("CN-4.5", "CN-4.6", "CN-5.4")
def test_the_market() -> None:
    """Three gold and an ivory: 9 + 1. A fourth gold for the ivory: 16; art for a gold: 4 + 3,
    and for the ivory 9 + 1 again. There are 14 gold: one on the market, 3 held, 2 in ports."""
    s = table("ship", goods={A: {"gold": 3, "ivory": 1}}, market_ships={A: 1})
    args: dict[str, Any] = {"thing": "gold", "n": 7, "have": 10}
    assert said(s, "swap gold art", "draw") == ("swap-set", args)
    args = {"n": 10, "thing": "gold", "more": 16}
    assert said(s, "swap ivory art", "swap ivory gold") == ("swap-less", args)
    found = said(s, "draw", "swap ivory gold")
    assert found is not None and found[0] == "draw-luck"
    assert (found[1]["n"], found[1]["here"], found[1]["thing"]) == (6, 14 - 1 - 3 - 2, "gold")
    assert said(s, "swap ivory gold", "draw") is None
    assert said(s, "draw", "swap gold art") is None


@pytest.mark.rule("CN-5.12", "CN-5.14", "CN-6.2", "CN-8.1", "CN-8.4")
def test_making_no_trade() -> None:
    """Four gold are worth 16; four and three 16 + 9, one more than fits: six compartments."""
    s = table("basket", round=11, goods={A: {"gold": 4}})
    assert said(s, "no-trade", "want yacht") == ("no-trade-last", {"thing": "yacht", "n": 16})
    s = table("basket", goods={A: {"gold": 4, "ivory": 3}})
    assert said(s, "no-trade", "want yacht") == ("no-trade-surplus", {"n": 1})
    s = table("basket", round=5, goods={A: {"gold": 4}})
    args = {"thing": "warehouse", "rounds": 6}
    assert said(s, "no-trade", "want warehouse") == ("no-trade-benefit", args)
    assert said(s, "no-trade", "want yacht") is None


@pytest.mark.rule("CN-5.1", "CN-5.4", "CN-5.7", "CN-5.8", "CN-8.5")
def test_which_cards() -> None:
    """Four gold are worth 16, five 25. A Yacht counts 16, a Dive Bar 6 and costs 6."""
    s = table("basket", goods={A: {"gold": 4}})
    args: dict[str, Any] = {"n": 16, "thing": "gold", "more": 25}
    assert said(s, "want yacht", "no-trade") == ("trade-early", args)
    args = {"thing": "dive-bar", "n": 6, "thing2": "yacht", "n2": 16}
    assert said(s, "want dive-bar", "want yacht") == ("want-lesser", args)
    play(s, "want dive-bar")
    args = {"thing": "night-club", "cost": 9}
    assert said(s, "checkout", "want night-club") == ("checkout-more", args)
    full = table("basket", goods={A: {"gold": 6}})
    assert said(full, "want yacht", "no-trade") is None  # one more would not fit


@pytest.mark.rule("CN-5.4", "CN-5.6", "CN-5.8", "CN-5.9")
def test_paying() -> None:
    """A Dive Bar costs 6. Three gold are worth 9, gold, ivory and art 6."""
    s = table("basket", goods={A: {"gold": 3, "ivory": 1, "art": 1}})
    play(s, "want dive-bar", "checkout")
    assert said(s, "same gold 3 0", "different 3 0") == ("pay-over", {"n": 3, "less": 0})
    s = table("basket", goods={A: {"gold": 4, "ivory": 4}})
    play(s, "want yacht", "checkout")
    assert said(s, "same gold 4 0", "same ivory 4 0") is None
    s = table("basket", goods={A: {"gold": 3, "ivory": 3, "wild": 1}})
    play(s, "want night-club", "checkout")
    # With two ivory and the wild one for 9, gold 9 and ivory 1 stay; without it gold and wild: 16.
    found = ("pay-keeps", {"n": 10, "more": 16})
    assert said(s, "same ivory 2 1", "same ivory 3 0") == found


@pytest.mark.rule("CN-5.4", "CN-5.7")
def test_splitting_what_is_worth_more_together() -> None:
    """Three gold and an ivory are worth 9 + 1; two gold apart 4, and the rest as two types 3."""
    s = table("basket", goods={A: {"gold": 3, "ivory": 1}})
    play(s, "want dive-bar", "checkout")
    assert said(s, "same gold 2 0", "same gold 3 0") == ("pay-split", {"n": 7, "more": 10})
    assert said(s, "different 2 0", "same gold 3 0") == ("pay-split", {"n": 7, "more": 10})
    assert said(s, "same gold 2 0", "different 2 0") is None


@pytest.mark.rule("CN-5.2", "CN-5.4", "CN-5.7")
def test_leaving_a_type_out_of_a_set() -> None:
    """Three of four types pay the 6. With two gold: kept gold leaves one gold, or two."""
    s = table("basket", goods={A: {"gold": 2, "ivory": 1, "art": 1, "cars": 1}})
    play(s, "want dive-bar", "checkout", "different 3 0")
    found = ("pay-keeps", {"n": 3, "more": 4})
    assert said(s, "without ivory", "without gold") == found


@pytest.mark.rule("CN-5.4", "CN-5.12")
def test_what_goes_overboard() -> None:
    """Four gold and three others: without a gold 9 + 6 (or 4 + 10), without another 16 + 3."""
    s = table("discard", goods={A: {"gold": 4, "ivory": 1, "art": 1, "cars": 1}})
    args = {"thing": "gold", "n": 15, "thing2": "art", "more": 19}
    assert said(s, "discard gold", "discard art") == ("discard-set", args)
    assert said(s, "discard art", "discard ivory") is None
