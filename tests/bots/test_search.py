"""What a search finds, and when it has thought enough."""

import math

import pytest

import portside
from portside import Dice, State
from portside.bots.bot import Budget, SeatView
from portside.bots.search import Search, Settings, is_settled
from portside.bots.searcher import SearchBot
from portside.bots.tree import ROOT, Tree
from portside.core.judge import Judge
from portside.core.vectors import zeros
from portside.games import game_of
from tests.games.manila.table import table as manila
from tests.games.santiago.table import A, B, C, only, play, table


@pytest.mark.parametrize(
    ("lead", "left", "settled"),
    [(1100, 0.5, False), (1101, 0.5, True), (111, 0.05, True), (10**6, math.inf, False)],
)
def test_an_answer_is_settled_when_the_time_left_cannot_change_it(
    lead: int, left: float, settled: bool
) -> None:
    """A thousand simulations in half a second; a tenth more may come in as long again."""
    assert is_settled(lead, done=1000, spent=0.5, left=left) is settled


@pytest.mark.parametrize(("visits", "lead"), [([], 0), ([5], 5), ([2, 9, 4], 5), ([7, 7, 1], 0)])
def test_the_lead_is_counted_to_the_second_best(visits: list[int], lead: int) -> None:
    tree = Tree(16, seats=3)
    tree.clear()
    for answer, often in enumerate(visits):
        node = tree.add(ROOT, 0, answer, 0.5)
        for _ in range(often):
            tree.credit(node, zeros(3))
    assert tree.lead(ROOT) == lead


def test_a_search_by_simulations_makes_all_of_them_however_clear_the_answer() -> None:
    s = portside.new_game("santiago", 3)
    portside.simulate.settle(s, Dice(1))
    bot = SearchBot("santiago", 1, Budget(simulations=3000))
    bot.choose(SeatView(s))
    assert bot.thoughts().simulations == 3000


def about_to_win() -> State:
    """SC-6.5, SC-10.1. The last ship wants one sugar: B, who has it, gets 4 VP and wins, or passes.

    If B passes, C has nothing to load, the marker is on its last flag, and the game ends as it is.
    """
    none, sugar = {"sugar": 0, "citrus": 0, "tobacco": 0}, {"sugar": 1, "citrus": 0, "tobacco": 0}
    s = table(
        seats=3, car=9, marker=4, departed=6, demand=only(sugar=1),
        goods={A: none, B: sugar, C: none}, vp={A: 5, B: 4, C: 2},
    )  # fmt: skip
    play(s, "drive 1", "pass")
    assert set(s.legal_in_words()) == {"pass", "load sugar 1"}
    return s


def test_a_search_wins_for_the_seat_that_is_asked() -> None:
    s = about_to_win()
    search = Search(Judge(), Settings(), 3, seed=1)
    search.search(s, B, 200, math.inf)
    found = {s.write(answer): (visits, value) for answer, visits, value in search.found(B)}
    assert found["load sugar 1"][0] > found["pass"][0]
    assert found["load sugar 1"][1] > 0.5 > found["pass"][1]


def test_what_others_hold_changes_no_thought() -> None:
    """The same search from two worlds that a seat cannot tell apart."""
    hands = {A: {"jade": 1, "silk": 1}, B: {"ginseng": 2}, C: {"nutmeg": 2}}
    swapped = {A: hands[A], B: hands[C], C: hands[B]}
    thoughts = []
    for world in (hands, swapped):
        s = manila("bid", A, seats=3, hands=world)
        search = Search(game_of("manila").judge, Settings(cut=4), 3, seed=1)
        search.search(s, A, 40, math.inf)
        thoughts.append((search.found(A), search.chances()))
    assert thoughts[0] == thoughts[1]
