"""Trains a small policy for a game with PyTorch, on one core, in minutes: it learns to beat random.

    pip install 'portside[gymnasium]' torch
    python examples/train_policy.py manila          about two minutes; --updates 3 for a first look
    python examples/train_policy.py manila --keep examples/weights

The learner sits in one seat of 256 tables that are stepped together; the other seats answer at
random. It is plain PPO: a masked softmax over the flat actions, advantages with λ, clipped steps.
The reward is the victory, with a potential on the way (see docs/research.md). With `--keep` the
weights stay, for `trained.py` to play without PyTorch.
"""

import argparse
import json
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn
from trained import LAYERS, Array, describe, keep, read

from portside.bots.intervals import wilson
from portside.games import GAMES
from portside.research.vector import VectorEnv

Act = Callable[[Array, Array], Array]  # an action for each row and its mask

SEATS = 3
TABLES = 256
STEPS = 160  # of every table between two updates
EPOCHS = 3
BATCH = 2048
DISCOUNT = 0.995
LAMBDA = 0.95
CLIP = 0.2
RATE = 7e-4
HIDDEN = 128
LAST_TEST = {"against": "random", "games": 3072, "seed": 20_011}  # of weights that are kept


class Policy(nn.Module):
    """What to do, and what the seat may hope for."""

    def __init__(self, numbers: int, actions: int, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(numbers, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh()
        )
        self.actor = nn.Linear(hidden, actions)
        self.critic = nn.Linear(hidden, 1)
        nn.init.zeros_(self.actor.weight)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the chances of each action, and the value."""
        inside = self.body(torch.sign(rows) * torch.log1p(rows.abs()))  # amounts are long-tailed
        logits = self.actor(inside).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, -1), self.critic(inside)[:, 0]

    def act(self, rows: Array, masks: Array) -> Array:
        """The likeliest action for each row."""
        with torch.no_grad():
            return self(*tensors(rows, masks))[0].argmax(1).numpy()

    def arrays(self) -> dict[str, Array]:
        """What decides about actions, by name."""
        layers = dict(zip(LAYERS, (self.body[0], self.body[2], self.actor), strict=True))
        return {
            f"{name}.{part}": getattr(layer, part).detach().numpy()
            for name, layer in layers.items()
            for part in ("weight", "bias")
        }


@dataclass
class Moment:
    """One decision of the learner, and what came of it."""

    row: np.ndarray
    mask: np.ndarray
    action: int
    chance: float
    value: float
    reward: float = 0.0
    last: bool = False  # the game ended before its next decision


def tensors(rows: np.ndarray, masks: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(rows.astype(np.float32)), torch.from_numpy(masks)


def learners_seats() -> np.ndarray:
    """Every seat is learnt: first, second and third player differ."""
    return np.arange(TABLES) % SEATS


def gather(env: VectorEnv, policy: Policy, open_moments: list) -> list[list[Moment]]:
    """Play on at every table; the learner's finished decisions, table by table, in order."""
    seats = learners_seats()
    done: list[list[Moment]] = [[] for _ in range(TABLES)]
    for _ in range(STEPS):
        actions = env.sample()
        mine = np.flatnonzero(env.to_move == seats)
        if len(mine):
            rows, masks = env.observations[mine], env.masks[mine]
            with torch.no_grad():
                chances, values = policy(*tensors(rows, masks))
                chosen = torch.multinomial(chances.exp(), 1)[:, 0]
            taken = chances[torch.arange(len(mine)), chosen]
            for i, table in enumerate(mine):
                if open_moments[table] is not None:
                    done[table].append(open_moments[table])
                open_moments[table] = Moment(
                    rows[i], masks[i], int(chosen[i]), float(taken[i]), float(values[i])
                )
            actions[mine] = chosen.numpy()
        env.step(actions)
        earned = env.rewards[np.arange(TABLES), seats]
        for table in np.flatnonzero((earned != 0) | env.done):
            moment = open_moments[table]
            if moment is not None:
                moment.reward += float(earned[table])
                if env.done[table]:
                    moment.last = True
                    done[table].append(moment)
                    open_moments[table] = None
    return done


def advantages(moments: list[Moment]) -> list[float]:
    """Generalised advantage estimates; the newest decision hopes for its own value."""
    found, running, after = [], 0.0, moments[-1].value
    for moment in reversed(moments):
        if moment.last:
            running, after = 0.0, 0.0
        surprise = moment.reward + DISCOUNT * after - moment.value
        running = surprise + DISCOUNT * LAMBDA * running
        found.append(running)
        after = moment.value
    return found[::-1]


def learn(policy: Policy, optimiser: torch.optim.Optimizer, played: list[list[Moment]]) -> None:
    moments = [moment for table in played for moment in table]
    gains = torch.tensor([gain for table in played if table for gain in advantages(table)])
    rows, masks = tensors(np.stack([m.row for m in moments]), np.stack([m.mask for m in moments]))
    actions = torch.tensor([m.action for m in moments])
    before = torch.tensor([m.chance for m in moments])
    wanted = gains + torch.tensor([m.value for m in moments])
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(moments)).split(BATCH):
            chances, values = policy(rows[part], masks[part])
            now = chances.gather(1, actions[part, None])[:, 0]
            ratio = (now - before[part]).exp()
            gain = gains[part]
            step = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            legal = chances.masked_fill(~masks[part], 0.0)
            spread = -(legal.exp() * legal).masked_fill(~masks[part], 0.0).sum(1).mean()
            loss = -step + 0.5 * (values - wanted[part]).square().mean() - 0.01 * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def evaluate(act: Act, game: str, games: int, seed: int = 10_007) -> tuple[float, int]:
    """A policy's share of the victories against random players, and of how many games."""
    env = VectorEnv(game, TABLES, SEATS, reward="win")
    env.reset(seed)
    seats, shares = learners_seats(), []
    left = np.full(TABLES, math.ceil(games / TABLES))  # by table: not only the quick games
    while left.any():
        actions = env.sample()
        mine = np.flatnonzero(env.to_move == seats)
        if len(mine):
            actions[mine] = act(env.observations[mine], env.masks[mine])
        env.step(actions)
        ended = np.flatnonzero(env.done & (left > 0))
        shares += [env.rewards[table, seats[table]] for table in ended]
        left[ended] -= 1
    return float(np.mean(shares)), len(shares)


