"""OpenSpiel: the games as Python games, registered when this is imported (extra `openspiel`).

import pyspiel
import portside.research.openspiel
game = pyspiel.load_game("portside_manila(players=4)")

Actions are the flat ones of `docs/research.md`; outcomes of chance are plain answers. Returns are
shares of victory: 1 in all. An observation is what a seat sees; an information state is what it
knows if it remembers everything. As structs, states are positions, observations views, and actions
words of the notation (`docs/notation.md`).
"""

import json
import threading
from collections.abc import Callable
from functools import cache
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from portside.core.actions import outcomes
from portside.core.errors import Malformed
from portside.core.game import NOBODY, State
from portside.core.observation import EVERYBODY, blank
from portside.core.record import read_options, write_value
from portside.core.rng import Dice
from portside.games import GAMES, rules_of
from portside.research.catalogue import actions_of, observer_of, studied_seats
from portside.research.history import as_known_to, told, worlds_history

PREFIX = "portside_"
LONGEST = 100_000  # answers; no game comes near it

PrivateInfo = pyspiel.PrivateInfoType
SEEN_NOW = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=PrivateInfo.SINGLE_PLAYER
)

BEGIN, CLONE = pyspiel.State.__init__, pyspiel.State.clone
AT_CHANCE, AT_THE_END = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
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


def no_player(player: int, seats: int) -> Malformed:
    return Malformed(f"players run from 0 to {seats - 1}; there is no {player}")


def read_json(written: str) -> Any:
    """What OpenSpiel hands on as text."""
    try:
        return json.loads(written)
    except (TypeError, ValueError) as error:
        raise Malformed(f"JSON is wanted, not {written!r}: {error}") from None


class PortsideGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games; `options` as `ships:5;screens:open`, or as a record writes them.

    The first form survives OpenSpiel's own notation, in which commas and `=` mean something else:
    `portside_santiago(players=3,options=ships:5;screens:open)`.
    """

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.name = name
        self.rules = rules_of(name)
        self.space = actions_of(name)
        self.seats = studied_seats(name, params.get("players"))
        self.given = read_parameter(params.get("options", ""))
        self.rules.new_game(self.seats, self.given)  # refuse here, not at the first state
        if self.given:
            params["options"] = write_parameter(self.given)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
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

    def new_initial_state(self, position: Any = None) -> "PortsideState":
        """The beginning, or a position to go on from: a struct, its dictionary or its JSON."""
        if position is None:
            return PortsideState(self)
        return PortsideState(self, self.read_position(position))

    def read_position(self, written: Any) -> State:
        """It must be one of this game, with as many seats and the same options."""
        if isinstance(written, pyspiel.StateStruct):
            written = written.to_dict()
        elif isinstance(written, str):
            written = read_json(written)
        s = self.rules.read_position(written)
        wanted = self.rules.new_game(self.seats, self.given).changed_options()
        if (s.seats, s.changed_options()) != (self.seats, wanted):
            raise ValueError(
                f"the position has {s.seats} seats and the options {s.changed_options()}, "
                f"the game {self.seats} and {wanted}"
            )
        return s

    def action_struct_spec(self) -> tuple[str, str]:
        """The form of an action as a struct, and an example."""
        s = self.rules.new_game(self.seats, self.given)
        return '{"answer": string}', json.dumps({"answer": s.write(s.legal()[0])})

    def ActionStruct(self, written: str) -> Any:  # noqa: N802
        """An action struct from its JSON, as OpenSpiel's own games have it under this name."""
        struct = read_json(written)
        if not isinstance(struct, dict) or not isinstance(struct.get("answer"), str):
            raise ValueError(f"an action is written {self.action_struct_spec()[1]}, not {written}")
        return WrittenAction(self, struct).action_to_struct(0, 0)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        """An observer of what is asked for: public, private, with or without memory."""
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        return SeatObserver(self.name, self.seats, iig_obs_type or SEEN_NOW)


def player_of(s: State) -> int:
    """Seats and chance have OpenSpiel's numbers; nobody has another."""
    return s.to_move if s.to_move != NOBODY else AT_THE_END


class Cloning(threading.local):
    """Whether this thread is in `clone` just now."""

    now = False


CLONING = Cloning()


