"""What lies on the table, and the verbs of the rulebook. No rules."""

from typing import TypeAlias

from mypy_extensions import mypyc_attr

from portside.core import game
from portside.core.vectors import Ints, i64, vec
from portside.games.santiago.rules.data import CARGO, OFF_BOARD, PORT
from portside.games.santiago.rules.options import Options


@mypyc_attr(acyclic=True)
class Player:
    """What lies in front of one seat."""

    seat: i64 = 0
    pesos: i64 = 0
    vp: i64 = 0
    goods: Ints  # by good
    pawn: i64 = OFF_BOARD  # the building it stands in
    markers: i64 = 0  # ownership markers not yet placed
    passed: bool = False  # in this loading round

    def copy(self) -> "Player":
        p = Player()
        p.seat = self.seat
        p.pesos = self.pesos
        p.vp = self.vp
        p.goods = self.goods[:]
        p.pawn = self.pawn
        p.markers = self.markers
        p.passed = self.passed
        return p


class Question(game.Question):
    """A question of this game, asked of the seat whose turn it is unless it says otherwise."""

    def begin(self, s: "State") -> None:
        s.ask(self, s.turn)


Players: TypeAlias = "vec[Player]"


@mypyc_attr(acyclic=True)
class State(game.State):
    """The table of Santiago de Cuba, in the middle of a game."""

    options: Options
    players: Players  # by seat
    supply: Ints  # by good

    # The street and the outskirts.
    car: i64 = PORT  # the stop it stands at
    cuban_at: Ints  # by stop; never changed in place, so copies share it
    building_at: Ints  # by place; likewise
    inactive: Ints  # by Cuban: how often the car must leave him behind before he is active
    owner: Ints  # by building

    # The harbour.
    departed: i64 = 0  # ships that have left
    ship_in_port: bool = False
    flag: i64 = 0  # where the value marker stands, as a number of options.flags
    demand: Ints  # by cargo good; all 0 without a ship
    left_out: i64 = 0  # the cargo good whose die was laid aside
    rolled: i64 = 0  # dice of the next ship that lie on the table already

    # The course of play.
    turn: i64 = 0  # the seat whose turn it is
    turns: i64 = 0  # begun so far
    pawn_moved: bool = False  # in this turn
    through_alonso: bool = False  # the building in question is used through Alonso
    me: Player  # the player who is asked, or was asked last

    def ask(self, question: game.Question, seat: i64) -> None:
        self.asked = question
        self.to_move = seat
        if seat >= 0:
            self.me = self.players[seat]

    # ------------------------------------------------- verbs of the rulebook

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    def value(self) -> i64:
        """What a delivered good is worth now."""
        return self.options.flags[self.flag]

    def visited(self) -> i64:
        """The Cuban at whose stop the car stands; EMPTY at the port."""
        return self.cuban_at[self.car]

    def total_demand(self) -> i64:
        total: i64 = 0
        for good in range(CARGO):
            total += self.demand[good]
        return total

    def take(self, player: Player, good: i64, amount: i64) -> None:
        """From the supply, as many as there are (SC-5.5)."""
        taken = min(amount, self.supply[good])
        self.supply[good] -= taken
        player.goods[good] += taken
        self.tell("take", player.seat, good, taken)

    def give_back(self, player: Player, good: i64, amount: i64) -> None:
        player.goods[good] -= amount
        self.supply[good] += amount

    def hand_in(self, player: Player, good: i64, amount: i64) -> None:
        self.give_back(player, good, amount)
        self.tell("hand-in", player.seat, good, amount)

    def earn(self, player: Player, pesos: i64) -> None:
        player.pesos += pesos
        self.tell("earn", player.seat, 0, pesos)

    def pay(self, player: Player, pesos: i64) -> None:
        player.pesos -= pesos
        self.tell("pay", player.seat, 0, pesos)

    def score(self, player: Player, vp: i64) -> None:
        player.vp += vp
        self.tell("score", player.seat, 0, vp)

    # ------------------------------------------------------------------ copies

    def copy_table(self, c: "State") -> None:
        """Make `c` the same table. Tiles that never move again are shared."""
        self.copy_course(c)
        c.options = self.options
        c.players = vec[Player]([player.copy() for player in self.players])
        c.supply = self.supply[:]
        c.car = self.car
        c.cuban_at = self.cuban_at
        c.building_at = self.building_at
        c.inactive = self.inactive[:]
        c.owner = self.owner[:]
        c.departed = self.departed
        c.ship_in_port = self.ship_in_port
        c.flag = self.flag
        c.demand = self.demand[:]
        c.left_out = self.left_out
        c.rolled = self.rolled
        c.turn = self.turn
        c.turns = self.turns
        c.pawn_moved = self.pawn_moved
        c.through_alonso = self.through_alonso
        c.me = c.players[self.me.seat]
