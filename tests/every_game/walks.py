"""Random games of every kind, for the tests that all games share."""

from collections.abc import Iterator

import portside
from portside import CHANCE, GAMES, NOBODY, Dice, Record, State
from portside.core.answers import Answers

EVERY_GAME = [
    (name, seats)
    for name, rules in [(name, game.rules) for name, game in GAMES.items()]
    for seats in range(rules.fewest_seats, rules.most_seats + 1)
]


def draw(s: State, dice: Dice) -> int:
    """An answer to what is asked now: by weight for chance, any of them for a seat."""
    answers = Answers()
    s.offer(answers)
    return int(dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers))


def walk(s: State, seed: int) -> Iterator[State]:
    """Every state of one random game, from this one on, the last one included."""
    dice = Dice(seed)
    while s.to_move != NOBODY:
        yield s
        s.play(draw(s, dice))
    yield s


def recorded(game: str, seats: int, seed: int) -> Record:
    """A whole random game."""
    record = Record(game, [f"Player {number}" for number in range(seats)])
    s, dice = portside.new_game(game, seats), Dice(seed)
    while s.to_move != NOBODY:
        answer = draw(s, dice)
        record.add(int(s.to_move), s.write(answer))
        s.play(answer)
    record.result = s.scores()
    return record
