"""What the judge believes of people."""


class Weights:
    """What the judge believes of people; found by comparison with how games ended, and by matches.

    See docs/choices/manila-judge.md. All pesos are worth what they do for winning.
    """

    def __init__(self) -> None:
        self.rise = 0.40  # the chance of a ware on the lowest level to rise in a voyage
        self.rise_by_level = -0.06  # leaders are left ashore
        self.saved = 4.0  # of what a seat earns in a voyage, for redeeming shares in the end
        self.unsure = 24.0  # pesos between hardly and surely having enough for that
        self.unsure_by_voyage = 3.0  # and for each voyage to come
        self.liquid = 0.27  # a peso at hand is worth more, while there are offices to bid for
        self.rest = 1.5  # an accomplice not placed yet
        self.prime = 2.3  # more in the first round, for the seat itself and each that chooses later
        self.choice = 0.8  # and in a later round
        self.fill = 0.7  # the share of the vacant seats of a sure boat that are taken later
        self.pirates = 0.5  # the chance that pirates come who are not there yet
        self.mate = 0.5  # the chance that a lone pirate gets company
        self.option = 0.3  # a space of a pilot's moves, for choosing late
        self.first = 6.0  # the office: the first choice of places
        self.control = 1.5  # and the choice of what sails, for each share
        self.purchase = 0.7  # and a share below its worth, of which so much counts
        self.by_stake = True  # a launch is guessed by what it brings, not by shares alone
        self.raises = 1  # bids worth a thought besides passing, the least one first


def first_weights() -> Weights:
    """As bots believed when they were first measured: the yardstick, which stays."""
    weights = Weights()
    weights.rise_by_level = 0.03
    weights.liquid = 0.0
    weights.prime = 0.0
    weights.choice = 0.0
    weights.first = 2.0
    weights.purchase = 0.8
    weights.raises = 5
    weights.by_stake = False
    return weights
