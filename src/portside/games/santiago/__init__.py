"""Santiago de Cuba (Michael Rieneck, 2011)."""

from portside.games.santiago.game import SANTIAGO as RULES
from portside.games.santiago.game import Santiago, new_game, read_position
from portside.games.santiago.rules.questions import QUESTIONS

__all__ = ["QUESTIONS", "RULES", "Santiago", "new_game", "read_position"]
