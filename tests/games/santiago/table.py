"""Builds the tables of the scenarios (rules, chapter 5) and plays in words."""

from typing import Any

from portside.core.game import CHANCE, State, submit
from portside.games.santiago.game import Santiago, read_position

A, B, C, D = 0, 1, 2, 3

STREET = ["jose", "conchita", "maria", "martinez", "miguel", "pedro", "pablo", "el_zorro", "alonso"]
OUTSKIRTS = [
    "distillery", "newspaper_publisher", "casino",
    "bank", "black_market", "cigar_factory",
    "cafe", "sawmill", "port_authority",
    "church", "customs_office", "trading_office",
]  # fmt: skip
KIT = {"sugar": 1, "citrus": 1, "tobacco": 1}
GOODS = ["sugar", "citrus", "tobacco", "rum", "cigars", "wood"]


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
) -> Santiago:
    """The default position of the scenarios, with these changes; A is about to drive."""
    held = [{**dict.fromkeys(GOODS, 0), **(goods or {}).get(seat, KIT)} for seat in range(seats)]
    left = {good: 8 - sum(hand[good] for hand in held) for good in GOODS}
    written: dict[str, Any] = {
        "game": "santiago",
        "rules": 1,
        "seats": seats,
        "options": options or {},
        "table": {
            "buildings": OUTSKIRTS,
            "cubans": STREET,
            "inactive": inactive or [],
            "owner": owner or {},
            "pawn": [(pawn or {}).get(seat) for seat in range(seats)],
            "car": car,
            "departed": departed,
            "ship_in_port": True,
            "marker": marker,
            "demand": demand or {"sugar": 1, "citrus": 2, "tobacco": 1, "rum": 1},
            "supply": {**left, **(supply or {})},
            "pesos": [(pesos or {}).get(seat, 3) for seat in range(seats)],
            "vp": [(vp or {}).get(seat, 2) for seat in range(seats)],
            "goods": held,
            "turn": A,
        },
        "pending": {"question": "drive", "seat": A},
    }
    return read_position(written)


def play(s: State, *answers: str) -> None:
    """Play these answers, each by whoever is asked."""
    for words in answers:
        submit(s, s.to_move, words)


def legal(s: State) -> set[str]:
    return {s.write(answer) for answer in s.legal()}


def asked(s: State) -> tuple[int, str]:
    return int(s.to_move), s.question()


def roll(s: State, *pips: int) -> None:
    """Chance rolls the five dice."""
    for n in pips:
        assert s.to_move == CHANCE
        s.play(n)


def goods_of(s: Santiago, seat: int) -> dict[str, int]:
    table: Any = s.position()["table"]
    return {good: n for good, n in table["goods"][seat].items() if n}