def train(
    game: str, updates: int, seed: int = 1, every: int = 10, tell: Callable[[dict], None] = print
) -> tuple[Policy, list[dict]]:
    """The policy, and its share of victories as it grew."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    env = VectorEnv(game, TABLES, SEATS, reward="potential", discount=1.0)
    env.reset(seed)
    policy = Policy(env.observations.shape[1], env.masks.shape[1])
    optimiser = torch.optim.Adam(policy.parameters(), RATE)
    open_moments: list[Moment | None] = [None] * TABLES
    curve, decisions, start = [], 0, time.process_time()
    for update in range(updates + 1):
        if update % every == 0 or update == updates:
            share, games = evaluate(policy.act, game, 600)
            low, high = wilson(share, games)
            seconds = time.process_time() - start
            curve.append(
                {"update": update, "decisions": decisions, "seconds": round(seconds, 1),
                 "share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}
            )  # fmt: skip
            tell(curve[-1])
        if update < updates:
            played = gather(env, policy, open_moments)
            decisions += sum(map(len, played))
            learn(policy, optimiser, played)
    return policy, curve


def kept(policy: Policy, game: str, seed: int, last: dict, folder: Path) -> tuple[float, int]:
    """Keep the weights and measure what was kept, as it will be played."""
    how = {
        "seats": SEATS, "seed": seed, "updates": last["update"], "decisions": last["decisions"],
        "method": {
            "algorithm": "PPO against random players", "reward": "potential", "hidden": HIDDEN,
            "tables": TABLES, "steps": STEPS, "epochs": EPOCHS, "batch": BATCH,
            "discount": DISCOUNT, "lambda": LAMBDA, "clip": CLIP, "rate": RATE,
        },
        "torch": torch.__version__,
    }  # fmt: skip
    keep(policy.arrays(), game, how, folder)
    again = read(game, folder)
    share, games = evaluate(again.act, game, LAST_TEST["games"], LAST_TEST["seed"])
    measured = {**LAST_TEST, "share": round(share, 4),
                "ci95": [round(bound, 4) for bound in wilson(share, games)]}  # fmt: skip
    describe({**again.about, "measured": measured}, folder)
    return share, games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="manila", choices=list(GAMES))
    parser.add_argument("--updates", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="write the learning curve here, as JSON")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the weights here")
    chosen = parser.parse_args()
    policy, curve = train(chosen.game, chosen.updates, chosen.seed)
    if chosen.keep:
        share, games = kept(policy, chosen.game, chosen.seed, curve[-1], chosen.keep)
    else:
        share, games = evaluate(policy.act, chosen.game, LAST_TEST["games"], LAST_TEST["seed"])
    low, high = wilson(share, games)
    print(
        f"against two random players: {100 * share:.1f} % of {games} games, "
        f"95 % interval {100 * low:.1f} to {100 * high:.1f} (fair: 33.3 %)"
    )
    if chosen.curve:
        chosen.curve.write_text(json.dumps(curve, indent=1) + "\n", "utf-8")
    if low <= 1 / SEATS:
        raise SystemExit("it has not learnt to beat random")


if __name__ == "__main__":
    main()
