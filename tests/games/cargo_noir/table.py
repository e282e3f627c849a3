"""Builds the tables of docs/rules/cargo_noir-scenarios.md and plays in words."""

from typing import Any

from portside.core.game import CHANCE, State, submit
from portside.games.cargo_noir import CargoNoir, new_game, read_position

A, B, C, D, E = 0, 1, 2, 3, 4

TYPES = ["alcohol", "art", "cars", "cigars", "gold", "ivory", "jewels", "uranium", "weapons"]
GOODS = [*TYPES, "wild"]
MARKET = ["alcohol", "art", "cars", "cigars", "gold", "ivory"]
PORTS: dict[str, list[str]] = {
    "rotterdam": ["alcohol", "art", "cars", "cigars"],
    "new_york": ["gold", "ivory", "jewels"],
    "hong_kong": ["uranium", "weapons"],
    "cape_town": ["gold"],
    "bombay": ["alcohol", "ivory", "uranium"],
    "panama": ["art", "jewels"],
    "rio": ["cars", "cigars", "weapons"],
    "tangier": ["jewels", "uranium"],
}
OPEN = {2: 4, 3: 5, 4: 6, 5: 8}
LAST = {2: 11, 3: 11, 4: 10, 5: 10}
COPIES = {
    "cargo_ship": 8, "warehouse": 8, "syndicate": 8, "dive_bar": 6, "night_club": 6, "yacht": 6,
    "villa": 6, "show_business": 1, "paparazzi": 1, "militia": 1, "cronies": 1, "bank_card": 1,
    "principality": 1,
}  # fmt: skip
ONE_OF_EACH = dict.fromkeys(TYPES, 1)

Stock = dict[str, int]


def position(
    question: str,
    seats: int = 3,
    round: int = 5,
    turn: int = A,
    safe: dict[int, int] | None = None,
    goods: dict[int, Stock] | None = None,
    cards: dict[int, Stock] | None = None,
    home: dict[int, int] | None = None,
    casino: dict[int, int] | None = None,
    market_ships: dict[int, int] | None = None,
    stacks: dict[str, dict[int, int]] | None = None,
    market: list[str] | None = None,
    bag: Stock | None = None,
    discard: Stock | None = None,
    bank: int | None = None,
    supply: Stock | None = None,
    options: dict[str, object] | None = None,
    **pending: object,
) -> dict[str, Any]:
    """A position with these changes; what is not said fits the rest (tokens, coins, ships)."""
    by_seat = range(seats)
    owned = [(cards or {}).get(seat, {}) for seat in by_seat]
    coins = [(safe or {}).get(seat, 0) for seat in by_seat]
    hands = [{**dict.fromkeys(GOODS, 0), **(goods or {}).get(seat, {})} for seat in by_seat]
    at_casino = [(casino or {}).get(seat, 0) for seat in by_seat]
    at_market = [(market_ships or {}).get(seat, 0) for seat in by_seat]
    bids = stacks or {}
    in_ports = [sum(seat in port for port in bids.values()) for seat in by_seat]
    fleet = [3 + owned[seat].get("cargo_ship", 0) for seat in by_seat]
    left = [fleet[seat] - at_casino[seat] - at_market[seat] - in_ports[seat] for seat in by_seat]
    ports = list(PORTS.items())[: OPEN[seats]]
    lying = [*(market or MARKET), *[good for _, there in ports for good in there]]
    out = {**dict.fromkeys(GOODS, 0), **(discard or {})}
    rest = {
        good: max(
            0,
            (seats if good == "wild" else 14)
            - lying.count(good)
            - out[good]
            - sum(hand[good] for hand in hands),
        )
        for good in GOODS
    }
    spent = sum(coins) + sum(sum(port.values()) for port in bids.values())
    return {
        "game": "cargo_noir",
        "rules": 1,
        "seats": seats,
        "options": options or {},
        "table": {
            "round": round,
            "turn": turn,
            "bag": rest if bag is None else {**dict.fromkeys(GOODS, 0), **bag},
            "discard": out,
            "market": market or MARKET,
            "ports": {
                name: {
                    "goods": there,
                    "stacks": {str(seat): n for seat, n in bids.get(name, {}).items()},
                }
                for name, there in ports
            },
            "bank": 60 - spent if bank is None else bank,
            "safe": coins,
            "goods": hands,
            "cards": owned,
            "ships_home": [(home or {}).get(seat, left[seat]) for seat in by_seat],
            "ships_casino": at_casino,
            "ships_market": at_market,
            "ships_reserve": [5 - ships for ships in fleet],
            "supply": {
                **{name: n - sum(o.get(name, 0) for o in owned) for name, n in COPIES.items()},
                **(supply or {}),
            },
        },
        "pending": {
            "question": question,
            "seat": "chance" if question == "token" else turn,
            **({"syndicate_left": owned[turn].get("syndicate", 0)} if question == "ship" else {}),
            **pending,
        },
    }


def table(question: str, **changes: Any) -> CargoNoir:
    return read_position(position(question, **changes))


def begun(seats: int, options: dict[str, object] | None = None) -> CargoNoir:
    """A new game whose slots are filled, always with the first good that is left."""
    s = new_game(seats, options)
    while s.to_move == CHANCE:
        s.play(s.legal()[0])
    return s


def play(s: State, *answers: str) -> None:
    """Play these answers, each by whoever is asked."""
    for words in answers:
        submit(s, s.to_move, words)


def tokens(s: State, *goods: str) -> None:
    """Chance draws these tokens."""
    for good in goods:
        assert s.to_move == CHANCE
        play(s, f"token {good}")


def legal(s: State) -> set[str]:
    return set(s.legal_in_words())


def starting(s: State, words: str) -> set[str]:
    return {answer for answer in legal(s) if answer.startswith(words)}


def asked(s: State) -> tuple[int, str]:
    return int(s.to_move), s.question()


def goods_of(s: State, seat: int) -> Stock:
    lying: Any = s.table()
    return {good: n for good, n in lying["goods"][seat].items() if n}


def on_table(s: State, key: str) -> Any:
    return s.table()[key]


def pending(s: State, key: str) -> Any:
    return s.pending()[key]


def stacks(s: State, port: str) -> dict[int, int]:
    return {int(seat): n for seat, n in on_table(s, "ports")[port]["stacks"].items()}
