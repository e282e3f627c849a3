"""`portside new-game` writes a game that keeps the contract, or says why it does not."""

from pathlib import Path

import pytest

from tests.cli.test_commands import run
from tests.toy import Tree, added_files, copy_of_this_checkout

NAME = "tug_of_war"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return copy_of_this_checkout(tmp_path_factory.mktemp("checkout"))


def test_the_new_game_keeps_the_contract_and_can_be_played(tree: Tree) -> None:
    told = tree.portside("new-game", NAME)
    assert f"portside play {NAME}" in told
    assert added_files(tree) == [f"src/portside/games/{NAME}"]
    written = "".join(path.read_text("utf-8") for path in (tree.games / NAME).rglob("*.py"))
    assert "skeleton" not in written.lower()
    assert 'cites = "TO-' in written  # the first letters of its name
    assert "passed" in tree.pytest("tests/every_game", "tests/text", "-k", NAME)
    told = tree.portside("play", NAME, "--people", "Ada", "--lang", "en", typed="1\n" * 60)
    assert "The game is over" in told
    assert "0 broken" in tree.lint_imports()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("2fast", "'2fast' is no name for a game"),
        ("Pig", "'Pig' is no name for a game"),
        ("my-game", "'my-game' is no name for a game"),
        ("class", "'class' is no name for a game"),
        ("manila", "there is a game 'manila' already"),
        ("web", "'web' is a word of Portside's own"),
        ("plain", "'plain' is a word of Portside's own"),
    ],
)
def test_a_bad_name_is_refused_in_one_sentence(name: str, said: str, tmp_path: Path) -> None:
    told = run("new-game", name, "--into", str(tmp_path), code=2)
    assert said in told
    assert len(told.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over_and_no_folder_is_guessed(tmp_path: Path) -> None:
    run("new-game", "pig", "--into", str(tmp_path))
    assert "exists already" in run("new-game", "pig", "--into", str(tmp_path), code=2)
    assert "run this in a checkout" in run("new-game", "pig", code=2)
