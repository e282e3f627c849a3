"""Rules, tests and questions name each other: no rule without a test, no id without a rule."""

import ast
import re
from pathlib import Path

import pytest

from portside import GAMES
from tests.conftest import ROOT

RULE = r"[A-Z]{2}-\d+\.\d+"
BOLD_RULE = re.compile(rf"\*\*({RULE})\*\*")
OTHER_IDS = re.compile(r"(ST|SR|SI|MT|MR|MI)-\d+|CN-[TIR]\d+")  # scenarios, rulings, invariants
CITED_FIRST = re.compile(rf"({RULE}(?:(?:, | to ){RULE})*)\.")  # how a docstring starts

# By game: the prefix of its rules, and which scenarios and invariants there are.
PREFIX = {"santiago": "SC", "manila": "MA", "cargo_noir": "CN"}
NUMBERED = {
    "santiago": [("ST-{:02}", 1, 14), ("ST-{:02}", 20, 50), ("SI-{}", 1, 25)],
    "manila": [
        ("MT-{:02}", 1, 26), ("MT-{:02}", 30, 63), ("MT-{:02}", 70, 73), ("MI-{:02}", 1, 26),
    ],
    "cargo_noir": [("CN-T{:02}", 1, 36), ("CN-I{}", 1, 25)],
}  # fmt: skip


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def is_rule_mark(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and ast.unparse(node) == "pytest.mark.rule"


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


def written_rules(game: str) -> list[str]:
    return BOLD_RULE.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))


CITED = cited()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_is_written_once_and_shown_by_a_test(game: str) -> None:
    rules = written_rules(game)
    assert rules
    assert len(set(rules)) == len(rules)
    assert {rule.partition("-")[0] for rule in rules} == {PREFIX[game]}
    assert [rule for rule in rules if rule not in CITED] == []


@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_of_a_chapter_are_numbered_without_a_gap(game: str) -> None:
    chapters: dict[int, list[int]] = {}
    for rule in written_rules(game):
        chapter, number = rule.partition("-")[2].split(".")
        chapters.setdefault(int(chapter), []).append(int(number))
    assert list(chapters) == list(range(1, len(chapters) + 1))
    for numbers in chapters.values():
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert numbers[0] in (0, 1)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_scenario_and_invariant_is_shown_by_a_test(game: str) -> None:
    wanted = [
        form.format(number)
        for form, first, last in NUMBERED[game]
        for number in range(first, last + 1)
    ]
    assert [name for name in wanted if name not in CITED] == []


def test_every_id_that_a_test_cites_exists() -> None:
    known = {rule for game in GAMES for rule in written_rules(game)}
    unknown = {
        name: file
        for name, file in CITED.items()
        if name not in known and not OTHER_IDS.fullmatch(name)
    }
    assert unknown == {}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_that_the_code_names_exists(game: str) -> None:
    known = set(written_rules(game))
    for path in sources(f"src/portside/games/{game}"):
        named = set(re.findall(rf"\b{PREFIX[game]}-\d+\.\d+", path.read_text(encoding="utf-8")))
        assert named <= known, path.name


@pytest.mark.parametrize("game", list(GAMES))
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
