"""What is written keeps to its schema, and what is wrong with it is noticed."""

import json
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from functools import cache
from typing import Any

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator

import portside
from portside import CHANCE, GAMES, NOBODY, Dice, Malformed, State
from portside.core.record import split_lines
from portside.schemas import NAMES, schema
from tests.every_game.walks import EVERY_GAME, recorded, walk

WITH_SHAPE = [name for name, game in GAMES.items() if game.schema is not None]
# The keys of `table` and `pending` that are not always there (notation, section 5).
AT_TIMES = {"stays_closed", "stayed", "filling", "syndicate_left"}


@cache
def validator(name: str, game: str | None = None) -> Any:
    return jsonschema_rs.validator_for(schema(name, game))


def is_valid(name: str, game: str | None, written: object) -> bool:
    return bool(validator(name, game).is_valid(json.loads(json.dumps(written))))


def variants(game: str) -> Iterator[dict[str, object]]:
    """The usual options, all switches turned, and what people are offered last and first."""
    rules, choices = GAMES[game].rules, GAMES[game].choices
    yield {}
    yield {key: not usual for key, usual in rules.options.items() if isinstance(usual, bool)}
    yield {key: offered[-1] for key, offered in choices.items()}
    yield {key: offered[0] for key, offered in choices.items()}


def tables(game: str, seats: int) -> Iterator[State]:
    """Every state of random games, with several sets of options."""
    begun = 0
    for number, options in enumerate(variants(game)):
        with suppress(Malformed):  # some options exclude each other
            s = portside.new_game(game, seats, options)
            begun += 1
            yield from walk(s, 10 * seats + number)
    assert begun > 2


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", [*GAMES, None])
def test_a_schema_is_one(name: str, game: str | None) -> None:
    made = schema(name, game)
    Draft202012Validator.check_schema(made)
    assert made["$schema"] == Draft202012Validator.META_SCHEMA["$id"]
    json.dumps(made)


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_every_position_and_view_of_whole_games_is_valid(game: str, seats: int) -> None:
    position, view = validator("position", game), validator("view", game)
    asked = set()
    for s in tables(game, seats):
        asked.add(s.question())
        position.validate(s.position())
        for seat in (*range(seats), NOBODY):
            view.validate(s.view(seat))
    assert "over" in asked and len(asked) > 2


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.odds is not None])
def test_the_figures_of_whole_games_are_valid_and_the_same_in_every_world(game: str) -> None:
    reckon, figures, dice = GAMES[game].odds, validator("odds", game), Dice(4)
    assert reckon is not None
    told = 0
    for s in some_tables(game):
        if s.to_move != CHANCE:
            for seat in range(s.seats):
                found = reckon(s, seat)
                figures.validate(json.loads(json.dumps(found)))
                assert is_valid("odds", None, found)
                assert found == reckon(s.imagine(seat, dice), seat)
                assert not found or not is_valid("odds", game, {**found, "surprise": 1})
                told += len(found)
    assert told > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_of_all_games_takes_each(game: str) -> None:
    s = portside.new_game(game, GAMES[game].seats)
    assert is_valid("position", None, s.position()) and is_valid("view", None, s.view(0))
    others = [other for other in WITH_SHAPE if other != game]
    assert not any(is_valid("position", other, s.position()) for other in others)


# ------------------------------------------------------------------------- planted errors


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """All objects in a position, but those that an option was set to."""
    if isinstance(value, dict):
        yield value
        for key, inner in value.items():
            yield from objects(inner) if key != "options" else iter([inner])
    elif isinstance(value, list):
        for inner in value:
            yield from objects(inner)


def leaves(value: Any) -> Iterator[tuple[Any, Any]]:
    """Everything that is neither object nor list: where it is, and its key there."""
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in list(entries):
        if key == "options":
            continue
        if isinstance(inner, dict | list):
            yield from leaves(inner)
        else:
            yield value, key


@cache
def some_tables(game: str) -> list[State]:
    """A table for each question."""
    found: dict[str, State] = {}
    for s in tables(game, GAMES[game].rules.most_seats):
        if s.question() not in found:
            found[s.question()] = s.copy()
    return list(found.values())


def written(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for s in some_tables(game):
        yield "position", deepcopy(s.position())
        yield "view", deepcopy(s.view(0))


@pytest.mark.parametrize("game", WITH_SHAPE)
def test_an_unknown_key_is_noticed_wherever_it_stands(game: str) -> None:
    planted = 0
    for name, position in written(game):
        for place in objects(position):
            place["surprise"] = 1
            assert not is_valid(name, game, position), place
            del place["surprise"]
            planted += 1
        assert is_valid(name, game, position)
    assert planted > 20


@pytest.mark.parametrize("game", WITH_SHAPE)
def test_a_missing_key_is_noticed(game: str) -> None:
    for name, position in written(game):
        for place in (position, position["table"], position["pending"]):
            for key in [key for key in place if key not in AT_TIMES]:
                kept = place.pop(key)
                assert not is_valid(name, game, position), key
                place[key] = kept


@pytest.mark.parametrize("game", WITH_SHAPE)
@pytest.mark.parametrize("wrong", ["surprise", 0.5, -(10**7) - 0.5, [], {"a": 1}])
def test_a_value_of_another_kind_is_noticed(game: str, wrong: object) -> None:
    for name, position in written(game):
        for place, key in leaves(position):
            kept, place[key] = place[key], wrong
            assert not is_valid(name, game, position), (key, kept)
            place[key] = kept


@pytest.mark.parametrize("game", [name for name in WITH_SHAPE if GAMES[name].hides])
def test_what_is_hidden_is_no_position(game: str) -> None:
    """Unless what is hidden is written as what is not there yet."""
    if schema("view", game)["$defs"] != schema("position", game)["$defs"]:
        views = [s.view(NOBODY) for s in some_tables(game) if s.to_move >= 0]
        assert views and not any(is_valid("position", game, view) for view in views)


# -------------------------------------------------------------------------------- records


def header(text: str) -> dict[str, str]:
    lines = split_lines(text.partition("\n\n")[0])
    return {key: value.strip() for key, _, value in (line.partition(":") for line in lines)}


@pytest.mark.parametrize("game", GAMES)
def test_the_header_of_a_record_is_valid(game: str) -> None:
    record = recorded(game, GAMES[game].seats, 1)
    record.headers["Event"] = "Café, round 2"
    said = header(portside.write_record(record))
    assert is_valid("record", game, said) and is_valid("record", None, said)
    for planted in (
        {**said, "Rules": "one"}, {**said, "Seats": ""}, {**said, "Result": "many"},
        {**said, "Game": "chess"}, {**said, "Event": "a\nb"}, {**said, "a:b": ""},
        {**said, "Rules": 1}, {key: said[key] for key in said if key != "Seats"},
    ):  # fmt: skip
        assert not is_valid("record", game, planted), planted


def test_a_schema_that_there_is_not_is_refused() -> None:
    with pytest.raises(Malformed, match=r"there is no schema 'vew' \(did you mean 'view'\?\)"):
        schema("vew")
    with pytest.raises(Malformed, match="there is no game 'chess'"):
        schema("view", "chess")
