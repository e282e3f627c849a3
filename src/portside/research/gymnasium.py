"""Gymnasium: one seat for the learner, bots in the others (extra `gymnasium`).

import gymnasium, portside.research.gymnasium
env = gymnasium.make("portside/Manila-v0", opponents="mate")
"""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.envs.registration import register, registry
from gymnasium.error import ResetNeeded

from portside.bots.bot import draw_on
from portside.games import GAMES
from portside.research.catalogue import make_tables
from portside.research.given import finite, whole
from portside.research.learners import Learners
from portside.research.opponents import (
    RANDOM,
    Opponents,
    chosen_seat,
    loses_by_illegal,
    named_opponents,
)
from portside.research.rendering import FRAMES, MODES, Renderer
from portside.research.spaces import Observation, observation_space
from portside.research.vector import windows


class SeatEnv(gymnasium.Env[Any, Any]):
    """Observations {"observation": row, "action_mask": mask}; a step is one own decision.

    opponents    a bot's name, or one for each other seat, clockwise: see `portside arena --help`
    seat         the learner's seat; None draws it for each game
    reward       "win", "rank", "score" or "potential": see `VectorEnv`
    illegal      "end": an illegal action loses the game with `illegal_reward`; or "raise"
    render_mode  "human" prints the board, "ansi" returns it, "rgb_array" returns its pixels
    """

    metadata = {"render_modes": MODES, "render_fps": FRAMES}

    def __init__(
        self, game: str, seats: int | None = None, opponents: str | list[str] = RANDOM,
        seat: int | None = None, options: dict[str, object] | None = None, reward: str = "win",
        memory: bool = False, illegal: str = "end", illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self._made = {
            "game": game, "seats": seats, "opponents": opponents, "seat": seat, "options": options,
            "reward": reward, "memory": memory, "illegal": illegal,
            "illegal_reward": illegal_reward, "render_mode": render_mode,
        }  # fmt: skip
        self.game = game
        self.tables = make_tables(
            game, seats, options=options, reward=reward, memory=memory, auto_reset=False
        )
        self.learners = Learners(self.tables)
        self.seats = int(self.tables.seats)
        self.chosen_seat = chosen_seat(seat, self.seats)
        self.seat = seat or 0
        self.names = named_opponents(game, opponents, self.seats)
        self.outside = [name != RANDOM for name in self.names]
        self.opponents: Opponents | None = None
        self.loses = loses_by_illegal(illegal)
        self.illegal_reward = finite("the illegal_reward", illegal_reward)
        self.render_mode = render_mode
        self.renderer = Renderer(render_mode)
        seen = windows(self.tables)
        self._row = seen["observations"][0]
        self._mask = seen["masks"][0].view(np.int8)
        self.observation_space = observation_space(self.tables)
        self.action_space = spaces.Discrete(int(self.tables.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, as far as the first question to the own seat."""
        super().reset(seed=seed)
        self.luck = int(self.np_random.integers(2**31))
        if self.chosen_seat is None:
            self.seat = int(self.np_random.integers(self.seats))
        self.invite()
        self.others_play(self.learners.begin(0, self.luck, self.seat, self.outside))
        return self.observation(), {"seat": self.seat}

    def invite(self) -> None:
        """The opponents of the next game."""
        self.dismiss()
        self.opponents = Opponents(self.game, self.names, self.seat, self.luck)

    def __getstate__(self) -> dict[str, Any]:
        """So that environments can be pickled and copied, in the middle of a game too."""
        play = None
        if self.opponents is not None:
            play = {
                "seat": self.seat, "luck": self.luck, "lots": self.opponents.lots(),
                "table": self.tables.kept(0), "illegal": self.learners.illegal[0] == 1,
            }  # fmt: skip
        return {"made": self._made, "np_random": self._np_random, "play": play}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Opponents are made anew; ours go on with the lots they drew."""
        self.__init__(**state["made"])  # type: ignore[misc]
        self._np_random = state["np_random"]
        if (play := state["play"]) is not None:
            self.seat, self.luck = play["seat"], play["luck"]
            self.opponents = Opponents(self.game, self.names, self.seat, self.luck)
            draw_on(self.opponents.lots(), play["lots"])
            self.learners.place(0, play["table"], self.seat, self.outside, play["illegal"])

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Give an answer; the others play until the own seat is asked again."""
        if self.opponents is None or self.learners.over[0] == 1:
            raise ResetNeeded("reset() begins a game")
        for waiting in self.learners.step(
            [whole("an action", action)], not self.loses, self.illegal_reward
        ):
            self.others_play(waiting == 0)
        info: dict[str, Any] = {"seat": self.seat}
        if self.learners.illegal[0] == 1:
            info["illegal"] = True
        elif self.learners.over[0] == 1:
            info["scores"] = self.tables.table(0).scores()
        return (
            self.observation(),
            float(self.learners.earned[0]),
            self.learners.over[0] == 1,
            False,
            info,
        )

    def to_move(self) -> int:
        """The seat that is asked."""
        return int(self.tables.table(0).to_move)

    def others_play(self, asked: bool) -> None:
        """While a bot is asked, it answers."""
        while asked and self.opponents is not None:
            asked = self.learners.answer(0, self.opponents.answer(self.tables.table(0)))

    def observation(self) -> Observation:
        """What the learner sees; once the game is over its mask allows the first action only."""
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}

    def action_masks(self) -> npt.NDArray[Any]:
        """As MaskablePPO of sb3-contrib asks for it."""
        mask: npt.NDArray[Any] = self._mask.view(np.bool_).copy()
        return mask

    def render(self) -> Any:
        """The board as the learner's seat sees it."""
        return self.renderer.render(self.tables.table(0), self.seat)

    def close(self) -> None:
        """End the opponents and the picture."""
        self.dismiss()
        self.renderer.close()

    def dismiss(self) -> None:
        """End the opponents."""
        if self.opponents is not None:
            self.opponents.dismiss()
        self.opponents = None


for game in GAMES.values():
    environment = f"portside/{game.environment_name()}-v0"
    if environment not in registry:
        register(
            environment,
            f"{__name__}:SeatEnv",
            vector_entry_point="portside.research.seat_vector:SeatVectorEnv",
            kwargs={"game": game.name},
        )
