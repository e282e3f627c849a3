"""The commands that make data, reports and cluster runs, used as a person would."""

import hashlib
import json
import shlex
from pathlib import Path
from typing import Any

import pytest

import portside
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


def test_the_same_command_gives_the_same_checksums(tmp_path: Path) -> None:
    made = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        path = tmp_path / folder / "games.parquet"
        run("simulate", "cargo_noir", "--games", "4", "--bots", "greedy,random", "--output",
            str(path), "--decisions", "--seed", "3")  # fmt: skip
        made.append(json.loads(path.with_name("games.manifest.json").read_text("utf-8")))
    assert made[0] == made[1]
    one = made[0]
    assert list(one["files"]) == ["games.parquet", "games.decisions.parquet", "games.card.md"]
    for name, about in one["files"].items():
        written = (tmp_path / "one" / name).read_bytes()
        assert about == {"bytes": len(written), "sha256": hashlib.sha256(written).hexdigest()}
    assert (one["game"], one["seed"], one["rules"], one["licence"]) == ("cargo_noir", 3, 1, "MIT")
    assert one["portside"] == portside.__version__ and one["bots"] == ["greedy", "random", "random"]
    lines = tmp_path / "games.jsonl"
    run(*shlex.split(one["command"])[1:-3], "--output", str(lines))
    assert one["games_sha256"] == hashlib.sha256(lines.read_bytes()).hexdigest()
    run(*shlex.split(one["command"])[1:-3], "--seed", "4", "--output", str(tmp_path / "4.jsonl"))
    other = json.loads((tmp_path / "4.manifest.json").read_text("utf-8"))
    assert other["games_sha256"] != one["games_sha256"]


def test_data_that_was_changed_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    plan = ("simulate", "santiago", "--games", "2", "--output", str(path))
    run(*plan, "--decisions")
    whole = run("check-data", str(path), "--lang", "en").splitlines()
    names = ["games.jsonl", "games.decisions.jsonl", "games.card.md"]
    assert whole == [f"{name}: as it was made" for name in names]
    rows = load(path)
    rows[0]["scores"][0] += 1
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), "utf-8")
    (tmp_path / "games.card.md").unlink()
    told = run("check-data", str(tmp_path / "games.manifest.json"), "--lang", "en", code=1)
    assert "games.jsonl: changed since it was made\ngames.card.md: missing" in told
    assert "was changed after it was made" in run(*plan, code=2)
    (tmp_path / "games.manifest.json").write_text('{"files": {"../x": {"sha256": "0"}}}')
    assert "not the manifest of a data set" in run("check-data", str(path), code=2)
    assert "there is no manifest" in run("check-data", str(tmp_path / "no.jsonl"), code=2)


def test_data_of_an_older_version_get_their_checksums(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    plan = ("simulate", "santiago", "--games", "2", "--output", str(path))
    run(*plan, "--decisions")
    manifest = path.with_name("games.manifest.json")
    before = manifest.read_bytes()
    manifest.unlink()
    run(*plan)
    assert manifest.read_bytes() == before
