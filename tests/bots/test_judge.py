"""The trusted door hides illegal answers, so all that bots play behind it is checked here."""

import pytest

import portside
from portside import CHANCE, NOBODY, Dice, State
from portside.bots.bot import Budget, SeatView
from portside.bots.greedy import GreedyBot
from portside.bots.searcher import SearchBot
from portside.core.answers import Answers
from portside.core.vectors import zeros
from portside.games import game_of
from tests.conftest import BUILD
from tests.every_game.walks import EVERY_GAME, walk


def offered(s: State) -> Answers:
    answers = Answers()
    s.offer(answers)
    return answers


def as_list(answers: Answers) -> list[int]:
    return [int(answers.answer[i]) for i in range(answers.n)]


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
@pytest.mark.parametrize("seed", range(3))
def test_habits_and_narrowing_stay_within_the_rules(game: str, seats: int, seed: int) -> None:
    judge, dice = game_of(game).best_judge, Dice(seed)
    for s in walk(portside.new_game(game, seats), seed):
        if s.to_move >= 0:
            legal = s.legal()
            kept = offered(s)
            judge.narrow(s, kept)
            assert kept.n >= 1
            assert set(as_list(kept)) <= set(legal)
            for _ in range(5):
                assert judge.pick(s, offered(s), dice) in legal


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_a_game_played_by_habit_ends(game: str, seats: int) -> None:
    judge, dice = game_of(game).best_judge, Dice(5)
    s = portside.new_game(game, seats)
    for _ in range(20_000):
        if s.to_move == NOBODY:
            break
        answers = offered(s)
        s.play(dice.draw(answers) if s.to_move == CHANCE else judge.pick(s, answers, dice))
    assert s.to_move == NOBODY


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_a_finished_game_is_judged_as_it_ended(game: str, seats: int) -> None:
    worth = zeros(8)
    for seed in range(10):
        s = portside.new_game(game, seats)
        portside.simulate.playout(s, Dice(seed))
        game_of(game).best_judge.appraise(s, worth)
        best = max(worth[seat] for seat in range(seats))
        assert [seat for seat in range(seats) if worth[seat] == best] == s.winners()


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_every_answer_a_search_tries_is_legal(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiled code cannot be watched from inside; there the two tests above must do."""
    start = portside.new_game(game, seats)
    portside.simulate.settle(start, Dice(2))
    tried = 0
    if BUILD == "interpreted":
        kind = type(start)
        trusted = kind.play

        def checked(s: State, answer: int) -> None:
            nonlocal tried
            assert answer in s.legal()
            tried += 1
            trusted(s, answer)

        monkeypatch.setattr(kind, "play", checked)
    search = SearchBot(game, 1, Budget(simulations=30))
    for number, s in enumerate(walk(start, 3)):
        if s.to_move >= 0 and number % 60 == 0:
            assert search.choose(SeatView(s)) in s.legal()
            assert GreedyBot(game, 1).choose(SeatView(s)) in s.legal()
    assert tried > 100 or BUILD != "interpreted"
