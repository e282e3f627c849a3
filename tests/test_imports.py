"""Whoever imports the rules gets the rules, and none of what serves them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import portside

NEEDED = {"portside", "librt", "mypy_extensions"}
LOADED = """
import sys
before = set(sys.modules)
import {module}
print(*{{name.partition(".")[0] for name in set(sys.modules) - before}})
"""


@pytest.mark.parametrize("module", ["portside", "portside.bots.levels", "portside.fair"])
def test_importing_the_rules_loads_no_other_library(module: str) -> None:
    found = loaded(module) - set(sys.stdlib_module_names)
    assert {name for name in found if "__" not in name} <= NEEDED


def loaded(module: str) -> set[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(portside.__file__).parents[1])}
    command = [sys.executable, "-c", LOADED.format(module=module)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return set(run.stdout.split())
