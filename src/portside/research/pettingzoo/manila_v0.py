"""`manila_v0`: see `portside.research.pettingzoo.aec`."""

from typing import Any

from portside.research.pettingzoo.aec import PortsideEnv


def raw_env(**how: Any) -> PortsideEnv:
    return PortsideEnv("manila", **how)


env = raw_env  # it refuses illegal actions itself, so no wrapper is needed
