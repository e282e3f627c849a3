"""Editions: the numbers are data, the data is checked, and a record carries what was played."""

import copy
import json
from typing import Any

import pytest

import portside
from portside import NOBODY, Dice, Malformed
from portside.core.simulate import playout, settle
from portside.games.cargo_noir import new_game, read_position
from portside.games.cargo_noir.rules.house import HOUSE
from tests.games.cargo_noir.table import A, begun, legal, on_table, play, starting, table

# Numbers of our own making, every kind of entry changed.
OTHER: dict[str, Any] = {
    **copy.deepcopy(HOUSE),
    "rounds": {"2": 5, "3": 5, "4": 4, "5": 4},
    "coins_total": 80,
    "start_coins": 9,
    "casino_income": 3,
    "market_slots": 8,
    "wild_tokens": 4,
    "value_same": [1, 4, 9, 16, 25, 36, 49, 64, 80],
    "switches": {**HOUSE["switches"], "final_round_phase3": "none"},
}
OTHER["cards"][0]["cost"], OTHER["cards"][1]["cost"] = 10, 15
OTHER["cards"][3] = {**OTHER["cards"][3], "cost": 7, "points": 7}
OTHER["ports"][7]["slots"] = 3


def broken(*path: Any, value: object) -> dict[str, Any]:
    """The house edition with one entry changed."""
    edition: Any = copy.deepcopy(HOUSE)
    entry = edition
    for key in path[:-1]:
        entry = entry[key]
    entry[path[-1]] = value
    return {"edition": edition}


@pytest.mark.rule("CN-1.6", "CN-2.5", "CN-4.3", "CN-3.5")
def test_another_edition() -> None:
    s = begun(3, {"edition": OTHER})
    assert on_table(s, "safe") == [9, 9, 9] and s.bank == 80 - 27
    assert len(on_table(s, "market")) == 8
    play(s, *["send casino"] * 9, "casino")
    assert s.players[A].safe == 9 + 9
    playout(s, Dice(1))
    assert on_table(s, "round") == 5


def test_a_position_and_a_record_carry_the_edition() -> None:
    s = new_game(3, {"edition": OTHER})
    settle(s, Dice(3))
    changed = s.changed_options()
    assert "edition" not in changed and "goods" not in changed and "max_set_size" not in changed
    assert changed["market_slots"] == 8 and changed["final_round_phase3"] == "none"
    again = read_position(json.loads(json.dumps(s.position())))
    for game in (s, again):
        playout(game, Dice(4))
    assert s.position() == again.position()
    record = portside.Record("cargo_noir", ["Ada", "Ben", "Cy"])
    record.options = changed
    read = portside.read_record(portside.write_record(record))
    assert new_game(3, read.options).changed_options() == changed


@pytest.mark.rule("CN-6.3", "CN-1.4")
def test_a_third_cargo_ship_card_finds_no_ship_in_reserve() -> None:
    """With an edition that allows it: seven equal goods, 49, pay three cards of 15."""
    options: dict[str, object] = broken("cards", 0, "limit", value=3)
    s = table("basket", goods={A: {"gold": 7}}, options=options)
    play(s, *["want cargo-ship"] * 3, "checkout", "same gold 7 0")
    assert on_table(s, "cards")[A]["cargo_ship"] == 3
    assert s.players[A].home == 5 and s.players[A].reserve == 0


def test_the_house_edition_is_the_default() -> None:
    same: list[dict[str, object]] = [
        {"edition": "house"},
        {"edition": copy.deepcopy(HOUSE)},
        {"market_slots": 6, "cards": copy.deepcopy(HOUSE["cards"])},
    ]
    for options in same:
        assert new_game(3, options).changed_options() == {}


def test_an_option_overrides_its_edition() -> None:
    s = new_game(3, {"edition": OTHER, "market_slots": 7, "coins_total": 60})
    assert len(on_table(s, "market")) == 7
    assert "coins_total" not in s.changed_options()


@pytest.mark.parametrize("name", ["printed", "/etc/passwd", "../house", ""])
def test_an_option_names_only_known_editions(name: str) -> None:
    with pytest.raises(Malformed, match=r"^options\.edition: .* is unknown.*; known: house"):
        new_game(3, {"edition": name})


@pytest.mark.parametrize("key", list(HOUSE))
def test_a_missing_entry_is_named(key: str) -> None:
    edition = {name: value for name, value in HOUSE.items() if name != key}
    with pytest.raises(Malformed, match=rf"^options\.edition: '{key}' is missing"):
        new_game(3, {"edition": edition})


