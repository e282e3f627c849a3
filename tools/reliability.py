"""Honest shares of victory: fits them to games, and shows on other games whether they hold.

    python -m tools.reliability --write      # fit every game and number of seats, then the docs
    python -m tools.reliability --game manila --seats 3 --games 500

Mates play each other and slip now and then, so that the seats are not always level. At some moments
the judge's points and doubt are noted; at the end, who won. `core/evaluator.py` says how points
become shares: its knots are the maximum likelihood over these games. The table and the picture
come from other games.
"""

import argparse
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from portside.bots.bot import SeatView
from portside.bots.greedy import GreedyBot
from portside.core.answers import Answers
from portside.core.game import CHANCE, NOBODY
from portside.core.rng import Dice
from portside.core.vectors import zeros
from portside.games import GAMES, game_of

Numbers = NDArray[np.float64]

ROOT = Path(__file__).parents[1]
MARKED = re.compile(r"(<!-- reliability -->\n).*?(<!-- end -->)", re.DOTALL)
BINS = 10
PHASES = ("early", "middle", "late")  # by the judge's doubt: a third of the moments each
SLIP = 25  # one answer in so many is given at random
LOOK = 8  # one decision in so many is noted
RIDGE = 1.0  # what is not seen in the games stays at 0
STEPS = 60
LEAST = 0.1  # of trust: the fit must not make more points worth less
FIT, SHOW = 5_000_000, 6_000_000  # boards: those of the one are never those of the other


@dataclass
class Moments:
    """A row for each moment."""

    doubt: Numbers
    worth: Numbers  # by seat
    won: Numbers  # by seat: the share of victory in the end

    @property
    def seats(self) -> int:
        return int(self.worth.shape[1])


def moments_of(game: str, seats: int, board: int) -> list[list[float]]:
    """Of one game: doubt, worths, and what each seat won."""
    described, dice, answers = game_of(game), Dice(board), Answers()
    judge, worth = described.best_judge, zeros(seats)
    mate = GreedyBot(game, board)
    s = described.rules.new_game(seats)
    noted: list[list[float]] = []
    while s.to_move != NOBODY:
        answers.clear()
        s.offer(answers)
        if s.to_move == CHANCE or answers.n == 1:
            s.play(dice.draw(answers) if s.to_move == CHANCE else answers.answer[0])
            continue
        if dice.below(LOOK) == 0:
            judge.appraise(s, worth)
            noted.append([judge.doubt(s), *[worth[seat] for seat in range(seats)]])
        slips = dice.below(SLIP) == 0
        s.play(dice.choose(answers) if slips else mate.choose(SeatView(s, dice=dice)))
    winners = s.winners()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [[*row, *won] for row in noted]


def moments(game: str, seats: int, boards: range, processes: int) -> Moments:
    with ProcessPoolExecutor(processes) as pool:
        many = len(boards)
        found = pool.map(moments_of, [game] * many, [seats] * many, boards, chunksize=20)
        rows = np.array([row for rows in found for row in rows])
    return Moments(rows[:, 0], rows[:, 1 : seats + 1], rows[:, seats + 1 :])


# ------------------------------------------------------------------------------- the fit


def knots_of(doubt: Numbers) -> Numbers:
    """Where the knots lie: a third of the moments between two."""
    knots = np.round(np.quantile(doubt, [0, 1 / 3, 2 / 3, 1]), 2)
    for i in range(1, len(knots)):
        knots[i] = max(knots[i], knots[i - 1] + 0.5)
    return knots


def hats(doubt: Numbers, knots: Numbers) -> Numbers:
    """By moment: how much each knot counts there."""
    return np.stack([np.interp(doubt, knots, row) for row in np.eye(len(knots))], axis=1)


def features(known: Moments, knots: Numbers) -> NDArray[np.float64]:
    """By moment, seat and parameter: first the trust at each knot, then each seat's edge there."""
    near = hats(known.doubt, knots)
    points = (known.worth - known.worth.mean(1, keepdims=True)) / known.doubt[:, None]
    trust = near[:, None, :] * points[:, :, None]
    edge = near[:, None, :, None] * np.eye(known.seats)[None, :, None, :]
    return np.concatenate([trust, edge.reshape(*points.shape, -1)], axis=2)


def shares(powers: Numbers) -> Numbers:
    parts = np.exp(powers - powers.max(1, keepdims=True))
    return np.asarray(parts / parts.sum(1, keepdims=True))


