"""SC-2. Setting up: the kits, then one tile after the other from the hand of chance."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import CHANCE, LONGEST_AGENDA, steps
from portside.core.names import word
from portside.core.vectors import as_set, filled, i64, vec
from portside.games.santiago.rules.data import (
    BUILDING_NAMES,
    BUILDINGS_IN_ALL,
    CARGO,
    CUBAN_NAMES,
    CUBANS_IN_ALL,
    EMPTY,
    KINDS,
    NO_OWNER,
    PLACES,
    STOPS,
)
from portside.games.santiago.rules.options import Options
from portside.games.santiago.rules.ships import NEW_DEMAND
from portside.games.santiago.rules.state import Player, Question, State
from portside.games.santiago.rules.turn import NEXT_TURN


def lay_table(s: State, seats: i64, options: Options) -> None:
    """SC-2.3 to SC-2.7. Everything that is the same in every game."""
    options.check_seats(seats)
    s.seats = seats
    s.options = options
    s.supply = filled(KINDS, options.tokens_per_good)
    s.cuban_at = filled(STOPS, EMPTY)
    s.building_at = filled(PLACES, EMPTY)
    s.inactive = filled(CUBANS_IN_ALL, 0)
    s.owner = filled(BUILDINGS_IN_ALL, NO_OWNER)
    s.demand = filled(CARGO, 0)
    s.agenda = steps([NEXT_TURN] * LONGEST_AGENDA)
    players = []
    for seat in range(seats):
        player = Player()
        player.seat = seat
        player.pesos = options.start_pesos
        player.vp = options.start_vp
        player.goods = options.start_goods[:]
        player.markers = options.ownership_markers
        players.append(player)
        for good in range(KINDS):
            s.supply[good] -= options.start_goods[good]
    s.players = vec[Player](players)
    s.turn = seats - 1  # the first turn is about to follow his
    s.me = s.players[s.turn]


class LayBuildings(Question):
    """SC-2.1. One building on each place."""

    name = "building"
    cites = "SC-2.1"
    width = 12

    def begin(self, s: State) -> None:
        s.ask(self, CHANCE)

    def offer(self, s: State, answers: Answers) -> None:
        laid = as_set(s.building_at)
        for building in range(BUILDINGS_IN_ALL):
            if laid >> building & 1 == 0:
                answers.add_weighted(building, 1)

    def play(self, s: State, building: i64) -> None:
        place: i64 = 0
        while s.building_at[place] != EMPTY:
            place += 1
        s.building_at = s.building_at[:]
        s.building_at[place] = building
        if place + 1 < PLACES:
            s.ask(self, CHANCE)

    def write(self, s: State, building: i64) -> str:
        return f"building {word(BUILDING_NAMES[building])}"


class LayCubans(Question):
    """SC-2.2. One Cuban at each stop but the port."""

    name = "cuban"
    cites = "SC-2.2"
    width = 9

    def begin(self, s: State) -> None:
        s.ask(self, CHANCE)

    def offer(self, s: State, answers: Answers) -> None:
        laid = as_set(s.cuban_at)
        for cuban in range(CUBANS_IN_ALL):
            if laid >> cuban & 1 == 0:
                answers.add_weighted(cuban, 1)

    def play(self, s: State, cuban: i64) -> None:
        stop: i64 = 1
        while s.cuban_at[stop] != EMPTY:
            stop += 1
        s.cuban_at = s.cuban_at[:]
        s.cuban_at[stop] = cuban
        if stop + 1 < STOPS:
            s.ask(self, CHANCE)

    def write(self, s: State, cuban: i64) -> str:
        return f"cuban {word(CUBAN_NAMES[cuban])}"


LAY_BUILDINGS: Final = LayBuildings()
LAY_CUBANS: Final = LayCubans()
SETUP: Final = steps([LAY_BUILDINGS, LAY_CUBANS, NEW_DEMAND, NEXT_TURN])
