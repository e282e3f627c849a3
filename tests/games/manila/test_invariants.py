"""Manila's invariants, checked after every answer of games that Hypothesis makes up."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portside import CHANCE, NOBODY, Dice
from portside.core.answers import Answers
from portside.core.simulate import settle
from portside.games.manila import Manila, new_game
from tests.games.manila.invariants import play_checked
from tests.games.manila.table import Boat, cash, play, table

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "boarding_variant": st.booleans(),
        "final_scoring": st.sampled_from(["redeem_then_unpledged", "all_shares_minus_15"]),
        "stowaway_may_take_insurance": st.booleans(),
        "docked_boat_accepts_accomplices": st.booleans(),
        "cash_is_public": st.booleans(),
    },
)


class Chooser:
    """Answers at random; `thrift` of 10 times a seat does not bid, so that games differ."""

    def __init__(self, seed: int, thrift: int) -> None:
        self.dice = Dice(seed)
        self.thrift = thrift
        self.answers = Answers()

    def __call__(self, s: Manila) -> int:
        self.answers.clear()
        s.offer(self.answers)
        if s.to_move == CHANCE:
            return int(self.dice.draw(self.answers))
        if s.question() == "bid" and self.dice.below(10) < self.thrift:
            return -1
        return int(self.dice.choose(self.answers))


@pytest.mark.rule(
    "MI-01", "MI-02", "MI-03", "MI-04", "MI-05", "MI-06", "MI-07", "MI-08", "MI-09", "MI-10",
    "MI-11", "MI-12", "MI-13", "MI-14", "MI-15", "MI-16", "MI-17", "MI-18", "MI-19", "MI-20",
    "MI-21", "MI-22", "MI-25", "MI-26",
    "MA-6.5", "MA-1.6", "MA-11.5", "MA-9.8",
)  # fmt: skip
@settings(max_examples=40, deadline=None)
@given(st.integers(3, 5), OPTIONS, st.integers(0, 2**31), st.sampled_from([0, 5, 9]))
def test_invariants(seats: int, options: dict[str, object], seed: int, thrift: int) -> None:
    s = new_game(seats, options)
    assert play_checked(s, Chooser(seed, thrift)) > 0
    assert s.to_move == NOBODY


@pytest.mark.rule("MI-22")
@settings(max_examples=15, deadline=None)
@given(st.integers(3, 5), OPTIONS, st.integers(0, 2**31))
def test_every_legal_answer_can_be_played(
    seats: int, options: dict[str, object], seed: int
) -> None:
    s, choose = new_game(seats, options), Chooser(seed, 5)
    for _ in range(60):
        if s.to_move == NOBODY:
            return
        for answer in s.legal():
            after = s.copy()
            after.play(answer)
            assert after.legal() or after.to_move == NOBODY
        s.play(choose(s))


@pytest.mark.rule("MI-23", "MA-6.4", "MR-10", "MR-21")
@settings(max_examples=25, deadline=None)
@given(
    st.permutations(["ginseng", "nutmeg", "silk"]),
    st.lists(st.integers(1, 6), min_size=9, max_size=9),
)
def test_lanes_are_interchangeable(order: list[str], pips: list[int]) -> None:
    """Two wares exchange their lanes, dice alike: only the berths' owners see the money."""
    outcomes = []
    for names in (["ginseng", "nutmeg", "silk"], order):
        spaces: dict[str, Boat] = {
            name: (start, []) for name, start in zip(names, (4, 5, 0), strict=True)
        }
        s: Any = table(
            "place", 3, boats=spaces, passed=[0, 1, 2], harbour={"a": 0, "b": 1, "c": 2},
            shipyard={"a": 3, "b": 0}, insurance=1,
        )  # fmt: skip
        play(s, "pass")
        dice = {name: list(pips[3 * i : 3 * i + 3]) for i, name in enumerate(names)}
        while s.question() == "die":
            ware = s.pending()["boats"][0]
            play(s, f"roll {ware} {dice[ware].pop(0)}")
        outcomes.append((cash(s), sorted(s.table()["market"].values())))
    assert outcomes[0] == outcomes[1]


@pytest.mark.rule("MI-23")
def test_the_same_answers_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        s, choose = new_game(4), Chooser(5, 3)
        settle(s, Dice(2))
        while s.to_move != NOBODY:
            s.play(choose(s))
        ends.append(s.position())
    assert ends[0] == ends[1]
