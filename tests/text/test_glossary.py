"""One word for one thing, one form of address, and the marks that each language writes with."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

from portside.text import teller
from portside.text.teller import LANGUAGES

LOCALES = Path(teller.__file__).parents[1] / "locales"
OFFLINE = Path(__file__).parents[2] / "web" / "public" / "offline.html"

# A word that is not said, in files of that name, and what is said instead.
NOT_SAID = {
    "en": [
        ("*", r"\b(go|goes) aboard it\b", "a ware has no board, its boat has"),
        ("*", r"[«»„—]", "“…”"),
    ],
    "pl": [
        ("*", r"\bpesos\b", "peso"),
        ("*", r"\bwor(ek|ka|ku|kiem|kowi)\b", "woreczek"),
        ("*", r"\bowoc\w*", "cytrusy"),
        ("*", r"\bkostk\w*|\bkostek\b", "kości"),
        ("*", r"\bzasłonk\w*", "parawan"),
        ("*", r"\bfirm\w+ ubezpieczeniow\w+", "ubezpieczenie"),
        ("*", r"\b(na|do) teraz\b", "bieżąca chwila"),
        ("*manila", r"\bakcj\w+", "udział"),
        ("*", r"\b(Pan|Pani|Państw\w+|proszę|wy|was|wam|wami|wasz\w*|\w+licie)\b", "ty"),
        ("*", r"[—“‘«»]", "„…” –"),
    ],
    "it": [
        ("*", r"\bpedon[ei]\b", "pedina"),
        ("*", r"\bsacc(o|hi)\b", "sacchetto"),
        ("*", r"\bGetta\b", "Butta a mare"),
        ("*", r"\bCassa\b", "Cassaforte"),
        ("*", r"\bCuban[io]\b", "abitante"),
        ("*", r"\bpesi\b", "pesos"),
        ("web", r"\bpesc(a|he)\b", "estrazione"),
        ("pages", r"\bpesc(a|he)\b", "estrazione"),
        ("*", r"\b(Lei|Suo|Sua|Suoi|Sue|voi|vostr[aeio]|siete|preferite)\b", "tu"),
        ("*", r"[—“”„]", "«…»"),
    ],
    "ru": [
        (
            "*",
            r"\b(вы|вас|вам|вами|ваш\w*)\b|\b\w+((?<!сч)ёте|аете|уете|[аеуя]йте|ьте|овите)\b",
            "ты",
        ),
        ("*", r"(?<!слоновая )\bкост\w*", "кубики"),
        ("*", r"\bХозе|\bМартинез", "Хосе, Мартинес"),
        ("*", r"\bстрахов\w+ контор\w+", "страховка"),
        ("*", r"\bотсек\w*", "ячейка"),
        ("*", r"\bуникальн\w+", "особый"),
        ("*", r"\bаукцион\w*", "торги"),
        ("*", r"\b(верн|возвращ)\w+ ход\b|\bберёт \w+ ответ назад", "отменить"),
        ("*", r" – |[“”„]", "«…» —"),
    ],
}
EVERYWHERE = [
    ("*", r"(?<!\bsay) …", "no space before …"),
    ("*", r"[\"']", "the marks of the language"),
    ("*", r"  ", "one space"),
]
# What a Russian sentence may write in Latin letters: names, keys, commands, berths, phases.
LATIN = re.compile(
    r"Portside|Cargo Noir|JSON|https|Enter|Python|API|exec|portside arena|portside verify"
    r"|--known-luck|k3x9|say"
    r"|\b[ABCEbhoqrlstu]\b|\bI+\b"
)


class Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def texts(language: str) -> Iterator[tuple[str, str, str]]:
    """File, message, and each stretch of text in it."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                seen = Texts()
                seen.visit(entry)
                yield from ((path.stem, entry.id.name, text) for text in seen.found)
    for line in re.findall(rf'<p lang="{language}">([^<]+)', OFFLINE.read_text("utf-8")):
        yield "offline", "", line


def matches(files: str, file: str) -> bool:
    return re.fullmatch(files.replace("*", ".*"), file) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_a_word_is_called_by_it(language: str) -> None:
    wrong = [
        f"{file} {key}: “{text.strip()}”; rather: {rather}"
        for file, key, text in texts(language)
        for files, pattern, rather in [*NOT_SAID[language], *EVERYWHERE]
        if matches(files, file) and re.search(pattern, text)
    ]
    assert not wrong, "\n".join(wrong)


def test_russian_writes_cyrillic() -> None:
    wrong = [
        f"{file} {key}: {text}"
        for file, key, text in texts("ru")
        if key != "language-name" and re.search(r"[A-Za-z]", LATIN.sub("", text))
    ]
    assert not wrong, "\n".join(wrong)
