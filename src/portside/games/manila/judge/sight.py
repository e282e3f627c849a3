"""What a judge that has learned looks at: a seat's pesos, shares and accomplices, and the boats.

The hand-made evaluation is among it: the net says how far each part of it is to be believed. Wares
stand in the order of their markers, the leader first, because what a ware is called says little.
"""

from typing import Final

from portside.core.learned import Sight
from portside.core.vectors import Floats, Ints, filled, i64, zeros
from portside.games.manila.judge.evaluation import ManilaEvaluation, berths_pay
from portside.games.manila.judge.outlook import turn_in_round
from portside.games.manila.judge.stakes import crew_part
from portside.games.manila.judge.tables import Prospects
from portside.games.manila.rules.auction import BID
from portside.games.manila.rules.data import (
    FEWEST_PLAYERS,
    HARBOUR_A,
    INSURANCE,
    MOST_PLAYERS,
    PILOT_LARGE,
    PILOT_SMALL,
    PIRATE_CAPTAIN,
    PIRATE_MATE,
    SHIPYARD_A,
    WARES,
)
from portside.games.manila.rules.harbour_master import BUY
from portside.games.manila.rules.placement import PLACE
from portside.games.manila.rules.state import Player, State

ROLLS: Final = 4  # after the leg in progress: from none to three
FEW: Final = 15  # pesos
QUARTERS: Final = 4.0  # voyages are told in quarters
TENTHS: Final = 10.0  # and chances in tenths
HALVES: Final = 2.0  # pesos that are only expected, in halves
LEADS: Final = 16.0  # and leads in parts of the doubt

NAMES: Final = [
    *[f"seats_{seats}" for seats in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)],
    "voyages", "to_the_top", "auction", "buying", "placing",
    *[f"rolls_{rolls}" for rolls in range(ROLLS)],
    "rounds", "turn", "master", "asked", "placements",
    "pesos", "few_pesos", "unpledged", "loans", "shares",
    *[f"shares_{place}" for place in range(WARES)],
    *[f"steps_left_{place}" for place in range(WARES)],
    *[f"comes_home_{place}" for place in range(WARES)],
    "shares_now", "shares_later", "rises",
    "bidding", "bid", "ready_to_pay",
    "cargo", "cargo_at_stake", "berths", "berths_at_stake", "insurance", "captain", "mate", "loot",
    "small_pilot", "large_pilot",
    "worth", "lead", "lead_of_doubt", "mean_lead_of_doubt", "lead_now", "rivals_pesos",
]  # fmt: skip


