"""docs/notation.md tells the truth: its tables are the games', its examples can be played."""

import json
import random
import re
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import portside
from portside import GAMES, NOBODY, Log, State, rules_of
from portside.schemas import schema
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
@pytest.mark.parametrize("name", ["position", "view"])
def test_the_schemas_have_the_fields_of_the_page(game: str, name: str) -> None:
    form = schema(name, game)["$defs"][game]["properties"]
    text = section(5, game)
    fields = {name for cells in rows(text, "`table`") for name in code(cells[0])}
    assert set(form["table"]["required"]) == fields
    assert set(form["table"]["properties"]) - fields <= set(code(text))  # told below the table
    keys = {name for cells in rows(text, "`pending`") for name in code(cells[0])}
    asked = form["pending"]["anyOf"]
    assert {key for one in asked for key in one["properties"]} == keys | {"question", "seat"}
    questions = {one["properties"]["question"]["const"] for one in asked}
    assert questions == set(answer_forms(game)) | {"over"}


def test_manila_s_market_is_written_in_pesos() -> None:
    """MA-1.8. As the page says: a bot that took it for a number of steps would not know prices."""
    track = re.search(r"^\| `market` \| .* in pesos \((.*)\) \|$", section(5, "manila"), re.M)
    assert track and re.findall(NUMBER, track[1]) == ["0", "5", "10", "20", "30"]
    told = {n for _, _, position in walks("manila") for n in position["table"]["market"].values()}
    assert told == {0, 5, 10, 20}  # with 30 the game is over (MA-12.2)


@pytest.mark.parametrize("seats", range(3, 6))
def test_manila_s_steps_follow_the_schedule_of_the_page(seats: int) -> None:
    """MA-3.2: with three players two placement rounds come first."""
    (told,) = (cells[1] for cells in rows(section(5, "manila"), "`table`") if "step" in cells[0])
    three = re.search(r"with three players ([a-z, ]+);", told)
    assert three and "with more placing and moving, three times" in told
    schedule = three[1].split(", ") if seats == 3 else ["placing", "moving"] * 3
    found = set()
    for question, _, position in walks("manila"):
        if position["seats"] == seats and question in ("place", "die"):
            step = position["table"]["step"]
            assert schedule[step] == {"place": "placing", "die": "moving"}[question]
            found.add(step)
    assert found == set(range(len(schedule)))


def test_manila_s_crews_sit_from_the_cheapest_seat_on() -> None:
    """MA-5.5."""
    for _, _, position in walks("manila"):
        for boat in position["table"]["boats"].values():
            vacant = [seat is None for seat in boat["crew"]]
            assert vacant == sorted(vacant)


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
    with pytest.raises(
        portside.Malformed, match=r"line 15: seat 1 cannot answer .* to bid: .* legal: "
    ):
        portside.replay(portside.read_record(text))


def test_the_position_is_the_record_s() -> None:
    record, written = played(), json.loads(example("position"))
    dealt = portside.replay(record, upto=6)
    assert dealt.position() == written
    s: State = portside.read_position(written)
    for seat, words in record.answers[6:]:
        portside.submit(s, seat, words)
    assert s.position() == portside.replay(record).position()


def test_the_examples_keep_to_the_schemas() -> None:
    written = json.loads(example("position"))
    for name in ("position", "view"):
        Draft202012Validator(schema(name)).validate(written)
        assert not Draft202012Validator(schema(name)).is_valid({**written, "surprise": 1})
    seen = {
        **written,
        "table": {**written["table"], "shares": json.loads(example("view of seat 1"))},
    }
    Draft202012Validator(schema("view", "manila")).validate(seen)
    assert not Draft202012Validator(schema("position", "manila")).is_valid(seen)
    header = [line for line in example("record").split("\n\n")[0].splitlines() if line[0] != "#"]
    said = {key: value.strip() for key, _, value in (line.partition(":") for line in header)}
    Draft202012Validator(schema("record", "manila")).validate(said)


def test_the_comments_are_about_the_moments_that_the_page_says() -> None:
    record = played()
    assert [comment.text for comment in record.preface] == ["The opening of our Thursday round"]
    assert record.comments_at(7) == ["Ada opens"]
    assert portside.replay(record, 7).position()["table"]["bid"] == 3  # type: ignore[index]
    assert record.comments_at(0) == [] and len(record.comments_at(13)) == 2
    assert portside.write_record(record) == example("record")


def test_the_file_of_two_games() -> None:
    first, second = portside.read_records(example("records"))
    assert (first.game, second.game) == ("santiago", "manila")
    assert [comment.text for comment in second.preface] == ["The second game"]
    assert second.comments_at(1) == ["One card is dealt."]
    wrong = example("records").replace("deal jade", "deal jaed")
    line = wrong.splitlines().index("* deal jaed") + 1
    assert f"game 2, line {line}: …" in PAGE
    with pytest.raises(portside.Malformed, match=f"game 2, line {line}: .*mean 'deal jade'"):
        [portside.replay(record) for record in portside.read_records(wrong)]


def test_the_error_of_the_page() -> None:
    text = example("record").replace("bid 3 ", "bid 333 ")
    with pytest.raises(portside.Malformed) as refused:
        portside.replay(portside.read_record(text))
    before, after = re.findall(r"`(line \d+: .*)…(; legal: .*)`\.", PAGE)[0]
    assert str(refused.value).startswith(before) and after in str(refused.value)


def test_the_view_is_the_position_s() -> None:
    s = portside.read_position(json.loads(example("position")))
    table: Any = s.view(1)["table"]
    assert table["shares"] == json.loads(example("view of seat 1"))
