"""A voyage ahead: where its boats will end, as far as dice and people can be foreseen.

Once the boats are launched, the dice say it, and the pilots, who steer for their own good. Before,
the harbour master is taken to give the best start to the boat that he wants home.
"""

from typing import Final

from portside.core.vectors import Floats, Ints, filled, i64, vec, zeros
from portside.games.manila.judge.stakes import berth_change, cargo_stake, crew_part
from portside.games.manila.judge.tables import ARRIVALS, OUTCOMES, Prospects, home_from, row_of
from portside.games.manila.judge.weights import Weights
from portside.games.manila.odds import is_to_act
from portside.games.manila.rules.data import (
    BERTHS,
    HARBOUR,
    LANES,
    MOST_PLAYERS,
    NO_WARE,
    PILOT_LARGE,
    PILOT_SMALL,
    PIRATE_CAPTAIN,
    PLACEMENT,
    SEA,
    VACANT,
    WARES,
)
from portside.games.manila.rules.harbour_master import BUY, LAUNCH, LEAVE_ASHORE, ware_in_lane
from portside.games.manila.rules.movement import DIE
from portside.games.manila.rules.pilots import LARGE_PILOT, SMALL_PILOT
from portside.games.manila.rules.placement import PLACE
from portside.games.manila.rules.state import State

UNKNOWN: Final = -1.0
HOME_BY_RANK: Final = vec[float]([0.73, 0.56, 0.30, 0.0])  # most wanted first; the last: ashore


class Outlook:
    """What is expected of this voyage.

    A judge keeps one and clears it for each judgement, which is cheaper than making one.
    """

    voyages: float = 0.0  # after this one
    rolls: i64 = 0  # movement rounds after the leg in progress
    rounds: i64 = 0  # placement rounds after it
    none: float = 0.0  # the chance that no boat reaches the harbour
    one: float = 0.0
    two: float = 0.0
    three: float = 0.0
    counted: bool = False  # whether `cargo` and `berth` are filled in
    steering: float = UNKNOWN  # what one space of a pilot's is worth to who is asked

    def __init__(self) -> None:
        self.home: Floats = zeros(WARES)  # by ware: in the harbour in the end
        self.pays: Floats = zeros(WARES)  # by ware: pays its crew
        self.loot: Floats = zeros(WARES)  # by ware: stands on the last space in the end
        self.moved: Ints = filled(WARES, 0)  # by ware: spaces that pilots will move it
        self.price: Floats = zeros(WARES)  # by ware: a share at the end of the game
        self.cargo: Floats = zeros(WARES * MOST_PLAYERS)  # by seat and ware: what its arrival pays
        self.berth: Floats = zeros(BERTHS * MOST_PLAYERS)  # by seat and berth: what a boat pays

    def clear(self) -> None:
        self.voyages = 0.0
        self.rolls = 0
        self.rounds = 0
        self.none = 0.0
        self.one = 0.0
        self.two = 0.0
        self.three = 0.0
        self.counted = False
        self.steering = UNKNOWN
        for ware in range(WARES):
            self.home[ware] = 0.0
            self.pays[ware] = 0.0
            self.loot[ware] = 0.0
            self.moved[ware] = 0
            self.price[ware] = 0.0

    def read_schedule(self, s: State) -> None:
        legs = s.options.legs[s.seats]
        for step in range(s.step + 1, len(legs)):
            if legs[step] == PLACEMENT:
                self.rounds += 1
            else:
                self.rolls += 1

    def rolls_of(self, s: State, ware: i64) -> i64:
        """Dice that will still be cast for a boat at sea."""
        asked = s.asked
        if (asked is DIE and ware >= s.rolling) or asked is SMALL_PILOT or asked is LARGE_PILOT:
            return self.rolls + 1
        return self.rolls

    def placements(self, s: State, seat: i64) -> i64:
        """Accomplices that a seat will still be asked for in this voyage."""
        if s.players[seat].passed:
            return 0
        if s.asked is PLACE and turn_in_round(s, seat) >= turn_in_round(s, s.to_move):
            return self.rounds + 1
        return self.rounds

    def count_boats(self, s: State) -> None:
        """How many reach the harbour: the boats are independent."""
        a = self.home[ware_in_lane(s, 0)]
        b = self.home[ware_in_lane(s, 1)]
        c = self.home[ware_in_lane(s, 2)]
        self.three = a * b * c
        self.none = (1.0 - a) * (1.0 - b) * (1.0 - c)
        self.one = a * (1.0 - b) * (1.0 - c) + b * (1.0 - a) * (1.0 - c) + c * (1.0 - a) * (1.0 - b)
        self.two = 1.0 - self.three - self.none - self.one

    def in_harbour(self, berth: i64) -> float:
        """A boat takes this berth of the harbour."""
        if berth == 0:
            return 1.0 - self.none
        return self.two + self.three if berth == 1 else self.three

    def in_shipyard(self, berth: i64) -> float:
        """MA-9.8. Exactly one of harbour C and shipyard A has a boat, and so on."""
        return 1.0 - self.in_harbour(BERTHS - 1 - berth)


