"""CN-5.2 to CN-5.5. What sets of goods are worth, and the most a hand can be worth (BEST).

A *hand* is packed into one number: how many wild goods, then the counts of the types, largest
first. Types behave alike, so hands that differ only in the names of their types are one hand.
"""

from typing import Final

from mypy_extensions import i64

from portside.core.ints import Ints, filled, ints
from portside.games.cargo_noir.data import TYPES, WILD

BITS: Final = 6  # for each count: at most 63 goods of a kind
LOW: Final = 63
FREE: Final = -1  # a place of the memory that holds no hand
FIRST_SIZE: Final = 1 << 12
# One good at each place of a hand. A table, as mypyc makes `1 << place` a shift of 32 bits.
ONE_AT: Final = ints([1 << BITS * (place + 1) for place in range(TYPES)])
LARGEST_SIZE: Final = (
    1 << 18
)  # then it is emptied: a game that never ends must not fill the machine


class Values:
    """The two rows of values, and a memory of hands already judged."""

    same: Ints  # by the number of goods in the set
    different: Ints
    largest: i64  # set

    hands: Ints
    worth: Ints
    size: i64
    used: i64
    counts: Ints  # scratch: of the types, while they are sorted

    def __init__(self, different: list[int], same: list[int], largest: int) -> None:
        self.same = ints([0, *same[:largest]])
        self.different = ints([0, *different[:largest]])
        self.largest = largest
        self.counts = filled(TYPES, 0)
        self.forget(FIRST_SIZE)

    def forget(self, size: i64) -> None:
        self.hands = filled(size, FREE)
        self.worth = filled(size, 0)
        self.size = size
        self.used = 0

    # ------------------------------------------------------------------ hands

    def pack(self, goods: Ints) -> i64:
        counts = self.counts
        n: i64 = 0
        for good in range(TYPES):
            count = goods[good]
            if count > 0:
                place = n
                while place > 0 and counts[place - 1] < count:
                    counts[place] = counts[place - 1]
                    place -= 1
                counts[place] = count
                n += 1
        hand: i64 = 0
        while n > 0:
            n -= 1
            hand = (hand << BITS) + counts[n]
        return (hand << BITS) + goods[WILD]

    def of(self, goods: Ints) -> i64:
        """BEST: the most that these goods are worth, split into legal sets."""
        return self.best(self.pack(goods))

    def without(self, goods: Ints, good: i64, m: i64, wilds: i64) -> i64:
        """BEST of what is left once a same-set is handed in."""
        goods[good] -= m
        goods[WILD] -= wilds
        left = self.of(goods)
        goods[good] += m
        goods[WILD] += wilds
        return left

    # ------------------------------------------------------------------- BEST

    def best(self, hand: i64) -> i64:
        at = home(hand) & (self.size - 1)
        while self.hands[at] != FREE:
            if self.hands[at] == hand:
                return self.worth[at]
            at = (at + 1) & (self.size - 1)
        worth = self.search(hand)
        self.remember(hand, worth)
        return worth

    def remember(self, hand: i64, worth: i64) -> None:
        if 2 * self.used >= self.size:
            self.grow()
        self.put(hand, worth)

    def put(self, hand: i64, worth: i64) -> None:
        at = home(hand) & (self.size - 1)
        while self.hands[at] != FREE:
            at = (at + 1) & (self.size - 1)
        self.hands[at] = hand
        self.worth[at] = worth
        self.used += 1

    def grow(self) -> None:
        hands, worth, size = self.hands, self.worth, self.size
        if size >= LARGEST_SIZE:
            self.forget(size)
            return
        self.forget(2 * size)
        for at in range(size):
            if hands[at] != FREE:
                self.put(hands[at], worth[at])

    def search(self, hand: i64) -> i64:
        """One good of the rarest type is in some set: try them all, for rows of any form.

        Leaving a good out never helps, as every set is worth something.
        """
        wilds = hand & LOW
        types = types_of(hand)
        if types == 0:
            return self.only_wilds(wilds)
        one = ONE_AT[types - 1]
        count = hand // one & LOW
        most: i64 = 0
        for w in range(min(wilds, self.largest - 1) + 1):
            for m in range(1, min(count, self.largest - w) + 1):
                most = max(most, self.same[m + w] + self.best(hand - m * one - w))
        return max(most, self.widen(hand, hand - one, types - 1, 1))

    def only_wilds(self, wilds: i64) -> i64:
        """CN-5.5. Wild goods alone count on the lower row."""
        most: i64 = 0
        for w in range(1, min(wilds, self.largest) + 1):
            most = max(most, self.same[w] + self.best(wilds - w))
        return most

    def widen(self, hand: i64, rest: i64, taken: i64, k: i64) -> i64:
        """The most with a different-set of k goods so far, the last from place `taken`.

        Of types with equal counts the last places are taken first: the rest stays sorted, and
        each choice is tried once. One good alone, or with wild ones, is better as a same-set.
        """
        most: i64 = 0
        if k >= 2:
            for w in range(min(hand & LOW, self.largest - k) + 1):
                most = max(most, self.different[k + w] + self.best(rest - w))
        if k < self.largest:
            place = taken - 1
            while place >= 0:
                if place + 1 == taken or ends_group(hand, place):
                    more = self.widen(hand, rest - ONE_AT[place], place, k + 1)
                    most = max(most, more)
                place -= 1
        return most

    def leaves(self, hand: i64, rest: i64, taken: i64, k: i64, needed: i64) -> bool:
        """Can k more types be handed in, one good each, so that the rest is worth enough?"""
        if k == 0:
            return self.best(rest) >= needed
        place = taken - 1
        while place >= k - 1:
            if (place + 1 == taken or ends_group(hand, place)) and self.leaves(
                hand, rest - ONE_AT[place], place, k - 1, needed
            ):
                return True
            place -= 1
        return False


def home(hand: i64) -> i64:
    """Where a hand is looked for first."""
    mixed = (hand ^ hand >> 29) & 0x3FFFFFFF
    return mixed * 0x9E3779B1 >> 13


def types_of(hand: i64) -> i64:
    types: i64 = 0
    counts = hand >> BITS
    while counts > 0:
        types += 1
        counts >>= BITS
    return types


def ends_group(hand: i64, place: i64) -> bool:
    """The next place holds fewer goods than this one."""
    counts = hand >> BITS * (place + 1)
    return counts & LOW != counts >> BITS & LOW
