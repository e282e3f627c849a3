"""Options such as strangers might send: wide of the mark, and often just within the bounds."""

import random
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from portside import Malformed, Rules, State, rules_of
from portside.core.near import Bounds, Each, Near
from portside.games.cargo_noir.rules.house import HOUSE
from portside.server.catalogue import checked_options
from portside.server.problems import Refused

GREEDY: Final = 0.5  # of the sets: most numbers are as large as they may be
FAR: Final = 0.01  # of the numbers: out of bounds
TURN_CAP: Final = "simulation_turn_cap"  # beyond any game, and no stranger's business


class Whim:
    """How a set of options is made up: at random, or always the most."""

    def __init__(self, rules: Rules, chance: random.Random) -> None:
        self.near, self.chance = rules.near, chance
        self.greed = chance.choice([0.6, 0.9, 1.0]) if chance.random() < GREEDY else 0.0

    def one_of(self, *choices: Any) -> Any:
        """The last one is the most."""
        return choices[-1] if self.chance.random() < self.greed else self.chance.choice(choices)

    def number(self, usual: int, bounds: Bounds | None = None) -> int:
        least, most = (bounds.least, bounds.most) if isinstance(bounds, Near) else (0, 99)
        if self.chance.random() < FAR:
            return self.chance.choice([least - 1, most + 1, 10 * most])
        return int(self.one_of(usual, least, self.chance.randint(least, most), most))

    def like(self, value: Any, bounds: Bounds | None) -> Any:
        """Something of the same form."""
        if isinstance(value, bool):
            return self.one_of(False, True)
        if isinstance(value, int):
            return self.number(value, bounds)
        if isinstance(value, dict):
            inner = bounds if isinstance(bounds, dict) else {}
            return {key: self.like(item, inner.get(key)) for key, item in value.items()}
        if isinstance(value, list):
            each = bounds.bounds if isinstance(bounds, Each) else None
            return [self.like(item, each) for item in value]
        return value

    def of_each(self, key: str, inner: str, usual: int) -> int:
        """A number that stands in each entry of a list."""
        bounds = self.near[key]
        assert isinstance(bounds, Each) and isinstance(bounds.bounds, dict)
        return self.number(usual, bounds.bounds[inner])


Maker: TypeAlias = Callable[[Whim], dict[str, Any]]  # makes options that must fit together


def accepted_table(rules: Rules, chance: random.Random) -> tuple[State, dict[str, Any]]:
    """A table that a server would let a stranger set, and its options."""
    while True:
        seats = chance.randint(rules.fewest_seats, rules.most_seats)
        try:
            options = checked_options(rules, random_options(rules, chance))
            return rules.new_game(seats, options), options
        except (Refused, Malformed):
            continue


