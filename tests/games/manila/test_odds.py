"""Exact odds: tables worked out from the dice, brute force, and simulation."""

import itertools
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from portside import Dice
from portside.core.simulate import playout, settle
from portside.games.manila import Manila, new_game, read_position
from portside.games.manila.odds import WHOLE, expected_pesos, figures, odds
from tests.games.manila.table import M3, P1, P2, P3, A, B, C, D, last_roll, play, table

# Position: beyond 13, exactly 13, below; of 6 ** rolls (9.1).
THREE_ROLLS = {
    0: (35, 21, 160), 1: (56, 25, 135), 2: (81, 27, 108), 3: (108, 27, 81), 4: (135, 25, 56),
    5: (160, 21, 35), 6: (181, 15, 20), 7: (196, 10, 10), 8: (206, 6, 4), 9: (212, 3, 1),
    10: (215, 1, 0),
}  # fmt: skip
TWO_ROLLS = {
    1: (0, 1, 35), 2: (1, 2, 33), 3: (3, 3, 30), 4: (6, 4, 26), 5: (10, 5, 21), 6: (15, 6, 15),
    7: (21, 5, 10), 8: (26, 4, 6), 9: (30, 3, 3), 10: (33, 2, 1), 11: (35, 1, 0), 12: (36, 0, 0),
}  # fmt: skip
ONE_ROLL = {
    6: (0, 0, 6), 7: (0, 1, 5), 8: (1, 1, 4), 9: (2, 1, 3), 10: (3, 1, 2), 11: (4, 1, 1),
    12: (5, 1, 0), 13: (6, 0, 0),
}  # fmt: skip


@pytest.mark.parametrize(
    ("step", "rolls", "space", "wanted"),
    [
        (step, rolls, space, wanted)
        for step, rolls, rows in ((P1, 3, THREE_ROLLS), (P2, 2, TWO_ROLLS), (P3, 1, ONE_ROLL))
        for space, wanted in rows.items()
    ],
)
def test_where_a_boat_ends(step: int, rolls: int, space: int, wanted: tuple[int, int, int]) -> None:
    s = table("place", A, step, boats={"nutmeg": (4, []), "silk": (space, []), "jade": (3, [])})
    found = odds(s)
    parts = (found.arrive[1], found.thirteen[1], found.shipyard[1])
    assert [Fraction(n, WHOLE) for n in parts] == [Fraction(n, 6**rolls) for n in wanted]


# Starts: boats in the harbour (percent), harbour and shipyard places, insurance, any on 13 (9.2).
VOYAGES = {
    (5, 4, 0): ((3.1, 26.1, 54.7, 16.1), (1.81, 2.67, 0.41), (1.03, -0.67, -1.53), 2.16, 27.9),
    (5, 3, 1): ((3.8, 28.2, 48.3, 19.6), (1.77, 2.44, 0.95), (0.82, -0.44, -1.43), 2.05, 30.1),
    (5, 2, 2): ((4.1, 29.1, 45.9, 20.9), (1.76, 2.35, 1.14), (0.74, -0.35, -1.39), 2.00, 30.9),
    (4, 4, 1): ((4.2, 26.5, 48.7, 20.6), (1.75, 2.54, 1.09), (0.77, -0.54, -1.37), 2.15, 30.9),
    (4, 3, 2): ((4.9, 26.9, 45.1, 23.1), (1.71, 2.46, 1.47), (0.61, -0.46, -1.27), 2.12, 32.3),
    (3, 3, 3): ((5.3, 26.4, 43.9, 24.4), (1.68, 2.47, 1.66), (0.54, -0.47, -1.21), 2.14, 33.0),
}  # fmt: skip


