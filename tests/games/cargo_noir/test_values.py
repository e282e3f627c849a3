"""What goods are worth (CN-5.4): worked examples, and a plain search of all splits."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portside import Malformed
from portside.core.vectors import ints
from portside.games.cargo_noir import best_value
from portside.games.cargo_noir.rules.values import BITS, Values, pack
from tests.games.cargo_noir.table import GOODS, TYPES

DIFFERENT = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]
SAME = [0, 1, 4, 9, 16, 25, 36, 49, 64, 81]


def worth(counts: tuple[int, ...], wilds: int, options: dict[str, object] | None = None) -> int:
    goods = dict(zip(TYPES, counts, strict=False))
    return best_value({**goods, "wild": wilds}, options)


def sorted_counts(most: int, largest: int | None = None) -> list[tuple[int, ...]]:
    """Every way to hold up to `most` goods of up to nine types, largest count first."""
    found: list[tuple[int, ...]] = [()]
    for count in range(1, min(most, largest or most) + 1):
        found += [(count, *rest) for rest in sorted_counts(most - count, count) if len(rest) < 9]
    return found


@cache
def plain(
    counts: tuple[int, ...], wilds: int, same: tuple[int, ...], different: tuple[int, ...]
) -> int:
    """Every set that could be handed in first, then the rest; nothing clever."""
    best = 0
    for w in range(wilds + 1):
        if 1 <= w < len(same):
            best = max(best, same[w] + plain(counts, wilds - w, same, different))
        for place, count in enumerate(counts):
            for m in range(1, count + 1):
                if m + w < len(same):
                    rest = less(counts, {place: m})
                    best = max(best, same[m + w] + plain(rest, wilds - w, same, different))
        for chosen in range(1, 1 << len(counts)):
            places = [place for place in range(len(counts)) if chosen >> place & 1]
            if len(places) + w < len(different):
                rest = less(counts, dict.fromkeys(places, 1))
                value = different[len(places) + w]
                best = max(best, value + plain(rest, wilds - w, same, different))
    return best


def less(counts: tuple[int, ...], taken: dict[int, int]) -> tuple[int, ...]:
    left = [count - taken.get(place, 0) for place, count in enumerate(counts)]
    return tuple(sorted([count for count in left if count > 0], reverse=True))


@pytest.mark.rule("CN-5.4", "CN-5.2", "CN-5.3")
@pytest.mark.parametrize(
    ("counts", "wilds", "value"),
    [
        ((1,) * 9, 0, 45),
        ((9,), 0, 81),
        ((3, 1, 1), 1, 19),
        ((2, 1, 1), 1, 12),
        ((4, 1, 1, 1), 0, 22),
        ((3, 3), 0, 18),
        ((2, 2, 2), 0, 12),
        ((3, 2, 1, 1, 1, 1), 0, 26),
        ((10,), 0, 82),
        ((4,), 2, 36),
        ((1,) * 5, 1, 21),
        ((), 3, 9),
        ((), 0, 0),
    ],
)
def test_references(counts: tuple[int, ...], wilds: int, value: int) -> None:
    assert worth(counts, wilds) == value


@pytest.mark.rule("CN-5.4", "CN-5.5", "CN-5.6", "CN-I23")
@given(
    st.lists(st.sampled_from([0, 0, 1, 2, 3, 14, 15, 63]), min_size=9, max_size=9),
    st.integers(0, 63),
)
def test_a_hand_is_its_wild_goods_then_the_counts_the_largest_first(
    counts: list[int], wilds: int
) -> None:
    in_order = [wilds, *sorted(counts, reverse=True)]
    wanted = sum(count << BITS * place for place, count in enumerate(in_order))
    assert pack(ints([*counts, wilds])) == wanted


def test_every_hand_of_up_to_eight_goods() -> None:
    for wilds in range(6):
        for counts in sorted_counts(8 - wilds):
            assert worth(counts, wilds) == plain(counts, wilds, tuple(SAME), tuple(DIFFERENT))


# Steps that shrink: two small sets may be worth more than a large one.
ROWS: list[tuple[list[int], list[int]]] = [
    ([1, 5, 6, 7, 8, 9, 10, 11, 12], [2, 6, 7, 8, 9, 10, 11, 12, 13]),
    ([1, 2, 3, 30, 31, 32, 33, 34, 35], [1, 9, 10, 30, 31, 60, 61, 62, 63]),
    ([3, 4, 5, 6, 7, 8, 9, 10, 11], [3, 4, 5, 6, 7, 8, 9, 10, 11]),
]


@pytest.mark.rule("CN-5.4")
@pytest.mark.parametrize(("different", "same"), ROWS)
def test_rows_of_any_form_are_searched_in_full(different: list[int], same: list[int]) -> None:
    options: dict[str, object] = {"value_different": different, "value_same": same}
    for wilds in range(3):
        for counts in sorted_counts(6):
            expected = plain(counts, wilds, (0, *same), (0, *different))
            assert worth(counts, wilds, options) == expected


@st.composite
def rows(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two rows of up to nine values: with growing steps, as the printed ones, or with any."""
    steps = draw(st.lists(st.integers(1, 12), min_size=1, max_size=9))
    if draw(st.booleans()):
        steps.sort()
    different, same = [0], [0]
    for step in steps:
        different.append(different[-1] + step)
        same.append(max(different[-1], same[-1] + 1) + draw(st.sampled_from([0, 0, 1, 7])))
    return tuple(different), tuple(same)


