"""JSON Schemas (2020-12) of what Portside writes: positions, views, and what programs are told.

`portside schema view manila` prints one; docs/notation.md says what each part means.
"""

from typing import Any

import msgspec

from portside.bots.external import Question, Result
from portside.core.errors import Malformed
from portside.core.schema import Schema, odds_schema, position_schema
from portside.core.written import listed, meant
from portside.games import GAMES, game_of
from portside.wire import Review

DIALECT = "https://json-schema.org/draft/2020-12/schema"
NAMES = {
    "position": "Everything needed to play on (notation, section 5)",
    "view": "A position as one seat may see it (notation, section 5)",
    "odds": "What can be reckoned for a seat (notation, section 7)",
    "record": "The header of a record, its lines as texts (notation, section 4)",
    "question": "What a program is asked (docs/bots.md)",
    "result": "What a program is told at the end (docs/bots.md)",
    "review": "What is said of a finished game (docs/review.md)",
}


def schema(name: str, game: str | None = None) -> Schema:
    """The schema of this name, whole in itself: of one game, or of any."""
    if name not in NAMES:
        raise Malformed(
            f"there is no schema {name!r}{meant(name, list(NAMES))}; known: {listed(list(NAMES))}"
        )
    games = list(GAMES) if game is None else [game_of(game).name]
    if name == "record":
        made = header(games)
    else:
        made = of_review(games) if name == "review" else of_positions(name, games)
    about = {
        "$schema": DIALECT,
        "$id": f"urn:portside:{':'.join([name, *([game] if game else [])])}",
    }
    return {**about, "title": name, "description": NAMES[name], **made}


def of_positions(name: str, games: list[str]) -> Schema:
    seen = name != "position"
    forms = {
        game: odds_schema(game_of(game).schema)
        if name == "odds"
        else position_schema(game_of(game).rules, game_of(game).schema, seen)
        for game in games
    }
    own: Schema = {
        "anyOf" if name == "odds" else "oneOf": [{"$ref": f"#/$defs/{game}"} for game in games]
    }
    if name in ("position", "view", "odds"):
        return {**own, "$defs": forms}
    message, parts = message_schema(Question if name == "question" else Result)
    options = {"anyOf": [{"$ref": f"#/$defs/{game}/properties/options"} for game in games]}
    given: Schema = {"game": {"enum": games}, "options": options, "view": own}
    properties = {**message["properties"], **given}
    return {**message, "properties": properties, "$defs": {**parts, **forms}}


def of_review(games: list[str]) -> Schema:
    whole, parts = message_schema(Review)
    return {
        **whole,
        "properties": {**whole["properties"], "game": {"enum": games}},
        "$defs": parts,
    }


def message_schema(kind: Any) -> tuple[Schema, dict[str, Schema]]:
    """Of a message of the pipe, and of the parts it names."""
    whole = msgspec.json.schema(kind)
    parts: dict[str, Schema] = dict(whole["$defs"])
    message = parts.pop(kind.__name__)
    return {key: message[key] for key in message if key not in ("title", "description")}, parts


def header(games: list[str]) -> Schema:
    """Every line `Key: value` of a record's header. What is not known is kept as it is."""
    text = {"type": "string", "pattern": r"^[^\r\n]*$"}
    number = r"[+-]?[0-9]+"
    return {
        "type": "object",
        "properties": {
            "Game": {"enum": games},
            "Rules": {"type": "string", "pattern": "^[1-9][0-9]*$"},
            "Seats": {"type": "string", "pattern": r"^[^,\r\n]+(,[^,\r\n]+)*$"},
            "Options": text,
            "Result": {"type": "string", "pattern": rf"^{number}( +{number})*$"},
        },
        "required": ["Game", "Seats"],
        "propertyNames": {"pattern": r"^[^#:\r\n][^:\r\n]*$"},
        "additionalProperties": text,
    }
