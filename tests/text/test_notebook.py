"""A state in a notebook: its board as HTML, drawn only where somebody looks."""

import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.text import Text

import portside
from portside import GAMES, NOBODY, State
from portside.core.game import PICTURE
from portside.text import boards
from tests.every_game.walks import EVERY_GAME, walk


class Reader(HTMLParser):
    """What a browser would show, and the elements it is made of."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.shown = ""
        self.opened: list[str] = []
        self.elements: set[str] = set()
        self.attributes: set[str] = set()
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.opened.append(tag)
        self.elements.add(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.opened.pop() == tag

    def handle_data(self, data: str) -> None:
        self.shown += data


def looked_at(s: State) -> Reader:
    html = s._repr_html_()
    assert html is not None
    found = Reader(html)
    assert not found.opened
    return found


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_every_state_can_be_looked_at(game: str, seats: int) -> None:
    for number, s in enumerate(walk(portside.new_game(game, seats), 7)):
        if number % 100 == 0 or s.to_move == NOBODY:
            found = looked_at(s)
            assert found.elements == {"pre", "span"} and found.attributes == {"class", "style"}
            assert repr(s).strip("<>") in found.shown
            assert all(f"P{seat}" in found.shown for seat in range(seats))


def test_the_whole_truth_is_shown_and_what_is_asked() -> None:
    s = portside.new_game("manila", 3)
    for card in ("ginseng", "jade", "silk", "silk", "nutmeg", "nutmeg"):
        portside.submit(s, portside.CHANCE, f"deal {card}")
    shown = looked_at(s).shown
    hands = [line.split() for line in shown.splitlines() if line.split()[:1] == ["P1"]]
    assert hands[0][-4:] == ["0", "0", "2", "0"]  # another seat would not see which cards
    assert shown.splitlines()[-1].startswith("P0 ")


def test_the_end_is_told() -> None:
    s = portside.new_game("santiago", 2)
    portside.simulate.playout(s, portside.Dice(3))
    assert looked_at(s).shown.rstrip().splitlines()[-1].endswith("!")


def test_texts_are_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    hostile = SimpleNamespace(draw=lambda *_: Text("<script>&amp;'\"[link=javascript:x]"))
    monkeypatch.setattr(boards, "board_of", lambda _game: hostile)
    found = looked_at(portside.new_game("santiago", 2))
    assert "<script>&amp;'\"[link=javascript:x]" in found.shown and "script" not in found.elements


def test_without_somebody_who_draws_a_notebook_shows_the_repr(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PICTURE, "html", None)
    assert portside.new_game(next(iter(GAMES)), 3)._repr_html_() is None


def test_nothing_is_loaded_for_it_before_somebody_looks() -> None:
    script = (
        "import sys, portside; s = portside.new_game('manila', 3); repr(s); "
        "assert not [m for m in sys.modules if m.startswith(('portside.text', 'rich'))]; "
        "assert s._repr_html_(); assert 'portside.text.notebook' in sys.modules"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(portside.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)
