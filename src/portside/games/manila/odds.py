"""Exact odds of a voyage, by enumeration: where the boats end, and what a place is worth.

Nothing is sampled and nothing is rounded: every chance is a whole number of parts of WHOLE, and
every expected amount a whole number of WHOLE-ths of a peso.

The accomplices are taken as they stand: nobody places, boards or pays any more. A plundered boat
goes where the pirate captain earns most this voyage, to the harbour if it is all the same to him.
Pilots do nothing, unless `pilots` is asked for: then each pilot who stands on the board and has
not acted yet makes the move that gives his owner the most pesos expected of this voyage, the
small one knowing what the large one will answer; he declines if no move is better, and takes the
first in the order of the answers if several are best. The insurance agent is taken to be able to
pay his claims.
"""

from fractions import Fraction
from typing import Any, Final

from portside.core.names import word
from portside.core.vectors import Ints, filled, i64, ints
from portside.games.manila.rules.data import (
    BERTHS,
    CLOSED,
    FACES,
    HARBOUR,
    HARBOUR_A,
    INSURANCE,
    LANES,
    LAST_MOVEMENT,
    MOST_SEATS,
    PILOT_LARGE,
    PILOT_SMALL,
    PIRATE_CAPTAIN,
    PIRATE_MATE,
    PLACE_HARBOUR_A,
    PLACE_INSURANCE,
    PLACE_NAMES,
    PLACEMENT,
    SEA,
    SHIPYARD_A,
    VACANT,
    WARE_NAMES,
    WARES,
)
from portside.games.manila.rules.harbour_master import ware_in_lane
from portside.games.manila.rules.movement import DIE
from portside.games.manila.rules.pilots import LARGE_PILOT, SMALL_PILOT
from portside.games.manila.rules.placement import cost_of, stand
from portside.games.manila.rules.state import State
from portside.games.manila.rules.voyage import leg_kind

WHOLE: Final = 10_077_696  # 6 ** 9: three dice for each of three boats
EACH_BOAT: Final = 216
BEFORE_LAST: Final = 36

# How a boat stands after the last roll; three of them make a number in base 3, lane by lane.
BELOW: Final = 0
THIRTEEN: Final = 1
BEYOND: Final = 2
ENDS: Final = 27


class Odds:
    """Chances in parts of WHOLE. The lists by boat are in lane order."""

    def __init__(self, s: State, ends: Ints) -> None:
        self.wares: list[int] = [int(ware_in_lane(s, lane)) for lane in range(LANES)]
        self.arrive = [0] * LANES  # by boat: beyond space 13
        self.thirteen = [0] * LANES  # exactly on it after the last roll
        self.shipyard = [0] * LANES  # below it
        self.on_thirteen = [0] * (LANES + 1)  # by number of boats
        self.in_harbour = [0] * (LANES + 1)  # by number of boats, plundered ones included
        self.in_shipyard = [0] * (LANES + 1)
        for code in range(ENDS):
            self.count(s, code, ends[code])

    def count(self, s: State, code: i64, parts: i64) -> None:
        thirteen: i64 = 0
        for lane in range(LANES):
            end = end_of(code, lane)
            if end == BEYOND:
                self.arrive[lane] += parts
            elif end == THIRTEEN:
                self.thirteen[lane] += parts
                thirteen += 1
            else:
                self.shipyard[lane] += parts
        home = boats_home(s, code)
        self.on_thirteen[thirteen] += parts
        self.in_harbour[home] += parts
        self.in_shipyard[LANES - home] += parts


def odds(s: State, pilots: bool = False) -> Odds:
    """Where the boats of this voyage end."""
    check_launched(s)
    return Odds(s, ends_of_voyage(s, pilots))


def expected_pesos(s: State, seat: int, pilots: bool = False) -> dict[str, Fraction]:
    """By vacant place, as its answer is written: what taking it adds to a seat's money.

    That is what the seat may expect of this voyage with one more accomplice there, less what it
    may expect without, less what it pays now: the cost, or all its cash if it cannot pay that.
    """
    return {
        f"place {word(PLACE_NAMES[place])}": Fraction(parts, WHOLE)
        for place, parts in gains(s, seat, pilots).items()
    }


