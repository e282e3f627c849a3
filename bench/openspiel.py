"""OpenSpiel, measured: `python -m bench.openspiel`, asked by `bench.workers`.

In core: whole games are `pyspiel.evaluate_bots` with its own random bots (its only C++ loop that
also deals); rollouts are its `RandomRolloutEvaluator`, which Python reaches through an `MCTSBot`
of one simulation. Neither says how many decisions it made, so their mean number is counted first.
"""

import random
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from bench.serving import Preparations, serve
from bench.timing import Work

GAMES = ["hearts", "crazy_eights", "backgammon"]
GAMES_AT_ONCE = 20
ROLLOUTS_AT_ONCE = 50
CALLS_AT_ONCE = 1000
COUNTED_GAMES = 500


def measured(name: str) -> Preparations:
    game = pyspiel.load_game(name)
    start = dealt(game)
    new = game.new_initial_state
    return {
        "core_new": lambda: whole_games(game),
        "core_copy": lambda: rollouts(game, start),
        "driven_new": lambda: driven(new),
        "driven_chance": lambda: driven(new),
        "driven_copy": lambda: driven(start.clone),
        "copy": lambda: calls(start.clone),
        "new_game": lambda: calls(new),
    }


def dealt(game: Any) -> Any:
    """A game in which chance has answered until a player is asked."""
    s, chance = game.new_initial_state(), random.Random(1)
    while s.is_chance_node():
        answers, weights = zip(*s.chance_outcomes(), strict=True)
        s.apply_action(chance.choices(answers, weights)[0])
    return s


def whole_games(game: Any) -> Work:
    bots = random_bots(game)
    mean = mean_decisions(game.new_initial_state, bots)

    def work() -> int:
        for seed in range(GAMES_AT_ONCE):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(GAMES_AT_ONCE * mean)

    return work


def rollouts(game: Any, start: Any) -> Work:
    mean = mean_decisions(start.clone, random_bots(game))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_AT_ONCE, 2)
    # exploration, simulations, megabytes, solve, seed, verbose
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 3, False)

    def work() -> int:
        bot.mcts_search(start)
        return round(ROLLOUTS_AT_ONCE * mean)

    return work


def random_bots(game: Any) -> list[Any]:
    return [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]


def mean_decisions(begin: Callable[[], Any], bots: list[Any]) -> float:
    """How many decisions the players make in a random game from here."""
    decisions = 0
    for seed in range(COUNTED_GAMES):
        s = begin()
        before = len(s.full_history())
        pyspiel.evaluate_bots(s, bots, seed)
        decisions += sum(played.player >= 0 for played in s.full_history()[before:])
    return decisions / COUNTED_GAMES


def driven(begin: Callable[[], Any]) -> Work:
    chance = random.Random(4)

    def work() -> int:
        number = chance.random
        decisions = 0
        s = begin()
        while not s.is_terminal():
            if s.is_chance_node():
                answers, weights = zip(*s.chance_outcomes(), strict=True)
                s.apply_action(chance.choices(answers, weights)[0])
            else:
                legal = s.legal_actions()
                s.apply_action(legal[int(number() * len(legal))])
                decisions += 1
        s.returns()
        return decisions

    return work


def calls(make: Callable[[], Any]) -> Work:
    def work() -> int:
        for _ in range(CALLS_AT_ONCE):
            make()
        return CALLS_AT_ONCE

    return work


if __name__ == "__main__":
    serve(
        {"name": "OpenSpiel", "version": version("open_spiel"), "build": "C++"},
        {name: measured(name) for name in GAMES},
    )
