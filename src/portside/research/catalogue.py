"""The games as research sees them: how rows and tables of each are made."""

from portside.core.actions import ActionSpace
from portside.core.errors import Malformed
from portside.core.observation import Observer
from portside.games import game_of, rules_of
from portside.research.batch import POTENTIAL, RANK, SCORE, WIN, Batch

REWARDS = {"win": WIN, "rank": RANK, "score": SCORE, "potential": POTENTIAL}
SCALE = 0.01  # of a point, in a potential: a good lead is worth less than a victory


def observer_of(game: str, seats: int, memory: bool = False) -> Observer:
    return game_of(game).observe(seats, memory)


def actions_of(game: str) -> ActionSpace:
    return ActionSpace([question.width for question in rules_of(game).questions])


def studied_seats(game: str, seats: int | None = None) -> int:
    """As many as asked for, or as many as the game is studied with."""
    rules = rules_of(game)
    wanted = game_of(game).studied_seats if seats is None else seats
    if not rules.fewest_seats <= wanted <= rules.most_seats:
        raise Malformed(
            f"{game} is for {rules.fewest_seats} to {rules.most_seats} seats, not {wanted}"
        )
    return wanted


def make_tables(
    game: str, seats: int | None = None, n: int = 1, *, options: dict[str, object] | None = None,
    memory: bool = False, reward: str = "win", discount: float = 1.0, scale: float = SCALE,
    auto_reset: bool = True, skip_forced: bool = False,
) -> Batch:  # fmt: skip
    if reward not in REWARDS:
        raise Malformed(f"the reward is one of {', '.join(REWARDS)}, not {reward!r}")
    seats = studied_seats(game, seats)
    return Batch(
        rules_of(game), seats, options, n, observer_of(game, seats, memory), game_of(game).judge,
        REWARDS[reward], discount, scale, auto_reset, skip_forced,
    )  # fmt: skip
