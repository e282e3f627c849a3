"""SC-10. The end of the game."""

from portside.core.vectors import i64
from portside.games.santiago.rules.data import KINDS
from portside.games.santiago.rules.state import Player, State


def score(player: Player) -> i64:
    """SC-10.3. VP, and 1 VP for every 3 goods of any kinds."""
    return player.vp + goods_held(player) // 3


def goods_held(player: Player) -> i64:
    total: i64 = 0
    for good in range(KINDS):
        total += player.goods[good]
    return total


def rank(s: State, player: Player) -> tuple[i64, i64, i64]:
    """SC-10.4, SC-10.5. Most VP, then most goods still held, then most pesos."""
    goods = goods_held(player)
    if s.options.end_goods_returned:
        goods = goods % 3
    return score(player), goods, player.pesos


def winners(s: State) -> list[int]:
    """SC-10.5. Still tied: shared victory."""
    ranks = [rank(s, player) for player in s.players]
    best = max(ranks)
    return [seat for seat in range(s.seats) if ranks[seat] == best]
