"""The notebooks run, and what they show in the repository is what they show now."""

import os
from pathlib import Path

import pytest

from tools.notebooks import FOLDER, PICTURE, executed, read, shown, tidied

NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_shows_what_it_showed(path: Path) -> None:
    kept = read(path)
    now = shown(executed(path))
    assert now == shown(kept), "run: python -m tools.notebooks"
    assert sum(map(len, now)) > 5


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_nothing_of_a_machine_is_kept(path: Path) -> None:
    text = path.read_text("utf-8")
    traces = (str(Path.home()), os.sep + "tmp" + os.sep, "site-packages", "stderr", "Traceback")
    for trace in traces:
        assert trace not in text
    kept = read(path)
    assert tidied(read(path)) == kept
    counted = [cell.execution_count for cell in kept.cells if cell.cell_type == "code"]
    assert counted == list(range(1, len(counted) + 1))


def test_there_are_two_and_one_has_a_plot() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["first_look", "research"]
    assert [PICTURE] in shown(read(FOLDER / "research.ipynb"))
