"""Why something is not possible now in Cargo Noir, with the asked player's own numbers."""

from typing import Final

from portside.core.errors import Refusal
from portside.core.game import PASS
from portside.core.names import word
from portside.core.refusals import ByQuestion, refusal
from portside.games.cargo_noir.rules.data import (
    CARD_KINDS,
    CARD_NAMES,
    GOOD_NAMES,
    KINDS,
    NO_STACK,
    PORT_NAMES,
    PORTS,
    TYPES,
    WILD,
)
from portside.games.cargo_noir.rules.sending import TO_PORT
from portside.games.cargo_noir.rules.ships import (
    BUY,
    CASINO,
    DRAW,
    RAISE,
    STAY,
    SWAP,
    WITHDRAW,
    has_stayed,
    on_market,
)
from portside.games.cargo_noir.rules.state import State
from portside.games.cargo_noir.rules.trade import (
    CHECKOUT,
    COINS,
    DIFFERENT,
    ONLY_WILDS,
    after_last_left_out,
    coins_to_pay,
    left_to_leave_out,
    missing,
)

MOMENTS: Final = {
    "ship": "ship",
    "basket": "basket",
    "pay": "pay",
    "leave-out": "pay",
    "discard": "discard",
    "send": "send",
}
WITH_WILD: Final = {"leave-out": KINDS}


class CargoNoirRefusals(ByQuestion):
    def refuse(self, s: State, question: str, answer: int) -> Refusal:
        if question == "ship":
            return ship(s, answer)
        if question == "basket":
            return basket(s, answer)
        if question == "pay":
            return pay(s, answer)
        if question == "leave-out":
            return leave_out(s, answer)
        if question == "discard":
            return nothing_of(answer, "CN-5.12")
        return send(s, answer)

    def thinkable(self, s: State) -> list[str]:
        return [s.write(answer) for answer in thinkable(s, s.asked.name)]


def thinkable(s: State, question: str) -> list[int]:
    """The ports, cards and goods that the question could be about."""
    if question == "ship":
        there = [port for port in s.open_ports if s.stack(port, s.turn) != NO_STACK]
        raised = [raise_by_one(s, port) for port in there]
        left = [WITHDRAW + port for port in there]
        return [CASINO, DRAW, *[BUY + port for port in range(PORTS)], *raised, *left]
    if question == "basket":
        return [*range(CARD_KINDS), CHECKOUT]
    if question == "pay":
        return [COINS, *[100 * good + 10 for good in range(TYPES)], ONLY_WILDS + 1]
    if question == "send":
        return [*[10 * bid_to_lead(s, port) + TO_PORT + port for port in range(PORTS)], PASS]
    return list(range(TYPES if question == "leave-out" else KINDS))


def bid_to_lead(s: State, port: int) -> int:
    return max(s.edition.min_bid, s.highest_other(port, s.turn) + 1)


def raise_by_one(s: State, port: int) -> int:
    return RAISE + 10 * bid_to_lead(s, port) + port


def nothing_of(good: int, rules: str) -> Refusal:
    return refusal("nothing-of-it", rules, thing=GOOD_NAMES[good])


# ------------------------------------------------------------------- ships report


