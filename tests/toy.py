"""A copy of this checkout to which the toy game was added, and nothing else.

`toy_tree` is for every test that wants to see a new game at work, those in a browser too.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from filecmp import dircmp
from pathlib import Path

import pytest

from tests.conftest import ROOT

TOY = "ferry"
FOLDER = ROOT / "tests" / "toy_game"
COPIED = ("src", "tests", "tools", "docs/rules", "pyproject.toml")
LEFT_OUT = ("__pycache__", "static", "traces", "browser")  # large, or made


@dataclass
class Tree:
    """A checkout of its own; what runs in it is interpreted and sees only its sources."""

    root: Path

    @property
    def games(self) -> Path:
        return self.root / "src" / "portside" / "games"

    def run(self, *command: str, typed: str = "", code: int = 0) -> str:
        """What this module or script of Python prints, the error text included."""
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env=self.environment(),
            input=typed,
            capture_output=True,
            text=True,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    def portside(self, *arguments: str, typed: str = "", code: int = 0) -> str:
        return self.run("-m", "portside", *arguments, typed=typed, code=code)

    def pytest(self, *arguments: str) -> str:
        return self.run("-m", "pytest", "-q", "-p", "no:xdist", *arguments)

    def lint_imports(self) -> str:
        return self.run("-c", "from importlinter.cli import lint_imports_command as go; go()")

    def environment(self) -> dict[str, str]:
        ours = {
            "PYTHONPATH": str(self.root / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",  # so that the tree stays as it was made
            "PORTSIDE_BUILD": "interpreted",
            "COLUMNS": "140",
            "LANG": "C.UTF-8",
        }
        kept = {key: os.environ[key] for key in ("PATH", "HOME", "TMPDIR") if key in os.environ}
        return {**kept, **ours}


def copy_of_this_checkout(to: Path) -> Tree:
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns(*LEFT_OUT))
        else:
            shutil.copy(ROOT / name, to / name)
    return Tree(to)


def added_files(tree: Tree) -> list[str]:
    """Every file or folder in which the tree differs from this checkout, but what was left out."""
    found: list[str] = []
    for name in COPIED:
        if (ROOT / name).is_dir():
            found += differing(dircmp(ROOT / name, tree.root / name, [*LEFT_OUT]), name)
        elif (ROOT / name).read_bytes() != (tree.root / name).read_bytes():
            found.append(name)
    return sorted(found)


def differing(folders: "dircmp[str]", path: str) -> list[str]:
    here = [*folders.left_only, *folders.right_only, *folders.diff_files, *folders.funny_files]
    found = [f"{path}/{name}" for name in here]
    for name, inner in folders.subdirs.items():
        found += differing(inner, f"{path}/{name}")
    return found


def toy_added_to(tree: Tree) -> Tree:
    shutil.copytree(FOLDER, tree.games / TOY, ignore=shutil.ignore_patterns("__pycache__"))
    return tree


@pytest.fixture(scope="session")
def toy_tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return toy_added_to(copy_of_this_checkout(tmp_path_factory.mktemp("checkout")))
