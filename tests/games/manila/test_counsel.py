"""Why an answer costs much: each reason on a table where it holds, and silence where not."""

from typing import Any

import pytest

from portside import Dice
from portside.games.manila import Manila
from portside.games.manila.about import GAME
from portside.games.manila.odds import figures
from tests.games.manila.table import M2, M3, P1, P2, P3, A, B, C, D, table

SHARES = {A: {"jade": 2, "silk": 1}, B: {"silk": 2}, C: {"nutmeg": 2}, D: {"ginseng": 2}}


def said(s: Manila, pressed: str, best: str) -> tuple[str, dict[str, Any]] | None:
    answers = {s.write(answer): answer for answer in s.legal()}
    found = GAME.counsel(s, int(s.to_move), answers[pressed], answers[best])
    return None if found is None else (found.code, found.args)


@pytest.mark.rule("MA-11.1", "MA-11.4")
def test_loans() -> None:
    """12 pesos for one, 15 to redeem it."""
    s = table("bid", A, hands=SHARES, pledged={A: {"silk": 1}}, cash={A: 20})
    assert said(s, "pledge jade", "pass") == ("pledge-cost", {"n": 12, "cost": 15})
    assert said(s, "pledge jade", "pass") == said(s, "pledge jade", "bid 3")
    assert said(s, "redeem silk", "pass") == ("redeem-cash", {"cost": 15, "left": 5})
    assert said(s, "bid 3", "redeem silk") is None
    free = table("bid", A, hands=SHARES, options={"redeem_cost": 12})
    assert said(free, "pledge jade", "pass") is None


@pytest.mark.rule("MA-3.7", "MA-3.8", "MA-3.9", "MA-3.13", "MA-5.3", "MA-11.3")
def test_bids() -> None:
    """30 pesos; 31 takes one loan of 12, 43 two. Four seats place three accomplices each."""
    s = table("bid", A, hands=SHARES, bid=4, bidder=D)
    assert said(s, "bid 31", "bid 6") == ("bid-loan", {"n": 31, "cash": 30, "loans": 1})
    assert said(s, "bid 43", "bid 31") == ("bid-loan", {"n": 43, "cash": 30, "loans": 2})
    assert said(s, "bid 42", "bid 31") == ("bid-jump", {"n": 42, "less": 31})
    assert said(s, "bid 9", "bid 6") == ("bid-jump", {"n": 9, "less": 6})
    assert said(s, "bid 6", "bid 9") is None
    assert said(s, "bid 9", "pass") == ("bid-left", {"left": 21, "rounds": 3})
    assert said(s, "pass", "bid 9") == ("pass-office", {"least": 5})


@pytest.mark.rule("MA-1.9", "MA-4.1", "MA-4.2", "MA-11.3", "MA-12.2")
def test_buying() -> None:
    """Silk stands at 10, jade at 20; nutmeg and ginseng at 0 cost 5."""
    s = table("buy", A, hands=SHARES, cash={A: 12}, market={"silk": 10, "jade": 20})
    assert said(s, "decline", "buy silk") == ("buy-none", {"thing": "silk", "cost": 10})
    found = ("buy-loan", {"thing": "jade", "cost": 20, "cash": 12})
    assert said(s, "buy jade", "buy silk") == found
    args: dict[str, Any] = {"thing": "silk", "cost": 10, "thing2": "nutmeg", "less": 5}
    assert said(s, "buy silk", "buy nutmeg") == ("buy-dear", args)
    args = {"thing": "nutmeg", "n": 0, "thing2": "silk", "n2": 10, "top": 30}
    assert said(s, "buy nutmeg", "buy silk") == ("buy-behind", args)
    assert said(s, "buy nutmeg", "buy ginseng") is None


@pytest.mark.rule("MA-4.4", "MA-12.1")
def test_the_ware_left_ashore() -> None:
    s = table("ashore", A, hands=SHARES)
    args = {"thing": "jade", "n": 2, "thing2": "nutmeg", "have": 0}
    assert said(s, "ashore jade", "ashore nutmeg") == ("ashore-yours", args)
    assert said(s, "ashore nutmeg", "ashore jade") is None


@pytest.mark.rule("MA-4.5", "MA-9.3", "MA-12.1")
def test_the_start_of_an_own_ware() -> None:
    """Three rolls get a boat from 0 to 13 or beyond in 56 of 216 cases, from 5 in 181 of 216."""
    s = table("launch", A, hands={A: {"jade": 2}}, ashore="ginseng")
    args = {"thing": "jade", "n": 2, "chance": 26, "more": 84, "last": 13}
    assert said(s, "launch 5 4 0", "launch 4 0 5") == ("launch-yours", args)
    assert said(s, "launch 4 0 5", "launch 5 4 0") is None
    nothing = table("launch", A, hands={A: {"ginseng": 2}}, ashore="ginseng")
    assert said(nothing, "launch 5 4 0", "launch 4 0 5") is None


