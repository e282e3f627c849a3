"""Gymnasium's vector environment: many games at once, one seat of each for the learner.

import gymnasium, portside.research.gymnasium
envs = gymnasium.make_vec("portside/Manila-v0", num_envs=256)
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from portside.bots.bot import draw_on
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
from portside.research.vector import Array, whole_numbers, windows

Info = dict[str, Any]
RESET_MASK = "reset_mask"  # of options: which tables begin anew


class SeatVectorEnv(VectorEnv[Observation, Array, Array]):
    """The same games as `SyncVectorEnv` of as many `SeatEnv`, stepped together by compiled code.

    Arguments are those of `SeatEnv`, and two of `SyncVectorEnv`:

    autoreset_mode  when the next game begins after one that is over: with the next step, with the
                    same step (what ended is in info["final_obs"], info["final_info"]), or when
                    `reset(options={"reset_mask": …})` says so
    copy            False: observations and lists are windows that change with the next step

    Besides what `SeatEnv` tells, info["legal"] lists the actions that the masks allow, without
    their many zeros: of row i the first info["counts"][i] numbers.
    """

    def __init__(
        self, game: str, num_envs: int = 1, seats: int | None = None,
        opponents: str | list[str] = RANDOM, seat: int | None = None,
        options: dict[str, object] | None = None, reward: str = "win", memory: bool = False,
        illegal: str = "end", illegal_reward: float = -1.0, render_mode: str | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP, copy: bool = True,
    ) -> None:  # fmt: skip
        num_envs = whole("num_envs", num_envs, 1)
        self._made = {
            "game": game, "num_envs": num_envs, "seats": seats, "opponents": opponents,
            "seat": seat, "options": options, "reward": reward, "memory": memory,
            "illegal": illegal, "illegal_reward": illegal_reward, "render_mode": render_mode,
            "autoreset_mode": autoreset_mode, "copy": copy,
        }  # fmt: skip
        self.game = game
        self.num_envs = num_envs
        self.tables = make_tables(
            game, seats, num_envs, options=options, reward=reward, memory=memory, auto_reset=False
        )
        self.learners = Learners(self.tables)
        self.seats = int(self.tables.seats)
        self.chosen_seat = chosen_seat(seat, self.seats)
        self.names = named_opponents(game, opponents, self.seats)
        self.outside = [name != RANDOM for name in self.names]
        self.opponents: list[Opponents | None] = [None] * num_envs
        self.chances: list[np.random.Generator | None] = [None] * num_envs
        self.seeds: list[int | None] = [None] * num_envs
        self.lucks = [0] * num_envs
        self.begun = False
        self.loses = loses_by_illegal(illegal)
        self.illegal_reward = finite("the illegal_reward", illegal_reward)
        self.copy = copy
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {
            "render_modes": MODES, "render_fps": FRAMES, "autoreset_mode": self.autoreset_mode,
        }  # fmt: skip
        self.render_mode = render_mode
        self.renderer = Renderer(render_mode)
        self._look()
        self.single_observation_space = observation_space(self.tables)
        self.single_action_space = spaces.Discrete(int(self.tables.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _look(self) -> None:
        """Windows on what the tables and the learners write."""
        seen = windows(self.tables)
        self._rows = seen["observations"]
        self._masks = seen["masks"].view(np.int8)
        self._legal, self._counts, self._scores = seen["legal"], seen["counts"], seen["scores"]
        self._seat: Array = np.frombuffer(memoryview(self.learners.seat), np.int64)
        self._earned: Array = np.frombuffer(memoryview(self.learners.earned), np.float64)
        self._over: Array = np.frombuffer(memoryview(self.learners.over), np.bool_)
        self._illegal: Array = np.frombuffer(memoryview(self.learners.illegal), np.bool_)

    # ----------------------------------------------------------------- resets and steps

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """New games everywhere, or where `options["reset_mask"]` is true."""
        chosen = self._chosen_tables(options)
        for i, own in enumerate(seeds_of(seed, self.num_envs)):
            if chosen[i] and own is not None:
                self.chances[i], self.seeds[i] = seeding.np_random(own)
        for i in chosen.nonzero()[0].tolist():
            self._begin(i)
        self.begun = True
        return self._observations(), self._info(chosen)

    def _chosen_tables(self, options: Info | None) -> npt.NDArray[np.bool_]:
        chosen = (options or {}).get(RESET_MASK)
        if chosen is None:
            return np.ones(self.num_envs, np.bool_)
        if not isinstance(chosen, np.ndarray) or chosen.dtype != np.bool_:
            raise TypeError(f"options[{RESET_MASK!r}] is an array of bool")
        if chosen.shape != (self.num_envs,) or not chosen.any():
            raise ValueError(
                f"options[{RESET_MASK!r}] has {self.num_envs} entries, and one or more are true"
            )
        if not self.begun and not chosen.all():
            raise ResetNeeded("the first reset() begins every game")
        return chosen

    def _begin(self, i: int) -> None:
        """The next game at a table, drawn as `SeatEnv` draws it."""
        chance = self._chance(i)
        luck = int(chance.integers(2**31))
        seat = self.chosen_seat
        if seat is None:
            seat = int(chance.integers(self.seats))
        self._invite(i, seat, luck)
        if self.learners.begin(i, luck, seat, self.outside):
            self._bots_play(i)

    def _chance(self, i: int) -> np.random.Generator:
        chance = self.chances[i]
        if chance is None:
            chance, self.seeds[i] = seeding.np_random()
            self.chances[i] = chance
        return chance

    def _invite(self, i: int, seat: int, luck: int) -> None:
        self.lucks[i] = luck
        if any(self.outside):
            self._dismiss(i)
            self.opponents[i] = Opponents(self.game, self.names, seat, luck)

    def _bots_play(self, i: int) -> None:
        """A bot is asked at this table: until the learner is, or the game is over."""
        opponents = self.opponents[i]
        assert opponents is not None
        while self.learners.answer(i, opponents.answer(self.tables.table(i))):
            pass

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, Info]:
        """Give an answer at every table; the others play until the learners are asked again."""
        if not self.begun:
            raise ResetNeeded("reset() begins the games")
        before = self._over.nonzero()[0].tolist()
        if before and self.autoreset_mode == AutoresetMode.DISABLED:
            raise ResetNeeded(f"the games at tables {before} are over: reset() with a reset_mask")
        wanted = whole_numbers(actions, self.num_envs).tolist()
        for i in self.learners.step(wanted, not self.loses, self.illegal_reward):
            self._bots_play(i)
        for i in before:
            self._begin(i)
        rewards, ended = self._earned.copy(), self._over.copy()
        rewards[before] = 0.0
        told: Info = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any():
            told = self._final(ended)
            for i in ended.nonzero()[0].tolist():
                self._begin(i)
        told.update(self._info(np.ones(self.num_envs, np.bool_)))
        return self._observations(), rewards, ended, np.zeros_like(ended), told

    # ---------------------------------------------------------------------- what is told

    def _observations(self) -> Observation:
        return {"observation": self._own(self._rows), "action_mask": self._own(self._masks)}

    def _own(self, window: Array) -> Array:
        return window.copy() if self.copy else window

    def _info(self, told: npt.NDArray[np.bool_]) -> Info:
        """By table, as Gymnasium writes it: `_key` says of which tables `key` tells."""
        info = {"seat": self._seat.copy(), "_seat": told}
        info |= {"legal": self._own(self._legal), "_legal": told}
        info |= {"counts": self._own(self._counts), "_counts": told}
        return info | self._ends(self._over & told)

    def _ends(self, ended: npt.NDArray[np.bool_]) -> Info:
        """How games ended: with scores, or because of an illegal action."""
        info: Info = {}
        scored, illegal = ended & ~self._illegal, ended & self._illegal
        if scored.any():
            info |= {"scores": np.where(scored[:, None], self._scores, 0), "_scores": scored}
        if illegal.any():
            info |= {"illegal": illegal.copy(), "_illegal": illegal}
        return info

    def _final(self, ended: npt.NDArray[np.bool_]) -> Info:
        """The last observations and infos of games that are followed by others at once."""
        seen = np.full(self.num_envs, None, dtype=object)
        for i in ended.nonzero()[0].tolist():
            seen[i] = {"observation": self._rows[i].copy(), "action_mask": self._masks[i].copy()}
        info = {"seat": np.where(ended, self._seat, 0), "_seat": ended, **self._ends(ended)}
        return {
            "final_obs": seen, "_final_obs": ended, "final_info": info, "_final_info": ended,
        }  # fmt: skip

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """As MaskablePPO of sb3-contrib asks for it."""
        mask: npt.NDArray[np.bool_] = self._masks.view(np.bool_).copy()
        return mask

    def render(self) -> tuple[Any, ...]:
        """The boards as the learners' seats see them."""
        return tuple(
            self.renderer.render(self.tables.table(i), int(self._seat[i]))
            for i in range(self.num_envs)
        )

    # ------------------------------------------------------------------- copies, the end

    @property  # type: ignore[misc]
    def np_random(self) -> tuple[np.random.Generator, ...]:  # type: ignore[override]
        """Who draws seats and luck, by table."""
        return tuple(self._chance(i) for i in range(self.num_envs))

    @property
    def np_random_seed(self) -> tuple[int | None, ...]:  # type: ignore[override]
        """The seed of each table."""
        return tuple(self.seeds)

    def __getstate__(self) -> Info:
        """So that it can be pickled and copied, in the middle of games too."""
        lots = [one.lots() if one is not None else [] for one in self.opponents]
        play = {
            "tables": [self.tables.kept(i) for i in range(self.num_envs)], "lots": lots,
            "seat": self._seat.tolist(), "luck": self.lucks, "illegal": self._illegal.tolist(),
        }  # fmt: skip
        return {
            "made": self._made, "spec": self.spec, "chances": self.chances, "seeds": self.seeds,
            "play": play if self.begun else None,
        }  # fmt: skip

    def __setstate__(self, state: Info) -> None:
        """Opponents are made anew; ours go on with the lots they drew."""
        self.__init__(**state["made"])  # type: ignore[misc]
        self.spec, self.chances, self.seeds = state["spec"], state["chances"], state["seeds"]
        if (play := state["play"]) is None:
            return
        self.begun = True
        for i, (seat, table) in enumerate(zip(play["seat"], play["tables"], strict=True)):
            self.learners.place(i, table, seat, self.outside, play["illegal"][i])
            self._invite(i, seat, play["luck"][i])
            if (opponents := self.opponents[i]) is not None:
                draw_on(opponents.lots(), play["lots"][i])

    def close_extras(self, **_: Any) -> None:
        """End the opponents and the picture."""
        for i in range(self.num_envs):
            self._dismiss(i)
        self.renderer.close()

    def _dismiss(self, i: int) -> None:
        if (opponents := self.opponents[i]) is not None:
            opponents.dismiss()
        self.opponents[i] = None


def seeds_of(seed: int | list[int | None] | None, n: int) -> list[int | None]:
    """A seed for each table, as Gymnasium's own vector environments deal them out."""
    if seed is None:
        return [None] * n
    if isinstance(seed, (int, np.integer)):
        return [int(seed) + i for i in range(n)]
    if not isinstance(seed, list | tuple | np.ndarray):
        raise TypeError(f"a seed is a whole number, or a list of {n}, not {seed!r}")
    if len(seed) != n:
        raise ValueError(f"{n} seeds are wanted, not {len(seed)}")
    return list(seed)