def surprise(given: Numbers, won: Numbers) -> float:
    """The mean of -log of the share that the winner was given."""
    return float(-(won * np.log(np.maximum(given, 1e-9))).sum(1).mean())


def fit(known: Moments, knots: Numbers) -> Numbers:
    """The parameters that surprise least, as long as more points are never worth less."""
    about = features(known, knots)
    edges = np.arange(about.shape[2]) >= len(knots)
    found, free = np.where(edges, 0.0, 0.5), np.ones(len(edges), dtype=bool)
    while True:
        found = least_surprising(about, known.won, edges, found, free)
        low = free & ~edges & (found < LEAST)
        if not low.any():
            return found
        found, free = np.where(low, LEAST, found), free & ~low


def least_surprising(
    about: NDArray[np.float64],
    won: Numbers,
    edges: NDArray[np.bool_],
    found: Numbers,
    free: NDArray[np.bool_],
) -> Numbers:
    """Newton's way, halved where a step leads too far; what is not free stays."""

    def loss(at: Numbers) -> float:
        pull = RIDGE * float((at[edges] ** 2).sum()) / 2 / len(won)
        return surprise(shares(about @ at), won) + pull

    for _ in range(STEPS):
        given = shares(about @ found)
        down = np.einsum("mi,mip->p", given - won, about) + RIDGE * edges * found
        mean = np.einsum("mi,mip->mp", given, about)
        bend = np.einsum("mip,miq->pq", given[:, :, None] * about, about) - mean.T @ mean
        bend += RIDGE * np.eye(len(found))
        step = np.zeros(len(found))
        step[free] = np.linalg.solve(bend[np.ix_(free, free)], down[free])
        while loss(found - step) > loss(found) and np.abs(step).max() > 1e-6:
            step = step / 2
        found = found - step
        if np.abs(step).max() < 1e-5:
            break
    return found


# --------------------------------------------------------------------------- does it hold?


def reliability(given: Numbers, won: Numbers) -> list[tuple[int, float, float]]:
    """By bin of ten: how many shares fall there, their mean, and what was won."""
    flat, result = given.ravel(), won.ravel()
    of = np.minimum((flat * BINS).astype(int), BINS - 1)
    return [
        (int((of == b).sum()), float(flat[of == b].mean()), float(result[of == b].mean()))
        for b in range(BINS)
        if (of == b).any()
    ]


def error(given: Numbers, won: Numbers) -> float:
    """The expected calibration error: how far shares and victories are apart, in the mean."""
    bins = reliability(given, won)
    return sum(n * abs(mean - share) for n, mean, share in bins) / sum(n for n, _, _ in bins)


def by_phase(known: Moments) -> list[NDArray[np.bool_]]:
    """Early is where the judge doubts most."""
    low, high = np.quantile(known.doubt, [1 / 3, 2 / 3])
    return [known.doubt > high, (known.doubt > low) & (known.doubt <= high), known.doubt <= low]


@dataclass
class Fitted:
    game: str
    seats: int
    knots: Numbers
    found: Numbers

    def powers(self, known: Moments) -> Numbers:
        return np.asarray(features(known, self.knots) @ self.found)

    def written(self) -> Iterator[str]:
        many = len(self.knots)
        edges = self.found[many:].reshape(many, self.seats)
        for knot, trust, edge in zip(self.knots, self.found, edges, strict=False):
            told = ", ".join(f"{one:.3f}" for one in edge)
            yield f"        Knot({knot:g}, {trust:.3f}, [{told}]),"


@dataclass
class Shown:
    """What other games say of it."""

    fitted: Fitted
    moments: Moments

    def row(self, games: int) -> str:
        given, won = shares(self.fitted.powers(self.moments)), self.moments.won
        phases = [100 * error(given[there], won[there]) for there in by_phase(self.moments)]
        told = " | ".join(f"{phase:.1f}" for phase in phases)
        return (
            f"| {self.fitted.game} | {self.fitted.seats} | {games} | {told} "
            f"| {surprise(given, won):.3f} | {np.log(self.fitted.seats):.3f} |"
        )


HEADER = (
    f"| game | seats | games | {' | '.join(f'{phase} %' for phase in PHASES)} "
    "| surprise | of even shares |\n|---|---|---|---|---|---|---|---|"
)