class PortsideState(pyspiel.State):  # type: ignore[misc]
    """A game in progress.

    OpenSpiel keeps the history, we keep `s`. To copy a state, OpenSpiel makes a new one and copies
    what it finds in `__dict__`; to write one, it pickles that. So `__dict__` shows what is ours,
    and shows nothing while `clone` copies it in a faster way; nor does the new one begin a game,
    since `clone` brings it one.
    """

    __slots__ = ("player", "s", "space", "start")

    s: State
    player: int  # whom it asks, as OpenSpiel numbers them: nothing is wanted more often
    start: State | None  # where it began, if not at the beginning

    def __init__(self, game: PortsideGame, start: State | None = None) -> None:
        BEGIN(self, game)
        self.space = game.space
        self.start = start
        if not CLONING.now:
            self.hold(self.begun())

    def hold(self, s: State) -> None:
        """Go on with `s`."""
        self.s = s
        self.player = player_of(s)

    @property
    def __dict__(self) -> dict[str, Any]:
        if CLONING.now:
            return {}
        return {"s": self.s, "player": self.player, "start": self.start}

    @__dict__.setter
    def __dict__(self, kept: dict[str, Any]) -> None:
        """What was pickled; nothing was begun before."""
        self.hold(kept["s"])
        self.start = kept["start"]
        self.space = self.get_game().space

    def clone(self) -> "PortsideState":
        """OpenSpiel copies the history, we copy `s`."""
        CLONING.now = True
        try:
            other: PortsideState = CLONE(self)
        finally:
            CLONING.now = False
        other.s, other.player, other.start = self.s.copy(), self.player, self.start
        return other

    def begun(self) -> State:
        """A state as it was before the first answer of the history."""
        if self.start is not None:
            return self.start.copy()
        game: PortsideGame = self.get_game()
        return game.rules.new_game(game.seats, game.given)

    # These are asked most, so they do not go through C++ and back.

    def current_player(self) -> int:
        """The seat that is asked, chance, or the end."""
        return self.player

    def is_chance_node(self) -> bool:
        """Whether chance is asked."""
        return self.player == AT_CHANCE

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.player == AT_THE_END

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The flat actions that are legal now."""
        if player is None or player == self.player or self.player < 0:
            return self.space.choices(self.s)
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with how likely it is."""
        return outcomes(self.s)

    def _apply_action(self, action: int) -> None:
        seat = self.space.play(self.s, action)
        self.player = seat if seat != NOBODY else AT_THE_END

    def _action_to_string(self, player: int, action: int) -> str:
        s = self.s
        if action == pyspiel.INVALID_ACTION:
            return f"no answer to {s.question()!r}"
        return s.write(action if player < 0 else self.space.answer(s, action))

    def returns(self) -> list[float]:
        """By seat; zero before the end."""
        s = self.s
        if s.to_move != NOBODY:
            return [0.0] * s.seats
        winners = s.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    def __str__(self) -> str:
        return f"{self.get_game().name}: {self.s.question()} {self.s.position()}"

    def answers(self) -> list[tuple[int, int]]:
        """The history as seats and answers: what rules and records speak of."""
        return [(played.player, played.action) for played in self.full_history()]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "PortsideState":
        """Another history that this player cannot tell from the true one."""
        if not 0 <= player_id < self.s.seats:
            raise no_player(player_id, self.s.seats)
        start, world = self.begun(), None
        if self.start is not None:
            world = start.imagine(player_id, Dice(int(probability_sampler() * 2**31)))
        other = PortsideState(self.get_game(), world)
        for action in worlds_history(start, self.s, self.answers(), player_id, self.space,
                                     probability_sampler, world):  # fmt: skip
            other.apply_action(action)
        return other

    # Structs: OpenSpiel asks for dictionaries, and makes its own of them.

    def _to_struct(self) -> dict[str, object]:
        return self.s.position()

    def _to_observation_struct(self, player: int) -> dict[str, object]:
        """What this player sees; chance, or nobody, sees what a spectator does."""
        if player >= self.s.seats:
            raise no_player(player, self.s.seats)
        return self.s.view(player if player >= 0 else NOBODY)

    def _action_to_struct(self, player: int, action: int) -> dict[str, object]:
        if action not in self.legal_actions():
            raise ValueError(f"action {action} is not legal: {self.s.question()!r} is asked")
        return {"answer": self._action_to_string(self.current_player(), action)}

    def _struct_to_actions(self, struct: dict[str, object]) -> list[int]:
        """The action of these words. What is not legal now is none, and OpenSpiel refuses it."""
        seat = self.current_player()
        for action in self.legal_actions():
            if self._action_to_string(seat, action) == struct["answer"]:
                return [action]
        return [pyspiel.INVALID_ACTION]


class WrittenAction(PortsideState):
    """Only a state can make an action struct: this one makes what it was given."""

    __slots__ = ("struct",)

    def __init__(self, game: PortsideGame, struct: dict[str, object]) -> None:
        super().__init__(game)
        self.struct = struct

    def _action_to_struct(self, player: int, action: int) -> dict[str, object]:
        return self.struct


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
        """Fill the tensor with what a seat sees."""
        self.look(state.s, player, self.whole)
        if self.whose == PrivateInfo.NONE:
            self.see_through(state.s, player, (player + 1) % self.seats, 0)
        elif self.whose == PrivateInfo.ALL_PLAYERS:
            for number in range(1, self.seats):
                self.see_through(state.s, player, (player + number) % self.seats, number)
        for name, part in self.told.items():
            self.dict[name][:] = self.whole[part]

    def look(self, s: State, player: int, into: Any) -> None:
        """Write the row of a seat."""
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
        """What a seat sees, as text."""
        if not self.public:
            self.set_from(state, player)
            return "\n".join(f"{name}: {part.tolist()}" for name, part in self.dict.items())
        if self.perfect_recall:
            return self.history(state, player)
        if self.whose == PrivateInfo.ALL_PLAYERS:
            return str(state.s.position())
        return str(state.s.view(NOBODY if self.whose == PrivateInfo.NONE else player))

    def history(self, state: PortsideState, player: int) -> str:
        """All answers so far, as the player was told them."""
        start = state.begun()
        history = told(start, state.answers(), state.space)
        if self.whose == PrivateInfo.ALL_PLAYERS:
            lines = [one.to(NOBODY if one.owner is None else one.owner) for one in history]
            return "\n".join(lines if state.start is None else [str(start.position()), *lines])
        eyes = NOBODY if self.whose == PrivateInfo.NONE else player
        lines = [f"seat {player}", *as_known_to(history, eyes)]
        if state.start is not None:
            lines.insert(1, f"from {start.view(eyes)}")
        return "\n".join(lines)


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
