"""The command line, used as a person would: what it prints, what it keeps, what it refuses."""

import json
import re
import subprocess
import sys
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import portside
from portside import GAMES, wire
from portside.bots.levels import make_bot
from portside.bots.match import Match
from portside.cli.app import app
from portside.cli.commands.given import language_of_the_system
from portside.cli.doing.review import Kept
from portside.core.changes import Change
from portside.insight import mining
from portside.insight.mining import Vein
from portside.insight.puzzles import is_right, puzzle_of_day, puzzles_of, write_puzzles
from portside.insight.reviewing import Reviewer
from portside.research.reviews import REVIEWS
from portside.school import FIRST, lesson_of, lessons_of
from portside.text.lectures import Lectures
from portside.text.teller import LANGUAGES, Teller
from tests.conftest import BUILD, ROOT
from tests.every_game.walks import recorded
from tests.published import PUBLISHED


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


def test_learn_lists_the_lessons() -> None:
    told = run("learn", "--lang", "en")
    for game in PUBLISHED:
        words = Lectures("en", game)
        for lesson in lessons_of(game):
            assert lesson.id in told and words.title(lesson.id) in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PUBLISHED)
def test_a_lesson_is_learnt_in_the_terminal(game: str, language: str) -> None:
    """Enter reads on and does what is asked; after the last card one plays on."""
    lesson, words = lesson_of(game, FIRST), Lectures(language, game)
    told = " ".join(
        re.sub("[│\\s]+", " ", run("learn", game, "--lang", language, typed="\n" * 60)).split()
    )
    for number in range(1, len(lesson.script.steps) + 1):
        assert words.card(FIRST, number) in told, number
    assert told.count("Marisol") + told.count("Марисоль") == len(lesson.script.steps)


def test_another_answer_is_met_by_its_reply_in_the_terminal() -> None:
    words = Lectures("en", "santiago")
    first = run("learn", "santiago", "--lang", "en", typed="\n\n2\n\n\nq\n")
    reply = words.reply(FIRST, 3, 1)
    assert reply[:40] in first and words.card(FIRST, 4)[:40] in first, "chosen again"
    left = run("learn", "santiago", "--lang", "en", typed="\n\n2\n!\n1\nq\n")
    assert reply[:40] in left and words.card(FIRST, 4)[:40] not in left, "played anyway"


def test_the_coach_stays_when_the_script_is_over_in_the_terminal() -> None:
    """MA-3.13, MA-11.3: with 42 pesos a bid of 77 pledges every share; it is asked about again."""
    typed = "\n" * 24 + "bid 77\n\nbid 77\n!\nq\n"
    told = " ".join(run("learn", "manila", "--lang", "en", typed=typed).split())
    assert told.count("A costly answer: Bid 77 pesos") == 2
    assert "with 42 in cash" in told and "(MA-3.13, MA-11.3)" in told
    assert told.count("Player bids 77 pesos") == 1, "chosen again first, then played anyway"


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    assert FIRST in run("learn", "manila", "no-such-lesson", code=2)


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
    typed = "drive 1\n?\nl\nr\nb\nnonsense\nload-wood sugar 1\nq\n"
    told = run(
        *["play", "--lang", "en", "--people", "Ada", "--seed", "4", "--seat", "1"], typed=typed
    )
    common = Teller("en")
    assert common.say("refusal-not-legal", words="nonsense") in told
    assert "Ada drives 1 stop." in told
    assert "SC-" in told
    assert "Loading comes when the car stops at the port." in told  # the reason


