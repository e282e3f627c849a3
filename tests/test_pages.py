"""Pages for maintainers lead somewhere: every path and every link in them exists."""

import re
from pathlib import Path

import pytest

from tests.conftest import ROOT

DOCS = ROOT / "docs"
BESIDE = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
PAGES = [*sorted(DOCS.rglob("*.md")), *(ROOT / name for name in BESIDE)]
SOURCES = ROOT / "src" / "portside"
GAMES = sorted(path.parent.name for path in (SOURCES / "games").glob("*/__init__.py"))

LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")
PLACE = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCE = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.<>-]+(?:/[\w.<>-]*)+|\w+\.py")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def places(text: str) -> set[str]:
    """The anchors of a page, as GitHub and our site make them of its headings."""
    plain = [re.sub(r"[^\w\- ]", "", one).lower() for one in HEADING.findall(FENCE.sub("", text))]
    return {one.strip().replace(" ", "-") for one in plain}


def lost(page: Path, text: str) -> list[str]:
    """The links of a page to places that are not there."""
    return [
        f"{there}#{place}"
        for there, place in PLACE.findall(text)
        if place not in places((page.parent / there).read_text("utf-8") if there else text)
    ]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_place_that_is_linked_exists(page: Path) -> None:
    assert lost(page, page.read_text("utf-8")) == []


def test_a_lost_place_is_noticed() -> None:
    text = "# What is *new*?\n\n[up](#what-is-new) [down](#below) [far](README.md#nowhere)\n"
    text += "```\n# below\n```\n"
    assert lost(ROOT / "README.md", text) == ["#below", "README.md#nowhere"]


def test_every_page_is_on_the_site() -> None:
    """In the navigation, but for choices, which their own page lists."""
    shown = re.findall(r"[\w./-]+\.md", (ROOT / "mkdocs.yml").read_text("utf-8"))
    pages = {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")}
    assert {page for page in pages if not page.startswith("choices/")} <= set(shown)
    choices = DOCS / "choices"
    listed = re.findall(r"\]\(([\w-]+\.md)\)", (choices / "README.md").read_text("utf-8"))
    assert {path.name for path in choices.glob("*.md")} == {*listed, "README.md"}


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
