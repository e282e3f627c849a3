"""CN-2.4. While the table is laid out, each place is named with the first token that lies there."""

import pytest

from portside import CHANCE, Log
from portside.games.cargo_noir import new_game
from portside.games.cargo_noir.rules.data import PLACE_NAMES
from tests.games.cargo_noir.table import PORTS


@pytest.mark.rule("CN-2.4")
def test_each_place_is_named_with_its_own_first_token() -> None:
    s = new_game(2)
    drawn: dict[str, int] = {}
    place = ""
    while s.to_move == CHANCE:
        s.log = Log()
        s.play(s.legal()[0])
        events = [event for event in s.log.events if event.kind in ("fill", "token")]
        for event in events:
            if event.kind == "fill":
                place = PLACE_NAMES[event.thing]
        assert events[-1].kind == "token"
        drawn[place] = drawn.get(place, 0) + 1
    named = ["rotterdam", "new_york", "hong_kong", "cape_town"]
    assert drawn == {"black_market": 6, **{port: len(PORTS[port]) for port in named}}
