"""Judges that have learned: a small net over what a game says matters for a seat.

A game writes its `Sight`; `portside train` finds the weights. The net reckons in whole numbers, so
compiled and interpreted rules, and every machine, give the same answers.
"""

from typing import Any, Final

from portside.core.answers import Answers
from portside.core.judge import Judge
from portside.core.rng import Dice
from portside.core.vectors import Floats, Ints, filled, i64, ints
from portside.core.written import Written

MOST_SEATS: Final = 8
FINE: Final = 4096  # a weight of 1 is written as so much
POWER: Final = FINE * FINE  # a power of e of 1, as the net reckons it
MOST: Final = 32_767  # of a weight
MOST_HIDDEN: Final = 256
FAR: Final = 200  # no number that is looked at is larger


class Sight:
    """What a learned judge looks at: a row of small whole numbers for each seat."""

    def __init__(self, names: list[str]) -> None:
        self.names = names  # of the numbers, in their order
        self.width: i64 = len(names)
        self.row: Ints = filled(0, 0)
        self.at: i64 = 0  # where the next number goes

    def look(self, s: Any, row: Ints) -> None:
        """Begin, and put the numbers of one seat after the other; the game is not over."""
        raise NotImplementedError

    def begin(self, row: Ints) -> None:
        self.row = row
        self.at = 0

    def put(self, number: i64) -> None:
        self.row[self.at] = max(-FAR, min(FAR, number))
        self.at += 1

    def put_one_of(self, n: i64, chosen: i64) -> None:
        for i in range(n):
            self.row[self.at + i] = 1 if i == chosen else 0
        self.at += n


class Net:
    """From the numbers of a seat to one: how good it looks. One hidden layer, and a straight way.

    The straight way and the hidden layer are added up; what counts is how far seats are apart.
    """

    def __init__(self, first: list[list[int]], last: list[int], straight: list[int]) -> None:
        """`first`: by input the weights to each hidden number, and a last row of their own."""
        self.inputs: i64 = len(straight)
        self.hidden: i64 = len(last)
        self.first: Ints = ints([weight for row in first for weight in row])
        self.last: Ints = ints(last)
        self.straight: Ints = ints(straight)
        self.sums: Ints = filled(self.hidden, 0)

    def power(self, row: Ints, at: i64) -> i64:
        """As a power of e, in parts of POWER; `at` is where the seat's numbers begin."""
        sums, first, hidden, inputs = self.sums, self.first, self.hidden, self.inputs
        straight = self.straight
        begins = inputs * hidden
        for j in range(hidden):
            sums[j] = first[begins + j]
        total: i64 = 0
        begins = 0
        for i in range(inputs):
            number = row[at + i]
            if number != 0:
                total += number * straight[i]
                for j in range(hidden):
                    sums[j] += number * first[begins + j]
            begins += hidden
        total *= FINE
        last = self.last
        for j in range(hidden):
            if sums[j] > 0:
                total += sums[j] * last[j]
        return total


def read_net(sight: Sight, written: Written) -> Net:
    """What `portside train` wrote down; refused if it looked at other numbers than this sight."""
    if [item.text() for item in written.get("sight").items()] != sight.names:
        raise written.refuse("it was trained with another sight; train it anew")
    last = weights(written.get("last"))
    if not 1 <= len(last) <= MOST_HIDDEN:
        raise written.refuse(f"from 1 to {MOST_HIDDEN} hidden numbers are wanted, not {len(last)}")
    first = [weights(row, len(last)) for row in written.get("first").items()]
    if len(first) != len(sight.names) + 1:
        raise written.refuse(f"{len(sight.names) + 1} rows are wanted in 'first'")
    return Net(first, last, weights(written.get("straight"), len(sight.names)))


def weights(written: Written, wanted: int | None = None) -> list[int]:
    found = [item.number(-MOST, MOST) for item in written.items()]
    if wanted is not None and len(found) != wanted:
        raise written.refuse(f"{wanted} weights are wanted, not {len(found)}")
    return found


class LearnedJudge(Judge):
    """Judges by a net; what is worth a thought, and habits, are those of the judge before it."""

    def __init__(self, taught: Judge, sight: Sight, net: Net, glances: bool = False) -> None:
        self.taught = taught
        self.glances = glances
        self.sight = sight
        self.net = net
        self.row: Ints = filled(MOST_SEATS * sight.width, 0)

    def appraise(self, s: Any, worth: Floats) -> None:
        """Points whose shares, at the judge's doubt, are the net's."""
        if s.finished:
            self.taught.appraise(s, worth)
            return
        self.sight.look(s, self.row)
        doubt = self.taught.doubt(s)
        seats: i64 = s.seats
        for seat in range(seats):
            power = self.net.power(self.row, seat * self.sight.width)
            worth[seat] = doubt * float(power) / float(POWER)

    def glance(self) -> Judge:
        return self if self.glances else self.taught

    def doubt(self, s: Any) -> float:
        return self.taught.doubt(s)

    def narrow(self, s: Any, answers: Answers) -> None:
        self.taught.narrow(s, answers)

    def pick(self, s: Any, answers: Answers, dice: Dice) -> i64:
        return self.taught.pick(s, answers, dice)
