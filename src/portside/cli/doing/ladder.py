"""The ladder: every level against a table of the next lower one, in every game, written down.

What was measured is kept beside the page, as JSON: a run that measures a few rungs leaves all other
rows of the table and of the picture as they are.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from portside import GAMES, Malformed, rules_of
from portside.bots.arena import Contest
from portside.bots.levels import LEVELS
from portside.bots.standings import Results
from portside.bots.stopping import Asked, Until
from portside.cli.doing.contests import (
    between,
    keep_proof,
    percent,
    run_contest,
    whole_boards,
    wins,
    without_luck,
)
from portside.core.written import listed
from portside.research.cluster import Pool

RUNGS = [
    ("greedy", "random"),
    *zip(list(LEVELS)[1:], list(LEVELS), strict=False),
    ("captain", "greedy"),
]
TOP = "captain"  # the only level whose budget is too long to play hundreds of games with
PATIENCE = ("captain@1s", "captain@0.02s")  # what time for thought is worth
PAIRS = [*RUNGS, ("captain", "captain@0.02s")]  # in the order of the table, without budgets
BAR = 360  # pixels for 100 %

Only = dict[str, set[str] | None]  # by game: the bots whose rungs are wanted; None: all


@dataclass
class Rung:
    """One bot against a table of another."""

    game: str
    seats: int
    upper: str
    lower: str
    games: int
    result: Results  # of the upper one, as results of an arena tell it

    def is_known(self) -> bool:
        """Whether there still is such a rung: levels come and go."""
        return self.game in GAMES and self.pair() in PAIRS

    def pair(self) -> tuple[str, str]:
        return level_of(self.upper), self.lower

    def place(self) -> tuple[int, int, int]:
        """Where it stands in the table; measured anew, it takes the place of what it was."""
        return list(GAMES).index(self.game), self.seats, PAIRS.index(self.pair())


def level_of(bot: str) -> str:
    """Its name without a budget."""
    return bot.partition("@")[0]


def chosen(only: str | None) -> Only:
    """`manila:captain,cargo_noir`: a game and one of its bots, and all of another game."""
    if only is None:
        return dict.fromkeys(GAMES)
    found: Only = {}
    known = list(dict.fromkeys(upper for upper, _ in RUNGS))
    for one in only.split(","):
        game, colon, bot = one.partition(":")
        rules_of(game)
        if colon and bot not in known:
            raise Malformed(f"--only {one}: no rung is of the bot {bot!r}; known: {listed(known)}")
        before = found.get(game, set())
        found[game] = {*before, bot} if colon and before is not None else None
    return found


@dataclass
class Climb:
    """How the ladder is climbed: how often, and how long the captain may think."""

    games: int
    seed: int
    pool: Pool
    kept: Path  # a folder: what is played is kept there, and not played again
    budget: str = ""  # of the captain, as in a bot's name: 0.1s, 3000
    patient_games: int = 0  # a second against a fiftieth of it: they take long
    until: Until | None = None
    proofs: Path | None = None  # a folder

    def rungs(self, game: str, seats: int, bots: set[str] | None) -> Iterator[Rung]:
        for upper, lower in RUNGS:
            if bots is None or upper in bots:
                yield self.rung(game, seats, self.named(upper), lower, self.games)
        if self.patient_games and (bots is None or TOP in bots):
            yield self.rung(game, seats, *PATIENCE, self.patient_games)

    def named(self, bot: str) -> str:
        return f"{bot}@{self.budget}" if bot == TOP and self.budget else bot

    def rung(self, game: str, seats: int, upper: str, lower: str, games: int) -> Rung:
        contest = Contest(game, (upper, *[lower] * (seats - 1)), self.seed)
        asked = Asked(contest, whole_boards(games, seats), self.until)
        called = f"{game}-{upper}-{lower}-{self.seed}"
        if seats != GAMES[game].studied_seats:
            called += f"-{seats}"
        outcome = run_contest(asked, self.pool, self.kept / f"{called}.jsonl")
        if self.proofs is not None:
            self.proofs.mkdir(parents=True, exist_ok=True)
            keep_proof(self.proofs / f"{called}.jsonl", outcome)
        results = outcome.results()
        result = next(one for one in results["bots"] if one["bot"] == upper)
        return Rung(game, seats, upper, lower, results["games"], result)


def best_known(rung: Rung) -> Results:
    """The share without luck, where that is known, and its interval."""
    return rung.result.get("corrected") or rung.result


def said(rung: Rung) -> str:
    who = f"{rung.game}, {rung.seats} seats: {rung.upper} against {rung.lower}"
    return f"{who}: {wins(rung.result)}, without luck {without_luck(rung.result)}"


# ----------------------------------------------------------------------- what is kept


@dataclass
class Ladder:
    """Every rung that was measured."""

    rungs: list[Rung]

    @staticmethod
    def read(page: Path) -> "Ladder":
        """What stands beside the page."""
        state = page.with_suffix(".json")
        if not state.exists():
            if page.exists():
                raise Malformed(
                    f"{page} has a table, but {state} is missing, from which it was made: name "
                    "another --output, or remove the page"
                )
            page.parent.mkdir(parents=True, exist_ok=True)  # now, not after hours of play
            return Ladder([])
        try:
            return Ladder([Rung(**one) for one in json.loads(state.read_text("utf-8"))])
        except (ValueError, TypeError):
            raise Malformed(f"{state} does not hold the rungs of a ladder") from None

    def put(self, rung: Rung) -> None:
        """In the place of what was measured of this rung before."""
        others = [one for one in self.rungs if one.is_known() and one.place() != rung.place()]
        self.rungs = sorted([*others, rung], key=Rung.place)

    def write(self, page: Path) -> None:
        """The table as Markdown, and beside it a picture of the same. Further chapters are kept."""
        picture = page.with_suffix(".svg")
        picture.write_text(plot(self.rungs), "utf-8")
        text = page.read_text("utf-8") if page.exists() else ""
        _, section, kept = text.partition("\n## ")
        page.write_text(report(self.rungs, picture.name) + section + kept, "utf-8")
        state = json.dumps([asdict(one) for one in self.rungs], indent=1)
        page.with_suffix(".json").write_text(state + "\n", "utf-8")


def report(rungs: list[Rung], picture: str) -> str:
    lines = [
        "# How strong the bots are",
        "",
        "Measured by `portside ladder`: one bot at a table of another. Every board is played once",
        "from each seat with the same luck. A fair share is 50 % with 2 seats, 33.3 % with 3, 25 %",
        "with 4, 20 % with 5. Intervals are 95 %, over boards.",
        "",
        f"![win shares]({picture})",
        "",
        "| game | seats | bot | against | games | wins | 95 % | without luck | 95 % | mean score "
        "| s per answer |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [row(rung) for rung in rungs]
    lines += [
        "",
        "On its own the captain takes up to 1 s an answer. `captain@0.1s` is the captain with",
        "0.1 s, `captain@3000` with 3000 simulations: then the machine does not matter.",
    ]
    return "\n".join(lines) + "\n"


def row(rung: Rung) -> str:
    result, corrected = rung.result, rung.result.get("corrected")
    score = result["mean_score"]
    cells = [
        rung.game,
        str(rung.seats),
        rung.upper,
        rung.lower,
        str(rung.games),
        percent(result["win_rate"]),
        between(result["ci95"]),
        percent(corrected["win_rate"]) if corrected else "–",
        between(corrected["ci95"]) if corrected else "–",
        "–" if score is None else f"{score:.1f}",
        f"{result['seconds_per_answer']:.4f}",
    ]
    return f"| {' | '.join(cells)} |"


def plot(rungs: list[Rung]) -> str:
    """Bars with their intervals, without luck where that is known; the line in each is fair."""
    height, left = 22 * len(rungs) + 30, 300
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + BAR + 70}" height="{height}" '
        'font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for number, rung in enumerate(rungs):
        y = 14 + 22 * number
        best = best_known(rung)
        low, high = best["ci95"]
        share = min(1.0, max(0.0, best["win_rate"]))
        fair = left + BAR / rung.seats
        parts += [
            f'<text x="{left - 8}" y="{y + 12}" text-anchor="end">{rung.game}, {rung.seats}: '
            f"{rung.upper} v. {rung.lower}</text>",
            f'<rect x="{left}" y="{y}" width="{BAR * share:.1f}" height="15" fill="#2a7f9e"/>',
            f'<path d="M{left + BAR * low:.1f} {y + 7.5}H{left + BAR * high:.1f}" '
            'stroke="#d9822b" stroke-width="3"/>',
            f'<path d="M{fair:.1f} {y - 3}v21" stroke="#999" stroke-dasharray="4 3"/>',
            f'<text x="{left + BAR + 8}" y="{y + 12}">{100 * share:.0f} %</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"
