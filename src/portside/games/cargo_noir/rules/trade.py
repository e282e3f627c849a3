"""CN-5. Phase II: goods become cards, all in one trade; then the surplus is discarded.

First what (the basket), then how (the sets). Only what can still be completed is offered, so
nobody gets stuck, and the trade is done as soon as the basket is paid.
"""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.names import word
from portside.core.vectors import filled, i64, with_number
from portside.games.cargo_noir.rules.data import (
    CARD_KINDS,
    CARD_NAMES,
    CARGO_SHIP,
    GOOD_NAMES,
    KINDS,
    TYPES,
    WILD,
)
from portside.games.cargo_noir.rules.state import Question, State, count
from portside.games.cargo_noir.rules.values import LOW, pack, types_of, with_type, without_type

NO_CARDS: Final = filled(CARD_KINDS, 0)
NO_GOODS: Final = filled(KINDS, 0)

CHECKOUT: Final = 13  # the answer of `basket` after the numbers of the cards

# The answers of `pay`: 100 * good + 10 * m + wilds for a same-set, and
ONLY_WILDS: Final = 900  # + wilds
DIFFERENT: Final = 1000  # + 10 * types + wilds
COINS: Final = 1100


def coins_to_pay(s: State) -> i64:
    """CN-5.10, CN-8.2. Coins count in the last round only."""
    return s.me.safe if s.last_round() else 0


def missing(s: State) -> i64:
    """What has still to be paid with goods."""
    return s.cost - s.value - coins_to_pay(s)


# ------------------------------------------------------------------- the basket


def most_to_spend(s: State) -> i64:
    return s.edition.values.of(s.me.goods) + coins_to_pay(s)


def may_want(s: State, card: i64) -> bool:
    """CN-5.11. A copy is left, and the limit of the kind allows it."""
    wanted = s.basket[card]
    return s.supply[card] > wanted and s.me.cards[card] + wanted < s.edition.limit[card]


class Basket(Question):
    """CN-5.1, CN-5.7, CN-5.10, CN-5.11, CN-8.2. The cards wanted, in the order of the cards.

    A card is offered while the goods in hand, well split, can pay for the whole basket.
    """

    name = "basket"
    cites = "CN-5.1, CN-5.7, CN-5.10, CN-5.11, CN-8.2"
    width = 14

    def begin(self, s: State) -> None:
        """CN-5.14. Without a card to be had there is nothing to decide."""
        s.me = s.active
        clear_trade(s)
        s.spend = most_to_spend(s)
        costs = s.edition.cost
        for card in range(CARD_KINDS):
            if costs[card] <= s.spend and may_want(s, card):
                s.ask(self, s.turn)
                return

    def offer(self, s: State, answers: Answers) -> None:
        answers.add(CHECKOUT if s.cost > 0 else PASS)
        costs, left = s.edition.cost, s.spend - s.cost
        for card in range(s.last_wanted, CARD_KINDS):
            if costs[card] <= left and may_want(s, card):
                answers.add(card)

    def play(self, s: State, answer: i64) -> None:
        if answer == PASS:
            s.tell("no-trade", s.turn, 0, 0)
        elif answer == CHECKOUT:
            s.ask(PAY, s.turn)
        else:
            put_in_basket(s, answer)
            s.ask(self, s.turn)

    def write(self, s: State, answer: i64) -> str:
        if answer == PASS:
            return "no-trade"
        return "checkout" if answer == CHECKOUT else f"want {word(CARD_NAMES[answer])}"


def put_in_basket(s: State, card: i64) -> None:
    s.basket = with_number(s.basket, card, s.basket[card] + 1)
    s.cost += s.edition.cost[card]
    s.last_wanted = card


def clear_trade(s: State) -> None:
    s.basket = NO_CARDS
    s.aside = NO_GOODS
    s.last_wanted = 0
    s.cost = 0
    s.value = 0


# ---------------------------------------------------------------------- the sets

# By number of goods: the last type met of which there were so many, perhaps in another hand.
LAST_WITH: Final = filled(LOW + 1, 0)


