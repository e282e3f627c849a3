"""A whole trade at once, for clients that let a player draft it, and payments to suggest."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from portside.core.errors import IllegalAnswer
from portside.core.names import word
from portside.core.vectors import Ints, i64, ints
from portside.core.written import Written
from portside.games.cargo_noir.rules.data import CARD_NAMES, GOOD_NAMES, KINDS, TYPES, WILD
from portside.games.cargo_noir.rules.options import read_options
from portside.games.cargo_noir.rules.state import State
from portside.games.cargo_noir.rules.trade import BASKET, coins_to_pay
from portside.games.cargo_noir.rules.values import Values

SAME: Final = "same"
DIFFERENT: Final = "different"
MOST_SETS: Final = 200  # in one trade; nobody holds as many goods
MOST_TRIED: Final = 10_000  # handfuls, while payments are looked for


def best_value(goods: Mapping[str, int], options: dict[str, object] | None = None) -> int:
    """The most that these goods are worth, split into legal sets (CN-5.2 to CN-5.5)."""
    written = Written(dict(goods), "goods")
    written.only(GOOD_NAMES)
    amounts = [Written(goods.get(name, 0), f"goods.{name}").number(0, 63) for name in GOOD_NAMES]
    return int(read_options(options).edition.values.of(ints(amounts)))


# --------------------------------------------------------------------- one set


class GoodsSet:
    """A set to hand in: how many of each good, and what it is worth."""

    def __init__(self, kind: str, amounts: list[int], worth: int) -> None:
        self.kind = kind
        self.amounts = amounts
        self.worth = worth

    def tokens(self) -> list[str]:
        return [GOOD_NAMES[good] for good in range(KINDS) for _ in range(self.amounts[good])]

    def __str__(self) -> str:
        return f"{self.kind} {' '.join(self.tokens())}"


def make_set(values: Values, kind: str, amounts: list[int]) -> GoodsSet | None:
    """CN-5.2 to CN-5.5. The set, or None if there is no such set.

    One good alone and wild goods alone count on the lower row, whatever they are called.
    """
    size, types = sum(amounts), sum([1 for n in amounts[:TYPES] if n > 0])
    if not 1 <= size <= values.largest:
        return None
    if size == 1 or types == 0 or kind == SAME:
        return GoodsSet(SAME, amounts, int(values.same[size])) if types <= 1 else None
    if max(amounts[:TYPES]) > 1:
        return None
    return GoodsSet(DIFFERENT, amounts, int(values.different[size]))


# -------------------------------------------------------------- a whole trade


def refusal(s: State, why: str, rules: str) -> IllegalAnswer:
    return IllegalAnswer(
        "not-legal", f"trade: {why} (rules {rules})", s.question(), rules, s.legal_in_words()
    )


def trade(
    s: State, cards: Sequence[str], sets: Sequence[Mapping[str, Any]], coins: int = 0
) -> list[str]:
    """CN-5.1. Make a trade that was drafted as a whole; returns the answers it consists of.

    `sets` are `{"kind": "same" or "different", "tokens": [good, …]}`. What is not legal as a
    whole is refused, and nothing has happened then.
    """
    wanted = read_cards(s, cards)
    handed_in = in_playable_order(read_sets(s, sets))
    check_sum(s, wanted, handed_in, coins)
    answers = [f"want {word(CARD_NAMES[card])}" for card in sorted(wanted)]
    answers.append("checkout")
    stock = [int(n) for n in s.me.goods]
    for one in handed_in:
        answers += answers_of(one, stock)
        stock = [stock[good] - one.amounts[good] for good in range(KINDS)]
    if coins > 0:
        answers.append("coins")
    for words in answers:
        s.play(s.read(words))
    return answers


def check_asked(s: State) -> None:
    if s.to_move < 0 or s.asked is not BASKET or s.cost > 0:
        raise IllegalAnswer(
            "not-asked",
            f"trade: {s.question()} is asked; a trade is made where the empty basket is (CN-3.3)",
            s.question(),
            "CN-3.3, CN-5.1",
            [],
        )


def read_cards(s: State, cards: Sequence[str]) -> list[int]:
    """CN-5.11. The cards, each of them to be had."""
    check_asked(s)
    wanted: list[int] = []
    for name in cards:
        if not isinstance(name, str) or name.replace("-", "_") not in CARD_NAMES:
            raise refusal(s, f"there is no card {name!r}", "CN-1.6")
        wanted.append(CARD_NAMES.index(name.replace("-", "_")))
    if not wanted:
        raise refusal(s, "at least one card is wanted", "CN-5.1")
    for card in set(wanted):
        n = wanted.count(card)
        if n > s.supply[card]:
            raise refusal(s, f"{CARD_NAMES[card]}: {s.supply[card]} left, not {n}", "CN-5.11")
        if s.me.cards[card] + n > s.edition.limit[card]:
            raise refusal(
                s,
                f"{CARD_NAMES[card]}: a player owns at most {s.edition.limit[card]}",
                "CN-5.11",
            )
    return wanted


def read_sets(s: State, sets: Sequence[Mapping[str, Any]]) -> list[GoodsSet]:
    """CN-5.2 to CN-5.6. Sets that exist, of goods that are there, each used once."""
    if len(sets) > MOST_SETS:
        raise refusal(s, f"{len(sets)} sets are too many", "CN-5.6")
    found = [read_set(s, number, entry) for number, entry in enumerate(sets)]
    for good in range(KINDS):
        used = sum([one.amounts[good] for one in found])
        if used > s.me.goods[good]:
            raise refusal(
                s,
                f"{used} {GOOD_NAMES[good]} are used, {s.me.goods[good]} are there; "
                "a good belongs to one set",
                "CN-5.6",
            )
    return found


def read_set(s: State, number: int, entry: Mapping[str, Any]) -> GoodsSet:
    where = f"set {number + 1}"
    if not isinstance(entry, Mapping) or set(entry) != {"kind", "tokens"}:
        raise refusal(s, f"{where}: 'kind' and 'tokens' are wanted, not {entry!r}", "CN-5.2")
    if entry["kind"] not in (SAME, DIFFERENT):
        raise refusal(s, f"{where}: same or different is wanted, not {entry['kind']!r}", "CN-5.2")
    tokens = entry["tokens"]
    if not isinstance(tokens, list):
        raise refusal(s, f"{where}: a list of tokens is wanted, not {tokens!r}", "CN-5.2")
    for token in tokens:
        if token not in GOOD_NAMES:
            raise refusal(s, f"{where}: there is no good {token!r}", "CN-1.2")
    made = make_set(s.edition.values, entry["kind"], [tokens.count(name) for name in GOOD_NAMES])
    if made is None:
        raise refusal(
            s,
            f"{where}: {' '.join(tokens) or 'nothing'} is no {entry['kind']}-set of 1 to "
            f"{s.edition.values.largest} goods",
            "CN-5.2, CN-5.3, CN-5.5",
        )
    return made


def in_playable_order(sets: list[GoodsSet]) -> list[GoodsSet]:
    """The most valuable set comes last: then each one before it is asked for."""
    return sorted(sets, key=lambda one: one.worth)


def check_sum(s: State, wanted: list[int], sets: list[GoodsSet], coins: int) -> None:
    """CN-5.7, CN-5.8, CN-5.10, CN-8.2. The cost is covered; coins pay no more than is missing."""
    cost = sum([int(s.edition.cost[card]) for card in wanted])
    worth = sum([one.worth for one in sets])
    if not isinstance(coins, int) or isinstance(coins, bool) or coins < 0:
        raise refusal(s, f"a number of coins is wanted, not {coins!r}", "CN-8.2")
    if coins > 0 and not s.last_round():
        raise refusal(s, "coins pay for cards only in the last round", "CN-5.10")
    if coins > s.me.safe:
        raise refusal(s, f"{coins} coins are more than the {s.me.safe} in the safe", "CN-8.2")
    if worth + coins < cost:
        raise refusal(s, f"the cards cost {cost}, and only {worth + coins} is paid", "CN-5.7")
    if coins > 0 and worth + coins > cost:
        raise refusal(s, f"coins pay what is missing: {max(0, cost - worth)}", "CN-8.2")
    if sets and worth - sets[-1].worth >= cost:
        raise refusal(
            s, f"the set {sets[0]} is not needed: the others are worth {cost} already", "CN-5.13"
        )


def answers_of(one: GoodsSet, stock: list[int]) -> list[str]:
    """The answers that hand in this set, from a stock."""
    wilds = one.amounts[WILD]
    used = [good for good in range(TYPES) if one.amounts[good] > 0]
    if not used:
        return [f"wilds {wilds}"]
    if one.kind == SAME:
        return [f"same {GOOD_NAMES[used[0]]} {one.amounts[used[0]]} {wilds}"]
    left = [good for good in range(TYPES) if stock[good] > 0 and good not in used]
    return [f"different {len(used)} {wilds}", *[f"without {GOOD_NAMES[good]}" for good in left]]


# ------------------------------------------------------------------ suggestions


class Search:
    """Looks for handfuls of goods that pay, none of which could do with one good less.

    Types of which a player holds equally many are interchangeable: one way of several is enough.
    The first handful that pays is found straight away; a large hand is not searched to its end.
    """

    def __init__(self, values: Values, goods: Ints, target: int) -> None:
        self.values = values
        self.target = target
        self.goods = [int(goods[good]) for good in range(KINDS)]
        self.order = sorted(range(TYPES), key=lambda good: -self.goods[good])
        self.order = [WILD, *[good for good in self.order if self.goods[good] > 0]]
        self.found: list[list[int]] = []
        self.tried = 0
        self.extend([0] * KINDS, 0)

    def worth(self, amounts: list[int]) -> int:
        return int(self.values.of(ints(amounts)))

    def extend(self, used: list[int], place: int) -> None:
        self.tried += 1
        if self.tried > MOST_TRIED:
            return
        if self.worth(used) >= self.target:
            if self.is_needed(used):
                self.found.append(used)
            return
        if place == len(self.order) or self.worth(self.at_most(used, place)) < self.target:
            return
        good = self.order[place]
        most = self.goods[good]
        before = self.order[place - 1]
        if place > 1 and self.goods[before] == most:
            most = used[before]
        for n in range(most + 1):
            more = used[:]
            more[good] = n
            self.extend(more, place + 1)

    def at_most(self, used: list[int], place: int) -> list[int]:
        """With all the goods that may still be added."""
        more = used[:]
        for good in self.order[place:]:
            more[good] = self.goods[good]
        return more

    def is_needed(self, used: list[int]) -> bool:
        for good in range(KINDS):
            if used[good] > 0:
                less = used[:]
                less[good] -= 1
                if self.worth(less) >= self.target:
                    return False
        return True


def suggest_payments(s: State, cards: Sequence[str], limit: int = 3) -> list[dict[str, Any]]:
    """CN-5.7. Payments for these cards, ready for `trade`, the best first.

    Ranked by what the goods kept are worth, then by the least loss, then by the fewest tokens.
    """
    wanted = read_cards(s, cards)
    cost = sum([int(s.edition.cost[card]) for card in wanted])
    values = s.edition.values
    search = Search(values, s.me.goods, cost - int(coins_to_pay(s)))
    payments = [payment(search, used, cost) for used in search.found]
    payments.sort(key=lambda pair: (-pair[0]["kept"], pair[0]["loss"], pair[0]["tokens"]))
    return [{"sets": sets_of(values, used), **told} for told, used in payments[:limit]]


def payment(search: Search, used: list[int], cost: int) -> tuple[dict[str, int], list[int]]:
    """What a handful that pays means, and the handful."""
    worth = search.worth(used)
    kept = [search.goods[good] - used[good] for good in range(KINDS)]
    told = {
        "coins": max(0, cost - worth),
        "kept": search.worth(kept),
        "loss": max(0, worth - cost),
        "tokens": sum(used),
    }
    return told, used


def sets_of(values: Values, used: list[int]) -> list[dict[str, Any]]:
    return [{"kind": one.kind, "tokens": one.tokens()} for one in split(values, used)]


def split(values: Values, goods: list[int]) -> list[GoodsSet]:
    """The sets that make these goods worth most."""
    left = goods[:]
    sets: list[GoodsSet] = []
    while sum(left) > 0:
        one = first_set(values, left)
        sets.append(one)
        left = [left[good] - one.amounts[good] for good in range(KINDS)]
    return sets


def first_set(values: Values, goods: list[int]) -> GoodsSet:
    """A set of the best split that holds one good of the rarest type."""
    best = int(values.of(ints(goods)))
    types = sorted([good for good in range(TYPES) if goods[good] > 0], key=lambda t: goods[t])
    for one in candidates(values, goods, types):
        left = [goods[good] - one.amounts[good] for good in range(KINDS)]
        if one.worth + int(values.of(ints(left))) == best:
            return one
    raise AssertionError(f"no set of {goods} is part of its best split")


def candidates(values: Values, goods: list[int], types: list[int]) -> list[GoodsSet]:
    found: list[GoodsSet | None] = []
    for wilds in range(goods[WILD] + 1):
        if not types:
            found.append(make_set(values, SAME, with_goods([], 0, wilds)))
            continue
        for m in range(1, goods[types[0]] + 1):
            found.append(make_set(values, SAME, with_goods(types[:1], m, wilds)))
        for chosen in range(1 << len(types) - 1):
            others = [good for i, good in enumerate(types[1:]) if chosen >> i & 1]
            found.append(make_set(values, DIFFERENT, with_goods([types[0], *others], 1, wilds)))
    return [one for one in found if one is not None]


def with_goods(types: list[int], m: int, wilds: i64) -> list[int]:
    return [*[m if good in types else 0 for good in range(TYPES)], int(wilds)]
