"""Puzzles: what is found is the same again, what is shipped keeps its word, and nothing tells more
than the seat that is asked may know."""

import gzip
import random
from collections.abc import Callable
from concurrent.futures import Executor, Future
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from portside import GAMES, Malformed, State
from portside.cli.doing.mining import mine_all
from portside.core.record import moments, read_record
from portside.games import rules_of
from portside.insight import mining
from portside.insight.judging import Seen, Tries
from portside.insight.mining import Assay, Mixture, Vein, mine, played, puzzle_at
from portside.insight.puzzles import (
    RIGHT,
    Moment,
    Puzzle,
    Weighed,
    is_right,
    puzzle_of,
    puzzle_of_day,
    puzzles_of,
    read_puzzles,
)
from portside.research.cluster import Pool
from tests.server.worlds import SECRETS, other_world, play_once, table

QUICK = 0.001  # of the usual effort: so little that it is guesswork, but the same guesses again


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of beginners, a few moments of each, and nothing is asked of an answer."""
    monkeypatch.setattr(mining, "PLAYERS", ("random",))
    monkeypatch.setattr(mining, "LOOKED_AT", 6)
    monkeypatch.setattr(mining, "CLEAR", -1.0)
    monkeypatch.setattr(mining, "BLUNDER", 9.0)
    monkeypatch.setattr(mining, "SEEN", 1)
    monkeypatch.setattr(mining, "SELDOM", 1)
    monkeypatch.setattr(mining, "held_against", held)


def held(good: Tries, bad: Tries) -> tuple[float, float]:
    """Any difference, in either direction, is taken for certain."""
    return abs(good.chance - bad.chance), 0.0


class AtOnce(Executor):
    """Does what it is given when it is given."""

    def submit(self, task: Callable[..., Any], /, *given: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(task(*given))
        return future


def pool(at_once: int) -> Pool:
    return Pool(AtOnce(), at_once)


# ---------------------------------------------------------------------------------- mining


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_in_a_game_is_found_again(game: str) -> None:
    vein = Vein(game, 3, QUICK)
    number = next(one for one in range(9) if mine(vein, one).moments)
    found = mine(vein, number)
    assert found == mine(vein, number)
    gaps = [b.at - a.at for a, b in zip(found.moments, found.moments[1:], strict=False)]
    assert all(gap >= mining.APART for gap in gaps)
    record = read_record(found.record)
    assert len(record.answers) == found.moments[-1].at
    for moment in found.moments:
        check_legal(Puzzle(game, found.record, moment))


def check_legal(puzzle: Puzzle) -> None:
    """The seat that is asked is asked, and may give every answer."""
    s, moment = puzzle.state, puzzle.moment
    assert (s.to_move, s.asked.name) == (moment.seat, moment.question)
    answers = [one.answer for one in moment.answers]
    assert len(answers) == len(set(answers)) >= 2
    assert set(answers) <= set(s.legal_in_words())
    assert sorted(one.answer for one in puzzle.in_game_order()) == sorted(answers)
    costs = [one.cost for one in moment.answers]
    assert costs == sorted(costs)
    assert costs[0] == 0.0 and is_right(puzzle.best)


@pytest.mark.usefixtures("quick")
def test_a_run_that_was_interrupted_comes_out_the_same(tmp_path: Path) -> None:
    vein = Vein("santiago", 5, QUICK)
    whole, parts = tmp_path / "whole.jsonl.gz", tmp_path / "parts.jsonl.gz"
    told = list(mine_all(vein, 5, pool(1), whole))
    assert told == sorted(told) and told[-1] == 5
    begun = mine_all(vein, 5, pool(1), parts)
    assert [next(begun), next(begun)] == told[:2]
    begun.close()
    assert not parts.exists()
    list(mine_all(vein, 5, pool(3), parts))
    assert parts.read_bytes() == whole.read_bytes()
    assert len(read_puzzles(parts.read_bytes())) == 5
    assert sorted(path.name for path in tmp_path.iterdir()) == [parts.name, whole.name]


@pytest.mark.usefixtures("quick")
def test_a_run_does_not_go_on_with_other_games(tmp_path: Path) -> None:
    output = tmp_path / "some.jsonl.gz"
    next(mine_all(Vein("santiago", 5, QUICK), 5, pool(1), output))
    with pytest.raises(Malformed, match="other games"):
        next(mine_all(Vein("santiago", 6, QUICK), 5, pool(1), output))


@pytest.mark.usefixtures("quick")
def test_an_answer_is_weighed_by_what_its_seat_knows() -> None:
    """Manila with other cards in the others' hands: the same question has the same figures."""
    dice, other = random.Random(4), None
    one = table("manila", 3, {}, SECRETS[0])
    vein = Vein("manila", 1, QUICK)
    while one.seq < 12 or one.s.to_move < 0 or puzzle_at(vein, one.record(), one.s, 9) is None:
        play_once(one, dice)
    seat = int(one.s.to_move)
    while other is None or other.s.position() == one.s.position():
        other = other_world(one, seat, dice)
    found = [puzzle_at(vein, made.record(), made.s, 9) for made in (one, other)]
    assert found[0] is not None and found[1] is not None
    assert found[0].answers == found[1].answers


