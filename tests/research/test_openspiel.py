"""OpenSpiel's own tests of a game, and its searches on ours."""

import json
import pickle
import random
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

import portside.research.openspiel  # it registers the games
from portside import Malformed
from tests.research.test_gymnasium import SIZES

GAMES = ["portside_santiago(players=2)", "portside_manila(players=4)", "portside_cargo_noir"]
OPTIONS = {
    "santiago": "ships:3;screens:open",
    "manila": "final_scoring:all_shares_minus_15;starting_cash:40",
    "cargo_noir": "start_coins:5",
}
EVERY_SIZE = [f"portside_{game}(players={seats})" for game, seats in SIZES]
WITH_OPTIONS = [
    f"portside_{game}(players={seats},options={OPTIONS[game]})" for game, seats in SIZES
]


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


@pytest.mark.parametrize("name", [*EVERY_SIZE, *WITH_OPTIONS])
def test_openspiels_own_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True
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
def test_clones_of_every_kind_are_alike_and_alone(name: str) -> None:
    """OpenSpiel's own way (`child` takes it), ours, one after the other, and serialised ones."""
    game = pyspiel.load_game(name)
    s = after(game, 70, 3)
    before, action = str(s), s.legal_actions()[-1]
    child, clone = s.child(action), s.clone().clone()
    clone.apply_action(action)
    assert str(s) == before and len(s.history()) + 1 == len(clone.history())
    written = pyspiel.serialize_game_and_state(game, clone)
    for same in (child, pyspiel.deserialize_game_and_state(written)[1], child.clone()):
        assert str(same) == str(clone) != before
        assert same.answers() == clone.answers()
        assert same.move_number() == clone.move_number()
        assert same.legal_actions() == clone.legal_actions()
    fresh = game.new_initial_state().clone()
    assert fresh.history() == [] and str(fresh) == str(game.new_initial_state())
    with pytest.raises(AttributeError, match="'tail'"):
        s.tail  # noqa: B018


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


@pytest.mark.parametrize("name", WITH_OPTIONS)
def test_options_survive_game_strings_states_and_pickles(name: str) -> None:
    game = pyspiel.load_game(name)
    assert game.given
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


@pytest.mark.parametrize("name", [*EVERY_SIZE, *WITH_OPTIONS])
def test_states_observations_and_actions_as_structs(name: str) -> None:
    """Played through action structs alone, chance too; every legal action is written and read."""
    game = pyspiel.load_game(name)
    s, chance = game.new_initial_state(), random.Random(8)
    for _ in range(120):
        if s.is_terminal():
            break
        legal = s.legal_actions()
        structs = [s.action_to_struct(s.current_player(), action) for action in legal]
        assert [s.struct_to_actions(struct) for struct in structs] == [[one] for one in legal]
        chosen = chance.randrange(len(legal))
        assert structs[chosen].to_dict() == {"answer": s.action_to_string(legal[chosen])}
        assert s.apply_action_struct(structs[chosen]).ok()
        assert s.history()[-1] == legal[chosen]
    assert s.to_dict() == json.loads(s.to_json()) == json.loads(s.to_struct().to_json())
    assert s.to_dict() == json.loads(json.dumps(s.s.position()))
    for player in range(game.num_players()):
        assert s.to_observation_struct(player).to_dict() == json.loads(json.dumps(s.s.view(player)))
    spectator = s.to_observation_struct(pyspiel.PlayerId.CHANCE).to_dict()
    assert spectator == json.loads(json.dumps(s.s.view(portside.NOBODY)))


def test_an_observation_struct_keeps_secrets() -> None:
    s = after(pyspiel.load_game("portside_manila(players=3)"), 40, 2)
    for player in range(3):
        shares = s.to_observation_struct(player).to_dict()["table"]["shares"]
        assert [isinstance(hand, dict) for hand in shares] == [own == player for own in range(3)]
    with pytest.raises(ValueError, match="no 3"):
        s.to_observation_struct(3)


