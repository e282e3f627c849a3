"""The list of faults that `python -m tools.mutants` plants stays one that can be planted."""

from pathlib import Path

import pytest

from tools.mutants import AREAS, Mutant, problems, read_list, table

MUTANTS = read_list()
ENOUGH = 60


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mutant_can_be_planted_and_its_tests_exist(mutant: Mutant) -> None:
    assert problems(mutant) == []


def test_there_are_many_of_every_kind_and_no_name_is_given_twice() -> None:
    assert len(MUTANTS) >= ENOUGH
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
    assert {mutant.area for mutant in MUTANTS} == set(AREAS)


def test_what_cannot_be_planted_is_named(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("a = 1\nb = 1\n", "utf-8")
    (tmp_path / "test_rules.py").write_text("def test_a() -> None: ...\n", "utf-8")

    def wrong(before: str, after: str, *tests: str, file: str = "rules.py") -> list[str]:
        return problems(Mutant("m", file, before, after, list(tests)), tmp_path)

    assert wrong("a = 1", "a = 2", "test_rules.py::test_a") == []
    assert wrong("a", "c", file="no.py") == ["m: there is no file no.py"]
    assert wrong("= 1", "= 2", "test_rules.py") == ["m: '= 1' is 2 times in rules.py, not once"]
    assert wrong("a = 3", "a = 2", "test_rules.py") == [
        "m: 'a = 3' is 0 times in rules.py, not once"
    ]
    assert wrong("a = 1", "a  =  1", "test_rules.py") == ["m: 'a  =  1' is no other code"]
    assert wrong("a = 1", "a = ", "test_rules.py") == ["m: 'a = ' is no other code"]
    assert wrong("a = 1", "a = 2") == ["m: no test is named"]
    assert wrong("a = 1", "a = 2", "test_rules.py::test_b") == [
        "m: there is no test test_rules.py::test_b"
    ]


def test_what_nobody_could_notice_does_not_count() -> None:
    made = [Mutant(name, "web/a.ts", "a", "b", []) for name in "abc"]
    made[2].equivalent = "why"
    told = table(made, ["caught", "survived", "equivalent"]).splitlines()
    assert told[1].split() == ["client", "3", "1", "1", "1", "50%"]
    assert told[3:] == ["survived: b (web/a.ts)", "equivalent: c: why"]
