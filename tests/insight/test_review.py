"""A review says where a result came from, and what could have been known.

What is expected here follows from what the words mean, not from the code: parts of a sum add up to
the result, what chance gives cancels out over all that it might have given, and nobody is blamed
for what could not be known.
"""

import doctest
import json
import re
from functools import cache
from typing import Any

import jsonschema
import msgspec
import pytest

import portside
from portside import CHANCE, GAMES, NOBODY, Dice, Malformed, Record, State, wire
from portside.bots.bot import SeatView
from portside.insight import beliefs
from portside.insight.balance import Walk
from portside.insight.beliefs import belief
from portside.insight.judging import Held, SecondLook, Seen, verdict
from portside.insight.keys import lasting
from portside.insight.outcomes import outcomes
from portside.insight.reviewing import (
    Reviewer,
    piece_of,
    pieces_of,
    put_together,
    read_piece,
)
from portside.insight.valuing import Valuer, means
from portside.schemas import schema
from tests.conftest import ROOT
from tests.every_game.walks import draw, recorded, walk

QUICK = 0.005  # of the usual effort


def played(game: str, seats: int, seed: int, options: dict[str, object] | None = None) -> Record:
    """A whole random game with these options."""
    s, dice = portside.new_game(game, seats, options), Dice(seed)
    record = Record(game, [f"Player {number}" for number in range(seats)])
    record.revision, record.options = s.rules().revision, s.changed_options()
    while s.to_move != NOBODY:
        answer = draw(s, dice)
        record.add(int(s.to_move), s.write(answer))
        s.play(answer)
    return record


@cache
def looked_at(game: str, seats: int) -> tuple[Reviewer, wire.Review]:
    """A random game, looked back on once for all tests."""
    reviewer = Reviewer(recorded(game, seats, 5), 1, QUICK)
    return reviewer, without_judgements(reviewer)


def without_judgements(reviewer: Reviewer) -> wire.Review:
    """The review, but for what takes longest."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Reviewer, "has_choice", lambda *_: False)
        patched.setattr(beliefs, "WORLDS", 2)
        pieces = [reviewer.piece(number) for number in range(pieces_of(reviewer.record))]
    return put_together(reviewer.record, 1, QUICK, pieces)


def fewest(game: str) -> int:
    return GAMES[game].rules.fewest_seats


def smallest_and_largest() -> list[tuple[str, int]]:
    return [(game, seats) for game in GAMES for seats in (fewest(game), most(game))]


def most(game: str) -> int:
    return GAMES[game].rules.most_seats


def parts(balance: wire.Balance) -> list[wire.Part]:
    return [balance.start, balance.luck, balance.own, balance.others, balance.evaluation]


# ------------------------------------------------------------------------------- the sum


@pytest.mark.parametrize(("game", "seats"), smallest_and_largest())
def test_the_parts_add_up_to_the_result(game: str, seats: int) -> None:
    reviewer, made = looked_at(game, seats)
    winners = portside.replay(reviewer.record).winners()
    balances = made.balances
    for seat, balance in enumerate(balances):
        result = 1 / len(winners) if seat in winners else 0.0
        assert balance.result == pytest.approx(result, abs=1e-12)
        assert sum(part.share for part in parts(balance)) == pytest.approx(result, abs=1e-9)
    assert sum(balance.start.share for balance in balances) == pytest.approx(1.0, abs=1e-9)
    assert sum(balance.luck.share for balance in balances) == pytest.approx(0.0, abs=1e-9)


OPTIONS: list[tuple[str, dict[str, object]]] = [
    ("santiago", {"ships": 3, "screens": "open"}),
    ("manila", {"starting_cash": 20, "final_scoring": "all_shares_minus_15"}),
    ("cargo_noir", {"edition": {"rounds": {"3": 2}}}),
]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_it_does_so_by_other_rules(game: str, options: dict[str, object]) -> None:
    record = played(game, 3, 8, options)
    assert record.options
    for balance in without_judgements(Reviewer(record, 1, QUICK)).balances:
        total = sum(part.share for part in parts(balance))
        assert total == pytest.approx(balance.result, abs=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_the_sum_can_be_made_again_from_the_steps(game: str) -> None:
    """Own choices are what one's own answers change; luck is what chance gives beyond its mean."""
    _, made = looked_at(game, most(game))
    assert len(made.chances) == len(made.steps) + 1
    for balance in made.balances:
        seat, luck, own, others = balance.seat, 0.0, 0.0, 0.0
        for number, step in enumerate(made.steps):
            before, after = made.chances[number][seat], made.chances[number + 1][seat]
            if step.seat == CHANCE:
                luck += after - step.expected[seat]
            elif step.seat == seat:
                own += after - before
            else:
                others += after - before
        assert [balance.luck.share, balance.own.share, balance.others.share] == pytest.approx(
            [luck, own, others], abs=1e-9
        )


