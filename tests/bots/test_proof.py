"""Proofs of arenas: what stands in them, and what is found if somebody changes it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from portside import Malformed
from portside.bots.arena import Contest, play_one
from portside.bots.proof import (
    Proof,
    adds_up,
    by_clock,
    code_of,
    differences,
    fingerprint,
    other_code,
    proof_of,
    read_proof,
    theirs,
    write_proof,
)
from portside.bots.standings import as_json

CONTEST = Contest("santiago", ("search@20", "greedy"), 4, "ships=2")


def made(tmp_path: Path) -> Path:
    games = [play_one(CONTEST, n // 2, n % 2)[0] for n in range(4)]
    path = tmp_path / "proof.jsonl"
    write_proof(path, proof_of("1.2.3", CONTEST, games, as_json(CONTEST, games)))
    return path


def changed(path: Path, line: int, change: Callable[[dict[str, Any]], object]) -> Proof:
    """As the file tells if somebody has changed one of its lines."""
    lines = path.read_text("utf-8").splitlines()
    written = json.loads(lines[line])
    change(written)
    lines[line] = json.dumps(written)
    path.write_text("\n".join(lines), "utf-8")
    return read_proof(path)


def test_a_proof_is_read_as_it_was_written_and_its_games_are_played_alike(tmp_path: Path) -> None:
    path = made(tmp_path)
    head = json.loads(path.read_text("utf-8").splitlines()[0])
    assert (head["proof"], head["portside"], head["rules"]) == (1, "1.2.3", 1)
    assert head["contest"]["bots"] == ["search@20", "greedy"]
    proof = read_proof(path)
    assert proof.contest == CONTEST
    assert proof.code == code_of("santiago") and other_code(proof) == []
    assert adds_up(proof)
    assert [differences(proof.contest, one) for one in proof.games] == [[]] * 4


def test_a_changed_game_is_found(tmp_path: Path) -> None:
    proof = changed(made(tmp_path), 2, lambda game: game.update(winners=[1 - game["winners"][0]]))
    assert not adds_up(proof)
    assert differences(proof.contest, proof.games[1]) == ["winners"]


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("luck", lambda luck: [luck[1] + 0.01, luck[0] - 0.01]),
        ("record", lambda record: record[::-1]),
        ("scores", lambda scores: [score + 1 for score in scores]),
        ("answers", lambda answers: [answers[0] + 1, answers[1]]),
    ],
)
def test_whatever_is_changed_is_named(
    key: str, change: Callable[[Any], Any], tmp_path: Path
) -> None:
    proof = changed(made(tmp_path), 1, lambda game: game.update({key: change(game[key])}))
    assert differences(proof.contest, proof.games[0]) == [key]


def test_a_game_left_out_or_told_twice_does_not_add_up(tmp_path: Path) -> None:
    for change in (lambda lines: lines[:-2], lambda lines: [*lines, *lines[-2:]]):
        path = made(tmp_path)
        lines = change(path.read_text("utf-8").splitlines())
        path.write_text("\n".join(lines), "utf-8")
        assert not adds_up(read_proof(path))


def test_results_that_were_made_nicer_do_not_add_up(tmp_path: Path) -> None:
    proof = changed(made(tmp_path), 0, lambda head: head["results"]["bots"][0].update(win_rate=1.1))
    assert not adds_up(proof)
    proof = changed(made(tmp_path), 0, lambda head: head["results"].update(until="decided", most=0))
    assert not adds_up(proof)
    proof = changed(made(tmp_path), 0, lambda head: head["results"].update(until="soon"))
    assert not adds_up(proof)


def test_a_contest_that_should_have_stopped_earlier_does_not_add_up(tmp_path: Path) -> None:
    """Any interval is narrower than 49 points to each side: the first look ends it, at 8 boards."""
    contest = Contest("santiago", ("random", "random"), 4, "ships=1")
    games = [play_one(contest, n // 2, n % 2)[0] for n in range(32)]
    for many, right in ((16, True), (32, False), (14, False)):
        results = as_json(contest, games[:many], 0.0125, "49", 32)
        write_proof(tmp_path / "p", proof_of("1", contest, games[:many], results))
        assert adds_up(read_proof(tmp_path / "p")) is right


def test_other_code_is_named(tmp_path: Path) -> None:
    proof = changed(made(tmp_path), 0, lambda head: head["code"].update(bots="0" * 64))
    assert other_code(proof) == ["bots"]


def test_a_fingerprint_hangs_on_sources_and_data_alone(tmp_path: Path) -> None:
    (tmp_path / "judge").mkdir()
    (tmp_path / "a.py").write_text("x = 1\n")
    (tmp_path / "judge" / "weights.bin").write_bytes(b"123")
    before = fingerprint(tmp_path)
    (tmp_path / "a.cpython-311.so").write_bytes(b"made")
    (tmp_path / "a.pyc").write_bytes(b"made")
    assert fingerprint(tmp_path) == before
    (tmp_path / "judge" / "weights.bin").write_bytes(b"124")
    assert fingerprint(tmp_path) != before


def test_bots_by_the_clock_are_told_from_bots_that_count() -> None:
    def found(*bots: str, **budget: Any) -> list[str]:
        return by_clock(Contest("santiago", bots, 1, **budget))

    assert found("navigator", "search@50", "greedy", "captain@100") == []
    assert found("captain", "mate") == ["captain"]
    assert found("search@0.1s", "navigator") == ["search@0.1s"]
    assert found("navigator", "greedy", seconds=0.1) == ["navigator"]
    assert found("captain", "greedy", simulations=50) == []
    assert found("a.package:Bot", "exec:whatever") == []
    assert theirs(Contest("santiago", ("a.package:Bot", "exec:it", "mate"), 1)) == [
        "a.package:Bot", "exec:it",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "{}", "no JSON", '{"proof": 1}', '{"proof": 1, "contest": {"game": "santiago"}}',
    ],
)  # fmt: skip
def test_what_is_no_proof_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "proof.jsonl"
    path.write_text(text)
    with pytest.raises(Malformed, match="is not the proof of an arena"):
        read_proof(path)


def test_a_proof_of_a_later_form_or_an_impossible_contest_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="is a proof of form 2; this version of Portside reads 1"):
        changed(made(tmp_path), 0, lambda head: head.update(proof=2))
    with pytest.raises(Malformed, match="there is no game"):
        changed(made(tmp_path), 0, lambda head: head["contest"].update(game="chess"))
    with pytest.raises(Malformed, match="is not the proof of an arena"):
        changed(made(tmp_path), 0, lambda head: head["contest"].update(seed="one"))
