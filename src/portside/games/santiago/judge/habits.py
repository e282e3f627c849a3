"""Answers by habit: those worth a thought, and the one that looks best at a glance."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.rng import Dice
from portside.core.vectors import i64
from portside.games.santiago.judge.evaluation import SantiagoEvaluation
from portside.games.santiago.rules.buildings import BUILDINGS
from portside.games.santiago.rules.cubans import CLAIM_OR_USE, GIVE_SOMETHING
from portside.games.santiago.rules.data import (
    CAFE,
    CARGO,
    CASINO,
    CIGAR_FACTORY,
    NO_OWNER,
    PESO,
    STOPS,
)
from portside.games.santiago.rules.harbour import LOAD
from portside.games.santiago.rules.pawn import MOVE_PAWN
from portside.games.santiago.rules.ships import DEMAND
from portside.games.santiago.rules.state import State
from portside.games.santiago.rules.street import DRIVE

CASINO_TABLE: Final = BUILDINGS[CASINO]
SLIPS: Final = 10  # of 100 habitual answers so many are random


class SantiagoJudge(SantiagoEvaluation):
    """An evaluation with habits."""

    def narrow(self, s: State, answers: Answers) -> None:
        """No drives of more than a lap; of the casino the largest purchase and one sale."""
        if s.asked is DRIVE:
            answers.n = min(answers.n, STOPS)
        elif s.asked is CASINO_TABLE:
            may_skip = answers.answer[0] == PASS
            answers.clear()
            if may_skip:
                answers.add(PASS)
            if s.me.pesos >= 3:
                answers.add(2 * (s.me.pesos // 3))
            if s.me.vp > 0:
                answers.add(1)

    def pick(self, s: State, answers: Answers, dice: Dice) -> i64:
        """Deliver as much as possible, drive cheaply, use what one enters, sell no points."""
        if answers.n == 1:
            return answers.answer[0]
        if dice.below(100) < SLIPS:
            return dice.choose(answers)
        if s.asked is DRIVE:
            return pick_drive(s, answers, dice)
        if s.asked is LOAD:
            return pick_load(s, answers)
        if s.asked is MOVE_PAWN:
            return pick_building(s, answers, dice)
        if s.asked is DEMAND:
            return pick_left_out(s)
        if s.asked is GIVE_SOMETHING:
            return PESO if s.me.pesos > 0 else answers.answer[0]
        if s.asked is CLAIM_OR_USE:
            return answers.answer[1 + dice.below(answers.n - 1)]
        return pick_use(s, answers, dice)


def pick_drive(s: State, answers: Answers, dice: Dice) -> i64:
    """To the port if it is near and pays; else one of the next stops."""
    to_port = STOPS - s.car
    if to_port <= answers.n and deliverable(s) >= to_port:
        return to_port
    far = min(answers.n, 4)
    return 1 + min(dice.below(far), dice.below(far))


def deliverable(s: State) -> i64:
    """What I could deliver now, in points."""
    n: i64 = 0
    for good in range(CARGO):
        n += min(s.me.goods[good], s.demand[good])
    return n * s.value()


def pick_load(s: State, answers: Answers) -> i64:
    """As much as possible of a good that others have too; wood last."""
    best: i64 = PASS
    most: i64 = 0
    for i in range(answers.n):
        answer = answers.answer[i]
        if answer == PASS:
            continue
        what = answer % 10
        n = answer // 10
        points = 10 * n * s.value() if what < CARGO else 5 * n
        if what < CARGO:
            for other in s.players:
                if other.seat != s.me.seat and other.goods[what] > 0:
                    points += 7
        if points > most:
            most = points
            best = answer
    return best


def pick_building(s: State, answers: Answers, dice: Dice) -> i64:
    """Rather not an opponent's building."""
    building = dice.choose(answers)
    owner = s.owner[building]
    return dice.choose(answers) if owner != NO_OWNER and owner != s.me.seat else building


def pick_left_out(s: State) -> i64:
    """What I hold least of, compared with the others, as far as it is demanded."""
    best: i64 = 0
    lowest: i64 = 1000
    for good in range(CARGO):
        mine = 2 * min(s.me.goods[good], s.demand[good])
        for other in s.players:
            if other.seat != s.me.seat:
                mine -= min(other.goods[good], s.demand[good])
        if mine < lowest:
            lowest = mine
            best = good
    return best


def pick_use(s: State, answers: Answers, dice: Dice) -> i64:
    """Use a building rather than not, and all of it rather than some of it."""
    if s.asked is CASINO_TABLE:
        last_ship = s.departed + 1 >= s.options.ships
        if s.me.pesos > 5 or (s.me.pesos > 2 and last_ship):
            return 2 * (s.me.pesos // 3)
        return answers.answer[0]  # skip; through Alonso one may not, then the first deal
    last = answers.answer[answers.n - 1]
    building = s.asked.number - BUILDINGS[0].number
    if building <= CIGAR_FACTORY or building == CAFE:  # bank, church, factories, café: the most
        return last
    return answers.answer[1 + dice.below(answers.n - 1)] if answers.answer[0] == PASS else last
