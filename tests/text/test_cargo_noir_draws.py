"""In the terminal as in the browser: what comes out of the bag is told after its place."""

import pytest

import portside
from portside import Log
from portside.text.teller import LANGUAGES, Teller
from tests.every_game.walks import walk


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_draw_is_told_with_its_own_place(language: str) -> None:
    told, names = Teller(language, "cargo_noir"), ["Ada", "Ben", "Cy"]
    s = portside.new_game("cargo_noir", 3)
    log = s.log = Log()
    for _ in walk(s, 1):
        pass
    place, bought, filled = "", -1, 0
    for event in log.events:
        if event.kind == "buy":
            bought, place = event.thing, ""
        elif event.kind == "fill":
            place = told.event(event, names)
            assert bought in (-1, event.thing)  # the port that was emptied, and no other
            filled += 1
        elif event.kind == "token":
            assert place, "a draw without its place"
    assert filled > 9  # more than the places that are laid out
