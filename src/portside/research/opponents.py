"""The bots around a learner: who they are, and what they answer."""

from portside.bots.bot import Bot, SeatView
from portside.bots.levels import make_bot
from portside.bots.match import checked
from portside.core.errors import Malformed
from portside.core.game import State
from portside.core.rng import Dice
from portside.research.given import whole

RANDOM = "random"  # answered by the compiled tables themselves


def names_of(opponents: object, wanted: int) -> list[str]:
    """A name for each other seat, of one name for all or a list."""
    names = [opponents] * wanted if isinstance(opponents, str) else opponents
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise Malformed(f"opponents are the name of a bot or a list of names, not {opponents!r}")
    if len(names) != wanted:
        raise Malformed(f"{wanted} opponents are wanted, not {len(names)}")
    return list(names)


def named_opponents(game: str, opponents: str | list[str], seats: int) -> list[str]:
    """A name for each other seat, clockwise; a name that means nothing is refused."""
    names = names_of(opponents, seats - 1)
    for name in set(names):
        make_bot(name, game, 0).close()  # refuse here, not at the first reset
    return names


def chosen_seat(seat: int | None, seats: int) -> int | None:
    if seat is not None and not 0 <= (seat := whole("a seat", seat)) < seats:
        raise Malformed(f"seats run from 0 to {seats - 1}; there is no seat {seat}")
    return seat


def loses_by_illegal(illegal: str) -> bool:
    if illegal not in ("end", "raise"):
        raise Malformed(f"illegal is 'end' or 'raise', not {illegal!r}")
    return illegal == "end"


class Opponents:
    """The bots of one game: made when it begins, dismissed when it ends."""

    def __init__(self, game: str, names: list[str], seat: int, luck: int) -> None:
        self.dice = Dice(luck)
        self.names = names
        self.bots: dict[int, Bot] = {}
        for number, name in enumerate(names):
            if name != RANDOM:
                other = (seat + 1 + number) % (len(names) + 1)
                self.bots[other] = make_bot(name, game, luck + number)

    def answer(self, s: State) -> int:
        view = SeatView(s, None, self.dice)
        return s.read(view.write(checked(self.bots[int(s.to_move)].choose(view), view)))

    def lots(self) -> list[Dice]:
        """What they draw lots with, for copies."""
        seats = len(self.names) + 1
        return [self.dice, *(dice for bot in self.bots.values() for dice in bot.lots(seats))]

    def dismiss(self) -> None:
        for bot in self.bots.values():
            bot.close()
