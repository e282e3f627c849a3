"""The variables of the rules help: the numbers and switches of one table."""

from typing import Any

from portside.games.cargo_noir.rules.data import BENEFIT_KINDS, CARD_NAMES, PORT_NAMES
from portside.games.cargo_noir.rules.edition import Edition
from portside.games.cargo_noir.rules.options import Options, read_options
from portside.games.cargo_noir.rules.patch import SEAT_NAMES


def numbers(options: dict[str, Any]) -> dict[str, int | str]:
    chosen = read_options(options)
    edition = chosen.edition
    return {
        **counts(edition),
        **ports(edition),
        **cards(edition),
        **switches(chosen),
        "ports_ours": yes("ports" not in chosen.changed),
        "cards_ours": yes("cards" not in chosen.changed),
    }


def counts(edition: Edition) -> dict[str, int | str]:
    sizes = range(1, int(edition.values.largest) + 1)
    wild = {int(seats): int(edition.wild_tokens[int(seats)]) for seats in SEAT_NAMES}
    return {
        **{f"rounds_{seats}": int(edition.rounds[int(seats)]) for seats in SEAT_NAMES},
        "coins": int(edition.coins_total),
        "start_coins": int(edition.start_coins),
        "ships": int(edition.ships_per_colour),
        "start_ships": int(edition.start_ships),
        "reserve": int(edition.ships_per_colour - edition.start_ships),
        "casino": int(edition.casino_income),
        "syndicate": int(edition.syndicate_income),
        "min_bid": int(edition.min_bid),
        "tokens": int(edition.tokens_per_type),
        "wild": "players" if all(seats == n for seats, n in wild.items()) else wild[2],
        "market": int(edition.market_slots),
        "store": int(edition.warehouse_base),
        "more": int(edition.warehouse_card_bonus),
        "largest": int(edition.values.largest),
        "different": ", ".join(str(edition.values.different[size]) for size in sizes),
        "same": ", ".join(str(edition.values.same[size]) for size in sizes),
    }


def ports(edition: Edition) -> dict[str, int | str]:
    """`rio_slots`, and `rio_players`: with how many players it is open."""
    found: dict[str, int | str] = {}
    for port, name in enumerate(PORT_NAMES):
        opens = [int(seats) for seats in SEAT_NAMES if port in edition.open_ports[int(seats)]]
        found[f"{name}_slots"] = int(edition.slots[port])
        found[f"{name}_players"] = spans(opens)
    return found


def spans(numbers: list[int]) -> str:
    """`2–5`, `2, 4`, `2–3, 5`; a dash if there is none."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    said = [str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]
    return ", ".join(said) or "–"


def cards(edition: Edition) -> dict[str, int | str]:
    """`villa_copies`, `villa_cost`, `villa_points`, and for benefits `warehouse_limit`."""
    found: dict[str, int | str] = {}
    for card, name in enumerate(CARD_NAMES):
        found[f"{name}_copies"] = int(edition.copies[card])
        found[f"{name}_cost"] = int(edition.cost[card])
        found[f"{name}_points"] = int(edition.points[card])
        if card < BENEFIT_KINDS:
            found[f"{name}_limit"] = int(edition.limit[card])
    return found


def switches(chosen: Options) -> dict[str, int | str]:
    edition = chosen.edition
    return {
        "bank": "limited" if edition.coin_supply_limited else "endless",
        "same_swap": yes(edition.same_swap_allowed),
        "last_sending": yes(edition.last_sending),
        "may_stay": yes(chosen.alone_may_stay),
    }


def yes(what: bool) -> str:
    return "yes" if what else "no"