def gains(s: State, seat: int, pilots: bool) -> dict[int, int]:
    """Likewise by place, in parts of WHOLE."""
    check_launched(s)
    before = expectation(s, seat, pilots)
    return {
        place: int(gain(s, seat, place, pilots) - before)
        for place in range(PLACE_INSURANCE + 1)
        if is_open(s, place)
    }


def gain(s: State, seat: i64, place: i64, pilots: bool) -> i64:
    """What a seat may expect with one more accomplice, less what it pays for him."""
    with_him = expectation(with_accomplice(s, seat, place), seat, pilots)
    return with_him - WHOLE * price_of(s, seat, place)


def expectation(s: State, seat: i64, pilots: bool) -> i64:
    """What the settlement of this voyage brings a seat, in parts of WHOLE."""
    ends, income = ends_of_voyage(s, pilots), incomes(s, seat)
    total: i64 = 0
    for code in range(ENDS):
        total += ends[code] * income[code]
    return total


def check_launched(s: State) -> None:
    if not s.launched:
        raise ValueError("there are no odds before the boats are launched")


def is_open(s: State, place: i64) -> bool:
    if place < WARES:
        return s.seat_price[place] != CLOSED
    return s.holder[place - PLACE_HARBOUR_A] == VACANT


def price_of(s: State, seat: i64, place: i64) -> i64:
    """What the seat pays for it; the insurance pays the seat."""
    if place == PLACE_INSURANCE:
        return -s.options.insurance_bonus
    cost, player = cost_of(s, place), s.players[seat]
    return cost if cost <= s.credit(player) else player.cash


def with_accomplice(s: State, seat: i64, place: i64) -> State:
    h = State()
    s.copy_table(h)
    stand(h, seat, place)
    return h


# ------------------------------------------------------------------------- as figures


def figures(s: State, seat: int) -> dict[str, Any]:
    """As JSON (notation, section 7), with pilots; nothing while no boat is launched.

    What the seat has is looked at, and what lies open; no share of anybody.
    """
    if not s.launched:
        return {}
    voyage = odds(s, pilots=True)
    places = gains(s, seat, pilots=True) if places_left(s) > 0 else {}
    return {
        "boats": {
            WARE_NAMES[ware]: {
                "arrive": voyage.arrive[lane] / WHOLE,
                "thirteen": voyage.thirteen[lane] / WHOLE,
                "shipyard": voyage.shipyard[lane] / WHOLE,
            }
            for lane, ware in enumerate(voyage.wares)
        },
        "places": {PLACE_NAMES[place]: parts / WHOLE for place, parts in places.items()},
    }


def places_left(s: State) -> int:
    """MA-3.2. Placement rounds of this voyage, one that is in progress included."""
    return sum([1 for step in range(s.step, len(s.legs)) if s.legs[step] == PLACEMENT])


# ------------------------------------------------------------------- the money of an end


def end_of(code: i64, lane: i64) -> i64:
    """How the boat of this lane stands."""
    if lane == 0:
        return code // 9
    if lane == 1:
        return code // 3 % 3
    return code % 3


def incomes(s: State, seat: i64) -> Ints:
    """By end of the voyage: what its settlement brings a seat."""
    income = filled(ENDS, 0)
    for code in range(ENDS):
        income[code] = cargo_money(s, seat, code) + berth_money(s, seat, boats_home(s, code))
    return income


def boats_home(s: State, code: i64) -> i64:
    """MA-9.2, MA-9.6. Boats in the harbour, once the captain has sent the plundered ones off."""
    home: i64 = 0
    thirteen: i64 = 0
    for lane in range(LANES):
        if end_of(code, lane) == BEYOND:
            home += 1
        elif end_of(code, lane) == THIRTEEN:
            thirteen += 1
    if not s.pirates_wait():
        return home + thirteen
    captain = s.holder[PIRATE_CAPTAIN]
    best = home + thirteen
    for sent_off in range(1, thirteen + 1):
        boats = home + thirteen - sent_off
        if berth_money(s, captain, boats) > berth_money(s, captain, best):
            best = boats
    return best


