"""The shares of victory that people are shown, and how they were fitted."""

import numpy as np
import pytest

from portside.bots.bot import SeatView
from portside.bots.greedy import GreedyBot
from portside.core.answers import Answers
from portside.core.evaluator import Evaluator, Knot
from portside.core.game import CHANCE, NOBODY, State
from portside.core.judge import Judge
from portside.core.rng import Dice
from portside.core.vectors import zeros
from portside.games import GAMES, game_of
from tools import reliability


def random_states(game: str, seats: int, seed: int) -> list[State]:
    """The moments of a random game, its end last."""
    s, dice, answers = game_of(game).rules.new_game(seats), Dice(seed), Answers()
    states = [s.copy()]
    while s.to_move != NOBODY:
        answers.clear()
        s.offer(answers)
        s.play(dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers))
        states.append(s.copy())
    return states


def every_table() -> list[tuple[str, int]]:
    return [
        (game, seats)
        for game in GAMES
        for seats in range(game_of(game).rules.fewest_seats, game_of(game).rules.most_seats + 1)
    ]


@pytest.mark.parametrize(("game", "seats"), every_table())
def test_shares_add_up_and_end_as_the_result(game: str, seats: int) -> None:
    evaluator = game_of(game).evaluator(seats)
    states = random_states(game, seats, 7)
    for s in states[:: max(1, len(states) // 40)]:
        shares = evaluator.shares(s)
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1.0, abs=1e-12)
        assert min(shares) >= 0.0
    winners = states[-1].winners()
    assert evaluator.shares(states[-1]) == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(seats)
    ]


@pytest.mark.parametrize(("game", "seats"), every_table())
def test_every_number_of_seats_was_fitted(game: str, seats: int) -> None:
    knots = game_of(game).knots[seats]
    assert all(len(knot.edge) == seats for knot in knots)
    assert all(knot.trust > 0 for knot in knots)
    assert [knot.doubt for knot in knots] == sorted(knot.doubt for knot in knots)


@pytest.mark.parametrize("game", GAMES)
def test_luck_has_mean_0_by_construction(game: str) -> None:
    """Over all that chance may answer, by weight, what it gives cancels out."""
    evaluator = game_of(game).evaluator(3)
    met = 0
    for s in random_states(game, 3, 3)[::5]:
        if s.to_move != CHANCE:
            continue
        answers = Answers()
        s.offer(answers)
        mean = [0.0, 0.0, 0.0]
        for i in range(answers.n):
            luck = evaluator.luck(s, answers.answer[i])
            for seat in range(3):
                weight = 1 if answers.total == answers.n else int(answers.weight[i])
                mean[seat] += weight * luck[seat]
        assert mean == pytest.approx([0.0, 0.0, 0.0], abs=1e-9)
        met += 1
    assert met > 3


def test_points_become_shares_by_trust_and_doubt() -> None:
    """A lead of doubt × ln 3 at trust 1 is three to one; an edge adds to it."""
    lead = 10 * float(np.log(3))
    plain = Evaluator(Judge(), [Knot(1.0, 1.0, [0.0] * 3)])
    assert plain.of_points([lead, 0.0, 0.0], 10.0) == pytest.approx([0.6, 0.2, 0.2])
    edged = Evaluator(Judge(), [Knot(1.0, 1.0, [float(np.log(2)), 0.0, 0.0])])
    assert edged.of_points([0.0, 0.0, 0.0], 10.0) == pytest.approx([0.5, 0.25, 0.25])
    between = Evaluator(Judge(), [Knot(0.0, 0.0, [0.0] * 3), Knot(20.0, 2.0, [0.0] * 3)])
    assert between.of_points([lead, 0.0, 0.0], 10.0) == pytest.approx([0.6, 0.2, 0.2])


def made_up(trust: float, edge: list[float], many: int) -> reliability.Moments:
    """Moments of a world in which the judge's points are to be believed so far."""
    chance = np.random.default_rng(1)
    doubt = chance.uniform(2, 20, many)
    worth = chance.normal(0, 15, (many, 3))
    given = reliability.shares(trust * worth / doubt[:, None] + np.array(edge))
    won = np.array([chance.multinomial(1, row) for row in given], dtype=float)
    return reliability.Moments(doubt, worth, won)


