"""MA-14. What a seat sees, and what it must think possible. Worlds are re-dealt here by hand,
without `view` and without `imagine`, so that neither can hide a fault of its own."""

import itertools
import json
from collections import Counter
from typing import Any

import pytest

from portside import CHANCE, NOBODY, Dice, Log, Malformed
from portside.core.answers import Answers
from portside.core.simulate import playout
from portside.games.manila import Manila, new_game, read_position
from portside.games.manila.knowledge import open_answers
from tests.games.manila.table import A, B, C, cash, on, play, table

Hand = tuple[int, ...]


def walk(seats: int, seed: int, options: dict[str, object] | None = None) -> Any:
    s, dice, answers = new_game(seats, options), Dice(seed), Answers()
    while s.to_move != NOBODY:
        yield s
        answers.clear()
        s.offer(answers)
        s.play(dice.draw(answers) if s.to_move == CHANCE else dice.choose(answers))
    yield s


def hand(numbers: dict[str, int]) -> Hand:
    return tuple(numbers.values())


def other_worlds(s: Manila, seat: int, shift: int) -> Any:
    """The same table with the dealt cards and the pledges of the others moved about by hand.

    Their dealt cards go round by `shift` places, and each hand pledges its last cards instead.
    """
    written: Any = json.loads(json.dumps(s.position()))
    wares = list(written["table"]["supply"])
    others = [other for other in range(written["seats"]) if other != seat]
    dealt = []
    for other in others:
        for ware in wares:
            own = written["table"]["shares"][other][ware]
            dealt += [(other, ware)] * (own - written["pending"]["bought"][other][ware])
    cards = [ware for _, ware in dealt]
    cards = cards[shift:] + cards[:shift]
    for other in others:
        written["table"]["shares"][other] = dict(written["pending"]["bought"][other])
    for (other, _), ware in zip(dealt, cards, strict=True):
        written["table"]["shares"][other][ware] += 1
    for other in others:
        left = sum(written["table"]["pledged"][other].values())
        for ware in reversed(wares):
            pledged = min(left, written["table"]["shares"][other][ware])
            written["table"]["pledged"][other][ware] = pledged
            left -= pledged
    return read_position(written)


@pytest.mark.rule("MA-14.2", "MI-24", "MR-32")
@pytest.mark.parametrize("options", [{}, {"cash_is_public": False}, {"boarding_variant": True}])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(
    seats: int, options: dict[str, object]
) -> None:
    changed = 0
    for number, s in enumerate(walk(seats, 11, options)):
        if number % 4 == 0 and s.to_move != NOBODY:
            for seat in range(seats):
                for shift in (1, 3):
                    world = other_worlds(s, seat, shift)
                    changed += world.position() != s.position()
                    assert json.dumps(world.view(seat)) == json.dumps(s.view(seat))
                    if s.to_move == seat:
                        assert world.legal_in_words() == s.legal_in_words()
    assert changed > 50


@pytest.mark.rule("MA-14.2", "MI-24")
def test_a_spectator_sees_no_hand() -> None:
    s = table("bid", A, hands={A: {"jade": 2}, B: {"silk": 1, "jade": 1}}, pledged={B: {"silk": 1}})
    seen: Any = s.view(NOBODY)["table"]
    assert seen["shares"] == [2, 2, 0, 0] and seen["pledged"] == [0, 1, 0, 0]


@pytest.mark.rule("MA-14.1", "MA-14.3")
def test_what_is_public_stays_in_a_view() -> None:
    s = table("bid", A, hands={A: {"jade": 2}, B: {"silk": 1}})
    seen: Any = s.view(C)["table"]
    for key in ("cash", "supply", "market", "bid", "bidder", "boats", "harbour"):
        assert seen[key] == on(s, key)
    in_hands = {ware: 5 - n for ware, n in seen["supply"].items()}
    assert in_hands == {"ginseng": 0, "nutmeg": 0, "silk": 1, "jade": 2}
    assert seen["shares"][C] == {"ginseng": 0, "nutmeg": 0, "silk": 0, "jade": 0}


@pytest.mark.rule("MA-14.2", "MA-12.5")
def test_hands_are_revealed_at_the_end() -> None:
    s = new_game(4)
    playout(s, Dice(3))
    for seat in (A, NOBODY):
        assert s.view(seat)["table"] == s.table()
    assert s.imagine(A, Dice(1)).position() == s.position()


@pytest.mark.rule("MA-14.2", "MA-2.4")
def test_during_the_deal_nothing_leaks() -> None:
    s = new_game(3)
    play(s, "deal jade", "deal jade", "deal jade")
    seen: Any = s.view(C)
    assert seen["table"]["shares"][:2] == [2, 1]
    assert seen["table"]["supply"] == {"ginseng": 2, "nutmeg": 2, "silk": 2, "jade": 2}
    assert seen["pending"] == {
        "question": "deal",
        "seat": "chance",
        "bought": [dict.fromkeys(seen["table"]["supply"], 0)] * 3,
    }
    assert "jade" not in str(s.view(C)["table"]["shares"][0])  # type: ignore[index]


@pytest.mark.rule("MA-14.2", "MI-24")
def test_secret_events_are_marked() -> None:
    s = table("place", A, cash={A: 0}, hands={A: {"jade": 1}}, boats={
        "ginseng": (3, []), "nutmeg": (3, []), "silk": (3, []),
    })  # fmt: skip
    log = s.log = Log()
    play(s, "place pirate")
    kinds = {event.kind for event in log.events if event.thing == 3}
    assert kinds == {"pledge"} and set(s.rules().secrets) == {"deal", "pledge", "redeem"}
    assert cash(s)[A] == 7


