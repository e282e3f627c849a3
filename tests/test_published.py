"""No game stays in the making for ever: what is in this repository is published."""

import pytest

from portside import GAMES
from tests.published import is_published


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_are_written_down(game: str) -> None:
    assert is_published(game), (
        f"docs/rules/{game}.md is missing: write every rule there with its id (docs/add-a-game.md)"
    )
