"""The bot that answers anything legal."""

from portside.core.rng import Dice


class RandomBot:
    """Answers at random: for simulations, and as the weakest opponent there is."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, legal: list[int]) -> int:
        return legal[self.dice.below(len(legal))]
