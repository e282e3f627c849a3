"""What helps a person to play well knows no more than the seat it speaks to."""

from math import inf

import pytest

import portside
from portside import CHANCE, GAMES, NOBODY, Dice, State
from portside.bots.advice import Adviser
from portside.bots.bot import SeatView
from tests.every_game.walks import walk
from tests.published import PUBLISHED

EFFORT = 0.02  # of a whole piece of advice
ADVISED = 2  # states of each game in which somebody is advised


def choices(game: str) -> list[State]:
    """The states of a random game in which a seat has a choice."""
    seats = GAMES[game].studied_seats
    return [
        s.copy()
        for s in walk(portside.new_game(game, seats), 11)
        if s.to_move not in (CHANCE, NOBODY) and len(s.legal()) > 1
    ]


@pytest.mark.parametrize("game", PUBLISHED)
def test_odds_are_the_same_in_every_world(game: str) -> None:
    reckon, dice = GAMES[game].odds, Dice(5)
    assert reckon is not None
    asked = choices(game)
    for s in asked[:: len(asked) // 20 + 1]:
        seat = int(s.to_move)
        assert reckon(s.imagine(seat, dice), seat) == reckon(s, seat)


@pytest.mark.parametrize("game", PUBLISHED)
def test_advice_is_the_same_in_every_world(game: str) -> None:
    """By simulations, not by the clock: then the same seed thinks the same."""
    dice, asked = Dice(6), choices(game)
    for s in asked[:: len(asked) // ADVISED]:
        world = s.imagine(int(s.to_move), dice)
        advice = [
            Adviser(SeatView(one, None, Dice(3)), 7, EFFORT, inf).advise() for one in (s, world)
        ]
        assert advice[0] == advice[1]
