"""Cargo Noir (Serge Laget, 2011)."""

from portside.games.cargo_noir.game import CARGO_NOIR as RULES
from portside.games.cargo_noir.game import CargoNoir, new_game, read_position
from portside.games.cargo_noir.rules.payments import best_value, suggest_payments, trade
from portside.games.cargo_noir.rules.questions import QUESTIONS

__all__ = [
    "QUESTIONS",
    "RULES",
    "CargoNoir",
    "best_value",
    "new_game",
    "read_position",
    "suggest_payments",
    "trade",
]
