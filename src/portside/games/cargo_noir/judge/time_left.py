"""How much of the game is left to a player."""

from portside.core.vectors import i64
from portside.games.cargo_noir.rules.data import NO_STACK
from portside.games.cargo_noir.rules.sending import SEND
from portside.games.cargo_noir.rules.state import Player, State
from portside.games.cargo_noir.rules.trade import DISCARD


def trades_left(s: State, player: Player) -> i64:
    """Trades that a player has still to make, one that is being made included."""
    rounds = s.rounds - max(1, s.round)
    return rounds if has_traded(s, player) else rounds + 1


def has_traded(s: State, player: Player) -> bool:
    """In this round."""
    if s.round <= 1 or player.seat != s.turn:
        return s.round <= 1 or player.seat < s.turn
    return s.asked is SEND or s.asked is DISCARD


def ships_to_send(s: State, player: Player) -> i64:
    """Ship-turns that are still to be decided about."""
    fleet = player.home + player.casino + player.market
    staying: i64 = 0
    for port in s.open_ports:
        mine = s.stack(port, player.seat)
        if mine != NO_STACK:
            fleet += 1
            highest = s.highest_other(port, player.seat)
            if highest != NO_STACK and highest < mine:
                staying += 1
    rounds = s.rounds - max(1, s.round)
    if player.seat > s.turn or s.round == 0:
        return rounds * fleet
    if player.seat < s.turn:
        return (rounds - 1) * fleet
    if s.asked is SEND:
        return (rounds - 1) * fleet + player.home
    return rounds * fleet - staying
