"""Why an answer costs much in Cargo Noir, in the numbers of the table. All lies open (CN-1.7).

What goods are worth is the most that they are worth in sets (CN-5.2 to CN-5.5).
"""

from typing import Final

from portside.core.counsel import Counsel, Detector, because, first_found
from portside.core.game import PASS
from portside.core.names import word
from portside.games.cargo_noir.game import CargoNoir
from portside.games.cargo_noir.odds import (
    best_addition,
    lowest_to_lead,
    value_of,
    with_one_more,
    worth_of_port,
)
from portside.games.cargo_noir.rules.data import (
    BENEFIT_KINDS,
    CARD_KINDS,
    CARD_NAMES,
    GOOD_NAMES,
    PORT_NAMES,
    TYPES,
    WILD,
)
from portside.games.cargo_noir.rules.sending import SEND, TO_CASINO, TO_MARKET, TO_PORT
from portside.games.cargo_noir.rules.ships import DRAW, RAISE, STAY, SWAP, WITHDRAW
from portside.games.cargo_noir.rules.state import count
from portside.games.cargo_noir.rules.trade import (
    BASKET,
    CHECKOUT,
    COINS,
    DIFFERENT,
    LEAVE_OUT,
    ONLY_WILDS,
    PAY,
)

GROWS: Final = 5  # in value, by one more good: worth waiting for


def counsel(s: CargoNoir, seat: int, pressed: int, best: int) -> Counsel | None:
    """The most telling reason against `pressed`, where `best` is thought to be better."""
    if s.to_move != seat or pressed == best:
        return None
    if s.asked is SEND and s.last_round():  # CN-8.3: nobody reports back from there
        return None
    return first_found(DETECTORS.get(s.asked.name, []), s, pressed, best)


# ------------------------------------------------------------------ what is looked at


def after(s: CargoNoir, answer: int) -> CargoNoir:
    later = s.copy()
    later.play(answer)
    return later


def port_sent_to(answer: int) -> int:
    """-1: to none."""
    return answer % 10 - TO_PORT if answer != PASS and answer % 10 >= TO_PORT else -1


def richest_rival(s: CargoNoir) -> tuple[int, int]:
    """Who else has most coins in the safe, and how many."""
    seat, most = -1, -1
    for player in s.players:
        if player.seat != s.me.seat and player.safe > most:
            seat, most = int(player.seat), int(player.safe)
    return seat, most


# -------------------------------------------------------------------------- sending


