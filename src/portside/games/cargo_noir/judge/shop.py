"""What a card is worth, and the best cards that a value buys."""

from typing import Final

from portside.core.vectors import Floats, i64, zeros
from portside.games.cargo_noir.judge.weights import Weights
from portside.games.cargo_noir.rules.data import CARD_KINDS, CARGO_SHIP, SYNDICATE, WAREHOUSE
from portside.games.cargo_noir.rules.state import Player, State

DEAREST_BASKET: Final = 200  # more value than anybody spends at once


def card_worth(s: State, card: i64, w: Weights) -> float:
    """The points, and for a benefit the rounds in which it serves."""
    points = float(s.edition.points[card])
    if card > SYNDICATE or s.last_round():
        return points
    rounds = float(s.rounds - s.round)
    if card == CARGO_SHIP:
        return points + w.yields * rounds
    return points + rounds * (w.warehouse if card == WAREHOUSE else w.syndicate)


class Shop:
    """The best that a value buys: a knapsack over the cards from some card on."""

    def __init__(self) -> None:
        self.table: Floats = zeros((CARD_KINDS + 1) * (DEAREST_BASKET + 1))
        self.budget: i64 = 0  # beyond it the table holds what somebody else could afford

    def open(
        self, s: State, player: Player, first: i64, budget: i64, weights: Weights, left: float
    ) -> None:
        """Fill the table for every value up to the budget; `left` is for each one unspent."""
        budget = max(0, min(budget, DEAREST_BASKET))
        self.budget = budget
        table = self.table
        row = CARD_KINDS * (DEAREST_BASKET + 1)
        for value in range(budget + 1):
            table[row + value] = left * float(value)
        card: i64 = CARD_KINDS
        while card > first:
            card -= 1
            row -= DEAREST_BASKET + 1
            self.fill_row(s, player, card, row, budget, weights)

    def fill_row(
        self, s: State, player: Player, card: i64, row: i64, budget: i64, weights: Weights
    ) -> None:
        table = self.table
        below = row + DEAREST_BASKET + 1
        for value in range(budget + 1):
            table[row + value] = table[below + value]
        cost = s.edition.cost[card]
        wanted = s.basket[card] if player.seat == s.turn else 0
        copies = min(s.supply[card] - wanted, s.edition.limit[card] - player.cards[card] - wanted)
        if copies <= 0 or cost > budget:
            return
        worth = card_worth(s, card, weights)
        for n in range(1, min(copies, budget // cost) + 1):
            for value in range(n * cost, budget + 1):
                points = table[below + value - n * cost] + float(n) * worth
                if points > table[row + value]:
                    table[row + value] = points

    def best(self, first: i64, value: i64) -> float:
        """The worth of the best basket; nobody spends more than there is."""
        value = max(0, min(value, self.budget))
        return self.table[first * (DEAREST_BASKET + 1) + value]

    def next_card(self, first: i64, value: i64) -> i64:
        """The first card of the best basket for this value; CARD_KINDS if it is empty."""
        card = first
        while card < CARD_KINDS and self.best(card, value) <= self.best(card + 1, value):
            card += 1
        return card
