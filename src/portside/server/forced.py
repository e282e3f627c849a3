"""Answers that need no player: where only one is legal, and everybody can see that it is.

An answer played at once tells the others that there was no choice. Where the choice hangs on what
a seat hides (no goods, nothing to load; no pesos, no long drive), that would give a secret away, so
the seat is asked nevertheless. What a choice hangs on, the game says.
"""

from portside.core.game import State
from portside.games import game_of


def forced(s: State) -> int | None:
    """The only legal answer of the seat that is asked, if all may know that it is the only one."""
    if s.to_move < 0:
        return None
    legal = s.legal()
    open_to_all = game_of(s.rules().name).has_open_choice
    return legal[0] if len(legal) == 1 and open_to_all(s) else None
