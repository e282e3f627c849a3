"""One game between bots: who answers, what each may know of it, and what came out."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from portside.bots.bot import Bot, Budget, SeatView
from portside.core.about import owner_of
from portside.core.answers import Answers
from portside.core.errors import IllegalAnswer, Malformed
from portside.core.game import CHANCE, MOST_SAID, NOBODY, Log, State
from portside.core.record import Record
from portside.core.rng import Dice
from portside.core.written import listed
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
class Fault:
    """What a bot did wrong, for which it forfeits the game."""

    seat: int
    bot: str
    question: str
    why: str


@dataclass
class Result:
    """How a match ended."""

    record: Record
    scores: list[int]
    winners: list[int]
    seconds: list[float]  # by seat: what its answers took
    slowest: list[float]  # by seat
    answers: list[int]  # by seat
    faults: list[Fault] = field(default_factory=list)  # the first of each seat


class Match:
    """Plays one game. The same seed meets the same luck: the n-th roll of each kind is alike.

    `stand_in` makes a bot for a seat whose own answers illegally, fails, hangs or dies. That seat
    has forfeited: whatever comes out, it is last. Without one the error goes to the caller.
    """

    def __init__(
        self, game: str, bots: list[Bot], names: list[str], seed: int,
        options: dict[str, object] | None = None, budget: Budget | None = None,
        stand_in: Callable[[int], Bot] | None = None,
    ) -> None:  # fmt: skip
        self.rules = rules_of(game)
        self.s: State = self.rules.new_game(len(bots), options)
        self.log = self.s.log = Log()
        self.bots = list(bots)
        self.stand_in = stand_in
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
        self.result.winners = self.winners()
        return self.result

    def winners(self) -> list[int]:
        """Without those who have forfeited, even if their stand-ins did best."""
        forfeited = {fault.seat for fault in self.result.faults}
        winners = [seat for seat in self.s.winners() if seat not in forfeited]
        honest = [seat for seat in range(len(self.bots)) if seat not in forfeited]
        best = max((self.result.scores[seat] for seat in honest), default=0)
        return winners or [seat for seat in honest if self.result.scores[seat] == best]

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
        try:
            answer = self.chosen(seat, table)
        except Exception as error:
            self.forfeit(seat, error)
            answer = self.chosen(seat, table)
        took = time.perf_counter() - start
        self.result.seconds[seat] += took
        self.result.slowest[seat] = max(self.result.slowest[seat], took)
        self.result.answers[seat] += 1
        return answer

    def chosen(self, seat: int, table: SeatView) -> int:
        answer = self.bots[seat].choose(table)
        legal = table.legal()
        if answer not in legal:
            words = listed(table.legal_in_words()[:MOST_SAID])
            raise Malformed(f"{answer!r} is no legal answer; legal: {legal[:MOST_SAID]}, {words}")
        return self.s.read(table.write(answer))  # through the checked door

    def forfeit(self, seat: int, error: Exception) -> None:
        """From now on somebody else plays for this seat, so that the others have a game."""
        if self.stand_in is None:
            raise error
        self.result.faults.append(self.fault(seat, error))
        self.bots[seat].close()
        self.bots[seat] = self.stand_in(seat)

    def fault(self, seat: int, error: Exception) -> Fault:
        why = str(error) if isinstance(error, Malformed | IllegalAnswer) else repr(error)
        return Fault(seat, self.bots[seat].name, self.s.question(), why)

    def take(self, answer: int) -> None:
        seat, words = int(self.s.to_move), self.s.write(answer)
        before = len(self.log.events)
        self.s.play(answer)
        self.record.add(seat, words)
        self.past.append(Told(seat, words, owner_of(self.rules, words, self.log.events[before:])))
