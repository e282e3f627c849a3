"""CN-5.2 to CN-5.5. What sets of goods are worth, and the most a hand can be worth (BEST).

A *hand* is packed into one number: how many wild goods, then the counts of the types, largest
first. Types behave alike, so hands that differ only in the names of their types are one hand.

How BEST is found. A type that is in no different-set is worth what its goods and some wild ones
are worth in same-sets, whatever else is in hand: it can be settled and put away. If no type can be,
each one gives a good to the largest different-set, or to a smaller one. So of all the parts that a
hand could be divided into only those are met in which some types are put away and all others have
given the same number of goods: their number grows with the largest count, not with its power.
"""

from typing import Final

from portside.core.vectors import Ints, filled, i64, ints
from portside.games.cargo_noir.rules.data import TYPES, WILD

BITS: Final = 6  # for each count: at most 63 goods of a kind
LOW: Final = 63
FREE: Final = -1  # a place of the memory that holds no hand
FIRST_SIZE: Final = 1 << 8
MOST_KEPT: Final = 1 << 17  # hands; then they are forgotten: no game must fill the machine
# One good at each place of a hand. A table, as mypyc makes `1 << place` a shift of 32 bits.
ONE_AT: Final = ints([1 << BITS * (place + 1) for place in range(TYPES)])
ONE_EACH: Final = ints([sum([int(one) for one in ONE_AT[:types]]) for types in range(TYPES + 1)])
DIGIT: Final = 4  # bits, for a number of types
NINE: Final = 15  # all of them
MOST_DIGITS: Final = 14  # so many fit into a number, beside that of 0
ONE_ALIKE: Final = ints([1 << DIGIT * count for count in range(MOST_DIGITS + 1)])
SIZES: Final = 16  # what waits is written as SIZES * goods + the size of the last different-set
WAITS_BITS: Final = 14  # of a note: what waits; above them is the worth of the hand
WAITS: Final = (1 << WAITS_BITS) - 1


class Values:
    """The two rows of values, and a memory of hands already judged."""

    same: Ints  # by the number of goods in the set
    different: Ints
    largest: i64  # set
    alone: Ints  # by number: the most that goods of one type are worth in same-sets
    growing: bool  # the larger a different-set, the more another good adds to it

    hands: Ints
    notes: Ints  # for each hand there: what it is worth while so many goods wait
    size: i64
    used: i64

    def __init__(self, different: list[int], same: list[int], largest: int) -> None:
        self.same = ints([0, *same[:largest]])
        self.different = ints([0, *different[:largest]])
        self.largest = largest
        self.alone = in_same_sets(self.same, 2 * LOW)
        self.growing = steps_grow(self.different)
        self.forget(FIRST_SIZE)

    def forget(self, size: i64) -> None:
        self.hands = filled(size, FREE)
        self.notes = filled(size, 0)
        self.size = size
        self.used = 0

    # ------------------------------------------------------------------ hands

    def of(self, goods: Ints) -> i64:
        """BEST: the most that these goods are worth, split into legal sets."""
        if self.used > MOST_KEPT:
            self.forget(FIRST_SIZE)
        return self.best(pack(goods), 0)

    # ----------------------------------------------------------------- memory

    def best(self, hand: i64, waiting: i64) -> i64:
        at = home(hand, waiting) & (self.size - 1)
        while self.hands[at] != FREE:
            if self.hands[at] == hand:
                note = self.notes[at]
                if note & WAITS == waiting:
                    return note >> WAITS_BITS
            at = (at + 1) & (self.size - 1)
        worth = self.search(hand, waiting)
        self.remember(hand, (worth << WAITS_BITS) + waiting)
        return worth

    def remember(self, hand: i64, note: i64) -> None:
        if 2 * self.used >= self.size:
            self.grow()
        self.put(hand, note)

    def put(self, hand: i64, note: i64) -> None:
        at = home(hand, note & WAITS) & (self.size - 1)
        while self.hands[at] != FREE:
            at = (at + 1) & (self.size - 1)
        self.hands[at] = hand
        self.notes[at] = note
        self.used += 1

    def grow(self) -> None:
        hands, notes, size = self.hands, self.notes, self.size
        self.forget(2 * size)
        for at in range(size):
            if hands[at] != FREE:
                self.put(hands[at], notes[at])

    # ------------------------------------------------------------------- BEST

    def search(self, hand: i64, waiting: i64) -> i64:
        """The most with a type put away, or with all types in different-sets to come.

        Leaving a good out never helps, as every set is worth something.
        """
        types = types_of(hand)
        if types <= 1 and waiting == 0:
            return self.alone[(hand >> BITS) + (hand & LOW)]
        most: i64 = 0
        for place in range(types):
            if ends_group(hand, place):
                most = max(most, self.put_away(hand, waiting, place))
        return max(most, self.give_one_each(hand, waiting, types))

    def put_away(self, hand: i64, waiting: i64, place: i64) -> i64:
        """The most if a type is in no different-set any more."""
        count = hand >> BITS * (place + 1) & LOW
        rest = without_type(hand, count)
        most: i64 = 0
        for wilds in range((hand & LOW) + 1):
            most = max(most, self.alone[count + wilds] + self.best(rest - wilds, waiting))
        return most

    def give_one_each(self, hand: i64, waiting: i64, types: i64) -> i64:
        """The most if each type gives a good to a different-set; some may wait for a later one.

        If different-sets come in order of their size, the largest first, goods that wait find
        room: a set whose types they are not (Gale and Ryser's theorem). So how many wait is all
        there is to know. Where steps grow, none waits that the larger set has room for. One good
        alone is better as a same-set.
        """
        goods, room = waiting // SIZES + types, self.room(waiting)
        most: i64 = 0
        for size in range(min(goods, room) if self.growing else 2, room + 1):
            wilds = max(0, size - goods)
            if wilds > hand & LOW:
                break
            rest = hand - ONE_EACH[types] - wilds
            late = goods + wilds - size
            more = self.best(rest, SIZES * late + size if late > 0 else 0)
            most = max(most, self.different[size] + more)
        return most

    def room(self, waiting: i64) -> i64:
        """Goods wait for sets no larger than the last one; without them there is no last one."""
        return waiting % SIZES if waiting > 0 else self.largest

    def leaves(self, hand: i64, rest: i64, taken: i64, k: i64, needed: i64) -> bool:
        """Can k more types be handed in, one good each, so that the rest is worth enough?"""
        if k == 0:
            return self.best(rest, 0) >= needed
        place = taken - 1
        while place >= k - 1:
            if (place + 1 == taken or ends_group(hand, place)) and self.leaves(
                hand, rest - ONE_AT[place], place, k - 1, needed
            ):
                return True
            place -= 1
        return False


