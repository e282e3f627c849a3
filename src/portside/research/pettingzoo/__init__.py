"""PettingZoo: agent-environment-cycle environments of every game (extra `pettingzoo`).

from portside.research.pettingzoo import manila_v0
env = manila_v0.env(seats=4)

or, once this is imported, pettingzoo.make("aec", "portside/manila-v0", seats=4). The number in a
name changes when observations, actions or rewards do.
"""

import sys
from functools import partial
from types import ModuleType

import pettingzoo  # type: ignore[import-untyped]

from portside.games import GAMES
from portside.research.pettingzoo.aec import PortsideEnv


def module_of(game: str) -> ModuleType:
    """What PettingZoo expects of a game: a module with `env`, and `raw_env` without wrappers.

    Illegal actions are refused by the environment itself, so both are the same.
    """
    made = ModuleType(f"{__name__}.{game}_v0", f"`{game}_v0`: see `{PortsideEnv.__module__}`.")
    made.env = made.raw_env = partial(PortsideEnv, game)  # type: ignore[attr-defined]
    return made


MODULES = {f"{game}_v0": module_of(game) for game in GAMES}
sys.modules.update({module.__name__: module for module in MODULES.values()})
for game in GAMES:
    if f"portside/{game}-v0" not in pettingzoo.aec_registry:
        pettingzoo.register("aec", f"portside/{game}-v0", f"{__name__}.{game}_v0:env")


def __getattr__(name: str) -> ModuleType:
    if name not in MODULES:
        raise AttributeError(f"module {__name__} has no attribute {name!r}")
    return MODULES[name]


__all__ = [*MODULES]
