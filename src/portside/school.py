"""The harbour school: lessons that teach a game while it is played.

A lesson is a record, `lessons/<game>/<lesson>.game`, and steps keyed to its moments, in the `.json`
beside it. Its words are messages `lesson-<lesson>` of `locales/*/lessons_<game>.ftl`. As long as a
learner follows the script, chance and rivals answer as the record does; the first other answer ends
it, and the game goes on like any other. `docs/lessons.md` says how to write one.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

from portside.core.errors import Malformed
from portside.core.record import Record, begin, read_record
from portside.core.written import listed, meant
from portside.games import game_of, rules_of

FIRST = "first-voyage"  # the lesson that every game begins with
LEARNER = 0  # the seat that learns
Kind = Literal["look", "do", "watch", "end"]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said at a moment, and what is asked of the learner."""

    at: int  # how many answers were given before
    kind: Kind
    point: str  # the thing it is about, as boards mark it: data-thing
    rules: list[str]
    answer: str = ""  # asked for, where something is to be done
    others: list[str] = []  # patterns of other answers, each with a reply: `.other1`, `.other2` …

    def reply(self, words: str) -> int | None:
        """Which of the others an answer is, from 1; None: the one that is asked for, or unmet."""
        if words == self.answer:
            return None
        for number, pattern in enumerate(self.others, 1):
            if meets(pattern, words):
                return number
        return None


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file beside the record."""

    order: int
    minutes: int
    steps: list[Step]


@dataclass(frozen=True)
class Lesson:
    game: str
    id: str
    script: Script
    record: Record
    answers: tuple[tuple[int, int], ...]  # of the record: the seat (or CHANCE), and the number

    @property
    def start(self) -> int:
        """How many answers are given before the learner sees the table."""
        return self.script.steps[0].at

    def follows(self, given: Iterable[tuple[int, int, str]]) -> int | None:
        """How many answers of the script stand, after these; None: they have left it.

        What a game lets one do at any time between answers (loans) does not leave it.
        """
        asides = game_of(self.game).asides
        at = 0
        for seat, answer, words in given:
            if at < len(self.answers) and (seat, answer) == self.answers[at]:
                at += 1
            elif at == len(self.answers) or words.split(" ")[0] not in asides:
                return None
        return at


def meets(pattern: str, words: str) -> bool:
    """`bid >9`, `bid 1-4`, `place *`, `load rum` (and what follows), or one of several with |."""
    head, _, last = words.rpartition(" ")
    for one in pattern.split("|"):
        above = re.fullmatch(r"(.*) >(\d+)", one)
        within = re.fullmatch(r"(.*) (\d+)-(\d+)", one)
        if above is not None:
            if head == above[1] and last.isdigit() and int(last) > int(above[2]):
                return True
        elif within is not None:
            if (
                head == within[1]
                and last.isdigit()
                and int(within[2]) <= int(last) <= int(within[3])
            ):
                return True
        elif fnmatchcase(words, one) or words == one or words.startswith(one + " "):
            return True
    return False


def folder(game: str) -> Traversable:
    return files("portside") / "lessons" / game


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are learnt."""
    there = folder(game)
    if not there.is_dir():
        return ()
    names = [path.name.removesuffix(".json") for path in there.iterdir()]
    found = [read_lesson(game, name) for name in names if (there / f"{name}.json").is_file()]
    return tuple(sorted(found, key=lambda one: one.script.order))


def lesson_of(game: str, name: str) -> Lesson:
    found = {one.id: one for one in lessons_of(game)}
    if name not in found:
        known = list(found)
        raise Malformed(
            f"{game} has no lesson {name!r}{meant(name, known)}; known: {listed(known) or 'none'}"
        )
    return found[name]


def read_lesson(game: str, name: str) -> Lesson:
    there = folder(game)
    script = msgspec.json.decode((there / f"{name}.json").read_bytes(), type=Script)
    record = read_record((there / f"{name}.game").read_text("utf-8"))
    s = begin(record, rules_of(game))
    answers = []
    for seat, words in record.answers:
        answer = int(s.read(words))
        answers.append((seat, answer))
        s.play(answer)
    return Lesson(game, name, script, record, tuple(answers))
