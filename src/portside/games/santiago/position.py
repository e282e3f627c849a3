"""Positions and views as JSON (notation, section 5; SC-11 says what is secret)."""

from typing import Final

from portside.core.game import CHANCE, NOBODY, steps
from portside.core.names import name_or_none, named
from portside.core.vectors import filled, i64
from portside.core.written import Written
from portside.games.santiago.rules.buildings import BUILDINGS
from portside.games.santiago.rules.data import (
    ALONSO,
    BUILDING_NAMES,
    BUILDINGS_IN_ALL,
    CARGO,
    CUBAN_NAMES,
    CUBANS_IN_ALL,
    EL_ZORRO,
    EMPTY,
    GOOD_NAMES,
    NO_FLOWER,
    NO_OWNER,
    OFF_BOARD,
    PABLO,
    PLACES,
    PORT,
    STOPS,
)
from portside.games.santiago.rules.harbour import LOAD
from portside.games.santiago.rules.questions import AFTER, QUESTIONS
from portside.games.santiago.rules.state import State

STAYS_CLOSED: Final = "stays_closed"


def write_table(s: State) -> dict[str, object]:
    return {**write_layout(s), **write_closed(s)}


def write_layout(s: State) -> dict[str, object]:
    return {
        "buildings": [
            name_or_none(BUILDING_NAMES, s.building_at[place]) for place in range(PLACES)
        ],
        "cubans": [name_or_none(CUBAN_NAMES, s.cuban_at[stop]) for stop in range(1, STOPS)],
        "inactive": sorted([CUBAN_NAMES[c] for c in range(CUBANS_IN_ALL) if s.inactive[c] > 0]),
        "owner": {
            BUILDING_NAMES[b]: int(s.owner[b])
            for b in range(BUILDINGS_IN_ALL)
            if s.owner[b] != NO_OWNER
        },
        "pawn": [name_or_none(BUILDING_NAMES, player.pawn) for player in s.players],
        "car": int(s.car),
        "departed": int(s.departed),
        "ship_in_port": s.ship_in_port,
        "marker": int(s.value()),
        "demand": {
            GOOD_NAMES[good]: int(s.demand[good])
            for good in range(CARGO)
            if s.ship_in_port and good != s.left_out
        },
        "supply": named(GOOD_NAMES, s.supply),
        "pesos": [int(player.pesos) for player in s.players],
        "vp": [int(player.vp) for player in s.players],
        "goods": [named(GOOD_NAMES, player.goods) for player in s.players],
        "turn": int(s.turn),
    }


def write_closed(s: State) -> dict[str, object]:
    """SR-16. The Cuban who stays inactive although the car is about to leave him, if any."""
    if s.car != PORT and s.inactive[s.visited()] > 1:
        return {STAYS_CLOSED: CUBAN_NAMES[s.visited()]}
    return {}


def write_pending(s: State) -> dict[str, object]:
    """What the question needs besides the table."""
    loading = s.to_move != NOBODY and s.asked is LOAD
    return {
        "building": building_asked(s),
        "passed": [int(player.seat) for player in s.players if loading and player.passed],
        "dice": [int(s.demand[good]) for good in range(s.rolled)],
        "pawn_moved": s.pawn_moved,
        "turns": int(s.turns),
    }


def building_asked(s: State) -> str | None:
    for building in range(BUILDINGS_IN_ALL):
        if s.to_move != NOBODY and s.asked is BUILDINGS[building]:
            return BUILDING_NAMES[building]
    return None


# ---------------------------------------------------------------------- reading


def read_into(s: State, written: Written) -> None:
    """Set the table of a new game as written."""
    table, pending = written.get("table"), written.get("pending")
    table.only([*write_layout(s), STAYS_CLOSED])
    s.finished = False
    read_layout(s, table)
    read_ownership(s, table)
    read_harbour(s, table)
    read_holdings(s, table)
    s.turn = table.get("turn").number(0, s.seats - 1)
    read_question(s, pending)


def read_layout(s: State, table: Written) -> None:
    s.building_at = filled(PLACES, EMPTY)
    for place, building in enumerate(read_tiles(table.get("buildings"), BUILDING_NAMES)):
        s.building_at[place] = building
    s.cuban_at = filled(STOPS, EMPTY)
    for i, cuban in enumerate(read_tiles(table.get("cubans"), CUBAN_NAMES)):
        s.cuban_at[i + 1] = cuban
    s.inactive = filled(CUBANS_IN_ALL, 0)
    for item in table.get("inactive").items():
        s.inactive[item.one_of(CUBAN_NAMES)] = 1
    s.car = table.get("car").number(0, STOPS - 1)
    read_closed(s, table.find(STAYS_CLOSED))


