"""What can be reckoned at the table of Santiago de Cuba: the way to the port, the ship, the dice.

What the others hold is in it, behind screens or not: it can be known by who remembers (SC-11.3).
"""

from typing import Any

from portside.core.names import named
from portside.games.santiago.game import Santiago
from portside.games.santiago.rules.data import CARGO, GOOD_NAMES, WOOD
from portside.games.santiago.rules.ships import DEMAND, DIE
from portside.games.santiago.rules.state import Player
from portside.games.santiago.rules.street import DRIVE, reach, stops_to_port


def figures(s: Santiago, _seat: int) -> dict[str, Any]:
    """As JSON (notation, section 7), for every seat the same; nothing once the game is over."""
    if s.finished:
        return {}
    return {"port": way_to_port(s), "ship": ship(s), "dice": next_dice(s)}


def way_to_port(s: Santiago) -> dict[str, Any]:
    """SC-4.1 to SC-4.5. From where the car stands, in the order in which the seats drive next."""
    stops = int(stops_to_port(s))
    by_seat = [way_of(s, player, stops) for player in drivers(s)]
    first = [way["seat"] for way in by_seat if way["reaches"]]
    return {
        "stops": stops,
        "cost": stops - 1,
        "seats": by_seat,
        "first": first[0] if first else None,
    }


def drivers(s: Santiago) -> list[Player]:
    """Who drives next, clockwise (SC-2.10); whoever's turn it is has driven already, or not yet."""
    seat = s.turn if s.asked is DRIVE else s.next_seat(s.turn)
    return [s.players[(seat + n) % s.seats] for n in range(s.seats)]


def way_of(s: Santiago, player: Player, stops: int) -> dict[str, Any]:
    return {
        "seat": int(player.seat),
        "reach": int(reach(s, player)),
        "reaches": bool(reach(s, player) >= stops),
        "short": int(max(0, stops - 1 - player.pesos)),
    }


def ship(s: Santiago) -> dict[str, Any] | None:
    """SC-6.4, SC-6.8. What it still wants, and how much of that each seat holds."""
    if not s.ship_in_port:
        return None
    wants = {good: n for good, n in named(GOOD_NAMES[:CARGO], s.demand).items() if n > 0}
    return {
        "value": int(s.value()),
        "wants": wants,
        "delivers": [delivers(s, player) for player in s.players],
    }


def delivers(s: Santiago, player: Player) -> dict[str, int]:
    """By good, what it could load if nobody else did; wood on any die."""
    found = {
        GOOD_NAMES[good]: int(min(player.goods[good], s.demand[good])) for good in range(CARGO)
    }
    found[GOOD_NAMES[WOOD]] = int(min(player.goods[WOOD], s.total_demand()))
    return {good: n for good, n in found.items() if n > 0}


def next_dice(s: Santiago) -> dict[str, Any] | None:
    """SC-1.2, SC-9.5. By good and by pips the chance of the next ship's dice, if one will come."""
    made_up = s.ship_in_port or s.asked is DEMAND or s.asked is DIE
    if s.departed + (1 if made_up else 0) >= s.options.ships:
        return None
    return {GOOD_NAMES[good]: chances(s, good) for good in range(CARGO)}


def chances(s: Santiago, good: int) -> list[float]:
    faces = s.options.faces[good]
    total = sum([int(n) for n in faces])
    return [int(n) / total for n in faces]
