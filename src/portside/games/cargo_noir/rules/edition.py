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
    FAMILY_NAMES,
    MOST_SEATS,
    NO_LIMIT,
    PORT_NAMES,
    PORTS,
    TYPE_NAMES,
    UNIQUE,
)
from portside.games.cargo_noir.rules.patch import FEWEST_SEATS, SEAT_NAMES, Numbers
from portside.games.cargo_noir.rules.values import Values

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
MOST_COPIES: Final = 60


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

    def __init__(self, numbers: Numbers) -> None:
        plain = numbers.plain
        self.rounds = read_rounds(numbers.rounds)
        self.coins_total = plain["coins_total"].number(1, MOST_COINS)
        self.start_coins = plain["start_coins"].number(0, MOST_COINS)
        self.ships_per_colour = plain["ships_per_colour"].number(1, MOST_SHIPS)
        self.start_ships = plain["start_ships"].number(1, int(self.ships_per_colour))
        self.casino_income = plain["casino_income"].number(0, MOST_INCOME)
        self.syndicate_income = plain["syndicate_income"].number(0, MOST_INCOME)
        self.min_bid = plain["min_bid"].number(0, MOST_COINS)
        check_goods(plain["goods"])
        self.tokens_per_type = plain["tokens_per_type"].number(1, MOST_TOKENS)
        self.wild_tokens = read_wild(plain["wild_tokens"])
        self.market_slots = plain["market_slots"].number(0, MOST_SLOTS)
        self.warehouse_base = plain["warehouse_base"].number(0, MOST_COMPARTMENTS)
        self.warehouse_card_bonus = plain["warehouse_card_bonus"].number(0, MOST_COMPARTMENTS)
        self.values = read_values(plain)
        self.read_ports(numbers.things["ports"])
        self.read_cards(numbers.things["cards"])
        self.coin_supply_limited = plain["coin_supply_limited"].flag()
        self.last_sending = plain["final_round_phase3"].one_of(["none", "optional"]) == 1
        self.same_swap_allowed = plain["market_swap_same_type_allowed"].flag()

    def read_ports(self, ports: dict[str, dict[str, Written]]) -> None:
        """CN-2.2. How many goods each holds, and with how many players it is open."""
        self.slots, self.first_slot = filled(PORTS, 0), filled(PORTS, 0)
        self.all_slots = 0
        opens: list[list[int]] = []
        for port, name in enumerate(PORT_NAMES):
            entry = ports[name]
            self.slots[port] = entry["slots"].number(1, MOST_SLOTS)
            self.first_slot[port] = self.all_slots
            self.all_slots += self.slots[port]
            opens.append(read_players(entry["players"]))
        self.open_ports = [
            ints([port for port in range(PORTS) if seats in opens[port]])
            for seats in range(MOST_SEATS + 1)
        ]

    def read_cards(self, cards: dict[str, dict[str, Written]]) -> None:
        """CN-1.6. What a card costs and counts is the owner's business: the box knows."""
        self.copies, self.cost = filled(CARD_KINDS, 0), filled(CARD_KINDS, 0)
        self.points, self.limit = filled(CARD_KINDS, 0), filled(CARD_KINDS, NO_LIMIT)
        for card, name in enumerate(CARD_NAMES):
            entry, family = cards[name], family_of(card)
            entry["family"].one_of([FAMILY_NAMES[family]])
            self.copies[card] = entry["copies"].number(0, MOST_COPIES)
            self.cost[card] = entry["cost"].number(1, MOST_VALUE)
            self.points[card] = entry["points"].number(0, MOST_VALUE)
            self.limit[card] = read_limit(entry, family)

    def check_seats(self, seats: i64, start_coins: Written) -> None:
        """CN-1.3. The coins must be there to be dealt out."""
        if self.coin_supply_limited and seats * self.start_coins > self.coins_total:
            raise start_coins.refuse(
                f"{seats} seats need more than the {self.coins_total} coins there are"
            )


def read_rounds(written: dict[str, Written]) -> Ints:
    rounds = filled(MOST_SEATS + 1, 0)
    for name in SEAT_NAMES:
        rounds[int(name)] = written[name].number(1, MOST_ROUNDS)
    return rounds


def read_players(written: Written) -> list[int]:
    """With how many players a port is open, the fewest first."""
    found: list[int] = []
    for item in written.items():
        found.append(item.number(found[-1] + 1 if found else FEWEST_SEATS, MOST_SEATS))
    return found


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


def family_of(card: int) -> int:
    if card < BENEFIT_KINDS:
        return BENEFIT
    return COMMON if card < BENEFIT_KINDS + COMMON_KINDS else UNIQUE


def read_limit(entry: dict[str, Written], family: int) -> int:
    """CN-5.11, CN-6.6. Only benefit cards are limited."""
    limit = entry.get("limit")
    if family == BENEFIT:
        return entry["limit"].number(1, MOST_COPIES)
    if limit is not None and not limit.nothing():
        raise limit.refuse("a spoils card has no limit (CN-6.6)")
    return NO_LIMIT
