"""Whatever the API reference shows has a docstring: it shows nothing else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tools.site.api import API, full_name

NAMES = [name for page in API.values() for name in page.names]
Defined = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def public(body: list[ast.stmt]) -> list[Defined]:
    return [
        one for one in body if isinstance(one, Defined) and not one.name.startswith("_")
    ]  # constants speak for themselves


def found(name: str) -> tuple[ast.Module | Defined, list[Defined]]:
    """What has this name, and what is public in it."""
    path = ROOT / "src" / full_name(name).replace(".", "/")
    for file in (path / "__init__.py", path.with_suffix(".py")):
        if file.exists():
            module = ast.parse(file.read_text("utf-8"))
            return module, public(module.body)
    outer, _, inner = name.rpartition(".")
    assert outer, f"there is no {full_name(name)}"
    [thing] = [one for one in found(outer)[1] if one.name == inner]
    return thing, public(thing.body) if isinstance(thing, ast.ClassDef) else []


def silent(name: str) -> Iterator[str]:
    thing, members = found(name)
    if not ast.get_docstring(thing):
        yield full_name(name)
    for member in members:
        if not ast.get_docstring(member):
            yield f"{full_name(name)}.{member.name}"
        if isinstance(thing, ast.Module) and isinstance(member, ast.ClassDef):
            for method in public(member.body):
                if not ast.get_docstring(method):
                    yield f"{full_name(name)}.{member.name}.{method.name}"


@pytest.mark.parametrize("name", NAMES, ids=full_name)
def test_it_says_what_it_does(name: str) -> None:
    assert list(silent(name)) == []


PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def imported(page: Path) -> Iterator[tuple[str, str]]:
    """Modules below portside, and what the examples of a page take from them."""
    for line in re.findall(r"^(?:>>> )?(from portside[. ].*)$", page.read_text("utf-8"), re.M):
        (statement,) = ast.parse(line).body
        assert isinstance(statement, ast.ImportFrom)
        for alias in statement.names:
            yield (statement.module or "").partition(".")[2], alias.name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_examples_import_is_in_the_reference(page: Path) -> None:
    for module, name in imported(page):
        constant = name.isupper()  # constants speak for themselves, and environments are modules
        known = module in NAMES or f"{module}.{name}" in NAMES or module.endswith("pettingzoo")
        assert known or constant, f"{module}.{name}"
