"""Habits in a trade: a plan for the whole of it, how to pay for it, what to throw away."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.vectors import Floats, Ints, filled, i64, zeros
from portside.games.cargo_noir.judge.evaluation import MOST_COUNT, CargoNoirEvaluation
from portside.games.cargo_noir.judge.ranking import Ranking
from portside.games.cargo_noir.judge.shop import DEAREST_BASKET
from portside.games.cargo_noir.rules.data import (
    CARD_KINDS,
    CARGO_SHIP,
    KINDS,
    SYNDICATE,
    TYPES,
    WILD,
)
from portside.games.cargo_noir.rules.state import State, count
from portside.games.cargo_noir.rules.trade import (
    CHECKOUT,
    COINS,
    DIFFERENT,
    ONLY_WILDS,
    coins_to_pay,
    is_left_out,
    left_to_leave_out,
    may_want,
)

MOST_PLANS: Final = 10


class TradingHabits(CargoNoirEvaluation):
    """An evaluation with the habits of a trade."""

    def __init__(self) -> None:
        super().__init__()
        self.ranking = Ranking()
        self.plans: i64 = 0  # how many there are
        self.sold: Ints = filled(MOST_PLANS, 0)  # by plan: the value of what is sold
        self.kept: Floats = zeros(MOST_PLANS)  # by plan: what the rest of the hand is worth

    # -------------------------------------------------------------------------- the basket

    def narrow_basket(self, s: State, answers: Answers) -> None:
        """The next card of each plan, or the end of it."""
        legal = as_cards(answers)
        self.make_plans(s)
        answers.clear()
        stop: i64 = CHECKOUT if s.cost > 0 else PASS
        if s.cost == 0 and not s.last_round():
            answers.add(stop)
        for plan in range(self.plans):
            if self.sold[plan] >= s.cost:
                card = self.shop.next_card(s.last_wanted, self.sold[plan] - s.cost)
                if card == CARD_KINDS:
                    add_once(answers, stop)
                elif legal >> card & 1 == 1:
                    add_once(answers, card)
        if answers.n == 0:
            answers.add(stop)

    def make_plans(self, s: State) -> None:
        """Ways to divide the hand: what is sold, what the rest is worth."""
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

    def add_plan(self, value: i64, kept: float) -> None:
        if value > 0 and self.plans < MOST_PLANS:
            self.sold[self.plans] = min(value, DEAREST_BASKET)
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
            left = self.sold[plan] - s.cost
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

    # ---------------------------------------------------------------------- the payment

    def narrow_payment(self, s: State, answers: Answers) -> None:
        """What keeps the best rest. In the last round nothing that is kept counts."""
        if s.last_round():
            answers.n = 1
            return
        self.ranking.make_room(answers.n)
        scores = self.ranking.scores
        missing = s.cost - s.value
        for i in range(answers.n):
            value = self.set_aside(s, answers.answer[i])
            over = float(max(0, missing - value))
            kept = self.hand_worth(s, s.me, self.hand) - self.weights.stock * over
            scores[i] = kept - (0.3 if over > 0.0 else 0.0)
        self.ranking.keep_best(answers, 2, 1.0)

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
        self.ranking.make_room(answers.n)
        scores = self.ranking.scores
        for i in range(answers.n):
            scores[i] = self.without_one(s, s.me, answers.answer[i])
        self.ranking.keep_best(answers, 1, 0.0)


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
