"""The policies that `train_policy.py` has learnt, without PyTorch: NumPy reads and plays them.

    PYTHONPATH=. portside arena manila --bots examples.trained:TrainedBot,random --games 60

As arrays in, actions out they fit a vector or a Gymnasium environment as well:

    policy = Policy.of("manila")
    env.step(policy.act(env.observations, env.masks))
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from portside.bots.bot import Bot, SeatView
from portside.core.errors import Malformed
from portside.core.observation import blank
from portside.core.rng import Dice
from portside.games import rules_of
from portside.research.catalogue import actions_of, observer_of

Array = npt.NDArray[Any]
WEIGHTS = Path(__file__).parent / "weights"
LAYERS = ("first", "second", "actor")  # each a matrix and what is added to it


class Policy:
    """Two layers and a score for every action; it takes the legal one with the highest.

    It reckons in double precision: what two machines round differently decides nothing.
    """

    def __init__(self, arrays: dict[str, Array], about: dict[str, Any]) -> None:
        self.about = about
        self.layers = [
            (arrays[f"{name}.weight"].astype(np.float64).T, arrays[f"{name}.bias"])
            for name in LAYERS
        ]

    @staticmethod
    @cache
    def of(game: str) -> "Policy":
        """The policy that is kept for this game, if it is whole and of the rules of today."""
        return read(game, WEIGHTS)

    def act(self, rows: Array, masks: Array) -> Array:
        """An action for each row: observations and masks as environments tell them."""
        inside = np.asarray(rows, np.float64)
        inside = np.sign(inside) * np.log1p(np.abs(inside))  # amounts are long-tailed
        for weight, bias in self.layers[:-1]:
            inside = np.tanh(inside @ weight + bias)
        weight, bias = self.layers[-1]
        scores = np.where(np.asarray(masks, np.bool_), inside @ weight + bias, -np.inf)
        actions: Array = scores.argmax(-1)
        return actions


class TrainedBot(Bot):
    """The policy in a seat of an arena."""

    name = "trained"

    def __init__(self, game: str, seed: int) -> None:
        self.policy = Policy.of(game)
        self.seats: int = self.policy.about["seats"]
        self.actions = actions_of(game)
        self.observer = observer_of(game, self.seats)
        self.dice = Dice(seed)

    def choose(self, table: SeatView) -> int:
        """Which world is imagined does not matter: the row holds what the seat sees, no more."""
        if table.seats != self.seats:
            raise Malformed(f"the policy was trained with {self.seats} seats, not {table.seats}")
        world = table.imagine(self.dice)
        row = blank(self.observer.width)
        self.observer.observe(world, table.seat, row, 0)
        mask = np.zeros(self.actions.size, np.bool_)
        mask[self.actions.legal(world)] = True
        action = self.policy.act(np.frombuffer(memoryview(row), np.int16), mask)
        return int(self.actions.answer(world, int(action)))


# -------------------------------------------------------------------------------- files


def keep(arrays: dict[str, Array], game: str, about: dict[str, Any], folder: Path) -> None:
    """The weights, of half precision, and what they are, beside them. The same weights make the
    same file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}.npz"
    halves: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays.items()}
    np.savez_compressed(path, **halves)
    told = {"game": game, "rules": rules_of(game).revision, **about, "sha256": checksum(path)}
    describe(told, folder)


def describe(about: dict[str, Any], folder: Path) -> None:
    told = json.dumps(about, indent=1)
    (folder / f"{about['game']}.json").write_text(told + "\n", "utf-8")


def read(game: str, folder: Path) -> Policy:
    path = folder / f"{game}.npz"
    if not path.exists():
        raise Malformed(f"there is no trained policy of {game} in {folder}")
    about = json.loads(path.with_suffix(".json").read_text("utf-8"))
    if checksum(path) != about["sha256"]:
        raise Malformed(f"{path} is not what its description says: its SHA-256 differs")
    if about["rules"] != rules_of(game).revision:
        raise Malformed(
            f"{path} was trained by revision {about['rules']} of the rules, "
            f"and these are {rules_of(game).revision}: train it again"
        )
    with np.load(path, allow_pickle=False) as arrays:
        return Policy(dict(arrays), about)


def checksum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
