"""How options differ from the standard."""

from typing import Any

import pytest

from portside import Rules, rules_of
from portside.core.changes import Change, changes

STANDARD: dict[str, Any] = {
    "ships": 7,
    "limit": None,
    "track": [0, 5, 10],
    "wares": {"jade": {"profit": 36, "seats": [3, 4]}, "silk": {"profit": 30, "seats": [3]}},
    "cards": [{"id": "villa", "cost": 40, "points": 30}, {"id": "yacht", "cost": 20}],
}


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    """Of some game, with these options."""
    made = rules_of("santiago")
    monkeypatch.setattr(made, "options", STANDARD)
    return made


def test_what_is_as_always_is_not_told(rules: Rules) -> None:
    assert changes(rules, {}) == []
    assert changes(rules, {**STANDARD}) == []


def test_numbers_and_lists_are_told_as_a_whole_in_the_order_of_the_rules(rules: Rules) -> None:
    assert changes(rules, {"track": [0, 5], "limit": 4, "ships": 3}) == [
        Change("ships", (), 3, 7),
        Change("limit", (), 4, None),
        Change("track", (), [0, 5], [0, 5, 10]),
    ]


def test_of_what_has_parts_only_those_are_told_that_differ(rules: Rules) -> None:
    written: dict[str, object] = {
        "wares": {"jade": {"profit": 48, "seats": [3, 4]}, "silk": {"seats": [2]}}
    }
    assert changes(rules, written) == [
        Change("wares", ("jade", "profit"), 48, 36),
        Change("wares", ("silk", "seats"), [2], [3]),
    ]


def test_things_of_a_list_go_by_their_ids_wherever_they_stand(rules: Rules) -> None:
    written: dict[str, object] = {
        "cards": [{"id": "yacht", "cost": 25}, {"id": "villa", "cost": 40, "points": 30}]
    }
    assert changes(rules, written) == [Change("cards", ("yacht", "cost"), 25, 20)]


def test_what_nobody_else_has_is_told_without_a_standard(rules: Rules) -> None:
    written: dict[str, object] = {"wares": {"tea": {"profit": 12}}}
    assert changes(rules, written) == [Change("wares", ("tea", "profit"), 12, None)]
