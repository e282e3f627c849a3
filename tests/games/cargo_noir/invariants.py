"""The invariants CN-I1 to CN-I25, for tests and scripts: `check(s, before)`."""

from typing import Any

from portside.core.game import NOBODY
from portside.games.cargo_noir.rules.data import CARD_KINDS, HIGHEST, KINDS, PORTS, ROW, WILD

CARGO_SHIP, WAREHOUSE, SYNDICATE = 0, 1, 2


def stacks_of(s: Any, port: int) -> dict[int, int]:
    return {seat: s.stack(port, seat) for seat in range(s.seats) if s.stack(port, seat) >= 0}


def stacks_in(s: Any) -> list[int]:
    """Of all ports and seats, once it is clear that the highest of each port is kept rightly."""
    rows = [[s.stack(port, seat) for seat in range(s.seats)] for port in range(PORTS)]
    assert [s.stacks[ROW * port + HIGHEST] for port in range(PORTS)] == [max(row) for row in rows]
    return [coins for row in rows for coins in row]


def check(s: Any, before: Any) -> None:
    """After every answer; `before` is the state in which it was given, or None."""
    check_components(s)
    check_ports(s)
    if before is not None:
        check_step(s, before)


def check_components(s: Any) -> None:
    """CN-I1 to CN-I6."""
    e = s.edition
    for good in range(KINDS):  # CN-I1
        lying = [*s.market, *s.port_goods].count(good)
        total = s.bag[good] + s.discard[good] + lying + s.aside[good]
        total += sum([p.goods[good] for p in s.players])
        assert total == (e.wild_tokens[s.seats] if good == WILD else e.tokens_per_type)
        assert min([s.bag[good], s.discard[good], *[p.goods[good] for p in s.players]]) >= 0
    on_stacks = sum([coins for coins in stacks_in(s) if coins > 0])
    assert s.bank + sum([p.safe for p in s.players]) + on_stacks == e.coins_total  # CN-I2
    assert all(p.safe >= 0 for p in s.players)
    assert s.bank >= 0 or not e.coin_supply_limited
    for p in s.players:  # CN-I3
        in_ports = sum([s.stack(port, p.seat) >= 0 for port in range(PORTS)])
        assert p.home + p.casino + p.market + in_ports == e.start_ships + p.cards[CARGO_SHIP]
        assert e.start_ships + p.cards[CARGO_SHIP] + p.reserve == e.ships_per_colour
        assert min(p.home, p.casino, p.market, p.reserve) >= 0
        assert all(p.cards[card] <= e.limit[card] for card in range(CARD_KINDS))
    for card in range(CARD_KINDS):  # CN-I4
        assert s.supply[card] + sum([p.cards[card] for p in s.players]) == e.copies[card]
        assert s.supply[card] >= s.basket[card]
    if s.to_move >= 0:  # CN-I5
        assert -1 not in s.market
    for port in range(PORTS):
        first = e.first_slot[port]
        goods = [s.port_goods[first + i] for i in range(e.slots[port])]
        if port not in s.open_ports:
            assert goods == [-1] * len(goods) and stacks_of(s, port) == {}
        elif s.to_move >= 0:
            assert -1 not in goods
    if s.question() == "token":  # CN-I6
        assert sum(s.bag) + sum(s.discard) >= 1


def check_ports(s: Any) -> None:
    """CN-I7, and CN-I8 for whoever is about to act."""
    for port in s.open_ports:
        there = list(stacks_of(s, port).values())
        assert len(set(there)) == len(there)
        assert all(coins >= s.edition.min_bid for coins in there)