def turn_in_round(s: State, seat: i64) -> i64:
    return (
        seat - s.harbour_master if seat >= s.harbour_master else seat - s.harbour_master + s.seats
    )


def foresee(s: State, out: Outlook, prospects: Prospects, weights: Weights) -> None:
    """Fill in an outlook that was cleared."""
    if s.launched:
        look_at_boats(s, out, prospects, weights)
        out.count_boats(s)
        foresee_market(s, out, prospects)
    elif can_guess_launch(s, weights):
        if weights.by_stake:
            favour_by_stake(s, out, prospects)
        else:
            favour_by_shares(s, out)
        foresee_market(s, out, prospects)
    else:
        state = prospects.state(s)
        out.voyages = prospects.voyages[state]
        for ware in range(WARES):
            out.price[ware] = prospects.value[WARES * state + ware]


# ---------------------------------------------------------------- the boats at sea


def look_at_boats(s: State, out: Outlook, prospects: Prospects, weights: Weights) -> None:
    out.read_schedule(s)
    threat = 1.0
    if not s.pirates_wait():
        threat = weights.pirates if is_open_to_all(s, out) else 0.0
    for ware in range(WARES):
        if ware != s.ashore:
            look_at_boat(s, out, ware, threat)
    if is_to_act(s, PILOT_SMALL):
        follow_pilot(s, out, prospects, s.holder[PILOT_SMALL], 1, threat)
    if is_to_act(s, PILOT_LARGE):
        follow_pilot(s, out, prospects, s.holder[PILOT_LARGE], 2, threat)


def is_open_to_all(s: State, out: Outlook) -> bool:
    """More accomplices may be placed in this voyage."""
    return out.rounds > 0 or s.asked is PLACE


def look_at_boat(s: State, out: Outlook, ware: i64, threat: float) -> None:
    """On the last space it is the pirates' if there are any (MA-9.4, MA-9.6)."""
    on = 0.0
    beyond = 0.0
    if s.status[ware] == HARBOUR:
        beyond = 1.0
    elif s.status[ware] == SEA:
        short = s.options.last_space - s.space[ware] - out.moved[ware]
        if short < 0:
            beyond = 1.0
        else:
            row = row_of(short, out.rolls_of(s, ware))
            on = ARRIVALS.on[row]
            beyond = ARRIVALS.beyond[row]
    out.pays[ware] = beyond + on * (1.0 - threat)
    out.home[ware] = beyond + on * (1.0 - threat + threat * sent_home(s, ware))
    out.loot[ware] = 1.0 if s.plundered[ware] == 1 else on


def sent_home(s: State, ware: i64) -> float:
    """MA-9.6. The chance that the pirate captain sends this boat to the harbour."""
    captain = s.holder[PIRATE_CAPTAIN]
    if captain == VACANT:
        return 0.6
    return 0.95 if s.players[captain].shares[ware] > 0 else 0.4


