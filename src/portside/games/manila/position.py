"""Positions as JSON (notation, section 5; MA-14.5)."""

from typing import Final

from portside.core.game import CHANCE, NOBODY, steps
from portside.core.names import name_or_none, named
from portside.core.vectors import Ints, filled, i64, ints
from portside.core.written import Written
from portside.games.manila.knowledge import held
from portside.games.manila.rules.data import (
    BERTH_NAMES,
    BERTHS,
    HARBOUR,
    HARBOUR_A,
    INSURANCE,
    LANES,
    LAST_MOVEMENT,
    MOST_SEATS,
    NO_BERTH,
    NO_SEAT,
    NO_WARE,
    PILOT_LARGE,
    PILOT_SMALL,
    PIRATE_CAPTAIN,
    PIRATE_MATE,
    PLACEMENT,
    SEA,
    SECOND_MOVEMENT,
    SHIPYARD,
    SHIPYARD_A,
    STATUS_NAMES,
    VACANT,
    WARE_NAMES,
    WARES,
)
from portside.games.manila.rules.pirates import deciding_pirate, is_on_last_space, next_plundered
from portside.games.manila.rules.questions import AFTER, QUESTIONS, after
from portside.games.manila.rules.setup import held_by_all, seat_dealt_to
from portside.games.manila.rules.state import State
from portside.games.manila.rules.voyage import leg_kind


def write_table(s: State) -> dict[str, object]:
    return {
        "voyage": int(s.voyage),
        "harbour_master": seat_or_none(s.harbour_master),
        "opener": int(s.opener),
        "bid": int(s.bid),
        "bidder": seat_or_none(s.bidder),
        "cash": [int(player.cash) for player in s.players],
        "shares": [named(WARE_NAMES, player.shares) for player in s.players],
        "pledged": [named(WARE_NAMES, player.pledged) for player in s.players],
        "supply": named(WARE_NAMES, s.supply),
        "market": {
            name: int(s.options.track[s.market[ware]]) for ware, name in enumerate(WARE_NAMES)
        },
        "ashore": name_or_none(WARE_NAMES, s.ashore),
        "boats": {
            WARE_NAMES[ware]: write_boat(s, ware)
            for ware in range(WARES)
            if s.launched and ware != s.ashore
        },
        "harbour": write_berths(s, HARBOUR_A),
        "shipyard": write_berths(s, SHIPYARD_A),
        "pirates": [
            seat_or_none(s.holder[PIRATE_CAPTAIN]),
            seat_or_none(s.holder[PIRATE_MATE]),
        ],
        "pilot_small": seat_or_none(s.holder[PILOT_SMALL]),
        "pilot_large": seat_or_none(s.holder[PILOT_LARGE]),
        "insurance": seat_or_none(s.holder[INSURANCE]),
        "passed": [int(player.seat) for player in s.players if player.passed],
        "step": int(s.step),
    }