def test_a_clear_answer_is_told_from_an_equal_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every answer but one loses it is a puzzle; where two are as good it is none."""
    s = next(s for s in moments(played(Vein("santiago"), 0), rules_of("santiago")) if wide(s))
    look = Assay(s.copy(), 3, 1, QUICK)
    best, *_ = look.answers

    def wins_with(*good: int) -> list[Weighed] | None:
        won: dict[bool, Any] = {True: (1.0, []), False: (0.0, [])}
        monkeypatch.setattr(Assay, "after", lambda _, one, *__: won[one.answer in good])
        monkeypatch.setattr(Assay, "seen", [Seen(best, 1.0, 99)])
        return look.weighed()

    found = wins_with(best)
    assert found is not None and [one.cost for one in found] == [0.0] + [1.0] * (len(found) - 1)
    assert len(found) == len(look.answers)
    assert wins_with(best, look.answers[-1]) is None


def wide(s: State) -> bool:
    return bool(s.to_move >= 0 and len(s.legal()) > 3)


def of(
    question: str, answers: int = 3, seat: int = 0, third: int = 1, habit: bool = False
) -> Moment:
    made = [Weighed(str(number), 0.5, 0.01, 0.1 * number, 0.02) for number in range(answers)]
    return Moment("0" * 8, 1, third, seat, question, "0" if habit else "1", made)


def test_the_mixture_takes_no_more_of_a_kind_than_is_good() -> None:
    mixture = Mixture(20)
    twos = [mixture.takes(of(f"q{n}", answers=2, seat=n % 4, third=1 + n % 3)) for n in range(20)]
    assert sum(twos) == 18  # of 20: 90 %
    habits = [mixture.takes(of("buy", habit=True, seat=n % 4, third=1 + n % 3)) for n in range(20)]
    assert sum(habits) == 2  # as many as there is room for
    assert mixture.is_full
    habitual = Mixture(20)
    assert (
        sum(habitual.takes(of(f"q{n}", seat=n % 4, third=1 + n % 3, habit=True)) for n in range(20))
        == 10
    )
    one_seat = Mixture(10)
    assert sum(one_seat.takes(of("place", third=1 + n % 3)) for n in range(20)) == 4


# ---------------------------------------------------------------------------- those shipped


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_of_the_package_keeps_its_word(game: str) -> None:
    """At least 200, each by itself: legal, clearly decided, and none twice."""
    found = puzzles_of(game)
    assert len(found) >= 200
    assert len({one.id for one in found}) == len(found)
    by_record: dict[str, list[Puzzle]] = {}
    for one in found:
        by_record.setdefault(one.record, []).append(one)
    positions = set()
    for record, puzzles in by_record.items():
        read = read_record(record)
        assert read.game == game and read.revision == rules_of(game).revision
        assert read.seats == [str(seat) for seat in range(len(read.seats))]  # nobody's name
        wanted = {one.moment.at: one for one in puzzles}
        for at, s in enumerate(moments(read, rules_of(game))):
            if at in wanted:
                wanted[at].__dict__["state"] = s.copy()  # replayed once for all of a game
        for one in puzzles:
            check_legal(one)
            assert one.moment.question not in GAMES[game].unsure
            for rival in one.moment.answers[1:]:
                assert rival.cost >= max(mining.CLEAR, rival.doubt) > RIGHT
                assert rival.chance < one.best.chance
            positions.add(str(one.state.view(one.moment.seat)))
    assert len(positions) == len(found)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_something_for_everybody(game: str) -> None:
    """Kinds of question, numbers of seats, parts of the game; and a habit seldom solves them."""
    found = puzzles_of(game)
    assert {one.moment.third for one in found} == {1, 2, 3}
    assert len({one.moment.question for one in found}) >= 2
    seats = {len(read_record(one.record).seats) for one in found}
    rules = rules_of(game)
    assert seats == set(range(rules.fewest_seats, rules.most_seats + 1))
    by_habit = [one for one in found if one.moment.habit == one.best.answer]
    assert len(by_habit) <= 0.5 * len(found)


def test_one_a_day_in_turn() -> None:
    found, first = puzzles_of("santiago"), date(2026, 11, 17)
    days = [first + timedelta(days=n) for n in range(len(found))]
    shown = [puzzle_of_day("santiago", day) for day in days]
    assert {one.id for one in shown if one} == {one.id for one in found}  # none twice in a round
    assert puzzle_of_day("santiago", first + timedelta(days=len(found))) is shown[0]
    assert puzzle_of("santiago", found[3].id) is found[3]
    with pytest.raises(Malformed, match="no puzzle 'nothing'"):
        puzzle_of("santiago", "nothing")


def test_what_is_no_file_of_puzzles_is_refused() -> None:
    for written in (b"nothing", b"\x1f\x8b\x08", gzip.compress(b"{}\n")):
        with pytest.raises(Malformed, match="no puzzles"):
            read_puzzles(written)