def test_an_action_struct_that_is_not_legal_now_is_refused() -> None:
    game = pyspiel.load_game("portside_santiago(players=3)")
    s = after(game, 30, 2)
    before, history = str(s), s.history()
    spoken = game.ActionStruct(json.dumps({"answer": "sail away"}))
    for struct in (
        spoken,
        after(game, 60, 3).action_to_struct(after(game, 60, 3).legal_actions()[0]),
    ):
        for status in (s.validate_action_struct(struct), s.apply_action_struct(struct)):
            assert not status.ok() and "not legal" in status.message()
    assert (str(s), s.history()) == (before, history)
    with pytest.raises(ValueError, match="not legal"):
        s.action_to_struct(0, 0)
    for wrong in ("[]", '"drive 1"', '{"answer": 3}', "{}"):
        with pytest.raises(ValueError, match="an action is written"):
            game.ActionStruct(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_actions_from_json(name: str) -> None:
    """As OpenSpiel's tools for language models send them."""
    game = pyspiel.load_game(name)
    form, example = game.action_struct_spec()
    s = game.new_initial_state()
    assert form and s.validate_action_struct(game.ActionStruct(example)).ok()
    s = after(game, 50, 5)
    words = s.action_to_string(s.legal_actions()[-1])
    assert s.apply_action_struct(game.ActionStruct(json.dumps({"answer": words}))).ok()
    assert s.history()[-1] == after(game, 50, 5).legal_actions()[-1]


@pytest.mark.parametrize("name", [*GAMES, *WITH_OPTIONS])
def test_a_state_goes_on_from_a_struct(name: str) -> None:
    game = pyspiel.load_game(name)
    s = after(game, 70, 9)
    for written in (s.to_struct(), s.to_dict(), s.to_json()):
        other = game.new_initial_state(written)
        assert str(other) == str(s) and other.history() == []
        for player in range(game.num_players()):
            for look in ("observation_tensor", "information_state_tensor", "observation_string"):
                assert getattr(other, look)(player) == getattr(s, look)(player)
    chance = random.Random(3)
    for _ in range(25):
        assert other.legal_actions() == s.legal_actions()
        action = chance.choice(s.legal_actions())
        other.apply_action(action)
        s.apply_action(action)
    assert str(other) == str(s) and len(other.history()) == 25
    for same in (other.clone(), pickle.loads(pickle.dumps(other)), deepcopy(other)):
        assert str(same) == str(other) and same.history() == other.history()
        for player in range(game.num_players()):
            told = other.information_state_string(player)
            assert same.information_state_string(player) == told
            assert len(told.splitlines()) == 2 + 25
            world = same.resample_from_infostate(player, chance.random)
            assert world.information_state_string(player) == told
            assert world.information_state_tensor(player) == other.information_state_tensor(player)


def test_worlds_of_a_game_begun_from_a_struct_differ() -> None:
    game = pyspiel.load_game("portside_manila(players=3)")
    s = game.new_initial_state(after(game, 40, 7).to_struct())
    for _ in range(10):
        s.apply_action(s.legal_actions()[0])
    worlds = [s.resample_from_infostate(0, random.Random(seed).random) for seed in range(8)]
    assert len({str(world) for world in worlds}) > 1
    early = game.new_initial_state()
    early.apply_action(0)
    dealing = game.new_initial_state(early.to_struct())
    while dealing.is_chance_node():
        dealing.apply_action(dealing.legal_actions()[-1])
    with pytest.raises(ValueError, match="middle of a deal"):
        dealing.resample_from_infostate(0, random.Random(1).random)


def test_a_struct_must_fit_its_game() -> None:
    game = pyspiel.load_game("portside_santiago(players=3)")
    for other in ("portside_santiago(players=2)", WITH_OPTIONS[0]):
        struct = after(pyspiel.load_game(other), 30, 1).to_struct()
        with pytest.raises(ValueError, match="the position has"):
            game.new_initial_state(struct)
    with pytest.raises(ValueError, match="game"):
        game.new_initial_state(after(pyspiel.load_game("portside_manila"), 30, 1).to_struct())
    with pytest.raises(ValueError, match="'rules' is missing"):
        game.new_initial_state({"game": "santiago"})


def test_what_is_no_json_and_no_player_is_refused() -> None:
    game = pyspiel.load_game("portside_manila")
    for door in (game.new_initial_state, game.ActionStruct):
        with pytest.raises(Malformed, match="JSON is wanted, not 'x'"):
            door("x")
    for player in (-1, 3):
        with pytest.raises(Malformed, match=f"there is no {player}"):
            game.new_initial_state().resample_from_infostate(player, lambda: 0.5)
