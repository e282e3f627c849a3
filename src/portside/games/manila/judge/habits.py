"""Answers by habit: those worth a thought, and the one that looks best at a glance."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.rng import Dice
from portside.core.vectors import i64, zeros
from portside.games.manila.judge.evaluation import ManilaEvaluation
from portside.games.manila.judge.outlook import UNKNOWN, Outlook, relative_stake
from portside.games.manila.judge.stakes import cargo_stake, lane_stakes, launch_value, seat_gain
from portside.games.manila.judge.tables import Prospects, home_from
from portside.games.manila.rules.auction import BID, INDEXED_BIDS, lowest_bid
from portside.games.manila.rules.data import (
    BERTHS,
    LANES,
    PILOT_SMALL,
    PLACE_HARBOUR_A,
    PLACE_INSURANCE,
    PLACE_PIRATE,
    SHIPYARD_A,
    WARES,
)
from portside.games.manila.rules.harbour_master import BUY, LAUNCH, LEAVE_ASHORE, ware_in_lane
from portside.games.manila.rules.loans import first_free_action
from portside.games.manila.rules.pilots import LARGE_PILOT, SMALL_PILOT, spaces_moved
from portside.games.manila.rules.pirates import (
    BOARD,
    CHOOSE_DESTINATION,
    TO_HARBOUR,
    TO_SHIPYARD,
    next_plundered,
)
from portside.games.manila.rules.placement import PLACE, cost_of
from portside.games.manila.rules.state import State

SLIPS: Final = 10  # of 100 habitual answers so many are random
LAUNCHES: Final = 8  # of 25 that are worth a thought
WASTE: Final = -3.0  # pesos: a place that brings less is not worth a thought


class ManilaJudge(ManilaEvaluation):
    """An evaluation with habits."""

    # ------------------------------------------------------- what is worth a thought

    def narrow(self, s: State, answers: Answers) -> None:
        """No free actions: who is short pledges by force (MA-11.3), and the end redeems (MA-12.3).

        Of bids and launches only a few; of places none that throws pesos away.
        """
        drop_free_actions(s, answers)
        if s.asked is BID:
            self.narrow_bids(s, answers)
        elif s.asked is LAUNCH:
            self.narrow_launches(s, answers)
        elif s.asked is PLACE:
            self.narrow_places(s, answers)

    def narrow_bids(self, s: State, answers: Answers) -> None:
        """Pass, the least, and perhaps: a little more, what makes the keenest rival give up."""
        least = lowest_bid(s)
        most = min(s.credit(s.me), INDEXED_BIDS - 1)
        answers.clear()
        answers.add(PASS)
        if least <= most:
            answers.add(least)
        if answers.n > self.weights.raises:
            return
        out = self.outlook(s, self.prospects(s))
        fair = int(self.fair_bid(s, out, s.me)) + 2
        rival: i64 = 0
        for player in s.players:
            if not player.out and player.seat != s.me.seat:
                rival = max(rival, int(self.limit(s, out, player)))
        last = least
        for bid in (least + 2, (least + rival) // 2, rival, rival + 1):
            if answers.n > self.weights.raises:
                return
            if last < bid <= min(most, fair):
                answers.add(bid)
                last = bid

    def narrow_launches(self, s: State, answers: Answers) -> None:
        if answers.n <= LAUNCHES:
            return
        stakes = lane_stakes(s, self.prospects(s))
        values = zeros(answers.n)
        for i in range(answers.n):
            values[i] = launch_value(s, stakes, answers.answer[i])
        for kept in range(LAUNCHES):
            best = kept
            for i in range(kept + 1, answers.n):
                if values[i] > values[best]:
                    best = i
            answer, value = answers.answer[best], values[best]
            answers.answer[best], values[best] = answers.answer[kept], values[kept]
            answers.answer[kept], values[kept] = answer, value
        answers.n = LAUNCHES

    def narrow_places(self, s: State, answers: Answers) -> None:
        out = self.outlook(s, self.prospects(s))
        kept: i64 = 0
        for i in range(answers.n):
            place = answers.answer[i]
            if place == PASS or self.place_value(s, out, place) > WASTE:
                answers.answer[kept] = place
                kept += 1
        answers.n = kept

    # ------------------------------------------------------------ answers at a glance

    def pick(self, s: State, answers: Answers, dice: Dice) -> i64:
        """What brings most at a glance; now and then anything but a free action."""
        drop_free_actions(s, answers)
        if answers.n == 1:
            return answers.answer[0]
        if s.asked is BID:
            return self.pick_bid(s, answers, dice)
        if dice.below(100) < SLIPS:
            return dice.choose(answers)
        prospects = self.prospects(s)
        if s.asked is BUY:
            return self.pick_share(s, answers, prospects)
        if s.asked is LEAVE_ASHORE:
            return pick_ashore(s, prospects)
        if s.asked is LAUNCH:
            return self.pick_launch(s, answers, prospects, dice)
        if s.asked is PLACE:
            return self.pick_place(s, answers, prospects, dice)
        if s.asked is SMALL_PILOT or s.asked is LARGE_PILOT:
            return self.pick_pilot(s, answers, prospects)
        if s.asked is BOARD:
            return answers.answer[1]
        if s.asked is CHOOSE_DESTINATION:
            return self.pick_destination(s, prospects)
        return dice.choose(answers)

    def pick_bid(self, s: State, answers: Answers, dice: Dice) -> i64:
        """The least, or a peso more, up to about what the office is worth."""
        out = self.outlook(s, self.prospects(s))
        fair = self.fair_bid(s, out, s.me) * (0.6 + 0.006 * float(dice.below(100)))
        bid = lowest_bid(s) + dice.below(1 + max(0, int(fair) - lowest_bid(s)) // 2)
        last = answers.answer[answers.n - 1]
        if float(bid) <= fair and bid <= last and bid < INDEXED_BIDS:
            return bid
        return PASS

    def pick_share(self, s: State, answers: Answers, prospects: Prospects) -> i64:
        state = prospects.state(s)
        best: i64 = PASS
        most = 0.0
        for i in range(answers.n):
            ware = answers.answer[i]
            if ware != PASS:
                gain = prospects.value[WARES * state + ware] - float(s.price(ware))
                gain += 1.5 * float(s.me.shares[ware])
                if gain > most:
                    most = gain
                    best = ware
        return best

    def pick_launch(self, s: State, answers: Answers, prospects: Prospects, dice: Dice) -> i64:
        best = answers.answer[0]
        highest = -1e9
        stakes = lane_stakes(s, prospects)
        for i in range(answers.n):
            value = launch_value(s, stakes, answers.answer[i])
            value += 0.01 * float(dice.below(100))
            if value > highest:
                highest = value
                best = answers.answer[i]
        return best

    def pick_place(self, s: State, answers: Answers, prospects: Prospects, dice: Dice) -> i64:
        out = self.outlook(s, prospects)
        best: i64 = PASS
        highest = 0.0
        for i in range(answers.n):
            place = answers.answer[i]
            if place != PASS:
                value = self.place_value(s, out, place) + 0.01 * float(dice.below(150))
                if value > highest:
                    highest = value
                    best = place
        return best

    def pick_pilot(self, s: State, answers: Answers, prospects: Prospects) -> i64:
        out = self.outlook(s, prospects)
        best: i64 = PASS
        most = 0.0
        stakes = zeros(WARES)
        for ware in range(WARES):
            if s.at_sea(ware):
                stakes[ware] = relative_stake(s, out, prospects, s.me.seat, ware)
        for i in range(answers.n):
            moves = answers.answer[i]
            if moves == PASS:
                continue
            gain = 0.0
            for lane in range(LANES):
                spaces = spaces_moved(moves, lane)
                if spaces != 0:
                    ware = ware_in_lane(s, lane)
                    short = s.options.last_space - s.space[ware]
                    gain += stakes[ware] * (home_from(short - spaces, 1) - home_from(short, 1))
            if gain > most:
                most = gain
                best = moves
        return best

    def pick_destination(self, s: State, prospects: Prospects) -> i64:
        out = self.outlook(s, prospects)
        ware = next_plundered(s)
        stake = relative_stake(s, out, prospects, s.me.seat, ware)
        return TO_HARBOUR if stake >= 0.0 else TO_SHIPYARD

    # -------------------------------------------------------- what a place may bring

    def place_value(self, s: State, out: Outlook, place: i64) -> float:
        """What an accomplice there may bring me, less what it costs."""
        if place == PLACE_INSURANCE:
            return float(s.options.insurance_bonus) - expected_claims(s, out)
        cost = float(min(cost_of(s, place), s.credit(s.me)))
        if place < WARES:
            return out.pays[place] * seat_gain(s, place) - cost
        if place < PLACE_HARBOUR_A + BERTHS:
            berth = place - PLACE_HARBOUR_A
            return out.in_harbour(berth) * float(s.options.payout[berth]) - cost
        if place < PLACE_PIRATE:
            berth = place - PLACE_HARBOUR_A - SHIPYARD_A
            return out.in_shipyard(berth) * float(s.options.payout[berth]) - cost
        if place == PLACE_PIRATE:
            return self.loot_of_newcomer(s, out) - cost
        return self.pilot_value(s, out, 1 if place == PLACE_HARBOUR_A + PILOT_SMALL else 2) - cost

    def loot_of_newcomer(self, s: State, out: Outlook) -> float:
        pesos = 0.0
        for ware in range(WARES):
            if ware != s.ashore:
                pesos += out.loot[ware] * float(s.options.profit[ware])
        return 0.5 * pesos if s.pirates_wait() else 0.8 * pesos

    def pilot_value(self, s: State, out: Outlook, spaces: i64) -> float:
        """A space is a sixth of an arrival, where it matters."""
        if out.steering == UNKNOWN:
            out.steering = self.steering(s, out)
        return float(spaces) * (out.steering + self.weights.option)

    def steering(self, s: State, out: Outlook) -> float:
        prospects = self.prospects(s)
        most = 0.0
        for ware in range(WARES):
            if s.at_sea(ware):
                short = s.options.last_space - s.space[ware]
                rolls = out.rolls_of(s, ware)
                change = home_from(short - 1, rolls) - home_from(short, rolls)
                stake = relative_stake(s, out, prospects, s.me.seat, ware)
                most = max(most, change * (stake if stake > 0.0 else -stake))
        return most


def pick_ashore(s: State, prospects: Prospects) -> i64:
    """What helps the others most, compared with me; rather a poor cargo."""
    least: i64 = 0
    lowest = 1e9
    for ware in range(WARES):
        value = cargo_stake(s, s.me, prospects, ware)
        if value < lowest:
            lowest = value
            least = ware
    return least


def expected_claims(s: State, out: Outlook) -> float:
    """MA-10.6, MA-10.7. What I would owe as insurance agent; my own claims are lost with them."""
    pesos = 0.0
    for berth in range(BERTHS):
        pesos += out.in_shipyard(berth) * float(s.options.payout[berth])
    return pesos


def drop_free_actions(s: State, answers: Answers) -> None:
    """They come last, and no other answer is missing because of them."""
    first = first_free_action(s)
    while answers.n > 1:
        answer = answers.answer[answers.n - 1]
        if answer < first or answer >= first + 2 * WARES:
            return
        answers.n -= 1
