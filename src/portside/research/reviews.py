"""Reviews as data: a row for each seat of each game that was looked back on."""

from collections.abc import Iterator

from portside.core.record import write_options
from portside.research.simulation import Row
from portside.wire import Review

# What each column says, and its type in Parquet.
REVIEWS = {
    "number": ("int64", "of the game in its file, from 0"),
    "game": ("string", "which one: see `portside games`"),
    "rules": ("int16", "the revision of the rules it was played with"),
    "options": ("string", "the rules that were changed, as a record writes them"),
    "seats": ("int8", "how many played"),
    "seat": ("int8", "whose row it is"),
    "name": ("string", "who sat there"),
    "score": ("int32", "what the seat had at the end"),
    "result": ("float", "its share of the victory: the sum of the next five"),
    "start": ("float", "what it could expect at the start"),
    "luck": ("float", "what chance gave beyond its mean"),
    "own": ("float", "what its own choices changed"),
    "others": ("float", "what the others' choices changed"),
    "evaluation": ("float", "noise of the evaluator"),
    "decisions": ("int16", "that were neither forced, nor obvious, nor among equals"),
    "lost": ("float", "shares of victory given away in these"),
    "inaccuracies": ("int16", "2 to 5 in 100 each: docs/review.md"),
    "mistakes": ("int16", "5 to 10 in 100"),
    "blunders": ("int16", "10 in 100 or more"),
    "finds": ("int16", "the best answer, where a mate's would have cost 5 in 100 or more"),
}


def rows_of(review: Review, number: int) -> Iterator[Row]:
    """By seat, in the order of REVIEWS."""
    for balance, skill in zip(review.balances, review.skills, strict=True):
        seat = balance.seat
        verdicts = [one.verdict for one in review.judgements if one.seat == seat]
        yield {
            "number": number,
            "game": review.game,
            "rules": review.rules,
            "options": write_options(review.options),
            "seats": len(review.seats),
            "seat": seat,
            "name": review.seats[seat],
            "score": review.scores[seat],
            "result": balance.result,
            "start": balance.start.share,
            "luck": balance.luck.share,
            "own": balance.own.share,
            "others": balance.others.share,
            "evaluation": balance.evaluation.share,
            "decisions": skill.decisions,
            "lost": skill.lost,
            "inaccuracies": verdicts.count("inaccuracy"),
            "mistakes": verdicts.count("mistake"),
            "blunders": verdicts.count("blunder"),
            "finds": verdicts.count("find"),
        }
