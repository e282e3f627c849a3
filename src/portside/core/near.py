"""How far from the printed numbers a table may be that a stranger sets.

The rules take every number they are defined for: whoever plays on a machine of their own may try
what they like. A server plays for everybody, so that no table may cost much more than a printed
one. Each game says its bounds in the shape of its options; what is not named is free.
"""

from typing import TypeAlias

from portside.core.written import Written


class Near:
    """A number from the least to the most."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most


class Each:
    """No more entries than these, and the bounds of each one: of a list, or of things by name."""

    def __init__(self, most: int, bounds: "Bounds") -> None:
        self.most = most
        self.bounds = bounds


class Growing:
    """A list of numbers, each of which adds no less than the one before."""


Bounds: TypeAlias = Near | Each | Growing | dict[str, "Bounds"]


def check_near(written: Written, bounds: Bounds) -> None:
    """Refuse what is out of bounds. What has not even the right form, the rules refuse."""
    if isinstance(bounds, Near):
        if isinstance(written.value, int):
            written.number(bounds.least, bounds.most)
    elif isinstance(bounds, Each):
        if isinstance(written.value, (list, dict)) and len(written.value) > bounds.most:
            raise written.refuse(f"at most {bounds.most} entries are wanted")
        for item in inside(written):
            check_near(item, bounds.bounds)
    elif isinstance(bounds, Growing):
        check_growing(written)
    elif isinstance(written.value, dict):
        for key, inner in bounds.items():
            found = written.find(key)
            if found is not None:
                check_near(found, inner)


def inside(written: Written) -> list[Written]:
    if isinstance(written.value, dict):
        return [written.get(key) for key in written.mapping()]
    return written.items() if isinstance(written.value, list) else []


def check_growing(written: Written) -> None:
    numbers = [value for value in as_list(written.value) if isinstance(value, int)]
    steps = [more - less for less, more in zip([0, *numbers], numbers, strict=False)]
    if steps != sorted(steps):
        raise written.refuse("each number must add as much as the one before, or more")


def as_list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