def module(game: str, fits: list[Fitted]) -> str:
    lines = [
        f'"""How the judge of {game} is to be believed: shares of victory, by number of seats.',
        "",
        "Written by `python -m tools.reliability --write`, which fits it to games.",
        '"""',
        "",
        "from typing import Final",
        "",
        "from portside.core.evaluator import Knot",
        "",
        "KNOTS: Final = {",
    ]
    for one in fits:
        lines += [f"    {one.seats}: [", *one.written(), "    ],"]
    return "\n".join([*lines, "}", ""])


def with_rows(page: str, rows: list[str]) -> str:
    """The page with these rows; those of other games and seats stay as they are."""
    found = MARKED.search(page)
    assert found is not None
    table = {name_of(row): row for row in found[0].splitlines() if row.startswith("| ")}
    table |= {name_of(row): row for row in rows}
    table.pop(name_of(HEADER), None)
    whole = "\n".join([HEADER, *table.values()])
    return MARKED.sub(rf"\g<1>{whole}\n\2", page)


def name_of(row: str) -> tuple[str, ...]:
    """The game and the number of seats."""
    return tuple(cell.strip() for cell in row.split("|")[1:3])


# ------------------------------------------------------------------------------ the picture

SIZE, GAP, TOP = 200, 56, 34


def picture(shown: list[Shown]) -> str:
    """A square for each: shares given to the right, shares won upwards, a dot for each bin."""
    parts = []
    for i, one in enumerate(shown):
        bins = reliability(shares(one.fitted.powers(one.moments)), one.moments.won)
        parts.append(panel(GAP + i * (SIZE + GAP), f"{one.fitted.game}, {one.fitted.seats}", bins))
    width, height = GAP + len(shown) * (SIZE + GAP), TOP + SIZE + 44
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="12" fill="#333">\n'
        f'<rect width="{width}" height="{height}" fill="#fff"/>\n{"".join(parts)}</svg>\n'
    )


def panel(left: int, title: str, bins: list[tuple[int, float, float]]) -> str:
    bottom, most = TOP + SIZE, max(n for n, _, _ in bins)
    dots = "".join(
        f'<circle cx="{left + SIZE * mean:.1f}" cy="{bottom - SIZE * won:.1f}" '
        f'r="{2 + 5 * (n / most) ** 0.5:.1f}" fill="#1f6f8b"/>\n'
        for n, mean, won in bins
    )
    return (
        f'<text x="{left}" y="{TOP - 10}">{title} seats</text>\n'
        f'<rect x="{left}" y="{TOP}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#999"/>\n'
        f'<path d="M{left} {bottom}L{left + SIZE} {TOP}" stroke="#c33" stroke-dasharray="4 3"/>\n'
        f'{dots}<text x="{left}" y="{bottom + 16}">0 %</text>\n'
        f'<text x="{left + SIZE}" y="{bottom + 16}" text-anchor="end">100 %</text>\n'
        f'<text x="{left + SIZE / 2}" y="{bottom + 34}" text-anchor="middle">share given</text>\n'
        f'<text x="{left - 8}" y="{TOP + SIZE / 2}" text-anchor="middle" '
        f'transform="rotate(-90 {left - 8} {TOP + SIZE / 2})">share won</text>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.reliability",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", action="append", choices=GAMES, default=[])
    parser.add_argument("--seats", type=int, action="append", default=[])
    parser.add_argument("--games", type=int, default=4000, help="to fit, and as many to show it")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="knots, docs/strength.md, picture")
    args = parser.parse_args()
    rows, shown = [], []
    print(HEADER, flush=True)
    for game in args.game or GAMES:
        fits = []
        rules = game_of(game).rules
        for seats in args.seats or range(rules.fewest_seats, rules.most_seats + 1):
            known = moments(game, seats, range(FIT, FIT + args.games), args.processes)
            knots = knots_of(known.doubt)
            fitted = Fitted(game, seats, knots, fit(known, knots))
            others = moments(game, seats, range(SHOW, SHOW + args.games), args.processes)
            shown.append(Shown(fitted, others))
            rows.append(shown[-1].row(args.games))
            fits.append(fitted)
            print(rows[-1], flush=True)
        if args.write:
            path = ROOT / "src" / "portside" / "games" / game / "knots.py"
            path.write_text(module(game, fits))
    if args.write:
        page = ROOT / "docs" / "strength.md"
        page.write_text(with_rows(page.read_text(), rows))
        studied = [one for one in shown if one.fitted.seats == 3]
        if len(studied) == len(GAMES):
            (ROOT / "docs" / "reliability.svg").write_text(picture(studied))


if __name__ == "__main__":
    main()
