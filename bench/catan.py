"""Catanatron, measured: `python -m bench.catan`, asked by `bench.workers`.

Its own `Game.play` with four of its random players, as its documentation does. Every action counts
as a decision, rolls of the dice included, which favours it. Its games differ much in speed, so
every round plays the same ones.
"""

from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from bench.serving import serve
from bench.timing import Work

CALLS_AT_ONCE = 20
SEEDS = range(1, 6)


def new(seed: int) -> Any:
    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    return Game([RandomPlayer(colour) for colour in colours], seed)


def random_play() -> Work:
    def work() -> int:
        actions = 0
        for seed in SEEDS:
            game = new(seed)
            game.play()
            actions += len(game.state.actions)
        return actions

    return work


def copies() -> Work:
    game = new(1)

    def work() -> int:
        for _ in range(CALLS_AT_ONCE):
            game.copy()
        return CALLS_AT_ONCE

    return work


def new_games() -> Work:
    def work() -> int:
        for _ in range(CALLS_AT_ONCE):
            new(1)
        return CALLS_AT_ONCE

    return work


if __name__ == "__main__":
    serve(
        {"name": "Catanatron", "version": version("catanatron"), "build": "Python"},
        {"catan": {"driven_new": random_play, "copy": copies, "new_game": new_games}},
    )
