"""The figures as tables for people and as JSON for programs."""

import json
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.columns import COLUMNS, COUNTED, INTERFACES, RULES

COMPILED: Final = "compiled"


@dataclass
class Subject:
    """One game as one library and build plays it, and what was measured of it."""

    game: str
    library: str
    build: str
    rounds: dict[str, list[float]] = field(default_factory=dict)  # by column

    def name(self) -> str:
        return f"{self.game} ({self.library}, {self.build})"

    def best(self, column: str) -> float | None:
        """The best round: whatever disturbs a measurement can only slow it down."""
        return max(self.rounds[column]) if self.rounds.get(column) else None


@dataclass
class Target:
    """What we want to be: so many times as fast in `ours` as `game` is in `theirs`."""

    text: str
    ours: str
    game: str
    theirs: str
    wanted: float | None  # None: worth knowing, nothing promised


TARGETS: Final = [
    Target("new games in core ÷ OpenSpiel's hearts, rollouts in C++",
           "core_new", "hearts", "core_copy", 2),
    Target("rollouts in core ÷ OpenSpiel's hearts, rollouts in C++",
           "core_copy", "hearts", "core_copy", 2),
    Target("new games in core ÷ OpenSpiel's hearts, new games in C++",
           "core_new", "hearts", "core_new", None),
    Target("new games from Python ÷ OpenSpiel's hearts, the same",
           "driven_new", "hearts", "driven_new", 3),
    Target("rollouts from Python ÷ OpenSpiel's hearts, the same",
           "driven_copy", "hearts", "driven_copy", None),
    Target("new games from Python ÷ Catanatron's random play",
           "driven_new", "catan", "driven_new", 50),
    Target("copies ÷ OpenSpiel's hearts, clones",
           "copy", "hearts", "copy", 1),
    Target("AEC steps with observations ÷ PettingZoo's connect_four",
           "aec", "connect_four", "aec", 10),
    Target("OpenSpiel adapter ÷ OpenSpiel's backgammon from Python",
           "spiel", "backgammon", "driven_new", 0.5),
]  # fmt: skip
PROMISED: Final = "santiago"  # the targets above are for this game, the others are told beside it
DECISIONS_A_SECOND: Final = 500_000
BESIDE: Final = {"manila": 0.6, "cargo_noir": 0.25}  # of Santiago's new games in core


@dataclass
class Ratio:
    game: str
    text: str
    ratio: float
    wanted: float | None


def ratios(subjects: list[Subject]) -> list[Ratio]:
    """How our compiled games stand against those peers that were measured."""
    found: list[Ratio] = []
    for target in TARGETS:
        peers = [peer for peer in subjects if peer.game == target.game]
        for subject in subjects:
            if subject.library != "Portside" or subject.build != COMPILED:
                continue
            for peer in peers:
                ours, theirs = subject.best(target.ours), peer.best(target.theirs)
                if ours and theirs:
                    wanted = target.wanted if subject.game == PROMISED else None
                    found.append(Ratio(subject.game, target.text, ours / theirs, wanted))
    return found + beside_each_other(subjects) + by_the_clock(subjects)


def by_the_clock(subjects: list[Subject]) -> list[Ratio]:
    """A promise that needs no peer."""
    return [
        Ratio(
            subject.game, "vector environment, all cores ÷ 500,000 decisions a second",
            rate / DECISIONS_A_SECOND, 1.0 if subject.game == PROMISED else None,
        )
        for subject in subjects
        if (rate := subject.best("vector_all"))
    ]  # fmt: skip


def beside_each_other(subjects: list[Subject]) -> list[Ratio]:
    """How fast our other games are, compared with Santiago."""
    rates = {
        subject.game: subject.best("core_new")
        for subject in subjects
        if subject.library == "Portside" and subject.build == COMPILED
    }
    ours = rates.get(PROMISED)
    return [
        Ratio(game, "new games in core ÷ Santiago's", rate / ours, BESIDE[game])
        for game, rate in rates.items()
        if game in BESIDE and rate and ours
    ]


def short(rate: float | None) -> str:
    if rate is None:
        return "–"
    if rate >= 1e6:
        return f"{rate / 1e6:.2f} M"
    return f"{rate / 1e3:.1f} k" if rate >= 1e3 else f"{rate:.0f}"


def show(
    console: Console, machine: dict[str, str], versions: list[str], subjects: list[Subject]
) -> None:
    console.print()
    console.print(figures("Per second", subjects, RULES))
    if any(subject.best(column) for subject in subjects for column in INTERFACES):
        console.print(figures("Research interfaces, per second", subjects, INTERFACES))
    console.print(f"[dim]{COUNTED}[/]")
    for heading, counted in COLUMNS.values():
        console.print(f"[dim]{heading.replace(chr(10), ' ')}: {counted}.[/]")
    compared = ratios(subjects)
    if compared:
        console.print()
        console.print(comparison(compared))
        console.print(
            "[dim]Different games are compared, so a ratio says how much play a second buys, not "
            "whose code is better. A new game of hearts begins with 53 answers of chance for some "
            "61 decisions; its rollouts start behind them.[/]"
        )
    console.print()
    console.print(f"{machine['processor']}, {machine['cores']} cores, {machine['system']}")
    console.print(f"{machine['python']}, {machine['compiler']}, load {machine['load']}")
    console.print(", ".join(versions))


def figures(title: str, subjects: list[Subject], columns: dict[str, tuple[str, str]]) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("game")
    for heading, _ in columns.values():
        table.add_column(heading, justify="right", no_wrap=True)
    library = ""
    for subject in subjects:
        if not any(subject.best(column) for column in columns):
            continue
        if subject.library + subject.build != library:
            library = subject.library + subject.build
            table.add_section()
            table.add_row(f"[bold]{subject.library}[/], {subject.build}")
        table.add_row(f"  {subject.game}", *[short(subject.best(column)) for column in columns])
    return table


def comparison(compared: list[Ratio]) -> Table:
    table = Table(title="Times as fast", title_justify="left")
    table.add_column("compared")
    table.add_column("game")
    table.add_column("ratio", justify="right")
    table.add_column("wanted", justify="right")
    text = ""
    for ratio in compared:
        missed = ratio.wanted is not None and ratio.ratio < ratio.wanted
        table.add_row(
            "" if ratio.text == text else ratio.text,
            ratio.game,
            f"[{'red' if missed else 'green' if ratio.wanted else 'default'}]{ratio.ratio:.2f}[/]",
            "" if ratio.wanted is None else f"{ratio.wanted:g}{' (missed)' if missed else ''}",
        )
        text = ratio.text
    return table


def save(path: Path, machine: dict[str, str], versions: list[str], subjects: list[Subject]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    written = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine,
        "versions": versions,
        "counted": {"all": COUNTED, **{key: text for key, (_, text) in COLUMNS.items()}},
        "figures": [
            {
                "game": subject.game,
                "library": subject.library,
                "build": subject.build,
                "best": {column: subject.best(column) for column in subject.rounds},
                "rounds": subject.rounds,
            }
            for subject in subjects
        ],
        "ratios": [asdict(ratio) for ratio in ratios(subjects)],
    }
    path.write_text(json.dumps(written, indent=1, ensure_ascii=False) + "\n")
