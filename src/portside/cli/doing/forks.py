"""Play on from a moment of a game that was kept: a new record, which begins as the old one does."""

from pathlib import Path

import portside
from portside import CHANCE, Malformed, Record
from portside.bots.match import ID
from portside.core.record import FORK, fork_header, next_to_decide
from portside.fair import Luck, slots_of

DICE = "Dice"  # the header of a fork with the same dice: all that chance answered in the old game
LUCK = "Luck"


def forked(old: Record, name: str, at: int, same_dice: bool) -> Record:
    """The game so far, with what is needed to go on."""
    if at > len(old.answers):
        raise Malformed(f"{name} has {len(old.answers)} answers, not {at}")
    made = Record(old.game, list(old.seats))
    made.revision, made.options = old.revision, dict(old.options)
    made.answers = old.answers[:at]
    made.preface = list(old.preface)
    made.comments = {moment: list(said) for moment, said in old.comments.items() if moment <= at}
    made.headers[FORK] = fork_header(name, at)
    if same_dice:
        made.headers[LUCK] = f"as at {name}"
        made.headers[DICE] = "; ".join(words for seat, words in old.answers if seat == CHANCE)
    return made


def name_of(old: Record, file: Path) -> str:
    """What the other game is called: by its table, its id, or its file."""
    return old.headers.get("Table") or old.headers.get(ID) or file.stem


def seat_of(old: Record, at: int, chosen: int | None) -> int:
    """Where one sits: as chosen, from 1, or where the next choice is."""
    decides = next_to_decide(old, portside.rules_for(old), at)
    if decides is None:
        raise Malformed(f"after {at} answers nobody has a choice any more")
    if chosen is None:
        return decides
    if chosen > len(old.seats):
        raise Malformed(f"there are {len(old.seats)} seats, and no seat {chosen}")
    return chosen - 1


def luck_of(record: Record, seed: int) -> Luck | None:
    """The dice of another game, as far as they have not fallen yet; None: this game has its own.

    The third roll of a die shows what the third one showed there, as long as that can be; what
    never fell there, and what cannot be here, is drawn by the seed.
    """
    if DICE not in record.headers:
        return None
    drawn = [words.strip() for words in record.headers[DICE].split(";")]
    luck = Luck(f"{seed:064x}", "", slots_of(drawn))
    for s, (seat, _) in zip(portside.moments(record), record.answers, strict=False):
        if seat == CHANCE:
            luck.played(s)
    return luck


def unused(file: Path) -> Path:
    """This file, or one with a number behind its name: nothing is written over."""
    number, found = 2, file
    while found.exists():
        found, number = file.with_stem(f"{file.stem}-{number}"), number + 1
    return found
