"""What must hold after every answer (MI-01 to MI-26), for the standard numbers."""

from typing import Any

from portside import NOBODY, PASS, Event, Log
from portside.games.manila import Manila
from portside.games.manila.rules.data import (
    INSURANCE,
    PILOT_SMALL,
    PIRATE_CAPTAIN,
    PIRATE_MATE,
    SHIPYARD_A,
)

PROFIT = [18, 24, 30, 36]
LEVELS = [0, 5, 10, 20, 30]
CLAIMS = [29, 14, 6, 0]  # by boats in the harbour (MI-20)
GAINS = {
    "pledge": 1, "redeem": -1, "harbour-master": -1, "buy": -1, "place": -1, "stowaway": -1,
    "premium": 1, "loot": 1, "profit": 1, "harbour-pays": 1, "shipyard-pays": 1, "claims": -1,
    "final-redemption": -1,
}  # fmt: skip


class Before:
    """A table as it was before an answer."""

    def __init__(self, s: Manila) -> None:
        self.question = s.question()
        self.seat = int(s.to_move)
        self.voyage = int(s.voyage)
        self.cash = [int(p.cash) for p in s.players]
        self.shares = [list(p.shares) for p in s.players]
        self.pledged = [list(p.pledged) for p in s.players]
        self.bought = sum(sum(p.bought) for p in s.players)
        self.passed = [p.passed for p in s.players]
        self.out = [p.out for p in s.players]
        self.supply = list(s.supply)
        self.market = list(s.market)
        self.boats = (list(s.space), list(s.status), list(s.berth), s.launched)
        self.harbour_master = int(s.harbour_master)
        self.holder = list(s.holder)
        self.credit = int(s.credit(s.players[s.to_move])) if s.to_move >= 0 else 0


def check(s: Manila, before: Before, words: str, events: list[Event]) -> None:
    """`words` was answered, and the game told these events."""
    check_money(s, before, events)
    check_shares(s, before, events)
    check_board(s, before)
    check_market(s, before)
    check_settlement(before, events)
    check_course(s, before)
    check_fortunes(s)
    if words.startswith(("pledge", "redeem")):
        check_free_action(s, before, words)


def check_money(s: Manila, before: Before, events: list[Event]) -> None:
    gains = [0] * int(s.seats)
    for event in events:
        gains[event.seat] += GAINS.get(event.kind, 0) * event.amount if event.seat >= 0 else 0
    cash = [int(p.cash) for p in s.players]
    assert cash == [was + gain for was, gain in zip(before.cash, gains, strict=True)]  # MI-01
    assert all(isinstance(p.cash, int) and p.cash >= 0 for p in s.players)  # MI-02


def check_shares(s: Manila, before: Before, events: list[Event]) -> None:
    dealing = s.question() == "deal"
    for ware in range(4):
        held = sum(p.shares[ware] for p in s.players)
        if not dealing:
            assert s.supply[ware] + held == 5  # MI-05
            assert before.question == "deal" or s.supply[ware] <= before.supply[ware]
        assert held - sum(p.bought[ware] for p in s.players) <= 3  # MI-07
    bought = sum(sum(p.bought) for p in s.players)
    if not dealing:
        assert sum(sum(p.shares) for p in s.players) == 2 * s.seats + bought  # MI-06
    assert bought <= s.voyage and bought - before.bought <= 1
    if bought > before.bought:
        assert (before.question, before.seat) == ("buy", before.harbour_master)
    for event in events:
        assert event.kind != "pledge" or event.amount == 12  # MI-08
        assert event.kind != "redeem" or event.amount == 15
    for p in s.players:
        assert all(0 <= p.pledged[w] <= p.shares[w] for w in range(4))
        assert p.unpledged == sum(p.shares) - sum(p.pledged)


def check_board(s: Manila, before: Before) -> None:
    loaded = [w for w in range(4) if s.launched and w != s.ashore]
    assert len(loaded) == (3 if s.launched else 0)  # MI-09
    if before.question == "launch" and s.launched and not before.boats[3]:
        starts = [s.space[w] for w in loaded]
        assert sum(starts) == 9 and min(starts) >= 0 and max(starts) <= 5
    for ware in loaded:
        assert s.status[ware] != 0 or 0 <= s.space[ware] <= 13  # MI-10
        if before.boats[3] and before.boats[1][ware] != 0 and s.voyage == before.voyage:
            assert (s.status[ware], s.berth[ware]) == (before.boats[1][ware], before.boats[2][ware])
    check_spaces(s, loaded)
    for status, count in ((1, s.in_harbour), (2, s.in_shipyard)):  # MI-12
        taken = sorted(s.berth[w] for w in loaded if s.status[w] == status)
        assert taken == list(range(count))
    for ware in range(4):  # MI-13
        crew = list(s.crew[4 * ware : 4 * ware + 4])
        heads = [seat for seat in crew if seat >= 0]
        assert crew == heads + [-1] * (4 - len(heads)) and len(heads) == s.aboard[ware]
    assert s.holder[PIRATE_MATE] < 0 or s.holder[PIRATE_CAPTAIN] >= 0  # MI-14
    rounds = sum(1 for i in range(s.step + 1) if s.legs[i] == 0)
    standing = [*s.crew, *s.holder]
    for seat in range(int(s.seats)):
        assert standing.count(seat) <= rounds <= (4 if s.seats == 3 else 3)  # MI-15


