"""Which heuristics serve which game."""

from portside.core.heuristics import Heuristics
from portside.games.cargo_noir.heuristics import CargoNoirHeuristics
from portside.games.manila.heuristics import ManilaHeuristics
from portside.games.santiago.heuristics import SantiagoHeuristics

HEURISTICS: dict[str, Heuristics] = {
    "santiago": SantiagoHeuristics(),
    "manila": ManilaHeuristics(),
    "cargo_noir": CargoNoirHeuristics(),
}


def heuristics_of(game: str) -> Heuristics:
    return HEURISTICS[game]
