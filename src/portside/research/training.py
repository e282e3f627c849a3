"""Fits the net of a learned judge to games: what a seat was worth, and what it won (extra `data`).

The net gives each seat a power of e; its share of victory is its part of their sum. What surprises
least is found by Adam's way over the moments of many games; whole games are held out, and the
weights that surprise them least are kept, because the moments of one game are not independent.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from portside.core.learned import FINE, MOST, Net, Sight
from portside.core.rng import Dice
from portside.core.vectors import filled
from portside.games import game_of
from portside.research.selfplay import Row, states

Numbers = NDArray[np.float32]

LOOK = 6  # one decision in so many is noted
HELD_OUT = 9  # one game in so many is for stopping; odd, as seats change from game to game
BATCH = 512  # moments
RATE = 2e-3
DECAY = 0.01
PARTS = ("scale", "first", "bias", "last", "straight")


@dataclass
class Moments:
    """A row for each moment; seats that do not play have no share and are not looked at."""

    seen: NDArray[np.int16]  # by moment, seat and number
    won: Numbers  # by moment and seat
    plays: NDArray[np.bool_]  # by moment and seat

    def __len__(self) -> int:
        return len(self.won)

    def chosen(self, which: Any) -> "Moments":
        return Moments(self.seen[which], self.won[which], self.plays[which])


def joined(parts: list[Moments]) -> Moments:
    return Moments(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.won for part in parts]),
        np.concatenate([part.plays for part in parts]),
    )


def moments(game: str, sight: Sight, rows: list[Row], seed: int) -> Moments:
    """Some moments of these games, as the sight sees them."""
    described, most = game_of(game), game_of(game).rules.most_seats
    dice, width = Dice(seed), int(sight.width)
    buffer = filled(most * width, 0)
    seen, won, plays = [], [], []
    for row in rows:
        seats = row["seats"]
        for s in states(described, row):
            if dice.below(LOOK) == 0:
                sight.look(s, buffer)
                seen.append(np.array(list(buffer), dtype=np.int16).reshape(most, width))
                won.append(row["shares"] + [0.0] * (most - seats))
                plays.append([seat < seats for seat in range(most)])
    table = np.stack(seen) if seen else np.zeros((0, most, width), dtype=np.int16)
    playing = np.array(plays, dtype=bool).reshape(-1, most)
    table[~playing] = 0
    return Moments(table, np.array(won, dtype=np.float32).reshape(-1, most), playing)


# ----------------------------------------------------------------------------------- the net


@dataclass
class Weights:
    """Of a net in the making: numbers with a point, over inputs that were made alike in size."""

    scale: Numbers  # by input
    first: Numbers  # by input and hidden number
    bias: Numbers
    last: Numbers
    straight: Numbers

    def alike(self, known: Moments) -> Numbers:
        """What was seen, each number as large as the others."""
        return known.seen.astype(np.float32) / self.scale

    def parts(self) -> list[Numbers]:
        return [self.first, self.bias, self.last, self.straight]

    def copy(self) -> "Weights":
        return Weights(*[part.copy() for part in (self.scale, *self.parts())])

    def save(self, path: Path) -> None:
        named: dict[str, Any] = dict(zip(PARTS, [self.scale, *self.parts()], strict=True))
        with path.with_suffix(".new").open("wb") as file:
            np.savez(file, **named)
        os.replace(path.with_suffix(".new"), path)

    @staticmethod
    def load(path: Path) -> "Weights":
        with np.load(path) as found:
            return Weights(*[found[name] for name in PARTS])

    def net(self) -> Net:
        """In whole numbers."""
        return Net(**self.written())

    def written(self) -> dict[str, Any]:
        first = np.vstack([self.first / self.scale[:, None], self.bias])
        return {
            "first": whole(first).tolist(),
            "last": whole(self.last).tolist(),
            "straight": whole(self.straight / self.scale).tolist(),
        }


def whole(weights: Numbers) -> NDArray[np.int64]:
    return np.clip(np.rint(weights * FINE), -MOST, MOST).astype(np.int64)


def fresh(known: Moments, hidden: int, seed: int) -> Weights:
    chance = np.random.default_rng(seed)
    scale = np.maximum(known.seen[known.plays].std(0), 0.25).astype(np.float32)
    width = len(scale)
    return Weights(
        scale,
        chance.normal(0, 1 / np.sqrt(width), (width, hidden)).astype(np.float32),
        np.zeros(hidden, np.float32),
        chance.normal(0, 0.3 / np.sqrt(hidden), hidden).astype(np.float32),
        np.zeros(width, np.float32),
    )


def powers(w: Weights, seen: Numbers) -> tuple[Numbers, Numbers]:
    """By moment and seat; and the hidden numbers on the way there."""
    hidden = np.maximum(seen @ w.first + w.bias, 0.0)
    return hidden @ w.last + seen @ w.straight, hidden


def shares(power: Numbers, plays: NDArray[np.bool_]) -> Numbers:
    power = np.where(plays, power, -np.inf)
    parts = np.exp(power - power.max(1, keepdims=True))
    return np.asarray(parts / parts.sum(1, keepdims=True))


def surprise(w: Weights, known: Moments) -> float:
    """The mean of -log of the share that the winner was given."""
    total = 0.0
    for piece in pieces(known, 8192):
        given = shares(powers(w, w.alike(piece))[0], piece.plays)
        total -= float((piece.won * np.log(np.maximum(given, 1e-9))).sum())
    return total / len(known)


def pieces(known: Moments, size: int) -> Iterator[Moments]:
    for first in range(0, len(known), size):
        yield known.chosen(slice(first, first + size))


class Adam:
    def __init__(self, parts: list[Numbers]) -> None:
        self.mean = [np.zeros_like(part) for part in parts]
        self.square = [np.zeros_like(part) for part in parts]
        self.steps = 0

    def step(self, parts: list[Numbers], down: list[Numbers], rate: float) -> None:
        self.steps += 1
        for part, slope, mean, square in zip(parts, down, self.mean, self.square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            part -= rate * (mean / (1 - 0.9**self.steps) / size + DECAY * part)


def slopes(w: Weights, known: Moments) -> list[Numbers]:
    seen = w.alike(known)
    power, hidden = powers(w, seen)
    wrong = (shares(power, known.plays) - known.won) / len(known)
    back = wrong[..., None] * w.last * (hidden > 0)
    flat = seen.reshape(-1, seen.shape[2])
    return [
        flat.T @ back.reshape(-1, back.shape[2]),
        back.sum((0, 1)),
        np.einsum("ms,msh->h", wrong, hidden),
        np.einsum("ms,msi->i", wrong, seen),
    ]


def fit(
    known: Moments,
    others: Moments,
    hidden: int,
    passes: int,
    seed: int,
    start: Weights | None = None,
) -> tuple[Weights, list[float]]:
    """The weights that surprise the other games least, and the surprise after each pass."""
    w = start.copy() if start is not None else fresh(known, hidden, seed)
    chance, adam = np.random.default_rng(seed), Adam(w.parts())
    best, told = w.copy(), [surprise(w, others)]
    for number in range(passes):
        rate = RATE * (1 - number / passes)
        order = chance.permutation(len(known))
        for first in range(0, len(order), BATCH):
            piece = known.chosen(order[first : first + BATCH])
            adam.step(w.parts(), slopes(w, piece), rate)
        told.append(surprise(w, others))
        if told[-1] <= min(told):
            best = w.copy()
    return best, told
