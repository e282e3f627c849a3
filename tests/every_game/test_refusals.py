"""Whatever a question can write and does not offer is refused with a reason, in every language."""

import re
from pathlib import Path

import pytest

import portside
from portside import CHANCE, NOBODY, Dice, State
from portside.core.refusals import ByQuestion, unoffered, written
from portside.text.teller import LANGUAGES, Teller, locale
from tests.every_game.walks import EVERY_GAME, walk
from tests.published import PUBLISHED

STATES = 12  # of each game, far apart, so that all its phases come up
STEP = 17
GAMES_FOLDER = Path(portside.__file__).parent / "games"
OURS = [(game, seats) for game, seats in EVERY_GAME if game in PUBLISHED]


def states(game: str, seats: int, seed: int) -> list[State]:
    """Some states of a random game in which a seat is asked."""
    asked = [
        state.copy()
        for state in walk(portside.new_game(game, seats), seed)
        if state.to_move not in (CHANCE, NOBODY)
    ]
    return asked[seed % STEP :: STEP][:STATES]


def understood(s: State) -> set[str]:
    """All that what is asked could write, and a little of each other question."""
    words = {written(s, s.asked, answer) for answer in range(s.asked.width)}
    refusals = s.rules().refusals
    assert isinstance(refusals, ByQuestion)
    for question in s.rules().questions:
        if question.name in refusals.moments:
            words |= {written(s, question, answer) for answer in (0, question.width // 2)}
    return words - {""} - set(s.legal_in_words())


@pytest.mark.parametrize(("game", "seats"), OURS)
def test_every_answer_that_is_not_offered_has_a_reason(game: str, seats: int) -> None:
    tellers = [Teller(language, game) for language in LANGUAGES]
    names = [f"Player {number}" for number in range(seats)]
    told: set[str] = set()
    for s in states(game, seats, seed=seats):
        before = s.position()
        for words in understood(s):
            why = s.rules().refusals.why(s, words)
            assert why is not None, (s.question(), words)
            assert why.rules, why
            told.add(why.code)
            for teller in tellers:
                assert teller.reason(why, names), (teller.language, why)
        assert s.position() == before  # asking changes nothing
    assert len(told) > 10


@pytest.mark.parametrize(("game", "seats"), OURS)
def test_the_reason_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(
    game: str, seats: int
) -> None:
    dice = Dice(5)
    for s in states(game, seats, seed=seats + 1):
        seat = int(s.to_move)
        world = s.imagine(seat, dice)
        assert world.view(seat) == s.view(seat)
        assert unoffered(world) == unoffered(s)
        for words in understood(s):
            assert world.rules().refusals.why(world, words) == s.rules().refusals.why(s, words)


@pytest.mark.parametrize(("game", "seats"), OURS)
def test_what_people_wonder_about_can_be_asked(game: str, seats: int) -> None:
    """It is an answer to the question: offered, or listed with its reason."""
    for s in states(game, seats, seed=seats + 2):
        refused = [words for words, _ in unoffered(s)]
        offered = s.legal_in_words()
        thinkable = s.rules().refusals.thinkable(s)
        assert set(thinkable) <= {*refused, *offered}
        assert len(set(thinkable)) == len(thinkable)
        assert not set(refused) & set(offered)


@pytest.mark.parametrize("game", PUBLISHED)
def test_what_means_nothing_has_no_reason(game: str) -> None:
    s = portside.new_game(game, portside.rules_of(game).fewest_seats)
    portside.simulate.settle(s, Dice(1))
    assert s.rules().refusals.why(s, "dance on the table") is None
    with pytest.raises(portside.IllegalAnswer) as refused:
        portside.submit(s, int(s.to_move), "dance on the table")
    assert refused.value.refusal is None and refused.value.code == "not-legal"


@pytest.mark.parametrize("game", PUBLISHED)
def test_no_reason_is_written_that_nobody_gives(game: str) -> None:
    refusals = portside.rules_of(game).refusals
    assert isinstance(refusals, ByQuestion)
    given = (GAMES_FOLDER / game / "refusals.py").read_text("utf-8")
    source = locale("en", game).read_text("utf-8")
    for code in re.findall(r"^refusal-([\w-]+) =", source, re.MULTILINE):
        when = code.removeprefix("when-") in refusals.moments.values()
        assert when or f'"{code}"' in given, code
