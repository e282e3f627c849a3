"""The review of a finished game, in pieces that can be done anywhere, in any order, and kept.

A piece is a stretch of the game: what was to be expected at each of its moments, and its decisions,
judged. It follows from the record, the seed and the effort alone, so a review that was interrupted
goes on with the pieces that are missing, and comes out the same.
"""

import os
from collections.abc import Iterator
from concurrent.futures import Executor, Future, as_completed

import msgspec

from portside import wire
from portside.core.errors import Malformed
from portside.core.game import CHANCE, NOBODY, State
from portside.core.record import Record, moments, read_record, write_record
from portside.games import game_of, rules_of
from portside.insight.balance import Taken, Walk, balance, strokes
from portside.insight.beliefs import belief
from portside.insight.judging import SecondLook
from portside.insight.keys import key_moments
from portside.insight.valuing import Shares, Valuer, means

STRETCH = 8  # answers
LOWEST = 19  # of what a process can ask for: whoever plays comes first


class Piece(msgspec.Struct, frozen=True):
    """One stretch of a game. `start` and the sums are by batch: see `valuing`."""

    start: Shares  # at its first moment
    chances: list[list[float]]  # after each of its answers, by seat
    steps: list[wire.Step]
    sums: list[list[list[float]]]  # by seat, then by part of the sum
    chapters: list[wire.Chapter]
    judgements: list[wire.Judgement]
    beliefs: list[wire.Belief]
    scores: list[int]  # at the end of the game
    winners: list[int]


def pieces_of(record: Record) -> int:
    """How many there are: an empty game has one, too."""
    return max(1, -(-len(record.answers) // STRETCH))


class Reviewer:
    """Looks back on one game."""

    def __init__(self, record: Record, seed: int = 1, effort: float = 1.0) -> None:
        self.record = record
        self.seed = seed
        self.effort = effort
        self.states = [s.copy() for s in moments(record, rules_of(record.game))]
        self.end = self.states[-1]
        check_finished(record, self.end)

    def piece(self, number: int) -> Piece:
        """The stretch of this number, from 0."""
        first = STRETCH * number
        asked = list(range(first, min(first + STRETCH, len(self.record.answers))))
        walk = Walk(
            Valuer(self.record.game, int(self.end.seats), self.seed, self.effort),
            self.states[first],
        )
        steps = [self.step(moment, walk) for moment in asked]
        return Piece(
            start=walk.start,
            chances=[means(taken.after) for taken in walk.taken],
            steps=steps,
            sums=[walk.sums(seat) for seat in range(int(self.end.seats))],
            chapters=[one for moment in asked for one in self.chapter(moment)],
            judgements=[self.judgement(moment) for moment in asked if self.has_choice(moment)],
            beliefs=[one for moment in asked for one in self.belief(moment)],
            scores=self.end.scores(),
            winners=self.end.winners(),
        )

    def step(self, moment: int, walk: Walk) -> wire.Step:
        s, words = self.states[moment], self.record.answers[moment][1]
        taken: Taken = walk.take(s, s.read(words))
        expected = means(taken.expected) if taken.expected is not None else []
        return wire.Step(taken.seat, s.asked.name, words, taken.odds, expected)

    def has_choice(self, moment: int) -> bool:
        s = self.states[moment]
        return s.to_move >= 0 and len(s.legal()) > 1

    def judgement(self, moment: int) -> wire.Judgement:
        look = SecondLook(self.states[moment], moment, self.seed, self.effort)
        return look.judgement(self.record.answers[moment][1])

    def belief(self, moment: int) -> list[wire.Belief]:
        s = self.states[moment]
        found = belief(s, moment, self.seed) if s.to_move >= 0 else None
        return [found] if found is not None else []

    def chapter(self, moment: int) -> list[wire.Chapter]:
        """If one begins here."""
        chapter = game_of(self.record.game).chapter
        here = chapter(self.states[moment])
        if not here[0]:
            return []
        if moment > 0 and chapter(self.states[moment - 1]) == here:
            return []
        return [wire.Chapter(moment, *here)]


def check_finished(record: Record, end: State) -> None:
    if end.to_move != NOBODY:
        asked = "chance" if end.to_move == CHANCE else f"seat {end.to_move}"
        raise Malformed(
            f"{record.place()}a review is made of finished games only; here {asked} "
            f"is still asked: {end.question()}"
        )


def skill(seat: int, judgements: list[wire.Judgement]) -> wire.Skill:
    """How much of a victory a seat gave away, where there was something to give away."""
    counted = [one for one in judgements if one.seat == seat and one.counts]
    lost = sum([one.cost for one in counted if one.verdict != "find"])
    return wire.Skill(seat, len(counted), lost, lost / max(1, len(counted)))


def put_together(record: Record, seed: int, effort: float, pieces: list[Piece]) -> wire.Review:
    """The pieces in their order, all of them, or as far as they are there: then without sums."""
    first, whole = pieces[0], len(pieces) == pieces_of(record)
    chances = [means(first.start), *[row for piece in pieces for row in piece.chances]]
    steps = [step for piece in pieces for step in piece.steps]
    judgements = [one for piece in pieces for one in piece.judgements]
    lucky = strokes(steps, chances)
    seats = range(len(record.seats))
    return wire.Review(
        game=record.game,
        rules=record.revision,
        seats=record.seats,
        options=record.options,
        scores=first.scores,
        winners=first.winners,
        seed=seed,
        effort=effort,
        chances=chances,
        steps=steps,
        chapters=[one for piece in pieces for one in piece.chapters],
        balances=[
            balance(seat, first.start, [piece.sums[seat] for piece in pieces], chances[-1][seat])
            for seat in seats
            if whole
        ],
        skills=[skill(seat, judgements) for seat in seats],
        judgements=judgements,
        strokes=lucky,
        beliefs=[one for piece in pieces for one in piece.beliefs],
        keys=key_moments(chances, first.winners, judgements, lucky) if whole else [],
    )


# ----------------------------------------------------------------------------- all at once


def review(record: Record, seed: int = 1, effort: float = 1.0) -> wire.Review:
    """What was luck, what was choice, what could be known: of a finished game, on one core."""
    reviewer = Reviewer(record, seed, effort)
    pieces = [reviewer.piece(number) for number in range(pieces_of(record))]
    return put_together(record, seed, effort, pieces)


def piece_of(text: str, seed: int, effort: float, number: int) -> bytes:
    """One piece as JSON."""
    return msgspec.json.encode(Reviewer(read_record(text), seed, effort).piece(number))


def read_piece(written: bytes) -> Piece:
    return msgspec.json.decode(written, type=Piece)


def humbly(text: str, seed: int, effort: float, number: int) -> bytes:
    """The same at the lowest priority: in a process, or on a machine, that does nothing else."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    return piece_of(text, seed, effort, number)


def pieces_in(
    pool: Executor, reviewer: Reviewer, kept: dict[int, Piece]
) -> Iterator[tuple[int, bytes]]:
    """The pieces that are not kept yet, as they come in."""
    text = write_record(reviewer.record)
    running: dict[Future[bytes], int] = {
        pool.submit(humbly, text, reviewer.seed, reviewer.effort, number): number
        for number in range(pieces_of(reviewer.record))
        if number not in kept
    }
    for done in as_completed(running):
        yield running[done], done.result()
