"""The rules help of a game, told with the numbers and editions of one table."""

import re
from dataclasses import dataclass
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from portside.games import GAMES
from portside.text.renaming import Renaming
from portside.text.teller import locale, plain

HEADING = re.compile(r"^((?:chapter|rule)-[\w-]+) *=", re.MULTILINE)
RULE = re.compile(r"^rule-([A-Z]+)-(\d+)-(\w+)$")


@dataclass(frozen=True)
class Paragraph:
    """One rule, told."""

    id: str  # SC-4.2
    words: str


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules."""

    id: str
    title: str
    paragraphs: list[Paragraph]


@dataclass(frozen=True)
class RuleBook:
    """The rules of a game, in one language."""

    summary: str
    chapters: list[Chapter]


def rule_book(
    game: str,
    language: str,
    options: dict[str, Any] | None = None,
    renaming: Renaming | None = None,
) -> RuleBook:
    """The help of a game at a table with these options. A variable nobody gave is loud.

    Under other names the ids of its paragraphs are numbers only: letters would tell the game.
    """
    written = locale(language, f"rules_{game}").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(
        renaming.resource(language, written) if renaming else FluentResource(written)
    )
    named_id = r"\2.\3" if renaming else r"\1-\2.\3"
    numbers = plain(dict(GAMES[game].numbers(options or {})))

    def say(key: str) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{language}: {key} has no text")
        text, errors = bundle.format_pattern(pattern, numbers)
        if errors:
            raise LookupError(f"{language}: {key}: {errors[0]}")
        return str(text)

    chapters: list[Chapter] = []
    for key in HEADING.findall(written):
        if key.startswith("chapter-"):
            chapters.append(Chapter(key.removeprefix("chapter-"), say(key), []))
        else:
            chapters[-1].paragraphs.append(Paragraph(RULE.sub(named_id, key), say(key)))
    return RuleBook(say("summary"), chapters)
