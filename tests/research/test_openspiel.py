"""OpenSpiel's own tests of a game, and its searches on ours."""

import pickle
import random
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

import portside.research.openspiel  # it registers the games

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


WITH_OPTIONS = [
    "portside_santiago(players=3,options=ships:3;screens:open)",
    "portside_manila(players=3,options=final_scoring:all_shares_minus_15;starting_cash:40)",
    "portside_cargo_noir(players=2,options=start_coins:5)",
]


@pytest.mark.parametrize("name", WITH_OPTIONS)
def test_options_survive_game_strings_states_and_pickles(name: str) -> None:
    game = pyspiel.load_game(name)
    assert game.given
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    s = after(game, 60, 6)
    for same in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game)), deepcopy(game)):
        assert str(same) == str(game)
        assert same.given == game.given
    for other in (pickle.loads(pickle.dumps(s)), deepcopy(s)):
        assert str(other) == str(s)
        assert other.s.changed_options() == s.s.changed_options() != {}


def test_options_may_have_any_form() -> None:
    """A whole list of dice, with commas and braces: written as in a record, read back the same."""
    track: dict[str, object] = {"market_track": [0, 5, 10, 25], "wares": "nonsense, (=);:%"}
    game = pyspiel.load_game("portside_manila", {"options": "market_track=[0,5,10,25]"})
    assert pyspiel.load_game(str(game)).given == {"market_track": [0, 5, 10, 25]}
    written = portside.research.openspiel.write_parameter(track)
    assert portside.research.openspiel.read_parameter(written) == track
    with pytest.raises(Exception, match="ships"):
        pyspiel.load_game("portside_santiago(options=ships:0)")


def kind(public: bool, private: str, recall: bool = False) -> Any:
    return pyspiel.IIGObservationType(
        public_info=public,
        perfect_recall=recall,
        private_info=getattr(pyspiel.PrivateInfoType, private),
    )


def looks(s: Any, player: int, of: Any) -> tuple[str, list[float]]:
    observer = s.get_game().make_py_observer(of)
    observer.set_from(s, player)
    return observer.string_from(s, player), observer.tensor.tolist()


@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize("player", [0, 1, 2])
def test_observers_tell_what_they_are_asked_for(player: int, public: bool, recall: bool) -> None:
    """Built by dealing anew: everything but one player's hand is as it was, or only that."""
    s = after(pyspiel.load_game("portside_manila(players=3)"), 40, 7)
    worlds = [s.resample_from_infostate(player, random.Random(seed).random) for seed in range(12)]
    worlds = [world for world in worlds if str(world) != str(s)]
    assert worlds, "other hands were dealt"
    other = (player + 1) % 3
    for world in worlds:
        # Somebody else's hand differs: neither the public part nor one's own may show it.
        for private in ("NONE", "SINGLE_PLAYER"):
            of = kind(public, private, recall)
            assert looks(world, player, of) == looks(s, player, of)
        hidden = kind(public, "NONE", recall)
        assert looks(world, other, hidden)[1] == looks(s, other, hidden)[1]
    of = kind(public, "ALL_PLAYERS", recall)
    assert any(looks(world, player, of) != looks(s, player, of) for world in worlds)
    of = kind(public, "SINGLE_PLAYER", recall)
    assert any(looks(world, other, of) != looks(s, other, of) for world in worlds)


def test_all_players_are_seen_with_their_own_eyes() -> None:
    s = after(pyspiel.load_game("portside_manila(players=3)"), 40, 7)
    observer = s.get_game().make_py_observer(kind(True, "ALL_PLAYERS"))
    own = s.get_game().make_py_observer(kind(False, "SINGLE_PLAYER"))
    observer.set_from(s, 1)
    for name, part in own.dict.items():
        for number in range(3):
            own.set_from(s, (1 + number) % 3)
            assert observer.dict[name].reshape(3, -1)[number].tolist() == part.tolist()


def test_what_everybody_sees_is_public_though_it_is_somebodys() -> None:
    """Open screens: the public part shows the goods; behind screens it shows nothing."""
    for screens, shown in (("open", True), ("hidden", False)):
        game = pyspiel.load_game(f"portside_santiago(players=3,options=screens:{screens})")
        observer = game.make_py_observer(kind(True, "NONE"))
        observer.set_from(after(game, 60, 3), 0)
        assert (-1 not in observer.tensor[-18:]) == shown
