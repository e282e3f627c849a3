"""The tables that a soak plays at: every number of seats, and options of all kinds."""

import random
from typing import Final

from portside import Malformed, Rules, State

GOODS: Final = ["sugar", "citrus", "tobacco", "rum", "cigars"]
CUBANS: Final = ["pedro", "alonso", "miguel", "pablo", "jose", "martinez", "conchita", "maria",
                 "el_zorro"]  # fmt: skip

VALUES: Final[dict[str, dict[str, list[object]]]] = {  # what cannot be guessed from a default
    "santiago": {
        "flowers": [
            dict.fromkeys(CUBANS, "red"),
            dict.fromkeys(CUBANS, "none"),
            dict(zip(CUBANS, ["yellow", "blue", "red", "white", "none"] * 2, strict=False)),
        ],
        "dice": [
            {good: [0, 0, 5] for good in GOODS},
            {good: [1] for good in GOODS},
            {good: [0, 15] for good in GOODS},
            {good: [0, 0, 0, 0, 0, 1] for good in GOODS},
        ],
        "start_goods": [{}, {"rum": 1, "wood": 2}, {"cigars": 2}],
        "tokens_per_good": [4, 6, 12, 40],
        "start_pesos": [0, 1, 9, 60],
        "start_vp": [0, 1, 30],
        "ships": [1, 2, 8, 15],
        "value_flags": [[0], [1, 5], [5, 4, 3, 2, 1]],
        "ownership_markers": [0, 1, 5, 12],
        "max_drive_steps": [1, 2, 9, 10, 25],
        "screens": ["open"],
        "simulation_turn_cap": [1, 7, 60],
    },
}

CHANGED: Final = 0.15  # how likely each option is to differ, in the games that change any
TRIES: Final = 20


def new_table(rules: Rules, chance: random.Random) -> tuple[State, dict[str, object]]:
    """A new game with any number of seats; in half of all games some options are changed."""
    seats = chance.randint(rules.fewest_seats, rules.most_seats)
    if chance.random() < 0.5:
        for _ in range(TRIES):
            options = some_options(rules, chance)
            try:
                return rules.new_game(seats, options), options
            except Malformed:
                continue  # these options do not go together
    return rules.new_game(seats, {}), {}


def some_options(rules: Rules, chance: random.Random) -> dict[str, object]:
    options: dict[str, object] = {}
    known = VALUES.get(rules.name, {})
    for key, default in rules.options.items():
        values = known.get(key) or guessed(default)
        if values and chance.random() < CHANGED:
            options[key] = chance.choice(values)
    return options


def guessed(default: object) -> list[object]:
    """Other values that this option may have, as far as its default tells."""
    if isinstance(default, bool):
        return [not default]
    if isinstance(default, int):
        return [default - 1, default + 1, 2 * default]
    return []
