"""CN-2. Setting up: what is the same in every game, then one token after the other."""

from typing import Final

from portside.core.game import LONGEST_AGENDA, steps
from portside.core.vectors import filled, i64, vec
from portside.games.cargo_noir.rules.bag import LAY_OUT
from portside.games.cargo_noir.rules.data import (
    CARD_KINDS,
    EMPTY,
    KINDS,
    NO_STACK,
    PORTS,
    ROW,
    WILD,
)
from portside.games.cargo_noir.rules.options import Options
from portside.games.cargo_noir.rules.state import Player, State
from portside.games.cargo_noir.rules.turn import NEXT_TURN

EMPTY_AGENDA: Final = steps([NEXT_TURN] * LONGEST_AGENDA)


def lay_table(s: State, seats: i64, options: Options) -> None:
    """CN-2.2, CN-2.3, CN-2.5 to CN-2.7."""
    options.check_seats(seats)
    edition = options.edition
    s.seats = seats
    s.options = options
    s.edition = edition
    s.rounds = edition.rounds[seats]
    s.open_ports = edition.open_ports[seats]
    s.bag = filled(KINDS, edition.tokens_per_type)
    s.bag[WILD] = edition.wild_tokens[seats]
    s.discard = filled(KINDS, 0)
    s.market = filled(edition.market_slots, EMPTY)
    s.port_goods = filled(edition.all_slots, EMPTY)
    s.stacks = filled(PORTS * ROW, NO_STACK)
    s.supply = edition.copies[:]
    s.basket = filled(CARD_KINDS, 0)
    s.aside = filled(KINDS, 0)
    s.bank = edition.coins_total - seats * edition.start_coins
    s.agenda = EMPTY_AGENDA[:]
    s.players = vec[Player]([new_player(seat, options) for seat in range(seats)])
    s.me = s.players[0]


def new_player(seat: i64, options: Options) -> Player:
    """CN-2.5. The safe, the fleet and the reserve; no goods, no cards."""
    player = Player()
    player.seat = seat
    player.safe = options.edition.start_coins
    player.home = options.edition.start_ships
    player.reserve = options.edition.ships_per_colour - options.edition.start_ships
    player.goods = filled(KINDS, 0)
    player.cards = filled(CARD_KINDS, 0)
    return player


SETUP: Final = steps([LAY_OUT, NEXT_TURN])
