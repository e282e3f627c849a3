"""The rules help tells every rule of docs/rules, in every language, with the same figures."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import portside
from portside.text import teller
from portside.text.rulebook import RuleBook, rule_book
from portside.text.teller import LANGUAGES, Teller
from tests.published import PUBLISHED, RULE_PAGES

LOCALES = Path(teller.__file__).parents[1] / "locales"
ID = re.compile(r"^(?:- )?\*\*([A-Z]{2}-\d+\.\d+)\*\*", re.MULTILINE)

# Numbers in the help are figures, so that they can be compared. These words would hide some.
NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "pl": "dwa dwie dwóch dwóm dwoma trzy trzech trzema cztery czterech pięć pięciu sześć"
    " sześciu siedem siedmiu osiem ośmiu dziewięć dziewięciu dziesięć dziesięciu dwanaście",
    "it": "due tre quattro cinque sette otto nove dieci undici dodici",
    "ru": "два две двух двум двумя три трёх трем тремя четыре четырёх пять пяти шесть шести семь"
    " семи восемь восьми девять девяти десять десяти двенадцать",
}
DOC_WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve",
    "zeros first second third fourth fifth sixth seventh",
)
EXAMPLES = {"SC-4.5": {4, 6}}  # figures of an example that the rule text does not give

# Where the help lists things, it calls them what the board calls them.
NAMES = [
    ("santiago", "good", ("SC-1.1",)),
    ("santiago", "cuban", ("SC-1.4",)),
    ("santiago", "building", ("SC-1.5",)),
    ("manila", "ware", ("MA-1.1",)),
    ("cargo_noir", "good", ("CN-1.2",)),
    ("cargo_noir", "port", ("CN-2.2",)),
    ("cargo_noir", "card", ("CN-6.3", "CN-6.4", "CN-6.5", "CN-6.6", "CN-6.7")),
]

EVERY_HELP = [(game, language) for game in PUBLISHED for language in LANGUAGES]


def key(rule: str) -> str:
    return "rule-" + rule.replace(".", "-")


@cache
def rules(game: str) -> dict[str, str]:
    """By id, what docs/rules says: up to the next id or heading."""
    text = (RULE_PAGES / f"{game}.md").read_text("utf-8")
    found = {}
    for start in ID.finditer(text):
        rest = text[start.end() :]
        end = re.search(r"^#|^(?:- )?\*\*", rest, re.MULTILINE)
        assert start[1] not in found, f"{start[1]} is there twice"
        found[start[1]] = rest[: end.start()] if end else rest
    return found


@cache
def written(game: str, language: str) -> list[str]:
    """The keys of one file, in their order."""
    path = LOCALES / language / f"rules_{game}.ftl"
    assert path.is_file(), f"{language}/{path.name} is missing: see docs/add-a-game.md"
    found: list[str] = []
    for entry in parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert not entry.attributes, entry.id.name
            found.append(entry.id.name)
    return found


@cache
def paragraphs(game: str, language: str) -> dict[str, str]:
    """By key, what a table with the standard options is told."""
    return told(rule_book(game, language))


def told(book: RuleBook) -> dict[str, str]:
    found = {"summary": book.summary}
    for chapter in book.chapters:
        found[f"chapter-{chapter.id}"] = chapter.title
        found |= {key(one.id): one.words for one in chapter.paragraphs}
    return found


def figures(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", text))


def doc_figures(text: str) -> set[int]:
    """Figures of our rule text, written out or not. A help may always say 1 where it says “a”."""
    words = re.findall(r"[a-z]+", text.lower())
    written = {
        line.split().index(word) for line in DOC_WORDS for word in words if word in line.split()
    }
    return {1, *figures(text), *written, *({0} if "nothing" in words else set())}


@pytest.mark.parametrize(("game", "language"), EVERY_HELP)
def test_every_rule_has_its_paragraph_and_there_is_no_other(game: str, language: str) -> None:
    expected, chapter = ["summary"], ""
    for rule in rules(game):
        number = rule.partition("-")[2].partition(".")[0]
        if number != chapter:
            chapter = number
            expected.append(f"chapter-{chapter}")
        expected.append(key(rule))
    assert written(game, language) == expected
    assert list(paragraphs(game, language)) == expected


@pytest.mark.parametrize(("game", "language"), EVERY_HELP)
def test_paragraphs_are_plain_short_and_calm(game: str, language: str) -> None:
    for name, text in paragraphs(game, language).items():
        assert text.strip(), name
        assert "!" not in text, name
        assert not re.search(r"['\"]|--| {2}", text), (
            f"{name}: typographic quotes and dashes, please"
        )
        assert name.startswith("chapter") or text.endswith("."), name
        assert len(text) <= (600 if name == "summary" else 360), name


@pytest.mark.parametrize(("game", "language"), EVERY_HELP)
def test_figures_are_the_same_in_all_languages(game: str, language: str) -> None:
    english = paragraphs(game, "en")
    words = NUMBER_WORDS[language].split()
    for name, text in paragraphs(game, language).items():
        assert figures(text) == figures(english[name]), name
        assert not set(re.findall(r"\w+", text.lower())) & set(words), f"{name}: figures, please"


@pytest.mark.parametrize("game", PUBLISHED)
def test_figures_are_those_of_the_rule_text(game: str) -> None:
    english = paragraphs(game, "en")
    for rule, text in rules(game).items():
        chapter = rule.partition(".")[0] + "."
        tables = "\n".join(
            line
            for other, said in rules(game).items()
            if other.startswith(chapter)
            for line in said.splitlines()
            if line.startswith("|")
        )
        known = doc_figures(text) | set(figures(tables)) | EXAMPLES.get(rule, set())
        assert set(figures(english[key(rule)])) <= known, rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind", "where"), NAMES)
def test_things_have_the_names_of_the_board(
    game: str, kind: str, where: tuple[str, ...], language: str
) -> None:
    told, help_text = Teller(language, game), paragraphs(game, language)
    text = " ".join(help_text[key(rule)] for rule in where).lower()
    for thing in portside.rules_of(game).names[kind]:
        assert told.name(kind, thing).lower() in text, thing
