"""SC-5. The nine Cubans: what each gives to the player who stops at him."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.names import word
from portside.core.vectors import i64, vec
from portside.games.santiago.rules.buildings import BUILDINGS
from portside.games.santiago.rules.data import (
    BUILDING_NAMES,
    BUILDINGS_IN_ALL,
    CARGO,
    CITRUS,
    GIFT_NAMES,
    GOOD_NAMES,
    NO_OWNER,
    PESO,
    SUGAR,
    TOBACCO,
    VP,
    WOOD,
)
from portside.games.santiago.rules.state import Player, Question, State


class Cuban:
    def function(self, s: State) -> None:
        """SC-5.1. What he does for the active player."""
        raise NotImplementedError


class Producer(Cuban):
    """SC-5.2. 2 of his good, as far as the supply goes."""

    good: i64

    def __init__(self, good: i64) -> None:
        self.good = good

    def function(self, s: State) -> None:
        s.take(s.active, self.good, 2)


class Maria(Cuban):
    """SC-5.3. 2 VP."""

    def function(self, s: State) -> None:
        s.score(s.active, 2)


class Martinez(Cuban):
    """SC-5.3. 3 pesos."""

    def function(self, s: State) -> None:
        s.earn(s.active, 3)


class Pablo(Cuban):
    """SC-5.4. 1 cargo good of choice; nothing if the supply has none."""

    def function(self, s: State) -> None:
        for good in range(CARGO):
            if s.supply[good] > 0:
                s.ask(TAKE_GOOD, s.turn)
                return


class TakeGood(Question):
    """SC-5.4. Answer: the cargo good."""

    name = "pablo"
    cites = "SC-5.4"
    width = 5

    def offer(self, s: State, answers: Answers) -> None:
        for good in range(CARGO):
            if s.supply[good] > 0:
                answers.add(good)

    def play(self, s: State, good: i64) -> None:
        s.take(s.me, good, 1)

    def write(self, s: State, good: i64) -> str:
        return f"take {GOOD_NAMES[good]}"


class ElZorro(Cuban):
    """SC-5.6. Every opponent gives 1 peso, 1 cargo good or 1 VP, clockwise."""

    def function(self, s: State) -> None:
        ask_next_victim(s, s.next_seat(s.turn))


class GiveSomething(Question):
    """SC-5.6, SC-5.7. From player to player. Answer: a cargo good, or PESO, or VP."""

    name = "zorro"
    cites = "SC-5.6, SC-5.7"
    width = 8

    def offer(self, s: State, answers: Answers) -> None:
        for good in range(CARGO):
            if s.me.goods[good] > 0:
                answers.add(good)
        if s.me.pesos > 0:
            answers.add(PESO)
        if s.me.vp > 0:
            answers.add(VP)

    def play(self, s: State, answer: i64) -> None:
        thief = s.active
        if answer == PESO:
            s.me.pesos -= 1
            thief.pesos += 1
        elif answer == VP:
            s.me.vp -= 1
            thief.vp += 1
        else:
            s.me.goods[answer] -= 1
            thief.goods[answer] += 1
        s.tell("give", s.me.seat, answer, 1)
        ask_next_victim(s, s.next_seat(s.me.seat))

    def write(self, s: State, answer: i64) -> str:
        return f"give {GIFT_NAMES[answer]}"


def ask_next_victim(s: State, seat: i64) -> None:
    while seat != s.turn:
        if has_something_to_give(s.players[seat]):
            s.ask(GIVE_SOMETHING, seat)
            return
        seat = s.next_seat(seat)


def has_something_to_give(player: Player) -> bool:
    """SC-5.7. Wood does not count."""
    if player.pesos > 0 or player.vp > 0:
        return True
    for good in range(CARGO):
        if player.goods[good] > 0:
            return True
    return False


class Alonso(Cuban):
    """SC-5.9. Claim a building, or use an own one, or decline."""

    def function(self, s: State) -> None:
        s.ask(CLAIM_OR_USE, s.turn)


class ClaimOrUse(Question):
    """SC-5.9, SC-5.10. Answer: a building to claim, or 12 + an own building to use."""

    name = "alonso"
    cites = "SC-5.9, SC-5.10"
    width = 24

    def offer(self, s: State, answers: Answers) -> None:
        answers.add(PASS)
        for building in range(BUILDINGS_IN_ALL):
            owner = s.owner[building]
            if owner == NO_OWNER and s.me.markers > 0:
                answers.add(building)
            elif owner == s.me.seat and BUILDINGS[building].usable(s):
                answers.add(BUILDINGS_IN_ALL + building)

    def play(self, s: State, answer: i64) -> None:
        if answer == PASS:
            s.tell("decline", s.me.seat, 0, 0)
        elif answer < BUILDINGS_IN_ALL:
            s.owner[answer] = s.me.seat
            s.me.markers -= 1
            s.tell("claim", s.me.seat, answer, 0)
        else:
            s.through_alonso = True
            s.tell("use-own", s.me.seat, answer - BUILDINGS_IN_ALL, 0)
            s.ask(BUILDINGS[answer - BUILDINGS_IN_ALL], s.me.seat)

    def write(self, s: State, answer: i64) -> str:
        if answer == PASS:
            return "decline"
        verb = "claim" if answer < BUILDINGS_IN_ALL else "use-own"
        return f"{verb} {word(BUILDING_NAMES[answer % BUILDINGS_IN_ALL])}"


TAKE_GOOD: Final = TakeGood()
GIVE_SOMETHING: Final = GiveSomething()
CLAIM_OR_USE: Final = ClaimOrUse()


def in_order(cubans: list[Cuban]) -> "vec[Cuban]":
    return vec[Cuban](cubans)


CUBANS: Final = in_order(
    [  # of CUBAN_NAMES
        Producer(TOBACCO),
        Alonso(),
        Producer(WOOD),
        Pablo(),
        Producer(SUGAR),
        Martinez(),
        Producer(CITRUS),
        Maria(),
        ElZorro(),
    ]
)
