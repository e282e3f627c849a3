"""What can be counted beforehand: where the dice carry a boat, and where the market leads."""

from typing import Final

from portside.core.vectors import Floats, Ints, i64, ints, zeros
from portside.games.manila.judge.weights import Weights
from portside.games.manila.rules.data import FACES, WARES
from portside.games.manila.rules.options import Options
from portside.games.manila.rules.state import State

ROLLS: Final = 3  # in a voyage
FARTHEST: Final = 18  # three sixes
LEVELS: Final = 8  # of the market, from the top: lower ones count as the lowest of these
OUTCOMES: Final = 16  # which wares rise in a voyage, as bits


class Arrivals:
    """By rolls to come and spaces short of the last one: on it, and beyond it."""

    def __init__(self) -> None:
        self.on: Floats = zeros((ROLLS + 1) * (FARTHEST + 2))
        self.beyond: Floats = zeros((ROLLS + 1) * (FARTHEST + 2))
        self.on[0] = 1.0
        for rolls in range(1, ROLLS + 1):
            for short in range(FARTHEST + 2):
                for pips in range(1, FACES + 1):
                    self.add_roll(rolls, short, pips)

    def add_roll(self, rolls: i64, short: i64, pips: i64) -> None:
        at = rolls * (FARTHEST + 2) + short
        if pips > short:
            self.beyond[at] += 1.0 / 6.0
        else:
            before = (rolls - 1) * (FARTHEST + 2) + short - pips
            self.on[at] += self.on[before] / 6.0
            self.beyond[at] += self.beyond[before] / 6.0


ARRIVALS: Final = Arrivals()


def row_of(short: i64, rolls: i64) -> i64:
    return rolls * (FARTHEST + 2) + (short if short <= FARTHEST else FARTHEST + 1)


def home_from(short: i64, rolls: i64) -> float:
    """On the last space or beyond it."""
    if short < 0:
        return 1.0
    row = row_of(short, rolls)
    return ARRIVALS.on[row] + ARRIVALS.beyond[row]


class Prospects:
    """By the levels of the four wares: what their shares will bring, and how many voyages are left.

    MA-12.2: the game ends with the first ware on the top, so each marker matters for all wares.
    Every ware is taken to rise with a chance that grows with its level.
    """

    def __init__(self, options: Options, weights: Weights) -> None:
        self.options = options
        self.lowest: i64 = max(0, len(options.track) - LEVELS)
        self.size: i64 = len(options.track) - self.lowest
        size = int(self.size)
        self.stride: Ints = ints([size**3, size**2, size, 1])  # by ware: of one level of it
        states = self.size * self.stride[0]
        self.value: Floats = zeros(WARES * states)  # by state and ware
        self.voyages: Floats = zeros(states)
        state = states - 1
        while state >= 0:
            self.look_ahead(state, weights)
            state -= 1

    def level(self, state: i64, ware: i64) -> i64:
        return state // self.stride[ware] % self.size

    def state(self, s: State) -> i64:
        found: i64 = 0
        for ware in range(WARES):
            found = self.size * found + max(0, s.market[ware] - self.lowest)
        return found

    def look_ahead(self, state: i64, weights: Weights) -> None:
        for ware in range(WARES):
            if self.level(state, ware) == self.size - 1:
                self.settle(state)
                return
        standstill = 1.0
        for outcome in range(OUTCOMES):
            chance = 1.0
            after = state
            for ware in range(WARES):
                rise = weights.rise + weights.rise_by_level * float(self.level(state, ware))
                if outcome >> ware & 1:
                    chance *= rise
                    after += self.stride[ware]
                else:
                    chance *= 1.0 - rise
            if outcome == 0:
                standstill = chance
            else:
                self.add(state, after, chance)
        for ware in range(WARES):
            self.value[WARES * state + ware] /= 1.0 - standstill
        self.voyages[state] = (1.0 + self.voyages[state]) / (1.0 - standstill)

    def settle(self, state: i64) -> None:
        for ware in range(WARES):
            level = self.lowest + self.level(state, ware)
            self.value[WARES * state + ware] = float(self.options.track[level])

    def add(self, state: i64, after: i64, chance: float) -> None:
        for ware in range(WARES):
            self.value[WARES * state + ware] += chance * self.value[WARES * after + ware]
        self.voyages[state] += chance * self.voyages[after]

    def step(self, s: State, ware: i64) -> float:
        """What a share gains if its ware rises now."""
        state = self.state(s)
        return (
            self.value[WARES * (state + self.stride[ware]) + ware]
            - self.value[WARES * state + ware]
        )
