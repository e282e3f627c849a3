"""The house edition: every number of the game, in the shape that every edition has.

Where a number comes from:
R  the Polish rulebook
P  another public source
I  inferred
K  recollection, not verified
H  ours: not found, chosen for balance
An owner of the box corrects them by an edition of the same shape; `OURS` names what to look at.
"""

from typing import Any, Final

HOUSE: Final[dict[str, Any]] = {
    "rounds": {"2": 11, "3": 11, "4": 10, "5": 10},  # P
    "coins_total": 60,  # R
    "start_coins": 7,  # R
    "start_ships": 3,  # R
    "ships_per_colour": 5,  # R
    "casino_income": 2,  # R
    "syndicate_income": 2,  # R
    "min_bid": 1,  # P
    "goods": [
        "alcohol", "art", "cars", "cigars", "gold", "ivory", "jewels",  # P
        "uranium",  # R
        "weapons",  # P
    ],
    "tokens_per_type": 14,  # R
    "wild_tokens": "players",  # R
    "market_slots": 6,  # P, though one review says 8
    "warehouse_base": 6,  # P
    "warehouse_card_bonus": 2,  # R
    "max_set_size": 9,  # R
    "value_different": [1, 3, 6, 10, 15, 21, 28, 36, 45],  # K; the last one R
    "value_same": [1, 4, 9, 16, 25, 36, 49, 64, 81],  # K
    "ports": [  # ids P; slots P; opening H
        {"id": "rotterdam", "slots": 4, "players": [2, 3, 4, 5]},
        {"id": "new_york", "slots": 3, "players": [2, 3, 4, 5]},
        {"id": "hong_kong", "slots": 2, "players": [2, 3, 4, 5]},
        {"id": "cape_town", "slots": 1, "players": [2, 3, 4, 5]},
        {"id": "bombay", "slots": 3, "players": [3, 4, 5]},
        {"id": "panama", "slots": 2, "players": [4, 5]},
        {"id": "rio", "slots": 3, "players": [5]},
        {"id": "tangier", "slots": 2, "players": [5]},  # slots H, opening I
    ],
    "cards": [
        # Copies and limit R; that benefits cost 10 or 15 is P, which of them and the points H.
        {"id": "cargo_ship", "family": "benefit", "copies": 8, "cost": 15, "points": 8, "limit": 2},
        {"id": "warehouse", "family": "benefit", "copies": 8, "cost": 10, "points": 6, "limit": 2},
        {"id": "syndicate", "family": "benefit", "copies": 8, "cost": 10, "points": 7, "limit": 2},
        # Names and copies R; cost and points H.
        {"id": "dive_bar", "family": "common", "copies": 6, "cost": 6, "points": 6},
        {"id": "night_club", "family": "common", "copies": 6, "cost": 9, "points": 9},
        {"id": "yacht", "family": "common", "copies": 6, "cost": 16, "points": 16},
        {"id": "villa", "family": "common", "copies": 6, "cost": 25, "points": 25},
        # Names P; cost and points H.
        {"id": "show_business", "family": "unique", "copies": 1, "cost": 28, "points": 31},
        {"id": "paparazzi", "family": "unique", "copies": 1, "cost": 36, "points": 40},
        {"id": "militia", "family": "unique", "copies": 1, "cost": 45, "points": 50},
        {"id": "cronies", "family": "unique", "copies": 1, "cost": 49, "points": 55},  # cost R
        {"id": "bank_card", "family": "unique", "copies": 1, "cost": 64, "points": 72},
        {"id": "principality", "family": "unique", "copies": 1, "cost": 81, "points": 91},
    ],
    # Rulings on what the rulebook leaves open.
    "switches": {
        "coin_supply_limited": True,
        "final_round_phase3": "optional",
        "market_swap_same_type_allowed": False,
    },
}  # fmt: skip

# What no source says for certain (H, I and K): the paths of these numbers, as forms name them.
OURS: Final = [
    *[f"ports.{port['id']}.players" for port in HOUSE["ports"]],
    "ports.tangier.slots",
    *[
        f"cards.{card['id']}.{field}"
        for card in HOUSE["cards"]
        for field in ("cost", "points")
        if (card["id"], field) != ("cronies", "cost")
    ],
    "value_different",
    "value_same",
]
