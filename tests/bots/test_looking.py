"""Looking ahead over one's own answers."""

import pytest

import portside
from portside import Dice
from portside.bots.bot import SeatView
from portside.bots.greedy import GreedyBot
from portside.bots.levels import make_bot
from portside.bots.looking import Look
from portside.core.judge import Judge
from portside.games import game_of
from tests.every_game.walks import EVERY_GAME, walk


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_a_look_ends_where_chance_or_another_seat_is_asked(game: str, seats: int) -> None:
    look, ended = Look(game_of(game).judge, 1.0, 1), 0
    for number, s in enumerate(walk(portside.new_game(game, seats), 3)):
        if s.to_move < 0 or number % 20:
            continue
        seat = int(s.to_move)
        for answer in s.legal()[:3]:
            then = s.copy()
            then.play(answer)
            if then.to_move != seat:
                assert look.after(s, answer, seat, 2) == look.standing(then, seat)
                ended += 1
    assert ended


@pytest.mark.parametrize("game", portside.GAMES)
def test_only_beginners_misjudge(game: str) -> None:
    beginner, mate = make_bot("deckhand", game, 1), make_bot("mate", game, 1)
    assert isinstance(beginner, GreedyBot) and isinstance(mate, GreedyBot)
    assert beginner.blur == game_of(game).blur > mate.blur == 0.0


def test_a_misjudgement_is_random_and_within_its_bound() -> None:
    look = Look(Judge(), 1.0, 1)
    errors = [look.misjudged(3.0) for _ in range(200)]
    assert -3.0 <= min(errors) < -2.0 and 2.0 < max(errors) <= 3.0
    assert look.misjudged(0.0) == 0.0


def test_who_misjudges_does_not_always_answer_alike() -> None:
    s = portside.new_game("santiago", 3)
    portside.simulate.settle(s, Dice(1))
    answers = {GreedyBot("santiago", 1, blur=20.0, depth=1).choose(SeatView(s))}
    answers |= {GreedyBot("santiago", n, blur=20.0, depth=1).choose(SeatView(s)) for n in range(9)}
    assert len(answers) > 1
