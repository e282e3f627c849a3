"""The numbers of a table: those of the house edition, corrected by what somebody wrote.

Whoever knows a single printed number need not copy the others: a port or a card that is not named,
and whatever is not said of one that is, stays as it was.
"""

from typing import Any, Final

from portside.core.written import Written, listed, meant
from portside.games.cargo_noir.rules.data import CARD_NAMES, MOST_SEATS, PORT_NAMES
from portside.games.cargo_noir.rules.house import HOUSE

FEWEST_SEATS: Final = 2
SEAT_NAMES: Final = ["2", "3", "4", "5"]
SWITCHES: Final = ["coin_supply_limited", "final_round_phase3", "market_swap_same_type_allowed"]
LISTS: Final[dict[str, list[str]]] = {"ports": PORT_NAMES, "cards": CARD_NAMES}
PLAIN: Final = [key for key in HOUSE if key not in ("rounds", "ports", "cards", "switches")]
KEYS: Final = [*[key for key in HOUSE if key != "switches"], *SWITCHES]

FIELDS: Final[dict[str, list[str]]] = {
    "ports": ["slots", "players"],
    "cards": ["family", "copies", "cost", "points", "limit"],
}

EDITIONS: Final[dict[str, object]] = {"house": HOUSE}  # those that an option may name


class Numbers:
    """Every number, with the place where it was written: what is wrong there can be named."""

    plain: dict[str, Written]  # switches as well
    rounds: dict[str, Written]  # by seats
    things: dict[str, dict[str, dict[str, Written]]]  # `ports` and `cards`: by id and field

    def __init__(self) -> None:
        self.plain = {}
        self.rounds = {}
        self.things = {key: {name: {} for name in names} for key, names in LISTS.items()}
        self.correct_edition(Written(HOUSE, "options.edition"))

    def correct_edition(self, written: Written) -> None:
        """An edition that is known by name, or some or all of its numbers."""
        if isinstance(written.value, str):
            written.one_of(list(EDITIONS))
            written = Written(EDITIONS[written.value], written.path)
        written.only(list(HOUSE))
        for key in written.mapping():
            if key == "switches":
                switches = written.get(key)
                switches.only(SWITCHES)
                for switch in switches.mapping():
                    self.correct(switch, switches.get(switch))
            else:
                self.correct(key, written.get(key))

    def correct(self, key: str, written: Written) -> None:
        if key == "rounds":
            written.only(SEAT_NAMES)
            for seats in written.mapping():
                self.rounds[seats] = written.get(seats)
        elif key in LISTS:
            for name, entry in entries(written, LISTS[key]):
                correct_thing(self.things[key][name], entry, FIELDS[key])
        else:
            self.plain[key] = written

    def changed(self, house: "Numbers") -> dict[str, object]:
        """What differs from the house edition, and no more."""
        found: dict[str, object] = {}
        for key in KEYS:
            if key == "rounds":
                rounds = differing_values(self.rounds, house.rounds)
                if rounds:
                    found[key] = rounds
            elif key in LISTS:
                things = self.changed_things(key, house)
                if things:
                    found[key] = things
            elif self.plain[key].value != house.plain[key].value:
                found[key] = self.plain[key].value
        return found

    def changed_things(self, key: str, house: "Numbers") -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for name in LISTS[key]:
            values = differing_values(self.things[key][name], house.things[key][name])
            if values:
                found.append({"id": name, **values})
        return found


def differing_values(mine: dict[str, Written], theirs: dict[str, Written]) -> dict[str, object]:
    """A number that the house edition does not have and that is `null` says nothing."""
    found: dict[str, object] = {}
    for key, written in mine.items():
        house = theirs[key].value if key in theirs else None
        if written.value != house:
            found[key] = written.value
    return found


def entries(written: Written, names: list[str]) -> list[tuple[str, Written]]:
    """Things by their names: a list of objects with ids, or one object."""
    if isinstance(written.value, dict):
        written.only(names)
        return [(name, written.get(name)) for name in written.mapping()]
    found: list[tuple[str, Written]] = []
    for item in written.items():
        name = names[item.get("id").one_of(names)]
        if name in [other for other, _ in found]:
            raise item.get("id").refuse(f"{name!r} is there twice")
        found.append((name, item))
    return found


def correct_thing(thing: dict[str, Written], entry: Written, fields: list[str]) -> None:
    for field in entry.mapping():
        if field == "min_players" and "players" in fields:
            thing["players"] = players_from(entry)
        elif field in fields:
            thing[field] = entry.get(field)
        elif field != "id":
            raise entry.refuse(
                f"{field!r} is unknown{meant(field, fields)}; known: {listed(fields)}"
            )


def players_from(entry: Written) -> Written:
    """As older records say it: open with so many players or more."""
    if entry.find("players") is not None:
        raise entry.refuse("either 'players' or 'min_players' is wanted, not both")
    least = entry.get("min_players").number(1)
    players: list[Any] = [n for n in range(FEWEST_SEATS, MOST_SEATS + 1) if n >= least]
    return Written(players, f"{entry.path}.players")


STANDARD_NUMBERS: Final = Numbers()
