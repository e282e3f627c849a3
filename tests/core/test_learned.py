"""Judges that have learned: the net's arithmetic, and what is refused of a file of weights."""

import numpy as np
import pytest

from portside.core.errors import Malformed
from portside.core.learned import FINE, MOST, MOST_SEATS, LearnedJudge, Net, Sight, read_net
from portside.core.rng import Dice
from portside.core.simulate import playout
from portside.core.vectors import filled, ints, zeros
from portside.core.written import Written
from portside.games import GAMES, game_of
from tests.every_game.walks import walk

LEARNERS = [name for name in GAMES if game_of(name).sight is not None]


def test_a_net_adds_up_the_straight_way_and_what_is_hidden() -> None:
    """What is hidden counts where it is above 0: 2 − 3 − 1 is not, 2 × 4 is."""
    net = Net(
        [[FINE, 4 * FINE], [-FINE, 0], [-FINE, 0]],  # the last row is the hidden numbers' own
        [7 * FINE, FINE // 2],
        [3 * FINE, 5 * FINE // 3],
    )
    row = ints([9, 2, 3, 9])  # the seat's numbers begin at the second place
    assert net.power(row, 1) == (2 * 3 * FINE + 3 * (5 * FINE // 3)) * FINE + 8 * FINE * FINE // 2


def test_a_net_reckons_in_whole_numbers_as_numpy_does() -> None:
    chance = np.random.default_rng(3)
    first = chance.integers(-MOST, MOST + 1, (41, 24))
    last = chance.integers(-MOST, MOST + 1, 24)
    straight = chance.integers(-MOST, MOST + 1, 40)
    net = Net(first.tolist(), last.tolist(), straight.tolist())
    for _ in range(20):
        seen = chance.integers(-200, 201, 40)
        hidden = np.maximum(seen @ first[:-1] + first[-1], 0)
        wanted = int(hidden @ last + FINE * (seen @ straight))
        assert net.power(ints(seen.tolist()), 0) == wanted


@pytest.mark.parametrize("game", LEARNERS)
def test_a_learned_judge_says_the_nets_powers_until_the_game_is_over(game: str) -> None:
    """A net that takes a quarter of one of the numbers, and nothing else."""
    described = game_of(game)
    sight = described.sight
    assert sight is not None
    width, which = len(sight.names), sight.names.index("worth")
    straight = [FINE // 4 if i == which else 0 for i in range(width)]
    judge = LearnedJudge(described.judge, sight, Net([[0]] * (width + 1), [0], straight))
    worth, told, row = zeros(3), zeros(3), filled(MOST_SEATS * width, 0)
    for s in list(walk(described.rules.new_game(3), 4))[::200]:
        if s.to_move >= 0:
            judge.appraise(s, worth)
            sight.look(s, row)
            doubt = described.judge.doubt(s)
            wanted = [doubt * int(row[width * seat + which]) / 4 for seat in range(3)]
            assert list(worth) == pytest.approx(wanted)
    s = described.rules.new_game(3)
    playout(s, Dice(1))
    judge.appraise(s, worth)
    described.judge.appraise(s, told)
    assert list(worth) == list(told)


WHOLE = {"sight": ["points"], "first": [[1, 2], [3, 4]], "last": [5, 6], "straight": [7]}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"sight": ["pesos"]}, "trained with another sight"),
        ({"first": [[1, 2]]}, "2 rows are wanted"),
        ({"first": [[1, 2], [3]]}, "2 weights are wanted, not 1"),
        ({"last": []}, "from 1 to 256 hidden numbers"),
        ({"straight": [7, 8]}, "1 weights are wanted, not 2"),
        ({"straight": [MOST + 1]}, "from -32767 to 32767"),
        ({"straight": [0.5]}, "a whole number is wanted"),
    ],
)
def test_weights_that_do_not_fit_are_refused(change: dict[str, object], why: str) -> None:
    read_net(Sight(["points"]), Written(WHOLE, "net"))
    with pytest.raises(Malformed, match=why):
        read_net(Sight(["points"]), Written({**WHOLE, **change}, "net"))


@pytest.mark.parametrize("game", LEARNERS)
def test_a_sight_writes_its_numbers_for_each_seat_and_no_more(game: str) -> None:
    described = game_of(game)
    sight = described.sight
    assert sight is not None and len(sight.names) == len(set(sight.names))
    fewest, most = described.rules.fewest_seats, described.rules.most_seats
    for seats in range(fewest, most + 1):
        width, met = seats * int(sight.width), 0
        for number, s in enumerate(walk(described.rules.new_game(seats), seats)):
            if s.to_move >= 0 and number % 20 == 0:
                one = filled(MOST_SEATS * sight.width, 7777)
                other = filled(MOST_SEATS * sight.width, -7777)
                sight.look(s, one)
                sight.look(s.copy(), other)
                assert list(one)[:width] == list(other)[:width]
                assert all(-1000 < number < 1000 for number in list(one)[:width])
                assert set(list(one)[width:]) <= {7777}
                met += 1
        assert met > 3


@pytest.mark.parametrize("game", [name for name in GAMES if game_of(name).learned is not None])
def test_what_was_learned_is_small(game: str) -> None:
    from importlib.resources import files

    assert len((files("portside.games") / game / "learned.json").read_bytes()) <= 100_000