@pytest.mark.parametrize("starts", VOYAGES)
def test_how_many_boats_arrive(starts: tuple[int, int, int]) -> None:
    arrivals, harbour, shipyard, insurance, thirteen = VOYAGES[starts]
    boats: Any = {w: (n, []) for w, n in zip(("nutmeg", "silk", "jade"), starts, strict=True)}
    s = table("place", A, P1, boats=boats)
    found = odds(s)
    assert [round(100 * n / WHOLE, 1) for n in found.in_harbour] == list(arrivals)
    assert found.in_shipyard == found.in_harbour[::-1]
    assert round(100 * (WHOLE - found.on_thirteen[0]) / WHOLE, 1) == thirteen
    pesos = expected_pesos(s, A)
    for berth, at_home, in_yard in zip("abc", harbour, shipyard, strict=True):
        assert round(float(pesos[f"place harbour-{berth}"]), 2) == at_home
        assert round(float(pesos[f"place shipyard-{berth}"]), 2) == in_yard
    assert round(float(pesos["place insurance"]), 2) == insurance
    assert pesos["place pilot-small"] == -2 and pesos["place pilot-large"] == -5


@pytest.mark.parametrize("starts", [(5, 4, 0), (4, 3, 2)])
def test_the_same_numbers_counted_in_plain_python(starts: tuple[int, int, int]) -> None:
    ways = Counter(sum(dice) for dice in itertools.product(range(1, 7), repeat=3))
    home: Counter[int] = Counter()
    for sums in itertools.product(ways, repeat=3):
        boats = sum(start + n >= 13 for start, n in zip(starts, sums, strict=True))
        home[boats] += ways[sums[0]] * ways[sums[1]] * ways[sums[2]]
    boats_at: Any = {w: (n, []) for w, n in zip(("ginseng", "silk", "jade"), starts, strict=True)}
    found = odds(table("place", A, P1, boats=boats_at))
    assert found.in_harbour == [home[n] for n in range(4)] and sum(home.values()) == WHOLE


@pytest.mark.parametrize(
    ("ware", "gains"),
    [("ginseng", (3.4, 2.8, 2.0)), ("nutmeg", (3.9, 3.0, 2.0)), ("silk", (4.4, 3.3, 2.0)),
     ("jade", (3.7, 2.6, 1.5))],
)  # fmt: skip
def test_the_first_seat_of_a_full_boat(ware: str, gains: tuple[float, float, float]) -> None:
    """9.3: the expected gain with pirates waiting, start 5, 4, 3."""
    seats, cost, profit = {
        "ginseng": (3, 1, 18), "nutmeg": (3, 2, 24), "silk": (3, 3, 30), "jade": (4, 3, 36),
    }[ware]  # fmt: skip
    for start, gain in zip((5, 4, 3), gains, strict=True):
        others = [w for w in ("ginseng", "nutmeg", "jade") if w != ware][:2]
        boats: Any = {ware: (start, []), others[0]: (2, []), others[1]: (2, [])}
        found = odds(table("place", A, P1, boats=boats, pirates=(D, None)))
        lane = sorted(["ginseng", "nutmeg", "silk", "jade"].index(w) for w in boats).index(
            ["ginseng", "nutmeg", "silk", "jade"].index(ware)
        )
        assert abs(profit / seats * found.arrive[lane] / WHOLE - cost - gain) <= 0.05 + 1e-9


# ---------------------------------------------------- against the rules themselves


def settled(s: Manila, seat: int) -> int:
    """What the voyage brings a seat; the pirate captain chooses what is best for himself."""
    if s.question() != "plunder":
        return int(s.players[seat].cash)
    captain = int(s.to_move)
    best: tuple[int, int] | None = None
    for destination in ("harbour", "shipyard"):
        after = s.copy()
        play(after, destination)
        found = (settled(after, captain), settled(after, seat))
        if best is None or found[0] > best[0]:
            best = found
    assert best is not None
    return best[1]


def mean_after_dice(s: Manila, seat: int) -> Fraction:
    """The last dice, all of them."""
    if s.question() != "die":
        return Fraction(settled(s, seat))
    total = Fraction(0)
    for answer in s.legal():
        after = s.copy()
        after.play(answer)
        total += mean_after_dice(after, seat)
    return total / 6


ROUGH_SEA: Any = {
    "boats": {"ginseng": (9, [A, B]), "nutmeg": (12, [C]), "jade": (8, [A, D, D])},
    "harbour": {"a": A, "c": B}, "shipyard": {"a": C, "b": A}, "insurance": D, "master": B,
    "cash": dict.fromkeys(range(4), 60),
}  # fmt: skip