class Pay(Question):
    """CN-5.2 to CN-5.8, CN-5.10, CN-8.2. The next set to hand in, or coins for the rest."""

    name = "pay"
    cites = "CN-5.2 to CN-5.8, CN-5.10, CN-8.2"
    width = 1101

    def offer(self, s: State, answers: Answers) -> None:
        goods, needed = s.me.goods, missing(s)
        hand = pack(goods)
        if needed <= 0:
            answers.add(COINS)
        for good in range(TYPES):
            if goods[good] > 0:
                alike = LAST_WITH[goods[good]]
                if alike < good and goods[alike] == goods[good]:
                    offer_again(alike, good, answers)
                else:
                    offer_same(s, good, hand, needed, answers)
                LAST_WITH[goods[good]] = good
        offer_wilds(s, hand, needed, answers)
        offer_different(s, hand, needed, answers)

    def play(self, s: State, answer: i64) -> None:
        if answer == COINS:
            complete(s, s.cost - s.value)
        elif answer >= DIFFERENT:
            s.types, s.wilds = (answer - DIFFERENT) // 10, answer % 10
            s.without = 0
            choose_types(s)
        else:
            good, m, wilds = answer // 100, answer // 10 % 10, answer % 10
            s.aside = s.aside[:]
            put_aside(s, good, m)
            put_aside(s, WILD, wilds)
            pay_on(s, s.edition.values.same[m + wilds])

    def write(self, s: State, answer: i64) -> str:
        if answer == COINS:
            return "coins"
        if answer >= DIFFERENT:
            return f"different {(answer - DIFFERENT) // 10} {answer % 10}"
        if answer >= ONLY_WILDS:
            return f"wilds {answer - ONLY_WILDS}"
        return f"same {GOOD_NAMES[answer // 100]} {answer // 10 % 10} {answer % 10}"


def offer_again(alike: i64, good: i64, answers: Answers) -> None:
    """What is possible with one of two types of which there are equally many is with the other."""
    for i in range(answers.n):
        answer = answers.answer[i]
        if answer // 100 == alike:
            answers.add(answer + 100 * (good - alike))


def offer_same(s: State, good: i64, hand: i64, needed: i64, answers: Answers) -> None:
    values, count, wilds = s.edition.values, s.me.goods[good], s.me.goods[WILD]
    others = without_type(hand, count)
    for m in range(1, min(count, values.largest) + 1):
        rest = with_type(others, count - m)
        for w in range(min(wilds, values.largest - m) + 1):
            left = needed - values.same[m + w]
            if left <= 0 or values.best(rest - w, 0) >= left:
                answers.add(100 * good + 10 * m + w)


def offer_wilds(s: State, hand: i64, needed: i64, answers: Answers) -> None:
    values = s.edition.values
    for w in range(1, min(s.me.goods[WILD], values.largest) + 1):
        left = needed - values.same[w]
        if left <= 0 or values.best(hand - w, 0) >= left:
            answers.add(ONLY_WILDS + w)


def offer_different(s: State, hand: i64, needed: i64, answers: Answers) -> None:
    """A set of one good is a same-set; more goods than types cannot all differ."""
    values = s.edition.values
    types = types_of(hand)
    for k in range(1, min(types, values.largest) + 1):
        for w in range(min(s.me.goods[WILD], values.largest - k) + 1):
            if k + w >= 2:
                left = needed - values.different[k + w]
                if left <= 0 or values.leaves(hand, hand - w, types, k, left):
                    answers.add(DIFFERENT + 10 * k + w)


def put_aside(s: State, good: i64, n: i64) -> None:
    """The caller has made `aside` this state's own."""
    if n > 0:
        s.me.goods[good] -= n
        s.aside[good] += n
        s.tell("hand-in", s.turn, good, n)


def pay_on(s: State, worth: i64) -> None:
    """CN-5.7. The trade is done as soon as the sets cover the cost."""
    s.value += worth
    s.tell("set", s.turn, 0, worth)
    if s.value >= s.cost:
        complete(s, 0)
    else:
        s.ask(PAY, s.turn)


# ----------------------------------------------------- the types of a different-set


def is_left_out(s: State, good: i64) -> bool:
    return s.without >> good & 1 == 1


def left_to_leave_out(s: State) -> i64:
    left, goods, without = -s.types, s.me.goods, s.without
    for good in range(TYPES):
        if goods[good] > 0:
            left += 1 - (without >> good & 1)
    return left


def choose_types(s: State) -> None:
    """Which types stay behind is asked one by one; what is not left out is handed in."""
    if left_to_leave_out(s) > 0:
        s.ask(LEAVE_OUT, s.turn)
        return
    s.aside = s.aside[:]
    for good in range(TYPES):
        if s.me.goods[good] > 0 and not is_left_out(s, good):
            put_aside(s, good, 1)
    put_aside(s, WILD, s.wilds)
    pay_on(s, s.edition.values.different[s.types + s.wilds])


