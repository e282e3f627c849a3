"""The tables that a soak plays at: every number of seats, and options of all kinds."""

import random
from typing import Final

from portside import Malformed, Rules, State

GOODS: Final = ["sugar", "citrus", "tobacco", "rum", "cigars"]
CUBANS: Final = ["pedro", "alonso", "miguel", "pablo", "jose", "martinez", "conchita", "maria",
                 "el_zorro"]  # fmt: skip

VALUES: Final[dict[str, dict[str, list[object]]]] = {  # what an option may be changed to
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
        "newspaper_closes_visited_cuban": [True],
        "owner_vp_when_pawn_stayed": [False],
        "end_goods_returned": [False],
        "finish_last_turn": [True],
        "simulation_turn_cap": [1, 7, 60],
    },
    "manila": {  # its invariants speak of the printed numbers
        "boarding_variant": [True],
        "final_scoring": ["all_shares_minus_15"],
        "stowaway_may_take_insurance": [True],
        "docked_boat_accepts_accomplices": [True],
        "cash_is_public": [False],
    },
    "cargo_noir": {
        "coin_supply_limited": [False],
        "final_round_phase3": ["none"],
        "market_swap_same_type_allowed": [True],
        "market_slots": [1, 5, 8, 9],
        "start_coins": [0, 3, 9],
        "casino_income": [0, 1, 4],
        "warehouse_base": [0, 3, 9],
        "min_bid": [0, 2, 3],
    },
}

CHANGED: Final = 0.25  # how likely each option is to differ, in the games that change any
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
    return {
        key: chance.choice(values)
        for key, values in VALUES[rules.name].items()
        if chance.random() < CHANGED
    }
