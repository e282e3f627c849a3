"""The learning curve of `train_policy.py`, cell by cell: run it, or open it as a notebook.

python examples/learning_curve.py curve.png --updates 30
"""

# %% What is needed: PyTorch, Matplotlib, and the trainer beside this file.
import argparse
from pathlib import Path

import matplotlib

matplotlib.use("agg")
from matplotlib import pyplot as plt
from train_policy import SEATS, train

parser = argparse.ArgumentParser()
parser.add_argument("picture", type=Path, nargs="?", default=Path("learning_curve.png"))
parser.add_argument("--game", default="manila")
parser.add_argument("--updates", type=int, default=24)
parser.add_argument("--every", type=int, default=2)
parser.add_argument("--seed", type=int, default=1)
chosen = parser.parse_args()

# %% Train, and look at the policy every few updates.
policy, curve = train(chosen.game, chosen.updates, chosen.seed, chosen.every)

# %% Draw its share of victories against two random players.
decisions = [point["decisions"] / 1000 for point in curve]
share = [100 * point["share"] for point in curve]
reach = [  # below and above
    [100 * (point["share"] - point["low"]) for point in curve],
    [100 * (point["high"] - point["share"]) for point in curve],
]
figure, axes = plt.subplots(figsize=(8, 4.2), layout="constrained")
axes.errorbar(decisions, share, yerr=reach, color="#2a7f9e", marker="o", capsize=3, label="policy")
axes.axhline(100 / SEATS, color="#d9822b", linestyle="--", label="a fair share")
axes.set_xlabel("thousand own decisions")
axes.set_ylabel("share of victories against random, %")
axes.set_title(f"{chosen.game}, {curve[-1]['seconds']:.0f} s of CPU time, training and tests")
axes.set_ylim(0, 100)
axes.legend(frameon=False)
axes.spines[["top", "right"]].set_visible(False)

# %% Keep the picture.
figure.savefig(chosen.picture, dpi=130)
print(chosen.picture)
