"""Rules, tests and questions name each other: no rule without a test, no id without a rule.

What there is comes from `docs/rules`: `<game>.md` has the rules, `<game>-scenarios.md`,
`<game>-invariants.md` and `<game>-readings.md` the rest, and an id in bold is defined there.
"""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import ROOT

DOCS = ROOT / "docs" / "rules"
GAMES = sorted(path.parent.name for path in (ROOT / "src/portside/games").glob("*/__init__.py"))

ID = r"[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?"  # SC-4.2, a chapter SC-4, ST-09, CN-T07
RULE = r"[A-Z]{2}-\d+\.\d+"
DEFINED = re.compile(rf"\*\*({ID})\*\*")
NAMED = re.compile(rf"(?<![\w-]){ID}(?!\w)")
CITED_FIRST = re.compile(rf"({RULE}(?:(?:, | to ){RULE})*)\.")  # how a docstring starts

# Sections of another text, which nobody here can look up.
ELSEWHERE = re.compile(
    r"\brules,? \(?(?:sections? \d|chapter \d|\d+\.\d)|\(Q\d+\)|\bQ\d+ of the", re.IGNORECASE
)
SECTION = re.compile(r"\bnotation\b[^.;]*?(?:section |§)(\d+)")

TEXTS = {".py", ".md", ".ftl", ".ts", ".svelte", ".css", ".html", ".toml", ".yml"}
FOLDERS = ["src", "tests", "web/src", "bench", "tools", "docs", "examples"]
PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "pyproject.toml"]


def page(game: str, more: str = "") -> str:
    path = DOCS / f"{game}{more}.md"
    assert path.exists(), f"{game} is in src/portside/games, but docs/rules/{path.name} is missing"
    return path.read_text(encoding="utf-8")


def defined(game: str, more: str = "") -> list[str]:
    return DEFINED.findall(page(game, more))


@cache
def known() -> frozenset[str]:
    """Every id that docs/rules defines, and the chapters of rules. A toy may bring its own page."""
    pages = [*DOCS.glob("*.md"), *(ROOT / "tests").rglob("*.md")]
    ids = [name for path in pages for name in DEFINED.findall(path.read_text("utf-8"))]
    return frozenset(ids) | {name.partition(".")[0] for name in ids if "." in name}


def pages_of(game: str) -> list[Path]:
    return [path for path in DOCS.glob("*.md") if path.stem.partition("-")[0] == game]


def prefixes(text: str) -> set[str]:
    return {name.partition("-")[0] for name in DEFINED.findall(text)}


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


@cache
def texts() -> dict[str, list[str]]:
    """Every file that people write, by its path, as lines."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*"))]
    paths += [ROOT / name for name in PAGES]
    return {
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").splitlines()
        for path in paths
        if path.suffix in TEXTS and "node_modules" not in path.parts
    }


def is_rule_mark(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and ast.unparse(node) == "pytest.mark.rule"


@cache
def cited() -> dict[str, str]:
    """Every id in a `pytest.mark.rule(…)`, and a file that cites it."""
    found = {}
    for path in sources("tests"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and is_rule_mark(node.func):
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{path}:{node.lineno}"
                    found[str(argument.value)] = path.name
    return found


def test_there_are_games() -> None:
    assert len(GAMES) >= 3


def test_every_id_is_defined_once() -> None:
    times = Counter(
        name for path in DOCS.glob("*.md") for name in DEFINED.findall(path.read_text())
    )
    assert [name for name, n in times.items() if n > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_prefix_of_its_own(game: str) -> None:
    assert len(prefixes(page(game))) == 1
    for path in DOCS.glob("*.md"):
        if path.stem.partition("-")[0] != game:
            assert not prefixes(page(game)) & prefixes(path.read_text("utf-8")), path.name


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown_by_a_test(game: str) -> None:
    rules = defined(game)
    assert rules
    assert [rule for rule in rules if not re.fullmatch(RULE, rule)] == []
    assert [rule for rule in rules if rule not in cited()] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_chapter_are_numbered_without_a_gap(game: str) -> None:
    chapters: dict[int, list[int]] = {}
    for rule in defined(game):
        chapter, number = rule.partition("-")[2].split(".")
        chapters.setdefault(int(chapter), []).append(int(number))
    assert list(chapters) == list(range(1, len(chapters) + 1))
    for numbers in chapters.values():
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert numbers[0] in (0, 1)


@pytest.mark.parametrize("kind", ["scenarios", "invariants"])
@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_and_invariant_is_shown_by_a_test(game: str, kind: str) -> None:
    names = defined(game, f"-{kind}")
    assert names
    assert [name for name in names if name not in cited()] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_reading_has_a_reason(game: str) -> None:
    entries = re.split(r"\n(?=[-*] |\n|#)", page(game, "-readings"))
    readings = [entry for entry in entries if DEFINED.search(entry)]
    assert len(readings) == len(defined(game, "-readings")) > 0
    assert [entry for entry in readings if "Why: " not in " ".join(entry.split())] == []


def test_every_id_that_a_test_cites_exists() -> None:
    assert {name: file for name, file in cited().items() if name not in known()} == {}


def test_every_id_that_anybody_names_exists() -> None:
    unknown = [
        f"{path}:{number}: {name}"
        for path, lines in texts().items()
        for number, line in enumerate(lines, 1)
        for name in NAMED.findall(line)
        if name not in known()
    ]
    assert unknown == []


def test_nobody_points_into_a_text_that_is_not_here() -> None:
    """Rules are cited by id. `Rules 3.4` and `Q18` were numbers of another text."""
    astray = [
        f"{path}:{number}: {line.strip()}"
        for path, lines in texts().items()
        if path != "tests/test_rule_ids.py"
        for number, line in enumerate(lines, 1)
        if ELSEWHERE.search(line)
    ]
    assert astray == []


def test_every_section_of_the_notation_that_anybody_names_exists() -> None:
    there = set(re.findall(r"^## (\d+)\. ", (ROOT / "docs/notation.md").read_text("utf-8"), re.M))
    named = {
        (section, path)
        for path, lines in texts().items()
        for line in lines
        for section in SECTION.findall(line)
    }
    assert len(named) >= 5
    assert {(section, path) for section, path in named if section not in there} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_only_rules_of_its_own(game: str) -> None:
    own = set().union(*(prefixes(path.read_text("utf-8")) for path in pages_of(game)))
    for path in sources(f"src/portside/games/{game}"):
        named = {name.partition("-")[0] for name in NAMED.findall(path.read_text(encoding="utf-8"))}
        assert named <= own, path.name


@pytest.mark.parametrize("game", GAMES)
def test_what_a_question_cites_is_what_its_description_starts_with(game: str) -> None:
    """Compiled classes have no docstrings, so this reads the sources."""
    questions = 0
    for path in sources(f"src/portside/games/{game}"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                cites = class_constant(node, "cites")
                if cites is not None:
                    start = CITED_FIRST.match(ast.get_docstring(node) or "")
                    assert start, f"{path.name}: {node.name} does not start with its rules"
                    assert start[1] == cites, f"{path.name}: {node.name}"
                    questions += 1
    assert questions > 0


def class_constant(node: ast.ClassDef, name: str) -> str | None:
    for line in node.body:
        if (
            isinstance(line, ast.Assign)
            and ast.unparse(line.targets[0]) == name
            and isinstance(line.value, ast.Constant)
        ):
            return str(line.value.value)
    return None
