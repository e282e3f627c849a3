"""SC-8. The twelve buildings. A building is a question: how do you use it?"""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.names import word
from portside.core.vectors import i64, vec
from portside.games.santiago.rules.data import (
    CARGO,
    CIGARS,
    CUBAN_NAMES,
    CUBANS_IN_ALL,
    GOOD_NAMES,
    RUM,
    SUGAR,
    TOBACCO,
    WOOD,
)
from portside.games.santiago.rules.ships import advance_marker, leave_if_full
from portside.games.santiago.rules.state import Question, State

TRIAL: Final = Answers()  # to try whether a building has a use
USE: Final = 0  # the answer for a building that is simply used
NO_CUBAN: Final = 9  # the newspaper turns nobody over


class Building(Question):
    """SC-8.13. Used once per occasion: by the pawn (or skipped), or through Alonso."""

    cites = "SC-8.13"
    width = 1

    def __init__(self, name: str) -> None:
        self.name = name

    def title(self, s: State) -> str:
        return "use-own" if s.through_alonso else "use"

    def offer(self, s: State, answers: Answers) -> None:
        if not s.through_alonso:
            answers.add(PASS)
        self.uses(s, answers)

    def play(self, s: State, answer: i64) -> None:
        if answer == PASS:
            s.tell("skip", s.me.seat, 0, 0)
        else:
            self.use(s, answer)

    def write(self, s: State, answer: i64) -> str:
        return "skip" if answer == PASS else self.write_use(answer)

    def usable(self, s: State) -> bool:
        """SC-8.0. There is at least one legal use now."""
        TRIAL.clear()
        self.uses(s, TRIAL)
        return TRIAL.n > 0

    # ------------------------------------------ each building defines these

    def uses(self, s: State, answers: Answers) -> None:
        answers.add(USE)

    def use(self, s: State, answer: i64) -> None:
        raise NotImplementedError

    def write_use(self, answer: i64) -> str:
        return "use"


class Bank(Building):
    """SC-8.1. 2 pesos."""

    cites = "SC-8.1"

    def use(self, s: State, answer: i64) -> None:
        s.earn(s.me, 2)


class Church(Building):
    """SC-8.2. 1 VP."""

    cites = "SC-8.2"

    def use(self, s: State, answer: i64) -> None:
        s.score(s.me, 1)


class Factory(Building):
    """SC-8.3, SC-8.4. Any number of one good becomes as many of another (SR-13)."""

    cites = "SC-8.3, SC-8.4"
    width = 16
    raw: i64
    made: i64

    def __init__(self, name: str, raw: i64, made: i64) -> None:
        super().__init__(name)
        self.raw = raw
        self.made = made

    def uses(self, s: State, answers: Answers) -> None:
        answers.add_range(1, min(s.me.goods[self.raw], s.supply[self.made]))

    def use(self, s: State, n: i64) -> None:
        s.tell("make", s.me.seat, self.made, n)
        s.give_back(s.me, self.raw, n)
        s.supply[self.made] -= n
        s.me.goods[self.made] += n

    def write_use(self, n: i64) -> str:
        return f"use {n}"