@pytest.mark.rule("MA-5.2", "MA-5.3", "MA-10.2", "MA-10.3", "MA-10.6")
def test_places() -> None:
    """Before the last roll: silk on 12 arrives always (30 pesos, cost 3: +27); nutmeg on 7 only
    with a six, on 13 (24 in one case of six, cost 2: +2); jade on 3 never (cost 3: -3)."""
    boats: Any = {"nutmeg": (7, []), "silk": (12, []), "jade": (3, [])}
    s = table("place", A, P3, boats=boats)
    args = {"thing": "nutmeg", "thing2": "silk", "n": 250}
    assert said(s, "place nutmeg", "place silk") == ("place-pesos", args)
    assert said(s, "place jade", "pass") == ("place-loses", {"thing": "jade", "n": 30})
    assert said(s, "place silk", "place nutmeg") is None
    assert said(s, "pass", "place silk") == ("pass-place", {"thing": "silk", "n": 270})
    assert said(s, "pass", "place jade") is None  # the last round


@pytest.mark.rule("MA-5.2", "MA-5.10", "MA-11.3", "MA-11.4")
def test_places_on_credit_and_a_pass_with_rounds_to_come() -> None:
    boats: Any = {"nutmeg": (4, []), "silk": (0, []), "jade": (5, [])}
    s = table("place", A, P2, boats=boats, cash={A: 2}, hands=SHARES)
    found = said(s, "place silk", "place pilot-small")
    assert found is not None and found[0] == "place-pesos"
    assert said(s, "place jade", "pass") == (
        "place-loan",
        {"thing": "jade", "cost": 3, "cash": 2, "n": 3},
    )
    assert said(s, "pass", "place silk") == ("pass-voyage", {"rounds": 2, "cash": 2})


@pytest.mark.rule("MA-7.3", "MA-9.5", "MA-10.2")
def test_boarding() -> None:
    """A boat on 13 leaves it with any pips and is paid: 36 alone; and no other reaches 13."""
    boats: Any = {"nutmeg": (1, []), "silk": (1, []), "jade": (13, [])}
    s = table("board", A, M2, boats=boats, pirates=(A, None))
    assert said(s, "stay", "board jade") == ("board-pesos", {"n": 360})
    assert said(s, "board jade", "stay") is None


@pytest.mark.rule("MA-8.2", "MA-8.4", "MA-10.2")
def test_pilots() -> None:
    boats: Any = {"nutmeg": (7, [A]), "silk": (13, [B]), "jade": (12, [A, C])}
    s = table("pilot-small", A, M3, boats=boats, pilot_small=A)
    found = ("pilot-yours", {"thing": "nutmeg", "n": 1})
    assert said(s, "move nutmeg -1", "move nutmeg +1") == found
    large = table("pilot-large", A, M3, boats=boats, pilot_large=A)
    assert said(large, "decline", "move jade +2") == ("pilot-docks", {"thing": "jade"})
    assert said(large, "decline", "move silk +1") is None
    # From 7 nutmeg comes to 13 with a six, from 8 with a five or a six: 24 pesos in a sixth more.
    assert said(s, "decline", "move nutmeg +1") == ("pilot-pesos", {"n": 40})


@pytest.mark.rule("MA-9.6", "MA-9.7", "MA-10.3", "MA-10.4", "MA-12.1")
def test_where_a_plundered_boat_goes() -> None:
    """Two boats are in the shipyard. There a third pays 15 on C; in the harbour a first 6 on A."""
    boats: Any = {"nutmeg": ("shipyard", []), "silk": ("shipyard", []), "jade": (13, [])}
    held: dict[str, Any] = {"harbour": {"a": A}, "shipyard": {"c": A}}
    taken = {"ware": "jade", "plundered": ["jade"]}
    pirates: dict[str, Any] = {"pirates": (A, None), "pending": taken}
    s = plundered(boats=boats, **held, **pirates)
    assert said(s, "harbour", "shipyard") == ("plunder-pesos", {"n": 9})
    assert said(s, "shipyard", "harbour") is None
    s = plundered(boats=boats, hands=SHARES, **held, **pirates)
    assert said(s, "shipyard", "harbour") == ("plunder-rise", {"thing": "jade", "n": 2})


def plundered(**changes: Any) -> Manila:
    return table("plunder", A, M3, **changes)


@pytest.mark.rule("MA-14.2")
def test_no_share_of_anybody_else_makes_a_difference() -> None:
    dice = Dice(3)
    boats: Any = {"nutmeg": (4, [B]), "silk": (5, [A]), "jade": (0, [C])}
    for s in (
        table("bid", A, hands=SHARES),
        table("place", A, P1, boats=boats, hands=SHARES, pledged={B: {"silk": 1}}),
    ):
        world = s.imagine(A, dice)
        assert world.position() != s.position()
        for pressed in s.legal():
            for best in s.legal()[::5]:
                assert GAME.counsel(s, A, pressed, best) == GAME.counsel(world, A, pressed, best)
        assert figures(s, A) == figures(world, A)
