"""The documentation for researchers: its tables are fresh and its examples run."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import portside
from portside.cli.app import app
from portside.core.simulate import settle
from tests.conftest import ROOT
from tools.research_tables import PAGE, filled_in


def test_the_tables_are_fresh() -> None:
    page = PAGE.read_text("utf-8")
    assert filled_in(page) == page, "run: python -m tools.research_tables"
    assert page.count("<!-- end -->") == 6


def test_the_tour_of_the_python_interface() -> None:
    page = (ROOT / "docs" / "python.md").read_text("utf-8")
    bare = re.sub(r"^```.*$", "", page, flags=re.MULTILINE)  # a fence is no output
    tour = doctest.DocTestParser().get_doctest(bare, {}, "python.md", "python.md", 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(tour)
    assert runner.failures == 0 and runner.tries > 40


def test_the_examples_for_researchers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, as one reads them, in a folder that has the data of `Data`."""
    monkeypatch.chdir(tmp_path)
    simulated = ["simulate", "manila", "--games", "3", "--output", "games.parquet"]
    assert CliRunner().invoke(app, [*simulated, "--processes", "1"]).exit_code == 0
    state = portside.new_game("manila", 4)
    settle(state, portside.Dice(1))
    told: dict[str, Any] = {"state": state, "seat": 0, "index": 5}  # 5: the first of a bid
    examples = re.findall(
        r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    assert len(examples) == 9
    for example in examples:
        exec(example, told)
        if "VectorEnv" in example:
            shapes_are_as_told(told["env"])
    assert told["end"].to_move == portside.NOBODY and len(told["pairs"]) > 50
    assert (tmp_path / "picture-manila.png").exists()


def shapes_are_as_told(env: Any) -> None:
    assert (env.observations.shape, env.observations.dtype) == ((1024, 256), "int16")
    assert (env.masks.shape, env.masks.dtype, env.to_move.shape) == ((1024, 452), "bool", (1024,))
    assert (env.rewards.shape, env.done.shape, env.scores.shape) == ((1024, 3), (1024,), (1024, 3))
