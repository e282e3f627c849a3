"""MA-14. What is public, what is private, and what a seat can think possible.

Private are the wares of the shares that were dealt, and which shares are pledged. Everything else
can be known by who watches: the number of cards, the supply, every purchase and every payment.
"""

from typing import Any

from portside.core.answers import Answers
from portside.core.hidden import Holding
from portside.core.rng import Dice
from portside.core.vectors import Ints, filled, i64
from portside.games.manila.rules.auction import BID
from portside.games.manila.rules.data import WARES
from portside.games.manila.rules.state import Player, State


def hide(s: State, table: Any, seat: int) -> None:
    """MA-14.2. Of the others' shares only the number is seen, until the game is over."""
    if s.finished:
        return
    for other in range(s.seats):
        if other != seat:
            for cards in ("shares", "pledged"):
                table[cards][other] = sum(table[cards][other].values())
            if not s.options.cash_is_public:
                table["cash"][other] = None


def has_open_choice(s: State) -> bool:
    """Whether everybody can see which answers are legal: that hangs on cash, never on a ware."""
    return s.options.cash_is_public


def open_answers(s: State) -> list[int]:
    """Bids: they hang on cash and on the number of cards. Which cards are pledged is secret."""
    if s.asked is not BID or not s.options.cash_is_public:
        return []
    answers = Answers()
    BID.offer(s, answers)
    return [int(answers.answer[i]) for i in range(answers.n)]


def dealt(s: State) -> list[list[int]]:
    """By seat: the wares of the cards it was dealt."""
    return [
        [ware for ware in range(WARES) for _ in range(player.shares[ware] - player.bought[ware])]
        for player in s.players
    ]


def hidden(s: State, seat: int) -> list[Holding]:
    """MA-14.2. The others' shares."""
    return [
        Holding("ware", int(other.seat), [int(number) for number in other.shares])
        for other in s.players
        if other.seat != seat
    ]


def deal_anew(s: State, seat: int, dice: Dice) -> None:
    """Redraw what this seat cannot know, each possibility as likely as it is for him.

    The cards he cannot place, those dealt to the others, are shuffled and dealt out again: every
    arrangement of these cards is equally likely, because the deal was. What was bought stays
    where all have seen it go. Then each other hand has its pledges drawn anew: every choice of as
    many cards out of the hand is equally likely. During the deal the unseen cards are those of
    the whole pool, since nobody has seen what is left of it.
    """
    if s.finished:
        return  # MA-14.2: all hands are revealed
    unseen = unseen_cards(s, seat)
    left: i64 = 0
    for ware in range(WARES):
        left += unseen[ware]
    for player in s.players:
        if player.seat != seat:
            left = draw_hand(player, unseen, left, dice)
            draw_pledges(player, dice)


def is_dealing(s: State) -> bool:
    for player in s.players:
        if held(player.shares) < s.options.dealt_each:
            return True
    return False


def unseen_cards(s: State, seat: int) -> Ints:
    """By ware: the cards among which those dealt to the others are."""
    unseen = filled(WARES, 0)
    dealing = is_dealing(s)
    for ware in range(WARES):
        if dealing:
            unseen[ware] = s.options.pool
        for player in s.players:
            if dealing:
                if player.seat == seat:
                    unseen[ware] -= player.shares[ware]
            elif player.seat != seat:
                unseen[ware] += player.shares[ware] - player.bought[ware]
    return unseen


def draw_hand(player: Player, unseen: Ints, left: i64, dice: Dice) -> i64:
    """What he bought, and as many unseen cards as he was dealt; how many are left after it."""
    dealt = held(player.shares) - held(player.bought)
    for ware in range(WARES):
        player.shares[ware] = player.bought[ware]
    for _card in range(dealt):
        ware = drawn(unseen, dice.below(left))
        unseen[ware] -= 1
        left -= 1
        player.shares[ware] += 1
    return left


def draw_pledges(player: Player, dice: Dice) -> None:
    pledged = held(player.pledged)
    if pledged == 0:
        return
    player.pledged = filled(WARES, 0)
    cards = held(player.shares)
    free = player.shares[:]
    for _card in range(pledged):
        ware = drawn(free, dice.below(cards))
        free[ware] -= 1
        cards -= 1
        player.pledged[ware] += 1


def drawn(cards: Ints, number: i64) -> i64:
    """The ware of the card with this number, when the cards lie sorted by ware."""
    ware: i64 = 0
    while number >= cards[ware]:
        number -= cards[ware]
        ware += 1
    return ware


def held(cards: Ints) -> i64:
    total: i64 = 0
    for ware in range(WARES):
        total += cards[ware]
    return total
