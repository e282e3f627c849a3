"""A renamed game is the same game: one to one, and nothing of its own names is left."""

import random
import re
from functools import cache

import pytest
from fluent.syntax import ast, visitor

import portside
from portside.core.errors import Malformed
from portside.research.doors import Doors, House
from portside.research.text_env import TextEnv
from portside.text.renaming import Renaming, forms_of, pattern
from portside.text.teller import LANGUAGES, Teller, locale
from tests.published import PUBLISHED
from tests.text.playing import everybody

PLAIN_WORDS = {"peso", "vp", "wild", "a", "b", "c"}  # units, letters and the joker: no names


@cache
def own_names(game: str) -> re.Pattern[str]:
    """Every name that the game has in any language, and as the notation writes it."""
    found = set()
    for language in LANGUAGES:
        teller = Teller(language, game)
        found.add(teller.say("title"))
        for kind, things in portside.rules_of(game).names.items():
            for thing in set(things) - PLAIN_WORDS:
                found |= {teller.name(kind, thing), thing.replace("_", "-"), thing}
    told = "|".join(sorted(map(re.escape, found), key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{told})(?!\w)", re.IGNORECASE)


class Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PUBLISHED)
def test_no_sentence_keeps_a_name(game: str, language: str) -> None:
    """Whatever a prompt, a reason or the rules could ever say."""
    renaming, found = Renaming(game, 7), pattern(game, language)[0]
    for file in (game, f"options_{game}", f"rules_{game}"):
        seen = Texts()
        seen.visit(renaming.resource(language, locale(language, file).read_text("utf-8")))
        for text in seen.found:
            assert not own_names(game).search(text), text
            assert not found.search(text), text


@pytest.mark.parametrize("game", PUBLISHED)
def test_a_renaming_is_one_to_one(game: str) -> None:
    renaming = Renaming(game, 7)
    assert len(set(renaming.made_up.values())) == len(renaming.made_up) == len(forms_of(game))
    things = {
        thing.replace("_", "-")
        for things in portside.rules_of(game).names.values()
        for thing in things
    }
    other = {thing: renaming.word(thing) for thing in things}
    assert len(set(other.values())) == len(things)
    for thing, word in other.items():
        assert renaming.original(word) == thing
        assert (word == thing) == (thing in PLAIN_WORDS)
    assert Renaming(game, 7).made_up == renaming.made_up != Renaming(game, 8).made_up


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PUBLISHED)
def test_a_whole_renamed_game_is_the_same_game(game: str, language: str) -> None:
    dice, plain, other = random.Random(2), everybody(game), everybody(game, language=language)
    plain.reset(2)
    other.reset(2, renamed=11)
    renaming = Renaming(game, 11)
    while not plain.done:
        offers = plain.offers()
        assert [renaming.words(offer.words) for offer in offers] == [
            offer.words for offer in other.offers()
        ]
        assert not own_names(game).search(other.observe())
        chosen = dice.choice(offers).words
        plain.step(chosen)
        other.step(renaming.words(chosen))
    assert other.done and other.outcome() == plain.outcome() and other.bad == [0] * other.seats
    assert other.record() == plain.record()
    assert not own_names(game).search(other.rules() + other.observe())


def test_a_name_of_its_own_is_not_understood_and_tells_nothing() -> None:
    env = TextEnv("santiago", renamed=3)
    prompt = env.reset(1)
    assert "drive 1" in prompt
    made_up = Renaming("santiago", 3).made_up
    told = env.why_not("load rum 1")
    assert told == "“load rum 1” is none of the answers."
    assert env.why_not(f"load {made_up['rum']} 1") == (
        f"Loading comes when the car stops at the {made_up['port']}."
    )


def test_the_doors_call_a_renamed_game_by_its_new_name() -> None:
    doors = Doors(House(seed=1, renamed=5))
    assert len(doors.games) == len(PUBLISHED)
    for told, game in zip(doors.list_games(), PUBLISHED, strict=True):
        assert told["game"] == Renaming(game, 5).title
        said = [str(told), doors.rules(told["game"]), doors.new_game(told["game"])[1]]
        with pytest.raises(Malformed) as refused:
            doors.new_game(told["game"], seats=9)
        assert not own_names(game).search("\n".join([*said, str(refused.value)]))
        with pytest.raises(Malformed, match=r"^game: '\w+' is not known"):
            doors.new_game(game)


def test_a_game_that_does_not_say_how_its_names_are_written_is_refused() -> None:
    with pytest.raises(Malformed, match="cannot be renamed"):
        Renaming("nothing", 1)
