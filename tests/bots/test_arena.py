"""What matches add up to: shares, ranks, intervals, ratings, and runs that are resumed."""

import json
import math
import multiprocessing
import os
import pickle
import re
import sys
from pathlib import Path

import numpy as np
import pytest

import portside
from portside import Dice, IllegalAnswer, Malformed
from portside.bots import arena, hosted
from portside.bots.arena import Contest, Played, circles, order_of, play_all, seated
from portside.bots.bot import SeatView, in_one_line
from portside.bots.intervals import student, wilson
from portside.bots.levels import make_bot
from portside.bots.match import Fault, checked
from portside.bots.standings import as_json, interval_of, is_of, rank, ratings, standings
from portside.core.simulate import settle
from portside.research.cluster import open_pool

CONTEST = Contest("santiago", ("greedy", "random"), 4)


def played(board: int, rotation: int, bots: list[str], scores: list[int]) -> Played:
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    times = [0.5] * len(bots)
    return Played(board, rotation, bots, scores, winners, times, times, [10] * len(bots))


def test_bots_are_seated_as_they_are_counted() -> None:
    assert seated(["captain", "greedy:2", "random"], 4) == ("captain", "greedy", "greedy", "random")
    assert seated(["captain", "greedy"], 3) == ("captain", "greedy", "greedy")
    assert seated(["my.module:Bot:2"], 2) == ("my.module:Bot", "my.module:Bot")
    with pytest.raises(Malformed, match="3 bots do not fit at 2 seats"):
        seated(["greedy:3"], 2)


def test_a_shared_victory_counts_in_equal_parts() -> None:
    games = [played(0, 0, ["a", "b", "b"], [9, 9, 3]), played(0, 1, ["b", "a", "b"], [1, 5, 2])]
    first, second = standings(games)
    assert (first.bot, first.wins, first.win_rate, first.games) == ("a", 1.5, 0.75, 2)
    assert (second.wins, second.games) == (0.5, 4)
    assert first.seconds_per_answer == 0.05


def test_equal_scores_share_their_ranks_and_winners_come_first() -> None:
    game = played(0, 0, ["a", "b", "c", "d"], [5, 7, 5, 1])
    assert [rank(game, seat) for seat in range(4)] == [2.5, 1, 2.5, 4]
    tie = Played(0, 0, ["a", "b"], [5, 5], [1], [0, 0], [0, 0], [1, 1])
    assert [rank(tie, seat) for seat in range(2)] == [2, 1]


def test_the_interval_is_over_boards_not_over_games() -> None:
    """Two boards, won in every rotation or in none: the mean is 1/2, nothing is sure."""
    games = [
        played(board, rotation, ["a", "b"], [9, 1] if board else [1, 9])
        for board in range(2)
        for rotation in range(50)
    ]
    one = next(one for one in standings(games) if one.bot == "a")
    assert one.win_rate == 0.5
    assert one.ci95 == (0.0, 1.0)


def test_ratings_follow_the_odds() -> None:
    """Three wins to one are 191 points of Elo; the half games that keep it finite take a little."""
    games = [played(n, 0, ["a", "b"], [1, 0] if n % 4 else [0, 1]) for n in range(4000)]
    rated = ratings(games, ["a", "b"])
    assert rated["a"] - rated["b"] == pytest.approx(190.8, abs=1)
    assert rated["a"] + rated["b"] == pytest.approx(0)


def test_an_interrupted_run_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    whole = sorted(play_all(CONTEST, 4, 1, None, None), key=lambda one: (one.board, one.rotation))
    begun = play_all(CONTEST, 4, 1, kept, None)
    next(begun)
    begun.close()
    with kept.open("a") as file:
        file.write('{"board": 9, "rot')  # a line that was cut short
    again = sorted(play_all(CONTEST, 4, 1, kept, None), key=lambda one: (one.board, one.rotation))
    assert [(one.bots, one.scores) for one in again] == [(one.bots, one.scores) for one in whole]


