"""Why an answer costs much in Manila, in the numbers of the table and the exact odds.

Of the others only what lies open is looked at: no share, no loan (MA-14.2).
"""

from typing import Final

from portside.core.counsel import Counsel, Detector, because, first_found
from portside.core.game import PASS
from portside.core.names import word
from portside.games.manila.game import Manila
from portside.games.manila.odds import (
    WHOLE,
    berth_money,
    expectation,
    gain,
    odds,
    places_left,
    price_of,
)
from portside.games.manila.rules.auction import lowest_bid, pesos_bid
from portside.games.manila.rules.data import (
    LANES,
    MOST_SEATS,
    PLACE_NAMES,
    PLACEMENT,
    WARE_NAMES,
    WARES,
)
from portside.games.manila.rules.harbour_master import ware_in_lane
from portside.games.manila.rules.loans import first_free_action, is_free_action
from portside.games.manila.rules.pilots import spaces_moved
from portside.games.manila.rules.pirates import TO_HARBOUR, TO_SHIPYARD, next_plundered
from portside.games.manila.rules.placement import cost_of

WORTH_TELLING: Final = WHOLE  # a peso
SURER: Final = 5  # times in 100


def counsel(s: Manila, seat: int, pressed: int, best: int) -> Counsel | None:
    """The most telling reason against `pressed`, where `best` is thought to be better."""
    if s.to_move != seat or pressed == best:
        return None
    if is_free_action(s, pressed):
        return loan(s, pressed, best)
    if is_free_action(s, best):
        return None
    return first_found(DETECTORS.get(s.asked.name, []), s, pressed, best)


# ------------------------------------------------------------------ what is looked at


def after(s: Manila, answer: int) -> Manila:
    later = s.copy()
    later.play(answer)
    return later


def in_ten(parts: int) -> int:
    """Pesos of ten such voyages, rounded."""
    return (20 * parts + WHOLE) // (2 * WHOLE)


