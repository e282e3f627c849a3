"""SC-6. The loading round: everybody may deliver, the driver first."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.vectors import i64
from portside.games.santiago.rules.data import CARGO, GOOD_NAMES, WOOD
from portside.games.santiago.rules.ships import advance_marker, ship_leaves
from portside.games.santiago.rules.state import Question, State


def loading_round(s: State) -> None:
    """SC-6.1. Without a ship there is nothing to load (SR-8)."""
    if s.ship_in_port:
        s.tell("loading", s.turn, 0, s.value())
        for player in s.players:
            player.passed = False
        s.ask(LOAD, s.turn)


class Load(Question):
    """SC-6.3 to SC-6.9. One delivery of one kind, or of wood in its place; or pass.

    The answer's last digit is what is loaded: a good, or 5 + the good that wood
    stands in for. The digits before it say how many: `load rum 2` is 23.
    """

    name = "load"
    cites = "SC-6.3 to SC-6.9"
    width = 100

    def offer(self, s: State, answers: Answers) -> None:
        mine = s.me.goods
        answers.add(PASS)
        for good in range(CARGO):
            for n in range(1, min(mine[good], s.demand[good]) + 1):
                answers.add(10 * n + good)
            for n in range(1, min(mine[WOOD], s.demand[good]) + 1):
                answers.add(10 * n + CARGO + good)

    def play(self, s: State, answer: i64) -> None:
        if answer == PASS:
            s.me.passed = True
            s.tell("pass", s.me.seat, 0, 0)
            ask_next_loader(s)
        else:
            deliver(s, answer % 10, answer // 10)

    def write(self, s: State, answer: i64) -> str:
        if answer == PASS:
            return "pass"
        n, what = divmod(answer, 10)
        if what < CARGO:
            return f"load {GOOD_NAMES[what]} {n}"
        return f"load-wood {GOOD_NAMES[what - CARGO]} {n}"


def deliver(s: State, what: i64, n: i64) -> None:
    """SC-6.5, SC-6.6, SC-6.8. A good earns what the marker shows, wood always 1."""
    if what < CARGO:
        s.give_back(s.me, what, n)
        s.demand[what] -= n
        s.tell("load", s.me.seat, what, n)
        s.score(s.me, n * s.value())
    else:
        s.give_back(s.me, WOOD, n)
        s.demand[what - CARGO] -= n
        s.tell("load-wood", s.me.seat, what - CARGO, n)
        s.score(s.me, n)
    if s.total_demand() == 0:
        ship_leaves(s)  # SC-6.10: and nobody acts any more
    else:
        ask_next_loader(s)


def ask_next_loader(s: State) -> None:
    """SC-6.2, SC-6.11. Clockwise, whoever has not passed; once all have, the marker moves."""
    seat = s.me.seat
    for _seat in range(s.seats):
        seat = s.next_seat(seat)
        if not s.players[seat].passed:
            s.ask(LOAD, seat)
            return
    advance_marker(s)


LOAD: Final = Load()
