"""No table can cost more than a table: what strangers may set, and what hosts may (issue 14)."""

import json
from pathlib import Path
from typing import Any

import pytest

from bench.costly import DEAREST, SLOWEST, play_some
from portside import GAMES, Malformed, rules_of, wire
from portside.cli.doing.measure import build
from portside.cli.doing.saving import load_editions
from portside.client import Client
from portside.games.cargo_noir.rules.house import HOUSE
from portside.server.catalogue import checked_options
from portside.server.settings import Settings
from tests.server.conftest import serving
from tests.server.playing import BOT, OPEN, refused

WIDE = [{**port, "slots": 60} for port in HOUSE["ports"]]
DICE: Any = rules_of("santiago").options["dice"]
HOUSE_WIDE = {**HOUSE, "ports": WIDE, "warehouse_base": 200}

# Each of them was accepted, and stopped a server or made it work for a hundred tables.
STRANGERS: list[tuple[str, dict[str, Any]]] = [
    ("cargo_noir", {"wild_tokens": 15, "ports": WIDE}),
    ("cargo_noir", {"tokens_per_type": 30, "ports": WIDE, "warehouse_base": 200}),
    ("cargo_noir", {"edition": HOUSE_WIDE}),
    ("cargo_noir", {"rounds": {"2": 100, "3": 100, "4": 100, "5": 100}}),
    ("cargo_noir", {"start_coins": 200, "coin_supply_limited": False}),
    ("cargo_noir", {"ships_per_colour": 9, "start_ships": 9}),
    ("cargo_noir", {"market_slots": 60}),
    ("cargo_noir", {"ports": {"rio": {"slots": 60}}}),
    ("cargo_noir", {"edition": {"cards": {"villa": {"copies": 60}}}}),
    ("santiago", {"ships": 200}),
    ("santiago", {"start_pesos": 200}),
    ("santiago", {"dice": {**DICE, "rum": [0, 15]}}),
    ("manila", {"starting_cash": 200}),
    ("manila", {"last_space": 23}),
    ("manila", {"start_space_max": 9, "start_space_sum": 0}),
    ("manila", {"market_track": list(range(200))}),
    ("manila", {"market_track": [0, 5, 10, 15, 20, 25, 30]}),
]  # fmt: skip


@pytest.mark.anyio
async def test_what_no_box_could_hold_is_refused(sqlite_client: Client) -> None:
    for game, options in STRANGERS:
        for seats in (3, 5 if game != "santiago" else 4):
            new = wire.NewTable(game, [OPEN] * seats, options)
            problem = await refused(sqlite_client.make(new), "bad-options")
            assert problem.text.startswith("options."), problem.text


@pytest.mark.anyio
async def test_costs_points_and_open_ports_are_free(sqlite_client: Client) -> None:
    cards = [
        {"id": "dive_bar", "cost": 1, "points": 1},
        {"id": "principality", "cost": 200, "points": 150},
    ]
    ports = [{"id": "bombay", "players": []}, {"id": "rio", "players": [2, 4]}]
    options = {"min_bid": 3, "ports": ports, "cards": cards}
    made = await sqlite_client.make(wire.NewTable("cargo_noir", [OPEN] * 2, options))
    assert (await sqlite_client.watch(made.table).look()).info.options == options


@pytest.mark.anyio
@pytest.mark.parametrize("depth", [9, 500, 700])
async def test_options_in_options_in_options(sqlite_client: Client, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    for key in ("ports", "nothing"):
        answer = await sqlite_client.http.post(
            "/api/tables",
            content='{"game": "cargo_noir", "seats": [{"kind": "open"}, {"kind": "open"}], '
            f'"options": {{"{key}": {deep}}}}}',
            headers={"content-type": "application/json"},
        )
        assert answer.status_code == 422 and answer.json()["code"] == "bad-options", answer.text


# -------------------------------------------------------------------------- the host's editions


@pytest.fixture
def editions(tmp_path: Path) -> Path:
    folder = tmp_path / "editions"
    for game in ("cargo_noir", "santiago"):
        (folder / game).mkdir(parents=True)
    (folder / "cargo_noir" / "wide.json").write_text(json.dumps(HOUSE_WIDE))
    (folder / "santiago" / "long.toml").write_text("ships = 12\nstart_pesos = 20\n")
    return folder


@pytest.mark.anyio
async def test_a_table_may_name_an_edition_of_the_host(
    sqlite_settings: Settings, editions: Path
) -> None:
    sqlite_settings.editions = load_editions(editions)
    async with serving(sqlite_settings) as client:

        async def options_of(game: str, options: dict[str, Any]) -> dict[str, Any]:
            new = wire.NewTable(game, [OPEN] * 3, options)
            made = await client.make(new)
            return (await client.watch(made.table).look()).info.options

        ports = [{"id": port["id"], "slots": 60} for port in WIDE]
        wide = {"warehouse_base": 200, "ports": ports}
        assert await options_of("cargo_noir", {"edition": "wide"}) == wide
        more = {"edition": "wide", "start_coins": 5}
        assert await options_of("cargo_noir", more) == {"start_coins": 5, **wide}
        long = {"ships": 12, "start_pesos": 20}
        assert await options_of("santiago", {"edition": "long"}) == long
        assert await options_of("santiago", {"edition": "long", "ships": 3}) == {**long, "ships": 3}
        for options in ({"edition": "long", "ships": 13}, {"edition": "wide"}, {"edition": "../x"}):
            await refused(
                client.make(wire.NewTable("santiago", [BOT, BOT], options)), "bad-options"
            )


def test_an_edition_that_the_rules_refuse_is_named(editions: Path) -> None:
    (editions / "santiago" / "bad.toml").write_text("ships = 0\n")
    with pytest.raises(Malformed, match=r"bad.toml: options.ships: a number at least 1"):
        load_editions(editions)


# --------------------------------------------------------------------------------- what it costs


@pytest.mark.skipif(build() != "compiled", reason="what an answer costs, the compiled rules show")
@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_strangers_set_no_answer_and_no_table_is_dear(game: str) -> None:
    """The short form of `python -m bench.costly`."""
    costs = play_some(game, 0, 20, compared=10)
    assert costs.slowest().slowest < SLOWEST, costs.slowest()
    assert costs.times(costs.dearest()) < DEAREST, costs.dearest()


def test_the_defaults_are_near_themselves() -> None:
    for game in GAMES:
        rules = rules_of(game)
        for key, default in rules.options.items():
            if key != "simulation_turn_cap":
                checked_options(rules, {key: default})
