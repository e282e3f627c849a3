"""Bids worth a thought: how much to lay under a ship, and where."""

from typing import Final

from portside.core.answers import Answers
from portside.core.vectors import i64
from portside.games.cargo_noir.rules.data import NO_STACK
from portside.games.cargo_noir.rules.sending import TO_PORT
from portside.games.cargo_noir.rules.state import State

DETERRENT: Final = 5  # coins: the furthest a bid goes beyond the lowest


def offer_bids(s: State, port: i64, lowest: i64, highest: i64, answers: Answers, base: i64) -> None:
    """The lowest bid, a little more, and one that nobody can top."""
    if lowest > highest:
        return
    answers.add(base + 10 * lowest)
    reach = reach_of_others(s, port)
    if reach <= lowest:
        return
    if lowest + 2 <= min(highest, reach):
        answers.add(base + 10 * (lowest + 2))
    safe = min(reach, lowest + DETERRENT)
    if safe <= highest and safe != lowest + 2:
        answers.add(base + 10 * safe)


def reach_of_others(s: State, port: i64) -> i64:
    """The highest stack that another seat can make there with the coins it has."""
    reach: i64 = 0
    for other in s.players:
        if other.seat != s.turn:
            reach = max(reach, other.safe + max(0, s.stack(port, other.seat)))
    return reach


def offer_spoiling(s: State, answers: Answers) -> None:
    """CN-8.3. After my last trade coins are good only for topping those who still have to buy."""
    for port in s.open_ports:
        if s.banned >> port & 1 == 0 and s.stack(port, s.turn) == NO_STACK:
            highest = s.highest_other(port, s.turn)
            if highest != NO_STACK and highest < s.me.safe and later_seat_leads(s, port, highest):
                answers.add(10 * max(s.edition.min_bid, highest + 1) + TO_PORT + port)


def later_seat_leads(s: State, port: i64, highest: i64) -> bool:
    for seat in range(s.turn + 1, s.seats):
        if s.stack(port, seat) == highest:
            return True
    return False


def first_port_to_send_to(s: State) -> i64:
    """After the last port that a ship was sent to in this turn, as far as that can be seen."""
    first: i64 = 0
    for port in s.open_ports:
        if s.stack(port, s.turn) != NO_STACK and s.highest_other(port, s.turn) == NO_STACK:
            first = port + 1
    return first


def first_outbid_port(s: State) -> i64:
    for port in s.open_ports:
        mine = s.stack(port, s.turn)
        if mine != NO_STACK and s.highest_other(port, s.turn) > mine:
            return port
    return NO_STACK
