"""What bots think of Cargo Noir: legal, sensible answers, and a judge that knows who is ahead."""

from collections.abc import Iterator

import pytest

from portside.bots.bot import Bot, SeatView
from portside.bots.greedy import GreedyBot
from portside.bots.random import RandomBot
from portside.core.answers import Answers
from portside.core.game import CHANCE, NOBODY
from portside.core.rng import Dice
from portside.core.vectors import zeros
from portside.games.cargo_noir import CargoNoir, new_game
from portside.games.cargo_noir.judge import CargoNoirJudge
from tests.games.cargo_noir.table import GOODS, A, B, table

GAME = "cargo_noir"
NOTHING = dict.fromkeys(GOODS, 0)
JUDGE = CargoNoirJudge()


def walk(
    bots: list[Bot], board: int, options: dict[str, object] | None = None
) -> Iterator[CargoNoir]:
    """Every position of a game in which a seat is asked, and the end."""
    s, dice, answers = new_game(len(bots), options), Dice(board), Answers()
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            answers.clear()
            s.offer(answers)
            s.play(dice.draw(answers))
        else:
            yield s
            s.play(bots[s.to_move].choose(SeatView(s)))
    yield s


def offered(s: CargoNoir) -> Answers:
    answers = Answers()
    s.offer(answers)
    return answers


def narrowed(s: CargoNoir) -> list[int]:
    answers = offered(s)
    JUDGE.narrow(s, answers)
    return [int(answers.answer[i]) for i in range(answers.n)]


def kept(s: CargoNoir) -> set[str]:
    return {s.write(answer) for answer in narrowed(s)}


def worth(s: CargoNoir) -> list[float]:
    points = zeros(5)
    JUDGE.appraise(s, points)
    return [points[seat] for seat in range(s.seats)]


class Habitual(Bot):
    """Answers by habit alone."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, table: SeatView) -> int:
        s = table.imagine(self.dice)
        assert isinstance(s, CargoNoir)
        return int(JUDGE.pick(s, offered(s), self.dice))


def check_answers(s: CargoNoir, dice: Dice) -> None:
    legal, before = s.legal(), s.position()
    few = narrowed(s)
    assert few
    assert len(few) == len(set(few))
    assert set(few) <= set(legal)
    for _ in range(3):
        assert JUDGE.pick(s, offered(s), dice) in legal
    worth(s)
    assert s.position() == before, "looking at a table changes nothing on it"


# ------------------------------------------------------------------ only legal answers


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_habits_are_legal_among_random_players(seats: int) -> None:
    dice = Dice(seats)
    for board in range(2):
        for s in walk([RandomBot(seat) for seat in range(seats)], board):
            if s.to_move >= 0:
                check_answers(s, dice)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_habits_are_legal_among_habitual_players(seats: int) -> None:
    dice = Dice(seats)
    for board in range(3):
        for s in walk([Habitual(seat) for seat in range(seats)], board):
            if s.to_move >= 0:
                check_answers(s, dice)


def test_habits_are_legal_among_greedy_players() -> None:
    dice = Dice(1)
    for s in walk([GreedyBot(GAME, seat, depth=2) for seat in range(3)], 5):
        if s.to_move >= 0:
            check_answers(s, dice)


@pytest.mark.parametrize(
    "options",
    [
        {"min_bid": 0},
        {"market_swap_same_type_allowed": True},
        {"final_round_phase3": "none"},
        {"coin_supply_limited": False},
        {"max_set_size": 4, "market_slots": 0},
        {"warehouse_base": 60},
    ],
)
def test_habits_are_legal_with_other_numbers(options: dict[str, object]) -> None:
    dice = Dice(2)
    for s in walk([RandomBot(7), Habitual(8), Habitual(9)], 1, options):
        if s.to_move >= 0:
            check_answers(s, dice)


# -------------------------------------------------------------------------- the judge


def test_a_finished_game_is_judged_by_its_winners() -> None:
    """CN-8.5 to CN-8.7."""
    for board in range(6):
        s = list(walk([Habitual(seat) for seat in range(4)], board))[-1]
        points = worth(s)
        assert [seat for seat in range(4) if points[seat] == max(points)] == s.winners()
        assert [int(p) for p in points] == s.scores()
        assert JUDGE.doubt(s) == 1.0


def test_doubt_shrinks() -> None:
    assert JUDGE.doubt(table("send", round=2)) > JUDGE.doubt(table("send", round=10)) > 1.0


def test_more_goods_coins_and_ships_are_better() -> None:
    poor, rich = worth(
        table("send", safe={A: 2, B: 6}, goods={A: {"gold": 2}, B: {"gold": 3}}, turn=2)
    )[:2]
    assert rich > poor
    three, four = worth(table("send", turn=2, round=3, cards={A: {}, B: {"cargo_ship": 1}}))[:2]
    assert four > three + 8


def test_a_sole_stack_is_better_than_one_that_is_topped() -> None:
    alone = worth(table("send", turn=2, safe={A: 3}, stacks={"rotterdam": {A: 3}}))[A]
    topped = worth(table("send", turn=2, safe={A: 3}, stacks={"rotterdam": {A: 3, B: 4}}))[A]
    assert alone > topped


def test_the_last_trade_is_a_knapsack() -> None:
    """Fact 17: 36 and 4 coins buy Show Business (31) and two dive bars (12), not Paparazzi (40)."""
    s = table("basket", round=11, safe={A: 4}, goods={A: {"gold": 6}})
    assert worth(s)[A] == 43.0
    assert kept(s) == {"want dive-bar"}


# ------------------------------------------------------------------------- the habits


def test_sole_ports_are_bought_first() -> None:
    """Fact 9."""
    s = table("ship", safe={A: 3}, casino={A: 1}, stacks={"rotterdam": {A: 1}})
    assert len(kept(s)) == 1


def test_bids_go_no_further_than_the_others_can() -> None:
    """Facts 7 and 8: nobody has a coin, so the lowest bid is enough."""
    s = table("send", safe={A: 9}, goods={A: {"alcohol": 3}})
    assert {words for words in kept(s) if "rotterdam" in words} == {"send rotterdam 1"}


def test_a_swap_that_helps_is_considered() -> None:
    """Fact 10."""
    s = table("ship", goods={A: {"alcohol": 5, "weapons": 1}}, market_ships={A: 1})
    assert "swap weapons alcohol" in kept(s)
    assert "swap alcohol art" not in kept(s)


def test_a_payment_keeps_the_best_rest() -> None:
    """Fact 13: four different goods pay ten; the four of a kind stay together."""
    goods = {"alcohol": 4, "art": 1, "cars": 1, "gold": 1, "ivory": 1}
    s = table("pay", goods={A: goods}, basket=["syndicate"], value=0, aside=NOTHING)
    assert "different 4 0" in kept(s)
    s.play(s.read("different 4 0"))
    assert kept(s) == {"without alcohol"}


def test_the_least_useful_good_is_discarded() -> None:
    s = table("discard", goods={A: {"alcohol": 6, "art": 1}})
    assert kept(s) == {"discard art"}


# -------------------------------------------------------------------------- at the table


def test_greedy_beats_random() -> None:
    won = 0
    for board in range(2):
        for seat in range(3):
            bots: list[Bot] = [RandomBot(board + i) for i in range(3)]
            bots[seat] = GreedyBot(GAME, board, depth=1)
            won += list(walk(bots, board))[-1].winners() == [seat]
    assert won == 6
