"""What a judge that has learned looks at: a seat's goods, pesos, buildings and way, and the ships.

The hand-made evaluation is among it: the net says how far each part of it is to be believed.
"""

from typing import Final

from portside.core.learned import Sight
from portside.core.vectors import Floats, Ints, i64, zeros
from portside.games.santiago.judge.evaluation import SantiagoEvaluation, rivalry
from portside.games.santiago.rules.data import (
    BUILDING_NAMES,
    BUILDINGS_IN_ALL,
    CARGO,
    GOOD_NAMES,
    KINDS,
    OFF_BOARD,
    PORT,
    STOPS,
    WOOD,
)
from portside.games.santiago.rules.harbour import LOAD
from portside.games.santiago.rules.ships import DEMAND, DIE
from portside.games.santiago.rules.state import Player, State
from portside.games.santiago.rules.street import DRIVE

MOST_SEATS: Final = 8
SHIPS: Final = 10  # still to leave; more are as many
TENTHS: Final = 10.0  # points are told in tenths
LEADS: Final = 16.0  # and leads in parts of the doubt

NAMES: Final = [
    *[f"ships_{left}" for left in range(SHIPS)],
    "seats", "flag", "in_port", "wanted", "stops_to_port",
    "until_turn", "drives", "loads", "over", "moved",
    "vp", "pesos", "few_pesos", "markers",
    *[f"has_{good}" for good in GOOD_NAMES],
    *[f"wanted_{good}" for good in GOOD_NAMES[:CARGO]],
    "fits", "fits_with_wood", "brings", "contested",
    *[f"owns_{building}" for building in BUILDING_NAMES], "buildings",
    *[f"stands_in_{building}" for building in BUILDING_NAMES],
    "worth", "lead", "lead_of_doubt", "mean_lead_of_doubt",
]  # fmt: skip


class SantiagoSight(Sight):
    """A row for each seat; where a number belongs to the whole table, all have the same."""

    def __init__(self, evaluation: SantiagoEvaluation) -> None:
        super().__init__(NAMES)
        self.evaluation = evaluation
        self.worth: Floats = zeros(MOST_SEATS)

    def look(self, s: State, row: Ints) -> None:
        self.evaluation.appraise(s, self.worth)
        self.begin(row)
        for player in s.players:
            self.put_course(s, player)
            self.put_goods(s, player)
            self.put_buildings(s, player)
            self.put_standing(s, player)

    def put_course(self, s: State, player: Player) -> None:
        self.put_one_of(SHIPS, min(SHIPS - 1, s.options.ships - s.departed))
        self.put(s.seats)
        self.put(s.flag)
        self.put(1 if s.ship_in_port else 0)
        self.put(s.total_demand())
        self.put(STOPS - s.car if s.car != PORT else STOPS)
        mine = player.seat == s.turn
        self.put(player.seat - s.turn if player.seat >= s.turn else player.seat - s.turn + s.seats)
        self.put(1 if mine and s.asked is DRIVE else 0)
        self.put(1 if player.seat == s.to_move and s.asked is LOAD else 0)
        self.put(1 if mine and (s.asked is DEMAND or s.asked is DIE) else 0)
        self.put(1 if mine and s.pawn_moved else 0)

    def put_goods(self, s: State, player: Player) -> None:
        """What there is, what the ship wants of it, and who else could deliver it."""
        self.put(player.vp)
        self.put(player.pesos)
        self.put(min(player.pesos, 4))
        self.put(player.markers)
        for good in range(KINDS):
            self.put(player.goods[good])
        fits: i64 = 0
        missing: i64 = 0
        contested: i64 = 0
        for good in range(CARGO):
            wanted = min(player.goods[good], s.demand[good])
            self.put(wanted)
            fits += wanted
            missing += s.demand[good] - wanted
            if wanted > 0:
                contested += max(0, min(wanted, rivalry(s, good) - s.demand[good]))
        self.put(fits)
        self.put(fits + min(missing, player.goods[WOOD]))
        self.put(fits * s.value())
        self.put(contested)

    def put_buildings(self, s: State, player: Player) -> None:
        owned: i64 = 0
        for building in range(BUILDINGS_IN_ALL):
            mine: i64 = 1 if s.owner[building] == player.seat else 0
            owned += mine
            self.put(mine)
        self.put(owned)
        self.put_one_of(BUILDINGS_IN_ALL, player.pawn if player.pawn != OFF_BOARD else -1)

    def put_standing(self, s: State, player: Player) -> None:
        """What the evaluation says, and how far ahead it sees the seat."""
        mine = self.worth[player.seat]
        best = -1000.0
        total = 0.0
        for other in s.players:
            if other.seat != player.seat:
                best = max(best, self.worth[other.seat])
                total += self.worth[other.seat]
        doubt = self.evaluation.doubt(s)
        self.put(i64(TENTHS * mine / 4.0))
        self.put(i64(TENTHS * (mine - best)))
        self.put(i64(LEADS * (mine - best) / doubt))
        self.put(i64(LEADS * (mine - total / float(s.seats - 1)) / doubt))
