"""The doors of the text environment: what callers may choose, what the host keeps to itself."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from portside.cli.app import app
from portside.core.errors import Malformed
from portside.core.record import read_record, replay
from portside.games import rules_of
from portside.research.doors import Doors, House


@pytest.mark.parametrize("opponents", ["exec:true", "captain@9999999", "tests.toy:Bot", "", "Mate"])
def test_a_caller_starts_no_program_and_sets_no_budget(opponents: str) -> None:
    with pytest.raises(Malformed, match="opponents"):
        Doors(House(seed=1)).new_game("manila", opponents=opponents)


def test_what_the_host_has_settled_stays() -> None:
    doors = Doors(
        House(
            seed=1, game="manila", seats=4, seat=2, opponents="navigator@50", language="pl", games=2
        )
    )
    assert [told["game"] for told in doors.list_games()] == ["manila"]
    table, prompt = doors.new_game("manila")
    assert prompt.startswith("Manila. Grasz jako Gracz 3; graczy jest 4.")
    for wanted in ({"seats": 3}, {"seat": 0}, {"language": "en"}, {"opponents": "random"}):
        with pytest.raises(Malformed, match="is settled here"):
            doors.new_game("manila", **wanted)
    with pytest.raises(Malformed, match="game: 'santiago' is not known"):
        doors.new_game("santiago")
    assert doors.new_game("manila", seats=4)[0] == "2" != table
    with pytest.raises(Malformed, match="2 games were begun"):
        doors.new_game("manila")


@pytest.mark.parametrize(
    "house",
    [
        House(seed=1, game="santiago", seats=7),
        House(seed=1, game="santiago", opponents="grandmaster"),
        House(seed=1, game="santiago", options={"ship": 1}),
        House(seed=1, language="de"),
    ],
)
def test_a_house_that_cannot_be_is_refused_at_once(house: House) -> None:
    with pytest.raises(Malformed):
        Doors(house)


def test_every_game_that_was_begun_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "new" / "results.jsonl"
    doors = Doors(House(seed=40, results=kept, opponents="random"))
    over, _ = doors.new_game("manila")
    left, _ = doors.new_game("cargo_noir")
    while not doors.result(over)["over"]:
        doors.answer(over, "1")
    assert len(kept.read_text("utf-8").splitlines()) == 1  # at once, not only at the end
    doors.close()
    first, second = map(json.loads, kept.read_text("utf-8").splitlines())
    assert (first["seed"], first["over"], second["seed"], second["over"]) == (40, True, 41, False)
    assert second["table"] == left
    record = read_record(first["record"])
    assert replay(record, rules_of("manila")).scores() == first["scores"]


def test_rules_are_told_by_chapter() -> None:
    doors = Doors(House(seed=1))
    assert "\n3: " in doors.rules("santiago")
    assert "SC-3.1" in doors.rules("santiago", "it", "3")
    with pytest.raises(Malformed, match="chapter: '99' is not known"):
        doors.rules("santiago", None, "99")


def test_without_the_extra_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "portside.research.mcp", None)
    done = CliRunner().invoke(app, ["mcp"])
    assert isinstance(done.exception, Malformed)
    assert "portside[mcp]" in str(done.exception)
