"""The games, one package each, found by themselves. None of them knows another.

A package is a game if it has an `about.py` with its `GAME`; nothing else lists them.
"""

import copyreg
import json
from dataclasses import replace
from importlib import import_module
from pkgutil import get_data, iter_modules

from portside.core.about import Game
from portside.core.errors import Malformed
from portside.core.game import Rules
from portside.core.written import listed, meant

LEARNED = "learned.json"  # beside a game: what `portside train` has written


def found() -> list[Game]:
    """Every game, in the order in which they are offered."""
    packages = [module.name for module in iter_modules(__path__) if module.ispkg]
    games = [
        with_what_was_learned(import_module(f"{__name__}.{package}.about").GAME, package)
        for package in packages
    ]
    return sorted(games, key=lambda game: (game.order, game.name))


def with_what_was_learned(game: Game, package: str) -> Game:
    """Its weights lie beside it, where they are better than the judge made by hand."""
    try:
        written = get_data(f"{__name__}.{package}", LEARNED)
    except FileNotFoundError:
        return game
    return replace(game, learned=game.taught(json.loads(written or b"{}")))


GAMES: dict[str, Game] = {game.name: game for game in found()}


def game_of(name: str) -> Game:
    """The game that is called so."""
    if name not in GAMES:
        known = list(GAMES)
        raise Malformed(f"there is no game {name!r}{meant(name, known)}; known: {listed(known)}")
    return GAMES[name]


def rules_of(name: str) -> Rules:
    """The rules of the game that is called so."""
    return game_of(name).rules


copyreg.pickle(Game, lambda game: (game_of, (game.name,)))  # a game is known by its name
copyreg.pickle(Rules, lambda rules: (rules_of, (rules.name,)))

__all__ = ["GAMES", "game_of", "rules_of"]
