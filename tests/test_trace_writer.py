"""Reference games are written as tests/every_game/test_traces.py replays them."""

import json
from pathlib import Path

import pytest

from portside import GAMES, Malformed
from tests.every_game.test_traces import TRACES, read_trace
from tests.every_game.test_traces import test_trace as replay
from tools.traces import trace, write_traces


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_can_be_replayed(game: str, tmp_path: Path) -> None:
    made = write_traces(game, None, 2, 5, tmp_path)
    assert [path.parent.name for path in made] == [game, game]
    for path in made:
        replay(path)
    header, first, *_ = read_trace(made[0])
    assert header["seats"] == GAMES[game].rules.fewest_seats
    assert first["legal"]


def test_a_trace_that_is_spoilt_is_noticed(tmp_path: Path) -> None:
    game = next(iter(GAMES))
    lines = list(trace(game, GAMES[game].seats, 3))
    lines[-1]["result"] = [999]
    path = tmp_path / "01.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    with pytest.raises(AssertionError):
        replay(path)


def test_they_look_like_those_that_are_kept() -> None:
    """The same keys in the same order, whoever wrote them."""
    for path in TRACES[:3]:
        kept = read_trace(path)
        made = list(trace(kept[0]["game"], kept[0]["seats"], 1))
        assert [list(made[number]) for number in (0, 1, -1)] == [
            list(kept[number]) for number in (0, 1, -1)
        ]


def test_the_same_seed_writes_the_same_bytes_and_nothing_is_written_over(tmp_path: Path) -> None:
    game = next(iter(GAMES))
    [one] = write_traces(game, 2, 1, 7, tmp_path / "one")
    [other] = write_traces(game, 2, 1, 7, tmp_path / "other")
    assert one.read_bytes() == other.read_bytes()
    with pytest.raises(Malformed, match="exists already"):
        write_traces(game, 2, 1, 8, tmp_path / "one")
    with pytest.raises(Malformed, match="seats, not 9"):
        write_traces(game, 9, 1, 8, tmp_path / "third")
    assert not (tmp_path / "third").exists()
