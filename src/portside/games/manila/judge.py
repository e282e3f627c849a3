"""How bots judge Manila: the fortune at the end, and answers by habit.

The judge takes the accomplices as they stand. Where the boats end is exact but for what people
will still do: who else boards, whether pirates come, what pilots choose. What a share will be
worth follows from a table over all four markers of the market (`Prospects`).
"""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.judge import Judge
from portside.core.rng import Dice
from portside.core.vectors import Floats, Ints, filled, i64, ints, vec, zeros
from portside.games.manila.odds import is_to_act
from portside.games.manila.rules.auction import BID, INDEXED_BIDS, lowest_bid
from portside.games.manila.rules.data import (
    BERTHS,
    FACES,
    HARBOUR,
    HARBOUR_A,
    INSURANCE,
    LANES,
    MOST_PLAYERS,
    MOST_SEATS,
    NO_SEAT,
    NO_WARE,
    PILOT_LARGE,
    PILOT_SMALL,
    PIRATE_CAPTAIN,
    PIRATE_MATE,
    PLACE_HARBOUR_A,
    PLACE_INSURANCE,
    PLACE_PIRATE,
    PLACEMENT,
    SEA,
    SHIPYARD_A,
    VACANT,
    WARES,
)
from portside.games.manila.rules.harbour_master import (
    BUY,
    LAUNCH,
    LEAVE_ASHORE,
    start_space,
    ware_in_lane,
)
from portside.games.manila.rules.loans import first_free_action
from portside.games.manila.rules.movement import DIE
from portside.games.manila.rules.options import Options
from portside.games.manila.rules.pilots import LARGE_PILOT, SMALL_PILOT, spaces_moved
from portside.games.manila.rules.pirates import (
    BOARD,
    CHOOSE_DESTINATION,
    TO_HARBOUR,
    TO_SHIPYARD,
    next_plundered,
)
from portside.games.manila.rules.placement import PLACE, cost_of
from portside.games.manila.rules.scoring import fortune
from portside.games.manila.rules.state import Player, State

SLIPS: Final = 10  # of 100 habitual answers so many are random
ROLLS: Final = 3  # in a voyage
FARTHEST: Final = 18  # three sixes
LEVELS: Final = 8  # of the market, from the top: lower ones count as the lowest of these
OUTCOMES: Final = 16  # which wares rise in a voyage, as bits
LAUNCHES: Final = 8  # of 25 that are worth a thought
UNKNOWN: Final = -1.0
HOME_BY_RANK: Final = vec[float]([0.73, 0.56, 0.30, 0.0])  # most wanted first; the last: ashore


class Weights:
    """What the judge believes of people; found by comparison with how games ended, and by matches.

    See docs/choices/manila-judge.md. All pesos are worth what they do for winning.
    """

    def __init__(self) -> None:
        self.rise = 0.40  # the chance of a ware on the lowest level to rise in a voyage
        self.rise_by_level = -0.06  # leaders are left ashore
        self.income = 5.0  # a seat earns with its accomplices in a voyage
        self.liquid = 0.27  # a peso at hand is worth more, while there are offices to bid for
        self.rest = 1.5  # an accomplice not placed yet
        self.prime = 2.3  # more in the first round, for the seat itself and each that chooses later
        self.choice = 0.8  # and in a later round
        self.fill = 0.7  # the share of the vacant seats of a sure boat that are taken later
        self.pirates = 0.5  # the chance that pirates come who are not there yet
        self.mate = 0.5  # the chance that a lone pirate gets company
        self.option = 0.3  # a space of a pilot's moves, for choosing late
        self.first = 6.0  # the office: the first choice of places
        self.control = 1.5  # and the choice of what sails, for each share
        self.purchase = 0.7  # and a share below its worth, of which so much counts
        self.by_stake = True  # a launch is guessed by what it brings, not by shares alone
        self.raises = 1  # bids worth a thought besides passing, the least one first


def first_weights() -> Weights:
    """As bots believed when they were first measured: the yardstick, which stays."""
    weights = Weights()
    weights.rise_by_level = 0.03
    weights.income = 3.0
    weights.liquid = 0.0
    weights.prime = 0.0
    weights.choice = 0.0
    weights.first = 2.0
    weights.purchase = 0.8
    weights.raises = 5
    weights.by_stake = False
    return weights


# ------------------------------------------------------------------------- tables


class Arrivals:
    """MA-6.2, MA-6.3. By rolls to come and spaces short of the last one: on it, and beyond it."""

    def __init__(self) -> None:
        self.on: Floats = zeros((ROLLS + 1) * (FARTHEST + 2))
        self.beyond: Floats = zeros((ROLLS + 1) * (FARTHEST + 2))
        self.on[0] = 1.0
        for rolls in range(1, ROLLS + 1):
            for short in range(FARTHEST + 2):
                for pips in range(1, FACES + 1):
                    self.add_roll(rolls, short, pips)

    def add_roll(self, rolls: i64, short: i64, pips: i64) -> None:
        at = rolls * (FARTHEST + 2) + short
        if pips > short:
            self.beyond[at] += 1.0 / 6.0
        else:
            before = (rolls - 1) * (FARTHEST + 2) + short - pips
            self.on[at] += self.on[before] / 6.0
            self.beyond[at] += self.beyond[before] / 6.0


