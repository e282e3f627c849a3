"""OpenSpiel's own tests of a game, and its searches on ours."""

import random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

import portside.research.openspiel  # noqa: F401  it registers the games

GAMES = ["portside_santiago(players=2)", "portside_manila(players=4)", "portside_cargo_noir"]


def after(game: Any, answers: int, seed: int) -> Any:
    """A seat's decision, at least so many answers into a random game."""
    s, chance = game.new_initial_state(), random.Random(seed)
    while not s.is_terminal() and (answers > 0 or s.is_chance_node()):
        answers -= 1
        if s.is_chance_node():
            outcomes, weights = zip(*s.chance_outcomes(), strict=True)
            s.apply_action(chance.choices(outcomes, weights)[0])
        else:
            s.apply_action(chance.choice(s.legal_actions()))
    return s


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False, mask_test=True
    )


@pytest.mark.parametrize("name", GAMES)
def test_states_can_be_serialised_and_cloned(name: str) -> None:
    game = pyspiel.load_game(name)
    s = after(game, 90, 1)
    written = pyspiel.serialize_game_and_state(game, s)
    other_game, other = pyspiel.deserialize_game_and_state(written)
    assert str(other_game) == str(game)
    clone = s.clone()
    for same in (other, clone):
        assert str(same) == str(s) and same.history() == s.history()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(s)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    game = pyspiel.load_game(name)
    different = 0
    for answers in (3, 20, 90, 150):
        s = after(game, answers, answers)
        for player in range(game.num_players()):
            for seed in range(3):
                world = s.resample_from_infostate(player, random.Random(seed).random)
                for look in ("information_state_string", "information_state_tensor",
                             "observation_string", "observation_tensor"):  # fmt: skip
                    assert getattr(world, look)(player) == getattr(s, look)(player)
                assert world.legal_actions() == s.legal_actions() or player != s.current_player()
                different += str(world) != str(s)
    assert (different > 0) == ("manila" in name)  # the only game that deals secret cards


def test_an_information_state_remembers_and_keeps_secrets() -> None:
    game = pyspiel.load_game("portside_manila(players=3)")
    s = after(game, 40, 2)
    told = s.information_state_string(0).splitlines()
    assert told[0] == "seat 0"
    assert len(told) == 1 + len(s.history())
    deals = [line for line in told if line.startswith("* deal")]
    assert deals.count("* deal ?") == 4 and len(deals) == 6
    assert s.information_state_string(1) != s.information_state_string(0)


def test_memory_sees_through_santiagos_screens() -> None:
    s = after(pyspiel.load_game("portside_santiago(players=3)"), 60, 3)
    assert -1 not in s.information_state_tensor(0)[-18:]
    assert -1 in s.observation_tensor(0)[-18:]


@pytest.mark.parametrize("name", GAMES)
def test_searches_run_on_it(name: str) -> None:
    game = pyspiel.load_game(name)
    s = after(game, 60, 4)
    luck = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    for bot in (
        mcts.MCTSBot(game, 1.4, 20, evaluator, random_state=luck),
        ismcts.ISMCTSBot(game, evaluator, 1.4, 20, random_state=luck),
    ):
        assert bot.step(s) in s.legal_actions()


def test_parameters() -> None:
    game = pyspiel.load_game("portside_santiago", {"players": 4, "options": "ships=2"})
    assert game.num_players() == 4
    s = after(game, 10_000, 1)
    assert s.is_terminal() and sum(s.returns()) == pytest.approx(1)
    assert s.s.changed_options() == {"ships": 2}
    with pytest.raises(Exception, match="seats"):
        pyspiel.load_game("portside_manila(players=2)")
