"""What a coach says of any two answers: true to the table, in every language, and no secret."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import portside
from portside import CHANCE, GAMES, NOBODY, Dice, State
from portside.core.counsel import Counsel
from portside.text.teller import LANGUAGES, Teller
from tests.every_game.walks import walk
from tests.published import PUBLISHED, RULE_PAGES
from tests.text.test_messages import messages

MOST_WORDS = 30
STATES = 40  # of each game, in which a seat has a choice
PAIRS = 3  # of answers, in each of them


@cache
def given(game: str) -> dict[str, set[str]]:
    """By code: the variables that `games/<game>/counsel.py` passes with it."""
    source = Path(portside.__file__).parent / "games" / game / "counsel.py"
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "because":
            code = node.args[0]
            assert isinstance(code, ast.Constant), ast.unparse(node)
            variables = {keyword.arg or "" for keyword in node.keywords}
            assert found.setdefault(str(code.value), variables) == variables, code.value
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PUBLISHED)
def test_every_reason_has_its_sentence_with_its_variables(game: str, language: str) -> None:
    said = {
        key.removeprefix("counsel-"): variables
        for key, variables in messages(language, f"counsel_{game}").items()
        if key.startswith("counsel-")
    }
    assert said == given(game)


def pairs(game: str, seats: int) -> list[tuple[State, int, int]]:
    """Some states of random games, and two different answers that are possible in each."""
    dice, found = Dice(seats), []
    for seed in range(3):
        asked = [
            (s.copy(), s.legal())
            for s in walk(portside.new_game(game, seats), seed)
            if s.to_move not in (CHANCE, NOBODY) and len(s.legal()) > 1
        ]
        for s, legal in asked[seed :: max(1, 3 * len(asked) // STATES)]:
            for _ in range(PAIRS):
                pressed, best = int(dice.below(len(legal))), int(dice.below(len(legal)))
                if pressed != best:
                    found.append((s, legal[pressed], legal[best]))
    return found


@pytest.mark.parametrize("game", PUBLISHED)
def test_a_reason_is_short_and_cites_rules_and_says_the_same_of_every_world(game: str) -> None:
    seats = GAMES[game].studied_seats
    tellers = [Teller(language, game) for language in LANGUAGES]
    names = [f"Player {number}" for number in range(seats)]
    rules = (RULE_PAGES / f"{game}.md").read_text("utf-8")
    dice, told = Dice(9), set()
    for s, pressed, best in pairs(game, seats):
        seat, before = int(s.to_move), s.position()
        why = GAMES[game].counsel(s, seat, pressed, best)
        world = s.imagine(seat, dice)
        assert GAMES[game].counsel(world, seat, pressed, best) == why
        assert s.position() == before
        if why is not None and why.code not in told:
            told.add(why.code)
            assert all(f"**{rule}**" in rules for rule in re.split(", | to ", why.rules)), why
            assert set(why.args) == given(game)[why.code]
            for teller in tellers:
                check_sentence(teller, why, names)
    assert len(told) > 5, told


def check_sentence(teller: Teller, why: Counsel, names: list[str]) -> None:
    sentence = teller.counsel(why, names)
    words = [word for word in sentence.split() if any(map(str.isalnum, word))]
    assert len(words) <= MOST_WORDS, (len(words), sentence)
    assert sentence[-1] in ".!", sentence


@pytest.mark.parametrize("game", PUBLISHED)
def test_no_reason_is_as_long_as_a_paragraph(game: str) -> None:
    """In whatever language, names as short as one word each."""
    for language in LANGUAGES:
        teller = Teller(language, game)
        for code, variables in given(game).items():
            for n in (0, 1, 2, 5):
                args = dict.fromkeys(variables, n) | {"thing": "x", "thing2": "y", "seat": "Ada"}
                sentence = teller.say(f"counsel-{code}", "", **args)
                words = [word for word in sentence.split() if any(map(str.isalnum, word))]
                assert len(words) <= MOST_WORDS, (len(words), sentence)


def test_a_game_that_gives_no_counsel_says_nothing() -> None:
    plain = portside.core.about.Game(rules=portside.rules_of(PUBLISHED[0]))
    s = portside.new_game(PUBLISHED[0])
    assert plain.counsel(s, 0, 1, 2) is None and plain.odds is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_game_has_no_reason_the_search_has_its_figure(language: str) -> None:
    sentence = Teller(language).say("counsel-better", best="xyz", n=7)
    assert "xyz" in sentence and "7" in sentence
