"""What a bot is given, and that it can reach nothing more."""

import gc
import json
import re
from pathlib import Path
from typing import Any

import pytest

import portside
from portside import Dice, Malformed, State
from portside.bots.bot import Bot, Budget, SeatView
from portside.bots.levels import LEVELS, make_bot
from portside.bots.match import Match
from portside.bots.searcher import SearchBot, time_to_think
from portside.core.learned import LearnedJudge
from portside.games import game_of
from tests.every_game.walks import EVERY_GAME, walk


class Peeping(Bot):
    """Looks for the true state among everything it can reach from its table."""

    def __init__(self, true: State) -> None:
        self.true = id(true)
        self.found = False

    def choose(self, table: SeatView) -> int:
        seen: set[int] = set()
        waiting: list[Any] = [table]
        while waiting:
            thing = waiting.pop()
            if id(thing) in seen or isinstance(thing, type) or callable(thing):
                continue
            seen.add(id(thing))
            self.found |= id(thing) == self.true
            waiting += gc.get_referents(thing)
        return table.legal()[0]


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_a_bot_cannot_reach_the_true_state(game: str, seats: int) -> None:
    for number, s in enumerate(walk(portside.new_game(game, seats), 11)):
        if s.to_move >= 0 and number % 20 == 0:
            bot = Peeping(s)
            bot.choose(SeatView(s))
            assert not bot.found


SECRET_HANDS = [(game, seats) for game, seats in EVERY_GAME if game_of(game).dealt is not None]


class Leaking(SeatView):
    """What a seat view must not be: a copy of the true state."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self._world = s.copy()


class Comparing(Bot):
    """Counts how often the hands of the world it is given are not the true ones."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.asked = 0
        self.differed = 0

    def choose(self, table: SeatView) -> int:
        assert self.match is not None
        self.asked += 1
        self.differed += hands(table) != dealt(self.match.s)
        return table.legal()[0]


def dealt(s: State) -> list[list[int]]:
    found = game_of(s.rules().name).dealt
    assert found is not None
    return found(s)


def hands(table: SeatView) -> list[list[int]]:
    return dealt(table._world)


def tells_the_truth(s: State, tables: list[SeatView]) -> bool:
    """Whether the hands that a seat may not see are the true ones, whatever dice were thrown."""
    assert any(held for seat, held in enumerate(dealt(s)) if seat != s.to_move)
    return all(hands(table) == dealt(s) for table in tables)


@pytest.mark.parametrize(("game", "seats"), SECRET_HANDS)
def test_a_bot_is_given_an_imagined_world_not_a_copy_of_the_truth(game: str, seats: int) -> None:
    for number, s in enumerate(walk(portside.new_game(game, seats), 14)):
        if s.to_move >= 0 and number % 15 == 0:
            tables = [SeatView(s, dice=Dice(seed)) for seed in range(20)]
            assert not tells_the_truth(s, tables)
            assert len({str(hands(table)) for table in tables}) > 3
            assert {str(hands(table)[s.to_move]) for table in tables} == {str(dealt(s)[s.to_move])}
            assert tells_the_truth(s, [Leaking(s) for _ in range(20)])  # this is how it is found


@pytest.mark.parametrize(("game", "seats"), SECRET_HANDS)
def test_a_search_imagines_other_worlds_than_it_is_given(game: str, seats: int) -> None:
    s = portside.new_game(game, seats)
    portside.simulate.settle(s, Dice(1))
    table, dice = SeatView(s), Dice(2)
    assert len({str(dealt(table.imagine(dice))) for _ in range(20)}) > 3


@pytest.mark.parametrize(("game", "seats"), SECRET_HANDS)
def test_a_match_gives_its_bots_imagined_worlds(game: str, seats: int) -> None:
    bots = [Comparing() for _ in range(seats)]
    match = Match(game, list(bots), [f"P{seat}" for seat in range(seats)], 6)
    for bot in bots:
        bot.match = match
    match.play()
    for bot in bots:
        assert bot.asked > 5 and bot.differed > 0


def test_there_is_a_game_with_secret_hands() -> None:
    assert SECRET_HANDS


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_a_table_tells_what_the_seat_may_know_and_no_more(game: str, seats: int) -> None:
    for number, s in enumerate(walk(portside.new_game(game, seats), 12)):
        if s.to_move >= 0 and number % 10 == 0:
            table = SeatView(s, dice=Dice(number))
            assert table.view() == s.view(int(s.to_move))
            assert table.legal_in_words() == s.legal_in_words()


@pytest.mark.parametrize("game", ["manila"])
def test_the_past_hides_what_others_alone_know(game: str) -> None:
    match = Match(game, [make_bot("random", game, seat) for seat in range(3)], ["A", "B", "C"], 5)
    match.play()
    for viewer in range(3):
        told = [past.to(viewer) for past in match.past]
        deals = [line for line in told if line.startswith("* deal")]
        assert len(deals) == 6
        assert [number for number, line in enumerate(deals) if not line.endswith("?")] == [
            2 * viewer, 2 * viewer + 1,
        ]  # fmt: skip
        for line in told:
            seat, verb = line.split(" ")[:2]
            if verb in ("pledge", "redeem"):
                assert line.endswith("?") == (seat != str(viewer))


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS])
def test_every_bot_plays_a_whole_legal_game(game: str, seats: int, name: str) -> None:
    """Every answer goes through the checked door of the match."""
    budget = Budget(simulations=8)
    bots = [make_bot(name if seat == 0 else "random", game, seat, budget) for seat in range(seats)]
    result = Match(game, bots, [f"P{seat}" for seat in range(seats)], 3).play()
    assert portside.replay(result.record).scores() == result.scores