ARRIVALS: Final = Arrivals()


def row_of(short: i64, rolls: i64) -> i64:
    return rolls * (FARTHEST + 2) + (short if short <= FARTHEST else FARTHEST + 1)


def home_from(short: i64, rolls: i64) -> float:
    """On the last space or beyond it."""
    if short < 0:
        return 1.0
    row = row_of(short, rolls)
    return ARRIVALS.on[row] + ARRIVALS.beyond[row]


class Prospects:
    """By the levels of the four wares: what their shares will bring, and how many voyages are left.

    MA-12.2: the game ends with the first ware on the top, so each marker matters for all wares.
    Every ware is taken to rise with a chance that grows with its level.
    """

    def __init__(self, options: Options, weights: Weights) -> None:
        self.options = options
        self.lowest: i64 = max(0, len(options.track) - LEVELS)
        self.size: i64 = len(options.track) - self.lowest
        size = int(self.size)
        self.stride: Ints = ints([size**3, size**2, size, 1])  # by ware: of one level of it
        states = self.size * self.stride[0]
        self.value: Floats = zeros(WARES * states)  # by state and ware
        self.voyages: Floats = zeros(states)
        state = states - 1
        while state >= 0:
            self.look_ahead(state, weights)
            state -= 1

    def level(self, state: i64, ware: i64) -> i64:
        return state // self.stride[ware] % self.size

    def state(self, s: State) -> i64:
        found: i64 = 0
        for ware in range(WARES):
            found = self.size * found + max(0, s.market[ware] - self.lowest)
        return found

    def look_ahead(self, state: i64, weights: Weights) -> None:
        for ware in range(WARES):
            if self.level(state, ware) == self.size - 1:
                self.settle(state)
                return
        standstill = 1.0
        for outcome in range(OUTCOMES):
            chance = 1.0
            after = state
            for ware in range(WARES):
                rise = weights.rise + weights.rise_by_level * float(self.level(state, ware))
                if outcome >> ware & 1:
                    chance *= rise
                    after += self.stride[ware]
                else:
                    chance *= 1.0 - rise
            if outcome == 0:
                standstill = chance
            else:
                self.add(state, after, chance)
        for ware in range(WARES):
            self.value[WARES * state + ware] /= 1.0 - standstill
        self.voyages[state] = (1.0 + self.voyages[state]) / (1.0 - standstill)

    def settle(self, state: i64) -> None:
        for ware in range(WARES):
            level = self.lowest + self.level(state, ware)
            self.value[WARES * state + ware] = float(self.options.track[level])

    def add(self, state: i64, after: i64, chance: float) -> None:
        for ware in range(WARES):
            self.value[WARES * state + ware] += chance * self.value[WARES * after + ware]
        self.voyages[state] += chance * self.voyages[after]

    def step(self, s: State, ware: i64) -> float:
        """What a share gains if its ware rises now."""
        state = self.state(s)
        return (
            self.value[WARES * (state + self.stride[ware]) + ware]
            - self.value[WARES * state + ware]
        )


# ------------------------------------------------------------------ a voyage ahead