def test_games_kept_before_luck_was_reckoned_go_on_and_stay_uncorrected(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    list(play_all(CONTEST, 2, 1, kept, None))
    head, *lines = kept.read_text().splitlines()
    older = []
    for line in lines:
        game = json.loads(line)
        assert len(game.pop("luck")) == 2 and len(game.pop("record")) == 64
        older.append(json.dumps(game))
    kept.write_text("\n".join([head, *older]))
    games = list(play_all(CONTEST, 4, 1, kept, None))
    assert [bool(one.luck) for one in games] == [False, False, True, True]
    assert [one.corrected for one in standings(games)] == [None, None]


def test_games_that_a_contest_has_begun_with_are_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    first = list(play_all(CONTEST, 2, 1, kept, None))
    more = list(play_all(CONTEST, 4, 1, kept, None, begun=first))
    assert sorted((one.board, one.rotation) for one in more) == [(1, 0), (1, 1)]
    assert len(kept.read_text().splitlines()) == 5


def test_a_bot_against_its_copies_comes_out_at_the_fair_share() -> None:
    """As one bot exactly, since all seats share one luck; and each copy within its intervals."""
    contest = Contest("manila", ("random", "random", "random"), 4)
    games = [arena.play_one(contest, board, 0)[0] for board in range(60)]
    (one,) = standings(games)
    assert one.corrected is not None
    assert (one.win_rate, one.corrected.win_rate) == pytest.approx((1 / 3, 1 / 3))
    for game in games:
        game.bots = ["first", "second", "third"]
    copies = [copy for copy in standings(games) if copy.corrected is not None]
    assert len(copies) == 3
    for copy in copies:
        for low, high in (copy.ci95, copy.corrected.ci95 if copy.corrected else (1.0, 0.0)):
            assert low < 1 / 3 < high
    assert sum(copy.corrected.win_rate for copy in copies if copy.corrected) == pytest.approx(1)
    assert max(abs(copy.corrected.luck) for copy in copies if copy.corrected) > 0.005


def test_results_that_were_written_before_there_were_reasons_to_stop_are_known_again() -> None:
    games = [arena.play_one(CONTEST, 0, rotation)[0] for rotation in range(2)]
    older = as_json(CONTEST, games)
    del older["until"], older["risk"]
    assert is_of(older, CONTEST, 2)
    assert not is_of(older, CONTEST, 2, "decided")
    stopped = as_json(CONTEST, games, 0.025, "decided", 40)
    assert is_of(stopped, CONTEST, 40, "decided") and not is_of(stopped, CONTEST, 2)
    assert not is_of(stopped, CONTEST, 40, "4")


def test_results_of_another_contest_are_not_mixed_in(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    list(play_all(CONTEST, 2, 1, kept, None))
    other = Contest("santiago", ("random", "random"), 4)
    with pytest.raises(Malformed, match="belongs to another contest"):
        list(play_all(other, 2, 1, kept, None))


def test_every_rotation_of_a_board_meets_the_same_set_up() -> None:
    games = [arena.play_one(CONTEST, 3, rotation)[0] for rotation in range(2)]
    assert [one.bots for one in games] == [["greedy", "random"], ["random", "greedy"]]
    assert json.dumps(as_json(CONTEST, games))


def test_everybody_has_every_neighbour() -> None:
    """Round a table of three there are two orders, of four six; who sits twice makes fewer."""
    assert circles(("a", "b", "c")) == [("a", "b", "c"), ("a", "c", "b")]
    assert len(circles(("a", "b", "c", "d"))) == 6
    assert circles(("a", "b", "b")) == [("a", "b", "b")]
    assert circles(("a", "a", "b", "b")) == [("a", "a", "b", "b"), ("a", "b", "a", "b")]
    orders = {
        tuple(order_of(("a", "b", "c"), board, turn)) for board in (0, 1) for turn in range(3)
    }
    assert len(orders) == 6


def test_intervals_do_not_shrink_to_a_point() -> None:
    """Twelve games won on four boards: Wilson's lower bound is 75.8 %, as tables have it."""
    games = [played(n // 3, n % 3, ["a", "b", "b"], [9, 1, 1]) for n in range(12)]
    one, other = standings(games)
    assert one.win_rate == 1.0
    assert list(one.ci95) == pytest.approx([0.7575, 1.0], abs=1e-4)
    low, high = one.rating_ci95
    assert low < one.rating < high
    assert high - low > 100
    assert other.rating_ci95[0] < other.rating < other.rating_ci95[1]


def test_few_boards_are_judged_by_student() -> None:
    """Three boards with shares 0, 1/2 and 1: 1/2 +- 4.303 * 0.2887 is all there is."""
    assert student(2) == pytest.approx(4.303, abs=1e-3)
    assert student(30) == pytest.approx(2.042, abs=1e-3)  # as tables have it
    assert student(120) == pytest.approx(1.980, abs=1e-3)
    assert list(wilson(0.5, 100)) == pytest.approx([0.4038, 0.5962], abs=1e-4)
    games = [
        played(board, turn, ["a", "b"], [9, 1] if board + turn > 1 else [1, 9])
        for board in range(3)
        for turn in range(2)
    ]
    assert interval_of(games, "a") == (0.0, 1.0)


FAULTY = """
import os, time
from portside.bots.bot import Bot

class Odd(Bot):
    name = "odd"
    def __init__(self, game, seed):
        self.answers = 0
    def choose(self, table):
        self.answers += 1
        return self.err(table) if self.answers == 3 else table.legal()[0]

class Illegal(Odd):
    def err(self, table):
        return 999_999
class Text(Odd):
    def err(self, table):
        return "yes"
class Raising(Odd):
    def err(self, table):
        raise RuntimeError("no idea")
class Dying(Odd):
    def err(self, table):
        os._exit(7)
class Unreadable(Odd):
    def err(self, table):
        return lambda: 1
class Wordless(Odd):
    def err(self, table):
        class Shy(Exception):
            def __str__(self):
                raise RuntimeError
        raise Shy
class Hanging(Odd):
    def err(self, table):
        time.sleep(60)
"""


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Illegal", "999999"),
        ("Text", "yes"),
        ("Raising", "no idea"),
        ("Dying", "process ended (7)"),
        ("Unreadable", "AttributeError: Can't pickle"),
        ("Wordless", "Shy"),
        ("Hanging", "no answer within 0.6 s"),
    ],
)
def test_a_faulty_bot_forfeits_is_named_and_the_match_goes_on(
    bot: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "faulty_bots.py").write_text(FAULTY)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path]))
    monkeypatch.setattr(hosted, "PATIENCE", 0.5)
    name = f"faulty_bots:{bot}"
    contest = Contest("santiago", (name, "random"), 4, seconds=0.1)
    games = [arena.play_one(contest, 0, rotation)[0] for rotation in range(2)]
    for seat, game in enumerate(games):
        assert game.bots[seat] == name
        assert game.winners == [1 - seat]
        assert [rank(game, one) for one in (seat, 1 - seat)] == [2, 1]
        (fault,) = game.faults
        assert (fault.seat, fault.bot) == (seat, name)
        assert fault.question
        assert why in fault.why
    one = next(one for one in standings(games) if one.bot == name)
    assert (one.forfeits, one.wins) == (2, 0)