class LeaveOut(Question):
    """CN-5.2, CN-5.7. A type in stock that is not used, in the order of the goods."""

    name = "leave-out"
    cites = "CN-5.2, CN-5.7"
    width = 9

    def offer(self, s: State, answers: Answers) -> None:
        values, goods = s.edition.values, s.me.goods
        needed = missing(s) - values.different[s.types + s.wilds]
        handed_in = filled_from(s)
        first = after_last_left_out(s)
        left = left_to_leave_out(s) - 1
        for good in range(TYPES):
            if goods[good] > 0 and not is_left_out(s, good):
                goods[good] -= 1
        goods[WILD] -= s.wilds
        for good in range(first, TYPES):
            if handed_in >> good & 1:
                goods[good] += 1
                if can_leave_out(s, good + 1, left, handed_in, needed):
                    answers.add(good)
                goods[good] -= 1
        for good in range(TYPES):
            if handed_in >> good & 1:
                goods[good] += 1
        goods[WILD] += s.wilds

    def play(self, s: State, good: i64) -> None:
        one: i64 = 1
        s.without |= one << good
        choose_types(s)

    def write(self, s: State, good: i64) -> str:
        return f"without {GOOD_NAMES[good]}"


def filled_from(s: State) -> i64:
    """A bit for each type in stock that is not left out."""
    kinds: i64 = 0
    one: i64 = 1
    for good in range(TYPES):
        if s.me.goods[good] > 0 and not is_left_out(s, good):
            kinds |= one << good
    return kinds


def after_last_left_out(s: State) -> i64:
    good: i64 = TYPES
    while good > 0 and not is_left_out(s, good - 1):
        good -= 1
    return good


def can_leave_out(s: State, first: i64, n: i64, handed_in: i64, needed: i64) -> bool:
    """Can n more types from `first` on be left out, so that the goods kept are worth enough?"""
    goods = s.me.goods
    if n == 0:
        return needed <= 0 or s.edition.values.of(goods) >= needed
    for good in range(first, TYPES):
        if handed_in >> good & 1:
            goods[good] += 1
            fits = can_leave_out(s, good + 1, n - 1, handed_in, needed)
            goods[good] -= 1
            if fits:
                return True
    return False


# ------------------------------------------------------------------- the exchange


def complete(s: State, coins: i64) -> None:
    """CN-5.8, CN-5.9, CN-6.2. Goods and coins go, cards come; what is paid too much is lost."""
    for good in range(KINDS):
        s.discard[good] += s.aside[good]
    if coins > 0:
        s.me.safe -= coins
        s.bank += coins
        s.tell("pay-coins", s.turn, 0, coins)
    if s.value > s.cost:
        s.tell("lost", s.turn, 0, s.value - s.cost)
    for card in range(CARD_KINDS):
        if s.basket[card] > 0:
            acquire(s, card, s.basket[card])
    clear_trade(s)


def acquire(s: State, card: i64, n: i64) -> None:
    """CN-6.2, CN-6.3. A cargo ship brings a ship from the reserve, ready to sail."""
    s.supply = with_number(s.supply, card, s.supply[card] - n)
    s.me.cards = with_number(s.me.cards, card, s.me.cards[card] + n)
    s.tell("acquire", s.turn, card, n)
    if card == CARGO_SHIP:
        ships = min(n, s.me.reserve)
        s.me.reserve -= ships
        s.me.home += ships


# ------------------------------------------------------------------------- surplus


class Discard(Question):
    """CN-5.12, CN-5.13. Exactly the goods that do not fit; not in the last round (CN-R44)."""

    name = "discard"
    cites = "CN-5.12, CN-5.13"
    width = 10

    def begin(self, s: State) -> None:
        if not s.last_round() and count(s.active.goods) > s.capacity(s.active):
            s.ask(self, s.turn)

    def offer(self, s: State, answers: Answers) -> None:
        for good in range(KINDS):
            if s.me.goods[good] > 0:
                answers.add(good)

    def play(self, s: State, good: i64) -> None:
        s.throw_away(s.me, good)
        self.begin(s)

    def write(self, s: State, good: i64) -> str:
        return f"discard {GOOD_NAMES[good]}"


BASKET: Final = Basket()
PAY: Final = Pay()
LEAVE_OUT: Final = LeaveOut()
DISCARD: Final = Discard()