@pytest.mark.parametrize("pirates", [(None, None), (C, None), (A, B), (D, D)])
def test_expected_money_against_all_216_rolls(pirates: Any) -> None:
    s = last_roll(**ROUGH_SEA, pirates=pirates)
    at_placement = table("place", A, P3, **ROUGH_SEA, pirates=pirates)
    for seat in (A, C, D):
        base = mean_after_dice(s, seat)
        for words, gain in expected_pesos(at_placement, seat).items():
            if words in ("place ginseng", "place harbour-b", "place shipyard-c", "place pirate"):
                placed = table("place", seat, P3, **ROUGH_SEA, pirates=pirates)
                play(placed, words)
                written: Any = placed.position()
                written["table"]["step"] = M3
                written["pending"] = {
                    "question": "die", "seat": "chance", "boats": ["ginseng", "nutmeg", "jade"],
                }  # fmt: skip
                assert mean_after_dice(read_position(written), seat) - base == gain


def best_by_hand(s: Manila, seat: int) -> tuple[Fraction, Manila]:
    """The pilots' best answers found by trying them all; what they are worth to a seat."""
    if not s.question().startswith("pilot"):
        return mean_after_dice(s, seat), s
    owner = int(s.to_move)
    best: tuple[Fraction, Manila] | None = None
    for answer in s.legal():
        if s.write(answer).startswith(("decline", "move")):
            after = s.copy()
            after.play(answer)
            _, end = best_by_hand(after, owner)
            found = mean_after_dice(end, owner)
            if best is None or found > best[0]:
                best = (found, end)
    assert best is not None
    return mean_after_dice(best[1], seat), best[1]


TWO_BOATS: Any = {
    "boats": {"ginseng": (12, [A, B]), "nutmeg": (9, [C]), "silk": ("harbour", [])},
    "harbour": {"b": A, "c": B}, "shipyard": {"a": C}, "cash": dict.fromkeys(range(4), 60),
}  # fmt: skip


@pytest.mark.parametrize("pirates", [(None, None), (C, None)])
@pytest.mark.parametrize(("small", "large"), [(A, None), (None, B), (A, C)])
def test_pilots_against_all_their_moves(pirates: Any, small: Any, large: Any) -> None:
    question, owner = ("pilot-small", small) if small is not None else ("pilot-large", large)
    s = table(
        question, owner, M3, **TWO_BOATS, pirates=pirates, pilot_small=small, pilot_large=large
    )
    _, end = best_by_hand(s, A)
    wanted = odds(end)
    found = odds(s, pilots=True)
    assert found.in_harbour == wanted.in_harbour
    assert found.arrive == wanted.arrive and found.thirteen == wanted.thirteen


def test_pilots_look_ahead() -> None:
    """With a pilot aboard his owner's boat arrives more often, from every stage of the voyage."""
    for step in (P1, P2, P3):
        boats: Any = {"ginseng": (5, [A]), "nutmeg": (5, []), "silk": (5, [])}
        s = table("place", B, step, boats=boats, pilot_small=A)
        assert odds(s, pilots=True).arrive[0] + odds(s, pilots=True).thirteen[0] >= (
            odds(s).arrive[0] + odds(s).thirteen[0]
        )
        found = odds(s, pilots=True)
        assert sum(found.in_harbour) == WHOLE
    late: Any = {"ginseng": (9, [A]), "nutmeg": (2, []), "silk": (2, [])}
    s = table("place", B, P3, boats=late, pilot_small=A)
    assert Fraction(odds(s, pilots=True).shipyard[0], WHOLE) == Fraction(2, 6)  # from space 10
    gain = expected_pesos(table("place", A, P3, boats=late), A, pilots=True)
    assert gain["place pilot-small"] == Fraction(18, 6) - 2


def test_the_odds_against_simulation() -> None:
    boats: Any = {"ginseng": (3, []), "nutmeg": (2, []), "silk": (4, [])}
    s = table("place", A, P1, boats=boats, passed=[B, C, D])
    found, dice, tries = odds(s), Dice(5), 4000
    play(s, "pass")
    home: Counter[int] = Counter()
    for _ in range(tries):
        after = s.copy()
        settle(after, dice)
        home[sum(after.market[w] for w in range(4))] += 1
    for n in range(4):
        assert abs(home[n] / tries - found.in_harbour[n] / WHOLE) < 0.03


