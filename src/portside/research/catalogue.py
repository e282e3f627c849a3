"""The games as research sees them: how rows and tables of each are made."""

from portside.core.actions import ActionSpace
from portside.core.errors import Malformed
from portside.core.observation import Observer
from portside.games import game_of, rules_of
from portside.research.batch import POTENTIAL, RANK, SCORE, WIN, Batch
from portside.research.given import changed, finite, whole

REWARDS = {"win": WIN, "rank": RANK, "score": SCORE, "potential": POTENTIAL}
SCALE = 0.01  # of a point, in a potential: a good lead is worth less than a victory


def observer_of(game: str, seats: int, memory: bool = False) -> Observer:
    """Who writes the rows of a game; with `memory` also what a seat has seen before."""
    return game_of(game).observe(seats, memory)


def actions_of(game: str) -> ActionSpace:
    """The flat actions of a game."""
    return ActionSpace([question.width for question in rules_of(game).questions])


def studied_seats(game: str, seats: int | None = None) -> int:
    """As many as asked for, or as many as the game is studied with."""
    rules = rules_of(game)
    wanted = game_of(game).studied_seats if seats is None else whole("the number of seats", seats)
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
    """`n` tables of a game, stepped together; `VectorEnv` explains the rewards.

    `skip_forced` answers by itself where there is only one answer.
    """
    if reward not in REWARDS:
        raise Malformed(f"the reward is one of {', '.join(REWARDS)}, not {reward!r}")
    seats = studied_seats(game, seats)
    return Batch(
        rules_of(game), seats, changed(options), whole("the number of tables", n, 1),
        observer_of(game, seats, memory), game_of(game).judge, REWARDS[reward],
        finite("the discount", discount), finite("the scale", scale), auto_reset, skip_forced,
    )  # fmt: skip
