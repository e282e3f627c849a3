"""JSON Schemas of positions and views: a few words to describe a game's table with.

A schema says what is written, key by key. Whether a position of that form can come about, only
reading it tells.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from portside.core.game import Rules

Schema: TypeAlias = dict[str, Any]

FLAG: Final[Schema] = {"type": "boolean"}
CHANCE: Final[Schema] = {"type": "number", "minimum": 0, "maximum": 1}
NUMBER: Final[Schema] = {"type": "number"}
ANYTHING: Final[Schema] = {}
OF_CHANCE: Final[Schema] = {"const": "chance"}
OF_NOBODY: Final[Schema] = {"type": "null"}


def whole(least: int | None = 0, most: int | None = None) -> Schema:
    """A whole number, from the least to the most."""
    made: Schema = {"type": "integer"}
    if least is not None:
        made["minimum"] = least
    if most is not None:
        made["maximum"] = most
    return made


def one_of(names: list[str]) -> Schema:
    return {"enum": list(names)}


def maybe(schema: Schema) -> Schema:
    """That, or null."""
    return either(schema, {"type": "null"})


def either(*schemas: Schema) -> Schema:
    return {"anyOf": list(schemas)}


def listed(schema: Schema, fewest: int = 0, most: int | None = None) -> Schema:
    made: Schema = {"type": "array", "items": schema}
    if fewest:
        made["minItems"] = fewest
    if most is not None:
        made["maxItems"] = most
    return made


def fields(required: dict[str, Schema], optional: dict[str, Schema] | None = None) -> Schema:
    """An object with these keys and no others."""
    return {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": list(required),
        "additionalProperties": False,
    }


def by_name(names: list[str], schema: Schema) -> Schema:
    """An entry for each of these names."""
    return fields(dict.fromkeys(names, schema))


def for_some(names: list[str], schema: Schema) -> Schema:
    """Entries for some of these names."""
    return fields({}, dict.fromkeys(names, schema))


@dataclass(frozen=True)
class Asked:
    """What `pending` holds at a question: of whom it is asked, and the keys beside that."""

    question: str
    seat: Schema
    required: dict[str, Schema] = field(default_factory=dict)
    optional: dict[str, Schema] = field(default_factory=dict)

    def schema(self) -> Schema:
        head = {"question": {"const": self.question}, "seat": self.seat}
        return fields({**head, **self.required}, self.optional)


@dataclass(frozen=True)
class Shape:
    """What a game's positions look like, or its views."""

    table: Schema
    pending: list[Asked]
    retired: list[str] = field(default_factory=list)  # options that old positions may name
    odds: Schema | None = None  # of its figures, where there are any to tell


Shapes: TypeAlias = Callable[[bool], Shape]  # with True: of views


def position_schema(rules: Rules, shapes: Shapes | None, seen: bool) -> Schema:
    """Of the positions of a game, or with `seen` of its views.

    A game that says nothing of its own has the frame that all have.
    """
    table: Schema = {"type": "object"}
    pending: Schema = {"type": "object", "required": ["question", "seat"]}
    shape = None if shapes is None else shapes(seen)
    if shape is not None:
        table = shape.table
        pending = either(*[asked.schema() for asked in shape.pending])
    return fields(
        {
            "game": {"const": rules.name},
            "rules": whole(1, rules.revision),
            "seats": whole(rules.fewest_seats, rules.most_seats),
            "options": options_schema(rules, [] if shape is None else shape.retired),
            "table": table,
            "pending": pending,
        }
    )


def odds_schema(shapes: Shapes | None) -> Schema:
    """Of what a game reckons for a seat; an empty object where there is nothing to reckon."""
    shape = None if shapes is None else shapes(True)
    return fields({}) if shape is None or shape.odds is None else either(shape.odds, fields({}))


def options_schema(rules: Rules, retired: list[str]) -> Schema:
    """What an option may be set to beyond yes and no, the rules say when they read it."""
    known = {
        key: FLAG if isinstance(default, bool) else ANYTHING
        for key, default in rules.options.items()
    }
    return fields({}, {**known, **dict.fromkeys(retired, ANYTHING)})
