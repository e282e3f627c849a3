"""CN-I1 to CN-I25 after every answer of random games of every size, with options drawn too."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portside import CHANCE, NOBODY, Dice, IllegalAnswer, submit
from portside.core.answers import Answers
from portside.games.cargo_noir import new_game, read_position
from tests.games.cargo_noir.invariants import check

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "alone_may_stay": st.booleans(),
        "coin_supply_limited": st.booleans(),
        "final_round_phase3": st.sampled_from(["optional", "none"]),
        "market_swap_same_type_allowed": st.booleans(),
        "market_slots": st.integers(1, 9),
        "start_coins": st.integers(0, 9),
        "casino_income": st.integers(0, 4),
        "warehouse_base": st.integers(0, 9),
        "min_bid": st.integers(0, 3),
    },
)


@pytest.mark.rule(
    "CN-I1",
    "CN-I2",
    "CN-I3",
    "CN-I4",
    "CN-I5",
    "CN-I6",
    "CN-I7",
    "CN-I8",
    "CN-I9",
    "CN-I10",
    "CN-I11",
    "CN-I12",
    "CN-I13",
    "CN-I14",
    "CN-I15",
    "CN-I16",
    "CN-I17",
    "CN-I18",
    "CN-I19",
    "CN-I25",
)
@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 5), OPTIONS)
def test_invariants(seed: int, seats: int, options: dict[str, object]) -> None:
    s: Any = new_game(seats, options)
    dice, answers = Dice(seed), Answers()
    turns, ships, sent, asked_in_trade = set(), 0, 0, 0
    while s.to_move != NOBODY:
        answers.clear()
        s.offer(answers)
        before = s.copy()
        turns.add((int(s.round), int(s.turn)))
        s.play(dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers))
        check(s, before)
        ships += before.question() == "ship"
        sent += before.question() == "send"
        asked_in_trade += before.question() in ("basket", "pay", "leave-out", "discard")
        assert ships <= 5 and sent <= 5 and asked_in_trade <= 150  # CN-I25
        if (s.turn, s.round) != (before.turn, before.round):
            ships = sent = asked_in_trade = 0
    played = {(r, seat) for r, seat in turns if r > 0}
    rounds = int(s.edition.rounds[seats])
    silent = [(rounds, seats - 1)]  # who has nothing to do in the last turn is not asked
    assert played | set(silent) | {(rounds, n) for n in range(seats)} == {
        (r, seat) for r in range(1, rounds + 1) for seat in range(seats)
    }


@pytest.mark.rule("CN-I20", "CN-I21")
@settings(max_examples=3, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 5))
def test_every_listed_answer_succeeds_and_others_are_refused(seed: int, seats: int) -> None:
    s: Any = new_game(seats)
    dice, answers = Dice(seed), Answers()
    number = 0
    while s.to_move != NOBODY:
        answers.clear()
        s.offer(answers)
        assert answers.n > 0
        if number % 11 == 0:
            written = json.loads(json.dumps(s.position()))
            for words in s.legal_in_words():
                one, other = s.copy(), read_position(written)
                submit(one, one.to_move, words)
                submit(other, other.to_move, words)
                assert one.position() == other.position()
            for words in ("buy macao", "send casino 1", "token rum", "checkout 2", "coins 3"):
                with pytest.raises(IllegalAnswer):
                    submit(s, s.to_move, words)
            assert s.position() == written
        s.play(dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers))
        number += 1
