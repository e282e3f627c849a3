"""OpenSpiel: the games as Python games, registered when this is imported (extra `openspiel`).

import pyspiel
import portside.research.openspiel
game = pyspiel.load_game("portside_manila(players=4)")

Actions are the flat ones of `docs/research.md`; outcomes of chance are plain answers. Returns are
shares of victory: 1 in all. An observation is what a seat sees; an information state is what it
knows if it remembers everything.
"""

from collections.abc import Callable
from functools import cache
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from portside.core.actions import ActionSpace
from portside.core.game import CHANCE, NOBODY, State
from portside.core.observation import EVERYBODY, blank
from portside.core.record import read_options, write_value
from portside.games import GAMES, rules_of
from portside.research.catalogue import actions_of, observer_of, studied_seats
from portside.research.history import as_known_to, told, worlds_history

PREFIX = "portside_"
LONGEST = 100_000  # answers; no game comes near it

PrivateInfo = pyspiel.PrivateInfoType
SEEN_NOW = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=PrivateInfo.SINGLE_PLAYER
)

SPACES: dict[str, ActionSpace] = {name: actions_of(name) for name in GAMES}
CHANCE_WIDTH = 16  # the widest question of chance: pips of a die


def describe(name: str) -> Any:
    rules = rules_of(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Portside: {name.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most_seats,
        min_num_players=rules.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": studied_seats(name), "options": ""},
    )


TYPES: dict[str, Any] = {name: describe(name) for name in GAMES}


def read_parameter(text: str) -> dict[str, object]:
    """The options of a game string. What is no letter or digit may be written as in a URL."""
    if "=" in text:
        return read_options(text)
    return read_options(",".join(unquote(one).replace(":", "=", 1) for one in text.split(";")))


def write_parameter(options: dict[str, object]) -> str:
    return ";".join(f"{key}:{quote(write_value(value), safe='')}" for key, value in options.items())


class PortsideGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games; `options` as `ships:5;screens:open`, or as a record writes them.

    The first form survives OpenSpiel's own notation, in which commas and `=` mean something else:
    `portside_santiago(players=3,options=ships:5;screens:open)`.
    """

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.name = name
        self.rules = rules_of(name)
        self.seats = studied_seats(name, params.get("players"))
        self.given = read_parameter(params.get("options", ""))
        self.rules.new_game(self.seats, self.given)  # refuse here, not at the first state
        if self.given:
            params["options"] = write_parameter(self.given)
        info = pyspiel.GameInfo(
            num_distinct_actions=SPACES[name].size,
            max_chance_outcomes=CHANCE_WIDTH,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[name], info, params)

    def __reduce__(self) -> Any:
        """A pickle, or a deep copy, is made from its game string."""
        return (pyspiel.load_game, (str(self),))

    def new_initial_state(self) -> "PortsideState":
        return PortsideState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        return SeatObserver(self.name, self.seats, iig_obs_type or SEEN_NOW)


class PortsideState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. OpenSpiel copies the attributes: `s` copies itself, the rest is small."""

    def __init__(self, game: PortsideGame) -> None:
        super().__init__(game)
        self.name = game.name
        self.s: State = game.rules.new_game(game.seats, game.given)

    # These are asked most, so they do not go through C++ and back.

    def current_player(self) -> int:
        seat = self.s.to_move
        if seat >= 0:
            return seat
        return int(pyspiel.PlayerId.CHANCE if seat == CHANCE else pyspiel.PlayerId.TERMINAL)

    def is_chance_node(self) -> bool:
        return self.s.to_move == CHANCE

    def is_terminal(self) -> bool:
        return self.s.to_move == NOBODY

    def legal_actions(self, player: int | None = None) -> list[int]:
        seat = self.s.to_move
        if seat < 0:
            return sorted(self.s.legal())
        if player is not None and player != seat:
            return []
        return sorted(SPACES[self.name].legal(self.s))

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        answers, weights = self.s.legal(), self.s.weights()
        total = sum(weights)
        return [(answer, weight / total) for answer, weight in zip(answers, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        s = self.s
        s.play(action if s.to_move == CHANCE else SPACES[self.name].answer(s, action))

    def _action_to_string(self, player: int, action: int) -> str:
        s = self.s
        return s.write(action if player < 0 else SPACES[self.name].answer(s, action))

    def returns(self) -> list[float]:
        s = self.s
        if s.to_move != NOBODY:
            return [0.0] * s.seats
        winners = s.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    def __str__(self) -> str:
        return f"{self.name}: {self.s.question()} {self.s.position()}"

    def answers(self) -> list[tuple[int, int]]:
        """The history as seats and answers: what rules and records speak of."""
        return [(played.player, played.action) for played in self.full_history()]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "PortsideState":
        """Another history that this player cannot tell from the true one."""
        other: PortsideState = self.get_game().new_initial_state()
        space = SPACES[self.name]
        start = other.s.copy()
        for action in worlds_history(start, self.s, self.answers(), player_id, space,
                                     probability_sampler):  # fmt: skip
            other.apply_action(action)
        return other


class SeatObserver:
    """What OpenSpiel calls an observer: a tensor, its named parts, and a string.

    Which parts of a row are private, the fields say: of those seen by their owners only, each seat
    has an equal share, the observer's first. What of it is public after all (open screens, the
    end of a game, what a good memory knows) is what another seat sees of it.
    """

    def __init__(self, name: str, seats: int, kind: Any) -> None:
        self.seats = seats
        self.perfect_recall: bool = kind.perfect_recall
        self.public: bool = kind.public_info
        self.whose = kind.private_info
        self.observer = observer_of(name, seats, self.perfect_recall)
        self.row = blank(self.observer.width)
        self.numbers = np.frombuffer(memoryview(self.row), np.int16)
        self.whole = np.zeros(self.observer.width, np.float32)
        parts, at = {}, 0
        for field in self.observer.fields:
            parts[field.name] = slice(at, at + field.length)
            at += field.length
        self.private = {
            field.name: parts[field.name]
            for field in self.observer.fields
            if field.seen_by != EVERYBODY
        }
        self.told = parts if self.public else self.told_of_hands()
        self.tensor = np.zeros(
            sum(part.stop - part.start for part in self.told.values()), np.float32
        )
        self.dict, at = {}, 0
        for part_name, part in self.told.items():
            self.dict[part_name] = self.tensor[at : at + part.stop - part.start]
            at += part.stop - part.start

    def told_of_hands(self) -> dict[str, slice]:
        """Without what is public: nobody's hand, the observer's, or everybody's."""
        if self.whose == PrivateInfo.NONE:
            return {}
        if self.whose == PrivateInfo.ALL_PLAYERS:
            return dict(self.private)
        return {name: self.share(part, 0) for name, part in self.private.items()}

    def share(self, part: slice, number: int) -> slice:
        """What a private field tells of the seat so many places on from the observer."""
        length = (part.stop - part.start) // self.seats
        return slice(part.start + number * length, part.start + (number + 1) * length)

    def set_from(self, state: PortsideState, player: int) -> None:
        self.look(state.s, player, self.whole)
        if self.whose == PrivateInfo.NONE:
            self.see_through(state.s, player, (player + 1) % self.seats, 0)
        elif self.whose == PrivateInfo.ALL_PLAYERS:
            for number in range(1, self.seats):
                self.see_through(state.s, player, (player + number) % self.seats, number)
        for name, part in self.told.items():
            self.dict[name][:] = self.whole[part]

    def look(self, s: State, player: int, into: Any) -> None:
        self.observer.observe(s, player, self.row, 0)
        into[:] = self.numbers

    def see_through(self, s: State, player: int, eyes: int, number: int) -> None:
        """Replace what is told of the seat `number` places on by what another seat sees of it."""
        seen = np.zeros_like(self.whole)
        self.look(s, eyes, seen)
        theirs = (player + number - eyes) % self.seats
        for part in self.private.values():
            self.whole[self.share(part, number)] = seen[self.share(part, theirs)]

    def string_from(self, state: PortsideState, player: int) -> str:
        if not self.public:
            self.set_from(state, player)
            return "\n".join(f"{name}: {part.tolist()}" for name, part in self.dict.items())
        if self.perfect_recall:
            return self.history(state, player)
        if self.whose == PrivateInfo.ALL_PLAYERS:
            return str(state.s.position())
        return str(state.s.view(NOBODY if self.whose == PrivateInfo.NONE else player))

    def history(self, state: PortsideState, player: int) -> str:
        start = state.get_game().new_initial_state().s
        history = told(start, state.answers(), SPACES[state.name])
        if self.whose == PrivateInfo.ALL_PLAYERS:
            return "\n".join(one.to(NOBODY if one.owner is None else one.owner) for one in history)
        eyes = NOBODY if self.whose == PrivateInfo.NONE else player
        return f"seat {player}\n" + "\n".join(as_known_to(history, eyes))


@cache
def game_class(name: str) -> type:
    """A class of its own for each game: OpenSpiel makes one from its parameters alone."""

    def begin(self: PortsideGame, params: dict[str, Any] | None = None) -> None:
        PortsideGame.__init__(self, name, params)

    return type(PREFIX + name, (PortsideGame,), {"__init__": begin, "__module__": __name__})


for known in GAMES:
    globals()[PREFIX + known] = game_class(known)  # where pickles look for it
    if PREFIX + known not in pyspiel.registered_names():
        pyspiel.register_game(TYPES[known], game_class(known))
