"""Records on disk: read with a clear error, written so that a crash loses nothing."""

import os
from pathlib import Path

import portside
from portside import Malformed, Record


def load(path: Path) -> Record:
    try:
        return portside.read_record(path.read_text("utf-8"))
    except FileNotFoundError:
        raise Malformed(f"there is no file {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"{path} cannot be read: {error}") from None
    except Malformed as error:
        raise Malformed(f"{path}: {error}") from None


def save(record: Record, path: Path) -> None:
    """Write beside it first: the old file stays until the new one is whole."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(portside.write_record(record), "utf-8")
        os.replace(beside, path)
    except OSError as error:
        raise Malformed(f"{path} cannot be written: {error}") from None
