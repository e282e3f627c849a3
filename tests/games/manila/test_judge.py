"""What bots believe about Manila: legal habits, an exact end, sensible judgements."""

from collections.abc import Callable

import pytest

from portside import NOBODY, Dice
from portside.bots.bot import SeatView
from portside.bots.greedy import GreedyBot
from portside.bots.match import Match
from portside.bots.random import RandomBot
from portside.core.answers import Answers
from portside.core.simulate import settle
from portside.core.vectors import zeros
from portside.games.manila import Manila, new_game
from portside.games.manila.judge import ManilaJudge, first_weights
from tests.games.manila.table import A, play, table

JUDGE = ManilaJudge()
VARIANT: dict[str, object] = {"boarding_variant": True}
OTHER_TABLE: dict[str, object] = {
    "market_track": [0, 5, 10, 15, 20, 25, 30, 40, 50],
    "last_space": 15,
    "final_scoring": "all_shares_minus_15",
    "docked_boat_accepts_accomplices": True,
    "stowaway_may_take_insurance": True,
    "starting_cash": 400,
    "shares_buyable_per_voyage": 2,
}
TABLES = [(seats, options) for seats in (3, 4, 5) for options in ({}, VARIANT, OTHER_TABLE)]
LONGEST = 3000  # answers in a game; a random one has about 150

Habit = Callable[[Manila, Dice], int]


def begin(seats: int, options: dict[str, object], dice: Dice) -> Manila:
    s = new_game(seats, options)
    settle(s, dice)
    return s


def offered(s: Manila) -> Answers:
    answers = Answers()
    s.offer(answers)
    return answers


def at_random(s: Manila, dice: Dice) -> int:
    return int(dice.choose(offered(s)))


def by_habit(s: Manila, dice: Dice) -> int:
    return int(JUDGE.pick(s, offered(s), dice))


def narrowed(s: Manila) -> list[int]:
    answers = offered(s)
    JUDGE.narrow(s, answers)
    return [int(answers.answer[i]) for i in range(answers.n)]


def check_habits(s: Manila, dice: Dice) -> None:
    legal = set(s.legal())
    kept = narrowed(s)
    assert kept and legal.issuperset(kept) and len(set(kept)) == len(kept)
    assert by_habit(s, dice) in legal


def play_checked(s: Manila, dice: Dice, choose: Habit) -> int:
    """To the end; how many answers the seats gave."""
    answers = 0
    while s.to_move != NOBODY:
        check_habits(s, dice)
        s.play(choose(s, dice))
        settle(s, dice)
        answers += 1
        assert answers < LONGEST
    return answers


def worth(s: Manila) -> list[float]:
    points = zeros(8)
    JUDGE.appraise(s, points)
    return [points[seat] for seat in range(s.seats)]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_habits_are_legal_along_random_games(seats: int, options: dict[str, object]) -> None:
    for seed in range(3):
        dice = Dice(seed)
        play_checked(begin(seats, options, dice), dice, at_random)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_playouts_by_habit_end_legally(seats: int, options: dict[str, object]) -> None:
    for seed in range(3):
        dice = Dice(seed)
        play_checked(begin(seats, options, dice), dice, by_habit)


@pytest.mark.parametrize("seats", [3, 5])
def test_habits_are_legal_along_a_greedy_game(seats: int) -> None:
    dice = Dice(seats)
    bot = GreedyBot("manila", seed=1, depth=1)
    play_checked(begin(seats, VARIANT, dice), dice, lambda s, _: bot.choose(SeatView(s)))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_end_is_judged_exactly(seats: int) -> None:
    for seed in range(5):
        dice = Dice(seed)
        s = begin(seats, {}, dice)
        play_checked(s, dice, by_habit)
        assert worth(s) == s.scores()
        best = max(worth(s))
        assert [seat for seat in range(seats) if worth(s)[seat] == best] == s.winners()


def test_doubt_fades() -> None:
    dice = Dice(3)
    s = begin(3, {}, dice)
    first = JUDGE.doubt(s)
    doubts = []
    while s.to_move != NOBODY:
        doubts.append(JUDGE.doubt(s))
        s.play(by_habit(s, dice))
        settle(s, dice)
    assert all(0.0 < doubt <= first for doubt in doubts)
    assert doubts[-1] < 0.7 * first
    assert JUDGE.doubt(s) <= doubts[-1]


def until(question: str, seed: int = 1) -> Manila:
    """A new game in which everybody takes the first choice, until this is asked."""
    dice = Dice(seed)
    s = begin(3, {}, dice)
    while s.question() != question:
        s.play(narrowed(s)[0])
        settle(s, dice)
    return s


@pytest.mark.rule("MA-3.9")
def test_a_peso_at_hand_counts_more_while_there_are_offices_to_bid_for() -> None:
    s = until("place")
    before = worth(s)
    s.players[2].cash += 10
    gained = [after - was for after, was in zip(worth(s), before, strict=True)]
    assert gained[:2] == [0.0, 0.0]
    assert 10.0 < gained[2] < 13.0


@pytest.mark.rule("MA-5.1")
def test_who_chooses_earlier_may_expect_more_of_a_round() -> None:
    s = until("place")
    outlook = JUDGE.outlook(s, JUDGE.prospects(s))
    order = [(s.harbour_master + turn) % 3 for turn in range(3)]
    first, second, last = (JUDGE.income(s, outlook, seat) for seat in order)
    assert first > second > last > 0.0


