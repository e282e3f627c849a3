"""Editions: the numbers are data, the data is checked, and a record carries what was played."""

import copy
import json
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import portside
from portside import NOBODY, Dice, Malformed, rules_of
from portside.core.changes import Change, changes
from portside.core.simulate import playout, settle
from portside.games.cargo_noir import new_game, read_position
from portside.games.cargo_noir.rules.house import HOUSE
from portside.text.boards.cargo_noir import draw
from portside.text.teller import Teller
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


PATCHES: list[dict[str, Any]] = [
    {"cards": [{"id": "villa", "cost": 26}]},
    {"cards": {"villa": {"cost": 26}}},
    {"cards": [{"id": "principality", "cost": 90}, {"id": "villa", "points": 24}]},
    {"ports": [{"id": "rio", "players": [2, 4]}]},
    {"ports": {"rio": {"min_players": 3}, "panama": {"slots": 4}}},
    {"rounds": {"3": 12}},
    {"switches": {"coin_supply_limited": False}},
]


@pytest.mark.parametrize("patch", PATCHES)
def test_an_edition_may_correct_a_single_number(patch: dict[str, Any]) -> None:
    """What it does not name stays as in the house edition, and a record keeps no more than it."""
    s = new_game(4, {"edition": patch})
    changed = s.changed_options()
    assert new_game(4, changed).changed_options() == changed
    for key, value in patch.items():
        if key == "switches":
            assert changed == value
        elif key == "rounds":
            assert changed == patch
        else:
            named = [entry["id"] for entry in value] if isinstance(value, list) else list(value)
            found: Any = changed[key]
            assert {entry["id"] for entry in found} == set(named)
            assert all(len(entry) == 2 for entry in found)
    playout(s, Dice(5))


@pytest.mark.rule("CN-2.2")
def test_a_port_may_be_open_with_two_and_four_but_not_with_three() -> None:
    options: dict[str, object] = {"ports": [{"id": "rio", "players": [2, 4]}]}
    for seats, is_open in ((2, True), (3, False), (4, True), (5, False)):
        assert ("rio" in on_table(begun(seats, options), "ports")) is is_open


@pytest.mark.rule("CN-2.2")
def test_older_records_say_from_how_many_players_a_port_is_open() -> None:
    ports = [{"id": p["id"], "slots": p["slots"], "min_players": 2} for p in HOUSE["ports"]]
    for seats in (2, 5):
        assert len(on_table(begun(seats, {"ports": ports}), "ports")) == 8
    changed: Any = new_game(2, {"ports": ports}).changed_options()["ports"]
    assert [port["id"] for port in changed] == ["bombay", "panama", "rio", "tangier"]
    assert all(port["players"] == [2, 3, 4, 5] for port in changed)


def test_an_option_corrects_the_cards_of_its_edition() -> None:
    """Both name the villa: the option says the cost, the edition still the points."""
    edition = {"cards": [{"id": "villa", "cost": 30, "points": 28}]}
    s = new_game(3, {"edition": edition, "cards": {"villa": {"cost": 27}}})
    assert s.changed_options() == {"cards": [{"id": "villa", "cost": 27, "points": 28}]}


@pytest.mark.rule("CN-5.7")
def test_a_card_may_cost_more_than_any_set_is_worth() -> None:
    """Nine gold are worth 81 and six ivory 36: together they pay a principality at 110."""
    options = {"cards": [{"id": "principality", "cost": 110}]}
    goods = {A: {"gold": 9, "ivory": 6}}
    s = table("basket", goods=goods, cards={A: {"warehouse": 2}}, options=options)
    play(s, "want principality", "checkout", "same gold 9 0", "same ivory 6 0")
    assert on_table(s, "cards")[A]["principality"] == 1


BROKEN: list[tuple[tuple[Any, ...], object, str]] = [
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
    (("ports", 3, "slots"), 0, "ports[3].slots"),
    (("cards", 5, "id"), "speedboat", "cards[5].id: 'speedboat' is unknown"),
    (("ports", 2, "id"), "rio", "ports[6].id: 'rio' is there twice"),
    (("ports", 3), {"slots": 1}, "ports[3]: 'id' is missing"),
    (("ports", 3, "players"), [1, 2], "ports[3].players[0]: a number from 2 to 5"),
    (("ports", 3, "players"), [2, 2], "ports[3].players[1]: a number from 3 to 5"),
    (("ports", 3, "players"), 2, "ports[3].players: a list"),
    (("ports", 3, "min_players"), 2, "ports[3]: either 'players' or 'min_players'"),
    (("ports",), {"sydney": {"slots": 1}}, "ports: 'sydney' is unknown"),
    (("cards", 5, "id"), "villa", "cards[6].id: 'villa' is there twice"),
    (("cards", 5, "family"), "unique", "cards[5].family"),
    (("cards", 3, "cost"), 0, "cards[3].cost"),
    (("cards", 12, "cost"), 1001, "cards[12].cost"),
    (("cards", 12, "points"), -1, "cards[12].points"),
    (("cards", 4, "copies"), -1, "cards[4].copies"),
    (("cards",), {"villa": {"cost": 0}}, "cards.villa.cost"),
    (("rounds", "6"), 9, "rounds: '6' is unknown"),
    (("colour",), "red", ": 'colour' is unknown"),
    (("cards", 0, "limit"), 0, "cards[0].limit"),
    (("cards", 6, "limit"), 2, "cards[6].limit: a spoils card has no limit"),
    (("cards", 6, "price"), 2, "cards[6]: 'price' is unknown"),
    (("switches", "coin_supply_limited"), 1, "switches.coin_supply_limited"),
    (("switches", "final_round_phase3"), "all", "switches.final_round_phase3"),
    (("switches", "market_swap_same_type_allowed"), "no", "switches.market_swap_same_type_allowed"),
]


@pytest.mark.rule("CN-1.6", "CN-5.11", "CN-I23")
@pytest.mark.parametrize(("path", "value", "named"), BROKEN)
def test_a_wrong_entry_is_named(path: tuple[Any, ...], value: object, named: str) -> None:
    with pytest.raises(Malformed) as refused:
        new_game(2, broken(*path, value=value))
    assert str(refused.value).startswith(f"options.edition.{named}".replace(".:", ":"))


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


@pytest.mark.parametrize("cards", [[{"id": "villa", "cost": 26}], {"villa": {"cost": 26}}])
def test_a_table_tells_how_its_numbers_differ_thing_by_thing(cards: Any) -> None:
    told = changes(rules_of("cargo_noir"), new_game(3, {"cards": cards}).changed_options())
    assert told == [Change("cards", ("villa", "cost"), 26, 25)]
    ports = new_game(3, {"ports": [{"id": "rio", "players": []}]}).changed_options()
    (change,) = changes(rules_of("cargo_noir"), ports)
    assert change == Change("ports", ("rio", "players"), [], [5])
    assert Teller("en", "cargo_noir").change(change).endswith(": – (usually 5)")


def test_a_bank_that_cannot_run_dry_has_no_number_in_the_terminal() -> None:
    options: dict[str, object] = {"coin_supply_limited": False, "coins_total": 1}
    s = begun(3, options)
    assert s.bank < 0
    console = Console(width=140, record=True, file=StringIO())
    console.print(draw(s.view(A), Teller("en", "cargo_noir"), ["Ada", "Ben", "Cy"]))
    assert "Bank: no limit" in console.export_text()