def test_a_bot_that_cannot_be_made_forfeits_its_game() -> None:
    game, _ = arena.play_one(Contest("santiago", ("no_such.bots:Bot", "random"), 4), 0, 0)
    (fault,) = game.faults
    assert (fault.seat, fault.bot, game.winners) == (0, "no_such.bots:Bot", [1])
    assert "cannot be loaded" in fault.why


def test_an_answer_is_a_whole_number_of_any_make() -> None:
    """NumPy's argmax is one; 1.0, a word and nothing are none, and a long one is cut."""
    s = portside.new_game("santiago", 2)
    settle(s, Dice(1))
    table = SeatView(s)
    assert checked(np.int64(table.legal()[1]), table) == table.legal()[1]
    for wrong, told in ((1.0, "1.0"), ("pass", "'pass'"), (None, "None"), (10**400, "0 …")):
        with pytest.raises(Malformed, match=f"{re.escape(told)} is no legal answer; table.legal"):
            checked(wrong, table)
    assert in_one_line(ValueError("a\nb")) == "ValueError: a b"


def test_who_forfeited_is_last_whatever_the_stand_in_did() -> None:
    game = played(0, 0, ["a", "b", "c"], [9, 1, 5])
    game.winners, game.faults = [2], [Fault(0, "a", "drive", "raised")]
    assert [rank(game, seat) for seat in range(3)] == [3, 2, 1]
    both = played(0, 0, ["a", "b", "c"], [9, 1, 5])
    both.winners, both.faults = [2], [Fault(0, "a", "drive", "raised"), Fault(1, "b", "drive", "")]
    assert [rank(both, seat) for seat in range(3)] == [2.5, 2.5, 1]
    found = {
        one.bot: one.mean_score
        for one in standings([game, played(1, 0, ["a", "b", "c"], [3, 5, 7])])
    }
    assert found == {"a": 3, "b": 3, "c": 6}  # the 9 points were the stand-in's
    assert math.isnan(next(one.mean_score for one in standings([both]) if one.bot == "a"))
    json.dumps(as_json(CONTEST, [both]), allow_nan=False)


def test_an_illegal_answer_survives_the_border_of_a_process() -> None:
    error = IllegalAnswer("not-legal", "no", "drive", "SC-4.1", ["drive 1"])
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == "no"
    assert (again.code, again.question, again.rules, again.legal) == (
        "not-legal", "drive", "SC-4.1", ["drive 1"],
    )  # fmt: skip


@pytest.mark.parametrize(
    "name",
    [
        "captain@0",
        "captain@0s",
        "captain@-5",
        "search@-1s",
        "search@nans",
        "search@infs",
        "search@1e9s",
    ],
)
def test_budgets_have_bounds(name: str) -> None:
    with pytest.raises(Malformed, match="after the @"):
        make_bot(name, "santiago", 1)


@pytest.mark.parametrize("name", ["mate@1s", "random@5", "my.bots:Bot@0.1s"])
def test_a_budget_that_would_mean_nothing_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match="is for navigator, captain, search only"):
        make_bot(name, "santiago", 1)


def test_when_the_work_is_done_no_process_is_left() -> None:
    """One that still ends while Python does shows a traceback at times."""
    before = set(multiprocessing.active_children())
    with open_pool(processes=2) as pool:
        assert list(pool.executor.map(abs, range(-20, 0))) == list(range(20, 0, -1))
    assert not set(multiprocessing.active_children()) - before
