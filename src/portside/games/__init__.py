"""The games, one package each, found by themselves. None of them knows another.

A package is a game if it has an `about.py` with its `GAME`; nothing else lists them.
"""

from importlib import import_module
from pkgutil import iter_modules

from portside.core.about import Game
from portside.core.errors import Malformed
from portside.core.game import Rules
from portside.core.written import listed, meant


def found() -> list[Game]:
    packages = [module.name for module in iter_modules(__path__) if module.ispkg]
    games = [import_module(f"{__name__}.{package}.about").GAME for package in packages]
    return sorted(games, key=lambda game: (game.order, game.name))


GAMES: dict[str, Game] = {game.name: game for game in found()}


def game_of(name: str) -> Game:
    """The game that is called so."""
    if name not in GAMES:
        known = list(GAMES)
        raise Malformed(f"there is no game {name!r}{meant(name, known)}; known: {listed(known)}")
    return GAMES[name]


def rules_of(name: str) -> Rules:
    return game_of(name).rules


__all__ = ["GAMES", "game_of", "rules_of"]
