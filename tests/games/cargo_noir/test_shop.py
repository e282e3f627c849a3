"""What a bot thinks a value buys does not hang on what it thought of before."""

import pytest

from portside import Dice
from portside.core.simulate import settle
from portside.games.cargo_noir.game import new_game
from portside.games.cargo_noir.judge.shop import DEAREST_BASKET, Shop
from portside.games.cargo_noir.judge.weights import Weights
from portside.games.cargo_noir.rules.data import CARD_KINDS


@pytest.mark.parametrize("budget", [0, 6, 20])
def test_a_shop_that_was_open_before_is_like_a_new_one(budget: int) -> None:
    s = new_game(3)
    settle(s, Dice(1))
    used, new, player, weights = Shop(), Shop(), s.players[0], Weights()
    used.open(s, player, 0, DEAREST_BASKET, weights, 0.0)  # somebody rich came by
    for shop in (used, new):
        shop.open(s, player, 0, budget, weights, 0.0)
    for card in range(CARD_KINDS + 1):
        for value in (budget, budget + 1, 40, DEAREST_BASKET):
            assert used.best(card, value) == new.best(card, value)
            assert used.next_card(card, value) == new.next_card(card, value)
