"""The commands that make data, reports and cluster runs, used as a person would."""

import json
from pathlib import Path
from typing import Any

import pytest

from portside.research.data import load
from tests.cli.test_commands import run


def test_simulate_keeps_the_same_games_on_any_number_of_processes(tmp_path: Path) -> None:
    kept = []
    for processes in ("1", "2"):
        path = tmp_path / f"{processes}.jsonl"
        told = run("simulate", "santiago", "--games", "230", "--seed", "9", "--lang", "en",
                   "--processes", processes, "--output", str(path))  # fmt: skip
        assert "230 random games" in told and not path.with_suffix(".parts").exists()
        kept.append(path.read_bytes())
    assert kept[0] == kept[1]
    plain = run("simulate", "santiago", "--games", "230", "--seed", "9", "--lang", "en")
    assert plain.splitlines()[:6] == told.splitlines()[:6]  # all but the speed


def test_simulate_with_bots_and_decisions_then_analyse(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    told = run("simulate", "manila", "--games", "12", "--bots", "greedy,random", "--output",
               str(path), "--decisions", "--lang", "en")  # fmt: skip
    assert "12 games between bots" in told
    rows = load(path)
    assert [row["bots"].count("greedy") for row in rows] == [1] * 12
    decisions = load(tmp_path / "games.decisions.parquet")
    assert len(decisions) == sum(row["decisions"] for row in rows)
    assert "--bots greedy,random,random" in (tmp_path / "games.card.md").read_text("utf-8")
    said = run("analyse", str(path), "--output", str(tmp_path / "report"))
    assert "report.html" in said and (tmp_path / "report" / "seats.png").exists()


def test_changed_rules_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "short.jsonl"
    run("simulate", "santiago", "--games", "2", "-o", "ships=1", "-o", "screens=open", "--output",
        str(path))  # fmt: skip
    assert load(path)[0]["options"] == "ships=1, screens=open"
    assert "--option 'ships=1, screens=open'" in (tmp_path / "short.card.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "santiago", "--output", "games.csv"], "ends with .parquet or .jsonl"),
        (["simulate", "santiago", "--bots", "genius"], "there is no bot 'genius'"),
        (["analyse", "nothing.parquet"], "there is no file nothing.parquet"),
    ],
)
def test_what_cannot_be_is_refused_in_one_clear_sentence(arguments: list[str], said: str) -> None:
    told = run(*arguments, code=2)
    assert said in told and "Traceback" not in told


def test_an_arena_on_ray_gives_the_arenas_results(tmp_path: Path) -> None:
    found: list[Any] = []
    for where in ([], ["--cluster", "local"]):
        path = tmp_path / f"{len(where)}.json"
        run("arena", "santiago", "--bots", "search@10,greedy,random", "--games", "6", "--json",
            str(path), "--processes", "2", *where)  # fmt: skip
        standings = json.loads(path.read_text("utf-8"))
        for bot in standings["bots"]:
            del bot["seconds_per_answer"], bot["slowest_answer"]
        found.append(standings)
    assert found[0] == found[1]


def test_a_finished_run_is_recognised_and_no_other_writes_over_it(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    plan = ("simulate", "santiago", "--games", "6", "--bots", "greedy,random", "--lang", "en")
    first = run(*plan, "--output", str(path))
    written, made = path.read_bytes(), path.stat().st_mtime_ns
    again = run(*plan, "--output", str(path))
    assert again.splitlines()[:3] == first.splitlines()[:3]
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (written, made)
    for other in (("--seed", "2"), ("-o", "ships=3"), ("--games", "7"), ("--bots", "random")):
        refused = run(*plan, *other, "--output", str(path), code=2)
        assert "holds other games" in refused
        assert path.read_bytes() == written


def test_decisions_can_be_asked_for_after_the_games_were_played(tmp_path: Path) -> None:
    plan = ("simulate", "santiago", "--games", "3", "--lang", "en", "--output")
    first, later = tmp_path / "first.jsonl", tmp_path / "later.jsonl"
    run(*plan, str(first), "--decisions")
    run(*plan, str(later))
    run(*plan, str(later), "--decisions")
    told = (first.with_name("first.decisions.jsonl"), later.with_name("later.decisions.jsonl"))
    assert told[0].read_bytes() == told[1].read_bytes()
