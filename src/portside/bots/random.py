"""The bot that answers anything legal."""

from portside.bots.bot import Bot, SeatView
from portside.core.rng import Dice


class RandomBot(Bot):
    """Answers at random: for simulations, and as the weakest opponent there is."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def lots(self, seats: int) -> list[Dice]:
        return [self.dice]

    def choose(self, table: SeatView) -> int:
        legal = table.legal()
        return legal[self.dice.below(len(legal))]
