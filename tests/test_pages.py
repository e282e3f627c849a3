"""Pages for maintainers lead somewhere: every path and every link in them exists."""

import re
from pathlib import Path

import pytest

from tests.conftest import ROOT

DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), *(ROOT / name for name in ("README.md", "CONTRIBUTING.md"))]
SOURCES = ROOT / "src" / "portside"
GAMES = sorted(path.parent.name for path in (SOURCES / "games").glob("*/__init__.py"))

LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")
SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.<>-]+(?:/[\w.<>-]*)+|\w+\.py")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", ["map.md", "notation.md"])
def test_every_path_exists(page: str) -> None:
    """As written from the root or from `src/portside`, and for each game where it says so."""
    spans = SPAN.findall((DOCS / page).read_text("utf-8"))
    paths = [path for path in spans if PATH.fullmatch(path)]
    assert len(paths) > 1
    assert [path for path in paths if not exists(path)] == []


def exists(path: str) -> bool:
    ways = [path.replace("<game>", game) for game in GAMES]
    return all((ROOT / way).exists() or (SOURCES / way).exists() for way in ways)


def test_the_map_names_every_folder() -> None:
    named = set(SPAN.findall((DOCS / "map.md").read_text("utf-8")))
    folders = {f"{path.parent.name}/" for path in SOURCES.glob("*/__init__.py")}
    assert folders <= named
