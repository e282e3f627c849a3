"""Manila (Franz-Benno Delonge, 2005)."""

from portside.games.manila.game import MANILA as RULES
from portside.games.manila.game import Manila, new_game, read_position
from portside.games.manila.rules.questions import QUESTIONS

__all__ = ["QUESTIONS", "RULES", "Manila", "new_game", "read_position"]
