"""CN-7. Phase III: every ship at home is sent out."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.names import word
from portside.core.vectors import i64
from portside.games.cargo_noir.rules.data import NO_STACK, PORT_NAMES
from portside.games.cargo_noir.rules.state import Question, State

# The answers of `send`: the last digit says where to, the digits before it the bid.
TO_CASINO: Final = 0
TO_MARKET: Final = 1
TO_PORT: Final = 2  # + port


class Send(Question):
    """CN-7.1 to CN-7.8, CN-8.3. The next ship, and where it goes: on a higher stack into a port."""

    name = "send"
    cites = "CN-7.1 to CN-7.8, CN-8.3"
    width = 610

    def begin(self, s: State) -> None:
        if s.active.home > 0 and not sending_is_over(s):
            s.ask(self, s.turn)

    def offer(self, s: State, answers: Answers) -> None:
        answers.add(TO_CASINO)
        answers.add(TO_MARKET)
        for port in s.open_ports:
            if s.banned >> port & 1 == 0 and s.stack(port, s.turn) == NO_STACK:
                lowest = max(s.edition.min_bid, s.highest(port) + 1)
                answers.add_steps(10 * lowest + TO_PORT + port, s.me.safe - lowest + 1, 10)
        if s.last_round():
            answers.add(PASS)

    def play(self, s: State, answer: i64) -> None:
        if answer == PASS:
            s.tell("stop", s.turn, 0, s.me.home)
            return
        s.me.home -= 1
        if answer == TO_CASINO:
            s.me.casino += 1
            s.tell("send-casino", s.turn, 0, 1)
        elif answer == TO_MARKET:
            s.me.market += 1
            s.tell("send-market", s.turn, 0, 1)
        else:
            enter(s, answer % 10 - TO_PORT, answer // 10)
        self.begin(s)

    def write(self, s: State, answer: i64) -> str:
        if answer == PASS:
            return "stop"
        bid, where = divmod(answer, 10)
        if where < TO_PORT:
            return "send casino" if where == TO_CASINO else "send market"
        return f"send {word(PORT_NAMES[where - TO_PORT])} {bid}"


def sending_is_over(s: State) -> bool:
    """CN-8.3. In the last round nobody need send, and the last seat has nobody left to spoil."""
    return s.last_round() and (not s.edition.last_sending or s.turn == s.seats - 1)


def enter(s: State, port: i64, bid: i64) -> None:
    """CN-7.4, CN-7.6. The coins come from the safe."""
    s.me.safe -= bid
    s.set_stack(port, s.turn, bid)
    s.tell("send", s.turn, port, bid)


SEND: Final = Send()
