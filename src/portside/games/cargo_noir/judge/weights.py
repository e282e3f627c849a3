"""What the judge believes, in points."""


class Weights:
    """Found by hand, then by playing greedy bots."""

    def __init__(self) -> None:
        self.yields = 3.0  # a ship-turn still to come
        self.coin = 1.0  # each of the first few coins
        self.few = 5.0  # coins: a typical safe
        self.spare = 0.8  # each coin after them
        self.stock = 1.0  # a point of what the hand sells for
        self.growth = 1.0  # goods that a set gains in a round
        self.patience = 2.0  # rounds for which a set is thought to grow
        self.ordinary = 4.5  # what such a good would be worth elsewhere
        self.promise = 0.5  # the share of the growth that comes true
        self.variety = 3.0  # goods in a round that may be of a type not yet in hand
        self.token = 0.7  # any good that a compartment can hold, for the sets to come
        self.horizon = 3.0  # rounds: with fewer left, such hopes fade
        self.warehouse = 0.5  # a round with one
        self.syndicate = 0.4
        self.surplus = 2.0  # a good that finds no compartment
        self.attack = 0.3  # how likely an opponent tops a stack that it gains nothing by
        self.greed = 0.06  # how much likelier for each point that it gains
        self.boldest = 0.85  # and never likelier than this
        self.fight = 0.1  # the share of its gain that an outbid ship may still hope for
