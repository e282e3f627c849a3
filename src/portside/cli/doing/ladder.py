"""The ladder: every level against a table of the next lower one, in every game, written down."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from portside.bots.arena import Contest
from portside.bots.levels import LEVELS
from portside.bots.standings import Standing, standings
from portside.cli.doing.contests import run_contest
from portside.research.cluster import Pool

SEATS = 3
RUNGS = [
    ("greedy", "random"),
    *zip(list(LEVELS)[1:], list(LEVELS), strict=False),
    ("captain", "greedy"),
]
TOP = "captain"  # the only level whose budget is too long to play hundreds of games with
PATIENCE = ("captain@1s", "captain@0.02s")  # what time for thought is worth
BAR = 360  # pixels for 100 %


@dataclass
class Rung:
    """One bot against two of another."""

    game: str
    upper: str
    lower: str
    games: int
    result: Standing


@dataclass
class Climb:
    """How the ladder is climbed: how often, and how long the captain may think."""

    games: int
    seed: int
    pool: Pool
    kept: Path  # a folder: what is played is kept there, and not played again
    budget: str = ""  # of the captain, as in a bot's name: 0.1s, 3000
    patient_games: int = 0  # a second against a fiftieth of it: they take long

    def rungs(self, game: str) -> Iterator[Rung]:
        for upper, lower in RUNGS:
            yield self.rung(game, self.named(upper), lower, self.games)
        if self.patient_games:
            yield self.rung(game, *PATIENCE, self.patient_games)

    def named(self, bot: str) -> str:
        return f"{bot}@{self.budget}" if bot == TOP and self.budget else bot

    def rung(self, game: str, upper: str, lower: str, games: int) -> Rung:
        contest = Contest(game, (upper, lower, lower), self.seed)
        kept = self.kept / f"{game}-{upper}-{lower}-{self.seed}.jsonl"
        played = run_contest(contest, games, self.pool, kept, None)
        result = next(one for one in standings(played) if one.bot == upper)
        return Rung(game, upper, lower, len(played), result)


def said(rung: Rung) -> str:
    low, high = rung.result.ci95
    return (
        f"{rung.game}: {rung.upper} against two {rung.lower}: "
        f"{100 * rung.result.win_rate:.1f} % ({100 * low:.1f} – {100 * high:.1f})"
    )


def write_strength(path: Path, rungs: list[Rung]) -> None:
    """The table as Markdown, and beside it a picture of the same."""
    picture = path.with_suffix(".svg")
    picture.write_text(plot(rungs), "utf-8")
    path.write_text(report(rungs, picture.name), "utf-8")


def report(rungs: list[Rung], picture: str) -> str:
    lines = [
        "# How strong the bots are",
        "",
        f"Measured by `portside ladder`: one bot against two of another, {SEATS} seats. Every",
        "board is played once from each seat with the same luck. A fair share is 33.3 %.",
        "Intervals are 95 %, over boards.",
        "",
        f"![win shares]({picture})",
        "",
        "| game | bot | against two | games | wins | 95 % | mean score | s per answer |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for rung in rungs:
        low, high = rung.result.ci95
        lines.append(
            f"| {rung.game} | {rung.upper} | {rung.lower} | {rung.games} "
            f"| {100 * rung.result.win_rate:.1f} % | {100 * low:.1f} – {100 * high:.1f} "
            f"| {rung.result.mean_score:.1f} | {rung.result.seconds_per_answer:.4f} |"
        )
    lines += [
        "",
        "On its own the captain takes up to 1 s an answer. `captain@0.1s` is the captain with",
        "0.1 s, `captain@3000` with 3000 simulations: then the machine does not matter.",
    ]
    return "\n".join(lines) + "\n"


def plot(rungs: list[Rung]) -> str:
    """Bars with their intervals; the dashed line is a fair share."""
    height, left = 22 * len(rungs) + 30, 260
    fair = left + BAR / SEATS
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + BAR + 70}" height="{height}" '
        'font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<path d="M{fair} 10V{height - 10}" stroke="#999" stroke-dasharray="4 3"/>',
    ]
    for number, rung in enumerate(rungs):
        y = 14 + 22 * number
        low, high = rung.result.ci95
        width = BAR * rung.result.win_rate
        parts += [
            f'<text x="{left - 8}" y="{y + 12}" text-anchor="end">{rung.game}: {rung.upper} '
            f"v. {rung.lower}</text>",
            f'<rect x="{left}" y="{y}" width="{width:.1f}" height="15" fill="#2a7f9e"/>',
            f'<path d="M{left + BAR * low:.1f} {y + 7.5}H{left + BAR * high:.1f}" '
            'stroke="#d9822b" stroke-width="3"/>',
            f'<text x="{left + BAR + 8}" y="{y + 12}">{100 * rung.result.win_rate:.0f} %</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"
