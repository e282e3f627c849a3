"""SC-3. The course of a turn."""

from typing import Final

from portside.core.game import Step, steps
from portside.games.santiago.rules.pawn import PAY_OWNER
from portside.games.santiago.rules.ships import NEW_DEMAND
from portside.games.santiago.rules.state import State
from portside.games.santiago.rules.street import ARRIVE, DRIVE


class NextTurn(Step):
    """SC-2.10. Clockwise. The turn cap is a safety net for simulations (SR-44)."""

    name = "next-turn"

    def begin(self, s: State) -> None:
        if s.turns == s.options.turn_cap:
            s.finish()
            return
        s.turn = s.next_seat(s.turn)
        s.turns += 1
        s.pawn_moved = False
        s.tell("turn", s.turn, 0, s.turns)
        s.plan(TURN)


NEXT_TURN: Final = NextTurn()
TURN: Final = steps([DRIVE, ARRIVE, PAY_OWNER, NEW_DEMAND, NEXT_TURN])  # SC-3.1, SC-3.5