@pytest.mark.rule("SC-4.2", "SC-4.3", "SC-4.5")
def test_whoever_is_asked_may_have_a_hint_and_the_odds(tmp_path: Path) -> None:
    """At the start the port is ten stops away, and three pesos pay four of them."""
    file = tmp_path / "hinted.game"
    args = ["play", "santiago", "--lang", "en", "--people", "Ada", "--seats", "2", "--seat", "1"]
    told = run(*args, "--seed", "4", "--record", str(file), typed="h\no\ndrive 1\nq\n")
    common = Teller("en")
    assert common.say("advice-title") in told
    assert len(re.findall(r"Drive \d stops? +wins \d+ in 100", told)) == 2
    assert re.search(r"Ada +4 stops +no, 6 short", told)
    assert re.search(r"citrus fruit +17 +17 +33 +17 +17 +2\.0", told)  # faces 0 1 2 2 3 4
    record = portside.read_record(file.read_text("utf-8"))
    assert record.comments_at(len(record.answers) - 1) == ["Ada was shown a hint"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_in_the_terminal_in_every_language(language: str) -> None:
    """Before the boats are launched there is nothing to reckon; the bag of Cargo Noir is full."""
    told = run("play", "manila", "--lang", language, "--people", "Ada", typed="o\nq\n")
    assert Teller(language).say("advice-no-odds") in told
    told = run("play", "cargo_noir", "--lang", language, "--people", "Ada", typed="o\nq\n")
    assert Teller(language, "cargo_noir").say("odds-ports") in told


def differing(language: str) -> list[str]:
    """How a table of three ships and five pesos is told."""
    teller = Teller(language, "santiago")
    changes = [Change("start_pesos", (), 5, 3), Change("ships", (), 3, 7)]
    return [teller.say("changes-title"), *map(teller.change, changes)]


DIFFERING = ["-o", "ships=3", "-o", "start_pesos=5"]


def test_a_table_with_options_says_so_at_once_and_whenever_it_is_asked() -> None:
    for typed, times in (("q\n", 1), ("t\nq\n", 2)):
        told = run("play", "--lang", "pl", "--people", "Ada", *DIFFERING, typed=typed)
        assert [told.count(line) for line in differing("pl")] == [times] * 3


def test_a_standard_table_says_nothing_until_it_is_asked() -> None:
    teller = Teller("it", "santiago")
    for typed, times in (("q\n", 0), ("t\nq\n", 1)):
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


def test_a_file_of_many_games_is_listed_and_one_is_chosen(tmp_path: Path) -> None:
    games = [recorded("santiago", 2, 1), recorded("manila", 3, 2)]
    games[1].comment("What a [bold] opening!", 6)
    file = tmp_path / "season.game"
    file.write_text("".join(portside.write_records(games)), "utf-8")
    told = run("replay", str(file), "--lang", "en")
    assert [line.split()[:2] for line in told.splitlines()[1:3]] == [
        ["1", "Santiago"],
        ["2", "Manila"],
    ]
    assert " ".join(map(str, games[1].result or [])) in told and "--game" in told
    one = run("replay", str(file), "--game", "2", "--lang", "en")
    _, comment, after = one.partition("# What a [bold] opening!")
    assert comment and " ".join(map(str, games[1].result or [])) in after
    assert "What a" not in run("replay", str(file), "--game", "2", "--to", "5", "--lang", "en")
    assert "holds no game 3" in run("replay", str(file), "--game", "3", code=2)
    assert "several games; --game" in run("odds", "manila", str(file), code=2)
    assert run("odds", "manila", str(file), "--game", "2", "--to", "30", "--lang", "en")
    assert "several games" in run("play", "--resume", str(file), code=2)
    assert "game 1, the record lacks the header" in run("verify", str(file), code=2)
    empty = tmp_path / "empty.game"
    empty.write_text("", "utf-8")
    assert "holds no game" in run("replay", str(empty), code=2)


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


def test_results_and_records_are_not_written_over(tmp_path: Path) -> None:
    results, records = tmp_path / "new" / "results.json", tmp_path / "games"
    contest = ["arena", "santiago", "--bots", "random", "--games", "3", "--processes", "1"]
    first = run(*contest, "--json", str(results), "--records", str(records))
    written = results.read_bytes()
    again = run(*contest, "--json", str(results))
    assert again.startswith(first.rstrip()) and "nothing was played" in again
    for other in (["--seed", "2"], ["--games", "6"], ["-o", "ships=1"], ["--simulations", "9"]):
        assert "holds other results" in run(*contest, *other, "--json", str(results), code=2)
    assert results.read_bytes() == written
    assert "holds records already" in run(*contest, "--records", str(records), code=2)
    results.write_text("mine")
    assert "holds other results" in run(*contest, "--json", str(results), code=2)
    assert results.read_text() == "mine"


def test_forfeits_are_told_once_a_question_and_a_bot_is_found_where_one_stands(
    tmp_path: Path,
) -> None:
    (tmp_path / "bots_of_mine.py").write_text(
        "from portside.bots.bot import Bot\n"
        "class Bad(Bot):\n"
        "    def __init__(self, game, seed): pass\n"
        "    def choose(self, table): raise ValueError('[b]no\\nidea[/b]')\n"
    )
    source = "" if BUILD == "compiled" else str(Path(portside.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-P", "-m", "portside", "arena", "santiago", "--games", "3"]
        + ["--bots", "bots_of_mine:Bad,random", "--processes", "1"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env={"PATH": "/usr/bin:/bin", "COLUMNS": "140", "LANG": "C.UTF-8", "PYTHONPATH": source},
    )
    assert (done.returncode, done.stderr.strip()) == (0, "")
    told = re.findall(r"^bots_of_mine:Bad forfeited .*$", done.stdout, re.MULTILINE)
    assert len(told) == len(set(told)) and all("ValueError: [b]no idea[/b]" in one for one in told)
    where = r"forfeited (1 game|\d games, the first) on board 0, seat [0-2], asked [a-z-]+: "
    assert told and all(re.search(where, one) for one in told)


def test_a_file_that_cannot_be_made_is_a_sentence() -> None:
    told = run("arena", "santiago", "--bots", "random", "--records", "/dev/null/x", code=2)
    assert "/dev/null/x" in told and "Traceback" not in told


def test_a_mark_before_a_record_is_no_part_of_it(tmp_path: Path) -> None:
    """Some editors begin a file with one."""
    file = tmp_path / "marked.game"
    file.write_text("\ufeffGame: santiago\nSeats: Ada, Ben\n\n* building bank\n", "utf-8")
    assert "Next:" in run("replay", str(file), "--lang", "en")


def test_an_arena_plays_every_number_of_seats_and_stops_once_it_is_decided(tmp_path: Path) -> None:
    told = run(
        *["arena", "santiago", "--bots", "greedy,random", "--games", "90", "--until", "decided"],
        *["--seats", "1..3", "--json", str(tmp_path / "r.json"), "--processes", "2"],
    )
    for seats, games in ((2, 22), (3, 45)):  # half or a quarter of the boards are a look
        written = json.loads((tmp_path / f"r-{seats}.json").read_text("utf-8"))
        assert (written["seats"], written["until"], written["most"]) == (seats, "decided", 90)
        assert written["games"] in (games, 24)
        assert f"Stopped after {written['games']} of at most 90 games" in " ".join(told.split())
        assert written["bots"][0]["corrected"]["ci95"][0] > 1 / seats
    again = run(
        *["arena", "santiago", "--bots", "greedy,random", "--games", "90", "--until", "decided"],
        *["--seats", "3,2", "--json", str(tmp_path / "r.json"), "--processes", "2"],
    )
    assert again.count("nothing was played") == 2


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--seats", "many"], "'many' is no number of seats; try 3, or 2,4, or 2..5"),
        (["--seats", "5..9"], "santiago is for 2 to 4 seats, not for 5..9"),
        (["--seats", "2,7"], "seats"),
        (["--until", "soon"], "'soon' is no reason to stop"),
        (["--bots", "greedy,mate,random", "--seats", "2..3"], "3 bots do not fit at 2 seats"),
    ],
)
def test_an_arena_that_cannot_be_is_refused_before_a_game_is_played(
    arguments: list[str], why: str
) -> None:
    assert why in run("arena", "santiago", "--games", "3", *arguments, code=2)


def test_a_proof_is_checked_by_whoever_has_it(tmp_path: Path) -> None:
    proof = tmp_path / "new" / "p.jsonl"
    arena = ["arena", "santiago", "--games", "6", "--processes", "1", "--seats", "2"]
    run(*arena, "--bots", "search@10,greedy", "--proof", str(proof))
    told = run("check-proof", str(proof), "--lang", "en", "--games", "3", "--processes", "1")
    assert "The results are what the games add up to." in told
    assert "Played again: 3 of 6. Alike, answer by answer: 3." in told
    assert "is there already" in run(*arena, "--proof", str(proof), code=2)
    head, *games = proof.read_text("utf-8").splitlines()
    first = json.loads(games[0])
    first["winners"] = [0, 1]
    proof.write_text("\n".join([head, json.dumps(first), *games[1:]]), "utf-8")
    told = run("check-proof", str(proof), "--lang", "en", "--games", "9", code=1)
    assert "The results are not what the games add up to." in told
    assert "Board 0, rotation 0, played again: differs in winners" in told
    assert "Played again: 6 of 6. Alike, answer by answer: 5." in told


def test_games_by_the_clock_and_bots_of_strangers_are_not_played_again(tmp_path: Path) -> None:
    proof = tmp_path / "p.jsonl"
    run(
        *["arena", "santiago", "--games", "2", "--processes", "1", "--seats", "2"],
        *["--bots", "captain@0.002s,random", "--proof", str(proof)],
    )
    told = run("check-proof", str(proof), "--lang", "en", code=1)
    assert "bots think by the clock: captain@0.002s" in told and "Played again" not in told
    mark = tmp_path / "run"
    stranger = proof.read_text("utf-8").replace("captain@0.002s", f"exec:touch {mark}")
    proof.write_text(stranger, "utf-8")
    told = run("check-proof", str(proof), "--lang", "en", code=1)
    assert "run only with --trust" in told and not mark.exists()
    run("check-proof", str(proof), "--lang", "en", "--trust", code=1)
    assert mark.exists()


def test_the_ladder_writes_down_what_it_measured(tmp_path: Path) -> None:
    output = tmp_path / "strength.md"
    run(
        *["ladder", "--games", "3", "--only", "santiago", "--captain", "0.002s"],
        *["--output", str(output)],
    )
    text = output.read_text("utf-8")
    rungs = ("greedy | random", "mate | deckhand", "navigator | mate", "captain@0.002s | navigator")
    for rung in rungs:
        assert f"| santiago | 3 | {rung} |" in text
    assert (tmp_path / "strength.svg").read_text("utf-8").startswith("<svg")


def test_the_ladder_keeps_every_row_that_it_does_not_measure(tmp_path: Path) -> None:
    output = tmp_path / "strength.md"
    ladder = ["ladder", "--output", str(output), "--processes", "1"]

    def rows() -> list[str]:
        return [line for line in output.read_text("utf-8").splitlines() if "| mate |" in line or
                "| greedy |" in line]  # fmt: skip

    run(*ladder, "--games", "4", "--only", "santiago:mate,santiago:greedy", "--seats", "2")
    first = rows()
    assert [row.split(" | ")[:4] for row in first] == [
        ["| santiago", "2", "greedy", "random"], ["| santiago", "2", "mate", "deckhand"],
    ]  # fmt: skip
    with output.open("a", encoding="utf-8") as page:
        page.write("\n## More\n\nTo be kept.\n")
    run(*ladder, "--games", "3", "--only", "santiago:mate", "--seats", "2..3",
        "--proofs", str(tmp_path / "proofs"))  # fmt: skip
    second = rows()
    assert second[0] == first[0]
    assert [row.split(" | ")[:5] for row in second[1:]] == [
        ["| santiago", "2", "mate", "deckhand", "4"], ["| santiago", "3", "mate", "deckhand", "3"],
    ]  # fmt: skip
    assert "To be kept." in output.read_text("utf-8")
    picture = (tmp_path / "strength.svg").read_text("utf-8")
    assert picture.count("<rect") == 1 + len(second)
    assert len(list((tmp_path / "proofs").iterdir())) == 2
    told = run(*ladder, "--only", "santiago:admiral", code=2)
    assert "no rung is of the bot 'admiral'; known: greedy, mate, navigator, captain" in told
    output.with_suffix(".json").unlink()
    assert "strength.json is missing" in run(*ladder, "--only", "santiago", code=2)


# ------------------------------------------------------------------------------ a review


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game, and a file with two of them."""
    folder = tmp_path_factory.mktemp("finished")
    bots = [make_bot("mate", "santiago", seed) for seed in (1, 2)]
    played = Match("santiago", bots, ["Ada", "Ben"], 4, {"ships": 1}).play().record
    (folder / "one.game").write_text(portside.write_record(played), "utf-8")
    (folder / "two.game").write_text("".join(portside.write_records([played, played])), "utf-8")
    played.answers, played.result = played.answers[:-1], None
    (folder / "unfinished.game").write_text(portside.write_record(played), "utf-8")
    return folder


QUICKLY = ["--effort", "0.01", "--processes", "1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_and_kept(finished: Path, tmp_path: Path, language: str) -> None:
    json_file, page = tmp_path / "one.json", tmp_path / "one.html"
    told = run(
        *["review", str(finished / "one.game"), "--lang", language, *QUICKLY],
        *["--json", str(json_file), "--html", str(page)],
    )
    kept = json.loads(json_file.read_text("utf-8"))
    teller = Teller(language, "santiago")
    winners = [kept["seats"][seat] for seat in kept["winners"]]
    assert teller.say("play-winner", n=len(winners), seats=", ".join(winners)) in told
    for key in ("sum", "keys", "decisions", "strokes"):
        assert teller.say(f"review-{key}") in told
        assert escape(teller.say(f"review-{key}")) in page.read_text("utf-8")
    rows = re.findall(r"^ ?(?:Ada|Ben) +(\d+) +(.*?) +(\d+) +\d+\.\d \(\d+\)", told, re.MULTILINE)
    assert len(rows) == 2
    for start, parts, result in rows:  # as they are shown, they add up
        signed = [int(n.replace("−", "-")) for n in re.findall(r"([+−]\d+) ± \d+", parts)]
        assert len(signed) == 4 and int(start) + sum(signed) == int(result)
    assert not list(tmp_path.glob("*.parts"))


def test_a_review_goes_on_where_it_stopped(finished: Path, tmp_path: Path) -> None:
    """The pieces that are there are taken; so what stands in them comes out."""
    file, kept = tmp_path / "one.json", tmp_path / "again.json"
    run("review", str(finished / "one.game"), *QUICKLY, "--json", str(file))
    record = portside.read_record((finished / "one.game").read_text("utf-8"))
    reviewer = Reviewer(record, 1, 0.01)
    there = Kept(kept, reviewer)
    piece = reviewer.piece(0)
    marked = msgspec.structs.replace(piece, scores=[-7, -7])
    there.keep(0, msgspec.json.encode(marked))
    run("review", str(finished / "one.game"), *QUICKLY, "--json", str(kept))
    whole, again = [json.loads(path.read_text("utf-8")) for path in (file, kept)]
    assert again["scores"] == [-7, -7]
    assert {**again, "scores": None} == {**whole, "scores": None}


def test_a_moment_is_looked_at_closely(finished: Path) -> None:
    record = portside.read_record((finished / "one.game").read_text("utf-8"))
    asked = next(
        moment
        for moment, s in enumerate(portside.moments(record))
        if s.to_move >= 0 and s.question() == "drive"
    )
    told = run(
        *["review", str(finished / "one.game"), "--lang", "en", *QUICKLY],
        *["--moment", str(asked)],
    )
    words = Teller("en", "santiago")
    assert words.answer_in_words("drive", record.answers[asked][1]) in told
    assert "given" in told and "best" in told and "could know" in told


def test_many_games_are_summed_up_by_player(finished: Path, tmp_path: Path) -> None:
    file, table = tmp_path / "two.jsonl", tmp_path / "table.jsonl"
    given = ["review", str(finished / "two.game"), "--lang", "en", *QUICKLY]
    told = run(*given, "--json", str(file), "--table", str(table))
    assert "2 games looked back on" in told
    assert re.search(r"^ ?Ada +2 ", told, re.MULTILINE)
    one, two = file.read_text("utf-8").splitlines()
    assert one == two
    rows = [json.loads(line) for line in table.read_text("utf-8").splitlines()]
    assert [list(row) for row in rows] == [list(REVIEWS)] * 4
    assert [(row["number"], row["seat"]) for row in rows] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    for row in rows:
        parts = [row[part] for part in ("start", "luck", "own", "others", "evaluation")]
        assert sum(parts) == pytest.approx(row["result"], abs=1e-9)
        assert row["result"] == (row["seat"] in json.loads(one)["winners"]) / len(
            json.loads(one)["winners"]
        )


@pytest.mark.parametrize(
    ("name", "more", "why"),
    [
        ("unfinished", [], "finished games only"),
        ("one", ["--json", "a.jsonl"], "ends with .json"),
        ("one", ["--table", "a.csv"], "ends with .parquet or .jsonl"),
        ("two", ["--html", "a.html"], "several games"),
        ("one", ["--seat", "2"], "seats 0 to 1"),
        ("one", ["--moment", "999"], "moments 0 to"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(
    finished: Path, name: str, more: list[str], why: str
) -> None:
    assert why in run("review", str(finished / f"{name}.game"), *QUICKLY, *more, code=2)


# ------------------------------------------------------------------------------ puzzles


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_solved_in_the_terminal(language: str) -> None:
    """Today's first: every answer in turn until it is the one, then the next is only shown."""
    game = PUBLISHED[LANGUAGES.index(language) % len(PUBLISHED)]
    teller = Teller(language, game)
    found = puzzles_of(game)
    today = datetime.now(UTC).date()
    puzzle = puzzle_of_day(game, today)
    assert puzzle is not None
    order = puzzle.in_game_order()
    right = next(number for number, one in enumerate(order, 1) if is_right(one))
    tries = [*range(1, right), right]
    typed = "nonsense\n" + "".join(f"{number}\n" for number in tries) + "\n!\nq\n"
    told = run("puzzles", game, "--lang", language, typed=typed)
    assert teller.say("puzzle-which", n=len(order), mark="!") in told
    for one in order[: right - 1]:
        answer = teller.answer_in_words(puzzle.moment.question, one.answer)
        assert teller.say("puzzle-near", answer=answer, n=round(100 * one.cost)) in told
    best = teller.answer_in_words(puzzle.moment.question, puzzle.best.answer)
    assert told.index(teller.say("puzzle-right", answer=best)) > 0
    following = found[(found.index(puzzle) + 1) % len(found)]
    assert teller.prompt(following.state) in told


def test_puzzles_are_found_and_checked(tmp_path: Path) -> None:
    """With so little effort nothing holds, but everything is gone through."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(mining, "CLEAR", -1.0)
        patched.setattr(mining, "SEEN", 1)
        patched.setattr(mining, "PLAYERS", ("random",))
        patched.setattr(
            mining, "held_against", lambda good, bad: (abs(good.chance - bad.chance), 0)
        )
        made = next(one for one in (mining.mine(Vein("santiago", 1, 0.001), n) for n in range(9))
                    if one.moments)  # fmt: skip
    file = tmp_path / "some.jsonl.gz"
    file.write_bytes(write_puzzles([made]))
    how = ["--check", "--effort", "0.001", "--seed", "4", "--processes", "1", "--lang", "en"]
    told = run("puzzles", "santiago", "--file", str(file), *how)
    for moment in made.moments:
        assert f"{moment.id}: " in told
    assert re.search(rf"\d+ of {len(made.moments)} held with seed 4", told)


def test_puzzles_of_another_game_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "none.jsonl.gz"
    file.write_bytes(write_puzzles([]))
    assert "no puzzles of manila" in run("puzzles", "manila", "--file", str(file), code=2)
    assert ".jsonl.gz" in run("puzzles", "manila", "--output", str(tmp_path / "x.json"), code=2)
    assert "no game 'chess'" in run("puzzles", "chess", code=2)
