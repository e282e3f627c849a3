"""Intervals as tables have them, luck taken away without bias, and looks that do not fool."""

import random
from itertools import product
from math import prod

import numpy as np
import pytest

from portside import Malformed
from portside.bots.arena import Contest, Played
from portside.bots.intervals import FEW, interval_over, luck_weights, scatter, student, wilson
from portside.bots.standings import corrections, standings
from portside.bots.stopping import FEWEST, Asked, Look, Until, end_of, read_until

CONTEST = Contest("santiago", ("a", "b", "b"), 1)


def played(board: int, rotation: int, winner: int, luck: list[float] | None = None) -> Played:
    """One of a and two of b; who wins is counted from a's seat."""
    bots = ["b", "b", "b"]
    bots[rotation] = "a"
    won = (rotation + winner) % 3
    scores = [9 if seat == won else 1 for seat in range(3)]
    return Played(
        board, rotation, bots, scores, [won], [1.0] * 3, [1.0] * 3, [9] * 3, [], luck or []
    )


def test_students_quantiles_are_those_of_tables() -> None:
    for freedom, risk, known in (
        (1, 0.05, 12.706), (2, 0.05, 4.303), (7, 0.01, 3.499), (10, 0.001, 4.587),
        (30, 0.05, 2.042), (120, 0.05, 1.980), (1000, 0.01, 2.581),
    ):  # fmt: skip
        assert student(freedom, risk) == pytest.approx(known, abs=1e-3)
    assert list(wilson(0.5, 100, 0.01)) == pytest.approx([0.3753, 0.6247], abs=1e-4)


def test_the_weight_of_a_board_is_the_slope_over_all_others() -> None:
    chance = random.Random(3)
    luck = [[chance.uniform(-1, 1) for _ in range(15)] for _ in range(2)]
    shares = [[0.7 * one + chance.uniform(-1, 1) for one in lucks] for lucks in luck]
    for board, weight in enumerate(luck_weights(shares, luck)):
        above = below = 0.0
        for mine, gifts in zip(shares, luck, strict=True):
            y, x = np.delete(mine, board), np.delete(gifts, board)
            above += float(((x - x.mean()) * (y - y.mean())).sum())
            below += float(((x - x.mean()) ** 2).sum())
        assert weight == pytest.approx(above / below)


def test_luck_is_taken_away_without_bias() -> None:
    """Every way in which eleven boards may fall: the mean stays, though luck and result are skew.

    A weight that was fitted to the board itself as well would not keep it.
    """
    boards = FEW + 1
    total = fitted_to_itself = 0.0
    for falls in product(((-1.0, 2 / 3), (2.0, 1 / 3)), repeat=boards):
        likely = prod(part for _, part in falls)
        luck = [fall for fall, _ in falls]
        shares = [max(0.0, gift) * (board % 4) for board, gift in enumerate(luck)]
        weights = luck_weights([shares], [luck])
        total += likely * sum(
            share - weight * gift for share, weight, gift in zip(shares, weights, luck, strict=True)
        )
        if scatter(luck):
            slope = float(np.polyfit(luck, shares, 1)[0])
            fitted_to_itself += likely * (sum(shares) - slope * sum(luck))
        else:
            fitted_to_itself += likely * sum(shares)
    expected = sum(2 / 3 * (board % 4) for board in range(boards))
    assert total == pytest.approx(expected, abs=1e-9)
    assert abs(fitted_to_itself - expected) > 0.1


def test_few_boards_believe_the_evaluator() -> None:
    assert luck_weights([[0.5, 0.2]], [[0.1, -0.1]]) == [1.0, 1.0]
    assert luck_weights([[0.5] * 20], [[0.1] * 20]) == pytest.approx([0.0] * 20)


