"""What there is to play: games, options, levels; and which options strangers may set."""

from typing import Any

import portside
from portside.bots.levels import LEVELS
from portside.core.game import Rules
from portside.games import GAMES
from portside.server import wire
from portside.server.problems import Refused

# Of the options with a free number or several words: what a table is offered.
CHOICES: dict[str, dict[str, list[bool | int | str | None]]] = {
    "santiago": {
        "screens": ["hidden", "open"],
        "ships": [3, 4, 5, 6, 7, 8, 9],
        "start_pesos": [1, 2, 3, 4, 5, 6],
        "max_drive_steps": [None, 3, 4, 5, 6],
    },
    "manila": {
        "starting_cash": [20, 25, 30, 35, 40, 50],
        "final_scoring": ["redeem_then_unpledged", "all_shares_minus_15"],
    },
}

MOST = 200  # no number of a board game is larger; a larger one would only make a server work
LONGEST = 20_000  # characters of all options


def catalogue() -> wire.Catalogue:
    return wire.Catalogue(
        portside.__version__,
        [game_info(rules) for rules in GAMES.values()],
        list(LEVELS),  # type: ignore[arg-type]
    )


def game_info(rules: Rules) -> wire.GameInfo:
    return wire.GameInfo(
        game=rules.name,  # type: ignore[arg-type]
        revision=rules.revision,
        fewest_seats=rules.fewest_seats,
        most_seats=rules.most_seats,
        options=option_infos(rules),
    )


def option_infos(rules: Rules) -> list[wire.OptionInfo]:
    found = []
    for key, default in rules.options.items():
        choices = CHOICES.get(rules.name, {}).get(key)
        if isinstance(default, bool):
            choices = [False, True]
        if choices is not None and (default is None or isinstance(default, (bool, int, str))):
            found.append(wire.OptionInfo(key, default, choices))
    return found


def checked_options(options: dict[str, Any]) -> dict[str, Any]:
    """Whether the rules take them, the rules say; here only what is out of all proportion."""
    if len(repr(options)) > LONGEST:
        raise Refused("bad-options", "the options are too long")
    for number in numbers(options):
        if not -MOST <= number <= MOST:
            raise Refused("bad-options", f"options: {number} is beyond {MOST}")
    return options


def numbers(value: Any) -> list[float]:
    """Every number in it."""
    if isinstance(value, dict):
        return [n for item in value.values() for n in numbers(item)]
    if isinstance(value, list):
        return [n for item in value for n in numbers(item)]
    return [value] if isinstance(value, (int, float)) else []