def test_in_the_midst_of_a_roll_and_of_plunder() -> None:
    boats: Any = {"ginseng": ("harbour", []), "nutmeg": (9, []), "silk": (8, [])}
    s = table("die", "chance", M3, boats=boats, pirates=(A, None), shipyard={"a": A})
    play(s, "roll nutmeg 4")
    found = odds(s)
    assert found.thirteen[1] == WHOLE and found.arrive[0] == WHOLE
    assert found.in_harbour == [0, 0, WHOLE, 0]  # A wants exactly one boat in the shipyard
    play(s, "roll silk 6")
    assert s.question() == "plunder" and odds(s).in_shipyard == [0, WHOLE, 0, 0]


def test_odds_in_every_position_of_random_games() -> None:
    for seed in range(3):
        s, dice = new_game(4), Dice(seed)
        while s.question() != "over":
            if s.launched:
                found = odds(s)
                assert sum(found.in_harbour) == sum(found.on_thirteen) == WHOLE
                for lane in range(3):
                    parts = (found.arrive[lane], found.thirteen[lane], found.shipyard[lane])
                    assert sum(parts) == WHOLE
            else:
                with pytest.raises(ValueError, match="before the boats are launched"):
                    odds(s)
            s.play(s.legal()[dice.below(len(s.legal()))])
        playout(s, dice)


@pytest.mark.rule("MA-5.3", "MA-5.6", "MA-9.1", "MA-9.2", "MA-9.3", "MA-10.2")
def test_the_figures_of_a_seat() -> None:
    """Before the last roll: 12 arrives with 2 and more and is on 13 with a 1; 7 comes to 13 with a
    6; 3 never. So one boat of three ends in the harbour, or with the six of nutmeg two."""
    boats: Any = {"nutmeg": (7, [B]), "silk": (12, [B, B]), "jade": (3, [B])}
    s = table("place", A, P3, boats=boats, cash={A: 3})
    found = figures(s, A)
    assert found["boats"]["silk"] == {"arrive": 5 / 6, "thirteen": 1 / 6, "shipyard": 0.0}
    assert found["boats"]["nutmeg"] == {"arrive": 0.0, "thirteen": 1 / 6, "shipyard": 5 / 6}
    assert found["boats"]["jade"] == {"arrive": 0.0, "thirteen": 0.0, "shipyard": 1.0}
    places = found["places"]
    assert places["nutmeg"] == pytest.approx(24 / 2 / 6 - 3)  # shared by two; the second seat
    assert places["silk"] == pytest.approx(30 / 3 - 3)  # dearer than its cash; it has no share
    assert places["jade"] == -3  # likewise: 3 for a boat that never arrives, the second seat 4
    assert places["harbour_a"] == pytest.approx(6 - 3)
    assert places["harbour_b"] == pytest.approx(8 / 6 - 3)
    assert places["harbour_c"] == -2
    assert places["shipyard_a"] == pytest.approx(6 - 3)
    assert places["shipyard_b"] == pytest.approx(8 * 5 / 6 - 3)
    assert places["insurance"] == pytest.approx(10 - 6 - 8 * 5 / 6)
    assert set(places) == {
        "nutmeg", "silk", "jade", "harbour_a", "harbour_b", "harbour_c",
        "shipyard_a", "shipyard_b", "shipyard_c", "pirate", "pilot_small", "pilot_large",
        "insurance",
    }  # fmt: skip


@pytest.mark.rule("MA-3.2", "MA-4.5", "MA-5.4")
def test_figures_only_where_there_is_something_to_reckon() -> None:
    assert figures(table("ashore", A), A) == {}
    boats: Any = {"nutmeg": (7, [B]), "silk": (12, []), "jade": (3, [])}
    s = table("place", A, P3, boats=boats, insurance=B, harbour={"a": C})
    assert not {"insurance", "harbour_a"} & set(figures(s, A)["places"])
    late = figures(table("pilot-small", A, M3, boats=boats, pilot_small=A), A)
    assert late["places"] == {} and set(late["boats"]) == set(boats)
