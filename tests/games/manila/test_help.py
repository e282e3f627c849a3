"""The rules help at a table with other options: what they touch is told anew, and nothing else."""

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from portside.games.manila.rules.options import DEFAULTS, FIXED
from portside.text.rulebook import rule_book
from portside.text.teller import LANGUAGES, locale

Options = dict[str, Any]
Figures = tuple[list[int], list[int]]  # that are new, and that are gone

WARES: Any = DEFAULTS["wares"]
BERTHS: Any = DEFAULTS["berths"]

# Where the last space stands in a sentence, once each.
AT_THE_LAST_SPACE = [
    "MA-5.6", "MA-6.3", "MA-7.1", "MA-7.3", "MA-7.7", "MA-8.4", "MA-8.5", "MA-9.1", "MA-9.2",
    "MA-9.3", "MA-9.4", "MA-13.1", "MA-13.2",
]  # fmt: skip

NUMBERS: list[tuple[Options, dict[str, Figures]]] = [
    ({"players": {"min": 3, "max": 4}}, {"MA-2.1": ([4], [5])}),
    ({"starting_cash": 40}, {"MA-1.5": ([40], [30]), "MA-2.2": ([40], [30])}),
    ({"accomplices": {"3": 5, "4": 3, "5": 3}}, {"MA-1.10": ([5], [4])}),
    (
        {"wares": {**WARES, "jade": {"profit": 48, "seat_costs": [3, 4, 5, 6]}}},
        {"MA-1.1": ([48, 6], [36, 5])},
    ),
    (  # 11 places beside the boats, and 3 seats on each of 3 boats
        {"wares": {**WARES, "jade": {"profit": 36, "seat_costs": [3, 4, 7]}}},
        {"MA-1.1": ([7], [5, 5]), "MA-1.4": ([], [21])},
    ),
    (  # claims add up: 9, 9 + 8, 9 + 8 + 15
        {"berths": {**BERTHS, "a": {"cost": 7, "payout": 9}}},
        {
            "MA-1.3": ([7, 9], [4, 6]),
            "MA-10.3": ([9], [6]),
            "MA-10.6": ([9, 17, 32], [6, 14, 29]),
        },
    ),
    ({"pirate_cost": 7}, {"MA-1.3": ([7], [5])}),
    ({"pilot_small_cost": 7}, {"MA-1.3": ([7], [2])}),
    ({"pilot_large_cost": 7}, {"MA-1.3": ([7], [5])}),
    ({"insurance_bonus": 12}, {"MA-1.3": ([12], [10]), "MA-5.3": ([12], [10])}),
    (
        {"market_track": [1, 5, 10, 20, 40]},
        {
            "MA-1.8": ([1, 40], [0, 30]),
            "MA-2.5": ([1], [0]),
            "MA-12.2": ([40], [30]),
            "summary": ([40], [30]),
        },
    ),
    ({"min_share_price": 7}, {"MA-1.5": ([7], [5]), "MA-1.9": ([7], [5])}),
    ({"shares_per_ware": 6}, {"MA-1.7": ([6], [5]), "MA-2.4": ([12], [8])}),  # 4 × (6 − 3)
    ({"deal_pool_per_ware": 4}, {"MA-2.4": ([4, 4], [3, 8])}),  # 4 × (5 − 4)
    ({"shares_dealt_per_player": 1}, {"MA-2.4": ([1], [2])}),
    (  # 37 triples: 55 of any numbers, less 3 × 6 with one above 6
        {"start_space_max": 6},
        {
            "MA-1.2": ([6], [5]),
            "MA-4.5": ([6], [5]),
            "MA-4.6": ([37, 6, 3, 0, 6, 2, 1], [25]),
            "MA-6.5": ([12], [11]),
        },
    ),
    (  # permutations of 5-5-2, 5-4-3 and 4-4-4; 3 + 6 + 1
        {"start_space_sum": 12},
        {
            "MA-4.5": ([12], [9]),
            "MA-4.6": ([10], [25, 0, 1, 1, 2, 2, 3, 3, 3, 3]),
        },
    ),
    (
        {"last_space": 12},
        {"MA-1.2": ([12] * 3, [13] * 3)} | {rule: ([12], [13]) for rule in AT_THE_LAST_SPACE},
    ),
    (
        {"pledge_amount": 11},
        {"MA-1.5": ([11], [12]), "MA-3.9": ([11], [12]), "MA-11.1": ([11], [12])},
    ),
    (
        {"redeem_cost": 16},
        {"MA-1.5": ([16], [15]), "MA-11.4": ([16], [15]), "MA-12.3": ([16], [15])},
    ),
    (
        {"end_penalty_per_pledged_share": 17},
        {"MA-1.5": ([17], [15]), "MA-12.4": ([17], [15]), "MA-12.6": ([17], [15])},
    ),
    (
        {"min_first_bid": 2},
        {"MA-1.5": ([2], [1]), "MA-3.8": ([2], [1]), "MA-3.11": ([2], [1])},
    ),
    ({"shares_buyable_per_voyage": 2}, {"MA-4.1": ([2], [1])}),
]

