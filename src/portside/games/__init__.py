"""The games, one package each. None of them knows another."""

from portside.core.errors import Malformed
from portside.core.game import Rules
from portside.core.written import listed, meant
from portside.games import cargo_noir, manila, santiago

GAMES: dict[str, Rules] = {
    rules.name: rules for rules in [santiago.RULES, manila.RULES, cargo_noir.RULES]
}


def rules_of(game: str) -> Rules:
    """The rules of the game that is called so."""
    if game not in GAMES:
        known = list(GAMES)
        raise Malformed(f"there is no game {game!r}{meant(game, known)}; known: {listed(known)}")
    return GAMES[game]


__all__ = ["GAMES", "rules_of"]
