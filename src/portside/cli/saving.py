"""Records on disk: read with a clear error, written so that a crash loses nothing."""

import json
import os
import tomllib
from pathlib import Path

import portside
from portside import Malformed, Record, State


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise Malformed(f"there is no file {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"{path} cannot be read: {error}") from None


def load(path: Path) -> Record:
    text = read_text(path)
    try:
        return portside.read_record(text)
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


def save(record: Record, path: Path) -> None:
    """Write beside it first: the old file stays until the new one is whole."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(portside.write_record(record), "utf-8")
        os.replace(beside, path)
    except OSError as error:
        raise Malformed(f"{path} cannot be written: {error}") from None
