"""MA-8. Pilots: after the last placement round they may move boats, the small one first.

An answer has a digit for each lane: what its boat moves, plus 2. So `222` would move nothing, and
`move jade -1` is 221 if jade sails in the last lane.
"""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.vectors import i64
from portside.games.manila.rules.data import LANES, PILOT_LARGE, PILOT_SMALL, VACANT, WARE_NAMES
from portside.games.manila.rules.harbour_master import ware_in_lane
from portside.games.manila.rules.movement import sail
from portside.games.manila.rules.state import Question, State

STAND_STILL: Final = 222


class Pilot(Question):
    """MA-8.1. He may decline; he is not asked without a boat at sea."""

    width = 453  # from 000 to 444, and the free actions
    place: i64

    def __init__(self, name: str, place: i64) -> None:
        self.name = name
        self.place = place

    def begin(self, s: State) -> None:
        if s.holder[self.place] != VACANT and s.boats_at_sea() > 0:
            s.ask(self, s.holder[self.place])

    def play(self, s: State, moves: i64) -> None:
        if moves == PASS:
            s.tell("decline-pilot", s.me.seat, 0, 0)
            return
        for lane in range(LANES):
            spaces = spaces_moved(moves, lane)
            if spaces != 0:
                ware = ware_in_lane(s, lane)
                s.tell("pilot", s.me.seat, ware, spaces)
                sail(s, ware, spaces)  # MA-8.4, MA-8.5

    def write(self, s: State, moves: i64) -> str:
        if moves == PASS:
            return "decline"
        words = ["move"]
        for lane in range(LANES):
            spaces = spaces_moved(moves, lane)
            if spaces != 0:
                words.append(f"{WARE_NAMES[ware_in_lane(s, lane)]} {spaces:+d}")
        return " ".join(words)


class SmallPilot(Pilot):
    """MA-8.1, MA-8.2, MA-8.6. One boat, one space, forward or backward."""

    cites = "MA-8.1, MA-8.2, MA-8.6"

    def offer(self, s: State, answers: Answers) -> None:
        answers.add(PASS)
        for lane in range(LANES):
            offer_move(s, answers, STAND_STILL, lane, -1)
            offer_move(s, answers, STAND_STILL, lane, 1)


class LargePilot(Pilot):
    """MA-8.1, MA-8.3, MA-8.6. One boat by up to two spaces, or two boats by one each (MR-24)."""

    cites = "MA-8.1, MA-8.3, MA-8.6"

    def offer(self, s: State, answers: Answers) -> None:
        answers.add(PASS)
        for lane in range(LANES):
            offer_move(s, answers, STAND_STILL, lane, -2)
            offer_move(s, answers, STAND_STILL, lane, -1)
            offer_move(s, answers, STAND_STILL, lane, 1)
            offer_move(s, answers, STAND_STILL, lane, 2)
            for other in range(lane + 1, LANES):
                offer_pair(s, answers, lane, -1, other)
                offer_pair(s, answers, lane, 1, other)


def offer_pair(s: State, answers: Answers, lane: i64, spaces: i64, other: i64) -> None:
    if can_move(s, lane, spaces):
        moves = STAND_STILL + spaces * place_value(lane)
        offer_move(s, answers, moves, other, -1)
        offer_move(s, answers, moves, other, 1)


def offer_move(s: State, answers: Answers, moves: i64, lane: i64, spaces: i64) -> None:
    if can_move(s, lane, spaces):
        answers.add(moves + spaces * place_value(lane))


def can_move(s: State, lane: i64, spaces: i64) -> bool:
    """MA-8.1, MA-8.6. Only boats at sea, and not below space 0 (MR-23)."""
    ware = ware_in_lane(s, lane)
    return s.at_sea(ware) and s.space[ware] + spaces >= 0


def place_value(lane: i64) -> i64:
    """Of the lane's digit."""
    if lane == 0:
        return 100
    if lane == 1:
        return 10
    return 1


def spaces_moved(moves: i64, lane: i64) -> i64:
    return moves // place_value(lane) % 10 - 2


SMALL_PILOT: Final = SmallPilot("pilot-small", PILOT_SMALL)
LARGE_PILOT: Final = LargePilot("pilot-large", PILOT_LARGE)
