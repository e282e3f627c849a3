"""Dice: the same numbers on every build, fair, and by weight."""

from collections import Counter

import pytest

from portside import Dice
from portside.core.answers import Answers

WORD = 2**32
FIRST_OF_SEED_7 = [475, 893, 843, 896, 85, 990, 813, 868]  # of 1000, by the reference below


class Xoroshiro64Star:
    """Blackman and Vigna's generator, written from its definition, seeded as Portside seeds it."""

    def __init__(self, seed: int) -> None:
        self.s0 = (seed * 0x9E3779B1 + 0x85EBCA6B) % WORD
        self.s1 = (seed ^ 0x2545F491) % WORD | 1
        for _ in range(8):
            self.next()

    def next(self) -> int:
        result = self.s0 * 0x9E3779BB % WORD
        s1 = self.s1 ^ self.s0
        self.s0 = rotate(self.s0, 26) ^ s1 ^ (s1 << 9) % WORD
        self.s1 = rotate(s1, 13)
        return result


def rotate(word: int, by: int) -> int:
    return (word << by) % WORD | word >> (32 - by)


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**32 - 1, 2**40 + 3, -1, 10**30])
def test_the_words_are_those_of_the_generator(seed: int) -> None:
    dice, reference = Dice(seed), Xoroshiro64Star(seed)
    for n in [2, 6, 100, 2**31 - 1] * 50:
        assert dice.below(n) == reference.next() * n // WORD


def test_the_first_numbers_of_a_seed_never_change() -> None:
    dice = Dice(7)
    assert [int(dice.below(1000)) for _ in range(8)] == FIRST_OF_SEED_7


def test_other_seeds_give_other_numbers() -> None:
    first = {tuple(int(dice.below(1000)) for _ in range(4)) for dice in map(Dice, range(500))}
    assert len(first) == 500


@pytest.mark.parametrize("n", [1, 2, 3, 6, 10, 33])
def test_every_number_is_equally_likely(n: int) -> None:
    dice, rolls = Dice(11), 3000 * n
    seen = Counter(int(dice.below(n)) for _ in range(rolls))
    assert sorted(seen) == list(range(n))
    assert all(abs(times - 3000) < 5 * 3000**0.5 for times in seen.values())


def test_answers_are_chosen_evenly() -> None:
    dice, answers = Dice(12), Answers()
    for answer in (-1, 4, 23):
        answers.add(answer)
    seen = Counter(int(dice.choose(answers)) for _ in range(9000))
    assert sorted(seen) == [-1, 4, 23]
    assert all(abs(times - 3000) < 5 * 3000**0.5 for times in seen.values())


def test_chance_draws_by_weight() -> None:
    dice, answers = Dice(13), Answers()
    for answer, weight in ((0, 1), (1, 2), (2, 0), (3, 3)):
        answers.add_weighted(answer, weight)
    assert answers.total == 6
    seen = Counter(int(dice.draw(answers)) for _ in range(12000))
    assert sorted(seen) == [0, 1, 3]  # what weighs nothing is never drawn
    for answer, expected in ((0, 2000), (1, 4000), (3, 6000)):
        assert abs(seen[answer] - expected) < 5 * expected**0.5