def follow_pilot(
    s: State, out: Outlook, prospects: Prospects, seat: i64, spaces: i64, threat: float
) -> None:
    """MA-8. Space by space, he moves the boat that matters most to him."""
    for _space in range(spaces):
        out.count_boats(s)
        best: i64 = NO_WARE
        most = 0.0
        direction: i64 = 0
        for ware in range(WARES):
            if s.at_sea(ware):
                stake = relative_stake(s, out, prospects, seat, ware)
                towards: i64 = 1 if stake > 0.0 else -1
                short = s.options.last_space - s.space[ware] - out.moved[ware]
                rolls = out.rolls_of(s, ware)
                change = home_from(short - towards, rolls) - home_from(short, rolls)
                if stake * change > most:
                    most = stake * change
                    best = ware
                    direction = towards
        if best != NO_WARE:
            out.moved[best] += direction
            look_at_boat(s, out, best, threat)


def relative_stake(s: State, out: Outlook, prospects: Prospects, seat: i64, ware: i64) -> float:
    """What a boat's arrival brings a seat more than the others."""
    if not out.counted:
        count_stakes(s, out, prospects)
    mine = 0.0
    others = 0.0
    home = out.home[ware]
    both = out.three / home if home > 0.0 else 0.2  # the other boats reach the harbour
    neither = out.none / (1.0 - home) if home < 1.0 else 0.2
    for player in range(s.seats):
        berth = BERTHS * player
        stake = out.cargo[WARES * player + ware] + neither * out.berth[berth]
        stake += (1.0 - both - neither) * out.berth[berth + 1]
        stake += both * out.berth[berth + 2]
        if player == seat:
            mine = stake
        else:
            others += stake
    return mine - others / float(s.seats - 1)


def count_stakes(s: State, out: Outlook, prospects: Prospects) -> None:
    """Of an arrival, by seat: its part of the cargo, the rise of its shares; a berth's pay."""
    for player in s.players:
        seat = player.seat
        for ware in range(WARES):
            if s.at_sea(ware):
                out.cargo[WARES * seat + ware] = crew_part(s, seat, ware, 0.0) + float(
                    player.shares[ware]
                ) * prospects.step(s, ware)
        for berth in range(BERTHS):
            out.berth[BERTHS * seat + berth] = berth_change(s, seat, berth)
    out.counted = True


# ---------------------------------------------------------------- before the launch


def can_guess_launch(s: State, weights: Weights) -> bool:
    """The harbour master is at his duties."""
    if weights.by_stake:
        return s.asked is BUY or s.asked is LEAVE_ASHORE or s.asked is LAUNCH
    return s.ashore != NO_WARE


def favour_by_stake(s: State, out: Outlook, prospects: Prospects) -> None:
    """He gives the best start to the boat he wants home most; which stays ashore may be open."""
    master = s.players[s.harbour_master]
    stakes = zeros(WARES)
    for ware in range(WARES):
        stakes[ware] = -1e9 if ware == s.ashore else cargo_stake(s, master, prospects, ware)
    for ware in range(WARES):
        better: i64 = 0
        for other in range(WARES):
            if stakes[other] > stakes[ware] or (stakes[other] == stakes[ware] and other < ware):
                better += 1
        out.home[ware] = HOME_BY_RANK[better]


def favour_by_shares(s: State, out: Outlook) -> None:
    """As the yardstick guesses: the more shares of a ware he has, the better its start."""
    mine = s.players[s.harbour_master].shares
    mean = float(mine[0] + mine[1] + mine[2] + mine[3] - mine[s.ashore]) / float(LANES)
    for ware in range(WARES):
        if ware != s.ashore:
            favour = 0.15 * (float(mine[ware]) - mean)
            out.home[ware] = 0.56 + max(-0.15, min(0.15, favour))


# ---------------------------------------------------------------------- the market


def foresee_market(s: State, out: Outlook, prospects: Prospects) -> None:
    """MA-12.1. Every way in which the boats' wares may rise, by its chance."""
    state = prospects.state(s)
    price = out.price
    value = prospects.value
    for outcome in range(OUTCOMES):
        chance = 1.0
        after = state
        for ware in range(WARES):
            if outcome >> ware & 1:
                chance *= out.home[ware]
                after += prospects.stride[ware]
            else:
                chance *= 1.0 - out.home[ware]
            if chance == 0.0:
                break
        if chance > 0.0:
            out.voyages += chance * prospects.voyages[after]
            for ware in range(WARES):
                price[ware] += chance * value[WARES * after + ware]
