"""An edition: the printed numbers in the form the rules use, once they are found to be sound."""

from typing import Final

from portside.core.vectors import Ints, filled, i64, ints
from portside.core.written import Written, listed
from portside.games.cargo_noir.rules.data import (
    BENEFIT,
    BENEFIT_KINDS,
    CARD_KINDS,
    CARD_NAMES,
    COMMON,
    COMMON_KINDS,
    COPIES,
    CRONIES,
    FAMILY_NAMES,
    MOST_SEATS,
    NO_LIMIT,
    PORT_NAMES,
    PORTS,
    TYPE_NAMES,
    UNIQUE,
)
from portside.games.cargo_noir.rules.house import HOUSE
from portside.games.cargo_noir.rules.values import Values

SEAT_NAMES: Final = ["2", "3", "4", "5"]
SWITCHES: Final = ["coin_supply_limited", "final_round_phase3", "market_swap_same_type_allowed"]
KEYS: Final = [*[key for key in HOUSE if key != "switches"], *SWITCHES]

EDITIONS: Final[dict[str, object]] = {"house": HOUSE}  # those that an option may name

CRONIES_COST: Final = 49
BENEFIT_COSTS: Final = [10, 15]
DEAREST: Final = 81  # the most that a set is worth

# Beyond these a table would be a joke. What a server bears from strangers is less: NEAR.
MOST_ROUNDS: Final = 100
MOST_COINS: Final = 1000
MOST_INCOME: Final = 100
MOST_SHIPS: Final = 9
MOST_TOKENS: Final = 30
MOST_WILD: Final = 15
MOST_SLOTS: Final = 60
MOST_COMPARTMENTS: Final = 200
MOST_VALUE: Final = 1000


class Edition:
    """Every number and switch of the data block (1.9). Never changed once a game has begun."""

    rounds: Ints  # by seats
    coins_total: i64
    start_coins: i64
    start_ships: i64
    ships_per_colour: i64
    casino_income: i64
    syndicate_income: i64
    min_bid: i64
    tokens_per_type: i64
    wild_tokens: Ints  # by seats
    market_slots: i64
    warehouse_base: i64
    warehouse_card_bonus: i64
    values: Values
    slots: Ints  # by port
    first_slot: Ints  # by port: where its slots begin among those of all ports
    all_slots: i64
    open_ports: list[Ints]  # by seats
    copies: Ints  # by card, as all below
    cost: Ints
    points: Ints
    limit: Ints
    coin_supply_limited: bool
    last_sending: bool  # there is a phase III in the last round, for who wants it
    same_swap_allowed: bool

    def __init__(self, parts: dict[str, Written]) -> None:
        self.rounds = read_rounds(parts["rounds"])
        self.coins_total = parts["coins_total"].number(1, MOST_COINS)
        self.start_coins = parts["start_coins"].number(0, MOST_COINS)
        self.ships_per_colour = parts["ships_per_colour"].number(1, MOST_SHIPS)
        self.start_ships = parts["start_ships"].number(1, int(self.ships_per_colour))
        self.casino_income = parts["casino_income"].number(0, MOST_INCOME)
        self.syndicate_income = parts["syndicate_income"].number(0, MOST_INCOME)
        self.min_bid = parts["min_bid"].number(0, MOST_COINS)
        check_goods(parts["goods"])
        self.tokens_per_type = parts["tokens_per_type"].number(1, MOST_TOKENS)
        self.wild_tokens = read_wild(parts["wild_tokens"])
        self.market_slots = parts["market_slots"].number(0, MOST_SLOTS)
        self.warehouse_base = parts["warehouse_base"].number(0, MOST_COMPARTMENTS)
        self.warehouse_card_bonus = parts["warehouse_card_bonus"].number(0, MOST_COMPARTMENTS)
        self.values = read_values(parts)
        self.read_ports(parts["ports"])
        self.read_cards(parts["cards"])
        self.coin_supply_limited = parts["coin_supply_limited"].flag()
        self.last_sending = parts["final_round_phase3"].one_of(["none", "optional"]) == 1
        self.same_swap_allowed = parts["market_swap_same_type_allowed"].flag()

    def read_ports(self, written: Written) -> None:
        ports = read_all(written, PORT_NAMES)
        self.slots, self.first_slot = filled(PORTS, 0), filled(PORTS, 0)
        opens = []
        self.all_slots = 0
        for port, entry in enumerate(ports):
            entry.exactly(["id", "slots", "min_players"])
            self.slots[port] = entry.get("slots").number(1, MOST_SLOTS)
            self.first_slot[port] = self.all_slots
            self.all_slots += self.slots[port]
            opens.append(entry.get("min_players").number(1))
        self.open_ports = [
            ints([port for port in range(PORTS) if opens[port] <= seats])
            for seats in range(MOST_SEATS + 1)
        ]

    def read_cards(self, written: Written) -> None:
        """CN-1.6. 24 benefit, 24 common and 6 unique cards, and how cost and points relate."""
        self.copies, self.cost = filled(CARD_KINDS, 0), filled(CARD_KINDS, 0)
        self.points, self.limit = filled(CARD_KINDS, 0), filled(CARD_KINDS, NO_LIMIT)
        for card, entry in enumerate(read_all(written, CARD_NAMES)):
            entry.only(["id", "family", "copies", "cost", "points", "limit"])
            family = family_of(card)
            entry.get("family").one_of([FAMILY_NAMES[family]])
            self.copies[card] = entry.get("copies").number(COPIES[family], COPIES[family])
            self.cost[card] = entry.get("cost").number(1, DEAREST)
            self.points[card] = entry.get("points").number(0)
            check_points(entry, family)
            self.limit[card] = read_limit(entry, family)
            if card == CRONIES:
                entry.get("cost").number(CRONIES_COST, CRONIES_COST)
        benefit_costs = [int(self.cost[card]) for card in range(BENEFIT_KINDS)]
        for cost in BENEFIT_COSTS:
            if cost not in benefit_costs:
                raise written.refuse(
                    f"one of {listed(CARD_NAMES[:BENEFIT_KINDS])} must cost {cost}; "
                    f"they cost {benefit_costs}"
                )

    def check_seats(self, seats: i64, start_coins: Written) -> None:
        """CN-1.3. The coins must be there to be dealt out."""
        if self.coin_supply_limited and seats * self.start_coins > self.coins_total:
            raise start_coins.refuse(
                f"{seats} seats need more than the {self.coins_total} coins there are"
            )


