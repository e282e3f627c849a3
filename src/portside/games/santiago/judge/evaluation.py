"""The points that each seat may expect: goods, pesos, buildings, and whose turn it is."""

from portside.core.judge import Judge
from portside.core.vectors import Floats, i64
from portside.games.santiago.judge.weights import (
    DELIVERED,
    FEW_PESOS,
    FIRST_PESO,
    GLUT,
    HALF_DONE,
    LATER,
    LINGERS,
    REFINED,
    SPARE_PESO,
    TEMPO,
    TURNS_PER_SHIP,
    UNPLACED,
    WOODEN,
)
from portside.games.santiago.rules.data import (
    BUILDINGS_IN_ALL,
    CARGO,
    NO_OWNER,
    OFF_BOARD,
    RUM,
    WOOD,
)
from portside.games.santiago.rules.scoring import goods_held
from portside.games.santiago.rules.ships import DEMAND, DIE
from portside.games.santiago.rules.state import Player, State
from portside.games.santiago.rules.street import DRIVE


class SantiagoEvaluation(Judge):
    """Points in hand, goods against the demand, pesos for the way, owned buildings, whose turn."""

    def __init__(self, tempo: float = TEMPO) -> None:
        self.tempo = tempo

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


def ships_left(s: State) -> float:
    """Ships still to leave, the one in port by how far its marker is."""
    if s.departed == s.options.ships:  # the last turn is being finished (SR-30)
        return 0.0
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
    """An owner gets a point for every opponent's turn that ends with him."""
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
