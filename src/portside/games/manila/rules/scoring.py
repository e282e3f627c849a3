"""MA-12.3 to MA-12.6. The end of the game."""

from portside.core.game import NOBODY
from portside.core.vectors import i64
from portside.games.manila.rules.data import WARES
from portside.games.manila.rules.state import Player, State


def settle_loans(s: State) -> None:
    """MA-12.3, MA-12.6. Which edition counts, and what becomes of every share that is pledged."""
    original = s.options.all_shares_count
    s.tell("original-count" if original else "polish-count", NOBODY, 0, s.options.end_penalty)
    for player in s.players:
        if not original:
            redeem_what_cash_allows(s, player)
        for ware in range(WARES):
            for _loan in range(player.pledged[ware]):
                kind = "unpaid-loan" if original else "unredeemed"
                s.tell(kind, player.seat, ware, s.options.end_penalty)


def redeem_what_cash_allows(s: State, player: Player) -> None:
    """MA-12.3. Dearest ware first (MR-38, MR-39)."""
    ware = next_redeemed(s, player)
    while ware >= 0:
        player.pledge_more(ware, -1)
        player.unpledged += 1
        player.cash -= s.options.redeem_cost
        s.tell("final-redemption", player.seat, ware, s.options.redeem_cost)
        ware = next_redeemed(s, player)


def next_redeemed(s: State, player: Player) -> i64:
    """The dearest pledged ware, or -1 when there is none or no cash for it."""
    dearest: i64 = -1
    if player.cash >= s.options.redeem_cost:
        for ware in range(WARES):
            if player.pledged[ware] > 0 and (dearest < 0 or s.market[ware] > s.market[dearest]):
                dearest = ware
    return dearest


def fortune(s: State, player: Player) -> i64:
    """MA-12.4, MA-12.6. Cash and shares, less what is still pledged, if the game ended now."""
    if s.options.all_shares_count:
        return everything_less_loans(s, player)
    redeemed = player.copy()
    ware = next_redeemed(s, redeemed)
    while ware >= 0:
        redeemed.pledge_more(ware, -1)
        redeemed.cash -= s.options.redeem_cost
        ware = next_redeemed(s, redeemed)
    total = redeemed.cash
    for ware in range(WARES):
        free = redeemed.shares[ware] - redeemed.pledged[ware]
        total += s.options.track[s.market[ware]] * free
        total -= s.options.end_penalty * redeemed.pledged[ware]
    return total


def everything_less_loans(s: State, player: Player) -> i64:
    total = player.cash
    for ware in range(WARES):
        total += s.options.track[s.market[ware]] * player.shares[ware]
        total -= s.options.end_penalty * player.pledged[ware]
    return total


def winners(s: State) -> list[int]:
    """MA-12.5. The highest fortune; equal ones share the victory (MR-40)."""
    fortunes = [fortune(s, player) for player in s.players]
    best = max(fortunes)
    return [seat for seat in range(s.seats) if fortunes[seat] == best]
