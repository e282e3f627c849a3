"""Find the best answer: puzzles of the package, and questions of finished games.

What is shown of a position is what the seat that was asked could see then, although the game is
over: nothing else would be a task.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime
from functools import lru_cache

from portside import wire
from portside.core.changes import changes
from portside.core.errors import IllegalAnswer
from portside.core.game import State
from portside.core.record import Record, replay, write_record
from portside.games import GAMES, game_of, rules_of
from portside.insight.judging import is_costly
from portside.insight.puzzles import Puzzle, Weighed, puzzles_of
from portside.insight.reviewing import STRETCH
from portside.server import reviews, viewers
from portside.server.ledger import Ledger
from portside.server.problems import Refused
from portside.server.reviews import SEED, bare, readable
from portside.server.storage import Storage
from portside.server.worker import Compare
from portside.server.workers import Workers

KEPT = 256  # puzzles: written once, asked for by everybody


def task(s: State, moment: int, answers: Iterable[str], **told: object) -> wire.Task:
    """What is asked in a state, as the seat that is asked sees it, with these answers to it."""
    seat, name = int(s.to_move), s.rules().name
    asked = wire.Question(
        name=s.asked.name,
        title=s.question(),
        seat=seat,
        rules=s.asked.cites,
        offers=viewers.offers(s, seat, [s.read(words) for words in answers]),
    )
    chapter = game_of(name).chapter(s)
    return wire.Task(
        game=name,
        seats=int(s.seats),
        seat=seat,
        moment=moment,
        view=s.view(seat),
        question=asked,
        changes=[
            wire.Change(one.option, list(one.path), one.value, one.standard)
            for one in changes(s.rules(), s.changed_options())
        ],
        chapter=wire.Chapter(moment, *chapter) if chapter[0] else None,
        **told,  # type: ignore[arg-type]
    )


# --------------------------------------------------------------------------- puzzles


def puzzles(day: date | None = None) -> wire.Puzzles:
    """All of them, and which is today's: the same for everybody, on every server."""
    day = day or datetime.now(UTC).date()
    found = {game: puzzles_of(game) for game in GAMES}
    return wire.Puzzles(
        day.isoformat(),
        [
            wire.PuzzlesOf(
                game,
                day.toordinal() % len(there),
                [wire.PuzzleLine(one.id, one.moment.question) for one in there],
            )
            for game, there in found.items()
            if there
        ],
    )


@lru_cache(KEPT)
def puzzle(game: str, name: str) -> wire.Puzzle:
    if game in GAMES:
        for one in puzzles_of(game):
            if one.id == name:
                return told(one)
    raise Refused("not-found", "there is no such puzzle")


def told(one: Puzzle) -> wire.Puzzle:
    moment = one.moment
    offered = [words.answer for words in one.in_game_order()]
    weighed = [weighed_of(one, answer) for answer in moment.answers]
    made = task(one.state, moment.at, offered, names=[], weighed=weighed)
    return wire.Puzzle(one.id, moment.habit, made)


def weighed_of(one: Puzzle, answer: Weighed) -> wire.Weighed:
    why = one.why_not(answer.answer) if answer is not one.best else None
    return wire.Weighed(
        answer.answer,
        answer.chance,
        answer.margin,
        answer.cost,
        answer.doubt,
        wire.WhyNot(why.code, why.rules, why.args) if why is not None else None,
    )


# ------------------------------------------------------------------- of finished games


class Tasks:
    """Questions of tables that were played to their end, to be answered anew."""

    def __init__(self, storage: Storage, workers: Workers) -> None:
        self.storage = storage
        self.workers = workers

    async def show(self, ledger: Ledger, moment: int) -> wire.Task:
        """A decision that its review calls costly."""
        record, s = asked_at(ledger, moment)
        judged = await self.judged(ledger, moment)
        return task(
            s,
            moment,
            s.legal_in_words(),
            names=ledger.names,
            weighed=weighed_in(judged),
            given=record.answers[moment][1],
        )

    async def weigh(self, ledger: Ledger, moment: int, words: str) -> wire.Weighed:
        """Another answer, beside the best one of the review."""
        record, s = asked_at(ledger, moment)
        judged = await self.judged(ledger, moment)
        try:
            s.read(words)
        except IllegalAnswer as error:
            legal = s.legal_in_words()
            raise Refused("not-legal", str(error), s.asked.cites, legal) from None
        if words == judged.best:
            return weighed_in(judged)[0]
        record.answers = record.answers[:moment]
        found = await self.workers.compare(
            Compare(write_record(record), SEED, reviews.EFFORT, words, judged.best),
            owner=ledger.head.maker,
        )
        if found is None:
            raise Refused("no-time", "nobody has time to look at it now", retry_after=5)
        return found

    async def judged(self, ledger: Ledger, moment: int) -> wire.Judgement:
        """By its review, as far as it was made."""
        number = moment // STRETCH
        piece = readable(await self.storage.pieces(ledger.head.table)).get(number)
        if piece is None:
            raise Refused("not-reviewed", "the review of this game does not go so far yet")
        for one in piece.judgements:
            if one.moment == moment and is_costly(one):
                return one
        raise Refused("unknown-moment", "nothing was given away there")


def asked_at(ledger: Ledger, moment: int) -> tuple[Record, State]:
    """A seat's question; the record and the position are copies."""
    if not ledger.played_out:
        raise Refused("not-over", "tasks are made of games that were played to their end")
    record = bare(ledger.record())
    if moment >= len(record.answers) or record.answers[moment][0] < 0:
        raise Refused("unknown-moment", "nobody was asked there")
    return record, replay(record, rules_of(record.game), moment)


def weighed_in(judged: wire.Judgement) -> list[wire.Weighed]:
    """The best answer and the one that was given: both were looked at again and again."""
    by_words = {one.answer: one for one in judged.options}
    best, given = by_words[judged.best], by_words[judged.answer]
    return [
        wire.Weighed(best.answer, best.chance, best.margin, 0.0, 0.0),
        wire.Weighed(
            given.answer, given.chance, given.margin, judged.cost, judged.margin, judged.why
        ),
    ]