def seat_or_none(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def write_boat(s: State, ware: i64) -> dict[str, object]:
    first = MOST_SEATS * ware
    return {
        "position": int(s.space[ware]) if s.status[ware] == SEA else None,
        "status": STATUS_NAMES[s.status[ware]],
        "berth": name_or_none(BERTH_NAMES, s.berth[ware]),
        "crew": [
            seat_or_none(s.crew[seat]) for seat in range(first, first + s.options.boat_seats[ware])
        ],
    }


def write_berths(s: State, first: i64) -> dict[str, int | None]:
    return {name: seat_or_none(s.holder[first + i]) for i, name in enumerate(BERTH_NAMES)}


def write_pending(s: State) -> dict[str, object]:
    """What the question needs besides the table, and what everybody has seen being bought."""
    pending: dict[str, object] = {}
    title = s.question()
    if title == "bid":
        pending["passed"] = [int(player.seat) for player in s.players if player.out]
    elif title == "buy":
        pending["left"] = int(s.buys_left)
    elif title == "die":
        pending["boats"] = boats_to_roll(s)
    elif title == "board":
        pending["second"] = s.second_pirate
        seat = [WARE_NAMES[s.boarded], int(s.boarded_seat) + 1] if s.boarded != NO_WARE else None
        pending["boarded"] = seat
    elif title == "plunder":
        pending["ware"] = WARE_NAMES[next_plundered(s)]
        pending["plundered"] = [WARE_NAMES[w] for w in range(WARES) if s.plundered[w] == 1]
    pending["bought"] = [named(WARE_NAMES, player.bought) for player in s.players]
    return pending


def boats_to_roll(s: State) -> list[str]:
    return [WARE_NAMES[ware] for ware in range(s.rolling, WARES) if s.at_sea(ware)]


# ---------------------------------------------------------------------- reading


def read_into(s: State, written: Written) -> None:
    """Set the table of a new game as written."""
    table, pending = written.get("table"), written.get("pending")
    table.exactly(list(write_table(s)))
    s.finished = False
    title = pending.get("question")
    if title.text() != "over":
        title.one_of(list(AFTER))
    read_office(s, table)
    read_shares(s, table, pending, title.text())
    read_market(s, table.get("market"))
    read_boats(s, table)
    read_places(s, table)
    read_course(s, table)
    read_question(s, title, pending)


def read_seat(s: State, written: Written) -> i64:
    return written.number(0, s.seats - 1)


def read_seat_or_none(s: State, written: Written) -> i64:
    return VACANT if written.nothing() else read_seat(s, written)


def read_office(s: State, table: Written) -> None:
    s.voyage = table.get("voyage").number(1)
    s.harbour_master = read_seat_or_none(s, table.get("harbour_master"))
    s.opener = read_seat(s, table.get("opener"))
    s.bid = table.get("bid").number(0)
    s.bidder = read_seat_or_none(s, table.get("bidder"))
    if (s.bid > 0) != (s.bidder != NO_SEAT):
        raise table.get("bidder").refuse(f"a bid of {s.bid} does not fit it")


def read_shares(s: State, table: Written, pending: Written, title: str) -> None:
    cash = table.get("cash").items_by_seat(s.seats)
    shares = table.get("shares").items_by_seat(s.seats)
    pledged = table.get("pledged").items_by_seat(s.seats)
    bought = pending.find("bought")
    for player in s.players:
        player.cash = cash[player.seat].number(0)
        player.shares = read_cards(shares[player.seat], s.options.shares_per_ware)
        player.pledged = read_cards(pledged[player.seat], s.options.shares_per_ware)
        if bought is not None:
            seen = bought.items_by_seat(s.seats)[player.seat]
            player.bought = read_cards(seen, s.options.shares_per_ware)
            check_within(seen, player.bought, player.shares, "bought")
        check_within(pledged[player.seat], player.pledged, player.shares, "pledged")
        player.unpledged = held(player.shares) - held(player.pledged)
    s.supply = read_cards(table.get("supply"), s.options.shares_per_ware)
    check_supply(s, table.get("supply"), title)


def read_cards(written: Written, most: i64) -> Ints:
    return ints(written.numbers(WARE_NAMES, most))


def check_within(written: Written, some: Ints, every: Ints, what: str) -> None:
    for ware, name in enumerate(WARE_NAMES):
        if some[ware] > every[ware]:
            raise written.get(name).refuse(f"more are {what} than held")


def check_supply(s: State, written: Written, title: str) -> None:
    """MI-05. Five of each ware in all, once the deal is over."""
    for ware, name in enumerate(WARE_NAMES):
        wanted = s.options.shares_per_ware - held_by_all(s, ware)
        if title == "deal":
            wanted = s.options.shares_per_ware - s.options.pool
        if s.supply[ware] != wanted:
            raise written.get(name).refuse(f"{wanted} are wanted, not {s.supply[ware]}")


def read_market(s: State, written: Written) -> None:
    levels = [int(level) for level in s.options.track]
    written.exactly(WARE_NAMES)
    for ware, name in enumerate(WARE_NAMES):
        value = written.get(name).number(0)
        if value not in levels:
            raise written.get(name).refuse(f"{value} is not a level of the market: {levels}")
        s.market[ware] = levels.index(value)


def read_boats(s: State, table: Written) -> None:
    s.ashore = table.get("ashore").one_of_or(WARE_NAMES, NO_WARE)
    boats = table.get("boats")
    boats.only(WARE_NAMES)
    s.launched = len(boats.mapping()) > 0
    if s.launched and s.ashore == NO_WARE:
        raise table.get("ashore").refuse("a ware stays behind while boats are under way")
    for ware, name in enumerate(WARE_NAMES):
        if s.launched and ware != s.ashore:
            read_boat(s, ware, boats.get(name))
    if s.launched and len(boats.mapping()) != LANES:
        raise boats.refuse(f"{WARE_NAMES[s.ashore]!r} stays ashore")
    s.in_harbour = count_berths(s, boats, HARBOUR)
    s.in_shipyard = count_berths(s, boats, SHIPYARD)


def read_boat(s: State, ware: i64, boat: Written) -> None:
    boat.exactly(["position", "status", "berth", "crew"])
    status, position, berth = boat.get("status"), boat.get("position"), boat.get("berth")
    s.status[ware] = status.one_of(STATUS_NAMES)
    s.berth[ware] = berth.one_of_or(BERTH_NAMES, NO_BERTH)
    if position.nothing() != (s.status[ware] != SEA):
        raise position.refuse(f"it does not fit the status {status.text()!r}")
    if berth.nothing() != (s.status[ware] == SEA):
        raise berth.refuse(f"it does not fit the status {status.text()!r}")
    s.space[ware] = 0 if position.nothing() else position.number(0, s.options.last_space)
    crew = boat.get("crew")
    if len(crew.items()) != s.options.boat_seats[ware]:
        raise crew.refuse(f"{s.options.boat_seats[ware]} seats are wanted")
    for seat, item in enumerate(crew.items()):
        if not item.nothing():
            if seat > s.aboard[ware]:
                raise crew.refuse("a vacant seat stands before a taken one")
            s.take_seat(read_seat(s, item), ware)
    s.price_seat(ware)


def count_berths(s: State, boats: Written, status: i64) -> i64:
    """MI-12. How many boats lie there; they take the berths in order."""
    taken = filled(BERTHS, 0)
    count: i64 = 0
    for ware in range(WARES):
        if s.launched and ware != s.ashore and s.status[ware] == status:
            taken[s.berth[ware]] = 1
            count += 1
    for berth in range(count):
        if taken[berth] == 0:
            name = STATUS_NAMES[status]
            raise boats.refuse(f"berth {BERTH_NAMES[berth]} of the {name} should be taken")
    return count


def read_places(s: State, table: Written) -> None:
    for first, key in ((HARBOUR_A, "harbour"), (SHIPYARD_A, "shipyard")):
        table.get(key).exactly(BERTH_NAMES)
        for berth, name in enumerate(BERTH_NAMES):
            s.holder[first + berth] = read_seat_or_none(s, table.get(key).get(name))
    pirates = table.get("pirates")
    if len(pirates.items()) != 2:
        raise pirates.refuse("captain and mate are wanted")
    s.holder[PIRATE_CAPTAIN] = read_seat_or_none(s, pirates.items()[0])
    s.holder[PIRATE_MATE] = read_seat_or_none(s, pirates.items()[1])
    if s.holder[PIRATE_CAPTAIN] == VACANT and s.holder[PIRATE_MATE] != VACANT:
        raise pirates.refuse("there is no mate without a captain")
    for place, key in ((PILOT_SMALL, "pilot_small"), (PILOT_LARGE, "pilot_large")):
        s.holder[place] = read_seat_or_none(s, table.get(key))
    s.holder[INSURANCE] = read_seat_or_none(s, table.get("insurance"))


def read_course(s: State, table: Written) -> None:
    for player in s.players:
        player.passed = False
    for item in table.get("passed").items():
        s.players[read_seat(s, item)].passed = True
    s.step = table.get("step").number(0, len(s.legs) - 1)


# -------------------------------------------------------------------- the question

# The keys of `pending` beside question, seat and `bought`.
KEYS: Final[dict[str, list[str]]] = {
    "bid": ["passed"],
    "die": ["boats"],
    "board": ["second", "boarded"],
    "plunder": ["ware", "plundered"],
}


def read_question(s: State, title: Written, pending: Written) -> None:
    name = title.text()
    s.to_move = NOBODY
    s.depth = 0
    keys = KEYS.get(name, [])
    pending.only(["question", "seat", "bought", *keys, *(["left"] if name == "buy" else [])])
    for key in keys:
        pending.get(key)
    if name == "over":
        s.finished = True
        return
    seat = pending.get("seat")
    if (seat.value == "chance") != (name in ("deal", "die")):
        raise seat.refuse(f"{name!r} is not asked of {seat.value!r}")
    asked = CHANCE if seat.value == "chance" else read_seat(s, seat)
    check_stage(s, title)
    read_memory(s, name, pending)
    check_seat(s, name, asked, seat)
    s.plan(steps(after(s, name)))
    for question in QUESTIONS:
        if question.name == name:
            s.ask(question, asked)
    if not s.legal():
        raise pending.refuse("there is no answer to this question at this table")


STAGES: Final[dict[str, int]] = {"deal": 0, "bid": 1, "buy": 2, "ashore": 3, "launch": 4}


def check_stage(s: State, title: Written) -> None:
    """The question must be one that this table can lead to."""
    name = title.text()
    stage = STAGES.get(name, 5)
    if s.launched != (stage == 5):
        raise title.refuse(f"{name!r} is not asked {'after' if s.launched else 'before'} a launch")
    if (s.ashore != NO_WARE) != (stage >= 4):
        raise title.refuse(f"{name!r} does not fit what is ashore")
    if s.harbour_master == NO_SEAT and stage >= 2:
        raise title.refuse(f"{name!r} is not asked without a harbour master")
    if s.bidder != NO_SEAT and stage != 1:
        raise title.refuse(f"{name!r} is not asked while a bid stands")
    if stage < 5:
        if s.step != 0:
            raise title.refuse(f"{name!r} is not asked in the midst of a voyage")
        return
    wanted = {"place": PLACEMENT, "board": SECOND_MOVEMENT}.get(name, LAST_MOVEMENT)
    if name == "die":
        if leg_kind(s) == PLACEMENT:
            raise title.refuse("'die' is not asked in a placement round")
    elif leg_kind(s) != wanted:
        raise title.refuse(f"{name!r} is not asked in step {s.step} of the schedule")


def read_memory(s: State, name: str, pending: Written) -> None:
    """What the question remembers besides the table."""
    if name == "bid":
        for player in s.players:
            player.out = False
        for item in pending.get("passed").items():
            s.players[read_seat(s, item)].out = True
    elif name == "buy":
        left = pending.find("left")
        s.buys_left = 1 if left is None else left.number(1, s.options.shares_buyable)
    elif name == "die":
        read_dice(s, pending.get("boats"))
    elif name == "board":
        read_boarding(s, pending)
    elif name == "plunder":
        read_plunder(s, pending)


def read_dice(s: State, boats: Written) -> None:
    wares = [item.one_of(WARE_NAMES) for item in boats.items()]
    s.rolling = wares[0] if wares else NO_WARE
    if not wares or boats.value != boats_to_roll(s):
        raise boats.refuse("the boats at sea from the one that rolls now are wanted, in order")


def read_boarding(s: State, pending: Written) -> None:
    s.second_pirate = pending.get("second").flag()
    boarded = pending.get("boarded")
    s.boarded, s.boarded_seat = NO_WARE, VACANT
    if boarded.nothing():
        return
    if not s.second_pirate or len(boarded.items()) != 2:
        raise boarded.refuse("a ware and a seat number are wanted, for the second pirate only")
    s.boarded = boarded.items()[0].one_of(WARE_NAMES)
    s.boarded_seat = boarded.items()[1].number(1, s.options.boat_seats[s.boarded]) - 1
    if not is_on_last_space(s, s.boarded):
        raise boarded.refuse("that boat cannot be boarded")
    if s.crew[MOST_SEATS * s.boarded + s.boarded_seat] == VACANT:
        raise boarded.refuse("that seat is vacant")


def read_plunder(s: State, pending: Written) -> None:
    plundered = pending.get("plundered")
    for item in plundered.items():
        ware = item.one_of(WARE_NAMES)
        if ware == s.ashore or s.aboard[ware] > 0:
            raise item.refuse("that boat has not been plundered")
        s.plundered[ware] = 1
    for ware, name in enumerate(WARE_NAMES):
        if s.at_sea(ware) and (not is_on_last_space(s, ware) or s.plundered[ware] == 0):
            raise plundered.refuse(f"{name!r} is still at sea")
    asked = pending.get("ware")
    if asked.one_of(WARE_NAMES) != next_plundered(s):
        raise asked.refuse("the first plundered boat without destination is wanted")


def check_seat(s: State, name: str, asked: i64, written: Written) -> None:
    if name == "deal":
        check_deal(s, written)
        return
    if name == "die":
        return
    if name == "bid":
        if s.players[asked].out or asked == s.bidder:
            raise written.refuse(f"seat {asked} cannot bid")
        return
    if name == "place":
        if s.players[asked].passed:
            raise written.refuse(f"seat {asked} has passed")
        return
    wanted = s.harbour_master
    if name == "board":
        wanted = s.holder[deciding_pirate(s)]
    elif name == "plunder":
        wanted = s.holder[PIRATE_CAPTAIN]
    elif name == "pilot-small":
        wanted = s.holder[PILOT_SMALL]
    elif name == "pilot-large":
        wanted = s.holder[PILOT_LARGE]
    if asked != wanted:
        raise written.refuse(f"{name!r} is not asked of seat {asked}")


def check_deal(s: State, written: Written) -> None:
    """MA-2.4. The seats get their cards one after the other."""
    receiver = seat_dealt_to(s)
    if receiver == s.seats:
        raise written.refuse("all cards are dealt")
    for player in s.players:
        cards = held(player.shares)
        late = player.seat > receiver and cards > 0
        if cards > s.options.dealt_each or late or player.unpledged != cards:
            raise written.refuse("unpledged cards are dealt to one seat after the other")
