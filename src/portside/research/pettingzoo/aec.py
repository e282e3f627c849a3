"""A game as an agent-environment cycle. Written so that a step costs little Python."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from portside.core.game import NOBODY, State
from portside.core.observation import blank
from portside.research.catalogue import make_tables
from portside.research.given import whole
from portside.research.rendering import FRAMES, MODES, Renderer
from portside.research.spaces import Observation, observation_space
from portside.research.vector import windows

# Windows on the buffers of the tables, and what cannot be copied: made anew with each environment.
OWN = ("tables", "renderer", "_row", "_mask", "_rewards", "_other", "_other_row")


class PortsideEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """Agents `player_0` … by seat. Illegal actions raise a ValueError and change nothing.

    observation   {"observation": int16 row, "action_mask": int8 mask}
    reward        "win", "rank", "score" or "potential": see `VectorEnv`
    memory        see `portside.core.observation.Observer`
    max_cycles    after so many decisions the game is cut off (truncated) without rewards
    render_mode   "human" prints the board, "ansi" returns it, "rgb_array" returns its pixels
    """

    metadata: dict[str, Any] = {
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": FRAMES,
    }

    def __init__(
        self, game: str, seats: int | None = None, options: dict[str, object] | None = None,
        reward: str = "win", memory: bool = False, max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        EzPickle.__init__(self, game, seats, options, reward, memory, max_cycles, render_mode)
        super().__init__()
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.renderer = Renderer(render_mode)
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self.tables = make_tables(
            game, seats, options=options, reward=reward, memory=memory, auto_reset=False
        )
        self.shaped = reward == "potential"
        seen = windows(self.tables)
        self._row = seen["observations"][0]
        self._mask = seen["masks"][0].view(np.int8)
        self._rewards = seen["rewards"][0]
        self._other = blank(self.tables.observer.width)
        self._other_row = np.frombuffer(memoryview(self._other), np.int16)
        self._luck = random.Random()
        self.possible_agents = [f"player_{seat}" for seat in range(self.tables.seats)]
        self.agents: list[str] = []
        self._over = True  # until a game begins
        space = observation_space(self.tables)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.tables.actions) for agent in self.possible_agents
        }

    def __getstate__(self) -> dict[str, Any]:
        """So that environments can be pickled and copied, in the middle of a game too."""
        kept = {key: value for key, value in self.__dict__.items() if key not in OWN}
        begun = hasattr(self, "agent_selection")
        return {"kept": kept, "table": self.tables.kept(0) if begun else None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        made = state["kept"]
        self.__init__(*made["_ezpickle_args"], **made["_ezpickle_kwargs"])  # type: ignore[misc]
        self.__dict__.update(made)
        if state["table"] is not None:
            self.tables.go_on_from(0, state["table"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed its luck follows from the last seed given, if any."""
        if seed is not None:
            self._luck = random.Random(whole("a seed", seed))
        self.tables.reset(self._luck.getrandbits(32), 0)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over = False
        self._skip_agent_selection = None
        self._left = -1 if self.max_cycles is None else self.max_cycles
        self.agent_selection = self.possible_agents[self.tables.to_move[0]]

    def step(self, action: int | None) -> None:
        """The selected agent's answer; None once it is done."""
        if self._over:
            if not hasattr(self, "agent_selection"):
                raise ResetNeeded("reset() begins a game")
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} is asked for an action")
        seat = self.tables.act(0, action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._left -= 1
        if seat < 0 or self._left == 0:
            self._end()
        else:
            if self.shaped:
                self._share_rewards()
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        ended = dict.fromkeys(self.agents, True)
        if self.state_of_play().to_move == NOBODY:
            self.terminations = ended
        else:
            self.truncations = ended
        self._over = True
        self._share_rewards()
        self.agent_selection = self.agents[0]

    def _share_rewards(self) -> None:
        for agent, reward in zip(self.agents, self._rewards.tolist(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, what it has earned and whether it is done."""
        if self._over and not hasattr(self, "agent_selection"):
            raise ResetNeeded("reset() begins a game")
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and which actions are legal for it now."""
        if not self._over and agent == self.agent_selection:
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        if not hasattr(self, "agent_selection"):
            raise ResetNeeded("reset() begins a game")
        self.tables.observe(0, self.possible_agents.index(agent), self._other)
        return {
            "observation": self._other_row.copy(),
            "action_mask": np.zeros(self.tables.actions, np.int8),
        }

    def state_of_play(self) -> State:
        """The game itself, with all its secrets: for analysis, not for agents."""
        return self.tables.table(0)

    def render(self) -> npt.NDArray[np.uint8] | str | None:
        """The board as the seat to move sees it; at the end as a spectator does."""
        s = self.state_of_play()
        return self.renderer.render(s, int(s.to_move))

    def close(self) -> None:
        """End the picture."""
        self.renderer.close()
