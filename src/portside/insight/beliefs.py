"""What a seat could know of what it does not see: what it imagines, beside the truth."""

from portside import wire
from portside.core.game import State
from portside.core.hidden import Holding
from portside.core.rng import Dice
from portside.games import game_of

WORLDS = 200
TAIL = 0.025  # of the worlds, below and above what is told as likely


def belief(s: State, moment: int, seed: int) -> wire.Belief | None:
    """Of the seat that is asked; None: this game hides nothing that can be told."""
    game, seat = game_of(s.rules().name), int(s.to_move)
    truth = game.hidden(s, seat)
    if not truth:
        return None
    dice = Dice(seed * 1_000_003 + moment)
    number = WORLDS if s.rules().secrets else 1
    worlds = [game.hidden(s.imagine(seat, dice), seat) for _ in range(number)]
    names = s.rules().names
    return wire.Belief(
        moment,
        seat,
        [
            told(held, names[held.kind], [world[place].counts for world in worlds])
            for place, held in enumerate(truth)
        ],
    )


def told(truth: Holding, names: list[str], imagined: list[list[int]]) -> wire.Hidden:
    columns = [sorted(column) for column in zip(*imagined, strict=True)]
    last = len(imagined) - 1
    return wire.Hidden(
        kind=truth.kind,
        owner=truth.owner,
        things=names,
        mean=[sum(column) / len(column) for column in columns],
        low=[column[round(TAIL * last)] for column in columns],
        high=[column[round((1 - TAIL) * last)] for column in columns],
        truth=truth.counts,
    )