def as_options(different: tuple[int, ...], same: tuple[int, ...]) -> dict[str, object]:
    rows = {"value_different": list(different[1:]), "value_same": list(same[1:])}
    return {**rows, "max_set_size": len(same) - 1}


@pytest.mark.rule("CN-5.3", "CN-5.4", "CN-5.5")
@settings(max_examples=150, deadline=None)
@given(rows(), st.lists(st.integers(1, 3), max_size=6), st.integers(0, 3))
def test_any_rows_and_any_hand(
    rows: tuple[tuple[int, ...], tuple[int, ...]], counts: list[int], wilds: int
) -> None:
    different, same = rows
    hand = tuple(sorted(counts, reverse=True))
    assert worth(hand, wilds, as_options(different, same)) == plain(hand, wilds, same, different)


# Many goods of few types, and few of many: as far as a plain search gets.
LARGE = [
    *[((a, b), w) for a in (9, 10, 13) for b in (1, 8, 9) for w in (0, 2)],
    *[((a, 4, b), w) for a in (5, 7) for b in (1, 3) for w in (0, 2)],
    ((4, 3, 2, 1), 3),
    ((2,) * 7, 1),
    ((3,) * 5, 0),
    ((2, 2, 2, 1, 1, 1, 1, 1, 1), 1),
]


@pytest.mark.rule("CN-5.4", "CN-5.5")
@pytest.mark.parametrize(("different", "same"), [(DIFFERENT[1:], SAME[1:]), *ROWS])
def test_large_hands(different: list[int], same: list[int]) -> None:
    options: dict[str, object] = {"value_different": different, "value_same": same}
    for counts, wilds in LARGE:
        expected = plain(counts, wilds, (0, *same), (0, *different))
        assert worth(counts, wilds, options) == expected


def hands_judged(counts: tuple[int, ...], wilds: int) -> int:
    """How many hands a search of one hand meets that was never met before."""
    values = Values(DIFFERENT[1:], SAME[1:], 9)
    values.of(ints([*counts, wilds]))
    return int(values.used)


@pytest.mark.rule("CN-5.4")
def test_the_work_for_a_hand_grows_with_its_largest_count_only() -> None:
    """A stranger's options once let a hand grow until its search stopped the server (issue 14)."""
    assert hands_judged((7, 6, 5, 4, 3, 2, 2, 1, 1), 5) < 3_000
    once = hands_judged((9, 8, 7, 6, 5, 4, 3, 2, 1), 0)
    twice = hands_judged((18, 16, 14, 12, 10, 8, 6, 4, 2), 0)
    assert twice < 3 * once
    assert hands_judged((30,) * 9, 15) < 10_000


@pytest.mark.rule("CN-5.3")
def test_smaller_sets() -> None:
    assert worth((4, 1, 1), 0, {"max_set_size": 2}) == 4 + 4 + 3


HANDS = st.lists(st.sampled_from(GOODS), max_size=9)


def count(hand: list[str]) -> dict[str, int]:
    return {good: hand.count(good) for good in set(hand)}


@pytest.mark.rule("CN-I23")
@settings(max_examples=60, deadline=None)
@given(HANDS, HANDS)
def test_two_hands_together_are_worth_no_less(one: list[str], other: list[str]) -> None:
    assert best_value(count(one + other)) >= best_value(count(one)) + best_value(count(other))


@pytest.mark.rule("CN-I24")
@settings(max_examples=60, deadline=None)
@given(HANDS, st.sampled_from(GOODS))
def test_more_and_wilder_goods_are_worth_no_less(hand: list[str], good: str) -> None:
    value = best_value(count(hand))
    assert best_value(count([*hand, good])) >= value
    if hand:
        assert best_value(count(["wild", *hand[1:]])) >= value


def test_an_unknown_good_is_refused() -> None:
    with pytest.raises(Malformed, match="'rum' is unknown"):
        best_value({"rum": 1})
