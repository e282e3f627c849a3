"""What is taken away for good: a line of the chat, a person, everybody who was at a table.

Nothing else ever changes what is stored. Entries stay as they are; of the head and the notes, names
and words go.
"""

from collections.abc import Callable
from itertools import count

import msgspec
from msgspec.structs import replace

from portside import wire
from portside.core.errors import Malformed
from portside.server import entries as stored
from portside.server.entries import GivenToBot, Head, Joined, Note, Spoke
from portside.server.storage import Conflict, Rewriting, Storage

Change = Callable[[Head, list[Note]], list[Note]]  # may change the head, and says the new notes
read_line = msgspec.json.Decoder(wire.TableLine).decode


async def rewrite(storage: Storage, table: str, change: Change, nameless: bool = False) -> bool:
    """Until nobody else writes in between. False: there is no such table."""
    while (found := await storage.load(table)) is not None:
        head = stored.read_head(found.head)
        before: list[Note] = [stored.read_note(body) for body in found.notes]
        after = change(head, before)
        try:
            await storage.rewrite(
                Rewriting(
                    table=table,
                    version=len(found.entries) + len(found.notes),
                    edition=found.edition,
                    head=stored.encode(head),
                    notes={
                        number: stored.encode(note)
                        for number, (was, note) in enumerate(zip(before, after, strict=True), 1)
                        if note != was
                    },
                    line=line_of(found.line, head, after),
                    nameless=nameless,
                )
            )
        except Conflict:
            continue
        return True
    return False


def line_of(line: bytes, head: Head, notes: list[Note]) -> bytes:
    """As it stands in a list, with the names that are left."""
    if not line:
        return line
    names, before = names_of(head, notes), read_line(line)
    seats = [replace(seat, name=names[seat.seat]) for seat in before.seats]
    return stored.encode(replace(before, title=head.title, seats=seats))


def names_of(head: Head, notes: list[Note]) -> list[str]:
    """Who sits where in the end."""
    names = [seat.name for seat in head.seats]
    for note in notes:
        if isinstance(note, Joined | GivenToBot):
            names[note.seat] = note.name
    return names


def unsaid(number: int) -> Change:
    """Without a line of the chat."""

    def change(_: Head, notes: list[Note]) -> list[Note]:
        if not 0 < number <= len(notes) or not isinstance(notes[number - 1], Spoke):
            raise Malformed(f"there is no line {number} in the chat of this table")
        return [wordless(note) if n == number else note for n, note in enumerate(notes, 1)]

    return change


def without(seat: int) -> Change:
    """Without the name of a person, and what they said."""

    def change(head: Head, notes: list[Note]) -> list[Note]:
        others = [name for other, name in enumerate(names_of(head, notes)) if other != seat]
        return renamed(head, notes, seat, neutral(seat, others), lambda spoke: spoke.seat == seat)

    return change


def without_anybody(head: Head, notes: list[Note]) -> list[Note]:
    """Without any name or word: what is left is the game."""
    head.title, head.maker = "", ""
    for seat in range(len(head.seats)):
        notes = renamed(head, notes, seat, neutral(seat, []), lambda _: True)
    return notes


def neutral(seat: int, taken: list[str]) -> str:
    return next(name for n in count(seat + 1) if (name := f"Player {n}") not in taken)


def renamed(
    head: Head, notes: list[Note], seat: int, name: str, silenced: Callable[[Spoke], bool]
) -> list[Note]:
    if head.seats[seat].name:
        head.seats[seat].name = name
    return [
        replace(note, name=name) if isinstance(note, Joined) and note.seat == seat
        else wordless(note, name if note.seat == seat else "")
        if isinstance(note, Spoke) and silenced(note)
        else note
        for note in notes
    ]  # fmt: skip


def wordless(note: Note, name: str | None = None) -> Note:
    """A line of which nothing is left but who said it and when."""
    assert isinstance(note, Spoke)
    return replace(note, text="", name=note.name if name is None else name)