def read_closed(s: State, written: Written | None) -> None:
    if written is None:
        return
    cuban = written.one_of(CUBAN_NAMES)
    if cuban != s.visited() or s.inactive[cuban] == 0:
        raise written.refuse("he is inactive, and the car stands at his stop")
    if not s.options.newspaper_closes_visited_cuban:
        raise written.refuse("the newspaper closes no Cuban for a lap at this table")
    s.inactive[cuban] = 2


def read_tiles(written: Written, names: list[str]) -> list[int]:
    """A tile on each place; none is there twice, and those not drawn yet come last."""
    tiles = [item.one_of_or(names, EMPTY) for item in written.items()]
    drawn = [tile for tile in tiles if tile != EMPTY]
    if len(tiles) != len(names):
        raise written.refuse(f"{len(names)} places are wanted, not {len(tiles)}")
    if len(set(drawn)) < len(drawn):
        raise written.refuse("a tile lies there twice")
    if tiles[: len(drawn)] != drawn:
        raise written.refuse("an empty place stands before a filled one")
    return tiles


def read_ownership(s: State, table: Written) -> None:
    owners = table.get("owner")
    owners.only(BUILDING_NAMES)
    for building, name in enumerate(BUILDING_NAMES):
        owner = owners.find(name)
        if owner is not None:
            seat = owner.number(0, s.seats - 1)
            s.owner[building] = seat
            s.players[seat].markers -= 1
            if s.players[seat].markers < 0:
                raise owner.refuse(f"seat {seat} has no ownership marker left for it")
    for player, pawn in zip(s.players, table.get("pawn").items_by_seat(s.seats), strict=True):
        player.pawn = pawn.one_of_or(BUILDING_NAMES, OFF_BOARD)
        for other in range(player.seat):
            if player.pawn != OFF_BOARD and s.players[other].pawn == player.pawn:
                raise pawn.refuse(f"the pawn of seat {other} stands there already")


def read_harbour(s: State, table: Written) -> None:
    s.departed = table.get("departed").number(0, s.options.ships)
    s.ship_in_port = table.get("ship_in_port").flag()
    flags = [int(s.options.flags[i]) for i in range(len(s.options.flags))]
    marker = table.get("marker").number(0)
    if marker not in flags:
        raise table.get("marker").refuse(f"{marker} is not a flag: {flags}")
    s.flag = flags.index(marker)
    demand = table.get("demand")
    demand.only(GOOD_NAMES[:CARGO])
    if len(demand.mapping()) != (CARGO - 1 if s.ship_in_port else 0):
        raise demand.refuse("four dice are wanted with a ship in port, none without")
    for good in range(CARGO):
        die = demand.find(GOOD_NAMES[good])
        s.demand[good] = 0 if die is None else die.number(0, len(s.options.faces[good]) - 1)
        if s.ship_in_port and die is None:
            s.left_out = good


def read_holdings(s: State, table: Written) -> None:
    tokens = s.options.tokens_per_good
    for good, amount in enumerate(table.get("supply").numbers(GOOD_NAMES, tokens)):
        s.supply[good] = amount
    pesos = table.get("pesos").items_by_seat(s.seats)
    vp = table.get("vp").items_by_seat(s.seats)
    goods = table.get("goods").items_by_seat(s.seats)
    for player in s.players:
        player.pesos = pesos[player.seat].number(0)
        player.vp = vp[player.seat].number(0)
        for good, amount in enumerate(goods[player.seat].numbers(GOOD_NAMES, tokens)):
            player.goods[good] = amount


def read_question(s: State, pending: Written) -> None:
    pending.only(["question", "seat", *write_pending(s)])
    title = pending.get("question")
    s.pawn_moved = read_flag(pending, "pawn_moved")
    s.turns = read_number(pending, "turns")
    read_passed(s, pending)
    s.to_move = NOBODY
    s.depth = 0
    if title.text() == "over":
        s.finished = True
        return
    title.one_of(list(AFTER))
    s.plan(steps(AFTER[title.text()]))
    seat = read_seat(s, pending.get("seat"))
    s.through_alonso = title.text() == "use-own"
    read_dice(s, pending, title.text())
    check_question(s, title, seat)
    if title.text() in ("use", "use-own"):
        read_building(s, pending.get("building"), seat)
        return
    for question in QUESTIONS:
        if question.name == title.text():
            s.ask(question, seat)
    if not s.legal():
        raise pending.refuse("there is no answer to this question at this table")


