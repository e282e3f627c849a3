"""The games that are finished: their rules are written down in docs/rules.

A game in the making has no page there yet. It is held to the contract like any other; texts in four
languages and reference games are wanted of it only once it is published.
"""

from portside import GAMES
from tests.conftest import ROOT

RULE_PAGES = ROOT / "docs" / "rules"


def is_published(game: str) -> bool:
    return (RULE_PAGES / f"{game}.md").is_file()


PUBLISHED = [game for game in GAMES if is_published(game)]
