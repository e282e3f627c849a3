"""How bots judge Santiago: points at the end, and answers given by habit."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.judge import Judge
from portside.core.rng import Dice
from portside.core.vectors import Floats, i64
from portside.games.santiago.rules.buildings import BUILDINGS
from portside.games.santiago.rules.cubans import CLAIM_OR_USE, GIVE_SOMETHING
from portside.games.santiago.rules.data import (
    BUILDINGS_IN_ALL,
    CAFE,
    CARGO,
    CASINO,
    CIGAR_FACTORY,
    NO_OWNER,
    OFF_BOARD,
    PESO,
    RUM,
    STOPS,
    WOOD,
)
from portside.games.santiago.rules.harbour import LOAD
from portside.games.santiago.rules.pawn import MOVE_PAWN
from portside.games.santiago.rules.scoring import goods_held
from portside.games.santiago.rules.ships import DEMAND, DIE
from portside.games.santiago.rules.state import Player, State
from portside.games.santiago.rules.street import DRIVE

CASINO_TABLE: Final = BUILDINGS[CASINO]
TURNS_PER_SHIP: Final = 9.0
FEW_PESOS: Final = 4
SLIPS: Final = 10  # of 100 habitual answers so many are random

# The weights of the judge, found by hand, then by playing greedy bots against each other.
DELIVERED: Final = 0.525  # the share of a deliverable good that really gets delivered
LATER: Final = 0.91  # a good kept for a later ship
REFINED: Final = 0.2  # rum and cigars: so much more, because of the café
WOODEN: Final = 0.8  # wood, as a share of a good
FIRST_PESO: Final = 0.56  # each of the first few
SPARE_PESO: Final = 0.2  # those after them
UNPLACED: Final = 0.5  # a marker not placed, as a share of an owned building
GLUT: Final = 0.15  # each further good of one kind is worth so much less
LINGERS: Final = 0.3  # a pawn in my building may still be there after the port
TEMPO: Final = 1.1  # points that the seat about to drive is ahead of the one that has just done so
HALF_DONE: Final = 0.4  # what is left of it behind the drive


class SantiagoJudge(Judge):
    """Points in hand, goods against the demand, pesos for the way, owned buildings, whose turn."""

    def __init__(self, tempo: float = TEMPO) -> None:
        self.tempo = tempo

    # ------------------------------------------------------------------- the judge

    def appraise(self, s: State, worth: Floats) -> None:
        if s.finished:
            for player in s.players:
                worth[player.seat] = final_score(player)
            return
        ships = ships_left(s)
        # After the last ship a good is a third of a point, a peso nothing.
        fade = min(1.0, (ships - 0.3) / 2.0)
        later = 0.33 + (LATER - 0.33) * fade
        peso = FIRST_PESO * min(1.0, ships / 1.5)
        spare = SPARE_PESO * min(1.0, ships / 1.5)
        for player in s.players:
            points = float(player.vp) + goods_worth(s, player, later)
            points += later * WOODEN * float(player.goods[WOOD])
            few = min(player.pesos, FEW_PESOS)
            points += peso * float(few) + spare * float(player.pesos - few)
            worth[player.seat] = points
        add_buildings(s, worth, ships)
        self.add_tempo(s, worth)

    def add_tempo(self, s: State, worth: Floats) -> None:
        """Whose turn comes sooner is so much ahead of what lies on the table."""
        others = float(s.seats - 1)
        seat = s.turn
        left = self.tempo
        if s.asked is DEMAND or s.asked is DIE:  # the turn is over
            seat = s.next_seat(seat)
        elif s.asked is not DRIVE:
            left *= HALF_DONE
        worth[seat] += left
        for nearer in range(s.seats - 2, 0, -1):
            seat = s.next_seat(seat)
            worth[seat] += self.tempo * float(nearer) / others

    def doubt(self, s: State) -> float:
        return 1.0 + 0.8 * ships_left(s) if not s.finished else 1.0

    # ------------------------------------------------------------------ the habits

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


def ships_left(s: State) -> float:
    """Ships still to leave, the one in port by how far its marker is."""
    return float(s.options.ships - s.departed) - 0.3 * float(s.flag)


def final_score(player: Player) -> float:
    """SC-10.3; the tie-breaks (SC-10.5) as small change."""
    goods = goods_held(player)
    return float(player.vp + goods // 3) + 0.01 * float(goods % 3) + 0.0001 * float(player.pesos)


def goods_worth(s: State, player: Player, later: float) -> float:
    """Goods that the ship wants now, shared with others who have them; and the rest."""
    value = float(s.value())
    points = 0.0
    for good in range(CARGO):
        mine = player.goods[good]
        if mine == 0:
            continue
        wanted = min(mine, s.demand[good])
        keep = later + (REFINED if good >= RUM else 0.0)
        if wanted > 0:
            share = DELIVERED * min(1.0, float(s.demand[good]) / float(rivalry(s, good)))
            points += float(wanted) * (share * value + (1.0 - share) * keep)
        rest = mine - wanted
        if rest > 0:
            points += float(rest) * keep * max(0.3, 1.0 - GLUT * float(rest - 1))
    return points


def rivalry(s: State, good: i64) -> i64:
    """How much of a good all players together could deliver now."""
    could: i64 = 0
    for player in s.players:
        could += min(player.goods[good], s.demand[good])
    return could


def add_buildings(s: State, worth: Floats, ships: float) -> None:
    """SC-7.8. An owner gets a point for every opponent's turn that ends with him."""
    n = float(s.seats)
    visits = TURNS_PER_SHIP * ships * (n - 1.0) / n / float(BUILDINGS_IN_ALL)
    for building in range(BUILDINGS_IN_ALL):
        owner = s.owner[building]
        if owner != NO_OWNER:
            worth[owner] += visits
    for player in s.players:
        worth[player.seat] += UNPLACED * visits * float(player.markers)
        if player.pawn != OFF_BOARD and player.seat != s.turn:
            owner = s.owner[player.pawn]
            if owner != NO_OWNER and owner != player.seat:
                worth[owner] += LINGERS


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
        last_ship = s.departed + 1 == s.options.ships
        if s.me.pesos > 5 or (s.me.pesos > 2 and last_ship):
            return 2 * (s.me.pesos // 3)
        return answers.answer[0]  # skip; through Alonso one may not, then the first deal
    last = answers.answer[answers.n - 1]
    building = s.asked.number - BUILDINGS[0].number
    if building <= CIGAR_FACTORY or building == CAFE:  # bank, church, factories, café: the most
        return last
    return answers.answer[1 + dice.below(answers.n - 1)] if answers.answer[0] == PASS else last
