"""MA-4. The harbour master's duties: a share, the cargo, the start spaces, in this order."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.vectors import i64, with_number
from portside.games.manila.rules.data import LANES, SEA, WARE_NAMES, WARES
from portside.games.manila.rules.loans import pay
from portside.games.manila.rules.state import Question, State


class Buy(Question):
    """MA-4.1, MA-4.2. One share, if the supply has one that he can pay for (MR-05, MR-07)."""

    name = "buy"
    cites = "MA-4.1, MA-4.2"
    width = 12  # 4 wares and the free actions

    def begin(self, s: State) -> None:
        s.buys_left = s.options.shares_buyable
        ask_to_buy(s)

    def offer(self, s: State, answers: Answers) -> None:
        answers.add(PASS)
        for ware in range(WARES):
            if is_for_sale(s, ware):
                answers.add(ware)

    def play(self, s: State, ware: i64) -> None:
        if ware == PASS:
            s.tell("decline-share", s.me.seat, 0, 0)
            return
        pay(s, "buy", s.me, ware, s.price(ware))
        s.supply = with_number(s.supply, ware, s.supply[ware] - 1)
        s.take_share(s.me, ware)
        s.me.bought = with_number(s.me.bought, ware, s.me.bought[ware] + 1)
        s.buys_left -= 1
        ask_to_buy(s)

    def write(self, s: State, ware: i64) -> str:
        return "decline" if ware == PASS else f"buy {WARE_NAMES[ware]}"


def ask_to_buy(s: State) -> None:
    s.me = s.players[s.harbour_master]
    if s.buys_left > 0:
        for ware in range(WARES):
            if is_for_sale(s, ware):
                s.ask(BUY, s.harbour_master)
                return


def is_for_sale(s: State, ware: i64) -> bool:
    """MA-4.2. The card being bought cannot be pledged to pay for itself."""
    return s.supply[ware] > 0 and s.price(ware) <= s.credit(s.me)


class LeaveAshore(Question):
    """MA-4.4. One ware stays behind."""

    name = "ashore"
    cites = "MA-4.4"
    width = 12  # 4 wares and the free actions

    def offer(self, s: State, answers: Answers) -> None:
        for ware in range(WARES):
            answers.add(ware)

    def play(self, s: State, ware: i64) -> None:
        s.ashore = ware
        s.tell("ashore", s.me.seat, ware, 0)

    def write(self, s: State, ware: i64) -> str:
        return f"ashore {WARE_NAMES[ware]}"


class Launch(Question):
    """MA-4.5, MA-4.6. A start space for each boat; together they make exactly 9.

    The answer's digits are the first two spaces; the third follows: `launch 3 4 2` is 34.
    """

    name = "launch"
    cites = "MA-4.5, MA-4.6"
    width = 108  # two digits and the free actions

    def offer(self, s: State, answers: Answers) -> None:
        for launch in s.options.launches:
            answers.add(launch)

    def play(self, s: State, answer: i64) -> None:
        s.launched = True
        for lane in range(LANES):
            ware = ware_in_lane(s, lane)
            s.space[ware] = start_space(s, answer, lane)
            s.status[ware] = SEA
            s.price_seat(ware)
            s.tell("launch", s.me.seat, ware, s.space[ware])

    def write(self, s: State, answer: i64) -> str:
        starts = [str(start_space(s, answer, lane)) for lane in range(LANES)]
        return f"launch {' '.join(starts)}"


def ware_in_lane(s: State, lane: i64) -> i64:
    """The loaded wares take the lanes in canonical order (MA-4.5)."""
    if lane < s.ashore:
        return lane
    return lane + 1


def start_space(s: State, answer: i64, lane: i64) -> i64:
    first, second = answer // 10, answer % 10
    if lane == 0:
        return first
    if lane == 1:
        return second
    return s.options.start_sum - first - second


BUY: Final = Buy()
LEAVE_ASHORE: Final = LeaveAshore()
LAUNCH: Final = Launch()
