"""docs/add-a-game.md is true: its Python stands in the toy game, its commands and files exist."""

import re
import textwrap

import pytest
from typer.main import get_command

from portside.cli.app import app
from portside.core.about import Game
from portside.core.game import State
from tests.conftest import ROOT
from tests.toy import FOLDER

PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
TOY = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py"))]
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
BLOCKS = [(kind, textwrap.dedent(body)) for _, kind, body in BLOCK.findall(PAGE)]


def blocks(kind: str) -> list[str]:
    return [body for language, body in BLOCKS if language == kind]


def test_there_is_no_other_kind_of_block() -> None:
    assert {kind for kind, _ in BLOCKS} == {"python", "sh"}
    assert PAGE.count("```") == 2 * len(BLOCKS)


@pytest.mark.parametrize("body", blocks("python"), ids=lambda body: body.split("\n")[0].strip())
def test_python_is_taken_from_the_toy_game(body: str) -> None:
    """To the letter, from the beginning of a line; how far it is indented does not matter."""
    lines = [line.strip() for line in body.splitlines()]
    for text in TOY:
        there = [line.strip() for line in text.splitlines()]
        starts = [at for at, line in enumerate(there) if line == lines[0]]
        if any(there[at : at + len(lines)] == lines for at in starts):
            return
    pytest.fail("no file of tests/toy_game has these lines")


@pytest.mark.parametrize("line", "".join(blocks("sh")).splitlines())
def test_commands_exist(line: str) -> None:
    words = [word for word in line.split() if "=" not in word]
    if words[0] == "portside":
        assert words[1] in get_command(app).commands  # type: ignore[attr-defined]
    elif words[:2] == ["python", "-m"]:
        assert (ROOT / f"{words[2].replace('.', '/')}.py").is_file()
    else:
        assert words[0] in ("pytest", "python")
        assert (ROOT / words[1]).exists()


def test_files_exist() -> None:
    for path in re.findall(r"`((?:src|tests|tools)/[\w/.]+)`", PAGE):
        assert (ROOT / path).exists(), path


def test_what_can_be_said_exists() -> None:
    for name in re.findall(r"`Game\.(\w+)", PAGE):
        assert name in Game.__dataclass_fields__, name
    [must] = re.findall(r"A game adds (.*?), and the functions", PAGE, re.DOTALL)
    [given] = re.findall(r"`core.game.State` gives (.*?) and the agenda", PAGE, re.DOTALL)
    for name in re.findall(r"`(\w+)`", must + given):
        assert hasattr(State, name), name
