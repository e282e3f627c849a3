"""The rules help of Cargo Noir tells the numbers of the table, in every language."""

import re
from typing import Any

import pytest

from portside.games.cargo_noir.rules.data import CARD_NAMES, PORT_NAMES
from portside.text.rulebook import rule_book
from portside.text.teller import LANGUAGES

ROWS = {
    "value_different": [1, 3, 6, 10, 15, 21, 28, 37, 46],
    "value_same": [2, 5, 9, 16, 25, 36, 49, 64, 83],
}

# By rule: an option, the number that is new there, and the one that must be gone.
NUMBERS: list[tuple[str, dict[str, Any], int, int]] = [
    ("CN-3.5", {"rounds": {"2": 13}}, 13, 0),
    ("CN-3.5", {"rounds": {"4": 9, "5": 9}}, 9, 10),
    ("summary", {"rounds": {"2": 12, "3": 12}}, 12, 11),
    ("CN-1.3", {"coins_total": 77}, 77, 60),
    ("CN-2.5", {"start_coins": 9}, 9, 7),
    ("CN-2.5", {"start_ships": 4}, 4, 3),
    ("CN-1.4", {"ships_per_colour": 8}, 8, 2),
    ("CN-1.4", {"start_ships": 4}, 4, 3),
    ("CN-4.3", {"casino_income": 3}, 3, 2),
    ("CN-4.17", {"syndicate_income": 4}, 4, 2),
    ("CN-7.4", {"min_bid": 3}, 3, 1),
    ("CN-2.3", {"tokens_per_type": 16}, 16, 14),
    ("CN-2.3", {"wild_tokens": 6}, 6, 1),
    ("CN-2.4", {"market_slots": 8}, 8, 6),
    ("CN-1.5", {"warehouse_base": 7}, 7, 6),
    ("CN-1.5", {"warehouse_card_bonus": 3}, 3, 2),
    ("CN-6.4", {"warehouse_card_bonus": 3}, 3, 2),
    ("CN-5.3", {"max_set_size": 7}, 7, 9),
    ("CN-5.4", {"max_set_size": 7}, 7, 81),
    ("CN-5.4", ROWS, 46, 45),
    ("CN-5.4", ROWS, 83, 81),
    ("CN-5.11", {"cards": {"cargo_ship": {"limit": 1}, "warehouse": {"limit": 1},
                           "syndicate": {"limit": 1}}}, 1, 2),
    *[
        (rule, {"cards": {card: {field: 97}}}, 97, 0)
        for rule, cards in {
            "CN-6.3": CARD_NAMES[:1], "CN-6.4": CARD_NAMES[1:2], "CN-6.5": CARD_NAMES[2:3],
            "CN-6.6": CARD_NAMES[3:7], "CN-6.7": CARD_NAMES[7:],
        }.items()
        for card in cards
        for field in ("cost", "points")
    ],
    *[("CN-1.6", {"cards": {card: {"copies": 23}}}, 23, 0) for card in CARD_NAMES],
    *[("CN-2.2", {"ports": {port: {"slots": 27}}}, 27, 0) for port in PORT_NAMES],
]  # fmt: skip


def told(language: str, options: dict[str, Any]) -> dict[str, str]:
    book = rule_book("cargo_noir", language, options)
    paragraphs = {one.id: one.words for chapter in book.chapters for one in chapter.paragraphs}
    return {"summary": book.summary, **paragraphs}


def figures(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "options", "new", "old"), NUMBERS)
def test_a_changed_number_is_told(
    language: str, rule: str, options: dict[str, Any], new: int, old: int
) -> None:
    usual, now = told(language, {})[rule], told(language, options)[rule]
    assert figures(now).count(new) > figures(usual).count(new)
    assert old not in figures(now)
    assert figures(now) == figures(told("en", options)[rule])


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_a_port_is_open_is_told(language: str) -> None:
    rio = {"ports": [{"id": "rio", "players": [2, 4]}]}
    assert "3 (2, 4)" in told(language, rio)["CN-2.2"]
    assert "3 (5)" in told(language, {})["CN-2.2"]


SWITCHES: list[tuple[dict[str, Any], list[str]]] = [
    ({"coin_supply_limited": False}, ["CN-1.3", "CN-4.4"]),
    ({"market_swap_same_type_allowed": True}, ["CN-4.6"]),
    ({"final_round_phase3": "none"}, ["CN-7.8", "CN-8.3"]),
    ({"alone_may_stay": True}, ["CN-4.9"]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("options", "rules"), SWITCHES)
def test_a_switch_changes_its_rules_and_no_others(
    language: str, options: dict[str, Any], rules: list[str]
) -> None:
    usual, now = told(language, {}), told(language, options)
    assert [rule for rule in usual if usual[rule] != now[rule]] == rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_what_is_ours_until_an_owner_has_entered_the_numbers(language: str) -> None:
    usual = told(language, {})
    cards = told(language, {"cards": [{"id": "villa", "cost": 26}]})
    assert usual["CN-6.1"].startswith(cards["CN-6.1"]) and usual["CN-6.1"] != cards["CN-6.1"]
    assert cards["CN-2.2"] == usual["CN-2.2"]
    ports = told(language, {"ports": [{"id": "rio", "players": [4, 5]}]})
    extra = usual["CN-2.2"].rpartition(". ")[2]
    assert extra not in ports["CN-2.2"] and ports["CN-6.1"] == usual["CN-6.1"]
