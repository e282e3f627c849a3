"""Answers by habit: those worth a thought, and the one that looks best at a glance."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import PASS
from portside.core.rng import Dice
from portside.core.vectors import i64
from portside.games.cargo_noir.judge.bids import (
    first_outbid_port,
    first_port_to_send_to,
    offer_bids,
    offer_spoiling,
)
from portside.games.cargo_noir.judge.trading import TradingHabits, narrow_left_out
from portside.games.cargo_noir.rules.data import NO_STACK
from portside.games.cargo_noir.rules.sending import SEND, TO_CASINO, TO_MARKET, TO_PORT
from portside.games.cargo_noir.rules.ships import BUY, CASINO, DRAW, RAISE, SHIP, SWAP, WITHDRAW
from portside.games.cargo_noir.rules.state import State
from portside.games.cargo_noir.rules.trade import BASKET, DISCARD, LEAVE_OUT, PAY

SLIPS: Final = 10  # of 100 habitual answers so many are random


class CargoNoirJudge(TradingHabits):
    """An evaluation with habits."""

    def __init__(self) -> None:
        super().__init__()
        self.considered = Answers()

    def narrow(self, s: State, answers: Answers) -> None:
        """A few bids, swaps that help, whole trades that make sense, the best payment."""
        if answers.n <= 1:
            return
        if s.asked is SEND:
            self.narrow_sending(s, answers)
        elif s.asked is SHIP:
            self.narrow_ships(s, answers)
        elif s.asked is BASKET:
            self.narrow_basket(s, answers)
        elif s.asked is PAY:
            self.narrow_payment(s, answers)
        elif s.asked is LEAVE_OUT:
            narrow_left_out(s, answers)
        elif s.asked is DISCARD:
            self.narrow_discard(s, answers)

    def pick(self, s: State, answers: Answers, dice: Dice) -> i64:
        """The best-looking of the answers worth a thought, or sometimes another of them."""
        if answers.n == 1:
            return answers.answer[0]
        few = self.considered
        few.clear()
        for i in range(answers.n):
            few.add(answers.answer[i])
        self.narrow(s, few)
        if few.n == 1:
            return few.answer[0]
        if dice.below(100) < SLIPS:
            return dice.choose(few)
        if s.asked is SEND:
            return self.pick_sending(s, few, dice)
        if s.asked is SHIP:
            return self.pick_ship(s, few)
        if s.asked is BASKET:
            return self.pick_basket(s, few)
        return few.answer[0]

    # ---------------------------------------------------------------------- sending

    def narrow_sending(self, s: State, answers: Answers) -> None:
        """Ports first, in their order, then the market, then the casino: one path to each fleet."""
        answers.clear()
        if s.last_round():
            answers.add(PASS)
            offer_spoiling(s, answers)
            return
        if s.me.casino == 0:
            if s.me.market == 0:
                self.offer_ports(s, answers)
            answers.add(TO_MARKET)
        answers.add(TO_CASINO)

    def offer_ports(self, s: State, answers: Answers) -> None:
        now = self.hand_worth(s, s.me, s.me.goods)
        first = first_port_to_send_to(s)
        for port in s.open_ports:
            if port >= first and s.banned >> port & 1 == 0 and s.stack(port, s.turn) == NO_STACK:
                worth = self.port_worth(s, s.me, port, now)
                lowest = max(s.edition.min_bid, s.highest_other(port, s.turn) + 1)
                highest = min(s.me.safe, i64(worth / self.weights.coin) + 1)
                offer_bids(s, port, lowest, highest, answers, TO_PORT + port)

    def pick_sending(self, s: State, few: Answers, dice: Dice) -> i64:
        """The port that gains most, with some whim."""
        if s.last_round():
            return few.answer[0]
        now = self.hand_worth(s, s.me, s.me.goods)
        best: i64 = TO_CASINO if s.me.safe < 3 else TO_MARKET
        if s.me.casino > 0:
            best = TO_CASINO
        highest = 4.0
        for i in range(few.n):
            answer = few.answer[i]
            if answer % 10 >= TO_PORT:
                gain = self.port_worth(s, s.me, answer % 10 - TO_PORT, now)
                gain -= self.weights.coin * float(answer // 10) - float(dice.below(5))
                if gain > highest:
                    highest = gain
                    best = answer
        return best

    # ----------------------------------------------------------- ships that come home

    def narrow_ships(self, s: State, answers: Answers) -> None:
        """Buy, then collect, then answer who outbid me, then go to the market."""
        for i in range(answers.n):
            answer = answers.answer[i]
            if BUY <= answer < WITHDRAW or answer == CASINO:
                answers.clear()
                answers.add(answer)
                return
        port = first_outbid_port(s)
        if port != NO_STACK:
            self.offer_answers_to_bid(s, port, answers)
        else:
            self.narrow_market(s, answers)

    def offer_answers_to_bid(self, s: State, port: i64, answers: Answers) -> None:
        answers.clear()
        answers.add(WITHDRAW + port)
        now = self.hand_worth(s, s.me, s.me.goods)
        worth = self.port_worth(s, s.me, port, now)
        lowest = s.highest_other(port, s.turn) + 1
        highest = min(s.me.safe + s.stack(port, s.turn), i64(worth / self.weights.coin) + 1)
        if not s.last_round():
            offer_bids(s, port, lowest, highest, answers, RAISE + port)

    def narrow_market(self, s: State, answers: Answers) -> None:
        """A draw, or one of the best swaps."""
        self.ranking.make_room(answers.n)
        scores = self.ranking.scores
        now = self.hand_worth(s, s.me, s.me.goods)
        self.forget_gains(s.me)
        for i in range(answers.n):
            answer = answers.answer[i]
            if answer == DRAW:
                scores[i] = self.draw_worth(s, s.me, now)
            else:
                given, taken = (answer - SWAP) // 10, answer % 10
                s.me.goods[given] -= 1
                s.me.goods[taken] += 1
                scores[i] = self.hand_worth(s, s.me, s.me.goods) - now
                s.me.goods[given] += 1
                s.me.goods[taken] -= 1
        self.ranking.keep_best(answers, 4, 4.0)

    def pick_ship(self, s: State, few: Answers) -> i64:
        """Raise by the least if that still beats a ship-turn; on the market the best is first."""
        if not WITHDRAW <= few.answer[0] < SWAP:
            return few.answer[0]
        now = self.hand_worth(s, s.me, s.me.goods)
        port = few.answer[0] - WITHDRAW
        more = (few.answer[1] - RAISE) // 10
        gain = self.port_worth(s, s.me, port, now) - self.weights.coin * float(more)
        return few.answer[1] if gain > self.weights.yields else few.answer[0]
