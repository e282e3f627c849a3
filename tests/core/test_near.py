"""How far from the printed numbers a stranger may go."""

import pytest

from portside.core.errors import Malformed
from portside.core.near import Bounds, Each, Growing, Near, check_near
from portside.core.written import Written

BOUNDS: Bounds = {"ships": Near(3, 9), "track": Each(3, Near(0, 5)), "values": Growing()}


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"ships": 3, "other": 10**6},
        {"ships": 9, "track": [0, 5, 5], "values": [1, 3, 6]},
        {"track": [], "values": [2, 4, 6]},
        {"ships": "many", "track": 7, "values": None},  # the rules will say what is wrong with it
    ],
)
def test_what_is_near_is_taken(options: dict[str, object]) -> None:
    check_near(Written(options, "options"), BOUNDS)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"ships": 2}, r"options.ships: a number from 3 to 9 is wanted, not 2"),
        ({"ships": 10}, r"options.ships: a number from 3 to 9 is wanted, not 10"),
        ({"track": [0, 0, 0, 0]}, r"options.track: at most 3 entries are wanted"),
        ({"track": [0, 6]}, r"options.track\[1\]: a number from 0 to 5 is wanted, not 6"),
        ({"values": [1, 3, 4]}, r"options.values: each number must add as much as the one before"),
        ({"values": [2, 3, 4]}, r"options.values: each number must add as much as the one before"),
    ],
)
def test_what_is_far_is_refused_by_name(options: dict[str, object], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        check_near(Written(options, "options"), BOUNDS)
