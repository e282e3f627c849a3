"""One game between bots: who answers, what each may know of it, and what came out."""

import hashlib
import json
import operator
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from portside.bots.bot import Bot, Budget, Ending, SeatView, cut, in_one_line, ranks_of
from portside.core.about import owner_of
from portside.core.answers import Answers
from portside.core.errors import IllegalAnswer, Malformed
from portside.core.game import CHANCE, NOBODY, Event, Log, State, some
from portside.core.record import Record, moments
from portside.core.rng import Dice
from portside.games import rules_of

ID = "Id"  # the header of a record that says which game it is of those a bot was told about


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


def told_in(record: Record) -> list[Told]:
    """The past of a game that was begun before."""
    past: list[Told] = []
    log, before = Log(), 0
    for moment, _ in enumerate(moments(record, rules_of(record.game), log)):
        if moment > 0:
            past.append(told(record, log.events[before:], moment - 1))
        before = len(log.events)
    return past


def told(record: Record, events: list[Event], number: int) -> Told:
    """An answer of a record, which has led to these events."""
    seat, words = record.answers[number]
    return Told(seat, words, owner_of(rules_of(record.game), words, events))


def game_id(record: Record, seed: int) -> str:
    """Tells games apart and nothing else: neither the seed nor which games share their luck."""
    all_of_it = json.dumps([record.game, record.revision, record.options, record.seats, seed])
    return hashlib.sha256(f"game {all_of_it}".encode()).hexdigest()[:16]


def tell_result(
    id: str, s: State, past: list[Told], bots: Sequence[Bot | None], result: Result
) -> None:
    """A bot that fails now has played to the end all the same."""
    forfeited = sorted({fault.seat for fault in result.faults})
    ranks = ranks_of(result.scores, result.winners, forfeited)
    for seat, bot in enumerate(bots):
        if bot is not None and seat not in forfeited:
            ending = Ending(
                id, seat, s.view(seat), [answer.to(seat) for answer in past],
                list(result.scores), list(result.winners), list(ranks), list(forfeited),
            )  # fmt: skip
            with suppress(Exception):
                bot.over(ending)


def checked(answer: object, table: SeatView) -> int:
    """What a bot has answered, if it is a whole number (NumPy's too) and legal."""
    legal = table.legal()
    with suppress(TypeError):
        number = operator.index(answer)  # type: ignore[arg-type]
        if number in legal:
            return number
    raise Malformed(
        f"{cut(repr(answer))} is no legal answer; table.legal() has {len(legal)}, "
        f"from {min(legal)} to {max(legal)}: {some(table.legal_in_words())}"
    )


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
        self.id = self.record.headers[ID] = game_id(self.record, seed)
        self.past: list[Told] = []
        self.rolls: dict[str, int] = {}  # by question of chance: how often it was asked
        self.answers = Answers()
        seats = len(bots)
        self.result = Result(self.record, [], [], [0.0] * seats, [0.0] * seats, [0] * seats)

    def play(self) -> Result:
        """Play to the end."""
        while self.s.to_move != NOBODY:
            answer = self.drawn() if self.s.to_move == CHANCE else self.asked()
            self.take(answer)
        return self.closed()

    def closed(self) -> Result:
        """The result, once the game is over."""
        self.record.result = self.result.scores = self.s.scores()
        self.result.winners = self.winners()
        tell_result(self.id, self.s, self.past, self.bots, self.result)
        return self.result

    def winners(self) -> list[int]:
        """Without those who have forfeited, even if their stand-ins did best."""
        forfeited = {fault.seat for fault in self.result.faults}
        winners = [seat for seat in self.s.winners() if seat not in forfeited]
        honest = [seat for seat in range(len(self.bots)) if seat not in forfeited]
        best = max((self.result.scores[seat] for seat in honest), default=0)
        return winners or [seat for seat in honest if self.result.scores[seat] == best]

    def drawn(self) -> int:
        """What chance answers now."""
        question = self.s.question()
        number = self.rolls.get(question, 0)
        self.rolls[question] = number + 1
        slot = Dice(self.seed * 7919 + 104729 * self.s.asked.number + number)
        self.answers.clear()
        self.s.offer(self.answers)
        return int(slot.draw(self.answers))

    def asked(self) -> int:
        """What the bot that is asked answers, and how long it took."""
        seat, table = int(self.s.to_move), self.seen()
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

    def seen(self) -> SeatView:
        """What the seat that is asked may know."""
        seat, dice = int(self.s.to_move), Dice(self.seed + len(self.past))
        return SeatView(self.s, self.budget, dice, [told.to(seat) for told in self.past], self.id)

    def chosen(self, seat: int, table: SeatView) -> int:
        """The bot's answer, if it is legal."""
        answer = checked(self.bots[seat].choose(table), table)
        return self.s.read(table.write(answer))  # through the checked door

    def forfeit(self, seat: int, error: Exception) -> None:
        """From now on somebody else plays for this seat, so that the others have a game."""
        if self.stand_in is None:
            raise error
        self.result.faults.append(self.fault(seat, error))
        self.bots[seat].close()
        self.bots[seat] = self.stand_in(seat)

    def fault(self, seat: int, error: Exception) -> Fault:
        """What is noted of a bot that failed."""
        why = str(error) if isinstance(error, Malformed | IllegalAnswer) else in_one_line(error)
        return Fault(seat, self.bots[seat].name, self.s.question(), why)

    def take(self, answer: int) -> None:
        """Play an answer and write it down."""
        seat, words = int(self.s.to_move), self.s.write(answer)
        before = len(self.log.events)
        self.s.play(answer)
        self.record.add(seat, words)
        self.past.append(told(self.record, self.log.events[before:], len(self.past)))