class BlackMarket(Building):
    """SC-8.5. 1 cargo good for 1 different cargo good. Answer: 10 * given + taken."""

    cites = "SC-8.5"
    width = 50

    def uses(self, s: State, answers: Answers) -> None:
        for given in range(CARGO):
            if s.me.goods[given] > 0:
                for taken in range(CARGO):
                    if taken != given and s.supply[taken] > 0:
                        answers.add(10 * given + taken)

    def use(self, s: State, answer: i64) -> None:
        s.hand_in(s.me, answer // 10, 1)
        s.take(s.me, answer % 10, 1)

    def write_use(self, answer: i64) -> str:
        return f"use {GOOD_NAMES[answer // 10]} {GOOD_NAMES[answer % 10]}"


class Sawmill(Building):
    """SC-8.6. 1 wood for 1 VP and 1 peso."""

    cites = "SC-8.6"

    def uses(self, s: State, answers: Answers) -> None:
        if s.me.goods[WOOD] > 0:
            answers.add(USE)

    def use(self, s: State, answer: i64) -> None:
        s.hand_in(s.me, WOOD, 1)
        s.score(s.me, 1)
        s.earn(s.me, 1)


class Cafe(Building):
    """SC-8.7. 2 VP for 1 rum, 2 VP for 1 cigars, or both. Answer: 1 rum, 2 cigars, 3 both."""

    cites = "SC-8.7"
    width = 4

    def uses(self, s: State, answers: Answers) -> None:
        rum = s.me.goods[RUM] > 0
        cigars = s.me.goods[CIGARS] > 0
        if rum:
            answers.add(1)
        if cigars:
            answers.add(2)
        if rum and cigars:
            answers.add(3)

    def use(self, s: State, answer: i64) -> None:
        if answer != 2:
            s.hand_in(s.me, RUM, 1)
            s.score(s.me, 2)
        if answer != 1:
            s.hand_in(s.me, CIGARS, 1)
            s.score(s.me, 2)

    def write_use(self, answer: i64) -> str:
        return ["", "use rum", "use cigars", "use rum cigars"][answer]


class CustomsOffice(Building):
    """SC-8.8. Set one die on the ship to 0."""

    cites = "SC-8.8"
    width = 5

    def uses(self, s: State, answers: Answers) -> None:
        for good in range(CARGO):
            if s.demand[good] > 0:
                answers.add(good)

    def use(self, s: State, good: i64) -> None:
        s.demand[good] = 0
        s.tell("clear-die", s.me.seat, good, 0)
        leave_if_full(s)

    def write_use(self, good: i64) -> str:
        return f"use {GOOD_NAMES[good]}"


class Casino(Building):
    """SC-8.9. 3 pesos for 1 VP or back, any number of times (SR-15).

    Answer: 2n buys n VP, 2n - 1 sells n VP.
    """

    cites = "SC-8.9"
    width = 64

    def uses(self, s: State, answers: Answers) -> None:
        for n in range(1, s.me.pesos // 3 + 1):
            answers.add(2 * n)
        for n in range(1, s.me.vp + 1):
            answers.add(2 * n - 1)

    def use(self, s: State, answer: i64) -> None:
        n = (answer + 1) // 2
        if answer % 2 == 0:
            s.pay(s.me, 3 * n)
            s.score(s.me, n)
        else:
            s.me.vp -= n
            s.tell("sell-vp", s.me.seat, 0, n)
            s.earn(s.me, 3 * n)

    def write_use(self, answer: i64) -> str:
        return f"use +{answer // 2}" if answer % 2 == 0 else f"use -{answer // 2 + 1}"


class PortAuthority(Building):
    """SC-8.10. Move the value marker one flag. Answer: 1 right, 0 left."""

    cites = "SC-8.10"
    width = 2

    def uses(self, s: State, answers: Answers) -> None:
        if s.ship_in_port:
            answers.add(1)
            if s.flag > 0:
                answers.add(0)

    def use(self, s: State, answer: i64) -> None:
        if answer == 1:
            advance_marker(s)
        else:
            s.flag -= 1
            s.tell("marker", s.me.seat, 0, s.value())

    def write_use(self, answer: i64) -> str:
        return "use +1" if answer == 1 else "use -1"


class TradingOffice(Building):
    """SC-8.11. Deliver 1 demanded good now, for 2 VP."""

    cites = "SC-8.11"
    width = 5

    def uses(self, s: State, answers: Answers) -> None:
        for good in range(CARGO):
            if s.demand[good] > 0 and s.me.goods[good] > 0:
                answers.add(good)

    def use(self, s: State, good: i64) -> None:
        s.give_back(s.me, good, 1)
        s.demand[good] -= 1
        s.tell("deliver", s.me.seat, good, 1)
        s.score(s.me, 2)
        leave_if_full(s)

    def write_use(self, good: i64) -> str:
        return f"use {GOOD_NAMES[good]}"


class NewspaperPublisher(Building):
    """SC-8.12. 1 peso, and one active Cuban may be made inactive (SR-16).

    Answer: he, or NO_CUBAN.
    """

    cites = "SC-8.12"
    width = 10

    def uses(self, s: State, answers: Answers) -> None:
        for cuban in range(CUBANS_IN_ALL):
            if s.inactive[cuban] == 0 and (cuban != s.visited() or s.options.visited_is_target):
                answers.add(cuban)
        answers.add(NO_CUBAN)

    def use(self, s: State, cuban: i64) -> None:
        s.earn(s.me, 1)
        if cuban != NO_CUBAN:
            s.inactive[cuban] = 1
            if cuban == s.visited() and s.options.newspaper_closes_visited_cuban:
                s.inactive[cuban] = 2
            s.tell("inactive", s.me.seat, cuban, 0)

    def write_use(self, cuban: i64) -> str:
        return f"use {word(CUBAN_NAMES[cuban])}" if cuban != NO_CUBAN else "use"


def in_order(buildings: list[Building]) -> "vec[Building]":
    return vec[Building](buildings)


BUILDINGS: Final = in_order(
    [  # of BUILDING_NAMES
        Bank("bank"),
        Church("church"),
        Factory("distillery", SUGAR, RUM),
        Factory("cigar-factory", TOBACCO, CIGARS),
        BlackMarket("black-market"),
        Sawmill("sawmill"),
        Cafe("cafe"),
        CustomsOffice("customs-office"),
        Casino("casino"),
        PortAuthority("port-authority"),
        TradingOffice("trading-office"),
        NewspaperPublisher("newspaper-publisher"),
    ]
)
