"""Nobody but the games and their boards names a game: a new one needs no line elsewhere.

Identifiers, imports and texts are looked at; comments and docstrings may give examples. The
docstring of a command is its help, which people read, so it counts as a text.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from portside import GAMES
from tests.conftest import ROOT

# Where games are at home, and where a table by game is the very point.
AT_HOME = ("src/portside/games/", "src/portside/text/boards/")
MAY_NAME = {
    "tools/gallery.py": "poses the boards of each game for pictures",
    "tools/screens.py": "likewise, in the terminal",
    "tools/web_screens.py": "likewise, in the browser",
    "tools/pledges.py": "measures what bots lose to loans in the one game that has them",
    "bench/variants.py": "options of each game under which its invariants are watched",
    "bench/strangers.py": "what strangers might set, by game",
}
HELP = "src/portside/cli/commands/"


def squeezed(text: str) -> str:
    """cargo_noir, CargoNoir, "Cargo Noir" and cargo-noir are one name."""
    return re.sub(r"[\s_-]", "", text.lower())


NAMES = [squeezed(name) for name in GAMES]


def python_files() -> Iterator[Path]:
    for folder in ("src/portside", "tools", "bench"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if not where(path).startswith(AT_HOME):
                yield path


def where(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def docstrings(tree: ast.AST) -> set[ast.AST]:
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            found.add(body[0].value)
    return found


def words_of(node: ast.AST) -> Iterator[str]:
    """What a piece of code says: names of every kind, imports, texts."""
    for value in ast.iter_fields(node):
        for part in value[1] if isinstance(value[1], list) else [value[1]]:
            if isinstance(part, str):
                yield part


def named_in(path: Path) -> list[str]:
    """Every place of a file that names a game, with its line."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = set() if where(path).startswith(HELP) else docstrings(tree)
    found = []
    line = 0
    for node in ast.walk(tree):
        line = getattr(node, "lineno", line)
        if node not in skipped:
            for word in words_of(node):
                if any(name in squeezed(word) for name in NAMES):
                    found.append(f"{where(path)}:{line}: {word[:60]!r}")
    return found


def test_no_game_is_named() -> None:
    found = [
        name for path in python_files() if where(path) not in MAY_NAME for name in named_in(path)
    ]
    assert found == [], "ask portside.games, or let the game say it in its about.py"


@pytest.mark.parametrize("path", MAY_NAME)
def test_whoever_may_name_games_does(path: str) -> None:
    assert named_in(ROOT / path), f"{path} names no game any more: take it off the list"


def test_every_kind_of_name_would_be_found() -> None:
    game = list(GAMES)[-1]
    title = game.title().replace("_", "")
    for line in (
        f"import portside.games.{game}",
        f"from portside.games.{game} import about",
        f"class {title}: pass",
        f"def of_{game}(): pass",
        f"x = {{'{game}': 1}}",
        f"x = f'the game of {game}, {{y}}'",
        f"thing.{game} = 1",
        f"call({game}=1)",
    ):
        found = [word for node in ast.walk(ast.parse(line)) for word in words_of(node)]
        assert any(squeezed(game) in squeezed(word) for word in found), line
