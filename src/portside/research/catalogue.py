"""The games as research sees them: how rows and tables of each are made."""

from collections.abc import Callable

from portside.bots.heuristics import heuristics_of
from portside.core.actions import ActionSpace
from portside.core.errors import Malformed
from portside.core.observation import Observer
from portside.games import rules_of
from portside.games.cargo_noir.observation import CargoNoirObserver
from portside.games.manila.observation import ManilaObserver
from portside.games.santiago.observation import SantiagoObserver
from portside.research.tables import POTENTIAL, RANK, SCORE, WIN, Tables

OBSERVERS: dict[str, Callable[[int, bool], Observer]] = {
    "santiago": SantiagoObserver,
    "manila": ManilaObserver,
    "cargo_noir": CargoNoirObserver,
}
REWARDS = {"win": WIN, "rank": RANK, "score": SCORE, "potential": POTENTIAL}
SCALE = 0.01  # of a point, in a potential: a good lead is worth less than a victory


def observer_of(game: str, seats: int, memory: bool = False) -> Observer:
    return OBSERVERS[rules_of(game).name](seats, memory)


def actions_of(game: str) -> ActionSpace:
    return ActionSpace([question.width for question in rules_of(game).questions])


def usual_seats(game: str, seats: int | None = None) -> int:
    """As many as asked for, or three."""
    rules = rules_of(game)
    wanted = max(3, rules.fewest_seats) if seats is None else seats
    if not rules.fewest_seats <= wanted <= rules.most_seats:
        raise Malformed(
            f"{game} is for {rules.fewest_seats} to {rules.most_seats} seats, not {wanted}"
        )
    return wanted


def make_tables(
    game: str, seats: int | None = None, n: int = 1, *, options: dict[str, object] | None = None,
    memory: bool = False, reward: str = "win", discount: float = 1.0, scale: float = SCALE,
    auto_reset: bool = True, skip_forced: bool = False,
) -> Tables:  # fmt: skip
    if reward not in REWARDS:
        raise Malformed(f"the reward is one of {', '.join(REWARDS)}, not {reward!r}")
    seats = usual_seats(game, seats)
    return Tables(
        rules_of(game), seats, options, n, observer_of(game, seats, memory), heuristics_of(game),
        REWARDS[reward], discount, scale, auto_reset, skip_forced,
    )  # fmt: skip
