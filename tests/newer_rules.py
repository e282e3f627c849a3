"""Santiago as a made-up second revision has it: six ships, and no VP for an owner who is at home.

`python -m tests.newer_rules` is a bots' worker of such a version.
"""

import pytest

import portside
from portside.games.santiago.game import SANTIAGO, STANDARD
from portside.server import worker
from tests.every_game.walks import draw

FIRST: dict[str, object] = {"ships": 7, "owner_vp_when_pawn_stayed": True}
SECOND: dict[str, object] = {"ships": 6, "owner_vp_when_pawn_stayed": False}


def upgrade(patch: pytest.MonkeyPatch) -> None:
    """What a later Portside would say of itself; in place, so that compiled rules hear of it."""
    patch.setattr(SANTIAGO, "revisions", [FIRST, {}])
    patch.setattr(SANTIAGO, "revision", 2)
    for key, value in SECOND.items():
        patch.setitem(SANTIAGO.options, key, value)
        patch.setattr(STANDARD, key, value)


def play_on(s: portside.State, seed: int = 3) -> list[str]:
    """To the end, at random; every answer in words, then the scores."""
    dice, said = portside.Dice(seed), []
    while s.to_move != portside.NOBODY:
        answer = draw(s, dice)
        said.append(s.write(answer))
        s.play(answer)
    return [*said, str(s.scores())]


if __name__ == "__main__":
    upgrade(pytest.MonkeyPatch())
    worker.main()
