"""Why something is not possible: the reason names the rule's numbers and the player's own."""

from typing import Any

import pytest

from portside import IllegalAnswer, State, submit
from tests.games.manila.table import AT_SEA, M2, M3, P1, A, B, Boat, C, D, play, table


def why(s: State, words: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAnswer) as refused:
        submit(s, int(s.to_move), words)
    assert refused.value.refusal is not None, words
    return refused.value.refusal.code, refused.value.refusal.args


@pytest.mark.rule("MA-3.8", "MA-3.9", "MT-30")
def test_bids() -> None:
    """7 pesos and two free shares reach 31; the bid stands at 30."""
    hands, pledged = {A: {"silk": 2, "jade": 1}}, {A: {"jade": 1}}
    s = table("bid", bid=30, bidder=B, cash={A: 7}, hands=hands, pledged=pledged)
    limit = {"n": 32, "most": 31, "cash": 7, "loans": 2}
    assert why(s, "bid 32") == ("bid-limit", limit)
    assert why(s, "bid 500") == ("bid-limit", {**limit, "n": 500})
    assert why(s, "bid 30") == ("bid-higher", {"n": 30, "highest": 30, "seat": B})
    s = table("bid")
    assert why(s, "bid 0") == ("bid-first", {"n": 0, "least": 1})
    assert why(s, "place jade") == ("when-place", {})
    assert why(s, "stay") == ("no-pass", {})


@pytest.mark.rule("MA-4.1", "MA-4.2", "MT-36")
def test_shares() -> None:
    s = table("buy", cash={A: 12}, market={"silk": 20})
    assert why(s, "buy silk") == (
        "share-cost",
        {"thing": "silk", "cost": 20, "have": 12, "cash": 12, "loans": 0},
    )
    s = table("buy", hands={B: {"jade": 5}})
    assert why(s, "buy jade") == ("shares-sold-out", {"thing": "jade"})


@pytest.mark.rule("MA-4.5", "MT-07")
def test_start_spaces() -> None:
    """6 3 0 is above 5, 5 5 0 makes 10, 3 3 2 makes 8."""
    s = table("launch", ashore="jade")
    assert why(s, "launch 6 3 0") == ("launch-spaces", {"most": 5})
    assert why(s, "launch 5 5 0") == ("launch-sum", {})
    assert why(s, "launch 3 3 2") == ("launch-sum", {})
    assert why(s, "decline") == ("no-pass", {})


@pytest.mark.rule("MA-4.4", "MA-5.4", "MA-5.5", "MA-5.6", "MA-5.8", "MA-5.10")
def test_places() -> None:
    boats: dict[str, Boat] = {
        "ginseng": (5, [B, C, D]),
        "nutmeg": ("harbour", [B]),
        "silk": (5, [B]),
    }
    s = table("place", step=P1, boats=boats, harbour={"a": C, "b": A}, pirates=(B, C),
              pilot_large=D, insurance=B)  # fmt: skip
    assert why(s, "place jade") == ("boat-ashore", {"thing": "jade"})
    assert why(s, "place ginseng") == ("boat-full", {"thing": "ginseng", "n": 3})
    assert why(s, "place nutmeg") == ("boat-docked", {"thing": "nutmeg"})
    assert why(s, "place harbour-a") == ("place-taken", {"thing": "harbour-a", "seat": C})
    assert why(s, "place harbour-b") == ("place-yours", {"thing": "harbour-b"})
    assert why(s, "place pirate") == ("pirates-full", {})
    assert why(s, "place pilot-large") == ("place-taken", {"thing": "pilot-large", "seat": D})
    assert why(s, "place insurance") == ("place-taken", {"thing": "insurance", "seat": B})


@pytest.mark.rule("MA-5.10", "MA-11.9", "MT-44")
def test_a_place_that_costs_too_much() -> None:
    """1 peso, all shares pledged, ginseng costs 1: no stowaway, and the large pilot costs 5."""
    s = table("place", step=P1, boats=AT_SEA, cash={A: 1}, hands={A: {"jade": 1}},
              pledged={A: {"jade": 1}})  # fmt: skip
    told = {"thing": "pilot-large", "cost": 5, "have": 1, "cash": 1, "loans": 0}
    assert why(s, "place pilot-large") == ("place-cost", told)


@pytest.mark.rule("MA-11.6", "MA-11.7", "MT-42")
def test_a_stowaway_is_not_insured() -> None:
    s = table("place", step=P1, boats=AT_SEA, cash={A: 0})
    assert why(s, "place insurance") == ("stowaway-insurance", {})


@pytest.mark.rule("MA-7.1", "MA-7.3", "MT-13")
def test_boarding() -> None:
    boats: dict[str, Boat] = {
        "ginseng": (13, [B, C]),
        "nutmeg": ("harbour", [B]),
        "jade": (13, [B, B, C, C]),
    }
    s = table("board", step=M2, boats=boats, pirates=(A, B))
    assert why(s, "board jade") == ("boat-full", {"thing": "jade", "n": 4})
    assert why(s, "board nutmeg") == ("board-docked", {"thing": "nutmeg"})
    assert why(s, "board silk") == ("boat-ashore", {"thing": "silk"})
    assert why(s, "board jade 2") == ("board-nobody-leaves", {})
    s = table("board", step=M2, boats={**boats, "nutmeg": (9, [])}, pirates=(A, B))
    assert why(s, "board nutmeg") == ("board-space", {"thing": "nutmeg", "n": 9, "last": 13})


@pytest.mark.rule("MA-13.1", "MA-13.3", "MT-70")
def test_throwing_out() -> None:
    boats: dict[str, Boat] = {
        "ginseng": (13, [B, C]),
        "nutmeg": (9, []),
        "jade": (13, [B, B, C, C]),
    }
    s = table("board", step=M2, boats=boats, pirates=(A, B), options={"boarding_variant": True})
    assert why(s, "board jade 2") == ("board-vacant-first", {})
    play(s, "board ginseng")
    assert why(s, "board ginseng 3") == ("board-pirate-safe", {})


@pytest.mark.rule("MA-8.1", "MA-8.2", "MA-8.3", "MA-8.6", "MT-53")
def test_pilots() -> None:
    boats: dict[str, Boat] = {"ginseng": (1, []), "nutmeg": ("harbour", []), "silk": (4, [])}
    s = table("pilot-small", step=M3, boats=boats, pilot_small=A, pilot_large=B)
    assert why(s, "move silk +2") == ("pilot-small-far", {})
    assert why(s, "move nutmeg +1") == ("pilot-not-at-sea", {"thing": "nutmeg"})
    play(s, "decline")
    assert why(s, "move ginseng -2") == ("pilot-below", {"thing": "ginseng", "n": 1})
    assert why(s, "move ginseng +2 silk +1") == ("pilot-large-far", {})


@pytest.mark.rule("MA-11.1", "MA-11.4", "MT-25")
def test_loans() -> None:
    hands, pledged = {A: {"silk": 1, "jade": 1}}, {A: {"jade": 1}}
    s = table("bid", cash={A: 14}, hands=hands, pledged=pledged)
    assert why(s, "pledge nutmeg") == ("no-share", {"thing": "nutmeg"})
    assert why(s, "pledge jade") == ("all-pledged", {"thing": "jade"})
    assert why(s, "redeem silk") == ("none-pledged", {"thing": "silk"})
    assert why(s, "redeem jade") == ("redeem-cost", {"cost": 15, "have": 14})
