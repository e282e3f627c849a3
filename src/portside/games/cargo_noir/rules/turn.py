"""CN-3. Rounds, turns and phases."""

from typing import Final

from portside.core.game import NOBODY, Step, steps
from portside.games.cargo_noir.rules.data import SYNDICATE
from portside.games.cargo_noir.rules.sending import SEND
from portside.games.cargo_noir.rules.ships import SHIP
from portside.games.cargo_noir.rules.state import State
from portside.games.cargo_noir.rules.trade import BASKET, DISCARD


class NextTurn(Step):
    """CN-3.1, CN-3.2, CN-3.4, CN-8.1. Clockwise; seat 0 begins each round."""

    name = "next-turn"

    def begin(self, s: State) -> None:
        if s.round > 0:
            if s.turn == s.seats - 1 and s.last_round():
                s.finish()
                return
            s.turn = s.next_seat(s.turn)
        if s.turn == 0:
            s.round += 1
            s.tell("round", NOBODY, 0, s.round)
        s.tell("turn", s.turn, 0, s.round)
        s.banned = 0
        s.stayed = 0
        s.syndicate_left = s.active.cards[SYNDICATE]
        s.plan(FIRST_TURN if s.round == 1 else TURN)


NEXT_TURN: Final = NextTurn()
TURN: Final = steps([SHIP, BASKET, DISCARD, SEND, NEXT_TURN])  # CN-3.3
FIRST_TURN: Final = steps([SEND, NEXT_TURN])  # CN-3.4