def test_a_view_is_not_a_position() -> None:
    s = table("bid", A, hands={A: {"jade": 2}})
    with pytest.raises(Malformed, match=r"table\.shares\[0\]"):
        read_position(s.view(B))


# -------------------------------------------------------------- how likely a world is


def worlds(s: Manila, seat: int) -> Counter[tuple[Hand, ...]]:
    """Every deal and every choice of pledges that this seat can think of, by number of ways.

    Cards are told apart here, so that equally likely means counting ways.
    """
    written: Any = s.position()
    others = [other for other in range(written["seats"]) if other != seat]
    bought = [hand(b) for b in written["pending"]["bought"]]
    shares = [hand(h) for h in written["table"]["shares"]]
    pledged = [sum(p.values()) for p in written["table"]["pledged"]]
    cards = [
        ware
        for other in others
        for ware in range(4)
        for _ in range(shares[other][ware] - bought[other][ware])
    ]
    dealt = [sum(shares[o]) - sum(bought[o]) for o in others]
    found: Counter[tuple[Hand, ...]] = Counter()
    for order in itertools.permutations(cards):
        hands, start = [], 0
        for other, n in zip(others, dealt, strict=True):
            drawn = order[start : start + n]
            start += n
            hands.append([bought[other][w] + drawn.count(w) for w in range(4)])
        for choice in itertools.product(
            *[
                itertools.combinations([w for w in range(4) for _ in range(h[w])], pledged[o])
                for o, h in zip(others, hands, strict=True)
            ]
        ):
            key = tuple(
                (*h, *[kept.count(w) for w in range(4)])
                for h, kept in zip(hands, choice, strict=True)
            )
            found[key] += 1
    return found


def imagined(s: Manila, seat: int, dice: Dice) -> tuple[Hand, ...]:
    world = s.imagine(seat, dice)
    return tuple(
        (*player.shares, *player.pledged) for player in world.players if player.seat != seat
    )


@pytest.mark.rule("MA-14.2", "MA-14.3", "MA-4.3")
@pytest.mark.parametrize("seed", [1, 2])
def test_imagined_worlds_are_as_likely_as_they_should_be(seed: int) -> None:
    """Against every arrangement, counted one by one: nothing impossible, nothing missing."""
    s = table(
        "bid", A, seats=3, cash={B: 5},
        hands={A: {"jade": 1, "silk": 1}, B: {"jade": 1, "nutmeg": 2}, C: {"silk": 2}},
        pledged={B: {"nutmeg": 1}, C: {"silk": 1}}, bought={B: {"nutmeg": 1}},
    )  # fmt: skip
    ways = worlds(s, A)
    total, tries, dice = sum(ways.values()), 6000, Dice(seed)
    seen = Counter(imagined(s, A, dice) for _ in range(tries))
    assert set(seen) == set(ways)
    chi = sum((seen[w] - tries * n / total) ** 2 / (tries * n / total) for w, n in ways.items())
    freedom = len(ways) - 1
    assert chi < freedom + 4 * (2 * freedom) ** 0.5
    assert all(hands[0][1] >= 1 for hands in seen)  # B's nutmeg was bought before everybody's eyes


@pytest.mark.rule("MA-14.2")
def test_in_the_midst_of_the_deal_the_whole_pool_is_possible() -> None:
    s = new_game(3)
    play(s, "deal jade", "deal jade", "deal jade")  # seat 0 has two of the three, seat 1 the last
    tries, dice = 6000, Dice(3)
    seen = Counter(tuple(s.imagine(A, dice).players[B].shares) for _ in range(tries))
    for ware, pool in enumerate([3, 3, 3, 1]):  # of ten cards that seat 0 has not seen
        card: Any = tuple(int(w == ware) for w in range(4))
        assert abs(seen[card] / tries - pool / 10) < 0.03
    fresh: Counter[Any] = Counter(tuple(s.imagine(C, dice).players[A].shares) for _ in range(tries))
    assert len(fresh) == 10  # every hand of two cards
    assert abs(fresh[(0, 0, 0, 2)] / tries - 3 / 66) < 0.015


@pytest.mark.rule("MA-14.2")
def test_everything_the_seat_knows_is_kept() -> None:
    for number, s in enumerate(walk(5, 21)):
        if number % 6 == 0:
            before = s.position()
            for seat in range(5):
                world = s.imagine(seat, Dice(number))
                assert world.view(seat) == s.view(seat)
                for mine, kept in zip(s.players, world.players, strict=True):
                    assert mine.cash == kept.cash and mine.unpledged == kept.unpledged
                    assert all(kept.shares[w] >= kept.bought[w] for w in range(4))
                    assert all(kept.shares[w] >= kept.pledged[w] for w in range(4))
            assert s.position() == before


def in_words(s: Manila) -> list[str]:
    return [s.write(answer) for answer in open_answers(s)]


def test_bids_are_open_and_loans_are_not() -> None:
    """MA-3.9, MA-14.1: 2 pesos and 12 for one of two cards; which one is nobody's business."""
    hands = {A: {"silk": 1, "jade": 1}}
    s = table("bid", A, hands=hands, pledged={A: {"silk": 1}}, cash={A: 2}, bid=11, bidder=B)
    assert in_words(s) == ["pass", "bid 12", "bid 13", "bid 14"]
    assert set(s.legal_in_words()) - set(in_words(s)) == {"pledge jade"}


def test_with_hidden_cash_no_bid_is_open() -> None:
    assert in_words(table("bid", A, options={"cash_is_public": False})) == []


def test_what_an_accomplice_costs_is_not_answered_in_the_open() -> None:
    assert in_words(table("buy", A)) == []
