"""Short integer arrays, the same on both builds."""

from portside.core.vectors import as_set, filled, ints, with_number


def test_a_set_as_bits_leaves_out_what_is_not_there() -> None:
    assert as_set(ints([-1, 0, 2, -1])) == 0b101
    assert as_set(filled(3, -1)) == 0


def test_a_set_holds_numbers_up_to_30() -> None:
    assert as_set(ints([29, 30])) == 2**29 + 2**30


def test_filled_arrays_are_their_own() -> None:
    for value in (0, -1, 7):
        for length in (0, 1, 64, 65, 200):
            first, second = filled(length, value), filled(length, value)
            assert list(first) == [value] * length
            if length:
                first[0] = 5
                assert second[0] == value
                assert filled(length, value)[0] == value


def test_a_vector_with_another_number_leaves_the_first_one_alone() -> None:
    first = ints([1, 2, 3])
    second = with_number(first, 1, 9)
    assert (list(first), list(second)) == ([1, 2, 3], [1, 9, 3])
