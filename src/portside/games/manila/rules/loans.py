"""MA-11. Loans on shares: free actions of whoever is asked, and forced when money is short.

`pledge` and `redeem` are extra answers to every question asked of a seat (MA-3.5, MA-11.2). They
are the last answers of the question's `width`: first the four pledges, then the four redemptions,
by ware. They leave the question as it is.
"""

from typing import Final

from portside.core.answers import Answers
from portside.core.vectors import i64
from portside.games.manila.rules.data import WARE_NAMES, WARES
from portside.games.manila.rules.state import Player, State

FREE_ACTIONS: Final = 8
NUMBER_BITS: Final = 32  # more than a count, a seat or a price has


def first_free_action(s: State) -> i64:
    """The number of `pledge ginseng` among the answers to what is asked."""
    return s.asked.end - FREE_ACTIONS


def is_free_action(s: State, answer: i64) -> bool:
    return s.to_move >= 0 and first_free_action(s) <= answer < s.asked.end


def offer_free_actions(s: State, answers: Answers) -> None:
    """MA-11.1, MA-11.4. An unpledged share can be pledged; redeeming needs the cash."""
    me = s.me
    shares, pledged = me.shares, me.pledged
    first = first_free_action(s)
    buffer, n = answers.room(FREE_ACTIONS), answers.n
    # A number below 0 becomes -1 when shifted, any other 0: cheaper than a branch that the
    # processor guesses wrong.
    if me.unpledged > 0:
        for ware in range(WARES):
            buffer[n] = first + ware
            n -= (pledged[ware] - shares[ware]) >> NUMBER_BITS
    if me.cash >= s.options.redeem_cost:
        for ware in range(WARES):
            buffer[n] = first + WARES + ware
            n -= -pledged[ware] >> NUMBER_BITS
    answers.n = n


def play_free_action(s: State, answer: i64) -> None:
    number = answer - first_free_action(s)
    if number < WARES:
        pledge(s, s.me, number)
    else:
        redeem(s, s.me, number - WARES)


def write_free_action(s: State, answer: i64) -> str:
    number = answer - first_free_action(s)
    if number < WARES:
        return f"pledge {WARE_NAMES[number]}"
    return f"redeem {WARE_NAMES[number - WARES]}"


def pledge(s: State, player: Player, ware: i64) -> None:
    """MA-11.1. The card stays his; the bank lends on it."""
    player.pledge_more(ware, 1)
    player.unpledged -= 1
    s.earn("pledge", player, ware, s.options.pledge_amount)


def redeem(s: State, player: Player, ware: i64) -> None:
    """MA-11.4. The loan and its interest go back, and the share may be pledged again."""
    player.pledge_more(ware, -1)
    player.unpledged += 1
    player.cash -= s.options.redeem_cost
    s.tell("redeem", player.seat, ware, s.options.redeem_cost)


def raise_cash(s: State, player: Player, due: i64) -> None:
    """MA-11.3. Who must pay more than he has pledges until he can, or has nothing left."""
    while player.cash < due and player.unpledged > 0:
        pledge(s, player, cheapest_unpledged(s, player))


def cheapest_unpledged(s: State, player: Player) -> i64:
    """MA-11.3. Lowest market value first, ties in canonical order (MR-34)."""
    cheapest: i64 = -1
    for ware in range(WARES):
        if player.pledged[ware] < player.shares[ware] and (
            cheapest < 0 or s.market[ware] < s.market[cheapest]
        ):
            cheapest = ware
    return cheapest


def pay(s: State, kind: str, player: Player, thing: i64, pesos: i64) -> None:
    """To the bank, with forced pledges if cash is short."""
    raise_cash(s, player, pesos)
    player.cash -= pesos
    s.tell(kind, player.seat, thing, pesos)