class ManilaSight(Sight):
    """A row for each seat; where a number belongs to the whole table, all have the same."""

    def __init__(self, evaluation: ManilaEvaluation) -> None:
        super().__init__(NAMES)
        self.evaluation = evaluation
        self.worth: Floats = zeros(MOST_PLAYERS)
        self.now: Ints = filled(MOST_PLAYERS, 0)  # by seat: what it has, if the game ended here
        self.wares: Ints = filled(WARES, 0)  # the leader first

    def look(self, s: State, row: Ints) -> None:
        self.evaluation.appraise(s, self.worth)  # and its outlook, which stays until the next
        prospects = self.evaluation.prospects(s)
        self.put_in_order(s)
        for player in s.players:
            self.now[player.seat] = holdings(s, player)
        self.begin(row)
        for player in s.players:
            self.put_course(s, player)
            self.put_shares(s, player, prospects)
            self.put_auction(s, player)
            self.put_accomplices(s, player)
            self.put_standing(s, player)

    def put_expected(self, pesos: float) -> None:
        self.put(i64(HALVES * pesos))

    def put_in_order(self, s: State) -> None:
        wares = self.wares
        for ware in range(WARES):
            place: i64 = 0
            for other in range(WARES):
                ahead = s.market[other] > s.market[ware]
                if ahead or (s.market[other] == s.market[ware] and other < ware):
                    place += 1
            wares[place] = ware

    def put_course(self, s: State, player: Player) -> None:
        out = self.evaluation.out
        rolls: i64 = -1
        if s.launched:
            rolls = min(ROLLS - 1, out.rolls)
        self.put_one_of(MOST_PLAYERS - FEWEST_PLAYERS + 1, s.seats - FEWEST_PLAYERS)
        self.put(i64(QUARTERS * out.voyages))
        self.put(len(s.options.track) - 1 - s.market[self.wares[0]])
        self.put(1 if s.asked is BID else 0)
        self.put(1 if s.asked is BUY else 0)
        self.put(1 if s.asked is PLACE else 0)
        self.put_one_of(ROLLS, rolls)
        self.put(out.rounds)
        self.put(turn_in_round(s, player.seat))
        self.put(1 if player.seat == s.harbour_master else 0)
        self.put(1 if player.seat == s.to_move else 0)
        self.put(out.placements(s, player.seat))

    def put_shares(self, s: State, player: Player, prospects: Prospects) -> None:
        """What it can pay, and its shares: now, at the end, and what this voyage may bring."""
        out, wares = self.evaluation.out, self.wares
        track = s.options.track
        in_all: i64 = 0
        loans: i64 = 0
        now: i64 = 0
        later = 0.0
        rises = 0.0
        for ware in range(WARES):
            n = player.shares[ware]
            loans += player.pledged[ware]
            if n > 0:
                in_all += n
                now += n * track[s.market[ware]]
                later += float(n) * out.price[ware]
                if out.home[ware] > 0.0:
                    rises += float(n) * out.home[ware] * prospects.step(s, ware)
        self.put(player.cash)
        self.put(min(player.cash, FEW))
        self.put(player.unpledged)
        self.put(loans)
        self.put(in_all)
        for place in range(WARES):
            self.put(player.shares[wares[place]])
        for place in range(WARES):
            self.put(len(track) - 1 - s.market[wares[place]])
        for place in range(WARES):
            self.put(i64(TENTHS * out.home[wares[place]]))
        self.put(now)
        self.put_expected(later)
        self.put_expected(rises)

    def put_auction(self, s: State, player: Player) -> None:
        """MA-3. Who can still get the office, and what it seems worth to them."""
        bidding = s.asked is BID and not player.out
        self.put(1 if bidding else 0)
        self.put(s.bid if s.bidder == player.seat and s.asked is BID else 0)
        e = self.evaluation
        self.put_expected(e.limit(s, e.out, player) if bidding else 0.0)

    def put_accomplices(self, s: State, player: Player) -> None:
        """MA-10. What they may bring, and how much of it hangs on the dice."""
        seat, out = player.seat, self.evaluation.out
        cargo = 0.0
        cargo_at_stake = 0.0
        berths = 0.0
        berths_at_stake: i64 = 0
        loot = 0.0
        pirate = s.holder[PIRATE_CAPTAIN] == seat or s.holder[PIRATE_MATE] == seat
        if s.launched:
            for ware in range(WARES):
                if ware != s.ashore:
                    part = crew_part(s, seat, ware, 0.0)
                    chance = out.pays[ware]
                    cargo += chance * part
                    cargo_at_stake += 4.0 * chance * (1.0 - chance) * part
                    if pirate:
                        loot += out.loot[ware] * float(s.options.profit[ware])
            berths = berths_pay(s, out, seat)
            for place in range(HARBOUR_A, PIRATE_MATE):
                if s.holder[place] == seat:
                    berths_at_stake += s.options.payout[place % SHIPYARD_A]
        self.put_expected(cargo)
        self.put_expected(cargo_at_stake)
        self.put_expected(berths)
        self.put(berths_at_stake)
        self.put(1 if s.holder[INSURANCE] == seat else 0)
        self.put(1 if s.holder[PIRATE_CAPTAIN] == seat else 0)
        self.put(1 if s.holder[PIRATE_MATE] == seat else 0)
        self.put_expected(loot)
        self.put(1 if s.holder[PILOT_SMALL] == seat else 0)
        self.put(1 if s.holder[PILOT_LARGE] == seat else 0)

    def put_standing(self, s: State, player: Player) -> None:
        """What the evaluation says, and how far ahead it sees the seat."""
        mine = self.worth[player.seat]
        best = -1000.0
        total = 0.0
        most: i64 = -1000
        pesos: i64 = 0
        for other in s.players:
            if other.seat != player.seat:
                best = max(best, self.worth[other.seat])
                total += self.worth[other.seat]
                most = max(most, self.now[other.seat])
                pesos = max(pesos, other.cash)
        doubt = self.evaluation.doubt(s)
        self.put(i64(mine))
        self.put_expected(mine - best)
        self.put(i64(LEADS * (mine - best) / doubt))
        self.put(i64(LEADS * (mine - total / float(s.seats - 1)) / doubt))
        self.put(self.now[player.seat] - most)
        self.put(pesos)


def holdings(s: State, player: Player) -> i64:
    """Cash and shares at today's worth, less every loan: simpler than MA-12, and enough here."""
    total = player.cash
    for ware in range(WARES):
        total += s.options.track[s.market[ware]] * player.shares[ware]
        total -= s.options.redeem_cost * player.pledged[ware]
    return total
