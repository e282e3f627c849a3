"""What lies on the table, and the verbs of the rulebook. No rules."""

from typing import TypeAlias

from mypy_extensions import mypyc_attr

from portside.core import game
from portside.core.vectors import Ints, i64, vec
from portside.games.cargo_noir.rules.data import HAND, HIGHEST, KINDS, NO_STACK, ROW, WAREHOUSE
from portside.games.cargo_noir.rules.edition import Edition
from portside.games.cargo_noir.rules.options import Options


@mypyc_attr(acyclic=True)
class Player:
    """What lies in front of one seat. Its ships in ports stand on their stacks."""

    seat: i64 = 0
    safe: i64 = 0
    goods: Ints  # by good, wild ones included
    cards: Ints  # by card; copies share it: it is replaced, never changed
    home: i64 = 0  # ships
    casino: i64 = 0
    market: i64 = 0
    reserve: i64 = 0

    def copy(self) -> "Player":
        p = Player()
        p.seat = self.seat
        p.safe = self.safe
        p.goods = self.goods[:]
        p.cards = self.cards
        p.home = self.home
        p.casino = self.casino
        p.market = self.market
        p.reserve = self.reserve
        return p


class Question(game.Question):
    """A question of this game, asked of the seat whose turn it is unless it says otherwise."""

    def begin(self, s: "State") -> None:
        s.ask(self, s.turn)


Players: TypeAlias = "vec[Player]"


@mypyc_attr(acyclic=True)
class State(game.State):
    """The table of Cargo Noir, in the middle of a game.

    What changes seldom is shared by copies: it is replaced, never changed.
    """

    options: Options
    edition: Edition  # its numbers
    players: Players  # by seat
    bank: i64 = 0
    supply: Ints  # by card, those in the basket included; copies share it
    bag: Ints  # by good
    discard: Ints  # by good
    market: Ints  # by slot
    port_goods: Ints  # by slot of all ports, one port after the other
    stacks: Ints  # by port: that of each seat, then the highest of them
    open_ports: Ints

    # The course of play.
    round: i64 = 0
    rounds: i64 = 0  # in the whole game
    turn: i64 = 0  # the seat whose turn it is
    filling: i64 = HAND  # where the token goes that chance is asked for
    syndicate_left: i64 = 0  # cards that can still pay in this turn
    banned: i64 = 0  # a bit for each port left by withdrawal in this turn
    stayed: i64 = 0  # a bit for each port where a ship waits alone in this turn
    me: Player  # the player who is asked, or was asked last

    # The trade.
    basket: Ints  # by card; copies share it
    spend: i64 = 0  # the most that can be paid, while the basket is filled
    last_wanted: i64 = 0
    cost: i64 = 0  # of the basket
    value: i64 = 0  # of the sets handed in so far
    aside: Ints  # by good: the tokens of these sets; copies share it
    types: i64 = 0  # of the different-set in question
    wilds: i64 = 0
    without: i64 = 0  # a bit for each type left out of it so far

    def ask(self, question: game.Question, seat: i64) -> None:
        self.asked = question
        self.to_move = seat
        if seat >= 0:
            self.me = self.players[seat]

    # -------------------------------------------------------------- questions

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    def last_round(self) -> bool:
        return self.round == self.rounds

    def stack(self, port: i64, seat: i64) -> i64:
        return self.stacks[ROW * port + seat]

    def highest(self, port: i64) -> i64:
        """The highest stack in a port, or NO_STACK."""
        return self.stacks[ROW * port + HIGHEST]

    def highest_other(self, port: i64, seat: i64) -> i64:
        """The highest stack of another seat in a port, or NO_STACK."""
        stacks, at = self.stacks, ROW * port
        highest = stacks[at + HIGHEST]
        if highest == NO_STACK or highest != stacks[at + seat]:
            return highest
        second: i64 = NO_STACK
        for other in range(self.seats):
            if other != seat:
                second = max(second, stacks[at + other])
        return second

    def capacity(self, player: Player) -> i64:
        """CN-1.5. One good per compartment."""
        more = self.edition.warehouse_card_bonus * player.cards[WAREHOUSE]
        return self.edition.warehouse_base + more

    # ------------------------------------------------- verbs of the rulebook

    def earn(self, player: Player, coins: i64) -> i64:
        """CN-4.4. From the bank, as far as it can pay."""
        if self.edition.coin_supply_limited:
            coins = min(coins, self.bank)
        self.bank -= coins
        player.safe += coins
        return coins

    def set_stack(self, port: i64, seat: i64, coins: i64) -> None:
        stacks, at = self.stacks, ROW * port
        stacks[at + seat] = coins
        highest: i64 = NO_STACK
        for other in range(self.seats):
            highest = max(highest, stacks[at + other])
        stacks[at + HIGHEST] = highest

    def throw_away(self, player: Player, good: i64) -> None:
        player.goods[good] -= 1
        self.discard[good] += 1
        self.tell("discard", player.seat, good, 1)

    # ------------------------------------------------------------------ copies

    def copy_table(self, c: "State") -> None:
        """Make `c` the same table."""
        self.copy_course(c)
        c.options = self.options
        c.edition = self.edition
        c.players = vec[Player]([player.copy() for player in self.players])
        c.bank = self.bank
        c.supply = self.supply
        c.bag = self.bag[:]
        c.discard = self.discard[:]
        c.market = self.market[:]
        c.port_goods = self.port_goods[:]
        c.stacks = self.stacks[:]
        c.open_ports = self.open_ports
        c.round = self.round
        c.rounds = self.rounds
        c.turn = self.turn
        c.filling = self.filling
        c.syndicate_left = self.syndicate_left
        c.banned = self.banned
        c.stayed = self.stayed
        c.me = c.players[self.me.seat]
        c.basket = self.basket
        c.spend = self.spend
        c.last_wanted = self.last_wanted
        c.cost = self.cost
        c.value = self.value
        c.aside = self.aside
        c.types = self.types
        c.wilds = self.wilds
        c.without = self.without


def count(goods: Ints) -> i64:
    total: i64 = 0
    for good in range(KINDS):
        total += goods[good]
    return total
