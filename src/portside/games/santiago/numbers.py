"""The variables of the rules help: what a table's own options say, for `rules_santiago.ftl`.

Switches are words that the help chooses by; lists are written out.
"""

from typing import Any

from portside.games.santiago.rules.data import (
    CARGO,
    CITRUS,
    CUBAN_NAMES,
    FLOWER_NAMES,
    GOOD_NAMES,
    NO_FLOWER,
)
from portside.games.santiago.rules.options import DEFAULTS, UNLIMITED, Options


def numbers(changed: dict[str, Any]) -> dict[str, int | str]:
    """SC-1.12. By name, as this table plays."""
    options = Options(changed)
    return {
        "ships": int(options.ships),
        "tokens": int(options.tokens_per_good),
        "markers": int(options.ownership_markers),
        "longest": "any" if options.max_drive_steps == UNLIMITED else int(options.max_drive_steps),
        "newspaper": newspaper(options),
        "owner": "always" if options.owner_vp_when_pawn_stayed else "moved",
        "traded": "returned" if options.end_goods_returned else "kept",
        "finish": "turn" if options.finish_last_turn else "once",
        "screens": "open" if options.open_screens else "hidden",
        **flags(options),
        **start(options, changed),
        **dice({**DEFAULTS, **changed}["dice"]),
        **flowers(options),
    }


def newspaper(options: Options) -> str:
    """SC-8.12, SR-16. Whom it may strike: the Cuban visited too, perhaps for a whole lap."""
    if options.newspaper_closes_visited_cuban:
        return "lap"
    return "anybody" if options.visited_is_target else "others"


def flags(options: Options) -> dict[str, int | str]:
    values = [int(value) for value in options.flags]
    return {"flags": listed(values), "first_flag": values[0], "last_flag": values[-1]}


def start(options: Options, changed: dict[str, Any]) -> dict[str, int | str]:
    usual = changed.get("start_goods", DEFAULTS["start_goods"]) == DEFAULTS["start_goods"]
    goods = zip(GOOD_NAMES, options.start_goods, strict=True)
    return {
        "start_pesos": int(options.start_pesos),
        "start_vp": int(options.start_vp),
        "kit": "usual" if usual else "other",
        **{f"start_{name}": int(amount) for name, amount in goods},
    }


def dice(faces: dict[str, list[int]]) -> dict[str, int | str]:
    """SC-1.2. The citrus die has faces of its own; often the others are alike."""
    others = [faces[name] for name in GOOD_NAMES[:CARGO] if name != GOOD_NAMES[CITRUS]]
    alike = all(sorted(die) == sorted(others[0]) for die in others)
    shown = {f"{name}_die": listed(sorted(faces[name])) for name in GOOD_NAMES[:CARGO]}
    return {"dice": "alike" if alike else "other", **shown}


def flowers(options: Options) -> dict[str, int | str]:
    return {
        name: "none" if flower == NO_FLOWER else FLOWER_NAMES[flower]
        for name, flower in zip(CUBAN_NAMES, options.flower, strict=True)
    }


def listed(values: list[int]) -> str:
    return ", ".join(map(str, values))