@pytest.mark.parametrize("game", GAMES)
def test_luck_cancels_out_over_all_that_chance_may_answer(game: str) -> None:
    """… by the weights of the rules, at every question of chance of a game."""
    seats, looked = fewest(game), 0
    valuer = Valuer(game, seats, 1, QUICK)
    asked = [
        s.copy()
        for s in walk(portside.new_game(game, seats), 9)
        if s.to_move == CHANCE and len(s.legal()) > 1
    ]
    for s in asked[:: len(asked) // 6]:
        mean, total = [0.0] * seats, 0
        for answer, weight in zip(s.legal(), s.weights(), strict=True):
            luck = Walk(valuer, s).take(s, answer).luck
            assert luck is not None
            total += weight
            mean = [m + weight * share for m, share in zip(mean, means(luck), strict=True)]
        assert [share / total for share in mean] == pytest.approx([0.0] * seats, abs=1e-12)
        looked += 1
    assert looked >= 6


def test_an_answer_without_another_changes_nothing() -> None:
    met = 0
    for game in GAMES:
        valuer = Valuer(game, fewest(game), 1, QUICK)
        states = walk(portside.new_game(game, fewest(game)), 4)
        forced = [s.copy() for s in states if s.to_move >= 0 and len(s.legal()) == 1]
        for s in forced[:3]:
            taken = Walk(valuer, s).take(s, s.legal()[0])
            assert taken.after == taken.before
            met += 1
    assert met >= 3


# -------------------------------------------------------------------------- decisions


@pytest.fixture(scope="module", params=[54, 225])
def planted(request: pytest.FixtureRequest) -> tuple[State, int, int]:
    """The last moment of a random game at which one answer wins outright, and another loses."""
    states = [s.copy() for s in walk(portside.new_game("santiago", 2), request.param)]
    for s in reversed(states[:-1]):
        ends = outright(s) if s.to_move >= 0 else {}
        if set(ends.values()) == {True, False}:
            win, lose = [next(a for a, won in ends.items() if won is w) for w in (True, False)]
            return s, win, lose
    raise LookupError


def outright(s: State) -> dict[int, bool]:
    """By answer that ends the game: whether whoever gives it has won."""
    ends = {}
    for answer in s.legal():
        then = s.copy()
        then.play(answer)
        if then.to_move == NOBODY:
            ends[answer] = then.winners() == [int(s.to_move)]
    return ends


def test_a_planted_blunder_is_found_and_named(planted: tuple[State, int, int]) -> None:
    """To lose where another answer wins at once costs all of the victory."""
    s, _win, lose = planted
    judged = SecondLook(s, 7, 1, 0.05).judgement(s.write(lose))
    assert judged.verdict == "blunder" and judged.counts
    assert judged.cost == pytest.approx(1.0, abs=0.05)
    assert judged.helped == 1 - s.to_move
    assert outright(s).get(s.read(judged.best), True)


def test_what_two_answers_come_to(planted: tuple[State, int, int]) -> None:
    """Where both end the game nothing is left to habit: the scores are those of the rules."""
    s, win, lose = planted
    ends = []
    for answer in (win, lose):
        then = s.copy()
        then.play(answer)
        ends.append([float(score) for score in then.scores()])
    table = SeatView(s, None, Dice(1))
    found = outcomes(table, win, lose, 20, Dice(2))
    assert (found.times, found.better, found.other) == (20, *ends)
    own = int(s.to_move)
    leads = [scores[own] - scores[1 - own] for scores in ends]
    assert (found.gain, found.margin) == (leads[0] - leads[1], 0.0)
    assert found.rival == 1 - own


def test_they_are_told_where_the_better_answer_surely_gains(
    planted: tuple[State, int, int],
) -> None:
    s, win, lose = planted
    table = SeatView(s, None, Dice(1))
    gains = outcomes(table, win, lose, 16, Dice(2))
    look = SecondLook(s, 7, 1, 0.05)
    told = look.outcomes(Seen(win, 1.0, 9), Seen(lose, 0.0, 9))
    same = look.outcomes(Seen(win, 1.0, 9), Seen(win, 1.0, 9))
    assert (told is not None) == (gains.gain > 0)
    assert same is None


def test_the_best_answer_costs_nothing(planted: tuple[State, int, int]) -> None:
    s, win, _lose = planted
    judged = SecondLook(s, 7, 1, 0.05).judgement(s.write(win))
    assert judged.verdict in ("fine", "find")


@pytest.mark.parametrize(
    ("cost", "margin", "said"),
    [
        (0.019, 0.0, "fine"),
        (0.03, 0.03, "close"),
        (0.12, 0.13, "close"),
        (0.02, 0.01, "inaccuracy"),
        (0.05, 0.01, "mistake"),
        (0.10, 0.09, "blunder"),
    ],
)
def test_an_interval_that_covers_0_is_no_mistake(cost: float, margin: float, said: str) -> None:
    assert verdict(Held(cost, margin, 0)) == said


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_alike_in_every_world(game: str) -> None:
    """What the seat cannot know makes no difference to what it is blamed for."""
    states = [
        s.copy()
        for s in walk(portside.new_game(game, GAMES[game].studied_seats), 12)
        if s.to_move >= 0 and len(s.legal()) > 1
    ]
    for s in states[:: max(1, len(states) // 3)]:
        other = s.imagine(int(s.to_move), Dice(99))
        words = s.write(s.legal()[-1])
        judged = [SecondLook(one, 3, 1, QUICK).judgement(words) for one in (s, other)]
        assert judged[0] == judged[1]


def test_a_forced_answer_is_not_judged() -> None:
    for game in GAMES:
        reviewer, _ = looked_at(game, fewest(game))
        for moment, s in enumerate(reviewer.states):
            assert reviewer.has_choice(moment) == (s.to_move >= 0 and len(s.legal()) > 1)


# ---------------------------------------------------------------------------- beliefs


def test_beliefs_stand_beside_the_truth() -> None:
    """MA-14.2, MA-14.3. The supply is open, so the cards dealt to the others are known together;
    who was dealt which is not: each of two hands is expected to hold half of every ware."""
    reviewer = Reviewer(recorded("manila", 3, 3), 1, QUICK)
    states = reviewer.states
    asked = next(moment for moment, s in enumerate(states) if s.to_move >= 0)
    known = belief(states[asked], asked, 1)
    assert known is not None and (known.moment, known.seat) == (asked, states[asked].to_move)
    table: Any = states[asked].position()["table"]
    both = [sum(wares) for wares in zip(*[one.truth for one in known.hidden], strict=True)]
    assert len(known.hidden) == 2 and sum(both) == 4
    for hidden in known.hidden:
        assert hidden.owner is not None and hidden.owner != known.seat
        assert hidden.truth == [table["shares"][hidden.owner][ware] for ware in hidden.things]
        assert hidden.mean == pytest.approx([number / 2 for number in both], abs=0.15)
        for low, true, high in zip(hidden.low, hidden.truth, hidden.high, strict=True):
            assert low <= true <= high


def test_what_can_be_counted_is_known_exactly() -> None:
    """SC-11.3, CN-1.7. Nothing is hidden from a perfect memory."""
    for game in ("santiago", "cargo_noir"):
        found = looked_at(game, 2)[1].beliefs
        assert found
        for known in found:
            for hidden in known.hidden:
                assert hidden.low == hidden.high == hidden.truth == hidden.mean


# ------------------------------------------------------------- whole, again, and refused


@pytest.fixture(scope="module", params=list(GAMES))
def whole(request: pytest.FixtureRequest) -> tuple[Record, wire.Review]:
    record = recorded(request.param, GAMES[request.param].rules.fewest_seats, 7)
    return record, portside.review(record, seed=3, effort=QUICK)


def test_a_review_is_of_its_schema(whole: tuple[Record, wire.Review]) -> None:
    written = msgspec.json.encode(whole[1])
    jsonschema.validate(json.loads(written), schema("review", whole[1].game))
    assert msgspec.json.decode(written, type=wire.Review) == whole[1]


def test_pieces_made_elsewhere_are_the_same(whole: tuple[Record, wire.Review]) -> None:
    """The same seed and effort give the same review, whoever made which piece, and when."""
    record, made = whole
    reviewer = Reviewer(record, 3, QUICK)
    text = portside.write_record(record)
    kept = {
        number: read_piece(msgspec.json.encode(reviewer.piece(number)))
        for number in reversed(range(pieces_of(record)))
    }
    kept[1] = read_piece(piece_of(text, 3, QUICK, 1))
    again = put_together(record, 3, QUICK, [kept[number] for number in sorted(kept)])
    assert msgspec.json.encode(again) == msgspec.json.encode(made)


def test_a_part_of_a_review_is_told_as_far_as_it_goes(whole: tuple[Record, wire.Review]) -> None:
    record, made = whole
    reviewer = Reviewer(record, 3, QUICK)
    part = put_together(record, 3, QUICK, [reviewer.piece(0), reviewer.piece(1)])
    assert part.steps == made.steps[: len(part.steps)] and len(part.steps) > 8
    assert part.chances == made.chances[: len(part.chances)]
    assert part.balances == [] and part.keys == []


def test_a_review_tells_the_game(whole: tuple[Record, wire.Review]) -> None:
    record, made = whole
    end = portside.replay(record)
    assert made.scores == end.scores() and made.winners == end.winners()
    assert [(step.seat, step.answer) for step in made.steps] == record.answers
    for judged in made.judgements:
        assert record.answers[judged.moment] == (judged.seat, judged.answer)
        assert judged.answer in [option.answer for option in judged.options]
        compared = [option for option in judged.options if option.margin]
        assert len(compared) <= 2  # the others were looked at once
    for stroke in made.strokes:
        seats = [step.seat for step in made.steps[stroke.moment :][: stroke.length]]
        assert set(seats) == {CHANCE} and len(seats) == stroke.length


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_has_no_review(game: str) -> None:
    record = recorded(game, fewest(game), 7)
    record.answers.pop()
    record.result = None
    with pytest.raises(Malformed, match="finished games only"):
        portside.review(record)


@pytest.mark.parametrize(("so", "since"), [([1, 0, 1, 1], 2), ([1, 1], 0), ([1, 0, 1], 2)])
def test_what_lasts_to_the_end(so: list[int], since: int) -> None:
    assert lasting([bool(one) for one in so]) == since


def test_the_example_of_the_page() -> None:
    page = (ROOT / "docs" / "review.md").read_text("utf-8")
    bare = re.sub(r"^```.*$", "", page, flags=re.MULTILINE)  # a fence is no output
    example = doctest.DocTestParser().get_doctest(bare, {}, "review.md", "review.md", 0)
    runner = doctest.DocTestRunner()
    runner.run(example)
    assert runner.failures == 0 and runner.tries > 8
