"""The configuration block (SC-1.12): what a table may agree on before the game."""

from typing import Final

from portside.core.near import Bounds, Each, Near
from portside.core.vectors import Ints, filled, i64, ints
from portside.core.written import Written, choose, differing
from portside.games.santiago.rules.data import (
    CARGO,
    CUBAN_NAMES,
    FLOWER_NAMES,
    GOOD_NAMES,
    KINDS,
    NO_FLOWER,
)

UNLIMITED: Final = -1
MOST_PIPS: Final = 15  # on a die; a delivery's answer has room for two digits of amount

DEFAULTS: Final[dict[str, object]] = {
    "flowers": {
        "pedro": "white", "alonso": "white", "miguel": "blue", "pablo": "blue",
        "jose": "yellow", "martinez": "yellow", "conchita": "red", "maria": "red",
        "el_zorro": "none",
    },
    "dice": {
        "sugar": [0, 1, 1, 2, 2, 3], "citrus": [0, 1, 2, 2, 3, 4], "tobacco": [0, 1, 1, 2, 2, 3],
        "rum": [0, 1, 1, 2, 2, 3], "cigars": [0, 1, 1, 2, 2, 3],
    },
    "tokens_per_good": 8,
    "start_pesos": 3,
    "start_vp": 2,
    "start_goods": {"sugar": 1, "tobacco": 1, "citrus": 1},
    "ships": 7,
    "value_flags": [2, 3, 4],
    "ownership_markers": 3,
    "max_drive_steps": None,
    "newspaper_closes_visited_cuban": False,
    "owner_vp_when_pawn_stayed": True,
    "end_goods_returned": True,
    "finish_last_turn": False,
    "screens": "hidden",
    "simulation_turn_cap": 2000,
}  # fmt: skip

# Options of old that nobody is offered any more. Records and positions may still name them.
RETIRED: Final[dict[str, object]] = {
    "peso_supply": None,
    "vp_supply": None,
    "newspaper_may_target_current_cuban": False,  # he was active again as the car drove on
}

# What a stranger may change them to. Pesos are answers, as every step of a drive is one.
NEAR: Final[dict[str, Bounds]] = {
    "dice": dict.fromkeys(GOOD_NAMES[:CARGO], Each(6, Near(0, 4))),
    "tokens_per_good": Near(1, 16),
    "start_pesos": Near(0, 10),
    "start_goods": dict.fromkeys(GOOD_NAMES, Near(0, 3)),
    "ships": Near(1, 9),
    "value_flags": Each(4, Near(0, 6)),
    "ownership_markers": Near(0, 6),
}


class Options:
    """The options in the form the rules use. Never changed once a game has begun."""

    changed: dict[str, object]  # only what differs from the defaults
    flower: Ints  # by Cuban: the flower, as a number of FLOWER_NAMES, or NO_FLOWER
    faces: list[Ints]  # by cargo good, by pips: how many faces of its die show them
    tokens_per_good: i64
    start_pesos: i64
    start_vp: i64
    start_goods: Ints
    ships: i64
    flags: Ints  # the values of the flags before the chequered one
    ownership_markers: i64
    max_drive_steps: i64
    newspaper_may_target_current_cuban: bool
    newspaper_closes_visited_cuban: bool
    visited_is_target: bool  # of the newspaper: by either of the two
    owner_vp_when_pawn_stayed: bool
    end_goods_returned: bool
    finish_last_turn: bool
    open_screens: bool
    turn_cap: i64

    def __init__(self, changed: dict[str, object]) -> None:
        chosen = choose(DEFAULTS, {key: changed[key] for key in changed if key not in RETIRED})
        retired = Written({**RETIRED, **changed}, "options")
        self.changed = differing(
            {**DEFAULTS, **RETIRED}, with_whole_kit(with_other_flowers(changed))
        )
        self.flower = flowers(chosen.get("flowers"))
        self.faces = dice(chosen.get("dice"))
        self.tokens_per_good = chosen.get("tokens_per_good").number(1)
        self.start_pesos = chosen.get("start_pesos").number(0)
        self.start_vp = chosen.get("start_vp").number(0)
        self.start_goods = start_goods(chosen.get("start_goods"))
        self.ships = chosen.get("ships").number(1)
        self.flags = value_flags(chosen.get("value_flags"))
        self.ownership_markers = chosen.get("ownership_markers").number(0)
        self.max_drive_steps = limit(chosen.get("max_drive_steps"))
        for key in ("peso_supply", "vp_supply"):
            if not retired.get(key).nothing():
                raise retired.get(key).refuse("only null is possible: no stock is limited (SR-31)")
        self.newspaper_may_target_current_cuban = retired.get(
            "newspaper_may_target_current_cuban"
        ).flag()
        self.newspaper_closes_visited_cuban = chosen.get("newspaper_closes_visited_cuban").flag()
        self.visited_is_target = (
            self.newspaper_may_target_current_cuban or self.newspaper_closes_visited_cuban
        )
        self.owner_vp_when_pawn_stayed = chosen.get("owner_vp_when_pawn_stayed").flag()
        self.end_goods_returned = chosen.get("end_goods_returned").flag()
        self.finish_last_turn = chosen.get("finish_last_turn").flag()
        self.open_screens = chosen.get("screens").one_of(["hidden", "open"]) == 1
        self.turn_cap = chosen.get("simulation_turn_cap").number(1)

    def check_seats(self, seats: i64) -> None:
        """The kits must be there to be dealt out."""
        for good in range(KINDS):
            if seats * self.start_goods[good] > self.tokens_per_good:
                name = GOOD_NAMES[good]
                raise Written(None, f"options.start_goods.{name}").refuse(
                    f"{seats} kits need more than the {self.tokens_per_good} tokens there are"
                )


