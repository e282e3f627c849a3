"""The manifest of a data set: which games, by which rules and version, and every file's checksum.

The games themselves have a checksum too: of their rows as JSON lines, whatever the format of the
file. It stays the same where another version of Parquet's library writes other bytes.
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import portside
from portside.core.errors import Malformed
from portside.games import rules_of
from portside.research.card import card_file, command
from portside.research.data import as_line, decisions_file, stream
from portside.research.simulation import Plan, Row

LICENCE = "MIT"


def manifest_file(path: Path) -> Path:
    """Where the manifest of these games is: `games.manifest.json`."""
    return path.with_name(f"{path.stem}.manifest.json")


def write_manifest(path: Path, plan: Plan, with_decisions: bool) -> None:
    """For files that are there already; `path` is that of the games."""
    files = [path, *([decisions_file(path)] if with_decisions else []), card_file(path)]
    made = {
        "portside": portside.__version__,
        "licence": LICENCE,
        "command": command(path, plan, with_decisions),
        **asdict(plan),
        "rules": rules_of(plan.game).revision,
        "games_sha256": checksum_of_games(stream(path)),
        "files": {
            file.name: {"bytes": file.stat().st_size, "sha256": checksum_of(file)} for file in files
        },
    }
    text = json.dumps(made, indent=1, ensure_ascii=False)
    manifest_file(path).write_text(text + "\n", "utf-8", newline="\n")


def read_manifest(path: Path) -> dict[str, Any]:
    """That of these games; `path` may be the manifest itself."""
    file = path if path.name.endswith(".manifest.json") else manifest_file(path)
    if not file.exists():
        raise Malformed(f"there is no manifest {file}")
    try:
        found = json.loads(file.read_text("utf-8"))
        names = [name for name, about in found["files"].items() if about["sha256"]]
        assert all(Path(name).name == name for name in names) and found["games_sha256"]
    except (ValueError, KeyError, TypeError, AttributeError, AssertionError):
        raise Malformed(f"{file} is not the manifest of a data set") from None
    return dict(found)


def changed_files(path: Path) -> tuple[list[str], list[str], list[str]]:
    """The files that are as they were made, those that are not, and those that are missing."""
    whole, changed, missing = list[str](), list[str](), list[str]()
    for name, about in read_manifest(path)["files"].items():
        file = path.with_name(name)
        if not file.exists():
            missing.append(name)
        elif checksum_of(file) == about["sha256"]:
            whole.append(name)
        else:
            changed.append(name)
    return whole, changed, missing


def checksum_of(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def checksum_of_games(rows: Iterable[Row]) -> str:
    found = hashlib.sha256()
    for row in rows:
        found.update(as_line(row).encode())
    return found.hexdigest()
