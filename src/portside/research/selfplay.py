"""Games for a judge to learn from: what was answered, and who won.

What a game is depends on the plan and on its number alone, so games can be played anywhere and in
any order. Only the answers are kept: whatever a judge looks at can be seen again by playing them.

Players slip now and then, and at times somebody plays on by habit for a while: a search also looks
at positions that good players would not have come to, and a judge must know what they are worth.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from portside.bots.bot import Bot, Budget, SeatView
from portside.bots.greedy import GreedyBot
from portside.bots.searcher import SearchBot
from portside.core.about import Game
from portside.core.answers import Answers
from portside.core.game import CHANCE, NOBODY, State
from portside.core.rng import Dice
from portside.games import game_of

SLIP = 25  # one answer in so many is any that is worth a thought
LAPSE = 60  # and after one in so many …
HABITS = 12  # … the next ones are given by habit
CHUNK = 50  # games

Row = dict[str, Any]


@dataclass(frozen=True)
class SelfPlay:
    """Which games: the same plan is the same games, whoever plays them."""

    game: str
    games: int
    seed: int
    simulations: int = 0  # of a search; none: greedy players
    learned: str = ""  # what the judge of the search has learned so far
    greedy: int = 100  # of 100 players so many look at their own turn only

    def chunks(self) -> list[tuple[int, int]]:
        return [(first, min(first + CHUNK, self.games)) for first in range(0, self.games, CHUNK)]


def seats_of(game: Game, number: int) -> int:
    """Every second game has the number of seats that strength is measured with."""
    fewest, most = game.rules.fewest_seats, game.rules.most_seats
    if number % 2 == 0:
        return game.studied_seats
    return fewest + number // 2 % (most - fewest + 1)


def play_chunk(plan: SelfPlay, first: int, last: int) -> list[Row]:
    return [play_game(plan, number) for number in range(first, last)]


def play_game(plan: SelfPlay, number: int) -> Row:
    game, dice = game_of(plan.game), Dice(plan.seed * 1_000_003 + number)
    seats = seats_of(game, number)
    bots = [player(plan, dice) for _ in range(seats)]
    s, answers = game.rules.new_game(seats), Answers()
    given: list[int] = []
    habits = 0
    while s.to_move != NOBODY:
        answers.clear()
        s.offer(answers)
        if s.to_move == CHANCE:
            answer = dice.draw(answers)
        elif answers.n == 1:
            answer = answers.answer[0]
        elif habits > 0:
            habits -= 1
            answer = game.judge.pick(s, answers, dice)
        elif dice.below(SLIP) == 0:
            game.judge.narrow(s, answers)
            answer = dice.choose(answers)
        else:
            habits = HABITS if dice.below(LAPSE) == 0 else 0
            answer = bots[s.to_move].choose(SeatView(s, dice=dice))
        given.append(int(answer))
        s.play(answer)
    winners = s.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return {"seats": seats, "answers": given, "shares": shares}


def player(plan: SelfPlay, dice: Dice) -> Bot:
    seed = int(dice.below(1 << 30))
    if dice.below(100) < plan.greedy:
        return GreedyBot(plan.game, seed)
    game, budget = game_of(plan.game), Budget(simulations=plan.simulations)
    judge = game.taught(json.loads(plan.learned)) if plan.learned else game.judge
    return SearchBot(plan.game, seed, budget, game.search, judge=judge)


def states(game: Game, row: Row) -> Iterator[State]:
    """Every moment of a game at which a seat has a choice."""
    s, answers = game.rules.new_game(row["seats"]), Answers()
    for answer in row["answers"]:
        if s.to_move >= 0:
            answers.clear()
            s.offer(answers)
            if answers.n > 1:
                yield s
        s.play(answer)