def flowers(written: Written) -> Ints:
    """Who is not named wears his usual flower."""
    written.only(CUBAN_NAMES)
    usual = Written(DEFAULTS["flowers"], "flowers")
    flower = filled(len(CUBAN_NAMES), NO_FLOWER)
    for number, name in enumerate(CUBAN_NAMES):
        worn = written.find(name) or usual.get(name)
        flower[number] = worn.one_of(["none", *FLOWER_NAMES]) - 1
    return flower


def with_other_flowers(changed: dict[str, object]) -> dict[str, object]:
    """These options; of the flowers only those that differ from the usual ones."""
    worn = changed.get("flowers")
    if not isinstance(worn, dict):
        return changed
    usual = Written(DEFAULTS["flowers"], "flowers").mapping()
    others = {name: worn[name] for name in usual if worn.get(name, usual[name]) != usual[name]}
    if others:
        return {**changed, "flowers": others}
    return {key: value for key, value in changed.items() if key != "flowers"}


def with_whole_kit(changed: dict[str, object]) -> dict[str, object]:
    """These options; a kit says of every good that is usually in it how many there are."""
    kit = changed.get("start_goods")
    if not isinstance(kit, dict):
        return changed
    usual = Written(DEFAULTS["start_goods"], "start_goods").mapping()
    others = {name: amount for name, amount in kit.items() if name not in usual and amount != 0}
    return {**changed, "start_goods": {name: kit.get(name, 0) for name in usual} | others}


def dice(written: Written) -> list[Ints]:
    written.exactly(GOOD_NAMES[:CARGO])
    return [pips_count(written.get(name)) for name in GOOD_NAMES[:CARGO]]


def pips_count(written: Written) -> Ints:
    shown = [face.number(0, MOST_PIPS) for face in written.items()]
    if not shown:
        raise written.refuse("a die needs at least one face")
    count = filled(max(shown) + 1, 0)
    for pips in shown:
        count[pips] += 1
    return count


def start_goods(written: Written) -> Ints:
    written.only(GOOD_NAMES)
    goods = filled(KINDS, 0)
    for good, name in enumerate(GOOD_NAMES):
        amount = written.find(name)
        if amount is not None:
            goods[good] = amount.number(0)
    return goods


def value_flags(written: Written) -> Ints:
    values = [value.number(0) for value in written.items()]
    if not values:
        raise written.refuse("at least one flag is needed before the chequered one")
    if len(set(values)) < len(values):
        raise written.refuse("each flag needs a value of its own")
    return ints(values)


def limit(written: Written) -> int:
    return UNLIMITED if written.nothing() else written.number(1)
