"""How bots judge Cargo Noir: points at the end (facts 1 to 20), and answers given by habit.

Three ideas carry the judge. A hand is worth BEST and what its largest set may still become; a
ship is worth the turns it has left; what lies in a port belongs to a stack as far as the others
are unlikely to top it. A trade is planned as a whole: a few ways to divide the hand into what is
sold and what is kept, and for each the cards that its value buys.
"""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.judge import Judge
from portside.core.rng import Dice
from portside.core.vectors import Floats, Ints, filled, i64, zeros
from portside.games.cargo_noir.rules.data import (
    CARD_KINDS,
    CARGO_SHIP,
    EMPTY,
    KINDS,
    NO_STACK,
    SYNDICATE,
    TYPES,
    WAREHOUSE,
    WILD,
)
from portside.games.cargo_noir.rules.scoring import best_card, score
from portside.games.cargo_noir.rules.sending import SEND, TO_CASINO, TO_MARKET, TO_PORT
from portside.games.cargo_noir.rules.ships import BUY, CASINO, DRAW, RAISE, SHIP, SWAP, WITHDRAW
from portside.games.cargo_noir.rules.state import Player, State, count
from portside.games.cargo_noir.rules.trade import (
    BASKET,
    CHECKOUT,
    COINS,
    DIFFERENT,
    DISCARD,
    LEAVE_OUT,
    ONLY_WILDS,
    PAY,
    coins_to_pay,
    is_left_out,
    left_to_leave_out,
    may_want,
)

SLIPS: Final = 10  # of 100 habitual answers so many are random
DEAREST_BASKET: Final = 200  # more value than anybody spends at once
MOST_PLANS: Final = 10
MOST_COUNT: Final = 64  # goods of a kind
DETERRENT: Final = 5  # coins: the furthest a bid goes beyond the lowest


class Weights:
    """What the judge believes, in points. Found by hand, then by playing greedy bots."""

    def __init__(self) -> None:
        self.yields = 3.0  # a ship-turn still to come (fact 2)
        self.coin = 1.0  # each of the first few coins
        self.few = 5.0  # coins: a typical safe (fact 8)
        self.spare = 0.8  # each coin after them
        self.stock = 1.0  # a point of BEST: what trade loses (fact 13), rare cards bring back
        self.growth = 1.0  # goods that a set gains in a round
        self.patience = 2.0  # rounds for which a set is thought to grow
        self.ordinary = 4.5  # what such a good would be worth elsewhere
        self.promise = 0.5  # the share of the growth that comes true
        self.variety = 3.0  # goods in a round that may be of a type not yet in hand
        self.token = 0.7  # any good that a compartment can hold, for the sets to come
        self.horizon = 3.0  # rounds: with fewer left, such hopes fade
        self.warehouse = 0.5  # a round with one (fact 12)
        self.syndicate = 0.4
        self.surplus = 2.0  # a good that finds no compartment
        self.attack = 0.3  # how likely an opponent tops a stack that it gains nothing by
        self.greed = 0.06  # how much likelier for each point that it gains
        self.boldest = 0.85  # and never likelier than this
        self.fight = 0.1  # the share of its gain that an outbid ship may still hope for


