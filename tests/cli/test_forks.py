"""Play on from a moment of a kept game, in the terminal."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import portside
from portside import CHANCE, GAMES, NOBODY, Dice, Record
from portside.bots.levels import make_bot
from portside.bots.match import Match
from portside.cli.doing.forks import forked, luck_of, unused
from portside.cli.doing.play import Seat, TerminalTable
from portside.core.record import forked_at, next_to_decide
from tests.cli.test_commands import run
from tests.every_game.walks import recorded


class Again(TerminalTable):
    """Everybody at this keyboard answers as in the old game."""

    old: Record

    def ask(self) -> int:
        seat, words = self.old.answers[len(self.record.answers)]
        assert seat == self.s.to_move, "another seat is asked than there"
        return self.s.read(words)


def played_again(record: Record, old: Record, upto: int | None = None) -> Record:
    """The fork with the answers of the old game, to its end or to a moment."""

    def nothing(_: str) -> str:
        return ""

    table: Any = Again(
        s=portside.replay(record),
        seats=[Seat(name) for name in record.seats],
        record=record,
        dice=Dice(9),
        language="en",
        console=Console(quiet=True),
        read_line=nothing,
        luck=luck_of(record, 9),
    )
    table.old = old
    while table.s.to_move != NOBODY and len(record.answers) != upto:
        table.play(table.drawn() if table.s.to_move == CHANCE else table.ask())
    return record


@pytest.mark.parametrize("game", GAMES)
def test_with_the_same_dice_the_same_answers_lead_to_the_same_end(game: str) -> None:
    old = recorded(game, 3, 5)
    for part in (0, 0.3, 0.8):
        fork = forked(old, "evening", int(part * len(old.answers)), same_dice=True)
        again = played_again(fork, old)
        assert (again.answers, again.result) == (old.answers, old.result)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_dice_go_on_after_a_break(game: str) -> None:
    """All that is needed stands in the record, which is written and read meanwhile."""
    old = recorded(game, 2 if game == "santiago" else 3, 6)
    fork = forked(old, "evening", len(old.answers) // 3, same_dice=True)
    half = played_again(fork, old, upto=len(old.answers) // 2)
    kept = portside.read_record(portside.write_record(half))
    assert kept == half
    assert played_again(kept, old).answers == old.answers


@pytest.mark.rule("MA-2.4")
def test_what_cannot_fall_again_is_drawn_anew() -> None:
    """MA-2.4: three cards of each ware are there, so the fourth jade is another card."""
    old = recorded("manila", 3, 7)
    deals = [words for _, words in old.answers if words.startswith("deal ")]
    fork = forked(old, "evening", 0, same_dice=True)
    fork.headers["Dice"] = "; ".join(["deal jade"] * len(deals))
    luck = luck_of(fork, 1)
    assert luck is not None
    s = portside.replay(fork)
    drawn = []
    while s.to_move == CHANCE:
        answer = luck.draw(s)
        luck.played(s)
        drawn.append(s.write(answer))
        s.play(answer)
    assert drawn[:3] == ["deal jade"] * 3 and "deal jade" not in drawn[3:]
    assert len(drawn) == len(deals) == 6


def test_a_fork_is_a_new_record_and_the_old_one_stays(tmp_path: Path) -> None:
    old, new = tmp_path / "evening.game", tmp_path / "fork.game"
    record = recorded("santiago", 3, 5)
    record.comment("a good move", 12)
    record.comment("a bad one", len(record.answers))
    old.write_text(portside.write_record(record), "utf-8")
    before = old.read_bytes()
    at = next(n for n in range(20, 99) if record.answers[n][1].startswith("drive"))
    args = ["play", "--fork", str(old), "--at", str(at), "--record", str(new), "--lang", "en"]
    told = run(*args, "--same-dice", "--bot", "deckhand", typed="1\nq\n")
    assert f"its first {at} answers stand" in told and "as it did there" in told
    assert old.read_bytes() == before
    fork = portside.read_record(new.read_text("utf-8"))
    assert fork.answers[:at] == record.answers[:at] and len(fork.answers) > at
    assert fork.answers[at][0] == record.answers[at][0], "whoever decided there is asked"
    assert fork.headers["Fork"] == f"evening at {at}" and forked_at(fork) == at
    assert fork.headers["People"] == record.seats[record.answers[at][0]]
    assert fork.headers["Luck"] == "as at evening"
    assert fork.comments_at(12) == ["a good move"] and "a bad one" not in new.read_text("utf-8")
    assert f"there is {new} already" in " ".join(run(*args, code=2).split()).replace(" │ │ ", " ")
    run("play", "--resume", str(new), typed="1\n" * 3000)
    ended = portside.read_record(new.read_text("utf-8"))
    assert ended.result == portside.replay(ended).scores()
    assert ended.headers["Fork"] == f"evening at {at}"
    there, here = rolled(record), rolled(ended)
    assert sum(len(values) for values in here.values()) > 10
    for die in there.keys() & here.keys():
        assert all(a == b for a, b in zip(there[die], here[die], strict=False)), die


def rolled(record: Record) -> dict[str, list[str]]:
    """What each die showed, throw by throw."""
    found: dict[str, list[str]] = {}
    for seat, words in record.answers:
        if seat == CHANCE:
            die, _, value = words.rpartition(" ")
            found.setdefault(die, []).append(value)
    return found


def test_one_sits_where_one_wishes_and_the_dice_may_be_new(tmp_path: Path) -> None:
    old, new = tmp_path / "evening.game", tmp_path / "fork.game"
    record = recorded("cargo_noir", 3, 5)
    old.write_text(portside.write_record(record), "utf-8")
    at = len(record.answers) // 2
    args = ["play", "--fork", str(old), "--at", str(at), "--record", str(new), "--lang", "en"]
    told = run(*args, "--seat", "3", "--bot", "random", "--seed", "1", typed="q\n")
    assert "From here on chance is new" in told
    fork = portside.read_record(new.read_text("utf-8"))
    assert fork.headers["People"] == record.seats[2] and "Dice" not in fork.headers


def test_what_cannot_be_forked_is_said(tmp_path: Path) -> None:
    old = tmp_path / "evening.game"
    record = recorded("santiago", 2, 5)
    old.write_text(portside.write_record(record), "utf-8")
    last, fork = len(record.answers), ["play", "--fork", str(old)]
    for arguments, said in [
        (fork, "takes --at"),
        ([*fork, "--at", "3", "--resume", str(old)], "no --resume"),
        ([*fork, "--at", str(last + 1)], f"has {last} answers"),
        ([*fork, "--at", str(last)], "nobody has a choice any more"),
        ([*fork, "--at", "3", "--seat", "3"], "no seat 3"),
        (["play", "--at", "3"], "--fork names its file"),
        (["play", "--same-dice"], "--fork names its file"),
    ]:
        told = " ".join(run(*arguments, code=2).replace("│", " ").split())
        assert said in told and "Traceback" not in told, told


def test_a_choice_is_looked_for_from_the_moment_on() -> None:
    record = recorded("santiago", 2, 5)
    rules = portside.rules_of("santiago")
    for at in range(0, len(record.answers), 7):
        seat = next_to_decide(record, rules, at)
        assert seat is None or seat in {one for one, _ in record.answers[at:]}


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "manila.game"
    assert unused(file) == file
    file.write_text("kept", "utf-8")
    assert unused(file) == tmp_path / "manila-2.game"
    (tmp_path / "manila-2.game").write_text("kept", "utf-8")
    assert unused(file) == tmp_path / "manila-3.game"


def test_a_fork_counts_in_no_sum(tmp_path: Path) -> None:
    bots = [make_bot("mate", "santiago", seed) for seed in (1, 2)]
    played = Match("santiago", bots, ["Ada", "Ben"], 4, {"ships": 1}).play().record
    fork = forked(played, "evening", 12, same_dice=True)
    assert played_again(fork, played).result == played.result
    file, rows = tmp_path / "three.game", tmp_path / "rows.jsonl"
    file.write_text("".join(portside.write_records([played, fork, played])), "utf-8")
    effort = ["--effort", "0.01", "--processes", "1"]
    told = run("review", str(file), "--lang", "en", *effort, "--table", str(rows))
    assert "2 games looked back on" in told and re.search(r"^ ?Ada +2 ", told, re.MULTILINE)
    numbers = [json.loads(line)["number"] for line in rows.read_text("utf-8").splitlines()]
    assert numbers == [0, 0, 2, 2]
