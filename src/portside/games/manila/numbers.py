"""The variables of the rules help, by the options of a table (`locales/*/rules_manila.ftl`)."""

from typing import Any

from portside.games.manila.rules.data import (
    BERTH_NAMES,
    FACES,
    FEWEST_PLAYERS,
    HARBOUR_A,
    HOLDERS,
    MOST_PLAYERS,
    MOST_SEATS,
    PILOT_LARGE,
    PILOT_SMALL,
    PIRATE_MATE,
    WARE_NAMES,
    WARES,
)
from portside.games.manila.rules.options import DEFAULTS, Options

Numbers = dict[str, int | str]


def numbers(changed: dict[str, Any]) -> Numbers:
    options, written = Options(changed), {**DEFAULTS, **changed}
    found: Numbers = {**boats(options), **places(options), **money(options), **shares(options)}
    found |= lanes(options) | people(options, written)
    found["edition"] = "original" if options.all_shares_count else "polish"
    found["docked_boats"] = word(options.docked_boat_accepts)
    found["boarding_variant"] = word(options.boarding_variant)
    found["stowaway_insurance"] = word(options.stowaway_may_take_insurance)
    found["open_cash"] = word(options.cash_is_public)
    return found


def word(switch: bool) -> str:
    """A choice of words in a sentence: Fluent selects by words."""
    return "yes" if switch else "no"


def listed(values: Any) -> str:
    return ", ".join(str(value) for value in values)


def span(fewest: int, most: int) -> str:
    return f"{fewest}" if fewest == most else f"{fewest}–{most}"


def boats(options: Options) -> Numbers:
    """MA-1.1."""
    found: Numbers = {}
    for ware, name in enumerate(WARE_NAMES):
        first, seats = MOST_SEATS * ware, options.boat_seats[ware]
        found[f"{name}_costs"] = listed(options.seat_cost[first + seat] for seat in range(seats))
        found[f"{name}_profit"] = int(options.profit[ware])
    return found


def places(options: Options) -> Numbers:
    """MA-1.3, MA-1.4, MA-10.6."""
    found: Numbers = {}
    claims = 0
    for berth, name in enumerate(BERTH_NAMES):
        found[f"{name}_cost"] = int(options.place_cost[HARBOUR_A + berth])
        found[f"{name}_pays"] = int(options.payout[berth])
        claims += int(options.payout[berth])
        found[f"claims_{berth + 1}"] = claims
    found["pirate_cost"] = int(options.place_cost[PIRATE_MATE])
    found["small_pilot_cost"] = int(options.place_cost[PILOT_SMALL])
    found["large_pilot_cost"] = int(options.place_cost[PILOT_LARGE])
    found["insurance_bonus"] = int(options.insurance_bonus)
    aboard = sum(options.boat_seats)
    ashore = sorted(options.boat_seats)  # one of them stays there
    found["places"] = span(HOLDERS + aboard - ashore[-1], HOLDERS + aboard - ashore[0])
    return found


def money(options: Options) -> Numbers:
    """MA-1.5."""
    return {
        "starting_cash": int(options.starting_cash),
        "loan": int(options.pledge_amount),
        "redemption": int(options.redeem_cost),
        "penalty": int(options.end_penalty),
        "first_bid": int(options.min_first_bid),
        "least_price": int(options.price[0]),
    }


def shares(options: Options) -> Numbers:
    """MA-1.7 to MA-1.9, MA-2.4, MA-4.1."""
    return {
        "levels": listed(options.track),
        "bottom": int(options.track[0]),
        "top": int(options.track[len(options.track) - 1]),
        "shares": int(options.shares_per_ware),
        "pool": int(options.pool),
        "dealt": int(options.dealt_each),
        "left_out": int(WARES * (options.shares_per_ware - options.pool)),
        "buyable": int(options.shares_buyable),
    }


def lanes(options: Options) -> Numbers:
    """MA-1.2, MA-4.5, MA-4.6, MA-6.5."""
    total, last = int(options.start_sum), int(options.last_space)
    starts = [(int(one) // 10, int(one) % 10) for one in options.launches]
    triples = {tuple(sorted((a, b, total - a - b), reverse=True)) for a, b in starts}
    farthest = max(a for a, _ in starts) + FACES
    return {
        "last_start": int(options.start_max),
        "start_sum": total,
        "launches": len(starts),
        "arrangements": listed(
            "-".join(str(space) for space in triple) for triple in sorted(triples, reverse=True)
        ),
        "last_space": last,
        "farthest": farthest,
        "docks_early": word(farthest > last),
    }


def people(options: Options, written: dict[str, Any]) -> Numbers:
    """MA-1.10, MA-2.1, MA-3.2. In a schedule ♟ is a placement round and ⚄ a movement."""
    found: Numbers = {"players": span(int(options.fewest), int(options.most))}
    for seats in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        schedule = written["placement_schedule"][str(seats)]
        found[f"accomplices_{seats}"] = written["accomplices"][str(seats)]
        found[f"schedule_{seats}"] = schedule.replace("P", "♟").replace("M", "⚄")
    return found
