"""Data sets: complete, readable, the same however they were made."""

import json
import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import portside
from portside import GAMES, Dice, Malformed
from portside.cli import main
from portside.core.simulate import playout
from portside.research import data
from portside.research.card import card_file, write_card
from portside.research.catalogue import actions_of
from portside.research.report import write_report
from portside.research.simulation import Plan, Row, Store, is_run, play_all, play_chunk, play_game

RANDOM = Plan("santiago", 3, 5, seed=7)
BOTS = Plan("manila", 3, 4, seed=2, bots=("greedy", "random", "random"))


def played(plan: Plan) -> list[Row]:
    return play_chunk(plan, 0, plan.games)


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_those_of_the_playouts(game: str) -> None:
    plan = Plan(game, 3, 2, seed=5)
    for number, row in enumerate(played(plan)):
        s = portside.new_game(game, 3)
        assert row["decisions"] == playout(s, Dice(5 * 1_000_003 + number))
        assert row["scores"] == s.scores() and row["winners"] == s.winners()


@pytest.mark.parametrize("plan", [RANDOM, BOTS, Plan("cargo_noir", 2, 2, 1, options="min_bid=2")])
def test_numbers_and_words_tell_the_same_game(plan: Plan) -> None:
    for row in played(plan):
        by_words = portside.replay(portside.read_record(row["record"]))
        by_numbers = data.replay(row)
        assert by_words.position() == by_numbers.position()
        assert row["scores"] == by_words.scores()


def test_bots_sit_in_every_seat_with_the_same_luck() -> None:
    rows = played(BOTS)
    assert [row["bots"].index("greedy") for row in rows] == [0, 1, 2, 0]
    deals = [[w for line in row["record"].splitlines() if (w := line).startswith("* deal")]
             for row in rows]  # fmt: skip
    assert deals[0] == deals[1] == deals[2] != deals[3]


@pytest.mark.parametrize("ending", data.FORMATS)
def test_what_is_written_can_be_loaded(ending: str, tmp_path: Path) -> None:
    rows = played(RANDOM)
    path = tmp_path / f"games{ending}"
    data.write(path, [rows[:2], rows[2:]], data.GAMES)
    assert data.load(path) == rows
    told = [list(data.decisions(row)) for row in rows]
    data.write(data.decisions_file(path), told, data.DECISIONS)
    again = data.load(data.decisions_file(path))
    assert len(again) == sum(row["decisions"] for row in rows)
    assert again[10]["observation"] == told[0][10]["observation"]
    assert list(again[0]) == list(data.DECISIONS)


@pytest.mark.parametrize("plan", [RANDOM, BOTS])
def test_decisions_are_legal_and_lead_to_the_end(plan: Plan) -> None:
    space = actions_of(plan.game)
    for row in played(plan):
        for one in data.decisions(row):
            assert one["action"] in one["legal"] or one["action"] == -1
            assert 0 <= one["action"] < space.size
            assert one["score"] == row["scores"][one["seat"]]
            assert f"{one['seat']} {one['words']}" in row["record"]


def test_other_revisions_names_and_files_are_refused(tmp_path: Path) -> None:
    row = play_game(RANDOM, 0)
    with pytest.raises(Malformed, match="revision 99"):
        data.replay({**row, "rules": 99})
    with pytest.raises(Malformed, match=r"\.parquet or \.jsonl"):
        data.write(tmp_path / "games.csv", [], data.GAMES)
    with pytest.raises(Malformed, match="there is no file"):
        data.load(tmp_path / "missing.jsonl")
    for name, written, why in (
        ("a.jsonl", '{"number": 0}\nfoo\n', "cannot be read beyond 1 rows"),
        ("b.jsonl", "5\n", "beyond 0 rows: a row is an object"),
        ("c.parquet", "junk", "beyond 0 rows: Parquet"),
    ):
        (tmp_path / name).write_text(written)
        with pytest.raises(Malformed, match=why):
            data.load(tmp_path / name)
    assert not is_run([{"a": 1}], RANDOM)  # rows of something else are another run's
    with pytest.raises(Malformed, match="made of games"):
        write_report([{"a": 1}, {"a": 2}], tmp_path)


def test_a_missing_extra_is_said_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setattr(sys, "argv", ["portside", "simulate", "manila", "--output", "x.parquet"])
    with pytest.raises(SystemExit):
        main()
    assert "pip install 'portside[data]'" in capsys.readouterr().err


def test_the_card_says_how_to_make_it_again(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    write_card(path, BOTS, with_decisions=True)
    card = card_file(path).read_text("utf-8")
    assert (
        "portside simulate manila --games 4 --seats 3 --seed 2 --bots greedy,random,random "
        "--output games.parquet --decisions" in card
    )
    for column in [*data.GAMES, *data.DECISIONS]:
        assert f"`{column}`" in card


# ---------------------------------------------------------------------- chunks and restarts


class Broken(Executor):
    """A pool that dies after some chunks, as a machine does."""

    def __init__(self, chunks: int) -> None:
        self.left = chunks
        self.asked: list[Any] = []

    def submit(self, task: Any, /, *given: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.left -= 1
        if self.left < 0:
            future.set_exception(KeyboardInterrupt())
        else:
            self.asked.append(given[1:])
            future.set_result(task(*given))
        return future


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = Plan("santiago", 2, 250, seed=1, options="ships=1")
    store = Store(tmp_path / "parts", plan)
    with pytest.raises(KeyboardInterrupt):
        list(play_all(plan, Broken(1), 1, store, play_chunk))
    (tmp_path / "parts" / "000000100.new").write_text("cut sh")
    second = Broken(9)
    store = Store(tmp_path / "parts", plan)
    assert list(play_all(plan, second, 1, store, play_chunk))[-1] == 250
    assert second.asked == [(100, 200), (200, 250)]
    rows = [row for chunk in store.chunks() for row in chunk]
    assert rows == json.loads(json.dumps(play_chunk(plan, 0, 250)))
    with pytest.raises(Malformed, match="belongs to other games"):
        Store(tmp_path / "parts", RANDOM)
    store.remove()
    assert not (tmp_path / "parts").exists()


def test_the_order_of_the_chunks_does_not_matter(tmp_path: Path) -> None:
    plan = Plan("santiago", 2, 250, seed=1, options="ships=1")
    with ThreadPoolExecutor(1) as pool:
        store = Store(tmp_path / "parts", plan)
        for first, last in reversed(plan.chunks()):
            store.keep(first, pool.submit(play_chunk, plan, first, last).result())
    assert [row["number"] for rows in store.chunks() for row in rows] == list(range(250))
