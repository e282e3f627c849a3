"""Reading what somebody wrote: a JSON value that knows its own path, so that errors can name it."""

import difflib

from portside.core.errors import Malformed


class Written:
    """A value from outside and where it stands: `table.pawn[2]`."""

    def __init__(self, value: object, path: str) -> None:
        self.value = value
        self.path = path

    def refuse(self, why: str) -> Malformed:
        """The error to raise: where, what stands there, and what would be right."""
        return Malformed(f"{self.path}: {why}")

    def get(self, key: str) -> "Written":
        found = self.find(key)
        if found is None:
            raise self.refuse(f"{key!r} is missing")
        return found

    def find(self, key: str) -> "Written | None":
        entries = self.mapping()
        return Written(entries[key], f"{self.path}.{key}") if key in entries else None

    def mapping(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            raise self.refuse(f"an object is wanted, not {self.value!r}")
        return {str(key): value for key, value in self.value.items()}

    def only(self, known: list[str]) -> None:
        """Refuse a key that means nothing here."""
        for key in self.mapping():
            if key not in known:
                raise self.refuse(f"{key!r} is unknown{meant(key, known)}; known: {listed(known)}")

    def exactly(self, known: list[str]) -> None:
        self.only(known)
        for key in known:
            self.get(key)

    def items(self) -> "list[Written]":
        if not isinstance(self.value, list):
            raise self.refuse(f"a list is wanted, not {self.value!r}")
        return [Written(item, f"{self.path}[{i}]") for i, item in enumerate(self.value)]

    def items_by_seat(self, seats: int) -> "list[Written]":
        found = self.items()
        if len(found) != seats:
            raise self.refuse(f"one entry for each of {seats} seats is wanted, not {len(found)}")
        return found

    def number(self, least: int, most: int | None = None) -> int:
        # A bool is an int in Python, but nobody who writes `true` means 1.
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.refuse(f"a whole number is wanted, not {self.value!r}")
        if self.value < least or (most is not None and self.value > most):
            bounds = f"at least {least}" if most is None else f"from {least} to {most}"
            raise self.refuse(f"a number {bounds} is wanted, not {self.value}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.refuse(f"true or false is wanted, not {self.value!r}")
        return self.value

    def nothing(self) -> bool:
        return self.value is None

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.refuse(f"a text is wanted, not {self.value!r}")
        return self.value

    def one_of(self, names: list[str]) -> int:
        """The place of a name in the list of those that are possible here."""
        name = self.text()
        if name not in names:
            raise self.refuse(f"{name!r} is unknown{meant(name, names)}; known: {listed(names)}")
        return names.index(name)

    def one_of_or(self, names: list[str], nothing: int) -> int:
        """Likewise, where `null` stands for `nothing`."""
        return nothing if self.value is None else self.one_of(names)

    def numbers(self, names: list[str], most: int | None = None) -> list[int]:
        """By name, every one of them: a natural number each."""
        self.exactly(names)
        return [self.get(name).number(0, most) for name in names]


def meant(word: str, known: list[str]) -> str:
    close = difflib.get_close_matches(str(word), known, 1)
    return f" (did you mean {close[0]!r}?)" if close else ""


def listed(known: list[str]) -> str:
    return ", ".join(known) if known else "nothing"


def choose(defaults: dict[str, object], changed: dict[str, object]) -> Written:
    """All options of a game: the defaults, with what a table agreed to change."""
    Written(changed, "options").only(list(defaults))
    return Written({**defaults, **changed}, "options")


def differing(defaults: dict[str, object], changed: dict[str, object]) -> dict[str, object]:
    """Only what really differs from the defaults, in their order."""
    return {
        key: changed[key] for key in defaults if key in changed and changed[key] != defaults[key]
    }