def random_options(rules: Rules, chance: random.Random) -> dict[str, Any]:
    """A few options changed, or half of them, or all."""
    whim, makers = Whim(rules, chance), list(MAKERS.get(rules.name, []))
    together = {key for maker in makers for key in maker(whim)}
    for key, default in rules.options.items():
        if isinstance(default, (bool, int)) and key not in together and key != TURN_CAP:
            makers.append(alone(key, default))
    made: dict[str, Any] = {}
    for maker in chance.sample(makers, chance.choice([1, 3, len(makers) // 2, len(makers)])):
        made |= maker(whim)
    return made


def alone(key: str, default: Any) -> Maker:
    return lambda whim: {key: whim.like(default, whim.near.get(key))}


# --------------------------------------------------------------------------------- santiago

DICE: Final = ("sugar", "citrus", "tobacco", "rum", "cigars")


def dice(whim: Whim) -> dict[str, Any]:
    pips = whim.one_of([0, 0, 1], [1], [0, 1, 1, 2, 2, 3], [0, 0, 0, 0, 0, 4], [4] * 6)
    mixed = [whim.number(1, Near(0, 4)) for _ in range(6)]
    return {"dice": {good: whim.one_of(mixed, pips) for good in DICE}}


def goods(whim: Whim) -> dict[str, Any]:
    tokens = whim.number(8, whim.near["tokens_per_good"])
    each = min(3, tokens // 4)
    kit = {good: whim.one_of(0, 1, each) for good in (*DICE, "wood")}
    return {"tokens_per_good": tokens, "start_goods": kit}


def flags(whim: Whim) -> dict[str, Any]:
    return {"value_flags": whim.chance.sample(range(7), whim.one_of(1, 2, 3, 4))}


def table_of_santiago(whim: Whim) -> dict[str, Any]:
    return {
        "max_drive_steps": whim.one_of(1, 3, 20, None),
        "screens": whim.one_of("hidden", "open"),
    }


# ----------------------------------------------------------------------------------- manila


def crew(whim: Whim) -> dict[str, Any]:
    bounds, made = whim.near["accomplices"], dict[str, Any]()
    assert isinstance(bounds, dict)
    pieces = {seats: whim.number(3, near) for seats, near in bounds.items()}
    for seats, number in pieces.items():
        legs = ["M", "M"] + ["P"] * number
        whim.chance.shuffle(legs)
        made[seats] = "".join(legs) + "M"
    return {"accomplices": pieces, "placement_schedule": made}


def wares(whim: Whim) -> dict[str, Any]:
    made = {}
    for name in ("ginseng", "nutmeg", "silk", "jade"):
        seats = sorted(whim.chance.choices(range(8), k=whim.one_of(1, 3, 4)))
        made[name] = {"profit": whim.one_of(0, 12, 24, 36, 48), "seat_costs": seats}
    return {"wares": made}


def berths(whim: Whim) -> dict[str, Any]:
    return {"berths": whim.like(rules_of("manila").options["berths"], whim.near["berths"])}


def track(whim: Whim) -> dict[str, Any]:
    return {"market_track": sorted(whim.chance.sample(range(51), whim.one_of(2, 5, 6)))}


def shares(whim: Whim) -> dict[str, Any]:
    number = whim.number(5, whim.near["shares_per_ware"])
    return {
        "shares_per_ware": number,
        "deal_pool_per_ware": whim.one_of(number // 2, number),
        "shares_dealt_per_player": whim.one_of(0, 1, 2, 3),
    }


def lanes(whim: Whim) -> dict[str, Any]:
    """The slowest boats are the costliest: the least start spaces, and the longest lane."""
    return {
        "start_space_max": whim.one_of(6, 5, 4, 3),
        "start_space_sum": whim.one_of(12, 9, 8),
        "last_space": whim.number(13, whim.near["last_space"]),
    }


def loans(whim: Whim) -> dict[str, Any]:
    pledge = whim.number(12, whim.near["pledge_amount"])
    return {"pledge_amount": pledge, "redeem_cost": pledge + whim.one_of(3, 20, 0)}


def bidding(whim: Whim) -> dict[str, Any]:
    scorings = ("redeem_then_unpledged", "all_shares_minus_15")
    return {"min_first_bid": whim.one_of(50, 5, 1), "final_scoring": whim.one_of(*scorings)}


# ------------------------------------------------------------------------------- cargo noir


def cards(whim: Whim) -> dict[str, Any]:
    """Cheap ones make the longest trades, many copies as well."""
    made = []
    for card in HOUSE["cards"]:
        chance = whim.chance
        changed = {
            "copies": whim.of_each("cards", "copies", card["copies"]),
            "cost": whim.one_of(card["cost"], chance.randint(1, 200), 1),
            "points": chance.randint(0, 200),
        }
        if "limit" in card:
            changed["limit"] = whim.of_each("cards", "limit", 2)
        made.append({"id": card["id"], **changed})
    return {"cards": made}


def ports(whim: Whim) -> dict[str, Any]:
    made = []
    for port in HOUSE["ports"]:
        some = [seats for seats in (2, 3, 4, 5) if whim.chance.random() < 0.5]
        opens = whim.one_of(port["players"], some, [2, 3, 4, 5])
        made.append({**port, "slots": whim.of_each("ports", "slots", 3), "players": opens})
    return {"ports": made}


def values(whim: Whim) -> dict[str, Any]:
    """Steps that grow, most of the time."""
    steps = [whim.chance.randint(1, whim.one_of(1, 15, 3)) for _ in range(9)]
    steps = whim.one_of(steps, sorted(steps))
    different = [sum(steps[: size + 1]) for size in range(9)]
    more = whim.chance.randint(0, 4)
    same = [value + more * size for size, value in enumerate(different)]
    return {"value_different": different, "value_same": same}


def largest_set(whim: Whim) -> dict[str, Any]:
    return {"max_set_size": whim.one_of(1, 3, 5, 6, 9)}


def fleet(whim: Whim) -> dict[str, Any]:
    ships = whim.number(5, whim.near["ships_per_colour"])
    return {"ships_per_colour": ships, "start_ships": min(ships, whim.one_of(1, 3, 4))}


def stock(whim: Whim) -> dict[str, Any]:
    return {
        "rounds": whim.like(HOUSE["rounds"], whim.near["rounds"]),
        "wild_tokens": whim.one_of("players", 0, 6),
        "final_round_phase3": whim.one_of("none", "optional"),
        "min_bid": whim.one_of(9, 3, 1),
    }


MAKERS: Final[dict[str, list[Maker]]] = {
    "santiago": [dice, goods, flags, table_of_santiago],
    "manila": [crew, wares, berths, track, shares, lanes, loans, bidding],
    "cargo_noir": [cards, ports, values, largest_set, fleet, stock],
}
