"""Which heuristics serve which game."""

from portside.core.heuristics import Heuristics
from portside.games.santiago.heuristics import SantiagoHeuristics

HEURISTICS: dict[str, Heuristics] = {"santiago": SantiagoHeuristics()}


def heuristics_of(game: str) -> Heuristics:
    return HEURISTICS[game]
