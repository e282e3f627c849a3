"""The fortune that each seat may expect: cash, this voyage's income, shares, the office.

A peso counts by what it does for winning: see docs/choices/manila-judge.md.
"""

from portside.core.judge import Judge
from portside.core.vectors import Floats, i64
from portside.games.manila.judge.outlook import Outlook, foresee, turn_in_round
from portside.games.manila.judge.stakes import crew_part
from portside.games.manila.judge.tables import ARRIVALS, Prospects, row_of
from portside.games.manila.judge.weights import Weights
from portside.games.manila.rules.auction import BID, lowest_bid
from portside.games.manila.rules.data import (
    BERTHS,
    HARBOUR_A,
    INSURANCE,
    MOST_SEATS,
    NO_SEAT,
    PILOT_LARGE,
    PILOT_SMALL,
    PIRATE_CAPTAIN,
    PIRATE_MATE,
    SEA,
    SHIPYARD_A,
    VACANT,
    WARES,
)
from portside.games.manila.rules.harbour_master import BUY, LAUNCH
from portside.games.manila.rules.loans import cheapest_unpledged
from portside.games.manila.rules.placement import PLACE
from portside.games.manila.rules.scoring import fortune
from portside.games.manila.rules.state import Player, State


class ManilaEvaluation(Judge):
    """Cash, shares at their likely end, loans, and what the accomplices will bring."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.known: Prospects | None = None
        self.out = Outlook()

    def appraise(self, s: State, worth: Floats) -> None:
        if s.finished:
            for player in s.players:
                worth[player.seat] = float(fortune(s, player))
            return
        prospects = self.prospects(s)
        out = self.outlook(s, prospects)
        liquid = self.liquidity(out)
        for player in s.players:
            pesos = float(player.cash)
            if s.launched:
                pesos += self.income(s, out, player.seat)
            worth[player.seat] = pesos + self.shares(s, out, player, pesos) + liquid * pesos
        if not s.launched:
            self.add_office(s, out, worth)

    def liquidity(self, out: Outlook) -> float:
        """What a peso at hand is worth besides itself."""
        return self.weights.liquid * out.voyages / (1.0 + out.voyages)

    def doubt(self, s: State) -> float:
        if s.finished:
            return 1.0
        prospects = self.prospects(s)
        voyages = prospects.voyages[prospects.state(s)]
        if s.launched:
            voyages -= 0.8 * float(s.step + 1) / float(len(s.options.legs[s.seats]))
        return 12.0 + 2.4 * voyages

    def outlook(self, s: State, prospects: Prospects) -> Outlook:
        """The judge's only one: the next outlook takes its place."""
        out = self.out
        out.clear()
        foresee(s, out, prospects, self.weights)
        return out

    def prospects(self, s: State) -> Prospects:
        known = self.known
        if known is None or known.options is not s.options:
            known = Prospects(s.options, self.weights)
            self.known = known
        return known

    # ------------------------------------------------------- what a seat may expect

    def income(self, s: State, out: Outlook, seat: i64) -> float:
        """MA-10. This voyage's settlement, and what accomplices to come may add."""
        weights = self.weights
        placements = out.placements(s, seat)
        pesos = weights.rest * float(placements)
        if placements > out.rounds:
            choice = weights.prime if s.step == 0 else weights.choice
            pesos += choice * float(s.seats - turn_in_round(s, seat))
        to_come = out.rounds + 1 if s.asked is PLACE else out.rounds
        for ware in range(WARES):
            if ware != s.ashore and s.crew[MOST_SEATS * ware] != VACANT:
                joining = 0.0
                if to_come > 0 and s.status[ware] == SEA:
                    joining = weights.fill * out.pays[ware] * min(1.0, 0.5 * float(to_come))
                pesos += out.pays[ware] * crew_part(s, seat, ware, joining)
        pesos += berths_pay(s, out, seat)
        captain, mate = s.holder[PIRATE_CAPTAIN], s.holder[PIRATE_MATE]
        if captain == seat or mate == seat:
            pesos += self.loot(s, out, seat, to_come)
        if to_come > 0:
            if s.holder[PILOT_SMALL] == seat:
                pesos += weights.option
            if s.holder[PILOT_LARGE] == seat:
                pesos += 2.0 * weights.option
        return pesos

    def loot(self, s: State, out: Outlook, seat: i64, to_come: i64) -> float:
        """MA-9.5. All to a lone pirate, half to each of two."""
        captain, mate = s.holder[PIRATE_CAPTAIN], s.holder[PIRATE_MATE]
        part = 1.0
        if mate == VACANT:
            part = 1.0 - 0.5 * self.weights.mate if to_come > 0 else 1.0
        elif mate != captain:
            part = 0.5
        pesos = 0.0
        for ware in range(WARES):
            pesos += out.loot[ware] * float(s.options.profit[ware])
            if s.at_sea(ware) and s.has_vacant_seat(ware):
                rolls = out.rolls_of(s, ware)
                if rolls > 1:  # MA-7: he may board instead
                    row = row_of(s.options.last_space - s.space[ware], rolls - 1)
                    aboard = ARRIVALS.on[row] * float(s.options.profit[ware])
                    pesos += aboard / float(s.aboard[ware] + 1)
        return part * pesos

    def shares(self, s: State, out: Outlook, player: Player, pesos: float) -> float:
        """MA-12.3, MA-12.4, MA-12.6. At their likely end, less what the loans will cost."""
        total = 0.0
        loans: i64 = 0
        for ware in range(WARES):
            total += out.price[ware] * float(player.shares[ware])
            loans += player.pledged[ware]
        if loans == 0:
            return total
        if s.options.all_shares_count:
            return total - float(loans * s.options.end_penalty)
        return total - self.cost_of_loans(s, out, player, pesos)

    def cost_of_loans(self, s: State, out: Outlook, player: Player, pesos: float) -> float:
        """MA-12.3, MA-12.4. A loan is paid back, or the share is lost and the penalty due.

        The dearest is redeemed first. The longer the game lasts, the less sure is the cash for it.
        """
        weights = self.weights
        cash = pesos + weights.saved * out.voyages
        unsure = weights.unsure + weights.unsure_by_voyage * out.voyages
        redeeming = float(s.options.redeem_cost)
        penalty = float(s.options.end_penalty)
        cost = 0.0
        for ware in range(WARES):
            if player.pledged[ware] == 0:
                continue
            needed = redeeming * float(dearer_loans(out, player, ware))
            for _loan in range(player.pledged[ware]):
                needed += redeeming
                redeemed = max(0.0, min(1.0, 0.5 + (cash - needed) / unsure))
                cost += redeemed * redeeming + (1.0 - redeemed) * (out.price[ware] + penalty)
        return cost

    # -------------------------------------------------------------------- the office

    def add_office(self, s: State, out: Outlook, worth: Floats) -> None:
        """MA-3, MA-4. Who has the office gains by it; while bids are open, who seems to get it."""
        if s.to_move < 0:
            return
        if s.asked is not BID:
            worth[s.harbour_master] += self.duties(s, out, s.players[s.harbour_master])
            return
        winner: i64 = s.bidder
        highest = float(s.bid)
        if winner != NO_SEAT:
            highest = max(highest, self.limit(s, out, s.players[winner]))
        second = float(s.bid)
        for player in s.players:
            if not player.out and player.seat != s.bidder:
                limit = self.limit(s, out, player)
                if limit >= float(lowest_bid(s)) and limit > highest:
                    second = highest if winner != NO_SEAT else second
                    highest = limit
                    winner = player.seat
                elif limit > second:
                    second = limit
        price = min(second + 1.0, highest) if winner != s.bidder else min(second, highest)
        if winner == NO_SEAT:  # MA-3.12
            winner = s.harbour_master if s.harbour_master != NO_SEAT else s.opener
            price = 0.0
        master = s.players[winner]
        worth[winner] += self.office(s, out, master) - self.burden(s, out, master, int(price))

    def burden(self, s: State, out: Outlook, player: Player, price: i64) -> float:
        """MA-3.13. What it costs him to pay this: the pesos, and what becomes of his loans."""
        after, cash = player, player.cash - price
        if cash < 0:
            after = player.copy()
        while cash < 0 and after.unpledged > 0:
            after.pledge_more(cheapest_unpledged(s, after), 1)
            after.unpledged -= 1
            cash += s.options.pledge_amount
        pesos = float(player.cash - cash) * (1.0 + self.liquidity(out))
        before = self.shares(s, out, player, float(player.cash))
        return pesos + before - self.shares(s, out, after, float(cash))

    def limit(self, s: State, out: Outlook, player: Player) -> float:
        """What he seems ready to bid."""
        return min(self.fair_bid(s, out, player), float(s.credit(player)))

    def fair_bid(self, s: State, out: Outlook, player: Player) -> float:
        return self.office(s, out, player) / (1.0 + self.liquidity(out))

    def office(self, s: State, out: Outlook, player: Player) -> float:
        return self.purchase(s, out, player) + self.command(player)

    def duties(self, s: State, out: Outlook, master: Player) -> float:
        """What is still to come of the office."""
        # Where the launch is guessed, what it brings counts already.
        guessed = self.weights.by_stake or s.asked is LAUNCH
        command = self.weights.first if guessed else self.command(master)
        return command + self.purchase(s, out, master) if s.asked is BUY else command

    def command(self, player: Player) -> float:
        shares = player.shares[0] + player.shares[1] + player.shares[2] + player.shares[3]
        return self.weights.first + self.weights.control * float(shares)

    def purchase(self, s: State, out: Outlook, player: Player) -> float:
        """MA-4.2. The best share in supply, above its price."""
        best = 0.0
        for ware in range(WARES):
            if s.supply[ware] > 0:
                best = max(best, out.price[ware] - float(s.price(ware)))
        return self.weights.purchase * best


def dearer_loans(out: Outlook, player: Player, ware: i64) -> i64:
    """Loans that are paid back before those on this ware."""
    loans: i64 = 0
    for other in range(WARES):
        dearer = out.price[other] > out.price[ware]
        if dearer or (other < ware and out.price[other] == out.price[ware]):
            loans += player.pledged[other]
    return loans


def berths_pay(s: State, out: Outlook, seat: i64) -> float:
    """MA-10.3 to MA-10.7."""
    agent = s.holder[INSURANCE] == seat
    pesos = 0.0
    for berth in range(BERTHS):
        payout = float(s.options.payout[berth])
        if s.holder[HARBOUR_A + berth] == seat:
            pesos += out.in_harbour(berth) * payout
        mine = s.holder[SHIPYARD_A + berth] == seat
        if mine and not agent:
            pesos += out.in_shipyard(berth) * payout
        elif agent and not mine:
            pesos -= out.in_shipyard(berth) * payout
    return pesos
