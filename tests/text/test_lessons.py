"""Every lesson fits its record, points at rules that exist, and speaks every language."""

import pytest
from fluent.syntax import ast, parse

from portside import submit
from portside.core.record import begin, replay
from portside.games import GAMES, rules_of
from portside.school import FIRST, LEARNER, Lesson, lessons_of, meets
from portside.text.teller import LANGUAGES, locale
from tests.published import PUBLISHED
from tests.test_rule_ids import defined

MOST_WORDS = 45
LESSONS = [
    pytest.param(lesson, id=f"{game}-{lesson.id}")
    for game in PUBLISHED
    for lesson in lessons_of(game)
]


def words_of(language: str, game: str) -> dict[str, str]:
    """By message, and by message.attribute: its text."""
    found: dict[str, str] = {}
    for entry in parse(locale(language, f"lessons_{game}").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
            for key, pattern in parts.items():
                assert key not in found, f"{key} is there twice"
                assert pattern is not None and all(
                    isinstance(part, ast.TextElement) for part in pattern.elements
                ), key
                found[key] = "".join(part.value for part in pattern.elements)  # type: ignore[union-attr]
    return found


def wanted(lesson: Lesson) -> list[str]:
    """The keys of a lesson's words, in their order."""
    title = f"lesson-{lesson.id}"
    keys = [title, f"{title}.about", *([f"{title}.goal"] if lesson.id == FIRST else [])]
    for number, step in enumerate(lesson.script.steps, 1):
        keys.append(f"{title}-{number}")
        keys += [f"{title}-{number}.other{i}" for i in range(1, len(step.others) + 1)]
    return keys


@pytest.mark.parametrize("game", PUBLISHED)
def test_every_game_has_a_first_voyage_and_four_harbours(game: str) -> None:
    lessons = lessons_of(game)
    assert lessons[0].id == FIRST
    assert 8 <= lessons[0].script.minutes <= 10
    assert len(lessons) >= 5
    assert all(2 <= lesson.script.minutes <= 3 for lesson in lessons[1:])
    assert [lesson.script.order for lesson in lessons] == list(range(len(lessons)))


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_fits_its_record(lesson: Lesson) -> None:
    rules, record, steps = rules_of(lesson.game), lesson.record, lesson.script.steps
    replay(record, rules)
    assert len(record.seats) == 3 and [step.at for step in steps] == sorted(
        step.at for step in steps
    )
    asides = GAMES[lesson.game].asides
    s, own = begin(record, rules), []
    for at in range(len(record.answers) + 1):
        for step in (step for step in steps if step.at == at):
            assert s.to_move == LEARNER, f"nobody learns at {at}"
            assert (step.kind == "do") == bool(step.answer) and (step.answer or not step.others)
            if step.kind == "do":
                assert record.answers[at] == (LEARNER, step.answer)
                others = [one for one in s.legal_in_words() if one != step.answer]
                met = [step.reply(one) for one in others if one.split(" ")[0] not in asides]
                unmet = [one for one in others if step.reply(one) is None]
                assert None not in met, f"step at {at} has no reply to {unmet}"
                assert set(met) == set(range(1, len(step.others) + 1)), f"{at}: a reply to nothing"
        if at < len(record.answers):
            if s.to_move == LEARNER and len(s.legal()) > 1 and at >= lesson.start:
                own.append(at)
            submit(s, *record.answers[at])
    assert steps[-1].kind == "end" and steps[-1].at == len(record.answers)
    asked = [step.at for step in steps if step.kind == "do"]
    assert set(own) <= set(asked), "every answer of one's own is asked for"


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_cites_rules_that_exist(lesson: Lesson) -> None:
    known = set(defined(lesson.game))
    for step in lesson.script.steps:
        assert step.rules and set(step.rules) <= known, step.rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PUBLISHED)
def test_every_word_of_a_lesson_is_there_and_no_card_is_long(game: str, language: str) -> None:
    words = words_of(language, game)
    assert list(words) == [key for lesson in lessons_of(game) for key in wanted(lesson)]
    for key, text in words.items():
        assert 0 < len(text.split()) <= MOST_WORDS, f"{language} {key}: {len(text.split())} words"


def at_its_longest(pattern: ast.Pattern) -> str:
    """As it may be said: a thing has three words, a name and a number one."""
    return "".join(map(said, pattern.elements))


def said(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return part.value
    inner = part.expression
    if isinstance(inner, ast.SelectExpression):
        variants = [at_its_longest(variant.value) for variant in inner.variants]
        return max(variants, key=lambda words: len(words.split()))
    about = inner.id.name if isinstance(inner, ast.VariableReference) else ""
    return "a long name" if about.startswith("thing") else "one"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PUBLISHED)
def test_a_coach_is_brief(game: str, language: str) -> None:
    entries = parse(locale(language, f"counsel_{game}").read_text("utf-8")).body
    told = [entry for entry in entries if isinstance(entry, ast.Message) and entry.value]
    assert len(told) > 15
    for entry in told:
        assert entry.value is not None
        words = at_its_longest(entry.value).split()
        assert len(words) <= MOST_WORDS, f"{language} {entry.id.name}: {len(words)} words"


@pytest.mark.parametrize(
    ("pattern", "met", "unmet"),
    [
        ("drive 2", ["drive 2"], ["drive 3", "drive 21"]),
        ("load rum", ["load rum 1", "load rum 2", "load rum"], ["load rumba 1", "load"]),
        ("bid >9", ["bid 10", "bid 99"], ["bid 9", "raise 10", "bid"]),
        ("bid 1-4", ["bid 1", "bid 4"], ["bid 0", "bid 5", "bid 14"]),
        ("place *", ["place silk"], ["pass"]),
        ("a|b 1", ["a", "b 1"], ["b 2"]),
    ],
)
def test_patterns(pattern: str, met: list[str], unmet: list[str]) -> None:
    assert all(meets(pattern, words) for words in met)
    assert not any(meets(pattern, words) for words in unmet)


def test_what_follows_the_script_and_what_leaves_it() -> None:
    lesson = lessons_of("manila")[0]
    given = [
        (seat, answer, words)
        for (seat, answer), (_, words) in zip(lesson.answers, lesson.record.answers, strict=True)
    ]
    assert lesson.follows([]) == 0
    assert lesson.follows(given) == len(given)
    assert lesson.follows(given[: lesson.start]) == lesson.start
    loan = (LEARNER, -1, "pledge silk")  # MA-11.1: between any two answers
    assert lesson.follows([*given[:11], loan, *given[11:]]) == len(given)
    assert lesson.follows([*given[:11], (LEARNER, -1, "pass"), *given[11:]]) is None
    assert lesson.follows([*given, (LEARNER, -1, "bid 3")]) is None
