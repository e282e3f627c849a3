"""What there is to play: games, options, levels; and which options strangers may set."""

from collections.abc import Iterable
from typing import Any

import portside
from portside import wire
from portside.bots.levels import LEVELS
from portside.core.about import Game
from portside.core.errors import Malformed
from portside.core.game import Rules
from portside.core.near import check_near
from portside.core.written import Written
from portside.games import GAMES
from portside.server.problems import Refused
from portside.server.settings import Editions

MOST = 200  # no number of a board game is larger; a larger one would only make a server work
LONGEST = 20_000  # characters of all options
DEEPEST = 8  # options.edition.cards[2].cost lies in the fifth


def catalogue(said: wire.Announcement) -> wire.Catalogue:
    return wire.Catalogue(
        portside.__version__,
        [game_info(game) for game in GAMES.values()],
        list(LEVELS),  # type: ignore[arg-type]
        said.text,
        said.at,
    )


def game_info(game: Game) -> wire.GameInfo:
    rules = game.rules
    return wire.GameInfo(
        game=rules.name,
        revision=rules.revision,
        fewest_seats=rules.fewest_seats,
        most_seats=rules.most_seats,
        options=option_infos(game),
    )


def option_infos(game: Game) -> list[wire.OptionInfo]:
    found = []
    for key, default in game.rules.options.items():
        choices = game.choices.get(key)
        if isinstance(default, bool):
            choices = [False, True]
        if choices is not None and (default is None or isinstance(default, (bool, int, str))):
            found.append(wire.OptionInfo(key, default, choices))
    return found


# ------------------------------------------------------------------ what strangers may set


def checked_options(
    rules: Rules, options: dict[str, Any], editions: Editions | None = None
) -> dict[str, Any]:
    """The options of a table as the rules take them, if they are near the printed numbers.

    What is further away comes only from an edition of the host's, which is named. Whether the
    rules take them, the rules say.
    """
    check_form(options)
    numbers = (editions or {}).get(rules.name, {}).get(named_edition(options))
    chosen = dict(options)
    if numbers is not None:
        del chosen["edition"]
    try:
        check_near(Written(chosen, "options"), rules.near)
    except Malformed as error:
        raise Refused("bad-options", f"{error} (further away only as an edition)") from None
    return chosen if numbers is None else {**numbers, **chosen}


def named_edition(options: dict[str, Any]) -> str:
    name = options.get("edition")
    return name if isinstance(name, str) else ""


def check_form(options: dict[str, Any]) -> None:
    """Refuse what is out of all proportion, before anything looks into it."""
    level: list[Any] = [options]
    for _ in range(DEEPEST):
        for number in level:
            if isinstance(number, (int, float)) and not -MOST <= number <= MOST:
                raise Refused("bad-options", f"options: {number} is beyond {MOST}")
        level = [item for value in level for item in inside(value)]
        if len(level) > LONGEST:
            break
    if level or len(repr(options)) > LONGEST:
        raise Refused("bad-options", "the options are too long, or too deep")


def inside(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
