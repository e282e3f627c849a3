"""Every option of every game can be told in every language, whatever it is changed to."""

from typing import Any

import pytest

from portside import GAMES
from portside.core.changes import Change, by_name
from portside.text.teller import LANGUAGES, Teller
from tests.published import PUBLISHED
from tests.text.test_messages import messages

EVERY = [(game, language) for game in PUBLISHED for language in LANGUAGES]


def leaves(option: str, path: tuple[str, ...], standard: Any) -> list[Change]:
    """By every thing that an option can change: a change that repeats the standard."""
    parts = by_name(standard)
    if parts is None:
        return [Change(option, path, standard, standard)]
    return [leaf for name in parts for leaf in leaves(option, (*path, name), parts[name])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PUBLISHED)
def test_languages_name_the_same_options(game: str, language: str) -> None:
    assert messages(language, f"options_{game}") == messages("en", f"options_{game}")


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_option_and_every_part_of_it_has_words(game: str, language: str) -> None:
    teller = Teller(language, game)
    for option, standard in GAMES[game].rules.options.items():
        for change in leaves(option, (), standard):
            told = teller.change(change)
            assert "_" not in told, told


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_choice_is_explained_and_has_words(game: str, language: str) -> None:
    teller, offered = Teller(language, game), GAMES[game].choices
    for option, standard in GAMES[game].rules.options.items():
        choices = offered.get(option, [False, True] if isinstance(standard, bool) else [])
        if choices:
            assert teller.say(f"option-{option}", "about"), option
        for choice in choices:
            assert teller.value(option, choice)