def read_rounds(written: Written) -> Ints:
    written.exactly(SEAT_NAMES)
    rounds = filled(MOST_SEATS + 1, 0)
    for name in SEAT_NAMES:
        rounds[int(name)] = written.get(name).number(1, MOST_ROUNDS)
    return rounds


def check_goods(written: Written) -> None:
    if [item.text() for item in written.items()] != TYPE_NAMES:
        raise written.refuse(f"the nine types are wanted in their order: {listed(TYPE_NAMES)}")


def read_wild(written: Written) -> Ints:
    """CN-2.3. One for each player, unless an edition says how many."""
    if written.value == "players":
        return ints(list(range(MOST_SEATS + 1)))
    if isinstance(written.value, str):
        raise written.refuse(f"'players' or a number is wanted, not {written.value!r}")
    return filled(MOST_SEATS + 1, written.number(0, MOST_WILD))


def read_values(parts: dict[str, Written]) -> Values:
    """CN-5.4. Values grow with the set, and a same-set is worth no less (CN-I23)."""
    largest = parts["max_set_size"].number(1, len(TYPE_NAMES))
    different = read_row(parts["value_different"], largest)
    same = read_row(parts["value_same"], largest)
    for i, item in enumerate(parts["value_same"].items()[:largest]):
        if same[i] < different[i]:
            raise item.refuse(
                f"a same-set of {i + 1} is worth at least a different-set: {different[i]}"
            )
    return Values(different, same, largest)


def read_row(written: Written, largest: int) -> list[int]:
    items = written.items()
    if not largest <= len(items) <= len(TYPE_NAMES):
        raise written.refuse(f"values of sets of 1 to {largest} goods are wanted, not {len(items)}")
    row: list[int] = []
    for item in items:
        row.append(item.number(row[-1] + 1 if row else 1, MOST_VALUE))
    return row


def read_all(written: Written, names: list[str]) -> list[Written]:
    """One entry for each name, in their order."""
    items = written.items()
    for name, item in zip(names, items, strict=False):
        item.get("id").one_of(names)
        if item.get("id").text() != name:
            raise item.get("id").refuse(f"{name!r} is wanted here; the order is {listed(names)}")
    if len(items) != len(names):
        raise written.refuse(f"{len(names)} entries are wanted: {listed(names)}")
    return items


def family_of(card: int) -> int:
    if card < BENEFIT_KINDS:
        return BENEFIT
    return COMMON if card < BENEFIT_KINDS + COMMON_KINDS else UNIQUE


def check_points(entry: Written, family: int) -> None:
    cost, points = entry.get("cost").number(1), entry.get("points")
    if family == BENEFIT:
        points.number(0, cost - 1)
    elif family == COMMON:
        points.number(cost, cost)
    else:
        points.number(cost + 1)


def read_limit(entry: Written, family: int) -> int:
    """CN-5.11, CN-6.6. Only benefit cards are limited."""
    limit = entry.find("limit")
    if family == BENEFIT:
        return entry.get("limit").number(1)
    if limit is not None and not limit.nothing():
        raise limit.refuse("a spoils card has no limit (CN-6.6)")
    return NO_LIMIT