BROKEN: list[tuple[tuple[Any, ...], object, str]] = [
    (("rounds",), {"2": 11}, "rounds: '3' is missing"),
    (("rounds", "4"), 0, "rounds.4"),
    (("coins_total",), 0, "coins_total"),
    (("start_coins",), -1, "start_coins"),
    (("start_coins",), 31, "start_coins: 2 seats need more"),
    (("start_ships",), 6, "start_ships"),
    (("ships_per_colour",), 0, "ships_per_colour"),
    (("casino_income",), "2", "casino_income"),
    (("syndicate_income",), 2.5, "syndicate_income"),
    (("min_bid",), -1, "min_bid"),
    (("goods",), ["gold"], "goods"),
    (("tokens_per_type",), 0, "tokens_per_type"),
    (("wild_tokens",), "some", "wild_tokens"),
    (("wild_tokens",), -2, "wild_tokens"),
    (("market_slots",), 10**9, "market_slots"),
    (("warehouse_base",), -1, "warehouse_base"),
    (("warehouse_card_bonus",), None, "warehouse_card_bonus"),
    (("max_set_size",), 10, "max_set_size"),
    (("value_different",), [1, 3, 6], "value_different: values of sets of 1 to 9"),
    (("value_different", 4), 10, "value_different[4]: a number from 11"),
    (("value_same", 0), 0, "value_same[0]"),
    (("value_same", 8), 44, "value_same[8]"),
    (("value_different",), [2, 3, 6, 10, 15, 21, 28, 36, 45], "value_same[0]: a same-set of 1"),
    (("ports", 2, "id"), "sydney", "ports[2].id: 'sydney' is unknown"),
    (("ports", 2, "id"), "rio", "ports[2].id: 'hong_kong' is wanted here"),
    (("ports", 3, "slots"), 0, "ports[3].slots"),
    (("ports", 3, "min_players"), 0, "ports[3].min_players"),
    (("ports", 3), {"id": "cape_town", "slots": 1}, "ports[3]: 'min_players' is missing"),
    (("ports",), HOUSE["ports"][:7], "ports: 8 entries"),
    (("cards",), HOUSE["cards"][:12], "cards: 13 entries"),
    (("cards", 5, "id"), "speedboat", "cards[5].id: 'speedboat' is unknown"),
    (("cards", 5, "id"), "villa", "cards[5].id: 'yacht' is wanted here"),
    (("cards", 5, "family"), "unique", "cards[5].family"),
    (("cards", 0, "copies"), 7, "cards[0].copies"),
    (("cards", 4, "copies"), 8, "cards[4].copies"),
    (("cards", 9, "copies"), 2, "cards[9].copies"),
    (("cards", 1, "points"), 10, "cards[1].points"),
    (("cards", 4, "points"), 10, "cards[4].points"),
    (("cards", 8, "points"), 36, "cards[8].points"),
    (("cards", 10, "cost"), 50, "cards[10].cost"),
    (("cards", 12, "cost"), 82, "cards[12].cost"),
    (("cards", 3, "cost"), 0, "cards[3].cost"),
    (("cards", 0, "cost"), 14, "cards: one of cargo_ship, warehouse, syndicate must cost 15"),
    (("cards", 0, "limit"), 0, "cards[0].limit"),
    (("cards", 6, "limit"), 2, "cards[6].limit: a spoils card has no limit"),
    (("cards", 6, "price"), 2, "cards[6]: 'price' is unknown"),
    (("switches", "coin_supply_limited"), 1, "switches.coin_supply_limited"),
    (("switches", "final_round_phase3"), "all", "switches.final_round_phase3"),
    (("switches", "market_swap_same_type_allowed"), "no", "switches.market_swap_same_type_allowed"),
    (("switches",), {"coin_supply_limited": True}, "switches: 'final_round_phase3' is missing"),
]


@pytest.mark.rule("CN-1.6", "CN-5.11", "CN-I23")
@pytest.mark.parametrize(("path", "value", "named"), BROKEN)
def test_a_wrong_entry_is_named(path: tuple[Any, ...], value: object, named: str) -> None:
    with pytest.raises(Malformed) as refused:
        new_game(2, broken(*path, value=value))
    assert str(refused.value).startswith(f"options.edition.{named}")


def test_both_benefit_costs_are_needed() -> None:
    options = broken("cards", 1, "cost", value=15)
    options["edition"]["cards"][2]["cost"] = 15
    with pytest.raises(Malformed, match="must cost 10"):
        new_game(2, options)


def test_a_wrong_option_is_named_as_an_option() -> None:
    with pytest.raises(Malformed, match=r"^options\.market_slots: "):
        new_game(3, {"market_slots": -1})


ODD: list[dict[str, object]] = [
    {"tokens_per_type": 1, "wild_tokens": 0},  # slots stay empty
    {"tokens_per_type": 2, "market_slots": 0},
    {"min_bid": 0, "start_coins": 0, "casino_income": 0},
    {"start_ships": 5, "ships_per_colour": 5},  # cargo ship cards without a ship in reserve
    {"rounds": {"2": 1, "3": 1, "4": 1, "5": 1}},
    {"rounds": {"2": 2, "3": 2, "4": 2, "5": 2}, "final_round_phase3": "none"},
    {"max_set_size": 3, "coin_supply_limited": False, "coins_total": 1, "start_coins": 20},
    {"value_different": [1, 5, 6, 7, 8, 9, 10, 11, 12], "warehouse_base": 0,
     "value_same": [2, 6, 7, 8, 9, 10, 11, 12, 13]},
]  # fmt: skip


@pytest.mark.parametrize("options", ODD)
@pytest.mark.parametrize("seats", [2, 5])
def test_odd_numbers_still_play_to_the_end(options: dict[str, object], seats: int) -> None:
    for seed in range(2):
        s = new_game(seats, options)
        dice, number = Dice(seed), 0
        while s.to_move != NOBODY:
            if number % 41 == 0:
                again = read_position(json.loads(json.dumps(s.position())))
                assert again.position() == s.position()
                one, other = s.copy(), again
                playout(one, Dice(number))
                playout(other, Dice(number))
                assert one.position() == other.position()
            answers = s.legal()
            s.play(answers[dice.below(len(answers))])
            number += 1


@pytest.mark.rule("CN-7.4")
def test_a_bid_of_nothing_where_an_edition_allows_it() -> None:
    s = table("send", options={"min_bid": 0}, stacks={"new_york": {1: 0}}, safe={A: 1})
    assert "send rotterdam 0" in legal(s)
    assert starting(s, "send new-york") == {"send new-york 1"}
