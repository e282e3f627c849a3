"""Replays the reference games: seat, question, answers, weights and table agree at every step.

PORTSIDE_TRACES=FOLDER adds the games of another folder, laid out alike.
"""

import gzip
import json
import os
from pathlib import Path
from typing import Any

import pytest

import portside
from portside import CHANCE, GAMES, NOBODY
from tests.published import PUBLISHED

FOLDERS = [Path(__file__).parents[1] / "traces"]
if "PORTSIDE_TRACES" in os.environ:
    FOLDERS.append(Path(os.environ["PORTSIDE_TRACES"]))
TRACES = [
    path
    for folder in FOLDERS
    for game in GAMES
    for path in sorted((folder / game).glob("*.jsonl*"))
]
FEWEST = 8  # reference games of each game


def read_trace(path: Path) -> list[dict[str, Any]]:
    text = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("game", PUBLISHED)
@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_every_published_game_has_traces(folder: Path, game: str) -> None:
    found = len([path for path in TRACES if path.parent == folder / game])
    assert found >= FEWEST, (
        f"{game} has {found} reference games of {FEWEST}: check its rules against the rulebook, "
        f"then write them with `python -m tools.traces {game} --games {FEWEST}`"
    )


@pytest.mark.parametrize("path", TRACES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_trace(path: Path) -> None:
    header, *steps = read_trace(path)
    result = steps.pop()
    s = portside.new_game(header["game"], header["seats"], header.get("options", {}))
    for number, step in enumerate(steps, 2):
        where = f"line {number}: {step['question']} {step['answer']}"
        assert s.question() == step["question"], where
        assert ("chance" if s.to_move == CHANCE else s.to_move) == step["seat"], where
        legal = s.legal_in_words()
        assert sorted(legal) == sorted(step["legal"]), where
        if "weights" in step:
            assert dict(zip(legal, s.weights(), strict=True)) == step["weights"], where
        if number % 7 == 0:
            s = portside.read_position(json.loads(json.dumps(s.position())))
        if "table" in step:
            assert s.table() == step["table"], where
        s.play(s.read(step["answer"]))
    assert s.to_move == NOBODY
    assert s.scores() == result["result"]
    assert s.winners() == result["winners"]