def bids_for_less(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-4.9, CN-5.4. Goods that add less to the sets in hand."""
    here, there = port_sent_to(pressed), port_sent_to(best)
    if min(here, there) < 0 or here == there:
        return None
    n, n2 = worth_of_port(s, here, s.me.seat), worth_of_port(s, there, s.me.seat)
    if n >= n2:
        return None
    thing, thing2 = word(PORT_NAMES[here]), word(PORT_NAMES[there])
    return because("send-worth", "CN-4.9, CN-5.4", thing=thing, n=n, thing2=thing2, n2=n2)


def bids_more_than_leads(_s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-7.4, CN-7.6. The same port for fewer coins."""
    if port_sent_to(pressed) < 0 or port_sent_to(pressed) != port_sent_to(best) or pressed <= best:
        return None
    n, less = pressed // 10, best // 10
    return because("send-over", "CN-7.4, CN-7.6", n=n, less=less)


def bids_within_a_rivals_reach(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-7.4. A stack that another safe can top, where the higher one could not be."""
    if port_sent_to(pressed) < 0 or port_sent_to(pressed) != port_sent_to(best) or pressed >= best:
        return None
    seat, have = richest_rival(s)
    n, more = pressed // 10, best // 10
    if not n < have <= more:
        return None
    return because("send-under", "CN-4.12, CN-7.4", n=n, seat=seat, have=have, more=more)


def bids_the_last_coin(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-4.13, CN-4.16. Without coins an outbid ship can only be withdrawn."""
    n = pressed // 10
    if port_sent_to(pressed) < 0 or n < s.me.safe or (port_sent_to(best) >= 0 and best // 10 >= n):
        return None
    return because("send-empty", "CN-4.13, CN-4.16")


def sends_for_less_than_a_port(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-4.3, CN-4.5, CN-4.9. The casino or the market against the goods of a port."""
    port = port_sent_to(best)
    if port < 0 or pressed not in (TO_CASINO, TO_MARKET):
        return None
    thing, cost = word(PORT_NAMES[port]), best // 10
    worth = worth_of_port(s, port, s.me.seat)
    if pressed == TO_CASINO:
        n = int(s.edition.casino_income)
        return because("casino-port", "CN-4.3, CN-4.9", n=n, thing=thing, worth=worth, cost=cost)
    return because("market-port", "CN-4.5, CN-4.9", thing=thing, worth=worth, cost=cost)


# ------------------------------------------------------------------- ships report


def leaves_a_port(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-4.13, CN-4.14. What the goods would add, and what leads again."""
    if not WITHDRAW <= pressed < STAY or best < RAISE or best % 10 != pressed - WITHDRAW:
        return None
    port = pressed - WITHDRAW
    worth, thing = worth_of_port(s, port, s.me.seat), word(PORT_NAMES[port])
    if worth == 0:
        return None
    cost = lowest_to_lead(s, port, s.me.seat) - int(s.stack(port, s.me.seat))
    return because("withdraw-set", "CN-4.13, CN-4.14", thing=thing, worth=worth, cost=cost)


def raises_for_little(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-4.13, CN-5.4. A stack of more coins than its goods add."""
    port, n = pressed % 10, (pressed - RAISE) // 10
    if pressed < RAISE or best != WITHDRAW + port:
        return None
    worth, thing = worth_of_port(s, port, s.me.seat), word(PORT_NAMES[port])
    if worth >= n:
        return None
    return because("raise-dear", "CN-4.9, CN-4.13", thing=thing, n=n, worth=worth)


def raises_more_than_leads(_s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-4.13. The same port for fewer coins."""
    if min(pressed, best) < RAISE or pressed % 10 != best % 10 or pressed <= best:
        return None
    n, less = (pressed - RAISE) // 10, (best - RAISE) // 10
    return because("raise-over", "CN-4.13", n=n, less=less)


def swaps_out_of_a_set(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-4.6, CN-5.4. The sets are worth less than before, or less than after another swap."""
    if not SWAP <= pressed < RAISE:
        return None
    have, n = value_of(s, s.me.goods), value_after_swap(s, pressed)
    swaps = SWAP <= best < RAISE
    if swaps and value_after_swap(s, best) <= n:
        return None
    if n < have:
        thing = GOOD_NAMES[(pressed - SWAP) // 10]
        return because("swap-set", "CN-4.6, CN-5.4", thing=thing, n=n, have=have)
    if swaps:
        thing, more = GOOD_NAMES[best % 10], value_after_swap(s, best)
        return because("swap-less", "CN-4.6, CN-5.4", n=n, thing=thing, more=more)
    return None


def value_after_swap(s: CargoNoir, answer: int) -> int:
    hand = with_one_more(s.me.goods, (answer - SWAP) // 10, -1)
    return value_of(s, with_one_more(hand, answer % 10, 1))


def draws_where_a_swap_is_sure(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-4.5. One token of all in the bag, or the good that is wanted."""
    if pressed != DRAW or not SWAP <= best < RAISE:
        return None
    n = value_after_swap(s, best) - value_of(s, s.me.goods)
    good, left = best % 10, int(count(s.bag))
    if n <= 0 or left == 0:
        return None
    here, thing = int(s.bag[good]), GOOD_NAMES[good]
    return because("draw-luck", "CN-4.5, CN-5.4", thing=thing, n=n, here=here, left=left)


# ------------------------------------------------------------------------ the trade


def keeps_what_counts_nothing(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-8.1, CN-8.4. In the last round there is no later trade."""
    if pressed != PASS or best == CHECKOUT or not s.last_round():
        return None
    n = int(s.edition.points[best])
    return because("no-trade-last", "CN-8.1, CN-8.4", thing=word(CARD_NAMES[best]), n=n)


def throws_surplus_away(s: CargoNoir, pressed: int, _best: int) -> Counsel | None:
    """CN-5.12. What does not fit is discarded after the trade."""
    n = int(count(s.me.goods) - s.capacity(s.me))
    if pressed != PASS or s.last_round() or n <= 0:
        return None
    return because("no-trade-surplus", "CN-5.12, CN-5.14", n=n)


def waits_for_a_benefit(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-6.2. A benefit works from the moment it is bought."""
    if pressed != PASS or best >= BENEFIT_KINDS:
        return None
    rounds = int(s.edition.rounds[s.seats] - s.round)
    return because("no-trade-benefit", "CN-6.2", thing=word(CARD_NAMES[best]), rounds=rounds)


def trades_before_a_set_grows(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-5.4. What one more good would make of the hand."""
    if best != PASS or pressed >= CARD_KINDS or s.last_round():
        return None
    n = value_of(s, s.me.goods)
    good, more = best_addition(s, s.me.goods)
    if more < n + GROWS or count(s.me.goods) >= s.capacity(s.me):
        return None
    return because("trade-early", "CN-5.4, CN-5.9", n=n, thing=GOOD_NAMES[good], more=more)


def wants_a_lesser_card(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-5.7, CN-8.5. Another card that the goods pay for counts more."""
    if PASS in (pressed, best) or max(pressed, best) >= CARD_KINDS:
        return None
    n, n2 = int(s.edition.points[pressed]), int(s.edition.points[best])
    if n >= n2:
        return None
    thing, thing2 = word(CARD_NAMES[pressed]), word(CARD_NAMES[best])
    return because("want-lesser", "CN-5.7, CN-8.5", thing=thing, n=n, thing2=thing2, n2=n2)


def pays_for_one_card_less(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-5.1, CN-5.8. The goods pay for one more card in the same trade."""
    if pressed != CHECKOUT or best == PASS:
        return None
    thing, cost = word(CARD_NAMES[best]), int(s.edition.cost[best])
    return because("checkout-more", "CN-5.1, CN-5.8", thing=thing, cost=cost)


def overpays(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-5.8. No change is given."""
    lost, otherwise = lost_by(s, pressed), lost_by(s, best)
    if lost <= 0 or otherwise < 0 or lost <= otherwise:
        return None
    return because("pay-over", "CN-5.8", n=lost, less=otherwise)


def lost_by(s: CargoNoir, answer: int) -> int:
    """CN-5.3, CN-5.4. What this set is worth beyond what is missing; below 0 where more is due."""
    if answer == COINS:
        return 0
    return set_value(s, answer) - int(s.cost - s.value)


def set_value(s: CargoNoir, answer: int) -> int:
    values = s.edition.values
    if answer >= DIFFERENT:
        return int(values.different[(answer - DIFFERENT) // 10 + answer % 10])
    if answer >= ONLY_WILDS:
        return int(values.same[answer - ONLY_WILDS])
    return int(values.same[answer // 10 % 10 + answer % 10])


def keeps_lesser_goods(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-5.4, CN-5.6. What stays in hand is worth less."""
    one, other = after(s, pressed), after(s, best)
    if is_paying(one) or is_paying(other) or s.last_round():
        return None
    n = value_of(s, one.players[s.me.seat].goods)
    more = value_of(s, other.players[s.me.seat].goods)
    return because("pay-keeps", "CN-5.4, CN-5.6", n=n, more=more) if n < more else None


def splits_badly(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-5.4, CN-5.7. What all goods are worth together, once one set is made of them so."""
    n, more = value_split(s, pressed), value_split(s, best)
    if n < 0 or n >= more:
        return None
    return because("pay-split", "CN-5.4, CN-5.7", n=n, more=more)


def value_split(s: CargoNoir, answer: int) -> int:
    """The set, and the best of what is left; -1 where it is still open which goods are left."""
    hand = s.me.goods[:]
    if answer == COINS:
        return -1
    if answer >= DIFFERENT:
        types = [good for good in range(TYPES) if hand[good] > 0]
        if len(types) > (answer - DIFFERENT) // 10:
            return -1
        for good in types:
            hand[good] -= 1
        hand[WILD] -= answer % 10
    elif answer >= ONLY_WILDS:
        hand[WILD] -= answer - ONLY_WILDS
    else:
        hand[answer // 100] -= answer // 10 % 10
        hand[WILD] -= answer % 10
    return set_value(s, answer) + value_of(s, hand)


def is_paying(s: CargoNoir) -> bool:
    return s.asked is PAY or s.asked is LEAVE_OUT or s.asked is BASKET


def discards_out_of_a_set(s: CargoNoir, pressed: int, best: int) -> Counsel | None:
    """CN-5.4, CN-5.12. What the sets are worth without it."""
    n = value_of(s, with_one_more(s.me.goods, pressed, -1))
    more = value_of(s, with_one_more(s.me.goods, best, -1))
    if n >= more:
        return None
    thing, thing2 = GOOD_NAMES[pressed], GOOD_NAMES[best]
    return because("discard-set", "CN-5.4, CN-5.12", thing=thing, n=n, thing2=thing2, more=more)


DETECTORS: Final[dict[str, list[Detector]]] = {
    "send": [
        bids_for_less,
        bids_more_than_leads,
        bids_within_a_rivals_reach,
        bids_the_last_coin,
        sends_for_less_than_a_port,
    ],
    "ship": [
        leaves_a_port,
        raises_for_little,
        raises_more_than_leads,
        swaps_out_of_a_set,
        draws_where_a_swap_is_sure,
    ],
    "basket": [
        keeps_what_counts_nothing,
        throws_surplus_away,
        waits_for_a_benefit,
        pays_for_one_card_less,
        wants_a_lesser_card,
        trades_before_a_set_grows,
    ],
    "pay": [overpays, keeps_lesser_goods, splits_badly],
    "leave-out": [keeps_lesser_goods],
    "discard": [discards_out_of_a_set],
}
