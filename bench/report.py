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
           "core_new", "hearts", "core_copy", 1),
    Target("rollouts in core ÷ OpenSpiel's hearts, rollouts in C++",
           "core_copy", "hearts", "core_copy", 1),
    Target("new games in core ÷ OpenSpiel's hearts, new games in C++",
           "core_new", "hearts", "core_new", None),
    Target("new games from Python, Python draws chance ÷ OpenSpiel's hearts, the same",
           "driven_chance", "hearts", "driven_chance", 3),
    Target("new games from Python, chance by `settle` ÷ OpenSpiel's hearts, chance by Python",
           "driven_new", "hearts", "driven_chance", None),
    Target("new games from Python, chance by `settle` ÷ Catanatron's random play",
           "driven_new", "catan", "driven_new", 50),
    Target("copies ÷ OpenSpiel's hearts, clones",
           "copy", "hearts", "copy", 1.2),
    Target("AEC steps, raw ÷ PettingZoo's connect_four, raw",
           "aec", "connect_four", "aec", 8),
    Target("AEC steps, wrapped ÷ PettingZoo's connect_four, wrapped",
           "aec_wrapped", "connect_four", "aec_wrapped", None),
    Target("OpenSpiel adapter ÷ OpenSpiel's hearts, driven alike",
           "spiel", "hearts", "driven_chance", 1.5),
    Target("OpenSpiel adapter ÷ OpenSpiel's crazy_eights, driven alike",
           "spiel", "crazy_eights", "driven_chance", None),
    Target("OpenSpiel adapter ÷ OpenSpiel's backgammon, driven alike",
           "spiel", "backgammon", "driven_chance", None),
    Target("OpenSpiel adapter's clones ÷ OpenSpiel's hearts, clones",
           "spiel_copy", "hearts", "copy", 0.5),
]  # fmt: skip
# Within one game of ours: what, compared with what, how much is wanted.
WITHIN: Final = [
    ("vector environment, NumPy draws from the lists ÷ its own sampler",
     "vector_policy", "vector", 0.6),
    ("vector environment, NumPy draws from the masks ÷ its own sampler",
     "vector_masked", "vector", None),
    ("vector environment, all cores ÷ one process", "vector_all", "vector", 1.6),
]  # fmt: skip


@dataclass
class Ratio:
    game: str
    text: str
    ratio: float
    wanted: float | None


def ratios(subjects: list[Subject]) -> list[Ratio]:
    """How our compiled games stand against those peers that were measured, the misses too."""
    ours = [one for one in subjects if one.library == "Portside" and one.build == COMPILED]
    found: list[Ratio] = []
    for target in TARGETS:
        for peer in (peer for peer in subjects if peer.game == target.game):
            for subject in ours:
                mine, theirs = subject.best(target.ours), peer.best(target.theirs)
                if mine and theirs:
                    found.append(Ratio(subject.game, target.text, mine / theirs, target.wanted))
    for text, one, other, wanted in WITHIN:
        for subject in ours:
            mine, theirs = subject.best(one), subject.best(other)
            if mine and theirs:
                found.append(Ratio(subject.game, text, mine / theirs, wanted))
    return found


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
