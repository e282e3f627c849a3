"""What a boat's arrival is worth to whom: as shares, as cargo, as a boat at a berth."""

from portside.core.vectors import Floats, i64, zeros
from portside.games.manila.judge.tables import ROLLS, Prospects, home_from
from portside.games.manila.rules.data import (
    BERTHS,
    HARBOUR_A,
    INSURANCE,
    LANES,
    MOST_SEATS,
    SHIPYARD_A,
    VACANT,
)
from portside.games.manila.rules.harbour_master import start_space, ware_in_lane
from portside.games.manila.rules.state import Player, State


def cargo_stake(s: State, player: Player, prospects: Prospects, ware: i64) -> float:
    """What an arrival may bring a player more than the others: a rise, and a crew's part."""
    others: i64 = 0
    for other in s.players:
        others += other.shares[ware]
    mine = float(player.shares[ware])
    ahead = mine - (float(others) - mine) / float(s.seats - 1)
    return ahead * prospects.step(s, ware) + 0.1 * float(s.options.profit[ware])


def lane_stakes(s: State, prospects: Prospects) -> Floats:
    """By lane: what the arrival of its boat is worth to me."""
    stakes = zeros(LANES)
    for lane in range(LANES):
        ware = ware_in_lane(s, lane)
        stakes[lane] = cargo_stake(s, s.me, prospects, ware)
    return stakes


def launch_value(s: State, stakes: Floats, answer: i64) -> float:
    value = 0.0
    for lane in range(LANES):
        short = s.options.last_space - start_space(s, answer, lane)
        value += stakes[lane] * home_from(short, ROLLS)
    return value


def crew_part(s: State, seat: i64, ware: i64, joining: float) -> float:
    """MA-10.2. A seat's part of the cargo, if this share of the vacant seats is taken, too."""
    heads: i64 = 0
    mine: i64 = 0
    seats = s.options.boat_seats[ware]
    for i in range(MOST_SEATS * ware, MOST_SEATS * ware + seats):
        if s.crew[i] != VACANT:
            heads += 1
            if s.crew[i] == seat:
                mine += 1
    if mine == 0:
        return 0.0
    crew = float(heads) + joining * float(seats - heads)
    return float(mine * s.options.profit[ware]) / crew


def seat_gain(s: State, ware: i64) -> float:
    """What one more accomplice on a boat is worth to me if it arrives."""
    heads = s.aboard[ware]
    mine: i64 = 0
    for i in range(MOST_SEATS * ware, MOST_SEATS * ware + heads):
        if s.crew[i] == s.me.seat:
            mine += 1
    seats = float(s.options.boat_seats[ware])
    profit = float(s.options.profit[ware])
    later = 0.5 * float(heads + 1) + 0.5 * seats
    if mine == 0:
        return profit / later
    now = 0.5 * float(heads) + 0.5 * seats
    return profit * (float(mine + 1) / later - float(mine) / now)


def berth_change(s: State, seat: i64, berth: i64) -> float:
    """What a seat gains if this berth of the harbour gets a boat, and its counterpart none."""
    pesos: i64 = 0
    if s.holder[HARBOUR_A + berth] == seat:
        pesos += s.options.payout[berth]
    opposite = BERTHS - 1 - berth
    agent = s.holder[INSURANCE] == seat
    mine = s.holder[SHIPYARD_A + opposite] == seat
    if mine and not agent:
        pesos -= s.options.payout[opposite]
    elif agent and not mine:
        pesos += s.options.payout[opposite]
    return float(pesos)
