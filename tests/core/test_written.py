"""Reading what somebody wrote: every refusal names the place and what would be right."""

from collections.abc import Callable

import pytest

from portside import Malformed
from portside.core.written import Written, choose, differing

SAMPLE = {"count": 3, "yes": True, "name": "rum", "list": [1, "two"], "none": None, "half": 0.5}


def entry(key: str) -> Written:
    return Written(SAMPLE, "sample").get(key)


def test_values_are_read() -> None:
    assert entry("count").number(0) == 3
    assert entry("count").number(3, 3) == 3
    assert entry("yes").flag() is True
    assert entry("name").text() == "rum"
    assert entry("name").one_of(["sugar", "rum"]) == 1
    assert entry("none").one_of_or(["sugar"], -1) == -1
    assert entry("name").one_of_or(["rum"], -1) == 0
    assert entry("none").nothing() and not entry("count").nothing()
    assert [item.path for item in entry("list").items()] == ["sample.list[0]", "sample.list[1]"]
    assert len(entry("list").items_by_seat(2)) == 2
    assert Written(SAMPLE, "sample").find("missing") is None
    assert Written({"a": 1, "b": 2}, "x").numbers(["a", "b"], 2) == [1, 2]


@pytest.mark.parametrize(
    ("read", "refusal"),
    [
        (lambda: entry("other"), "sample: 'other' is missing"),
        (lambda: entry("count").get("x"), "sample.count: an object is wanted, not 3"),
        (lambda: entry("name").number(0), "sample.name: a whole number is wanted, not 'rum'"),
        (lambda: entry("yes").number(0), "sample.yes: a whole number is wanted, not True"),
        (lambda: entry("half").number(0), "sample.half: a whole number is wanted, not 0.5"),
        (lambda: entry("count").number(4), "sample.count: a number at least 4 is wanted, not 3"),
        (
            lambda: entry("count").number(0, 2),
            "sample.count: a number from 0 to 2 is wanted, not 3",
        ),
        (lambda: entry("count").flag(), "sample.count: true or false is wanted, not 3"),
        (lambda: entry("count").text(), "sample.count: a text is wanted, not 3"),
        (lambda: entry("count").items(), "sample.count: a list is wanted, not 3"),
        (
            lambda: entry("list").items_by_seat(3),
            "sample.list: one entry for each of 3 seats is wanted, not 2",
        ),
        (lambda: entry("list").items()[1].number(0), "sample.list[1]: a whole number is wanted"),
        (
            lambda: entry("name").one_of(["sugar", "run"]),
            "sample.name: 'rum' is unknown (did you mean 'run'?); known: sugar, run",
        ),
        (lambda: entry("name").one_of([]), "sample.name: 'rum' is unknown; known: nothing"),
        (lambda: Written({"a": 1}, "x").only(["b"]), "x: 'a' is unknown"),
        (lambda: Written({"a": 1}, "x").exactly(["a", "b"]), "x: 'b' is missing"),
        (lambda: Written({"a": -1}, "x").numbers(["a"]), "x.a: a number at least 0 is wanted"),
    ],
)
def test_a_refusal_names_the_place(read: Callable[[], object], refusal: str) -> None:
    with pytest.raises(Malformed) as refused:
        read()
    assert refusal in str(refused.value)


def test_options_are_the_defaults_with_changes() -> None:
    defaults: dict[str, object] = {"ships": 7, "screens": "hidden"}
    assert choose(defaults, {"ships": 5}).get("ships").number(0) == 5
    assert choose(defaults, {}).get("ships").number(0) == 7
    with pytest.raises(Malformed, match=r"options: 'ship' is unknown \(did you mean 'ships'\?\)"):
        choose(defaults, {"ship": 5})


def test_only_real_differences_count_and_keep_the_order_of_the_defaults() -> None:
    defaults: dict[str, object] = {"a": 1, "b": 2, "c": 3}
    assert list(differing(defaults, {"c": 4, "b": 2, "a": 0}).items()) == [("a", 0), ("c", 4)]
