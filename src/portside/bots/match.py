"""One game between bots: who answers, what each may know of it, and what came out."""

import time
from dataclasses import dataclass

from portside.bots.bot import Bot, Budget, SeatView
from portside.core.about import owner_of
from portside.core.answers import Answers
from portside.core.game import CHANCE, NOBODY, Log, State
from portside.core.record import Record
from portside.core.rng import Dice
from portside.games import rules_of


@dataclass
class Told:
    """An answer of the past; where `owner` is a seat, only that seat knows the thing it names."""

    seat: int
    words: str
    owner: int | None

    def to(self, viewer: int) -> str:
        by = "*" if self.seat == CHANCE else str(self.seat)
        words = self.words
        if self.owner not in (None, viewer):
            words = words.split(" ")[0] + " ?"
        return f"{by} {words}"


@dataclass
class Result:
    """How a match ended."""

    record: Record
    scores: list[int]
    winners: list[int]
    seconds: list[float]  # by seat: what its answers took
    slowest: list[float]  # by seat
    answers: list[int]  # by seat


class Match:
    """Plays one game. The same seed meets the same luck: the n-th roll of each kind is alike."""

    def __init__(
        self, game: str, bots: list[Bot], names: list[str], seed: int,
        options: dict[str, object] | None = None, budget: Budget | None = None,
    ) -> None:  # fmt: skip
        self.rules = rules_of(game)
        self.s: State = self.rules.new_game(len(bots), options)
        self.log = self.s.log = Log()
        self.bots = bots
        self.seed = seed
        self.budget = budget
        self.record = Record(game, names)
        self.record.revision = self.rules.revision
        self.record.options = self.s.changed_options()
        self.past: list[Told] = []
        self.rolls: dict[str, int] = {}  # by question of chance: how often it was asked
        self.answers = Answers()
        seats = len(bots)
        self.result = Result(self.record, [], [], [0.0] * seats, [0.0] * seats, [0] * seats)

    def play(self) -> Result:
        while self.s.to_move != NOBODY:
            answer = self.drawn() if self.s.to_move == CHANCE else self.asked()
            self.take(answer)
        self.record.result = self.result.scores = self.s.scores()
        self.result.winners = self.s.winners()
        return self.result

    def drawn(self) -> int:
        question = self.s.question()
        number = self.rolls.get(question, 0)
        self.rolls[question] = number + 1
        slot = Dice(self.seed * 7919 + 104729 * self.s.asked.number + number)
        self.answers.clear()
        self.s.offer(self.answers)
        return int(slot.draw(self.answers))

    def asked(self) -> int:
        seat = int(self.s.to_move)
        dice = Dice(self.seed + len(self.past))
        table = SeatView(self.s, self.budget, dice, [told.to(seat) for told in self.past])
        start = time.perf_counter()
        answer = self.bots[seat].choose(table)
        took = time.perf_counter() - start
        self.result.seconds[seat] += took
        self.result.slowest[seat] = max(self.result.slowest[seat], took)
        self.result.answers[seat] += 1
        return self.s.read(table.write(answer))  # through the checked door

    def take(self, answer: int) -> None:
        seat, words = int(self.s.to_move), self.s.write(answer)
        before = len(self.log.events)
        self.s.play(answer)
        self.record.add(seat, words)
        self.past.append(Told(seat, words, owner_of(self.rules, words, self.log.events[before:])))
