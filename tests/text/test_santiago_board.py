"""Santiago in a terminal: what colour says there, letters say too."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from portside.games.santiago.rules.data import CUBAN_NAMES, FLOWER_NAMES
from portside.text.boards.santiago import draw, flower_mark
from portside.text.teller import LANGUAGES, Teller
from tests.games.santiago.table import OUTSKIRTS, table

FLOWERS = ["white", "white", "blue", "blue", "yellow", "yellow", "red", "red"]  # SC-1.4


def drawn(language: str, options: dict[str, object] | None = None) -> list[str]:
    """The lines of a board on a terminal that knows no colours."""
    console = Console(width=400, no_color=True, file=StringIO())
    view: Any = table(2, options=options).view(0)
    console.print(draw(view, Teller(language, "santiago"), ["Ada", "Ben"]))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def line_of(lines: list[str], name: str) -> str:
    return next(line for line in lines if name in line)


@pytest.mark.rule("SC-1.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_flower_of_each_cuban_can_be_read_without_colour(language: str) -> None:
    teller, lines = Teller(language, "santiago"), drawn(language)
    for cuban, flower in zip(CUBAN_NAMES, FLOWERS, strict=False):
        mark = "✿ " + teller.name("flower", flower)[:3]
        assert f"{mark} {teller.name('cuban', cuban)}" in "\n".join(lines)
    zorro = line_of(lines, teller.name("cuban", "el_zorro"))
    assert "✿" not in zorro.partition(teller.name("cuban", "el_zorro"))[0]


@pytest.mark.rule("SC-1.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_colour_of_each_place_can_be_read_without_colour(language: str) -> None:
    teller, text = Teller(language, "santiago"), "\n".join(drawn(language))
    for place, building in enumerate(OUTSKIRTS):
        mark = "✿ " + teller.name("flower", FLOWER_NAMES[place // 3])[:3]
        assert f"{mark} {teller.name('building', building)}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_tell_the_colours_apart(language: str) -> None:
    teller = Teller(language, "santiago")
    assert len({flower_mark(flower, teller).plain for flower in FLOWER_NAMES}) == 4


@pytest.mark.rule("SC-1.12")
def test_a_table_with_a_few_other_flowers_shows_all_nine() -> None:
    text = "\n".join(drawn("en", {"flowers": {"maria": "yellow", "el_zorro": "blue"}}))
    assert "✿ yel Maria" in text and "✿ blu El Zorro" in text and "✿ whi Pedro" in text
