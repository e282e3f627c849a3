"""The ladder: every level against a table of the next lower one, in every game, written down."""

from dataclasses import dataclass
from pathlib import Path

from portside.bots.arena import Contest, Standing, standings
from portside.bots.levels import LEVELS
from portside.cli.contests import run_contest

SEATS = 3
RUNGS = [
    ("greedy", "random"),
    *zip(list(LEVELS)[1:], list(LEVELS), strict=False),
    ("captain", "greedy"),
]
TOP = "captain"  # the only level whose budget is too long to play hundreds of games with
BAR = 360  # pixels for 100 %


@dataclass
class Rung:
    """One bot against two of another."""

    game: str
    upper: str
    lower: str
    games: int
    result: Standing


def climb(
    games: list[str], count: int, seed: int, seconds: float | None, processes: int
) -> list[Rung]:
    rungs = []
    for game in games:
        for upper, lower in RUNGS:
            name = f"{upper}@{seconds:g}s" if upper == TOP and seconds is not None else upper
            contest = Contest(game, (name, lower, lower), seed)
            played = run_contest(contest, count, processes, None, None)
            result = next(one for one in standings(played) if one.bot == name)
            rungs.append(Rung(game, name, lower, len(played), result))
    return rungs


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
    lines += ["", "`captain@0.1s` is the captain with 0.1 s an answer; on its own it takes 1 s."]
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