# What changes in its words; figures are not the point.
WORDS: list[tuple[Options, set[str]]] = [
    (
        {"placement_schedule": {"3": "PMPMPM", "4": "PMPMPM", "5": "PMPMPM"}},
        {"MA-3.2"},
    ),
    ({"final_scoring": "all_shares_minus_15"}, {"MA-12.3", "MA-12.4", "MA-12.6"}),
    ({"boarding_variant": True}, {"chapter 13", "MA-7.3", "MA-7.4"}),
    ({"stowaway_may_take_insurance": True}, {"MA-11.6", "MA-11.7"}),
    ({"docked_boat_accepts_accomplices": True}, {"MA-5.6"}),
    ({"cash_is_public": False}, {"MA-14.1"}),
    ({"shares_buyable_per_voyage": 0}, {"MA-4.1", "summary"}),
    ({"last_space": 9}, {"MA-1.2", "MA-6.5", *AT_THE_LAST_SPACE}),  # 5 + 6 is in the harbour
]

# Figures that no option changes: 4 wares on 3 boats, 1 accomplice a place, 1 die a boat, what
# pilots do, numbers of players, and chapter 13.
OF_THE_GAME = {
    "summary": "3", "rule-MA-1-1": "4", "rule-MA-1-2": "3 0 0", "rule-MA-1-3": "2",
    "rule-MA-1-8": "1", "rule-MA-1-10": "3 4 5", "rule-MA-3-2": "3 4 5", "rule-MA-4-1": "1",
    "rule-MA-4-4": "3", "rule-MA-4-5": "0", "rule-MA-5-1": "1", "rule-MA-5-4": "1",
    "rule-MA-6-1": "1", "rule-MA-7-3": "13", "rule-MA-8-2": "1 1", "rule-MA-8-3": "1 2 2 1",
    "rule-MA-8-6": "0", "rule-MA-9-5": "2", "rule-MA-10-6": "1 2 3", "rule-MA-12-1": "1",
    "rule-MA-12-4": "0 0",
}  # fmt: skip


@cache
def standard(language: str) -> dict[str, str]:
    return told(language, {})


def told(language: str, options: Options) -> dict[str, str]:
    book = rule_book("manila", language, options)
    found = {"summary": book.summary}
    for chapter in book.chapters:
        found[f"chapter {chapter.id}"] = chapter.title
        found |= {paragraph.id: paragraph.words for paragraph in chapter.paragraphs}
    return found


def touched(language: str, options: Options) -> set[str]:
    there = told(language, options)
    return {key for key, words in standard(language).items() if there[key] != words}


def figures(text: str) -> Counter[int]:
    return Counter(int(number) for number in re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("options", "expected"), NUMBERS, ids=range(len(NUMBERS)))
def test_a_number_of_the_table_stands_in_its_paragraphs(
    options: Options, expected: dict[str, Figures], language: str
) -> None:
    assert touched(language, options) == set(expected)
    for rule, (new, gone) in expected.items():
        there, usual = figures(told(language, options)[rule]), figures(standard(language)[rule])
        assert (there - usual, usual - there) == (Counter(new), Counter(gone)), rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("options", "expected"), WORDS, ids=range(len(WORDS)))
def test_a_switch_of_the_table_changes_its_paragraphs(
    options: Options, expected: set[str], language: str
) -> None:
    assert touched(language, options) == expected


def test_every_option_is_tried() -> None:
    tried = {option for options, _ in [*NUMBERS, *WORDS] for option in options}
    assert tried == set(DEFAULTS) - set(FIXED)


EDITIONS = {
    "en": ("Polish edition", "original edition"),
    "pl": ("wydanie polskie", "wydanie oryginalne"),
    "it": ("edizione polacca", "edizione originale"),
    "ru": ("польскому изданию", "оригинальному изданию"),
}


@pytest.mark.rule("MA-12.3", "MA-12.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_the_edition_of_the_table(language: str) -> None:
    polish, original = EDITIONS[language]
    assert polish in standard(language)["MA-12.3"]
    there = told(language, {"final_scoring": "all_shares_minus_15"})["MA-12.3"]
    assert original in there and polish not in there


class Literals(Visitor):
    """The figures that stand in the text itself."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found += re.findall(r"\d+", node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_written_out_that_a_table_may_change(language: str) -> None:
    for entry in parse(locale(language, "rules_manila").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            literals = Literals()
            literals.visit(entry)
            expected = OF_THE_GAME.get(entry.id.name, "").split()
            assert sorted(literals.found) == sorted(expected), entry.id.name
