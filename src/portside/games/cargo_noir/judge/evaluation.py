"""The points that each seat may expect: cards, the hand, coins, ships and turns left for them."""

from typing import Final

from portside.core.judge import Judge
from portside.core.vectors import Floats, Ints, filled, i64, zeros
from portside.games.cargo_noir.judge.shop import Shop, card_worth
from portside.games.cargo_noir.judge.time_left import ships_to_send, trades_left
from portside.games.cargo_noir.judge.weights import Weights
from portside.games.cargo_noir.rules.data import (
    CARD_KINDS,
    EMPTY,
    KINDS,
    NO_STACK,
    SYNDICATE,
    TYPES,
    WAREHOUSE,
    WILD,
)
from portside.games.cargo_noir.rules.scoring import best_card, score
from portside.games.cargo_noir.rules.sending import SEND
from portside.games.cargo_noir.rules.state import Player, State, count
from portside.games.cargo_noir.rules.trade import BASKET, DISCARD

MOST_COUNT: Final = 64  # goods of a kind


class CargoNoirEvaluation(Judge):
    """Cards, the hand and what it may become, coins, ships at sea and turns left for them."""

    def __init__(self) -> None:
        self.weights = Weights()
        self.shop = Shop()
        self.hand: Ints = filled(KINDS, 0)  # one that is imagined, by good
        self.gain_by_count: Floats = zeros(MOST_COUNT)  # of one more good; below 0: not yet known

    def appraise(self, s: State, worth: Floats) -> None:
        for player in s.players:
            points = float(score(s, player))
            if s.finished:
                points += 0.001 * float(best_card(s, player))
            elif trades_left(s, player) > 0:
                points += self.prospects(s, player)
            worth[player.seat] = points

    def doubt(self, s: State) -> float:
        if s.finished:
            return 1.0
        return 2.0 + 2.0 * float(s.rounds - s.round)

    def prospects(self, s: State, player: Player) -> float:
        """What a player who will trade once more may expect besides the cards owned."""
        if s.last_round():
            return self.last_prospects(s, player)
        w = self.weights
        points = self.coins_worth(float(player.safe)) + self.hand_worth(s, player, player.goods)
        points += w.yields * float(ships_to_send(s, player))
        points += self.ships_worth(s, player)
        rounds = float(trades_left(s, player) - 1)
        points += w.warehouse * rounds * float(player.cards[WAREHOUSE])
        points += w.syndicate * rounds * float(player.cards[SYNDICATE])
        if player.seat == s.turn:
            if s.asked is DISCARD:
                points -= w.surplus * float(max(0, count(player.goods) - s.capacity(player)))
            elif s.cost > 0:
                points += self.basket_worth(s) - w.stock * float(s.cost - s.value)
        return points

    def last_prospects(self, s: State, player: Player) -> float:
        """All that goods and coins buy in the last trade."""
        if player.seat == s.turn and s.cost > 0:
            if s.asked is not BASKET:
                return self.basket_worth(s)
            budget = s.edition.values.of(player.goods) + player.safe - s.cost
            self.shop.open(s, player, s.last_wanted, budget, self.weights, 0.0)
            return self.basket_worth(s) + self.shop.best(s.last_wanted, budget)
        value = float(s.edition.values.of(player.goods) + player.safe)
        value += self.ships_worth(s, player)
        budget = i64(value + 0.5)
        self.shop.open(s, player, 0, budget, self.weights, 0.0)
        return self.shop.best(0, budget)

    def basket_worth(self, s: State) -> float:
        points = 0.0
        for card in range(CARD_KINDS):
            if s.basket[card] > 0:
                points += float(s.basket[card]) * card_worth(s, card, self.weights)
        return points

    def coins_worth(self, coins: float) -> float:
        """The first few are worth more than the rest."""
        w = self.weights
        few = min(coins, w.few)
        return w.coin * few + w.spare * (coins - few)

    def coin_worth(self, s: State) -> float:
        return 1.0 if s.last_round() else self.weights.coin

    # ------------------------------------------------------------------ what a hand is worth

    def hand_worth(self, s: State, player: Player, goods: Ints) -> float:
        """What it sells for, and what its largest set may gain while there are rounds for it."""
        value = float(s.edition.values.of(goods))
        if s.last_round():
            return value
        return self.weights.stock * value + self.promise(s, player, goods)

    def promise(self, s: State, player: Player, goods: Ints) -> float:
        """Goods for sets to come, and the growth of one set: the more promising of two."""
        rounds = trades_left(s, player) - 1
        if rounds <= 0:
            return 0.0
        w = self.weights
        most: i64 = 0
        types: i64 = 0
        total = goods[WILD]
        for good in range(TYPES):
            n = goods[good]
            if n > 0:
                types += 1
                total += n
                if n > most:
                    most = n
        fade = min(1.0, float(rounds) / w.horizon)
        capacity = s.capacity(player)
        same = float(min(most + goods[WILD], capacity))
        different = float(min(types + goods[WILD], capacity))
        growth = max(self.same_growth(s, same, rounds), self.different_growth(s, different))
        return fade * w.token * float(min(total, capacity)) + w.promise * max(0.0, growth)

    def same_growth(self, s: State, size: float, rounds: i64) -> float:
        """After n goods of a kind the next one adds 2n + 1."""
        w = self.weights
        more = w.growth * min(w.patience, float(rounds))
        more = min(more, float(s.edition.values.largest) - size)
        return more * (2.0 * size + more - w.ordinary)

    def different_growth(self, s: State, size: float) -> float:
        """After n different goods the next one adds n + 1, if it is of none of their types."""
        missing = float(s.edition.values.largest) - size
        more = self.weights.variety * missing / float(TYPES)
        return more * (size + 0.5 + 0.5 * more - self.weights.ordinary)

    def gain_of(self, s: State, player: Player, good: i64, now: float) -> float:
        """What one more good of a kind adds; types of equal number are alike."""
        n = player.goods[good]
        if good == WILD:
            return self.with_one(s, player, good) - now
        if self.gain_by_count[n] < 0.0:
            self.gain_by_count[n] = self.with_one(s, player, good) - now
        return self.gain_by_count[n]

    def with_one(self, s: State, player: Player, good: i64) -> float:
        player.goods[good] += 1
        worth = self.hand_worth(s, player, player.goods)
        player.goods[good] -= 1
        return worth

    def forget_gains(self, player: Player) -> None:
        for good in range(TYPES):
            self.gain_by_count[player.goods[good]] = -1.0

    def draw_worth(self, s: State, player: Player, now: float) -> float:
        """A token from the bag: each type is about as likely."""
        total = 0.0
        for good in range(TYPES):
            total += self.gain_of(s, player, good, now)
        return total / float(TYPES)

    def cheapest_loss(self, s: State, player: Player, now: float) -> float:
        """What giving away the least useful good costs."""
        least = 1000.0
        for good in range(TYPES):
            if player.goods[good] > 0:
                least = min(least, now - self.without_one(s, player, good))
        return least

    def without_one(self, s: State, player: Player, good: i64) -> float:
        player.goods[good] -= 1
        worth = self.hand_worth(s, player, player.goods)
        player.goods[good] += 1
        return worth

    def swap_worth(self, s: State, player: Player, now: float) -> float:
        """The best good on the market for the least useful one in hand."""
        most = 0.0
        for slot in range(s.edition.market_slots):
            good = s.market[slot]
            if good != EMPTY:
                most = max(most, self.gain_of(s, player, good, now))
        return most - self.cheapest_loss(s, player, now)

    # ------------------------------------------------------------------------- ships at sea

    def ships_worth(self, s: State, player: Player) -> float:
        """What the ships sent out will bring home."""
        points = self.coin_worth(s) * float(s.edition.casino_income * player.casino)
        now = self.hand_worth(s, player, player.goods)
        if player.market > 0:
            self.forget_gains(player)
            drawn = self.draw_worth(s, player, now)
            points += max(drawn, self.swap_worth(s, player, now))
            points += drawn * float(player.market - 1)
        for port in s.open_ports:
            stack = s.stack(port, player.seat)
            if stack != NO_STACK:
                points += self.stack_worth(s, player, port, stack, now)
        return points

    def stack_worth(self, s: State, player: Player, port: i64, stack: i64, now: float) -> float:
        """The goods if nobody tops it, else the coins back."""
        coins = self.coin_worth(s) * float(stack)
        gain = self.port_worth(s, player, port, now)
        highest = s.highest_other(port, player.seat)
        if highest > stack:
            if s.last_round():
                return coins
            hope = gain - self.weights.coin * float(highest + 1)
            return coins + self.weights.fight * max(0.0, hope)
        chance = self.chance_to_buy(s, player, port, stack, highest == NO_STACK)
        return chance * gain + (1.0 - chance) * coins

    def port_worth(self, s: State, player: Player, port: i64, now: float) -> float:
        """What all the goods of a port add to a hand."""
        hand = self.hand
        for good in range(KINDS):
            hand[good] = player.goods[good]
        first = s.edition.first_slot[port]
        for slot in range(first, first + s.edition.slots[port]):
            if s.port_goods[slot] != EMPTY:
                hand[s.port_goods[slot]] += 1
        return self.hand_worth(s, player, hand) - now

    def chance_to_buy(self, s: State, player: Player, port: i64, stack: i64, alone: bool) -> float:
        """Nobody who moves before the owner does tops the stack."""
        if player.seat == s.turn:
            if s.asked is not SEND and alone:
                return 1.0
            other = s.next_seat(s.turn)
        else:
            other = s.turn
        if s.last_round() and player.seat == s.turn:
            return 0.0
        chance = 1.0
        while other != player.seat:
            chance *= 1.0 - self.chance_of_attack(s, s.players[other], port, stack)
            other = s.next_seat(other)
        return chance

    def chance_of_attack(self, s: State, other: Player, port: i64, stack: i64) -> float:
        """Who has the coins may do it, the likelier the more it gains by it."""
        there = max(0, s.stack(port, other.seat))
        if other.safe + there <= stack:
            return 0.0
        w = self.weights
        now = self.hand_worth(s, other, other.goods)
        gain = self.port_worth(s, other, port, now) - w.coin * float(stack + 1) - w.yields
        return max(0.02, min(w.boldest, w.attack + w.greed * gain))
