"""The same sentences here and in the browser, whose sentences.test.ts reads the same cases."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from portside import Event, State, rules_of
from portside.text.teller import Teller

SENTENCES = json.loads(Path(__file__).with_name("sentences.json").read_text("utf-8"))
NAMES = SENTENCES["names"]


def told(case: dict[str, Any]) -> str:
    teller = Teller(case["language"], case["game"])
    if "event" in case:
        return teller.event(event(case["game"], **case["event"]), NAMES, viewer(case["event"]))
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