def check_spaces(s: Manila, loaded: list[int]) -> None:
    moved = max(s.legs[i] for i in range(s.step + 1)) if s.launched else 0
    at_sea = [s.space[w] for w in loaded if s.status[w] == 0]
    if moved == 1 and s.legs[s.step] == 0:
        assert all(space <= 11 for space in at_sea)  # MI-11
        assert s.in_harbour == 0
    if s.question() == "pilot-small" or (
        s.question() == "pilot-large" and s.holder[PILOT_SMALL] < 0
    ):
        assert all(2 <= space <= 13 for space in at_sea)
    if s.question() == "plunder":
        assert s.in_harbour + s.in_shipyard + len(at_sea) == 3  # MI-12


def check_market(s: Manila, before: Before) -> None:
    for ware in range(4):
        assert 0 <= s.market[ware] - before.market[ware] <= 1  # MI-17
    assert s.finished == (max(s.market) == 4)
    assert not s.finished or s.voyage >= 4
    assert s.voyage - before.voyage <= 1


def check_settlement(before: Before, events: list[Event]) -> None:
    """What was paid when the voyage ended, if it did."""
    if not any(e.kind in ("auction", "end") for e in events) or before.question == "deal":
        return
    home = {e.thing for e in events if e.kind == "rise"}
    for ware in range(4):  # MI-04, MI-21
        loot = sum(e.amount for e in events if e.kind == "loot" and e.thing == ware)
        profit = sum(e.amount for e in events if e.kind == "profit" and e.thing == ware)
        assert 0 in (loot, profit) and loot in (0, PROFIT[ware]) and profit in (0, PROFIT[ware])
        assert profit == 0 or ware in home
    paid_at = {e.thing for e in events if e.kind == "harbour-pays"}
    assert all(berth < len(home) for berth in paid_at)  # MI-19
    agent = before.holder[INSURANCE]
    if agent >= 0 and before.question != "place":
        yard = 3 - len(home)
        own = [[6, 8, 15][b] for b in range(yard) if before.holder[SHIPYARD_A + b] == agent]
        settled = sum(e.amount for e in events if e.kind in ("claims", "bank-covers"))
        assert settled == CLAIMS[len(home)] - sum(own)  # MI-03, MI-20
        creditors = sum(e.amount for e in events if e.kind == "shipyard-pays")
        assert creditors <= settled


def check_course(s: Manila, before: Before) -> None:
    if s.to_move == NOBODY:
        assert s.finished and s.legal() == []
        return
    if before.question != s.question() or before.seat != s.to_move:
        assert s.legal()  # MI-22
    if s.question() == "place":  # MI-16
        assert not s.players[s.to_move].passed
        if before.question == "place" and before.voyage == s.voyage:
            assert not before.passed[s.to_move]
    if s.question() == "bid":
        assert not s.players[s.to_move].out
    if s.bidder >= 0:
        assert s.bid <= s.credit(s.players[s.bidder])  # MI-26


def check_fortunes(s: Manila) -> None:
    scores = s.scores()
    for p in s.players:
        everything = p.cash - 15 * sum(p.pledged)
        everything += sum(LEVELS[s.market[w]] * p.shares[w] for w in range(4))
        cash, left = p.cash, list(p.pledged)
        for ware in sorted(range(4), key=lambda w: -s.market[w]):
            while left[ware] and cash >= 15:
                left[ware] -= 1
                cash -= 15
        redeemed = cash - 15 * sum(left)
        redeemed += sum(LEVELS[s.market[w]] * (p.shares[w] - left[w]) for w in range(4))
        assert redeemed <= everything  # MI-18
        assert redeemed == everything or p.cash < 15 * sum(p.pledged)
        wanted = everything if s.options.all_shares_count else redeemed
        assert scores[p.seat] == wanted


def check_free_action(s: Manila, before: Before, words: str) -> None:
    """MI-25."""
    assert (s.question(), s.to_move) == (before.question, before.seat)
    for p in s.players:
        if p.seat != before.seat:
            assert p.cash == before.cash[p.seat]
            assert list(p.pledged) == before.pledged[p.seat]
    if words.startswith("pledge"):
        assert s.credit(s.players[before.seat]) == before.credit


def check_stowaways(events: list[Event], before: Before) -> None:
    """MI-26."""
    for event in events:
        if event.kind == "stowaway":
            assert before.shares[event.seat] == before.pledged[event.seat]
            assert event.amount == before.cash[event.seat]  # all he has, so that 0 is left


class Watcher:
    """Follows a game and checks what every answer did to it."""

    def __init__(self, s: Manila, options: dict[str, object] | None = None) -> None:
        self.s = s
        self.log = s.log = Log()

    def play(self, answer: int) -> None:
        assert answer >= PASS
        before, words = Before(self.s), self.s.write(answer)
        self.log.events.clear()
        self.s.play(answer)
        check(self.s, before, words, self.log.events)
        check_stowaways(self.log.events, before)


def play_checked(s: Manila, choose: Any) -> int:
    """Play a game to its end, checking after every answer; how many answers there were."""
    watcher = Watcher(s)
    answers = 0
    while s.to_move != NOBODY:
        watcher.play(choose(s))
        answers += 1
    return answers
