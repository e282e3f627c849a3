"""Records of every revision there was: each is replayed to its scores and winners for ever."""

from pathlib import Path

import pytest

import portside
from portside import GAMES, NOBODY
from tests.published import PUBLISHED
from tools.records import FOLDER, RECORDS, WINNERS

KEPT = sorted(FOLDER.glob("*/*/*.game"))


def test_every_record_is_of_a_game_that_is_there() -> None:
    assert {path.parents[1].name for path in KEPT} == set(PUBLISHED)


@pytest.mark.parametrize("game", PUBLISHED)
def test_every_revision_has_records(game: str) -> None:
    for revision in range(1, GAMES[game].rules.revision + 1):
        found = len(list((FOLDER / game / str(revision)).glob("*.game")))
        assert found >= RECORDS, (
            f"{game} has {found} records of revision {revision} of its rules in tests/records; "
            f"`python -m tools.records {game}` writes those of the newest: commit them with it"
        )


@pytest.mark.parametrize("path", KEPT, ids=lambda path: "-".join(path.parts[-3:]))
def test_an_old_record_ends_as_it_did(path: Path) -> None:
    record = portside.read_record(path.read_text("utf-8"))
    assert (record.game, str(record.revision)) == (path.parents[1].name, path.parent.name)
    s = portside.replay(record)
    assert s.to_move == NOBODY and s.scores() == record.result
    assert " ".join(map(str, s.winners())) == record.headers[WINNERS]
