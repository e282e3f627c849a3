"""A new game's folder: a copy of the skeleton, under its own name."""

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from portside import GAMES, Malformed
from portside.text.teller import LANGUAGES, locale

SKELETON = "skeleton"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
RULE = re.compile(r"\bRule (\d+\.\d+)")


def write_game(name: str, folder: Path) -> list[Path]:
    """The files of a game that runs, in `folder/name`."""
    check_name(name)
    if not folder.is_dir():
        raise Malformed(
            f"there is no folder {folder}: run this in a checkout of Portside, or say --into FOLDER"
        )
    made = folder / name
    if made.exists():
        raise Malformed(f"{made} exists already")
    return copied(files("portside.cli") / SKELETON, made, name)


def check_name(name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Malformed(f"{name!r} is no name for a game: small letters, digits and _ are wanted")
    if name in GAMES:
        raise Malformed(f"there is a game {name!r} already")
    if is_taken(name):
        raise Malformed(f"{name!r} is a word of Portside's own; another name is wanted")


def is_taken(name: str) -> bool:
    """Texts and boards are found by the name of their game, and some of them are for all."""
    texts = any(locale(language, name).is_file() for language in LANGUAGES)
    return texts or name == SKELETON or find_spec(f"portside.text.boards.{name}") is not None


def copied(source: Traversable, to: Path, name: str) -> list[Path]:
    to.mkdir()
    made = []
    for entry in sorted(source.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            made += copied(entry, to / entry.name, name)
        elif entry.name.endswith(".py"):
            path = to / entry.name
            path.write_text(renamed(entry.read_text("utf-8"), name), "utf-8")
            made.append(path)
    return made


def renamed(text: str, name: str) -> str:
    title = name.title().replace("_", "")
    text = text.replace("skeleton", name).replace("Skeleton", title)
    return RULE.sub(rf"{prefix(name)}-\1", text.replace("SKELETON", name.upper()))


def prefix(name: str) -> str:
    """Of the rules' ids: the first letters of the name's words, two in all."""
    words = name.upper().split("_")
    letters = "".join(word[0] for word in words) if len(words) > 1 else words[0]
    return (letters + "XX")[:2]
