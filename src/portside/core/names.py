"""Ids and words: a thing is `cigar_factory` in a position and `cigar-factory` in an answer."""

from portside.core.vectors import Ints, i64


def word(name: str) -> str:
    """A name as answers write it."""
    return name.replace("_", "-")


def name_or_none(names: list[str], number: i64) -> str | None:
    return names[number] if number >= 0 else None


def named(names: list[str], amounts: Ints) -> dict[str, int]:
    """Amounts by name, in the order of the names."""
    return {name: int(amounts[i]) for i, name in enumerate(names)}
