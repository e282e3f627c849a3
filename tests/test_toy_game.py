"""A new game is its own folder and nothing else: everything works with it at once.

No locale, no board, no judge, no line in any list: see docs/add-a-game.md.
"""

import re
import shutil
from pathlib import Path

import pytest

from tests.toy import FOLDER, TOY, Tree, added_files, copy_of_this_checkout, toy_added_to, toy_tree

__all__ = ["toy_tree"]  # the fixture


def test_it_keeps_the_contract(toy_tree: Tree) -> None:
    told = toy_tree.pytest("tests/every_game", "-k", TOY)
    assert int(re.search(r"(\d+) passed", told)[1]) >= 30  # type: ignore[index]
    assert "skipped" not in told


def test_it_plays_with_bots_at_a_server_and_in_research(toy_tree: Tree) -> None:
    told = toy_tree.pytest("tests/toy_at_work.py", "tests/text", "-k", f"toy_at_work or {TOY}")
    assert int(re.search(r"(\d+) passed", told)[1]) >= 20  # type: ignore[index]
    assert "skipped" not in told


def test_it_keeps_the_layers(toy_tree: Tree) -> None:
    assert "0 broken" in toy_tree.lint_imports()


def test_it_is_played_in_the_terminal(toy_tree: Tree) -> None:
    told = toy_tree.portside(
        *["play", TOY, "--people", "Ada", "--seat", "1", "--seed", "5", "--lang", "en"],
        typed="sail\nload\n" * 600,
    )
    assert "The game is over" in told
    assert " wins!" in told
    before, _, after = told.partition("The game is over")
    assert set(re.findall(r"^order +(.*?) *$", before, re.MULTILINE)[:-1]) == {"rice, ?"}
    assert "Traceback" not in after


def test_commands_know_it(toy_tree: Tree) -> None:
    listed = toy_tree.portside("games", "--lang", "en")
    assert re.search(rf"{TOY} +2–3", listed)
    assert toy_tree.portside("options", TOY) == "goal=30\n"
    told = toy_tree.portside("simulate", TOY, "--games", "20", "--lang", "en")
    assert "20 random games" in told


@pytest.mark.parametrize("bots", ["captain@10,navigator@10,mate", "deckhand,greedy,search@10"])
def test_levels_meet_in_the_arena(toy_tree: Tree, bots: str) -> None:
    told = toy_tree.portside("arena", TOY, "--bots", bots, "--games", "3", "--processes", "1")
    for bot in bots.split(","):
        assert bot in told


def test_once_published_it_wants_reference_games_which_can_be_written(tmp_path: Path) -> None:
    tree = toy_added_to(copy_of_this_checkout(tmp_path))
    shutil.copy(FOLDER / "rules.md", tree.root / "docs" / "rules" / f"{TOY}.md")
    wanted = ["-m", "pytest", "-q", "tests/every_game/test_traces.py", "-k", TOY]
    command = f"tools.traces {TOY} --games 8"
    assert f"`python -m {command}`" in tree.run(*wanted, code=1)
    tree.run("-m", *command.split())
    assert "9 passed" in tree.run(*wanted)


def test_nothing_but_its_folder_was_added(toy_tree: Tree) -> None:
    """None of the above could have needed another file: there is none."""
    assert added_files(toy_tree) == [f"src/portside/games/{TOY}"]
