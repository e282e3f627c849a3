"""The options (MA-1.5; docs/rules/manila.md lists them): what a table may agree on."""

from typing import Final

from portside.core.near import Bounds, Each, Near
from portside.core.vectors import Ints, filled, i64, ints
from portside.core.written import Written, choose, differing
from portside.games.manila.rules.data import (
    BERTH_NAMES,
    BERTHS,
    FACES,
    FEWEST_PLAYERS,
    HARBOUR_A,
    INSURANCE,
    LANES,
    LAST_MOVEMENT,
    MOST_PLAYERS,
    MOST_SEATS,
    PILOT_LARGE,
    PILOT_SMALL,
    PIRATE_MATE,
    SHIPYARD_A,
    WARE_NAMES,
    WARES,
)

MOST_PESOS: Final = 9_999  # for any single amount; keeps the lists of bids within reason
MOST_SPACES: Final = 99  # on a lane
LAST_START: Final = 9  # a start space is one digit of an answer
MOST_CARDS: Final = 20  # of one ware

DEFAULTS: Final[dict[str, object]] = {
    "players": {"min": 3, "max": 5},
    "final_scoring": "redeem_then_unpledged",  # the edition: it decides games, so it stands first
    "starting_cash": 30,
    "accomplices": {"3": 4, "4": 3, "5": 3},
    "placement_schedule": {"3": "PPMPMPM", "4": "PMPMPM", "5": "PMPMPM"},
    "wares": {
        "ginseng": {"profit": 18, "seat_costs": [1, 2, 3]},
        "nutmeg": {"profit": 24, "seat_costs": [2, 3, 4]},
        "silk": {"profit": 30, "seat_costs": [3, 4, 5]},
        "jade": {"profit": 36, "seat_costs": [3, 4, 5, 5]},
    },
    "berths": {
        "a": {"cost": 4, "payout": 6},
        "b": {"cost": 3, "payout": 8},
        "c": {"cost": 2, "payout": 15},
    },
    "pirate_cost": 5,
    "pilot_small_cost": 2,
    "pilot_large_cost": 5,
    "insurance_bonus": 10,
    "market_track": [0, 5, 10, 20, 30],
    "min_share_price": 5,
    "shares_per_ware": 5,
    "deal_pool_per_ware": 3,
    "shares_dealt_per_player": 2,
    "start_space_max": 5,
    "start_space_sum": 9,
    "last_space": 13,
    "pledge_amount": 12,
    "redeem_cost": 15,
    "end_penalty_per_pledged_share": 15,
    "min_first_bid": 1,
    "shares_buyable_per_voyage": 1,
    "first_bidder": "random",
    "no_bid_rule": "incumbent_free",
    "boarding_variant": False,
    "stowaway_may_take_insurance": False,
    "docked_boat_accepts_accomplices": False,
    "cash_is_public": True,
    "tie_rule": "shared",
}

# What a stranger may change them to. Pesos are answers, as every bid is one; a game ends sooner
# the more boats arrive, and the fewer steps the market has.
NEAR: Final[dict[str, Bounds]] = {
    "starting_cash": Near(0, 50),
    "accomplices": {"3": Near(0, 5), "4": Near(0, 4), "5": Near(0, 4)},
    "wares": {name: {"profit": Near(0, 48)} for name in WARE_NAMES},
    "berths": {name: {"payout": Near(0, 20)} for name in BERTH_NAMES},
    "insurance_bonus": Near(0, 20),
    "market_track": Each(6, Near(0, 50)),
    "shares_per_ware": Near(0, 8),
    "shares_dealt_per_player": Near(0, 3),
    "start_space_max": Near(3, 6),
    "start_space_sum": Near(8, 12),
    "last_space": Near(8, 14),
    "pledge_amount": Near(0, 20),
    "shares_buyable_per_voyage": Near(0, 3),
}

# What only one behaviour is defined for, and why.
FIXED: Final = {
    "first_bidder": "seat 0 opens, and who sits there is the table's business (MA-2.7)",
    "no_bid_rule": "the harbour master stays in office (MA-3.12)",
    "tie_rule": "equal fortunes share the victory (MA-12.5)",
}


