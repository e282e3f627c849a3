"""MA-7, MA-9, MA-13. Pirates: they board after the second movement and plunder after the last."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS, Step
from portside.core.vectors import i64, with_number
from portside.games.manila.rules.data import (
    MOST_SEATS,
    NO_WARE,
    PIRATE_CAPTAIN,
    PIRATE_MATE,
    VACANT,
    WARE_NAMES,
    WARES,
)
from portside.games.manila.rules.movement import dock, lay_up
from portside.games.manila.rules.state import Question, State

TO_HARBOUR: Final = 0
TO_SHIPYARD: Final = 1


class Boarding(Step):
    """MA-7.1, MA-7.2. First the captain, then the other pirate."""

    name = "boarding"

    def begin(self, s: State) -> None:
        s.second_pirate = False
        s.boarded = NO_WARE
        s.boarded_seat = VACANT
        ask_to_board(s, PIRATE_CAPTAIN)


class Board(Question):
    """MA-7.3 to MA-7.6, MA-13.1 to MA-13.4. Stay, or take a seat on a boat on space 13.

    The answer is the ware; with the variant 10 * seat number + ware, to displace who sits there.
    """

    name = "board"
    cites = "MA-7.3 to MA-7.6, MA-13.1 to MA-13.4"
    width = 52  # up to 10 * 4 + 3, and the free actions

    def offer(self, s: State, answers: Answers) -> None:
        answers.add(PASS)
        offer_boats(s, answers)

    def play(self, s: State, answer: i64) -> None:
        if answer == PASS:
            s.tell("stay", s.me.seat, 0, 0)
        else:
            board(s, answer % 10, answer // 10)
        if not s.second_pirate:
            s.second_pirate = True
            ask_to_board(s, deciding_pirate(s))

    def write(self, s: State, answer: i64) -> str:
        if answer == PASS:
            return "stay"
        seat, ware = divmod(answer, 10)
        return f"board {WARE_NAMES[ware]}" + (f" {seat}" if seat > 0 else "")


def deciding_pirate(s: State) -> i64:
    """MA-7.6. The second pirate is captain already if the first has left the pirate boat."""
    if s.second_pirate and s.boarded == NO_WARE:
        return PIRATE_MATE
    return PIRATE_CAPTAIN


def ask_to_board(s: State, pirate: i64) -> None:
    """MA-7.4. A pirate without a target is not asked; then the other has none, either."""
    if s.holder[pirate] != VACANT and is_any_boat_to_board(s):
        s.ask(BOARD, s.holder[pirate])


def is_on_last_space(s: State, ware: i64) -> bool:
    return s.at_sea(ware) and s.space[ware] == s.options.last_space


def is_any_boat_to_board(s: State) -> bool:
    for ware in range(WARES):
        if is_on_last_space(s, ware):
            if s.has_vacant_seat(ware):
                return True
            if s.options.boarding_variant and first_victim(s, ware) < s.options.boat_seats[ware]:
                return True
    return False


def first_victim(s: State, ware: i64) -> i64:
    """The first seat of a full boat whose accomplice may be displaced."""
    if is_protected(s, ware, 0):
        return 1
    return 0


def is_protected(s: State, ware: i64, seat: i64) -> bool:
    """MA-13.3. Who has just boarded is safe from the second pirate."""
    return s.second_pirate and ware == s.boarded and seat == s.boarded_seat


def offer_boats(s: State, answers: Answers) -> None:
    """MA-7.3, MA-13.1. Any boat on space 13 with a vacant seat."""
    full = True
    for ware in range(WARES):
        if is_on_last_space(s, ware) and s.has_vacant_seat(ware):
            full = False
            answers.add(ware)
    if full and s.options.boarding_variant:
        offer_victims(s, answers)


def offer_victims(s: State, answers: Answers) -> None:
    """MA-13.2. Anybody on any boat on space 13, his own accomplices included (MR-29)."""
    for ware in range(WARES):
        if is_on_last_space(s, ware):
            for seat in range(s.options.boat_seats[ware]):
                if not is_protected(s, ware, seat):
                    answers.add(10 * (seat + 1) + ware)


def board(s: State, ware: i64, number: i64) -> None:
    """MA-7.5, MA-13.2. Free of charge: the cheapest vacant seat, or that of the one displaced."""
    leave_pirate_boat(s)
    if number == 0:
        number = s.take_seat(s.me.seat, ware)
    else:
        s.tell("displaced", s.crew[MOST_SEATS * ware + number - 1], ware, number)
        s.crew[MOST_SEATS * ware + number - 1] = s.me.seat
    s.tell("board", s.me.seat, ware, number)
    if not s.second_pirate:
        s.boarded = ware
        s.boarded_seat = number - 1


def leave_pirate_boat(s: State) -> None:
    """MA-7.6. If the captain leaves, the mate becomes captain at once."""
    if deciding_pirate(s) == PIRATE_CAPTAIN:
        s.holder[PIRATE_CAPTAIN] = s.holder[PIRATE_MATE]
        if s.holder[PIRATE_MATE] != VACANT:
            s.tell("captain", s.holder[PIRATE_MATE], 0, 0)
    s.holder[PIRATE_MATE] = VACANT


class Arrival(Step):
    """MA-9.1 to MA-9.4, MA-9.8. What no pirate holds up reaches the harbour or the shipyard."""

    name = "arrival"

    def begin(self, s: State) -> None:
        for ware in range(WARES):
            if is_on_last_space(s, ware):
                if s.pirates_wait():
                    plunder(s, ware)
                else:
                    dock(s, ware)
        for ware in range(WARES):
            if s.at_sea(ware) and s.space[ware] < s.options.last_space:
                lay_up(s, ware)


def plunder(s: State, ware: i64) -> None:
    """MA-9.4. Its accomplices go home with nothing."""
    s.plundered = with_number(s.plundered, ware, 1)
    s.aboard[ware] = 0
    s.price_seat(ware)
    for seat in range(MOST_SEATS):
        s.crew[MOST_SEATS * ware + seat] = VACANT
    s.tell("plunder", s.holder[PIRATE_CAPTAIN], ware, 0)


class ChooseDestination(Question):
    """MA-9.6. For each plundered boat in lane order: harbour or shipyard (MR-25)."""

    name = "plunder"
    cites = "MA-9.6"
    width = 10  # 2 destinations and the free actions

    def begin(self, s: State) -> None:
        if next_plundered(s) != NO_WARE:
            s.ask(self, s.holder[PIRATE_CAPTAIN])

    def offer(self, s: State, answers: Answers) -> None:
        answers.add(TO_HARBOUR)
        answers.add(TO_SHIPYARD)

    def play(self, s: State, destination: i64) -> None:
        if destination == TO_HARBOUR:
            dock(s, next_plundered(s))
        else:
            lay_up(s, next_plundered(s))
        self.begin(s)

    def write(self, s: State, destination: i64) -> str:
        return "harbour" if destination == TO_HARBOUR else "shipyard"


def next_plundered(s: State) -> i64:
    """The first plundered boat whose destination is not chosen yet."""
    for ware in range(WARES):
        if s.at_sea(ware) and s.plundered[ware] == 1:
            return ware
    return NO_WARE


BOARDING: Final = Boarding()
BOARD: Final = Board()
ARRIVAL: Final = Arrival()
CHOOSE_DESTINATION: Final = ChooseDestination()
