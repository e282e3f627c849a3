"""For research: what a seat knows, as a row of small integers.

A game fills this in its own `observation.py`, in a few *parts*. A part adds its fields to the row
and keeps where each of them begins under its name; beside that stands how it writes them. So the
order of a row is the order of the fields, and nothing else hangs on it.

Seats are told from the observer on, clockwise: he is always number 0. A choice among n things is n
numbers of which at most one is 1; what a seat may not know is UNKNOWN.
"""

from typing import Any, Final, TypeAlias

from portside.core.game import NOBODY, Rules, State
from portside.core.vectors import Ints, i16, i64, vec

Row: TypeAlias = "vec[i16]"

UNKNOWN: Final = -1
MOST: Final = 9_999  # amounts that the rules do not bound are told up to here

EVERYBODY: Final = "everybody"
OWNER: Final = "its owner"  # of each entry; the others see UNKNOWN


def blank(length: i64) -> Row:
    """A row of so many numbers, for observers to write into."""
    return vec[i16]([0] * length)


class Field:
    """So many numbers of the row, from `low` to `high`, and what they say."""

    def __init__(
        self, name: str, length: int, low: int, high: int, about: str, seen_by: str = EVERYBODY
    ) -> None:
        self.name = name
        self.length = length
        self.low = low
        self.high = high
        self.about = about
        self.seen_by = seen_by


class Fields:
    """The fields of a row, in their order."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.in_order: list[Field] = []
        self.width: i64 = 0

    def add(
        self, name: str, length: int, low: int, high: int, about: str, seen_by: str = EVERYBODY
    ) -> i64:
        """Where the new field begins in a row."""
        begins = self.width
        self.in_order.append(Field(name, length, low, high, about, seen_by))
        self.width += length
        return begins


class Observer:
    """Writes rows for one game at one number of seats.

    With `memory` a row tells what a seat knows that remembers every public event; without it, what
    the rulebook lets it look at now, which is `State.view`.
    """

    def __init__(self, seats: int, memory: bool, fields: list[Field]) -> None:
        self.seats: i64 = seats
        self.memory = memory
        self.fields = fields
        self.width: i64 = sum([field.length for field in fields])

    def observe(self, s: Any, seat: i64, row: Row, at: i64) -> None:
        """Write what this seat knows to row[at : at + width]."""
        raise NotImplementedError


# ------------------------------- the hand that writes: each says where the next number goes


def put(row: Row, at: i64, number: i64) -> i64:
    row[at] = i16(number)
    return at + 1


def put_amount(row: Row, at: i64, number: i64) -> i64:
    """An amount without a bound in the rules."""
    row[at] = i16(max(-MOST, min(number, MOST)))
    return at + 1


def put_all(row: Row, at: i64, numbers: Ints, n: i64) -> i64:
    for i in range(n):
        row[at + i] = i16(numbers[i])
    return at + n


def put_same(row: Row, at: i64, n: i64, number: i64) -> i64:
    for i in range(n):
        row[at + i] = i16(number)
    return at + n


def put_choice(row: Row, at: i64, n: i64, chosen: i64) -> i64:
    """One of n things; any number that is none of them is no choice."""
    for i in range(n):
        row[at + i] = 0
    if 0 <= chosen < n:
        row[at + chosen] = 1
    return at + n


def put_seat(row: Row, at: i64, seats: i64, seat: i64, observer: i64) -> i64:
    """A seat, told from the observer on."""
    for i in range(seats):
        row[at + i] = 0
    if seat >= 0:
        number = seat - observer
        if number < 0:
            number += seats
        row[at + number] = 1
    return at + seats


def mark_seat(row: Row, at: i64, seats: i64, seat: i64, observer: i64) -> None:
    """As `put_seat`, where nothing but 0 is written yet."""
    if seat >= observer:
        row[at + seat - observer] = 1
    elif seat >= 0:
        row[at + seat - observer + seats] = 1


def put_members(row: Row, at: i64, n: i64, bits: i64) -> i64:
    for i in range(n):
        row[at + i] = i16(bits >> i & 1)
    return at + n


class PlainObserver(Observer):
    """For a game that brings none: which question is asked, and of whom. It cannot tell secrets."""

    def __init__(self, rules: Rules, seats: int) -> None:
        fields = Fields(seats)
        self.questions: i64 = len(rules.questions)
        self.question = fields.add("question", len(rules.questions), 0, 1, "what is asked")
        self.asked = fields.add("asked", seats, 0, 1, "who is asked, from the observer on")
        super().__init__(seats, False, fields.in_order)

    def observe(self, s: Any, seat: i64, row: Row, at: i64) -> None:
        state: State = s
        asked = state.question_number() if state.to_move != NOBODY else NOBODY
        put_choice(row, at + self.question, self.questions, asked)
        put_seat(row, at + self.asked, self.seats, state.to_move, seat)
