"""Playouts, settling, and counts of lines (perft) against a slow count of the tests' own."""

import json
from typing import Any

import pytest

import portside
from portside import CHANCE, NOBODY, Dice, submit
from portside.core.simulate import count, playout, settle
from tests.games.santiago.table import A, B, only, written


def the_first_drive() -> dict[str, Any]:
    return written(2)


def a_loading_round() -> dict[str, Any]:
    p = written(2, car=0)
    p["pending"] = {"question": "load", "seat": A}
    return p


def el_zorro_next() -> dict[str, Any]:
    return written(2, car=7, pesos={A: 0}, pawn={A: "bank"})


def the_last_ship() -> dict[str, Any]:
    return written(2, car=9, marker=4, departed=6, pesos={A: 1})


def alonso_next() -> dict[str, Any]:
    return written(3, car=8, pesos={A: 0})


def a_ship_to_roll_for() -> dict[str, Any]:
    p = written(2, car=9, marker=4, demand=only(rum=1))
    p["table"].update({"ship_in_port": False, "demand": {}})
    p["pending"] = {"question": "die", "seat": "chance", "dice": [0, 0, 0, 0]}
    return p


POSITIONS = {
    "the first drive": the_first_drive(),
    "a loading round": a_loading_round(),
    "El Zorro next": el_zorro_next(),
    "the last ship": the_last_ship(),
    "Alonso next": alonso_next(),
    "a ship to roll for": a_ship_to_roll_for(),
}

# By hand, from the rules: answers to the first question, and lines of two answers.
BY_HAND = {
    # 3 pesos: drives of 1 to 4; each leads to a Cuban with a flower: 3 buildings each.
    "the first drive": (4, 4 * 3),
    # A holds one each of sugar, citrus, tobacco; demanded are 1, 2, 1 (and 1 rum): he passes or
    # loads one of three. B, with the same, has 4 answers after a pass or citrus, else 3.
    "a loading round": (4, 4 + 3 + 4 + 3),
    # No pesos: one drive. B gives a peso, a VP, or one of three goods.
    "El Zorro next": (1, 5),
    # One stop to the port: A passes or loads one of three. Two stops: the game is over.
    "the last ship": (2, 4 + 1),
    # One drive. Decline, or claim one of 12 buildings.
    "Alonso next": (1, 13),
    # The cigars die shows 0, 1, 2 or 3; one of five dice is laid aside.
    "a ship to roll for": (4, 4 * 5),
}


def slow_count(position: object, depth: int) -> int:
    """Lines of answers, by reading each position anew and submitting words; no copy, no play."""
    s = portside.read_position(position)
    if depth == 0 or s.to_move == NOBODY:
        return 1
    lines = 0
    for words in s.legal_in_words():
        after = portside.read_position(position)
        submit(after, after.to_move, words)
        lines += slow_count(json.loads(json.dumps(after.position())), depth - 1)
    return lines


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_by_hand(name: str) -> None:
    s = portside.read_position(POSITIONS[name])
    assert (count(s, 0), count(s, 1), count(s, 2)) == (1, *BY_HAND[name])


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_counts_agree_with_the_slow_count(name: str, depth: int) -> None:
    if name == "Alonso next" and depth == 4:
        depth = 3  # as wide as the others are deep
    before = portside.read_position(POSITIONS[name])
    counted = count(before, depth)
    assert counted == slow_count(POSITIONS[name], depth)
    assert before.position() == portside.read_position(POSITIONS[name]).position()


def test_a_line_that_ends_early_counts_once() -> None:
    s = portside.read_position(written(2, car=9, marker=4, departed=6, goods={A: {}, B: {}}))
    submit(s, A, "drive 1")
    submit(s, A, "pass")
    assert [count(s, depth) for depth in (1, 2, 9)] == [1, 1, 1]


def test_settling_answers_for_chance_only() -> None:
    s = portside.new_game("santiago", 3)
    settle(s, Dice(1))
    assert (s.to_move, s.question()) == (2, "demand")
    before = s.position()
    settle(s, Dice(2))
    assert s.position() == before


@pytest.mark.parametrize("seed", range(5))
def test_a_playout_counts_the_decisions_of_the_seats(seed: int) -> None:
    """The same game played from outside, with the same dice, has as many."""
    inside, outside = portside.new_game("santiago", 3), portside.new_game("santiago", 3)
    decisions = playout(inside, Dice(seed))
    dice, asked = Dice(seed), 0
    while outside.to_move != NOBODY:
        legal = outside.legal()
        if outside.to_move == CHANCE:
            weights = outside.weights()
            left = dice.below(sum(weights))
            chosen = 0
            while left >= weights[chosen]:
                left -= weights[chosen]
                chosen += 1
        else:
            chosen = dice.below(len(legal))
            asked += 1
        outside.play(legal[chosen])
    assert decisions == asked
    assert inside.position() == outside.position()