def read_flag(pending: Written, key: str) -> bool:
    found = pending.find(key)
    return False if found is None else found.flag()


def read_number(pending: Written, key: str) -> int:
    found = pending.find(key)
    return 0 if found is None else found.number(0)


def read_passed(s: State, pending: Written) -> None:
    for player in s.players:
        player.passed = False
    passed = pending.find("passed")
    if passed is not None:
        for item in passed.items():
            s.players[item.number(0, s.seats - 1)].passed = True


def read_seat(s: State, written: Written) -> i64:
    return CHANCE if written.value == "chance" else written.number(0, s.seats - 1)


def read_dice(s: State, pending: Written, title: str) -> None:
    """The dice of the next ship that lie on the table already."""
    found = pending.find("dice")
    rolled = [] if found is None else found.items()
    wanted = CARGO if title == "demand" else CARGO - 1 if title == "die" else 0
    if len(rolled) > wanted or (title == "demand" and len(rolled) < wanted):
        raise pending.refuse(f"{len(rolled)} dice do not fit the question {title!r}")
    s.rolled = len(rolled)
    for good, die in enumerate(rolled):
        s.demand[good] = die.number(0, len(s.options.faces[good]) - 1)


def read_building(s: State, written: Written, seat: i64) -> None:
    building = written.one_of(BUILDING_NAMES)
    if s.through_alonso and s.owner[building] != seat:
        raise written.refuse(f"seat {seat} does not own it")
    if not s.through_alonso and s.players[seat].pawn != building:
        raise written.refuse(f"the pawn of seat {seat} does not stand in it")
    s.ask(BUILDINGS[building], seat)
    if not s.legal():
        raise written.refuse("it cannot be used at this table")


def check_question(s: State, title: Written, seat: i64) -> None:
    """The question must be one that this table can lead to."""
    name = title.text()
    if (seat == CHANCE) != (name in ("building", "cuban", "die")):
        raise title.refuse(f"{name!r} is not asked of {'chance' if seat == CHANCE else 'a seat'}")
    if seat >= 0 and name not in ("zorro", "load") and seat != s.turn:
        raise title.refuse(f"{name!r} is asked of the seat whose turn it is ({s.turn})")
    if name not in ("building", "cuban") and (EMPTY in s.building_at or EMPTY in s.cuban_at[1:]):
        raise title.refuse(f"{name!r} is not asked before all tiles are drawn")
    if s.ship_in_port == (name in ("building", "cuban", "die", "demand")):
        where = "while a ship is in port" if s.ship_in_port else "without a ship in port"
        if s.ship_in_port or name in ("drive", "load"):
            raise title.refuse(f"{name!r} is not asked {where}")
    if s.departed == s.options.ships and (s.ship_in_port or not in_the_last_turn(s, name)):
        raise title.refuse(f"{name!r} is not asked once the last ship has left")
    if s.ship_in_port and s.total_demand() == 0:
        raise title.refuse(f"{name!r} is not asked while the ship wants nothing")
    check_stop(s, title, seat)


def in_the_last_turn(s: State, question: str) -> bool:
    """SR-30. Whether this is asked although the last ship has left."""
    return s.options.finish_last_turn and question in AT_A_CUBAN


def check_stop(s: State, title: Written, seat: i64) -> None:
    """The car must stand where this question is asked."""
    name = title.text()
    visited = s.visited()
    if name == "load":
        if s.car != PORT or s.players[seat].passed:
            raise title.refuse("only who has not passed is asked to load, with the car at the port")
    elif name in AT_A_CUBAN:
        if s.car == PORT:
            raise title.refuse(f"{name!r} is not asked at the port")
        # With that option Alonso's client may have put him out of business a moment ago (SR-16).
        inactive = s.inactive[visited] > 0 and not s.options.visited_is_target
        no_flower = name == "pawn" and s.options.flower[visited] == NO_FLOWER
        if AT_A_CUBAN[name] not in (EMPTY, visited) or inactive or no_flower:
            raise title.refuse(f"{name!r} is not asked at {CUBAN_NAMES[visited]}")
    if name == "zorro" and seat == s.turn:
        raise title.refuse("the thief gives nothing to himself")


AT_A_CUBAN: Final = {
    "pablo": PABLO,
    "zorro": EL_ZORRO,
    "alonso": ALONSO,
    "use-own": ALONSO,
    "pawn": EMPTY,  # at any
    "use": EMPTY,
}