def check_step(s: Any, before: Any) -> None:
    """CN-I8 to CN-I19: what one answer may change."""
    question, active = before.question(), before.turn
    new_turn = (s.turn, s.round) != (before.turn, before.round)
    last = before.round == s.edition.rounds[s.seats]
    for p, was in zip(s.players, before.players, strict=True):
        if p.seat != active and before.round > 0:  # CN-I14
            assert [*p.goods, *p.cards, p.safe, p.home, p.casino, p.market, p.reserve] == [
                *was.goods, *was.cards, was.safe, was.home, was.casino, was.market, was.reserve,
            ]  # fmt: skip
            for port in range(PORTS):
                assert s.stack(port, p.seat) == before.stack(port, p.seat)
    assert all(a >= b for a, b in zip(s.scores(), before.scores(), strict=True))  # CN-I18
    points = [
        sum([s.edition.points[card] * p.cards[card] for card in range(CARD_KINDS)])
        for p in s.players
    ]
    assert s.scores() == points
    check_money(s, before, question, last)
    me = s.players[active]
    if question in ("ship", "send"):  # CN-I9
        for port in s.open_ports:
            mine = s.stack(port, active)
            if mine > before.stack(port, active):
                assert mine == max(stacks_of(s, port).values())
    if question in ("ship", "token") and before.round > 0 and s.question() not in ("ship", "token"):
        check_end_of_phase_one(s, active, new_turn)
    if question in ("pay", "leave-out") and s.question() not in ("pay", "leave-out"):
        assert sum(s.discard) == sum(before.discard) + sum(before.aside) + sum(  # CN-I17
            before.players[active].goods
        ) - sum(me.goods)
        assert sum(s.aside) == 0 and any(before.basket)
    if new_turn and before.round > 0 and not last:
        assert sum(me.goods) <= s.capacity(me)  # CN-I10
        assert me.home == 0  # CN-I11
        for port in range(PORTS):  # CN-I13
            assert not (before.banned >> port & 1) or s.stack(port, active) < 0
    if new_turn:  # CN-I19
        follows = before.turn + 1 if before.turn + 1 < s.seats else 0
        assert s.turn == (0 if before.round == 0 else follows)
        assert s.round == before.round + (s.turn == 0)
        for port in s.open_ports:  # CN-I8
            mine, there = s.stack(port, s.turn), stacks_of(s, port)
            assert mine < 0 or len(there) == 1 or mine < max(there.values())
    if s.round == 1:
        assert s.question() == "send"
    if s.to_move == NOBODY:
        assert (s.round, s.turn) == (s.edition.rounds[s.seats], s.seats - 1)


def check_money(s: Any, before: Any, question: str, last: bool) -> None:
    """CN-I15 to CN-I17. Where coins come from and go to."""
    e = s.edition
    gained = before.bank - s.bank
    if question == "ship":
        me, was = s.players[before.turn], before.players[before.turn]
        used = before.syndicate_left - s.syndicate_left
        if s.turn == before.turn:
            assert used <= sum(
                [a != b for a, b in zip(stacks_in(s), stacks_in(before), strict=True)]
            )
            assert 0 <= used <= was.cards[SYNDICATE] <= me.cards[SYNDICATE]  # CN-I16
            casino = e.casino_income * was.casino if me.casino == 0 else 0
            assert gained <= casino + e.syndicate_income * used
    elif question in ("pay", "leave-out"):
        assert gained == 0 or (last and gained == -(before.cost - before.value))
    else:
        assert gained == 0


def check_end_of_phase_one(s: Any, active: int, new_turn: bool) -> None:
    """CN-I11, CN-I12."""
    me = s.players[active]
    own = [port for port in range(PORTS) if s.stack(port, active) >= 0]
    if not new_turn:
        assert me.casino == me.market == 0
        fleet = s.edition.start_ships + me.cards[CARGO_SHIP]
        assert me.home == fleet - len(own)
    for port in own:
        there = stacks_of(s, port)
        assert max(there.values()) == there[active]
        assert len(there) > 1 or s.options.alone_may_stay


class Watcher:
    """Follows a game and checks what every answer did to it."""

    def __init__(self, s: Any, options: dict[str, object] | None = None) -> None:
        self.s = s
        check(s, None)

    def play(self, answer: int) -> None:
        before = self.s.copy()
        self.s.play(answer)
        check(self.s, before)
