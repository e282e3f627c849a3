"""Which heuristics serve which game."""

from portside.core.heuristics import Heuristics
from portside.games.cargo_noir.heuristics import CargoNoirHeuristics
from portside.games.manila.heuristics import ManilaHeuristics, first_weights
from portside.games.santiago.heuristics import SantiagoHeuristics

HEURISTICS: dict[str, Heuristics] = {
    "santiago": SantiagoHeuristics(),
    "manila": ManilaHeuristics(),
    "cargo_noir": CargoNoirHeuristics(),
}

# Judges improve; the greedy bot keeps the one it was first measured with.
YARDSTICKS: dict[str, Heuristics] = {
    "santiago": SantiagoHeuristics(tempo=0.0),
    "manila": ManilaHeuristics(first_weights()),
    "cargo_noir": CargoNoirHeuristics(),
}


def heuristics_of(game: str) -> Heuristics:
    return HEURISTICS[game]


def yardstick_of(game: str) -> Heuristics:
    return YARDSTICKS[game]
