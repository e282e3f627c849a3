"""Short integer arrays, the same on both builds."""

from portside.core.ints import as_set, filled, ints


def test_a_set_as_bits_leaves_out_what_is_not_there() -> None:
    assert as_set(ints([-1, 0, 2, -1])) == 0b101
    assert as_set(filled(3, -1)) == 0


def test_a_set_holds_numbers_up_to_30() -> None:
    assert as_set(ints([29, 30])) == 2**29 + 2**30
