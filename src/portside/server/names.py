"""Names and words that people bring: nothing unseen in them, and no two names that look alike."""

import re
import unicodedata
from collections.abc import Iterable

from confusable_homoglyphs.utils import load

from portside.server.entries import HeadSeat

MOST_MARKS = 3  # accents on one letter

# An emoji may be made of several, which an unseen joiner holds together.
JOINER, STYLE = "\u200d", "\ufe0f"
EMOJI = "[\u2190-\u27bf\u2900-\u2bff\u3030\u303d\U0001f000-\U0001faff]"
ONE = f"{EMOJI}[\U0001f3fb-\U0001f3ff]?{STYLE}?"
EMOJI_OR_LETTER = re.compile(f"({ONE}(?:{JOINER}{ONE})*)|.")

# Letters and accents by their category, and yet there is nothing to see.
BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)


# ---------------------------------------------------------------------------- what is seen


def clean(text: str) -> str:
    """The text as one paragraph, without what cannot be seen or turns the reading around."""
    one_line = " ".join(text.split())
    seen = EMOJI_OR_LETTER.sub(lambda found: found[1] or shown(found[0]), one_line)
    return " ".join(with_few_marks(unicodedata.normalize("NFC", seen)).split())


def shown(letter: str) -> str:
    return letter if letter.isprintable() and letter not in BLANKS else ""


def with_few_marks(text: str) -> str:
    """Accents that pile up would cover the lines above and below."""
    kept, marks = [], MOST_MARKS  # none before the first letter
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


# --------------------------------------------------------------------------- what looks alike


def prototypes() -> dict[str, str]:
    """What each letter that can be mistaken is mistaken for: the map of Unicode's UTS 39.

    The library lists every pair both ways, the letter before its prototype. A prototype has the
    letters that look like it, a letter has its prototype only.
    """
    found: dict[str, str] = {}
    known: set[str] = set()
    for written, alike in load("confusables.json").items():
        letter, prototype = unturned(written), unturned(alike[0]["c"])
        if len(letter) == len(alike) == 1 and letter not in known:
            found[letter] = prototype
            known.add(prototype)
    return found


def unturned(text: str) -> str:
    """Unicode's table sets marks of direction around Hebrew and Arabic letters."""
    return text.replace("\u200e", "")


PROTOTYPES = str.maketrans(prototypes())
WITHOUT_JOINTS = dict.fromkeys(map(ord, (JOINER, STYLE)))


def skeleton(text: str) -> str:
    """Texts that look alike have the same one (UTS 39, section 4)."""
    letters = unicodedata.normalize("NFD", text).translate(WITHOUT_JOINTS)
    return unicodedata.normalize("NFD", letters.translate(PROTOTYPES))


def looks(name: str) -> set[str]:
    """A name at a glance. Capitals are alike as they are drawn, and as they are meant."""
    plain = unicodedata.normalize("NFKC", name)
    return {skeleton(plain).casefold(), skeleton(plain.casefold())}


# ------------------------------------------------------------------------------------- names


def tidy(name: str, otherwise: str = "Player") -> str:
    """A name that can stand in a record."""
    return clean(name) or otherwise


def apart(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if it looks like one of those that are taken."""
    seen = {look for other in taken if other for look in looks(other)}
    number, wanted = 2, name
    while looks(wanted) & seen:
        wanted, number = f"{name} {number}", number + 1
    return wanted


def name_all(seats: list[HeadSeat]) -> None:
    """Everybody at a table has a name of their own."""
    taken: list[str] = []
    for seat in seats:
        if seat.kind != "open":
            otherwise = (seat.level or "bot").capitalize() if seat.kind == "bot" else "Player"
            seat.name = apart(tidy(seat.name, otherwise), taken)
            taken.append(seat.name)