@pytest.mark.rule("MA-4.4", "MA-4.6")
def test_a_harbour_master_is_taken_to_favour_the_wares_he_owns() -> None:
    s = until("ashore")
    master = s.players[s.harbour_master]
    for ware, shares in enumerate([3, 0, 1, 2]):
        for player in s.players:
            player.shares[ware] = shares if player is master else 1
    outlook = JUDGE.outlook(s, JUDGE.prospects(s))
    ginseng, nutmeg, silk, jade = (outlook.home[ware] for ware in range(4))
    assert ginseng > jade > silk > nutmeg == 0.0


@pytest.mark.rule("MA-4.4")
def test_what_stays_ashore_does_not_arrive() -> None:
    s = until("ashore")
    s.play(s.read("ashore silk"))
    outlook = JUDGE.outlook(s, JUDGE.prospects(s))
    assert [ware for ware in range(4) if outlook.home[ware] == 0.0] == [2]


@pytest.mark.rule("MA-11.3", "MA-12.3")
def test_loans_are_left_to_need() -> None:
    """Pledges and redemptions are never habits, so no playout can go round in circles."""
    for seed in range(5):
        dice = Dice(seed)
        s = begin(3, {}, dice)
        while s.to_move != NOBODY:
            words = [s.write(answer) for answer in narrowed(s)]
            assert not any(word.startswith(("pledge", "redeem")) for word in words)
            picked = s.write(by_habit(s, dice))
            assert not picked.startswith(("pledge", "redeem"))
            s.play(s.read(picked))
            settle(s, dice)


@pytest.mark.rule("MA-3.8")
def test_only_the_least_bid_is_considered() -> None:
    s = begin(3, {}, Dice(1))
    for least in (1, 2, 3):
        assert [s.write(answer) for answer in narrowed(s)] == ["pass", f"bid {least}"]
        s.play(s.read(f"bid {least}"))


@pytest.mark.rule("MA-3.8")
def test_few_bids_and_launches_are_considered() -> None:
    s = begin(3, {}, Dice(1))
    assert len(narrowed(s)) <= 6
    while s.question() != "launch":
        s.play(narrowed(s)[-1])
    assert len(narrowed(s)) <= 8


@pytest.mark.parametrize(("seats", "scores"), [(3, [135, 166, -9]), (4, [97, 147, 154, 126])])
def test_the_yardstick_stays(seats: int, scores: list[int]) -> None:
    """Judges improve, but the greedy bot plays as ever: since it counts loans by the edition."""
    bots = [GreedyBot("manila", seed) for seed in range(seats)]
    match = Match("manila", [*bots], [f"seat {seat}" for seat in range(seats)], seed=seats)
    assert match.play().scores == scores


def test_greedy_beats_random() -> None:
    won = 0
    for board in range(4):
        dice = Dice(board)
        s = begin(3, {}, dice)
        greedy = GreedyBot("manila", seed=board, depth=1)
        random = RandomBot(board)
        while s.to_move != NOBODY:
            bot = greedy if s.to_move == board % 3 else random
            s.play(bot.choose(SeatView(s)))
            settle(s, dice)
        won += s.winners() == [board % 3]
    assert won == 4


# ------------------------------------------------------------------------- loans


YARDSTICK = ManilaJudge(first_weights())  # to it a peso is a peso
ORIGINAL: dict[str, object] = {"final_scoring": "all_shares_minus_15"}


def plain_worth(s: Manila, seat: int) -> float:
    values = zeros(s.seats)
    YARDSTICK.appraise(s, values)
    return float(values[seat])


def cost_of_a_pledge(cash: int, options: dict[str, object]) -> float:
    """What the judge thinks that A loses by pledging jade, the market near its end."""
    market = {"ginseng": 20, "nutmeg": 20, "silk": 20, "jade": 20}
    s = table("ashore", A, cash={A: cash}, hands={A: {"jade": 2}}, market=market, options=options)
    before = plain_worth(s, A)
    play(s, "pledge jade")
    return before - plain_worth(s, A)


@pytest.mark.rule("MA-12.6")
def test_in_the_original_edition_a_pledge_costs_its_interest() -> None:
    for cash in (0, 5, 100):
        assert cost_of_a_pledge(cash, ORIGINAL) == pytest.approx(15 - 12)


@pytest.mark.rule("MA-12.3", "MA-12.4")
def test_in_the_polish_edition_a_pledge_may_cost_the_share() -> None:
    """Whoever has plenty redeems it; whoever has not may lose a share of 20 or more, and 15."""
    assert cost_of_a_pledge(100, {}) == pytest.approx(15 - 12)
    poor, better_off = cost_of_a_pledge(0, {}), cost_of_a_pledge(10, {})
    assert poor > better_off > 15 - 12
    assert poor > 10


@pytest.mark.rule("MA-3.13")
@pytest.mark.parametrize("options", [{}, ORIGINAL], ids=["polish", "original"])
def test_a_bid_that_takes_loans_costs_more_than_its_pesos(options: dict[str, object]) -> None:
    """8 pesos: out of a full purse just these; with one peso less at hand a loan, too."""
    hands = {A: {"jade": 2}}

    def burden(cash: int) -> float:
        s = table("bid", A, cash={A: cash}, hands=hands, options=options)
        out = YARDSTICK.outlook(s, YARDSTICK.prospects(s))
        return float(YARDSTICK.burden(s, out, s.players[A], 8))

    assert burden(8) == pytest.approx(8)
    assert burden(7) > 8 + 15 - 12 if not options else burden(7) == pytest.approx(8 + 15 - 12)
