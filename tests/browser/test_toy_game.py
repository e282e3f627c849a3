"""A game that brings no board and no texts is played in the browser all the same."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, ROOT, Visit, serving
from tests.browser.playing import OVER, play, wait_asked
from tests.browser.test_looks import violations
from tests.toy import TOY, Tree, copy_of_this_checkout, toy_added_to

CARDS = ["eggs", "rice", "tea", "coal", "iron"]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """With a client that was told of the toy, as every build of the client is told of the games."""
    made = toy_added_to(copy_of_this_checkout(tmp_path_factory.mktemp("toy")))
    shutil.copytree(
        ROOT / "web", made.root / "web", ignore=shutil.ignore_patterns("node_modules", ".gallery")
    )
    (made.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copy(ROOT / "hatch_build.py", made.root)
    made.run("-m", "tools.game_facts")
    made.run("-m", "tools.web", "build")
    return made


@pytest.fixture(scope="module")
def server(tree: Tree, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tree.environment(), tmp_path_factory.mktemp("tables")) as url:
        yield url


def test_the_toy_is_set_up_and_played_to_its_end(visit: Visit) -> None:
    page = visit(viewport=PHONE, settings={"name": "Ada"}).go(f"/new/{TOY}")
    rows = page.locator(".seats > li")
    rows.nth(1).get_by_role("button", name="Bot").click()
    rows.nth(2).get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".plain-board")
    assert wait_asked(page)
    assert violations(page, TOY) == []
    cards = [card for card in CARDS if card in page.inner_text("body")]
    assert len(cards) == 1  # one's own order, and nobody else's
    play(page, seed=3)
    expect(page.locator(OVER)).to_be_visible()
