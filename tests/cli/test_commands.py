"""The command line, used as a person would: what it prints, what it keeps, what it refuses."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import portside
from portside import GAMES, wire
from portside.cli.app import app
from portside.cli.commands.given import language_of_the_system
from portside.core.changes import Change
from portside.text.teller import LANGUAGES, Teller
from tests.conftest import BUILD, ROOT
from tests.every_game.walks import recorded


def run(*arguments: str, typed: str = "", code: int = 0) -> str:
    """What the command prints, the error text included."""
    path = {} if BUILD == "compiled" else {"PYTHONPATH": str(Path(portside.__file__).parents[1])}
    done = subprocess.run(
        [sys.executable, "-m", "portside", *arguments],
        cwd=ROOT / "tests",
        input=typed,
        capture_output=True,
        text=True,
        env={"PATH": "/usr/bin:/bin", "COLUMNS": "140", "LANG": "C.UTF-8", **path},
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_games_lists_every_game() -> None:
    told = run("games", "--lang", "en")
    for game in GAMES:
        assert Teller("en", game).say("title") in told


@pytest.mark.parametrize("game", GAMES)
def test_options_can_be_given_back(game: str) -> None:
    lines = run("options", game).splitlines()
    assert [line.partition("=")[0] for line in lines] == list(portside.rules_of(game).options)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_in_the_terminal(
    game: str, language: str, tmp_path: Path
) -> None:
    """A person who always takes the first answer, against bots, to the end."""
    file = tmp_path / "one.game"
    told = run(
        *["play", game, "--lang", language, "--people", "Ada", "--seed", "5"],
        *["--record", str(file)],
        typed="1\n" * 3000,
    )
    record = portside.read_record(file.read_text("utf-8"))
    end = portside.replay(record)
    assert record.result == end.scores()
    common = Teller(language)
    winners = [record.seats[seat] for seat in end.winners()]
    assert common.say("play-winner", n=len(winners), seats=", ".join(winners)) in told


def test_a_game_that_was_left_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "two.game"
    run("play", "santiago", "--people", "Ada", "--record", str(file), typed="1\n1\nq\n")
    kept = portside.read_record(file.read_text("utf-8"))
    assert kept.result is None
    run("play", "--resume", str(file), typed="1\n" * 3000)
    ended = portside.read_record(file.read_text("utf-8"))
    assert ended.answers[: len(kept.answers)] == kept.answers
    assert portside.replay(ended).scores() == ended.result


def seats_drawn(told: str) -> list[str]:
    return re.findall(r"^Seat \d: (.*?) *$", told, re.MULTILINE)


@pytest.mark.rule("MA-2.7")
def test_seats_are_drawn_by_lot_and_told() -> None:
    """The same seed draws the same seats; over many, everybody opens."""

    def seats(seed: int) -> list[str]:
        args = ["play", "manila", "--seats", "3", "--people", "Ada", "--lang", "en"]
        return seats_drawn(run(*args, "--bot", "random", "--seed", str(seed), typed="q\n"))

    drawn = [seats(seed) for seed in range(12)]
    assert all(sorted(one) == ["Ada", "Bot 1", "Bot 2"] for one in drawn)
    assert {one.index("Ada") for one in drawn} == {0, 1, 2}
    assert seats(3) == drawn[3]


def test_a_seat_can_be_chosen() -> None:
    args = ["play", "manila", "--seats", "4", "--people", "Ada,Ben", "--lang", "en"]
    told = run(*args, "--bot", "random", "--seat", "3", typed="\nq\n")
    assert seats_drawn(told) == ["Bot 1", "Bot 2", "Ada", "Ben"]


def test_words_help_log_and_nonsense_while_playing() -> None:
    typed = "drive 1\n?\nl\nr\nb\nnonsense\nq\n"
    told = run(
        *["play", "--lang", "en", "--people", "Ada", "--seed", "4", "--seat", "1"], typed=typed
    )
    common = Teller("en")
    assert common.say("refusal-not-legal", words="nonsense") in told
    assert "Ada drives 1 stop." in told
    assert "SC-" in told


def differing(language: str) -> list[str]:
    """How a table of three ships and five pesos is told."""
    teller = Teller(language, "santiago")
    changes = [Change("start_pesos", (), 5, 3), Change("ships", (), 3, 7)]
    return [teller.say("changes-title"), *map(teller.change, changes)]


DIFFERING = ["-o", "ships=3", "-o", "start_pesos=5"]


def test_a_table_with_options_says_so_at_once_and_whenever_it_is_asked() -> None:
    for typed, times in (("q\n", 1), ("o\nq\n", 2)):
        told = run("play", "--lang", "pl", "--people", "Ada", *DIFFERING, typed=typed)
        assert [told.count(line) for line in differing("pl")] == [times] * 3


def test_a_standard_table_says_nothing_until_it_is_asked() -> None:
    teller = Teller("it", "santiago")
    for typed, times in (("q\n", 0), ("o\nq\n", 1)):
        told = run("play", "--lang", "it", "--people", "Ada", typed=typed)
        assert told.count(teller.say("changes-none")) == times
        assert teller.say("changes-title") not in told


def test_simulate_and_replay_say_how_the_games_differ(tmp_path: Path) -> None:
    told = run("simulate", "santiago", "--games", "3", "--lang", "ru", *DIFFERING)
    assert all(line in told for line in differing("ru"))
    file = tmp_path / "six.game"
    run("play", "--people", "Ada", "--record", str(file), *DIFFERING, typed="1\nq\n")
    told = run("replay", str(file), "--lang", "en")
    assert all(line in told for line in differing("en"))


def test_between_two_people_the_screen_is_handed_over() -> None:
    typed = "1\n" * 60 + "q\n"
    args = ["play", "--lang", "en", "--people", "Ada,Ben", "--seats", "2", "--seat", "1"]
    told = run(*args, typed=typed)
    assert "Pass the keyboard to Ben" in told


@pytest.mark.parametrize("game", GAMES)
def test_replay_shows_the_log_and_the_board(game: str, tmp_path: Path) -> None:
    seats = portside.rules_of(game).most_seats
    record = recorded(game, seats, 3)
    file = tmp_path / "three.game"
    file.write_text(portside.write_record(record), "utf-8")
    assert record.result is not None
    assert " ".join(map(str, record.result)) in run("replay", str(file), "--lang", "en")
    half = len(record.answers) // 2
    told = run("replay", str(file), "--lang", "ru", "--to", str(half), "--seat", "1")
    assert str(half) in told


def test_replay_names_the_line_that_is_wrong(tmp_path: Path) -> None:
    record = recorded("santiago", 2, 1)
    record.answers[40] = (record.answers[40][0], "nonsense")
    file = tmp_path / "four.game"
    file.write_text(portside.write_record(record), "utf-8")
    told = run("replay", str(file), code=2)
    header = portside.write_record(record).split("\n\n")[0].count("\n") + 1
    assert f"line {header + 1 + 41}" in told
    assert "legal:" in told
    assert "Traceback" not in told


@pytest.mark.parametrize("game", GAMES)
def test_simulate_is_repeatable_and_sums_up(game: str) -> None:
    first, again = [
        run("simulate", game, "--games", "30", "--seed", "9", "--lang", "en") for _ in range(2)
    ]
    without_speed = [text.rpartition("\n")[0].splitlines()[:-1] for text in (first, again)]
    assert without_speed[0] == without_speed[1]
    assert "30 random games" in first


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "manilla"], "there is no game 'manilla'"),
        (["play", "santiago", "--seats", "7"], "2 to 4 seats, not 7"),
        (["play", "santiago", "-o", "ships=0"], "options.ships"),
        (["play", "santiago", "-o", "shps=3"], "did you mean 'ships'"),
        (["play", "santiago", "--people", "A,B,C,D,E", "--seats", "2"], "5 people do not fit"),
        (["play", "santiago", "--seats", "3", "--seat", "4"], "no seat 4"),
        (["replay", "no-such-file.game"], "there is no file"),
        (["games", "--lang", "xx"], "'xx' is not one of"),
        (["simulate", "santiago", "--games", "0"], "greater than or equal to 1"),
        (["load", "--data", "no-such-folder"], "there is no folder no-such-folder"),
    ],
)
def test_what_cannot_be_is_refused_in_one_clear_sentence(arguments: list[str], said: str) -> None:
    told = run(*arguments, code=2)
    assert said in " ".join(told.replace("│", " ").split())
    assert "Traceback" not in told


def test_bench_measures_something() -> None:
    told = run("bench", "santiago", "--seconds", "0.05")
    assert "new games in core" in told


def test_the_language_comes_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "pl_PL.UTF-8")
    assert language_of_the_system() == "pl"
    monkeypatch.setenv("LC_MESSAGES", "xx")
    monkeypatch.setenv("LANG", "C")
    assert language_of_the_system() == "en"


def test_odds_of_a_new_voyage_are_those_of_the_rules(tmp_path: Path) -> None:
    """Starts 4, 3, 2, from the dice alone: 4.9, 26.9, 45.1 and 23.1 % for 0 to 3 boats."""
    record = portside.Record("manila", ["Ada", "Ben", "Cy"])
    s = portside.new_game("manila", 3)
    for words in [
        *["deal jade", "deal jade", "deal silk", "deal silk", "deal nutmeg", "deal nutmeg"],
        *["pass", "pass", "pass", "decline", "ashore ginseng", "launch 4 3 2"],
    ]:
        record.add(int(s.to_move), words)
        portside.submit(s, int(s.to_move), words)
    file = tmp_path / "voyage.game"
    file.write_text(portside.write_record(record), "utf-8")
    told = run("odds", "manila", str(file), "--lang", "en").split()
    for share in ("4.9%", "26.9%", "45.1%", "23.1%", "62.5%", "37.5%"):
        assert share in told
    position = tmp_path / "voyage.json"
    position.write_text(json.dumps(s.position()), "utf-8")
    assert run("odds", "manila", str(position), "--lang", "en").split() == told


def test_an_edition_can_be_printed_changed_and_played(tmp_path: Path) -> None:
    numbers = json.loads(run("edition"))
    numbers["cards"][11]["cost"] = 60
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(numbers), "utf-8")
    kept = tmp_path / "five.game"
    run(
        *["play", "cargo_noir", "--people", "Ada", "--edition", str(file)],
        *["--record", str(kept)],
        typed="1\nq\n",
    )
    record = portside.read_record(kept.read_text("utf-8"))
    assert record.options == {"cards": [{"id": "bank_card", "cost": 60}]}
    numbers["cards"][11]["cost"] = 0
    file.write_text(json.dumps(numbers), "utf-8")
    told = run("simulate", "cargo_noir", "--edition", str(file), code=2)
    assert "options.edition.cards[11].cost: a number from 1 to 1000 is wanted, not 0" in told


def test_an_edition_may_say_a_single_number(tmp_path: Path) -> None:
    file, kept = tmp_path / "mine.toml", tmp_path / "five.game"
    file.write_text("[cards.villa]\ncost = 26\n", "utf-8")
    run(
        *["play", "cargo_noir", "--people", "Ada", "--edition", str(file)],
        *["--record", str(kept)],
        typed="1\nq\n",
    )
    record = portside.read_record(kept.read_text("utf-8"))
    assert record.options == {"cards": [{"id": "villa", "cost": 26}]}


def test_a_new_table_at_a_server_takes_an_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    async def join(*arguments: Any) -> None:
        asked.extend(arguments)

    monkeypatch.setattr("portside.cli.doing.join.join", join)
    file = tmp_path / "mine.json"
    file.write_text('{"ports": [{"id": "rio", "players": [2, 4]}]}', "utf-8")
    told = ["join", "127.0.0.1:1", "--game", "cargo_noir", "--edition", str(file)]
    assert CliRunner().invoke(app, told).exit_code == 0
    new = next(one for one in asked if isinstance(one, wire.NewTable))
    assert new.options == {"edition": {"ports": [{"id": "rio", "players": [2, 4]}]}}


def test_an_edition_is_never_a_path_in_an_option() -> None:
    told = run("simulate", "cargo_noir", "-o", "edition=/etc/hostname", code=2)
    assert "options.edition: '/etc/hostname' is unknown; known: house" in told


def test_arena_measures_bots_and_goes_on_after_an_interruption(tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    told = run(
        *["arena", "santiago", "--bots", "greedy,random", "--games", "6", "--processes", "2"],
        *["--json", str(results), "--records", str(tmp_path / "games")],
    )
    written = json.loads(results.read_text("utf-8"))
    assert (written["game"], written["seats"], written["games"]) == ("santiago", 3, 6)
    greedy, random = written["bots"]
    assert (greedy["bot"], greedy["games"], random["games"]) == ("greedy", 6, 12)
    assert greedy["wins"] + random["wins"] == pytest.approx(6)
    assert greedy["win_rate"] == 1.0  # it never lost to random bots in 900 measured games
    assert "greedy" in told
    records = sorted((tmp_path / "games").iterdir())
    assert len(records) == 6
    for record in records:
        portside.replay(portside.read_record(record.read_text("utf-8")))


def test_the_ladder_writes_down_what_it_measured(tmp_path: Path) -> None:
    output = tmp_path / "strength.md"
    run(
        *["ladder", "--games", "3", "--only", "santiago", "--captain", "0.002s"],
        *["--output", str(output)],
    )
    text = output.read_text("utf-8")
    rungs = ("greedy | random", "mate | deckhand", "navigator | mate", "captain@0.002s | navigator")
    for rung in rungs:
        assert rung in text
    assert (tmp_path / "strength.svg").read_text("utf-8").startswith("<svg")
