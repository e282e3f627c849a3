"""CN-4. Phase I: every ship sent in an earlier turn acts once, in the order its owner likes."""

from typing import Final

from portside.core.answers import Answers
from portside.core.game import steps
from portside.core.names import word
from portside.core.vectors import Ints, i64
from portside.games.cargo_noir.rules.bag import REFILL, TOKEN, can_draw
from portside.games.cargo_noir.rules.data import (
    EMPTY,
    GOOD_NAMES,
    HAND,
    KINDS,
    NO_STACK,
    PORT_NAMES,
)
from portside.games.cargo_noir.rules.state import Question, State

# The answers of `ship`.
CASINO: Final = 0
DRAW: Final = 1
BUY: Final = 10  # + port
WITHDRAW: Final = 20  # + port
STAY: Final = 30  # + port
SWAP: Final = 100  # + 10 * the good given + the good taken
RAISE: Final = 200  # + 10 * the new stack + port


class Ship(Question):
    """CN-4.1 to CN-4.18. The next ship to act, and what it does.

    The owner of the only stack in a port buys (CN-4.9), or waits where the table allows it
    (CN-R2); who is outbid raises or withdraws (CN-4.12). Who has raised, the highest but not
    alone, is done there for this turn.
    """

    name = "ship"
    cites = "CN-4.1 to CN-4.18"
    width = 810

    def begin(self, s: State) -> None:
        s.me = s.active
        if s.me.casino > 0 or (s.me.market > 0 and market_is_of_use(s)) or has_port_to_resolve(s):
            s.ask(self, s.turn)
        elif s.me.market > 0:
            ships_home_from_market(s)

    def offer(self, s: State, answers: Answers) -> None:
        if s.me.casino > 0:
            answers.add(CASINO)
        if s.me.market > 0:
            if can_draw(s):
                answers.add(DRAW)
            offer_swaps(s, answers)
        for port in s.open_ports:
            offer_port(s, port, answers)

    def play(self, s: State, answer: i64) -> None:
        if answer >= RAISE:
            raise_stack(s, answer % 10, (answer - RAISE) // 10)
            self.begin(s)
        elif answer >= SWAP:
            swap(s, (answer - SWAP) // 10, answer % 10)
            self.begin(s)
        elif answer >= STAY:
            stay(s, answer - STAY)
            self.begin(s)
        elif answer >= WITHDRAW:
            withdraw(s, answer - WITHDRAW)
            self.begin(s)
        elif answer >= BUY:
            buy(s, answer - BUY)
            s.plan(AFTER_BUYING)
        elif answer == DRAW:
            draw(s)
            s.plan(AFTER_SAILING_TO_MARKET)
        else:
            collect(s)
            self.begin(s)

    def write(self, s: State, answer: i64) -> str:
        if answer >= RAISE:
            total, port = divmod(answer - RAISE, 10)
            return f"raise {word(PORT_NAMES[port])} {total}"
        if answer >= SWAP:
            given, taken = divmod(answer - SWAP, 10)
            return f"swap {GOOD_NAMES[given]} {GOOD_NAMES[taken]}"
        if answer >= STAY:
            return f"stay {word(PORT_NAMES[answer - STAY])}"
        if answer >= WITHDRAW:
            return f"withdraw {word(PORT_NAMES[answer - WITHDRAW])}"
        if answer >= BUY:
            return f"buy {word(PORT_NAMES[answer - BUY])}"
        return "draw" if answer == DRAW else "casino"


# ------------------------------------------------------------- casino and market


def collect(s: State) -> None:
    """CN-4.3. All ships at the casino at once: splitting them could never help."""
    coins = s.earn(s.me, s.edition.casino_income * s.me.casino)
    s.tell("casino", s.me.seat, 0, coins)
    s.me.home += s.me.casino
    s.me.casino = 0


def ship_home_from_market(s: State) -> None:
    s.me.market -= 1
    s.me.home += 1


def draw(s: State) -> None:
    """CN-4.5. One good from the bag."""
    ship_home_from_market(s)
    s.filling = HAND


def swap(s: State, given: i64, taken: i64) -> None:
    """CN-4.5 to CN-4.7. The good given lies where the good taken lay."""
    ship_home_from_market(s)
    slot: i64 = 0
    while s.market[slot] != taken:
        slot += 1
    s.market[slot] = given
    s.me.goods[given] -= 1
    s.me.goods[taken] += 1
    s.tell("swap-give", s.me.seat, given, 1)
    s.tell("swap-take", s.me.seat, taken, 1)


def on_market(market: Ints) -> i64:
    """A bit for each kind of good that lies there."""
    kinds: i64 = 0
    one: i64 = 1
    for good in market:
        if good != EMPTY:
            kinds |= one << good
    return kinds


def offer_swaps(s: State, answers: Answers) -> None:
    goods, kinds = s.me.goods, on_market(s.market)
    buffer, n = answers.room(KINDS * KINDS), answers.n
    one: i64 = 1
    for given in range(KINDS):
        if goods[given] > 0:
            wanted = kinds
            if not s.edition.same_swap_allowed:
                wanted &= ~(one << given)
            for taken in range(KINDS):  # what is not wanted is written over by what comes next
                buffer[n] = SWAP + 10 * given + taken
                n += wanted >> taken & 1
    answers.n = n


TRIAL: Final = Answers()  # to try whether there is a swap


def market_is_of_use(s: State) -> bool:
    if can_draw(s):
        return True
    TRIAL.clear()
    offer_swaps(s, TRIAL)
    return TRIAL.n > 0


def ships_home_from_market(s: State) -> None:
    """CN-4.5. Neither a swap nor a draw is possible: only with other numbers than the printed."""
    s.me.home += s.me.market
    s.me.market = 0


# ------------------------------------------------------------------------- ports


def has_port_to_resolve(s: State) -> bool:
    for port in s.open_ports:
        mine = s.stack(port, s.turn)
        if mine == NO_STACK:
            continue
        if s.highest(port) > mine or (is_alone(s, port) and not has_stayed(s, port)):
            return True
    return False


def is_alone(s: State, port: i64) -> bool:
    """No other seat has a ship there."""
    return s.highest_other(port, s.turn) == NO_STACK


def has_stayed(s: State, port: i64) -> bool:
    return s.stayed >> port & 1 == 1


def offer_port(s: State, port: i64, answers: Answers) -> None:
    mine, highest = s.stack(port, s.turn), s.highest(port)
    if mine == NO_STACK:
        return
    if highest > mine:
        answers.add(WITHDRAW + port)
        answers.add_steps(RAISE + 10 * (highest + 1) + port, mine + s.me.safe - highest, 10)
    elif is_alone(s, port) and not has_stayed(s, port):
        answers.add(BUY + port)
        if s.options.alone_may_stay:
            answers.add(STAY + port)


def buy(s: State, port: i64) -> None:
    """CN-4.9. All the goods for the whole stack."""
    paid = s.stack(port, s.turn)
    s.bank += paid
    s.set_stack(port, s.turn, NO_STACK)
    s.me.home += 1
    s.tell("buy", s.turn, port, paid)
    first = s.edition.first_slot[port]
    for slot in range(first, first + s.edition.slots[port]):
        good = s.port_goods[slot]
        if good != EMPTY:
            s.me.goods[good] += 1
            s.port_goods[slot] = EMPTY
            s.tell("receive", s.turn, good, 1)
    s.filling = port


def stay(s: State, port: i64) -> None:
    """CN-R2. Ship and coins wait for the owner's next turn; anybody may top them until then."""
    one: i64 = 1
    s.stayed |= one << port
    s.tell("stay", s.turn, port, s.stack(port, s.turn))


def raise_stack(s: State, port: i64, total: i64) -> None:
    """CN-4.13. The ship stays."""
    s.me.safe -= total - s.stack(port, s.turn)
    s.set_stack(port, s.turn, total)
    s.tell("raise", s.turn, port, total)


def withdraw(s: State, port: i64) -> None:
    """CN-4.14, CN-4.15, CN-4.17. A syndicate pays for it, once per card and turn (CN-R18)."""
    coins = s.stack(port, s.turn)
    s.me.safe += coins
    s.set_stack(port, s.turn, NO_STACK)
    s.me.home += 1
    one: i64 = 1
    s.banned |= one << port
    s.tell("withdraw", s.turn, port, coins)
    if s.syndicate_left > 0:
        s.syndicate_left -= 1
        s.tell("syndicate", s.turn, 0, s.earn(s.me, s.edition.syndicate_income))


SHIP: Final = Ship()
AFTER_BUYING: Final = steps([REFILL, SHIP])
AFTER_SAILING_TO_MARKET: Final = steps([TOKEN, SHIP])