@pytest.mark.parametrize(("game", "seats"), EVERY_GAME)
def test_a_search_gives_the_same_answer_for_the_same_seed(game: str, seats: int) -> None:
    s = portside.new_game(game, seats)
    for number, state in enumerate(walk(s, 13)):
        if state.to_move >= 0 and number % 40 == 0:
            answers = {
                SearchBot(game, 7, Budget(simulations=20)).choose(SeatView(state)) for _ in range(2)
            }
            assert len(answers) == 1


def test_a_search_tells_its_thoughts() -> None:
    s = portside.new_game("santiago", 3)
    portside.simulate.settle(s, Dice(1))
    bot = SearchBot("santiago", 1, Budget(simulations=50))
    answer = bot.choose(SeatView(s))
    thoughts = bot.thoughts()
    assert thoughts.simulations == 50
    assert sum(thoughts.chances) == pytest.approx(1.0)
    assert sum(option.visits for option in thoughts.options) == 50
    assert thoughts.options[0].words == s.write(answer) == thoughts.line[0]


def test_a_search_on_two_processes_adds_up_their_visits() -> None:
    s = portside.new_game("santiago", 3)
    portside.simulate.settle(s, Dice(1))
    bot = SearchBot("santiago", 1, Budget(simulations=40), processes=2)
    assert bot.choose(SeatView(s)) in s.legal()
    assert sum(option.visits for option in bot.thoughts().options) == 80
    bot.close()


@pytest.mark.parametrize(
    ("budget", "thinking"), [(1.0, 0.95), (0.02, 0.018), (0.005, 0.003), (0.002, 0.001)]
)
def test_some_of_a_budget_is_left_to_the_machine_but_never_more_than_half(
    budget: float, thinking: float
) -> None:
    assert time_to_think(budget) == pytest.approx(thinking)


def test_a_budget_of_seconds_is_kept() -> None:
    s = portside.new_game("santiago", 3)
    portside.simulate.settle(s, Dice(1))
    bot = SearchBot("santiago", 1, Budget())
    assert bot.choose(SeatView(s, Budget(seconds=0.01))) in s.legal()


def test_a_name_may_carry_a_budget() -> None:
    for name, budget in [
        ("captain@0.05s", Budget(seconds=0.05)),
        ("search@40", Budget(simulations=40)),
        ("captain", Budget(seconds=1.0)),
    ]:
        bot = make_bot(name, "santiago", 1)
        assert isinstance(bot, SearchBot)
        assert bot.budget == budget


def test_a_level_has_a_budget_for_each_game_and_a_name_replaces_it() -> None:
    """A navigator stays between the mate and the captain, wherever those stand."""

    def simulations(name: str, game: str) -> int | None:
        bot = make_bot(name, game, 1)
        assert isinstance(bot, SearchBot)
        return bot.budget.simulations

    level = LEVELS["navigator"]
    assert level.budget is not None
    assert simulations("navigator", "santiago") == level.budget.simulations
    assert simulations("navigator", "manila") == game_of("manila").simulations["navigator"]
    assert simulations("navigator", "manila") != level.budget.simulations
    assert simulations("navigator@700", "manila") == 700


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("captian", "did you mean 'captain'"),
        ("captain@soon", "captain@soon: seconds"),
        ("no.such.module:Bot", "cannot be loaded"),
        ("portside.core.rng:Dice", "cannot be loaded"),
        ("exec:/no/such/program", "cannot be started"),
    ],
)
def test_a_bot_that_is_not_there_is_refused(name: str, said: str) -> None:
    with pytest.raises(Malformed, match=said):
        make_bot(name, "santiago", 1)


def test_a_name_may_carry_a_judge(tmp_path: Path) -> None:
    by_hand = make_bot("captain+hand@40", "santiago", 1)
    assert isinstance(by_hand, SearchBot)
    assert by_hand.judge is game_of("santiago").judge
    assert by_hand.budget == Budget(simulations=40)
    sight = game_of("cargo_noir").sight
    assert sight is not None
    net = {"sight": sight.names, "first": [[1]] * (len(sight.names) + 1), "last": [1]}
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**net, "straight": [1] * len(sight.names)}))
    mine = make_bot(f"search+{file}@7", "cargo_noir", 1)
    assert isinstance(mine, SearchBot) and isinstance(mine.judge, LearnedJudge)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mate+hand", "a judge after the + is for navigator, captain, search only"),
        ("captain+nowhere.json", "'hand' or a file of weights is wanted"),
        ("captain+{file}", "Expecting value"),
        ("captain+{empty}", "'sight' is missing"),
    ],
)
def test_a_judge_that_does_not_fit_is_refused(name: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("weights")
    (tmp_path / "empty").write_text("{}")
    with pytest.raises(Malformed, match=re.escape(why)):
        make_bot(name.format(file=tmp_path / "text", empty=tmp_path / "empty"), "cargo_noir", 1)