class Options:
    """The options in the form the rules use. Never changed once a game has begun."""

    changed: dict[str, object]  # only what differs from the defaults
    fewest: i64  # players
    most: i64
    starting_cash: i64
    legs: list[Ints]  # by number of players: the schedule, as PLACEMENT and movements 1 to 3
    profit: Ints  # by ware
    boat_seats: Ints  # by ware: how many
    seat_cost: Ints  # by ware and seat, MOST_SEATS entries each
    place_cost: Ints  # by place beside the boats
    dearest_place: i64  # the most that any place costs
    payout: Ints  # by berth
    insurance_bonus: i64
    track: Ints  # by level
    price: Ints  # of a share, by level
    shares_per_ware: i64
    pool: i64  # of each ware that may be dealt
    dealt_each: i64
    start_max: i64
    start_sum: i64
    launches: Ints  # the first two start spaces of every legal triple, as two digits
    last_space: i64
    pledge_amount: i64
    redeem_cost: i64
    end_penalty: i64
    min_first_bid: i64
    shares_buyable: i64
    boarding_variant: bool
    all_shares_count: bool
    stowaway_may_take_insurance: bool
    docked_boat_accepts: bool
    cash_is_public: bool

    def __init__(self, changed: dict[str, object]) -> None:
        chosen = choose(DEFAULTS, changed)
        self.changed = differing(DEFAULTS, changed)
        for key, why in FIXED.items():
            if chosen.get(key).text() != DEFAULTS[key]:
                raise chosen.get(key).refuse(f"only {DEFAULTS[key]!r} is possible: {why}")
        self.read_players(chosen)
        self.read_wares(chosen.get("wares"))
        self.read_places(chosen)
        self.read_shares(chosen)
        self.read_lanes(chosen)
        self.read_money(chosen)
        self.boarding_variant = chosen.get("boarding_variant").flag()
        scorings = ["redeem_then_unpledged", "all_shares_minus_15"]
        self.all_shares_count = chosen.get("final_scoring").one_of(scorings) == 1
        self.stowaway_may_take_insurance = chosen.get("stowaway_may_take_insurance").flag()
        self.docked_boat_accepts = chosen.get("docked_boat_accepts_accomplices").flag()
        self.cash_is_public = chosen.get("cash_is_public").flag()

    def read_players(self, chosen: Written) -> None:
        players = chosen.get("players")
        players.exactly(["min", "max"])
        self.fewest = players.get("min").number(FEWEST_PLAYERS, MOST_PLAYERS)
        self.most = players.get("max").number(self.fewest, MOST_PLAYERS)
        numbers = [str(n) for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        accomplices, schedules = chosen.get("accomplices"), chosen.get("placement_schedule")
        accomplices.exactly(numbers)
        schedules.exactly(numbers)
        self.legs = [ints([])] * FEWEST_PLAYERS
        for number in numbers:
            pieces = accomplices.get(number).number(0, MOST_CARDS)
            self.legs.append(schedule(schedules.get(number), pieces))

    def read_wares(self, wares: Written) -> None:
        wares.exactly(WARE_NAMES)
        self.profit, self.boat_seats = filled(WARES, 0), filled(WARES, 0)
        self.seat_cost = filled(WARES * MOST_SEATS, 0)
        for ware, name in enumerate(WARE_NAMES):
            cargo = wares.get(name)
            cargo.exactly(["profit", "seat_costs"])
            costs = seat_costs(cargo.get("seat_costs"))
            self.boat_seats[ware] = len(costs)
            for seat, cost in enumerate(costs):
                self.seat_cost[MOST_SEATS * ware + seat] = cost
            self.profit[ware] = profit(cargo.get("profit"), len(costs))

    def read_places(self, chosen: Written) -> None:
        berths = chosen.get("berths")
        berths.exactly(BERTH_NAMES)
        self.place_cost, self.payout = filled(INSURANCE + 1, 0), filled(BERTHS, 0)
        for berth, name in enumerate(BERTH_NAMES):
            berths.get(name).exactly(["cost", "payout"])
            cost = amount(berths.get(name), "cost")
            self.place_cost[HARBOUR_A + berth] = cost
            self.place_cost[SHIPYARD_A + berth] = cost
            self.payout[berth] = amount(berths.get(name), "payout")
        self.place_cost[PIRATE_MATE] = amount(chosen, "pirate_cost")
        self.place_cost[PILOT_SMALL] = amount(chosen, "pilot_small_cost")
        self.place_cost[PILOT_LARGE] = amount(chosen, "pilot_large_cost")
        self.insurance_bonus = amount(chosen, "insurance_bonus")
        self.dearest_place = max([*self.place_cost, *self.seat_cost])

    def read_shares(self, chosen: Written) -> None:
        self.track = market_track(chosen.get("market_track"))
        least = amount(chosen, "min_share_price")
        self.price = ints([max(least, level) for level in self.track])
        self.shares_per_ware = chosen.get("shares_per_ware").number(0, MOST_CARDS)
        self.pool = chosen.get("deal_pool_per_ware").number(0, self.shares_per_ware)
        self.dealt_each = chosen.get("shares_dealt_per_player").number(0, MOST_CARDS)
        self.shares_buyable = chosen.get("shares_buyable_per_voyage").number(0, MOST_CARDS)

    def read_lanes(self, chosen: Written) -> None:
        last_space = chosen.get("last_space")
        self.last_space = last_space.number(1, MOST_SPACES)
        self.start_max = chosen.get("start_space_max").number(0, min(LAST_START, self.last_space))
        self.start_sum = chosen.get("start_space_sum").number(0, LANES * self.start_max)
        self.launches = launches(self.start_max, self.start_sum)
        farthest = min(self.start_max, self.start_sum) + LAST_MOVEMENT * FACES
        if self.last_space > farthest:
            raise last_space.refuse(f"no boat can get beyond space {farthest}: no game would end")

    def read_money(self, chosen: Written) -> None:
        self.starting_cash = amount(chosen, "starting_cash")
        self.pledge_amount = amount(chosen, "pledge_amount")
        self.redeem_cost = chosen.get("redeem_cost").number(self.pledge_amount, MOST_PESOS)
        self.end_penalty = amount(chosen, "end_penalty_per_pledged_share")
        self.min_first_bid = chosen.get("min_first_bid").number(1, MOST_PESOS)

    def check_seats(self, seats: i64) -> None:
        """These options must allow this number of players, and the cards must be there."""
        if seats < self.fewest or seats > self.most:
            raise Written(None, "options.players").refuse(
                f"from {self.fewest} to {self.most} players are allowed, not {seats}"
            )
        if seats * self.dealt_each > WARES * self.pool:
            raise Written(None, "options.shares_dealt_per_player").refuse(
                f"{seats} players need more than the {WARES * self.pool} shares of the pool"
            )


def amount(written: Written, key: str) -> int:
    return written.get(key).number(0, MOST_PESOS)


def schedule(written: Written, accomplices: int) -> Ints:
    """Three movements, the last of them at the end, and an accomplice for each placement."""
    letters = written.text()
    if letters.strip("PM") or letters.count("M") != LAST_MOVEMENT or not letters.endswith("M"):
        raise written.refuse(f"P and three M, the last at the end, are wanted, not {letters!r}")
    if letters.count("P") > accomplices:
        raise written.refuse(
            f"{letters.count('P')} placement rounds need as many accomplices, not {accomplices}"
        )
    return ints([0 if c == "P" else letters[: i + 1].count("M") for i, c in enumerate(letters)])


def launches(most: i64, total: i64) -> Ints:
    """MA-4.6. The third space follows from the sum."""
    return ints(
        [
            10 * first + second
            for first in range(most + 1)
            for second in range(most + 1)
            if 0 <= total - first - second <= most
        ]
    )


def seat_costs(written: Written) -> list[int]:
    costs = [cost.number(0, MOST_PESOS) for cost in written.items()]
    if not 1 <= len(costs) <= MOST_SEATS:
        raise written.refuse(f"from 1 to {MOST_SEATS} seats are wanted, not {len(costs)}")
    if sorted(costs) != costs:
        raise written.refuse("the cheapest seat is wanted first")
    return costs


def profit(written: Written, seats: int) -> int:
    pesos = written.number(0, MOST_PESOS)
    for heads in range(2, max(2, seats) + 1):  # two pirates may share it, too
        if pesos % heads != 0:
            raise written.refuse(f"{pesos} pesos cannot be divided among {heads}")
    return pesos


def market_track(written: Written) -> Ints:
    levels = [level.number(0, MOST_PESOS) for level in written.items()]
    if len(levels) < 2 or sorted(set(levels)) != levels:
        raise written.refuse("at least two levels are wanted, each above the one before")
    return ints(levels)