class Outlook:
    """Where the boats will end, as far as dice and people can be foreseen.

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
        """How many boats arrive: they are independent."""
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
        """MI-19. Exactly one of harbour C and shipyard A has a boat, and so on."""
        return 1.0 - self.in_harbour(BERTHS - 1 - berth)


def turn_in_round(s: State, seat: i64) -> i64:
    return (
        seat - s.harbour_master if seat >= s.harbour_master else seat - s.harbour_master + s.seats
    )


class ManilaJudge(Judge):
    """Cash, shares at their likely end, loans, and what the accomplices will bring."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.known: Prospects | None = None
        self.out = Outlook()

    def prospects(self, s: State) -> Prospects:
        known = self.known
        if known is None or known.options is not s.options:
            known = Prospects(s.options, self.weights)
            self.known = known
        return known

    # ------------------------------------------------------------------- the judge

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
        if s.launched:
            self.look_at_boats(s, out, prospects)
            out.count_boats(s)
            foresee_market(s, out, prospects)
        elif self.can_guess_launch(s):
            if self.weights.by_stake:
                favour_by_stake(s, out, prospects)
            else:
                favour_by_shares(s, out)
            foresee_market(s, out, prospects)
        else:
            state = prospects.state(s)
            out.voyages = prospects.voyages[state]
            for ware in range(WARES):
                out.price[ware] = prospects.value[WARES * state + ware]
        return out

    def can_guess_launch(self, s: State) -> bool:
        """The harbour master is at his duties."""
        if self.weights.by_stake:
            return s.asked is BUY or s.asked is LEAVE_ASHORE or s.asked is LAUNCH
        return s.ashore != NO_WARE

    # ---------------------------------------------------------------- the boats

    def look_at_boats(self, s: State, out: Outlook, prospects: Prospects) -> None:
        out.read_schedule(s)
        threat = 1.0
        if not s.pirates_wait():
            threat = self.weights.pirates if is_open_to_all(s, out) else 0.0
        for ware in range(WARES):
            if ware != s.ashore:
                self.look_at_boat(s, out, ware, threat)
        if is_to_act(s, PILOT_SMALL):
            self.follow_pilot(s, out, prospects, s.holder[PILOT_SMALL], 1, threat)
        if is_to_act(s, PILOT_LARGE):
            self.follow_pilot(s, out, prospects, s.holder[PILOT_LARGE], 2, threat)

    def look_at_boat(self, s: State, out: Outlook, ware: i64, threat: float) -> None:
        """Where it ends; on the last space it is the pirates' if there are any (MA-9.4, MA-9.6)."""
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

    def follow_pilot(
        self, s: State, out: Outlook, prospects: Prospects, seat: i64, spaces: i64, threat: float
    ) -> None:
        """MA-8. Space by space, he moves the boat that matters most to him."""
        for _space in range(spaces):
            out.count_boats(s)
            best: i64 = NO_WARE
            most = 0.0
            direction: i64 = 0
            for ware in range(WARES):
                if s.at_sea(ware):
                    stake = self.relative_stake(s, out, prospects, seat, ware)
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
                self.look_at_boat(s, out, best, threat)

    def relative_stake(
        self, s: State, out: Outlook, prospects: Prospects, seat: i64, ware: i64
    ) -> float:
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
        """MA-12.3, MA-12.4. At their likely end; of pledged ones as many as will be redeemed."""
        total = 0.0
        pledged = 0.0
        loans: i64 = 0
        for ware in range(WARES):
            total += out.price[ware] * float(player.shares[ware] - player.pledged[ware])
            pledged += out.price[ware] * float(player.pledged[ware])
            loans += player.pledged[ware]
        if loans == 0:
            return total
        debt = float(loans * s.options.end_penalty)
        redeemed = 1.0
        if not s.options.all_shares_count:
            cash = pesos + self.weights.income * out.voyages
            redeemed = max(0.0, min(1.0, cash / (debt + 1.0)))
        return total + redeemed * pledged - debt

    # -------------------------------------------------------------- the office

    def add_office(self, s: State, out: Outlook, worth: Floats) -> None:
        """Who has the office gains by it; while bids are open, who seems to get it."""
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
        price *= 1.0 + self.liquidity(out)
        worth[winner] += self.office(s, out, s.players[winner]) - price

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

    # ------------------------------------------------------------------ the habits

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
            if place == PASS or self.place_value(s, out, place) > -3.0:
                answers.answer[kept] = place
                kept += 1
        answers.n = kept

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
                stake = self.relative_stake(s, out, prospects, s.me.seat, ware)
                most = max(most, change * (stake if stake > 0.0 else -stake))
        return most

    def pick_pilot(self, s: State, answers: Answers, prospects: Prospects) -> i64:
        out = self.outlook(s, prospects)
        best: i64 = PASS
        most = 0.0
        stakes = zeros(WARES)
        for ware in range(WARES):
            if s.at_sea(ware):
                stakes[ware] = self.relative_stake(s, out, prospects, s.me.seat, ware)
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
        stake = self.relative_stake(s, out, prospects, s.me.seat, ware)
        return TO_HARBOUR if stake >= 0.0 else TO_SHIPYARD


# ----------------------------------------------------------------- parts of a judgement


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


def is_open_to_all(s: State, out: Outlook) -> bool:
    """More accomplices may be placed in this voyage."""
    return out.rounds > 0 or s.asked is PLACE


def sent_home(s: State, ware: i64) -> float:
    """MA-9.6. The chance that the pirate captain sends this boat to the harbour."""
    captain = s.holder[PIRATE_CAPTAIN]
    if captain == VACANT:
        return 0.6
    return 0.95 if s.players[captain].shares[ware] > 0 else 0.4


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


def expected_claims(s: State, out: Outlook) -> float:
    """MA-10.6, MA-10.7. What I would owe as insurance agent; my own claims are lost with them."""
    pesos = 0.0
    for berth in range(BERTHS):
        pesos += out.in_shipyard(berth) * float(s.options.payout[berth])
    return pesos


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


def cargo_stake(s: State, player: Player, prospects: Prospects, ware: i64) -> float:
    """What an arrival may bring a player more than the others: a rise, and a crew's part."""
    others: i64 = 0
    for other in s.players:
        others += other.shares[ware]
    mine = float(player.shares[ware])
    ahead = mine - (float(others) - mine) / float(s.seats - 1)
    return ahead * prospects.step(s, ware) + 0.1 * float(s.options.profit[ware])


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


def drop_free_actions(s: State, answers: Answers) -> None:
    """They come last, and no other answer is missing because of them."""
    first = first_free_action(s)
    while answers.n > 1:
        answer = answers.answer[answers.n - 1]
        if answer < first or answer >= first + 2 * WARES:
            return
        answers.n -= 1
