"""Numbers and short arrays of them: fast when compiled, ordinary when not.

The only module that knows the compiler's own types; everybody else takes them from here.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

Ints: TypeAlias = "vec[i64]"
Floats: TypeAlias = "vec[float]"


def ints(numbers: list[int]) -> Ints:
    return vec[i64](numbers)


def filled(length: i64, value: i64) -> Ints:
    if length <= SHORT:  # a slice is a copy, and needs no list to be made of
        if value == 0:
            return ZEROS[:length]
        if value == -1:
            return NONES[:length]
    return repeated(length, value)


def repeated(length: i64, value: i64) -> Ints:
    return vec[i64]([value] * length)


SHORT: Final = 64
ZEROS: Final = repeated(SHORT, 0)
NONES: Final = repeated(SHORT, -1)
FLOAT_ZEROS: Final = vec[float]([0.0] * SHORT)


def zeros(length: i64) -> Floats:
    if length <= SHORT:
        return FLOAT_ZEROS[:length]
    return vec[float]([0.0] * length)


def with_number(numbers: Ints, i: i64, number: i64) -> Ints:
    """A copy in which this one differs: how a vector changes that copies of a state share."""
    changed = numbers[:]
    changed[i] = number
    return changed


def as_set(numbers: Ints) -> i64:
    """The numbers from 0 to 30 among these, as bits: `as_set(v) >> n & 1` says whether n is one.

    Not beyond 30: compiled code shifts a constant as 32 bits.
    """
    found: i64 = 0
    for i in range(len(numbers)):
        if numbers[i] >= 0:
            found |= 1 << numbers[i]
    return found


__all__ = [
    "Floats",
    "Ints",
    "as_set",
    "filled",
    "i16",
    "i64",
    "ints",
    "repeated",
    "u8",
    "vec",
    "with_number",
    "zeros",
]