def pack(goods: Ints) -> i64:
    """The hand of these goods: how many types have how many goods is counted, then laid down."""
    alike: i64 = 0  # by number of goods, in DIGIT bits each: how many types have as many
    types: i64 = 0
    for good in range(TYPES):
        count = goods[good]
        if count > MOST_DIGITS:
            return pack_one_by_one(goods)
        alike += ONE_ALIKE[count]
        if count > 0:
            types += 1
    hand, count = goods[WILD], 0
    while types > 0:
        count += 1
        rest = types - (alike >> DIGIT * count & NINE)
        hand += count * (ONE_EACH[types] - ONE_EACH[rest])
        types = rest
    return hand


def pack_one_by_one(goods: Ints) -> i64:
    """The same, however many goods there are."""
    hand = goods[WILD]
    for good in range(TYPES):
        if goods[good] > 0:
            hand = with_type(hand, goods[good])
    return hand


def with_type(hand: i64, count: i64) -> i64:
    """With one more type, of which there are so many."""
    at = place_of(hand, count)
    above = hand >> at
    return (((above << BITS) + count) << at) + hand - (above << at)


def without_type(hand: i64, count: i64) -> i64:
    """Without one of the types of which there are so many."""
    at = place_of(hand, count)
    above = hand >> at
    return (above >> BITS << at) + hand - (above << at)


def place_of(hand: i64, count: i64) -> i64:
    """The first bit of the first type of which there are no more than that."""
    at: i64 = BITS
    while hand >> at & LOW > count:
        at += BITS
    return at


def in_same_sets(same: Ints, most: i64) -> Ints:
    """By number, up to the most: what goods of one type are worth, split as well as can be."""
    worth = filled(most + 1, 0)
    for goods in range(1, most + 1):
        for size in range(1, min(goods, i64(len(same)) - 1) + 1):
            worth[goods] = max(worth[goods], same[size] + worth[goods - size])
    return worth


def steps_grow(row: Ints) -> bool:
    """Each good adds no less than the one before: goods may always move to the larger set."""
    for size in range(2, len(row)):
        if row[size] - row[size - 1] < row[size - 1] - row[size - 2]:
            return False
    return True


def home(hand: i64, waiting: i64) -> i64:
    """Where a hand is looked for first."""
    mixed = (hand ^ hand >> 29 ^ waiting << 7) & 0x3FFFFFFF
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
