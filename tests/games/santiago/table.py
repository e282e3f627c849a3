"""Builds the tables of the scenarios (docs/rules/santiago-scenarios.md) and plays in words."""

from typing import Any

from portside import CHANCE, State, submit
from portside.games.santiago import Santiago, read_position

A, B, C, D = 0, 1, 2, 3

STREET = ["jose", "conchita", "maria", "martinez", "miguel", "pedro", "pablo", "el_zorro", "alonso"]
OUTSKIRTS = [
    "distillery", "newspaper_publisher", "casino",
    "bank", "black_market", "cigar_factory",
    "cafe", "sawmill", "port_authority",
    "church", "customs_office", "trading_office",
]  # fmt: skip
YELLOW = {"enter distillery", "enter newspaper-publisher", "enter casino"}
BLUE = {"enter bank", "enter black-market", "enter cigar-factory"}
RED = {"enter cafe", "enter sawmill", "enter port-authority"}
WHITE = {"enter church", "enter customs-office", "enter trading-office"}

GOODS = ["sugar", "citrus", "tobacco", "rum", "cigars", "wood"]
CARGO = GOODS[:5]
KIT = {"sugar": 1, "citrus": 1, "tobacco": 1}
DEMAND = {"sugar": 1, "citrus": 2, "tobacco": 1, "rum": 1}


def written(
    seats: int = 4,
    car: int = 0,
    marker: int = 2,
    departed: int = 0,
    demand: dict[str, int] | None = None,
    pesos: dict[int, int] | None = None,
    vp: dict[int, int] | None = None,
    goods: dict[int, dict[str, int]] | None = None,
    supply: dict[str, int] | None = None,
    pawn: dict[int, str] | None = None,
    owner: dict[str, int] | None = None,
    inactive: list[str] | None = None,
    options: dict[str, object] | None = None,
    street: list[str] | None = None,
    outskirts: list[str] | None = None,
) -> dict[str, Any]:
    """The default position of the scenarios, with these changes; A is about to drive."""
    held = [{**dict.fromkeys(GOODS, 0), **(goods or {}).get(seat, KIT)} for seat in range(seats)]
    left = {good: max(0, 8 - sum(hand[good] for hand in held)) for good in GOODS}
    return {
        "game": "santiago",
        "rules": 1,
        "seats": seats,
        "options": options or {},
        "table": {
            "buildings": outskirts or list(OUTSKIRTS),
            "cubans": street or list(STREET),
            "inactive": inactive or [],
            "owner": owner or {},
            "pawn": [(pawn or {}).get(seat) for seat in range(seats)],
            "car": car,
            "departed": departed,
            "ship_in_port": True,
            "marker": marker,
            "demand": dict(demand or DEMAND),
            "supply": {**left, **(supply or {})},
            "pesos": [(pesos or {}).get(seat, 3) for seat in range(seats)],
            "vp": [(vp or {}).get(seat, 2) for seat in range(seats)],
            "goods": held,
            "turn": A,
        },
        "pending": {"question": "drive", "seat": A},
    }


def table(
    seats: int = 4,
    car: int = 0,
    marker: int = 2,
    departed: int = 0,
    demand: dict[str, int] | None = None,
    pesos: dict[int, int] | None = None,
    vp: dict[int, int] | None = None,
    goods: dict[int, dict[str, int]] | None = None,
    supply: dict[str, int] | None = None,
    pawn: dict[int, str] | None = None,
    owner: dict[str, int] | None = None,
    inactive: list[str] | None = None,
    options: dict[str, object] | None = None,
    street: list[str] | None = None,
    outskirts: list[str] | None = None,
) -> Santiago:
    """The same, ready to play."""
    return read_position(
        written(
            seats, car, marker, departed, demand, pesos, vp, goods,
            supply, pawn, owner, inactive, options, street, outskirts,
        )
    )  # fmt: skip


def only(**dice: int) -> dict[str, int]:
    """A demand for nothing but this; the die left out is the last cargo good not named."""
    out = [good for good in CARGO if good not in dice][-1]
    return {good: dice.get(good, 0) for good in CARGO if good != out}


def after(s: Santiago, *answers: str) -> Santiago:
    """What the table looks like after these answers; `s` itself is left alone."""
    later = s.copy()
    play(later, *answers)
    return later


def play(s: State, *answers: str) -> None:
    """Play these answers, each by whoever is asked."""
    for words in answers:
        submit(s, s.to_move, words)


def roll(s: State, *pips: int) -> None:
    """Chance rolls sugar, citrus, tobacco, rum and cigars."""
    for good, n in zip(CARGO, pips, strict=True):
        submit(s, CHANCE, f"roll {good} {n}")


def legal(s: State) -> set[str]:
    return set(s.legal_in_words())


def asked(s: State) -> tuple[int, str]:
    return int(s.to_move), s.question()


def laid(s: State) -> dict[str, Any]:
    """What lies on the table, in the words of a position."""
    return s.table()


def vp(s: Santiago) -> list[int]:
    return [int(player.vp) for player in s.players]


def pesos(s: Santiago) -> list[int]:
    return [int(player.pesos) for player in s.players]


def goods_of(s: Santiago, seat: int) -> dict[str, int]:
    """Only the kinds he holds."""
    return {good: n for good, n in laid(s)["goods"][seat].items() if n}


def supply(s: Santiago) -> dict[str, int]:
    return dict(laid(s)["supply"])


def pawns(s: Santiago) -> list[str | None]:
    return list(laid(s)["pawn"])


def harbour(s: Santiago) -> tuple[int, int, bool]:
    """Ships that have left, what the marker shows, whether a ship is in port."""
    return int(s.departed), int(s.value()), s.ship_in_port
