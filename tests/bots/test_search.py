"""When a search has thought enough."""

import math

import pytest

import portside
from portside import Dice
from portside.bots.bot import Budget, SeatView
from portside.bots.search import is_settled
from portside.bots.searcher import SearchBot
from portside.bots.tree import ROOT, Tree
from portside.core.vectors import zeros


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
