"""The answers so far, as a seat knows them, and others that it cannot tell from them."""

from collections.abc import Callable, Iterator

from portside.bots.match import Told
from portside.core.about import owner_of
from portside.core.actions import ActionSpace
from portside.core.errors import Malformed
from portside.core.game import CHANCE, Log, State
from portside.core.rng import Dice
from portside.games import game_of


def told(start: State, answers: list[tuple[int, int]], space: ActionSpace) -> list[Told]:
    """Play these answers (flat actions of seats, plain answers of chance) and say what was told."""
    s, history = start.copy(), []
    log = s.log = Log()
    for seat, action in answers:
        answer = action if seat == CHANCE else space.answer(s, action)
        words, before = s.write(answer), len(log.events)
        s.play(answer)
        history.append(Told(seat, words, owner_of(s.rules(), words, log.events[before:])))
    return history


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
    begun: State | None = None,
) -> Iterator[int]:
    """The same answers, with every secret of the others drawn anew.

    Cards are dealt as `imagine` deals them; a ware that was pledged or redeemed in secret is any
    that could have been. Whatever was public stays legal: only numbers of cards decide that.

    `begun` is another world to begin from, where `start` holds secrets already.
    """
    history = told(start, answers, space)
    if not end.rules().secrets or end.finished:
        yield from (action for _, action in answers)
        return
    imagined = end.imagine(seat, Dice(int(number() * 2**31)))
    dealt = game_of(end.rules().name).dealt
    if dealt is None:
        raise Malformed(f"{end.rules().name} does not say what chance dealt in secret: Game.dealt")
    hands = dealt(imagined)
    s = (begun or start).copy()
    for (by, action), one in zip(answers, history, strict=True):
        answer = action if by == CHANCE else space.answer(s, action)
        if one.owner is not None and one.owner != seat:
            if by == CHANCE:
                if begun is not None:
                    raise Malformed("a game that began in the middle of a deal has no other worlds")
                answer = hands[one.owner].pop()
            else:
                kind = one.words.split(" ")[0]
                alike = [other for other in s.legal() if s.write(other).split(" ")[0] == kind]
                answer = alike[int(number() * len(alike))]
        yield answer if by == CHANCE else space.index(s, answer)
        s.play(answer)
