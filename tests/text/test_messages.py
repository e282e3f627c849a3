"""Every question, answer, event and name has a sentence in every language, with equal variables."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

import portside
from portside import CHANCE, GAMES, NOBODY, Log
from portside.text import teller
from portside.text.teller import LANGUAGES, NO_ARGUMENTS, Teller
from tests.every_game.walks import EVERY_GAME, walk
from tests.published import PUBLISHED

LOCALES = Path(teller.__file__).parents[1] / "locales"
ASIDE = [f"{what}_{game}" for game in PUBLISHED for what in ("explain", "counsel", "odds")]
FILES = ["common", "text", "review", "web", "pages", "review_page", "puzzles", *PUBLISHED, *ASIDE]
ARGUMENTS = {*NO_ARGUMENTS, "args"}


class Variables(visitor.Visitor):
    """Collects the variables and the plural categories of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """By message, and by message.attribute: its variables."""
    path = LOCALES / language / f"{file}.ftl"
    assert path.is_file(), f"{language}/{file}.ftl is missing: see docs/add-a-game.md"
    text = path.read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in parts.items():
                seen = Variables()
                if pattern is not None:
                    seen.visit(pattern)
                found[key] = seen.names
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_variables(language: str, file: str) -> None:
    theirs, english = messages(language, file), messages("en", file)
    assert list(theirs) == list(english)
    for key, variables in english.items():
        assert theirs[key] == variables, key


@pytest.mark.parametrize("game", PUBLISHED)
def test_every_name_question_and_event_of_the_rules_has_its_message(game: str) -> None:
    rules, keys = portside.rules_of(game), messages("en", game)
    for kind, names in rules.names.items():
        for name in names:
            assert f"{kind}-{name}" in keys
    for question in rules.questions:
        assert f"question-{question.name}" in keys
        assert f"question-{question.name}.waiting" in keys
    for event in rules.events:
        assert keys[f"event-{event}"] <= {"seat", "thing", "amount"}
        assert (f"event-{event}.hidden" in keys) == (event in rules.secrets)


@pytest.mark.parametrize("game", PUBLISHED)
def test_no_message_speaks_of_what_the_rules_do_not_know(game: str) -> None:
    rules = portside.rules_of(game)
    questions = {question.name for question in rules.questions}
    for key, variables in messages("en", game).items():
        kind, _, rest = key.partition("-")
        if kind == "question":
            assert rest.partition(".")[0] in questions, key
        elif kind == "event":
            assert rest.partition(".")[0] in rules.events, key
        elif kind == "answer":
            assert variables <= ARGUMENTS, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_whole_games_can_be_told(game: str, seats: int, language: str) -> None:
    told = Teller(language, game)
    names = [f"Player {number}" for number in range(seats)]
    for seed in range(3):
        s = portside.new_game(game, seats)
        log = s.log = Log()
        for state in walk(s, seed):
            if state.to_move != NOBODY:
                assert told.prompt(state)
                assert told.waiting(state, names)
                answers = [told.answer(state, answer) for answer in state.legal()]
                assert all(answers)
                if state.to_move != CHANCE:  # two answers that read alike could not be told apart
                    assert len(set(answers)) == len(answers)
        for event in log.events:
            for viewer in (NOBODY, 0):
                assert told.event(event, names, viewer)


def test_a_secret_thing_is_not_named_to_others() -> None:
    for game, rules in [(name, one.rules) for name, one in GAMES.items()]:
        told = Teller("en", game)
        for kind in rules.secrets:
            names = rules.names[rules.events[kind]]
            for thing, name in enumerate(names):
                sentence = told.event(portside.Event(kind, 0, thing, 1), ["Ada", "Ben"], 1)
                assert told.name(rules.events[kind], name).lower() not in sentence.lower()


@pytest.mark.parametrize(
    ("language", "stops"),
    [
        ("en", {1: "1 stop", 2: "2 stops", 5: "5 stops", 21: "21 stops"}),
        ("pl", {1: "1 przystanek", 2: "2 przystanki", 5: "5 przystanków", 22: "22 przystanki"}),
        ("it", {1: "1 fermata", 2: "2 fermate", 5: "5 fermate", 21: "21 fermate"}),
        ("ru", {1: "1 остановку", 2: "2 остановки", 5: "5 остановок", 21: "21 остановку"}),
    ],
)
def test_plurals_are_right(language: str, stops: dict[int, str]) -> None:
    told = Teller(language, "santiago")
    for n, words in stops.items():
        assert words in told.format("answer-drive", "", {**NO_ARGUMENTS, "args": 1, "n": n})
        assert words in told.answer_in_words("drive", f"drive {n}")


def test_numbers_carry_no_thousands_separator() -> None:
    for language in LANGUAGES:
        assert "12345" in Teller(language, "santiago").say("event-score", seat="Ada", amount=12345)


def test_a_missing_message_is_loud() -> None:
    with pytest.raises(LookupError):
        Teller("en", "santiago").say("no-such-message")
    with pytest.raises(LookupError):
        Teller("en", "santiago").say("event-score", seat="Ada")
