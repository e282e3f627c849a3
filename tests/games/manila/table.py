"""Builds the tables of the scenarios (docs/rules/manila-scenarios.md) and plays in words."""

from typing import Any

from portside import CHANCE, NOBODY, State, submit
from portside.games.manila import Manila, read_position

A, B, C, D, E = 0, 1, 2, 3, 4
WARES = ["ginseng", "nutmeg", "silk", "jade"]
SEATS_ABOARD = {"ginseng": 3, "nutmeg": 3, "silk": 3, "jade": 4}

# Steps of the schedule P M P M P M of four and five seats.
P1, M1, P2, M2, P3, M3 = range(6)

# A boat: its space (or "harbour", "shipyard") and who sits on it.
Boat = tuple[int | str, list[int]]
AT_SEA: dict[str, Boat] = {"ginseng": (3, []), "nutmeg": (3, []), "silk": (3, [])}


def by_ware(numbers: dict[str, int] | None) -> dict[str, int]:
    return {**dict.fromkeys(WARES, 0), **(numbers or {})}


def write_boats(boats: dict[str, Boat]) -> dict[str, Any]:
    """Berths are taken in the order in which the boats are named here."""
    written: dict[str, Any] = {}
    berths = {"harbour": iter("abc"), "shipyard": iter("abc")}
    for ware, (where, crew) in boats.items():
        at_sea = isinstance(where, int)
        written[ware] = {
            "position": where if at_sea else None,
            "status": "sea" if at_sea else where,
            "berth": None if at_sea else next(berths[str(where)]),
            "crew": crew + [None] * (SEATS_ABOARD[ware] - len(crew)),
        }
    return {ware: written[ware] for ware in WARES if ware in written}


def table(
    question: str,
    seat: int | str | None = A,
    step: int = 0,
    seats: int = 4,
    voyage: int = 2,
    master: int | None = A,
    opener: int = A,
    bid: int = 0,
    bidder: int | None = None,
    cash: dict[int, int] | None = None,
    hands: dict[int, dict[str, int]] | None = None,
    pledged: dict[int, dict[str, int]] | None = None,
    bought: dict[int, dict[str, int]] | None = None,
    market: dict[str, int] | None = None,
    boats: dict[str, Boat] | None = None,
    ashore: str | None = None,
    harbour: dict[str, int] | None = None,
    shipyard: dict[str, int] | None = None,
    pirates: tuple[int | None, int | None] = (None, None),
    pilot_small: int | None = None,
    pilot_large: int | None = None,
    insurance: int | None = None,
    passed: list[int] | None = None,
    pending: dict[str, Any] | None = None,
    options: dict[str, object] | None = None,
) -> Manila:
    """A table at this question, with 30 pesos and no share for everybody, and these changes."""
    held = [by_ware((hands or {}).get(seat)) for seat in range(seats)]
    fleet = boats or {}
    if fleet and ashore is None:
        ashore = next(ware for ware in WARES if ware not in fleet)
    extra: dict[str, Any] = dict(pending or {})
    if question == "bid":
        extra.setdefault("passed", [])
    if question == "die":
        extra.setdefault("boats", [w for w in WARES if isinstance(fleet.get(w, ("",))[0], int)])
    if question == "board":
        extra = {"second": False, "boarded": None, **extra}
    if bought is not None:
        extra["bought"] = [by_ware(bought.get(seat)) for seat in range(seats)]
    no_one = dict.fromkeys("abc")
    return read_position(
        {
            "game": "manila",
            "rules": 1,
            "seats": seats,
            "options": options or {},
            "table": {
                "voyage": voyage,
                "harbour_master": master,
                "opener": opener,
                "bid": bid,
                "bidder": bidder,
                "cash": [(cash or {}).get(seat, 30) for seat in range(seats)],
                "shares": held,
                "pledged": [by_ware((pledged or {}).get(seat)) for seat in range(seats)],
                "supply": {ware: 5 - sum(hand[ware] for hand in held) for ware in WARES},
                "market": by_ware(market),
                "ashore": ashore,
                "boats": write_boats(fleet),
                "harbour": {**no_one, **(harbour or {})},
                "shipyard": {**no_one, **(shipyard or {})},
                "pirates": list(pirates),
                "pilot_small": pilot_small,
                "pilot_large": pilot_large,
                "insurance": insurance,
                "passed": passed or [],
                "step": step,
            },
            "pending": {"question": question, "seat": seat, **extra},
        }
    )


def last_roll(boats: dict[str, Boat], **changes: Any) -> Manila:
    """Before the dice of the last movement."""
    return table("die", "chance", M3, boats=boats, **changes)


def play(s: State, *answers: str) -> None:
    """Play these answers, each by whoever is asked."""
    for words in answers:
        submit(s, s.to_move, words)


def legal(s: State) -> set[str]:
    return {s.write(answer) for answer in s.legal()}


def places(s: State) -> set[str]:
    """The places that are offered."""
    return {words.removeprefix("place ") for words in legal(s) if words.startswith("place ")}


def asked(s: State) -> tuple[int, str]:
    return int(s.to_move), s.question()


def cash(s: Manila) -> list[int]:
    return [int(player.cash) for player in s.players]


def on(s: State, key: str) -> Any:
    """A field of the table."""
    return s.table()[key]


def berths(s: State) -> dict[str, str]:
    """Where the boats lie: `harbour a`, or the space at sea."""
    return {
        ware: f"{boat['status']} {boat['berth'] or boat['position']}"
        for ware, boat in on(s, "boats").items()
    }


def market(s: State) -> dict[str, int]:
    return {ware: level for ware, level in on(s, "market").items() if level}


__all__ = [
    "AT_SEA",
    "CHANCE",
    "M1",
    "M2",
    "M3",
    "NOBODY",
    "P1",
    "P2",
    "P3",
    "WARES",
    "A",
    "B",
    "Boat",
    "C",
    "D",
    "E",
    "asked",
    "berths",
    "cash",
    "last_roll",
    "legal",
    "market",
    "on",
    "places",
    "play",
    "table",
]  # fmt: skip
