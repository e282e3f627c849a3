"""Records on disk: read with a clear error, written so that a crash loses nothing."""

import contextlib
import json
import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import portside
from portside import Malformed, Record, Rules, State


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")  # a mark some editors put before it
    except FileNotFoundError:
        raise Malformed(f"there is no file {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"{path} cannot be read: {error}") from None


def load(path: Path, number: int | None = None) -> Record:
    """The game in a file; where it holds several, the one of this number."""
    found = None
    for place, record in enumerate(load_all(path), 1):
        if place == number:
            return record
        if found is not None and number is None:
            raise Malformed(f"{path} holds several games; --game chooses one: 1, 2, …")
        found = record
    if found is None or number is not None:
        raise Malformed(f"{path} holds no game {number}" if found else f"{path} holds no game")
    return found


def load_all(path: Path) -> Iterator[Record]:
    """The games in a file, read one after the other."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            yield from portside.read_records(file)
    except FileNotFoundError:
        raise Malformed(f"there is no file {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"{path} cannot be read: {error}") from None
    except Malformed as error:
        raise Malformed(f"{path}: {error}") from None


def load_position(path: Path) -> State:
    try:
        return portside.read_position(load_numbers(path))
    except Malformed as error:
        raise Malformed(f"{path}: {error}") from None


def load_numbers(path: Path) -> object:
    """What a TOML or JSON file says."""
    text = read_text(path)
    try:
        return tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except ValueError as error:  # both of their errors are one
        raise Malformed(f"{path}: {error}") from None


def load_editions(folder: Path) -> dict[str, dict[str, dict[str, Any]]]:
    """By game and name, as options: `FOLDER/cargo_noir/box.toml` is the edition `box`."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for path in sorted(folder.glob("*/*")):
        if path.suffix in (".toml", ".json"):
            found.setdefault(path.parent.name, {})[path.stem] = load_edition(path)
    return found


def load_edition(path: Path) -> dict[str, Any]:
    """Where a game knows editions, the file holds one; elsewhere it holds options."""
    numbers = load_numbers(path)
    try:
        rules = portside.rules_of(path.parent.name)
        options: Any = {"edition": numbers} if "edition" in rules.options else numbers
        check_options(rules, options)
    except Malformed as error:
        raise Malformed(f"{path}: {error}") from None
    return options  # type: ignore[no-any-return]


def check_options(rules: Rules, options: dict[str, Any]) -> None:
    """Some number of seats must be able to play with them."""
    for seats in range(rules.fewest_seats, rules.most_seats):
        with contextlib.suppress(Malformed):
            rules.new_game(seats, options)
            return
    rules.new_game(rules.most_seats, options)


def save(record: Record, path: Path) -> None:
    write_text(path, portside.write_record(record))


def write_text(path: Path, text: str) -> None:
    """Write beside it first: the old file stays until the new one is whole."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(text, "utf-8")
        os.replace(beside, path)
    except OSError as error:
        raise Malformed(f"{path} cannot be written: {error}") from None
