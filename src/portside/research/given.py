"""What environments are given, refused with a sentence where it cannot be."""

import math
import operator

from portside.core.errors import Malformed


def whole(what: str, given: object, least: int | None = None) -> int:
    """A whole number, NumPy's too, but no 3.0 and no "3"."""
    try:
        number = operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        raise Malformed(f"{what} is a whole number, not {given!r}") from None
    if least is not None and number < least:
        raise Malformed(f"{what} is a whole number from {least} on, not {number}")
    return number


def finite(what: str, given: object) -> float:
    """A number that can be reckoned with."""
    try:
        number = float(given)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        number = math.nan
    if isinstance(given, str) or not math.isfinite(number):
        raise Malformed(f"{what} is a number, not {given!r}")
    return number


def changed(options: object) -> dict[str, object] | None:
    """What is played otherwise than usual; what that may be, the rules say."""
    if options is not None and not isinstance(options, dict):
        raise Malformed(f"options are a dictionary, not {options!r}")
    return options
