"""The contract each game keeps: one suite for all games and all numbers of seats."""

import copy
import gc
import json
import pickle
from types import FunctionType, ModuleType

import pytest

import portside
from portside import CHANCE, NOBODY, PASS, Dice, IllegalAnswer, Log, Malformed, submit
from portside.core.actions import ActionSpace
from portside.core.simulate import count, playout, settle
from tests.every_game.walks import EVERY_GAME, walk

pytestmark = pytest.mark.parametrize(("game", "seats"), EVERY_GAME)


def test_answers_are_unique_and_can_be_written_and_read(game: str, seats: int) -> None:
    for s in walk(portside.new_game(game, seats), 1):
        if s.to_move != NOBODY:
            legal = s.legal()
            assert legal
            assert len(set(legal)) == len(legal)
            assert min(legal) >= PASS
            assert [s.read(words) for words in s.legal_in_words()] == legal
            weights = s.weights()
            assert (len(weights) == len(legal) and min(weights) > 0) == (s.to_move == CHANCE)


def test_every_question_is_in_the_list_of_questions(game: str, seats: int) -> None:
    questions = portside.rules_of(game).questions
    for s in walk(portside.new_game(game, seats), 2):
        if s.to_move != NOBODY:
            assert questions[s.question_number()] is s.asked
            assert s.asked.cites


def test_copies_positions_and_pickles_play_on_alike(game: str, seats: int) -> None:
    for number, s in enumerate(walk(portside.new_game(game, seats), 3)):
        if number % 5 == 0:
            written = json.loads(json.dumps(s.position()))
            others = [s.copy(), portside.read_position(written), pickle.loads(pickle.dumps(s))]
            others.append(portside.read_position(json.dumps(written)))
            others += [copy.copy(s), copy.deepcopy(s)]
            assert all(other.position() == written for other in others)
            ends = []
            for other in others:
                playout(other, Dice(number))
                ends.append(other.position())
            assert all(end == ends[0] for end in ends)
            assert s.position() == written  # untouched by what its copies did
    for one in (portside.GAMES[game], portside.rules_of(game)):
        assert pickle.loads(pickle.dumps(one)) is one and copy.deepcopy(one) is one


def test_a_seat_that_there_is_not_sees_nothing(game: str, seats: int) -> None:
    s = portside.new_game(game, seats)
    with pytest.raises(Malformed, match=f"seats run from 0 to {seats - 1}; there is no seat 9"):
        s.view(9)


def test_the_same_seed_gives_the_same_game(game: str, seats: int) -> None:
    ends = [list(walk(portside.new_game(game, seats), 4))[-1].position() for _ in range(2)]
    assert ends[0] == ends[1]


def test_the_game_ends_with_a_winner(game: str, seats: int) -> None:
    for seed in range(20):
        s = portside.new_game(game, seats)
        assert playout(s, Dice(seed)) > 0
        assert s.to_move == NOBODY
        assert s.legal() == []
        assert s.question() == "over"
        assert len(s.scores()) == seats
        assert s.winners()
        with pytest.raises(IllegalAnswer, match="over"):
            submit(s, 0, "pass")


def test_flat_actions_are_distinct_and_come_back(game: str, seats: int) -> None:
    space = ActionSpace([question.width for question in portside.rules_of(game).questions])
    for s in walk(portside.new_game(game, seats), 5):
        if s.to_move != NOBODY:
            indices = space.legal(s)
            assert len(set(indices)) == len(indices)
            assert all(0 <= index < space.size for index in indices)
            assert {space.answer(s, index) for index in indices} <= set(s.legal())


def test_a_log_changes_nothing_and_tells_only_known_kinds(game: str, seats: int) -> None:
    silent, told = portside.new_game(game, seats), portside.new_game(game, seats)
    log = told.log = Log()
    playout(silent, Dice(6))
    playout(told, Dice(6))
    assert silent.position() == told.position()
    rules = portside.rules_of(game)
    for event in log.events:
        kind = rules.events[event.kind]
        assert kind == "" or 0 <= event.thing < len(rules.names[kind])
    assert log.events[-1].kind == "end"


def test_an_imagined_state_is_whole_and_looks_the_same(game: str, seats: int) -> None:
    for number, s in enumerate(walk(portside.new_game(game, seats), 7)):
        if number % 5 == 0:
            for seat in range(seats):
                imagined = s.imagine(seat, Dice(number))
                assert imagined.view(seat) == s.view(seat)
                playout(imagined, Dice(number))
                assert imagined.to_move == NOBODY


