"""The buffer of legal answers: it is reused, and it grows."""

import pytest

from portside.core.answers import Answers
from portside.core.vectors import ints


@pytest.mark.parametrize("n", [0, 1, 63, 64, 65, 128, 129, 1000])
def test_the_buffer_grows_as_far_as_needed(n: int) -> None:
    answers = Answers()
    for i in range(n):
        answers.add(3 * i - 1)
    assert answers.n == n
    assert [int(answers.answer[i]) for i in range(n)] == [3 * i - 1 for i in range(n)]


def test_weights_grow_with_the_answers() -> None:
    answers = Answers()
    for i in range(200):
        answers.add_weighted(i, i % 7 + 1)
    assert [int(answers.weight[i]) for i in range(200)] == [i % 7 + 1 for i in range(200)]
    assert answers.total == sum(i % 7 + 1 for i in range(200))


def test_a_cleared_buffer_starts_again_and_keeps_its_room() -> None:
    answers = Answers()
    for i in range(100):
        answers.add_weighted(i, 2)
    answers.clear()
    assert (answers.n, answers.total) == (0, 0)
    assert len(answers.answer) >= 100
    answers.add(5)
    assert answers.n == 1 and answers.answer[0] == 5


def test_answers_in_steps_follow_what_is_there_and_grow_the_buffer() -> None:
    answers = Answers()
    answers.add(3)
    answers.add_steps(12, 3, 10)
    answers.add_steps(99, 0, 10)
    answers.add_steps(99, -4, 10)
    assert [answers.answer[i] for i in range(answers.n)] == [3, 12, 22, 32]
    answers.add_steps(0, 200, 1)
    assert answers.n == 204 and answers.answer[203] == 199 and answers.answer[3] == 32


def test_answers_by_weight_are_those_that_weigh_something() -> None:
    answers = Answers()
    answers.add_by_weight(ints([0, 2, 0, 1, 5]), 4)
    assert [answers.answer[i] for i in range(answers.n)] == [1, 3]
    assert [answers.weighs(i) for i in range(answers.n)] == [2, 1]
    assert answers.total == 3
