"""Advice where the search has a habit: the order in which ships act is free."""

from math import inf

from portside.bots.advice import Adviser
from portside.bots.bot import SeatView
from portside.core.record import begin
from portside.core.rng import Dice
from portside.games import rules_of
from portside.school import lesson_of


def test_what_a_habit_does_first_is_weighed_against_the_rest() -> None:
    """CN-4.1: casino or an outbid ship, in any order; the search always collects first."""
    lesson = lesson_of("cargo_noir", "outbid")
    s = begin(lesson.record, rules_of("cargo_noir"))
    for _, answer in lesson.answers[: lesson.start]:
        s.play(answer)
    advice = Adviser(SeatView(s, None, Dice(1)), 7, 0.05, inf).advise()
    assert advice.options[0].words == "casino"
    assert {option.words for option in advice.options} <= set(s.legal_in_words())
    assert len(advice.options) == min(12, len(s.legal())) > 1
    assert all(0 < option.chance < 1 and option.visits > 0 for option in advice.options)
    assert advice.comparison is not None and advice.simulations > 0


def test_a_ship_is_no_mistake_as_long_as_another_may_follow() -> None:
    """CN-7.1: ships are sent one by one; the search thinks of no port once one is in the casino."""
    lesson = lesson_of("cargo_noir", "first-voyage")
    s = begin(lesson.record, rules_of("cargo_noir"))
    for _, answer in lesson.answers[: lesson.start]:
        s.play(answer)
    sure = []
    for _ in range(3):
        advice = Adviser(SeatView(s, None, Dice(1)), 7, 0.02, inf).advise("send casino")
        sure.append(advice.sure)
        s.play(s.read("send casino"))
    assert sure == [False, False, True]