def test_a_stranger_is_refused_and_nothing_changes(game: str, seats: int) -> None:
    for number, s in enumerate(walk(portside.new_game(game, seats), 8)):
        if number % 5 == 0 and s.to_move != NOBODY:
            before = s.position()
            with pytest.raises(IllegalAnswer, match="is not one of") as refused:
                submit(s, s.to_move, "nonsense 7")
            assert refused.value.legal == s.legal_in_words()
            assert refused.value.rules
            for words in (s.legal_in_words()[-1][:-1], s.legal_in_words()[-1] + "0", ""):
                if words not in s.legal_in_words():  # `bid 1` is half of `bid 10`, and legal
                    with pytest.raises(IllegalAnswer, match="is not one of"):
                        submit(s, s.to_move, words)
            other = (s.to_move + 1) % seats
            with pytest.raises(IllegalAnswer, match=f"is asked, not seat {other}") as refused:
                submit(s, other, s.legal_in_words()[0])
            assert refused.value.legal == []  # they may be a secret of the seat that is asked
            assert s.position() == before


def test_a_position_with_something_wrong_is_refused(game: str, seats: int) -> None:
    """Every key of every position, taken away, misspelt or of the wrong type, is named."""
    for number, s in enumerate(walk(portside.new_game(game, seats), 9)):
        if number % 25 != 0:
            continue
        for part in (None, "table"):
            for key in s.position() if part is None else s.table():
                for wrong in ("missing", "unknown", "wrong type"):
                    written = json.loads(json.dumps(s.position()))
                    spoilt = written if part is None else written[part]
                    value = spoilt.pop(key)
                    if wrong == "unknown":
                        spoilt[key + "x"] = value
                    elif wrong == "wrong type":
                        spoilt[key] = 3.5
                    with pytest.raises(Malformed) as refused:
                        portside.read_position(written)
                    assert key in str(refused.value)


def test_a_position_that_is_no_json_is_refused(game: str, seats: int) -> None:
    with pytest.raises(Malformed, match="position: not JSON"):
        portside.read_position(f"{game} {seats}")


def test_unknown_options_and_seats_are_refused(game: str, seats: int) -> None:
    with pytest.raises(Malformed, match="'colour' is unknown; known: "):
        portside.new_game(game, seats, {"colour": 1})
    with pytest.raises(Malformed, match="seats, not 9"):
        portside.new_game(game, 9)


def test_counts_agree_with_the_slow_way(game: str, seats: int) -> None:
    s = portside.new_game(game, seats)
    settle(s, Dice(10))
    assert count(s, 0) == 1
    assert count(s, 1) == len(s.legal())
    lines = 0
    for answer in s.legal():
        after = s.copy()
        after.play(answer)
        lines += len(after.legal()) if after.to_move != NOBODY else 1
    assert count(s, 2) == lines


def test_states_are_compared_and_shown_by_what_they_are(game: str, seats: int) -> None:
    for number, s in enumerate(walk(portside.new_game(game, seats), 13)):
        if number % 40 == 0:
            other = s.copy()
            assert other == s
            assert repr(other) == repr(s)
            assert s != s.position()
            if s.to_move != NOBODY:
                assert repr(s).startswith(f"<{game}, {seats} seats: ")
                assert s.question() in repr(s)
                other.play(other.legal()[0])
                assert other != s
            with pytest.raises(TypeError, match="cannot be a key"):
                hash(s)
    assert ": over, scores" in repr(s)


def test_nothing_a_state_holds_refers_back_to_it(game: str, seats: int) -> None:
    """Compiled, a state in a circle would never be freed: the collector does not look at it.

    What it holds can only be walked through interpreted; compiled, it is seen not to be collected.
    """
    s = portside.new_game(game, seats)
    s.log = Log()
    for _ in walk(s, 12):
        pass
    held, seen = list(gc.get_referents(s)), set()
    while held:
        thing = held.pop()
        assert thing is not s
        if id(thing) not in seen and not isinstance(thing, type | FunctionType | ModuleType):
            seen.add(id(thing))
            held += gc.get_referents(thing)
    compiled = not hasattr(s, "__dict__")
    assert gc.is_tracked(s) != compiled
