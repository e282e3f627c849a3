"""Skeleton describes itself. Whatever is left out has a safe default: see `portside.core.about`."""

from typing import Any, Final

from portside.core.about import Game

from .game import SKELETON


def always(_s: Any) -> bool:
    return True


GAME: Final = Game(
    rules=SKELETON,
    # TODO: if a seat hides anything, take these two away. With them a bot may answer at once, and
    # an answer is played for a seat that has no other.
    hides=False,
    has_open_choice=always,
)