def test_luck_that_decides_everything_is_all_taken_away() -> None:
    """Who wins is who was lucky: without luck everybody has a fair share, and surely so."""
    games = [
        played(board, rotation, winner, [2 / 3 if (rotation + winner) % 3 == seat else -1 / 3
                                         for seat in range(3)])
        for board, rotation in product(range(40), range(3))
        for winner in [0 if random.Random(board * 3 + rotation).random() < 0.6 else 1]
    ]  # fmt: skip
    one, other = sorted(standings(games), key=lambda standing: standing.bot)
    assert one.win_rate > 0.45 and one.corrected is not None and other.corrected is not None
    assert one.corrected.win_rate == pytest.approx(1 / 3)
    assert other.corrected.win_rate == pytest.approx(1 / 3)
    assert one.corrected.weight == pytest.approx(1)
    assert one.corrected.luck == pytest.approx(one.win_rate - 1 / 3)
    low, high = one.corrected.ci95
    assert 0.3 < low < 1 / 3 < high < 0.37


def test_no_luck_leaves_the_result_and_never_narrows_it() -> None:
    games = [played(n // 3, n % 3, 0, [0.0] * 3) for n in range(60)]
    found = corrections(games, ["a", "b"])["a"]
    assert (found.win_rate, found.luck, found.spread) == (1.0, 0.0, 1.0)
    assert list(found.ci95) == pytest.approx(list(interval_over([[1.0] * 3] * 20)))
    assert found.ci95[0] < 0.95


def test_without_the_luck_of_every_game_nothing_is_corrected() -> None:
    games = [played(0, 0, 0, [0.0] * 3), played(0, 1, 0)]
    assert corrections(games, ["a", "b"]) == {}
    assert standings(games)[0].corrected is None


# ------------------------------------------------------------------------------ stopping


def test_the_looks_share_one_risk() -> None:
    assert Asked(CONTEST, 64, Until()).looks() == [
        Look(8, 0.003125), Look(16, 0.00625), Look(32, 0.0125), Look(64, 0.025),
    ]  # fmt: skip
    assert Asked(CONTEST, 70, Until()).looks()[0].boards == FEWEST
    assert Asked(CONTEST, 64).looks() == [Look(64, 0.05)]
    for boards in (1, 7, 100, 1000):
        looks = Asked(CONTEST, boards, Until(4)).looks()
        assert sum(look.risk for look in looks) < 0.05
        assert looks[-1].boards == boards


def test_why_to_stop_is_said_in_a_word_or_in_points() -> None:
    assert read_until("decided") == Until() and str(Until()) == "decided"
    assert read_until("4") == Until(4.0) and str(Until(4.0)) == "4"
    for wrong in ("soon", "0", "-3", "50", "nan", "inf", ""):
        with pytest.raises(Malformed, match="is no reason to stop; known: decided, or"):
            read_until(wrong)
    assert Until().is_met((0.34, 0.6), 3) and not Until().is_met((0.33, 0.6), 3)
    assert Until().is_met((0.1, 0.24), 4)
    assert Until(4).is_met((0.461, 0.539), 2) and not Until(4).is_met((0.45, 0.55), 2)


def test_a_contest_ends_with_the_first_look_that_is_enough() -> None:
    won = [played(n // 3, n % 3, 0) for n in range(3 * 64)]
    asked = Asked(CONTEST, 64, Until())
    assert end_of(asked, won[: 3 * 8 - 1]) is None
    assert end_of(asked, won) == Look(8, 0.003125)
    even = [played(n // 3, n % 3, n % 3) for n in range(3 * 64)]
    assert end_of(asked, even[: 3 * 63]) is None
    assert end_of(asked, even) == Look(64, 0.025)
    assert end_of(Asked(CONTEST, 64), won) == Look(64, 0.05)


def test_who_looks_several_times_is_fooled_no_more_than_once_in_twenty() -> None:
    """Bots that are equal: five in a hundred may be called stronger or weaker, and three sigma."""
    chance, fooled, many = random.Random(1), 0, 300
    for _ in range(many):
        games = [played(n // 3, n % 3, chance.randrange(3)) for n in range(3 * 32)]
        end = end_of(Asked(CONTEST, 32, Until()), games)
        assert end is not None
        boards = [
            [float(one.bots[one.winners[0]] == "a") for one in games[3 * board : 3 * board + 3]]
            for board in range(end.boards)
        ]
        low, high = interval_over(boards, end.risk)
        fooled += not low <= 1 / 3 <= high
    assert 0 < fooled <= many * 0.05 + 3 * (many * 0.05 * 0.95) ** 0.5
