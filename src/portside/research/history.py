"""The answers so far, as a seat knows them, and others that it cannot tell from them."""

from collections.abc import Callable, Iterator

from portside.bots.match import Told
from portside.core.actions import ActionSpace
from portside.core.game import CHANCE, Log, State
from portside.core.rng import Dice
from portside.games.manila import Manila
from portside.games.manila.data import WARES
from portside.games.manila.knowledge import held


def told(start: State, answers: list[tuple[int, int]], space: ActionSpace) -> list[Told]:
    """Play these answers (flat actions of seats, plain answers of chance) and say what was told."""
    s, history = start.copy(), []
    log = s.log = Log()
    for seat, action in answers:
        answer = action if seat == CHANCE else space.answer(s, action)
        words, before = s.write(answer), len(log.events)
        s.play(answer)
        history.append(Told(seat, words, owner_of(s, words, log, before)))
    return history


def owner_of(s: State, words: str, log: Log, before: int) -> int | None:
    kind = words.split(" ")[0]
    if kind in s.rules().secrets:
        for event in log.events[before:]:
            if event.kind == kind:
                return event.seat
    return None


def as_known_to(history: list[Told], seat: int) -> list[str]:
    return [one.to(seat) for one in history]


# ---------------------------------------------------------------- another possible history


def worlds_history(
    start: State,
    end: State,
    answers: list[tuple[int, int]],
    seat: int,
    space: ActionSpace,
    number: Callable[[], float],
) -> Iterator[int]:
    """The same answers, with every secret of the others drawn anew.

    Cards are dealt as `imagine` deals them; a ware that was pledged or redeemed in secret is any
    that could have been. Whatever was public stays legal: only numbers of cards decide that.
    """
    history = told(start, answers, space)
    if not end.rules().secrets or end.finished:
        yield from (action for _, action in answers)
        return
    hands = dealt_hands(end.imagine(seat, Dice(int(number() * 2**31))))
    s = start.copy()
    for (by, action), one in zip(answers, history, strict=True):
        answer = action if by == CHANCE else space.answer(s, action)
        if one.owner is not None and one.owner != seat:
            if by == CHANCE:
                answer = hands[one.owner].pop()
            else:
                kind = one.words.split(" ")[0]
                alike = [other for other in s.legal() if s.write(other).split(" ")[0] == kind]
                answer = alike[int(number() * len(alike))]
        yield answer if by == CHANCE else space.index(s, answer)
        s.play(answer)


def dealt_hands(imagined: State) -> list[list[int]]:
    """By seat: the wares of the cards it was dealt. Manila is the only game that deals."""
    assert isinstance(imagined, Manila)
    hands = []
    for player in imagined.players:
        assert held(player.shares) >= held(player.bought)
        hands.append(
            [
                ware
                for ware in range(WARES)
                for _ in range(player.shares[ware] - player.bought[ware])
            ]
        )
    return hands
