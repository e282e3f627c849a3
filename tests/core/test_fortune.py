"""What chance gave in a whole game: it adds up, and over all that may fall it is nothing."""

from fractions import Fraction

import pytest

from portside.core.fortune import luck_in, strokes
from portside.core.game import CHANCE, NOBODY, State
from portside.core.record import Record, moments
from portside.core.rng import Dice
from portside.games import GAMES, game_of

SEATS = 3
MOST_WAYS = 40  # in which a game may end from where it is looked at


def begun(game: str) -> tuple[Record, State]:
    return Record(game, ["a", "b", "c"]), game_of(game).rules.new_game(SEATS)


def step(record: Record, s: State, answer: int) -> None:
    record.add(int(s.to_move), s.write(answer))
    s.play(answer)


def fallen(s: State, dice: Dice) -> int:
    """An answer of chance, by weight."""
    legal, weights = s.legal(), s.weights()
    left = dice.below(sum(weights))
    while left >= weights[0]:
        left -= weights.pop(0)
        legal.pop(0)
    return legal[0]


def decided(record: Record, s: State) -> int:
    """Anything, but always the same after as many answers."""
    legal = s.legal()
    return legal[Dice(len(record.answers)).below(len(legal))]


def whole(game: str, seed: int) -> Record:
    record, s = begun(game)
    dice = Dice(seed)
    while s.to_move != NOBODY:
        step(record, s, fallen(s, dice) if s.to_move == CHANCE else decided(record, s))
    return record


def before_the_last(record: Record) -> tuple[Record, State]:
    """The same game before its last answers of chance: as many as make no large tree."""
    rules, ways, first = game_of(record.game).rules, 1, 0
    wide = [len(s.legal()) if s.to_move == CHANCE else 0 for s in moments(record, rules)]
    for moment in reversed(range(len(record.answers))):
        if wide[moment] and ways * wide[moment] > MOST_WAYS:
            break
        if wide[moment]:
            ways, first = ways * wide[moment], moment
    early, s = begun(record.game)
    for _, words in record.answers[:first]:
        step(early, s, s.read(words))
    return early, s


def endings(record: Record, s: State) -> list[tuple[Fraction, Record, State]]:
    """Every way in which a game may end from here, and how likely it is."""
    if s.to_move == NOBODY:
        return [(Fraction(1), record, s)]
    answers, weights = [decided(record, s)], [1]
    if s.to_move == CHANCE:
        answers, weights = s.legal(), s.weights()
    found = []
    for answer, weight in zip(answers, weights, strict=True):
        further, then = Record(record.game, record.seats), s.copy()
        further.answers = list(record.answers)
        step(further, then, answer)
        for part, ended, end in endings(further, then):
            found.append((part * Fraction(weight, sum(weights)), ended, end))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_over_all_that_may_fall_luck_is_nothing_and_the_corrected_result_is_the_plain_one(
    game: str,
) -> None:
    """The end of a game as a whole tree: exact, for whatever the evaluator may believe."""
    described = game_of(game)
    evaluator = described.evaluator(SEATS)
    early, s = before_the_last(whole(game, 5))
    known = luck_in(early, described.rules, evaluator)
    tree = endings(early, s)
    assert sum(part for part, _, _ in tree) == 1
    assert len(tree) > 5
    plain, corrected = [0.0] * SEATS, [0.0] * SEATS
    for part, record, end in tree:
        luck = luck_in(record, described.rules, evaluator)
        won = evaluator.shares(end)
        for seat in range(SEATS):
            plain[seat] += float(part) * won[seat]
            corrected[seat] += float(part) * (won[seat] - (luck[seat] - known[seat]))
    assert corrected == pytest.approx(plain, abs=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_chance_is_a_stroke_and_the_seats_share_one_luck(game: str) -> None:
    described, record = game_of(game), whole(game, 2)
    evaluator = described.evaluator(SEATS)
    found = list(strokes(record, described.rules, evaluator))
    falls = [n for n, (seat, _) in enumerate(record.answers) if seat == CHANCE]
    assert [stroke.moment for stroke in found] == falls
    assert any(max(map(abs, stroke.luck)) > 0.001 for stroke in found)
    for stroke in found:
        assert sum(stroke.luck) == pytest.approx(0, abs=1e-9)
    total = luck_in(record, described.rules, evaluator)
    assert total == pytest.approx([sum(one.luck[seat] for one in found) for seat in range(SEATS)])
