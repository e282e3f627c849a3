"""The same game under other names: goods, people, places and the title are made up from a seed.

Who has read about a game can recite what was written of it; who meets `velka` where the rules say
rum has to read what is on the table. Nothing else changes: a renamed game has the same questions in
the same order, and its answers are the same answers in other words.

How names are written in each language, with their endings, is in `locales/names/<game>.toml`.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from zlib import crc32

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer

from portside.core.errors import Malformed
from portside.core.rng import Dice

ONSETS = (
    "b",
    "br",
    "d",
    "dr",
    "f",
    "g",
    "gl",
    "k",
    "kr",
    "l",
    "m",
    "n",
    "p",
    "pl",
    "r",
    "t",
    "tr",
    "v",
    "z",
)
VOWELS = ("a", "e", "i", "o", "u")
CODAS = ("b", "g", "k", "l", "m", "n", "p", "r", "t", "v", "x", "z")
ALIKE = 3  # letters: two names that begin with the same ones could be mistaken for each other
WORD = re.compile(r"[^\W\d_]+")

Forms = dict[str, dict[str, list[str]]]  # by name and language


def forms_file(game: str) -> Traversable:
    return files("portside") / "locales" / "names" / f"{game}.toml"


def can_be_renamed(game: str) -> bool:
    return forms_file(game).is_file()


@cache
def forms_of(game: str) -> Forms:
    if not can_be_renamed(game):
        raise Malformed(f"{game} does not say how its names are written: it cannot be renamed")
    return tomllib.loads(forms_file(game).read_text("utf-8"))


class Renaming:
    """One to one, and the same in every language; names are not inflected."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.seed = seed
        forms, own = forms_of(game), seed * 31 + crc32(game.encode())  # another in each game
        self.made_up = dict(zip(forms, names(len(forms), own, known_words()), strict=True))
        self.roots = {tuple(root.split("_")): new for root, new in self.made_up.items()}
        self.back = {new: root.replace("_", "-") for root, new in self.made_up.items()}
        self.longest = max(map(len, self.roots))

    def __hash__(self) -> int:
        return hash((self.game, self.seed))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Renaming) and (other.game, other.seed) == (self.game, self.seed)

    @property
    def title(self) -> str:
        """What the game is called, as a word for programs."""
        return self.made_up["title"]

    # ------------------------------------------------------- the words of the notation

    def words(self, written: str) -> str:
        """An answer in other words: `load-wood rum 2` becomes `load-brox velka 2`."""
        return " ".join(map(self.word, written.split(" ")))

    def word(self, written: str) -> str:
        parts, told = written.split("-"), []
        while parts:
            size = next(
                (n for n in range(self.longest, 0, -1) if tuple(parts[:n]) in self.roots), 0
            )
            told.append(self.roots[tuple(parts[:size])] if size else parts[0])
            parts = parts[max(1, size) :]
        return "-".join(told)

    def original(self, said: str) -> str | None:
        """What somebody has said, in the words of the rules; None if it uses a name that is not
        used here: whoever says `rum` in a renamed game is told nothing of it.
        """
        if self.words(said) != said:
            return None
        return " ".join(
            "-".join(self.back.get(part, part) for part in word.split("-"))
            for word in said.split(" ")
        )

    # -------------------------------------------------------------------- sentences

    def text(self, language: str, text: str) -> str:
        """Every name in it, whatever its ending, is replaced."""
        found, roots = pattern(self.game, language)

        def instead(match: re.Match[str]) -> str:
            new = self.made_up[roots[str(match.lastgroup)]]
            return new.capitalize() if match.group()[0].isupper() else new

        return found.sub(instead, text)

    def resource(self, language: str, source: str) -> ast.Resource:
        """A locale with other names. Variables and keys stay as they are."""
        parsed = FluentParser(with_spans=False).parse(source)
        Renamer(self, language).visit(parsed)
        return parsed


class Renamer(Transformer):
    def __init__(self, renaming: Renaming, language: str) -> None:
        self.renaming = renaming
        self.language = language

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = self.renaming.text(self.language, node.value)
        return node


@cache
def pattern(game: str, language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """What finds the names of a game in a text; by group of a match: the name it stands for."""
    written = [(form, root) for root, forms in forms_of(game).items() for form in forms[language]]
    written.sort(key=lambda one: -len(one[0]))
    groups = {f"name{number}": root for number, (_, root) in enumerate(written)}
    found = "|".join(
        f"(?P<name{number}>{as_regex(form)})" for number, (form, _) in enumerate(written)
    )
    return re.compile(rf"\b(?:{found})", re.IGNORECASE), groups


def as_regex(form: str) -> str:
    stem = re.escape(form.rstrip("+")).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
    return rf"{stem}(?=s?\b)" if form.endswith("+") else rf"{stem}\b"


def names(number: int, seed: int, known: frozenset[str]) -> list[str]:
    """So many made-up words, none of them known, no two of them alike at the beginning."""
    dice, found, begun = Dice(seed), list[str](), set[str]()
    while len(found) < number:
        syllables = [
            ONSETS[dice.below(len(ONSETS))] + VOWELS[dice.below(len(VOWELS))] for _ in "ab"
        ]
        name = "".join(syllables) + CODAS[dice.below(len(CODAS))]
        if name not in known and name[:ALIKE] not in begun:
            begun.add(name[:ALIKE])
            found.append(name)
    return found


@cache
def known_words() -> frozenset[str]:
    """Every word that any locale uses."""
    found: set[str] = set()
    for language in (files("portside") / "locales").iterdir():
        for file in language.iterdir() if language.is_dir() else ():
            found.update(WORD.findall(file.read_text("utf-8").lower()))
    return frozenset(found)
