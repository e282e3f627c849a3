"""Words about a board, put together."""

from collections.abc import Mapping
from dataclasses import dataclass

from portside.text.teller import Teller


@dataclass(frozen=True)
class Part:
    """What is told of one part of a board."""

    title: str
    lines: list[str]


def sentence(*parts: str | None) -> str:
    """Those parts that are there, as one sentence."""
    joined = "; ".join(part for part in parts if part)
    return f"{capital(joined)}."


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def labelled(label: str, value: object) -> str:
    return f"{label}: {value}"


def amounts_of(amounts: Mapping[str, int], kind: str, teller: Teller) -> str:
    """`rum 2, wood 1`; a dash where there is nothing."""
    there = [f"{teller.name(kind, thing)} {n}" for thing, n in amounts.items() if n > 0]
    return ", ".join(there) or "–"


def named(seats: list[str], numbers: list[int]) -> str:
    return ", ".join(seats[seat] for seat in numbers)