def loans_for(s: Manila, pesos: int) -> int:
    """MA-11.3. How many shares must be pledged to pay this."""
    short, each = pesos - int(s.me.cash), int(s.options.pledge_amount)
    return -(-short // each) if short > 0 and each > 0 else 0


def crew_of(s: Manila, ware: int) -> int:
    """The asked seat's accomplices aboard a boat."""
    first = MOST_SEATS * ware
    return sum([1 for i in range(first, first + s.aboard[ware]) if s.crew[i] == s.me.seat])


# ---------------------------------------------------------------------------- loans


def loan(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-11.1, MA-11.4. What a loan costs, and what redeeming one takes."""
    first = first_free_action(s)
    if pressed - first >= WARES:
        cost = int(s.options.redeem_cost)
        if is_free_action(s, best) and best - first >= WARES:
            return None
        return because("redeem-cash", "MA-11.4", cost=cost, left=int(s.me.cash) - cost)
    if is_free_action(s, best) and best - first < WARES:
        return None
    n, cost = int(s.options.pledge_amount), int(s.options.redeem_cost)
    return because("pledge-cost", "MA-11.1, MA-11.4", n=n, cost=cost) if cost > n else None


# ------------------------------------------------------------------------ the office


def bids_beyond_cash(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-3.9, MA-3.13, MA-11.3. The winner must pledge shares to pay."""
    if pressed == PASS:
        return None
    n = int(pesos_bid(pressed))
    loans = loans_for(s, n)
    if loans == 0 or (best != PASS and loans_for(s, int(pesos_bid(best))) >= loans):
        return None
    return because("bid-loan", "MA-3.13, MA-11.3", n=n, cash=int(s.me.cash), loans=loans)


def bids_more_than_leads(_s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-3.8. A lower bid leads as well."""
    if pressed == PASS or best == PASS or pesos_bid(pressed) <= pesos_bid(best):
        return None
    n, less = int(pesos_bid(pressed)), int(pesos_bid(best))
    return because("bid-jump", "MA-3.8, MA-3.13", n=n, less=less)


def bids_what_is_needed_later(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-3.13, MA-5.3. The bid is paid before the accomplices are."""
    if pressed == PASS or best != PASS:
        return None
    left = int(s.me.cash - pesos_bid(pressed))
    rounds = sum([1 for kind in s.legs if kind == PLACEMENT])
    if left < 0:
        return None
    return because("bid-left", "MA-3.13, MA-5.3", left=left, rounds=rounds)


def passes_the_office(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-3.7, MA-3.8. What still leads."""
    if pressed != PASS or best == PASS:
        return None
    return because("pass-office", "MA-3.7, MA-3.8", least=int(lowest_bid(s)))


def buys_nothing(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-4.1, MA-4.2. Nobody else may buy on this voyage."""
    if pressed != PASS:
        return None
    return because("buy-none", "MA-4.1, MA-4.2", thing=WARE_NAMES[best], cost=int(s.price(best)))


def buys_on_credit(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-4.2, MA-11.3."""
    loans = 0 if pressed == PASS else loans_for(s, int(s.price(pressed)))
    if loans == 0 or (best != PASS and loans_for(s, int(s.price(best))) >= loans):
        return None
    cost, cash = int(s.price(pressed)), int(s.me.cash)
    return because("buy-loan", "MA-4.2, MA-11.3", thing=WARE_NAMES[pressed], cost=cost, cash=cash)


def buys_another_ware(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-1.9, MA-12.2. Dearer, or farther from the end of the market."""
    if PASS in (pressed, best):
        return None
    thing, thing2 = WARE_NAMES[pressed], WARE_NAMES[best]
    cost, less = int(s.price(pressed)), int(s.price(best))
    if cost > less:
        return because(
            "buy-dear", "MA-1.9, MA-4.2", thing=thing, cost=cost, thing2=thing2, less=less
        )
    n, n2 = stands_at(s, pressed), stands_at(s, best)
    if n < n2:
        top = int(s.options.track[len(s.options.track) - 1])
        return because(
            "buy-behind", "MA-12.1, MA-12.2", thing=thing, n=n, thing2=thing2, n2=n2, top=top
        )
    return None


def stands_at(s: Manila, ware: int) -> int:
    """MA-1.8. Its value on the black market."""
    return int(s.options.track[s.market[ware]])


def leaves_its_ware_ashore(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-4.4, MA-12.1. What does not sail does not rise."""
    n, have = int(s.me.shares[pressed]), int(s.me.shares[best])
    if n <= have:
        return None
    thing, thing2 = WARE_NAMES[pressed], WARE_NAMES[best]
    return because("ashore-yours", "MA-4.4, MA-12.1", thing=thing, n=n, thing2=thing2, have=have)


def launches_its_ware_behind(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-4.5, MA-12.1. How often the boat of an own ware reaches the last space, by dice alone."""
    behind, ahead = odds(after(s, pressed)), odds(after(s, best))
    found, most = -1, 0
    for lane in range(LANES):
        lost = (reached(ahead.shipyard[lane]) - reached(behind.shipyard[lane])) * int(
            s.me.shares[ware_in_lane(s, lane)]
        )
        if lost > most:
            found, most = lane, lost
    if found < 0 or reached(ahead.shipyard[found]) < reached(behind.shipyard[found]) + SURER:
        return None
    ware = ware_in_lane(s, found)
    return because(
        "launch-yours",
        "MA-4.5, MA-9.3, MA-12.1",
        thing=WARE_NAMES[ware],
        n=int(s.me.shares[ware]),
        chance=reached(behind.shipyard[found]),
        more=reached(ahead.shipyard[found]),
        last=int(s.options.last_space),
    )


def reached(falls_short: int) -> int:
    """Times in 100 that a boat comes to the last space or beyond."""
    return (200 * (WHOLE - falls_short) + WHOLE) // (2 * WHOLE)


# ----------------------------------------------------------------------- accomplices


def takes_a_lesser_place(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-10.1 to MA-10.7. What places bring as the board stands."""
    if pressed == PASS:
        return None
    before = int(expectation(s, s.me.seat, True))
    mine = int(gain(s, s.me.seat, pressed, True)) - before
    if best == PASS:
        if mine > -WORTH_TELLING:
            return None
        thing = word(PLACE_NAMES[pressed])
        return because("place-loses", "MA-5.3, MA-10.2", thing=thing, n=in_ten(-mine))
    other = int(gain(s, s.me.seat, best, True)) - before
    if other - mine < WORTH_TELLING:
        return None
    return because(
        "place-pesos",
        "MA-5.3, MA-10.2, MA-10.3",
        thing=word(PLACE_NAMES[pressed]),
        thing2=word(PLACE_NAMES[best]),
        n=in_ten(other - mine),
    )


def pays_with_a_loan(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-5.10, MA-11.3, MA-11.4."""
    if pressed == PASS:
        return None
    loans = loans_for(s, int(price_of(s, s.me.seat, pressed)))
    lost = loans * int(s.options.redeem_cost - s.options.pledge_amount)
    if lost <= 0 or (best != PASS and loans_for(s, int(price_of(s, s.me.seat, best))) >= loans):
        return None
    return because(
        "place-loan",
        "MA-5.10, MA-11.3, MA-11.4",
        thing=word(PLACE_NAMES[pressed]),
        cost=int(cost_of(s, pressed)),
        cash=int(s.me.cash),
        n=lost,
    )


def passes_the_voyage(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-5.2. For all rounds that are left."""
    if pressed != PASS:
        return None
    before = int(expectation(s, s.me.seat, True))
    other = int(gain(s, s.me.seat, best, True)) - before
    if other >= WORTH_TELLING:
        thing = word(PLACE_NAMES[best])
        return because("pass-place", "MA-5.2, MA-10.2", thing=thing, n=in_ten(other))
    rounds, cash = places_left(s), int(s.me.cash)
    return because("pass-voyage", "MA-5.2", rounds=rounds, cash=cash) if rounds > 1 else None


# -------------------------------------------------------------- pirates and pilots


def expects_less(s: Manila, pressed: int, best: int) -> int:
    """In parts of WHOLE: what the asked seat gives up of this voyage's pesos."""
    seat = s.me.seat
    less = expectation(after(s, best), seat, True) - expectation(after(s, pressed), seat, True)
    return int(less)


def boards_for_less(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-7.3, MA-9.5, MA-10.2."""
    less = expects_less(s, pressed, best)
    if less < WORTH_TELLING:
        return None
    return because("board-pesos", "MA-7.3, MA-9.5, MA-10.2", n=in_ten(less))


def pilots_for_less(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-8.1 to MA-8.3, MA-10.2."""
    less = expects_less(s, pressed, best)
    if less < WORTH_TELLING:
        return None
    return because("pilot-pesos", "MA-8.1, MA-10.2", n=in_ten(less))


def moved(pilots_answer: int, lane: int) -> int:
    return 0 if pilots_answer == PASS else int(spaces_moved(pilots_answer, lane))


def pulls_its_boat_back(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-8.2, MA-8.3."""
    for lane in range(LANES):
        ware = int(ware_in_lane(s, lane))
        n = crew_of(s, ware)
        if n > 0 and moved(pressed, lane) < 0 <= moved(best, lane):
            return because("pilot-yours", "MA-8.2, MA-8.3, MA-10.2", thing=WARE_NAMES[ware], n=n)
    return None


def leaves_its_boat_outside(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-8.4. Pushed past the last space a boat docks at once."""
    last = s.options.last_space
    for lane in range(LANES):
        ware = int(ware_in_lane(s, lane))
        yours = crew_of(s, ware) + s.me.shares[ware]
        docks = s.at_sea(ware) and s.space[ware] + moved(best, lane) > last
        if yours > 0 and docks and s.space[ware] + moved(pressed, lane) <= last:
            return because("pilot-docks", "MA-8.4", thing=WARE_NAMES[ware])
    return None


def sends_its_ware_to_the_shipyard(s: Manila, pressed: int, _best: int) -> Counsel | None:
    """MA-9.6, MA-9.7, MA-12.1."""
    ware = next_plundered(s)
    n = int(s.me.shares[ware])
    if pressed != TO_SHIPYARD or n == 0:
        return None
    return because("plunder-rise", "MA-9.7, MA-12.1", thing=WARE_NAMES[ware], n=n)


def sends_it_where_it_pays_less(s: Manila, pressed: int, best: int) -> Counsel | None:
    """MA-10.3 to MA-10.7. The last boat: what it pays in the harbour or in the shipyard."""
    if s.in_harbour + s.in_shipyard + 1 < LANES:
        return None
    seat = s.me.seat
    boats = [int(s.in_harbour) + (1 if answer == TO_HARBOUR else 0) for answer in (pressed, best)]
    n = int(berth_money(s, seat, boats[1]) - berth_money(s, seat, boats[0]))
    return because("plunder-pesos", "MA-9.6, MA-10.3, MA-10.6", n=n) if n > 0 else None


DETECTORS: Final[dict[str, list[Detector]]] = {
    "bid": [
        bids_beyond_cash,
        bids_more_than_leads,
        bids_what_is_needed_later,
        passes_the_office,
    ],
    "buy": [buys_nothing, buys_on_credit, buys_another_ware],
    "ashore": [leaves_its_ware_ashore],
    "launch": [launches_its_ware_behind],
    "place": [takes_a_lesser_place, pays_with_a_loan, passes_the_voyage],
    "board": [boards_for_less],
    "pilot-small": [pulls_its_boat_back, leaves_its_boat_outside, pilots_for_less],
    "pilot-large": [pulls_its_boat_back, leaves_its_boat_outside, pilots_for_less],
    "plunder": [sends_its_ware_to_the_shipyard, sends_it_where_it_pays_less],
}