def ship(s: State, answer: int) -> Refusal:
    if answer >= RAISE:
        return raise_stack(s, answer % 10, (answer - RAISE) // 10)
    if answer >= SWAP:
        return swap(s, (answer - SWAP) // 10, answer % 10)
    if answer >= STAY:
        return stay(s, answer - STAY)
    if answer >= WITHDRAW:
        return withdraw(s, answer - WITHDRAW)
    if answer >= BUY:
        return buy(s, answer - BUY)
    if answer != DRAW:
        return refusal("no-ship-casino", "CN-4.3")
    return refusal("no-ship-market" if s.me.market == 0 else "bag-empty", "CN-4.5")


def swap(s: State, given: int, taken: int) -> Refusal:
    if s.me.market == 0:
        return refusal("no-ship-market", "CN-4.5")
    if s.me.goods[given] == 0:
        return nothing_of(given, "CN-4.6")
    if on_market(s.market) >> taken & 1 == 0:
        return refusal("market-lacks", "CN-4.5", thing=GOOD_NAMES[taken])
    return refusal("swap-same", "CN-4.6", thing=GOOD_NAMES[given])


def not_there(s: State, port: int) -> Refusal | None:
    """No ship of one's own waits in this port."""
    if not is_open(s, port):
        return port_closed(port)
    if s.stack(port, s.turn) == NO_STACK:
        return refusal("no-ship-port", "CN-4.1", thing=word(PORT_NAMES[port]))
    return None


def is_open(s: State, port: int) -> bool:
    return any(one == port for one in s.open_ports)


def port_closed(port: int) -> Refusal:
    return refusal("port-closed", "CN-7.2", thing=word(PORT_NAMES[port]))


def leads(s: State, port: int) -> Refusal:
    """One's stack is the highest, but not the only one: nothing is to be done."""
    return refusal(
        "port-leads",
        "CN-4.18",
        thing=word(PORT_NAMES[port]),
        have=s.stack(port, s.turn),
        other=s.highest_other(port, s.turn),
    )


def alone(s: State, port: int) -> Refusal:
    code = "port-stays" if has_stayed(s, port) else "port-alone"
    return refusal(code, "CN-4.9", thing=word(PORT_NAMES[port]))


def outbid(s: State, port: int) -> bool:
    return s.highest_other(port, s.turn) > s.stack(port, s.turn)


def is_alone(s: State, port: int) -> bool:
    return s.highest_other(port, s.turn) == NO_STACK


def buy(s: State, port: int) -> Refusal:
    absent = not_there(s, port)
    if absent is not None:
        return absent
    if is_alone(s, port):
        return alone(s, port)
    if outbid(s, port):
        return refusal(
            "port-outbid",
            "CN-4.12",
            thing=word(PORT_NAMES[port]),
            have=s.stack(port, s.turn),
            other=s.highest_other(port, s.turn),
        )
    return leads(s, port)


def withdraw(s: State, port: int) -> Refusal:
    return not_there(s, port) or (alone(s, port) if is_alone(s, port) else leads(s, port))


def stay(s: State, port: int) -> Refusal:
    absent = not_there(s, port)
    if absent is not None:
        return absent
    if not s.options.alone_may_stay:
        return refusal("stay-nowhere", "CN-4.9")
    return buy(s, port)


def raise_stack(s: State, port: int, total: int) -> Refusal:
    absent = not_there(s, port)
    if absent is not None:
        return absent
    if is_alone(s, port):
        return alone(s, port)
    if not outbid(s, port):
        return leads(s, port)
    thing, other = word(PORT_NAMES[port]), s.highest_other(port, s.turn)
    if total <= other:
        return refusal("bid-too-low", "CN-4.13", thing=thing, n=total, other=other)
    cost = total - s.stack(port, s.turn)
    return refusal("raise-coins", "CN-4.13, CN-4.16", n=total, cost=cost, have=s.me.safe)


# ------------------------------------------------------------------------- trade


def basket(s: State, answer: int) -> Refusal:
    if answer == PASS:
        return refusal("basket-filled", "CN-5.1")
    if answer == CHECKOUT:
        return refusal("basket-empty", "CN-5.1")
    thing, cost = word(CARD_NAMES[answer]), s.edition.cost[answer]
    if s.supply[answer] <= s.basket[answer]:
        return refusal("cards-gone", "CN-5.11", thing=thing)
    limit = s.edition.limit[answer]
    if s.me.cards[answer] + s.basket[answer] >= limit:
        return refusal("card-limit", "CN-5.11", thing=thing, most=limit)
    have = s.spend - s.cost
    if cost > have:
        return refusal("card-cost", "CN-5.7", thing=thing, cost=cost, have=have)
    return refusal("card-order", "CN-5.1", thing=thing, last=word(CARD_NAMES[s.last_wanted]))


def pay(s: State, answer: int) -> Refusal:
    if answer == COINS:
        if not s.last_round():
            return refusal("coins-later", "CN-5.10")
        cost = s.cost - s.value
        return refusal("coins-short", "CN-8.2", cost=cost, have=coins_to_pay(s))
    if answer >= DIFFERENT:
        return different(s, (answer - DIFFERENT) // 10, answer % 10)
    good, wilds = answer // 100, answer % 10
    n = answer // 10 % 10
    if answer >= ONLY_WILDS:
        good, n, wilds = WILD, answer - ONLY_WILDS, 0
    if n == 0:
        return refusal("set-of-none", "CN-5.3")
    return too_few(s, good, n) or too_few(s, WILD, wilds) or set_refused(s, n + wilds)


def different(s: State, types: int, wilds: int) -> Refusal:
    in_stock = sum([1 for good in range(TYPES) if s.me.goods[good] > 0])
    if types + wilds < 2 or types == 0:
        return refusal("set-of-none", "CN-5.2, CN-5.3")
    if types > in_stock:
        return refusal("too-few-types", "CN-5.2", n=types, have=in_stock)
    return too_few(s, WILD, wilds) or set_refused(s, types + wilds)


def too_few(s: State, good: int, n: int) -> Refusal | None:
    have = s.me.goods[good]
    if n <= have:
        return None
    return refusal("too-few", "CN-5.6", thing=GOOD_NAMES[good], n=n, have=have)


def set_refused(s: State, size: int) -> Refusal:
    """It is no set, or what is left over could not pay the rest."""
    largest = s.edition.values.largest
    if size > largest:
        return refusal("set-too-large", "CN-5.3", n=size, most=largest)
    return refusal("rest-unpaid", "CN-5.7", cost=missing(s))


def leave_out(s: State, good: int) -> Refusal:
    if good == WILD:
        return refusal("leave-out-wild", "CN-5.5")
    if s.me.goods[good] == 0:
        return nothing_of(good, "CN-5.2")
    after = [other for other in range(good + 1, TYPES) if s.me.goods[other] > 0]
    if good < after_last_left_out(s) or len(after) < left_to_leave_out(s) - 1:
        return refusal("leave-out-order", "CN-5.2", thing=GOOD_NAMES[good])
    return refusal("leave-out-needed", "CN-5.7", thing=GOOD_NAMES[good])


# ----------------------------------------------------------------------- sending


def send(s: State, answer: int) -> Refusal:
    """Into a port: casino and market take any number of ships (CN-7.3)."""
    if answer == PASS:
        return refusal("every-ship-sails", "CN-7.1, CN-8.3")
    port, bid = answer % 10 - TO_PORT, answer // 10
    thing, least = word(PORT_NAMES[port]), s.edition.min_bid
    other = s.highest_other(port, s.turn)
    if not is_open(s, port):
        return port_closed(port)
    if s.banned >> port & 1:
        return refusal("port-left", "CN-4.15, CN-7.7", thing=thing)
    if s.stack(port, s.turn) != NO_STACK:
        return refusal("port-yours", "CN-7.5", thing=thing)
    if bid < least:
        return refusal("bid-least", "CN-7.4", n=bid, least=least)
    if bid <= other:
        return refusal("bid-too-low", "CN-7.4", thing=thing, n=bid, other=other)
    return refusal("send-coins", "CN-7.4, CN-7.6", thing=thing, n=bid, have=s.me.safe)


REFUSALS: Final = CargoNoirRefusals(MOMENTS, WITH_WILD)
