"""What was begun by the rules of an older revision is played by them for ever."""

import json
import sys
from pathlib import Path

import pytest

import portside
from portside import Malformed, fair
from portside.cli import main
from portside.core.record import begin
from portside.games import rules_of
from portside.research import data
from portside.research.simulation import Plan, play_game
from tests.every_game.walks import recorded
from tests.newer_rules import FIRST, play_on, upgrade


def ships(s: portside.State) -> object:
    return {**s.rules().options, **s.changed_options()}["ships"]


def test_new_games_follow_the_newest_revision(monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade(monkeypatch)
    s = portside.new_game("santiago")
    assert s.changed_options() == {} and ships(s) == 6
    assert s.position()["rules"] == 2


def test_an_old_record_is_replayed_by_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded("santiago", 3, 5)
    upgrade(monkeypatch)
    s = portside.replay(portside.read_record(portside.write_record(record)))
    assert s.scores() == record.result and s.changed_options() == FIRST
    record.revision = 2
    with pytest.raises(Malformed):
        portside.replay(record)


def test_an_old_record_goes_on_by_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded("santiago", 3, 5)
    record.answers, record.result = record.answers[:60], None
    wanted = play_on(portside.replay(record))
    upgrade(monkeypatch)
    assert play_on(portside.replay(record)) == wanted


def test_what_was_changed_then_and_is_usual_now_stays_so(monkeypatch: pytest.MonkeyPatch) -> None:
    record = portside.Record("santiago", ["Ada", "Ben"])
    record.options = {"ships": 6}
    upgrade(monkeypatch)
    assert begin(record, rules_of("santiago")).changed_options() == {
        "owner_vp_when_pawn_stayed": True
    }


def test_an_old_position_plays_on_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded("santiago", 2, 8)
    record.answers, record.result = record.answers[:50], None
    s = portside.replay(record)
    written, wanted = json.dumps(s.position()), play_on(s)
    upgrade(monkeypatch)
    again = portside.read_position(written)
    assert again.position()["rules"] == 2 and again.changed_options() == FIRST
    third = portside.read_position(json.dumps(again.position()))
    assert play_on(again) == wanted == play_on(third)


def test_an_old_row_of_data_is_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    row = play_game(Plan("santiago", 3, 1, seed=4, options="ships=6"), 0)
    told = list(data.decisions(row))
    upgrade(monkeypatch)
    assert data.replay(row).scores() == row["scores"]
    again = list(data.decisions(row))
    assert [one["legal"] for one in again] == [one["legal"] for one in told]
    assert play_game(Plan("santiago", 3, 1, seed=4), 0)["rules"] == 2


def test_old_options_for_an_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Environments take options; those of an older revision can be had for any of them."""
    upgrade(monkeypatch)
    rules = rules_of("santiago")
    assert rules.new_game(2, rules.as_played(1, {})).changed_options() == FIRST
    assert rules.as_played(2, {"ships": 5}) == {"ships": 5}


# -------------------------------------------------------------------------- newer than we are

SENTENCE = "santiago: revision 2 of the rules is not known; this version of Portside knows 1 to 1"


def newer_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    with monkeypatch.context() as patch:
        upgrade(patch)
        record = recorded("santiago", 2, 1)
        record.revision = 2
        record.headers |= {fair.SECRET: "7f" * 32, fair.SALT: "00", fair.COMMITMENT: ""}
        (folder / "new.game").write_text(portside.write_record(record))
        position = portside.new_game("santiago", 2).position()
        (folder / "new.json").write_text(json.dumps(position))
    return folder / "new.game", folder / "new.json"


@pytest.mark.parametrize(
    "command",
    [
        ["replay", "{record}"],
        ["play", "--resume", "{record}"],
        ["verify", "{record}"],
        ["odds", "manila", "{record}"],
        ["odds", "manila", "{position}"],
    ],
    ids=lambda command: " ".join(command),
)
def test_newer_rules_are_refused_in_one_sentence(
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    record, position = newer_files(tmp_path, monkeypatch)
    words = [word.format(record=record, position=position) for word in command]
    monkeypatch.setattr(sys, "argv", ["portside", *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    said = " ".join(capsys.readouterr().err.split())
    assert stopped.value.code == 2 and SENTENCE in said, said
    assert "Traceback" not in said