def cargo_money(s: State, seat: i64, code: i64) -> i64:
    """MA-10.1, MA-10.2. Loot and profit."""
    pesos: i64 = 0
    for lane in range(LANES):
        ware, end = ware_in_lane(s, lane), end_of(code, lane)
        if s.plundered[ware] == 1 or (end == THIRTEEN and s.pirates_wait()):
            pesos += pirates_part(s, seat, s.options.profit[ware])
        elif end != BELOW:
            pesos += crew_part(s, seat, ware)
    return pesos


def pirates_part(s: State, seat: i64, profit: i64) -> i64:
    captain, mate = s.holder[PIRATE_CAPTAIN], s.holder[PIRATE_MATE]
    part = profit if mate == VACANT else profit // 2
    pesos: i64 = 0
    if captain == seat:
        pesos += part
    if mate == seat:
        pesos += part
    return pesos


def crew_part(s: State, seat: i64, ware: i64) -> i64:
    heads = s.aboard[ware]
    mine: i64 = 0
    for i in range(MOST_SEATS * ware, MOST_SEATS * ware + heads):
        if s.crew[i] == seat:
            mine += 1
    if mine == 0:
        return 0
    return mine * (s.options.profit[ware] // heads)


def berth_money(s: State, seat: i64, home: i64) -> i64:
    """MA-10.3 to MA-10.7. What the berths pay a seat, less what it owes as insurance agent."""
    agent = s.holder[INSURANCE] == seat
    pesos: i64 = 0
    for berth in range(home):
        if s.holder[HARBOUR_A + berth] == seat:
            pesos += s.options.payout[berth]
    for berth in range(BERTHS - home):
        mine = s.holder[SHIPYARD_A + berth] == seat
        if mine and not agent:
            pesos += s.options.payout[berth]
        elif agent and not mine:
            pesos -= s.options.payout[berth]
    return pesos


# ----------------------------------------------------------------------- the dice


def ends_of_voyage(s: State, pilots: bool) -> Ints:
    """By end of the voyage: its chance, in parts of WHOLE."""
    if pilots and (is_to_act(s, PILOT_SMALL) or is_to_act(s, PILOT_LARGE)):
        return ends_with_pilots(s)
    first = final_ends(s, 0)
    second = final_ends(s, 1)
    third = final_ends(s, 2)
    ends = filled(ENDS, 0)
    for code in range(ENDS):
        ends[code] = first[end_of(code, 0)] * second[end_of(code, 1)] * third[end_of(code, 2)]
    return ends


def final_ends(s: State, lane: i64) -> Ints:
    """How often the boat of this lane ends below, on and beyond space 13, of EACH_BOAT."""
    ware = ware_in_lane(s, lane)
    return ends_among(spread(s, start_of(s, ware), rolls_left(s, ware), EACH_BOAT))


def ends_among(spaces: Ints) -> Ints:
    """Below, on and beyond the last space: the last entry stands for the harbour."""
    ends = filled(3, 0)
    beyond = len(spaces) - 1
    for space in range(beyond - 1):
        ends[BELOW] += spaces[space]
    ends[THIRTEEN] = spaces[beyond - 1]
    ends[BEYOND] = spaces[beyond]
    return ends


def start_of(s: State, ware: i64) -> i64:
    """Its space; one beyond the last is the harbour, and the shipyard is as good as space 0."""
    if s.status[ware] == HARBOUR:
        return s.options.last_space + 1
    return s.space[ware] if s.status[ware] == SEA else 0


def spread(s: State, start: i64, rolls: i64, whole: i64) -> Ints:
    """Of `whole` cases, how many end on each space; `whole` holds a factor 6 for each roll."""
    beyond = s.options.last_space + 1
    spaces = filled(beyond + 1, 0)
    spaces[start] = whole
    for _roll in range(rolls):
        after = filled(beyond + 1, 0)
        after[beyond] = spaces[beyond]
        for space in range(beyond):
            for pips in range(1, FACES + 1):
                after[min(space + pips, beyond)] += spaces[space] // FACES
        spaces = after
    return spaces


def rolls_left(s: State, ware: i64) -> i64:
    """Dice that will still be cast for this boat, if it stays at sea."""
    if s.status[ware] != SEA:
        return 0
    legs = s.legs
    rolls: i64 = 0
    for step in range(s.step + 1, len(legs)):
        if legs[step] > 0:
            rolls += 1
    if (s.asked is DIE and ware >= s.rolling) or s.asked is SMALL_PILOT or s.asked is LARGE_PILOT:
        rolls += 1
    return rolls


# --------------------------------------------------------------------- the pilots


def is_to_act(s: State, pilot: i64) -> bool:
    """He stands there and the last movement has not begun without him."""
    if s.holder[pilot] == VACANT:
        return False
    if leg_kind(s) != LAST_MOVEMENT:
        return True
    return s.asked is SMALL_PILOT or (s.asked is LARGE_PILOT and pilot == PILOT_LARGE)


class Moves:
    """What a pilot may do, a move of each lane's boat per entry; the first is to decline."""

    def __init__(self, moves: list[tuple[int, int, int]]) -> None:
        self.n: i64 = len(moves)
        self.first: Ints = ints([move[0] for move in moves])
        self.second: Ints = ints([move[1] for move in moves])
        self.third: Ints = ints([move[2] for move in moves])


def small_moves() -> list[tuple[int, int, int]]:
    one = [(-1, 0, 0), (1, 0, 0), (0, -1, 0), (0, 1, 0), (0, 0, -1), (0, 0, 1)]
    return [(0, 0, 0), *one]


def large_moves() -> list[tuple[int, int, int]]:
    """MA-8.3, in the order of the answers."""
    moves = [(0, 0, 0)]
    for lane in range(LANES):
        for spaces in (-2, -1, 1, 2):
            moves.append(move_of(lane, spaces, lane, spaces))
        for other in range(lane + 1, LANES):
            for spaces in (-1, 1):
                for others in (-1, 1):
                    moves.append(move_of(lane, spaces, other, others))
    return moves


def move_of(lane: int, spaces: int, other: int, others: int) -> tuple[int, int, int]:
    by_lane = [0] * LANES
    by_lane[lane] = spaces
    by_lane[other] = others
    return by_lane[0], by_lane[1], by_lane[2]


SMALL_MOVES: Final = Moves(small_moves())
LARGE_MOVES: Final = Moves(large_moves())


class Sea:
    """All the ways three boats can stand before the last roll, and what each is worth.

    A way is a number: the spaces of the three lanes in base `size`; the harbour is the last space.
    """

    def __init__(self, s: State) -> None:
        self.size: i64 = s.options.last_space + 2
        self.last_roll: Ints = filled(3 * self.size, 0)  # by space and end, of FACES
        for space in range(self.size):
            ends = ends_among(spread(s, space, 1, FACES))
            for end in range(3):
                self.last_roll[3 * space + end] = ends[end]
        self.low: Ints = filled(LANES, 0)  # by lane: the lowest space that can be reached
        self.ahead: Ints = filled(LANES * self.size, 0)  # by lane and space, of BEFORE_LAST
        for lane in range(LANES):
            self.look_ahead(s, lane)

    def look_ahead(self, s: State, lane: i64) -> None:
        ware = ware_in_lane(s, lane)
        rolls = rolls_left(s, ware)
        spaces = spread(s, start_of(s, ware), rolls - 1 if rolls > 0 else 0, BEFORE_LAST)
        self.low[lane] = self.size
        for space in range(self.size):
            self.ahead[self.size * lane + space] = spaces[space]
            if spaces[space] > 0 and self.low[lane] == self.size:
                self.low[lane] = space - 3 if space > 3 else 0  # both pilots may pull it back

    def way(self, a: i64, b: i64, c: i64) -> i64:
        return (a * self.size + b) * self.size + c

    def spaces(self, way: i64) -> tuple[i64, i64, i64]:
        row = way // self.size
        return row // self.size, row % self.size, way % self.size

    def worth(self, s: State, seat: i64) -> Ints:
        """By way: what a seat may expect, lane after lane taken from the incomes."""
        size, roll, income = self.size, self.last_roll, incomes(s, seat)
        worth = filled(size * size * size, 0)
        one, two = filled(9, 0), filled(3, 0)
        for a in range(self.low[0], size):
            for end in range(9):
                one[end] = mean(roll, a, income, end, 9)
            for b in range(self.low[1], size):
                for end in range(3):
                    two[end] = mean(roll, b, one, end, 3)
                for c in range(self.low[2], size):
                    worth[self.way(a, b, c)] = mean(roll, c, two, 0, 1)
        return worth

    def moved(self, space: i64, spaces: i64) -> i64:
        """Where a pilot's move takes a boat; -1 if the rules forbid it (MA-8.1, MA-8.4, MA-8.6)."""
        if spaces == 0:
            return space
        harbour = self.size - 1
        if space == harbour:
            return -1
        if space + spaces < harbour:
            return space + spaces
        return harbour


def mean(roll: Ints, space: i64, values: Ints, end: i64, stride: i64) -> i64:
    """Over the last roll of one boat on this space."""
    return (
        roll[3 * space] * values[end]
        + roll[3 * space + 1] * values[end + stride]
        + roll[3 * space + 2] * values[end + 2 * stride]
    )


class Replies:
    """What a pilot makes of each way, worked out when it is first asked for."""

    def __init__(
        self, s: State, sea: Sea, pilot: i64, moves: Moves, later: "Replies | None"
    ) -> None:
        self.sea = sea
        self.moves = moves
        self.later = later  # the pilot who acts after him
        self.acts = is_to_act(s, pilot)
        ways = sea.size * sea.size * sea.size if self.acts else 0
        self.known: Ints = filled(ways, -1)
        self.worth: Ints = sea.worth(s, s.holder[pilot]) if self.acts else self.known

    def to(self, way: i64) -> i64:
        """Where this way leads once he and the later pilot have acted."""
        if not self.acts:
            return self.answered(way)
        if self.known[way] < 0:
            self.known[way] = self.best(way)
        return self.known[way]

    def best(self, way: i64) -> i64:
        sea, moves, worth = self.sea, self.moves, self.worth
        first, second, third = self.sea.spaces(way)
        best: i64 = -1
        for number in range(moves.n):
            a = sea.moved(first, moves.first[number])
            b = sea.moved(second, moves.second[number])
            c = sea.moved(third, moves.third[number])
            if a >= 0 and b >= 0 and c >= 0:
                reached = self.answered(sea.way(a, b, c))
                if best < 0 or worth[reached] > worth[best]:
                    best = reached
        return best

    def answered(self, way: i64) -> i64:
        if self.later is None:
            return way
        return self.later.to(way)


def ends_with_pilots(s: State) -> Ints:
    sea = Sea(s)
    size, ahead = sea.size, sea.ahead
    large = Replies(s, sea, PILOT_LARGE, LARGE_MOVES, None)
    small = Replies(s, sea, PILOT_SMALL, SMALL_MOVES, large)
    ends = filled(ENDS, 0)
    for a in range(size):
        for b in range(size):
            if ahead[a] * ahead[size + b] > 0:
                for c in range(size):
                    cases = ahead[a] * ahead[size + b] * ahead[2 * size + c]
                    if cases > 0:
                        add_last_roll(sea, small.to(sea.way(a, b, c)), cases, ends)
    return ends


def add_last_roll(sea: Sea, way: i64, cases: i64, ends: Ints) -> None:
    """Cast the last dice for three boats that stand so in this many cases."""
    roll = sea.last_roll
    a, b, c = sea.spaces(way)
    code: i64 = 0
    for first in range(3):
        for second in range(3):
            together = cases * roll[3 * a + first] * roll[3 * b + second]
            for third in range(3):
                ends[code] += together * roll[3 * c + third]
                code += 1
