"""What a judge that has learned looks at: a seat's cards, hand, coins and ships, and the time left.

The hand-made evaluation is among it: the net says how far each part of it is to be believed.
"""

from typing import Final

from portside.core.learned import Sight
from portside.core.vectors import Floats, Ints, i64, zeros
from portside.games.cargo_noir.judge.evaluation import CargoNoirEvaluation
from portside.games.cargo_noir.judge.time_left import ships_to_send, trades_left
from portside.games.cargo_noir.rules.data import (
    CARGO_SHIP,
    MOST_SEATS,
    NO_STACK,
    SYNDICATE,
    TYPES,
    WAREHOUSE,
    WILD,
)
from portside.games.cargo_noir.rules.scoring import score
from portside.games.cargo_noir.rules.sending import SEND
from portside.games.cargo_noir.rules.ships import SHIP
from portside.games.cargo_noir.rules.state import Player, State
from portside.games.cargo_noir.rules.trade import DISCARD

PHASES: Final = 12  # by rounds left; more are as many
HALVES: Final = 2.0  # points are told in halves
LEADS: Final = 16.0  # and leads in parts of the doubt

NAMES: Final = [
    *[f"rounds_left_{left}" for left in range(PHASES)],
    *[f"seats_{seats}" for seats in range(2, MOST_SEATS + 1)],
    "turn", "ship", "trade", "discard", "send", "wait",
    "trades", "sailings", "safe", "few_coins", "value", "promise", "goods", "most", "types", "wild",
    "room", "surplus", "score", "cargo_ships", "warehouses", "syndicates",
    "home", "casino", "market", "alone", "ahead", "outbid",
    "alone_gain", "ahead_gain", "outbid_gain", "staked", "ships_worth",
    "basket", "unpaid", "worth", "lead", "lead_of_doubt", "mean_lead_of_doubt", "score_lead",
    "bank", "rivals_safe",
]  # fmt: skip


class CargoNoirSight(Sight):
    """A row for each seat; where a number belongs to the whole table, all have the same."""

    def __init__(self, evaluation: CargoNoirEvaluation) -> None:
        super().__init__(NAMES)
        self.evaluation = evaluation
        self.worth: Floats = zeros(MOST_SEATS)

    def look(self, s: State, row: Ints) -> None:
        self.evaluation.appraise(s, self.worth)
        self.begin(row)
        for player in s.players:
            self.put_time(s, player)
            self.put_hand(s, player)
            self.put_ships(s, player)
            self.put_standing(s, player)

    def put_points(self, points: float) -> None:
        self.put(i64(HALVES * points))

    def put_time(self, s: State, player: Player) -> None:
        self.put_one_of(PHASES, min(PHASES - 1, s.rounds - s.round))
        self.put_one_of(MOST_SEATS - 1, s.seats - 2)
        mine = player.seat == s.turn
        selling = mine and s.asked is not SHIP and s.asked is not SEND
        self.put(1 if mine else 0)
        self.put(1 if mine and s.asked is SHIP else 0)
        self.put(1 if selling and s.asked is not DISCARD else 0)
        self.put(1 if selling and s.asked is DISCARD else 0)
        self.put(1 if mine and s.asked is SEND else 0)
        self.put(player.seat - s.turn if player.seat >= s.turn else player.seat - s.turn + s.seats)
        self.put(trades_left(s, player))
        self.put(ships_to_send(s, player))

    def put_hand(self, s: State, player: Player) -> None:
        most: i64 = 0
        types: i64 = 0
        total = player.goods[WILD]
        for good in range(TYPES):
            n = player.goods[good]
            if n > 0:
                types += 1
                total += n
                most = max(most, n)
        room = s.capacity(player) - total
        self.put(player.safe)
        self.put(min(player.safe, 5))
        self.put(s.edition.values.of(player.goods))
        self.put_points(self.evaluation.promise(s, player, player.goods))
        self.put(total)
        self.put(most)
        self.put(types)
        self.put(player.goods[WILD])
        self.put(max(0, room))
        self.put(max(0, -room))
        self.put(score(s, player))
        self.put(player.cards[CARGO_SHIP])
        self.put(player.cards[WAREHOUSE])
        self.put(player.cards[SYNDICATE])

    def put_ships(self, s: State, player: Player) -> None:
        """Ships in ports by how they stand, and what the goods there would add to the hand."""
        e = self.evaluation
        now = e.hand_worth(s, player, player.goods)
        alone: i64 = 0
        ahead: i64 = 0
        outbid: i64 = 0
        staked: i64 = 0
        alone_gain = 0.0
        ahead_gain = 0.0
        outbid_gain = 0.0
        for port in s.open_ports:
            stack = s.stack(port, player.seat)
            if stack == NO_STACK:
                continue
            highest = s.highest_other(port, player.seat)
            gain = e.port_worth(s, player, port, now)
            staked += stack
            if highest == NO_STACK:
                alone += 1
                alone_gain += gain
            elif highest < stack:
                ahead += 1
                ahead_gain += gain
            else:
                outbid += 1
                outbid_gain += gain
        self.put(player.home)
        self.put(player.casino)
        self.put(player.market)
        self.put(alone)
        self.put(ahead)
        self.put(outbid)
        self.put_points(alone_gain)
        self.put_points(ahead_gain)
        self.put_points(outbid_gain)
        self.put(staked)
        self.put_points(e.ships_worth(s, player))

    def put_standing(self, s: State, player: Player) -> None:
        """What the evaluation says, and how far ahead it sees the seat."""
        mine = self.worth[player.seat]
        points = score(s, player)
        best = -1000.0
        total = 0.0
        most: i64 = 0
        coins: i64 = 0
        for other in s.players:
            if other.seat != player.seat:
                best = max(best, self.worth[other.seat])
                total += self.worth[other.seat]
                most = max(most, score(s, other))
                coins = max(coins, other.safe)
        doubt = self.evaluation.doubt(s)
        buys = player.seat == s.turn and s.cost > 0
        self.put_points(self.evaluation.basket_worth(s) if buys else 0.0)
        self.put(s.cost - s.value if buys else 0)
        self.put_points(mine)
        self.put_points(mine - best)
        self.put(i64(LEADS * (mine - best) / doubt))
        self.put(i64(LEADS * (mine - total / float(s.seats - 1)) / doubt))
        self.put(points - most)
        self.put(s.bank)
        self.put(coins)
