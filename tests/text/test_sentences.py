"""The same sentences here and in the browser, whose sentences.test.ts reads the same cases."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource

from portside import Event, State, rules_of
from portside.core.changes import Change
from portside.core.errors import Refusal
from portside.text.teller import Teller, locale

SENTENCES = json.loads(Path(__file__).with_name("sentences.json").read_text("utf-8"))
NAMES = SENTENCES["names"]


def told(case: dict[str, Any]) -> str:
    teller = Teller(case["language"], case["game"])
    if "event" in case:
        return teller.event(event(case["game"], **case["event"]), NAMES, viewer(case["event"]))
    if "refusal" in case:
        return teller.reason(Refusal(rules="", **case["refusal"]), NAMES)
    if "answer" in case:
        return teller.answer_in_words(case["question"], case["answer"])
    s = cast(State, SimpleNamespace(asked=SimpleNamespace(name=case["question"]), to_move=0))
    return teller.waiting(s, [case["waiting"]]) if "waiting" in case else teller.prompt(s)


def event(
    game: str,
    kind: str,
    seat: int | None,
    of: str | None,
    thing: str | None,
    amount: int,
    hidden: bool,
) -> Event:
    rules = rules_of(game)
    assert hidden or (of or "") == rules.events[kind]
    number = rules.names[of].index(thing) if of and thing else 0
    return Event(kind, -2 if seat is None else seat, number, amount)


def viewer(written: dict[str, Any]) -> int:
    """What is hidden is told to another seat."""
    return 1 - written["seat"] if written["hidden"] else written["seat"] or 0


@pytest.mark.parametrize("case", SENTENCES["both"], ids=lambda case: case["says"])
def test_a_sentence_reads_as_written(case: dict[str, Any]) -> None:
    assert told(case) == case["says"]


# Options are put into words that are made up here: those of the games are their own affair.
CHANGES = SENTENCES["changes"]


def speaker_of_options(language: str) -> Teller:
    teller = Teller(language, CHANGES["game"])
    teller.bundle = FluentBundle([language], use_isolating=False)
    written = [locale(language, name).read_text("utf-8") for name in ("common", CHANGES["game"])]
    for text in (*written, "\n".join(CHANGES["words"][language])):
        teller.bundle.add_resource(FluentResource(text))
    return teller


@pytest.mark.parametrize("case", CHANGES["cases"], ids=lambda case: case["says"])
def test_a_change_reads_as_written(case: dict[str, Any]) -> None:
    change = Change(**{**case["change"], "path": tuple(case["change"]["path"])})
    assert speaker_of_options(case["language"]).change(change) == case["says"]


def test_a_change_of_a_game_without_words_is_told_in_those_of_the_notation() -> None:
    teller = Teller("en", "pig")
    assert teller.change(Change("goal", (), 30, 20)) == "goal: 30 (usually 20)"
    assert teller.change(Change("hands", ("first",), "open", "shut")) == (
        "hands · first: open (usually shut)"
    )