def test_the_fit_finds_what_the_world_was_made_of() -> None:
    known = made_up(0.4, [0.3, 0.0, -0.3], 6000)
    knots = reliability.knots_of(known.doubt)
    found = reliability.fit(known, knots)
    assert found[: len(knots)] == pytest.approx([0.4] * 4, abs=0.06)
    edges = found[len(knots) :].reshape(4, 3)
    assert edges[:, 0] - edges[:, 2] == pytest.approx([0.6] * 4, abs=0.35)
    given = reliability.shares(reliability.features(known, knots) @ found)
    assert reliability.error(given, known.won) < 0.02


def test_more_points_are_never_worth_less() -> None:
    """Where games say the opposite the judge is hardly believed, but not turned round."""
    known = made_up(-0.3, [0.3, 0.0, -0.3], 6000)
    knots = reliability.knots_of(known.doubt)
    found = reliability.fit(known, knots)
    assert list(found[: len(knots)]) == [reliability.LEAST] * 4
    edges = found[len(knots) :].reshape(4, 3)
    assert edges[:, 0] - edges[:, 2] == pytest.approx([0.6] * 4, abs=0.35)


def test_too_sure_a_judge_has_an_error() -> None:
    known = made_up(0.2, [0.0, 0.0, 0.0], 4000)
    sure = reliability.shares(known.worth / known.doubt[:, None])
    assert reliability.error(sure, known.won) > 0.1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_fitted_is_what_is_shown(game: str) -> None:
    """The fit's arithmetic and the evaluator's are the same."""
    described = game_of(game)
    knots = described.knots[3]
    rows, states = [], [s for s in random_states(game, 3, 5)[:-1:20] if s.to_move >= 0]
    worth = zeros(3)
    for s in states:
        described.best_judge.appraise(s, worth)
        rows.append([described.best_judge.doubt(s), *[worth[seat] for seat in range(3)]])
    table = np.array(rows)
    known = reliability.Moments(table[:, 0], table[:, 1:], np.zeros((len(rows), 3)))
    found = np.concatenate(
        [[knot.trust for knot in knots], np.ravel([knot.edge for knot in knots])]
    )
    fitted = reliability.Fitted(game, 3, np.array([knot.doubt for knot in knots]), found)
    evaluator = described.evaluator(3)
    shown = [evaluator.shares(s) for s in states]
    assert np.abs(reliability.shares(fitted.powers(known)) - np.array(shown)).max() < 1e-9


GAMES_WATCHED = {"santiago": 12, "manila": 2, "cargo_noir": 8}


@pytest.mark.parametrize("game", GAMES)
def test_shares_say_more_than_even_ones(game: str) -> None:
    """On a few fixed games of mates, which fitted nothing, winners are given more than a third."""
    described, surprise, many = game_of(game), 0.0, 0
    evaluator = described.evaluator(3)
    for board in range(GAMES_WATCHED[game]):
        s, dice, answers = described.rules.new_game(3), Dice(70 + board), Answers()
        mate, given = GreedyBot(game, board), []
        while s.to_move != NOBODY:
            answers.clear()
            s.offer(answers)
            if s.to_move == CHANCE:
                s.play(dice.draw(answers))
                continue
            given.append(evaluator.shares(s))
            s.play(mate.choose(SeatView(s, dice=dice)))
        winners = s.winners()
        late = given[2 * len(given) // 3 :]  # at the beginning nothing can be known
        surprise -= sum(np.log(sum(row[seat] for seat in winners)) for row in late)
        many += len(late)
    assert surprise / many < np.log(3)


def test_measuring_one_game_leaves_the_rows_of_the_others() -> None:
    page = (
        "before\n<!-- reliability -->\n" + reliability.HEADER + "\n"
        "| santiago | 2 | 5 | old |\n| manila | 3 | 5 | old |\n<!-- end -->\nafter\n"
    )
    row = "| manila | 3 | 9 | new |"
    assert reliability.with_rows(page, [row]) == page.replace("| manila | 3 | 5 | old |", row)
