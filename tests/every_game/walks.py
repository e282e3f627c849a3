"""Random games of every kind, for the tests that all games share."""

from collections.abc import Iterator

from portside import CHANCE, GAMES, NOBODY, Dice, State
from portside.core.answers import Answers

EVERY_GAME = [
    (name, seats)
    for name, rules in GAMES.items()
    for seats in range(rules.fewest_seats, rules.most_seats + 1)
]


def walk(s: State, seed: int) -> Iterator[State]:
    """Every state of one random game, from this one on, the last one included."""
    dice, answers = Dice(seed), Answers()
    while s.to_move != NOBODY:
        yield s
        answers.clear()
        s.offer(answers)
        s.play(dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers))
    yield s
