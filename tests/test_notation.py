"""docs/notation.md tells the truth: its tables are the games', its examples can be played."""

import json
import random
import re
from functools import cache
from typing import Any

import pytest

import portside
from portside import GAMES, NOBODY, Log, State, rules_of
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "notation.md").read_text("utf-8")
DOCUMENTED = [game for game in GAMES if (ROOT / "src/portside/games" / game).is_dir()]
NUMBER, SIGNED = r"\d+", r"[+-]\d+"


def section(number: int, game: str = "") -> str:
    """The text of a section, or of a game's part of it."""
    text = re.split(r"^## ", PAGE, flags=re.MULTILINE)[number]
    assert text.startswith(f"{number}. ")
    if not game:
        return text
    parts = {part.partition("\n")[0]: part for part in re.split(r"^### ", text, flags=re.M)[1:]}
    assert game in parts, f"docs/notation.md, section {number}, says nothing about {game}"
    return parts[game]


def rows(text: str, header: str) -> list[list[str]]:
    """The cells of the table that starts with this header."""
    lines = text.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(f"| {header} |"))
    found = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def example(kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert found, kind
    return found[1]


@cache
def answer_forms(game: str) -> dict[str, list[str]]:
    """By question, the ways its answers are written."""
    text = section(3, game)
    forms = {code(cell[0])[0]: code(cell[2]) for cell in rows(text, "question")}
    if game == "santiago":
        forms["use-own"] = [form for form in forms["use"] if form != "skip"]
    if game == "manila":
        free = re.search(r"^Every question asked of a seat .*$", text, re.MULTILINE)
        assert free
        for question in forms:
            if question not in ("deal", "die"):
                forms[question] = forms[question] + code(free[0])
    return forms


def pattern(game: str, form: str) -> str:
    """The form as a pattern: `load <good> <n>` meets `load rum 2`."""
    made = re.escape(form).replace("<n>", NUMBER).replace("<±n>", SIGNED)
    for kind, names in rules_of(game).names.items():
        words = "|".join(name.replace("_", "-") for name in names)
        made = made.replace(f"<{kind}>", f"(?:{words})")
    assert "<" not in made, f"{form}: an unknown kind of thing"
    return made


@cache
def walks(game: str) -> list[tuple[str, list[str], dict[str, Any]]]:
    """Every question of some random games: its title, the answers, the position."""
    found, dice = [], random.Random(7)
    rules = rules_of(game)
    variant = dict.fromkeys({"boarding_variant", "alone_may_stay"} & set(rules.options), True)
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        for options in ({}, {}, variant):
            s = rules.new_game(seats, dict(options))
            while s.to_move != NOBODY:
                legal = s.legal()
                found.append((s.question(), [s.write(a) for a in legal], s.position()))
                s.play(dice.choice(legal))
    return found


@pytest.mark.parametrize("game", DOCUMENTED)
def test_every_answer_is_written_as_the_page_says(game: str) -> None:
    patterns = {
        question: re.compile("|".join(pattern(game, form) for form in forms))
        for question, forms in answer_forms(game).items()
    }
    for question, answers, _ in walks(game):
        for words in answers:
            assert patterns[question].fullmatch(words), f"{question}: {words}"


@pytest.mark.parametrize("game", DOCUMENTED)
def test_every_form_of_an_answer_is_met(game: str) -> None:
    """Boarding is rare, so the variant's form is looked at by the scenarios (MT-70) alone."""
    met: dict[str, set[str]] = {}
    for question, answers, _ in walks(game):
        met.setdefault(question, set()).update(answers)
    for question, forms in answer_forms(game).items():
        for form in forms:
            if question not in ("board", "use-own"):
                matches = re.compile(pattern(game, form)).fullmatch
                assert any(matches(words) for words in met.get(question, ())), (question, form)


@pytest.mark.parametrize("game", DOCUMENTED)
def test_the_fields_of_a_position(game: str) -> None:
    text = section(5, game)
    fields = [name for cells in rows(text, "`table`") for name in code(cells[0])]
    keys = {name for cells in rows(text, "`pending`") for name in code(cells[0])}
    seen = set()
    for _, _, position in walks(game):
        assert list(position["table"]) == fields
        seen |= set(position["pending"])
    assert seen <= keys | {"question", "seat"}
    assert keys - seen <= {"filling", "second", "boarded"}  # rare


@pytest.mark.parametrize("game", DOCUMENTED)
def test_the_words_of_events(game: str) -> None:
    told = {code(cells[0])[0]: cells[1] for cells in rows(section(6, game), "event")}
    assert told == {kind: thing or "–" for kind, thing in rules_of(game).events.items()}


@pytest.mark.parametrize("game", DOCUMENTED)
def test_events_without_a_number_have_none(game: str) -> None:
    silent = {code(cells[0])[0] for cells in rows(section(6, game), "event") if cells[2] == "–"}
    rules, dice, log = rules_of(game), random.Random(3), Log()
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        s = rules.new_game(seats)
        s.log = log
        while s.to_move != NOBODY:
            s.play(dice.choice(s.legal()))
    assert {e.kind for e in log.events if e.amount != 0} & silent == set()


def test_the_secrets_are_named() -> None:
    secrets = {word for game in DOCUMENTED for word in rules_of(game).secrets}
    assert secrets == set(code(re.findall(r"The things of .*? only\.", PAGE, re.DOTALL)[0]))


# ------------------------------------------------------------------ the examples


def played() -> portside.Record:
    return portside.read_record(example("record"))


def test_the_record_can_be_replayed() -> None:
    record = played()
    s = portside.replay(record)
    assert (s.to_move, s.question()) == (0, "place")
    assert record.options == {"boarding_variant": True, "starting_cash": 40}
    assert portside.read_record(portside.write_record(record)).answers == record.answers


def test_a_record_that_is_not_legal_names_the_line() -> None:
    text = example("record").replace("1 pass", "1 bid 3")
    with pytest.raises(portside.Malformed, match=r"line 13: seat 1 .* but bid is asked .* legal: "):
        portside.replay(portside.read_record(text))


def test_the_position_is_the_record_s() -> None:
    record, written = played(), json.loads(example("position"))
    dealt = portside.replay(record, upto=6)
    assert dealt.position() == written
    s: State = portside.read_position(written)
    for seat, words in record.answers[6:]:
        portside.submit(s, seat, words)
    assert s.position() == portside.replay(record).position()


def test_the_view_is_the_position_s() -> None:
    s = portside.read_position(json.loads(example("position")))
    table: Any = s.view(1)["table"]
    assert table["shares"] == json.loads(example("view of seat 1"))
