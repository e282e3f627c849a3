"""CN-8.4 to CN-8.7. Only cards count."""

from portside.core.vectors import i64
from portside.games.cargo_noir.rules.data import CARD_KINDS
from portside.games.cargo_noir.rules.state import Player, State


def score(s: State, player: Player) -> i64:
    """CN-8.5. The points of all cards owned."""
    total: i64 = 0
    for card in range(CARD_KINDS):
        total += s.edition.points[card] * player.cards[card]
    return total


def best_card(s: State, player: Player) -> i64:
    """CN-8.6. The points of the single best card owned."""
    best: i64 = 0
    for card in range(CARD_KINDS):
        if player.cards[card] > 0:
            best = max(best, s.edition.points[card])
    return best


def winners(s: State) -> list[int]:
    """CN-8.6, CN-8.7. Most points, then the best single card; still tied: shared victory."""
    ranks = [(score(s, player), best_card(s, player)) for player in s.players]
    best = max(ranks)
    return [seat for seat in range(s.seats) if ranks[seat] == best]
