"""How the options of a table differ from the standard, one line for each thing that does."""

from dataclasses import dataclass
from typing import Any

from portside.core.game import Rules


@dataclass(frozen=True)
class Change:
    """`wares.jade.profit`: 48 instead of 36. A thing of a list goes by its id."""

    option: str
    path: tuple[str, ...]  # within the option
    value: Any  # a number, a word, a switch, a list of such, or None
    standard: Any


def changes(rules: Rules, options: dict[str, object]) -> list[Change]:
    """In the order of the game's options. What is written but does not differ is left out."""
    found: list[Change] = []
    for option, standard in rules.options.items():
        if option in options:
            compare(option, (), options[option], standard, found)
    return found


def compare(
    option: str, path: tuple[str, ...], value: Any, standard: Any, found: list[Change]
) -> None:
    mine, theirs = by_name(value), {} if standard is None else by_name(standard)
    if mine is not None and theirs is not None:
        for name in [*theirs, *(name for name in mine if name not in theirs)]:
            if name in mine:  # what is not written is as it always is
                compare(option, (*path, name), mine[name], theirs.get(name), found)
    elif value != standard:
        found.append(Change(option, path, value, standard))


def by_name(value: Any) -> dict[str, Any] | None:
    """The parts of what has parts: an object's entries, or the objects of a list by their ids."""
    if isinstance(value, dict):
        return {str(name): part for name, part in value.items() if name != "id"}
    if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        return {str(one["id"]): one for one in value if "id" in one}
    return None
