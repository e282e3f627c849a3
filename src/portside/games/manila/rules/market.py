"""MA-12.1. The black market."""

from typing import Final

from portside.core.game import Step
from portside.core.vectors import with_number
from portside.games.manila.rules.data import HARBOUR, WARES
from portside.games.manila.rules.state import State


class MarketRise(Step):
    """MA-12.1. Each ware whose boat lies in the harbour rises one level; none ever falls."""

    name = "market-rise"

    def begin(self, s: State) -> None:
        for ware in range(WARES):
            if ware != s.ashore and s.status[ware] == HARBOUR:
                s.market = with_number(s.market, ware, s.market[ware] + 1)
                s.tell("rise", s.harbour_master, ware, s.options.track[s.market[ware]])


def is_at_the_top(s: State) -> bool:
    """MA-12.2. Some ware stands on the last level."""
    for ware in range(WARES):
        if s.market[ware] == len(s.options.track) - 1:
            return True
    return False


MARKET_RISE: Final = MarketRise()