class CargoNoirJudge(Judge):
    """Cards, the hand and what it may become, coins, ships at sea and turns left for them."""

    def __init__(self) -> None:
        self.weights = Weights()
        self.shop = Shop()
        self.hand: Ints = filled(KINDS, 0)
        self.by_count: Floats = zeros(MOST_COUNT)
        self.score: Floats = zeros(256)
        self.level: Ints = filled(MOST_PLANS, 0)
        self.kept: Floats = zeros(MOST_PLANS)
        self.plans: i64 = 0
        self.considered = Answers()

    # ------------------------------------------------------------------- the judge

    def appraise(self, s: State, worth: Floats) -> None:
        for player in s.players:
            points = float(score(s, player))
            if s.finished:
                points += 0.001 * float(best_card(s, player))
            elif trades_left(s, player) > 0:
                points += self.prospects(s, player)
            worth[player.seat] = points

    def doubt(self, s: State) -> float:
        if s.finished:
            return 1.0
        return 2.0 + 2.0 * float(s.edition.rounds[s.seats] - s.round)

    def prospects(self, s: State, player: Player) -> float:
        """What a player who will trade once more may expect besides the cards owned."""
        if s.last_round():
            return self.last_prospects(s, player)
        w = self.weights
        points = self.coins_worth(float(player.safe)) + self.hand_worth(s, player, player.goods)
        points += w.yields * float(ships_to_send(s, player))
        points += self.ships_worth(s, player)
        rounds = float(trades_left(s, player) - 1)
        points += w.warehouse * rounds * float(player.cards[WAREHOUSE])
        points += w.syndicate * rounds * float(player.cards[SYNDICATE])
        if player.seat == s.turn:
            if s.asked is DISCARD:
                points -= w.surplus * float(max(0, count(player.goods) - s.capacity(player)))
            elif s.cost > 0:
                points += self.basket_worth(s) - w.stock * float(s.cost - s.value)
        return points

    def last_prospects(self, s: State, player: Player) -> float:
        """Facts 16, 17. All that goods and coins buy in the last trade."""
        if player.seat == s.turn and s.cost > 0:
            if s.asked is not BASKET:
                return self.basket_worth(s)
            budget = s.edition.values.of(player.goods) + player.safe - s.cost
            self.shop.open(s, player, s.last_wanted, budget, self.weights, 0.0)
            return self.basket_worth(s) + self.shop.best(s.last_wanted, budget)
        value = float(s.edition.values.of(player.goods) + player.safe)
        value += self.ships_worth(s, player)
        budget = i64(value + 0.5)
        self.shop.open(s, player, 0, budget, self.weights, 0.0)
        return self.shop.best(0, budget)

    def basket_worth(self, s: State) -> float:
        points = 0.0
        for card in range(CARD_KINDS):
            if s.basket[card] > 0:
                points += float(s.basket[card]) * card_worth(s, card, self.weights)
        return points

    def coins_worth(self, coins: float) -> float:
        """Fact 8."""
        w = self.weights
        few = min(coins, w.few)
        return w.coin * few + w.spare * (coins - few)

    def coin(self, s: State) -> float:
        return 1.0 if s.last_round() else self.weights.coin

    # ------------------------------------------------------------------ what a hand is worth

    def hand_worth(self, s: State, player: Player, goods: Ints) -> float:
        """Fact 1. BEST, and what the largest set may gain while there are rounds for it."""
        value = float(s.edition.values.of(goods))
        if s.last_round():
            return value
        return self.weights.stock * value + self.promise(s, player, goods)

    def promise(self, s: State, player: Player, goods: Ints) -> float:
        """Goods for sets to come, and the growth of one set: the more promising of two."""
        rounds = trades_left(s, player) - 1
        if rounds <= 0:
            return 0.0
        w = self.weights
        most: i64 = 0
        types: i64 = 0
        total = goods[WILD]
        for good in range(TYPES):
            n = goods[good]
            if n > 0:
                types += 1
                total += n
                if n > most:
                    most = n
        fade = min(1.0, float(rounds) / w.horizon)
        capacity = s.capacity(player)
        same = float(min(most + goods[WILD], capacity))
        different = float(min(types + goods[WILD], capacity))
        growth = max(self.same_growth(s, same, rounds), self.different_growth(s, different))
        return fade * w.token * float(min(total, capacity)) + w.promise * max(0.0, growth)

    def same_growth(self, s: State, size: float, rounds: i64) -> float:
        """After n goods of a kind the next one adds 2n + 1."""
        w = self.weights
        more = w.growth * min(w.patience, float(rounds))
        more = min(more, float(s.edition.values.largest) - size)
        return more * (2.0 * size + more - w.ordinary)

    def different_growth(self, s: State, size: float) -> float:
        """After n different goods the next one adds n + 1, if it is of none of their types."""
        missing = float(s.edition.values.largest) - size
        more = self.weights.variety * missing / float(TYPES)
        return more * (size + 0.5 + 0.5 * more - self.weights.ordinary)

    def gain_of(self, s: State, player: Player, good: i64, now: float) -> float:
        """What one more good of a kind adds; types of equal number are alike."""
        n = player.goods[good]
        if good == WILD:
            return self.with_one(s, player, good) - now
        if self.by_count[n] < 0.0:
            self.by_count[n] = self.with_one(s, player, good) - now
        return self.by_count[n]

    def with_one(self, s: State, player: Player, good: i64) -> float:
        player.goods[good] += 1
        worth = self.hand_worth(s, player, player.goods)
        player.goods[good] -= 1
        return worth

    def forget_gains(self, player: Player) -> None:
        for good in range(TYPES):
            self.by_count[player.goods[good]] = -1.0

    def draw_worth(self, s: State, player: Player, now: float) -> float:
        """A token from the bag: each type is about as likely."""
        total = 0.0
        for good in range(TYPES):
            total += self.gain_of(s, player, good, now)
        return total / float(TYPES)

    def cheapest_loss(self, s: State, player: Player, now: float) -> float:
        """What giving away the least useful good costs."""
        least = 1000.0
        for good in range(TYPES):
            if player.goods[good] > 0:
                least = min(least, now - self.without_one(s, player, good))
        return least

    def without_one(self, s: State, player: Player, good: i64) -> float:
        player.goods[good] -= 1
        worth = self.hand_worth(s, player, player.goods)
        player.goods[good] += 1
        return worth

    def swap_worth(self, s: State, player: Player, now: float) -> float:
        """Fact 10. The best good on the market for the least useful one in hand."""
        most = 0.0
        for slot in range(s.edition.market_slots):
            good = s.market[slot]
            if good != EMPTY:
                most = max(most, self.gain_of(s, player, good, now))
        return most - self.cheapest_loss(s, player, now)

    # ------------------------------------------------------------------------- ships at sea

    def ships_worth(self, s: State, player: Player) -> float:
        """What the ships sent out will bring home."""
        points = self.coin(s) * float(s.edition.casino_income * player.casino)
        now = self.hand_worth(s, player, player.goods)
        if player.market > 0:
            self.forget_gains(player)
            drawn = self.draw_worth(s, player, now)
            points += max(drawn, self.swap_worth(s, player, now))
            points += drawn * float(player.market - 1)
        for port in s.open_ports:
            stack = s.stack(port, player.seat)
            if stack != NO_STACK:
                points += self.stack_worth(s, player, port, stack, now)
        return points

    def stack_worth(self, s: State, player: Player, port: i64, stack: i64, now: float) -> float:
        """Fact 6. The goods if nobody tops it, else the coins back."""
        coins = self.coin(s) * float(stack)
        gain = self.port_worth(s, player, port, now)
        highest = s.highest_other(port, player.seat)
        if highest > stack:
            if s.last_round():
                return coins
            hope = gain - self.weights.coin * float(highest + 1)
            return coins + self.weights.fight * max(0.0, hope)
        chance = self.chance_to_buy(s, player, port, stack, highest == NO_STACK)
        return chance * gain + (1.0 - chance) * coins

    def port_worth(self, s: State, player: Player, port: i64, now: float) -> float:
        """What all the goods of a port add to a hand."""
        hand = self.hand
        for good in range(KINDS):
            hand[good] = player.goods[good]
        first = s.edition.first_slot[port]
        for slot in range(first, first + s.edition.slots[port]):
            if s.port_goods[slot] != EMPTY:
                hand[s.port_goods[slot]] += 1
        return self.hand_worth(s, player, hand) - now

    def chance_to_buy(self, s: State, player: Player, port: i64, stack: i64, alone: bool) -> float:
        """Fact 7. Nobody who moves before the owner does tops the stack."""
        if player.seat == s.turn:
            if s.asked is not SEND and alone:
                return 1.0
            other = s.next_seat(s.turn)
        else:
            other = s.turn
        if s.last_round() and player.seat == s.turn:
            return 0.0
        chance = 1.0
        while other != player.seat:
            chance *= 1.0 - self.chance_of_attack(s, s.players[other], port, stack)
            other = s.next_seat(other)
        return chance

    def chance_of_attack(self, s: State, other: Player, port: i64, stack: i64) -> float:
        """Facts 7, 8, 20. Who has the coins may do it, the likelier the more it gains by it."""
        there = max(0, s.stack(port, other.seat))
        if other.safe + there <= stack:
            return 0.0
        w = self.weights
        now = self.hand_worth(s, other, other.goods)
        gain = self.port_worth(s, other, port, now) - w.coin * float(stack + 1) - w.yields
        return max(0.02, min(w.boldest, w.attack + w.greed * gain))

    # ------------------------------------------------------------------ the habits

    def narrow(self, s: State, answers: Answers) -> None:
        """A few bids, swaps that help, whole trades that make sense, the best payment."""
        if answers.n <= 1:
            return
        if s.asked is SEND:
            self.narrow_sending(s, answers)
        elif s.asked is SHIP:
            self.narrow_ships(s, answers)
        elif s.asked is BASKET:
            self.narrow_basket(s, answers)
        elif s.asked is PAY:
            self.narrow_payment(s, answers)
        elif s.asked is LEAVE_OUT:
            narrow_left_out(s, answers)
        elif s.asked is DISCARD:
            self.narrow_discard(s, answers)

    def pick(self, s: State, answers: Answers, dice: Dice) -> i64:
        """The best-looking of the answers worth a thought, or sometimes another of them."""
        if answers.n == 1:
            return answers.answer[0]
        few = self.considered
        few.clear()
        for i in range(answers.n):
            few.add(answers.answer[i])
        self.narrow(s, few)
        if few.n == 1:
            return few.answer[0]
        if dice.below(100) < SLIPS:
            return dice.choose(few)
        if s.asked is SEND:
            return self.pick_sending(s, few, dice)
        if s.asked is SHIP:
            return self.pick_ship(s, few)
        if s.asked is BASKET:
            return self.pick_basket(s, few)
        return few.answer[0]

    # ---------------------------------------------------------------------- sending

    def narrow_sending(self, s: State, answers: Answers) -> None:
        """Ports first, in their order, then the market, then the casino: one path to each fleet."""
        answers.clear()
        if s.last_round():
            answers.add(PASS)
            offer_spoiling(s, answers)
            return
        if s.me.casino == 0:
            if s.me.market == 0:
                self.offer_ports(s, answers)
            answers.add(TO_MARKET)
        answers.add(TO_CASINO)

    def offer_ports(self, s: State, answers: Answers) -> None:
        now = self.hand_worth(s, s.me, s.me.goods)
        first = first_port_to_send_to(s)
        for port in s.open_ports:
            if port >= first and s.banned >> port & 1 == 0 and s.stack(port, s.turn) == NO_STACK:
                worth = self.port_worth(s, s.me, port, now)
                lowest = max(s.edition.min_bid, s.highest_other(port, s.turn) + 1)
                highest = min(s.me.safe, i64(worth / self.weights.coin) + 1)
                offer_bids(s, port, lowest, highest, answers, TO_PORT + port)

    def pick_sending(self, s: State, few: Answers, dice: Dice) -> i64:
        """The port that gains most, with some whim."""
        if s.last_round():
            return few.answer[0]
        now = self.hand_worth(s, s.me, s.me.goods)
        best: i64 = TO_CASINO if s.me.safe < 3 else TO_MARKET
        if s.me.casino > 0:
            best = TO_CASINO
        highest = 4.0
        for i in range(few.n):
            answer = few.answer[i]
            if answer % 10 >= TO_PORT:
                gain = self.port_worth(s, s.me, answer % 10 - TO_PORT, now)
                gain -= self.weights.coin * float(answer // 10) - float(dice.below(5))
                if gain > highest:
                    highest = gain
                    best = answer
        return best

    # ----------------------------------------------------------------------- phase I

    def narrow_ships(self, s: State, answers: Answers) -> None:
        """Fact 9. Buy, then collect, then answer who outbid me, then go to the market."""
        for i in range(answers.n):
            answer = answers.answer[i]
            if BUY <= answer < WITHDRAW or answer == CASINO:
                answers.clear()
                answers.add(answer)
                return
        port = first_outbid_port(s)
        if port != NO_STACK:
            self.offer_answers_to_bid(s, port, answers)
        else:
            self.narrow_market(s, answers)

    def offer_answers_to_bid(self, s: State, port: i64, answers: Answers) -> None:
        answers.clear()
        answers.add(WITHDRAW + port)
        now = self.hand_worth(s, s.me, s.me.goods)
        worth = self.port_worth(s, s.me, port, now)
        lowest = s.highest_other(port, s.turn) + 1
        highest = min(s.me.safe + s.stack(port, s.turn), i64(worth / self.weights.coin) + 1)
        if not s.last_round():
            offer_bids(s, port, lowest, highest, answers, RAISE + port)

    def narrow_market(self, s: State, answers: Answers) -> None:
        """A draw, or one of the best swaps."""
        self.make_room(answers.n)
        now = self.hand_worth(s, s.me, s.me.goods)
        self.forget_gains(s.me)
        for i in range(answers.n):
            answer = answers.answer[i]
            if answer == DRAW:
                self.score[i] = self.draw_worth(s, s.me, now)
            else:
                given, taken = (answer - SWAP) // 10, answer % 10
                s.me.goods[given] -= 1
                s.me.goods[taken] += 1
                self.score[i] = self.hand_worth(s, s.me, s.me.goods) - now
                s.me.goods[given] += 1
                s.me.goods[taken] -= 1
        self.keep_best(answers, 4, 4.0)

    def pick_ship(self, s: State, few: Answers) -> i64:
        """Raise by the least if that still beats a ship-turn; on the market the best is first."""
        if not WITHDRAW <= few.answer[0] < SWAP:
            return few.answer[0]
        now = self.hand_worth(s, s.me, s.me.goods)
        port = few.answer[0] - WITHDRAW
        more = (few.answer[1] - RAISE) // 10
        gain = self.port_worth(s, s.me, port, now) - self.weights.coin * float(more)
        return few.answer[1] if gain > self.weights.yields else few.answer[0]

    # ------------------------------------------------------------------------- the trade

    def narrow_basket(self, s: State, answers: Answers) -> None:
        """The next card of each plan, or the end of it."""
        legal = as_cards(answers)
        self.make_plans(s)
        answers.clear()
        stop: i64 = CHECKOUT if s.cost > 0 else PASS
        if s.cost == 0 and not s.last_round():
            answers.add(stop)
        for plan in range(self.plans):
            if self.level[plan] >= s.cost:
                card = self.shop.next_card(s.last_wanted, self.level[plan] - s.cost)
                if card == CARD_KINDS:
                    add_once(answers, stop)
                elif legal >> card & 1 == 1:
                    add_once(answers, card)
        if answers.n == 0:
            answers.add(stop)

    def make_plans(self, s: State) -> None:
        """Facts 11, 13, 17. Ways to divide the hand: what is sold, what the rest is worth."""
        self.plans = 0
        goods = s.me.goods
        now = self.hand_worth(s, s.me, goods)
        everything = s.edition.values.of(goods) + coins_to_pay(s)
        self.add_plan(everything, 0.0)
        if not s.last_round():
            self.plan_around_sets(s, now)
            for benefit in range(SYNDICATE + 1):
                if may_want(s, benefit):
                    cost = s.edition.cost[benefit]
                    self.add_plan(cost, now - self.weights.stock * float(cost))
            ships = 2 * s.edition.cost[CARGO_SHIP]
            if ships <= everything:
                self.add_plan(ships, now - self.weights.stock * float(ships))
        left = 0.0 if s.last_round() else 0.5 * self.weights.stock
        self.shop.open(s, s.me, s.last_wanted, everything - s.cost, self.weights, left)

    def plan_around_sets(self, s: State, now: float) -> None:
        """Keep the largest set, with or without wild goods, or the two largest, or sell just it."""
        goods = s.me.goods
        largest = most_numerous(goods, TYPES)
        second = most_numerous(goods, largest)
        a, b, wilds = goods[largest], goods[second], goods[WILD]
        self.plan_to_keep(s, largest, a, second, 0, 0)
        if wilds > 0:
            self.plan_to_keep(s, largest, a, second, 0, wilds)
        if b > 1:
            self.plan_to_keep(s, largest, a, second, b, wilds)
        if a + wilds > 1:
            values = s.edition.values
            value = values.same[min(a + wilds, values.largest)]
            self.add_plan(value, now - self.weights.stock * float(value))

    def plan_to_keep(self, s: State, one: i64, a: i64, two: i64, b: i64, wilds: i64) -> None:
        hand, goods = self.hand, s.me.goods
        for good in range(KINDS):
            hand[good] = 0
        hand[two] = b
        hand[one] = a
        hand[WILD] = wilds
        kept = self.hand_worth(s, s.me, hand)
        for good in range(KINDS):
            hand[good] = goods[good] - hand[good]
        self.add_plan(s.edition.values.of(hand), kept)

    def add_plan(self, level: i64, kept: float) -> None:
        if level > 0 and self.plans < MOST_PLANS:
            self.level[self.plans] = min(level, DEAREST_BASKET)
            self.kept[self.plans] = kept
            self.plans += 1

    def pick_basket(self, s: State, few: Answers) -> i64:
        """The next card of the best plan."""
        best: i64 = few.answer[0]
        highest = -1e9
        if s.cost == 0 and not s.last_round():
            surplus = max(0, count(s.me.goods) - s.capacity(s.me))
            highest = self.hand_worth(s, s.me, s.me.goods)
            highest -= self.weights.surplus * float(surplus)
        for plan in range(self.plans):
            left = self.level[plan] - s.cost
            if left >= 0:
                worth = self.shop.best(s.last_wanted, left) + self.kept[plan]
                card = self.shop.next_card(s.last_wanted, left)
                answer: i64 = card
                if card == CARD_KINDS:
                    answer = CHECKOUT if s.cost > 0 else PASS
                if worth > highest and is_among(few, answer):
                    highest = worth
                    best = answer
        return best

    def narrow_payment(self, s: State, answers: Answers) -> None:
        """What keeps the best rest. In the last round nothing that is kept counts."""
        if s.last_round():
            answers.n = 1
            return
        self.make_room(answers.n)
        missing = s.cost - s.value
        for i in range(answers.n):
            value = self.set_aside(s, answers.answer[i])
            over = float(max(0, missing - value))
            kept = self.hand_worth(s, s.me, self.hand) - self.weights.stock * over
            self.score[i] = kept - (0.3 if over > 0.0 else 0.0)
        self.keep_best(answers, 2, 1.0)

    def set_aside(self, s: State, answer: i64) -> i64:
        """Leave in `hand` what a set leaves; its value."""
        hand, values = self.hand, s.edition.values
        for good in range(KINDS):
            hand[good] = s.me.goods[good]
        if answer == COINS:
            return 0
        if answer >= DIFFERENT:
            types, wilds = (answer - DIFFERENT) // 10, answer % 10
            hand[WILD] -= wilds
            take_rarest(s.me.goods, hand, types)
            return values.different[types + wilds]
        if answer >= ONLY_WILDS:
            hand[WILD] -= answer - ONLY_WILDS
            return values.same[answer - ONLY_WILDS]
        hand[answer // 100] -= answer // 10 % 10
        hand[WILD] -= answer % 10
        return values.same[answer // 10 % 10 + answer % 10]

    def narrow_discard(self, s: State, answers: Answers) -> None:
        self.make_room(answers.n)
        for i in range(answers.n):
            self.score[i] = self.without_one(s, s.me, answers.answer[i])
        self.keep_best(answers, 1, 0.0)

    # ------------------------------------------------------------------------ the best few

    def make_room(self, n: i64) -> None:
        if len(self.score) < n:
            self.score = zeros(2 * n)

    def keep_best(self, answers: Answers, most: i64, slack: float) -> None:
        """The answers of the highest scores, the best first; none that falls behind by more."""
        score = self.score
        kept: i64 = 0
        while kept < min(most, answers.n):
            best = kept
            for i in range(kept + 1, answers.n):
                if score[i] > score[best]:
                    best = i
            if score[best] < score[0] - slack:
                break
            score[kept], score[best] = score[best], score[kept]
            answer = answers.answer[kept]
            answers.answer[kept] = answers.answer[best]
            answers.answer[best] = answer
            kept += 1
        answers.n = kept


class Shop:
    """Fact 17. The best that a value buys: a knapsack over the cards from some card on."""

    def __init__(self) -> None:
        self.table: Floats = zeros((CARD_KINDS + 1) * (DEAREST_BASKET + 1))

    def open(
        self, s: State, player: Player, first: i64, budget: i64, weights: Weights, left: float
    ) -> None:
        """Fill the table for every value up to the budget; `left` is for each one unspent."""
        budget = max(0, min(budget, DEAREST_BASKET))
        table = self.table
        row = CARD_KINDS * (DEAREST_BASKET + 1)
        for value in range(budget + 1):
            table[row + value] = left * float(value)
        card: i64 = CARD_KINDS
        while card > first:
            card -= 1
            row -= DEAREST_BASKET + 1
            self.fill_row(s, player, card, row, budget, weights)

    def fill_row(
        self, s: State, player: Player, card: i64, row: i64, budget: i64, weights: Weights
    ) -> None:
        table = self.table
        below = row + DEAREST_BASKET + 1
        for value in range(budget + 1):
            table[row + value] = table[below + value]
        cost = s.edition.cost[card]
        wanted = s.basket[card] if player.seat == s.turn else 0
        copies = min(s.supply[card] - wanted, s.edition.limit[card] - player.cards[card] - wanted)
        if copies <= 0 or cost > budget:
            return
        worth = card_worth(s, card, weights)
        for n in range(1, min(copies, budget // cost) + 1):
            for value in range(n * cost, budget + 1):
                points = table[below + value - n * cost] + float(n) * worth
                if points > table[row + value]:
                    table[row + value] = points

    def best(self, first: i64, value: i64) -> float:
        value = max(0, min(value, DEAREST_BASKET))
        return self.table[first * (DEAREST_BASKET + 1) + value]

    def next_card(self, first: i64, value: i64) -> i64:
        """The first card of the best basket for this value; CARD_KINDS if it is empty."""
        card = first
        while card < CARD_KINDS and self.best(card, value) <= self.best(card + 1, value):
            card += 1
        return card


# ------------------------------------------------------------------------- time left


def has_traded(s: State, player: Player) -> bool:
    """In this round."""
    if s.round <= 1 or player.seat != s.turn:
        return s.round <= 1 or player.seat < s.turn
    return s.asked is SEND or s.asked is DISCARD


def trades_left(s: State, player: Player) -> i64:
    """Trades that a player has still to make, one that is being made included."""
    rounds = s.edition.rounds[s.seats] - max(1, s.round)
    return rounds if has_traded(s, player) else rounds + 1


def ships_to_send(s: State, player: Player) -> i64:
    """Fact 3. Ships-turns that are still to be decided about."""
    fleet = player.home + player.casino + player.market
    staying: i64 = 0
    for port in s.open_ports:
        mine = s.stack(port, player.seat)
        if mine != NO_STACK:
            fleet += 1
            highest = s.highest_other(port, player.seat)
            if highest != NO_STACK and highest < mine:
                staying += 1
    rounds = s.edition.rounds[s.seats] - max(1, s.round)
    if player.seat > s.turn or s.round == 0:
        return rounds * fleet
    if player.seat < s.turn:
        return (rounds - 1) * fleet
    if s.asked is SEND:
        return (rounds - 1) * fleet + player.home
    return rounds * fleet - staying


def card_worth(s: State, card: i64, w: Weights) -> float:
    """Facts 4, 12. The points, and for a benefit the rounds in which it serves."""
    points = float(s.edition.points[card])
    if card > SYNDICATE or s.last_round():
        return points
    rounds = float(s.edition.rounds[s.seats] - s.round)
    if card == CARGO_SHIP:
        return points + w.yields * rounds
    return points + rounds * (w.warehouse if card == WAREHOUSE else w.syndicate)


# ---------------------------------------------------------------------------- bids


def offer_bids(s: State, port: i64, lowest: i64, highest: i64, answers: Answers, base: i64) -> None:
    """Facts 6, 7. The lowest bid, a little more, and one that nobody can top."""
    if lowest > highest:
        return
    answers.add(base + 10 * lowest)
    reach = reach_of_others(s, port)
    if reach <= lowest:
        return
    if lowest + 2 <= min(highest, reach):
        answers.add(base + 10 * (lowest + 2))
    safe = min(reach, lowest + DETERRENT)
    if safe <= highest and safe != lowest + 2:
        answers.add(base + 10 * safe)


def reach_of_others(s: State, port: i64) -> i64:
    """The highest stack that another seat can make there with the coins it has."""
    reach: i64 = 0
    for other in s.players:
        if other.seat != s.turn:
            reach = max(reach, other.safe + max(0, s.stack(port, other.seat)))
    return reach


def offer_spoiling(s: State, answers: Answers) -> None:
    """CN-8.3. After my last trade coins are good only for topping those who still have to buy."""
    for port in s.open_ports:
        if s.banned >> port & 1 == 0 and s.stack(port, s.turn) == NO_STACK:
            highest = s.highest_other(port, s.turn)
            if highest != NO_STACK and highest < s.me.safe and later_seat_leads(s, port, highest):
                answers.add(10 * max(s.edition.min_bid, highest + 1) + TO_PORT + port)


def later_seat_leads(s: State, port: i64, highest: i64) -> bool:
    for seat in range(s.turn + 1, s.seats):
        if s.stack(port, seat) == highest:
            return True
    return False


def first_port_to_send_to(s: State) -> i64:
    """After the last port that a ship was sent to in this turn, as far as that can be seen."""
    first: i64 = 0
    for port in s.open_ports:
        if s.stack(port, s.turn) != NO_STACK and s.highest_other(port, s.turn) == NO_STACK:
            first = port + 1
    return first


def first_outbid_port(s: State) -> i64:
    for port in s.open_ports:
        mine = s.stack(port, s.turn)
        if mine != NO_STACK and s.highest_other(port, s.turn) > mine:
            return port
    return NO_STACK


# ---------------------------------------------------------------------------- goods


def most_numerous(goods: Ints, but: i64) -> i64:
    """The type with most goods, except one."""
    best: i64 = 0 if but != 0 else 1
    for good in range(TYPES):
        if good != but and goods[good] > goods[best]:
            best = good
    return best


def take_rarest(goods: Ints, hand: Ints, types: i64) -> None:
    """One good each of so many types, those with the fewest goods first."""
    n: i64 = 1
    left = types
    while left > 0 and n < MOST_COUNT:
        for good in range(TYPES - 1, -1, -1):
            if left > 0 and goods[good] == n:
                hand[good] -= 1
                left -= 1
        n += 1


def narrow_left_out(s: State, answers: Answers) -> None:
    """Leave out what there is most of; the first of these in the order of the goods."""
    goods = s.me.goods
    wanted = left_to_leave_out(s)
    for i in range(answers.n):
        good = answers.answer[i]
        more: i64 = 0
        for other in range(TYPES):
            first = goods[other] == goods[good] and other < good
            if (first or goods[other] > goods[good]) and not is_left_out(s, other):
                more += 1
        if more < wanted:
            answers.clear()
            answers.add(good)
            return


# -------------------------------------------------------------------------- answers


def as_cards(answers: Answers) -> i64:
    """A bit for each card that may be wanted."""
    cards: i64 = 0
    one: i64 = 1
    for i in range(answers.n):
        if 0 <= answers.answer[i] < CARD_KINDS:
            cards |= one << answers.answer[i]
    return cards


def add_once(answers: Answers, answer: i64) -> None:
    if not is_among(answers, answer):
        answers.add(answer)


def is_among(answers: Answers, answer: i64) -> bool:
    for i in range(answers.n):
        if answers.answer[i] == answer:
            return True
    return False
