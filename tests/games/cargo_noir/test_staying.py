"""CN-R2. With `alone_may_stay` who is alone in a port may wait instead of buying."""

from typing import Any

import pytest

from portside import CHANCE, NOBODY, Dice
from portside.core.answers import Answers
from portside.core.simulate import playout
from portside.games.cargo_noir import new_game, read_position
from portside.games.cargo_noir.judge import CargoNoirJudge
from tests.games.cargo_noir.invariants import Watcher
from tests.games.cargo_noir.table import A, B, legal, on_table, play, starting, table

STAYING: dict[str, object] = {"alone_may_stay": True}


def alone(**changes: Any) -> Any:
    """Red, on turn, is alone in Rotterdam with 4 and has 3 coins more."""
    stacks = {"rotterdam": {A: 4}}
    return table("ship", stacks=stacks, safe={A: 3}, home={A: 2}, bank=30, **changes)


@pytest.mark.rule("CN-T37", "CN-4.9")
def test_without_the_option_who_is_alone_buys() -> None:
    assert legal(alone()) == {"buy rotterdam"}


@pytest.mark.rule("CN-T37")
def test_a_ship_that_waits_leaves_everything_as_it_was() -> None:
    s = alone(options=STAYING)
    assert legal(s) == {"buy rotterdam", "stay rotterdam"}
    before = s.position()["table"]
    play(s, "stay rotterdam")
    assert s.position()["table"] == before
    assert s.question() == "send"
    assert starting(s, "send rotterdam") == set()


@pytest.mark.rule("CN-T37", "CN-4.12")
def test_who_waited_can_be_topped() -> None:
    s = alone(options=STAYING, seats=2)
    play(s, "stay rotterdam", "send casino", "send casino")
    s.players[B].safe = 5  # the coins do not matter here
    play(s, "send rotterdam 5", "send casino", "send casino", "casino")
    assert starting(s, "raise rotterdam") == {f"raise rotterdam {n}" for n in (6, 7, 8, 9, 10, 11)}
    assert "withdraw rotterdam" in legal(s)
    assert starting(s, "buy") == starting(s, "stay") == set()


@pytest.mark.rule("CN-T37")
def test_whom_nobody_tops_is_asked_again_in_the_next_turn() -> None:
    s = alone(options=STAYING, seats=2)
    play(s, "stay rotterdam", *["send casino"] * 5)
    assert legal(s) == {"casino", "buy rotterdam", "stay rotterdam"}
    play(s, "buy rotterdam")
    assert s.to_move == CHANCE and sum(on_table(s, "goods")[A].values()) == 4


def test_other_ships_act_after_one_that_waits_and_a_position_remembers_it() -> None:
    s: Any = table(
        "ship",
        options=STAYING,
        stacks={"rotterdam": {A: 4}, "panama": {A: 2}},
        casino={A: 1},
        home={A: 0},
        seats=4,
    )
    play(s, "stay rotterdam")
    assert s.position()["pending"]["stayed"] == ["rotterdam"]
    assert legal(s) == {"casino", "buy panama", "stay panama"}
    again = read_position(s.position())
    assert legal(again) == legal(s) and again.position() == s.position()
    for game in (s, again):
        playout(game, Dice(7))
    assert s.position() == again.position()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_end_however_often_ships_wait(seats: int) -> None:
    """CN-I25. Whoever may wait does; all others answer at random."""
    s: Any = new_game(seats, STAYING)
    watcher, dice, waited = Watcher(s), Dice(seats), 0
    while s.to_move != NOBODY:
        answers = s.legal()
        waiting = [answer for answer in answers if s.write(answer).startswith("stay ")]
        waited += len(waiting) > 0
        watcher.play(waiting[0] if waiting else answers[dice.below(len(answers))])
    assert waited > 0 and s.round == s.edition.rounds[seats]


def test_bots_buy() -> None:
    """Goods now are worth more than the same goods a turn later, if nobody tops them."""
    s = alone(options=STAYING)
    judge, answers = CargoNoirJudge(), Answers()
    s.offer(answers)
    judge.narrow(s, answers)
    assert [s.write(answers.answer[i]) for i in range(answers.n)] == ["buy rotterdam"]
