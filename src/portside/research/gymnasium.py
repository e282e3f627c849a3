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

from portside.bots.bot import Bot, SeatView
from portside.bots.levels import make_bot
from portside.core.errors import Malformed
from portside.core.game import NOBODY
from portside.core.rng import Dice
from portside.games import GAMES
from portside.research.catalogue import make_tables
from portside.research.rendering import FRAMES, MODES, Renderer
from portside.research.spaces import Observation, observation_space
from portside.research.vector import windows

RANDOM = "random"  # answered by the compiled tables themselves


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
        self.seats = int(self.tables.seats)
        if seat is not None and not 0 <= seat < self.seats:
            raise Malformed(f"seats run from 0 to {self.seats - 1}; there is no seat {seat}")
        self.chosen_seat = seat
        self.seat = seat or 0
        self.opponents = named_opponents(opponents, self.seats)
        for name in set(self.opponents):
            make_bot(name, game, 0).close()  # refuse here, not at the first reset
        if illegal not in ("end", "raise"):
            raise Malformed(f"illegal is 'end' or 'raise', not {illegal!r}")
        self.raises = illegal == "raise"
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.renderer = Renderer(render_mode)
        seen = windows(self.tables)
        self._row = seen["observations"][0]
        self._mask = seen["masks"][0].view(np.int8)
        self._rewards = seen["rewards"][0]
        self.bots: list[Bot | None] = []
        self.observation_space = observation_space(self.tables)
        self.action_space = spaces.Discrete(int(self.tables.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.luck = int(self.np_random.integers(2**31))
        if self.chosen_seat is None:
            self.seat = int(self.np_random.integers(self.seats))
        self.invite_bots()
        self.dice = Dice(self.luck)
        self.tables.reset(self.luck, 0)
        self.others_play()
        return self.observation(), {"seat": self.seat}

    def invite_bots(self) -> None:
        self.dismiss_bots()
        self.bots = [None] * self.seats
        for number, name in enumerate(self.opponents):
            if name != RANDOM:
                bot = make_bot(name, self.game, self.luck + number)
                self.bots[(self.seat + 1 + number) % self.seats] = bot

    def __getstate__(self) -> dict[str, Any]:
        """So that environments can be pickled and copied, in the middle of a game too."""
        play = None
        if self.bots:
            play = {
                "seat": self.seat, "luck": self.luck, "dice": self.dice,
                "table": self.tables.kept(0),
            }  # fmt: skip
        return {"made": self._made, "np_random": self._np_random, "play": play}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Opponents are made anew, with the seeds they had."""
        self.__init__(**state["made"])  # type: ignore[misc]
        self._np_random = state["np_random"]
        if (play := state["play"]) is not None:
            self.seat, self.luck, self.dice = play["seat"], play["luck"], play["dice"]
            self.invite_bots()
            self.tables.go_on_from(0, play["table"])

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.bots:
            raise ResetNeeded("reset() begins a game")
        if not self.raises and self._mask[action] == 0 and self.to_move() == self.seat:
            told = {"illegal": True, "seat": self.seat}
            return self.observation(), self.illegal_reward, True, False, told
        self.tables.act(0, int(action))
        reward = float(self._rewards[self.seat]) + self.others_play()
        over = self.to_move() == NOBODY
        info: dict[str, Any] = {"seat": self.seat}
        if over:
            info["scores"] = self.tables.table(0).scores()
        return self.observation(), reward, over, False, info

    def to_move(self) -> int:
        return int(self.tables.table(0).to_move)

    def others_play(self) -> float:
        """Until the learner is asked or the game is over; what it earns meanwhile."""
        earned = 0.0
        while (seat := self.to_move()) not in (self.seat, NOBODY):
            bot = self.bots[seat]
            if bot is None:
                self.tables.act(0, self.tables.pick(0))
            else:
                s = self.tables.table(0)
                table = SeatView(s, None, self.dice)
                self.tables.answer(0, s.read(table.write(bot.choose(table))))
            earned += float(self._rewards[self.seat])
        return earned

    def observation(self) -> Observation:
        return {"observation": self.own_row(), "action_mask": self.own_mask()}

    def own_mask(self) -> npt.NDArray[Any]:
        """Once the game is over nothing can be done, but a policy that is asked all the same
        (vector environments do, before the next game) must not divide by nothing: any one will do.
        """
        mask: npt.NDArray[Any] = self._mask.copy()
        if self.to_move() == NOBODY:
            mask[0] = 1
        return mask

    def own_row(self) -> npt.NDArray[Any]:
        """At the end the tables show what seat 0 sees; the learner wants its own eyes."""
        if self.to_move() == NOBODY:
            self.tables.show_to(0, self.seat)
        row: npt.NDArray[Any] = self._row.copy()
        return row

    def action_masks(self) -> npt.NDArray[Any]:
        """As MaskablePPO of sb3-contrib asks for it."""
        mask: npt.NDArray[Any] = self.own_mask().view(np.bool_)
        return mask

    def render(self) -> Any:
        """The board as the learner's seat sees it."""
        return self.renderer.render(self.tables.table(0), self.seat)

    def close(self) -> None:
        self.dismiss_bots()
        self.renderer.close()

    def dismiss_bots(self) -> None:
        for bot in self.bots:
            if bot is not None:
                bot.close()
        self.bots = []


def named_opponents(opponents: str | list[str], seats: int) -> list[str]:
    if isinstance(opponents, str):
        return [opponents] * (seats - 1)
    if len(opponents) != seats - 1:
        raise Malformed(f"{seats - 1} opponents are wanted, not {len(opponents)}")
    return list(opponents)


for game in GAMES.values():
    environment = f"portside/{game.environment_name()}-v0"
    if environment not in registry:
        register(environment, f"{__name__}:SeatEnv", kwargs={"game": game.name})
