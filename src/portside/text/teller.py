"""Turns a question, an answer or an event into a sentence. The words live in locales/, not here.

Keys come from the rules: `question-drive`, `answer-drive`, `event-drive`, `good-rum`. An answer's
words give its variables: names become `$thing`, `$thing2`, numbers `$n`, `$n2`, `$n3` (and, with
their sign, `$by`, `$by2`, `$by3`); `$args` counts them all; `$sign` is `minus` or `plus`.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, fluent_number

from portside.core.changes import Change
from portside.core.counsel import Counsel
from portside.core.errors import IllegalAnswer, Refusal
from portside.core.game import NOBODY, Event, State
from portside.games import rules_of
from portside.text.renaming import Renaming

LANGUAGES = ("en", "pl", "it", "ru")

NO_ARGUMENTS: dict[str, object] = {
    "thing": "", "thing2": "", "n": 0, "n2": 0, "n3": 0, "by": "", "by2": "", "by3": "",
    "sign": "plus",
}  # fmt: skip


def locale(language: str, name: str) -> Traversable:
    return files("portside") / "locales" / language / f"{name}.ftl"


TOLD = ("seat", "thing", "n", "thing2", "n2", "n3", "amount")  # in this order, without a locale


@cache
def bundle(language: str, game: str, renaming: Renaming | None = None) -> FluentBundle:
    """All messages of one game in one language, under its own names or others."""
    made = FluentBundle([language], use_isolating=False)
    aside = [f"{what}_{game}" for what in ("options", "counsel", "odds")]
    for name in ["common", "text", "review", game, *aside]:
        source = locale(language, name)
        if source.is_file():
            text = source.read_text("utf-8")
            made.add_resource(
                renaming.resource(language, text) if renaming else FluentResource(text)
            )
    return made


class Teller:
    """Speaks one language about one game (or, without a game, about Portside itself)."""

    def __init__(self, language: str, game: str = "", renaming: Renaming | None = None) -> None:
        self.language = language
        self.game = game
        self.bundle = bundle(language, game, renaming)
        self.speaks = not game or locale(language, game).is_file()

    def say(self, key: str, attribute: str = "", **variables: object) -> str:
        """A message, or one of its attributes, with these variables."""
        return self.format(key, attribute, variables)

    def format(self, key: str, attribute: str, variables: dict[str, object]) -> str:
        """The message with these variables. A missing message is a fault of ours, so it is loud."""
        if not self.speaks and not self.knows(key):
            return self.in_notation(key, variables)
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{self.language}: message {key} has no text")
        text, errors = self.bundle.format_pattern(pattern, plain(variables))
        if errors:
            raise LookupError(f"{self.language}: message {key}: {errors[0]}")
        return str(text)

    def in_notation(self, key: str, variables: dict[str, object]) -> str:
        """A game without a locale is told in the words of the notation: `take: Ada, rum, 2`."""
        word = key.partition("-")[2] or self.game
        told = [str(variables[name]) for name in TOLD if variables.get(name) not in (None, "", 0)]
        return f"{word}: {', '.join(told)}" if told else word

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle.has_message(key))

    def name(self, kind: str, thing: str) -> str:
        """The name of a thing: `name("good", "rum")`."""
        return self.say(f"{kind}-{thing}")

    def prompt(self, s: State) -> str:
        """What is asked, said to the seat that is asked."""
        return self.say(f"question-{s.asked.name}")

    def waiting(self, s: State, seats: list[str]) -> str:
        """What is asked, said to everybody else."""
        name = seats[s.to_move] if s.to_move >= 0 else self.say("chance")
        return self.say(f"question-{s.asked.name}", "waiting", seat=name)

    def answer(self, s: State, answer: int) -> str:
        """What an answer says, in a few words."""
        return self.answer_in_words(s.asked.name, s.write(answer))

    def answer_in_words(self, question: str, written: str) -> str:
        """Likewise, from the words of the notation and the name of the question."""
        verb, *words = written.split(" ")
        own = f"answer-{question}-{verb}"
        return self.format(own if self.knows(own) else f"answer-{verb}", "", self.arguments(words))

    def arguments(self, words: list[str]) -> dict[str, object]:
        """The variables of an answer's words."""
        variables: dict[str, object] = {**NO_ARGUMENTS, "args": len(words)}
        things = numbers = 0
        for word in words:
            if word.lstrip("+-").isdecimal():
                numbers += 1
                variables[numbered("n", numbers)] = abs(int(word))
                variables[numbered("by", numbers)] = word
            else:
                things += 1
                variables[numbered("thing", things)] = self.named(word)
        if str(variables["by"]).startswith("-"):
            variables["sign"] = "minus"
        return variables

    def named(self, word: str) -> str:
        """The name of a thing, from its word in the notation."""
        thing = word.replace("-", "_")
        for kind, names in rules_of(self.game).names.items():
            if thing in names:
                return self.name(kind, thing)
        raise LookupError(f"{self.game}: nothing is called {word!r}")

    def event(self, event: Event, seats: list[str], viewer: int = NOBODY) -> str:
        """What happened, as this seat may know it; `seats` are the players' names."""
        rules = rules_of(self.game)
        kind = rules.events[event.kind]
        seat = seats[event.seat] if event.seat >= 0 else ""
        if event.kind in rules.secrets and viewer != event.seat:
            return self.say(f"event-{event.kind}", "hidden", seat=seat, amount=event.amount)
        thing = self.name(kind, rules.names[kind][event.thing]) if kind else ""
        return self.say(f"event-{event.kind}", seat=seat, thing=thing, amount=event.amount)

    def change(self, change: Change) -> str:
        """How an option of a table differs from the standard: `Ships: 3 (usually 7)`."""
        name = " · ".join([self.say(f"option-{change.option}"), *map(self.part, change.path)])
        value = self.value(change.option, change.value)
        if change.standard is None and change.path:
            return self.say("option-added", name=name, value=value)
        standard = self.value(change.option, change.standard)
        return self.say("option-change", name=name, value=value, standard=standard)

    def part(self, name: str) -> str:
        """A part of an option: a thing of the game, a number of players, or a word of its own."""
        if name.isdecimal():
            return self.say("option-seats", n=int(name))
        if self.knows(f"part-{name}"):
            return self.say(f"part-{name}")
        return self.named(name) if self.speaks else name

    def value(self, option: str, value: Any) -> str:
        """What an option says, in a word or a few."""
        if isinstance(value, bool):
            return self.say("option-on" if value else "option-off")
        if isinstance(value, list):
            return ", ".join(self.value(option, one) for one in value) or "–"
        if isinstance(value, int):
            return str(value)
        word = "none" if value is None else str(value)
        key = f"option-{option}"
        chosen = self.knows(key) and word in self.bundle.get_message(key).attributes
        return self.say(key, word) if chosen else self.part(word)

    def refusal(self, error: IllegalAnswer, words: str, seats: list[str]) -> str:
        """Why what somebody has written is not possible."""
        if error.refusal is not None:
            return self.reason(error.refusal, seats)
        return self.say(f"refusal-{error.code}", words=words)

    def reason(self, why: Refusal, seats: list[str]) -> str:
        """Why an answer is not offered, said to the seat that is asked."""
        return self.format(f"refusal-{why.code}", "", self.told(why.args, seats))

    def counsel(self, why: Counsel, seats: list[str]) -> str:
        """Why an answer costs much, said to the seat that is asked."""
        return self.format(f"counsel-{why.code}", "", self.told(why.args, seats))

    def told(self, args: dict[str, int | str], seats: list[str]) -> dict[str, object]:
        """The variables of a reason: things and seats by their names."""
        told: dict[str, object] = {
            name: self.named(value) if isinstance(value, str) else value
            for name, value in args.items()
        }
        if "seat" in args:
            told["seat"] = seats[int(args["seat"])]
        return told


def numbered(name: str, i: int) -> str:
    return name if i == 1 else f"{name}{i}"


def plain(variables: dict[str, object]) -> dict[str, Any]:
    """Numbers without thousands separators: this is a board, not a bank statement."""
    return {
        key: fluent_number(value, useGrouping=False)
        if isinstance(value, int) and not isinstance(value, FluentNumber)
        else value
        for key, value in variables.items()
    }
